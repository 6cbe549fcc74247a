/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every list is compared with all summaries, filtered one by one. */

#include "record-history.h"
#include "record-tests.h"

#include "record/store/crumb-game-list.h"

#include <sqlite3.h>
#include <string.h>

#define N_GAMES 400

static void
set_up (RecordFixture *fixture, gconstpointer data)
{
  record_fixture_set_up_history (fixture, N_GAMES);
}

static GPtrArray *
list_all (CrumbStore *store)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *games = crumb_store_list_games (store, NULL, 0, &error);

  g_assert_no_error (error);
  return games;
}

/* @among: which seats count. */
static gboolean
has_player_among (const CrumbGameSummary *game, const char *key, CrumbSeats among)
{
  for (guint seat = 0; seat < game->n_seats; seat++)
    {
      g_autofree char *other = crumb_seat_name_key (game->seats[seat]->name);

      if (crumb_seats_has (among, seat) && g_str_equal (key, other))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_player (const CrumbGameSummary *game, const char *key)
{
  return has_player_among (game, key, crumb_seats_all (game->n_seats));
}

static gboolean
has_word (const CrumbGameSummary *game, const char *word)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *lower = NULL;

  for (guint seat = 0; seat < game->n_seats; seat++)
    g_string_append_printf (text, "%s\n", game->seats[seat]->name);
  g_string_append_printf (text, "%s\n%s", game->title != NULL ? game->title : "", game->note != NULL ? game->note : "");
  lower = g_utf8_strdown (text->str, -1);
  return strstr (lower, word) != NULL;
}

static guint
year_of (const CrumbGameSummary *game)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (game->started);
  g_autoptr (GDateTime) local = g_date_time_to_local (utc);

  return (guint) g_date_time_get_year (local);
}

static char *
month_of (gint64 time)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (time);
  g_autoptr (GDateTime) local = g_date_time_to_local (utc);

  return g_date_time_format (local, "%Y-%m");
}

/* Whether it began at that date, in that month or year. */
static gboolean
is_date (const CrumbGameSummary *game, const char *word)
{
  static const char *const forms[] = { "%Y-%m-%d", "%Y-%m", "%Y", "%B" };
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (game->started);
  g_autoptr (GDateTime) local = g_date_time_to_local (utc);

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *date = g_date_time_format (local, forms[i]);

      if (g_ascii_strcasecmp (date, word) == 0)
        return TRUE;
    }
  return FALSE;
}

typedef struct
{
  CrumbGameFilter filter;
  const char *words[4]; /* folded as by strdown, for the naive search */
  gboolean named;       /* whether rules have names */
} FilterRow;

/* About the beginning of that month. */
#define DAY(year, month) (G_GINT64_CONSTANT (86400000000) * (((year) - 1970) * 365 + 10 + ((month) - 1) * 30))

