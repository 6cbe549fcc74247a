/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Evenings, rivals, records and strengths are what going through the games one by one says. */

#include "history-maker.h"
#include "record-history.h"
#include "record-tests.h"

#include "record/store/crumb-evening.h"
#include "record/store/crumb-fallen.h"
#include "record/store/crumb-game-list.h"
#include "record/store/crumb-highlights.h"
#include "record/store/crumb-player-stats.h"
#include "record/store/crumb-rivalry.h"
#include "record/store/crumb-strength.h"
#include "rules/cookie-raid/raid.h"

#include <math.h>

#define N_GAMES 700

static void
set_up (RecordFixture *fixture, gconstpointer data)
{
  record_fixture_set_up_history (fixture, N_GAMES);
}

static const CrumbGameFilter filters[] = {
  { 0 },
  { .year = 2012 },
  { .year = 1999 },
  { .rules = (char *) "plate=5" },
  { .players = 2 },
  { .player = (char *) "sue" },
  { .player = (char *) "sue", .with = (char *) "john", .year = 2013 },
  { .winner = (char *) "karin" },
  { .place = (char *) "Kitchen" },
};

/* Finished games that the filter selects, the first one first; the list's own filters have a naive twin elsewhere. */
static GPtrArray *
list_games (CrumbStore *store, const CrumbGameFilter *filter)
{
  CrumbGameFilter over = *filter;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  GPtrArray *in_order = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_game_summary_free);

  over.progress = CRUMB_PROGRESS_OVER;
  games = crumb_store_list_games (store, &over, 0, &error);
  g_assert_no_error (error);
  for (guint i = games->len; i > 0; i--)
    g_ptr_array_add (in_order, games->pdata[i - 1]);
  g_ptr_array_set_free_func (games, NULL);
  return in_order;
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

static gboolean
same_people (const CrumbGameSummary *one, const CrumbGameSummary *other)
{
  for (guint seat = 0; seat < one->n_seats; seat++)
    {
      g_autofree char *key = crumb_seat_name_key (one->seats[seat]->name);

      if (seat_of (other, key) == G_MAXUINT)
        return FALSE;
    }
  return one->n_seats == other->n_seats;
}

/* The game of the same people before that one, if it began within four hours, or G_MAXUINT. */
static guint
find_before (GPtrArray *games, guint i)
{
  const CrumbGameSummary *game = games->pdata[i];

  for (guint before = i; before > 0; before--)
    {
      const CrumbGameSummary *other = games->pdata[before - 1];

      if (same_people (game, other))
        return game->started - other->started <= 4 * G_TIME_SPAN_HOUR ? before - 1 : G_MAXUINT;
    }
  return G_MAXUINT;
}

/* Place some games, so that there is something to choose by. */
static void
place_games (RecordFixture *fixture, GPtrArray *games)
{
  for (guint i = 0; i < games->len; i += 7)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (CrumbGame) game =
          crumb_store_load_game (fixture->store, ((const CrumbGameSummary *) games->pdata[i])->id, &error);

      g_assert_no_error (error);
      crumb_game_set_place (game, "Kitchen", &error);
      g_assert_no_error (error);
    }
}

static void
test_evenings (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) all = list_games (fixture->store, &filters[0]);
  guint n_long = 0;
  guint n_placed = 0;

  place_games (fixture, all);
  for (guint f = 0; f < G_N_ELEMENTS (filters); f++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) games = list_games (fixture->store, &filters[f]);
      g_autoptr (GPtrArray) evenings = crumb_evenings_read (fixture->store, &filters[f], &error);
      guint n = 0;
      gint64 last = G_MAXINT64;

      g_assert_no_error (error);
      n_placed += filters[f].place != NULL ? games->len : 0;
      for (guint e = 0; e < evenings->len; e++)
        {
          const CrumbEvening *evening = evenings->pdata[e];
          const CrumbGameSummary *newest = evening->games->pdata[evening->games->len - 1];
          g_autoptr (GArray) wins = crumb_evening_count_wins (evening);

          g_assert_cmpint (newest->started, <=, last);
          last = newest->started;
          n += evening->games->len;
          n_long += evening->games->len > 1;
          g_assert_cmpuint (wins->len, ==, newest->n_seats);
          for (guint w = 0; w < wins->len; w++)
            {
              const CrumbEveningWins *one = &g_array_index (wins, CrumbEveningWins, w);
              g_autofree char *key = crumb_seat_name_key (one->seat->name);
              guint won = 0;

              for (guint g = 0; g < evening->games->len; g++)
                won += crumb_seats_has (((const CrumbGameSummary *) evening->games->pdata[g])->winners,
                                        seat_of (evening->games->pdata[g], key));
              g_assert_cmpuint (one->won, ==, won);
            }
        }
      g_assert_cmpuint (n, ==, games->len);
      /* Each game that goes on an evening makes one fewer. */
      for (guint i = 0; i < games->len; i++)
        n -= find_before (games, i) != G_MAXUINT;
      g_assert_cmpuint (evenings->len, ==, n);
    }
  g_assert_cmpuint (n_long, >, 50);
  g_assert_cmpuint (n_placed, ==, (all->len + 6) / 7);
}

