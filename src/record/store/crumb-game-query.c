/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Turns a filter into SQL. */

#include "crumb-game-query.h"

#include "record/base/crumb-search.h"
#include "record/base/crumb-time.h"
#include "record/database/crumb-tables.h"

#include <string.h>

#define IN_ORDER " ORDER BY k.running DESC, k.started DESC, k.game DESC"

static gint64
start_of_year (guint year)
{
  g_autoptr (GDateTime) start = g_date_time_new_local ((int) year, 1, 1, 0, 0, 0);

  return start != NULL ? g_date_time_to_unix_usec (start) : G_MAXINT64;
}

/* From @from on and before @to. */
static void
find_period (const CrumbGameFilter *filter, gint64 *from, gint64 *to)
{
  *from = filter->from != 0 ? filter->from : G_MININT64;
  *to = filter->to != 0 ? filter->to : G_MAXINT64;
  if (filter->year != 0)
    {
      *from = MAX (*from, start_of_year (filter->year));
      *to = MIN (*to, start_of_year (filter->year + 1));
    }
}

/* Finds the kind that the rules belong to. Rules that no kind takes were never played. */
static char *
find_rules (const char *typed, const char **kind)
{
  char *rules;

  for (const CrumbGameKind *const *known = crumb_game_kinds; *known != NULL; known++)
    if ((*kind == NULL || g_str_equal (*kind, (*known)->id)) && crumb_tables_house_rules (*known, typed, &rules))
      {
        *kind = (*known)->id;
        return rules;
      }
  return g_strdup (typed);
}

/* Reads a number of so many digits, where there is one; what isn't there stays as it is. */
static gboolean
read_part (const char *part, gsize length, guint min, guint max, int *number)
{
  guint64 read;

  if (part == NULL)
    return TRUE;
  if (strlen (part) != length || !g_ascii_string_to_unsigned (part, 10, min, max, &read, NULL))
    return FALSE;
  *number = (int) read;
  return TRUE;
}

/* The times that people can mean by "2026", "2026-11" or "2026-11-26". */
static gboolean
read_period (const char *word, gint64 *from, gint64 *to)
{
  g_auto (GStrv) parts = g_strsplit (word, "-", -1);
  guint n = g_strv_length (parts);
  int year = 0, month = 1, day = 1;
  g_autoptr (GDateTime) start = NULL;
  g_autoptr (GDateTime) end = NULL;

  if (n < 1 || n > 3 || !read_part (parts[0], 4, 1900, 9998, &year)
      || !read_part (n > 1 ? parts[1] : NULL, 2, 1, 12, &month) || !read_part (n > 2 ? parts[2] : NULL, 2, 1, 31, &day))
    return FALSE;
  start = g_date_time_new_local (year, month, day, 0, 0, 0);
  if (start == NULL)
    return FALSE;
  end = g_date_time_add_full (start, n == 1, n == 2, n == 3, 0, 0, 0);
  *from = g_date_time_to_unix_usec (start);
  *to = g_date_time_to_unix_usec (end);
  return TRUE;
}

/* Whether that is what a month is called, alone or in a date. */
static gboolean
is_month (const char *word, int month)
{
  g_autoptr (GDateTime) day = g_date_time_new_utc (2000, month, 1, 0, 0, 0);
  g_autofree char *alone = g_date_time_format (day, "%OB");
  g_autofree char *in_date = g_date_time_format (day, "%B");
  g_autofree char *folded = crumb_search_fold (alone);
  g_autofree char *folded_in_date = crumb_search_fold (in_date);

  return g_str_equal (word, folded) || g_str_equal (word, folded_in_date);
}

/* Writes as sqlite3_mprintf() does: %Q is a text in quotes, or NULL. */
static void
append (GString *sql, const char *format, ...)
{
  va_list values;
  char *text;

  va_start (values, format);
  text = sqlite3_vmprintf (format, values);
  va_end (values);
  g_string_append (sql, text);
  sqlite3_free (text);
}

