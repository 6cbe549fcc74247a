/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What follows from the journals, written so that lists and statistics need not fold a game. */

#include "crumb-tables.h"

#include "crumb-sitting.h"
#include "record/base/crumb-search.h"

/* In a transaction every game that is over is in the standings and pairings exactly as its sittings say. */
#define TAKE_IN "1"
#define TAKE_OUT "-1"

/* What can change while a game runs without moving it in the list: no index but the one by touch is written. */
static const char light_sql[] = "UPDATE summary SET touched = ?2, entries = ?3, rounds = ?4, title = ?5, note = ?6, "
                                "cookies_0 = ?7, cookies_1 = ?8, cookies_2 = ?9, cookies_3 = ?10 "
                                "WHERE game = ?1 AND running AND search = ?11 "
                                "AND name_0 IS ?12 AND name_1 IS ?13 AND name_2 IS ?14 AND name_3 IS ?15";

static const char summary_sql[] = "INSERT INTO summary (game, running, started, rules, search, touched, entries, "
                                  "rounds, ended_early, winners, title, "
                                  "note, kind, name_0, name_1, name_2, name_3, colour_0, colour_1, colour_2, colour_3, "
                                  "cookies_0, cookies_1, cookies_2, cookies_3) "
                                  "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

#define PAIRINGS(sign, which)                                                                                          \
  "INSERT INTO pairing (player, other, games, won, lost, cookies, their_cookies) "                                     \
  "SELECT mine.player, theirs.player, sum (" sign "), sum (" sign " * mine.won), sum (" sign " * theirs.won), "        \
  "sum (" sign " * mine.cookies), sum (" sign " * theirs.cookies) "                                                    \
  "FROM sitting AS mine JOIN sitting AS theirs ON theirs.game = mine.game AND theirs.player <> mine.player "           \
  "WHERE NOT mine.running AND " which " GROUP BY 1, 2 "                                                                \
  "ON CONFLICT (player, other) DO UPDATE SET games = games + excluded.games, won = won + excluded.won, "               \
  "lost = lost + excluded.lost, cookies = cookies + excluded.cookies, "                                                \
  "their_cookies = their_cookies + excluded.their_cookies"

static const char pairings_in_sql[] = PAIRINGS (TAKE_IN, "mine.game = ?1");
static const char pairings_out_sql[] = PAIRINGS (TAKE_OUT, "mine.game = ?1");
static const char pairings_all_sql[] = PAIRINGS (TAKE_IN, "?1 IS NULL");

static const char *const wipe_sql[] = {
  "DELETE FROM standing WHERE games = 0 AND player IN (SELECT player FROM sitting WHERE game = ?1)",
  "DELETE FROM pairing WHERE games = 0 AND player IN (SELECT player FROM sitting WHERE game = ?1)",
  "DELETE FROM sitting WHERE game = ?1",
  "DELETE FROM summary WHERE game = ?1",
};

/* Adds what the sittings of one game, or of all for NULL, say to the standings. */
static gboolean
add_standings (sqlite3 *db, const char *sign, const char *id, GError **error)
{
  g_autoptr (GString) sql = g_string_new ("INSERT INTO standing (player, games, won");

  for (guint i = 0; i < CRUMB_N_FIGURES; i++)
    g_string_append_printf (sql, ", %s", crumb_figure_names[i]);
  g_string_append_printf (sql, ") SELECT player, sum (%s), sum (%s * won)", sign, sign);
  for (guint i = 0; i < CRUMB_N_FIGURES; i++)
    g_string_append_printf (sql, ", sum (%s * %s)", sign, crumb_figure_names[i]);
  g_string_append_printf (sql,
                          " FROM sitting WHERE NOT running AND %s GROUP BY player "
                          "ON CONFLICT (player) DO UPDATE SET games = games + excluded.games, "
                          "won = won + excluded.won",
                          id != NULL ? "game = ?1" : "?1 IS NULL");
  for (guint i = 0; i < CRUMB_N_FIGURES; i++)
    g_string_append_printf (sql, ", %s = %s + excluded.%s", crumb_figure_names[i], crumb_figure_names[i],
                            crumb_figure_names[i]);
  return crumb_tables_run (db, sql->str, id, NULL, error);
}

