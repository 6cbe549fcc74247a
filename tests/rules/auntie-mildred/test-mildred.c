/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games of Auntie Mildred's list move by move: every rule, every worked example, every knob, and every refusal. */

#include "mildred-script.h"
#include "rules-tests.h"

#include "rules/auntie-mildred/mildred-figures.h"

#include <string.h>

typedef struct
{
  const char *rules;
  const char *moves;
  const char *want;
} Row;

/* Seat 0 starts with 1 to 6, seat 1 has sixes; then seat 1 has had a turn without doing anything. */
#define START "start-shake 0 123456, start-shake 1 666666"
#define TURN START ", pass 0, keep 1, pass 1"

static const Row rows[] = {
  /* The first shake: the lower total starts with these dice, at ACTION; dice or totals; ties */
  { "", "", "0-0 start | |" },
  { "", START, "0-0 0action | p123456 | p666666" },
  { "", "start-shake 1 111111, start-shake 0 111112", "0-0 1action | p111112 | p111111" },
  { "", "start-shake 0 ?????? =14, start-shake 1 ?????? =19", "0-0 0action | p?????? | p??????" },
  { "", "start-shake 0 ??????? =14, start-shake 1 1112223", "0-0 1action | p??????? | p1112223" },
  { "", "start-shake 0 111111, start-shake 1 111111", "0-0 start | |" },
  { "", "start-shake 0 111111, start-shake 1 111111, start-shake 0 111112, start-shake 1 111111",
    "0-0 1action | p111112 | p111111" },
  { "first-tie=roll-one", "start-shake 0 111111, start-shake 1 111111", "0-0 start | p111111 | p111111" },
  { "first-tie=agree", "start-shake 0 111111, start-shake 1 111111, first-turn 1", "0-0 1action | p111111 | p111111" },
  { "", "first-turn 1 =7", "0-0 1action | p??????? | p???????" },
  { "dice=8", "first-turn 0", "0-0 0action | p???????? | p????????" },
  { "dice=6", "prank 0 3", "0-0 0action | p????? P1 | p??????" },
  { "", "start-shake 0 123 ~", "0-0 start | |" },
  { "", "start-shake 0 123 ~, start-shake 0 123456, start-shake 1 66 ~, start-shake 1 666666 ~",
    "0-0 0action | p123456 | p666666" },
  /* The second player may keep the first dice, or shakes */
  { "", START ", pass 0", "0-0 1wakeup | p123456 | p666666" },
  { "", START ", pass 0, keep 1", "0-0 1action | p123456 | p666666" },
  { "", START ", pass 0, shake 1 123123", "0-0 1action | p123456 | p123123" },
  { "", START ", pass 0, shake 1", "0-0 1action | p123456 | p??????" },
  { "", START ", pass 0, shake 1 12 ~, shake 1 123123 ~", "0-0 1action | p123456 | p123123" },
  { "", TURN, "0-0 0wakeup | p123456 | p666666" },
  /* Slots: a 4 does not go straight to slot 4; an ability moves the highest; a die goes on top of it */
  { "", START ", prank 0 4", "0-0 0action | p12356 P1 | p666666" },
  { "", START ", prank 0 46, dodge 0 5", "0-0 0action | p123 P12 D1 | p666666" },
  { "", START ", prank 0 4, scally 0 123 =11, task 0 =113, add-prank 0 =1",
    "0-0 0action source113 | p56 P2 L123* | p666666" },
  { "", START ", prank 0 4, scally 0 123 =11, task 0 =113, add-prank 0 =1, prank 0 5",
    "0-0 0action source113 | p6 P23 L123* | p666666" },
  { "after-bonus=lowest-gap", START ", prank 0 4, scally 0 123 =11, task 0 =113, add-prank 0 =1, prank 0 5",
    "0-0 0action source113 | p6 P12 L123* | p666666" },
  { "", START ", dodge 0 4, scally 0 123 =11, task 0 =112, add-dodge 0 =5",
    "0-0 0action source112 | p56 D6 L123* | p666666" },
  /* Combat: same or lower is dodged, and the prank dice are used either way */
  { "", START ", prank 0 12, pass 0, keep 1, dodge 1 66, pass 1, combat 0", "0-0 0wakeup | p3456 u2 | p6666 D12" },
  { "", START ", prank 0 12, pass 0, stands 1 =3, keep 1, dodge 1 6, pass 1, combat 0",
    "0-2 0wakeup | p3456 u2 | p66666 D1 b3" },
  { "", START ", prank 0 123456, pass 0, stands 1 =3, keep 1, pass 1, combat 0", "0-2 0wakeup | u6 | p666666 b3" },
  { "", START ", prank 0 23, pass 0, keep 1, pass 1, combat 0", "0-0 0wakeup | p1456 u2 | p666666" },
  /* With LAUNDRY it bites: a victory die, or the game, on the second turn of whoever starts */
  { "", START ", scally 0 1 =11, prank 0 2, pass 0, keep 1, pass 1, combat 0", "0-0 over 0 | p3456 u1 L1 | p666666" },
  { "", START ", scally 0 1 =11, prank 0 2, pass 0, stands 1 =5, keep 1, pass 1, combat 0",
    "0-0 0wakeup | p3456 u1 L1 | p66666 u1" },
  { "", START ", scally 0 1 =11, prank 0 2, pass 0, keep 1, dodge 1 6, pass 1, combat 0",
    "0-0 0wakeup | p3456 u1 L1 | p66666 D1" },
  { "", START ", scally 0 1 =11, prank 0 2, pass 0, stands 1 =1, keep 1, pass 1, combat 0",
    "0-0 0wakeup | p3456 u1 L1 | p666666" },
  { "", START ", scally 0 1 =11, prank 0 2, pass 0, keep 1, pass 1, goal 0, combat 0",
    "0-0 0wakeup | p3456? u1 | p666666" },
  { "bite=#2", START ", scally 0 1 =11, prank 0 2, pass 0, keep 1, pass 1, combat 0",
    "0-0 0wakeup | p3456 u1 L1 | p666666" },
  { "bite=#2", START ", scally 0 12 =11, prank 0 3, pass 0, keep 1, pass 1, combat 0",
    "0-0 over 0 | p456 u1 L12 | p666666" },
  /* Dodge dice go home at the next WAKEUP, by the shake where nobody does it; prank dice stay; so does the highest */
  { "", START ", prank 0 1, dodge 0 23, pass 0, keep 1, pass 1, collect 0 =5", "0-0 0wakeup | p456?? P1 | p666666" },
  { "", START ", prank 0 1, dodge 0 23, pass 0, keep 1, pass 1, shake 0 11111", "0-0 0action | p11111 P1 | p666666" },
  { "", START ", scally 0 1234 =12, pass 0, keep 1, pass 1, collect 0 =12", "0-0 0wakeup | p56??? I4 | p666666" },
  { "", START ", scally 0 1234 =12, pass 0, keep 1, pass 1, collect 0 1234 =12", "0-0 0wakeup | p56???? | p666666" },
  { "", START ", scally 0 1234 =12, pass 0, keep 1, pass 1, shake 0 12345", "0-0 0action | p12345 I4 | p666666" },
  { "stays=any-one", START ", scally 0 1234 =12, pass 0, keep 1, pass 1, collect 0 134 =12",
    "0-0 0wakeup | p56??? I2 | p666666" },
  { "", START ", modify 0 64 =1, prank 0 12, pass 0, keep 1, pass 1, collect 0 =3, collect 0 =4",
    "0-0 0wakeup | p355??? | p666666" },
  { "prank-back=one-by-one", START ", prank 0 123, pass 0, keep 1, pass 1, collect 0 12 =4",
    "0-0 0wakeup | p456?? P3 | p666666" },
  { "prank-back=one-by-one", START ", prank 0 123, pass 0, keep 1, pass 1, collect 0 =4",
    "0-0 0wakeup | p456??? | p666666" },
  { "", START ", prank 0 12, pass 0, keep 1, pass 1, combat 0, collect 0 =2", "0-0 0wakeup | p3456?? | p666666" },
  /* Indulgency: the higher group scores, the other one stays and scores later; a tie with LAUNDRY#1 */
  { "",
    "start-shake 0 4442211, start-shake 1 3336666, indulge 0 44422 =21, pass 0, keep 1, indulge 1 33366 =21, "
    "pass 1, score 0 =21, cookies 0 =3",
    "3-0 0wakeup source21 | p11 u5 b4 | p66 g21:33366" },
  { "",
    "start-shake 0 4442211, start-shake 1 3336666, indulge 0 44422 =21, pass 0, keep 1, indulge 1 33366 =21, "
    "pass 1, shake 0 11, pass 0, score 1 =21",
    "0-0 1wakeup | p11 g21:44422 | p66 u5" },
  { "",
    "start-shake 0 4442211, start-shake 1 3336666, indulge 0 44422 =21, pass 0, keep 1, indulge 1 33366 =21, "
    "pass 1, score 0 =21, shake 0 11, pass 0, score 1 =21, cookies 1 =5, victory-die 1 6 =1",
    "0-5 1wakeup source21 | p11 u5 | p6 u5 v1" },
  { "",
    "start-shake 0 1444225, start-shake 1 4442265, scally 0 1 =11, indulge 0 44422 =21, pass 0, keep 1, "
    "indulge 1 44422 =21, pass 1, score 0 =21",
    "0-0 0wakeup source21 | p5 u5 L1 | p65 g21:44422" },
  { "",
    "start-shake 0 1444225, start-shake 1 4442265, indulge 0 44422 =21, pass 0, keep 1, "
    "indulge 1 44422 =21, pass 1, score 0 =21",
    "0-0 0wakeup | p15 u5 | p65 g21:44422" },
  { "", "start-shake 0 1444225, start-shake 1 4442265, indulge 0 44422 =21, pass 0, keep 1, pass 1, collect 0 =21",
    "0-0 0wakeup | p15????? | p4442265" },
  { "equal-rows=on", "first-turn 0 =6, indulge 0 666666 =22", "0-0 0action | g22:666666 | p??????" },
  { "", START ", indulge 0 12 =25, pass 0, keep 1, indulge 1 66 =25", "0-0 1action | p3456 g25:12 | p6666 g25:66" },
  /* Straightening, then abilities, each turning its set; COOK#1 turns nothing */
  { "", START ", scally 0 1234 =11, task 0 =112, pass 0, keep 1, pass 1, straighten 0",
    "0-0 0wakeup | p56 L1234 | p666666" },
  { "", START ", scally 0 1234 =11, pass 0, keep 1, pass 1, straighten 0, wake 0 =114",
    "0-0 0wakeup source114 | p56 L1234* | p666666" },
  { "", START ", scally 0 1 =14, pass 0, keep 1, pass 1, straighten 0, wake 0 =141",
    "0-0 0wakeup source141 | p23456 K1 | p666666" },
  /* The goal: all scallywag dice come back, and every set has to be on the line */
  { "goal=1",
    "start-shake 0 111111, start-shake 1 666666, scally 0 1 =11, scally 0 1 =12, scally 0 1 =13, "
    "scally 0 1 =14, pass 0, keep 1, pass 1, goal 0, victory-die 0 =1, victory-die 0 =1",
    "10-0 0wakeup | p???? v2 | p666666" },
  { "goal=2",
    "start-shake 0 111111, start-shake 1 666666, scally 0 1 =11, scally 0 1 =12, scally 0 1 =13, "
    "scally 0 1 =14, pass 0, keep 1, pass 1, goal 0 =1",
    "0-0 0wakeup | p11???? | p666666" },
  { "",
    "start-shake 0 111111, start-shake 1 666666, scally 0 1 =11, scally 0 1 =12, scally 0 1 =13, "
    "scally 0 1 =14, pass 0, keep 1, pass 1, goal 0 =1",
    "0-0 0wakeup due2 | p11???? | p666666" },
  { "goal=1112",
    "start-shake 0 111111, start-shake 1 666666, scally 0 1 =11, scally 0 1 =12, scally 0 1 =13, "
    "scally 0 1 =14, pass 0, keep 1, pass 1, goal 0",
    "0-0 0wakeup | p11???? | p666666" },
  { "goal=1112",
    "start-shake 0 111112, start-shake 1 666666, scally 0 1 =11, scally 0 1 =12, scally 0 1 =13, "
    "scally 0 12 =14, pass 0, keep 1, pass 1, goal 0",
    "0-0 0wakeup due2 | p1????? | p666666" },
  { "",
    "start-shake 0 111111, start-shake 1 666666, scally 0 1 =11, scally 0 1 =12, scally 0 1 =13, "
    "pass 0, keep 1, pass 1, goal 0 =1",
    "0-0 0wakeup | p111??? | p666666" },
  /* Modify: 6 + 1 is 1, and 1 - 1 is 6; two spots, both on one die; the changed die stays in its place */
  { "", START ", modify 0 26 =1", "0-0 0action | p13451 m1 | p666666" },
  { "", START ", modify 0 21 =-1", "0-0 0action | p63456 m1 | p666666" },
  { "", START ", modify 0 16 =1, modify 0 21 =1", "0-0 0action | p3452 m2 | p666666" },
  { "", "first-turn 0 =6, modify 0 36 =1, modify 0 ?? =1", "0-0 0action | p1??? m2 | p??????" },
  { "", START ", modify 0 ?? =1", "0-0 0action | p33456 m1 | p666666" },
  /* Scallywag dice go up one by one, and lie as those below them; an unknown face is the next level */
  { "", "start-shake 0 123456, start-shake 1 666666, scally 0 123 =13, task 0 =133, scally 0 45 =13",
    "0-0 0action source133 | p6 C12345* | p666666" },
  { "", START ", scally 0 1 =13, scally 0 ?? =13", "0-0 0action | p456 C123 | p666666" },
  { "", "first-turn 0 =6, scally 0 ??? =14", "0-0 0action | p??? K123 | p??????" },
  { "", START ", scally 0 12345 =14, task 0 =143, reroll 0 61 =1", "0-0 0action source143 | p1 K12345* | p666666" },
  { "", "start-shake 0 1234566, start-shake 1 6666666, scally 0 12345 =14, task 0 =143, reroll 0 6612 =2",
    "0-0 0action source143 | p12 K12345* | p6666666" },
  /* A die placed this turn can be used at once, unless the table says no; a set reaches all cards at or below */
  { "same-turn=off", START ", scally 0 1 =12, pass 0, keep 1, pass 1, shake 0 22222, scally 0 2 =12, task 0 =121",
    "0-0 0action source121 | p2222 I12* | p666666" },
  { "reach=that-card", START ", scally 0 12 =12, task 0 =122", "0-0 0action source122 | p3456 I12* | p666666" },
  /* Cookies: beyond 6 they are lost; the order of two scorings matters; a victory die leaves the black die as it is */
  { "", START ", scally 0 1 =12, task 0 =121, cookies 0 =3, cookies 0 =5, victory-die 0 2 =1",
    "5-0 0action source121 | p3456 I1* v1 | p666666" },
  { "",
    START ", scally 0 1 =12, task 0 =121, cookies 0 =3, cookies 0 =2, victory-die 0 2 =1, cookies 0 =5, "
          "victory-die 0 =1",
    "10-0 0action source121 | p456 I1* v2 | p666666" },
  { "", START ", scally 0 1 =12, task 0 =121, cookies 0 =3, victory 0 =1, victory-die 0 =1",
    "8-0 0action source121 | p3456 I1* v1 b4 | p666666" },
  { "excess=carried", START ", scally 0 1 =12, task 0 =121, cookies 0 =12, victory-die 0 =12, victory-die 0 =1",
    "12-0 0action source121 | p3456 v2 b3 | p666666" },
  /* The third victory die wins at once, also as the first of two */
  { "", START ", scally 0 1 =12, stands 0 =13, task 0 =121, victory 0 =2, victory-die 0 4 =1",
    "18-0 over 0 source121 | p56 I1* v3 b4 | p666666" },
  /* A victory die from anywhere: the top slot, the lowest or the highest of a set, one of a group */
  { "", START ", prank 0 3456, scally 0 1 =12, task 0 =121, victory 0 =1, victory-die 0 =4",
    "5-0 0action source121 | p2 P123 I1* v1 | p666666" },
  { "", START ", dodge 0 3456, scally 0 1 =12, task 0 =121, victory 0 =1, victory-die 0 =5",
    "5-0 0action source121 | p2 D123 I1* v1 | p666666" },
  { "", START ", modify 0 23 =1, scally 0 1 =12, task 0 =121, victory 0 =1, victory-die 0 =3",
    "5-0 0action source121 | p4456 I1* v1 | p666666" },
  { "", START ", scally 0 123 =12, task 0 =121, victory 0 =1, victory-die 0 =12",
    "5-0 0action source121 | p456 I23* v1 | p666666" },
  { "", START ", scally 0 123 =12, task 0 =121, victory 0 =1, victory-die 0 3 =12",
    "5-0 0action source121 | p456 I12* v1 | p666666" },
  { "", START ", scally 0 1 =12, indulge 0 23 =25, task 0 =121, victory 0 =1, victory-die 0 =25",
    "5-0 0action source121 | p456 u1 I1* v1 | p666666" },
  { "", START ", pass 0, stands 1 =5, keep 1, pass 1, stands 1 =2", "0-2 0wakeup | p123456 | p66666 u1 b3" },
  /* What both dice show is all that a game needs; it is a round of its own, at any time; 15 wins */
  { "", "stands 0 =4, stands 1 =9, stands 0 =3", "3-9 start | b4 | v1 b5" },
  { "", "stands 0 =14, stands 1 =12, stands 0 =16", "16-12 over 0 | v3 b2 | v2 b3" },
  { "", "stands 0 =6, first-turn 1 =6", "6-0 1action | p????? v1 b2 | p??????" },
  { "", "stands 0 =6, start-shake 0 11111, start-shake 1 666666", "6-0 0action | p11111 v1 b2 | p666666" },
  { "", "start-shake 0 111111, stands 0 =6, start-shake 1 666666", "6-0 0action | p11111 v1 b2 | p666666" },
  /* The end: who has more has won, level is a draw; who gives up has lost */
  { "", "stands 0 =4, end", "4-0 over 0 | b5 |" },
  { "", "stands 0 =4, stands 1 =4, end", "4-4 over 255 | b5 | b5" },
  { "", "stands 0 =4, resign 0", "4-0 over 1 | b5 |" },
  /* The table insists, against the rules, and dice still add up */
  { "", START ", overrule, prank 0 66", "0-0 0action | p2345 P12 | p666666" },
  { "", START ", overrule, scally 0 3 =12", "0-0 0action | p12456 I3 | p666666" },
  { "", START ", overrule, indulge 0 66666 =21", "0-0 0action | p5 g21:66666 | p666666" },
  { "", START ", overrule, indulge 0 12345 =21", "0-0 0action | p6 g21:12345 | p666666" },
  { "", START ", scally 0 1 =12, task 0 =121, overrule, task 0 =121", "0-0 0action source121 | p23456 I1* | p666666" },
  { "", START ", scally 0 1 =12, overrule, task 0 =122", "0-0 0action source122 | p23456 I1* | p666666" },
  { "", TURN ", straighten 0, overrule, straighten 0", "0-0 0wakeup | p123456 | p666666" },
  { "", TURN ", overrule, wake 0 =122", "0-0 0wakeup source122 | p123456 | p666666" },
};

