/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Players' statistics, compared with those counted game by game. */

#include "record-history.h"
#include "record-tests.h"

#include "record/store/crumb-player-stats.h"
#include "record/store/crumb-verify.h"
#include "rules/cookie-raid/raid-figures.h"

#define N_GAMES 300

static void
set_up (RecordFixture *fixture, gconstpointer data)
{
  record_fixture_set_up_history (fixture, N_GAMES);
}

/* A player's statistics, counted game by game. */
typedef struct
{
  guint games, running, won, drawn, in_row, rounds;
  gint64 cookies;
  guint hands, bonuses;
  guint bids[CRUMB_RAID_BID_SIZES], bids_won[CRUMB_RAID_BID_SIZES];
  double expected[CRUMB_RAID_BID_SIZES];
  guint kept, rerolled;
  gint64 pips;
  int best_round;
  guint longest_won, longest_lost;
  int run, streak;
  guint met, ahead, behind; /* the rival that is looked for */
} Naive;

typedef struct
{
  const CrumbGameKind *kind;
  CrumbFigures figures[CRUMB_SEATS_MAX];
} Walk;

static void
count_move_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Walk *walk = user_data;

  walk->kind->count (before, move, after, walk->figures);
}

static guint
find_seat (CrumbGame *game, const char *const *keys)
{
  for (guint seat = 0; seat < crumb_game_get_n_seats (game); seat++)
    {
      g_autofree char *key = crumb_seat_name_key (crumb_game_get_seat (game, seat)->name);

      if (g_strv_contains (keys, key))
        return seat;
    }
  return CRUMB_NO_SEAT;
}

static void
add_rounds (Naive *naive, const CrumbRaid *raid, guint seat)
{
  for (guint n = 0; n < raid->scores.n_rounds; n++)
    if (crumb_seats_has (raid->scores.round_seats[n], seat))
      {
        naive->rounds++;
        naive->cookies += raid->scores.points[n][seat];
        naive->best_round = MAX (naive->best_round, raid->scores.points[n][seat]);
      }
}

static void
add_figures (Naive *naive, const CrumbFigures figures)
{
  naive->hands += (guint) figures[CRUMB_RAID_FIGURE_HANDS];
  naive->bonuses += (guint) figures[CRUMB_RAID_FIGURE_BONUSES];
  naive->kept += (guint) figures[CRUMB_RAID_FIGURE_LUCKY_KEPT];
  naive->rerolled += (guint) figures[CRUMB_RAID_FIGURE_LUCKY_REROLLED];
  naive->pips += figures[CRUMB_RAID_FIGURE_LUCKY_PIPS];
  for (guint n = 0; n < CRUMB_RAID_BID_SIZES; n++)
    {
      const gint64 *bids = &figures[crumb_raid_figure_of_bids (n + 1)];

      naive->bids[n] += (guint) bids[CRUMB_RAID_BIDS_MADE];
      naive->bids_won[n] += (guint) bids[CRUMB_RAID_BIDS_WON];
      naive->expected[n] += (double) bids[CRUMB_RAID_BIDS_EXPECTED] / CRUMB_FIGURE_BILLIONTHS;
    }
}

/* Games come latest first. */
static void
add_game (Naive *naive, CrumbGame *game, const char *const *keys, const char *const *rival)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  CrumbSeats winners = crumb_scores_of (crumb_game_get_state (game))->winners;
  guint seat = find_seat (game, keys);
  guint other = find_seat (game, rival);
  Walk walk = { .kind = kind };
  gboolean won, drawn;

  if (seat == CRUMB_NO_SEAT)
    return;
  if (!crumb_scores_of (crumb_game_get_state (game))->over)
    {
      naive->running++;
      return;
    }

  won = crumb_seats_has (winners, seat);
  naive->games++;
  naive->won += won;
  naive->met += other != CRUMB_NO_SEAT;
  if (other != CRUMB_NO_SEAT)
    {
      gconstpointer state = crumb_game_get_state (game);
      int more = crumb_scores_of (state)->totals[seat] - crumb_scores_of (state)->totals[other];
      int ahead = won != crumb_seats_has (winners, other) ? (won ? 1 : -1) : more;

      naive->ahead += ahead > 0;
      naive->behind += ahead < 0;
    }
  drawn = crumb_seats_has (crumb_scores_of (crumb_game_get_state (game))->drawn, seat);
  naive->drawn += drawn;
  if (drawn)
    naive->run = 0;
  else
    naive->run = (naive->run > 0) == won && naive->run != 0 ? naive->run + (won ? 1 : -1) : (won ? 1 : -1);
  if (ABS (naive->run) == (int) naive->games)
    naive->streak = naive->run;
  naive->longest_won = MAX (naive->longest_won, (guint) MAX (naive->run, 0));
  naive->longest_lost = MAX (naive->longest_lost, (guint) MAX (-naive->run, 0));
  crumb_game_walk (game, count_move_cb, &walk);
  add_rounds (naive, crumb_game_get_state (game), seat);
  add_figures (naive, walk.figures[seat]);
}

