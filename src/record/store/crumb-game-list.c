/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A list model of the games in the record, read a page at a time. */

#include "crumb-game-list.h"

#include "crumb-game-query.h"
#include "crumb-list-check.h"
#include "crumb-record-watch.h"
#include "crumb-store-private.h"
#include "record/base/crumb-class.h"

/* Enough pages for a tall view and its surroundings, and some to scroll back to. */
#define PAGES_HELD 8

/* A page that was read. */
typedef struct
{
  guint page;
  GPtrArray *items;
} Page;

struct _CrumbGameList
{
  GObject parent_instance;

  CrumbStore *store;
  CrumbGameFilter *filter;
  CrumbGameQuery *query;
  guint n_items;
  guint n_running;
  GArray *months;    /* (nullable): where the first of them begin, as far down as somebody asked */
  guint n_in_months; /* how many games @months has */

  /* The most recently used page is last. */
  GPtrArray *pages;
  /* The key of the first game of each page, where known: page → CrumbGameKey. */
  GHashTable *anchors;

  /* Games that changed since the list was last updated. */
  GHashTable *changed;
  gboolean all_changed;
  /* The database's data version when the games were counted; changes by other connections raise it. */
  gint64 version;
  /* The data version when damage was last looked for. */
  gint64 checked;
  guint refresh_source;
  guint check_source;

  GError *error;
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CrumbGameList, crumb_game_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
page_free (Page *page)
{
  g_ptr_array_unref (page->items);
  g_free (page);
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
  if (!same)
    g_object_notify (G_OBJECT (self), "error");
}

static void
set_anchor (CrumbGameList *self, guint page, CrumbGameKey *key)
{
  g_hash_table_replace (self->anchors, GUINT_TO_POINTER (page), key);
}

static void
forget_pages (CrumbGameList *self)
{
  g_ptr_array_set_size (self->pages, 0);
  g_clear_pointer (&self->months, g_array_unref);
  self->n_in_months = 0;
  g_hash_table_remove_all (self->anchors);
}

/* Counts the matching games; a query that has to scan every game finds the start of each page as well. */
static gboolean
count (CrumbGameList *self, guint *n, guint *n_running, GError **error)
{
  sqlite3 *db = crumb_store_get_database (self->store);
  g_autoptr (GPtrArray) keys = NULL;

  forget_pages (self);
  self->version = crumb_record_get_version (crumb_store_get_database (self->store));
  if (!crumb_game_query_is_narrow (self->query))
    return crumb_game_query_count_all (self->query, db, n, n_running, error);

  keys = crumb_game_query_scan (self->query, db, CRUMB_GAME_LIST_PAGE, n, n_running, error);
  if (keys == NULL)
    return FALSE;
  g_ptr_array_set_free_func (keys, NULL);
  for (guint page = 0; page < keys->len; page++)
    set_anchor (self, page, keys->pdata[page]);
  return TRUE;
}

static void
say_changed (CrumbGameList *self, guint first, guint n_after, guint n, guint n_running)
{
  guint was = self->n_items;

  self->n_items = n;
  self->n_running = n_running;
  g_list_model_items_changed (G_LIST_MODEL (self), first, was - first - n_after, n - first - n_after);
  if (was != n)
    g_object_notify (G_OBJECT (self), "n-items");
}

/* What is shown stays: once the other program is done, the store says that all may have changed. */
static gboolean
is_passing (CrumbGameList *self, const GError *error)
{
  return self->n_items > 0 && g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_BUSY);
}

static void
reload (CrumbGameList *self)
{
  GError *error = NULL;
  guint n = 0;
  guint n_running = 0;

  if (!count (self, &n, &n_running, &error))
    {
      if (is_passing (self, error))
        {
          g_error_free (error);
          return;
        }
      n = n_running = 0;
    }
  take_error (self, error);
  say_changed (self, 0, 0, n, n_running);
}

/* Counts the games before @key, including it if @included. */
static gboolean
count_up_to (CrumbGameList *self, const CrumbGameKey *key, gboolean included, guint *n, GError **error)
{
  sqlite3 *db = crumb_store_get_database (self->store);
  g_autoptr (CrumbGameKey) found = NULL;

  if (!crumb_game_query_count_before (self->query, db, key, n, error))
    return FALSE;
  if (!included)
    return TRUE;

  if (!crumb_game_query_find (self->query, db, key->id, &found, error))
    return FALSE;
  if (found != NULL && found->running == key->running)
    *n += 1;
  return TRUE;
}

