/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Checks the whole record for damage, and mends what follows from games. */

#include "crumb-verify.h"

#include "crumb-store-private.h"
#include "record/database/crumb-seal.h"
#include "record/database/crumb-tables.h"

#include <glib/gi18n.h>

/* How long what was found last time is believed. */
#define BELIEVED (7 * G_TIME_SPAN_DAY)

typedef struct
{
  gboolean all; /* not only whether lists have as many lines as there are games */
  CrumbStore *store;
  sqlite3 *db;
  guint n_games;
  GPtrArray *faults;
} Look;

static CrumbFault *
add_fault (Look *look, const char *game, const char *player, const char *sentence)
{
  CrumbFault *fault = g_new0 (CrumbFault, 1);

  fault->game = g_strdup (game);
  fault->player = g_strdup (player);
  fault->sentence = g_strdup (sentence);
  g_ptr_array_add (look->faults, fault);
  return fault;
}

void
crumb_fault_free (CrumbFault *fault)
{
  g_free (fault->game);
  g_free (fault->player);
  g_free (fault->sentence);
  g_free (fault);
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
look_at_whole_game (Look *look, const char *id, CrumbLinesFit *fit, GError **error)
{
  g_auto (CrumbTransaction) moment = { 0 };
  g_autoptr (CrumbJournal) journal = NULL;
  g_autoptr (GError) local_error = NULL;
  g_autoptr (CrumbGameHead) head = crumb_transaction_begin_reading (&moment, look->db, &local_error)
                                       ? crumb_tables_read_game (look->db, id, &journal, &local_error)
                                       : NULL;
  gboolean there = TRUE;

  *fit = (CrumbLinesFit) { TRUE, TRUE };
  if (head != NULL)
    return look_at_seats (look, head, error) && crumb_tables_compare_lines (look->db, head, journal, fit, error);
  /* Somebody may have erased it meanwhile. */
  if (g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND))
    return TRUE;
  if (g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED)
      && crumb_tables_has_game (look->db, id, &there, NULL))
    {
      add_fault (look, id, NULL, local_error->message);
      return TRUE;
    }
  g_propagate_error (error, g_steal_pointer (&local_error));
  return FALSE;
}

static gboolean
look_at_game (Look *look, const char *id, GError **error)
{
  CrumbLinesFit fit;
  gboolean mended;

  if (!look_at_whole_game (look, id, &fit, error))
    return FALSE;
  if (fit.summary && fit.sittings)
    return TRUE;
  mended = crumb_tables_write_lines (look->db, id, NULL);
  if (!fit.summary)
    add_fault (look, id, NULL, _ ("The list of games doesn’t match this game."))->mended = mended;
  if (!fit.sittings)
    add_fault (look, id, NULL, _ ("The statistics don’t match this game."))->mended = mended;
  return TRUE;
}

static gboolean
look_at_games (Look *look, GError **error)
{
  g_autoptr (GPtrArray) ids =
      crumb_database_list_texts (look->db, error, "SELECT id FROM game ORDER BY started, id", "");

  if (ids == NULL)
    return FALSE;
  for (guint i = 0; i < ids->len; i++)
    if (!look_at_game (look, ids->pdata[i], error)
        || !crumb_store_go_on (look->store, (double) (i + 1) / ids->len, error))
      return FALSE;
  look->n_games = ids->len;
  return TRUE;
}

/* Adds a fault for each text that @sql selects: a game or a player. */
static gboolean
add_faults (Look *look, const char *sql, gboolean games, const char *sentence, GError **error)
{
  g_autoptr (GPtrArray) texts = crumb_database_list_texts (look->db, error, sql, "");

  for (guint i = 0; texts != NULL && i < texts->len; i++)
    add_fault (look, games ? texts->pdata[i] : NULL, games ? NULL : texts->pdata[i], sentence);
  return texts != NULL;
}

/* Says so of all faults but the first @n. */
static void
set_mended (Look *look, guint n, gboolean mended)
{
  for (guint i = n; i < look->faults->len; i++)
    ((CrumbFault *) look->faults->pdata[i])->mended = mended;
}