static const FilterRow filter_rows[] = {
  { { 0 } },
  { { .progress = CRUMB_PROGRESS_RUNNING } },
  { { .progress = CRUMB_PROGRESS_OVER } },
  { { .search = (char *) "SUE" }, { "sue" } },
  { { .search = (char *) "  john\tsue " }, { "john", "sue" } },
  { { .search = (char *) "<b>ANN" }, { "<b>ann" } },
  { { .search = (char *) "李" }, { "李" } },
  { { .search = (char *) "ДМИТРИЙ" }, { "дмитрий" } },
  { { .search = (char *) "birthday" }, { "birthday" } },
  { { .search = (char *) "cat" }, { "cat" } },
  { { .search = (char *) "%" }, { "%" } },
  { { .search = (char *) "nobody's" }, { "nobody's" } },
  { { .player = (char *) "sue" } },
  { { .player = (char *) "sue", .search = (char *) "john" }, { "john" } },
  { { .player = (char *) "sue", .progress = CRUMB_PROGRESS_OVER, .year = 2015 } },
  { { .player = (char *) "who" } },
  { { .rules = (char *) "" } },
  { { .rules = (char *) "plate=5" } },
  { { .rules = (char *) "target=30", .player = (char *) "john" } },
  { { .rules = (char *) "no rules at all" } },
  { { .year = 2012 } },
  { { .year = 1999 } },
  { { .year = 2012, .search = (char *) "sue", .rules = (char *) "" }, { "sue" } },
  { { .search = (char *) "2012" }, { "2012" } },
  { { .search = (char *) "john 2015" }, { "john", "2015" } },
  { { .search = (char *) "1812" }, { "1812" } },
  { { .search = (char *) "November" }, { "november" } },
  { { .search = (char *) "sue MARCH 2013" }, { "sue", "march", "2013" } },
  { { .search = (char *) "2013-02" }, { "2013-02" } },
  { { .search = (char *) "2013-02-30" }, { "2013-02-30" } },
  { { .search = (char *) "2013-2" }, { "2013-2" } },
  { { .player = (char *) "sue", .search = (char *) "2012–12" }, { "2012-12" } },
  { { .search = (char *) "FIVE on" }, { "five", "on" }, TRUE },
  { { .search = (char *) "usual" }, { "usual" }, TRUE },
  { { .search = (char *) "usual", .rules = (char *) "" }, { "usual" }, TRUE },
  { { .search = (char *) "john sue" }, { "john", "sue" }, TRUE },
  { { .search = (char *) "john", .rules = (char *) "plate=5" }, { "john" }, TRUE },
  { { .search = (char *) "nobody's" }, { "nobody's" }, TRUE },
  { { .search = (char *) "five 2013 sue" }, { "five", "2013", "sue" }, TRUE },
  { { .player = (char *) "sue", .search = (char *) "usual" }, { "usual" }, TRUE },
  { { .with = (char *) "john" } },
  { { .player = (char *) "sue", .with = (char *) "john" } },
  { { .player = (char *) "sue", .with = (char *) "john", .winner = (char *) "john" } },
  { { .player = (char *) "sue", .winner = (char *) "sue", .players = 3 } },
  { { .winner = (char *) "sue", .search = (char *) "john" }, { "john" } },
  { { .winner = (char *) "who" } },
  { { .players = 2 } },
  { { .players = 4, .progress = CRUMB_PROGRESS_OVER, .rules = (char *) "" } },
  { { .from = DAY (2013, 2) } },
  { { .to = DAY (2013, 2) } },
  { { .from = DAY (2012, 6), .to = DAY (2013, 6), .player = (char *) "sue" } },
  { { .from = DAY (2012, 6), .year = 2012 } },
};

static GPtrArray *
name_rules (void)
{
  GPtrArray *names = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_rule_name_free);
  char five[CRUMB_RULES_TEXT_MAX];

  g_assert_true (crumb_game_kind_normalise (&crumb_cookie_raid, "plate=5", five));
  g_ptr_array_add (names, crumb_rule_name_new ("Five on the plate", "cookie-raid", five));
  g_ptr_array_add (names, crumb_rule_name_new ("The usual", "cookie-raid", ""));
  return names;
}

static gboolean
is_word_of_rules (const CrumbGameSummary *game, const char *word)
{
  char five[CRUMB_RULES_TEXT_MAX];

  g_assert_true (crumb_game_kind_normalise (&crumb_cookie_raid, "plate=5", five));
  return strstr (game->rules == NULL               ? "the usual"
                 : g_str_equal (game->rules, five) ? "five on the plate"
                                                   : "",
                 word)
         != NULL;
}

static gboolean
is_asked_for (const FilterRow *row, const CrumbGameSummary *game)
{
  const CrumbGameFilter *filter = &row->filter;
  char rules[CRUMB_RULES_TEXT_MAX] = "";
  char usual[CRUMB_RULES_TEXT_MAX] = "";

  crumb_game_kind_normalise (&crumb_cookie_raid, "", usual);
  if (filter->rules != NULL && !crumb_game_kind_normalise (&crumb_cookie_raid, filter->rules, rules))
    return FALSE;
  for (guint i = 0; row->words[i] != NULL; i++)
    if (!has_word (game, row->words[i]) && !is_date (game, row->words[i])
        && !(row->named && is_word_of_rules (game, row->words[i])))
      return FALSE;
  return (filter->progress == CRUMB_PROGRESS_ANY || game->over == (filter->progress == CRUMB_PROGRESS_OVER))
         && (filter->player == NULL || has_player (game, filter->player))
         && (filter->with == NULL || has_player (game, filter->with))
         && (filter->winner == NULL || has_player_among (game, filter->winner, game->winners))
         && (filter->players == 0 || game->n_seats == filter->players)
         && (filter->from == 0 || game->started >= filter->from) && (filter->to == 0 || game->started < filter->to)
         && (filter->year == 0 || year_of (game) == filter->year)
         && (filter->rules == NULL || g_str_equal (rules, game->rules != NULL ? game->rules : usual));
}

static const char *
id_at (CrumbGameList *list, guint position)
{
  g_autoptr (CrumbGameItem) item = g_list_model_get_item (G_LIST_MODEL (list), position);

  return crumb_game_item_get_summary (item)->id;
}

