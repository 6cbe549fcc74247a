/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A list model of the games in the record: their keys, each row of which is read when it is shown. */

#include "crumb-game-list.h"

#include "crumb-evening.h"
#include "crumb-game-query.h"
#include "crumb-record-watch.h"
#include "crumb-store-private.h"
#include "record/base/crumb-class.h"

/* Enough rows for a tall view and its surroundings, and some to scroll back to. */
#define ITEMS_HELD 400

struct _CrumbGameList
{
  GObject parent_instance;

  CrumbStore *store;
  CrumbGameFilter *filter;
  gboolean grouped;
  GArray *keys;      /* CrumbGameKey: of all items, in order; of an evening its last game */
  GStringChunk *ids; /* which they point to */
  guint n_items;
  GHashTable *items; /* position → CrumbGameItem: those that were read */

  /* Games that changed since the list was last updated. */
  GHashTable *changed;
  gboolean all_changed;
  /* The database's data version when the keys were read; changes by other connections raise it. */
  gint64 version;
  guint refresh_source;

  GError *error;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CrumbGameList, crumb_game_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static const CrumbGameKey *
key_at (GArray *keys, guint position)
{
  return &g_array_index (keys, CrumbGameKey, position);
}

/* Below 0 when @one comes first. */
static int
compare_keys (const CrumbGameKey *one, const CrumbGameKey *other)
{
  if (one->running != other->running)
    return one->running ? -1 : 1;
  if (one->started != other->started)
    return one->started > other->started ? -1 : 1;
  return g_strcmp0 (other->id, one->id);
}

/* Takes @error; NULL clears the last one. */
static void
take_error (CrumbGameList *self, GError *error)
{
  gboolean same = self->error == error
                  || (self->error != NULL && error != NULL && self->error->domain == error->domain
                      && self->error->code == error->code && g_str_equal (self->error->message, error->message));

  g_clear_error (&self->error);
  self->error = error;
  if (g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED))
    crumb_store_notice_damage (self->store);
  if (!same)
    g_object_notify (G_OBJECT (self), "error");
}

/* What is shown stays: once the other program is done, the store says that all may have changed. */
static gboolean
is_passing (CrumbGameList *self, const GError *error)
{
  return self->n_items > 0 && g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_BUSY);
}

static gboolean
is_changed (CrumbGameList *self, const CrumbGameKey *key)
{
  gboolean changed = self->all_changed || g_hash_table_contains (self->changed, key->id);

  for (guint i = 0; key->evening != NULL && i < key->evening->len; i++)
    changed |= g_hash_table_contains (self->changed, key->evening->pdata[i]);
  return changed;
}

static gboolean
have_same_games (const CrumbGameKey *one, const CrumbGameKey *other)
{
  guint n = one->evening != NULL ? one->evening->len : 0;

  if (n != (other->evening != NULL ? other->evening->len : 0))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!g_str_equal (one->evening->pdata[i], other->evening->pdata[i]))
      return FALSE;
  return TRUE;
}

static gboolean
is_same (CrumbGameList *self, const CrumbGameKey *one, const CrumbGameKey *other)
{
  return compare_keys (one, other) == 0 && have_same_games (one, other) && !is_changed (self, one);
}

static void
clear_key (gpointer key)
{
  g_clear_pointer (&((CrumbGameKey *) key)->evening, g_ptr_array_unref);
}