/* The list has a row for each evening, in the same order, and every game in one of them. */
static void
test_rows (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) evenings = crumb_evenings_read (fixture->store, NULL, &error);
  g_autoptr (CrumbGameList) list = crumb_game_list_new (fixture->store);
  guint n_games = g_list_model_get_n_items (G_LIST_MODEL (list));

  g_assert_no_error (error);
  g_assert_cmpuint (crumb_game_list_count (list), ==, n_games);
  crumb_game_list_set_grouped (list, TRUE);
  g_assert_cmpuint (crumb_game_list_count (list), ==, n_games);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, evenings->len + HISTORY_RUNNING);
  for (guint e = 0; e < evenings->len; e++)
    {
      const CrumbEvening *evening = evenings->pdata[e];
      g_autoptr (CrumbGameItem) item = g_list_model_get_item (G_LIST_MODEL (list), HISTORY_RUNNING + e);
      g_auto (GStrv) ids = crumb_evening_list_ids (evening);
      g_auto (GStrv) row = crumb_game_list_get_row (list, HISTORY_RUNNING + e);
      guint position;

      g_assert_cmpstrv (row, ids);
      g_assert_cmpstr (crumb_game_item_get_summary (item)->id, ==, ids[0]);
      g_assert_cmpint (crumb_game_item_get_evening (item) != NULL, ==, evening->games->len > 1);
      g_assert_true (crumb_game_list_find (list, ids[evening->games->len - 1], &position));
      g_assert_cmpuint (position, ==, HISTORY_RUNNING + e);
    }
}

/* A game that goes from an evening leaves the others; its row is read again. */
static void
test_row_changes (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGameList) list = crumb_game_list_new (fixture->store);
  g_autoptr (GError) error = NULL;
  guint position = HISTORY_RUNNING;
  guint n_rows;
  guint found;

  crumb_game_list_set_grouped (list, TRUE);
  n_rows = g_list_model_get_n_items (G_LIST_MODEL (list));
  for (;; position++)
    {
      g_auto (GStrv) row = crumb_game_list_get_row (list, position);
      g_autoptr (CrumbGameItem) item = NULL;
      g_autofree char *kept = NULL;

      if (row[1] == NULL)
        continue;
      kept = g_strdup (row[0]);
      crumb_store_delete_games (fixture->store, (const char *const[]) { row[1], NULL }, &error);
      g_assert_no_error (error);
      g_assert_true (crumb_game_list_find (list, kept, &found));
      g_assert_false (crumb_game_list_find (list, row[1], &found));
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, n_rows);
      item = g_list_model_get_item (G_LIST_MODEL (list), position);
      g_assert_null (row[2]);
      g_assert_null (crumb_game_item_get_evening (item));
      g_assert_cmpstr (crumb_game_item_get_summary (item)->id, ==, kept);
      return;
    }
}

/* Who was ahead of whom in a game, by its line in lists: no head starts are in these games. */
static int
compare_seats (const CrumbGameSummary *game, guint one, guint other)
{
  int lead = (int) crumb_seats_has (game->winners, one) - (int) crumb_seats_has (game->winners, other);

  return lead != 0 ? lead : (game->totals[one] > game->totals[other]) - (game->totals[one] < game->totals[other]);
}

