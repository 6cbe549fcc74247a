/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The record: games, players, and lists of them. */

#include "crumb-store-private.h"

#include "crumb-backups.h"
#include "crumb-game-private.h"
#include "crumb-record-watch.h"
#include "record/base/crumb-class.h"
#include "record/database/crumb-schema.h"
#include "record/database/crumb-tables.h"
#include "record/journal/crumb-unknown-kind.h"

#include <glib/gi18n.h>

/* How often a watched record waits for a lock: the main loop stands still meanwhile. */
#define BUSY_LOOKS 5
/* How often it looks while another thread of ours writes, which lets it write soon. */
#define BUSY_LOOKS_BESIDE 15
/* How often, and how long each time, another thread waits for a lock: ten seconds in all. */
#define BESIDE_LOOKS 500
#define BESIDE_LOOK_US 20000
/* How soon to try again what was in the way of another program, in milliseconds. */
#define AGAIN_MS 250

G_DEFINE_FINAL_TYPE (CrumbStore, crumb_store, G_TYPE_OBJECT)

static CrumbGameHead *
make_head (const CrumbGameKind *kind, const char *rules, GPtrArray *seats, guint first, GError **error)
{
  g_autoptr (CrumbGameHead) head = crumb_game_head_new (kind->id);
  char canonical[CRUMB_RULES_TEXT_MAX];

  if (!crumb_game_kind_normalise (kind, rules, canonical))
    {
      /* Translators: %s are rules as a game file has them. */
      g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED, _ ("“%s” aren’t rules of this game."), rules);
      return NULL;
    }

  head->id = g_uuid_string_random ();
  head->rules = g_strdup (canonical);
  head->first = first;
  head->started = g_get_real_time ();
  for (guint i = 0; i < seats->len; i++)
    {
      const CrumbSeat *seat = seats->pdata[i];
      g_autofree char *name = crumb_seat_take_name (seat->name, error);

      if (name == NULL)
        return NULL;
      if (crumb_game_head_has_name (head, name))
        {
          /* Translators: %s is a name. */
          g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NAME,
                       /* Translators: %s is a name. */
                       _ ("Two players are called “%s”. Change one of the names."), name);
          return NULL;
        }
      head->seats[head->n_seats++] = crumb_seat_new (name, seat->colour);
    }
  return g_steal_pointer (&head);
}

static void
crumb_store_finalize (GObject *object)
{
  CrumbStore *self = CRUMB_STORE (object);

  g_clear_pointer (&self->watch, crumb_record_watch_free);
  g_clear_handle_id (&self->again_source, g_source_remove);
  g_clear_pointer (&self->held, g_ptr_array_unref);
  g_clear_pointer (&self->questions, g_ptr_array_unref);
  g_clear_pointer (&self->changed, g_hash_table_unref);
  g_clear_error (&self->held_why);
  g_clear_pointer (&self->db, sqlite3_close_v2);

  G_OBJECT_CLASS (crumb_store_parent_class)->finalize (object);
}

static void
crumb_store_class_init (CrumbStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = crumb_store_finalize;

  crumb_class_signal (klass, "changed", 1, G_TYPE_STRV);
  crumb_class_signal (klass, "players-changed", 0);
  crumb_class_signal (klass, "held-changed", 0);
  crumb_class_signal (klass, "held-lost", 1, G_TYPE_ERROR);
  crumb_class_signal (klass, "damage-noticed", 0);
}

static void
crumb_store_init (CrumbStore *self)
{
  self->held = g_ptr_array_new_with_free_func (g_object_unref);
  self->questions = g_ptr_array_new ();
}

sqlite3 *
crumb_store_get_database (CrumbStore *self)
{
  return self->db;
}

CrumbHeadway *
crumb_store_get_headway (CrumbStore *self)
{
  return self->headway;
}

void
crumb_store_say_changed (CrumbStore *self, const char *const *ids)
{
  if (self->owner == NULL)
    {
      g_signal_emit_by_name (self, "changed", ids);
      return;
    }
  self->all_changed |= ids == NULL;
  for (; ids != NULL && *ids != NULL; ids++)
    g_hash_table_add (self->changed, g_strdup (*ids));
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
  self->players_changed = self->owner != NULL;
  if (self->owner == NULL)
    g_signal_emit_by_name (self, "players-changed");
}

