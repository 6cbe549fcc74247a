/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the record does with any game: kept, taken back, looked at, put right, carried, found and counted. */

#include "null-game-tests.h"
#include "null-game.h"

#include "../record/record-fixture.h"
#include "record/store/crumb-correction.h"
#include "record/store/crumb-player-stats.h"
#include "record/store/crumb-verify.h"
#include "words/crumb-game-words.h"

static void
play (CrumbGame *game, const char *seats)
{
  for (; *seats != '\0'; seats++)
    {
      CrumbMove point = { .what = NULL_POINT, .seat = (uint8_t) (*seats - '0') };

      record_take (game, &point);
    }
}

static CrumbGame *
new_game (CrumbStore *store, const char *rules, const char *points)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  g_autoptr (GError) error = NULL;
  CrumbGame *game;

  g_ptr_array_add (seats, crumb_seat_new ("Sue", CRUMB_COLOUR_BLUE));
  g_ptr_array_add (seats, crumb_seat_new ("Null & void", CRUMB_COLOUR_RED));
  game = crumb_store_new_game (store, &crumb_null, rules, NULL, seats, 0, &error);
  g_assert_no_error (error);
  play (game, points);
  return game;
}

static void
assert_total (CrumbGame *game, unsigned seat, int want)
{
  g_assert_cmpint (crumb_scores_of (crumb_game_get_state (game))->totals[seat], ==, want);
}

static guint
count_found (CrumbStore *store, const CrumbGameFilter *filter)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = crumb_store_list_games (store, filter, 0, &error);

  g_assert_no_error (error);
  return games->len;
}

/* Both kinds of game are in one list, each as its own rules say. */
static void
test_listed (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) raid = record_new_game (fixture->store, "", 3);
  g_autoptr (CrumbGame) game = new_game (fixture->store, "", "1011");
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = crumb_store_list_games (fixture->store, NULL, 0, &error);
  const CrumbGameSummary *summary;

  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 2);
  g_assert_cmpstr (((CrumbGameSummary *) games->pdata[0])->kind->id, ==, "cookie-raid");
  summary = games->pdata[1];
  g_assert_true (summary->kind == &crumb_null);
  g_assert_cmpint (summary->totals[1], ==, 3);
  g_assert_cmpuint (summary->rounds, ==, 4);
  g_assert_true (summary->over);
  g_assert_cmpuint (summary->winners, ==, crumb_seats_of (1));
}

static void
test_played (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = new_game (fixture->store, "", "00");
  CrumbMove too_late = { .what = NULL_POINT, .seat = 1 };
  CrumbMove nobody = { .what = NULL_POINT, .seat = CRUMB_NO_SEAT };
  CrumbRefusal refusal;
  g_autoptr (GError) error = NULL;

  g_assert_false (crumb_game_play (game, &nobody, &refusal, &error));
  g_assert_cmpint (refusal.reason, ==, CRUMB_REFUSAL_NO_SUCH_SEAT);
  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_DONE);
  assert_total (game, 0, 1);
  g_assert_cmpint (crumb_game_redo (game, &error), ==, CRUMB_UNDONE_DONE);
  play (game, "0");
  g_assert_false (crumb_game_play (game, &too_late, &refusal, &error));
  g_assert_cmpint (refusal.reason, ==, CRUMB_REFUSAL_OVER);
  g_assert_no_error (error);
}

static void
test_kept (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = new_game (fixture->store, "to=5", "01001");
  g_autofree char *id = g_strdup (crumb_game_get_id (game));
  g_autofree char *before = crumb_game_file_write (game);
  g_autofree char *after = NULL;

  g_clear_object (&game);
  record_fixture_reopen (fixture);
  game = record_load (fixture->store, id);
  after = crumb_game_file_write (game);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpstr (crumb_game_get_head (game)->rules, ==, "to=5");
}

