/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games of Cubbage move by move: every rule, every worked example, every knob, and every refusal. */

#include "cubbage-script.h"
#include "rules-tests.h"

#include <string.h>

/* The deal of the worked example in which the hands are worth 10 and 6, the starter being a 5: a solo table, and the
 * same dice where two sit. Seat 1 has the crib. The play brings 2 and 3 points, the crib 8. */
#define KEEP "1f 0r122436 0c36 "
#define PLAY KEEP "0l2 1t5 0l2 1t5 0l1 1t1 0l4 1t3 "
#define HIDDEN_PLAY "1f 0l2 1l5 0l2 1l5 0l1 1l1 0l4 1l3 "
#define OPEN_ROLL "1f 0r122436 1r135511 0c36 1c11 "
#define OPEN_PLAY OPEN_ROLL "0l2 1l5 0l2 1l5 0l1 1l1 0l4 1l3 "

typedef struct
{
  const char *rules;
  const char *moves;
  const char *want;
} Row;

static const Row deal_rows[] = {
  /* The crib decides who leads; seats take turns with it */
  { "", "", "0-0 f" },
  { "", "0f", "0-0 0r" },
  { "", "0f 0r122436", "0-0 0c" },
  { "", "0f 0r122436 0c36", "0-0 1t0" },
  { "", "1f 0r122436 0c36", "0-0 0l0" },
  { "table=hidden", "0f", "0-0 1l0" },
  { "table=hidden", "1f", "0-0 0l0" },
  /* Open: who leads is asked first, and both may come in any order */
  { "table=open", "1f", "0-0 0r" },
  { "table=open", "1f 0r122436", "0-0 1r" },
  { "table=open", "1f 0r122436 1r135511", "0-0 0c" },
  { "table=open", "1f 0r122436 1r135511 0c36", "0-0 1c" },
  { "table=open", OPEN_ROLL, "0-0 0l0" },
  { "table=open", "0f", "0-0 1r" },
  { "table=open", "1f 1r135511 1c11 0r122436 0c36", "0-0 0l0" },
  /* Die by die: what is full closes itself */
  { "", "1f 0r1~ 0r12~ 0r122~", "0-0 0r" },
  { "", "1f 0r12243~ 0r122436~", "0-0 0c" },
  { "", "1f 0r122436 0c3~ 0c6~ 0c63~", "0-0 0l0" },
  { "", "1f 0r122436 0c3~ 0c~ 0c36", "0-0 0l0" },
  { "", PLAY "s5 d1~ d11~", "12-17 0r" },
  /* A whole deal: the hand without the crib, the hand with it, the crib */
  { "", PLAY, "2-3 s" },
  { "", PLAY "s5", "12-9 d" },
  { "", PLAY "s5 d11", "12-17 0r" },
  { "", PLAY "s5 d11 0r111111 0c11", "12-17 1t0" },
  { "table=hidden", HIDDEN_PLAY, "2-3 s" },
  { "table=hidden", HIDDEN_PLAY "s5", "12-9 d" },
  { "table=hidden", HIDDEN_PLAY "s5 d1136", "12-17 1l0" },
  { "table=open", OPEN_PLAY "s5", "12-17 1r" },
  /* Whose crib it is can be said until a die is laid */
  { "", "0f 1f", "0-0 0r" },
  { "table=hidden", "0f 1f", "0-0 0l0" },
  { "table=hidden", "1f 0f 0f", "0-0 1l0" },
  { "", "0f 0r122436 1f 0c36", "0-0 0l0" },
  { "", "0f 0r122436 0c36 1f", "0-0 0l0" },
  { "", PLAY "s5 d11 ! 1f 0r122436 0c36", "12-17 0l0" },
  { "", PLAY "s5 d11 0f 0r122436 0c36", "12-17 1t0" },
  { "", "0f 0p1 1p2 ! 0f 0r122436 0c36", "1-2 1t0" },
  /* The head start */
  { "head-start=20", "", "0-20 f" },
  { "head-start-0=20", "", "20-0 f" },
  { "head-start-0=5,head-start=20", PLAY "s5 d11", "17-37 0r" },
  { "head-start=20", PLAY "s5 d11", "12-37 0r" },
};