/* The one line that is searched: who sat there, what the game is called, and what is said of it. */
static char *
search_text (CrumbJournal *journal)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < crumb_journal_get_n_seats (journal); seat++)
    g_string_append_printf (text, "%s\n", crumb_journal_get_seat (journal, seat)->name);
  g_string_append_printf (text, "%s\n%s", crumb_journal_get_title (journal), crumb_journal_get_note (journal));
  return crumb_search_fold (text->str);
}

/* NULL for what the kind is played by unless a table agrees on something else. */
static char *
house_rules (const CrumbGameHead *head)
{
  char usual[CRUMB_RULES_TEXT_MAX] = "";
  char rules[CRUMB_RULES_TEXT_MAX] = "";

  if (!head->kind->rules_normalise ("", usual) || !head->kind->rules_normalise (head->rules, rules))
    return g_strdup (head->rules);
  return g_str_equal (usual, rules) ? NULL : g_strdup (rules);
}

/* FALSE in @done when the game has moved in the list, or is not in it yet. */
static gboolean
write_light (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, const char *search, gboolean *done,
             GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  gconstpointer state = crumb_journal_get_state (journal);

  *done = FALSE;
  if (head->kind->over (state))
    return TRUE;
  statement = crumb_database_prepare (db, light_sql, error);
  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, head->id, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 2, crumb_journal_get_touched (journal, head->started));
  sqlite3_bind_int64 (statement, 3, crumb_journal_get_n_entries (journal));
  sqlite3_bind_int64 (statement, 4, head->kind->rounds (state));
  sqlite3_bind_text (statement, 5, crumb_journal_get_title (journal), -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 6, crumb_journal_get_note (journal), -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 11, search, -1, SQLITE_STATIC);
  for (guint seat = 0; seat < crumb_journal_get_n_seats (journal); seat++)
    {
      sqlite3_bind_int (statement, 7 + (int) seat, head->kind->total (state, seat));
      sqlite3_bind_text (statement, 12 + (int) seat, crumb_journal_get_seat (journal, seat)->name, -1, SQLITE_STATIC);
    }
  if (!crumb_database_step (statement, NULL, error))
    return FALSE;
  *done = sqlite3_changes (db) > 0;
  return TRUE;
}

static gboolean
insert_summary (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, const char *search, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_prepare (db, summary_sql, error);
  g_autofree char *rules = house_rules (head);
  const CrumbGameKind *kind = head->kind;
  gconstpointer state = crumb_journal_get_state (journal);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, head->id, -1, SQLITE_STATIC);
  sqlite3_bind_int (statement, 2, !kind->over (state));
  sqlite3_bind_int64 (statement, 3, head->started);
  if (rules != NULL)
    sqlite3_bind_text (statement, 4, rules, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 5, search, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 6, crumb_journal_get_touched (journal, head->started));
  sqlite3_bind_int64 (statement, 7, crumb_journal_get_n_entries (journal));
  sqlite3_bind_int64 (statement, 8, kind->rounds (state));
  sqlite3_bind_int (statement, 9, kind->ended_early (state));
  sqlite3_bind_int (statement, 10, kind->winners (state));
  sqlite3_bind_text (statement, 11, crumb_journal_get_title (journal), -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 12, crumb_journal_get_note (journal), -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 13, kind->id, -1, SQLITE_STATIC);
  for (guint seat = 0; seat < crumb_journal_get_n_seats (journal); seat++)
    {
      const CrumbSeat *who = crumb_journal_get_seat (journal, seat);

      sqlite3_bind_text (statement, 14 + (int) seat, who->name, -1, SQLITE_STATIC);
      sqlite3_bind_text (statement, 18 + (int) seat, crumb_colour_to_word (who->colour), -1, SQLITE_STATIC);
      sqlite3_bind_int (statement, 22 + (int) seat, kind->total (state, seat));
    }
  return crumb_database_step (statement, NULL, error);
}

