/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every game has words for all that is asked of it. */

#include "words-tests.h"
#include "words/crumb-game-words.h"

#include <string.h>

/* Neutral words stand for whatever a game doesn't say, so that only what has none can be missing. */
static void
test_complete (gconstpointer data)
{
  const CrumbGameWords *words = data;

  g_assert_true (crumb_game_words_of (words->kind) == words);
  g_assert_true (words->name && words->expect);
  g_assert_true (words->agreement->kind == words->kind);
  g_assert_true (words->figures || words->figure_names || words->kind->n_figures == 0);
  for (unsigned i = 0; i < words->kind->n_figures; i++)
    g_assert_true (words->kind->figures[i].join != CRUMB_FIGURE_MAX || words->figure_names[i] != NULL);
  for (const CrumbFigureCourse *course = words->courses; course != NULL && course->id != NULL; course++)
    g_assert_true (course->heading && course->what && course->note && course->value);
}

static void
assert_says (char *text, const char *first, const char *second)
{
  if (strstr (text, first) == NULL || strstr (text, second) == NULL || strchr (text, '%') != NULL)
    g_error ("“%s” says nothing of %s or %s.", text, first, second);
  g_free (text);
}

/* Whatever a game says of numbers is filled in as the neutral words are. */
static void
test_filled (gconstpointer data)
{
  const CrumbGameKind *kind = ((const CrumbGameWords *) data)->kind;
  const char *const names[CRUMB_SEATS_MAX] = { "Ann", "Ben", "Cat", "Dan" };
  g_autofree CrumbScores *state = g_malloc0 (kind->state_size);
  const CrumbMove last = { .what = (uint8_t) (kind->n_moves - 1) };

  g_assert_true (crumb_game_kind_start (kind, state, "", MAX (kind->seats_min, 2), 0));
  crumb_scores_add (state, 1, 12);
  crumb_scores_end_round (state);
  assert_says (crumb_game_words_of (kind)->points (12), "12", "");
  assert_says (crumb_game_words_points_against (kind, 12, 9), "12", "9");
  assert_says (crumb_game_words_last_games (kind, 3, 9.5, 14.25, 12), "9.5", "12.0");
  assert_says (crumb_game_words_last_games (kind, 1, 9.5, 14.25, 12), "9.5", "12.0");
  assert_says (crumb_game_words_last_game (kind, "12/03/26", 12.4, TRUE), "12/03/26", "12.4");
  assert_says (crumb_game_words_last_game (kind, "12/03/26", 12.4, FALSE), "12/03/26", "12.4");
  for (unsigned i = 0; i < kind->n_figures; i++)
    assert_says (crumb_game_words_figure (kind, i, 12), "12", "");
  assert_says (crumb_game_words_heading (kind, state), " ", "");
  assert_says (crumb_game_words_place (kind, state, &last), " ", "");
  assert_says (crumb_game_words_round (kind, state, 0, names), "1: ", "Ben +12 = 12");
  assert_says (crumb_game_words_rounds (kind, 7), "7", "");
  assert_says (crumb_game_words_round_running (kind, 7), "7", "");
  assert_says (crumb_game_words_rounds_scored (kind, 7, 8), "7", "8");
  assert_says (crumb_game_words_after_round (kind, 7), "7", "");
  assert_says (crumb_game_words_correct_round (kind, 7), "7", "");
  assert_says (crumb_game_words_took_lead (kind, "Ann", 7, TRUE), "Ann", "7");
  assert_says (crumb_game_words_took_lead (kind, "Ann", 7, FALSE), "Ann", "7");
}

void
add_game_words_tests (void)
{
  for (const CrumbGameWords *const *words = crumb_game_words; *words != NULL; words++)
    {
      g_autofree char *complete = g_strdup_printf ("/words/game/%s/complete", (*words)->kind->id);
      g_autofree char *filled = g_strdup_printf ("/words/game/%s/filled", (*words)->kind->id);

      g_test_add_data_func (complete, *words, test_complete);
      g_test_add_data_func (filled, *words, test_filled);
    }
}