static void
check_rows (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbMildred game = mildred_script_fold (rows[i].rules, rows[i].moves);
      g_autofree char *text = mildred_script_describe (&game);

      if (!g_str_equal (text, rows[i].want))
        g_test_fail_printf ("“%s” %s is %s, not %s", rows[i].moves, rows[i].rules, text, rows[i].want);
    }
}

/* The last move is refused; got is the operand that names a place or a number. */
static const struct
{
  const char *rules;
  const char *moves;
  const char *last;
  unsigned reason;
  int got;
  bool can_overrule;
} refused_rows[] = {
/* Any game has this one. */
#define CRUMB_MILDRED_REFUSAL_COUNT CRUMB_REFUSAL_DICE_COUNT
#define NO(rules_, moves_, last_, reason_, got_) { rules_, moves_, last_, CRUMB_MILDRED_REFUSAL_##reason_, got_, false }
#define DOUBT(rules_, moves_, last_, reason_, got_)                                                                    \
  { rules_, moves_, last_, CRUMB_MILDRED_REFUSAL_##reason_, got_, true }
  { "", START, "prank 1 6", CRUMB_REFUSAL_NOT_YOUR_TURN, 0, false },
  { "", START, "prank 2 6", CRUMB_REFUSAL_NO_SUCH_SEAT, 0, false },
  { "", START, "prank 0 7", CRUMB_REFUSAL_BAD_FACE, 0, false },
  { "", START, "prank 0 3r", CRUMB_REFUSAL_BAD_COLOUR, 0, false },
  { "", START ", end", "pass 0", CRUMB_REFUSAL_OVER, 0, false },
  { "", "overrule", "overrule", CRUMB_REFUSAL_NOT_NOW, 0, false },
  NO ("", "", "prank 0 3", NOT_STARTED, 0),
  NO ("dice=6", "start-shake 0 123456", "prank 0 3", NOT_STARTED, 0),
  NO ("", START, "start-shake 0 123456", ALREADY_STARTED, 0),
  NO ("", START, "first-turn 0", ALREADY_STARTED, 0),
  NO ("", "start-shake 0 123456", "start-shake 0 123456", HAS_SHAKEN, 0),
  NO ("", "start-shake 0 123456", "start-shake 1 1234561", COUNT, 7),
  NO ("", "", "start-shake 1 12345", COUNT, 5),
  NO ("dice=8", "", "start-shake 1 123456", COUNT, 6),
  NO ("", "", "start-shake 1 ??????", AMOUNT, 0),
  NO ("", "", "start-shake 1 1????? =14", AMOUNT, 14),
  NO ("", "", "start-shake 1 ?????? =37", AMOUNT, 37),
  NO ("", "", "first-turn 1", AMOUNT, 0),
  NO ("", "", "stands 1 =20", AMOUNT, 20),
  NO ("", START, "combat 0", PHASE, 0),
  NO ("", TURN, "prank 0 1", PHASE, 0),
  NO ("", TURN, "keep 0", KEEP_ONLY_FIRST, 0),
  NO ("", "first-turn 0 =6, pass 0", "keep 1", NEEDS_FACE, 0),
  NO ("", TURN, "shake 0 12345", COUNT, 5),
  NO ("", TURN, "combat 0", NO_PRANK, 0),
  NO ("", TURN, "score 0 =21", NO_DICE_THERE, 21),
  NO ("", TURN, "score 0 =30", NO_SUCH_CARD, 30),
  NO ("", TURN, "goal 0 =2", AMOUNT, 2),
  NO ("", TURN, "collect 0 =1", NO_SUCH_PLACE, 1),
  NO ("", TURN, "collect 0 =15", NO_SUCH_PLACE, 15),
  NO ("", TURN, "collect 0 =2", NO_DICE_THERE, 2),
  NO ("", START ", scally 0 123 =12, pass 0, keep 1, pass 1", "collect 0 3 =12", HIGHEST_STAYS, 12),
  NO ("", START ", scally 0 1 =12, pass 0, keep 1, pass 1", "collect 0 =12", HIGHEST_STAYS, 12),
  NO ("", START ", scally 0 1 =12, pass 0, keep 1, pass 1", "collect 0 2 =12", NO_DICE_THERE, 12),
  NO ("", START ", scally 0 1 =12, pass 0, keep 1, pass 1", "collect 0 ? =12", NEEDS_FACE, 0),
  NO ("", START ", prank 0 12, pass 0, keep 1, pass 1", "collect 0 1 =4", COUNT, 1),
  NO ("prank-back=one-by-one", START ", prank 0 12, pass 0, keep 1, pass 1", "collect 0 3 =4", NO_DICE_THERE, 4),
  NO ("prank-back=one-by-one", START ", prank 0 12, pass 0, keep 1, pass 1", "collect 0 11 =4", NO_DICE_THERE, 4),
  DOUBT ("", TURN ", straighten 0", "straighten 0", ONCE_PER_TURN, 0),
  NO ("", TURN, "wake 0 =123", NOT_A_WAKEUP, 123),
  NO ("", TURN, "wake 0 =111", NOT_A_WAKEUP, 111),
  NO ("", TURN, "wake 0 =151", NO_SUCH_CARD, 151),
  NO ("levels=5", TURN, "wake 0 =126", NO_SUCH_CARD, 126),
  DOUBT ("", TURN, "wake 0 =122", STRAIGHTEN_FIRST, 122),
  DOUBT ("", TURN ", straighten 0", "wake 0 =122", NOT_REACHED, 122),
  DOUBT ("", START ", scally 0 12 =14, pass 0, keep 1, pass 1, straighten 0, wake 0 =141", "wake 0 =141", ONCE_PER_TURN,
         141),
  DOUBT ("", START ", scally 0 12 =12, pass 0, keep 1, pass 1, straighten 0, wake 0 =121", "wake 0 =122", SET_USED, 12),
  NO ("", START ", modify 0 12 =1, modify 0 34 =1", "modify 0 56 =1", NO_MODIFY_SPOT, 0),
  NO ("", START, "modify 0 12 =2", MODIFY_FORM, 0),
  NO ("", START, "modify 0 1 =1", MODIFY_FORM, 0),
  NO ("slots=4", START ", prank 0 1234", "prank 0 5", NO_SLOT, 4),
  NO ("", START, "dodge 0", COUNT, 0),
  DOUBT ("", START ", prank 0 4", "dodge 0 4", NOT_IN_POOL, 0),
  NO ("", START ", prank 0 123, dodge 0 456", "dodge 0 4", NO_DICE, 0),
  NO ("", START, "add-prank 0 =1", NO_SOURCE, 0),
  NO ("", START ", scally 0 123 =11, task 0 =113", "add-prank 0 =1", NEEDS_A_DIE, 4),
  NO ("slots=4", START ", dodge 0 4, scally 0 123 =11, task 0 =113", "add-dodge 0 =4", NO_SLOT, 5),
  NO ("", START, "indulge 0 12345 =20", NO_SUCH_CARD, 20),
  DOUBT ("", START, "indulge 0 66666 =21", DOES_NOT_MATCH, 21),
  DOUBT ("", START, "indulge 0 666666 =22", DOES_NOT_MATCH, 22),
  DOUBT ("", START ", indulge 0 12 =25, pass 0, keep 1", "indulge 1 666 =25", DOES_NOT_MATCH, 25),
  NO ("", START ", indulge 0 12 =25", "indulge 0 34 =25", SPOTS_TAKEN, 25),
  NO ("", START, "indulge 0 ?? =25", NEEDS_FACE, 0),
  DOUBT ("", START, "scally 0 3 =12", WANTED, 12),
  DOUBT ("", START ", scally 0 1 =12", "scally 0 1 =12", WANTED, 12),
  NO ("levels=5", START ", scally 0 12345 =12", "scally 0 6 =12", WANTED, 12),
  NO ("", START ", scally 0 123456 =12", "scally 0 ? =12", WANTED, 12),
  NO ("", START, "scally 0 1 =15", NO_SUCH_SET, 15),
  NO ("", START, "task 0 =111", NOT_A_REWARD, 111),
  NO ("", START, "task 0 =114", NOT_A_REWARD, 114),
  NO ("", START, "task 0 =121", NEEDS_A_DIE, 12),
  DOUBT ("", START ", scally 0 12 =12, task 0 =121", "task 0 =122", SET_USED, 12),
  DOUBT ("", START ", scally 0 12 =12", "task 0 =124", NOT_REACHED, 124),
  DOUBT ("reach=that-card", TURN ", shake 0 123456, scally 0 12 =12, pass 0, shake 1, pass 1, collect 0 =12, shake 0",
         "task 0 =121", NOT_REACHED, 121),
  DOUBT ("same-turn=off", START ", scally 0 12 =12", "task 0 =121", NOT_REACHED, 121),
  NO ("", START, "cookies 0 =1", NO_SOURCE, 0),
  NO ("", START ", scally 0 1 =12, task 0 =121", "cookies 0", AMOUNT, 0),
  NO ("", START ", scally 0 1 =12, task 0 =121", "victory 0 =4", AMOUNT, 4),
  NO ("", START ", scally 0 123 =14, task 0 =143", "reroll 0 456111 =3", AMOUNT, 3),
  NO ("", START ", scally 0 123 =14, task 0 =143", "reroll 0 456 =2", COUNT, 3),
  NO ("", START, "victory-die 0 =1", NO_VICTORY_DUE, 0),
  NO ("", START ", scally 0 1 =12, task 0 =121, victory 0 =1", "pass 0", VICTORY_DIE_DUE, 1),
  NO ("", START ", scally 0 1 =12, task 0 =121, victory 0 =1", "victory-die 0 =6", NO_SUCH_PLACE, 6),
  NO ("", START ", scally 0 1 =12, task 0 =121, victory 0 =1", "victory-die 0 =2", NO_DICE_THERE, 2),
  NO ("", START ", scally 0 123 =12, task 0 =121, victory 0 =1", "victory-die 0 2 =12", NO_DICE_THERE, 12),
};

static void
check_refused (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (refused_rows); i++)
    {
      CrumbMildred game = mildred_script_fold (refused_rows[i].rules, refused_rows[i].moves);
      CrumbMove move = mildred_script_parse (refused_rows[i].last);
      CrumbRefusal refusal;

      if (crumb_mildred_apply (&game, &move, &refusal) || (unsigned) refusal.reason != refused_rows[i].reason
          || refusal.got != refused_rows[i].got || refusal.can_overrule != refused_rows[i].can_overrule)
        g_test_fail_printf ("row %u, %s: %d, got %d", i, refused_rows[i].last, (int) refusal.reason, refusal.got);
    }
}

