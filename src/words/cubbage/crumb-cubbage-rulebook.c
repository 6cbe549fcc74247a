/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The text and the examples of the rules of Cubbage. The numbers run through all sections but the last. */

#include "crumb-cubbage-rulebook.h"

#include "words/crumb-rulebook-parts.h"

#define EXAMPLE(kind_, ...)                                                                                            \
  {                                                                                                                    \
    .example = &(const CrumbCubbageExample) { .kind = CRUMB_CUBBAGE_EXAMPLE_##kind_, __VA_ARGS__ }                     \
  }
#define COUNT(dice_, points_) EXAMPLE (COUNT, .dice = { dice_ }, .points = { points_ })
#define DIE(dice_, points_) EXAMPLE (DIE, .dice = { dice_ }, .points = { points_ })
#define LAST(dice_, points_) EXAMPLE (DIE, .dice = { dice_ }, .last = TRUE, .points = { points_ })
#define GAME(moves_, first_, second_, ...) EXAMPLE (GAME, .moves = moves_, .points = { first_, second_ }, __VA_ARGS__)

static const CrumbRulePart deal_parts[] = {
  RULE (1,
        N_ ("Cubbage is a race to 121 points with thirteen dice: six of one color, six of another, and an odd one, "
            "the starter. You play against an imaginary opponent, or two of you play. A game takes about five deals.")),
  RULE (2, N_ ("Chance decides who has the first crib. After each deal the crib goes to the other side.")),
  RULE (3, N_ ("Roll your six dice. Keep four as your hand and push two to the crib, whoever’s crib it is.")),
  EXAMPLE (PICTURE, .labels = { NC_ ("label", "Your hand"), NC_ ("label", "To the crib") }, .dice = { "1224", "36" }),
  RULE (4,
        N_ ("Then dice are laid one by one. That’s the play. After it the starter is rolled, both hands are counted, "
            "and last the crib.")),
};

static const CrumbRulePart count_parts[] = {
  MARKED ("combinations", 5,
          N_ ("A hand is four dice and the starter, and so is the crib. Every combination counts, and a die can be "
              "part of as many as it fits in.")),
  MARKED ("sevens", 6,
          N_ ("Dice that add up to seven, two or more of them: 2 points for each way to pick them. There are no "
              "fifteens in a hand.")),
  COUNT ("12245", 10),
  COUNT ("11226", 8),
  MARKED ("equal-dice", 7, N_ ("Equal dice: 2 points for a pair, 6 for three of a kind, 12 for four, 20 for five.")),
  COUNT ("13555", 6),
  COUNT ("11111", 20),
  MARKED ("runs", 8,
          N_ ("Three, four or five faces in sequence, such as 3, 4 and 5: a point for each die. Only the longest run "
              "counts, once for each way "
              "to pick its dice.")),
  COUNT ("23344", 24),
  COUNT ("23456", 9),
};

static const CrumbRulePart play_parts[] = {
  RULE (9, N_ ("Whoever doesn’t have the crib leads. Then the sides take turns laying one die each, and say the total. "
               "All dice stay on the table.")),
  RULE (10, N_ ("The total can’t go past fifteen. If one of your dice fits, you have to lay one; which one is up to "
                "you.")),
  MARKED ("totals", 11,
          N_ ("The die just laid scores. A total of exactly seven is 2 points, and so is a total of exactly fifteen.")),
  DIE ("34", 2),
  DIE ("663", 2),
  MARKED ("equal-in-a-row", 12,
          N_ ("Equal dice in a row on the table, with the one just laid: 2 points for two, 6 for three, 12 for four, "
              "then 20, 30, 42 and 56. It doesn’t matter who laid them.")),
  DIE ("22", 2),
  DIE ("222", 6),
  DIE ("223", 2),
  MARKED ("runs-in-play", 13,
          N_ ("If the last dice on the table make a run of three or more, in any order, that’s a point for each die. "
              "Only the "
              "longest run counts.")),
  DIE ("345", 3),
  DIE ("354", 3),
  MARKED ("in-between", 14, N_ ("A die in between breaks a pair or a run.")),
  EXAMPLE (PLAY, .dice = { "122121" }, .points = { 2 }),
};

static const CrumbRulePart go_parts[] = {
  RULE (15, N_ ("If you can’t lay a die you pass, and the other side goes on alone as long as it can.")),
  MARKED ("last-die", 16,
          N_ ("When nobody can add a die, whoever laid the last one scores 1 point. If it made fifteen, it scores the "
              "2 for that instead.")),
  LAST ("662", 1),
  LAST ("64311", 4),
  MARKED ("who-leads", 17,
          N_ ("The total starts over at zero, and the dice on the table no longer count for pairs and runs. The side "
              "that didn’t lay the last die leads. If it has no dice left, the other one leads.")),
  GAME ("first-crib 0, roll 0 445633, to-crib 0 33, throw 1 6, lay 0 4, throw 1 3, throw 1 1, throw 1 1", 0, 4,
        .next = 0),
  RULE (18, N_ ("Play until all eight dice are laid. The very last one scores its point too.")),
};

static const CrumbRulePart opponent_parts[] = {
  RULE (19, N_ ("On the opponent’s turn, you roll one of its dice and lay it. The opponent makes no choices, and "
                "nobody knows its dice in advance.")),
  MARKED ("held-die", 20, N_ ("If that die doesn’t fit, it’s held. It’s the opponent’s next die, whoever leads.")),
  GAME ("first-crib 1, roll 0 644522, to-crib 0 22, lay 0 6, throw 1 2, lay 0 4, throw 1 4", 1, 0, .next = 0),
  RULE (21, N_ ("You push two dice to the crib. The opponent’s two are rolled only when the crib is counted.")),
};

static const CrumbRulePart end_parts[] = {
  RULE (22, N_ ("After the play the hand without the crib is counted first, then the other hand, then the crib for the "
                "side that has it.")),
  RULE (23, N_ ("Whoever gets to 121 points first wins, even in the middle of a deal. You don’t have to hit 121 "
                "exactly.")),
  GAME ("points 0 100, points 1 95, points 0 24, points 1 30", 124, 125, .winners = 1, .next = CRUMB_NO_SEAT),
  RULE (24, N_ ("Until then the crib changes sides, and you roll again.")),
};

static const CrumbRulePart two_parts[] = {
  RULE (25, N_ ("The game was written for one, and says little about two. This is how Crumb rules it: both roll six, "
                "keep four, and push two to the crib.")),
  RULE (26, N_ ("Either you hide your dice until you lay them, or all dice lie open; agree on it before the first "
                "roll.")),
  RULE (27, N_ ("If your dice are hidden and none fits, say “go”. At a total of nine or less every die fits, so "
                "there’s no go. If a die turns up later that would have fit, Crumb tells you.")),
  EXAMPLE (GAME, .rules = "table=hidden", .moves = "first-crib 1, lay 0 6, lay 1 4, go 0, lay 1 3, go 1",
           .points = { 0, 1 }, .next = 0),
};

static const CrumbRulePart table_parts[] = {
  NOTE (N_ ("What really happened counts. If a die was laid out of turn or didn’t fit, if somebody said go with a die "
            "that fits, or had the crib twice, Crumb asks once. Keep it, and play goes on from there.")),
  EXAMPLE (GAME, .rules = "table=hidden", .moves = "first-crib 1, overrule, lay 1 2", .points = { 0, 0 }, .next = 0),
  NOTE (N_ ("A die that goes past fifteen scores nothing for fifteen and ends the count. Pairs, runs and the last die "
            "score as always.")),
  EXAMPLE (GAME, .rules = "table=hidden", .moves = "first-crib 1, lay 0 6, lay 1 6, overrule, lay 0 4",
           .points = { 1, 2 }, .next = 1),
  NOTE (N_ ("Points besides the dice, such as a penalty, are added or taken away with Adjust Points. Nobody goes below "
            "0.")),
  EXAMPLE (GAME, .rules = "target=10", .moves = "points 0 5, points 1 3, adjust 1 7", .points = { 5, 10 }, .winners = 2,
           .next = CRUMB_NO_SEAT),
  NOTE (N_ ("You can enter the points of a deal at any time. They replace what its dice brought.")),
  NOTE (N_ ("If you end the game early, whoever leads has won. If you resign, the other side has.")),
};

static const CrumbRulePart house_parts[] = {
  NOTE (N_ ("You can agree on other rules before the first roll. They stay with that game until it’s over, and Crumb "
            "goes by them.")),
  NOTE (N_ ("Head start: either side starts with some points. Twenty for the opponent is a good match for a lone "
            "player.")),
  MARKED ("runs-up-or-down", 0, N_ ("Runs up or down: in the play, 3, 5, 4 no longer counts as a run.")),
  EXAMPLE (DIE, .rules = "run=up-or-down", .dice = { "354" }, .points = { 0 }),
  EXAMPLE (DIE, .rules = "run=up-or-down", .dice = { "543" }, .points = { 3 }),
  MARKED ("runs-up", 0, N_ ("Runs up only: 5, 4, 3 doesn’t count either.")),
  EXAMPLE (DIE, .rules = "run=up", .dice = { "543" }, .points = { 0 }),
  NOTE (N_ ("Finish the deal: once somebody has 121, play the deal to its end. The higher score wins.")),
  EXAMPLE (GAME, .rules = "win=end-of-deal", .moves = "points 0 100, points 1 95, points 0 24, points 1 30",
           .points = { 124, 125 }, .winners = 2, .next = CRUMB_NO_SEAT),
  MARKED ("held-die-leads", 0, N_ ("A held die leads: it always opens the next play.")),
  EXAMPLE (GAME, .rules = "held=leads",
           .moves = "first-crib 1, roll 0 653412, to-crib 0 12, lay 0 6, throw 1 2, lay 0 5, throw 1 1, throw 1 6",
           .points = { 0, 1 }, .next = 0),
  NOTE (
      N_ ("Skunk: a win over somebody with fewer than 91 points is a skunk. Crumb says so, and nothing else changes.")),
  NOTE (
      N_ ("You count: say what your hand is worth. What you miss is lost, or, with muggins, goes to the other side.")),
  EXAMPLE (GAME, .rules = "table=hidden,count=muggins",
           .moves = "first-crib 1, lay 0 1, lay 1 1, lay 0 2, lay 1 6, lay 0 2, lay 1 3, lay 0 4, lay 1 6, starter 5, "
                    "claim 0 8",
           .points = { 8, 7 }, .next = 1),
  NOTE (N_ ("A false go costs 2 points, which the other side gets.")),
  EXAMPLE (GAME, .rules = "table=hidden,false-go=penalty",
           .moves = "first-crib 1, lay 0 6, lay 1 4, go 0, lay 1 3, go 1, lay 0 2", .points = { 0, 3 }, .next = 1),
  NOTE (N_ ("Short game: 61 points win.")),
  EXAMPLE (GAME, .rules = "target=61", .moves = "points 0 61, points 1 30", .points = { 61, 30 }, .winners = 1,
           .next = CRUMB_NO_SEAT),
};

static const CrumbRuleSection sections[] = {
  SECTION ("deal", NC_ ("section", "A Deal"), deal_parts, KNOBS ("table")),
  SECTION ("count", NC_ ("section", "Counting"), count_parts, KNOBS ("count")),
  SECTION ("play", NC_ ("section", "The Play"), play_parts, KNOBS ("run")),
  SECTION ("go", NC_ ("section", "The Last Die"), go_parts, KNOBS ("held")),
  SECTION ("opponent", NC_ ("section", "The Opponent"), opponent_parts, KNOBS ("table", "held")),
  SECTION ("end", NC_ ("section", "The End"), end_parts,
           KNOBS ("win", "skunk", "head-start", "head-start-0", "target")),
  SECTION ("two", NC_ ("section", "Two Players"), two_parts, KNOBS ("table", "false-go")),
  SECTION ("table", NC_ ("section", "What the Table Says"), table_parts, KNOBS ()),
  SECTION ("house-rules", NC_ ("section", "House Rules"), house_parts, ALL_KNOBS),
};

const CrumbRulebook crumb_cubbage_rulebook = {
  .sections = sections,
  .n_sections = G_N_ELEMENTS (sections),
  .steps = crumb_cubbage_first_game_steps,
  .n_steps = CRUMB_CUBBAGE_FIRST_GAME_STEPS,
  .is_judged = crumb_cubbage_example_is_judged,
  .agrees = crumb_cubbage_example_agrees,
  .expected = crumb_cubbage_example_expected,
  .ruling = crumb_cubbage_example_ruling,
};
