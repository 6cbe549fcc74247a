/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What Cubbage asks, how far it is, how it ends, and what it refuses. */

#include "cubbage-script.h"
#include "words-tests.h"

#include "words/crumb-figure-line.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words-past.h"
#include "words/crumb-words-rounds.h"
#include "words/cubbage/crumb-words-cubbage-figures.h"
#include "words/cubbage/crumb-words-cubbage-quoted.h"
#include "words/cubbage/crumb-words-cubbage.h"

#include "rules/cubbage/cubbage-figures.h"

extern const CrumbGameWords crumb_cubbage_words;

static const char *const names[] = { "Ana", "Ben" };

static void
assert_text (char *text, const char *want)
{
  g_assert_cmpstr (text, ==, want);
  g_free (text);
}

static const struct
{
  const char *rules;
  const char *moves;
  const char *question;
  const char *heading;
  const char *subheading;
} questions[] = {
  { "", "", "Who has the first crib?", "Deal 1", "First crib" },
  { "", "0f", "What did Ana roll?", "Deal 1", "Roll" },
  { "", "0f 0r122436", "Which two dice does Ana push to the crib?", "Deal 1", "Roll" },
  { "", "0f 0r122436 0c36", "Roll a die for Ben to lead. What is it?", "Deal 1", "Play" },
  { "", "0f 0r122436 0c36 1t4", "The total is 4. Which die does Ana lay?", "Deal 1", "Play" },
  { "", "0f 0r122436 0c36 1t4 0l4", "The total is 8. Roll a die for Ben. What is it?", "Deal 1", "Play" },
  { "table=hidden", "0f", "Which die does Ben lead?", "Deal 1", "Play" },
  { "table=hidden", "0f 1l6 0l4", "The total is 10. Which die does Ben lay, or is it a go?", "Deal 1", "Play" },
  { "table=hidden", "0f 1l1 0l1 1l1 0l1 1l1 0l1 1l1 0l1", "What’s the starter?", "Deal 1", "Starter" },
  { "table=hidden", "0f 1l1 0l1 1l1 0l1 1l1 0l1 1l1 0l1 s2", "Which four dice are in the crib?", "Deal 1", "Crib" },
  { "table=hidden,count=claim", "0f 1l1 0l1 1l1 0l1 1l1 0l1 1l1 0l1 s2", "How many points does Ben count in the hand?",
    "Deal 1", "Count" },
  { "table=hidden,count=claim", "0f 1l1 0l1 1l1 0l1 1l1 0l1 1l1 0l1 s2 1m12 0m12 d1111",
    "How many points does Ana count in the crib?", "Deal 1", "Count" },
  { "", "0p25", "How many points did Ben get in this deal?", "Deal 1", "Points" },
  { "", "0p25 1p9", "How many points did Ana get in this deal?", "Deal 2", "First crib" },
  { "", "0p100 1p9 0p21 1p1", "The game is over.", "Game Over", "2 deals" },
  { "target=20", "0p25 1p9", "The game is over.", "Game Over", "1 deal" },
};

static void
test_questions (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      CrumbCubbage game = cubbage_script_fold (questions[i].rules, questions[i].moves);
      g_autofree char *asked = crumb_words_cubbage_ask (&game, names);

      g_assert_true (g_str_has_suffix (questions[i].question, asked));
      g_assert_null (strstr (asked, "The total is"));
      assert_text (crumb_words_cubbage_expect (&game, names), questions[i].question);
      assert_text (crumb_words_cubbage_heading (&game), questions[i].heading);
      assert_text (crumb_words_cubbage_subheading (&game), questions[i].subheading);
    }
}

