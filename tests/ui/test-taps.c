/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which taps the table accepts, in every state of a round. */

#include "ui-tests.h"
#include "ui/cookie-raid/table/crumb-taps.h"

#include <glib.h>

/*
 * Keys of a script: 1 to 9 a face, 0 no bid, a digit after c, . the bid is complete, w and a seat: that seat won, k:
 * an unknown die is taken.
 */
typedef struct
{
  const char *name;
  const char *rules;
  const char *script;
  CrumbTaps taps;
} Row;

#define OTHER_WAYS (CRUMB_TAP_ENTER_HANDS | CRUMB_TAP_ENTER_COOKIES)

/* What a bid, a re-roll or a hand can be ended or gone beyond with. */
#define SHORT_WAYS (CRUMB_TAP_LAST_DIE | CRUMB_TAP_MORE_DICE)

static const Row rows[] = {
  { "plate", "", "", CRUMB_TAP_DIE | CRUMB_TAP_DONE | CRUMB_TAP_ENTER_BIDS | OTHER_WAYS },
  { "plate-begun", "", "65", CRUMB_TAP_DIE | CRUMB_TAP_DONE | CRUMB_TAP_ENTER_BIDS | OTHER_WAYS },
  { "bid", "", ".",
    CRUMB_TAP_DIE | CRUMB_TAP_NO_BID | CRUMB_TAP_SEAT | CRUMB_TAP_ENTER_PLATE | OTHER_WAYS | CRUMB_TAP_REST
        | SHORT_WAYS },
  { "bid-begun", "", ".5",
    CRUMB_TAP_DIE | CRUMB_TAP_DONE | CRUMB_TAP_SEAT | CRUMB_TAP_ENTER_PLATE | CRUMB_TAP_REVEAL | CRUMB_TAP_REST
        | SHORT_WAYS },
  { "second-bid", "", ".511",
    CRUMB_TAP_DIE | CRUMB_TAP_NO_BID | CRUMB_TAP_SEAT | CRUMB_TAP_ENTER_PLATE | CRUMB_TAP_REVEAL | SHORT_WAYS },
  { "tie", "", ".5.5.", CRUMB_TAP_DIE | CRUMB_TAP_SEAT | CRUMB_TAP_REVEAL | SHORT_WAYS },
  { "ruling-plate-unknown", "", ".511444", CRUMB_TAP_DIE | CRUMB_TAP_DONE | CRUMB_TAP_TAKE | CRUMB_TAP_REVEAL },
  { "ruling-plate-known", "plate=2", "62511444", CRUMB_TAP_DIE | CRUMB_TAP_TAKE | CRUMB_TAP_REVEAL },
  { "won-by-word", "plate=2", "62w1", CRUMB_TAP_DIE | CRUMB_TAP_SEAT | CRUMB_TAP_TAKE | CRUMB_TAP_REVEAL },
  { "next-bid", "plate=2", "62w16",
    CRUMB_TAP_DIE | CRUMB_TAP_NO_BID | CRUMB_TAP_SEAT | CRUMB_TAP_REVEAL | CRUMB_TAP_REST | SHORT_WAYS },
  { "known-plate", "plate=2", "62511",
    CRUMB_TAP_DIE | CRUMB_TAP_NO_BID | CRUMB_TAP_SEAT | CRUMB_TAP_ENTER_PLATE | CRUMB_TAP_REVEAL | CRUMB_TAP_TAKE_NOW
        | SHORT_WAYS },
  { "nobody", "", ".00", CRUMB_TAP_DONE | CRUMB_TAP_SEAT },
  { "lucky", "plate=1", "65114446", CRUMB_TAP_DIE | CRUMB_TAP_DONE },
  { "lucky-unknown", "plate=1", ".511444k", CRUMB_TAP_DIE | CRUMB_TAP_DONE },
  { "hand", "", ".00.", CRUMB_TAP_DIE | CRUMB_TAP_SEAT | CRUMB_TAP_ENTER_COOKIES | SHORT_WAYS },
  { "hand-begun", "", ".00.6", CRUMB_TAP_DIE | CRUMB_TAP_DONE | CRUMB_TAP_SEAT | CRUMB_TAP_ENTER_COOKIES | SHORT_WAYS },
  { "cookies", "", "c", CRUMB_TAP_DIGIT | CRUMB_TAP_DONE | CRUMB_TAP_SEAT | CRUMB_TAP_ENTER_HANDS },
  { "cookies-of-the-second", "", "c12.", CRUMB_TAP_DIGIT | CRUMB_TAP_DONE | CRUMB_TAP_SEAT | CRUMB_TAP_ENTER_HANDS },
  { "roll-off", "tied-best=roll-off", ".00.666666", CRUMB_TAP_DIE },
  { "scored", "", ".00.666555", CRUMB_TAP_DONE },
  { "over", "target=1", ".00.666555", 0 },
};