static Naive
count_naively (CrumbStore *store, const char *const *keys, const char *const *rival)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = crumb_store_list_games (store, NULL, 0, &error);
  Naive naive = { 0 };

  g_assert_no_error (error);
  for (guint i = 0; i < games->len; i++)
    {
      const CrumbGameSummary *summary = games->pdata[i];
      g_autoptr (CrumbGame) game = crumb_store_load_game (store, summary->id, &error);

      g_assert_no_error (error);
      add_game (&naive, game, keys, rival);
    }
  return naive;
}

static void
assert_rival (const CrumbPlayerStats *stats, const char *key, const Naive *naive)
{
  for (guint i = 0; i < stats->rivals->len; i++)
    {
      const CrumbRival *rival = stats->rivals->pdata[i];

      if (!g_str_equal (rival->player->key, key))
        continue;
      g_assert_cmpuint (rival->games, ==, naive->met);
      g_assert_cmpuint (rival->ahead, ==, naive->ahead);
      g_assert_cmpuint (rival->behind, ==, naive->behind);
      return;
    }
  g_assert_cmpuint (naive->met, ==, 0);
}

/* @keys: all spellings of the player; the first is queried. */
static void
assert_stats (CrumbStore *store, const char *const *keys, const char *rival)
{
  const char *rivals[] = { rival, NULL };
  Naive naive = count_naively (store, keys, rivals);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbPlayerStats) stats = crumb_player_stats_read (store, keys[0], NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (stats->player->games, ==, naive.games);
  g_assert_cmpuint (stats->running, ==, naive.running);
  g_assert_cmpuint (stats->player->won, ==, naive.won);
  g_assert_cmpuint (stats->player->rounds, ==, naive.rounds);
  g_assert_cmpint (stats->player->points, ==, naive.cookies);
  g_assert_cmpint (crumb_player_stats_get_figure (stats, "hands"), ==, naive.hands);
  g_assert_cmpint (crumb_player_stats_get_figure (stats, "bonuses"), ==, naive.bonuses);
  g_assert_cmpint (crumb_player_stats_get_figure (stats, "no-such-figure"), ==, 0);
  g_assert_cmpint (stats->best_round, ==, naive.best_round);
  g_assert_cmpint (stats->figures[CRUMB_RAID_FIGURE_LUCKY_KEPT], ==, naive.kept);
  g_assert_cmpint (stats->figures[CRUMB_RAID_FIGURE_LUCKY_REROLLED], ==, naive.rerolled);
  g_assert_cmpint (stats->figures[CRUMB_RAID_FIGURE_LUCKY_PIPS], ==, naive.pips);
  g_assert_cmpuint (stats->drawn, ==, naive.drawn);
  g_assert_cmpint (stats->streak, ==, naive.streak);
  g_assert_cmpuint (stats->longest_won, ==, naive.longest_won);
  g_assert_cmpuint (stats->longest_lost, ==, naive.longest_lost);
  g_assert_cmpuint (stats->recent->len, ==, naive.games);
  for (guint i = 1; i < stats->recent->len; i++)
    g_assert_cmpint (g_array_index (stats->recent, CrumbPlayerGame, i - 1).started, <=,
                     g_array_index (stats->recent, CrumbPlayerGame, i).started);
  for (guint n = 0; n < CRUMB_RAID_BID_SIZES; n++)
    {
      const gint64 *bids = &stats->figures[crumb_raid_figure_of_bids (n + 1)];

      g_assert_cmpint (bids[CRUMB_RAID_BIDS_MADE], ==, naive.bids[n]);
      g_assert_cmpint (bids[CRUMB_RAID_BIDS_WON], ==, naive.bids_won[n]);
      g_assert_cmpfloat_with_epsilon ((double) bids[CRUMB_RAID_BIDS_EXPECTED] / CRUMB_FIGURE_BILLIONTHS,
                                      naive.expected[n], 1e-6);
    }
  assert_rival (stats, rival, &naive);
}

