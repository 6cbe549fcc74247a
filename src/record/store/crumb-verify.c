/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Checks the whole record for damage. */

#include "crumb-verify.h"

#include "crumb-store-private.h"
#include "record/database/crumb-schema.h"
#include "record/database/crumb-seal.h"
#include "record/database/crumb-tables.h"

#include <glib/gi18n.h>

/* How many games are checked between two progress reports. */
#define GAMES_PER_STEP 64

/*
 * Derives all tables again in an in-memory database, with the functions that write the record's: any difference is a
 * fault.
 */
typedef struct
{
  sqlite3 *db;
  sqlite3 *again;
  GPtrArray *faults;
  gboolean unreadable;
} Look;

static void
add_fault (Look *look, const char *game, const char *player, const char *sentence)
{
  CrumbFault *fault = g_new (CrumbFault, 1);

  fault->game = g_strdup (game);
  fault->player = g_strdup (player);
  fault->sentence = g_strdup (sentence);
  g_ptr_array_add (look->faults, fault);
}

/* All rows of a statement as text; @key is its parameter. */
static char *
describe_rows (sqlite3 *db, const char *sql, const char *key, GError **error)
{
  g_autoptr (GString) rows = g_string_new (NULL);
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (db, error, sql, "t", key);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    {
      for (int column = 0; column < sqlite3_column_count (statement); column++)
        {
          const char *text = (const char *) sqlite3_column_text (statement, column);

          g_string_append_printf (rows, "%s\x1f", text != NULL ? text : "\x1e");
        }
    }
  return done ? g_string_free_and_steal (g_steal_pointer (&rows)) : NULL;
}

/* Whether both databases have the same rows for @key. */
static gboolean
compare (Look *look, const char *sql, const char *key, gboolean *same, GError **error)
{
  g_autofree char *kept = describe_rows (look->db, sql, key, error);
  g_autofree char *made = kept != NULL ? describe_rows (look->again, sql, key, error) : NULL;

  *same = g_strcmp0 (kept, made) == 0;
  return made != NULL;
}

static gboolean
compare_game (Look *look, const char *id, GError **error)
{
  gboolean same;

  if (!compare (look, "SELECT * FROM summary WHERE game = ?1", id, &same, error))
    return FALSE;
  if (!same)
    add_fault (look, id, NULL, _ ("The list of games doesn’t match this game."));

  if (!compare (look, "SELECT * FROM sitting WHERE game = ?1 ORDER BY player", id, &same, error))
    return FALSE;
  if (!same)
    add_fault (look, id, NULL, _ ("The statistics don’t match this game."));

  /* Only tallies and pairings are compared at the end; dropping the rest saves memory. */
  return crumb_database_run (look->again, error, "DELETE FROM summary WHERE game = ?1", "t", id)
         && crumb_database_run (look->again, error, "DELETE FROM sitting WHERE game = ?1", "t", id);
}

/* A game counts for the players that its seats name. */
static gboolean
look_at_seats (Look *look, const CrumbGameHead *head, GError **error)
{
  g_autoptr (GPtrArray) players = crumb_database_list_texts (
      look->db, error, "SELECT player FROM seat WHERE game = ?1 ORDER BY seat", "t", head->id);
  gboolean same = TRUE;

  if (players == NULL)
    return FALSE;
  for (guint seat = 0; seat < players->len; seat++)
    {
      g_autofree char *key = crumb_seat_key_at_table ((const CrumbSeat *const *) head->seats, head->n_seats, seat);

      same = same && g_str_equal (key, players->pdata[seat]);
    }
  if (!same)
    add_fault (look, head->id, NULL, _ ("The players of this game don’t match its names."));
  return TRUE;
}

static gboolean
look_at_game (Look *look, const char *id, GError **error)
{
  g_autoptr (CrumbJournal) journal = NULL;
  g_autoptr (GError) local_error = NULL;
  g_autoptr (CrumbGameHead) head = crumb_tables_read_game (look->db, id, &journal, &local_error);

  if (g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED))
    {
      add_fault (look, id, NULL, local_error->message);
      look->unreadable = TRUE;
      return TRUE;
    }
  if (head == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  return look_at_seats (look, head, error) && crumb_tables_write_summary (look->again, head, journal, error)
         && compare_game (look, id, error);
}