/* A word is in the text, or it is the date, or what the game or its rules are called or say. */
static void
append_word (GString *sql, const char *word, const GPtrArray *names, const char *text)
{
  gint64 from, to;

  append (sql, " AND (instr (%s.search, %Q)", text, word);
  if (read_period (word, &from, &to))
    append (sql, " OR k.started BETWEEN %lld AND %lld", (long long) from, (long long) to - 1);
  for (int month = 1; month <= 12; month++)
    if (is_month (word, month))
      append (sql, " OR strftime ('%%m', k.started / 1000000, 'unixepoch', 'localtime') = '%02d'", month);
  for (guint n = 0; names != NULL && n < names->len; n++)
    {
      const CrumbRuleName *name = names->pdata[n];
      g_autofree char *folded = crumb_search_fold (name->name);

      if (strstr (folded, word) != NULL)
        append (sql, " OR (k.kind = %Q AND %s.rules IS nullif (%Q, ''))", name->kind, text, name->rules);
    }
  g_string_append_c (sql, ')');
}

/* Of all whose games are asked for, one has the list of them; the others have to be found in each. */
static void
append_people (GString *sql, const CrumbGameFilter *filter, const char *driver)
{
  static const char other[] = " AND EXISTS (SELECT 1 FROM sitting AS w WHERE w.player = %Q AND w.running = k.running "
                              "AND w.started = k.started AND w.game = k.game%s)";

  if (filter->with != NULL && filter->with != driver)
    append (sql, other, filter->with, "");
  if (filter->winner != NULL && filter->winner == driver)
    g_string_append (sql, " AND k.won");
  else if (filter->winner != NULL)
    append (sql, other, filter->winner, " AND w.won");
  if (filter->players != 0)
    append (sql, " AND (SELECT count (*) FROM sitting AS n WHERE n.game = k.game) = %u", filter->players);
}

/* Selects a covering index; the sittings have each player's games in order. */
char *
crumb_game_query_write (const CrumbGameFilter *filter)
{
  g_autoptr (GString) sql = g_string_new (NULL);
  g_auto (GStrv) words = crumb_search_words (filter->search);
  gboolean by_text = *words != NULL || filter->rules != NULL || filter->place != NULL;
  const char *driver = filter->player != NULL ? filter->player : filter->with != NULL ? filter->with : filter->winner;
  const char *text = driver != NULL ? "s" : "k";
  const char *kind = filter->kind;
  g_autofree char *rules = filter->rules != NULL ? find_rules (filter->rules, &kind) : NULL;
  gint64 from, to;

  if (driver == NULL)
    g_string_append (sql, " FROM summary AS k INDEXED BY summary_in_order WHERE TRUE");
  else
    append (sql, " FROM sitting AS k%s WHERE k.player = %Q", by_text ? " JOIN summary AS s ON s.game = k.game" : "",
            driver);

  if (filter->progress != CRUMB_PROGRESS_ANY)
    append (sql, " AND k.running = %d", filter->progress == CRUMB_PROGRESS_RUNNING);
  find_period (filter, &from, &to);
  if (filter->year != 0 || filter->from != 0 || filter->to != 0)
    append (sql, " AND k.started >= %lld AND k.started < %lld", (long long) from, (long long) to);
  if (kind != NULL)
    append (sql, " AND k.kind = %Q", kind);
  if (filter->rules != NULL)
    append (sql, " AND %s.rules IS %Q", text, rules);
  if (filter->place != NULL)
    append (sql, " AND %s.place = %Q", text, filter->place);
  append_people (sql, filter, driver);
  for (guint i = 0; words[i] != NULL; i++)
    append_word (sql, words[i], filter->rule_names, text);
  return g_string_free_and_steal (g_steal_pointer (&sql));
}

sqlite3_stmt *
crumb_game_query_prepare (sqlite3 *db, const char *before, const char *query, const char *after, GError **error)
{
  g_autofree char *sql = g_strconcat (before, query, after, NULL);

  return crumb_database_prepare (db, sql, error);
}

