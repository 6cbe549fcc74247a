/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game move by move: what is expected, what is refused and why, and what comes of it. */

#include "raid-script.h"
#include "rules-tests.h"
#include "rules/cookie-raid/raid.h"

#include <string.h>

#define NO CRUMB_NO_SEAT
#define FIVE "five-on-the-plate"

typedef struct
{
  const char *rules;
  unsigned seats;
  const char *moves;
} Before;

/* What the game waits for after some moves. */
typedef struct
{
  Before before;
  CrumbRaidPhase phase;
  CrumbRaidMove what;
  unsigned seat;
  unsigned min;
  unsigned max;
} ExpectRow;

static const ExpectRow expect_rows[] = {
  /* The plate first, and never needed */
  { { "", 2, "" }, CRUMB_RAID_AT_BID, CRUMB_RAID_PLATE, NO, 0, 8 },
  { { FIVE, 2, "" }, CRUMB_RAID_AT_BID, CRUMB_RAID_PLATE, NO, 0, 5 },
  { { "", 2, "p665~" }, CRUMB_RAID_AT_BID, CRUMB_RAID_PLATE, NO, 0, 8 },
  { { "", 2, "p66554433~" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 0, 0, 3 },
  { { "", 2, "p665" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 0, 0, 3 },
  { { "", 2, "p" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 0, 0, 3 },
  { { "", 2, "p66~ 0b6" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 1, 0, 3 },
  { { "", 2, "p 0b6 1b5 p66~" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 0, 1, 1 },

  /* Bids, seat by seat */
  { { "", 3, "p 0b6" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 1, 0, 3 },
  { { "", 3, "p 0b6~" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 0, 0, 3 },
  { { "", 3, "p 0b654~" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 1, 0, 3 },
  { { "", 3, "p 2b654~" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 0, 0, 3 },
  { { "", 3, "p 2b65~" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 2, 0, 3 },
  { { "", 3, "p 0b6 1b" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 2, 0, 3 },
  { { "most-dice=2", 2, "p" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 0, 0, 2 },
  { { "most-dice=2", 2, "p 0b65~" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 1, 0, 2 },
  { { "most-dice=any", 2, "p 0w 0t1" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 0, 0, 4 },
  { { "", 2, "p 0w 0t1" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 0, 0, 3 },
  { { "", 2, "p 0b6 1b6~" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 1, 0, 3 },
  { { "", 2, "p 0b6 0b~ 1b5" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 0, 0, 3 },

  /* The winner takes */
  { { "", 2, "p 0b511 1b444" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 0, 1, 1 },
  { { "", 2, "p 0b43 1b4" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 1, 1, 1 },
  { { "", 2, "p 0b 1b1" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 1, 1, 1 },
  { { "", 2, "1w" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 1, 1, 1 },
  { { "", 2, "p 0b6 1w" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 1, 1, 1 },
  /* … and can be corrected until the die is taken */
  { { "", 2, "1w 0w" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 0, 1, 1 },
  { { "", 2, "p 0b6 1b5 1b6" }, CRUMB_RAID_AT_TIE, CRUMB_RAID_REROLL, 0, 1, 1 },
  { { "", 2, "p 0b6 1b5 0b4" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 1, 1, 1 },
  { { "", 2, "p 0b6 1b5 1b6~" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 1, 0, 3 },
  { { "", 2, "1w 0b6" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 1, 0, 3 },

  /* Only the tied re-roll, all of their dice */
  { { "", 3, "p 0b55 1b1 2b55" }, CRUMB_RAID_AT_TIE, CRUMB_RAID_REROLL, 0, 2, 2 },
  { { "", 3, "p 0b55 1b1 2b55 0r61" }, CRUMB_RAID_AT_TIE, CRUMB_RAID_REROLL, 2, 2, 2 },
  { { "", 3, "p 0b55 1b1 2b55 0r6~" }, CRUMB_RAID_AT_TIE, CRUMB_RAID_REROLL, 0, 2, 2 },
  { { "", 3, "p 0b55 1b1 2b55 0r61~ 2r62" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 2, 1, 1 },
  { { "", 3, "p 0b55 1b1 2b55 2r62 0r26" }, CRUMB_RAID_AT_TIE, CRUMB_RAID_REROLL, 0, 2, 2 },
  { { "", 3, "p 0b5 1b5 2b5 2r6 0r6 1r1" }, CRUMB_RAID_AT_TIE, CRUMB_RAID_REROLL, 0, 1, 1 },
  { { "", 3, "p 0b5 1b5 2b5 2r6 0r6 1r1 0r3" }, CRUMB_RAID_AT_TIE, CRUMB_RAID_REROLL, 2, 1, 1 },
  { { "", 3, "p 0b5 1b5 2b5 2r6 0r6 1r1 0r3 2r2" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 0, 1, 1 },
  { { "", 3, "p 0b5 1b5 2b5 2r6 0r6 1r1 0r3 2r2 2r4" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 2, 1, 1 },
  { { "", 3, "p 0b5 1b5 2b4 1w" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 1, 1, 1 },
  { { "", 3, "p 0b5 1b5 2b4 1w 0r2" }, CRUMB_RAID_AT_TIE, CRUMB_RAID_REROLL, 1, 1, 1 },
  /* The bid before a tie can be corrected until there is a second tie */
  { { "", 3, "p 0b5 1b5 2b4 0r2 2b6" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 2, 1, 1 },

  /* Nobody bids: the table confirms it */
  { { "", 2, "p 0b 1b" }, CRUMB_RAID_AT_NOBODY, CRUMB_RAID_REVEAL, NO, 0, 0 },
  { { "", 2, "p 0b 1b 1b6" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 1, 1, 1 },
  { { "", 2, "p 0b 1b v" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 3, 3 },
  { { "", 2, "1w 1t6 0b 1b v 0h123" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 1, 4, 4 },

  /* Lucky last */
  { { "plate=1", 2, "1w 1t6" }, CRUMB_RAID_AT_LUCKY, CRUMB_RAID_LUCKY, 1, 0, 1 },
  { { "plate=1", 2, "1w 1t6 1l" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 3, 3 },
  { { "plate=1", 2, "1w 1t6 1l2 0h111" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 1, 4, 4 },
  { { "plate=1,lucky-last=off", 2, "1w 1t6" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 3, 3 },
  { { "plate=2", 2, "1w 1t6" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 0, 0, 3 },

  /* A hand that the table is asked about stays open, though it is all in, until it is entered as it counts */
  { { "", 2, "p 0b 1b v 0h123*" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 3, 3 },
  { { "", 2, "p 0b 1b v 0h123* 1h~" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 1, 3, 3 },
  { { "", 2, "p 0b 1b v 0h123* 1h123" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 3, 3 },
  { { "", 2, "p 0b 1b v 0h123* ! 0h123" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 1, 3, 3 },
  { { "", 2, "v 0h666* 1h66655" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 3, 9 },

  /* The hands and nothing else: anybody may have won anything */
  { { "", 2, "v" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 3, 11 },
  { { "", 2, "v 0h66655" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 1, 3, 9 },
  { { "", 2, "0h66655" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 1, 3, 9 },
  { { "", 2, "p66665555 0h66655" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 1, 3, 9 },
  { { "", 2, "v 0h66655~" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 3, 11 },
  { { "", 2, "v 0h66666555551~" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 1, 3, 3 },
  { { "", 3, "v 0h66655 1h4444" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 2, 3, 8 },
  { { FIVE, 3, "v 0h66655 1h4444" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 2, 3, 5 },
  { { "", 2, "0w 0t6 v" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 4, 11 },
  { { "", 2, "0w 0t6 v 1h666" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 4, 11 },
  { { "", 2, "0w 0t6 v 1h6666" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 4, 10 },

  /* The next round is entered in the same way */
  { { "", 2, "0h666 1h555 n" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 3, 11 },
  { { "", 2, "0c5 1c4 n" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_COOKIES, 0, 0, 0 },
  { { "", 2, "0c5" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_COOKIES, 1, 0, 0 },
  { { "", 2, "p 0b 1b v 0h123 1h124 n" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 0, 0, 3 },
  { { "", 2, "p6 0b 1b v 0h123 1h124 n" }, CRUMB_RAID_AT_BID, CRUMB_RAID_PLATE, NO, 0, 8 },
  /* … and can always be entered in another way */
  { { "", 2, "0c5 1c4 n 0b6" }, CRUMB_RAID_AT_BID, CRUMB_RAID_BID, 1, 0, 3 },
  { { "", 2, "0c5 1c4 n 0b 1b v" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 3, 3 },
  { { "", 2, "0c5 1c4 n 1w 1t6 v" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 3, 10 },
  { { "", 2, "0c5 1c4 n p66 v" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 3, 11 },
  { { "", 2, "0c5 1c4 n p66~" }, CRUMB_RAID_AT_BID, CRUMB_RAID_PLATE, NO, 0, 8 },
  { { "", 2, "0c5 1c4 n 1w" }, CRUMB_RAID_AT_TAKE, CRUMB_RAID_TAKE, 1, 1, 1 },
  { { "", 2, "0c5 1c4 n 1h666" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 3, 11 },
  { { "", 2, "v 0h666 1h555 n 1c9" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_COOKIES, 0, 0, 0 },
  { { "", 2, "p 0w 0t6 v 1c9" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_COOKIES, 0, 0, 0 },
  { { "", 2, "0c1~" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_COOKIES, 0, 0, 0 },
  { { "", 2, "1c1~" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_COOKIES, 1, 0, 0 },
  { { "", 2, "p 0w 0t6 v 0c5 1c4 n v" }, CRUMB_RAID_AT_REVEAL, CRUMB_RAID_HAND, 0, 3, 11 },

  /* Scored, over */
  { { "", 2, "0h666 1h555" }, CRUMB_RAID_AT_SCORED, CRUMB_RAID_ROUND, NO, 0, 0 },
  { { "tied-best=roll-off", 3, "0h665 1h656 2h123" }, CRUMB_RAID_AT_ROLL_OFF, CRUMB_RAID_ROLL_OFF, 0, 1, 1 },
  { { "tied-best=roll-off", 3, "0h665 1h656 2h123 0o3" }, CRUMB_RAID_AT_ROLL_OFF, CRUMB_RAID_ROLL_OFF, 1, 1, 1 },
  { { "tied-best=roll-off", 3, "0h665 1h656 2h123 0o3 1o3" }, CRUMB_RAID_AT_ROLL_OFF, CRUMB_RAID_ROLL_OFF, 0, 1, 1 },
  { { "tied-best=roll-off", 3, "0h665 1h656 2h123 0o3 1o4" }, CRUMB_RAID_AT_SCORED, CRUMB_RAID_ROUND, NO, 0, 0 },
};

/* What is refused after some moves; numbers that are 0 and seats that are ANY are not looked at. */
#define ANY 77

typedef struct
{
  Before before;
  const char *next;
  CrumbRefusal want;
} RefusalRow;

#define RAID_REFUSAL(REASON, ...) { .reason = CRUMB_RAID_REFUSAL_##REASON, .seat = ANY, .other = ANY, __VA_ARGS__ }
#define REFUSAL(REASON, ...) { .reason = CRUMB_REFUSAL_##REASON, .seat = ANY, .other = ANY, __VA_ARGS__ }

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverride-init"

static const RefusalRow refusal_rows[] = {
  /* Not now */
  { { "", 2, "" }, "0t6", REFUSAL (NOT_NOW) },
  { { "", 2, "" }, "0r6", REFUSAL (NOT_NOW) },
  { { "", 2, "" }, "0l", REFUSAL (NOT_NOW) },
  { { "", 2, "" }, "0o6", REFUSAL (NOT_NOW) },
  { { "", 2, "" }, "n", REFUSAL (NOT_NOW) },
  { { "", 2, "p 0b6" }, "0t6", REFUSAL (NOT_NOW) },
  { { "", 2, "p 0b6 1b5" }, "n", REFUSAL (NOT_NOW) },
  { { "", 2, "p 0b6 1b5 0t1" }, "0t1", REFUSAL (NOT_NOW) },
  { { "", 2, "p 0b6 1b5 0t1" }, "p66", REFUSAL (NOT_NOW) },
  { { "", 2, "p 0b6 1b5" }, "0h666", REFUSAL (NOT_NOW) },
  { { "", 2, "p 0b6" }, "0c5", REFUSAL (NOT_NOW) },
  { { "", 2, "p 0b6 1b6 0r5 1r5" }, "0b6", REFUSAL (NOT_NOW) },
  { { "", 2, "p 0b6 1b6 0r5 1r4" }, "0b6", REFUSAL (NOT_NOW) },
  { { "plate=1", 2, "0w 0t6" }, "v", REFUSAL (NOT_NOW) },
  { { "plate=1", 2, "0w 0t6" }, "1w", REFUSAL (NOT_NOW) },
  { { "", 2, "v 0h666" }, "1b6", REFUSAL (NOT_NOW) },
  { { "", 2, "v 0h666" }, "v", REFUSAL (NOT_NOW) },
  { { "", 2, "p 0b 1b v" }, "0b6", REFUSAL (NOT_NOW) },
  { { "", 2, "0h666 1h555" }, "0h666", REFUSAL (NOT_NOW) },
  { { "", 2, "0h666 1h555" }, "0c6", REFUSAL (NOT_NOW) },
  { { "", 2, "0h666 1h555" }, "0b6", REFUSAL (NOT_NOW) },
  { { "", 2, "!" }, "!", REFUSAL (NOT_NOW) },
  { { "", 2, "e" }, "n", REFUSAL (OVER) },
  { { "", 2, "e" }, "e", REFUSAL (OVER) },
  { { "", 2, "e" }, "!", REFUSAL (OVER) },

  /* Who */
  { { "", 2, "" }, "2b6", REFUSAL (NO_SUCH_SEAT) },
  { { "", 2, "" }, "b6", REFUSAL (NO_SUCH_SEAT) },
  { { "", 3, "" }, "3w", REFUSAL (NO_SUCH_SEAT) },
  { { "", 2, "" }, "c5", REFUSAL (NO_SUCH_SEAT) },
  { { "", 2, "v" }, "2h666", REFUSAL (NO_SUCH_SEAT) },
  { { "", 2, "p 0b6 1b5" }, "1t6", REFUSAL (NOT_YOUR_TURN, .seat = 1, .other = 0) },
  { { "plate=1", 2, "0w 0t6" }, "1l", REFUSAL (NOT_YOUR_TURN, .seat = 1, .other = 0) },

  /* Which dice there are */
  { { "", 2, "" }, "0b7", REFUSAL (BAD_FACE, .seat = 0, .face = 7, .min = 1, .max = 6) },
  { { "sides=8", 2, "" }, "0b9", REFUSAL (BAD_FACE, .seat = 0, .face = 9, .max = 8) },
  { { "", 2, "" }, "p66678", REFUSAL (BAD_FACE, .seat = NO, .face = 7, .max = 6) },
  { { "", 2, "v" }, "0h667", REFUSAL (BAD_FACE, .seat = 0, .face = 7, .min = 1, .max = 6) },
  { { "", 2, "" }, "0b6?", REFUSAL (NEEDS_FACE, .seat = 0) },
  { { "", 2, "v" }, "0h66?", REFUSAL (NEEDS_FACE, .seat = 0) },
  { { "", 2, "p 0b6 1b6" }, "0r?", REFUSAL (NEEDS_FACE, .seat = 0) },
  { { "tied-best=roll-off", 2, "0h665 1h656" }, "0o?", REFUSAL (NEEDS_FACE, .seat = 0) },

  /* How many */
  { { "", 2, "" }, "p666666666", RAID_REFUSAL (PLATE_COUNT, .max = 8, .got = 9) },
  { { FIVE, 2, "" }, "p666666", RAID_REFUSAL (PLATE_COUNT, .max = 5, .got = 6) },
  { { "", 2, "" }, "0b6666", RAID_REFUSAL (HOLDS_FEWER, .seat = 0, .max = 3, .got = 4, .can_overrule = true) },
  { { "", 2, "p 0w 0t1" }, "1b6666", RAID_REFUSAL (HOLDS_FEWER, .seat = 1, .max = 3, .got = 4, .can_overrule = true) },
  { { "", 2, "p 0w 0t1" },
    "0b6666",
    RAID_REFUSAL (TOO_MANY_IN_BID, .seat = 0, .max = 3, .got = 4, .can_overrule = true) },
  { { "most-dice=1", 2, "" },
    "0b66",
    RAID_REFUSAL (TOO_MANY_IN_BID, .seat = 0, .max = 1, .got = 2, .can_overrule = true) },
  { { "most-dice=any", 2, "p 0w 0t1" },
    "0b66666",
    RAID_REFUSAL (HOLDS_FEWER, .seat = 0, .max = 4, .got = 5, .can_overrule = true) },
  { { "", 3, "p 0b65 1b65 2b1" },
    "0r6",
    RAID_REFUSAL (REROLL_COUNT, .seat = 0, .min = 2, .max = 2, .got = 1, .can_overrule = true) },
  { { "", 3, "p 0b65 1b65 2b1" },
    "0r666",
    RAID_REFUSAL (REROLL_COUNT, .seat = 0, .min = 2, .max = 2, .got = 3, .can_overrule = true) },
  { { "", 3, "p 0b65 1b65 2b1" }, "0r", RAID_REFUSAL (REROLL_COUNT, .seat = 0, .min = 2, .max = 2) },
  { { "", 3, "p 0b65 1b65 2b1 !" }, "0r", RAID_REFUSAL (REROLL_COUNT, .seat = 0, .min = 2, .max = 2) },
  { { "", 2, "p 0b6 1b5" }, "0t65", RAID_REFUSAL (ONE_DIE, .seat = 0, .max = 1, .got = 2) },
  { { "", 2, "p 0b6 1b5" }, "0t", RAID_REFUSAL (ONE_DIE, .seat = 0) },
  { { "plate=1", 2, "0w 0t6" }, "0l65", RAID_REFUSAL (ONE_DIE, .seat = 0, .max = 1, .got = 2) },
  { { "tied-best=roll-off", 2, "0h665 1h656" }, "0o65", RAID_REFUSAL (ONE_DIE, .seat = 0, .max = 1, .got = 2) },
  { { "tied-best=roll-off", 2, "0h665 1h656" }, "0o", RAID_REFUSAL (ONE_DIE, .seat = 0) },

  /* Who may win */
  { { "", 3, "p 0b65 1b65 2b1" }, "2r1", RAID_REFUSAL (NOT_IN_TIE, .seat = 2) },
  { { "", 3, "p 0b65 1b65 2b1" }, "2w", RAID_REFUSAL (NOT_IN_TIE, .seat = 2) },
  { { "tied-best=roll-off", 3, "0h665 1h656 2h123" }, "2o6", RAID_REFUSAL (NOT_IN_TIE, .seat = 2) },
  { { "tied-best=roll-off", 3, "0h665 1h656 2h665 0o3 1o5 2o5" }, "0o6", RAID_REFUSAL (NOT_IN_TIE, .seat = 0) },
  { { "", 2, "p 0b" }, "0w", RAID_REFUSAL (DID_NOT_BID, .seat = 0) },
  { { "", 2, "p 0b6 1b5" }, "1w", RAID_REFUSAL (BEATEN, .seat = 1, .other = 0, .can_overrule = true) },
  { { "", 3, "p 0b4 1b43" }, "1w", RAID_REFUSAL (BEATEN, .seat = 1, .other = 0, .can_overrule = true) },

  /* What lies on the plate */
  { { "", 2, "p66554433 0b6 1b5" }, "0t1", RAID_REFUSAL (PLATE_HAS_NONE, .seat = 0, .face = 1, .can_overrule = true) },
  { { "", 2, "p66554433 0w 0t6 0w 0t6 0w" },
    "0t6",
    RAID_REFUSAL (PLATE_HAS_NONE, .seat = 0, .face = 6, .can_overrule = true) },
  { { "plate=3", 2, "p655 0w 0t? 0w 0t6 0w" },
    "0t6",
    RAID_REFUSAL (PLATE_HAS_NONE, .seat = 0, .face = 6, .can_overrule = true) },
  { { "plate=3", 2, "p65 0w 0t1 0w" },
    "0t1",
    RAID_REFUSAL (PLATE_HAS_NONE, .seat = 0, .face = 1, .can_overrule = true) },
  { { "three-colours,plate=2", 2, "p6r5 0w" },
    "0t6b",
    RAID_REFUSAL (PLATE_HAS_NONE, .seat = 0, .face = 6, .colour = 3, .can_overrule = true) },
  { { "three-colours,plate=2", 2, "p6r5 0w" },
    "0t4b",
    RAID_REFUSAL (PLATE_HAS_NONE, .seat = 0, .face = 4, .colour = 0, .can_overrule = true) },
  { { "three-colours,plate=3", 2, "p665 0w 0t6r 0w 0t6b 0w" },
    "0t6",
    RAID_REFUSAL (PLATE_HAS_NONE, .seat = 0, .face = 6, .can_overrule = true) },

  /* Hands */
  { { "", 2, "p 0b 1b v" },
    "0h66",
    RAID_REFUSAL (HAND_COUNT, .seat = 0, .min = 3, .max = 3, .got = 2, .can_overrule = true) },
  { { "", 2, "p 0b 1b v" },
    "0h6666",
    RAID_REFUSAL (HAND_COUNT, .seat = 0, .min = 3, .max = 3, .got = 4, .can_overrule = true) },
  { { "", 2, "p 0b 1b v" },
    "0h6666~",
    RAID_REFUSAL (HAND_COUNT, .seat = 0, .min = 3, .max = 3, .got = 4, .can_overrule = true) },
  { { "", 2, "p 0w 0t1 0b 1b v" },
    "0h666",
    RAID_REFUSAL (HAND_COUNT, .seat = 0, .min = 4, .max = 4, .got = 3, .can_overrule = true) },
  { { "", 2, "v" }, "0h66", RAID_REFUSAL (HAND_COUNT, .seat = 0, .min = 3, .max = 11, .got = 2, .can_overrule = true) },
  { { "", 2, "" },
    "0h666666666666",
    RAID_REFUSAL (HAND_COUNT, .seat = 0, .min = 3, .max = 11, .got = 12, .can_overrule = true) },
  { { "", 2, "v 0h66655" },
    "1h6666666666",
    RAID_REFUSAL (HAND_COUNT, .seat = 1, .min = 3, .max = 9, .got = 10, .can_overrule = true) },
  { { "plate=1", 2, "0w 0t6 0l" },
    "1h6666",
    RAID_REFUSAL (HAND_COUNT, .seat = 1, .min = 3, .max = 3, .got = 4, .can_overrule = true) },

  /* Cookies */
  { { "", 2, "" }, "0c-1", REFUSAL (POINTS_RANGE, .seat = 0, .max = 999, .got = -1) },
  { { "", 2, "" }, "0c1000", REFUSAL (POINTS_RANGE, .seat = 0, .max = 999, .got = 1000) },
  { { "", 2, "0c5" }, "1h666", RAID_REFUSAL (MIXED_SCORES, .seat = 1, .other = 0) },
  { { "", 2, "0h666" }, "1c5", RAID_REFUSAL (MIXED_SCORES, .seat = 1, .other = 0) },
  { { "", 2, "0h6~" }, "1c5", RAID_REFUSAL (MIXED_SCORES, .seat = 1, .other = 0) },
  { { "", 2, "v ! 0h" }, "1c5", RAID_REFUSAL (MIXED_SCORES, .seat = 1, .other = 0) },
};

#pragma GCC diagnostic pop

/* The result of whole rounds. */
typedef struct
{
  Before before;
  const char *totals;
  unsigned rounds;
  const char *winners; /* NULL: the game goes on */
  bool ended_early;
} ScoreRow;

static const ScoreRow score_rows[] = {
  { { "", 2, "0h6655442 1h2222" }, "6 9", 1, NULL, false },
  { { "", 2, "0h665 1h656" }, "7 7", 1, NULL, false },
  { { "", 2, "0c11 1c5 n 0c10 1c3" }, "21 8", 2, NULL, false },
  { { "", 2, "0c11 1c5 n 0h666 1h655" }, "19 7", 2, NULL, false },
  { { "", 3, "0c1 1c2 2c3 n 0c1" }, "1 2 3", 1, NULL, false },
  { { "", 2, "0c5 0c6 1c7" }, "6 7", 1, NULL, false },
  { { "", 2, "0h666 0c6 1c7" }, "6 7", 1, NULL, false },
  { { "", 2, "0c6 0h666 1h555" }, "8 3", 1, NULL, false },
  { { "", 2, "0h666 0h661 1h555" }, "2 8", 1, NULL, false },
  { { "", 2, "0h666 0h66~ 1h555" }, "0 0", 0, NULL, false },
  { { "", 2, "0c5~ 1c7" }, "0 0", 0, NULL, false },

  /* Fifty, checked only when a round is scored */
  { { "", 2, "0c49 1c48" }, "49 48", 1, NULL, false },
  { { "", 2, "0c50 1c48" }, "50 48", 1, "0", false },
  { { "", 2, "0c50 1c51" }, "50 51", 1, "1", false },
  { { "", 2, "0c49 1c0 n 0h666" }, "49 0", 1, NULL, false },
  { { "target=10", 2, "0c9 1c10" }, "9 10", 1, "1", false },
  /* Two share the highest total: one more round, until one is alone on top */
  { { "", 2, "0c50 1c50" }, "50 50", 1, NULL, false },
  { { "", 2, "0c50 1c50 n 0c7 1c7" }, "57 57", 2, NULL, false },
  { { "", 2, "0c50 1c50 n 0c7 1c7 n 0c0 1c1" }, "57 58", 3, "1", false },
  { { "", 3, "0c50 1c50 2c1 n 0c0 1c0 2c60" }, "50 50 61", 2, "2", false },
  { { "", 3, "0c50 1c50 2c51" }, "50 50 51", 1, "2", false },
  { { "tied-end=shared-win", 2, "0c50 1c50" }, "50 50", 1, "01", false },
  { { "tied-end=shared-win", 4, "0c50 1c50 2c3 3c50" }, "50 50 3 50", 1, "013", false },
  /* A number of rounds */
  { { "end=rounds,rounds=2", 2, "0c70 1c3" }, "70 3", 1, NULL, false },
  { { "end=rounds,rounds=2", 2, "0c1 1c3 n 0c1 1c1" }, "2 4", 2, "1", false },
  { { "end=rounds,rounds=1", 2, "0c1 1c1" }, "1 1", 1, NULL, false },
  { { "end=rounds,rounds=1", 2, "0c1 1c1 n 0c1 1c0" }, "2 1", 2, "0", false },
  { { "end=rounds,rounds=1,tied-end=shared-win", 2, "0c1 1c1" }, "1 1", 1, "01", false },
  /* The table stops */
  { { "", 2, "e" }, "0 0", 0, "", true },
  { { "", 2, "0c11 1c5 e" }, "11 5", 1, "0", true },
  { { "", 2, "0c11 1c5 n 0h666 e" }, "11 5", 1, "0", true },
  { { "", 3, "0c11 1c5 2c11 n 0b666 e" }, "11 5 11", 1, "", true },
  { { "", 2, "0c50 1c50 e" }, "50 50", 1, "", true },
  { { "tied-end=shared-win", 2, "0c11 1c11 e" }, "11 11", 1, "01", true },

  /* A round in full: eight bids, a tie, a lucky last re-rolled */
  { { "", 2,
      "p66554321 0b511 1b444 0t6 0b62 1b5 0t6 0b43 1b4 1t5 0b 1b3 1t5 0b66 1b66 0r21 1r31 1t4 0b6 1b666 0t3 "
      "0b1 1b2 1t2 0b3 1b33 0t1 0l6 0h6663621 1h5542213" },
    "9 4",
    1,
    NULL,
    false },
  /* Nobody bids: what is left on the plate belongs to nobody */
  { { "", 2, "p66554321 0b6 1b5 0t6 0b 1b v 0h6611 1h555" }, "4 8", 1, NULL, false },

  /* House rules */
  { { "tied-best=roll-off", 3, "0h665 1h656 2h123 0o3 1o4" }, "2 7 0", 1, NULL, false },
  { { "tied-best=roll-off", 3, "0h665 1h656 2h665 0o3 1o4 2o4 2o6 1o1" }, "2 2 7", 1, NULL, false },
  { { "tied-best=roll-off", 3, "0h665 1h656 2h665 0o3 0o6 1o4 2o4" }, "7 2 2", 1, NULL, false },
  { { "playtest-5,target=300", 2, "0h6665 1h655" }, "24 15", 1, NULL, false },
  { { "first-draft", 2, "0h666 1h555" }, "1 0", 1, "0", false },
  { { "first-draft", 2, "0h666 1h666 0o2 1o5" }, "0 1", 1, "1", false },
  { { "three-colours", 2, "0h6r6r5 1h4r4g1" }, "9 2", 1, NULL, false },

  /* The table insists */
  { { "", 2, "p 0b 1b v ! 0h6666 1h555" }, "9 3", 1, NULL, false },
  { { "", 2, "p 0b 1b v ! 0h66 1h555" }, "2 8", 1, NULL, false },
  { { "", 2, "p 0b 1b v ! 0h666~ 0h6666~ 0h66661~ 0h66661 1h555" }, "9 3", 1, NULL, false },
};

static CrumbRaid
fold (const Before *before)
{
  return raid_script_fold (before->rules, before->seats, before->moves);
}

static bool
try (CrumbRaid *raid, const char *next, CrumbRefusal *refusal)
{
  g_autoptr (GArray) moves = raid_script_parse (next);

  g_assert_cmpuint (moves->len, ==, 1);
  return crumb_raid_apply (raid, &g_array_index (moves, CrumbMove, 0), refusal);
}

static void
check_expect (gconstpointer data)
{
  const ExpectRow *row = data;
  CrumbRaid raid = fold (&row->before);
  CrumbRaidExpect expect = crumb_raid_expects (&raid);

  g_assert_cmpuint (raid.phase, ==, row->phase);
  g_assert_cmpuint (expect.what, ==, row->what);
  g_assert_cmpuint (expect.seat, ==, row->seat);
  g_assert_cmpuint (expect.min, ==, row->min);
  g_assert_cmpuint (expect.max, ==, row->max);
  g_assert_true ((expect.also & 1u << CRUMB_RAID_END) != 0);
}

static void
check_refusal (gconstpointer data)
{
  const RefusalRow *row = data;
  CrumbRaid raid = fold (&row->before), before = raid;
  CrumbRefusal refusal;

  g_assert_false (try (&raid, row->next, &refusal));
  g_assert_cmpmem (&raid, sizeof raid, &before, sizeof before);
  g_assert_cmpint (refusal.reason, ==, row->want.reason);
  g_assert_true (refusal.can_overrule == row->want.can_overrule);
  if (row->want.seat != ANY)
    g_assert_cmpint (refusal.seat, ==, row->want.seat);
  if (row->want.other != ANY)
    g_assert_cmpint (refusal.other, ==, row->want.other);
  if (row->want.face != 0)
    {
      g_assert_cmpint (refusal.face, ==, row->want.face);
      g_assert_cmpint (refusal.colour, ==, row->want.colour);
    }
  if (row->want.min != 0)
    g_assert_cmpint (refusal.min, ==, row->want.min);
  if (row->want.max != 0)
    g_assert_cmpint (refusal.max, ==, row->want.max);
  if (row->want.got != 0)
    g_assert_cmpint (refusal.got, ==, row->want.got);
}

/* A refusal that can be overruled is taken once after an overrule; any other never is. */
static void
check_overrule (gconstpointer data)
{
  const RefusalRow *row = data;
  CrumbRaid raid = fold (&row->before);
  CrumbRefusal refusal;
  bool insisting = raid.overrule || raid.phase == CRUMB_RAID_AT_OVER;

  g_assert_true (insisting || try (&raid, "!", &refusal));
  g_assert_true (try (&raid, row->next, &refusal) == row->want.can_overrule);
  if (raid.phase != CRUMB_RAID_AT_OVER && row->next[strlen (row->next) - 1] != '~')
    g_assert_true (raid.overrule == !row->want.can_overrule);
  crumb_raid_expects (&raid);
}

static void
check_score (gconstpointer data)
{
  const ScoreRow *row = data;
  CrumbRaid raid = fold (&row->before);
  g_autoptr (GString) totals = g_string_new (NULL);
  g_autoptr (GString) winners = g_string_new (NULL);

  for (unsigned seat = 0; seat < row->before.seats; seat++)
    {
      g_string_append_printf (totals, seat == 0 ? "%d" : " %d", raid.scores.totals[seat]);
      if (crumb_seats_has (raid.scores.winners, seat))
        g_string_append_printf (winners, "%u", seat);
    }
  g_assert_cmpstr (totals->str, ==, row->totals);
  g_assert_cmpuint (raid.scores.n_rounds, ==, row->rounds);
  g_assert_cmpstr (winners->str, ==, row->winners == NULL ? "" : row->winners);
  g_assert_true ((raid.phase == CRUMB_RAID_AT_OVER) == (row->winners != NULL));
  g_assert_true (raid.scores.ended_early == row->ended_early);
}

static void
check_first_bidder (void)
{
  CrumbHouseRules rules = crumb_house_rules_final ();
  CrumbRaid raid = crumb_raid_start (&rules, 4, 2);
  CrumbRefusal refusal;
  const char *const bids[] = { "2b6", "3b5", "0b4", "1b3" };

  g_assert_true (try (&raid, "p", &refusal));
  for (unsigned i = 0; i < G_N_ELEMENTS (bids); i++)
    {
      g_assert_cmpuint (crumb_raid_expects (&raid).seat, ==, (2 + i) % 4);
      g_assert_true (try (&raid, bids[i], &refusal));
    }
  g_assert_cmpuint (raid.winner, ==, 2);
}

/* A ruling is shown as long as it is about the dice that were entered, and names only seats that bid. */
static void
check_ruled (void)
{
  CrumbRaid raid = fold (&(Before) { "", 3, "p 0b511 1b444 2b" });

  g_assert_true (raid.ruled);
  g_assert_cmpuint (raid.ruling.reason, ==, CRUMB_BID_HIGHEST_DIE);
  g_assert_cmpuint (raid.ruling.no_bid, ==, crumb_seats_of (2));

  raid = fold (&(Before) { "", 3, "p 0b511 1b444 2b 1b4~" });
  g_assert_false (raid.ruled);
  raid = fold (&(Before) { "", 3, "p 0b6 1b6 2b5" });
  g_assert_true (raid.ruled);
  g_assert_cmpuint (raid.ruling.reroll, ==, 3);
  raid = fold (&(Before) { "", 3, "p 0b6 1b6 2b5 0r5 1r4" });
  g_assert_true (raid.ruled);
  g_assert_cmpuint (raid.ruling.winner, ==, 0);
  g_assert_cmpuint (raid.ruling.no_bid, ==, 0);
  raid = fold (&(Before) { "", 3, "p 0b6 1b6 2b5 0r5 1r4 1r~" });
  g_assert_true (raid.ruled);
  g_assert_cmpuint (raid.ruling.reroll, ==, 3);
  raid = fold (&(Before) { "", 3, "p 0b6 1b6 2b5 0w" });
  g_assert_false (raid.ruled);
}

static void
check_what_is_kept (void)
{
  CrumbRaid raid = fold (&(Before) { "plate=3", 2, "p655 0b6 1b6 0r4 1r5" });
  CrumbRefusal refusal;
  char text[CRUMB_DICE_TEXT_MAX];

  /* The tied roll can still be shown below the one that settled it. */
  g_assert_cmpuint (raid.n_ties, ==, 1);
  g_assert_cmpstr (crumb_dice_format (&raid.tied.dice[0], text), ==, "6");
  g_assert_cmpstr (crumb_dice_format (&raid.roll.dice[0], text), ==, "4");
  g_assert_true (raid.ruled);
  g_assert_cmpuint (raid.ruling.winner, ==, 1);

  g_assert_true (try (&raid, "1t5", &refusal));
  g_assert_cmpstr (crumb_dice_format (&raid.taken[1], text), ==, "5");
  g_assert_cmpstr (crumb_dice_format (&raid.plate, text), ==, "65");
  g_assert_cmpuint (crumb_raid_plate_left (&raid), ==, 2);
  g_assert_cmpuint (crumb_raid_holds (&raid, 1), ==, 4);
  g_assert_cmpuint (raid.n_ties, ==, 0);
  g_assert_cmpuint (raid.n_bids, ==, 1);

  /* A die taken unseen may have been either. */
  g_assert_true (try (&raid, "0w", &refusal));
  g_assert_false (raid.ruled);
  g_assert_true (try (&raid, "0t?", &refusal));
  g_assert_cmpuint (crumb_raid_plate_left (&raid), ==, 1);
  g_assert_true (try (&raid, "0w", &refusal));
  g_assert_true (try (&raid, "0t6", &refusal));
  g_assert_cmpuint (raid.lucky.face, ==, 6);
  g_assert_true (try (&raid, "0l1", &refusal));
  g_assert_cmpstr (crumb_dice_format (&raid.taken[0], text), ==, "?1");
}

/* Only the scores of a round are left when the next one begins. */
static void
check_fresh_round (void)
{
  CrumbRaid raid = fold (&(Before) { "plate=1,tied-best=roll-off", 2, "p6 0b6 1b6 0r5 1r4 0t6 0l5 0h6655 1h654 n" });
  CrumbRaid fresh = fold (&(Before) { "plate=1,tied-best=roll-off", 2, "" });

  fresh.scores = raid.scores;
  memcpy (fresh.rounds, raid.rounds, sizeof fresh.rounds);
  g_assert_cmpmem (&raid, sizeof raid, &fresh, sizeof fresh);
}

static void
check_rounds (void)
{
  CrumbRaid raid = fold (&(Before) { "", 2, "0h665 1h656 n 0c4 1c2 n 0h666 1h555" });

  g_assert_true (raid.rounds[0].by_hands);
  g_assert_cmpuint (raid.rounds[0].bonus_to, ==, 3);
  g_assert_cmpuint (raid.rounds[0].reason, ==, CRUMB_BONUS_TIE);
  g_assert_false (raid.rounds[1].by_hands);
  g_assert_cmpuint (raid.rounds[1].bonus_to, ==, 0);
  g_assert_cmpint (raid.scores.points[1][0], ==, 4);
  g_assert_cmpuint (raid.rounds[2].bonus_to, ==, 1);
  g_assert_cmpuint (raid.rounds[2].reason, ==, CRUMB_BONUS_HIGHER_SET);
  g_assert_cmpuint (raid.scores.leaders, ==, 1);
}

static void
check_most_rounds (void)
{
  CrumbRaid raid = fold (&(Before) { "target=999", 2, "" });
  CrumbRefusal refusal;

  for (unsigned round = 0; round < CRUMB_ROUNDS_MAX; round++)
    {
      g_assert_true (round == 0 || try (&raid, "n", &refusal));
      g_assert_true (try (&raid, "0c1", &refusal));
      g_assert_true (try (&raid, "1c2", &refusal));
    }
  g_assert_false (try (&raid, "n", &refusal));
  g_assert_cmpint (refusal.reason, ==, CRUMB_REFUSAL_TOO_MANY_ROUNDS);
  g_assert_cmpint (refusal.max, ==, CRUMB_ROUNDS_MAX);
  g_assert_cmpint (raid.scores.totals[1], ==, 2 * CRUMB_ROUNDS_MAX);
  g_assert_true (try (&raid, "e", &refusal));
}

static void
check_kind (void)
{
  const CrumbGameKind *kind = crumb_game_kind_find ("cookie-raid");
  g_autofree CrumbRaid *raid = g_new0 (CrumbRaid, 1);
  char rules[CRUMB_RULES_TEXT_MAX], again[CRUMB_RULES_TEXT_MAX];
  g_autoptr (GArray) moves = raid_script_parse ("0c11 1c50");
  CrumbRefusal refusal;

  g_assert_true (kind == &crumb_cookie_raid);
  g_assert_null (crumb_game_kind_find ("cribbage"));
  g_assert_cmpuint (kind->state_size, ==, sizeof *raid);
  g_assert_cmpuint (kind->n_moves, ==, CRUMB_RAID_N_MOVES);
  g_assert_cmpstr (kind->moves[CRUMB_RAID_ROLL_OFF].word, ==, "roll-off");

  g_assert_false (crumb_game_kind_normalise (kind, "nonsense", rules));
  g_assert_true (crumb_game_kind_normalise (kind, FIVE, rules));
  g_assert_true (crumb_game_kind_normalise (kind, rules, again));
  g_assert_cmpstr (rules, ==, again);

  g_assert_false (crumb_game_kind_start (kind, raid, "", 1, 0));
  g_assert_false (crumb_game_kind_start (kind, raid, "", 5, 0));
  g_assert_false (crumb_game_kind_start (kind, raid, "", 2, 2));
  g_assert_false (crumb_game_kind_start (kind, raid, "nonsense", 2, 0));
  g_assert_true (crumb_game_kind_start (kind, raid, rules, 4, 3));
  g_assert_true (crumb_game_kind_start (kind, raid, rules, 2, 1));
  crumb_game_kind_rules (kind, raid, again);
  g_assert_cmpstr (again, ==, rules);
  g_assert_cmpint (crumb_scores_of (raid)->target, ==, 50);
  g_assert_cmpuint (crumb_scores_of (raid)->n_seats, ==, 2);
  g_assert_cmpuint (crumb_scores_of (raid)->playing, ==, 3);
  g_assert_cmpstr (kind->moves[kind->join].word, ==, "join");
  g_assert_cmpstr (kind->moves[kind->overrule].word, ==, "overrule");
  g_assert_false (crumb_scores_of (raid)->over);
  for (unsigned i = 0; i < moves->len; i++)
    g_assert_true (kind->apply (raid, &g_array_index (moves, CrumbMove, i), &refusal));
  g_assert_true (crumb_scores_of (raid)->over);
  g_assert_false (crumb_scores_of (raid)->ended_early);
  g_assert_cmpuint (crumb_scores_of (raid)->winners, ==, 2);
  g_assert_cmpuint (crumb_scores_of (raid)->n_rounds, ==, 1);
  g_assert_cmpint (crumb_scores_of (raid)->points[0][0], ==, 11);
  g_assert_cmpint (crumb_scores_of (raid)->totals[1], ==, 50);

  g_assert_true (crumb_game_kind_start (kind, raid, "end=rounds", 2, 1));
  g_assert_cmpint (crumb_scores_of (raid)->target, ==, 0);
}

static void
add_rows (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (expect_rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/raid/expect/%u:%s", i, expect_rows[i].before.moves);

      g_test_add_data_func (name, &expect_rows[i], check_expect);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (refusal_rows); i++)
    {
      const RefusalRow *row = &refusal_rows[i];
      g_autofree char *name = g_strdup_printf ("/raid/refuse/%u:%s: %s", i, row->before.moves, row->next);
      g_autofree char *overrule = g_strdup_printf ("/raid/overrule/%u:%s: %s", i, row->before.moves, row->next);

      g_test_add_data_func (name, row, check_refusal);
      g_test_add_data_func (overrule, row, check_overrule);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (score_rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/raid/score/%u:%s", i, score_rows[i].before.moves);

      g_test_add_data_func (name, &score_rows[i], check_score);
    }
}

void
add_raid_tests (void)
{
  add_rows ();
  g_test_add_func ("/raid/first-bidder", check_first_bidder);
  g_test_add_func ("/raid/ruled", check_ruled);
  g_test_add_func ("/raid/what-is-kept", check_what_is_kept);
  g_test_add_func ("/raid/rounds", check_rounds);
  g_test_add_func ("/raid/most-rounds", check_most_rounds);
  g_test_add_func ("/raid/fresh-round", check_fresh_round);
  g_test_add_func ("/raid/kind", check_kind);
}