/*
 * Finds the range of positions that can have changed. A changed game may be among the unfinished or the finished ones,
 * so both of its positions count, unless only one game changed and the counts show which.
 */
static gboolean
find_edges (CrumbGameList *self, guint n, guint n_running, CrumbGameKey *first, CrumbGameKey *last, GError **error)
{
  gboolean one = g_hash_table_size (self->changed) == 1;
  gboolean running = !one || n_running != self->n_running;
  gboolean finished = !one || n - n_running != self->n_items - self->n_running;
  GHashTableIter iter;
  gpointer id;

  *first = (CrumbGameKey) { .started = G_MININT64 };
  *last = (CrumbGameKey) { .started = G_MAXINT64 };
  g_hash_table_iter_init (&iter, self->changed);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    {
      gint64 started;

      /* A purged game has no start any more: 0 extends the range to the end of the list. */
      if (!crumb_database_get_int (crumb_store_get_database (self->store), &started, error,
                                   "SELECT started FROM game WHERE id = ?1", "t", id))
        return FALSE;
      if (started > first->started || (started == first->started && g_strcmp0 (id, first->id) > 0))
        *first = (CrumbGameKey) { .running = running, .started = started, .id = id };
      if (started < last->started || (started == last->started && g_strcmp0 (id, last->id) < 0))
        *last = (CrumbGameKey) { .running = !finished, .started = started, .id = id };
    }
  return TRUE;
}

/* Updates one changed game that stayed in its place, if it is in this list. */
static void
refresh_in_place (CrumbGameList *self)
{
  GHashTableIter iter;
  gpointer changed;
  g_autofree char *id = NULL;
  guint position;

  g_hash_table_iter_init (&iter, self->changed);
  g_hash_table_iter_next (&iter, &changed, NULL);
  /* A change of another program that is noticed now forgets what has changed. */
  id = g_strdup (changed);
  if (crumb_game_list_find (self, id, &position))
    g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 1);
}

/* Whether people have given one of the changed games a date: nothing says where it was before. */
static gboolean
may_have_new_date (CrumbGameList *self)
{
  GHashTableIter iter;
  gpointer id;
  gboolean dated = FALSE;

  g_hash_table_iter_init (&iter, self->changed);
  while (!dated && g_hash_table_iter_next (&iter, &id, NULL))
    if (!crumb_database_has (crumb_store_get_database (self->store), &dated, NULL,
                             "SELECT 1 FROM entry WHERE game = ?1 AND what = 'date'", "t", id))
      return TRUE;
  return dated;
}

/* Emits the smallest change that covers what changed; FALSE when that can't be determined. */
static gboolean
refresh_some (CrumbGameList *self)
{
  CrumbGameKey first;
  CrumbGameKey last;
  guint n;
  guint n_running;
  guint before;
  guint up_to;

  if (may_have_new_date (self) || !count (self, &n, &n_running, NULL))
    return FALSE;
  if (g_hash_table_size (self->changed) == 1 && n == self->n_items && n_running == self->n_running)
    {
      refresh_in_place (self);
      return TRUE;
    }

  if (!find_edges (self, n, n_running, &first, &last, NULL) || !count_up_to (self, &first, FALSE, &before, NULL)
      || !count_up_to (self, &last, TRUE, &up_to, NULL))
    return FALSE;
  if (up_to > n || before + (n - up_to) > MIN (n, self->n_items))
    return FALSE;
  say_changed (self, before, n - up_to, n, n_running);
  return TRUE;
}