static void
play (CrumbRaid *raid, CrumbMove move)
{
  CrumbRefusal refusal;

  g_assert_true (crumb_raid_apply (raid, &move, &refusal));
}

static CrumbMove
read_key (const CrumbRaid *raid, const char **script)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);
  CrumbMove move = { .what = expect.what, .seat = expect.seat };
  char key = *(*script)++;

  switch (key)
    {
    case '.':
      return crumb_raid_enter_done (raid);
    case 'c':
      return crumb_taps_enter (raid, CRUMB_RAID_COOKIES);
    case 'k':
      crumb_dice_add (&move.dice, (CrumbDie) { 0 });
      return move;
    case 'w':
      return crumb_raid_enter_seat (raid, (unsigned) (*(*script)++ - '0'));
    default:
      if (expect.what == CRUMB_RAID_COOKIES)
        return crumb_raid_enter_digit (raid, (unsigned) (key - '0'));
      return key == '0' ? move : crumb_raid_enter_die (raid, (CrumbDie) { .face = (uint8_t) (key - '0') });
    }
}

static CrumbRaid
play_script (const char *text, const char *script)
{
  CrumbHouseRules rules;
  CrumbRaid raid;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, text, &rules, NULL));
  raid = crumb_raid_start (&rules, 2, 0);
  while (*script != '\0')
    play (&raid, read_key (&raid, &script));
  return raid;
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  CrumbRaid raid = play_script (row->rules, row->script);

  g_assert_cmphex (crumb_taps_allowed (&raid), ==, row->taps);
}

/* Every alternative way to enter a move is accepted, and asks only for what it needs. */
static void
test_other_ways (void)
{
  const struct
  {
    CrumbTap tap;
    CrumbRaidMove what;
  } ways[] = {
    { CRUMB_TAP_ENTER_PLATE, CRUMB_RAID_PLATE },
    { CRUMB_TAP_ENTER_BIDS, CRUMB_RAID_BID },
    { CRUMB_TAP_ENTER_HANDS, CRUMB_RAID_HAND },
    { CRUMB_TAP_ENTER_COOKIES, CRUMB_RAID_COOKIES },
  };
  unsigned offered = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint j = 0; j < G_N_ELEMENTS (ways); j++)
      {
        CrumbRaid raid = play_script (rows[i].rules, rows[i].script);

        if ((crumb_taps_allowed (&raid) & ways[j].tap) == 0)
          continue;
        offered++;
        if (raid.phase == CRUMB_RAID_AT_REVEAL && (raid.hands[0].count > 0 || raid.cookies_in != 0))
          continue;
        play (&raid, crumb_taps_enter (&raid, ways[j].what));
        g_assert_cmpint (crumb_raid_expects (&raid).what, ==, ways[j].what);
      }
  g_assert_cmpint (offered, >, 10);
}

void
add_taps_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/taps/%s", rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/taps/other-ways", test_other_ways);
}
