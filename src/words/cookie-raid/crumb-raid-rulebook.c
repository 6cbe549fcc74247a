/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The text and the examples of the rules. The numbers run through all sections but the first and the
 * last. */

#include "crumb-raid-rulebook.h"

#include "crumb-first-game.h"

#include "words/crumb-rulebook-parts.h"

#define SUE 1
#define JOHN 2
#define ANN 4

#define EXAMPLE(kind_, ...)                                                                                            \
  {                                                                                                                    \
    .example = &(const CrumbExample) { .kind = kind_, __VA_ARGS__ }                                                    \
  }
#define BID(...) EXAMPLE (CRUMB_EXAMPLE_BID, __VA_ARGS__)
#define WON(seats_, ...) BID (.verdict = CRUMB_VERDICT_WIN, .seats = seats_, .dice = { __VA_ARGS__ })
#define TIED(seats_, ...) BID (.verdict = CRUMB_VERDICT_REROLL, .seats = seats_, .dice = { __VA_ARGS__ })
#define HANDS(...) EXAMPLE (CRUMB_EXAMPLE_HANDS, __VA_ARGS__)
#define SETS(...) EXAMPLE (CRUMB_EXAMPLE_SETS, __VA_ARGS__)
#define END(...) EXAMPLE (CRUMB_EXAMPLE_END, __VA_ARGS__)

static const CrumbRulePart aim_parts[] = {
  NOTE (N_ ("Win dice, build sets with them, and earn cookies for your sets. When a round ends with somebody at 50 or "
            "more, whoever has the most cookies wins.")),
  SETS (.dice = { "666551" }, .cookies = { 5 }),
  NOTE (
      N_ ("Cookie Raid is for two to four players. You need 14 dice for two, 17 for three or 20 for four, and a plate "
          "to put some of them on. Crumb keeps the score.")),
  NOTE (N_ ("Bids are made in secret and opened all at once. A round takes about three minutes, and a game about "
            "twenty.")),
};

static const CrumbRulePart round_parts[] = {
  RULE (1, N_ ("Everybody starts with a hand of three dice, and eight dice go on the plate. Roll all of them before "
               "the first bid. Only you look at your hand, and nobody turns a die.")),
  EXAMPLE (CRUMB_EXAMPLE_PICTURE, .labels = { NC_ ("label", "The plate"), NC_ ("label", "Your hand") },
           .dice = { "65543211", "641" }),
  RULE (2, N_ ("A round has as many bids as the plate has dice. For each bid, secretly pick one, two or three dice "
               "from your hand. When everybody is ready, you all roll at once, in the open. The best bid wins.")),
  RULE (
      3,
      N_ ("The winner takes a die of their choice from the plate. It joins the winner’s hand with the face it shows.")),
  RULE (4, N_ ("The dice you rolled go back to your hand and keep their new faces.")),
  RULE (5, N_ ("When the plate is empty, the round is over. Everybody’s hand is revealed and scored.")),
};

static const CrumbRulePart bid_parts[] = {
  RULE (6, N_ ("A bid is one, two or three of your dice. Pick none and you sit this bid out.")),
  MARKED ("higher-die", 7,
          N_ ("Put each bid in order, highest die first. Compare the highest dice. If those tie, compare the second "
              "highest, then the third. The first difference decides, and the higher die wins.")),
  WON (SUE, "511", "444"),
  WON (SUE, "62", "532"),
  WON (SUE, "5", "421"),
  WON (SUE, "62", "5"),
  WON (ANN, "551", "54", "552"),
  MARKED ("lone-bid", 8, N_ ("A lone bidder wins with any roll. The dice are still rolled and keep their new faces.")),
  WON (JOHN, "", "2", ""),
};

static const CrumbRulePart advantage_parts[] = {
  MARKED ("fewer-dice", 9,
          N_ ("If a bid runs out of dice and everything was equal so far, the bid with fewer dice wins.")),
  WON (SUE, "43", "433"),
  WON (JOHN, "43", "441"),
  WON (JOHN, "43", "4"),
  RULE (10, N_ ("That makes a single die showing 6 the bid that nothing can beat.")),
  WON (SUE, "6", "666"),
  RULE (11, N_ ("Bidding nothing isn’t a bid with fewer dice. It never wins.")),
  WON (ANN, "", "21", "2"),
};