static const struct
{
  const char *rules;
  const char *moves;
  const char *result;
} results[] = {
  { "", "", "Nobody has any points yet." },
  { "head-start=20", "", "Ben leads with 20 points." },
  { "", "0p7 1p7", "Ana and Ben lead with 7 points each." },
  { "", "0p1 1p0", "Ana leads with 1 point." },
  { "", "0p7 1p7 e", "It’s a draw: Ana and Ben have 7 points each. The game ended early." },
  { "", "0p7 1p9 e", "Ben wins with 9 points. The game ended early." },
  { "", "0p123 1p90", "Ana wins with 123 points." },
  { "skunk=91", "0p123 1p90", "Ana wins with 123 points. It’s a skunk: Ben has only 90 points." },
  { "skunk=91", "0p123 1p91", "Ana wins with 123 points." },
  { "skunk=91", "0p120 1p90 e", "Ana wins with 120 points. The game ended early." },
  { "skunk=91", "0p1 1p121", "Ben wins with 121 points. It’s a skunk: Ana has only 1 point." },
};

static void
test_results (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (results); i++)
    {
      CrumbCubbage game = cubbage_script_fold (results[i].rules, results[i].moves);

      assert_text (crumb_game_words_result (&crumb_cubbage, &game, names), results[i].result);
    }
}

/* A row for each kind of move. */
static const struct
{
  const char *move;
  const char *quoted;
} quotes[] = {
  { "1f", "Ben has the crib" },
  { "0r122456", "Ana rolls 1-2-2-4-5-6" },
  { "0c56", "Ana pushes 5-6 to the crib" },
  { "0l4", "Ana lays 4" },
  { "1t6", "Ben rolls 6" },
  { "0g", "Ana says go" },
  { "s5", "The starter is 5" },
  { "d34", "The crib gets 3-4" },
  { "0m12", "Ana claims 12 points" },
  { "1p1", "Ben gets 1 point" },
  { "e", "The game ends early" },
  { "0q", "Ana resigns" },
  { "0j3", "Ana gets 3 points besides the dice" },
  { "1j-1", "Ben loses 1 point besides the dice" },
};

static void
test_quoted (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (quotes); i++)
    {
      g_autoptr (GArray) moves = cubbage_script_parse (quotes[i].move);

      assert_text (crumb_words_cubbage_quoted (&g_array_index (moves, CrumbMove, 0), names), quotes[i].quoted);
    }
  for (guint what = 0; what < CRUMB_CUBBAGE_N_MOVES; what++)
    {
      CrumbMove move = { .what = (uint8_t) what };
      g_autofree char *quoted = crumb_words_cubbage_quoted (&move, names);

      g_assert_nonnull (quoted);
    }
}

static const struct
{
  const char *moves;
  const char *next;
  const char *place;
} places[] = {
  { "", "0f", "Deal 1, roll" },
  { "0f 0r122436 0c36 1t4", "0l1", "Deal 1, play" },
  { "1f 0r122456 0c56 0l1 1t6 0l4 1t5 0l2 0l2 1t3 1t4", "s5", "Deal 1, count" },
  /* A deal of plain points is neither rolled nor counted. */
  { "", "0p25", "Deal 1" },
  { "0p25 1p9 0p3", "1p7", "Deal 2" },
  { "0p125 1p9", "0p3", "After the end of the game" },
};

static void
test_places (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      CrumbCubbage game = cubbage_script_fold ("", places[i].moves);
      g_autoptr (GArray) next = cubbage_script_parse (places[i].next);

      assert_text (crumb_words_cubbage_place (&game, &g_array_index (next, CrumbMove, 0)), places[i].place);
    }
}

static void
test_deals (void)
{
  assert_text (crumb_game_words_after_round (&crumb_cubbage, 0), "At the start");
  assert_text (crumb_game_words_after_round (&crumb_cubbage, 2), "After deal 2");
  assert_text (crumb_words_turning_point (&crumb_cubbage, 1, 5, TRUE, names),
               "The turning point: Ben took the lead in deal 5 and kept it.");
  assert_text (crumb_game_words_rounds_scored (&crumb_cubbage, 5, 6), "Deals scored: 5 → 6");
  assert_text (crumb_words_highlight (CRUMB_HIGHLIGHT_ROUNDS, &crumb_cubbage, 0, 1, NULL), "1 deal");
  assert_text (crumb_words_highlight (CRUMB_HIGHLIGHT_ROUNDS, &crumb_cubbage, 0, 6, NULL), "6 deals");
  assert_text (crumb_game_words_round_running (&crumb_cubbage, 2), "Deal 2 is in progress.");
}

