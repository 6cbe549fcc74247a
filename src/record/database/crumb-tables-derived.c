/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Writes the tables derived from journals, so that lists and statistics need not fold games. */

#include "crumb-tables.h"

#include "crumb-schema.h"
#include "crumb-seal.h"
#include "crumb-sitting.h"
#include "record/base/crumb-search.h"
#include "record/journal/crumb-unknown-kind.h"

/* Raise it when derived data changes for the same journal, unless only the figures of a kind do. */
#define DERIVED_VERSION 10
/* How many games an upgrade rewrites between two progress reports. */
#define GAMES_PER_TELL 64

#define OPEN_SUMMARY CRUMB_SEAL_OPEN ("s", CRUMB_SEAL_SUMMARY)

/* The columns that change during a game without moving it in the list: updating them touches only one index. */
static const char light_sql[] =
    "UPDATE summary AS s SET touched = ?2, entries = ?3, rounds = ?4, title = ?5, note = ?6, playing = ?7, "
    "leaders = ?8, points_0 = ?9, points_1 = ?10, points_2 = ?11, points_3 = ?12, " OPEN_SUMMARY " WHERE game = ?1 "
    "AND running AND search = ?13 AND name_0 IS ?14 AND name_1 IS ?15 AND name_2 IS ?16 AND name_3 IS ?17 "
    "AND started = ?18 AND corrected = ?19";

static const char summary_sql[] =
    "INSERT INTO summary (game, touched, entries, rounds, title, note, playing, leaders, points_0, points_1, points_2, "
    "points_3, search, name_0, name_1, name_2, name_3, started, corrected, colour_0, colour_1, colour_2, colour_3, "
    "running, rules, ended_early, winners, kind) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

/* The types of the parameters that both statements share, and the index of the first seat's points. */
#define COMMON_TYPES "tlllttii"
#define POINTS_AT 9
#define SEARCH_AT 13
#define NAME_AT 14
#define STARTED_AT 18
#define CORRECTED_AT 19
#define COLOUR_AT 20
#define REST_AT 24

/* The state of a damaged game is unknown, so this assumes that everybody plays and the most points lead. */
static const char guess_leaders_sql[] =
    "UPDATE summary SET playing = (name_0 IS NOT NULL) + 2 * (name_1 IS NOT NULL) + 4 * (name_2 IS NOT NULL) "
    "+ 8 * (name_3 IS NOT NULL), leaders = (points_0 = most) + 2 * (points_1 = most) + 4 * ifnull (points_2 = most, 0) "
    "+ 8 * ifnull (points_3 = most, 0) "
    "FROM (SELECT max (points_0, points_1, ifnull (points_2, points_0), ifnull (points_3, points_0)) AS most "
    "FROM summary WHERE game = ?1) WHERE game = ?1 AND playing = 0 AND most IS NOT NULL";

#define PAIRINGS(sign, which)                                                                                          \
  "INSERT INTO pairing (player, other, kind, games, won, lost, points, their_points) "                                 \
  "SELECT mine.player, theirs.player, mine.kind, sum (" sign "), sum (" sign " * (" CRUMB_TABLES_AHEAD ")), "          \
  "sum (" sign " * (" CRUMB_TABLES_BEHIND ")), sum (" sign " * mine.points), sum (" sign " * theirs.points) "          \
  "FROM sitting AS mine JOIN sitting AS theirs ON theirs.game = mine.game AND theirs.player <> mine.player "           \
  "WHERE NOT mine.running AND " which " GROUP BY 1, 2, 3 "                                                             \
  "ON CONFLICT DO UPDATE SET games = games + excluded.games, won = won + excluded.won, "                               \
  "lost = lost + excluded.lost, points = points + excluded.points, their_points = their_points + "                     \
  "excluded.their_points, " CRUMB_SEAL_OPEN ("pairing", CRUMB_SEAL_PAIRING)

#define INDEX_WAS_SQL "CREATE INDEX temp.was_game ON was (game)"

/* The summaries that can be believed; those of an older Crumb have no seal yet. One is looked up for every game. */
static const char was_sql[] = "CREATE TEMP TABLE was AS SELECT * FROM main.summary AS s" CRUMB_DATABASE_ROWS (
    "summary") "WHERE seal IS NULL OR seal IS " CRUMB_SEAL_SUMMARY "; " INDEX_WAS_SQL;
static const char nothing_was_sql[] = "CREATE TEMP TABLE was AS SELECT * FROM main.summary WHERE FALSE; " INDEX_WAS_SQL;

