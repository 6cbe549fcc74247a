/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Writes what follows from journals, so that lists and statistics need not fold games. */

#include "crumb-tables.h"

#include "crumb-schema.h"
#include "crumb-seal.h"
#include "crumb-sitting.h"
#include "record/base/crumb-search.h"
#include "record/base/crumb-time.h"
#include "record/journal/crumb-unknown-kind.h"

/* Raise it when derived data changes for the same journal, unless only the figures of a kind do. */
#define DERIVED_VERSION 14
/* How many games an upgrade rewrites between two progress reports. */
#define GAMES_PER_TELL 64

/* The columns of both tables, in the order in which they are bound. */
#define SUMMARY                                                                                                        \
  "game, running, started, kind, rules, search, touched, entries, last, damaged, corrected, rounds, ended_early, "     \
  "playing, leaders, winners, title, note, place, seconds, name_0, colour_0, points_0, name_1, colour_1, points_1, "   \
  "name_2, colour_2, points_2, name_3, colour_3, points_3"
#define SITTING "game, player, running, started, kind, rules, won, drawn, rounds, points, best_round, behind, figures"
#define SUMMARY_VALUES "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?"
#define SITTING_VALUES "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?"

/* How long journals were when lists are made anew. */
#define MAKE_WAS_SQL "CREATE TEMP TABLE IF NOT EXISTS was (game TEXT PRIMARY KEY, entries INTEGER, last BLOB)"

/* All that is derived from one game. */
typedef struct
{
  const CrumbGameHead *head;
  CrumbJournal *journal;
  char *search;
  char *rules; /* (nullable): NULL for the usual rules of the kind */
  gboolean over;
  GPtrArray *players; /* (element-type utf8) (nullable): the key of who sits at each seat, or NULL for nobody */
  CrumbSitting sittings[CRUMB_SEATS_MAX];
} Lines;

