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
  { { .reason = CRUMB_REFUSAL_NOT_NOW }, "You can’t enter that right now." },
  { { .reason = CRUMB_REFUSAL_NO_SUCH_SEAT, .seat = 3 }, "Nobody sits there. Pick one of the players." },
  { { .reason = CRUMB_REFUSAL_NOT_YOUR_TURN, .seat = 0, .other = 1 }, "It’s John’s turn." },
  { { .reason = CRUMB_REFUSAL_BAD_FACE, .face = 7, .max = 6 }, "There’s no 7 on a die. Faces go from 1 to 6." },
  { { .reason = CRUMB_REFUSAL_BAD_COLOUR }, "Dice don’t come in that color. Pick red, green or blue." },
  { { .reason = CRUMB_RAID_REFUSAL_TOO_MANY_IN_BID, .max = 3, .got = 4 },
    "You can bid at most 3 dice, and you entered 4." },
  { { .reason = CRUMB_RAID_REFUSAL_TOO_MANY_IN_BID, .max = 1, .got = 2 },
    "You can bid at most 1 die, and you entered 2." },
  { { .reason = CRUMB_RAID_REFUSAL_HOLDS_FEWER, .seat = 0, .max = 4, .got = 5 },
    "Sue has only 4 dice, and you entered 5." },
  { { .reason = CRUMB_RAID_REFUSAL_HOLDS_FEWER, .seat = 1, .max = 1, .got = 2 },
    "John has only 1 die, and you entered 2." },
  { { .reason = CRUMB_RAID_REFUSAL_PLATE_COUNT, .max = 8, .got = 9 }, "The plate has 8 dice, and you entered 9." },
  { { .reason = CRUMB_RAID_REFUSAL_PLATE_COUNT, .max = 0, .got = 1 }, "The plate is empty. Enter the hands." },
  { { .reason = CRUMB_RAID_REFUSAL_PLATE_HAS_NONE, .face = 6 }, "The plate has no 6 left." },
  { { .reason = CRUMB_RAID_REFUSAL_PLATE_HAS_NONE, .face = 6, .colour = 1 }, "The plate has no red 6 left." },
  { { .reason = CRUMB_RAID_REFUSAL_PLATE_HAS_NONE, .face = 5, .colour = 2 }, "The plate has no green 5 left." },
  { { .reason = CRUMB_RAID_REFUSAL_PLATE_HAS_NONE, .face = 4, .colour = 3 }, "The plate has no blue 4 left." },
  { { .reason = CRUMB_RAID_REFUSAL_DID_NOT_BID, .seat = 1 }, "John didn’t bid and can’t have won." },
  { { .reason = CRUMB_RAID_REFUSAL_NOT_IN_TIE, .seat = 1 },
    "John isn’t part of this tie and doesn’t re-roll. Pick another player." },
  { { .reason = CRUMB_RAID_REFUSAL_BEATEN, .seat = 0, .other = 1 }, "Sue can’t have won. John rolled better dice." },
  { { .reason = CRUMB_RAID_REFUSAL_REROLL_COUNT, .seat = 0, .max = 2, .got = 3 },
    "Sue bid 2 dice and re-rolls all of them, but you entered 3." },
  { { .reason = CRUMB_RAID_REFUSAL_REROLL_COUNT, .seat = 0, .max = 1, .got = 2 },
    "Sue bid 1 die and re-rolls it, but you entered 2." },
  { { .reason = CRUMB_RAID_REFUSAL_HAND_COUNT, .seat = 0, .min = 5, .max = 5, .got = 4 },
    "Sue has 5 dice at the end of this round, but you entered 4." },
  { { .reason = CRUMB_RAID_REFUSAL_HAND_COUNT, .seat = 0, .min = 3, .max = 11, .got = 12 },
    "Sue has 3 to 11 dice at the end of this round, but you entered 12." },
  { { .reason = CRUMB_REFUSAL_NEEDS_FACE }, "This die matters. Enter the face it shows." },
  { { .reason = CRUMB_RAID_REFUSAL_ONE_DIE, .got = 0 }, "Enter one die." },
  { { .reason = CRUMB_RAID_REFUSAL_ONE_DIE, .got = 2 }, "Enter just one die. You entered 2." },
  { { .reason = CRUMB_REFUSAL_DICE_COUNT, .min = 1, .max = 3, .got = 4 },
    "You need 1 to 3 dice here, and you entered 4." },
  { { .reason = CRUMB_RAID_REFUSAL_MIXED_SCORES, .other = 1 },
    "A round is scored by hands or by cookies, not both. Do the same as for John, or undo that first." },
  { { .reason = CRUMB_REFUSAL_POINTS_RANGE, .min = 0, .max = 99, .got = 100 },
    "Cookies go from 0 to 99, and you entered 100." },
  { { .reason = CRUMB_REFUSAL_TOO_MANY_ROUNDS, .max = 100 },
    "A game has at most 100 rounds. End this one and start another." },
  { { .reason = CRUMB_REFUSAL_OVER }, "The game is over. Play on, or start another." },
  { { .reason = CRUMB_RAID_REFUSAL_HAS_LEFT, .seat = 1 }, "John has left the game. Pick another player." },
  { { .reason = CRUMB_RAID_REFUSAL_BETWEEN_ROUNDS, .seat = 1 },
    "Players can join and leave only between rounds. Finish this round first." },
  { { .reason = CRUMB_RAID_REFUSAL_TABLE_FULL, .max = 4 },
    "A game has room for 4 players, counting those who left. Start another." },
  { { .reason = CRUMB_RAID_REFUSAL_TOO_FEW_STAY, .seat = 0, .min = 2 },
    "At least 2 players have to stay. End the game instead." },
  { { .reason = CRUMB_RAID_REFUSAL_BAD_ORDER }, "The order needs every player exactly once." },
  { { .reason = CRUMB_REFUSAL_TARGET_RANGE, .min = 53, .max = 9999, .got = 50 },
    "You can play on to a target from 53 to 9999 cookies, and you entered 50." },
  { { .reason = CRUMB_REFUSAL_TARGET_RANGE, .min = 10000, .max = 9999, .got = 50 },
    "There’s no higher target. Play on without one." },
  { { .reason = CRUMB_RAID_REFUSAL_ROUNDS_RANGE, .min = 4, .max = 100, .got = 3 },
    "You can play on to the end of a round from 4 to 100, and you entered 3." },
  { { .reason = CRUMB_RAID_REFUSAL_ROUNDS_RANGE, .min = 101, .max = 100, .got = 3 },
    "A game has at most 100 rounds. End this one and start another." },
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
  for (unsigned reason = CRUMB_REFUSAL_NONE; reason < CRUMB_RAID_REFUSAL_END; reason++)
    {
      gboolean found = reason > CRUMB_REFUSAL_TARGET_RANGE && reason < CRUMB_REFUSAL_OWN;

      for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
        found |= rows[i].refusal.reason == reason;
      g_assert_true (found);
    }
}

static void
test_no_seat (void)
{
  const CrumbRefusal refusal = {
    .reason = CRUMB_RAID_REFUSAL_HOLDS_FEWER,
    .seat = CRUMB_NO_SEAT,
    .other = CRUMB_NO_SEAT,
    .max = 3,
    .got = 4,
  };
  g_autofree char *sentence = crumb_words_refusal (&refusal, names);

  g_assert_cmpstr (sentence, ==, "Somebody has only 3 dice, and you entered 4.");
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