/* A damaged game is listed as it was, or else in a row that is seen to be damaged. */
static const char put_back_sql[] = "INSERT INTO main.summary SELECT * FROM temp.was WHERE game = ?1";
static const char put_blank_sql[] =
    "INSERT INTO main.summary (game, running, started, kind, search, touched, entries, rounds, ended_early, playing, "
    "leaders, winners, title, note, seal) SELECT id, 0, started, kind, '', started, 0, 0, 0, 0, 0, 0, '', '', 0 "
    "FROM game WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM main.summary WHERE game = ?1) "
    "AND NOT EXISTS (SELECT 1 FROM mark WHERE game = ?1 AND deleted)";

static const char *const wipe_sql[] = {
  "DELETE FROM pairing WHERE games = 0 AND player IN (SELECT player FROM sitting WHERE game = ?1)",
  "DELETE FROM sitting WHERE game = ?1",
  "DELETE FROM summary WHERE game = ?1",
};

/* The text that searches look through: names, title, note and place. */
static char *
search_text (CrumbJournal *journal)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < crumb_journal_get_n_seats (journal); seat++)
    g_string_append_printf (text, "%s\n", crumb_journal_get_seat (journal, seat)->name);
  g_string_append_printf (text, "%s\n%s", crumb_journal_get_title (journal), crumb_journal_get_note (journal));
  if (*crumb_journal_get_place (journal) != '\0')
    g_string_append_printf (text, "\n%s", crumb_journal_get_place (journal));
  return crumb_search_fold (text->str);
}

/* NULL for the usual rules of the kind. */
static char *
house_rules (const CrumbGameHead *head)
{
  char usual[CRUMB_RULES_TEXT_MAX] = "";
  char rules[CRUMB_RULES_TEXT_MAX] = "";

  if (!head->kind->rules_normalise ("", usual) || !head->kind->rules_normalise (head->rules, rules))
    return g_strdup (head->rules);
  return g_str_equal (usual, rules) ? NULL : g_strdup (rules);
}

/* Binds the parameters that both statements share. */
static void
bind_common (sqlite3_stmt *statement, const CrumbGameHead *head, CrumbJournal *journal, const char *search)
{
  const CrumbGameKind *kind = head->kind;
  gconstpointer state = crumb_journal_get_state (journal);

  crumb_database_bind (statement, COMMON_TYPES, head->id, crumb_journal_get_touched (journal, head->started),
                       (gint64) crumb_journal_get_n_entries (journal), (gint64) kind->rounds (state),
                       crumb_journal_get_title (journal), crumb_journal_get_note (journal), kind->playing (state),
                       kind->leaders (state));
  sqlite3_bind_text (statement, SEARCH_AT, search, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, STARTED_AT, crumb_journal_get_date (journal, head->started));
  sqlite3_bind_int (statement, CORRECTED_AT, crumb_journal_is_corrected (journal));
  for (guint seat = 0; seat < crumb_journal_get_n_seats (journal); seat++)
    {
      sqlite3_bind_int (statement, POINTS_AT + (int) seat, kind->total (state, seat));
      sqlite3_bind_text (statement, NAME_AT + (int) seat, crumb_journal_get_seat (journal, seat)->name, -1,
                         SQLITE_STATIC);
    }
}

/* Sets @done to FALSE when the game has moved in the list, or is not in it yet. */
static gboolean
write_light (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, const char *search, gboolean *done,
             GError **error)
{
  g_autoptr (sqlite3_stmt) statement = NULL;

  *done = FALSE;
  if (head->kind->over (crumb_journal_get_state (journal)))
    return TRUE;
  statement = crumb_database_prepare (db, light_sql, error);
  if (statement == NULL)
    return FALSE;

  bind_common (statement, head, journal, search);
  if (!crumb_database_step (statement, NULL, error))
    return FALSE;
  *done = sqlite3_changes (db) > 0;
  return !*done || crumb_seal_rows (db, CRUMB_SEALED_SUMMARY, head->id, error);
}