static void
lines_clear (Lines *lines)
{
  g_free (lines->search);
  g_free (lines->rules);
  g_clear_pointer (&lines->players, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Lines, lines_clear)

/* Binds the values of a row one after the other. */
typedef struct
{
  sqlite3_stmt *statement;
  int at;
} Row;

static void
put_text (Row *row, const char *text)
{
  sqlite3_bind_text (row->statement, ++row->at, text, -1, SQLITE_TRANSIENT);
}

static void
put_number (Row *row, gint64 number)
{
  sqlite3_bind_int64 (row->statement, ++row->at, number);
}

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

gboolean
crumb_tables_house_rules (const CrumbGameKind *kind, const char *rules, char **house)
{
  char usual[CRUMB_RULES_TEXT_MAX] = "";
  char canonical[CRUMB_RULES_TEXT_MAX] = "";

  *house = NULL;
  if (!crumb_game_kind_normalise (kind, "", usual) || !crumb_game_kind_normalise (kind, rules, canonical))
    return FALSE;
  if (!g_str_equal (usual, canonical))
    *house = g_strdup (canonical);
  return TRUE;
}

/* Two names at one table can be the same player, if they were merged before this file was imported. Adds NULL where
 * nobody sits. */
static gboolean
find_players (sqlite3 *db, Lines *lines, GError **error)
{
  CrumbSeats people = crumb_scores_of (crumb_journal_get_state (lines->journal))->people;

  lines->players = g_ptr_array_new_with_free_func (g_free);
  for (guint seat = 0; seat < crumb_journal_get_n_seats (lines->journal); seat++)
    {
      g_autofree char *key = crumb_journal_get_player_key (lines->journal, seat);
      char *player = crumb_seats_has (people, seat) ? crumb_tables_find_player (db, key, error) : NULL;

      if (player == NULL && crumb_seats_has (people, seat))
        return FALSE;
      g_ptr_array_add (lines->players, player);
    }
  return TRUE;
}

/* Adds up the seats of one player, the first of which gets the row. A seat of nobody has none. */
static void
join_seats (Lines *lines)
{
  char **players = (char **) lines->players->pdata;

  for (guint seat = 0; seat < lines->players->len; seat++)
    for (guint other = seat + 1; players[seat] != NULL && other < lines->players->len; other++)
      if (g_strcmp0 (players[other], players[seat]) == 0)
        {
          crumb_sitting_join (lines->head->kind, &lines->sittings[seat], &lines->sittings[other]);
          g_clear_pointer (&players[other], g_free);
        }
}

static gboolean
find_lines (sqlite3 *db, Lines *lines, GError **error)
{
  const CrumbGameKind *kind = lines->head->kind;

  lines->search = search_text (lines->journal);
  if (!crumb_tables_house_rules (kind, lines->head->rules, &lines->rules))
    lines->rules = g_strdup (lines->head->rules);
  lines->over = crumb_scores_of (crumb_journal_get_state (lines->journal))->over;
  if (kind == &crumb_unknown_kind)
    return TRUE;
  if (!find_players (db, lines, error))
    return FALSE;
  if (lines->over)
    crumb_sitting_count (kind, lines->journal, lines->sittings);
  join_seats (lines);
  return TRUE;
}

static void
put_seat (Row *row, const Lines *lines, guint seat)
{
  const CrumbSeat *who;

  if (seat >= crumb_journal_get_n_seats (lines->journal))
    {
      row->at += 3;
      return;
    }
  who = crumb_journal_get_seat (lines->journal, seat);
  put_text (row, who->name);
  put_text (row, crumb_colour_to_word (who->colour));
  put_number (row, crumb_scores_of (crumb_journal_get_state (lines->journal))->totals[seat]);
}

static void
put_summary (sqlite3_stmt *statement, const Lines *lines)
{
  Row row = { .statement = statement };
  CrumbJournal *journal = lines->journal;
  gconstpointer state = crumb_journal_get_state (journal);
  guint n_entries = crumb_journal_get_n_entries (journal);

  put_text (&row, lines->head->id);
  put_number (&row, !lines->over);
  put_number (&row, crumb_journal_get_date (journal, lines->head->started));
  put_text (&row, lines->head->kind_id);
  put_text (&row, lines->rules);
  put_text (&row, lines->search);
  put_number (&row, crumb_journal_get_touched (journal, lines->head->started));
  put_number (&row, n_entries);
  sqlite3_bind_blob (statement, ++row.at, crumb_journal_get_hash (journal, n_entries)->bytes, CRUMB_HASH_SIZE,
                     SQLITE_STATIC);
  put_number (&row, FALSE);
  put_number (&row, crumb_journal_is_corrected (journal));
  put_number (&row, crumb_scores_of (state)->n_rounds);
  put_number (&row, crumb_scores_of (state)->ended_early);
  put_number (&row, crumb_scores_of (state)->playing);
  put_number (&row, crumb_scores_of (state)->leaders);
  put_number (&row, crumb_scores_of (state)->winners);
  put_text (&row, crumb_journal_get_title (journal));
  put_text (&row, crumb_journal_get_note (journal));
  put_text (&row, crumb_journal_get_place (journal));
  put_number (&row, crumb_journal_get_seconds (journal, lines->head->started));
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    put_seat (&row, lines, seat);
}

static void
put_sitting (sqlite3_stmt *statement, const Lines *lines, guint seat)
{
  Row row = { .statement = statement };
  const CrumbSitting *sitting = &lines->sittings[seat];
  g_autofree char *figures = crumb_figures_pack (lines->head->kind, sitting->figures);

  sqlite3_reset (statement);

  put_text (&row, lines->head->id);
  put_text (&row, lines->players->pdata[seat]);
  put_number (&row, !crumb_scores_counts (crumb_scores_of (crumb_journal_get_state (lines->journal))));
  put_number (&row, crumb_journal_get_date (lines->journal, lines->head->started));
  put_text (&row, lines->head->kind_id);
  put_text (&row, lines->rules);
  put_number (&row, sitting->won);
  put_number (&row, sitting->drawn);
  put_number (&row, sitting->rounds);
  put_number (&row, sitting->points);
  put_number (&row, sitting->best_round);
  put_number (&row, sitting->behind);
  put_text (&row, figures);
}

static gboolean
write_lines (sqlite3 *db, const Lines *lines, GError **error)
{
  g_autoptr (sqlite3_stmt) summary =
      crumb_database_prepare (db, "REPLACE INTO main.summary (" SUMMARY ") VALUES (" SUMMARY_VALUES ")", error);
  g_autoptr (sqlite3_stmt) sitting = NULL;

  if (summary == NULL)
    return FALSE;
  put_summary (summary, lines);
  if (!crumb_database_step (summary, NULL, error)
      || !crumb_database_run (db, error, "DELETE FROM sitting WHERE game = ?1", "t", lines->head->id))
    return FALSE;
  sitting = crumb_database_prepare (db, "REPLACE INTO main.sitting (" SITTING ") VALUES (" SITTING_VALUES ")", error);
  for (guint seat = 0; sitting != NULL && lines->players != NULL && seat < lines->players->len; seat++)
    {
      if (lines->players->pdata[seat] == NULL)
        continue;
      put_sitting (sitting, lines, seat);
      if (!crumb_database_step (sitting, NULL, error))
        return FALSE;
    }
  return sitting != NULL;
}

static gboolean
has_summary (sqlite3 *db, const Lines *lines, gboolean *has, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_prepare (db, "SELECT 1 FROM main.summary WHERE (" SUMMARY ") IS (" SUMMARY_VALUES ")", error);

  if (statement == NULL)
    return FALSE;
  put_summary (statement, lines);
  return crumb_database_step (statement, has, error);
}

/* Whether the sittings are those of the game, and no others. */
static gboolean
has_sittings (sqlite3 *db, const Lines *lines, gboolean *has, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_prepare (db, "SELECT 1 FROM main.sitting WHERE (" SITTING ") IS (" SITTING_VALUES ")", error);
  gint64 n;
  guint n_expected = 0;

  *has = statement != NULL;
  for (guint seat = 0; *has && lines->players != NULL && seat < lines->players->len; seat++)
    {
      if (lines->players->pdata[seat] == NULL)
        continue;
      n_expected++;
      put_sitting (statement, lines, seat);
      if (!crumb_database_step (statement, has, error))
        return FALSE;
    }
  if (statement == NULL
      || !crumb_database_get_int (db, &n, error, "SELECT count (*) FROM sitting WHERE game = ?1", "t", lines->head->id))
    return FALSE;
  *has = *has && n == n_expected;
  return TRUE;
}

static gboolean
is_listed (sqlite3 *db, const char *id, gboolean *listed, GError **error)
{
  return crumb_database_has (db, listed, error,
                             "SELECT 1 FROM summary WHERE game = ?1 UNION ALL SELECT 1 FROM sitting WHERE game = ?1",
                             "t", id);
}

gboolean
crumb_tables_compare_lines (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, CrumbLinesFit *fit,
                            GError **error)
{
  g_auto (Lines) lines = { .head = head, .journal = journal };
  gboolean deleted, listed;

  *fit = (CrumbLinesFit) { 0 };
  if (!crumb_tables_is_deleted (db, head->id, &deleted, error) || !is_listed (db, head->id, &listed, error))
    return FALSE;
  if (deleted)
    {
      *fit = (CrumbLinesFit) { !listed, !listed };
      return TRUE;
    }
  return find_lines (db, &lines, error) && has_summary (db, &lines, &fit->summary, error)
         && has_sittings (db, &lines, &fit->sittings, error);
}

/* Deleted games are in no list and no statistics; games of an unknown kind only in lists. */
gboolean
crumb_tables_write_summary (sqlite3 *db, const CrumbGameHead *head, CrumbJournal *journal, GError **error)
{
  g_auto (Lines) lines = { .head = head, .journal = journal };
  gboolean deleted;

  if (!crumb_tables_is_deleted (db, head->id, &deleted, error))
    return FALSE;
  return deleted || (find_lines (db, &lines, error) && write_lines (db, &lines, error));
}

gboolean
crumb_tables_drop_summary (sqlite3 *db, const char *id, GError **error)
{
  return crumb_database_run (db, error, "DELETE FROM sitting WHERE game = ?1", "t", id)
         && crumb_database_run (db, error, "DELETE FROM summary WHERE game = ?1", "t", id);
}

/* What can be read of a damaged game without its journal: when it began, and who sat there first. */
static gboolean
write_damaged (sqlite3 *db, const char *id, const char *search, const char *rules, GError **error)
{
#define SEAT(n)                                                                                                        \
  ", (SELECT name FROM seat WHERE game = id AND seat = " n "), (SELECT colour FROM seat WHERE game = id AND seat = " n \
  ")"
  return crumb_database_run (
      db, error,
      "REPLACE INTO main.summary (game, running, started, kind, rules, search, touched, entries, last, damaged, "
      "corrected, rounds, ended_early, playing, leaders, winners, title, note, place, seconds, name_0, colour_0, "
      "name_1, colour_1, "
      "name_2, colour_2, name_3, colour_3) "
      "SELECT id, 0, started, kind, ?3, ?2, started, ifnull (was.entries, 0), was.last, 1, 0, 0, 0, 0, 0, 0, '', "
      "'', '', 0" SEAT ("0") SEAT ("1") SEAT ("2")
          SEAT ("3") " FROM main.game LEFT JOIN temp.was ON was.game = id WHERE id = ?1",
      "ttt", id, search, rules);
#undef SEAT
}

static gboolean
list_damaged (sqlite3 *db, const char *id, GError **error)
{
  g_autoptr (GPtrArray) names =
      crumb_database_list_texts (db, error, "SELECT name FROM seat WHERE game = ?1 ORDER BY seat", "t", id);
  g_autofree char *kind_id = NULL;
  g_autofree char *text = NULL;
  g_autofree char *joined = NULL;
  g_autofree char *search = NULL;
  g_autofree char *rules = NULL;
  const CrumbGameKind *kind;
  gboolean deleted;

  if (names == NULL || !crumb_database_exec (db, MAKE_WAS_SQL, error)
      || !crumb_tables_is_deleted (db, id, &deleted, error)
      || !crumb_database_get_text (db, &kind_id, error, "SELECT kind FROM game WHERE id = ?1", "t", id)
      || !crumb_database_get_text (db, &text, error, "SELECT rules FROM game WHERE id = ?1", "t", id))
    return FALSE;
  kind = crumb_game_kind_find (kind_id);
  g_ptr_array_add (names, NULL);
  joined = g_strjoinv ("\n", (GStrv) names->pdata);
  search = crumb_search_fold (joined);
  if (kind != NULL && !crumb_tables_house_rules (kind, text, &rules))
    rules = g_steal_pointer (&text);
  return deleted || write_damaged (db, id, search, rules, error);
}

gboolean
crumb_tables_write_lines (sqlite3 *db, const char *id, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };
  g_autoptr (CrumbJournal) journal = NULL;
  g_autoptr (GError) local_error = NULL;
  g_autoptr (CrumbGameHead) head = crumb_transaction_begin (&transaction, db, &local_error)
                                       ? crumb_tables_read_game (db, id, &journal, &local_error)
                                       : NULL;
  gboolean listed;

  if (head != NULL)
    return crumb_tables_drop_summary (db, id, error) && crumb_tables_write_summary (db, head, journal, error)
           && crumb_transaction_commit (&transaction, error);
  /* A damaged game stays listed and doesn't stop the others. */
  if (g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED))
    return is_listed (db, id, &listed, error) && (listed || list_damaged (db, id, error))
           && crumb_transaction_commit (&transaction, error);
  g_propagate_error (error, g_steal_pointer (&local_error));
  return FALSE;
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