#define REASON(why) .reason = CRUMB_CUBBAGE_REFUSAL_##why

static const struct
{
  CrumbRefusal refusal;
  const char *sentence;
} refusals[] = {
  { { .reason = CRUMB_REFUSAL_NONE }, "" },
  { { .reason = CRUMB_REFUSAL_NOT_NOW }, "You can’t enter that right now." },
  { { .reason = CRUMB_REFUSAL_NO_SUCH_SEAT, .seat = CRUMB_NO_SEAT }, "Nobody sits there. Pick one of the players." },
  { { .reason = CRUMB_REFUSAL_NOT_YOUR_TURN, .other = 1 }, "It’s Ben’s turn." },
  { { .reason = CRUMB_REFUSAL_BAD_FACE, .face = 7, .max = 6 }, "There’s no 7 on a die. Faces go from 1 to 6." },
  { { .reason = CRUMB_REFUSAL_NEEDS_FACE }, "Every die counts here. Enter the face it shows." },
  { { .reason = CRUMB_REFUSAL_BAD_COLOUR }, "Colors mean nothing here. Enter the faces only." },
  { { .reason = CRUMB_REFUSAL_DICE_COUNT, .min = 1, .max = 1, .got = 2 }, "You need 1 die here, and you entered 2." },
  { { .reason = CRUMB_REFUSAL_TOO_MANY_ROUNDS, .max = 64 },
    "A game has at most 64 deals. End this one and start another." },
  { { .reason = CRUMB_REFUSAL_OVER }, "The game is over. Play on, or start another." },
  { { .reason = CRUMB_REFUSAL_TARGET_RANGE, .min = 124, .max = 9999, .got = 100 },
    "You can play on to a target from 124 to 9999, and you entered 100." },
  { { .reason = CRUMB_REFUSAL_TARGET_RANGE, .min = 10001, .max = 9999, .got = 100 },
    "There’s no higher target. Play on without one." },
  { { REASON (NEEDS_CRIB) }, "Nobody has the first crib yet. Pick who does." },
  { { REASON (OPPONENT), .seat = 1 },
    "Nobody sits for Ben. You roll its dice one by one in the play, and Crumb counts them." },
  { { REASON (NO_OPPONENT), .seat = 0 }, "Ana plays their own dice. Enter the die they laid." },
  { { REASON (HIDDEN), .seat = 0 }, "Dice stay hidden at this table. Enter them as they’re laid." },
  { { REASON (KNOWN), .seat = 0 }, "Crumb knows Ana’s dice, and passes when none fits. Lay one that does." },
  { { .reason = CRUMB_REFUSAL_DICE_COUNT, .min = 2, .max = 2, .got = 3 }, "You need 2 dice here, and you entered 3." },
  { { REASON (NOT_ROLLED), .seat = 0, .min = 6 }, "Ana hasn’t rolled yet. Enter all 6 dice first." },
  { { REASON (NOT_HELD), .seat = 0, .face = 4 }, "Ana has no 4 left. Pick another die." },
  { { REASON (OVER_FIFTEEN), .face = 4, .got = 16, .max = 15 },
    "12 and 4 make 16, and the play stops at 15. Lay a lower die." },
  { { REASON (NO_GO), .got = 9, .max = 9 }, "At 9 every die fits, so that’s no go. Lay a die." },
  { { REASON (CLAIM_HIGH), .seat = 1, .got = 12, .max = 10 }, "Ben claims 12. That’s too many. Count again." },
  { { REASON (MIXED) }, "You’re entering this deal as points. Undo them to enter dice again." },
  { { REASON (CRIB_TURN), .seat = 0, .other = 1 }, "Ana had the crib last time, so it’s Ben’s now." },
  { { REASON (BELOW_ZERO), .seat = 1, .max = 1, .got = -5 }, "Ben has only 1 point, so you can’t take 5 away." },
  { { .reason = CRUMB_REFUSAL_POINTS_RANGE, .min = 0, .max = 999, .got = 1000 },
    "Points go from 0 to 999, and you entered 1000." },
};

