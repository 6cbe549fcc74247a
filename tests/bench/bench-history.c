/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * Measures reading long histories. Nothing fails here: each figure is printed beside its limit, and those that must
 * not grow with the history beside that of the shortest one.
 */

#include "history-maker.h"

#include "record/store/crumb-backups.h"
#include "record/store/crumb-game-list.h"
#include "record/store/crumb-leaderboard.h"
#include "record/store/crumb-player-stats.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <time.h>

#define N_RUNS 25
/* How many rows a tall window shows. */
#define ROWS 50
#define SEED 1

static const guint sizes[] = { 1000, 10000, 100000 };

/* What is measured: a record, the id of one of its games, the open game, and a file. */
typedef struct
{
  const char *path;
  CrumbStore *store;
  CrumbGameList *list;
  char *id;
  CrumbGame *game;
  sqlite3 *bare;
  guint run;
} Bench;

typedef struct
{
  const char *what;
  void (*measure) (Bench *bench);
  double bar;    /* limit in milliseconds, at the longest history */
  gboolean flat; /* must not grow with the history */
  gboolean disk; /* waits for the disk, so it is measured by wall-clock time */
} Measure;

static void
read_page (Bench *bench, guint position)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (bench->list));

  for (guint i = 0; i < ROWS && position + i < n; i++)
    {
      g_autoptr (CrumbGameItem) item = g_list_model_get_item (G_LIST_MODEL (bench->list), position + i);

      if (crumb_game_item_get_summary (item) == NULL)
        g_error ("A page could not be read.");
    }
}

static void
open_list (Bench *bench)
{
  g_set_object (&bench->list, NULL);
  bench->list = crumb_game_list_new (bench->store);
  read_page (bench, 0);
}

/* Reads pages that were not read before, one after the other, as scrolling does. */
static void
next_page (Bench *bench)
{
  read_page (bench, (bench->run + 1) * ROWS);
}

static void
last_page (Bench *bench)
{
  g_set_object (&bench->list, NULL);
  bench->list = crumb_game_list_new (bench->store);
  read_page (bench, g_list_model_get_n_items (G_LIST_MODEL (bench->list)) - ROWS);
}

static void
filter (Bench *bench, const CrumbGameFilter *by)
{
  crumb_game_list_set_filter (bench->list, NULL);
  crumb_game_list_set_filter (bench->list, by);
  read_page (bench, 0);
}

/* As the window searches: rules are found by their names. */
static void
search (Bench *bench, const char *typed)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_rule_name_free);
  CrumbGameFilter by = { .search = (char *) typed, .rule_names = names };

  g_ptr_array_add (names, crumb_rule_name_new ("Plate of five", crumb_game_kinds[0]->id, "plate=5"));
  filter (bench, &by);
}

static void
search_one (Bench *bench)
{
  search (bench, "joh");
}

static void
search_rare (Bench *bench)
{
  search (bench, "cat took wanda");
}

static void
search_rules (Bench *bench)
{
  search (bench, "plate");
}

static void
by_player (Bench *bench)
{
  CrumbGameFilter by = { .player = (char *) "sue" };

  filter (bench, &by);
}

static void
by_rules (Bench *bench)
{
  CrumbGameFilter by = { .rules = (char *) "plate=5", .year = 2015 };

  filter (bench, &by);
}

static void
read_stats (Bench *bench)
{
  g_autoptr (CrumbPlayerStats) stats = crumb_player_stats_read (bench->store, "sue", NULL, NULL, NULL);

  if (stats == NULL || stats->player->games == 0)
    g_error ("There are no statistics.");
}

static void
list_players (Bench *bench)
{
  g_autoptr (GPtrArray) players = crumb_store_find_players (bench->store, NULL, CRUMB_PLAYERS_BY_GAMES, FALSE, NULL);

  if (players == NULL || players->len != HISTORY_PLAYERS)
    g_error ("There are other players.");
}