static gboolean
drop_strays (sqlite3 *db)
{
  g_auto (CrumbTransaction) transaction = { 0 };

  return crumb_transaction_begin (&transaction, db, NULL)
         && crumb_database_exec (db,
                                 "DELETE FROM summary WHERE game NOT IN (SELECT id FROM game);"
                                 "DELETE FROM sitting WHERE game NOT IN (SELECT id FROM game)",
                                 NULL)
         && crumb_transaction_commit (&transaction, NULL);
}

static gboolean
mend_players (sqlite3 *db)
{
  g_auto (CrumbTransaction) transaction = { 0 };

  return crumb_transaction_begin (&transaction, db, NULL) && crumb_tables_mend_players (db, NULL)
         && crumb_seal_rows (db, CRUMB_SEALED_PLAYER, NULL, NULL) && crumb_transaction_commit (&transaction, NULL);
}

static gboolean
look_at_strays (Look *look, GError **error)
{
  guint n = look->faults->len;

  if (!add_faults (look, "SELECT game FROM summary WHERE game NOT IN (SELECT id FROM game)", TRUE,
                   _ ("The list of games has a game that doesn’t exist."), error)
      || !add_faults (look, "SELECT DISTINCT game FROM sitting WHERE game NOT IN (SELECT id FROM game)", TRUE,
                      _ ("The statistics count a game that doesn’t exist."), error))
    return FALSE;
  if (look->faults->len > n)
    set_mended (look, n, drop_strays (look->db));
  return TRUE;
}

/* What people said about players and games follows from nothing else, so only its seal shows a change. */
static gboolean
look_at_seals (Look *look, GError **error)
{
  guint n = look->faults->len;

  if (!add_faults (look, "SELECT key FROM player WHERE seal IS NOT " CRUMB_SEAL_PLAYER, FALSE,
                   _ ("This player’s name or color, or whether they’re hidden, isn’t what was saved."), error)
      || !add_faults (look,
                      "SELECT DISTINCT player FROM sitting WHERE player NOT IN (SELECT key FROM player)"
                      " UNION SELECT player FROM seat WHERE player NOT IN (SELECT key FROM player)",
                      FALSE, _ ("This player’s name and color are missing."), error))
    return FALSE;
  if (look->faults->len > n)
    set_mended (look, n, mend_players (look->db));
  return add_faults (look, "SELECT player FROM spelling WHERE seal IS NOT " CRUMB_SEAL_SPELLING, FALSE,
                     _ ("This name doesn’t belong to the player it was saved for."), error)
         && add_faults (look, "SELECT game FROM mark WHERE seal IS NOT " CRUMB_SEAL_MARK, TRUE,
                        _ ("Whether and when this game was deleted isn’t what was saved."), error)
         && add_faults (look, "SELECT game FROM replaced WHERE seal IS NOT " CRUMB_SEAL_REPLACED, TRUE,
                        _ ("Which game replaced this one isn’t what was saved."), error);
}

/* Adds a fault for each line in which SQLite says what is wrong. */
static gboolean
check_pages (Look *look, const char *sql, GError **error)
{
  g_autoptr (GPtrArray) lines = crumb_database_list_texts (look->db, error, sql, "");

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    if (!g_str_equal (lines->pdata[i], "ok"))
      {
        /* Translators: %s is what SQLite says, in English. */
        g_autofree char *sentence =
            /* Translators: %s says how. */
            g_strdup_printf (_ ("The file with your games is damaged: %s"), (const char *) lines->pdata[i]);

        add_fault (look, NULL, NULL, sentence);
      }
  return lines != NULL;
}

static gboolean
look_at_lines (Look *look, GError **error)
{
  gboolean lacks;

  if (!crumb_tables_lacks_lines (look->db, &lacks, error))
    return FALSE;
  if (lacks)
    add_fault (look, NULL, NULL, _ ("The list of games has the wrong length."))->mended =
        crumb_tables_rebuild_summaries (look->db, NULL, NULL);
  return TRUE;
}