/* Leaves the last game of each evening, with the ids of all of them. */
static GArray *
group_keys (GArray *keys)
{
  g_autoptr (CrumbEveningWalk) walk = crumb_evening_walk_new ();
  g_autofree guint *numbers = g_new0 (guint, keys->len);
  g_autoptr (GHashTable) rows = g_hash_table_new (NULL, NULL);
  GArray *grouped = g_array_new (FALSE, FALSE, sizeof (CrumbGameKey));

  g_array_set_clear_func (grouped, clear_key);
  for (guint i = keys->len; i > 0 && !key_at (keys, i - 1)->running; i--)
    numbers[i - 1] = crumb_evening_walk_add (walk, key_at (keys, i - 1)->people, key_at (keys, i - 1)->started);
  for (guint i = 0; i < keys->len; i++)
    {
      const CrumbGameKey *key = key_at (keys, i);
      gpointer row;
      CrumbGameKey *last;

      if (key->running || !g_hash_table_lookup_extended (rows, GUINT_TO_POINTER (numbers[i]), NULL, &row))
        {
          if (!key->running)
            g_hash_table_insert (rows, GUINT_TO_POINTER (numbers[i]), GUINT_TO_POINTER (grouped->len));
          g_array_append_vals (grouped, key, 1);
          continue;
        }
      last = &g_array_index (grouped, CrumbGameKey, GPOINTER_TO_UINT (row));
      if (last->evening == NULL)
        {
          last->evening = g_ptr_array_new ();
          g_ptr_array_add (last->evening, (gpointer) last->id);
        }
      g_ptr_array_add (last->evening, (gpointer) key->id);
    }
  g_array_unref (keys);
  return grouped;
}

/* Says what is between the common head and the common tail of both, so that a view keeps its scroll position. */
static void
take_keys (CrumbGameList *self, GArray *keys, GStringChunk *ids)
{
  GArray *was = self->keys;
  GStringChunk *was_ids = self->ids;
  guint n = keys->len, n_was = was->len;
  guint head = 0, tail = 0;

  while (head < MIN (n, n_was) && is_same (self, key_at (was, head), key_at (keys, head)))
    head++;
  while (tail < MIN (n, n_was) - head && is_same (self, key_at (was, n_was - 1 - tail), key_at (keys, n - 1 - tail)))
    tail++;
  self->keys = keys;
  self->ids = ids;
  self->n_items = n;
  g_hash_table_remove_all (self->items);
  if (head + tail < MAX (n, n_was))
    g_list_model_items_changed (G_LIST_MODEL (self), head, n_was - head - tail, n - head - tail);
  if (n != n_was)
    g_object_notify (G_OBJECT (self), "n-items");
  g_array_unref (was);
  g_string_chunk_free (was_ids);
}

static void
reload (CrumbGameList *self)
{
  sqlite3 *db = crumb_store_get_database (self->store);
  GStringChunk *ids = g_string_chunk_new (1 << 12);
  g_autofree char *query = crumb_game_query_write (self->filter);
  GError *error = NULL;
  GArray *keys;

  self->version = crumb_record_get_version (db);
  keys = crumb_game_query_list_keys (db, query, self->grouped, ids, &error);
  if (keys == NULL && is_passing (self, error))
    {
      g_error_free (error);
      g_string_chunk_free (ids);
      return;
    }
  if (keys == NULL)
    keys = g_array_new (FALSE, FALSE, sizeof (CrumbGameKey));
  take_error (self, error);
  take_keys (self, self->grouped ? group_keys (keys) : keys, ids);
}

static gboolean
refresh_cb (gpointer user_data)
{
  CrumbGameList *self = user_data;

  self->refresh_source = 0;
  /* We get no signal for changes of other programs: any game may have moved. */
  self->all_changed |= crumb_record_get_version (crumb_store_get_database (self->store)) != self->version;
  reload (self);
  self->all_changed = FALSE;
  g_hash_table_remove_all (self->changed);
  return G_SOURCE_REMOVE;
}

/* Updates when idle, so that the table redraws first after a tap. */
static void
refresh_later (CrumbGameList *self)
{
  if (self->refresh_source == 0)
    self->refresh_source = g_idle_add (refresh_cb, self);
}

/* Updates the list at once, so that its positions match the record's. */
static void
follow (CrumbGameList *self)
{
  if (self->refresh_source == 0 && crumb_record_get_version (crumb_store_get_database (self->store)) == self->version)
    return;
  g_clear_handle_id (&self->refresh_source, g_source_remove);
  refresh_cb (self);
}

static void
store_changed_cb (CrumbGameList *self, const char *const *ids)
{
  self->all_changed |= ids == NULL;
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    g_hash_table_add (self->changed, g_strdup (ids[i]));
  refresh_later (self);
}

static CrumbGameSummary *
read_game (CrumbGameList *self, const char *id)
{
  CrumbGameSummary *summary = crumb_store_find_summary (self->store, id);

  return summary != NULL ? summary : crumb_game_summary_new_damaged (id, 0);
}