/* A turn is a round, what both dice show is one too, and past the last one there is, turns go on into that. */
static void
check_rounds (void)
{
  CrumbMildred game = mildred_script_fold ("dice=6", "pass 0");
  CrumbRefusal refusal;

  g_assert_cmpint (game.scores.n_rounds, ==, 1);
  for (unsigned i = 0; i < 300; i++)
    {
      CrumbMove shake = { .what = CRUMB_MILDRED_SHAKE, .seat = (uint8_t) (1 - i % 2) };
      CrumbMove pass = { .what = CRUMB_MILDRED_PASS, .seat = shake.seat };

      g_assert_true (crumb_mildred_apply (&game, &shake, &refusal) && crumb_mildred_apply (&game, &pass, &refusal));
    }
  g_assert_cmpint (game.scores.round, ==, CRUMB_ROUNDS_MAX - 1);
  for (int16_t i = 1; i < 5; i++)
    {
      CrumbMove stands = { .what = CRUMB_MILDRED_STANDS, .seat = 1, .amount = i };

      g_assert_true (crumb_mildred_apply (&game, &stands, &refusal));
    }
  g_assert_cmpint (game.scores.points[CRUMB_ROUNDS_MAX - 1][1], ==, 4);
  g_assert_cmpint (game.scores.totals[1], ==, 4);
}