static gboolean
look_at_games (Look *look, CrumbVerifyProgress progress, gpointer user_data, GError **error)
{
  g_autoptr (GPtrArray) ids =
      crumb_database_list_texts (look->db, error, "SELECT id FROM game ORDER BY started, id", "");

  if (ids == NULL)
    return FALSE;
  for (guint i = 0; i < ids->len; i++)
    {
      if (!look_at_game (look, ids->pdata[i], error))
        return FALSE;
      if (progress != NULL && ((i + 1) % GAMES_PER_STEP == 0 || i + 1 == ids->len)
          && !progress (i + 1, ids->len, user_data))
        {
          g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Stopped."));
          return FALSE;
        }
    }
  return TRUE;
}

/* Adds a fault for each text that @sql selects: a game, a player, or NULL for neither. */
static gboolean
add_faults (Look *look, const char *sql, gboolean games, const char *sentence, GError **error)
{
  g_autoptr (GPtrArray) texts = crumb_database_list_texts (look->db, error, sql, "");

  if (texts == NULL)
    return FALSE;
  for (guint i = 0; i < texts->len; i++)
    {
      const char *text = *(const char *) texts->pdata[i] != '\0' ? texts->pdata[i] : NULL;

      add_fault (look, games ? text : NULL, games ? NULL : text, sentence);
    }
  return TRUE;
}

static gboolean
look_at_strays (Look *look, GError **error)
{
  return add_faults (look, "SELECT game FROM summary WHERE game NOT IN (SELECT id FROM game)", TRUE,
                     _ ("The list of games has a game that doesn’t exist."), error)
         && add_faults (look,
                        "SELECT NULL FROM counted WHERE games <> (SELECT count (*) FROM summary "
                        "WHERE summary.running = counted.running)",
                        TRUE, _ ("The list of games has the wrong length."), error)
         && add_faults (look, "SELECT DISTINCT game FROM sitting WHERE game NOT IN (SELECT id FROM game)", TRUE,
                        _ ("The statistics count a game that doesn’t exist."), error);
}

/* What people said about players and games follows from nothing else, so only its seal shows a change. */
static gboolean
look_at_seals (Look *look, GError **error)
{
  return add_faults (look, "SELECT key FROM player WHERE seal IS NOT " CRUMB_SEAL_PLAYER, FALSE,
                     _ ("This player’s name or color, or whether they’re hidden, isn’t what was saved."), error)
         && add_faults (look, "SELECT player FROM spelling WHERE seal IS NOT " CRUMB_SEAL_SPELLING, FALSE,
                        _ ("This name doesn’t belong to the player it was saved for."), error)
         && add_faults (look, "SELECT game FROM mark WHERE seal IS NOT " CRUMB_SEAL_MARK, TRUE,
                        _ ("Whether and when this game was deleted isn’t what was saved."), error)
         && add_faults (look, "SELECT game FROM replaced WHERE seal IS NOT " CRUMB_SEAL_REPLACED, TRUE,
                        _ ("Which game replaced this one isn’t what was saved."), error);
}

static gboolean
compare_player (Look *look, const char *player, gboolean *same, GError **error)
{
  static const char *const sql[] = {
    "SELECT * FROM tally WHERE player = ?1 ORDER BY kind",
    "SELECT * FROM tally_figure WHERE player = ?1 AND value <> 0 ORDER BY kind, figure",
    "SELECT * FROM pairing WHERE player = ?1 ORDER BY other, kind",
  };

  *same = TRUE;
  for (guint i = 0; *same && i < G_N_ELEMENTS (sql); i++)
    if (!compare (look, sql[i], player, same, error))
      return FALSE;
  return TRUE;
}

static gboolean
look_at_players (Look *look, GError **error)
{
  /* Compares the players of both databases, since one may be missing from either. */
  static const char who[] = "SELECT player FROM tally UNION SELECT player FROM pairing";
  g_autoptr (GHashTable) players = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) kept = crumb_database_list_texts (look->db, error, who, "");
  g_autoptr (GPtrArray) made = kept != NULL ? crumb_database_list_texts (look->again, error, who, "") : NULL;
  GHashTableIter iter;
  gpointer player;

  if (made == NULL)
    return FALSE;
  /* We can't tell what a damaged game should add to them. */
  if (look->unreadable)
    return TRUE;
  for (guint i = 0; i < kept->len; i++)
    g_hash_table_add (players, g_strdup (kept->pdata[i]));
  for (guint i = 0; i < made->len; i++)
    g_hash_table_add (players, g_strdup (made->pdata[i]));

  g_hash_table_iter_init (&iter, players);
  while (g_hash_table_iter_next (&iter, &player, NULL))
    {
      gboolean same;

      if (!compare_player (look, player, &same, error))
        return FALSE;
      if (!same)
        add_fault (look, NULL, player, _ ("This player’s statistics don’t match the games."));
    }
  return TRUE;
}

