/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Leaderboards and head to head say what adding up the list of games says. */

#include "record-history.h"
#include "record-tests.h"

#include "record/store/crumb-leaderboard.h"
#include "record/store/crumb-player-stats.h"
#include "rules/cookie-raid/raid.h"

#define N_GAMES 700

/* Damaged games, of which there are none. */
static guint n_lacking;

static void
set_up (RecordFixture *fixture, gconstpointer data)
{
  record_fixture_set_up_history (fixture, N_GAMES);
}

static const CrumbGameFilter filters[] = {
  { 0 },
  { .year = 2012 },
  { .year = 1999 },
  { .rules = (char *) "" },
  { .rules = (char *) "plate=5" },
  { .rules = (char *) "no rules at all" },
  { .rules = (char *) "", .year = 2013 },
  { .from = G_GINT64_CONSTANT (1), .to = G_MAXINT64 },
};

/* Finished games of Cookie Raid that the filter selects; the list's own filters have a naive twin elsewhere. */
static GPtrArray *
list_games (CrumbStore *store, const CrumbGameFilter *filter)
{
  CrumbGameFilter over = *filter;
  g_autoptr (GError) error = NULL;
  GPtrArray *games;

  over.kind = (char *) "cookie-raid";
  over.progress = CRUMB_PROGRESS_OVER;
  games = crumb_store_list_games (store, &over, 0, &error);
  g_assert_no_error (error);
  return games;
}

/* The seat of that player, or G_MAXUINT. */
static guint
seat_of (const CrumbGameSummary *game, const char *key)
{
  for (guint seat = 0; seat < game->n_seats; seat++)
    {
      g_autofree char *own = crumb_seat_name_key (game->seats[seat]->name);

      if (g_str_equal (own, key))
        return seat;
    }
  return G_MAXUINT;
}

static void
test_placings (RecordFixture *fixture, gconstpointer data)
{
  guint n_placings = 0;

  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) games = list_games (fixture->store, &filters[i]);
      g_autoptr (GPtrArray) placings =
          crumb_leaderboard_read (fixture->store, &crumb_cookie_raid, &filters[i], &n_lacking, &error);
      guint n_sittings = 0;

      g_test_message ("Filter %u", i);
      g_assert_no_error (error);
      n_placings += placings->len;
      for (guint p = 0; p < placings->len; p++)
        {
          const CrumbPlacing *placing = placings->pdata[p];
          const CrumbPlacing *before = p > 0 ? placings->pdata[p - 1] : NULL;
          guint n = 0;
          guint won = 0;

          for (guint g = 0; g < games->len; g++)
            {
              guint seat = seat_of (games->pdata[g], placing->player->key);

              n += seat != G_MAXUINT;
              won += seat != G_MAXUINT && crumb_seats_has (((CrumbGameSummary *) games->pdata[g])->winners, seat);
            }
          g_assert_cmpuint (placing->player->games, ==, n);
          g_assert_cmpuint (placing->player->won, ==, won);
          g_assert_cmpfloat_with_epsilon (crumb_placing_rate (placing), (double) won / n, 1e-9);
          g_assert_true (before == NULL || before->player->won > won
                         || (before->player->won == won && before->player->games <= n));
          n_sittings += n;
        }
      for (guint g = 0; g < games->len; g++)
        n_sittings -= ((CrumbGameSummary *) games->pdata[g])->n_seats;
      g_assert_cmpuint (n_sittings, ==, 0);
    }
  g_assert_cmpuint (n_placings, >, 0);
}

/* Without a filter, rounds, points and the best round are those of each player's statistics. */
static void
test_figures (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) placings =
      crumb_leaderboard_read (fixture->store, &crumb_cookie_raid, NULL, &n_lacking, &error);
  CrumbGameFilter usual = { .rules = (char *) "" };
  g_autoptr (GPtrArray) some = NULL;

  g_assert_no_error (error);
  for (guint i = 0; i < placings->len; i++)
    {
      const CrumbPlacing *placing = placings->pdata[i];
      g_autoptr (CrumbPlayerStats) stats =
          crumb_player_stats_read (fixture->store, placing->player->key, &crumb_cookie_raid, NULL, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (placing->player->name, ==, stats->player->name);
      g_assert_cmpuint (placing->player->games, ==, stats->player->games);
      g_assert_cmpuint (placing->player->rounds, ==, stats->player->rounds);
      g_assert_cmpint (placing->player->points, ==, stats->player->points);
      g_assert_cmpint (placing->best_round, ==, stats->best_round);
      g_assert_cmpfloat_with_epsilon (placing->strength.rating, stats->strength.rating, 1e-9);
      g_assert_cmpint (placing->provisional, ==, placing->player->games < 10);
      g_assert_cmpint (stats->provisional, ==, placing->provisional);
    }
  crumb_placings_sort (placings, CRUMB_PLACINGS_BY_STRENGTH);
  for (guint i = 1; i < placings->len; i++)
    {
      const CrumbPlacing *before = placings->pdata[i - 1];
      const CrumbPlacing *placing = placings->pdata[i];

      g_assert_cmpint (before->provisional, <=, placing->provisional);
      g_assert_true (before->provisional != placing->provisional
                     || before->strength.rating >= placing->strength.rating);
    }

  some = crumb_leaderboard_read (fixture->store, &crumb_cookie_raid, &usual, &n_lacking, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < some->len; i++)
    for (guint j = 0; j < placings->len; j++)
      {
        const CrumbPlacing *one = some->pdata[i];
        const CrumbPlacing *all = placings->pdata[j];

        if (g_str_equal (one->player->key, all->player->key))
          {
            g_assert_cmpint (one->best_round, <=, all->best_round);
            g_assert_cmpint (one->player->points, <=, all->player->points);
          }
      }
}