/* WAKEUP as a list of what is possible. */
static void
check_options (void)
{
  static const struct
  {
    const char *rules;
    const char *moves;
    const char *want;
  } lists[] = {
    { "", START, "" },
    { "", START ", pass 0", "keep 1  =0" },
    { "", TURN, "" },
    { "", START ", prank 0 2, dodge 0 3, scally 0 1 =14, pass 0, keep 1, pass 1",
      "combat 0  =0, straighten 0  =0, collect 0  =4, collect 0  =5, collect 0 1 =14, goal 0  =0" },
    { "", START ", scally 0 12 =14, pass 0, keep 1, pass 1, straighten 0",
      "wake 0  =141, wake 0  =142, collect 0  =14, collect 0 12 =14, goal 0  =0" },
    { "stays=any-one,prank-back=one-by-one", START ", scally 0 12 =14, prank 0 34, pass 0, keep 1, pass 1, combat 0",
      "straighten 0  =0, collect 0  =2, collect 0  =14, collect 0 2 =14, collect 0 12 =14, goal 0  =0" },
    { "",
      "start-shake 0 111111, start-shake 1 666666, scally 0 1 =11, scally 0 1 =12, scally 0 1 =13, "
      "scally 0 1 =14, pass 0, keep 1, pass 1",
      "straighten 0  =0, goal 0  =0, collect 0 1 =11, collect 0 1 =12, collect 0 1 =13, collect 0 1 =14" },
    { "prank-back=one-by-one", START ", prank 0 34, pass 0, keep 1, pass 1",
      "combat 0  =0, collect 0  =4, collect 0 1 =4, collect 0 2 =4" },
    { "", START ", indulge 0 12 =25, pass 0, keep 1, pass 1", "score 0  =25, collect 0  =25" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      CrumbMildred game = mildred_script_fold (lists[i].rules, lists[i].moves);
      CrumbMove options[CRUMB_MILDRED_OPTIONS_MAX];
      unsigned n = crumb_mildred_options (&game, options);
      g_autofree char *text = mildred_script_format (options, n);

      g_assert_cmpstr (text, ==, lists[i].want);
    }
}

/* The next die of a shake is added to those that were entered; the last one closes it. */
static void
check_entering (void)
{
  CrumbMildred game = mildred_script_fold ("dice=6", "");
  CrumbRefusal refusal;

  for (unsigned seat = 0; seat < 2; seat++)
    for (unsigned i = 0; i < 6; i++)
      {
        CrumbMove move = crumb_mildred_enter_die (&game, i % 2 + seat + 1);

        g_assert_cmpint (move.seat, ==, seat);
        g_assert_true (crumb_mildred_apply (&game, &move, &refusal));
      }
  g_assert_cmpint (game.phase, ==, CRUMB_MILDRED_AT_ACTION);
  g_assert_cmpint (game.active, ==, 0);
}

static void
check_figures (void)
{
  static const char *const moves[] = {
    "start-shake 0 4442211",
    "start-shake 1 3336665",
    "indulge 0 44422 =21",
    "pass 0",
    "keep 1",
    "indulge 1 33366 =21",
    "prank 1 5",
    "pass 1",
    "score 0 =21",
    "cookies 0 =4",
    "shake 0",
    "scally 0 1 =12",
    "task 0 =121",
    "cookies 0 =3",
    "victory-die 0 =1",
    "victory 0 =1",
    "victory-die 0 =12",
    "pass 0",
    "combat 1",
    "score 1 =21",
    "shake 1",
    "pass 1",
  };
  static const int64_t want[2][CRUMB_MILDRED_N_FIGURES] = {
    { 2, 5, 2, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1 },
    { 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0 },
  };
  CrumbMildred game = mildred_script_fold ("", "");
  CrumbFigures figures[CRUMB_SEATS_MAX] = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      CrumbMove move = mildred_script_parse (moves[i]);
      CrumbMildred before = game;
      CrumbRefusal refusal;

      if (!crumb_mildred_apply (&game, &move, &refusal))
        g_error ("%s: %d", moves[i], (int) refusal.reason);
      crumb_auntie_mildred.count (&before, &move, &game, figures);
    }
  for (unsigned seat = 0; seat < 2; seat++)
    for (unsigned i = 0; i < CRUMB_MILDRED_N_FIGURES; i++)
      if (figures[seat][i] != want[seat][i])
        g_test_fail_printf ("%s of seat %u: %d", crumb_mildred_figures[i].id, seat, (int) figures[seat][i]);
}