/* What was listed matters only for damaged games, so it needn't be readable. Another error ended the transaction. */
gboolean
crumb_tables_note_lengths (sqlite3 *db, const char *columns, GError **error)
{
  g_autofree char *sql = g_strdup_printf ("INSERT OR IGNORE INTO temp.was SELECT %s FROM main.summary", columns);
  g_autoptr (GError) local_error = NULL;

  if (!crumb_database_exec (db, MAKE_WAS_SQL, error))
    return FALSE;
  if (crumb_database_exec (db, sql, &local_error)
      || g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local_error));
  return FALSE;
}

/* The lengths of journals are those that were listed before, while their games are listed anew. */
static gboolean
rebuild (sqlite3 *db, const char *id, GError **error)
{
  gboolean whole;

  if (!crumb_tables_write_lines (db, id, error)
      || !crumb_database_has (db, &whole, error,
                              "SELECT 1 FROM temp.was JOIN main.summary AS s USING (game) WHERE game = ?1 "
                              "AND NOT s.damaged AND was.entries > s.entries AND was.last IS NOT s.last",
                              "t", id))
    return FALSE;
  return !whole || (crumb_tables_drop_summary (db, id, error) && list_damaged (db, id, error));
}

static gboolean
say_made (sqlite3 *db, GError **error)
{
  g_autofree char *made_for = describe_kinds ();

  return crumb_database_run (db, error, "UPDATE derived SET made_for = ?1", "t", made_for);
}

