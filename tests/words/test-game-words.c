/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every game has words for all that is asked of it. */

#include "words-tests.h"
#include "words/crumb-game-words.h"

static void
test_complete (gconstpointer data)
{
  const CrumbGameWords *words = data;

  g_assert_true (crumb_game_words_of (words->kind) == words);
  g_assert_true (words->name && words->points_so_far && words->points_a_round && words->points_heading
                 && words->points_a_round_heading && words->round_heading && words->rounds_heading);
  g_assert_true (words->points && words->points_against && words->last_games && words->last_game);
  g_assert_true (words->no_points && words->unplayed && words->refusal && words->move && words->expect);
  g_assert_true (words->heading && words->subheading && words->place && words->quoted_move && words->round);
  g_assert_true (words->best_round && words->average_heading && words->best_heading);
  g_assert_true (words->round_running && words->rounds_scored && words->after_round && words->took_lead);
  g_assert_true (words->agreement->kind == words->kind);
  g_assert_true (words->rematch && words->goal && words->so_far);
  g_assert_true (words->move_names && words->whole_round);
  g_assert_true (words->figures && words->figures_in_short);
}

static void
test_record (gconstpointer data)
{
  const CrumbGameWords *words = data;
  g_autofree char *against = words->points_against (12, 9);
  g_autofree char *games = words->last_games (3, 9.5, 14.25, 12);
  g_autofree char *game = words->last_game ("12/03/26", 12.4, TRUE);

  g_assert_nonnull (g_strstr_len (against, -1, "12"));
  g_assert_nonnull (g_strstr_len (against, -1, "9"));
  g_assert_nonnull (g_strstr_len (games, -1, "9.5"));
  g_assert_nonnull (g_strstr_len (games, -1, "12.0"));
  g_assert_nonnull (g_strstr_len (game, -1, "12/03/26"));
  g_assert_nonnull (g_strstr_len (game, -1, "12.4"));
}

void
add_game_words_tests (void)
{
  for (const CrumbGameWords *const *words = crumb_game_words; *words != NULL; words++)
    {
      g_autofree char *complete = g_strdup_printf ("/words/game/%s/complete", (*words)->kind->id);
      g_autofree char *record = g_strdup_printf ("/words/game/%s/record", (*words)->kind->id);

      g_test_add_data_func (complete, *words, test_complete);
      g_test_add_data_func (record, *words, test_record);
    }
}