/* @list has the matching games of @all, in order, whichever is read first. */
static guint
assert_list (CrumbGameList *list, GPtrArray *all, const FilterRow *row, GRand *rand)
{
  g_autoptr (GPtrArray) expected = g_ptr_array_new ();
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));

  for (guint i = 0; i < all->len; i++)
    if (is_asked_for (row, all->pdata[i]))
      g_ptr_array_add (expected, all->pdata[i]);
  g_assert_cmpuint (n, ==, expected->len);

  for (guint i = 0; i < MIN (n, 60); i++)
    {
      guint position = (guint) g_rand_int_range (rand, 0, (int) n);
      const CrumbGameSummary *game = expected->pdata[position];
      guint found = G_MAXUINT;

      g_assert_cmpstr (id_at (list, position), ==, game->id);
      g_assert_true (crumb_game_list_find (list, game->id, &found));
      g_assert_cmpuint (found, ==, position);
    }
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr (id_at (list, i), ==, ((const CrumbGameSummary *) expected->pdata[i])->id);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), n));
  return n;
}

/* The months that the list has are those of its games. */
static void
assert_months (CrumbGameList *list)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (list));
  g_autofree char *before = NULL;
  guint expected_start = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CrumbGameItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);
      const CrumbGameSummary *game = crumb_game_item_get_summary (item);
      g_autofree char *name = game->over ? month_of (game->started) : g_strdup ("unfinished");
      guint start, end;
      gint64 month = 0;
      gboolean is_month = crumb_game_list_get_month (list, i, &start, &end, &month);

      if (g_strcmp0 (name, before) != 0)
        expected_start = i;
      g_set_str (&before, name);
      g_assert_cmpint (is_month, ==, game->over);
      g_assert_cmpuint (start, ==, expected_start);
      g_assert_cmpuint (end, >, i);
      if (is_month)
        {
          g_autofree char *again = month_of (month);

          g_assert_cmpstr (again, ==, name);
        }
    }
}

static void
test_filters (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) all = list_all (fixture->store);
  g_autoptr (CrumbGameList) list = crumb_game_list_new (fixture->store);
  g_autoptr (GPtrArray) names = name_rules ();
  guint n_found = 0;

  g_assert_cmpuint (all->len, ==, N_GAMES);
  for (guint i = 0; i < G_N_ELEMENTS (filter_rows); i++)
    {
      CrumbGameFilter filter = filter_rows[i].filter;

      g_test_message ("Row %u", i);
      filter.rule_names = filter_rows[i].named ? names : NULL;
      crumb_game_list_set_filter (list, &filter);
      g_assert_no_error (crumb_game_list_get_error (list));
      assert_months (list);
      n_found += assert_list (list, all, &filter_rows[i], fixture->rand) > 0;
    }
  g_assert_cmpuint (n_found, >=, 30);
}

/* Searches work with and without accents. */
static void
test_accents (RecordFixture *fixture, gconstpointer data)
{
  static const char *const typed[] = { "zoe", "Zoë", "ZOE\xcc\x88", "zoë" };
  g_autoptr (CrumbGameList) list = crumb_game_list_new (fixture->store);
  guint first = 0;

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      CrumbGameFilter filter = { .search = (char *) typed[i] };

      crumb_game_list_set_filter (list, &filter);
      if (i == 0)
        first = g_list_model_get_n_items (G_LIST_MODEL (list));
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, first);
    }
  g_assert_cmpuint (first, >, 0);
}