static void
assert_sound (CrumbStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) faults = crumb_store_verify (store, NULL, &error);

  g_assert_no_error (error);
  if (faults->len > 0)
    g_test_message ("%s", ((const CrumbFault *) faults->pdata[0])->sentence);
  g_assert_cmpuint (faults->len, ==, 0);
}

static void
test_stats (RecordFixture *fixture, gconstpointer data)
{
  assert_stats (fixture->store, (const char *const[]) { "sue", NULL }, "john");
  assert_stats (fixture->store, (const char *const[]) { "李", NULL }, "sue");
  assert_stats (fixture->store, (const char *const[]) { "wanda", NULL }, "sue");
  assert_sound (fixture->store);
}

/* Makes sure that the record has bids, without which the figures about bids prove nothing. */
static void
test_stats_have_bids (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbPlayerStats) stats = crumb_player_stats_read (fixture->store, "sue", NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (crumb_player_stats_get_figure (stats, "bids-3"), >, 10);
  g_assert_cmpint (crumb_player_stats_get_figure (stats, "bids-3-expected"), >, CRUMB_FIGURE_BILLIONTHS);
  g_assert_cmpint (crumb_player_stats_get_figure (stats, "lucky-rerolled"), >, 0);
  g_assert_nonnull (stats->best_game);
  g_assert_cmpfloat (crumb_player_stats_per_round (stats), >, 1);
}

static char *
describe_stats (CrumbStore *store, const char *key)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbPlayerStats) stats = crumb_player_stats_read (store, key, NULL, NULL, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  g_string_append_printf (text, "%s %u %u %" G_GINT64_FORMAT " %d %s", stats->player->name, stats->player->games,
                          stats->player->won, crumb_player_stats_get_figure (stats, "bids-3-won"), stats->streak,
                          stats->best_game);
  for (guint i = 0; i < stats->rivals->len; i++)
    {
      const CrumbRival *rival = stats->rivals->pdata[i];

      g_string_append_printf (text, ", %s %u %u", rival->player->key, rival->games, rival->ahead);
    }
  return g_string_free_and_steal (text);
}

/* Finds two players who never sat at the same table: those with the fewest games. */
static void
find_strangers (CrumbStore *store, const char **one, const char **other)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players = crumb_store_find_players (store, NULL, CRUMB_PLAYERS_BY_GAMES, TRUE, &error);

  g_assert_no_error (error);
  for (guint i = players->len; i-- > 1;)
    for (guint j = i; j-- > 0;)
      {
        const CrumbPlayer *a = players->pdata[i];
        const CrumbPlayer *b = players->pdata[j];
        const char *keys[] = { a->key, NULL };
        const char *rival[] = { b->key, NULL };
        Naive naive = count_naively (store, keys, rival);

        if (a->games > 0 && naive.met == 0 && naive.running == 0)
          {
            *one = g_intern_string (a->key);
            *other = g_intern_string (b->key);
            return;
          }
      }
  g_assert_not_reached ();
}

static void
test_merge (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *before_other = NULL;
  g_autofree char *after = NULL;
  g_autofree char *after_other = NULL;
  g_autofree char *merged = NULL;
  g_autofree char *merged_other = NULL;
  const char *one;
  const char *other;

  find_strangers (fixture->store, &one, &other);
  before = describe_stats (fixture->store, one);
  before_other = describe_stats (fixture->store, other);

  g_assert_true (crumb_store_merge_players (fixture->store, one, other, &error));
  assert_sound (fixture->store);
  assert_stats (fixture->store, (const char *const[]) { other, one, NULL }, "sue");
  merged = describe_stats (fixture->store, one);
  merged_other = describe_stats (fixture->store, other);
  g_assert_cmpstr (merged, ==, merged_other);
  g_assert_true (crumb_store_rebuild_summaries (fixture->store, &error));
  assert_sound (fixture->store);

  g_assert_true (crumb_store_unmerge_player (fixture->store, one, &error));
  g_assert_no_error (error);
  assert_sound (fixture->store);
  /* Who is nobody's spelling stays who they are. */
  g_assert_true (crumb_store_unmerge_player (fixture->store, other, &error));
  g_assert_no_error (error);
  assert_sound (fixture->store);
  after = describe_stats (fixture->store, one);
  after_other = describe_stats (fixture->store, other);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (before_other, ==, after_other);
}