static char *
get_optional (sqlite3_stmt *statement, int column)
{
  const char *text = crumb_database_column_text (statement, column);

  return *text != '\0' ? g_strdup (text) : NULL;
}

/* The columns of CRUMB_SUMMARY_COLUMNS. */
enum
{
  GAME,
  RUNNING,
  STARTED,
  KIND,
  RULES,
  TOUCHED,
  DAMAGED,
  ROUNDS,
  ENDED_EARLY,
  PLAYING,
  LEADERS,
  WINNERS,
  TITLE,
  NOTE,
  CORRECTED,
  PLACE,
  NAMES,
  COLOURS = NAMES + CRUMB_SEATS_MAX,
  POINTS = COLOURS + CRUMB_SEATS_MAX,
};

static void
read_seat (CrumbGameSummary *summary, int seat, sqlite3_stmt *statement)
{
  CrumbColour colour = CRUMB_COLOUR_BLUE;

  crumb_colour_from_word (crumb_database_column_text (statement, COLOURS + seat), &colour);
  summary->totals[seat] = sqlite3_column_int (statement, POINTS + seat);
  summary->seats[seat] = crumb_seat_new (crumb_database_column_text (statement, NAMES + seat), colour);
  summary->n_seats++;
}

/* Rows are not sealed, so what could not be shown at all is looked for. */
static gboolean
is_possible (const CrumbGameSummary *summary)
{
  char rules[CRUMB_RULES_TEXT_MAX] = "";

  return summary->n_seats >= 2 && crumb_time_is_valid (summary->started) && crumb_time_is_valid (summary->touched)
         && (summary->kind == NULL || summary->rules == NULL
             || crumb_game_kind_normalise (summary->kind, summary->rules, rules));
}

static CrumbSeats
read_seats (sqlite3_stmt *statement, int column, const CrumbGameSummary *summary)
{
  return (CrumbSeats) (sqlite3_column_int (statement, column) & (int) crumb_seats_all (summary->n_seats));
}

static CrumbGameSummary *
read_summary (sqlite3_stmt *statement)
{
  g_autoptr (CrumbGameSummary) summary = g_new0 (CrumbGameSummary, 1);

  summary->id = g_strdup (crumb_database_column_text (statement, GAME));
  summary->kind_id = g_strdup (crumb_database_column_text (statement, KIND));
  summary->kind = crumb_game_kind_find (summary->kind_id);
  summary->started = sqlite3_column_int64 (statement, STARTED);
  summary->touched = sqlite3_column_int64 (statement, TOUCHED);
  summary->rounds = (guint) sqlite3_column_int (statement, ROUNDS);
  summary->over = sqlite3_column_int (statement, RUNNING) == 0;
  summary->damaged = sqlite3_column_int (statement, DAMAGED) != 0;
  summary->ended_early = sqlite3_column_int (statement, ENDED_EARLY) != 0;
  summary->rules = get_optional (statement, RULES);
  summary->title = get_optional (statement, TITLE);
  summary->note = get_optional (statement, NOTE);
  summary->place = get_optional (statement, PLACE);
  for (int seat = 0; seat < CRUMB_SEATS_MAX && sqlite3_column_type (statement, NAMES + seat) != SQLITE_NULL; seat++)
    read_seat (summary, seat, statement);
  summary->playing = read_seats (statement, PLAYING, summary);
  summary->leaders = read_seats (statement, LEADERS, summary);
  summary->winners = read_seats (statement, WINNERS, summary);
  summary->corrected = sqlite3_column_int (statement, CORRECTED) != 0;
  return is_possible (summary) ? g_steal_pointer (&summary)
                               : crumb_game_summary_new_damaged (summary->id, summary->started);
}