static void
step_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  const char *const names[] = { "Sue", "John" };
  GString *log = user_data;
  g_autofree char *line = crumb_game_words_move (&crumb_null, before, move, after, names);

  g_string_append_printf (log, "%s\n", line);
}

static void
test_reviewed (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = new_game (fixture->store, "", "0110");
  NullGame past;
  g_autoptr (GString) log = g_string_new (NULL);

  crumb_game_walk (game, step_cb, log);
  g_assert_cmpstr (log->str, ==, "Sue: Score\nJohn: Score\nJohn: Score\nSue: Score\n");
  crumb_game_state_after (game, 3, &past);
  g_assert_cmpuint (crumb_scores_of (&past)->n_rounds, ==, 3);
  g_assert_cmpint (crumb_scores_of (&past)->totals[1], ==, 2);
}

/* A point that was somebody else's; it decides the game, so nothing can come after it. */
static void
test_corrected (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = new_game (fixture->store, "", "0011");
  g_autoptr (CrumbCorrection) correction = crumb_correction_new (game);
  CrumbMove johns = { .what = NULL_POINT, .seat = 1 };
  CrumbRefusal refusal;
  guint misfit;
  g_autoptr (GError) error = NULL;

  crumb_correction_replace (correction, 0, &johns);
  g_assert_true (crumb_correction_check (correction, NULL, NULL));
  crumb_correction_insert (correction, 4, &johns);
  g_assert_false (crumb_correction_check (correction, &misfit, &refusal));
  g_assert_cmpuint (misfit, ==, 4);
  g_assert_cmpint (refusal.reason, ==, CRUMB_REFUSAL_OVER);
  crumb_correction_strike (correction, 4);
  g_assert_true (crumb_game_correct (game, correction, "She said so.", &error));
  assert_total (game, 1, 3);
  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_DONE);
  assert_total (game, 1, 2);
}

static void
test_carried (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = new_game (fixture->store, "", "0101");
  g_autofree char *file = crumb_game_file_write (game);
  const char *ids[] = { crumb_game_get_id (game), NULL };
  g_autofree char *id = NULL;
  g_autoptr (CrumbGame) back = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  gboolean known;

  g_assert_true (crumb_store_delete_games (fixture->store, ids, &error));
  g_assert_cmpuint (count_found (fixture->store, NULL), ==, 0);
  g_assert_true (crumb_store_restore_games (fixture->store, ids, &error));
  g_assert_true (
      crumb_game_file_read (fixture->store, file, strlen (file), CRUMB_IMPORT_ASK, &id, &known, NULL, &error));
  g_assert_true (known);
  back = crumb_store_load_game (fixture->store, id, &error);
  again = crumb_game_file_write (back);
  g_assert_cmpstr (again, ==, file);
}

/* A file whose moves the rules refuse says so in the words of its own game. */
static void
test_refused_file (RecordFixture *fixture, gconstpointer data)
{
  const char *file = "{\"crumb-game\": 1, \"game\": \"null\", \"started\": \"2026-03-01T19:30:00Z\","
                     " \"players\": [{\"name\":\"Sue\"},{\"name\":\"John\"}], \"entries\": ["
                     " {\"what\":\"point\",\"seat\":0},{\"what\":\"point\",\"seat\":0},"
                     " {\"what\":\"point\",\"seat\":0},{\"what\":\"point\",\"seat\":1}]}";
  g_auto (CrumbGameFileRefusal) refusal = { 0 };
  g_autofree char *id = NULL;
  g_autofree char *why = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (
      crumb_game_file_read (fixture->store, file, strlen (file), CRUMB_IMPORT_ASK, &id, NULL, &refusal, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_REFUSED);
  g_assert_cmpstr (refusal.place, ==, "Entry 4");
  g_assert_true (refusal.kind == &crumb_null);
  why = crumb_game_words_of (refusal.kind)->refusal (&refusal.refusal, (const char *const *) refusal.names);
  g_assert_cmpstr (why, ==, "There is nothing left to win.");
}

static void
test_found (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) raid = record_new_game (fixture->store, "", 3);
  g_autoptr (CrumbGame) short_one = new_game (fixture->store, "", "000");
  g_autoptr (CrumbGame) long_one = new_game (fixture->store, "to=5", "0001");
  CrumbGameFilter by_words = { .search = (char *) "null VOID" };
  CrumbGameFilter running = { .progress = CRUMB_PROGRESS_RUNNING };
  CrumbGameFilter to_five = { .rules = (char *) "to=5" };
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbPlayer) player = crumb_store_find_player (fixture->store, "Null & void", &error);
  CrumbGameFilter of_player = { .player = player->key };

  g_assert_no_error (error);
  g_assert_cmpuint (count_found (fixture->store, &by_words), ==, 2);
  g_assert_cmpuint (count_found (fixture->store, &running), ==, 2);
  g_assert_cmpuint (count_found (fixture->store, &to_five), ==, 1);
  g_assert_cmpuint (count_found (fixture->store, &of_player), ==, 2);
}