static void
test_duels (RecordFixture *fixture, gconstpointer data)
{
  guint n_duels = 0;

  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) games = list_games (fixture->store, &filters[i]);
      g_autoptr (GPtrArray) duels =
          crumb_leaderboard_list_rivals (fixture->store, "sue", &crumb_cookie_raid, &filters[i], &n_lacking, &error);
      guint n_met = 0;

      g_test_message ("Filter %u", i);
      g_assert_no_error (error);
      n_duels += duels->len;
      for (guint g = 0; g < games->len; g++)
        if (seat_of (games->pdata[g], "sue") != G_MAXUINT)
          n_met += ((CrumbGameSummary *) games->pdata[g])->n_seats - 1;
      for (guint d = 0; d < duels->len; d++)
        {
          const CrumbRival *duel = duels->pdata[d];
          guint n = 0, ahead = 0, behind = 0;

          for (guint g = 0; g < games->len; g++)
            {
              const CrumbGameSummary *game = games->pdata[g];
              guint mine = seat_of (game, "sue");
              guint theirs = seat_of (game, duel->player->key);
              int lead;

              if (mine == G_MAXUINT || theirs == G_MAXUINT)
                continue;
              lead = (int) crumb_seats_has (game->winners, mine) - (int) crumb_seats_has (game->winners, theirs);
              if (lead == 0)
                lead = game->totals[mine] - game->totals[theirs];
              n++;
              ahead += lead > 0;
              behind += lead < 0;
            }
          g_assert_cmpuint (duel->games, ==, n);
          g_assert_cmpuint (duel->ahead, ==, ahead);
          g_assert_cmpuint (duel->behind, ==, behind);
          n_met -= n;
        }
      g_assert_cmpuint (n_met, ==, 0);
    }
  g_assert_cmpuint (n_duels, >, 0);
}

/* (transfer full): who was placed where in games of these rules. */
static char *
describe_placings (CrumbStore *store, const char *rules)
{
  CrumbGameFilter filter = { .rules = (char *) rules };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) placings = crumb_leaderboard_read (store, &crumb_cookie_raid, &filter, &n_lacking, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < placings->len; i++)
    {
      const CrumbPlacing *placing = placings->pdata[i];
      const CrumbPlayer *player = placing->player;

      g_string_append_printf (text, "%s %u %u %" G_GUINT64_FORMAT " %" G_GINT64_FORMAT " %d\n", player->key,
                              player->games, player->won, player->rounds, player->points, placing->best_round);
    }
  return g_string_free_and_steal (text);
}

/* Games that began at the same time, as imported ones do, are told apart by their ids. */
static void
test_same_time (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *before = describe_placings (fixture->store, data);
  g_autofree char *after = NULL;

  record_exec (fixture->path, "UPDATE summary SET started = started / 20000000000000 * 20000000000000;"
                              "UPDATE sitting SET started = started / 20000000000000 * 20000000000000");
  after = describe_placings (fixture->store, data);
  g_assert_cmpstr (before, !=, "");
  g_assert_cmpstr (after, ==, before);
}

#define ADD_WITH(name, data, function)                                                                                 \
  g_test_add ("/record/leaderboard/" name, RecordFixture, data, set_up, function, record_fixture_tear_down)
#define ADD(name, function) ADD_WITH (name, NULL, function)

void
add_leaderboard_tests (void)
{
  ADD ("placings", test_placings);
  ADD ("figures", test_figures);
  ADD_WITH ("same-time", "", test_same_time);
  ADD_WITH ("same-time-house-rules", "plate=5", test_same_time);
  ADD ("duels", test_duels);
}