/* Two players from one table can't be merged. If a later import puts merged spellings at one table, they count once. */
static void
test_merge_at_one_table (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (GError) error = NULL;

  g_assert_false (crumb_store_merge_players (fixture->store, "sue", "john & <b>", &error));
  g_assert_cmpstr (error->message, ==, "“Sue” and “John & <b>” can’t be one player. Both sat at the same table.");
  g_clear_error (&error);
  g_assert_false (crumb_store_merge_players (fixture->store, "sue", "who", &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND);
  g_clear_error (&error);

  g_assert_true (crumb_game_rename (game, 1, "Lara", &error));
  g_assert_true (crumb_store_merge_players (fixture->store, "john & <b>", "sue", &error));
  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_DONE);
  record_play_random (game, fixture->rand, 5);
  assert_sound (fixture->store);
  g_assert_true (crumb_store_unmerge_player (fixture->store, "john & <b>", &error));
  g_assert_no_error (error);
  assert_sound (fixture->store);
}

/* After a random mix of all changes, statistics still match the games. */
static void
test_stays_sound (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = crumb_store_list_games (fixture->store, NULL, 0, &error);

  for (guint i = 0; i < 80; i++)
    {
      const CrumbGameSummary *summary = games->pdata[g_rand_int_range (fixture->rand, 0, (int) games->len)];
      const char *ids[] = { summary->id, NULL };
      g_autoptr (CrumbGame) game = crumb_store_load_game (fixture->store, summary->id, &error);

      g_assert_no_error (error);
      switch (g_rand_int_range (fixture->rand, 0, 5))
        {
        case 0:
          g_assert_true (crumb_store_delete_games (fixture->store, ids, &error));
          break;
        case 1:
          g_assert_true (crumb_store_restore_games (fixture->store, ids, &error));
          break;
        case 2:
          g_assert_true (crumb_game_rename (game, 0, "Somebody Else", &error));
          break;
        case 3:
          g_assert_true (crumb_game_set_title (game, "A title", &error));
          break;
        default:
          record_play_random (game, fixture->rand, 4);
          break;
        }
      g_assert_no_error (error);
    }
  assert_sound (fixture->store);
  g_assert_true (crumb_store_rebuild_summaries (fixture->store, &error));
  assert_sound (fixture->store);
}

static GPtrArray *
find (CrumbStore *store, const char *search, CrumbPlayerOrder order, gboolean hidden)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *players = crumb_store_find_players (store, search, order, hidden, &error);

  g_assert_no_error (error);
  return players;
}

static void
test_find (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) all = find (fixture->store, NULL, CRUMB_PLAYERS_BY_GAMES, FALSE);
  g_autoptr (GPtrArray) by_name = find (fixture->store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE);
  g_autoptr (GPtrArray) zoe = find (fixture->store, "ZOE", CRUMB_PLAYERS_BY_WINS, FALSE);
  g_autoptr (GPtrArray) nobody = find (fixture->store, "nobody", CRUMB_PLAYERS_BY_PLAYED, FALSE);

  g_assert_cmpuint (all->len, >, 30);
  g_assert_cmpuint (by_name->len, ==, all->len);
  for (guint i = 0; i + 1 < all->len; i++)
    {
      const CrumbPlayer *above = all->pdata[i];
      const CrumbPlayer *below = all->pdata[i + 1];
      const CrumbPlayer *before = by_name->pdata[i];
      const CrumbPlayer *after = by_name->pdata[i + 1];

      g_assert_cmpuint (above->games, >=, below->games);
      g_assert_cmpint (g_utf8_collate (before->name, after->name), <=, 0);
    }
  g_assert_cmpuint (zoe->len, ==, 1);
  g_assert_cmpstr (((const CrumbPlayer *) zoe->pdata[0])->name, ==, "Zoë");
  g_assert_cmpuint (nobody->len, ==, 0);
}

static void
count_cb (CrumbStore *store, gpointer user_data)
{
  *(guint *) user_data += 1;
}