static gboolean
refresh_cb (gpointer user_data)
{
  CrumbGameList *self = user_data;

  self->refresh_source = 0;
  /* We get no signal for changes of other programs: any game may have moved. */
  if (self->all_changed || self->error != NULL
      || crumb_record_get_version (crumb_store_get_database (self->store)) != self->version || !refresh_some (self))
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

/* The closest page at or before @page whose first key is known. */
static const CrumbGameKey *
find_anchor (CrumbGameList *self, guint page, guint *at)
{
  const CrumbGameKey *best = NULL;
  GHashTableIter iter;
  gpointer anchored, key;

  *at = 0;
  best = g_hash_table_lookup (self->anchors, GUINT_TO_POINTER (page));
  if (best != NULL)
    {
      *at = page;
      return best;
    }
  g_hash_table_iter_init (&iter, self->anchors);
  while (g_hash_table_iter_next (&iter, &anchored, &key))
    if (GPOINTER_TO_UINT (anchored) < page && GPOINTER_TO_UINT (anchored) >= *at)
      {
        *at = GPOINTER_TO_UINT (anchored);
        best = key;
      }
  return best;
}

static CrumbGameKey *
key_of (const CrumbGameSummary *summary)
{
  CrumbGameKey *key = g_new (CrumbGameKey, 1);

  *key = (CrumbGameKey) { .running = !summary->over, .started = summary->started, .id = g_strdup (summary->id) };
  return key;
}

/*
 * Reads a page and the first key of the next. No read starts itself again: a page that is not whole waits until the
 * record was mended, which happens once, or for another program that has changed it.
 */
static GPtrArray *
read_items (CrumbGameList *self, guint page)
{
  guint first = page * CRUMB_GAME_LIST_PAGE;
  guint n = MIN (CRUMB_GAME_LIST_PAGE, self->n_items - first);
  GPtrArray *items = g_ptr_array_new_full (n, g_object_unref);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  gboolean whole = TRUE;
  guint at;
  const CrumbGameKey *anchor = find_anchor (self, page, &at);

  games = crumb_game_query_read (self->query, crumb_store_get_database (self->store), anchor,
                                 (page - at) * CRUMB_GAME_LIST_PAGE, CRUMB_GAME_LIST_PAGE + 1, &error);
  if (games != NULL && games->len > 0)
    set_anchor (self, page, key_of (games->pdata[0]));
  if (games != NULL && games->len > CRUMB_GAME_LIST_PAGE)
    set_anchor (self, page + 1, key_of (games->pdata[CRUMB_GAME_LIST_PAGE]));
  for (guint i = 0; i < n; i++)
    {
      CrumbGameSummary *summary = games != NULL && games->len > 0 ? g_ptr_array_steal_index (games, 0) : NULL;

      if (summary == NULL)
        summary = crumb_game_summary_new_damaged ("", 0);
      whole &= !summary->damaged;
      g_ptr_array_add (items, crumb_game_item_new (summary));
    }
  if (crumb_record_get_version (crumb_store_get_database (self->store)) != self->version)
    {
      self->all_changed = TRUE;
      refresh_later (self);
    }
  else if (!whole)
    crumb_store_notice_damage (self->store);
  return items;
}

/* Returns the page, and moves it to the end of the cache. */
static Page *
get_page (CrumbGameList *self, guint page)
{
  Page *read;

  for (guint i = self->pages->len; i > 0; i--)
    {
      Page *held = self->pages->pdata[i - 1];

      if (held->page == page)
        {
          g_ptr_array_add (self->pages, g_ptr_array_steal_index (self->pages, i - 1));
          return held;
        }
    }

  read = g_new (Page, 1);
  read->page = page;
  read->items = read_items (self, page);
  if (self->pages->len == PAGES_HELD)
    g_ptr_array_remove_index (self->pages, 0);
  g_ptr_array_add (self->pages, read);
  return read;
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
  Page *page;

  if (position >= self->n_items)
    return NULL;

  page = get_page (self, position / CRUMB_GAME_LIST_PAGE);
  return g_object_ref (page->items->pdata[position % CRUMB_GAME_LIST_PAGE]);
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
  crumb_class_owns_sources (klass, CrumbGameList, refresh_source, check_source);
  crumb_class_owns (klass, CrumbGameList, g_ptr_array_unref, pages);
  crumb_class_owns (klass, CrumbGameList, g_hash_table_unref, anchors, changed);
  crumb_class_owns (klass, CrumbGameList, g_array_unref, months);
  crumb_class_owns (klass, CrumbGameList, crumb_game_query_free, query);
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
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) page_free);
  self->anchors = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) crumb_game_key_free);
  self->changed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* The stored number of games is faster than counting, but only counting notices when it is wrong. */