static void
test_rivals (RecordFixture *fixture, gconstpointer data)
{
  guint n_met = 0;

  for (guint f = 0; f < G_N_ELEMENTS (filters); f++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) games = NULL;
      g_autoptr (CrumbRivalry) rivalry = NULL;
      guint ahead = 0, behind = 0, n = 0, spell = 0, run = 0;
      int before = 0;
      guint closest = G_MAXUINT, widest = 0;

      if (filters[f].player != NULL)
        continue;
      games = list_games (fixture->store, &filters[f]);
      rivalry = crumb_rivalry_read (fixture->store, "sue", "john", &filters[f], &error);
      g_assert_no_error (error);
      for (guint i = 0; i < games->len; i++)
        {
          const CrumbGameSummary *game = games->pdata[i];
          guint mine = seat_of (game, "sue"), theirs = seat_of (game, "john");
          guint margin;
          int lead;

          if (mine == G_MAXUINT || theirs == G_MAXUINT || game->rounds == 0)
            continue;
          lead = compare_seats (game, mine, theirs);
          margin = (guint) ABS (game->totals[mine] - game->totals[theirs]);
          g_assert_cmpstr (crumb_rivalry_get (rivalry, n)->id, ==, game->id);
          g_assert_cmpint (crumb_rivalry_get (rivalry, n)->ahead, ==, lead);
          n++;
          ahead += lead > 0;
          behind += lead < 0;
          run = lead != 0 && lead == before ? run + 1 : lead != 0;
          before = lead;
          spell = MAX (spell, run);
          closest = MIN (closest, margin);
          widest = MAX (widest, margin);
        }
      g_assert_cmpuint (rivalry->games->len, ==, n);
      g_assert_cmpuint (rivalry->ahead, ==, ahead);
      g_assert_cmpuint (rivalry->behind, ==, behind);
      g_assert_cmpuint (rivalry->spell, ==, spell);
      g_assert_cmpuint (rivalry->kinds->len, ==, n > 0);
      if (n > 0)
        {
          const CrumbRivalKind *kind = &g_array_index (rivalry->kinds, CrumbRivalKind, 0);

          g_assert_cmpuint (crumb_rival_game_margin (crumb_rivalry_get (rivalry, kind->closest)), ==, closest);
          g_assert_cmpuint (crumb_rival_game_margin (crumb_rivalry_get (rivalry, kind->widest)), ==, widest);
        }
      n_met += n;
    }
  g_assert_cmpuint (n_met, >, 0);
}

/* By the rounds of the loaded game: how far that seat was behind at the worst. */
static int
count_behind (const CrumbScores *scores, guint seat)
{
  int worst = 0;

  for (guint round = 0; round < scores->n_rounds; round++)
    for (guint other = 0; other < scores->n_seats; other++)
      worst =
          MAX (worst, crumb_scores_total_after (scores, round, other) - crumb_scores_total_after (scores, round, seat));
  return worst;
}

static const CrumbHighlight *
find_record (const CrumbHighlights *highlights, CrumbHighlightType type)
{
  for (guint i = 0; i < highlights->records->len; i++)
    if (g_array_index (highlights->records, CrumbHighlight, i).type == type)
      return &g_array_index (highlights->records, CrumbHighlight, i);
  return NULL;
}

static void
assert_record (const CrumbHighlights *highlights, CrumbHighlightType type, gint64 value, const char *id)
{
  const CrumbHighlight *record = find_record (highlights, type);

  g_test_message ("Record %d", type);
  g_assert_true (record != NULL);
  g_assert_cmpint (record->value, ==, value);
  g_assert_cmpstr (crumb_game_set_get (highlights->set, record->game)->id, ==, id);
}

/* In few games there may be no tie, and no winner who was ever behind. */
static void
assert_record_or_none (const CrumbHighlights *highlights, CrumbHighlightType type, gint64 value, const char *id)
{
  if (value > 0)
    assert_record (highlights, type, value, id);
  else
    g_assert_null (find_record (highlights, type));
}

static void
count_chain (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  int *longest = user_data;

  if (move->what == CRUMB_RAID_TAKE)
    longest[move->seat] = MAX (longest[move->seat], ((const CrumbRaid *) before)->n_ties);
}