static gboolean
look_at_file (Look *look, GError **error)
{
  g_autoptr (GPtrArray) lines = crumb_database_list_texts (look->db, error, "PRAGMA integrity_check (20)", "");
  gboolean astray;

  if (lines == NULL || !crumb_database_has (look->db, &astray, error, "PRAGMA foreign_key_check", ""))
    return FALSE;
  for (guint i = 0; i < lines->len; i++)
    if (!g_str_equal (lines->pdata[i], "ok"))
      {
        /* Translators: %s is what SQLite says, in English. */
        g_autofree char *sentence =
            /* Translators: %s says how. */
            g_strdup_printf (_ ("The file with your games is damaged: %s"), (const char *) lines->pdata[i]);

        add_fault (look, NULL, NULL, sentence);
      }
  if (astray)
    add_fault (look, NULL, NULL, _ ("There are players or entries of a game that doesn’t exist."));
  return TRUE;
}

/* Copies people's input on games and players, which can't be derived. */
static gboolean
copy_said (Look *look, const char *read, const char *write, GError **error)
{
  g_autoptr (sqlite3_stmt) from = crumb_database_prepare (look->db, read, error);
  g_autoptr (sqlite3_stmt) into = from != NULL ? crumb_database_prepare (look->again, write, error) : NULL;
  gboolean done = FALSE;

  while (into != NULL && crumb_database_next (from, &done, error))
    {
      for (int column = 0; column < sqlite3_column_count (from); column++)
        sqlite3_bind_value (into, column + 1, sqlite3_column_value (from, column));
      if (!crumb_database_step (into, NULL, error))
        return FALSE;
      sqlite3_reset (into);
    }
  return done;
}

static gboolean
make_tables (Look *look, GError **error)
{
  if (!crumb_seal_register (look->again, error))
    return FALSE;
  for (guint i = 0; crumb_schema_steps[i] != NULL; i++)
    if (!crumb_database_exec (look->again, crumb_schema_steps[i], error))
      return FALSE;
  return copy_said (look, "SELECT game, deleted, at FROM mark", "INSERT INTO mark (game, deleted, at) VALUES (?, ?, ?)",
                    error)
         && copy_said (look, "SELECT player, of FROM spelling", "INSERT INTO spelling (player, of) VALUES (?, ?)",
                       error)
         && crumb_database_exec (look->again, "BEGIN", error);
}

void
crumb_fault_free (CrumbFault *fault)
{
  g_free (fault->game);
  g_free (fault->player);
  g_free (fault->sentence);
  g_free (fault);
}

/* The parameters of a check. */
typedef struct
{
  Look look;
  CrumbVerifyProgress progress;
  gpointer user_data;
} Verification;

static gboolean
look_at_all (sqlite3 *db, gpointer data, GError **error)
{
  Verification *all = data;

  return make_tables (&all->look, error) && look_at_file (&all->look, error)
         && look_at_games (&all->look, all->progress, all->user_data, error) && look_at_strays (&all->look, error)
         && look_at_seals (&all->look, error) && look_at_players (&all->look, error);
}

GPtrArray *
crumb_store_verify (CrumbStore *self, CrumbVerifyProgress progress, gpointer user_data, GError **error)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_fault_free);
  g_autoptr (sqlite3) again = NULL;
  Verification all = { .look.faults = faults, .progress = progress, .user_data = user_data };

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  if (sqlite3_open_v2 (":memory:", &again, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, NULL) != SQLITE_OK)
    {
      crumb_database_fail (again, error);
      return NULL;
    }
  all.look.db = crumb_store_get_database (self);
  all.look.again = again;
  return crumb_database_in_snapshot (all.look.db, look_at_all, &all, error) ? g_steal_pointer (&faults) : NULL;
}
