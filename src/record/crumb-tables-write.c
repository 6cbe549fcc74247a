/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rows of one game, written. */

#include "crumb-tables.h"

static gboolean
write_player (sqlite3            *db,
              const CrumbSeat    *seat,
              const char         *key,
              gint64              played,
              CrumbColourChoice   colours,
              GError            **error)
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
write_seat (sqlite3              *db,
            const CrumbGameHead  *head,
            guint                 seat,
            CrumbColourChoice     colours,
            GError              **error)
{
  g_autofree char *key = crumb_seat_name_key (head->seats[seat]->name);
  g_autoptr (sqlite3_stmt) statement = NULL;

  if (!write_player (db, head->seats[seat], key, head->started, colours, error))
    return FALSE;
  statement = crumb_database_prepare (db,
                                      "INSERT INTO seat (game, seat, player, name, colour) VALUES (?, ?, ?, ?, ?)",
                                      error);
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
write_head (sqlite3              *db,
            const CrumbGameHead  *head,
            CrumbColourChoice     colours,
            GError              **error)
{
  CrumbHash hash = crumb_game_head_hash (head);
  g_autoptr (sqlite3_stmt) statement =
    crumb_database_prepare (db, "INSERT INTO game (id, kind, rules, first, started, hash) VALUES (?, ?, ?, ?, ?, ?)",
                            error);

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
write_entry (sqlite3_stmt         *statement,
             const CrumbGameHead  *head,
             CrumbJournal         *journal,
             guint                 n,
             GError              **error)
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
  if (entry->type != CRUMB_ENTRY_MOVE)
    sqlite3_bind_int64 (statement, 9, entry->of + 1);
  if (entry->why != NULL)
    sqlite3_bind_text (statement, 10, entry->why, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 11, entry->at);
  sqlite3_bind_blob (statement, 12, hash->bytes, sizeof hash->bytes, SQLITE_STATIC);
  return crumb_database_step (statement, NULL, error);
}

static gboolean
write_entries (sqlite3              *db,
               const CrumbGameHead  *head,
               CrumbJournal         *journal,
               guint                 from,
               GError              **error)
{
  g_autoptr (sqlite3_stmt) statement =
    crumb_database_prepare (db,
                            "INSERT INTO entry (game, n, what, seat, dice, amount, open, joined, of, why, at, hash) "
                            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                            error);

  if (statement == NULL)
    return FALSE;

  for (guint n = from; n < crumb_journal_get_n_entries (journal); n++)
    if (!write_entry (statement, head, journal, n, error))
      return FALSE;
  return TRUE;
}

static gint64
last_touched (const CrumbGameHead *head,
              CrumbJournal        *journal)
{
  guint n = crumb_journal_get_n_entries (journal);

  return n == 0 ? head->started : MAX (head->started, crumb_journal_get_entry (journal, n - 1)->at);
}

gboolean
crumb_tables_keep_game (sqlite3              *db,
                        const CrumbGameHead  *head,
                        CrumbJournal         *journal,
                        CrumbColourChoice     colours,
                        GError              **error)
{
  if (!crumb_database_exec (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  if (write_head (db, head, colours, error) &&
      write_entries (db, head, journal, 0, error) &&
      crumb_tables_write_summary (db, head, journal, error))
    return crumb_database_commit (db, error);

  crumb_database_rollback (db);
  return FALSE;
}

gboolean
crumb_tables_append (sqlite3              *db,
                     const CrumbGameHead  *head,
                     CrumbJournal         *journal,
                     guint                 from,
                     GError              **error)
{
  if (!crumb_database_exec (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  if (write_entries (db, head, journal, from, error) &&
      crumb_tables_write_summary (db, head, journal, error))
    return crumb_database_commit (db, error);

  crumb_database_rollback (db);
  return FALSE;
}

gboolean
crumb_tables_write_summary (sqlite3              *db,
                            const CrumbGameHead  *head,
                            CrumbJournal         *journal,
                            GError              **error)
{
  g_autoptr (sqlite3_stmt) statement =
    crumb_database_prepare (db,
                            "INSERT OR REPLACE INTO summary (game, touched, entries, rounds, over, ended_early, "
                            "winners, cookies_0, cookies_1, cookies_2, cookies_3) "
                            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                            error);
  const CrumbGameKind *kind = head->kind;
  gconstpointer state = crumb_journal_get_state (journal);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, head->id, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 2, last_touched (head, journal));
  sqlite3_bind_int64 (statement, 3, crumb_journal_get_n_entries (journal));
  sqlite3_bind_int64 (statement, 4, kind->rounds (state));
  sqlite3_bind_int (statement, 5, kind->over (state));
  sqlite3_bind_int (statement, 6, kind->ended_early (state));
  sqlite3_bind_int (statement, 7, kind->winners (state));
  for (guint seat = 0; seat < head->n_seats; seat++)
    sqlite3_bind_int (statement, 8 + (int) seat, kind->total (state, seat));
  return crumb_database_step (statement, NULL, error);
}