static int
find_chain (CrumbGame *game)
{
  int longest[CRUMB_SEATS_MAX] = { 0 };
  int most = 0;

  crumb_game_walk (game, count_chain, longest);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    most = MAX (most, longest[seat]);
  return most;
}

/* What the games say, one loaded after the other. */
typedef struct
{
  gint64 value;
  const char *id;
} Found;

static void
find_most (Found *found, gint64 value, const char *id)
{
  if (found->id == NULL || value > found->value)
    *found = (Found) { value, id };
}

static void
test_highlights (RecordFixture *fixture, gconstpointer data)
{
  const CrumbGameFilter few[] = { { 0 }, { .year = 2013 } };

  for (guint f = 0; f < G_N_ELEMENTS (few); f++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) games = list_games (fixture->store, &few[f]);
      g_autoptr (CrumbHighlights) highlights = crumb_highlights_read (fixture->store, &few[f], &error);
      Found round = { 0 }, chain = { 0 }, comeback = { 0 }, closest = { 0 }, rounds = { 0 };
      guint n = 0;

      g_assert_no_error (error);
      for (guint i = 0; i < games->len; i++)
        {
          const CrumbGameSummary *game = games->pdata[i];
          g_autoptr (CrumbGame) loaded = crumb_store_load_game (fixture->store, game->id, &error);
          const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (loaded));
          guint winner = crumb_seats_first (scores->winners);
          int next = G_MININT;

          g_assert_no_error (error);
          find_most (&chain, find_chain (loaded), game->id);
          n += crumb_scores_counts (scores);
          find_most (&rounds, scores->n_rounds, game->id);
          for (guint seat = 0; seat < scores->n_seats; seat++)
            {
              for (guint r = 0; r < scores->n_rounds; r++)
                find_most (&round, scores->points[r][seat], game->id);
              if (crumb_seats_has (scores->winners, seat))
                find_most (&comeback, count_behind (scores, seat), game->id);
              else
                next = MAX (next, scores->totals[seat]);
            }
          if (crumb_seats_count (scores->winners) == 1 && !scores->ended_early)
            find_most (&closest, next - scores->totals[winner], game->id);
        }
      g_assert_cmpuint (highlights->set->games->len, ==, n);
      assert_record (highlights, CRUMB_HIGHLIGHT_ROUND, round.value, round.id);
      assert_record_or_none (highlights, CRUMB_HIGHLIGHT_FIGURE, chain.value, chain.id);
      assert_record_or_none (highlights, CRUMB_HIGHLIGHT_COMEBACK, comeback.value, comeback.id);
      assert_record (highlights, CRUMB_HIGHLIGHT_CLOSEST, -closest.value, closest.id);
      assert_record (highlights, CRUMB_HIGHLIGHT_ROUNDS, rounds.value, rounds.id);
    }
}

/* What is there of a record after the first @n_moves of its game, at the seat of @key. */
static gint64
count_record (CrumbGame *game, const CrumbHighlight *record, const char *key, guint n_moves)
{
  g_autoptr (CrumbGameSummary) summary = crumb_game_summarise (game);
  guint seat = seat_of (summary, key);
  CrumbRaid raid;
  int longest[CRUMB_SEATS_MAX] = { 0 };
  gint64 most = 0;

  crumb_game_state_after (game, n_moves, &raid);
  if (record->type == CRUMB_HIGHLIGHT_FIGURE)
    {
      crumb_game_walk_to (game, n_moves, count_chain, longest);
      return longest[seat];
    }
  raid.scores.n_rounds = raid.scores.over ? raid.scores.n_rounds : raid.scores.round;
  if (record->type == CRUMB_HIGHLIGHT_COMEBACK)
    return count_behind (&raid.scores, seat);
  for (guint r = 0; r < raid.scores.n_rounds; r++)
    most = MAX (most, raid.scores.points[r][seat]);
  return most;
}