static const Row play_rows[] = {
  /* The examples: 3 and 4 make seven, then a run; a pair, then three of a kind or seven */
  { "", "1f 0r345612 0c12 0l3 1t4", "0-2 0l7" },
  { "", "1f 0r345612 0c12 0l3 1t4 0l5", "3-2 1t12" },
  { "", "0f 0r222222 0c22 1t2 0l2", "2-0 1t4" },
  { "", "0f 0r222222 0c22 1t2 0l2 1t2", "2-6 0l6" },
  { "", "0f 0r222222 0c22 1t2 0l2 1t3", "2-2 0l7" },
  /* At 12 the opponent's 4 does not fit and neither does anything else: 1 for the player, the 4 leads */
  { "", "1f 0r264556 0c25 0l6 1t2 0l4", "0-0 1t12" },
  { "", "1f 0r264556 0c25 0l6 1t2 0l4 1t4", "1-0 0l4" },
  /* At 13 a 1 and another 1: 4 for the opponent, not 5, and the player leads */
  { "", "1f 0r653412 0c12 0l6 1t2 0l5", "0-0 1t13" },
  { "", "1f 0r653412 0c12 0l6 1t2 0l5 1t1", "0-0 1t14" },
  { "", "1f 0r653412 0c12 0l6 1t2 0l5 1t1 1t1", "0-4 0l0" },
  /* The play that was misread: 1 2 2 1 2 1 scores for one pair */
  { "", "1f 0r112233 0c33 0l1 1t2 0l2 1t1 0l2 1t1", "2-0 0l9" },
  /* A die is held, the player goes on alone, and the held one leads; then the opponent is alone */
  { "", "0f 0r511622 0c62 1t6 0l5 1t5", "0-0 0l11+5" },
  { "", "0f 0r511622 0c62 1t6 0l5 1t5 0l1", "0-0 0l12+5" },
  { "", "0f 0r511622 0c62 1t6 0l5 1t5 0l1 0l1", "2-0 0l13+5" },
  { "", "0f 0r511622 0c62 1t6 0l5 1t5 0l1 0l1 0l2", "4-0 1t5" },
  /* A lone leader goes on, and scores last dice as ever; nine or less always takes one more */
  { "", "0f 0r511622 0c62 1t6 0l5 1t5 0l1 0l1 0l2 1t4", "4-0 1t9" },
  { "", "0f 0r511622 0c62 1t6 0l5 1t5 0l1 0l1 0l2 1t4 1t6", "4-5 s" },
  /* The last of eight: its point besides all else, but not besides fifteen */
  { "", "0f 0r511622 0c62 1t6 0l5 1t5 0l1 0l1 0l2 1t4 1t4", "4-3 s" },
  { "", "0f 0r511622 0c62 1t6 0l5 1t5 0l1 0l1 0l2 1t4 1t3", "4-4 s" },
  { "", "0f 0r511622 0c62 1t6 0l5 1t5 0l1 0l1 0l2 1t6 1t4", "4-5 s" },
  /* The fourth die that is thrown is held, and still played */
  { "", "1f 0r666611 0c11 0l6 1t3 0l6 1t3 0l6 1t3 1t5", "2-1 0l0+5" },
  { "", "1f 0r666611 0c11 0l6 1t3 0l6 1t3 0l6 1t3 1t5 0l6", "2-2 s" },
  /* The opponent laid the last die and holds one: the player leads and knows what answers, unless it always leads */
  { "", "1f 0r666521 0c21 0l6 1t6", "0-2 1t12" },
  { "", "1f 0r666521 0c21 0l6 1t6 1t4", "0-3 0l0+4" },
  { "", "1f 0r666521 0c21 0l6 1t6 1t4 0l6", "0-3 0l10" },
  { "held=leads", "1f 0r666521 0c21 0l6 1t6 1t4", "0-3 0l4" },
  { "held=leads", "1f 0r264556 0c25 0l6 1t2 0l4 1t4", "1-0 0l4" },
  /* Runs in another order */
  { "", "1f 0r345612 0c12 0l3 1t5 0l4", "3-0 1t12" },
  { "run=up-or-down", "1f 0r345612 0c12 0l3 1t5 0l4", "0-0 1t12" },
  { "run=up-or-down", "1f 0r345612 0c12 0l5 1t4 0l3", "3-0 1t12" },
  { "run=up", "1f 0r345612 0c12 0l5 1t4 0l3", "0-0 1t12" },
  { "run=up", "1f 0r345612 0c12 0l3 1t4 0l5", "3-2 1t12" },
  /* Open: passes and the last die are seen at once */
  { "table=open", "1f 0r666611 1r666611 0c11 1c11 0l6 1l6", "0-3 0l0" },
  { "table=open", "1f 0r665511 1r641111 0c11 1c11 0l6 1l6", "0-2 1l12" },
  { "table=open", "1f 0r665511 1r641111 0c11 1c11 0l6 1l6 1l1", "0-2 1l13" },
  { "table=open", "1f 0r665511 1r641111 0c11 1c11 0l6 1l6 1l1 1l1", "0-5 0l0" },
  /* Hidden: gos are said; the last die scores when both have said it */
  { "table=hidden", "1f 0l6 1l4", "0-0 0l10" },
  { "table=hidden", "1f 0l6 1l4 0g", "0-0 1l10" },
  { "table=hidden", "1f 0l6 1l4 0g 1g", "0-1 0l0" },
  { "table=hidden", "1f 0l6 1l4 0g 1l3 1g", "0-1 0l0" },
  { "table=hidden", "1f 0l6 1l4 0g 1l5", "0-5 0l0" },
  { "table=hidden", "1f 0l6 1l4 0g 1l3 1l1 1g", "0-1 0l0" },
  /* The seat due to lead has no dice left */
  { "table=hidden", "1f 0l1 1l1 0l1 1l1 0l1 1l1 0l1 1l1", "70-101 s" },
  { "table=hidden", "0f 1l6 0l4 1g 0l1 0l1 0g", "3-0 1l0" },
};

/* What a later die says of an earlier go. */
static const Row false_go_rows[] = {
  { "table=hidden", "1f 0l6 1l4 0g 1l3 1g 0l2", "0-1 1l2" },
  { "table=hidden,false-go=penalty", "1f 0l6 1l4 0g 1l3 1g 0l2", "0-3 1l2" },
  { "table=hidden,false-go=penalty", "1f 0l6 1l4 0g 1l3 1g 0l6", "0-1 1l6" },
  { "table=hidden,false-go=penalty", "1f 0l6 1l4 0g 1l3 1g 0l6 1l2", "2-1 0l8" },
  /* Each go costs once */
  { "table=hidden,false-go=penalty", "1f 0l6 1l4 0g 1l3 1g 0l2 1l6 0l2", "0-3 1l10" },
  /* The penalty counts first: it wins even if the die would have won, too */
  { "table=hidden,false-go=penalty,target=3", "1f 0l6 1l4 0g 1l3 1g 0l2", "0-3 over 1" },
  { "table=hidden,false-go=penalty,target=2", "1f 0l6 1l4 0g 1l1 1g 0l6 1l5 0l4", "5-3 over 1" },
  { "table=open,false-go=penalty", "1f 0r666611 1r666611 0c11 1c11 0l6 1l6 0l6", "0-3 1l6" },
};

static const Row win_rows[] = {
  /* At once, and what follows is not counted any more */
  { "target=2", KEEP "0l2 1t5", "0-2 over 1" },
  { "target=1", KEEP "0l2 1t5", "0-2 over 1" },
  { "target=3", PLAY, "2-3 over 1" },
  { "target=12", PLAY "s5", "12-3 over 0" },
  { "target=9", PLAY "s5", "12-3 over 0" },
  { "target=13", PLAY "s5 d11", "12-17 over 1" },
  { "target=17", PLAY "s5 d11", "12-17 over 1" },
  { "target=18", PLAY "s5 d11", "12-17 0r" },
  { "target=121,head-start=113", PLAY "s5", "12-122 over 1" },
  /* The point for the last die belongs to it where that is clear at once */
  { "target=2,table=open", "1f 0r666611 1r666611 0c11 1c11 0l6 1l6", "0-3 over 1" },
  { "target=1,table=hidden", "1f 0l6 1l4 0g 1g", "0-1 over 1" },
  /* At the end of a deal the higher one, and a tie plays on */
  { "target=2,win=end-of-deal", PLAY "s5", "12-9 d" },
  { "target=2,win=end-of-deal", PLAY "s5 d11", "12-17 over 1" },
  { "target=17,win=end-of-deal", PLAY "s5 d11", "12-17 over 1" },
  { "target=18,win=end-of-deal", PLAY "s5 d11", "12-17 0r" },
  { "target=10,win=end-of-deal", "0p12 1p12", "12-12 0p" },
  { "target=10,win=end-of-deal", "0p12 1p12 0p1 1p2", "13-14 over 1" },
  /* The table stops, and goes on where it was */
  { "", "e", "0-0 early " },
  { "", KEEP "0l2 1t5 e", "0-2 early 1" },
  { "", KEEP "0l2 1t5 e x0", "0-2 0l7" },
  { "", "e x0", "0-0 f" },
  { "target=2", KEEP "0l2 1t5 x3", "0-2 0l7" },
  { "target=2", KEEP "0l2 1t5 x3 0l2", "0-2 1t9" },
  { "target=12", PLAY "s5 x20", "12-9 d" },
  { "target=13", PLAY "s5 d11 x0", "12-17 0r" },
  { "target=3", PLAY "x10", "2-3 s" },
  { "target=3", PLAY "x9 s5", "12-3 over 0" },
  { "target=1,table=hidden", "1f 0l6 1l4 0g 1g x9", "0-1 0l0" },
  { "target=20", "0p21 1p3 x30", "21-3 0p" },
  { "target=2,win=end-of-deal", PLAY "s5 d11 x100", "12-17 0r" },
};