static void
test_refusals (void)
{
  g_assert_cmpuint (CRUMB_CUBBAGE_REFUSAL_END - CRUMB_REFUSAL_OWN, ==, 13);
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    assert_text (crumb_words_cubbage_refusal (&refusals[i].refusal, names), refusals[i].sentence);
}

static void
test_bars (void)
{
  CrumbCubbage game = cubbage_script_fold ("", "0f 0r122436 0c36 1t6 0l4 1t2");
  CrumbCubbageExpect expect = crumb_cubbage_expect (&game);

  g_assert_null (crumb_words_cubbage_bar (&expect, 2, names));
  assert_text (crumb_words_cubbage_bar (&expect, 3, names), "Ana has no 3 left.");
  game = cubbage_script_fold ("table=hidden", "0f 1l6 0l6");
  expect = crumb_cubbage_expect (&game);
  assert_text (crumb_words_cubbage_bar (&expect, 4, names), "12 and 4 make 16.");
}

static void
test_leads (void)
{
  CrumbCubbageRules rules = crumb_cubbage_rules_default (), held = rules;

  held.held = CRUMB_CUBBAGE_HELD_LEADS;
  assert_text (crumb_words_cubbage_leads (&rules, 0, FALSE, 3, names), "Ben leads, since Ana laid the last die.");
  assert_text (crumb_words_cubbage_leads (&rules, 1, TRUE, 3, names), "Ana leads, since Ben laid the last die.");
  assert_text (crumb_words_cubbage_leads (&held, 1, TRUE, 3, names), "Ben leads with the held die.");
  assert_text (crumb_words_cubbage_leads (&rules, 0, FALSE, 1, names), "Ana leads, since Ben has no dice left.");
  assert_text (crumb_words_cubbage_leads (&rules, 0, FALSE, 0, names),
               "Nobody leads: all dice are laid. Roll the starter.");
}

static void
test_table (void)
{
  const CrumbGameWords *words = &crumb_cubbage_words;
  CrumbCubbage game = cubbage_script_fold ("head-start=20", "0p12 1p9 0p28 1p31");

  g_assert_true (words->kind == &crumb_cubbage);
  assert_text (words->points (1), "1 point");
  assert_text (words->points (12), "12 points");
  assert_text (crumb_game_words_round (&crumb_cubbage, &game, 1, names), "Deal 2: Ana +28 = 40, Ben +31 = 60.");
  assert_text (words->so_far (&game, CRUMB_CUBBAGE_PLAY_ON), "The highest total so far is 60 points.");
  assert_text (words->rematch ("Ana"), "Rematch: roll for the first crib");
  g_assert_cmpstr (words->goal (&game, CRUMB_CUBBAGE_PLAY_ON), ==, "Target");
  g_assert_cmpstr (crumb_game_words_rules_name (&crumb_cubbage, "table=hidden"), ==, "Two, dice hidden");
  g_assert_cmpstr (crumb_game_words_rules_name (&crumb_cubbage, "nonsense"), ==, "nonsense");
  assert_text (crumb_game_words_rules_label (&crumb_cubbage, "run=up"), "House rules: A run in the play goes up.");
  assert_text (crumb_game_words_rules_differences (&crumb_cubbage, "run=up,target=61"),
               "A run in the play goes up.\nPlay to 61 points.");
  assert_text (crumb_game_words_rules_differences (&crumb_cubbage, ""), "");
}