/* Each is one statement, during which nobody can write: the journals are by far the longest. */
static gboolean
look_at_tables (Look *look, gboolean journals, GError **error)
{
  gboolean astray;

  if (!crumb_database_has (look->db, &astray, error, "PRAGMA foreign_key_check", ""))
    return FALSE;
  if (astray)
    add_fault (look, NULL, NULL, _ ("There are players or entries of a game that doesn’t exist."));
  return !journals || check_pages (look, "PRAGMA integrity_check (20)", error);
}

/*
 * Whatever was wrong with the pages of derived tables is gone with them. @broken: (out): whether they can't be dropped:
 * then nothing may be written through them.
 */
static gboolean
look_at_derived (Look *look, gboolean *broken, GError **error)
{
  if (!check_pages (look, "PRAGMA integrity_check ('summary')", error)
      || !check_pages (look, "PRAGMA integrity_check ('sitting')", error))
    return FALSE;
  *broken = look->faults->len > 0 && !crumb_tables_rebuild_summaries (look->db, NULL, NULL);
  set_mended (look, 0, !*broken);
  return TRUE;
}

static gboolean
look_at_all (Look *look, gboolean journals, GError **error)
{
  gboolean broken;

  if (!look_at_derived (look, &broken, error))
    return FALSE;
  if (broken)
    return TRUE;
  if (!look_at_lines (look, error) || !look_at_seals (look, error) || !look_at_tables (look, journals, error)
      || !look_at_games (look, error) || !look_at_strays (look, error))
    return FALSE;
  /* Where nothing can be written the next start looks again. */
  crumb_database_run (look->db, NULL, "UPDATE derived SET verified = ?1", "l", g_get_real_time ());
  return TRUE;
}

static Look *
look_new (gboolean all)
{
  Look *look = g_new0 (Look, 1);

  look->all = all;
  look->faults = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_fault_free);
  return look;
}

static void
look_free (Look *look)
{
  g_ptr_array_unref (look->faults);
  g_free (look);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Look, look_free)

GPtrArray *
crumb_store_verify (CrumbStore *self, guint *n_games, GError **error)
{
  g_autoptr (Look) look = look_new (TRUE);

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  look->store = self;
  look->db = self->db;
  if (!look_at_all (look, TRUE, error))
    return NULL;
  if (n_games != NULL)
    *n_games = look->n_games;
  return g_ptr_array_ref (look->faults);
}

void
crumb_store_mend_lines (CrumbStore *self)
{
  gboolean lacks;

  g_return_if_fail (CRUMB_IS_STORE (self));

  if (crumb_tables_lacks_lines (crumb_store_get_database (self), &lacks, NULL) && lacks)
    crumb_store_rebuild_summaries (self, NULL);
}

gboolean
crumb_store_is_verify_due (CrumbStore *self)
{
  gint64 now = g_get_real_time ();
  gint64 last;

  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  if (!crumb_database_get_int (crumb_store_get_database (self), &last, NULL, "SELECT verified FROM derived", ""))
    return FALSE;
  /* The clock may have been wrong then. */
  return self->cut_off || last > now || now - last > BELIEVED;
}

static gboolean
verify_beside (CrumbStore *beside, gpointer data, GError **error)
{
  Look *look = data;
  gboolean mended = FALSE;

  look->store = beside;
  look->db = beside->db;
  if (!(look->all ? look_at_all (look, FALSE, error) : look_at_lines (look, error)))
    return FALSE;
  for (guint i = 0; i < look->faults->len; i++)
    mended |= ((const CrumbFault *) look->faults->pdata[i])->mended;
  if (mended)
    {
      crumb_store_say_changed (beside, NULL);
      crumb_store_say_players_changed (beside);
    }
  return TRUE;
}

void
crumb_store_verify_async (CrumbStore *self, gboolean all, CrumbHeadway *headway, GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_return_if_fail (CRUMB_IS_STORE (self));

  crumb_store_change_async (self, verify_beside, look_new (all), (GDestroyNotify) look_free, headway, callback,
                            user_data);
}

GPtrArray *
crumb_store_verify_finish (CrumbStore *self, GAsyncResult *result, GError **error)
{
  const Look *look = crumb_store_change_get_data (result);

  return crumb_store_change_finish (self, result, error) ? g_ptr_array_ref (look->faults) : NULL;
}
