/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rows of one game, written. */

#include "crumb-tables.h"

#include <glib/gi18n.h>

static gboolean
write_player (sqlite3 *db, const CrumbSeat *seat, const char *key, gint64 played, CrumbColourChoice colours,
              GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_prepare (db,
                              "INSERT INTO player (key, name, colour, played) VALUES (?1, ?2, ?3, ?4) "
                              "ON CONFLICT (key) DO UPDATE SET played = max (played, excluded.played), "
                              "name = iif (?5, excluded.name, name), colour = iif (?5, excluded.colour, colour)",
                              error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, key, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 2, seat->name, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 3, crumb_colour_to_word (seat->colour), -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 4, played);
  sqlite3_bind_int (statement, 5, colours == CRUMB_TAKE_COLOURS);
  return crumb_database_step (statement, NULL, error);
}

static gboolean
write_seat (sqlite3 *db, const CrumbGameHead *head, guint seat, CrumbColourChoice colours, GError **error)
{
  g_autofree char *key = crumb_seat_name_key (head->seats[seat]->name);
  g_autoptr (sqlite3_stmt) statement = NULL;

  if (!write_player (db, head->seats[seat], key, head->started, colours, error))
    return FALSE;
  statement =
      crumb_database_prepare (db, "INSERT INTO seat (game, seat, player, name, colour) VALUES (?, ?, ?, ?, ?)", error);
  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, head->id, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 2, seat);
  sqlite3_bind_text (statement, 3, key, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 4, head->seats[seat]->name, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 5, crumb_colour_to_word (head->seats[seat]->colour), -1, SQLITE_STATIC);
  return crumb_database_step (statement, NULL, error);
}

static gboolean
write_head (sqlite3 *db, const CrumbGameHead *head, CrumbColourChoice colours, GError **error)
{
  CrumbHash hash = crumb_game_head_hash (head);
  g_autoptr (sqlite3_stmt) statement = crumb_database_prepare (
      db, "INSERT INTO game (id, kind, rules, first, started, hash) VALUES (?, ?, ?, ?, ?, ?)", error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, head->id, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 2, head->kind->id, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 3, head->rules, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 4, head->first);
  sqlite3_bind_int64 (statement, 5, head->started);
  sqlite3_bind_blob (statement, 6, hash.bytes, sizeof hash.bytes, SQLITE_STATIC);
  if (!crumb_database_step (statement, NULL, error))
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
  const CrumbHash *hash = crumb_journal_get_hash (journal, n + 1);
  char dice[CRUMB_DICE_TEXT_MAX];

  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  sqlite3_bind_text (statement, 1, head->id, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 2, n + 1);
  sqlite3_bind_text (statement, 3, crumb_entry_get_word (entry, head->kind), -1, SQLITE_STATIC);
  if (entry->move.seat != CRUMB_NO_SEAT)
    sqlite3_bind_int (statement, 4, entry->move.seat);
  sqlite3_bind_text (statement, 5, crumb_dice_format (&entry->move.dice, dice), -1, SQLITE_STATIC);
  sqlite3_bind_int (statement, 6, entry->move.amount);
  sqlite3_bind_int (statement, 7, entry->move.open);
  sqlite3_bind_int (statement, 8, entry->joined);
  if (crumb_entry_has_of (entry))
    sqlite3_bind_int64 (statement, 9, (gint64) entry->of + 1);
  if (entry->why != NULL)
    sqlite3_bind_text (statement, 10, entry->why, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 11, entry->at);
  sqlite3_bind_blob (statement, 12, hash->bytes, sizeof hash->bytes, SQLITE_STATIC);
  if (entry->place != CRUMB_ENTRY_PLACE_END)
    sqlite3_bind_text (statement, 13, crumb_entry_place_to_word (entry->place), -1, SQLITE_STATIC);
  if (entry->text != NULL)
    sqlite3_bind_text (statement, 14, entry->text, -1, SQLITE_STATIC);
  return crumb_database_step (statement, NULL, error);
}

static gboolean
write_entries (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, guint from, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_prepare (db,
                              "INSERT INTO entry (game, n, what, seat, dice, amount, open, joined, of, why, at, hash, "
                              "place, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                              error);

  if (statement == NULL)
    return FALSE;

  for (guint n = from; n < crumb_journal_get_n_entries (journal); n++)
    if (!write_entry (statement, head, journal, n, error))
      return FALSE;
  return TRUE;
}

/* Who was renamed or joined is a known player from now on. */
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
      g_autofree char *key = crumb_seat_name_key (now->name);

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

/* Another version of the game may have taken the place of the one that @journal began with. */
static gboolean
check_goes_on (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, guint from, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_prepare (
      db, from == 0 ? "SELECT hash FROM game WHERE id = ?1" : "SELECT hash FROM entry WHERE game = ?1 AND n = ?2",
      error);
  gboolean row;

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, head->id, -1, SQLITE_STATIC);
  if (from > 0)
    sqlite3_bind_int64 (statement, 2, from);
  if (!crumb_database_step (statement, &row, error))
    return FALSE;
  if (row && crumb_tables_has_hash (statement, 0, crumb_journal_get_hash (journal, from)))
    return TRUE;

  g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_BUSY,
                       _ ("Another program has changed the record meanwhile."));
  return FALSE;
}

gboolean
crumb_tables_write_game (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, CrumbColourChoice colours,
                         GError **error)
{
  return write_head (db, head, colours, error) && write_from (db, head, journal, 0, error);
}

gboolean
crumb_tables_keep_game (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, CrumbColourChoice colours,
                        GError **error)
{
  if (!crumb_database_exec (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  if (crumb_tables_write_game (db, head, journal, colours, error))
    return crumb_database_commit (db, error);

  crumb_database_rollback (db);
  return FALSE;
}

gboolean
crumb_tables_append (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, guint from, GError **error)
{
  if (!crumb_database_exec (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  if (check_goes_on (db, head, journal, from, error) && write_from (db, head, journal, from, error))
    return crumb_database_commit (db, error);

  crumb_database_rollback (db);
  return FALSE;
}

gboolean
crumb_tables_run (sqlite3 *db, const char *sql, const char *one, const char *two, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_prepare (db, sql, error);

  if (statement == NULL)
    return FALSE;
  if (one != NULL)
    sqlite3_bind_text (statement, 1, one, -1, SQLITE_STATIC);
  if (two != NULL)
    sqlite3_bind_text (statement, 2, two, -1, SQLITE_STATIC);
  return crumb_database_step (statement, NULL, error);
}