static void
test_hide_and_colour (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) all = find (fixture->store, NULL, CRUMB_PLAYERS_BY_GAMES, FALSE);
  g_autoptr (GPtrArray) shown = NULL;
  g_autoptr (GPtrArray) with_hidden = NULL;
  g_autoptr (CrumbPlayer) sue = NULL;
  g_autoptr (GError) error = NULL;
  guint said = 0;

  g_signal_connect (fixture->store, "players-changed", G_CALLBACK (count_cb), &said);
  g_assert_true (crumb_store_set_player_hidden (fixture->store, "sue", TRUE, &error));
  g_assert_true (crumb_store_set_player_colour (fixture->store, "sue", CRUMB_COLOUR_PINK, &error));
  g_assert_cmpuint (said, ==, 2);
  shown = find (fixture->store, NULL, CRUMB_PLAYERS_BY_GAMES, FALSE);
  with_hidden = find (fixture->store, NULL, CRUMB_PLAYERS_BY_GAMES, TRUE);
  g_assert_cmpuint (shown->len, ==, all->len - 1);
  g_assert_cmpuint (with_hidden->len, ==, all->len);

  sue = crumb_store_find_player (fixture->store, "SUE", &error);
  g_assert_no_error (error);
  g_assert_true (sue->hidden);
  g_assert_cmpint (sue->colour, ==, CRUMB_COLOUR_PINK);
  g_assert_null (crumb_store_find_player (fixture->store, "Nobody", &error));
  g_assert_cmpstr (error->message, ==, "There’s no player “Nobody”.");
}

/* When a player played last: the games that run count as much as those that are over. */
static void
test_last_played (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players =
      crumb_store_find_players (fixture->store, NULL, CRUMB_PLAYERS_BY_PLAYED, TRUE, &error);
  g_autoptr (GPtrArray) games = crumb_store_list_games (fixture->store, NULL, 0, &error);
  gint64 before = G_MAXINT64;

  g_assert_no_error (error);
  for (guint n = 0; n < players->len; n++)
    {
      const CrumbPlayer *player = players->pdata[n];
      gint64 last = 0;

      for (guint i = 0; i < games->len; i++)
        {
          const CrumbGameSummary *summary = games->pdata[i];

          for (guint seat = 0; seat < summary->n_seats; seat++)
            if (g_str_equal (summary->seats[seat]->name, player->name))
              last = MAX (last, summary->started);
        }
      g_assert_cmpint (player->played, ==, last);
      g_assert_cmpint (player->played, <=, before);
      before = player->played;
    }
}

#define add(name, set_up, function)                                                                                    \
  g_test_add ("/record/players/" name, RecordFixture, NULL, set_up, function, record_fixture_tear_down)

static void
noticed_cb (CrumbStore *store, guint *n)
{
  *n += 1;
}

/* A list of players notices a row of its own that isn't what was saved. */
static void
test_damage (RecordFixture *fixture, gconstpointer change)
{
  g_autoptr (GPtrArray) players = NULL;
  guint n = 0;

  g_signal_connect (fixture->store, "damage-noticed", G_CALLBACK (noticed_cb), &n);
  record_exec (fixture->path, change);
  players = crumb_store_find_players (fixture->store, NULL, CRUMB_PLAYERS_BY_NAME, FALSE, NULL);
  g_assert_cmpuint (n, ==, 1);
}

void
add_players_tests (void)
{
  add ("stats", set_up, test_stats);
  add ("stats-have-bids", set_up, test_stats_have_bids);
  add ("merge", set_up, test_merge);
  add ("merge-at-one-table", record_fixture_set_up, test_merge_at_one_table);
  add ("stays-sound", set_up, test_stays_sound);
  add ("last-played", set_up, test_last_played);
  add ("find", set_up, test_find);
  add ("hide-and-colour", set_up, test_hide_and_colour);
  g_test_add ("/record/players/damage/player", RecordFixture,
              "UPDATE player SET colour = 'plaid' WHERE key = (SELECT max (key) FROM player)", set_up, test_damage,
              record_fixture_tear_down);
  g_test_add ("/record/players/damage/time", RecordFixture,
              "UPDATE sitting SET started = started | (1 << 62) WHERE game = (SELECT max (game) FROM sitting "
              "WHERE NOT running)",
              set_up, test_damage, record_fixture_tear_down);
}