/* A record leads to the first moment at which it was there, or to the end of its game. */
static void
test_moments (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbHighlights) highlights = crumb_highlights_read (fixture->store, NULL, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < highlights->records->len; i++)
    {
      const CrumbHighlight *record = &g_array_index (highlights->records, CrumbHighlight, i);
      const char *id = crumb_game_set_get (highlights->set, record->game)->id;
      const char *key = crumb_game_set_get_player (highlights->set, record->player)->key;
      g_autoptr (CrumbGame) game = crumb_store_load_game (fixture->store, id, &error);
      guint moment = crumb_highlight_find_moment (record, key, game);

      g_assert_no_error (error);
      if (record->type <= CRUMB_HIGHLIGHT_FIGURE)
        {
          g_assert_cmpint (count_record (game, record, key, moment), ==, record->value);
          g_assert_cmpint (count_record (game, record, key, moment - 1), <, record->value);
        }
      else if (record->type == CRUMB_HIGHLIGHT_COMEBACK)
        {
          g_assert_cmpint (count_record (game, record, key, moment), >=, record->value);
          g_assert_cmpuint (moment, <, crumb_game_get_n_moves (game));
        }
      else
        g_assert_cmpuint (moment, ==, crumb_game_get_n_moves (game));
    }
}

/*
 * The best round, the longest re-roll chain, the biggest comeback, the closest finish and the longest game of one game,
 * the higher the better.
 */
#define N_BESTS 5
static const CrumbHighlightType best_types[N_BESTS] = {
  CRUMB_HIGHLIGHT_ROUND,   CRUMB_HIGHLIGHT_FIGURE, CRUMB_HIGHLIGHT_COMEBACK,
  CRUMB_HIGHLIGHT_CLOSEST, CRUMB_HIGHLIGHT_ROUNDS,
};

static void
find_bests (CrumbGame *game, int bests[N_BESTS])
{
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (game));
  int next = G_MININT;

  bests[0] = bests[2] = 0;
  bests[1] = find_chain (game);
  bests[3] = G_MININT;
  bests[4] = scores->n_rounds;
  for (guint seat = 0; seat < scores->n_seats; seat++)
    {
      for (guint r = 0; r < scores->n_rounds; r++)
        bests[0] = MAX (bests[0], scores->points[r][seat]);
      if (crumb_seats_has (scores->winners, seat))
        bests[2] = MAX (bests[2], count_behind (scores, seat));
      else
        next = MAX (next, scores->totals[seat]);
    }
  if (crumb_seats_count (scores->winners) == 1 && !scores->ended_early)
    bests[3] = next - scores->totals[crumb_seats_first (scores->winners)];
}

/* Each game is compared with those before it, and only once there are enough of them. */
static void
test_fallen (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) games = list_games (fixture->store, &filters[0]);
  static const int none[N_BESTS] = { 0, 0, 0, G_MININT, 0 };
  int before[N_BESTS] = { 0, 0, 0, G_MININT, 0 };
  guint n_before = 0;
  guint n_fell = 0;

  for (guint i = 0; i < games->len; i++)
    {
      const CrumbGameSummary *summary = games->pdata[i];
      g_autoptr (GError) error = NULL;
      g_autoptr (CrumbGame) game = crumb_store_load_game (fixture->store, summary->id, &error);
      g_autoptr (CrumbFallen) fallen = NULL;
      guint expected = N_BESTS;
      int bests[N_BESTS];

      g_assert_no_error (error);
      find_bests (game, bests);
      for (guint b = N_BESTS; n_before >= CRUMB_FALLEN_LEAST && b > 0; b--)
        if (before[b - 1] != none[b - 1] && bests[b - 1] > before[b - 1])
          expected = b - 1;
      fallen = crumb_fallen_read (fixture->store, summary->id, 0, &error);
      g_assert_no_error (error);
      g_assert_cmpint (fallen->fell, ==, expected < N_BESTS);
      g_assert_cmpuint (fallen->n_moves, ==, crumb_game_get_n_moves (game));
      if (fallen->fell)
        {
          g_autoptr (CrumbFallen) later = crumb_fallen_read (fixture->store, summary->id, fallen->n_moves, &error);

          g_assert_cmpint (fallen->record.type, ==, best_types[expected]);
          g_assert_cmpint (ABS (fallen->record.value), ==, ABS (bests[expected]));
          g_assert_nonnull (fallen->name);
          g_assert_false (later->fell);
          n_fell++;
        }
      for (guint b = 0; b < N_BESTS; b++)
        before[b] = MAX (before[b], bests[b]);
      n_before += crumb_scores_counts (crumb_scores_of (crumb_game_get_state (game)));
    }
  g_assert_cmpuint (n_fell, >, 0);
}