static gboolean
check_count_cb (gpointer user_data)
{
  CrumbGameList *self = user_data;
  gint64 differs;

  self->check_source = 0;
  if (crumb_database_get_int (crumb_store_get_database (self->store), &differs, NULL,
                              "SELECT (SELECT sum (games) FROM counted) IS NOT (SELECT count (*) FROM summary)", "")
      && differs)
    crumb_store_notice_damage (self->store);
  return G_SOURCE_REMOVE;
}

CrumbGameList *
crumb_game_list_new (CrumbStore *store)
{
  CrumbGameList *self;

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  self = g_object_new (CRUMB_TYPE_GAME_LIST, NULL);
  self->store = g_object_ref (store);
  self->filter = crumb_game_filter_copy (NULL);
  self->query = crumb_game_query_new (NULL);
  g_signal_connect_object (store, "changed", G_CALLBACK (store_changed_cb), self, G_CONNECT_SWAPPED);
  reload (self);
  self->check_source = g_idle_add_full (G_PRIORITY_LOW, check_count_cb, self, NULL);
  return self;
}

/* A filter reads rows by the thousand, too many to look at their seals. */
static void
check_rows (CrumbGameList *self)
{
  if (!crumb_game_query_is_narrow (self->query) || self->checked == self->version)
    return;
  self->checked = self->version;
  crumb_list_check_later (self->store, NULL);
}

void
crumb_game_list_set_filter (CrumbGameList *self, const CrumbGameFilter *filter)
{
  g_return_if_fail (CRUMB_IS_GAME_LIST (self));

  if (crumb_game_filter_equal (self->filter, filter))
    return;

  crumb_game_filter_free (self->filter);
  self->filter = crumb_game_filter_copy (filter);
  crumb_game_query_free (self->query);
  self->query = crumb_game_query_new (filter);
  reload (self);
  check_rows (self);
}

/* Only as far as people look: each game of a long winter would have to be read. */
static void
find_months (CrumbGameList *self, guint position)
{
  guint n = MAX (position + 1, 2 * self->n_in_months);

  g_clear_pointer (&self->months, g_array_unref);
  self->n_in_months = G_MAXUINT;
  self->months =
      crumb_game_query_list_months (self->query, crumb_store_get_database (self->store), n, &self->n_in_months, NULL);
}

gboolean
crumb_game_list_get_month (CrumbGameList *self, guint position, guint *start, guint *end, gint64 *month)
{
  guint low = 0;
  guint high;

  g_return_val_if_fail (CRUMB_IS_GAME_LIST (self), FALSE);

  if (position >= self->n_in_months)
    find_months (self, position);
  *start = 0;
  *end = self->n_items;
  high = self->months != NULL ? self->months->len : 0;
  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      const CrumbGameMonth *at = &g_array_index (self->months, CrumbGameMonth, middle);

      if (at->end <= position)
        {
          low = middle + 1;
          *start = at->end;
        }
      else
        high = middle;
    }
  if (self->months == NULL || low == self->months->len)
    return FALSE;
  *end = MIN (g_array_index (self->months, CrumbGameMonth, low).end, self->n_items);
  *month = g_array_index (self->months, CrumbGameMonth, low).start;
  return !g_array_index (self->months, CrumbGameMonth, low).running;
}

CRUMB_DEFINE_GETTER (CrumbGameList, crumb_game_list, const GError *, error)

gboolean
crumb_game_list_find (CrumbGameList *self, const char *id, guint *position)
{
  g_autoptr (CrumbGameKey) key = NULL;

  g_return_val_if_fail (CRUMB_IS_GAME_LIST (self), FALSE);

  follow (self);
  return crumb_game_query_find (self->query, crumb_store_get_database (self->store), id, &key, NULL) && key != NULL
         && count_up_to (self, key, FALSE, position, NULL) && *position < self->n_items;
}

GStrv
crumb_game_list_get_ids (CrumbGameList *self)
{
  g_autoptr (GError) error = NULL;
  GStrv ids;

  g_return_val_if_fail (CRUMB_IS_GAME_LIST (self), NULL);

  follow (self);
  ids = crumb_game_query_list_ids (self->query, crumb_store_get_database (self->store), &error);
  if (ids == NULL && !is_passing (self, error))
    take_error (self, g_steal_pointer (&error));
  return ids;
}