static const Row count_rows[] = {
  { "count=claim", PLAY "s5", "2-3 0m" },
  { "count=claim", PLAY "s5 0m10", "12-9 d" },
  { "count=claim", PLAY "s5 0m8", "10-9 d" },
  { "count=claim", PLAY "s5 0m0 d11", "2-17 0r" },
  { "count=muggins", PLAY "s5 0m8", "10-11 d" },
  { "count=muggins", "0f 0r122436 0c36 1t5 0l2 1t5 0l2 1t1 0l4 1t3 0l1 s5", "3-10 0m" },
  { "table=hidden,count=claim", HIDDEN_PLAY "s5 0m9", "11-3 1m" },
  { "table=hidden,count=claim", HIDDEN_PLAY "s5 0m9 1m6", "11-9 d" },
  { "table=hidden,count=claim", HIDDEN_PLAY "s5 0m9 1m6 d1136", "11-9 1m" },
  { "table=hidden,count=claim", HIDDEN_PLAY "s5 0m9 1m6 d1136 1m8", "11-17 1l0" },
  { "table=hidden,count=muggins", HIDDEN_PLAY "s5 0m10 1m4", "14-7 d" },
  { "table=hidden,count=muggins", HIDDEN_PLAY "s5 0m10 1m4 d1136 1m3", "19-10 1l0" },
  { "table=open,count=claim", OPEN_PLAY "s5 0m10 1m6", "12-9 1m" },
  /* The table insists */
  { "count=claim", PLAY "s5 ! 0m11", "13-9 d" },
  { "count=muggins", PLAY "s5 ! 0m11", "13-9 d" },
  { "count=claim", PLAY "! s5 0m10", "12-9 d" },
  /* The claim counts before what was missed is given away */
  { "table=hidden,count=muggins,target=11", HIDDEN_PLAY "s5 0m9", "11-4 over 0" },
  { "table=hidden,count=muggins,target=11", HIDDEN_PLAY "s5 0m2", "4-11 over 1" },
  { "table=hidden,count=muggins,target=7", HIDDEN_PLAY "s5 0m5", "7-8 over 0" },
};

/* What the table insists on really happened, whatever the rules say. */
static const Row insist_rows[] = {
  /* A lead, or any die, out of turn: the other one is next */
  { "", KEEP "! 1t5", "0-0 0l5" },
  { "", "0f 0r122436 0c36 ! 0l4 1t3", "0-2 0l7" },
  { "table=hidden", "1f ! 1l2", "0-0 0l2" },
  { "table=hidden", "1f 0l2 ! 0l2", "2-0 1l4" },
  { "table=hidden", "1f ! 1l1 ! 1l1 ! 1l1 ! 1l1 0l1", "20-20 0l5" },
  { "table=hidden", "1f 0l6 1l4 0g ! 0l2 1l3", "0-5 0l0" },
  /* A die thrown out of turn that doesn't fit is held; the play goes on where it was */
  { "", "1f 0r662211 0c22 0l6 1t3 ! 1t6", "0-2 0l0" },
  { "", KEEP "0l4 1t6 ! 1t6", "0-0 0l10+6" },
  { "", KEEP "0l4 1t6 ! 1t6 0l2 0l2", "2-0 0l14+6" },
  { "", KEEP "0l4 1t6 ! 1t6 0l2 0l2 0l1", "4-0 1t6" },
  /* A go with a die that fits */
  { "table=hidden", "1f 0l4 1l5 ! 0g", "0-0 1l9" },
  { "table=hidden", "1f 0l4 1l5 ! 0g ! 1g", "0-1 0l0" },
  { "table=hidden", "1f 0l6 1l5 ! 1g 0l2 0g", "1-0 1l0" },
  { "table=hidden,false-go=penalty", "1f 0l4 1l5 ! 0g ! 1g 0l6", "0-3 1l6" },
  { "table=open", OPEN_ROLL "0l2 1l5 ! 0g", "0-2 1l7" },
  { "table=open,false-go=penalty", OPEN_ROLL "0l2 1l5 ! 0g 1l5 1l3 0l4", "0-6 1l4" },
  { "", "0f 0r511622 0c62 1t6 0l5 ! 0g", "0-0 1t11" },
  /* A die that doesn't fit ends the count: nothing for fifteen, all else as ever */
  { "table=hidden", "1f 0l6 1l6 ! 0l4", "1-2 1l0" },
  { "table=hidden", "1f 0l6 1l6 ! 0l6", "7-2 1l0" },
  { "table=hidden", "1f 0l3 1l6 0l5 ! 1l4", "0-5 0l0" },
  { "table=hidden", "1f 0l6 1l5 ! 1l5", "0-3 0l0" },
  { "", "0f 0r511622 0c62 1t6 0l1 1t5 ! 0l5", "5-0 1t0" },
  { "table=hidden,target=1", "1f 0l6 1l5 ! 0l6", "1-0 over 0" },
};