static CrumbPlayerStats *
read_stats (CrumbStore *store, const CrumbGameKind *kind)
{
  g_autoptr (GError) error = NULL;
  CrumbPlayerStats *stats = crumb_player_stats_read (store, "sue", kind, NULL, &error);

  g_assert_no_error (error);
  return stats;
}

static void
test_counted (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) one = new_game (fixture->store, "", "01010");
  g_autoptr (CrumbGame) other = new_game (fixture->store, "", "111");
  g_autoptr (CrumbGame) running = new_game (fixture->store, "", "00");
  g_autoptr (CrumbPlayerStats) stats = read_stats (fixture->store, NULL);

  g_assert_true (stats->kind == &crumb_null);
  g_assert_cmpuint (stats->player->games, ==, 2);
  g_assert_cmpuint (stats->player->won, ==, 1);
  g_assert_cmpuint (stats->player->rounds, ==, 8);
  g_assert_cmpint (stats->player->points, ==, 3);
  g_assert_cmpuint (stats->running, ==, 1);
  g_assert_cmpint (stats->streak, ==, -1);
  g_assert_cmpuint (stats->rivals->len, ==, 1);
  g_assert_cmpuint (stats->recent->len, ==, 2);
  g_assert_cmpint (crumb_player_stats_get_figure (stats, "first"), ==, 1);
  g_assert_cmpint (crumb_player_stats_get_figure (stats, "in-a-row"), ==, 1);
}