/* A page about somebody counts the games that are chosen; each game once more by its line in lists. */
static void
test_player_by_filter (RecordFixture *fixture, gconstpointer data)
{
  guint n_played = 0;

  for (guint f = 0; f < G_N_ELEMENTS (filters); f++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) games = NULL;
      g_autoptr (CrumbPlayerStats) stats = NULL;
      CrumbFigures sum = { 0 };
      guint played = 0, won = 0, n = 0, ahead = 0, behind = 0;
      gint64 points = 0;
      CrumbGameFilter of_sue = filters[f];

      of_sue.player = (char *) "sue";
      games = list_games (fixture->store, &of_sue);
      stats = crumb_player_stats_read (fixture->store, "sue", &crumb_cookie_raid, &filters[f], &error);
      g_assert_no_error (error);
      for (guint i = 0; i < games->len; i++)
        {
          const CrumbGameSummary *game = games->pdata[i];
          guint seat = seat_of (game, "sue");

          if (game->rounds == 0)
            continue;
          g_assert_cmpstr (crumb_player_stats_get_recent (stats, n)->id, ==, game->id);
          crumb_player_stats_add_recent (stats, n++, sum);
          played++;
          won += crumb_seats_has (game->winners, seat);
          points += game->totals[seat];
          for (guint other = 0; other < game->n_seats; other++)
            {
              ahead += other != seat && compare_seats (game, seat, other) > 0;
              behind += other != seat && compare_seats (game, seat, other) < 0;
            }
        }
      g_assert_cmpuint (stats->player->games, ==, played);
      g_assert_cmpuint (stats->player->won, ==, won);
      g_assert_cmpint (stats->player->points, ==, points);
      g_assert_cmpmem (sum, sizeof sum, stats->figures, sizeof stats->figures);
      for (guint i = 0; i < stats->rivals->len; i++)
        {
          ahead -= (guint) ((const CrumbRival *) stats->rivals->pdata[i])->ahead;
          behind -= (guint) ((const CrumbRival *) stats->rivals->pdata[i])->behind;
        }
      g_assert_cmpuint (ahead, ==, 0);
      g_assert_cmpuint (behind, ==, 0);
      n_played += filters[f].year == 2012 ? played : 0;
    }
  g_assert_cmpuint (n_played, >, 0);
}

/* How long a game takes is counted from tap to tap, dinner left out. */
static void
test_playing_time (RecordFixture *fixture, gconstpointer data)
{
  static const char text[] = "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"started\": \"2026-03-01T19:30:00Z\","
                             " \"players\": [{\"name\":\"Ute\"},{\"name\":\"Udo\"}], \"entries\": ["
                             " {\"what\":\"cookies\",\"seat\":0,\"amount\":20,\"at\":\"2026-03-01T19:40:00Z\"},"
                             " {\"what\":\"title\",\"text\":\"Dinner\",\"at\":\"2026-03-01T19:50:00Z\"},"
                             " {\"what\":\"cookies\",\"seat\":1,\"amount\":9,\"at\":\"2026-03-01T20:10:00Z\"},"
                             " {\"what\":\"round\",\"at\":\"2026-03-01T20:41:00Z\"},"
                             " {\"what\":\"cookies\",\"seat\":0,\"amount\":40,\"at\":\"2026-03-01T20:41:30Z\"},"
                             " {\"what\":\"cookies\",\"seat\":1,\"amount\":41,\"at\":\"2026-03-01T20:42:00Z\"}]}";
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbHighlights) highlights = NULL;
  g_autofree char *id = NULL;
  CrumbGameFilter ute = { .player = (char *) "ute" };

  crumb_game_file_read (fixture->store, text, sizeof text - 1, CRUMB_IMPORT_ASK, &id, NULL, NULL, &error);
  g_assert_no_error (error);
  highlights = crumb_highlights_read (fixture->store, &ute, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (highlights->seconds, ==, (10 + 30 + 1) * 60);
}