static void again_later (CrumbStore *self);

/* Reads what could not be read while another program held a lock. */
static void
read_what_was_locked (CrumbStore *self)
{
  if (!self->unread)
    return;
  self->unread = FALSE;
  self->was_busy = FALSE;
  if (crumb_record_get_version (self->db) == 0 || self->unread)
    return;
  crumb_store_say_changed (self, NULL);
  crumb_store_say_players_changed (self);
}

static gboolean
again_cb (gpointer user_data)
{
  g_autoptr (CrumbStore) self = g_object_ref (user_data);

  self->again_source = 0;
  crumb_store_save_held (self);
  read_what_was_locked (self);
  if (self->unread || self->held->len > 0)
    again_later (self);
  else
    self->was_busy = FALSE;
  return G_SOURCE_REMOVE;
}

static void
again_later (CrumbStore *self)
{
  if (self->again_source == 0)
    self->again_source = g_timeout_add (AGAIN_MS, again_cb, self);
}

static int
busy_cb (gpointer user_data, int n_looks)
{
  CrumbStore *self = user_data;
  int looks = self->n_beside > 0 ? BUSY_LOOKS_BESIDE : BUSY_LOOKS;

  g_atomic_int_set (&self->wants, 1);
  /* Whoever waited in vain a moment ago need not wait again. */
  if (!self->was_busy && n_looks < looks)
    {
      g_usleep (CRUMB_STORE_LOOK_US);
      return 1;
    }
  self->was_busy = TRUE;
  self->unread = TRUE;
  again_later (self);
  return 0;
}

/* Whether nothing is wrong with the taps themselves. */
static gboolean
can_wait (const GError *why)
{
  return why->domain == CRUMB_RECORD_ERROR
         && (why->code == CRUMB_RECORD_ERROR_BUSY || why->code == CRUMB_RECORD_ERROR_FULL
             || why->code == CRUMB_RECORD_ERROR_READ_ONLY || why->code == CRUMB_RECORD_ERROR_IO
             || why->code == CRUMB_RECORD_ERROR_OPEN || why->code == CRUMB_RECORD_ERROR_GONE
             || why->code == CRUMB_RECORD_ERROR_SWAPPED);
}

static void
set_held_why (CrumbStore *self, GError *why)
{
  gboolean same = self->held_why == why || (self->held_why != NULL && why != NULL && self->held_why->code == why->code);

  g_clear_error (&self->held_why);
  self->held_why = why;
  if (!same)
    g_signal_emit_by_name (self, "held-changed");
}

gboolean
crumb_store_hold (CrumbStore *self, CrumbGame *game, const GError *why)
{
  if (self->watch == NULL || !can_wait (why))
    return FALSE;

  g_ptr_array_add (self->held, g_object_ref (game));
  set_held_why (self, g_error_copy (why));
  again_later (self);
  return TRUE;
}

const GError *
crumb_store_get_held (CrumbStore *self)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  return self->held_why;
}

static void
changed_outside_cb (gpointer user_data)
{
  CrumbStore *self = user_data;

  /* It hears of all when they are done. */
  if (self->n_beside > 0)
    return;
  crumb_store_say_changed (self, NULL);
  crumb_store_say_players_changed (self);
}

/* Whether all held taps go on from what is in that file. */
static gboolean
all_go_on_in (CrumbStore *self, sqlite3 *db)
{
  for (guint i = 0; i < self->held->len; i++)
    if (!crumb_game_goes_on_in (self->held->pdata[i], db))
      return FALSE;
  return TRUE;
}

/*
 * Opens the file at the path again, where SQLite can't write the one that is open though it could be written by now, or
 * where a copy of it was put in its place. A file that lacks games is not taken.
 */
