/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Writes the rows of one game and of players, and deletes them for good. */

#include "crumb-schema.h"
#include "crumb-seal.h"
#include "crumb-tables.h"

#include <glib/gi18n.h>

static gboolean
write_player (sqlite3 *db, const CrumbSeat *seat, const char *key, gint64 played, CrumbColourChoice colours,
              GError **error)
{
  return crumb_database_run (
             db, error,
             "INSERT INTO player (key, name, colour, played) VALUES (?1, ?2, ?3, ?4) "
             "ON CONFLICT (key) DO UPDATE SET played = max (played, excluded.played), "
             "name = iif (?5, excluded.name, name), colour = iif (?5, excluded.colour, colour), " CRUMB_SEAL_OPEN (
                 "player", CRUMB_SEAL_PLAYER),
             "tttli", key, seat->name, crumb_colour_to_word (seat->colour), played, colours == CRUMB_TAKE_COLOURS)
         && crumb_seal_rows (db, CRUMB_SEALED_PLAYER, key, error);
}

static gboolean
write_seat (sqlite3 *db, const CrumbGameHead *head, guint seat, CrumbColourChoice colours, GError **error)
{
  const CrumbSeat *who = head->seats[seat];
  g_autofree char *key = crumb_seat_key_at_table ((const CrumbSeat *const *) head->seats, head->n_seats, seat);

  return write_player (db, who, key, head->started, colours, error)
         && crumb_database_run (db, error, "INSERT INTO seat (game, seat, player, name, colour) VALUES (?, ?, ?, ?, ?)",
                                "tittt", head->id, (int) seat, key, who->name, crumb_colour_to_word (who->colour));
}

static gboolean
write_head (sqlite3 *db, const CrumbGameHead *head, CrumbColourChoice colours, GError **error)
{
  CrumbHash hash = crumb_game_head_hash (head);
  g_autofree char *sheet = head->sheet != NULL ? crumb_sheet_to_json (head->sheet) : NULL;

  if (!crumb_database_run (
          db, error, "INSERT INTO game (id, kind, rules, first, started, hash, sheet) VALUES (?, ?, ?, ?, ?, ?, ?)",
          "tttilht", head->id, head->kind_id, head->rules, (int) head->first, head->started, &hash, sheet))
    return FALSE;

  for (guint seat = 0; seat < head->n_seats; seat++)
    if (!write_seat (db, head, seat, colours, error))
      return FALSE;
  return TRUE;
}

static gboolean
write_entry (sqlite3_stmt *statement, const CrumbGameHead *head, CrumbJournal *journal, guint n, GError **error)
{
  const CrumbEntry *entry = crumb_journal_get_entry (journal, n);
  char dice[CRUMB_DICE_TEXT_MAX];

  crumb_database_bind (statement, "tltitiiiltlhtt", head->id, (gint64) n + 1, crumb_entry_get_word (entry, head->kind),
                       entry->move.seat, crumb_dice_format (&entry->move.dice, dice), entry->move.amount,
                       entry->move.open, entry->joined, crumb_entry_has_of (entry) ? (gint64) entry->of + 1 : 0,
                       entry->why, entry->at, crumb_journal_get_hash (journal, n + 1),
                       entry->place != CRUMB_ENTRY_PLACE_END ? crumb_entry_place_to_word (entry->place) : NULL,
                       entry->text);
  return crumb_database_step (statement, NULL, error);
}

static gboolean
write_entries (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, guint from, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_prepare (
      db,
      "INSERT INTO entry (game, n, what, seat, dice, amount, open, joined, of, why, at, hash, place, text) "
      "VALUES (?, ?, ?, nullif (?, " G_STRINGIFY (CRUMB_NO_SEAT) "), ?, ?, ?, ?, nullif (?, 0), ?, ?, ?, ?, ?)",
      error);

  if (statement == NULL)
    return FALSE;

  for (guint n = from; n < crumb_journal_get_n_entries (journal); n++)
    if (!write_entry (statement, head, journal, n, error))
      return FALSE;
  return TRUE;
}

/* Adds those who were renamed or joined to the known players. */
static gboolean
write_new_names (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, guint from, GError **error)
{
  gboolean renamed = FALSE;

  for (guint n = from; n < crumb_journal_get_n_entries (journal); n++)
    {
      const CrumbEntry *entry = crumb_journal_get_entry (journal, n);

      renamed |= crumb_entry_has_seat (entry) && entry->text != NULL;
    }

  for (guint seat = 0; renamed && seat < crumb_journal_get_n_seats (journal); seat++)
    {
      const CrumbSeat *now = crumb_journal_get_seat (journal, seat);
      g_autofree char *key = crumb_journal_get_player_key (journal, seat);

      if (!write_player (db, now, key, head->started, CRUMB_KEEP_COLOURS, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_from (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, guint from, GError **error)
{
  return write_entries (db, head, journal, from, error) && write_new_names (db, head, journal, from, error)
         && crumb_tables_write_summary (db, head, journal, error);
}

/* Another version of the game may have replaced the one that @journal began with. */
gboolean
crumb_tables_goes_on (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, guint from, GError **error)
{
  gboolean goes_on;

  if (!crumb_database_has (db, &goes_on, error,
                           from == 0 ? "SELECT 1 FROM game WHERE id = ?1 AND hash = ?2"
                                     : "SELECT 1 FROM entry WHERE game = ?1 AND hash = ?2 AND n = ?3",
                           from == 0 ? "th" : "thl", head->id, crumb_journal_get_hash (journal, from), (gint64) from))
    return FALSE;
  if (goes_on)
    return TRUE;

  g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_CHANGED,
                       _ ("Another program has changed your games in the meantime."));
  return FALSE;
}

gboolean
crumb_tables_keep_game (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, CrumbColourChoice colours,
                        GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };

  return crumb_transaction_begin (&transaction, db, error) && write_head (db, head, colours, error)
         && write_from (db, head, journal, 0, error) && crumb_transaction_commit (&transaction, error);
}

gboolean
crumb_tables_append (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, guint from, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };

  return crumb_transaction_begin (&transaction, db, error) && crumb_tables_goes_on (db, head, journal, from, error)
         && write_from (db, head, journal, from, error) && crumb_transaction_commit (&transaction, error);
}

/* Rows that reference others go first. A folder may still have the game, so its row stays, but is out of date. */
static const char *const deletions[] = {
  "UPDATE carried SET version = 0 WHERE game = ? AND mark = 0",
  "DELETE FROM replaced WHERE game = ?",
  "DELETE FROM entry WHERE game = ?",
  "DELETE FROM seat WHERE game = ?",
  "DELETE FROM game WHERE id = ?",
};

gboolean
crumb_tables_forget_game (sqlite3 *db, const char *id, GError **error)
{
  g_return_val_if_fail (!sqlite3_get_autocommit (db), FALSE);

  if (!crumb_tables_drop_summary (db, id, error) || !crumb_database_exec (db, crumb_schema_allow_deletion, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (deletions); i++)
    if (!crumb_database_run (db, error, deletions[i], "t", id))
      return FALSE;
  return crumb_database_exec (db, crumb_schema_forbid_deletion, error);
}