static const CrumbRulePart tie_parts[] = {
  MARKED ("equal-bids", 12,
          N_ ("If the best bids are exactly equal, the tied players roll those dice again, until one of them wins. "
              "Everybody else is out of this bid.")),
  TIED (SUE | JOHN, "54", "54", "541"),
  TIED (SUE | JOHN | ANN, "3", "3", "3"),
  RULE (13, N_ ("A tie between losing bids doesn’t matter.")),
  WON (SUE, "61", "32", "32"),
};

static const CrumbRulePart lucky_parts[] = {
  RULE (14, N_ ("The last die on the plate is the lucky last. Whoever wins it can keep its face or roll it once. After "
                "a roll the new face stays, better or worse.")),
  SETS (.caption = N_ ("Sue has 6-6-1 and wins the last die, a 2. If she keeps it:"), .dice = { "6612" },
        .cookies = { 2 }),
  SETS (.caption = N_ ("If she rolls it and it shows a 6:"), .dice = { "6616" }, .cookies = { 3 }),
};

static const CrumbRulePart nobody_parts[] = {
  MARKED ("nobody-bids", 15,
          N_ ("If nobody bids, the round is over right away. Nobody gets the dice left on the plate, and hands are "
              "revealed and scored as they are.")),
  BID (.verdict = CRUMB_VERDICT_NOBODY, .dice = { "", "", "" }),
};

static const CrumbRulePart set_parts[] = {
  RULE (16, N_ ("Your hand is now the three dice you started with and every die you won. Two or more dice of one face "
                "are a set. Each die in a set brings one cookie, and a single die brings nothing.")),
  SETS (.dice = { "665552" }, .cookies = { 5 }),
  SETS (.dice = { "1111" }, .cookies = { 4 }),
  SETS (.dice = { "654321" }, .cookies = { 0 }),
};

static const CrumbRulePart bonus_parts[] = {
  MARKED ("best-set", 17,
          N_ ("The best set brings five more cookies. The bigger set is better. If two are the same size, the one "
              "with the higher face is better.")),
  HANDS (.dice = { "1111", "666" }, .cookies = { 9, 3 }, .seats = SUE),
  HANDS (.dice = { "3333", "1111" }, .cookies = { 9, 4 }, .seats = SUE),
  HANDS (.dice = { "6655442", "2222" }, .cookies = { 6, 9 }, .seats = JOHN),
  MARKED ("next-set", 18,
          N_ ("If the best sets are equal, compare the second best, and so on. If all sets are equal, the single dice "
              "decide, highest first.")),
  HANDS (.dice = { "66441", "66335" }, .cookies = { 9, 4 }, .seats = SUE),
  HANDS (.dice = { "662", "665" }, .cookies = { 2, 7 }, .seats = JOHN),
  MARKED ("more-dice", 19, N_ ("If one hand has dice left where the other has none, it’s ahead.")),
  HANDS (.dice = { "5532", "553" }, .cookies = { 7, 2 }, .seats = SUE),
  MARKED ("always-a-bonus", 20, N_ ("There’s a bonus in every round, even if nobody has a set.")),
  HANDS (.dice = { "6431", "6521" }, .cookies = { 0, 5 }, .seats = JOHN),
};

static const CrumbRulePart bonus_tie_parts[] = {
  MARKED ("equal-hands", 21, N_ ("If the best hands are exactly equal, each of those players gets all five cookies.")),
  HANDS (.dice = { "553", "553", "442" }, .cookies = { 7, 7, 2 }, .seats = SUE | JOHN),
};

static const CrumbRulePart end_parts[] = {
  RULE (22, N_ ("Look at the totals after each round. While everybody is below 50, keep playing. If somebody has 50 or "
                "more, the highest total wins, no matter who reached 50 first.")),
  END (.cookies = { 49, 38 }),
  END (.cookies = { 52, 55 }, .seats = JOHN),
  RULE (23, N_ ("If players tie for first, play more rounds until one is ahead. The published rules don’t cover this. "
                "It’s how Crumb rules it, unless your table agrees to share the win.")),
  END (.cookies = { 53, 53, 20 }),
  END (.cookies = { 53, 53, 54 }, .seats = ANN),
};