static gboolean
open_again (CrumbStore *self, GError **error)
{
  g_autofree char *path = g_strdup (sqlite3_db_filename (self->db, "main"));
  gboolean stays = crumb_database_check_place (self->db, error);
  g_autoptr (sqlite3) db = NULL;

  if (stays && (sqlite3_db_readonly (self->db, "main") != 1 || !crumb_database_can_be_written (self->db)))
    return TRUE;
  if (crumb_database_is_blank (path))
    return FALSE;
  db = crumb_database_open (path, &crumb_schema, NULL, NULL);
  if (db == NULL || sqlite3_db_readonly (db, "main") == 1 || !(stays || all_go_on_in (self, db)))
    return stays;

  g_clear_error (error);
  g_clear_pointer (&self->watch, crumb_record_watch_free);
  sqlite3_close_v2 (self->db);
  self->db = g_steal_pointer (&db);
  crumb_store_watch (self);
  if (!stays)
    changed_outside_cb (self);
  return TRUE;
}

gboolean
crumb_store_save_held (CrumbStore *self)
{
  GError *astray = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  if (self->held->len > 0 && !open_again (self, &astray))
    {
      set_held_why (self, astray);
      return FALSE;
    }
  while (self->held->len > 0)
    {
      g_autoptr (CrumbGame) game = g_object_ref (self->held->pdata[0]);
      gboolean unread = self->unread;
      g_autoptr (GError) error = NULL;

      if (!crumb_game_save_held (game, &error))
        {
          if (can_wait (error))
            {
              /* Only writing failed: reading may have worked all the time. */
              self->unread = unread;
              set_held_why (self, g_steal_pointer (&error));
              return FALSE;
            }
          crumb_game_drop_held (game);
          g_signal_emit_by_name (self, "held-lost", error);
        }
      g_ptr_array_remove (self->held, game);
    }
  set_held_why (self, NULL);
  return TRUE;
}

void
crumb_store_drop_held (CrumbStore *self)
{
  g_return_if_fail (CRUMB_IS_STORE (self));

  for (guint i = 0; i < self->held->len; i++)
    crumb_game_drop_held (self->held->pdata[i]);
  g_ptr_array_set_size (self->held, 0);
  set_held_why (self, NULL);
}

/* (transfer full) (nullable): that game, if it has taps that the record lacks. */
static CrumbGame *
find_held (CrumbStore *self, const char *id)
{
  for (guint i = 0; i < self->held->len; i++)
    if (g_str_equal (crumb_game_get_id (self->held->pdata[i]), id))
      return g_object_ref (self->held->pdata[i]);
  return NULL;
}

void
crumb_store_watch (CrumbStore *self)
{
  g_return_if_fail (CRUMB_IS_STORE (self));

  if (self->watch != NULL)
    return;
  sqlite3_busy_handler (self->db, busy_cb, self);
  self->watch = crumb_record_watch_new (self->db, changed_outside_cb, self);
}

void
crumb_store_notice_damage (CrumbStore *self)
{
  if (self->damage_noticed)
    return;
  self->damage_noticed = TRUE;
  if (self->owner == NULL)
    g_signal_emit_by_name (self, "damage-noticed");
}

/* A relative path in XDG_DATA_HOME counts as none, as its specification has it. */
char *
crumb_store_default_path (void)
{
  const char *data = g_get_user_data_dir ();

  if (g_path_is_absolute (data))
    return g_build_filename (data, "crumb", "crumb.db", NULL);
  return g_build_filename (g_get_home_dir (), ".local", "share", "crumb", "crumb.db", NULL);
}

static CrumbStore *
take_database (sqlite3 *db, gboolean cut_off)
{
  CrumbStore *self;

  if (db == NULL)
    return NULL;
  self = g_object_new (CRUMB_TYPE_STORE, NULL);
  self->db = db;
  self->cut_off = cut_off;
  return self;
}

CrumbStore *
crumb_store_open_anew (const char *path, CrumbHeadway *headway, GError **error)
{
  gboolean cut_off = crumb_database_was_cut_off (path);

  return take_database (crumb_database_open (path, &crumb_schema, headway, error), cut_off);
}