/* Beside the dice: points up and down, and giving up. */
static const Row beside_rows[] = {
  { "", "0j5", "5-0 f" },
  { "", "0j5 0j-5", "0-0 f" },
  { "", PLAY "1j-3", "2-0 s" },
  { "", PLAY "1j-3 s5", "12-6 d" },
  { "", PLAY "s5 d11 0j2", "14-17 0r" },
  { "target=10", "0f 1j10", "0-10 over 1" },
  { "target=10", "0f 1j10 x0", "0-10 0r" },
  { "target=10,win=end-of-deal", "0f 1j10", "0-10 0r" },
  { "target=10,win=end-of-deal",
    "1f 1j10 "
    "0r122436 0c36 0l2 1t5 0l2 1t5 0l1 1t1 0l4 1t3 s5 d11",
    "12-27 over 1" },
  { "table=hidden", "0q", "0-0 early 1" },
  { "table=hidden", "1f 0l2 1l5 1q", "0-2 early 0" },
  { "", PLAY "0q", "2-3 early 1" },
  { "", PLAY "0q x0", "2-3 s" },
  { "table=hidden", "0p5 1q", "0-0 early 0" },
};

static const Row paper_rows[] = {
  { "", "0p25", "0-0 1p" },
  { "", "1p18", "0-0 0p" },
  { "", "0p25 1p18", "25-18 0p" },
  { "", "0p25 1p18 0p3 1p4", "28-22 0p" },
  { "", "0p2~ 0p25~", "0-0 0p" },
  { "", "0p2~ 0p25~ 0p25", "0-0 1p" },
  { "", "0p25 1p18~", "0-0 1p" },
  { "", "0p25 0p20 1p1", "20-1 0p" },
  { "", "0p25 0p2~ 1p1", "0-0 0p" },
  /* Dice again after points, and the crib has moved on */
  { "", "0p25 1p18 1f", "25-18 0r" },
  { "", "0f 0p25 1p18 0r122436", "25-18 0c" },
  { "", "0f 0p25 1p18 0r122436 0c36", "25-18 0l0" },
  { "", "1f 0p25 1p18 0r122436 0c36", "25-18 1t0" },
  { "table=hidden", "0f 0p25 1p18 0l2", "25-18 1l2" },
  { "", PLAY "s5 d11 0p5 1p6", "17-23 0p" },
  /* At any time, and then they are all that the deal brings; dice come again in the next one */
  { "", "1f 0r12~ 0p5 1p6", "5-6 0r" },
  { "", PLAY "0p5", "2-3 1p" },
  { "", PLAY "0p5 1p0", "5-0 0r" },
  { "", PLAY "s5 0p5 1p6", "5-6 0r" },
  { "table=hidden", "1f 0l6 1l4 0g 0p5 1p6", "5-6 1l0" },
  { "", "0f 0r511622 0c62 1t6 0l5 1t5 0p5 1p6 0r511622 0c62", "5-6 0l0" },
  { "", "0p5 1p6 0j10 0p1 1p2", "6-8 0p" },
  { "target=12", PLAY "0p11 1p3", "11-3 0r" },
  { "target=12", PLAY "0p12 1p3", "12-3 over 0" },
  /* Where both are there, the one entered first was there first */
  { "target=20", "0p25 1p21", "25-21 over 0" },
  { "target=20", "1p21 0p25", "25-21 over 1" },
  { "target=20", "1p19 0p25", "25-19 over 0" },
  { "target=20,win=end-of-deal", "1p21 0p25", "25-21 over 0" },
};

typedef struct
{
  const char *path;
  const Row *rows;
  gsize n;
} Table;

/* Shows all rows that are wrong. */
static void
check_rows (gconstpointer data)
{
  const Table *table = data;

  for (const Row *row = table->rows; row < table->rows + table->n; row++)
    {
      CrumbCubbage game = cubbage_script_fold (row->rules, row->moves);
      g_autofree char *text = cubbage_script_describe (&game);

      if (strcmp (text, row->want) != 0)
        g_test_fail_printf ("\"%s\" with \"%s\" is \"%s\", not \"%s\"", row->moves, row->rules, text, row->want);
    }
}

#define NO CRUMB_NO_SEAT
#define SHARED(why, ...) { .reason = CRUMB_REFUSAL_##why, .seat = NO, .other = NO, __VA_ARGS__ }
#define OWN(why, ...) { .reason = CRUMB_CUBBAGE_REFUSAL_##why, .seat = NO, .other = NO, __VA_ARGS__ }

typedef struct
{
  const char *rules;
  const char *moves;
  const char *next;
  CrumbRefusal refusal;
} RefusalRow;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverride-init"