/* Who was merged into a player that sat there too, by a file read later, sat there once and did what both did. */
static sqlite3_stmt *
prepare_sitting (sqlite3 *db, GError **error)
{
  g_autoptr (GString) sql = g_string_new ("INSERT INTO sitting (player, running, started, game, won, best_round");

  for (guint i = 0; i < CRUMB_N_FIGURES; i++)
    g_string_append_printf (sql, ", %s", crumb_figure_names[i]);
  g_string_append (sql, ") VALUES (?, ?, ?, ?, ?, ?");
  for (guint i = 0; i < CRUMB_N_FIGURES; i++)
    g_string_append (sql, ", ?");
  g_string_append (sql, ") ON CONFLICT DO UPDATE SET won = max (won, excluded.won), "
                        "best_round = max (best_round, excluded.best_round)");
  for (guint i = 0; i < CRUMB_N_FIGURES; i++)
    g_string_append_printf (sql, ", %s = %s + excluded.%s", crumb_figure_names[i], crumb_figure_names[i],
                            crumb_figure_names[i]);
  return crumb_database_prepare (db, sql->str, error);
}

static gboolean
insert_sittings (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, gboolean over, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = prepare_sitting (db, error);
  CrumbSitting sittings[CRUMB_SEATS_MAX] = { 0 };

  if (statement == NULL)
    return FALSE;
  if (over)
    crumb_sitting_count (head->kind, journal, sittings);

  for (guint seat = 0; seat < crumb_journal_get_n_seats (journal); seat++)
    {
      g_autofree char *key = crumb_seat_name_key (crumb_journal_get_seat (journal, seat)->name);
      g_autofree char *player = crumb_tables_find_player (db, key, error);

      if (player == NULL)
        return FALSE;
      sqlite3_reset (statement);
      sqlite3_bind_text (statement, 1, player, -1, SQLITE_STATIC);
      sqlite3_bind_int (statement, 2, !over);
      sqlite3_bind_int64 (statement, 3, head->started);
      sqlite3_bind_text (statement, 4, head->id, -1, SQLITE_STATIC);
      sqlite3_bind_int (statement, 5, sittings[seat].won);
      sqlite3_bind_int (statement, 6, sittings[seat].best_round);
      for (int i = 0; i < CRUMB_N_FIGURES; i++)
        sqlite3_bind_int64 (statement, 7 + i, sittings[seat].figures[i]);
      if (!crumb_database_step (statement, NULL, error))
        return FALSE;
      sqlite3_reset (statement);
    }
  return TRUE;
}

/* A game that is deleted has no place in lists and statistics. */
static gboolean
insert_all (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, const char *search, GError **error)
{
  gboolean over = head->kind->over (crumb_journal_get_state (journal));
  gboolean deleted;

  if (!crumb_tables_has_row (db, "SELECT 1 FROM mark WHERE game = ?1 AND deleted", head->id, &deleted, error))
    return FALSE;
  if (deleted)
    return TRUE;
  return insert_summary (db, head, journal, search, error) && insert_sittings (db, head, journal, over, error);
}

static gboolean
count_game (sqlite3 *db, const char *id, GError **error)
{
  return add_standings (db, TAKE_IN, id, error) && crumb_tables_run (db, pairings_in_sql, id, NULL, error);
}

static gboolean
rebuild (sqlite3 *db, const char *id, GError **error)
{
  g_autoptr (CrumbJournal) journal = NULL;
  g_autoptr (GError) local_error = NULL;
  g_autoptr (CrumbGameHead) head = crumb_tables_read_game_within (db, id, &journal, &local_error);
  g_autofree char *search = NULL;

  /* What is known of a damaged game stays, and says that it is damaged: the others can be played on. */
  if (g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED))
    return TRUE;
  if (head == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  search = search_text (journal);
  return crumb_tables_run (db, "DELETE FROM summary WHERE game = ?1", id, NULL, error)
         && insert_all (db, head, journal, search, error);
}