/* The main loop goes on meanwhile, and people can cancel. */
static int
busy_beside_cb (gpointer user_data, int n_looks)
{
  CrumbStore *self = user_data;

  if (n_looks >= BESIDE_LOOKS || g_cancellable_is_cancelled (G_CANCELLABLE (self->headway)))
    return 0;
  g_usleep (BESIDE_LOOK_US);
  return 1;
}

CrumbStore *
crumb_store_open_beside (CrumbStore *self, GError **error)
{
  const char *path = sqlite3_db_filename (self->db, "main");
  CrumbStore *beside;

  /* If somebody removed the file meanwhile, opening it would make a new one. */
  if (crumb_database_is_blank (path))
    {
      g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_OPEN,
                           _ ("Couldn’t open the file with your games."));
      return NULL;
    }
  beside = take_database (crumb_database_open (path, &crumb_schema, NULL, error), FALSE);
  if (beside == NULL)
    return NULL;
  beside->owner = self;
  beside->changed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  sqlite3_busy_handler (beside->db, busy_beside_cb, beside);
  beside->version = crumb_record_get_version (beside->db);
  return beside;
}

/* On some file systems a crash leaves an empty file, which must not look like a first start. */
static gboolean
is_missing (const char *path, GError **error)
{
  g_autofree char *folder = crumb_backups_default_folder (path);
  g_autofree char *shown = g_filename_display_name (path);
  g_autoptr (GPtrArray) backups = crumb_backups_list (folder);

  if (backups->len == 0 || !crumb_database_is_blank (path))
    return FALSE;
  g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_MISSING,
               g_file_test (path, G_FILE_TEST_EXISTS)
                   /* Translators: %s is the name of a file. */
                   ? _ ("The file with your games, “%s”, is empty, but there are backups.")
                   /* Translators: %s is the name of a file. */
                   : _ ("The file with your games, “%s”, is missing, but there are backups."),
               shown);
  return TRUE;
}

CrumbStore *
crumb_store_open (const char *path, GError **error)
{
  return is_missing (path, error) ? NULL : crumb_store_open_anew (path, NULL, error);
}

CrumbStore *
crumb_store_open_at_once (const char *path, GError **error)
{
  gboolean cut_off = crumb_database_was_cut_off (path);

  return is_missing (path, error) ? NULL
                                  : take_database (crumb_database_open_at_once (path, &crumb_schema, error), cut_off);
}

gboolean
crumb_store_needs_upgrade (const char *path)
{
  g_autoptr (sqlite3) db = NULL;
  gboolean stale = FALSE;

  if (crumb_database_is_older (path, CRUMB_SCHEMA_VERSION))
    return TRUE;
  return g_file_test (path, G_FILE_TEST_IS_REGULAR) && crumb_database_check_files (path, NULL)
         && sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK
         && crumb_tables_is_stale (db, &stale, NULL) && stale;
}

CrumbSheet *
crumb_store_latest_sheet (CrumbStore *self, const CrumbGameKind *kind)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  /* What is no sheet any more is of a damaged game. */
  if (!crumb_database_get_text (self->db, &text, NULL,
                                "SELECT sheet FROM game WHERE kind = ?1 AND sheet IS NOT NULL ORDER BY started DESC "
                                "LIMIT 1",
                                "t", kind->id)
      || text == NULL)
    return NULL;
  return crumb_sheet_from_json (text, kind);
}

CrumbGame *
crumb_store_new_game (CrumbStore *self, const CrumbGameKind *kind, const char *rules, const CrumbSheet *sheet,
                      GPtrArray *seats, guint first, GError **error)
{
  g_autoptr (CrumbGameHead) head = NULL;
  g_autoptr (CrumbJournal) journal = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);
  g_return_val_if_fail (seats->len >= 2 && seats->len <= CRUMB_SEATS_MAX, NULL);
  g_return_val_if_fail (first < seats->len, NULL);

  head = make_head (kind, rules, seats, first, error);
  if (head == NULL)
    return NULL;
  head->sheet = sheet != NULL ? crumb_sheet_copy (sheet) : NULL;
  journal = crumb_journal_new (head);
  g_return_val_if_fail (journal != NULL, NULL);

  if (!crumb_tables_keep_game (self->db, head, journal, CRUMB_TAKE_COLOURS, error))
    return NULL;
  crumb_store_say_one_changed (self, head->id);
  crumb_store_say_players_changed (self);
  return crumb_game_new (self, g_steal_pointer (&head), g_steal_pointer (&journal));
}