gboolean
crumb_tables_rebuild_summaries (sqlite3 *db, CrumbHeadway *headway, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };
  g_autoptr (GPtrArray) ids = crumb_transaction_begin (&transaction, db, error)
                                  ? crumb_database_list_texts (db, error, "SELECT id FROM game", "")
                                  : NULL;

  if (ids == NULL || !crumb_tables_note_lengths (db, "game, entries, last", error)
      || !crumb_schema_make_derived_anew (db, error) || !crumb_tables_key_anew (db, error))
    return FALSE;
  for (guint i = 0; i < ids->len; i++)
    if (!rebuild (db, ids->pdata[i], error)
        || (i % GAMES_PER_TELL == 0 && !crumb_headway_tell (headway, (double) i / ids->len, error)))
      return FALSE;
  return crumb_database_exec (db, "DROP TABLE temp.was", error) && crumb_tables_mend_players (db, error)
         && crumb_seal_all (db, error) && say_made (db, error) && crumb_headway_tell (headway, 1, error)
         && crumb_transaction_commit (&transaction, error);
}

/* Each game that isn't deleted has one line. */
gboolean
crumb_tables_lacks_lines (sqlite3 *db, gboolean *lacks, GError **error)
{
  return crumb_database_has (db, lacks, error,
                             "SELECT 1 WHERE (SELECT count (*) FROM summary) <> (SELECT count (*) FROM game) "
                             "- (SELECT count (*) FROM mark JOIN game ON id = mark.game WHERE deleted)",
                             "");
}

gboolean
crumb_tables_is_stale (sqlite3 *db, gboolean *stale, GError **error)
{
  g_autofree char *made_for = describe_kinds ();

  return crumb_database_has (db, stale, error, "SELECT 1 FROM derived WHERE made_for <> ?1", "t", made_for);
}

gboolean
crumb_tables_refresh (sqlite3 *db, CrumbHeadway *headway, GError **error)
{
  gboolean stale;

  return crumb_tables_is_stale (db, &stale, error) && (!stale || crumb_tables_rebuild_summaries (db, headway, error));
}