static const RefusalRow refusal_rows[] = {
  /* Moves that no game takes */
  { "", "e", "0f", SHARED (OVER) },
  { "target=2", KEEP "0l2 1t5", "0l2", SHARED (OVER) },
  { "", "", "2f", SHARED (NO_SUCH_SEAT) },
  { "", "", "f", SHARED (NO_SUCH_SEAT) },
  { "", "1f", "0r122437", SHARED (BAD_FACE, .seat = 0, .face = 7, .min = 1, .max = 6) },
  { "", "1f", "0r12243?", SHARED (NEEDS_FACE, .seat = 0, .min = 1, .max = 6) },
  { "", PLAY, "s5r", SHARED (BAD_COLOUR, .face = 5, .min = 1, .max = 6) },
  { "table=hidden", "0f 1l1", "1f", SHARED (NOT_NOW, .seat = 1) },
  { "", "1f 0p1", "0f", SHARED (NOT_NOW, .seat = 0) },
  { "", "", "0j0", SHARED (POINTS_RANGE, .seat = 0, .min = -999, .max = 999) },
  { "", "", "1j1000", SHARED (POINTS_RANGE, .seat = 1, .min = -999, .max = 999, .got = 1000) },
  { "head-start=20", "", "1j-21", OWN (BELOW_ZERO, .seat = 1, .max = 20, .got = -21) },
  { "", "0p5", "0j1", SHARED (NOT_NOW, .seat = 0) },
  { "", "", "1q", SHARED (NO_SUCH_SEAT) },
  { "", PLAY "s5 d11", "1f", OWN (CRIB_TURN, .can_overrule = true, .seat = 1, .other = 0) },
  { "", "!", "!", SHARED (NOT_NOW) },
  { "", "", "x0", SHARED (NOT_NOW) },
  /* Moves that this seat can't make at this table */
  { "", "1f", "1r122436", OWN (OPPONENT, .seat = 1) },
  { "", "1f", "1c36", OWN (OPPONENT, .seat = 1) },
  { "", KEEP "0l2", "1l5", OWN (OPPONENT, .seat = 1) },
  { "", KEEP "0l2", "1g", OWN (OPPONENT, .seat = 1) },
  { "count=claim", PLAY "s5", "1m6", OWN (OPPONENT, .seat = 1) },
  { "", KEEP, "0t5", OWN (NO_OPPONENT, .seat = 0) },
  { "table=hidden", "1f 0l2", "1t5", OWN (NO_OPPONENT, .seat = 1) },
  { "table=hidden", "1f", "0r122436", OWN (HIDDEN, .seat = 0) },
  { "table=hidden", "1f", "1c36", OWN (HIDDEN, .seat = 1) },
  { "", KEEP, "0g", OWN (KNOWN, .seat = 0) },
  { "table=open", OPEN_ROLL "0l2", "1g", OWN (KNOWN, .can_overrule = true, .seat = 1) },
  { "table=open", OPEN_ROLL, "1g", SHARED (NOT_YOUR_TURN, .seat = 1, .other = 0) },
  /* The crib comes first, and one deal is entered in one way */
  { "", "", "0r122436", OWN (NEEDS_CRIB, .seat = 0) },
  { "table=hidden", "", "0l2", OWN (NEEDS_CRIB, .seat = 0) },
  { "", "", "s5", OWN (NEEDS_CRIB) },
  { "", "1f 0p5", "0r122436", OWN (MIXED, .seat = 0) },
  { "", PLAY "0p5", "s5", OWN (MIXED) },
  { "", "", "0p-1", SHARED (POINTS_RANGE, .seat = 0, .max = 999, .got = -1) },
  { "", "", "1p1000", SHARED (POINTS_RANGE, .seat = 1, .max = 999, .got = 1000) },
  /* Rolls and the crib */
  { "", "1f", "0r12243", SHARED (DICE_COUNT, .seat = 0, .min = 6, .max = 6, .got = 5) },
  { "", "1f", "0r1224361~", SHARED (DICE_COUNT, .seat = 0, .min = 6, .max = 6, .got = 7) },
  { "", "1f 0r122436", "0r122436", SHARED (NOT_NOW, .seat = 0) },
  { "", "1f", "0c36", OWN (NOT_ROLLED, .seat = 0, .min = 6) },
  { "", "1f 0r12~", "0c12", OWN (NOT_ROLLED, .seat = 0, .min = 6) },
  { "table=open", "1f 0r122436", "1c36", OWN (NOT_ROLLED, .seat = 1, .min = 6) },
  { "", "1f 0r122436", "0c3", SHARED (DICE_COUNT, .seat = 0, .min = 2, .max = 2, .got = 1) },
  { "", "1f 0r122436", "0c223~", SHARED (DICE_COUNT, .seat = 0, .min = 2, .max = 2, .got = 3) },
  { "", "1f 0r122436", "0c35", OWN (NOT_HELD, .seat = 0, .face = 5) },
  { "", "1f 0r122436", "0c33", OWN (NOT_HELD, .seat = 0, .face = 3) },
  { "table=open", "1f 0r122436 1r135511 0c36", "0c12", SHARED (NOT_NOW, .seat = 0) },
  { "", KEEP, "0c12", SHARED (NOT_NOW, .seat = 0) },
  /* The play */
  { "", "1f", "0l2", SHARED (NOT_NOW, .seat = 0) },
  { "", "0f 0r122436 0c36", "0l2", SHARED (NOT_YOUR_TURN, .can_overrule = true, .seat = 0, .other = 1) },
  { "", "0f 0r122436 0c36", "0l6", SHARED (NOT_YOUR_TURN, .seat = 0, .other = 1) },
  { "", KEEP, "1t2", SHARED (NOT_YOUR_TURN, .can_overrule = true, .seat = 1, .other = 0) },
  { "", "0f 0r511622 0c62 1t6 0l5 1t5", "1t1", SHARED (NOT_YOUR_TURN, .seat = 1, .other = 0) },
  { "table=hidden", "1f", "1l2", SHARED (NOT_YOUR_TURN, .can_overrule = true, .seat = 1, .other = 0) },
  { "table=hidden", "1f ! 1l1 ! 1l1 ! 1l1 ! 1l1", "1l1", SHARED (NOT_YOUR_TURN, .seat = 1, .other = 0) },
  { "", KEEP, "0l12", SHARED (DICE_COUNT, .seat = 0, .min = 1, .max = 1, .got = 2) },
  { "", KEEP, "0l", SHARED (DICE_COUNT, .seat = 0, .min = 1, .max = 1) },
  { "", KEEP "0l2", "1t", SHARED (DICE_COUNT, .seat = 1, .min = 1, .max = 1) },
  { "", KEEP, "0l3", OWN (NOT_HELD, .seat = 0, .face = 3) },
  { "", KEEP "0l1 1t1", "0l1", OWN (NOT_HELD, .seat = 0, .face = 1) },
  { "", KEEP "0l4 1t6", "0l6", OWN (NOT_HELD, .seat = 0, .face = 6) },
  { "", "0f 0r511622 0c62 1t6 0l1 1t5", "0l5",
    OWN (OVER_FIFTEEN, .can_overrule = true, .seat = 0, .face = 5, .max = 15, .got = 17) },
  { "table=hidden", "1f 0l6 1l6", "0l4",
    OWN (OVER_FIFTEEN, .can_overrule = true, .seat = 0, .face = 4, .max = 15, .got = 16) },
  { "table=hidden", "1f", "0g", OWN (NO_GO, .seat = 0, .max = 9) },
  { "table=hidden", "1f 0l4 1l5", "0g", OWN (NO_GO, .can_overrule = true, .seat = 0, .max = 9, .got = 9) },
  { "table=hidden", "1f 0l6 1l4 0g", "0g", SHARED (NOT_YOUR_TURN, .seat = 0, .other = 1) },
  /* The counts */
  { "", KEEP, "s5", SHARED (NOT_NOW) },
  { "", PLAY, "s", SHARED (DICE_COUNT, .min = 1, .max = 1) },
  { "", PLAY, "d11", SHARED (NOT_NOW) },
  { "", PLAY "s5", "d1", SHARED (DICE_COUNT, .min = 2, .max = 2, .got = 1) },
  { "table=hidden", HIDDEN_PLAY "s5", "d11", SHARED (DICE_COUNT, .min = 4, .max = 4, .got = 2) },
  { "", PLAY "s5", "0m10", SHARED (NOT_NOW, .seat = 0) },
  { "count=claim", PLAY "s5", "0m11", OWN (CLAIM_HIGH, .can_overrule = true, .seat = 0, .max = 10, .got = 11) },
  { "count=claim", PLAY "s5", "0m-1", SHARED (POINTS_RANGE, .seat = 0, .max = 99, .got = -1) },
  { "count=claim", PLAY "s5 !", "0m100", SHARED (POINTS_RANGE, .seat = 0, .max = 99, .got = 100) },
  { "table=hidden,count=claim", HIDDEN_PLAY "s5", "1m6", SHARED (NOT_YOUR_TURN, .seat = 1, .other = 0) },
  { "count=claim", PLAY "! s5", "0m11", OWN (CLAIM_HIGH, .can_overrule = true, .seat = 0, .max = 10, .got = 11) },
  /* Playing on */
  { "target=2", KEEP "0l2 1t5", "x2", SHARED (TARGET_RANGE, .min = 3, .max = 9999, .got = 2) },
  { "target=2", KEEP "0l2 1t5", "x-1", SHARED (TARGET_RANGE, .min = 3, .max = 9999, .got = -1) },
  { "", "e", "x10000", SHARED (TARGET_RANGE, .min = 1, .max = 9999, .got = 10000) },
};