static void
open_game (Bench *bench)
{
  g_autoptr (CrumbGame) game = crumb_store_load_game (bench->store, bench->id, NULL);

  if (game == NULL)
    g_error ("The game is gone.");
}

static void
open_record (Bench *bench)
{
  g_autoptr (CrumbStore) again = crumb_store_open (bench->path, NULL);

  if (again == NULL)
    g_error ("The record can't be opened.");
}

/* What the start page and the window query before the first frame. */
static void
start (Bench *bench)
{
  CrumbGameFilter running = { .progress = CRUMB_PROGRESS_RUNNING };
  CrumbGameFilter over = { .progress = CRUMB_PROGRESS_OVER };
  g_autoptr (GPtrArray) on_table = crumb_store_list_games (bench->store, &running, 20, NULL);
  g_autoptr (GPtrArray) finished = crumb_store_list_games (bench->store, &over, 20, NULL);
  g_autoptr (CrumbGame) latest = NULL;

  if (on_table == NULL || finished == NULL || !crumb_store_latest_game (bench->store, &latest, NULL) || latest == NULL)
    g_error ("The file with your games isn’t responding.");
}

/* Plays and saves one tap. */
static void
play (Bench *bench)
{
  if (crumb_game_undo (bench->game, NULL) != CRUMB_UNDONE_DONE
      && crumb_game_redo (bench->game, NULL) != CRUMB_UNDONE_DONE)
    g_error ("Nothing was kept.");
}

/* The lower bound of that: inserting one row as long, saved as safely. */
static void
insert (Bench *bench)
{
  if (sqlite3_exec (bench->bare,
                    "BEGIN IMMEDIATE; INSERT INTO entry VALUES (hex (randomblob (18)), 1, 'bid', 0, '511', 0, 0, 0, "
                    "NULL, NULL, 1767261600000000, randomblob (32)); COMMIT",
                    NULL, NULL, NULL)
      != SQLITE_OK)
    g_error ("%s", sqlite3_errmsg (bench->bare));
}

static sqlite3 *
open_bare (const char *beside)
{
  g_autofree char *path = g_strconcat (beside, ".bare", NULL);
  sqlite3 *db;

  g_unlink (path);
  if (sqlite3_open (path, &db) != SQLITE_OK
      || sqlite3_exec (db,
                       "PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL;"
                       "CREATE TABLE entry (game, n, what, seat, dice, amount, open, joined, of, why, at, hash, "
                       "PRIMARY KEY (game, n)) WITHOUT ROWID",
                       NULL, NULL, NULL)
             != SQLITE_OK)
    g_error ("%s", sqlite3_errmsg (db));
  return db;
}

static void
read_leaderboard (Bench *bench, const CrumbGameFilter *of)
{
  guint n_lacking;
  g_autoptr (GPtrArray) placings = crumb_leaderboard_read (bench->store, crumb_game_kinds[0], of, &n_lacking, NULL);

  if (placings == NULL)
    g_error ("The leaderboard could not be read.");
}

static void
leaderboard (Bench *bench)
{
  read_leaderboard (bench, NULL);
}

static void
leaderboard_of_rules (Bench *bench)
{
  CrumbGameFilter of = { .rules = (char *) "" };

  read_leaderboard (bench, &of);
}

static void
read_duels (Bench *bench, const CrumbGameFilter *of)
{
  guint n_lacking;
  g_autoptr (GPtrArray) duels =
      crumb_leaderboard_list_rivals (bench->store, "sue", crumb_game_kinds[0], of, &n_lacking, NULL);

  if (duels == NULL || duels->len == 0)
    g_error ("Head to head could not be read.");
}

static void
head_to_head (Bench *bench)
{
  read_duels (bench, NULL);
}

static void
head_to_head_of_rules (Bench *bench)
{
  CrumbGameFilter of = { .rules = (char *) "" };

  read_duels (bench, &of);
}

