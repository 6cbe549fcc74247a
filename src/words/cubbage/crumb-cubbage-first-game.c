/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * What it's about, then one thing to do in each step, in the order in which people do it. The dice of all pictures
 * belong to one deal against the opponent.
 */

#include "crumb-cubbage-rulebook.h"

#include <glib/gi18n.h>

#define EXAMPLE(kind_, ...)                                                                                            \
  .example = &(const CrumbCubbageExample) { .kind = CRUMB_CUBBAGE_EXAMPLE_##kind_, __VA_ARGS__ }

const CrumbFirstGameStep crumb_cubbage_first_game_steps[] = {
  { NC_ ("step", "What It’s About"),
    N_ ("Lay dice, count your hand, and be the first to score 121 points. You play alone, and roll for an imaginary "
        "opponent. A game takes about five deals."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "Your hand") }, .dice = { "1224" }) },
  { NC_ ("step", "Get Thirteen Dice"),
    N_ ("Take six of one color for you, six of another for your opponent, and an odd one: the starter. You don’t need "
        "anybody on the other side."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "You"), NC_ ("label", "Opponent"), NC_ ("label", "Starter") },
             .dice = { "??????", "??????", "?" }) },
  { NC_ ("step", "Who Has the Crib?"),
    N_ ("Let chance decide, say with a roll each. The crib is a second hand, and it scores for whoever has it. In this "
        "deal it’s the "
        "opponent’s."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "You"), NC_ ("label", "Opponent") }, .dice = { "2", "5" }) },
  { NC_ ("step", "Roll Your Six"),
    N_ ("Roll all of your dice, and enter them. The opponent’s dice stay where they are."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "You") }, .dice = { "122436" }) },
  { NC_ ("step", "Push Two to the Crib"),
    N_ ("Keep four dice as your hand. Look for sevens, equal dice and runs. The other two go to the crib, even if it’s "
        "the opponent’s."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "Your hand"), NC_ ("label", "To the crib") },
             .dice = { "1224", "36" }) },
  { NC_ ("step", "Lead a Die"),
    N_ ("Whoever doesn’t have the crib leads. Lay one of your dice in the middle, and tap it in Crumb."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "The play"), NC_ ("label", "Your hand") }, .dice = { "2", "124" }) },
  { NC_ ("step", "Roll for the Opponent"),
    N_ ("Roll one of its dice, lay it beside yours, and tap its face. Here the total is seven, and that’s 2 points for "
        "the opponent."),
    EXAMPLE (DIE, .dice = { "25" }, .points = { 2 }) },
  { NC_ ("step", "Score as You Lay"),
    N_ ("Take turns. A total of seven or fifteen is 2 points. Equal dice in a row, and runs, score too. Crumb says "
        "what "
        "each die brings."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "The play") }, .dice = { "2525" }) },
  { NC_ ("step", "Stop at Fifteen"),
    N_ ("No die may go past fifteen. Your 1 makes exactly that: 2 points. If nobody can lay a die, the last one scores "
        "1."),
    EXAMPLE (DIE, .dice = { "25251" }, .points = { 2 }) },
  { NC_ ("step", "Start Over"),
    N_ ("The total is zero again, and the side that didn’t lay the last die leads. If the opponent’s die doesn’t fit, "
        "it’s held until it does."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "The play"), NC_ ("label", "Your hand") }, .dice = { "1", "4" }) },
  { NC_ ("step", "Roll the Starter"),
    N_ ("Once all eight dice are laid, roll the odd one. It counts in both hands and in the crib."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "Starter") }, .dice = { "5" }) },
  { NC_ ("step", "Count Your Hand"),
    N_ ("Take your four dice back and count them with the starter. Here 1+2+4 and 2+5 make seven in two ways each, and "
        "there’s a pair."),
    EXAMPLE (COUNT, .dice = { "12245" }, .points = { 10 }) },
  { NC_ ("step", "Count the Rest"),
    N_ ("Count the opponent’s hand. Then roll its last two dice for the crib. With your two and the starter, they "
        "score for the opponent."),
    EXAMPLE (COUNT, .dice = { "36115" }, .points = { 8 }) },
  { NC_ ("step", "Play to 121"),
    N_ ("The crib changes sides, and you roll your six again. Whoever gets to 121 points first wins, even in the "
        "middle "
        "of a deal."),
    EXAMPLE (GAME, .moves = "points 0 100, points 1 95, points 0 24, points 1 20", .points = { 124, 115 }, .winners = 1,
             .next = CRUMB_NO_SEAT) },
};

G_STATIC_ASSERT (G_N_ELEMENTS (crumb_cubbage_first_game_steps) == CRUMB_CUBBAGE_FIRST_GAME_STEPS);
