/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Everything that is kept: games, players, and the lists of them. */

#include "crumb-store-private.h"

#include "crumb-game-private.h"
#include "record/database/crumb-schema.h"
#include "record/database/crumb-tables.h"

#include <glib/gi18n.h>

struct _CrumbStore
{
  GObject parent_instance;

  sqlite3 *db;
};

G_DEFINE_FINAL_TYPE (CrumbStore, crumb_store, G_TYPE_OBJECT)

enum
{
  CHANGED,
  PLAYERS_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static CrumbGameHead *
make_head (const CrumbGameKind *kind, const char *rules, GPtrArray *seats, guint first, GError **error)
{
  g_autoptr (CrumbGameHead) head = g_new0 (CrumbGameHead, 1);
  char canonical[CRUMB_RULES_TEXT_MAX];

  if (!kind->rules_normalise (rules, canonical))
    {
      g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED, _ ("“%s” are no rules of this game."), rules);
      return NULL;
    }

  head->id = g_uuid_string_random ();
  head->kind = kind;
  head->rules = g_strdup (canonical);
  head->first = first;
  head->started = g_get_real_time ();
  for (guint i = 0; i < seats->len; i++)
    {
      const CrumbSeat *seat = seats->pdata[i];
      g_autofree char *name = crumb_seat_clean_name (seat->name);

      if (name == NULL)
        {
          g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED, _ ("A name has 1 to %d characters."),
                       CRUMB_NAME_MAX);
          return NULL;
        }
      if (crumb_game_head_has_name (head, name))
        {
          g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED, _ ("Two players are called “%s”."), name);
          return NULL;
        }
      head->seats[head->n_seats++] = crumb_seat_new (name, seat->colour);
    }
  return g_steal_pointer (&head);
}

/* The text of the first column of the first row; NULL without an error when there is none. */
static char *
get_first (sqlite3_stmt *statement, GError **error)
{
  gboolean row;

  if (!crumb_database_step (statement, &row, error) || !row)
    return NULL;
  return g_strdup (crumb_database_get_text (statement, 0));
}

static void
crumb_store_finalize (GObject *object)
{
  CrumbStore *self = CRUMB_STORE (object);

  g_clear_pointer (&self->db, sqlite3_close_v2);

  G_OBJECT_CLASS (crumb_store_parent_class)->finalize (object);
}

static void
crumb_store_class_init (CrumbStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = crumb_store_finalize;

  signals[CHANGED] =
      g_signal_new ("changed", CRUMB_TYPE_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRV);
  signals[PLAYERS_CHANGED] =
      g_signal_new ("players-changed", CRUMB_TYPE_STORE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
crumb_store_init (CrumbStore *self)
{
}

sqlite3 *
crumb_store_get_database (CrumbStore *self)
{
  return self->db;
}

void
crumb_store_say_changed (CrumbStore *self, const char *const *ids)
{
  g_signal_emit (self, signals[CHANGED], 0, ids);
}

void
crumb_store_say_one_changed (CrumbStore *self, const char *id)
{
  const char *ids[] = { id, NULL };

  crumb_store_say_changed (self, ids);
}

void
crumb_store_say_players_changed (CrumbStore *self)
{
  g_signal_emit (self, signals[PLAYERS_CHANGED], 0);
}

char *
crumb_store_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "crumb", "crumb.db", NULL);
}

CrumbStore *
crumb_store_open (const char *path, GError **error)
{
  g_autoptr (sqlite3) db = crumb_database_open (path, crumb_schema_steps, error);
  g_autoptr (GError) local_error = NULL;
  CrumbStore *self;

  if (db == NULL || !crumb_tables_refresh (db, error))
    return NULL;
  /* What can't be purged now, because another program plays, can be the next time. */
  if (!crumb_tables_purge (db, g_get_real_time () - CRUMB_STORE_DELETED_DAYS * G_TIME_SPAN_DAY, &local_error))
    g_debug ("Deleted games stay for now: %s", local_error->message);

  self = g_object_new (CRUMB_TYPE_STORE, NULL);
  self->db = g_steal_pointer (&db);
  return self;
}

CrumbGame *
crumb_store_new_game (CrumbStore *self, const CrumbGameKind *kind, const char *rules, GPtrArray *seats, guint first,
                      GError **error)
{
  g_autoptr (CrumbGameHead) head = NULL;
  g_autoptr (CrumbJournal) journal = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);
  g_return_val_if_fail (seats->len >= 2 && seats->len <= CRUMB_SEATS_MAX, NULL);
  g_return_val_if_fail (first < seats->len, NULL);

  head = make_head (kind, rules, seats, first, error);
  if (head == NULL)
    return NULL;
  journal = crumb_journal_new (head);
  g_return_val_if_fail (journal != NULL, NULL);

  if (!crumb_tables_keep_game (self->db, head, journal, CRUMB_TAKE_COLOURS, error))
    return NULL;
  crumb_store_say_one_changed (self, head->id);
  crumb_store_say_players_changed (self);
  return crumb_game_new (self, g_steal_pointer (&head), g_steal_pointer (&journal));
}

CrumbGame *
crumb_store_load_game (CrumbStore *self, const char *id, GError **error)
{
  g_autoptr (CrumbGameHead) head = NULL;
  CrumbJournal *journal = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  head = crumb_tables_read_game (self->db, id, &journal, error);
  if (head == NULL)
    return NULL;
  return crumb_game_new (self, g_steal_pointer (&head), journal);
}

char *
crumb_store_find_game (CrumbStore *self, const char *prefix, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  g_autofree char *lower = g_ascii_strdown (prefix, -1);
  g_autofree char *id = NULL;
  g_autofree char *another = NULL;
  g_autoptr (GError) local_error = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  /* An id has no character as high as the one that ends the range. */
  statement = crumb_database_prepare (self->db,
                                      "SELECT game FROM summary WHERE game >= ?1 AND game < ?1 || '~' LIMIT 2", error);
  if (statement == NULL)
    return NULL;

  sqlite3_bind_text (statement, 1, lower, -1, SQLITE_STATIC);
  id = get_first (statement, &local_error);
  if (id != NULL)
    another = get_first (statement, &local_error);

  if (local_error != NULL)
    g_propagate_error (error, g_steal_pointer (&local_error));
  else if (id == NULL)
    g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND, _ ("There is no game “%s”."), prefix);
  else if (another != NULL)
    g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND, _ ("More than one game begins with “%s”."),
                 prefix);
  else
    return g_steal_pointer (&id);
  return NULL;
}

CrumbGame *
crumb_store_latest_game (CrumbStore *self, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  g_autofree char *id = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  statement = crumb_database_prepare (self->db, "SELECT game FROM summary ORDER BY touched DESC, game LIMIT 1", error);
  if (statement == NULL)
    return NULL;
  id = get_first (statement, error);
  if (id == NULL)
    return NULL;

  g_clear_pointer (&statement, crumb_statements_give_back);
  return crumb_store_load_game (self, id, error);
}

gboolean
crumb_store_rebuild_summaries (CrumbStore *self, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  if (!crumb_tables_rebuild_summaries (self->db, error))
    return FALSE;
  crumb_store_say_changed (self, NULL);
  return TRUE;
}
