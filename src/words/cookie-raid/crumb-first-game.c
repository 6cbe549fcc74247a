/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * One thing to do in each step, in the order in which people do it. A word of the game comes up when the thing is on
 * the table. The dice of all pictures belong to one bid of one round.
 */

#include "crumb-first-game.h"

#include <glib/gi18n.h>

#define EXAMPLE(kind_, ...)                                                                                            \
  .example = &(const CrumbExample) { .kind = kind_, __VA_ARGS__ }
#define PICTURE(...) EXAMPLE (CRUMB_EXAMPLE_PICTURE, __VA_ARGS__)

const CrumbFirstGameStep crumb_first_game_steps[] = {
  { N_ ("Get Your Dice"), N_ ("Ordinary six-sided dice will do. Two players need 14, three need 17, four need 20."),
    PICTURE (.dice = { "123456" }) },
  { N_ ("Three for Each"), N_ ("Everybody takes three dice. They are your hand. In the pictures Sue and John play."),
    PICTURE (.labels = { N_ ("Sue"), N_ ("John") }, .dice = { "???", "???" }) },
  { N_ ("Eight in the Middle"),
    N_ ("Put the other eight dice in the middle. They are the plate, and what you play for."),
    PICTURE (.labels = { N_ ("The plate") }, .dice = { "????????" }) },
  { N_ ("Roll All of Them"),
    N_ ("Everybody rolls the hand, out of sight behind the other palm, and one of you rolls the plate. Leave every die "
        "as it fell."),
    PICTURE (.labels = { N_ ("The plate"), N_ ("Sue") }, .dice = { "65543211", "641" }) },
  { N_ ("Hide Your Hand"), N_ ("Keep a palm before your three dice. Only you look at them, and you never turn one."),
    PICTURE (.labels = { N_ ("Sue"), N_ ("John") }, .dice = { "641", "???" }) },
  { N_ ("Know What You Want"),
    N_ ("Dice that show the same are a set, and sets bring cookies. Here a 6 from the plate would give Sue a pair of "
        "sixes."),
    PICTURE (.labels = { N_ ("The plate"), N_ ("Sue") }, .dice = { "65543211", "641" }) },
  { N_ ("Choose Dice to Bid"),
    N_ ("Pick up one, two or three dice from your hand and show nobody how many. They will be rolled, so leave behind "
        "what you want to keep. Picking none is allowed."),
    PICTURE (.labels = { N_ ("Sue picks"), N_ ("Sue keeps") }, .dice = { "41", "6" }) },
  { N_ ("One, Two, Three, Roll!"),
    N_ ("Count together. On three everybody rolls the dice they picked, for all to see. That is a bid."),
    PICTURE (.labels = { N_ ("Sue"), N_ ("John") }, .dice = { "51", "444" }) },
  { N_ ("Tell Crumb"),
    N_ ("Enter what each of you rolled, and Crumb says who wins, and why. The highest die wins, however many there "
        "are: "
        "here Sue’s 5 beats John’s 4."),
    EXAMPLE (CRUMB_EXAMPLE_BID, .dice = { "51", "444" }, .verdict = CRUMB_VERDICT_WIN, .seats = 1) },
  { N_ ("Take a Die"),
    N_ ("Whoever won takes any one die from the plate, without turning it, and sets it down in the hand. Tap that die "
        "in Crumb."),
    PICTURE (.labels = { N_ ("The plate"), N_ ("Sue takes") }, .dice = { "5543211", "6" }) },
  { N_ ("Put Your Dice Back"),
    N_ ("Everybody puts the dice they rolled back into the hand, behind the palm, with the faces they show now."),
    PICTURE (.labels = { N_ ("Sue"), N_ ("John") }, .dice = { "6651", "444" }) },
  { N_ ("Bid Again"),
    N_ ("Choose, count, roll, enter, take, put back: go on until the plate is empty. If nobody wants to bid any more, "
        "the round ends there."),
    PICTURE (.labels = { N_ ("The plate") }, .dice = { "5543211" }) },
  { N_ ("The Last Die Is Lucky"), N_ ("Who takes the last die of the plate may roll it once, or keep it as it is."),
    PICTURE (.labels = { N_ ("The last die") }, .dice = { "2" }) },
  { N_ ("Show Your Hands"),
    N_ ("Take away your palms and enter every hand. Each die of a set brings a cookie, and the best set brings five "
        "more: here Sue has it."),
    EXAMPLE (CRUMB_EXAMPLE_HANDS, .dice = { "666551", "44421552" }, .cookies = { 10, 7 }, .seats = 1) },
  { N_ ("Play to 50"),
    N_ ("Everybody takes three dice again, eight go to the plate, and all are rolled for the next round. Whoever has "
        "most cookies once somebody has 50 wins: here it is Sue."),
    EXAMPLE (CRUMB_EXAMPLE_END, .cookies = { 52, 41 }, .seats = 1) },
};

G_STATIC_ASSERT (G_N_ELEMENTS (crumb_first_game_steps) == CRUMB_FIRST_GAME_STEPS);
