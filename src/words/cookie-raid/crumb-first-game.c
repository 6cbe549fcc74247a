/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * What it's about, then one thing to do in each step, in the order in which people do it. A word of the game comes up
 * when the thing is on the table. The dice of all pictures belong to one round.
 */

#include "crumb-first-game.h"

#include <glib/gi18n.h>

#define EXAMPLE(kind_, ...)                                                                                            \
  .example = &(const CrumbExample) { .kind = kind_, __VA_ARGS__ }
#define PICTURE(...) EXAMPLE (CRUMB_EXAMPLE_PICTURE, __VA_ARGS__)

const CrumbFirstGameStep crumb_first_game_steps[] = {
  { NC_ ("step", "What It’s About"),
    N_ ("Win dice, build sets and earn cookies. When a round ends with somebody at 50 or more, the most cookies win. "
        "It’s for "
        "two to four players and takes about twenty minutes."),
    PICTURE (.dice = { "666551" }) },
  { NC_ ("step", "Get Your Dice"),
    N_ ("Ordinary six-sided dice will do: 14 of them for two players, 17 for three, 20 for four. A small plate helps."),
    PICTURE (.dice = { "123456" }) },
  { NC_ ("step", "Three Dice Each"),
    N_ ("Everybody takes three dice. That’s your hand. In the pictures, Sue and John play."),
    PICTURE (.labels = { NC_ ("label", "Sue"), NC_ ("label", "John") }, .dice = { "???", "???" }) },
  { NC_ ("step", "Eight in the Middle"),
    N_ ("Put the other eight dice in the middle. They’re the plate, and they’re what you play for."),
    PICTURE (.labels = { NC_ ("label", "The plate") }, .dice = { "????????" }) },
  { NC_ ("step", "Roll Everything"),
    N_ ("Everybody rolls their dice behind a palm, out of sight, and one of you rolls the plate. Leave every "
        "die as it fell."),
    PICTURE (.labels = { NC_ ("label", "The plate"), NC_ ("label", "Sue") }, .dice = { "65543211", "641" }) },
  { NC_ ("step", "Hide Your Hand"),
    N_ ("Keep a palm in front of your three dice. Only you look at them, and you never turn one."),
    PICTURE (.labels = { NC_ ("label", "Sue"), NC_ ("label", "John") }, .dice = { "641", "???" }) },
  { NC_ ("step", "Know What You Want"),
    N_ ("Dice that show the same number are a set, and sets bring cookies. Here a 6 from the plate would give Sue a "
        "pair of sixes."),
    PICTURE (.labels = { NC_ ("label", "The plate"), NC_ ("label", "Sue") }, .dice = { "65543211", "641" }) },
  { NC_ ("step", "Choose Dice to Bid"),
    N_ ("Secretly pick up one, two or three dice from your hand. You’re about to roll them, so leave the ones you want "
        "to keep. You can also pick none."),
    PICTURE (.labels = { NC_ ("label", "Sue picks"), NC_ ("label", "Sue keeps") }, .dice = { "41", "6" }) },
  { NC_ ("step", "One, Two, Three, Roll!"),
    N_ ("Count together. On three, everybody rolls the dice they picked, at the same time and in the open. That’s a "
        "bid."),
    PICTURE (.labels = { NC_ ("label", "Sue"), NC_ ("label", "John") }, .dice = { "51", "444" }) },
  { NC_ ("step", "Tell Crumb"),
    N_ ("Enter what each of you rolled, and Crumb says who wins and why. The highest die wins, no matter how many "
        "there are: here Sue’s 5 beats John’s 4."),
    EXAMPLE (CRUMB_EXAMPLE_BID, .dice = { "51", "444" }, .verdict = CRUMB_VERDICT_WIN, .seats = 1) },
  { NC_ ("step", "Take a Die"),
    N_ ("The winner takes any die from the plate, without turning it, and adds it to their hand. Tap that die in "
        "Crumb."),
    PICTURE (.labels = { NC_ ("label", "The plate"), NC_ ("label", "Sue takes") }, .dice = { "5543211", "6" }) },
  { NC_ ("step", "Put Your Dice Back"),
    N_ ("Everybody puts the dice they rolled back in their hand, behind the palm. The dice keep the faces they show "
        "now."),
    PICTURE (.labels = { NC_ ("label", "Sue"), NC_ ("label", "John") }, .dice = { "6651", "444" }) },
  { NC_ ("step", "Bid Again"),
    N_ ("Pick, count, roll, enter, take, put back: keep going until the plate is empty. If nobody wants to bid "
        "anymore, the round ends there."),
    PICTURE (.labels = { NC_ ("label", "The plate") }, .dice = { "5543211" }) },
  { NC_ ("step", "When It’s a Tie"),
    N_ ("In the next bid, Sue and John both roll 5-4. They roll those dice again until one is ahead. Anybody else is "
        "out of this bid."),
    EXAMPLE (CRUMB_EXAMPLE_BID, .dice = { "54", "54" }, .verdict = CRUMB_VERDICT_REROLL, .seats = 3) },
  { NC_ ("step", "Fewer Dice Can Win"),
    N_ ("Later, both bids start with 4-3, and then Sue is out of dice. That’s when fewer dice win. It’s called the "
        "defender’s advantage."),
    EXAMPLE (CRUMB_EXAMPLE_BID, .dice = { "43", "433" }, .verdict = CRUMB_VERDICT_WIN, .seats = 1) },
  { NC_ ("step", "The Last Die Is Lucky"), N_ ("Whoever wins the last die can roll it once, or keep it as it is."),
    PICTURE (.labels = { NC_ ("label", "The last die") }, .dice = { "2" }) },
  { NC_ ("step", "Show Your Hands"),
    N_ ("Lift your palms and enter every hand. Each die in a set brings a cookie, and the best set brings five more. "
        "Here that’s Sue’s."),
    EXAMPLE (CRUMB_EXAMPLE_HANDS, .dice = { "666551", "44421552" }, .cookies = { 10, 7 }, .seats = 1) },
  { NC_ ("step", "Play to 50"),
    N_ ("Roll three dice each and eight for the plate, and play the next round. When a round ends with somebody at 50 "
        "or more, the highest total wins. Here that’s Sue’s."),
    EXAMPLE (CRUMB_EXAMPLE_END, .cookies = { 52, 41 }, .seats = 1) },
};

G_STATIC_ASSERT (G_N_ELEMENTS (crumb_first_game_steps) == CRUMB_FIRST_GAME_STEPS);