#pragma GCC diagnostic pop

static void
check_refusal (const RefusalRow *row)
{
  CrumbCubbage game = cubbage_script_fold (row->rules, row->moves), before = game;
  g_autoptr (GArray) next = cubbage_script_parse (row->next);
  CrumbRefusal refusal;

  g_test_message ("%s: %s", row->moves, row->next);
  g_assert_false (crumb_cubbage_apply (&game, &g_array_index (next, CrumbMove, 0), &refusal));
  g_assert_cmpmem (&game, sizeof game, &before, sizeof before);
  g_assert_cmpuint (refusal.reason, ==, row->refusal.reason);
  g_assert_cmpint (refusal.can_overrule, ==, row->refusal.can_overrule);
  g_assert_cmpuint (refusal.seat, ==, row->refusal.seat);
  g_assert_cmpuint (refusal.other, ==, row->refusal.other);
  g_assert_cmpuint (refusal.face, ==, row->refusal.face);
  g_assert_cmpint (refusal.min, ==, row->refusal.min);
  g_assert_cmpint (refusal.max, ==, row->refusal.max);
  g_assert_cmpint (refusal.got, ==, row->refusal.got);
}

/* Every reason of Cubbage's own comes up. */
static void
check_refusals (void)
{
  bool seen[CRUMB_CUBBAGE_REFUSAL_END] = { false };

  for (unsigned i = 0; i < G_N_ELEMENTS (refusal_rows); i++)
    {
      check_refusal (&refusal_rows[i]);
      seen[refusal_rows[i].refusal.reason] = true;
    }
  for (unsigned why = CRUMB_REFUSAL_OWN; why < CRUMB_CUBBAGE_REFUSAL_END; why++)
    g_assert_true (seen[why]);
}

/* A game that nobody wins fills up, and only the table can end it; played on, it is still full. */
static void
check_full (void)
{
  CrumbCubbage game = cubbage_script_fold ("", "");
  g_autoptr (GArray) moves = cubbage_script_parse ("0p0 1p1 1f 0r122436 0l2 x0 e");
  CrumbRefusal refusal;

  for (unsigned i = 0; i < 2 * CRUMB_CUBBAGE_DEALS_MAX; i++)
    g_assert_true (crumb_cubbage_apply (&game, &g_array_index (moves, CrumbMove, i % 2), &refusal));
  for (unsigned i = 0; i < 5; i++)
    {
      g_assert_false (crumb_cubbage_apply (&game, &g_array_index (moves, CrumbMove, i), &refusal));
      g_assert_cmpuint (refusal.reason, ==, CRUMB_REFUSAL_TOO_MANY_ROUNDS);
      g_assert_cmpint (refusal.max, ==, CRUMB_CUBBAGE_DEALS_MAX);
    }
  g_assert_cmpuint (crumb_cubbage_expect (&game).what, ==, CRUMB_CUBBAGE_END);
  g_assert_cmpuint (game.scores.n_rounds, ==, CRUMB_CUBBAGE_DEALS_MAX);
  g_assert_cmpuint (crumb_cubbage_shown_deal (&game), ==, CRUMB_CUBBAGE_DEALS_MAX - 1);
  g_assert_true (crumb_cubbage_apply (&game, &g_array_index (moves, CrumbMove, 6), &refusal));
  g_assert_cmpuint (game.scores.winners, ==, crumb_seats_of (1));
  g_assert_true (crumb_cubbage_apply (&game, &g_array_index (moves, CrumbMove, 5), &refusal));
  g_assert_false (crumb_cubbage_apply (&game, &g_array_index (moves, CrumbMove, 0), &refusal));
}

/* For the faces 1 to 6: `.` fits, `x` the seat has none, `o` is too high. @choice: the dice to pick from. */
static const struct
{
  const char *rules;
  const char *moves;
  const char *bars;
  const char *choice;
  const char *entered;
} bar_rows[] = {
  { "", "1f", "......", "", "" },
  { "", "1f 0r12~", "......", "", "12" },
  { "", "1f 0r122436", "....x.", "122436", "" },
  { "", "1f 0r122436 0c3~", "..x.x.", "12246", "3" },
  { "", KEEP, "..x.xx", "1224", "" },
  { "", KEEP "0l2 1t5", "..x.xx", "124", "" },
  { "", "0f 0r511622 0c62 1t6 0l1 1t5", "..xxox", "512", "" },
  { "", "0f 0r511622 0c62 1t6 0l5", "......", "", "" },
  { "table=hidden", "1f", "......", "", "" },
  { "table=hidden", "1f 0l6 1l6", "...ooo", "", "" },
  { "", PLAY, "......", "", "" },
  { "", PLAY "s5 d1~", "......", "", "1" },
};