static gboolean
rebuild_all (sqlite3 *db, GError **error)
{
  g_autoptr (GPtrArray) ids = crumb_tables_list_texts (db, "SELECT id FROM game", NULL, error);

  if (ids == NULL || !crumb_database_exec (db, "DELETE FROM sitting", error))
    return FALSE;
  for (guint i = 0; i < ids->len; i++)
    if (!rebuild (db, ids->pdata[i], error))
      return FALSE;
  return crumb_tables_add_up (db, error)
         && crumb_database_exec (db, "UPDATE derived SET version = " G_STRINGIFY (CRUMB_TABLES_DERIVED_VERSION), error);
}

gboolean
crumb_tables_write_summary (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, GError **error)
{
  g_autofree char *search = search_text (journal);
  gboolean done;

  if (!write_light (db, head, journal, search, &done, error))
    return FALSE;
  return done
         || (crumb_tables_drop_summary (db, head->id, error) && insert_all (db, head, journal, search, error)
             && count_game (db, head->id, error));
}

gboolean
crumb_tables_drop_summary (sqlite3 *db, const char *id, GError **error)
{
  gboolean there, counted;

  if (!crumb_tables_has_row (db,
                             "SELECT 1 FROM summary WHERE game = ?1 UNION ALL SELECT 1 FROM sitting WHERE game = ?1",
                             id, &there, error))
    return FALSE;
  /* A new game, of which there can be thousands in one import. */
  if (!there)
    return TRUE;
  if (!crumb_tables_has_row (db, "SELECT 1 FROM sitting WHERE game = ?1 AND NOT running", id, &counted, error))
    return FALSE;
  if (counted
      && (!add_standings (db, TAKE_OUT, id, error) || !crumb_tables_run (db, pairings_out_sql, id, NULL, error)))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (wipe_sql); i++)
    if (!crumb_tables_run (db, wipe_sql[i], id, NULL, error))
      return FALSE;
  return TRUE;
}

char *
crumb_tables_find_player (sqlite3 *db, const char *key, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean row;

  /* Hardly anybody is spelled in two ways, and the walk takes as long as all else that is asked of a player. */
  if (!crumb_tables_has_row (db, "SELECT 1 FROM spelling WHERE player = ?1", key, &row, error))
    return NULL;
  if (!row)
    return g_strdup (key);

  statement =
      crumb_database_prepare (db,
                              /* UNION ends it should a damaged record lead in a circle. */
                              "WITH RECURSIVE step (key) AS (SELECT ?1 UNION SELECT of FROM spelling, step "
                              "WHERE player = step.key) "
                              "SELECT key FROM step WHERE NOT EXISTS (SELECT 1 FROM spelling WHERE player = step.key)",
                              error);
  if (statement == NULL)
    return NULL;
  sqlite3_bind_text (statement, 1, key, -1, SQLITE_STATIC);
  if (!crumb_database_step (statement, &row, error))
    return NULL;
  return g_strdup (row ? crumb_database_get_text (statement, 0) : key);
}

gboolean
crumb_tables_add_up (sqlite3 *db, GError **error)
{
  return crumb_database_exec (db,
                              "DELETE FROM standing; DELETE FROM pairing; UPDATE counted SET games = "
                              "(SELECT count (*) FROM summary WHERE summary.running = counted.running)",
                              error)
         && add_standings (db, TAKE_IN, NULL, error) && crumb_tables_run (db, pairings_all_sql, NULL, NULL, error);
}

gboolean
crumb_tables_rebuild_summaries (sqlite3 *db, GError **error)
{
  if (!crumb_database_exec (db, "BEGIN IMMEDIATE", error))
    return FALSE;
  if (rebuild_all (db, error))
    return crumb_database_commit (db, error);

  crumb_database_rollback (db);
  return FALSE;
}

gboolean
crumb_tables_refresh (sqlite3 *db, GError **error)
{
  gboolean old;

  return crumb_tables_has_row (db, "SELECT 1 FROM derived WHERE version <> " G_STRINGIFY (CRUMB_TABLES_DERIVED_VERSION),
                               NULL, &old, error)
         && (!old || crumb_tables_rebuild_summaries (db, error));
}