/* The example of Glickman's paper. */
static void
test_example (void)
{
  const CrumbRating before = { 1500, 200, 0.06 };
  const CrumbRatedGame games[] = {
    { { 1400, 30, 0.06 }, 1 },
    { { 1550, 100, 0.06 }, 0 },
    { { 1700, 300, 0.06 }, 0 },
  };
  CrumbRating after = crumb_rating_update (&before, games, G_N_ELEMENTS (games));
  CrumbRating idle = crumb_rating_update (&before, NULL, 0);

  g_assert_cmpfloat_with_epsilon (after.rating, 1464.06, 0.01);
  g_assert_cmpfloat_with_epsilon (after.deviation, 151.52, 0.01);
  g_assert_cmpfloat_with_epsilon (after.volatility, 0.05999, 0.00001);
  g_assert_cmpfloat (idle.rating, ==, 1500);
  g_assert_cmpfloat_with_epsilon (idle.deviation, hypot (200, 0.06 * 173.7178), 1e-9);
}

/* Each evening once, with all pairs of each of its games, against the ratings before. */
static void
test_strength (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) end = g_date_time_new_utc (2013, 1, 1, 0, 0, 0);
  CrumbGameFilter early = { .to = g_date_time_to_unix_usec (end) };
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGameSet) set = crumb_game_set_read (fixture->store, &early, &error);
  g_autoptr (GPtrArray) strengths = crumb_strength_list (set);
  g_autoptr (GPtrArray) evenings = crumb_evenings_read (fixture->store, &early, &error);
  CrumbRating *now = g_new (CrumbRating, set->players->len);
  guint *games = g_new0 (guint, set->players->len);
  guint n_provisional = 0;

  g_assert_no_error (error);
  for (guint p = 0; p < set->players->len; p++)
    now[p] = crumb_rating_new ();
  for (guint e = evenings->len; e > 0; e--)
    {
      const CrumbEvening *evening = evenings->pdata[e - 1];
      CrumbRating *after = g_memdup2 (now, set->players->len * sizeof *now);

      for (guint p = 0; p < set->players->len; p++)
        {
          g_autoptr (GArray) rated = g_array_new (FALSE, FALSE, sizeof (CrumbRatedGame));

          for (guint g = 0; g < evening->games->len; g++)
            for (guint other = 0; other < set->players->len; other++)
              {
                const CrumbGameSummary *game = evening->games->pdata[g];
                guint mine = seat_of (game, crumb_game_set_get_player (set, p)->key);
                guint theirs = seat_of (game, crumb_game_set_get_player (set, other)->key);
                CrumbRatedGame one = { .against = now[other] };

                if (other == p || mine == G_MAXUINT || theirs == G_MAXUINT)
                  continue;
                one.score = (1 + compare_seats (game, mine, theirs)) / 2.0;
                g_array_append_val (rated, one);
              }
          for (guint g = 0; g < evening->games->len; g++)
            games[p] += seat_of (evening->games->pdata[g], crumb_game_set_get_player (set, p)->key) != G_MAXUINT;
          if (games[p] > 0)
            after[p] = crumb_rating_update (&now[p], (const CrumbRatedGame *) rated->data, rated->len);
        }
      g_free (now);
      now = after;
    }
  for (guint p = 0; p < set->players->len; p++)
    {
      const CrumbStrength *strength = strengths->pdata[p];

      g_assert_cmpuint (strength->games, ==, games[p]);
      g_assert_cmpfloat_with_epsilon (strength->now.rating, now[p].rating, 1e-6);
      g_assert_cmpfloat_with_epsilon (strength->now.deviation, now[p].deviation, 1e-6);
      g_assert_cmpint (crumb_strength_is_provisional (strength), ==, games[p] < 10);
      n_provisional += games[p] < 10;
    }
  g_assert_cmpuint (n_provisional, <, set->players->len);
  g_free (now);
  g_free (games);
}

#define ADD(name, function)                                                                                            \
  g_test_add ("/record/past/" name, RecordFixture, NULL, set_up, function, record_fixture_tear_down)

void
add_past_tests (void)
{
  ADD ("evenings", test_evenings);
  ADD ("rows", test_rows);
  ADD ("row-changes", test_row_changes);
  ADD ("rivals", test_rivals);
  ADD ("highlights", test_highlights);
  ADD ("moments", test_moments);
  ADD ("fallen", test_fallen);
  ADD ("player", test_player_by_filter);
  ADD ("playing-time", test_playing_time);
  ADD ("strength", test_strength);
  g_test_add_func ("/record/past/example", test_example);
}
