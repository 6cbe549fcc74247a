/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table looks up at, after a few moves. */

#include "words-tests.h"
#include "words/cookie-raid/crumb-words-moment.h"

static const char *const names[] = { "Sue", "John", "Ann", "李" };

typedef struct
{
  CrumbRaidMove what;
  uint8_t seat;
  const char *dice;
  int16_t amount;
} Move;

typedef struct
{
  const char *rules;
  unsigned seats;
  Move moves[8];
  const char *moment;
} Row;

static const Row rows[] = {
  { "", 2, { { CRUMB_RAID_BID, 0, "511", 0 } }, NULL },
  { "", 2, { { CRUMB_RAID_BID, 0, "511", 0 }, { CRUMB_RAID_BID, 1, "444", 0 } }, NULL },
  { "", 2, { { CRUMB_RAID_BID, 0, "51", 0 }, { CRUMB_RAID_BID, 1, "51", 0 } }, "Tied: Sue and John re-roll" },
  { "",
    3,
    { { CRUMB_RAID_BID, 0, "51", 0 },
      { CRUMB_RAID_BID, 1, "3", 0 },
      { CRUMB_RAID_BID, 2, "51", 0 },
      { CRUMB_RAID_REROLL, 0, "66", 0 },
      { CRUMB_RAID_REROLL, 2, "66", 0 } },
    "Tied again: Sue and Ann re-roll" },
  { "", 2, { { CRUMB_RAID_WINNER, 1, "", 0 } }, "John takes the bid." },
  { "target=50",
    2,
    { { CRUMB_RAID_COOKIES, 0, "", 50 }, { CRUMB_RAID_COOKIES, 1, "", 50 } },
    "Sue and John both have 50: one more round" },
  { "target=50", 2, { { CRUMB_RAID_COOKIES, 0, "", 49 }, { CRUMB_RAID_COOKIES, 1, "", 49 } }, NULL },
  { "target=50",
    3,
    { { CRUMB_RAID_COOKIES, 0, "", 52 }, { CRUMB_RAID_COOKIES, 1, "", 52 }, { CRUMB_RAID_COOKIES, 2, "", 52 } },
    "Sue, John and Ann all have 52: one more round" },
  { "target=50,tied-end=shared-win",
    2,
    { { CRUMB_RAID_COOKIES, 0, "", 50 }, { CRUMB_RAID_COOKIES, 1, "", 50 } },
    NULL },
  { "end=rounds,rounds=1",
    2,
    { { CRUMB_RAID_COOKIES, 0, "", 7 }, { CRUMB_RAID_COOKIES, 1, "", 7 } },
    "Sue and John both have 7: one more round" },
};

static void
test_rows (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbRaid raid;
      g_autofree char *moment = NULL;

      g_test_message ("Row %" G_GSIZE_FORMAT, i);
      g_assert_true (crumb_game_kind_start (&crumb_cookie_raid, &raid, rows[i].rules, rows[i].seats, 0));
      for (const Move *from = rows[i].moves; from->dice != NULL; from++)
        {
          CrumbMove move = { .what = (uint8_t) from->what, .seat = from->seat, .amount = from->amount };
          CrumbRefusal refusal;

          g_assert_true (crumb_dice_parse (from->dice, CRUMB_SIDES_MAX, &move.dice, NULL));
          g_assert_true (crumb_raid_apply (&raid, &move, &refusal));
        }
      moment = crumb_words_moment (&raid, names);
      g_assert_cmpstr (moment, ==, rows[i].moment);
    }
}

void
add_words_moment_tests (void)
{
  g_test_add_func ("/words/moment", test_rows);
}
