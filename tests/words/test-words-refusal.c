/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every refusal says what is wrong. */

#include "words-tests.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib.h>

static const char *const names[] = { "Sue", "John" };

typedef struct
{
  CrumbRefusal refusal;
  const char *sentence;
} Row;

static const Row rows[] = {
  { { .reason = CRUMB_REFUSAL_NONE }, "" },
  { { .reason = CRUMB_REFUSAL_NOT_NOW }, "That is not asked for at this point of the round." },
  { { .reason = CRUMB_REFUSAL_NO_SUCH_SEAT, .seat = 3 }, "Nobody sits there: choose one of the players." },
  { { .reason = CRUMB_REFUSAL_NOT_YOUR_TURN, .seat = 0, .other = 1 }, "It is John who is asked now." },
  { { .reason = CRUMB_REFUSAL_BAD_FACE, .face = 7, .max = 6 }, "There is no 7 on a die; faces go from 1 to 6." },
  { { .reason = CRUMB_REFUSAL_BAD_COLOUR }, "That is not a color that dice come in: red, green and blue are." },
  { { .reason = CRUMB_REFUSAL_TOO_MANY_IN_BID, .max = 3, .got = 4 },
    "The rules allow 3 dice in a bid; 4 were entered." },
  { { .reason = CRUMB_REFUSAL_TOO_MANY_IN_BID, .max = 1, .got = 2 },
    "The rules allow 1 die in a bid; 2 were entered." },
  { { .reason = CRUMB_REFUSAL_HOLDS_FEWER, .seat = 0, .max = 4, .got = 5 }, "Sue holds 4 dice; 5 were entered." },
  { { .reason = CRUMB_REFUSAL_HOLDS_FEWER, .seat = 1, .max = 1, .got = 2 }, "John holds 1 die; 2 were entered." },
  { { .reason = CRUMB_REFUSAL_PLATE_COUNT, .max = 8, .got = 9 }, "The plate holds 8 dice; 9 were entered." },
  { { .reason = CRUMB_REFUSAL_PLATE_COUNT, .max = 0, .got = 1 }, "The plate is empty." },
  { { .reason = CRUMB_REFUSAL_PLATE_HAS_NONE, .face = 6 }, "The plate has no 6 left." },
  { { .reason = CRUMB_REFUSAL_PLATE_HAS_NONE, .face = 6, .colour = 1 }, "The plate has no red 6 left." },
  { { .reason = CRUMB_REFUSAL_PLATE_HAS_NONE, .face = 5, .colour = 2 }, "The plate has no green 5 left." },
  { { .reason = CRUMB_REFUSAL_PLATE_HAS_NONE, .face = 4, .colour = 3 }, "The plate has no blue 4 left." },
  { { .reason = CRUMB_REFUSAL_DID_NOT_BID, .seat = 1 }, "John did not bid and can’t have won." },
  { { .reason = CRUMB_REFUSAL_NOT_IN_TIE, .seat = 1 }, "John is no part of this tie and does not re-roll." },
  { { .reason = CRUMB_REFUSAL_BEATEN, .seat = 0, .other = 1 }, "Sue can’t have won: John rolled better dice." },
  { { .reason = CRUMB_REFUSAL_REROLL_COUNT, .seat = 0, .max = 2, .got = 3 },
    "Sue bid 2 dice and re-rolls all of them; the re-roll that was entered has 3." },
  { { .reason = CRUMB_REFUSAL_REROLL_COUNT, .seat = 0, .max = 1, .got = 2 },
    "Sue bid 1 die and re-rolls it; the re-roll that was entered has 2." },
  { { .reason = CRUMB_REFUSAL_HAND_COUNT, .seat = 0, .min = 5, .max = 5, .got = 4 },
    "Sue holds 5 dice at the end of this round; the hand that was entered has 4." },
  { { .reason = CRUMB_REFUSAL_HAND_COUNT, .seat = 0, .min = 3, .max = 11, .got = 12 },
    "Sue holds 3 to 11 dice at the end of this round; the hand that was entered has 12." },
  { { .reason = CRUMB_REFUSAL_NEEDS_FACE }, "This die decides something: enter the face that it shows." },
  { { .reason = CRUMB_REFUSAL_ONE_DIE, .got = 0 }, "Exactly one die is asked for; none was entered." },
  { { .reason = CRUMB_REFUSAL_ONE_DIE, .got = 2 }, "Exactly one die is asked for; 2 were entered." },
  { { .reason = CRUMB_REFUSAL_MIXED_SCORES, .other = 1 },
    "A round is entered as hands or as plain cookies, not as both; for John it was the other of them." },
  { { .reason = CRUMB_REFUSAL_POINTS_RANGE, .min = 0, .max = 99, .got = 100 },
    "Cookies go from 0 to 99; 100 is outside of that." },
  { { .reason = CRUMB_REFUSAL_TOO_MANY_ROUNDS, .max = 100 },
    "A game has at most 100 rounds: end this one and begin another." },
  { { .reason = CRUMB_REFUSAL_OVER }, "The game is over: play on, or begin another." },
  { { .reason = CRUMB_REFUSAL_HAS_LEFT, .seat = 1 }, "John has left the game." },
  { { .reason = CRUMB_REFUSAL_BETWEEN_ROUNDS, .seat = 1 },
    "People join and leave between rounds: finish this round first." },
  { { .reason = CRUMB_REFUSAL_TABLE_FULL, .max = 4 },
    "A game has room for 4 players, those who left included: begin another." },
  { { .reason = CRUMB_REFUSAL_TOO_FEW_STAY, .seat = 0, .min = 2 },
    "At least 2 players have to stay: end the game instead." },
  { { .reason = CRUMB_REFUSAL_BAD_ORDER }, "The order has to name everybody who plays, each of them once." },
  { { .reason = CRUMB_REFUSAL_TARGET_RANGE, .min = 53, .max = 9999, .got = 50 },
    "The game can go on to a target of 53 to 9999 cookies; 50 is outside of that." },
  { { .reason = CRUMB_REFUSAL_TARGET_RANGE, .min = 10000, .max = 9999, .got = 50 },
    "There is no higher target: play on without one." },
  { { .reason = CRUMB_REFUSAL_ROUNDS_RANGE, .min = 4, .max = 100, .got = 3 },
    "The game can go on to the end of round 4 to 100; 3 is outside of that." },
  { { .reason = CRUMB_REFUSAL_ROUNDS_RANGE, .min = 101, .max = 100, .got = 3 },
    "A game has at most 100 rounds: end this one and begin another." },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *sentence = crumb_words_refusal (&row->refusal, names);

  g_assert_cmpstr (sentence, ==, row->sentence);
}

static void
test_every_reason_has_a_row (void)
{
  for (int reason = CRUMB_REFUSAL_NONE; reason <= CRUMB_REFUSAL_ROUNDS_RANGE; reason++)
    {
      gboolean found = FALSE;

      for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
        found |= rows[i].refusal.reason == (CrumbRefusalReason) reason;
      g_assert_true (found);
    }
}

static void
test_no_seat (void)
{
  const CrumbRefusal refusal = {
    .reason = CRUMB_REFUSAL_HOLDS_FEWER,
    .seat = CRUMB_NO_SEAT,
    .other = CRUMB_NO_SEAT,
    .max = 3,
    .got = 4,
  };
  g_autofree char *sentence = crumb_words_refusal (&refusal, names);

  g_assert_cmpstr (sentence, ==, "Somebody holds 3 dice; 4 were entered.");
}

void
add_words_refusal_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/words/refusal/%02" G_GSIZE_FORMAT, i);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/words/refusal/every-reason", test_every_reason_has_a_row);
  g_test_add_func ("/words/refusal/no-seat", test_no_seat);
}