static void
check_bars (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (bar_rows); i++)
    {
      CrumbCubbage game = cubbage_script_fold (bar_rows[i].rules, bar_rows[i].moves);
      CrumbCubbageExpect expect = crumb_cubbage_expect (&game);
      char bars[CRUMB_CUBBAGE_SIDES + 1] = "", dice[CRUMB_DICE_TEXT_MAX];

      for (unsigned face = 1; face <= CRUMB_CUBBAGE_SIDES; face++)
        bars[face - 1] = ".xo"[expect.bars[face]];
      /* What is too high is said even of a die that nobody has. */
      for (unsigned face = 1; face <= CRUMB_CUBBAGE_SIDES && expect.choice.count > 0; face++)
        if (crumb_dice_count_face (&expect.choice, face) == 0)
          g_assert_cmpint (bars[face - 1], ==, 'x');
      g_assert_cmpstr (bars, ==, bar_rows[i].bars);
      g_assert_cmpstr (crumb_dice_format (&expect.choice, dice), ==, bar_rows[i].choice);
      g_assert_cmpstr (crumb_dice_format (&expect.dice, dice), ==, bar_rows[i].entered);
    }
}

/* Taps alone play a deal: 19 for a lone player, once the crib is somebody's. */
static void
check_taps (void)
{
  static const char taps[] = "122436"
                             "36"
                             "25251143"
                             "5"
                             "11";
  CrumbCubbage game = cubbage_script_fold ("", "1f");
  g_autofree char *text = NULL;
  CrumbRefusal refusal;

  for (unsigned i = 0; taps[i] != '\0'; i++)
    {
      CrumbMove move = crumb_cubbage_enter_die (&game, (unsigned) (taps[i] - '0'));

      g_assert_true (crumb_cubbage_apply (&game, &move, &refusal));
    }
  text = cubbage_script_describe (&game);
  g_assert_cmpstr (text, ==, "12-17 0r");
  g_assert_cmpuint (strlen (taps), ==, 19);
}

static void
check_digits (void)
{
  CrumbCubbage game = cubbage_script_fold ("", "");
  CrumbRefusal refusal;
  CrumbMove move;

  for (unsigned digit = 1; digit <= 4; digit++)
    {
      move = crumb_cubbage_enter_digit (&game, 1, digit);
      g_assert_cmpint (crumb_cubbage_apply (&game, &move, &refusal), ==, digit < 4);
    }
  move = crumb_cubbage_enter_done (&game);
  g_assert_true (crumb_cubbage_apply (&game, &move, &refusal));
  move = crumb_cubbage_enter_digit (&game, 0, 7);
  g_assert_true (crumb_cubbage_apply (&game, &move, &refusal));
  move = crumb_cubbage_enter_done (&game);
  g_assert_true (crumb_cubbage_apply (&game, &move, &refusal));
  g_assert_cmpint (game.scores.totals[0], ==, 7);
  g_assert_cmpint (game.scores.totals[1], ==, 123);

  /* No die is asked there, and a go is said by that was all. */
  move = crumb_cubbage_enter_die (&game, 3);
  g_assert_false (crumb_cubbage_apply (&game, &move, &refusal));
  game = cubbage_script_fold ("table=hidden", "1f 0l6 1l4");
  move = crumb_cubbage_enter_done (&game);
  g_assert_cmpuint (move.what, ==, CRUMB_CUBBAGE_GO);
  g_assert_true (crumb_cubbage_apply (&game, &move, &refusal));
}

/* What a review tells of a deal: the play die by die, where points came from, the hands as they were counted. */
static void
check_history (void)
{
  static const struct
  {
    unsigned total, points;
    bool last;
    CrumbSeats passes;
  } play[] = {
    { 2, 0, false, 0 },  { 7, 2, false, 0 }, { 9, 0, false, 0 }, { 14, 0, false, 0 },
    { 15, 2, false, 0 }, { 1, 0, false, 0 }, { 5, 0, false, 0 }, { 8, 1, true, 0 },
  };
  CrumbCubbage game = cubbage_script_fold ("", PLAY "s5 d11");
  const CrumbCubbageDeal *deal = &game.deals[crumb_cubbage_shown_deal (&game)];
  static const uint8_t hands[][CRUMB_CUBBAGE_HAND] = { { 2, 2, 1, 4, 5 }, { 5, 5, 1, 3, 5 }, { 3, 6, 1, 1, 5 } };

  g_assert_cmpuint (game.scores.round, ==, 1);
  g_assert_cmpuint (deal->n_laid, ==, G_N_ELEMENTS (play));
  for (unsigned i = 0; i < deal->n_laid; i++)
    {
      g_assert_cmpuint (deal->laid[i].total, ==, play[i].total);
      g_assert_cmpuint (crumb_cubbage_count_laid (&game.rules, deal, i).points, ==, play[i].points);
      g_assert_cmpint (deal->laid[i].last, ==, play[i].last);
      g_assert_cmpuint (deal->laid[i].passes, ==, play[i].passes);
    }
  for (unsigned which = 0; which < CRUMB_CUBBAGE_N_COUNTED; which++)
    {
      uint8_t hand[CRUMB_CUBBAGE_HAND];

      g_assert_cmpuint (crumb_cubbage_hand (deal, (CrumbCubbageCounted) which, hand), ==, CRUMB_CUBBAGE_HAND);
      g_assert_cmpmem (hand, sizeof hand, hands[which], sizeof hands[which]);
      g_assert_cmpuint (crumb_cubbage_counts_for (deal, (CrumbCubbageCounted) which), ==, which > 0);
      g_assert_cmpuint (deal->claims[which], ==, crumb_cubbage_hand_points (hand, CRUMB_CUBBAGE_HAND));
    }
  g_assert_cmpint (deal->points[0][CRUMB_CUBBAGE_FROM_PLAY], ==, 2);
  g_assert_cmpint (deal->points[1][CRUMB_CUBBAGE_FROM_PLAY], ==, 3);
  g_assert_cmpint (deal->points[0][CRUMB_CUBBAGE_FROM_HAND], ==, 10);
  g_assert_cmpint (deal->points[1][CRUMB_CUBBAGE_FROM_HAND], ==, 6);
  g_assert_cmpint (deal->points[1][CRUMB_CUBBAGE_FROM_CRIB], ==, 8);
  g_assert_cmpint (game.scores.points[0][1], ==, 17);
}

