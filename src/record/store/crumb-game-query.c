/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Turns a filter into SQL. */

#include "crumb-game-query.h"

#include "record/base/crumb-search.h"
#include "record/base/crumb-time.h"
#include "record/database/crumb-tables.h"

#include <string.h>

struct _CrumbGameQuery
{
  CrumbGameFilter *filter;
  GStrv words;
  GPtrArray *rules_found; /* (element-type utf8): the rules of parameters :kind0, :kind1… and :rules0, :rules1… */
  GPtrArray *kinds_found;
  char *kind;
  char *rules; /* (nullable): as lists have them */
  gint64 from;
  gint64 to;
  char *source;
};

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

static gboolean
has_period (CrumbGameQuery *self)
{
  return self->filter->year != 0 || self->filter->from != 0 || self->filter->to != 0;
}

/* Finds the kind that the rules belong to. Rules that no kind takes were never played. */
static void
find_rules (CrumbGameQuery *self, const char *typed)
{
  for (const CrumbGameKind *const *kind = crumb_game_kinds; *kind != NULL; kind++)
    if ((self->kind == NULL || g_str_equal (self->kind, (*kind)->id))
        && crumb_tables_house_rules (*kind, typed, &self->rules))
      {
        g_set_str (&self->kind, (*kind)->id);
        return;
      }
  self->rules = g_strdup (typed);
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

/* Adds a parameter for rules of which a name has that word, and returns its number. */
static guint
add_rules (CrumbGameQuery *self, const CrumbRuleName *name)
{
  g_ptr_array_add (self->kinds_found, g_strdup (name->kind));
  g_ptr_array_add (self->rules_found, g_strdup (name->rules));
  return self->rules_found->len - 1;
}

/* A word is in the text, or it is the date, or what the game or its rules are called or say. */
static void
append_word (CrumbGameQuery *self, GString *sql, const char *text, guint i)
{
  GPtrArray *names = self->filter->rule_names;
  gint64 from, to;

  g_string_append_printf (sql, " AND (instr (%s.search, :word%u)", text, i);
  if (read_period (self->words[i], &from, &to))
    g_string_append_printf (sql, " OR k.started BETWEEN %" G_GINT64_FORMAT " AND %" G_GINT64_FORMAT, from, to - 1);
  for (int month = 1; month <= 12; month++)
    if (is_month (self->words[i], month))
      g_string_append_printf (sql, " OR strftime ('%%m', k.started / 1000000, 'unixepoch', 'localtime') = '%02d'",
                              month);
  for (guint n = 0; names != NULL && n < names->len; n++)
    {
      const CrumbRuleName *name = names->pdata[n];
      g_autofree char *folded = crumb_search_fold (name->name);
      guint found;

      if (strstr (folded, self->words[i]) == NULL)
        continue;
      found = add_rules (self, name);
      g_string_append_printf (sql, " OR (k.kind = :kind%u AND %s.rules IS nullif (:rules%u, ''))", found, text, found);
    }
  g_string_append_c (sql, ')');
}

/* Of all whose games are asked for, one has the list of them; the others have to be found in each. */
static void
append_people (CrumbGameQuery *self, GString *sql, const char *driver)
{
  static const char other[] = " AND EXISTS (SELECT 1 FROM sitting AS w WHERE w.player = :%s AND w.running = k.running "
                              "AND w.started = k.started AND w.game = k.game%s)";
  const CrumbGameFilter *filter = self->filter;

  if (filter->with != NULL && filter->with != driver)
    g_string_append_printf (sql, other, "with", "");
  if (filter->winner != NULL && filter->winner == driver)
    g_string_append (sql, " AND k.won");
  else if (filter->winner != NULL)
    g_string_append_printf (sql, other, "winner", " AND w.won");
  if (filter->players != 0)
    g_string_append (sql, " AND (SELECT count (*) FROM sitting AS n WHERE n.game = k.game) = :players");
}

/* Selects a covering index; the sittings have each player's games in order. */
static char *
make_source (CrumbGameQuery *self)
{
  const CrumbGameFilter *filter = self->filter;
  g_autoptr (GString) sql = g_string_new (NULL);
  gboolean by_text = *self->words != NULL || filter->rules != NULL || filter->place != NULL;
  const char *driver = filter->player != NULL ? filter->player : filter->with != NULL ? filter->with : filter->winner;
  const char *text = driver != NULL ? "s" : "k";

  if (driver == NULL)
    g_string_append (sql, "FROM summary AS k INDEXED BY summary_in_order WHERE TRUE");
  else
    g_string_append_printf (sql, "FROM sitting AS k%s WHERE k.player = :driver",
                            by_text ? " JOIN summary AS s ON s.game = k.game" : "");

  if (filter->progress != CRUMB_PROGRESS_ANY)
    g_string_append_printf (sql, " AND k.running = %d", filter->progress == CRUMB_PROGRESS_RUNNING);
  if (has_period (self))
    g_string_append (sql, " AND k.started >= :from AND k.started < :to");
  if (self->kind != NULL)
    g_string_append (sql, " AND k.kind = :kind");
  if (filter->rules != NULL)
    g_string_append_printf (sql, " AND %s.rules IS :rules", text);
  if (filter->place != NULL)
    g_string_append_printf (sql, " AND %s.place = :place", text);
  append_people (self, sql, driver);
  for (guint i = 0; self->words[i] != NULL; i++)
    append_word (self, sql, text, i);
  return g_string_free_and_steal (g_steal_pointer (&sql));
}

static void
bind_text (sqlite3_stmt *statement, const char *name, const char *text)
{
  int at = sqlite3_bind_parameter_index (statement, name);

  if (at > 0)
    sqlite3_bind_text (statement, at, text, -1, SQLITE_STATIC);
}

static void
bind_number (sqlite3_stmt *statement, const char *name, gint64 number)
{
  int at = sqlite3_bind_parameter_index (statement, name);

  if (at > 0)
    sqlite3_bind_int64 (statement, at, number);
}

sqlite3_stmt *
crumb_game_query_prepare (CrumbGameQuery *self, sqlite3 *db, const char *before, const char *after, GError **error)
{
  g_autofree char *sql = g_strconcat (before, " ", self->source, after, NULL);
  sqlite3_stmt *statement = crumb_database_prepare (db, sql, error);

  if (statement == NULL)
    return NULL;

  bind_text (statement, ":driver",
             self->filter->player != NULL ? self->filter->player
             : self->filter->with != NULL ? self->filter->with
                                          : self->filter->winner);
  bind_text (statement, ":with", self->filter->with);
  bind_text (statement, ":winner", self->filter->winner);
  bind_number (statement, ":players", self->filter->players);
  for (guint i = 0; i < self->rules_found->len; i++)
    {
      g_autofree char *kind = g_strdup_printf (":kind%u", i);
      g_autofree char *rules = g_strdup_printf (":rules%u", i);

      bind_text (statement, kind, self->kinds_found->pdata[i]);
      bind_text (statement, rules, self->rules_found->pdata[i]);
    }
  bind_text (statement, ":kind", self->kind);
  bind_text (statement, ":place", self->filter->place);
  bind_text (statement, ":rules", self->rules);
  bind_number (statement, ":from", self->from);
  bind_number (statement, ":to", self->to);
  for (guint i = 0; self->words[i] != NULL; i++)
    {
      g_autofree char *name = g_strdup_printf (":word%u", i);

      bind_text (statement, name, self->words[i]);
    }
  return statement;
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

CrumbGameQuery *
crumb_game_query_new (const CrumbGameFilter *filter)
{
  CrumbGameQuery *self = g_new0 (CrumbGameQuery, 1);

  self->filter = crumb_game_filter_copy (filter);
  self->words = crumb_search_words (self->filter->search);
  self->kind = g_strdup (self->filter->kind);
  if (self->filter->rules != NULL)
    find_rules (self, self->filter->rules);
  self->rules_found = g_ptr_array_new_with_free_func (g_free);
  self->kinds_found = g_ptr_array_new_with_free_func (g_free);
  find_period (self->filter, &self->from, &self->to);
  self->source = make_source (self);
  return self;
}

void
crumb_game_query_free (CrumbGameQuery *self)
{
  crumb_game_filter_free (self->filter);
  g_strfreev (self->words);
  g_free (self->kind);
  g_free (self->rules);
  g_ptr_array_unref (self->rules_found);
  g_ptr_array_unref (self->kinds_found);
  g_free (self->source);
  g_free (self);
}

GArray *
crumb_game_query_list_keys (CrumbGameQuery *self, sqlite3 *db, gboolean with_people, GStringChunk *ids, GError **error)
{
  static const char people[] = "SELECT k.running, k.started, k.game, (SELECT group_concat (player, char (10)) FROM "
                               "(SELECT player FROM sitting AS p WHERE p.game = k.game ORDER BY player))";
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (CrumbGameKey));
  g_autoptr (sqlite3_stmt) statement = crumb_game_query_prepare (
      self, db, with_people ? people : "SELECT k.running, k.started, k.game", IN_ORDER, error);
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
crumb_game_query_read (CrumbGameQuery *self, sqlite3 *db, guint max, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_game_query_prepare (
      self, db, "SELECT " CRUMB_SUMMARY_COLUMNS " FROM (SELECT k.running, k.started, k.game",
      IN_ORDER " LIMIT :max) AS k CROSS JOIN summary AS s ON s.game = k.game" IN_ORDER, error);

  if (statement == NULL)
    return NULL;
  bind_number (statement, ":max", max);
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