static CrumbEvening *
read_evening (CrumbGameList *self, GPtrArray *ids)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_game_summary_free);

  for (guint i = ids->len; i > 0; i--)
    g_ptr_array_add (games, read_game (self, ids->pdata[i - 1]));
  return crumb_evening_new (games);
}

/*
 * No read starts itself again: a row that can't be read waits until the record was mended, which happens once, or for
 * another program that has changed it.
 */
static CrumbGameItem *
read_item (CrumbGameList *self, guint position)
{
  const CrumbGameKey *key = key_at (self->keys, position);
  CrumbGameItem *item = key->evening != NULL ? crumb_game_item_new_evening (read_evening (self, key->evening))
                                             : crumb_game_item_new (read_game (self, key->id));

  if (crumb_record_get_version (crumb_store_get_database (self->store)) != self->version)
    {
      self->all_changed = TRUE;
      refresh_later (self);
    }
  return item;
}

static GType
crumb_game_list_get_item_type (GListModel *model)
{
  return CRUMB_TYPE_GAME_ITEM;
}

static guint
crumb_game_list_get_n_items (GListModel *model)
{
  return CRUMB_GAME_LIST (model)->n_items;
}

static gpointer
crumb_game_list_get_item (GListModel *model, guint position)
{
  CrumbGameList *self = CRUMB_GAME_LIST (model);
  CrumbGameItem *item;

  if (position >= self->n_items)
    return NULL;

  item = g_hash_table_lookup (self->items, GUINT_TO_POINTER (position));
  if (item == NULL)
    {
      if (g_hash_table_size (self->items) == ITEMS_HELD)
        g_hash_table_remove_all (self->items);
      item = read_item (self, position);
      g_hash_table_insert (self->items, GUINT_TO_POINTER (position), item);
    }
  return g_object_ref (item);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = crumb_game_list_get_item_type;
  iface->get_n_items = crumb_game_list_get_n_items;
  iface->get_item = crumb_game_list_get_item;
}

static void
crumb_game_list_class_init (CrumbGameListClass *klass)
{
  crumb_class_owns_sources (klass, CrumbGameList, refresh_source);
  crumb_class_owns (klass, CrumbGameList, g_hash_table_unref, items, changed);
  crumb_class_owns (klass, CrumbGameList, g_array_unref, keys);
  crumb_class_owns (klass, CrumbGameList, g_string_chunk_free, ids);
  crumb_class_owns (klass, CrumbGameList, crumb_game_filter_free, filter);
  crumb_class_owns (klass, CrumbGameList, g_error_free, error);
  crumb_class_owns (klass, CrumbGameList, g_object_unref, store);

  crumb_class_property (klass, CrumbGameList, n_items, NULL,
                        g_param_spec_uint ("n-items", NULL, NULL, 0, G_MAXUINT, 0, CRUMB_READABLE));
  crumb_class_property (klass, CrumbGameList, error, NULL,
                        g_param_spec_boxed ("error", NULL, NULL, G_TYPE_ERROR, CRUMB_READABLE));
}

static void
crumb_game_list_init (CrumbGameList *self)
{
  self->keys = g_array_new (FALSE, FALSE, sizeof (CrumbGameKey));
  self->ids = g_string_chunk_new (1);
  self->items = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->changed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

CrumbGameList *
crumb_game_list_new (CrumbStore *store)
{
  CrumbGameList *self;

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  self = g_object_new (CRUMB_TYPE_GAME_LIST, NULL);
  self->store = g_object_ref (store);
  self->filter = crumb_game_filter_copy (NULL);
  g_signal_connect_object (store, "changed", G_CALLBACK (store_changed_cb), self, G_CONNECT_SWAPPED);
  reload (self);
  return self;
}

void
crumb_game_list_set_filter (CrumbGameList *self, const CrumbGameFilter *filter)
{
  g_return_if_fail (CRUMB_IS_GAME_LIST (self));

  if (crumb_game_filter_equal (self->filter, filter))
    return;

  crumb_game_filter_free (self->filter);
  self->filter = crumb_game_filter_copy (filter);
  reload (self);
}

/* Sets the month in which @time is. */
static void
find_month (gint64 time, gint64 *start, gint64 *end)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (time);
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_local (utc) : NULL;
  g_autoptr (GDateTime) first = NULL;
  g_autoptr (GDateTime) next = NULL;

  if (local != NULL)
    first = g_date_time_new_local (g_date_time_get_year (local), g_date_time_get_month (local), 1, 0, 0, 0);
  next = first != NULL ? g_date_time_add_months (first, 1) : NULL;
  *start = first != NULL ? g_date_time_to_unix_usec (first) : G_MININT64;
  *end = next != NULL ? g_date_time_to_unix_usec (next) : G_MAXINT64;
}