GArray *
crumb_game_query_list_keys (sqlite3 *db, const char *query, gboolean with_people, GStringChunk *ids, GError **error)
{
  static const char people[] = "SELECT k.running, k.started, k.game, (SELECT group_concat (player, char (10)) FROM "
                               "(SELECT player FROM sitting AS p WHERE p.game = k.game ORDER BY player))";
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (CrumbGameKey));
  g_autoptr (sqlite3_stmt) statement = crumb_game_query_prepare (
      db, with_people ? people : "SELECT k.running, k.started, k.game", query, IN_ORDER, error);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    {
      CrumbGameKey key = { 0 };

      key.running = sqlite3_column_int (statement, 0) != 0;
      key.started = sqlite3_column_int64 (statement, 1);
      key.id = g_string_chunk_insert (ids, crumb_database_column_text (statement, 2));
      if (with_people && sqlite3_column_type (statement, 3) != SQLITE_NULL)
        key.people = g_string_chunk_insert_const (ids, crumb_database_column_text (statement, 3));
      g_array_append_val (keys, key);
    }
  return done ? g_steal_pointer (&keys) : NULL;
}

/* Finds the games in an index, which is shorter than the table. */
GPtrArray *
crumb_game_query_read (sqlite3 *db, const char *query, guint max, GError **error)
{
  g_autofree char *after =
      g_strdup_printf (IN_ORDER " LIMIT %u) AS k CROSS JOIN summary AS s ON s.game = k.game" IN_ORDER, max);
  g_autoptr (sqlite3_stmt) statement = crumb_game_query_prepare (
      db, "SELECT " CRUMB_SUMMARY_COLUMNS " FROM (SELECT k.running, k.started, k.game", query, after, error);

  return crumb_game_query_read_summaries (statement, error);
}

GPtrArray *
crumb_game_query_read_summaries (sqlite3_stmt *statement, GError **error)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_game_summary_free);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    g_ptr_array_add (games, read_summary (statement));
  return done ? g_steal_pointer (&games) : NULL;
}

#define SAT(player)                                                                                                    \
  "(" player " IS NULL OR EXISTS (SELECT 1 FROM seat WHERE seat.game = s.game AND seat.player IN (WITH RECURSIVE "     \
  "name (key) AS (SELECT " player " UNION SELECT player FROM spelling JOIN name ON of = name.key) SELECT key FROM "    \
  "name)))"

gboolean
crumb_game_query_count_damaged (sqlite3 *db, const CrumbGameFilter *filter, const char *player, const char *with,
                                guint *n, GError **error)
{
  const CrumbGameKind *kind = filter->kind != NULL ? crumb_game_kind_find (filter->kind) : NULL;
  gboolean any_rules = kind == NULL || filter->rules == NULL;
  g_autofree char *rules = NULL;
  gint64 from, to;
  gint64 number;

  /* No game was played by rules that the kind doesn't take. */
  if (!any_rules && !crumb_tables_house_rules (kind, filter->rules, &rules))
    rules = g_strdup ("?");
  find_period (filter, &from, &to);
  if (!crumb_database_get_int (
          db, &number, error,
          "SELECT count (*) FROM summary AS s WHERE damaged AND (?1 IS NULL OR kind = ?1) "
          "AND started >= ?2 AND started < ?3 AND (?4 OR rules IS ?5) AND " SAT ("?6") " AND " SAT ("?7"),
          "tllittt", filter->kind, from, to, any_rules, rules, player, with))
    return FALSE;
  *n = (guint) number;
  return TRUE;
}

gboolean
crumb_game_query_count_lacking (sqlite3 *db, const CrumbGameFilter *filter, GPtrArray *players, const char *with,
                                guint *n, GError **error)
{
  if (!crumb_game_query_count_damaged (db, filter, with, NULL, n, error))
    return FALSE;
  for (guint i = 0; *n > 0 && i < players->len; i++)
    {
      CrumbPlayer *player = players->pdata[i];

      if (!crumb_game_query_count_damaged (db, filter, player->key, with, &player->n_lacking, error))
        return FALSE;
    }
  return TRUE;
}