/* Where the pegs are, who passed, and which deal is looked at while it goes on. */
static void
check_marks (void)
{
  CrumbCubbage game = cubbage_script_fold ("head-start=20", KEEP "0l2 1t5");

  g_assert_cmpint (game.before[1], ==, 20);
  g_assert_cmpint (game.scores.totals[1], ==, 22);
  game = cubbage_script_fold ("", PLAY "s5");
  g_assert_cmpint (game.before[0], ==, 2);
  g_assert_cmpint (game.before[1], ==, 3);

  game = cubbage_script_fold ("", "0f 0r511622 0c62 1t6 0l5 1t5");
  g_assert_cmpuint (game.deals[0].laid[1].passes, ==, crumb_seats_of (1));
  game = cubbage_script_fold ("table=open", "1f 0r666611 1r666611 0c11 1c11 0l6 1l6");
  g_assert_cmpuint (game.deals[0].laid[1].passes, ==, 3);
  game = cubbage_script_fold ("table=hidden", "1f 0l6 1l4 0g 1l3 1g 0l2");
  g_assert_cmpuint (game.deals[0].laid[1].false_gos, ==, crumb_seats_of (0));
  g_assert_cmpuint (game.deals[0].laid[2].false_gos, ==, 0);

  g_assert_cmpuint (game.scores.n_rounds, ==, 1);
  game = cubbage_script_fold ("", KEEP);
  g_assert_cmpuint (game.scores.n_rounds, ==, 0);
  g_assert_cmpuint (crumb_cubbage_shown_deal (&game), ==, 0);
  game = cubbage_script_fold ("", PLAY "s5 d11");
  g_assert_cmpuint (game.scores.n_rounds, ==, 1);
  g_assert_cmpuint (crumb_cubbage_shown_deal (&game), ==, 0);
  game = cubbage_script_fold ("", PLAY "s5 d11 0r1~");
  g_assert_cmpuint (game.scores.n_rounds, ==, 1);
  g_assert_cmpuint (crumb_cubbage_shown_deal (&game), ==, 1);
}

static const struct
{
  const char *rules;
  const char *moves;
  bool skunk;
} skunk_rows[] = {
  { "skunk=91", "0p121 1p90", true }, { "skunk=91", "0p121 1p91", false },         { "skunk=91", "0p90 1p121", true },
  { "", "0p121 1p90", false },        { "skunk=91,target=61", "0p61 1p0", false }, { "skunk=91", "0p120 1p90", false },
};

static void
check_skunk (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (skunk_rows); i++)
    {
      CrumbCubbage game = cubbage_script_fold (skunk_rows[i].rules, skunk_rows[i].moves);

      g_assert_cmpint (crumb_cubbage_is_skunk (&game.rules, game.scores.winners, game.scores.totals), ==,
                       skunk_rows[i].skunk);
    }
}

/* The kind says of a game what the game says. */
static void
check_kind (void)
{
  g_autofree CrumbCubbage *game = g_new0 (CrumbCubbage, 1);
  char text[CRUMB_RULES_TEXT_MAX];
  int min, max, next;

  g_assert_cmpuint (crumb_cubbage.state_size, ==, sizeof *game);
  g_assert_cmpuint (sizeof *game, <=, 8192);
  g_assert_false (crumb_game_kind_start (&crumb_cubbage, game, "", 3, 0));
  g_assert_false (crumb_game_kind_start (&crumb_cubbage, game, "", 2, 2));
  g_assert_false (crumb_game_kind_start (&crumb_cubbage, game, "plate=5", 2, 0));
  g_assert_true (crumb_game_kind_start (&crumb_cubbage, game, "head-start=20,target=61", 2, 0));
  crumb_game_kind_rules (&crumb_cubbage, game, text);
  g_assert_nonnull (strstr (text, "head-start=20,"));
  g_assert_cmpint (game->scores.brought[1], ==, 20);
  g_assert_cmpint (game->scores.totals[1], ==, 20);
  g_assert_cmpint (game->scores.target, ==, 61);
  g_assert_cmpuint (game->scores.playing, ==, 3);
  for (unsigned what = 0; what < crumb_cubbage.n_moves; what++)
    g_assert_nonnull (crumb_cubbage.moves[what].word);

  g_assert_true (crumb_game_kind_normalise (&crumb_cubbage, "short", text));
  g_assert_true (g_str_has_suffix (text, ",target=61"));
  g_assert_false (crumb_game_kind_normalise (&crumb_cubbage, "final", text));

  g_assert_false (crumb_cubbage.goals (game, CRUMB_CUBBAGE_PLAY_ON, &min, &max, &next));
  *game = cubbage_script_fold ("", "0p121 1p90");
  g_assert_true (crumb_cubbage.goals (game, CRUMB_CUBBAGE_PLAY_ON, &min, &max, &next));
  g_assert_cmpint (min, ==, 122);
  g_assert_cmpint (max, ==, 9999);
  g_assert_cmpint (next, ==, 181);
  *game = cubbage_script_fold ("", "0p60 1p60 e");
  g_assert_true (crumb_cubbage.goals (game, CRUMB_CUBBAGE_PLAY_ON, &min, &max, &next));
  g_assert_cmpint (next, ==, 61);
  g_assert_cmpuint (game->scores.leaders, ==, 3);
}

void
add_cubbage_tests (void)
{
  static const Table tables[] = {
    { "/cubbage/game/deal", deal_rows, G_N_ELEMENTS (deal_rows) },
    { "/cubbage/game/play", play_rows, G_N_ELEMENTS (play_rows) },
    { "/cubbage/game/false-go", false_go_rows, G_N_ELEMENTS (false_go_rows) },
    { "/cubbage/game/win", win_rows, G_N_ELEMENTS (win_rows) },
    { "/cubbage/game/count", count_rows, G_N_ELEMENTS (count_rows) },
    { "/cubbage/game/insist", insist_rows, G_N_ELEMENTS (insist_rows) },
    { "/cubbage/game/beside", beside_rows, G_N_ELEMENTS (beside_rows) },
    { "/cubbage/game/paper", paper_rows, G_N_ELEMENTS (paper_rows) },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (tables); i++)
    g_test_add_data_func (tables[i].path, &tables[i], check_rows);
  g_test_add_func ("/cubbage/game/refusals", check_refusals);
  g_test_add_func ("/cubbage/game/full", check_full);
  g_test_add_func ("/cubbage/game/bars", check_bars);
  g_test_add_func ("/cubbage/game/taps", check_taps);
  g_test_add_func ("/cubbage/game/digits", check_digits);
  g_test_add_func ("/cubbage/game/history", check_history);
  g_test_add_func ("/cubbage/game/marks", check_marks);
  g_test_add_func ("/cubbage/game/skunk", check_skunk);
  g_test_add_func ("/cubbage/game/kind", check_kind);
}