static gboolean
insert_summary (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, const char *search, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_prepare (db, summary_sql, error);
  g_autofree char *rules = house_rules (head);
  gconstpointer state = crumb_journal_get_state (journal);

  if (statement == NULL)
    return FALSE;

  bind_common (statement, head, journal, search);
  for (guint seat = 0; seat < crumb_journal_get_n_seats (journal); seat++)
    sqlite3_bind_text (statement, COLOUR_AT + (int) seat,
                       crumb_colour_to_word (crumb_journal_get_seat (journal, seat)->colour), -1, SQLITE_STATIC);
  sqlite3_bind_int (statement, REST_AT, !head->kind->over (state));
  sqlite3_bind_text (statement, REST_AT + 1, rules, -1, SQLITE_STATIC);
  sqlite3_bind_int (statement, REST_AT + 2, head->kind->ended_early (state));
  sqlite3_bind_int (statement, REST_AT + 3, head->kind->winners (state));
  sqlite3_bind_text (statement, REST_AT + 4, head->kind_id, -1, SQLITE_STATIC);
  return crumb_database_step (statement, NULL, error);
}

/* Two names at one table can be the same player, if they were merged before this file was imported. Adds NULL where
 * nobody sits. */
static gboolean
find_players (sqlite3 *db, const CrumbGameKind *kind, CrumbJournal *journal, GPtrArray *players, GError **error)
{
  CrumbSeats people = crumb_game_kind_people (kind, crumb_journal_get_state (journal));

  for (guint seat = 0; seat < crumb_journal_get_n_seats (journal); seat++)
    {
      g_autofree char *key = crumb_journal_get_player_key (journal, seat);
      char *player = crumb_seats_has (people, seat) ? crumb_tables_find_player (db, key, error) : NULL;

      if (player == NULL && crumb_seats_has (people, seat))
        return FALSE;
      g_ptr_array_add (players, player);
    }
  return TRUE;
}

/* Adds up the seats of one player; returns TRUE for the first of them, which gets the row. A seat of nobody has none. */
static gboolean
join_seats (const CrumbGameKind *kind, GPtrArray *players, guint seat, CrumbSitting sittings[CRUMB_SEATS_MAX])
{
  CrumbSitting *sitting = &sittings[seat];

  if (players->pdata[seat] == NULL)
    return FALSE;
  for (guint other = 0; other < seat; other++)
    if (g_strcmp0 (players->pdata[other], players->pdata[seat]) == 0)
      return FALSE;
  for (guint other = seat + 1; other < players->len; other++)
    if (g_strcmp0 (players->pdata[other], players->pdata[seat]) == 0)
      {
        sitting->won |= sittings[other].won;
        sitting->rounds += sittings[other].rounds;
        sitting->points += sittings[other].points;
        sitting->best_round = MAX (sitting->best_round, sittings[other].best_round);
        crumb_figures_join (kind, sitting->figures, sittings[other].figures);
      }
  return TRUE;
}

static gboolean
insert_sittings (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, gboolean over, GError **error)
{
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *rules = house_rules (head);
  CrumbSitting sittings[CRUMB_SEATS_MAX] = { 0 };

  if (!find_players (db, head->kind, journal, players, error))
    return FALSE;
  if (over)
    crumb_sitting_count (head->kind, journal, sittings);

  for (guint seat = 0; seat < players->len; seat++)
    {
      const CrumbSitting *sitting = &sittings[seat];
      g_autofree char *figures = NULL;

      if (!join_seats (head->kind, players, seat, sittings))
        continue;
      figures = crumb_figures_pack (head->kind, sitting->figures);
      if (!crumb_database_run (db, error,
                               "INSERT INTO sitting (player, running, started, game, kind, rules, won, rounds, points, "
                               "best_round, figures) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                               "tiltttiilit", players->pdata[seat], !over,
                               crumb_journal_get_date (journal, head->started), head->id, head->kind_id, rules,
                               sitting->won, (int) sitting->rounds, sitting->points, sitting->best_round, figures))
        return FALSE;
    }
  return TRUE;
}

/* Deleted games are in no list and no statistics; games of an unknown kind only in lists. */
static gboolean
insert_all (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, const char *search, GError **error)
{
  gboolean over = head->kind->over (crumb_journal_get_state (journal));
  gboolean deleted;

  if (!crumb_database_has (db, &deleted, error, "SELECT 1 FROM mark WHERE game = ?1 AND deleted", "t", head->id))
    return FALSE;
  return deleted
         || (insert_summary (db, head, journal, search, error)
             && crumb_seal_rows (db, CRUMB_SEALED_SUMMARY, head->id, error)
             && (head->kind == &crumb_unknown_kind
                 || (insert_sittings (db, head, journal, over, error)
                     && crumb_seal_rows (db, CRUMB_SEALED_SITTING, head->id, error))));
}