/* Maintains a copy of the list from its signals alone. */
static void
items_changed_cb (CrumbGameList *list, guint position, guint removed, guint added, gpointer user_data)
{
  GPtrArray *mirror = user_data;

  if (removed > 0)
    g_ptr_array_remove_range (mirror, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (mirror, (int) (position + i), g_strdup (id_at (list, position + i)));
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
assert_mirror (CrumbGameList *list, GPtrArray *mirror)
{
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, mirror->len);
  for (guint i = 0; i < mirror->len; i++)
    g_assert_cmpstr (id_at (list, i), ==, mirror->pdata[i]);
}

static void
delete_and_restore (CrumbStore *store, GRand *rand, GPtrArray *gone)
{
  g_autoptr (GPtrArray) all = list_all (store);
  g_autoptr (GError) error = NULL;
  guint n = g_rand_int_range (rand, 0, 3) == 0 ? 5 : 1;
  const char *ids[6] = { NULL };
  gboolean deleted = gone->len < 5 || g_rand_int_range (rand, 0, 2) == 0;

  for (guint i = 0; i < n; i++)
    {
      const CrumbGameSummary *game = all->pdata[g_rand_int_range (rand, 0, (int) all->len)];

      ids[i] = deleted ? game->id : gone->pdata[i];
    }
  if (deleted)
    g_assert_true (crumb_store_delete_games (store, ids, &error));
  else
    g_assert_true (crumb_store_restore_games (store, ids, &error));
  g_assert_no_error (error);
  for (guint i = 0; i < n; i++)
    if (deleted && !g_ptr_array_find_with_equal_func (gone, ids[i], g_str_equal, NULL))
      g_ptr_array_add (gone, g_strdup (ids[i]));
  if (!deleted)
    g_ptr_array_remove_range (gone, 0, n);
}

static void
play_some (CrumbStore *store, GRand *rand)
{
  g_autoptr (GPtrArray) all = list_all (store);
  const CrumbGameSummary *summary = all->pdata[g_rand_int_range (rand, 0, g_rand_boolean (rand) ? 3 : (int) all->len)];
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) game = crumb_store_load_game (store, summary->id, &error);

  g_assert_no_error (error);
  switch (g_rand_int_range (rand, 0, 4))
    {
    case 0:
      crumb_game_undo (game, &error);
      break;
    case 1:
      crumb_game_set_note (game, "A new note about Sue.", &error);
      break;
    case 2:
      {
        g_autoptr (CrumbGame) another = record_new_random_game (store, rand);

        record_play_random (another, rand, 5);
        break;
      }
    default:
      record_play_random (game, rand, 5);
      break;
    }
  g_assert_no_error (error);
}

static void
follow (RecordFixture *fixture, const char *search)
{
  CrumbGameFilter filter = { .search = (char *) search };
  g_autoptr (GPtrArray) mirror = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) gone = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (CrumbGameList) list = crumb_game_list_new (fixture->store);

  crumb_game_list_set_filter (list, &filter);
  items_changed_cb (list, 0, 0, g_list_model_get_n_items (G_LIST_MODEL (list)), mirror);
  g_signal_connect (list, "items-changed", G_CALLBACK (items_changed_cb), mirror);
  for (guint i = 0; i < 60; i++)
    {
      if (g_rand_boolean (fixture->rand))
        delete_and_restore (fixture->store, fixture->rand, gone);
      else
        play_some (fixture->store, fixture->rand);
      if (g_rand_int_range (fixture->rand, 0, 4) != 0)
        {
          settle ();
          assert_mirror (list, mirror);
        }
    }
  settle ();
  assert_mirror (list, mirror);
  g_signal_handlers_disconnect_by_data (list, mirror);
}

static void
test_follows (RecordFixture *fixture, gconstpointer data)
{
  follow (fixture, NULL);
  follow (fixture, "sue");
}

static void
count_cb (CrumbGameList *list, guint position, guint removed, guint added, gpointer user_data)
{
  guint *changes = user_data;

  changes[0]++;
  changes[1] = position;
  changes[2] = removed;
  changes[3] = added;
}

/* Deleting one game reports one removed item, so that views keep their scroll position. */
static void
test_says_little (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGameList) list = crumb_game_list_new (fixture->store);
  const char *ids[] = { id_at (list, 200), NULL };
  g_autofree char *id = g_strdup (ids[0]);
  g_autoptr (GError) error = NULL;
  guint changes[4] = { 0 };

  ids[0] = id;
  g_signal_connect (list, "items-changed", G_CALLBACK (count_cb), changes);
  g_assert_true (crumb_store_delete_games (fixture->store, ids, &error));
  settle ();
  g_assert_cmpuint (changes[0], ==, 1);
  g_assert_cmpuint (changes[1], ==, 200);
  g_assert_cmpuint (changes[2], ==, 1);
  g_assert_cmpuint (changes[3], ==, 0);
  g_assert_true (crumb_store_delete_games (fixture->store, ids, &error));
  settle ();
  g_assert_cmpuint (changes[0], ==, 1);

  g_assert_true (crumb_store_restore_games (fixture->store, ids, &error));
  settle ();
  g_assert_cmpuint (changes[0], ==, 2);
  g_assert_cmpuint (changes[1], ==, 200);
  g_assert_cmpuint (changes[2], ==, 0);
  g_assert_cmpuint (changes[3], ==, 1);
  g_assert_cmpstr (id_at (list, 200), ==, id);
  g_assert_no_error (error);
}

