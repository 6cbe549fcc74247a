/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The text and the examples of the rules of Auntie Mildred's list. The numbers run through all sections but the last. */

#include "crumb-mildred-rulebook.h"

#include "words/crumb-rulebook-parts.h"

#define EXAMPLE(kind_, ...)                                                                                            \
  {                                                                                                                    \
    .example = &(const CrumbMildredExample) { .kind = CRUMB_MILDRED_EXAMPLE_##kind_, __VA_ARGS__ }                     \
  }
#define COMBAT(prank_, dodge_, black_, victory_, laundry_, outcome_)                                                   \
  EXAMPLE (COMBAT, .prank = prank_, .dodge = dodge_, .black = black_, .victory = victory_, .laundry = laundry_,        \
           .outcome = CRUMB_MILDRED_##outcome_)
#define GROUP(card_, mine_, theirs_, laundry_, scores_, row_)                                                          \
  EXAMPLE (GROUP, .card = card_, .dice = { mine_, theirs_ }, .laundry = laundry_, .scores = scores_, .row = row_)
#define COOKIES(black_, gain_, after_, victory_, lost_)                                                                \
  EXAMPLE (COOKIES, .black = black_, .gain = gain_, .black_after = after_, .victory_after = victory_, .lost = lost_)
#define GAME(moves_, at_, stands_, used_) EXAMPLE (GAME, .moves = moves_, .at = at_, .stands = stands_, .used = used_)
#define REFUSED(moves_) EXAMPLE (GAME, .moves = moves_, .refused = TRUE)
/* Ana starts with these dice. */
#define ANA(dice_) "start-shake 0 " dice_ ", start-shake 1 666666"

static const CrumbRulePart aim_parts[] = {
  RULE (1, N_ ("Two of you play, with as many dice each as your box has for a color, and a black die for cookies. "
               "Whoever places a third victory die wins at once.")),
  MARKED (
      "victory-dice", 2,
      N_ ("Your black die starts at 1 and counts cookies. When it gets to 6, one of your own dice becomes a victory "
          "die, and the black die goes back to 1. So five cookies make a victory die.")),
  COOKIES (2, 3, 5, 0, 0),
  COOKIES (4, 2, 1, 1, 0),
  MARKED ("excess", 3,
          N_ ("Cookies beyond 6 are lost, so the order in which you score can matter. The order is yours.")),
  COOKIES (4, 5, 1, 1, 3),
  RULE (4, N_ ("The victory die can come from anywhere; most often it’s one you just scored with. It’s gone from your "
               "dice then. A card that gives a victory die leaves your black die alone.")),
};

static const CrumbRulePart start_parts[] = {
  RULE (5, N_ ("Both shake all of their dice. The lower total starts, with these dice, right in ACTION.")),
  GAME ("start-shake 0 112345, start-shake 1 666666", CRUMB_MILDRED_POOL, 6, FALSE),
  RULE (6, N_ ("If both totals are equal, both shake again.")),
  RULE (7, N_ ("The other player may keep the first dice for the first turn, all of them, or shake.")),
  RULE (8,
        N_ ("A turn goes WAKEUP, SHAKE, ACTION, until you pass. You can always pass. Dice you don’t use stay in your "
            "pool.")),
};

static const CrumbRulePart wakeup_parts[] = {
  RULE (9, N_ ("At WAKEUP you do what you like, in any order, and some of it more than once. Only two things are a "
               "must, and Crumb does them with the shake if you forget.")),
  MARKED ("dodge-home", 10, N_ ("A must: your dodge dice come home. A dodge lasts for one turn of the other player.")),
  MARKED (
      "one-stays", 11,
      N_ ("A must: at most one die stays on each set of tasks, the highest. The others come home. All else of yours "
          "may come home too, or stay: a group left on an Indulgency card blocks it.")),
  GAME (ANA ("123456") ", scally 0 1234 =12, pass 0, keep 1, pass 1, shake 0", CRUMB_MILDRED_DIY, 4, FALSE),
  MARKED ("straighten", 12,
          N_ ("Once a turn you straighten all your scallywag dice. After that you may wake abilities: each turns its "
              "whole set to used, so the set gives no reward this turn.")),
  GAME (ANA ("123456") ", scally 0 1234 =11, pass 0, keep 1, pass 1, straighten 0, wake 0 =114", CRUMB_MILDRED_LAUNDRY,
        4, TRUE),
  RULE (13, N_ ("COOK#1 is WAKEUP ALWAYS: it turns nothing.")),
  GAME (ANA ("123456") ", scally 0 1 =14, pass 0, keep 1, pass 1, straighten 0, wake 0 =141", CRUMB_MILDRED_COOK, 1,
        FALSE),
  MARKED ("goal", 14,
          N_ ("The goal: take all your scallywag dice home. If every one of the four sets stood on the goal line or "
              "beyond, that’s two victory dice.")),
  RULE (15, N_ ("Then shake all dice in your pool, once.")),
};

static const CrumbRulePart prank_parts[] = {
  RULE (16, N_ ("In ACTION, any die goes on PRANK or DODGE, into the next slot: the first into slot 1, whatever it "
                "shows. How high you are is the highest slot with a die.")),
  GAME (ANA ("123456") ", prank 0 4", CRUMB_MILDRED_PRANK, 1, FALSE),
  RULE (17, N_ ("An ability that adds one moves your highest die there one slot up. With no die there, it does "
                "nothing.")),
  GAME (ANA ("123456") ", prank 0 4, scally 0 123 =11, task 0 =113, add-prank 0 =1", CRUMB_MILDRED_PRANK, 2, FALSE),
  MARKED ("prank-dodged", 18,
          N_ ("At WAKEUP you may fight: your prank against the other player’s dodge. If it isn’t higher, it’s dodged. "
              "Either way your prank dice are used. You can also leave them there for next time.")),
  COMBAT (2, 2, 4, 0, TRUE, DODGED),
  MARKED ("prank-hits", 19,
          N_ ("If it’s higher, the other player loses one cookie, no matter by how much, but never goes below 1.")),
  COMBAT (3, 2, 4, 0, FALSE, COOKIE),
  COMBAT (3, 2, 1, 1, FALSE, NOTHING),
  MARKED (
      "prank-bites", 20,
      N_ ("If you have a die on LAUNDRY, the prank bites: somebody at 1 loses a victory die instead, which goes back "
          "to their used dice. If they have none, you win the game.")),
  COMBAT (3, 2, 1, 1, TRUE, VICTORY_DIE),
  COMBAT (1, 0, 1, 0, TRUE, WINS),
};

static const CrumbRulePart group_parts[] = {
  RULE (21, N_ ("An Indulgency card takes a whole group of dice at once. At a later WAKEUP you take it off, and it may "
                "score. What the card pays is printed on it.")),
  MARKED ("full-house", 22, N_ ("Full House takes three dice of one value and two of another.")),
  GROUP (CRUMB_MILDRED_FULL_HOUSE, "66655", NULL, FALSE, TRUE, 0),
  GROUP (CRUMB_MILDRED_FULL_HOUSE, "66666", NULL, FALSE, FALSE, 0),
  MARKED ("two-rows", 23, N_ ("Two Rows of Three takes three dice of one value and three of another.")),
  GROUP (CRUMB_MILDRED_TWO_ROWS, "222555", "444333", FALSE, TRUE, 1),
  MARKED ("group-scores", 24, N_ ("A group scores if the other player has none on that card, or a lower one.")),
  MARKED ("rows", 25,
          N_ ("Groups are compared row by row: in a Full House the row of 3, then the row of 2. Of two equal rows, the "
              "higher comes first. On a card Crumb doesn’t know, dice are compared one by one, high to low.")),
  GROUP (CRUMB_MILDRED_FULL_HOUSE, "44422", "33366", FALSE, TRUE, 1),
  GROUP (CRUMB_MILDRED_FULL_HOUSE, "44422", "44433", FALSE, FALSE, 2),
  MARKED ("ties-score", 26,
          N_ ("An exact tie scores only if your dice reach LAUNDRY#1. A group that is beaten still comes off and is "
              "used; the other one stays, and scores in its turn.")),
  GROUP (CRUMB_MILDRED_FULL_HOUSE, "44422", "44422", FALSE, FALSE, 0),
  GROUP (CRUMB_MILDRED_FULL_HOUSE, "44422", "44422", TRUE, TRUE, 0),
};

static const CrumbRulePart task_parts[] = {
  MARKED (
      "next-level", 27,
      N_ ("A set of tasks starts with a 1. Each next die is one higher than the highest there, and goes on the task "
          "with its number.")),
  REFUSED (ANA ("123456") ", scally 0 3 =13"),
  RULE (28, N_ ("The first 1 lies straight. Each later die lies as the set does, so a set is always wholly straight or "
                "wholly used.")),
  GAME (ANA ("123456") ", scally 0 123 =13, task 0 =133, scally 0 45 =13", CRUMB_MILDRED_CLEAN, 5, TRUE),
  MARKED ("reach", 29,
          N_ ("To do a task, turn a straight set to used, and take one reward of the set: at or below its highest die, "
              "whether a die lies on that task or not. That makes one a turn from each set, as a used set has nothing "
              "left to turn.")),
  GAME (ANA ("123456") ", scally 0 123 =12, task 0 =123", CRUMB_MILDRED_DIY, 3, TRUE),
  REFUSED (ANA ("123456") ", scally 0 12 =12, task 0 =121, task 0 =122"),
  RULE (30, N_ ("COOK#3 rolls up to two dice of your pool again.")),
  GAME ("start-shake 0 1234566, start-shake 1 6666666, scally 0 12345 =14, task 0 =143, reroll 0 6612 =2",
        CRUMB_MILDRED_COOK, 5, TRUE),
  RULE (31, N_ ("REWARD is for ACTION, WAKEUP for WAKEUP. ALWAYS holds without turning anything.")),
  REFUSED (ANA ("123456") ", scally 0 1234 =11, task 0 =114"),
};

static const CrumbRulePart modify_parts[] = {
  RULE (32,
        N_ ("Spend a die on one of two modify spots to turn another die of your pool up or down by one. 6 and 1 are "
            "neighbors.")),
  GAME (ANA ("123456") ", modify 0 26 =1", CRUMB_MILDRED_POOL, 5, FALSE),
  GAME (ANA ("123456") ", modify 0 21 =-1", CRUMB_MILDRED_MODIFY, 1, FALSE),
  RULE (33, N_ ("Both spots can go to the same die. They’re free again once you take their dice home at WAKEUP.")),
  REFUSED (ANA ("123456") ", modify 0 12 =1, modify 0 34 =1, modify 0 56 =1"),
};

static const CrumbRulePart crumb_parts[] = {
  RULE (34, N_ ("What cards do is printed on them, and Crumb doesn’t know your cards. It asks what a card gave, and "
                "takes your word for it.")),
  RULE (35, N_ ("You need not enter every die. Enter what both dice show now and then, or where dice lie, or every "
                "shake; change whenever you like.")),
  NOTE (N_ ("The goal line is printed too. Tell Crumb once where it is, or say each time whether it’s met.")),
};

static const CrumbRulePart house_parts[] = {
  NOTE (N_ ("You can agree on other rules before the first shake. They stay with that game until it’s over, and Crumb "
            "goes by them.")),
  NOTE (N_ ("Lowest slot: a prank or dodge die goes into the lowest free slot, not above the highest.")),
  EXAMPLE (GAME, .rules = "after-bonus=lowest-gap",
           .moves = ANA ("123456") ", prank 0 4, scally 0 123 =11, task 0 =113, add-prank 0 =1, prank 0 5",
           .at = CRUMB_MILDRED_PRANK, .stands = 2),
  NOTE (N_ ("That task: a die reaches only the task it lies on.")),
  EXAMPLE (GAME, .rules = "reach=that-card,stays=any-one",
           .moves = ANA ("123456") ", scally 0 12 =12, pass 0, keep 1, pass 1, shake 0, task 0 =121", .refused = TRUE),
  NOTE (N_ ("Next turn: a die is no use for a task in the turn you place it.")),
  EXAMPLE (GAME, .rules = "same-turn=off", .moves = ANA ("123456") ", scally 0 1 =12, task 0 =121", .refused = TRUE),
  NOTE (N_ ("Carried over: cookies beyond 6 count toward the next victory die.")),
  EXAMPLE (COOKIES, .rules = "excess=carried", .black = 4, .gain = 5, .black_after = 4, .victory_after = 1),
};

static const CrumbRuleSection sections[] = {
  SECTION ("aim", NC_ ("section", "What It’s About"), aim_parts, KNOBS ("dice", "excess")),
  SECTION ("start", NC_ ("section", "The Start"), start_parts, KNOBS ("first-tie")),
  SECTION ("wakeup", NC_ ("section", "WAKEUP"), wakeup_parts, KNOBS ("goal", "stays", "prank-back")),
  SECTION ("pranks", NC_ ("section", "Pranks"), prank_parts, KNOBS ("slots", "after-bonus", "bite")),
  SECTION ("groups", NC_ ("section", "Indulgency Cards"), group_parts, KNOBS ("equal-rows")),
  SECTION ("tasks", NC_ ("section", "Tasks"), task_parts, KNOBS ("levels", "reach", "same-turn")),
  SECTION ("modify", NC_ ("section", "Changing a Die"), modify_parts, KNOBS ()),
  SECTION ("crumb", NC_ ("section", "What Crumb Knows"), crumb_parts, KNOBS ()),
  SECTION ("house-rules", NC_ ("section", "House Rules"), house_parts, ALL_KNOBS),
};

const CrumbRulebook crumb_mildred_rulebook = {
  .sections = sections,
  .n_sections = G_N_ELEMENTS (sections),
  .steps = crumb_mildred_first_game_steps,
  .n_steps = CRUMB_MILDRED_FIRST_GAME_STEPS,
  .is_judged = crumb_mildred_example_is_judged,
  .agrees = crumb_mildred_example_agrees,
  .expected = crumb_mildred_example_expected,
  .ruling = crumb_mildred_example_ruling,
};