/* What lists say of a game is written again when it isn't what its journal says. */
static void
mend_lines (CrumbStore *self, const CrumbGameHead *head, CrumbJournal *journal)
{
  CrumbLinesFit fit;

  if (!crumb_tables_compare_lines (self->db, head, journal, &fit, NULL) || (fit.summary && fit.sittings))
    return;
  if (crumb_tables_write_lines (self->db, head->id, NULL))
    crumb_store_say_one_changed (self, head->id);
}

CrumbGame *
crumb_store_load_any_game (CrumbStore *self, const char *id, GError **error)
{
  g_autoptr (CrumbGameHead) head = NULL;
  CrumbJournal *journal = NULL;

  CrumbGame *held;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  held = find_held (self, id);
  if (held != NULL)
    return held;
  head = crumb_tables_read_game (self->db, id, &journal, error);
  if (head == NULL)
    return NULL;
  mend_lines (self, head, journal);
  return crumb_game_new (self, g_steal_pointer (&head), journal);
}

CrumbGame *
crumb_store_load_game (CrumbStore *self, const char *id, GError **error)
{
  g_autoptr (CrumbGame) game = crumb_store_load_any_game (self, id, error);

  if (game == NULL)
    return NULL;
  if (crumb_game_get_kind (game) == &crumb_unknown_kind)
    {
      g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_UNKNOWN,
                   /* Translators: %s is the word for a kind of game in files, such as “cookie-raid”. */
                   _ ("This version of Crumb doesn’t know the game “%s”. Update Crumb to open it."),
                   crumb_game_get_head (game)->kind_id);
      return NULL;
    }
  return g_steal_pointer (&game);
}

char *
crumb_store_find_game (CrumbStore *self, const char *prefix, GError **error)
{
  g_autofree char *lower = g_ascii_strdown (prefix, -1);
  g_autoptr (GPtrArray) ids = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  /* '~' sorts after every character of an id, so it ends the range. */
  ids = crumb_database_list_texts (
      self->db, error, "SELECT game FROM summary WHERE game >= ?1 AND game < ?1 || '~' LIMIT 2", "t", lower);
  if (ids == NULL)
    return NULL;
  if (ids->len == 1)
    return g_ptr_array_steal_index (ids, 0);

  g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND,
               /* Translators: %s is a game's id. */
               ids->len == 0 ? _ ("There’s no game “%s”.")
                             /* Translators: %s is the start of a game's id. */
                             : _ ("More than one game starts with “%s”. Type more of the id."),
               prefix);
  return NULL;
}

gboolean
crumb_store_latest_game (CrumbStore *self, CrumbGame **game, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean done;

  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  *game = NULL;
  statement = crumb_database_prepare (self->db, "SELECT game, kind FROM summary ORDER BY touched DESC, game", error);
  while (crumb_database_next (statement, &done, error))
    if (crumb_game_kind_find (crumb_database_column_text (statement, 1)) != NULL)
      {
        g_autofree char *id = g_strdup (crumb_database_column_text (statement, 0));

        g_clear_pointer (&statement, sqlite3_finalize);
        *game = crumb_store_load_game (self, id, error);
        return *game != NULL;
      }
  return done;
}

gboolean
crumb_store_rebuild_summaries (CrumbStore *self, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  if (!crumb_tables_rebuild_summaries (self->db, NULL, error))
    return FALSE;
  crumb_store_say_changed (self, NULL);
  return TRUE;
}

gboolean
crumb_store_mend (CrumbStore *self, gboolean *mended, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  *mended = self->damage_noticed && !self->mended;
  if (!*mended)
    return TRUE;
  if (!crumb_store_rebuild_summaries (self, error))
    return FALSE;
  self->mended = TRUE;
  return TRUE;
}