static void
test_rules_and_years (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) all = list_all (fixture->store);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rules = crumb_store_list_rules (fixture->store, &crumb_cookie_raid, &error);
  g_autoptr (GArray) years = crumb_store_list_years (fixture->store, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length (rules), ==, 5);
  g_assert_cmpuint (years->len, >=, 15);
  for (guint i = 0; i + 1 < years->len; i++)
    g_assert_cmpuint (g_array_index (years, guint, i), >, g_array_index (years, guint, i + 1));
  for (guint i = 0; i < all->len; i++)
    {
      gboolean listed = FALSE;

      for (guint j = 0; j < years->len; j++)
        listed |= g_array_index (years, guint, j) == year_of (all->pdata[i]);
      g_assert_true (listed);
    }
}

static void
test_damage_is_said (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGameList) list = crumb_game_list_new (fixture->store);
  g_autoptr (CrumbGameItem) item = NULL;

  record_exec (fixture->path, "UPDATE summary SET touched = -100000000000000000 WHERE running = 0");
  item = g_list_model_get_item (G_LIST_MODEL (list), 5);
  g_assert_true (crumb_game_item_get_summary (item)->damaged);
}

/* The ids match the items, even after changes that the list hasn't caught up with. */
static void
test_ids (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGameList) list = crumb_game_list_new (fixture->store);

  for (gsize row = 0; row < G_N_ELEMENTS (filter_rows); row++)
    {
      g_autoptr (GPtrArray) all = list_all (fixture->store);
      const char *deleted[] = { ((CrumbGameSummary *) all->pdata[row])->id, NULL };
      g_auto (GStrv) ids = NULL;

      crumb_game_list_set_filter (list, &filter_rows[row].filter);
      g_assert_true (crumb_store_delete_games (fixture->store, deleted, NULL));
      ids = crumb_game_list_get_ids (list);
      g_assert_cmpuint (g_strv_length (ids), ==, g_list_model_get_n_items (G_LIST_MODEL (list)));
      for (guint i = 0; ids[i] != NULL; i++)
        g_assert_cmpstr (ids[i], ==, id_at (list, i));
    }
}

/* While another program has the record a list keeps what it shows; one that shows nothing says why. */
static void
test_busy (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGameList) full = crumb_game_list_new (fixture->store);
  g_autoptr (CrumbGameList) empty = crumb_game_list_new (fixture->store);
  CrumbGameFilter nobody = { .player = (char *) "who" };
  CrumbGameFilter year = { .year = 2012 };
  sqlite3 *other;

  crumb_store_watch (fixture->store);
  crumb_game_list_set_filter (empty, &nobody);
  g_assert_no_error (crumb_game_list_get_error (empty));
  g_assert_cmpint (sqlite3_open (fixture->path, &other), ==, SQLITE_OK);
  /* A thread may still look whether the rows are what was saved. */
  sqlite3_busy_timeout (other, 60000);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN EXCLUSIVE", NULL, NULL, NULL), ==, SQLITE_OK);
  crumb_game_list_set_filter (full, &year);
  g_assert_no_error (crumb_game_list_get_error (full));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (full)), ==, N_GAMES);
  crumb_game_list_set_filter (empty, NULL);
  g_assert_error (crumb_game_list_get_error (empty), CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_BUSY);

  sqlite3_close (other);
  crumb_game_list_set_filter (empty, &year);
  g_assert_no_error (crumb_game_list_get_error (empty));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (empty)), >, 0);
}

static void
test_empty_filter (RecordFixture *fixture, gconstpointer data)
{
  CrumbGameFilter blank = { .search = (char *) " \t " };
  CrumbGameFilter word = { .search = (char *) " a" };
  CrumbGameFilter year = { .search = (char *) "", .year = 2012 };

  g_assert_true (crumb_game_filter_is_empty (NULL));
  g_assert_true (crumb_game_filter_is_empty (&blank));
  g_assert_false (crumb_game_filter_is_empty (&word));
  g_assert_false (crumb_game_filter_is_empty (&year));
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/game-list/" name, RecordFixture, NULL, set_up, function, record_fixture_tear_down)

void
add_game_list_tests (void)
{
  add ("filters", test_filters);
  add ("accents", test_accents);
  add ("follows", test_follows);
  add ("says-little", test_says_little);
  add ("rules-and-years", test_rules_and_years);
  add ("damage-is-said", test_damage_is_said);
  add ("ids", test_ids);
  add ("busy", test_busy);
  add ("empty-filter", test_empty_filter);
}