/* What tables agree on: every knob both ways, and lines that are too high. */
static void
check_rules (void)
{
  static const char *const taken[] = { "usual", "dice=12", "levels=5,goal=5", "bite=#6,slots=4", "goal=3443", "" };
  static const char *const refused[] = {
    "dice=5",     "goal=7",           "goal=6,levels=5", "goal=1117", "goal=3456,levels=5", "goal=123", "goal=0000",
    "goal=11111", "levels=5,bite=#6", "slots=3",         "x"
  };
  static const struct
  {
    int number;
    unsigned set;
    int digit, becomes;
  } with[] = { { 4, 1, 3, 4344 }, { 4344, 1, 4, 4 }, { 4344, 3, 6, 4346 }, { 4344, 0, 1, 1344 }, { 2, 2, 2, 2 } };
  const CrumbRuleKnob *goal = &crumb_mildred_rule_book.knobs[1];
  char text[CRUMB_RULES_TEXT_MAX];

  for (gsize i = 0; i < G_N_ELEMENTS (taken); i++)
    g_assert_true (crumb_game_kind_normalise (&crumb_auntie_mildred, taken[i], text));
  g_assert_cmpstr (text, ==,
                   "dice=asked,goal=none,slots=6,levels=6,after-bonus=on-top,prank-back=all,reach=at-or-below,"
                   "stays=highest,same-turn=on,equal-rows=off,excess=lost,first-tie=shake-again,bite=any");
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    g_assert_false (crumb_game_kind_normalise (&crumb_auntie_mildred, refused[i], text));

  for (gsize i = 0; i < G_N_ELEMENTS (with); i++)
    g_assert_cmpint (crumb_rule_knob_with (goal, with[i].number, with[i].set, with[i].digit), ==, with[i].becomes);

  /* A goal line for each set; four that are equal are one. */
  g_assert_true (crumb_game_kind_normalise (&crumb_auntie_mildred, "goal=3443", text));
  g_assert_nonnull (strstr (text, "goal=3443,"));
  g_assert_true (crumb_game_kind_normalise (&crumb_auntie_mildred, "goal=4444", text));
  g_assert_nonnull (strstr (text, "goal=4,"));
}

void
add_mildred_tests (void)
{
  g_test_add_func ("/mildred/games", check_rows);
  g_test_add_func ("/mildred/refused", check_refused);
  g_test_add_func ("/mildred/rounds", check_rounds);
  g_test_add_func ("/mildred/options", check_options);
  g_test_add_func ("/mildred/entering", check_entering);
  g_test_add_func ("/mildred/figures", check_figures);
  g_test_add_func ("/mildred/rules", check_rules);
}
