/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Tables, results and turning points of a game that the words of no other game know. */

#include "null-game-tests.h"
#include "null-game.h"

#include "words/crumb-game-words.h"
#include "words/crumb-score-sheet.h"

static const char *const names[] = { "Sue", "John" };

static NullGame
play (const char *seats)
{
  NullGame game;

  g_assert_true (crumb_game_kind_start (&crumb_null, &game, "", 2, 0));
  for (; *seats != '\0'; seats++)
    {
      CrumbMove point = { .what = NULL_POINT, .seat = (uint8_t) (*seats - '0') };
      CrumbRefusal refusal;

      g_assert_true (crumb_null.apply (&game, &point, &refusal));
    }
  return game;
}

static void
assert_text (char *text, const char *want)
{
  g_assert_cmpstr (text, ==, want);
  g_free (text);
}

static void
test_lists (void)
{
  g_assert_true (crumb_game_kind_find ("null") == &crumb_null);
  g_assert_cmpstr (crumb_game_kinds[0]->id, ==, "cookie-raid");
  g_assert_true (crumb_game_kinds[1] == &crumb_null);
  g_assert_null (crumb_game_kinds[2]);
  g_assert_cmpstr (crumb_game_words_of (&crumb_null)->name, ==, "Null");
}

static void
test_result (void)
{
  NullGame running = play ("01"), over = play ("01011");

  assert_text (crumb_game_words_result (&crumb_null, &running, names), "Sue and John lead with 1 point each.");
  assert_text (crumb_game_words_result (&crumb_null, &over, names), "John wins with 3 points.");
}

/* A round of one move has no parts to tell of. */
static void
test_progress (void)
{
  NullGame game = play ("01");

  assert_text (crumb_game_words_progress (&crumb_null, &game), "Point 3");
}

static void
test_turning_point (void)
{
  NullGame game = play ("01011"), even = play ("01"), straight = play ("000");
  unsigned round;

  g_assert_true (crumb_scores_turning_point (crumb_scores_of (&game), &round));
  g_assert_cmpuint (round, ==, 5);
  g_assert_false (crumb_scores_turning_point (crumb_scores_of (&even), &round));
  g_assert_true (crumb_scores_turning_point (crumb_scores_of (&straight), &round));
  g_assert_cmpuint (round, ==, 0);
}

static void
test_sheet (void)
{
  NullGame game = play ("101");
  const CrumbScoreSheet scores = { .kind = &crumb_null, .state = &game, .names = { "Sue", "John" } };

  assert_text (crumb_score_sheet_text (&scores), "Round     Sue    John\n"
                                                 "    1  +0 = 0  +1 = 1\n"
                                                 "    2  +1 = 1  +0 = 1\n"
                                                 "    3  +0 = 1  +1 = 2\n"
                                                 "John leads with 2 points.\n");
}

void
add_null_words_tests (void)
{
  g_test_add_func ("/null/words/lists", test_lists);
  g_test_add_func ("/null/words/result", test_result);
  g_test_add_func ("/null/words/progress", test_progress);
  g_test_add_func ("/null/words/turning-point", test_turning_point);
  g_test_add_func ("/null/words/sheet", test_sheet);
}