static gboolean
count_game (sqlite3 *db, const char *id, GError **error)
{
  g_autoptr (CrumbTallies) tallies = crumb_tables_add_sittings (db, CRUMB_TALLY_GAME, id, error);

  return tallies != NULL && crumb_tables_write_tallies (db, tallies, 1, NULL, error)
         && crumb_database_run (db, error, PAIRINGS ("1", "mine.game = ?1"), "t", id)
         && crumb_seal_rows (db, CRUMB_SEALED_PAIRING, id, error);
}

static gboolean
list_damaged (sqlite3 *db, const char *id, GError **error)
{
  return crumb_database_run (db, error, put_back_sql, "t", id)
         && crumb_database_run (db, error, guess_leaders_sql, "t", id)
         && crumb_database_run (db, error, put_blank_sql, "t", id);
}

/* The hash chain doesn't show that the last entries of a game are missing. */
static gboolean
has_all_entries (sqlite3 *db, const char *id, CrumbJournal *journal, gboolean *all, GError **error)
{
  gint64 n_entries;

  if (!crumb_database_get_int (db, &n_entries, error, "SELECT entries FROM temp.was WHERE game = ?1", "t", id))
    return FALSE;
  *all = n_entries <= crumb_journal_get_n_entries (journal);
  return TRUE;
}

static gboolean
rebuild (sqlite3 *db, const char *id, GError **error)
{
  g_autoptr (CrumbJournal) journal = NULL;
  g_autoptr (GError) local_error = NULL;
  g_autoptr (CrumbGameHead) head = crumb_tables_read_game (db, id, &journal, &local_error);
  g_autofree char *search = NULL;
  gboolean all;

  /* A damaged game stays listed and doesn't stop the others. */
  if (g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED))
    return list_damaged (db, id, error);
  if (head == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  if (!has_all_entries (db, id, journal, &all, error))
    return FALSE;
  search = search_text (journal);
  return all ? insert_all (db, head, journal, search, error) : list_damaged (db, id, error);
}

/* Describes the kinds and figures that the derived tables cover: another version of Crumb may have more. */
static char *
describe_kinds (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%d", DERIVED_VERSION);

  for (const CrumbGameKind *const *kind = crumb_game_kinds; *kind != NULL; kind++)
    {
      g_string_append_printf (text, "\n%s", (*kind)->id);
      for (guint i = 0; i < (*kind)->n_figures; i++)
        g_string_append_printf (text, " %s %u", (*kind)->figures[i].id, (guint) (*kind)->figures[i].join);
    }
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
}

/* Runs all statements that @sql selects. */
static gboolean
run_each (sqlite3 *db, GPtrArray *statements, GError **error)
{
  for (guint i = 0; i < statements->len; i++)
    if (!crumb_database_exec (db, statements->pdata[i], error))
      return FALSE;
  return TRUE;
}

/* What was listed matters only for damaged games, so it needn't be readable. Another error ended the transaction. */
static gboolean
keep_what_was (sqlite3 *db, GError **error)
{
  g_autoptr (GError) local_error = NULL;

  if (crumb_database_exec (db, was_sql, &local_error))
    return TRUE;
  if (g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED))
    return crumb_database_exec (db, nothing_was_sql, error);
  g_propagate_error (error, g_steal_pointer (&local_error));
  return FALSE;
}

/*
 * Drops the derived tables and makes them again as they were: when a bit of a key is wrong, its row can't be found to be
 * deleted. If the pages themselves are crossed, that would also free some that hold games.
 */
static gboolean
empty_derived (sqlite3 *db, GError **error)
{
  g_autofree char *names = g_strjoinv ("', '", (char **) crumb_schema_derived);
  g_autofree char *made_sql = g_strdup_printf (
      "SELECT sql FROM sqlite_schema WHERE tbl_name IN ('%s') AND sql IS NOT NULL ORDER BY type = 'table' DESC", names);
  g_autofree char *drop_sql = g_strdup_printf (
      "SELECT 'DROP TABLE ' || name FROM sqlite_schema WHERE type = 'table' AND name IN ('%s')", names);
  g_autoptr (GPtrArray) made =
      crumb_database_check_pages (db, error) ? crumb_database_list_texts (db, error, made_sql, "") : NULL;
  g_autoptr (GPtrArray) drops = made != NULL ? crumb_database_list_texts (db, error, drop_sql, "") : NULL;

  return drops != NULL && keep_what_was (db, error) && run_each (db, drops, error) && run_each (db, made, error)
         && crumb_database_exec (db, "INSERT INTO counted VALUES (0, 0), (1, 0)", error);
}