static const CrumbRulePart house_parts[] = {
  NOTE (N_ ("You can agree on other rules before the first roll. They stay with that game until it’s over, and Crumb "
            "goes by them. These are the ones that change who wins.")),
  MARKED ("most-pips", 0,
          N_ ("Most pips: add up all the pips of a bid, and the most win. If that’s a tie, fewer dice win. If that’s "
              "a tie too, or you play without the advantage, the bids are tied.")),
  BID (.rules = "comparison=most-pips", .dice = { "65", "444" }, .verdict = CRUMB_VERDICT_WIN, .seats = JOHN),
  MARKED ("lowest-die", 0, N_ ("Lowest die: compare the dice from the lowest up. A 1 is best.")),
  BID (.rules = "comparison=lowest-die", .dice = { "61", "22" }, .verdict = CRUMB_VERDICT_WIN, .seats = SUE),
  MARKED ("fewer-dice-at-once", 0,
          N_ ("The advantage right after the highest die: if those tie, fewer dice win at once.")),
  BID (.rules = "advantage=highest-die", .dice = { "51", "541" }, .verdict = CRUMB_VERDICT_WIN, .seats = SUE),
  MARKED ("no-advantage", 0, N_ ("No advantage: a missing die is lower than any other.")),
  BID (.rules = "advantage=none", .dice = { "43", "433" }, .verdict = CRUMB_VERDICT_WIN, .seats = JOHN),
  NOTE (N_ ("Bigger dice: nothing else changes.")),
  BID (.rules = "sides=12", .dice = { "12,", "11,10,9" }, .verdict = CRUMB_VERDICT_WIN, .seats = SUE),
  MARKED ("roll-off", 0, N_ ("Equal best hands roll off: each rolls one die, and the highest gets the bonus.")),
  HANDS (.rules = "tied-best=roll-off", .dice = { "553", "553" }, .cookies = { 2, 2 }, .seats = 0),
  NOTE (N_ ("Scoring by face: whoever has the most dice of a face gets the pips of every die that shows it. If players "
            "tie for a face, the overall best hand gets them.")),
  HANDS (.rules = "by-face=on", .dice = { "665", "652" }, .cookies = { 33, 2 }, .seats = SUE),
  NOTE (N_ ("Flush: a set of a single color counts double.")),
  SETS (.rules = "flush=on", .dice = { "5r5r5r2g" }, .cookies = { 6 }),
  NOTE (N_ ("Shared win: players who tie at the end win together.")),
  END (.rules = "tied-end=shared-win", .cookies = { 53, 53, 20 }, .seats = SUE | JOHN),
};

static const CrumbRuleSection sections[] = {
  SECTION ("aim", NC_ ("section", "The Aim"), aim_parts, KNOBS ("end", "target")),
  SECTION ("round", NC_ ("section", "A Round"), round_parts, KNOBS ("plate", "lucky-last", "sides", "hands")),
  SECTION ("bids", NC_ ("section", "Bids"), bid_parts, KNOBS ("most-dice", "comparison", "countdown")),
  SECTION ("advantage", NC_ ("section", "Defender’s Advantage"), advantage_parts, KNOBS ("advantage", "comparison")),
  SECTION ("ties", NC_ ("section", "Ties"), tie_parts, KNOBS ("comparison")),
  SECTION ("lucky-last", NC_ ("section", "Lucky Last"), lucky_parts, KNOBS ("lucky-last")),
  SECTION ("nobody", NC_ ("section", "Nobody Bids"), nobody_parts, KNOBS ()),
  SECTION ("sets", NC_ ("section", "Sets"), set_parts, KNOBS ("by-face", "set-points", "single-points", "flush")),
  SECTION ("bonus", NC_ ("section", "Best Set"), bonus_parts, KNOBS ("bonus")),
  SECTION ("bonus-tie", NC_ ("section", "Equal Hands"), bonus_tie_parts, KNOBS ("tied-best", "bonus")),
  SECTION ("end", NC_ ("section", "The End"), end_parts, KNOBS ("end", "target", "rounds", "tied-end")),
  SECTION ("house-rules", NC_ ("section", "House Rules"), house_parts, ALL_KNOBS),
};

const CrumbRulebook crumb_raid_rulebook = {
  .sections = sections,
  .n_sections = G_N_ELEMENTS (sections),
  .steps = crumb_first_game_steps,
  .n_steps = CRUMB_FIRST_GAME_STEPS,
  .is_judged = crumb_example_is_judged,
  .agrees = crumb_example_agrees,
  .expected = crumb_example_expected,
  .ruling = crumb_example_ruling,
};