static void
head_to_head_of_year (Bench *bench)
{
  CrumbGameFilter of = { .year = 2015 };

  read_duels (bench, &of);
}

static void
months (Bench *bench)
{
  guint start, end;
  gint64 month;

  crumb_game_list_set_filter (bench->list, NULL);
  g_set_object (&bench->list, NULL);
  bench->list = crumb_game_list_new (bench->store);
  crumb_game_list_get_month (bench->list, 0, &start, &end, &month);
}

static const Measure measures[] = {
  { "history opened, page of 50", open_list, 5, TRUE },
  { "next page of 50", next_page, 5, TRUE },
  { "last page, not scrolled to", last_page, 15, FALSE },
  { "search: joh", search_one, 30, FALSE },
  { "search: cat took wanda", search_rare, 30, FALSE },
  { "search: rules by name", search_rules, 30, FALSE },
  { "all games of a player", by_player, 30, FALSE },
  { "by rules and year", by_rules, 30, FALSE },
  { "statistics of a player", read_stats, 50, FALSE },
  { "leaderboard", leaderboard, 100, FALSE },
  { "leaderboard, some rules", leaderboard_of_rules, 100, FALSE },
  { "head to head", head_to_head, 100, FALSE },
  { "head to head, some rules", head_to_head_of_rules, 100, FALSE },
  { "head to head, of a year", head_to_head_of_year, 100, FALSE },
  { "months of the list", months, 50, FALSE },
  { "list of players", list_players, 50, FALSE },
  { "opening a game, full entry", open_game, 5, TRUE },
  { "start: the record opened", open_record, 10, TRUE },
  { "start: lists and last game", start, 5, TRUE },
  { "a bare row, kept", insert, 5, TRUE, TRUE },
  { "undo or redo, kept", play, 10, TRUE, TRUE },
};

static int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Milliseconds: for reads the CPU time of this thread, so that neither other load counts nor the check of the rows, for
 * which nothing waits; wall-clock time for the disk. */
static double
now (const Measure *measure)
{
  struct timespec time;

  if (measure->disk)
    return (double) g_get_monotonic_time () / 1000;
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1000 + (double) time.tv_nsec / 1e6;
}

static double
median (const Measure *measure, Bench *bench)
{
  double runs[N_RUNS];

  for (guint i = 0; i < N_RUNS; i++)
    {
      double from = now (measure);

      bench->run = i;
      measure->measure (bench);
      runs[i] = now (measure) - from;
    }
  qsort (runs, N_RUNS, sizeof runs[0], compare_doubles);
  return runs[N_RUNS / 2];
}

static void
remove_backups (const char *folder)
{
  g_autoptr (GPtrArray) backups = crumb_backups_list (folder);

  for (guint i = 0; i < backups->len; i++)
    g_unlink (((CrumbBackup *) backups->pdata[i])->path);
  g_rmdir (folder);
}

/* How long the main loop was blocked at most. */
typedef struct
{
  Bench *bench;
  const char *folder;
  guint taps;
  double longest_tap;
  double longest_gap;
  gint64 last;
} Meanwhile;

static gpointer
copy (CrumbStore *beside, gpointer data, GError **error)
{
  const Meanwhile *meanwhile = data;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  if (!crumb_backups_make_daily (meanwhile->bench->path, meanwhile->folder, now, error))
    g_error ("No backup was made.");
  return NULL;
}

static void
copied_cb (gpointer asker, gpointer answer, const GError *error)
{
}

static gboolean
tick_cb (gpointer user_data)
{
  Meanwhile *meanwhile = user_data;
  gint64 at = g_get_monotonic_time ();

  meanwhile->longest_gap = MAX (meanwhile->longest_gap, (double) (at - meanwhile->last) / 1000);
  meanwhile->last = at;
  return G_SOURCE_CONTINUE;
}

