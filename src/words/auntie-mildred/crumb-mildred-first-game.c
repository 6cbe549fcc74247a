/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What it's about, then one thing to do in each step, in the order in which people do it. The dice of all pictures are of
 * one player's first turns. */

#include "crumb-mildred-rulebook.h"

#include <glib/gi18n.h>

#define EXAMPLE(kind_, ...)                                                                                            \
  .example = &(const CrumbMildredExample) { .kind = CRUMB_MILDRED_EXAMPLE_##kind_, __VA_ARGS__ }

const CrumbFirstGameStep crumb_mildred_first_game_steps[] = {
  { NC_ ("step", "What It’s About"),
    N_ ("Put your dice to work on cards, collect cookies, and be the first with three victory dice. Two play; it takes "
        "about half an hour."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "Victory dice") }, .dice = { "???" }) },
  { NC_ ("step", "Lay Out the Cards"),
    N_ ("Put the four sets of tasks, the Indulgency cards, and a PRANK and a DODGE card for each of you on the table. "
        "Take the dice of your color, and set your black die to 1."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "You"), NC_ ("label", "Black die") }, .dice = { "??????", "1" }) },
  { NC_ ("step", "Shake"), N_ ("Both shake all of their dice and enter them. The lower total starts, with these dice."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "You"), NC_ ("label", "The other one") },
             .dice = { "112244", "345566" }) },
  { NC_ ("step", "Start a Set"),
    N_ ("Tap a 1, then a set of tasks. That’s your first scallywag die. A 2 can follow, then a 3."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "On DIY"), NC_ ("label", "Your pool") }, .dice = { "12", "1244" }) },
  { NC_ ("step", "Do a Task"),
    N_ ("Tap a set that’s straight to take one of its rewards, at or below its highest die. Do what the card says, and "
        "tell Crumb what it gave."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "On DIY, used") }, .dice = { "12" }) },
  { NC_ ("step", "Prank and Dodge"),
    N_ ("Any die goes on PRANK or DODGE. A prank hits at your next WAKEUP, if it’s higher than the other one’s dodge."),
    EXAMPLE (COMBAT, .prank = 2, .dodge = 1, .black = 3, .outcome = CRUMB_MILDRED_COOKIE) },
  { NC_ ("step", "Indulge"),
    N_ ("A whole group, such as a Full House, goes on an Indulgency card. It scores at a later WAKEUP, unless the "
        "other "
        "player has a better one there."),
    EXAMPLE (GROUP, .card = CRUMB_MILDRED_FULL_HOUSE, .dice = { "44422", "33366" }, .scores = TRUE, .row = 1) },
  { NC_ ("step", "Change a Die"), N_ ("Spend a die to turn another up or down by one. 6 and 1 are neighbors."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "Before"), NC_ ("label", "After") }, .dice = { "26", "1" }) },
  { NC_ ("step", "Pass"), N_ ("When nothing is left that you want to do, pass. Then the other player wakes up."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "Left in your pool") }, .dice = { "4" }) },
  { NC_ ("step", "Wake Up"),
    N_ ("Crumb lists what you can do now: fight, score, straighten, take dice home. Tap what you do. What must come "
        "home "
        "comes home with the shake."),
    EXAMPLE (COOKIES, .black = 4, .gain = 5, .black_after = 1, .victory_after = 1, .lost = 3) },
  { NC_ ("step", "Three Victory Dice"),
    N_ ("Five cookies make a victory die, and so does a card now and then. The third one wins at once."),
    EXAMPLE (PICTURE, .labels = { NC_ ("label", "Victory dice") }, .dice = { "555" }) },
};

G_STATIC_ASSERT (G_N_ELEMENTS (crumb_mildred_first_game_steps) == CRUMB_MILDRED_FIRST_GAME_STEPS);