/* A sum loses what goes; the most is found again in what is left. */
static void
test_figures_of_what_is_left (RecordFixture *fixture, gconstpointer data)
{
  const char *const games[] = { "00011111", "01001111", "00011111", "1010111" };
  /* What is deleted, one after the other, and the most in a row before and after. */
  const gint64 most[] = { 3, 3, 3, 1, 0 };
  const guint order[] = { 1, 2, 0, 3 };
  char *ids[G_N_ELEMENTS (games)];

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (CrumbGame) game = new_game (fixture->store, "to=5", games[i]);

      ids[i] = g_strdup (crumb_game_get_id (game));
    }
  for (guint i = 0; i <= G_N_ELEMENTS (games); i++)
    {
      g_autoptr (CrumbPlayerStats) stats = read_stats (fixture->store, &crumb_null);
      g_autoptr (GPtrArray) faults = crumb_store_verify (fixture->store, NULL, NULL);

      g_assert_cmpint (crumb_player_stats_get_figure (stats, "in-a-row"), ==, most[i]);
      g_assert_cmpuint (faults->len, ==, 0);
      if (i < G_N_ELEMENTS (games))
        {
          const char *gone[] = { ids[order[i]], NULL };

          g_assert_true (crumb_store_delete_games (fixture->store, gone, NULL));
          if (i + 1 == G_N_ELEMENTS (games))
            g_object_unref (new_game (fixture->store, "", "1"));
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    g_free (ids[i]);
}

/* What somebody did in one game says nothing of another. */
static void
test_counted_apart (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) raid = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbGame) null = new_game (fixture->store, "", "000");
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) kinds = crumb_store_list_kinds (fixture->store, &error);
  g_autoptr (CrumbPlayer) player = crumb_store_find_player (fixture->store, "Sue", &error);
  g_autoptr (CrumbPlayerStats) of_raid = NULL;
  g_autoptr (CrumbPlayerStats) of_null = NULL;
  CrumbGameFilter raids = { .kind = (char *) "cookie-raid" };
  CrumbGameFilter nulls_of_sue = { .kind = (char *) "null", .player = (char *) "sue" };
  CrumbGameFilter usual_nulls = { .kind = (char *) "null", .rules = (char *) "" };
  CrumbGameFilter raids_to_five = { .kind = (char *) "cookie-raid", .rules = (char *) "to=5" };

  record_play (raid, CRUMB_RAID_HAND, 0, "6655");
  record_play (raid, CRUMB_RAID_HAND, 1, "222");
  record_play (raid, CRUMB_RAID_END, CRUMB_NO_SEAT, "");
  of_raid = read_stats (fixture->store, &crumb_cookie_raid);
  of_null = read_stats (fixture->store, &crumb_null);
  g_assert_cmpuint (of_raid->player->games, ==, 1);
  g_assert_cmpuint (of_null->player->games, ==, 1);
  g_assert_cmpint (of_null->player->points, ==, 3);
  g_assert_cmpint (crumb_player_stats_get_figure (of_raid, "hands"), ==, 1);
  g_assert_cmpint (crumb_player_stats_get_figure (of_raid, "in-a-row"), ==, 0);
  g_assert_cmpuint (of_null->rivals->len, ==, 1);

  g_assert_cmpuint (kinds->len, ==, 2);
  g_assert_cmpstr (kinds->pdata[0], ==, "cookie-raid");
  g_assert_cmpstr (kinds->pdata[1], ==, "null");
  g_assert_cmpuint (count_found (fixture->store, &raids), ==, 1);
  g_assert_cmpuint (count_found (fixture->store, &nulls_of_sue), ==, 1);
  g_assert_cmpuint (count_found (fixture->store, &usual_nulls), ==, 1);
  g_assert_cmpuint (count_found (fixture->store, &raids_to_five), ==, 0);
  g_assert_cmpuint (player->games, ==, 1);
}

static void
test_verified (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) raid = record_new_random_game (fixture->store, fixture->rand);
  g_autoptr (CrumbGame) game = new_game (fixture->store, "to=5", "0100101");
  g_autoptr (GPtrArray) faults = NULL;
  g_autoptr (GError) error = NULL;

  record_play_random (raid, fixture->rand, 60);
  g_assert_true (crumb_store_rebuild_summaries (fixture->store, &error));
  faults = crumb_store_verify (fixture->store, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (faults->len, ==, 0);
}

static void
add (const char *path, void (*test) (RecordFixture *fixture, gconstpointer data))
{
  g_test_add (path, RecordFixture, NULL, record_fixture_set_up, test, record_fixture_tear_down);
}

void
add_null_record_tests (void)
{
  add ("/null/record/listed", test_listed);
  add ("/null/record/played", test_played);
  add ("/null/record/kept", test_kept);
  add ("/null/record/reviewed", test_reviewed);
  add ("/null/record/corrected", test_corrected);
  add ("/null/record/carried", test_carried);
  add ("/null/record/refused-file", test_refused_file);
  add ("/null/record/found", test_found);
  add ("/null/record/counted", test_counted);
  add ("/null/record/figures-of-what-is-left", test_figures_of_what_is_left);
  add ("/null/record/counted-apart", test_counted_apart);
  add ("/null/record/verified", test_verified);
}