/* Whether it is among the unfinished games, or began in that month. */
static gboolean
is_in_group (const CrumbGameKey *key, gboolean running, gint64 from, gint64 to)
{
  return key->running == running && (running || (key->started >= from && key->started < to));
}

gboolean
crumb_game_list_get_month (CrumbGameList *self, guint position, guint *start, guint *end, gint64 *month)
{
  gboolean running;
  gint64 next = 0;

  g_return_val_if_fail (CRUMB_IS_GAME_LIST (self), FALSE);

  *start = 0;
  *end = self->n_items;
  *month = 0;
  if (position >= self->keys->len)
    return FALSE;
  running = key_at (self->keys, position)->running;
  if (!running)
    find_month (key_at (self->keys, position)->started, month, &next);
  for (*start = position; *start > 0 && is_in_group (key_at (self->keys, *start - 1), running, *month, next);)
    --*start;
  for (*end = position + 1; *end < self->n_items && is_in_group (key_at (self->keys, *end), running, *month, next);)
    ++*end;
  return !running;
}

void
crumb_game_list_set_grouped (CrumbGameList *self, gboolean grouped)
{
  g_return_if_fail (CRUMB_IS_GAME_LIST (self));

  if (self->grouped == grouped)
    return;
  self->grouped = grouped;
  reload (self);
}

guint
crumb_game_list_count (CrumbGameList *self)
{
  guint n = 0;

  g_return_val_if_fail (CRUMB_IS_GAME_LIST (self), 0);

  for (guint i = 0; i < self->keys->len; i++)
    n += key_at (self->keys, i)->evening != NULL ? key_at (self->keys, i)->evening->len : 1;
  return n;
}

GStrv
crumb_game_list_get_row (CrumbGameList *self, guint position)
{
  g_autoptr (GStrvBuilder) ids = NULL;
  const CrumbGameKey *key;

  g_return_val_if_fail (CRUMB_IS_GAME_LIST (self), NULL);

  if (position >= self->keys->len)
    return NULL;
  ids = g_strv_builder_new ();
  key = key_at (self->keys, position);
  if (key->evening == NULL)
    g_strv_builder_add (ids, key->id);
  for (guint i = 0; key->evening != NULL && i < key->evening->len; i++)
    g_strv_builder_add (ids, key->evening->pdata[i]);
  return g_strv_builder_end (ids);
}

CRUMB_DEFINE_GETTER (CrumbGameList, crumb_game_list, const GError *, error)

gboolean
crumb_game_list_find (CrumbGameList *self, const char *id, guint *position)
{
  g_return_val_if_fail (CRUMB_IS_GAME_LIST (self), FALSE);

  follow (self);
  for (*position = 0; *position < self->keys->len; ++*position)
    {
      const CrumbGameKey *key = key_at (self->keys, *position);

      if (g_str_equal (key->id, id)
          || (key->evening != NULL && g_ptr_array_find_with_equal_func (key->evening, id, g_str_equal, NULL)))
        return TRUE;
    }
  return FALSE;
}

GStrv
crumb_game_list_get_ids (CrumbGameList *self)
{
  g_autoptr (GStrvBuilder) ids = NULL;

  g_return_val_if_fail (CRUMB_IS_GAME_LIST (self), NULL);

  follow (self);
  if (self->error != NULL)
    return NULL;
  ids = g_strv_builder_new ();
  for (guint i = 0; i < self->keys->len; i++)
    g_strv_builder_add (ids, key_at (self->keys, i)->id);
  return g_strv_builder_end (ids);
}