/* Lines as “what: text”, each group with its heading. */
static char *
tell_lines (GPtrArray *lines)
{
  g_autoptr (GPtrArray) owned = lines;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < owned->len; i++)
    {
      const CrumbFigureLine *line = owned->pdata[i];

      if (line->group != NULL)
        g_string_append_printf (text, "[%s]\n", line->group);
      g_string_append_printf (text, "%s: %s\n", line->what, line->text != NULL ? line->text : "");
    }
  return g_string_free_and_steal (text);
}

static void
test_figures (void)
{
  const CrumbFigures none = { 0 };
  CrumbFigures figures = {
    [CRUMB_CUBBAGE_FIGURE_PLAY_POINTS] = 12, [CRUMB_CUBBAGE_FIGURE_HANDS] = 4,  [CRUMB_CUBBAGE_FIGURE_HAND_POINTS] = 43,
    [CRUMB_CUBBAGE_FIGURE_BEST_HAND] = 16,   [CRUMB_CUBBAGE_FIGURE_CRIBS] = 2,  [CRUMB_CUBBAGE_FIGURE_CRIB_POINTS] = 13,
    [CRUMB_CUBBAGE_FIGURE_BEST_CRIB] = 1,    [CRUMB_CUBBAGE_FIGURE_LAID] = 16,  [CRUMB_CUBBAGE_FIGURE_SEVENS] = 3,
    [CRUMB_CUBBAGE_FIGURE_FIFTEENS] = 2,     [CRUMB_CUBBAGE_FIGURE_KEEPS] = 4,  [CRUMB_CUBBAGE_FIGURE_BEST_KEEPS] = 3,
    [CRUMB_CUBBAGE_FIGURE_KEEP_LOSS] = 216,  [CRUMB_CUBBAGE_FIGURE_MISSED] = 5,
  };

  assert_text (tell_lines (crumb_words_cubbage_figures_in_short (none)), "");
  assert_text (tell_lines (crumb_words_cubbage_figures_in_short (figures)),
               "Best hand: 16 points\nAverage hand: 10.8\nBest crib: 1 point\nAverage crib: 6.5\nPoints in the play: "
               "12\nPoints from hands: 43\nPoints from cribs: 13\nSevens in the play: 3\nFifteens in the play: "
               "2\nPoints missed: 5\nBest dice kept: 3 of 4, 0.25 points lost per deal\n");
  assert_text (tell_lines (crumb_words_cubbage_figures (none)),
               "[Hands and Cribs]\nNo hands counted yet.: \n[The Play]\nNo dice laid yet.: \nPoints in the play: "
               "0\nPoints from hands: 0\nPoints from cribs: 0\n");
  figures[CRUMB_CUBBAGE_FIGURE_FALSE_GOS] = 1;
  assert_text (
      tell_lines (crumb_words_cubbage_figures (figures)),
      "[Hands and Cribs]\nBest hand: 16 points\nAverage hand: 10.8\nBest crib: 1 point\nAverage crib: 6.5\nPoints "
      "missed: 5\n[The Play]\nDice laid: 16\nSevens in the play: 3\nFifteens in the play: 2\nPairs and bigger sets "
      "made: 0\nRuns made: 0\nLast dice: 0\nFalse gos: 1\nPoints in the play: 12\nPoints from hands: 43\nPoints from "
      "cribs: 13\n[Dice Kept]\nBest dice kept: 3 of 4, 0.25 points lost per deal\n");
}

void
add_words_cubbage_tests (void)
{
  g_test_add_func ("/words/cubbage/questions", test_questions);
  g_test_add_func ("/words/cubbage/results", test_results);
  g_test_add_func ("/words/cubbage/quoted", test_quoted);
  g_test_add_func ("/words/cubbage/places", test_places);
  g_test_add_func ("/words/cubbage/deals", test_deals);
  g_test_add_func ("/words/cubbage/refusals", test_refusals);
  g_test_add_func ("/words/cubbage/bars", test_bars);
  g_test_add_func ("/words/cubbage/leads", test_leads);
  g_test_add_func ("/words/cubbage/table", test_table);
  g_test_add_func ("/words/cubbage/figures", test_figures);
}