static gboolean
say_made (sqlite3 *db, GError **error)
{
  g_autofree char *made_for = describe_kinds ();

  return crumb_database_run (db, error, "UPDATE derived SET made_for = ?1", "t", made_for);
}

static gboolean
rebuild_all (sqlite3 *db, gpointer upgrade, GError **error)
{
  g_autoptr (GPtrArray) ids = crumb_database_list_texts (db, error, "SELECT id FROM game", "");

  if (ids == NULL || !empty_derived (db, error) || !crumb_tables_key_anew (db, error))
    return FALSE;
  for (guint i = 0; i < ids->len; i++)
    if (!rebuild (db, ids->pdata[i], error)
        || (i % GAMES_PER_TELL == 0 && !crumb_upgrade_tell (upgrade, (double) i / ids->len, error)))
      return FALSE;
  return crumb_database_exec (db, "DROP TABLE temp.was", error) && crumb_tables_add_up (db, error)
         && crumb_tables_mend_players (db, error) && crumb_seal_all (db, error) && say_made (db, error)
         && crumb_upgrade_tell (upgrade, 1, error);
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
  g_autoptr (CrumbTallies) tallies = NULL;
  gboolean there;

  if (!crumb_database_has (db, &there, error,
                           "SELECT 1 FROM summary WHERE game = ?1 UNION ALL SELECT 1 FROM sitting WHERE game = ?1", "t",
                           id))
    return FALSE;
  /* Skips the deletes for a new game, since an import can bring thousands. */
  if (!there)
    return TRUE;

  tallies = crumb_tables_add_sittings (db, CRUMB_TALLY_GAME, id, error);
  if (tallies == NULL
      || (g_hash_table_size (tallies) > 0
          && (!crumb_database_run (db, error, PAIRINGS ("-1", "mine.game = ?1"), "t", id)
              || !crumb_seal_rows (db, CRUMB_SEALED_PAIRING, id, error))))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (wipe_sql); i++)
    if (!crumb_database_run (db, error, wipe_sql[i], "t", id))
      return FALSE;
  return crumb_tables_write_tallies (db, tallies, -1, NULL, error);
}

char *
crumb_tables_find_player (sqlite3 *db, const char *key, GError **error)
{
  gboolean row;
  char *player = NULL;

  /* Few players have a second spelling, and the recursive query would double the time of this lookup. */
  if (!crumb_database_has (db, &row, error, "SELECT 1 FROM spelling WHERE player = ?1", "t", key))
    return NULL;
  if (!row)
    return g_strdup (key);

  if (!crumb_database_get_text (
          db, &player, error,
          /* UNION makes the recursion end even if a damaged record has a cycle. */
          "WITH RECURSIVE step (key) AS (SELECT ?1 UNION SELECT of FROM spelling, step WHERE player = step.key) "
          "SELECT key FROM step WHERE NOT EXISTS (SELECT 1 FROM spelling WHERE player = step.key)",
          "t", key))
    return NULL;
  return player != NULL ? player : g_strdup (key);
}

gboolean
crumb_tables_add_up (sqlite3 *db, GError **error)
{
  g_autoptr (CrumbTallies) tallies = crumb_tables_add_sittings (db, CRUMB_TALLY_ALL, NULL, error);

  return tallies != NULL
         && crumb_database_exec (db,
                                 "DELETE FROM tally; DELETE FROM tally_figure; DELETE FROM pairing; "
                                 "UPDATE counted SET games = "
                                 "(SELECT count (*) FROM summary WHERE summary.running = counted.running)",
                                 error)
         && crumb_tables_write_tallies (db, tallies, 1, NULL, error)
         && crumb_database_run (db, error, PAIRINGS ("1", "TRUE"), "")
         && crumb_seal_rows (db, CRUMB_SEALED_PAIRING, NULL, error);
}

gboolean
crumb_tables_rebuild_summaries (sqlite3 *db, GError **error)
{
  return crumb_database_in_transaction (db, rebuild_all, NULL, error);
}

gboolean
crumb_tables_is_stale (sqlite3 *db, gboolean *stale, GError **error)
{
  g_autofree char *made_for = describe_kinds ();

  return crumb_database_has (db, stale, error, "SELECT 1 FROM derived WHERE made_for <> ?1", "t", made_for);
}

gboolean
crumb_tables_refresh (sqlite3 *db, CrumbUpgrade *upgrade, GError **error)
{
  gboolean stale;

  return crumb_tables_is_stale (db, &stale, error)
         && (!stale || crumb_database_in_transaction (db, rebuild_all, upgrade, error));
}
