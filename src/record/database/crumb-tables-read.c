/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reads the rows of one game and checks them. */

#include "crumb-seal.h"
#include "crumb-tables.h"
#include "record/base/crumb-time.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean
set_entry_damaged (GError **error, guint n)
{
  g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED,
               /* Translators: an entry is one line of a game's journal; %u counts from 1 */
               _ ("This game is damaged. Entry %u isn’t what was saved."), n + 1);
  return FALSE;
}

static gboolean
set_head_damaged (GError **error)
{
  g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED,
                       _ ("This game is damaged. Its players or rules aren’t what was saved."));
  return FALSE;
}

static gboolean
has_hash (sqlite3_stmt *statement, int column, const CrumbHash *hash)
{
  return sqlite3_column_bytes (statement, column) == sizeof hash->bytes
         && memcmp (sqlite3_column_blob (statement, column), hash->bytes, sizeof hash->bytes) == 0;
}

static gboolean
read_seats (sqlite3 *db, CrumbGameHead *head, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (
      db, error, "SELECT seat, name, colour FROM seat WHERE game = ? ORDER BY seat", "t", head->id);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    {
      CrumbColour colour;

      if (head->n_seats == CRUMB_SEATS_MAX || sqlite3_column_int64 (statement, 0) != head->n_seats
          || !crumb_colour_from_word (crumb_database_column_text (statement, 2), &colour))
        return set_head_damaged (error);
      head->seats[head->n_seats++] = crumb_seat_new (crumb_database_column_text (statement, 1), colour);
    }
  return done;
}

static CrumbGameHead *
read_head (sqlite3 *db, const char *id, GError **error)
{
  g_autoptr (CrumbGameHead) head = NULL;
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (
      db, error, "SELECT kind, rules, first, started, hash, sheet FROM game WHERE id = ?", "t", id);
  CrumbHash hash;
  gboolean row;

  if (statement == NULL || !crumb_database_step (statement, &row, error))
    return NULL;
  if (!row)
    {
      /* Translators: %s is a game's id. */
      g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND, _ ("There’s no game “%s”."), id);
      return NULL;
    }

  head = crumb_game_head_new (crumb_database_column_text (statement, 0));
  head->id = g_strdup (id);
  head->rules = g_strdup (crumb_database_column_text (statement, 1));
  head->first = (guint) sqlite3_column_int64 (statement, 2);
  head->started = sqlite3_column_int64 (statement, 3);
  if (sqlite3_column_type (statement, 5) != SQLITE_NULL)
    {
      head->sheet = crumb_sheet_from_json (crumb_database_column_text (statement, 5), head->kind);
      if (head->sheet == NULL)
        {
          set_head_damaged (error);
          return NULL;
        }
    }
  if (!read_seats (db, head, error))
    return NULL;
  hash = crumb_game_head_hash (head);
  if (!crumb_time_is_valid (head->started) || !has_hash (statement, 4, &hash))
    {
      set_head_damaged (error);
      return NULL;
    }
  return g_steal_pointer (&head);
}

/* (nullable): NULL where the column is. */
static char *
read_text (sqlite3_stmt *statement, int column)
{
  return sqlite3_column_type (statement, column) != SQLITE_NULL
             ? g_strdup (crumb_database_column_text (statement, column))
             : NULL;
}

/* Only types are checked here; the hash covers the values. */
static gboolean
read_entry (sqlite3_stmt *statement, const CrumbGameKind *kind, CrumbEntry *entry)
{
  gint64 of = sqlite3_column_int64 (statement, 7);
  const char *bad;

  entry->move.seat = CRUMB_NO_SEAT;
  if (sqlite3_column_type (statement, 2) != SQLITE_NULL)
    entry->move.seat = (guint8) sqlite3_column_int (statement, 2);
  entry->move.amount = (gint16) sqlite3_column_int (statement, 4);
  entry->move.open = sqlite3_column_int (statement, 5) != 0;
  entry->joined = sqlite3_column_int (statement, 6) != 0;
  entry->at = sqlite3_column_int64 (statement, 9);
  entry->why = read_text (statement, 8);

  if (sqlite3_column_type (statement, 10) != SQLITE_NULL
      && !crumb_entry_place_from_word (crumb_database_column_text (statement, 10), &entry->place))
    return FALSE;
  entry->text = read_text (statement, 11);

  if (!crumb_entry_from_word (entry, kind, crumb_database_column_text (statement, 1))
      || !crumb_dice_parse (crumb_database_column_text (statement, 3), CRUMB_SIDES_MAX, &entry->move.dice, &bad))
    return FALSE;
  if (crumb_entry_has_of (entry))
    entry->of = (guint) (of - 1);
  return crumb_time_is_valid (entry->at);
}

/*
 * (element-type CrumbEntry): the rows up to the first that has no entry in it; @hashes gets the stored hashes. @all says
 * whether that is all of them.
 */