static gboolean
tap_cb (gpointer user_data)
{
  Meanwhile *meanwhile = user_data;
  gint64 from = g_get_monotonic_time ();

  play (meanwhile->bench);
  meanwhile->longest_tap = MAX (meanwhile->longest_tap, (double) (g_get_monotonic_time () - from) / 1000);
  /* A backup restarts after each tap, so stop after a few, as people would. */
  return ++meanwhile->taps < 5 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Makes the daily backup while the game is played. */
static void
print_backup (Bench *bench)
{
  g_autofree char *folder = g_strconcat (bench->path, ".backups", NULL);
  Meanwhile meanwhile = { .bench = bench, .folder = folder, .last = g_get_monotonic_time () };
  gint64 from = meanwhile.last;
  guint tick = g_timeout_add (5, tick_cb, &meanwhile);

  g_timeout_add (150, tap_cb, &meanwhile);
  remove_backups (folder);
  crumb_store_ask (bench->store, copy, &meanwhile, NULL, NULL, bench->store, copied_cb);
  while (crumb_store_is_asked (bench->store) || meanwhile.taps < 5)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (tick);
  remove_backups (folder);
  g_print ("A backup of the longest takes %.1f s; meanwhile a tap takes %.0f ms at most, the loop stands still for "
           "%.0f ms at most; the bar is 100.\n",
           (double) (g_get_monotonic_time () - from) / G_USEC_PER_SEC, meanwhile.longest_tap, meanwhile.longest_gap);
}

/* The longest of the last games, which is one entered in full. */
static char *
find_full_game (CrumbStore *store)
{
  g_autoptr (GPtrArray) games = crumb_store_list_games (store, NULL, 200, NULL);
  guint most = 0;
  char *id = NULL;

  for (guint i = 0; i < games->len; i++)
    {
      const CrumbGameSummary *summary = games->pdata[i];
      g_autoptr (CrumbGame) game = crumb_store_load_game (store, summary->id, NULL);

      if (crumb_game_get_n_entries (game) > most)
        {
          most = crumb_game_get_n_entries (game);
          g_set_str (&id, summary->id);
        }
    }
  return id;
}

int
main (void)
{
  double found[G_N_ELEMENTS (sizes)][G_N_ELEMENTS (measures)];

  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      g_autofree char *path = history_find (sizes[size], SEED);
      g_autoptr (GError) error = NULL;
      Bench bench = { .path = path, .store = crumb_store_open (path, &error) };

      if (bench.store == NULL)
        g_error ("%s", error->message);
      bench.id = find_full_game (bench.store);
      crumb_store_latest_game (bench.store, &bench.game, NULL);
      bench.bare = open_bare (path);
      for (guint i = 0; i < G_N_ELEMENTS (measures); i++)
        found[size][i] = median (&measures[i], &bench);
      if (size == G_N_ELEMENTS (sizes) - 1)
        print_backup (&bench);
      g_clear_pointer (&bench.bare, sqlite3_close);
      g_clear_object (&bench.game);
      g_clear_object (&bench.list);
      g_clear_object (&bench.store);
      g_free (bench.id);
    }

  g_print ("%-30s %10s %10s %10s %8s %8s\n", "ms, median", "1,000", "10,000", "100,000", "bar", "of bar");
  for (guint i = 0; i < G_N_ELEMENTS (measures); i++)
    {
      g_print ("%-30s %10.2f %10.2f %10.2f %8.0f %7.0f%%", measures[i].what, found[0][i], found[1][i], found[2][i],
               measures[i].bar, 100 * found[2][i] / measures[i].bar);
      if (measures[i].flat)
        g_print (", %.1f times the shortest", found[2][i] / found[0][i]);
      g_print ("\n");
    }
  g_print ("A tap takes %.2f times what a bare row takes; the bar is 1.5.\n",
           found[G_N_ELEMENTS (sizes) - 1][G_N_ELEMENTS (measures) - 1]
               / found[G_N_ELEMENTS (sizes) - 1][G_N_ELEMENTS (measures) - 2]);
  return 0;
}