static GArray *
read_rows (sqlite3 *db, const CrumbGameHead *head, GArray *hashes, gboolean *all, GError **error)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, TRUE, sizeof (CrumbEntry));
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_query (db, error,
                            "SELECT n, what, seat, dice, amount, open, joined, of, why, at, place, text, hash "
                            "FROM entry WHERE game = ? ORDER BY n",
                            "t", head->id);

  g_array_set_clear_func (entries, (GDestroyNotify) crumb_entry_clear);
  while (statement != NULL && crumb_database_step (statement, all, error))
    {
      guint n = entries->len;
      gboolean row = *all;

      *all = !row;
      if (!row)
        return g_steal_pointer (&entries);

      g_array_set_size (entries, n + 1);
      if (sqlite3_column_int64 (statement, 0) != (gint64) n + 1
          || !read_entry (statement, head->kind, &g_array_index (entries, CrumbEntry, n))
          || sqlite3_column_bytes (statement, 12) != CRUMB_HASH_SIZE)
        {
          g_array_set_size (entries, n);
          return g_steal_pointer (&entries);
        }
      g_array_append_vals (hashes, sqlite3_column_blob (statement, 12), 1);
    }
  return NULL;
}

/*
 * Adds all entries that can be read. @n_good: (out): how many from the first on are what was written: a damaged entry
 * can make a later one fail.
 */
static gboolean
add_rows (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, gboolean *all, guint *n_good, GError **error)
{
  g_autoptr (GArray) hashes = g_array_new (FALSE, FALSE, sizeof (CrumbHash));
  g_autoptr (GArray) entries = read_rows (db, head, hashes, all, error);
  CrumbMisfit misfit;

  if (entries == NULL)
    return FALSE;

  crumb_journal_set_limited (journal, FALSE);
  *all &=
      crumb_journal_add_all (journal, (const CrumbEntry *) entries->data, entries->len, &misfit) == CRUMB_JOURNAL_TAKEN;
  crumb_journal_set_limited (journal, TRUE);
  for (*n_good = 0; *n_good < crumb_journal_get_n_entries (journal); (*n_good)++)
    if (!crumb_hash_equal (&g_array_index (hashes, CrumbHash, *n_good), crumb_journal_get_hash (journal, *n_good + 1)))
      break;
  *all &= *n_good == crumb_journal_get_n_entries (journal);
  return TRUE;
}

/*
 * The hash chain can't show that the last entries are missing; what lists say of the game can. They are not sealed, so
 * both the number and the last hash have to differ.
 */
static gboolean
check_summary (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, GError **error)
{
  guint n = crumb_journal_get_n_entries (journal);
  gboolean longer;

  if (!crumb_database_has (db, &longer, error,
                           "SELECT 1 FROM summary WHERE game = ?1 AND entries > ?2 AND last IS NOT ?3", "tlh", head->id,
                           (gint64) n, crumb_journal_get_hash (journal, n)))
    return FALSE;
  return !longer || set_entry_damaged (error, n);
}

/* @good: (nullable): NULL for the whole game; else how many of the journal's entries can be believed */
static CrumbGameHead *
read_game (sqlite3 *db, const char *id, CrumbJournal **journal, guint *good, GError **error)
{
  g_auto (CrumbTransaction) moment = { 0 };
  g_autoptr (CrumbGameHead) head =
      crumb_transaction_begin_reading (&moment, db, error) ? read_head (db, id, error) : NULL;
  g_autoptr (CrumbJournal) read = head != NULL ? crumb_journal_new (head) : NULL;
  gboolean all;
  guint n;

  if (head != NULL && read == NULL)
    set_head_damaged (error);
  if (read == NULL || !add_rows (db, head, read, &all, &n, error))
    return NULL;
  if (good != NULL)
    *good = n;
  else if (all ? !check_summary (db, head, read, error) : !set_entry_damaged (error, n))
    return NULL;
  *journal = g_steal_pointer (&read);
  return g_steal_pointer (&head);
}

CrumbGameHead *
crumb_tables_read_good_part (sqlite3 *db, const char *id, CrumbJournal **journal, GError **error)
{
  g_autoptr (CrumbJournal) whole = NULL;
  guint n;
  CrumbGameHead *head = read_game (db, id, &whole, &n, error);

  if (head == NULL)
    return NULL;
  /* A tap is whole or not at all. */
  while (n < crumb_journal_get_n_entries (whole) && crumb_journal_get_entry (whole, n)->joined)
    n--;
  *journal = crumb_journal_first_part (whole, n);
  return head;
}

CrumbGameHead *
crumb_tables_read_game (sqlite3 *db, const char *id, CrumbJournal **journal, GError **error)
{
  return read_game (db, id, journal, NULL, error);
}

gboolean
crumb_tables_has_game (sqlite3 *db, const char *id, gboolean *has, GError **error)
{
  return crumb_database_has (db, has, error, "SELECT 1 FROM game WHERE id = ?", "t", id);
}

gboolean
crumb_tables_is_deleted (sqlite3 *db, const char *id, gboolean *deleted, GError **error)
{
  gboolean there;

  if (!crumb_database_has (db, &there, error,
                           "SELECT 1 FROM game WHERE id = ?1 "
                           "AND NOT EXISTS (SELECT 1 FROM mark WHERE mark.game = ?1 AND deleted)",
                           "t", id))
    return FALSE;
  *deleted = !there;
  return TRUE;
}

gboolean
crumb_tables_has_journal (sqlite3 *db, const char *id, CrumbJournal *journal, gboolean *same, GError **error)
{
  return crumb_database_has (db, same, error,
                             "SELECT 1 FROM game WHERE id = ?1 AND ?2 = "
                             "ifnull ((SELECT hash FROM entry WHERE game = ?1 ORDER BY n DESC LIMIT 1), hash)",
                             "th", id, crumb_journal_get_hash (journal, crumb_journal_get_n_entries (journal)));
}
