/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What one tap means: the moves that it makes, and what is asked about first. */

#include "raid-script.h"
#include "rules-tests.h"
#include "rules/cookie-raid/raid.h"

#include <glib.h>

/* After @script a tap makes the moves @tap. */
typedef struct
{
  const char *name;
  const char *rules;
  guint seats;
  const char *script;
  const char *tap;
} Row;

static void
assert_tap (const char *name, const CrumbRaid *raid, const CrumbRaidTap *tap, const char *expected)
{
  g_autofree char *found = raid_script_format (tap->moves, tap->count);
  CrumbRaid after = *raid;
  CrumbRefusal refusal;

  if (!g_str_equal (g_strstrip (found), expected))
    g_error ("%s: “%s” instead of “%s”", name, found, expected);
  for (guint i = 0; i < tap->count; i++)
    g_assert_true (crumb_raid_apply (&after, &tap->moves[i], &refusal));
}

/* The tap of the last move of each script, after those before it. */
static const Row last_dice[] = {
  { "the last die of a known plate is taken", "plate=1", 2, "p6 0b5 1b4", "1b4 0t6" },
  { "also by who is said to have won", "plate=1", 2, "p6 1w", "1w 1t6" },
  { "also after a tie", "plate=1", 2, "p6 0b5 1b5 0r3 1r6", "1r6 1t6" },
  { "a tie has to be settled first", "plate=1", 2, "p6 0b5 1b5", "1b5" },
  { "nobody takes it when nobody bids", "plate=1", 2, "p6 0b 1b", "1b" },
  { "a die that was not entered is asked for", "plate=1", 2, "0b5 1b4", "1b4" },
  { "so is the last of those that may lie there", "plate=2", 2, "p65 0w 0t? 0b5 1b4", "1b4" },
  { "two dice are a choice", "plate=2", 2, "p65 0b5 1b4", "1b4" },
  { "without a lucky last the ruling is to be seen", "plate=1,lucky-last=off", 2, "p6 0b5 1b4", "1b4" },
};

static void
test_last_die (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (last_dice); i++)
    {
      const Row *row = &last_dice[i];
      g_autofree char *before = g_strdup (row->script);
      g_autoptr (GArray) moves = raid_script_parse (row->script);
      CrumbRaid raid;
      CrumbRaidTap tap;

      *strrchr (before, ' ') = '\0';
      raid = raid_script_fold (row->rules, row->seats, before);
      tap = crumb_raid_tap (&raid, &g_array_index (moves, CrumbMove, moves->len - 1));
      assert_tap (row->name, &raid, &tap, row->tap);
    }
}

static const Row rests[] = {
  { "nobody bids at all", "", 3, "p66554321", "0b 1b 2b" },
  { "what is being entered counts", "", 4, "p66554321 0b51~", "0b51 1b 2b 3b" },
  { "who has bid stays as it is", "", 4, "p66554321 0b51 2b6 1b4~", "1b4 3b" },
  { "bids that were left open count", "", 3, "p66554321 0b51~ 1b4~", "0b51 1b4 2b" },
  { "one is left", "", 2, "p66554321 0b51 1b4~", "1b4" },
  { "the last die is taken as ever", "plate=1", 3, "p6 0b51~", "0b51 1b 2b 0t6" },
};

static void
test_rest (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rests); i++)
    {
      CrumbRaid raid = raid_script_fold (rests[i].rules, rests[i].seats, rests[i].script);
      CrumbRaidTap tap = crumb_raid_tap_rest (&raid);

      g_assert_cmpuint (crumb_raid_open_bids (&raid), >, 0);
      assert_tap (rests[i].name, &raid, &tap, rests[i].tap);
    }
}

static const Row takes[] = {
  { "the winner takes it", "", 2, "p66554321 0b51 1b4~", "1b4 0t6" },
  { "nobody else bids", "", 3, "p66554321 0b51", "1b 2b 0t6" },
  { "a tie is settled first", "", 2, "p66554321 0b51 1b51~", "1b51" },
};

static void
test_take (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (takes); i++)
    {
      CrumbRaid raid = raid_script_fold (takes[i].rules, takes[i].seats, takes[i].script);
      CrumbRaidTap tap = crumb_raid_tap_take (&raid, (CrumbDie) { .face = 6 });

      assert_tap (takes[i].name, &raid, &tap, takes[i].tap);
    }
}

static void
test_insist (void)
{
  CrumbRaid raid = raid_script_fold ("plate=1", 2, "p6 0b5 1b4~");
  CrumbMove winner = { .what = CRUMB_RAID_WINNER, .seat = 1 };
  CrumbRaidTap tap = crumb_raid_tap_insist (&raid, &winner);

  assert_tap ("who insists gets the last die", &raid, &tap, "! 1w 1t6");
}

static void
test_last_die_of_bid (void)
{
  static const struct
  {
    const char *script;
    const char *move;
  } rows[] = {
    { "p66554321", "0b4" },
    { "p66554321 0b5~", "0b54" },
    { "v 0h66~", "0h664" },
    { "p6~", "p64~" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbRaid raid = raid_script_fold ("", 2, rows[i].script);
      CrumbMove move = crumb_raid_enter_last_die (&raid, (CrumbDie) { .face = 4 });
      g_autofree char *found = raid_script_format (&move, 1);

      g_assert_cmpstr (g_strstrip (found), ==, rows[i].move);
    }
}

static void
test_seats (void)
{
  static const struct
  {
    const char *script;
    guint seat;
    bool ends_first;
    bool wipes;
  } rows[] = {
    { "p66554321", 1, false, false },         { "p66554321 0b5~", 1, true, false },
    { "p66554321 0b5~", 0, false, false },    { "p66554321 0b5 1b4~", 0, false, true },
    { "p66554321 0b 1b4~", 0, false, false }, { "p66554321 0b55 1b55 2b 0r4~ 1r33", 1, false, true },
    { "v 0h665 1h4~", 0, false, true },       { "v 0h665~", 0, false, true },
    { "v 0h665~", 1, false, false },          { "0c12", 0, false, true },
    { "0c12 1c3~", 1, false, false },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbRaid raid = raid_script_fold ("", 3, rows[i].script);

      g_test_message ("%s, seat %u", rows[i].script, rows[i].seat);
      g_assert_cmpint (crumb_raid_ends_first (&raid, rows[i].seat), ==, rows[i].ends_first);
      g_assert_cmpint (crumb_raid_wipes (&raid, rows[i].seat), ==, rows[i].wipes);
    }
}

static void
test_most_cookies (void)
{
  static const struct
  {
    const char *rules;
    const char *script;
    int most;
  } rows[] = {
    { "", "", 3 + 8 + 5 },
    { "bonus=0", "", 3 + 8 },
    { "plate=1,set-points=10,bonus=1", "", 41 },
    { "set-points=1,single-points=4", "", 4 * 11 + 5 },
    { "flush=on", "", 2 * 11 + 5 },
    { "plate=1", "p6 0w 0t6 0l", 4 + 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CrumbRaid raid = raid_script_fold (rows[i].rules, 2, rows[i].script);

      g_assert_cmpint (crumb_raid_most_cookies (&raid, 0), ==, rows[i].most);
    }
}

/* No hands that can come of a round score more, by any preset. */
static void
test_most_cookies_is_enough (void)
{
  unsigned n_presets = crumb_house_rule_book.n_presets;
  const CrumbRulePreset *presets = crumb_house_rule_book.presets;
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  for (guint i = 0; i < 20000; i++)
    {
      const CrumbRulePreset *preset = &presets[(guint) g_rand_int_range (random, 0, (int) n_presets)];
      CrumbRaid raid = raid_script_fold (preset->id, 2, "");
      CrumbDice hands[CRUMB_SEATS_MAX] = { 0 };
      int faces = g_rand_int_range (random, 1, raid.rules.sides + 1);
      int most = crumb_raid_most_cookies (&raid, 0);
      CrumbReveal reveal;

      for (int die = 0; die < CRUMB_HAND_START + raid.rules.plate; die++)
        crumb_dice_add (&hands[0],
                        (CrumbDie) { .face = (uint8_t) g_rand_int_range (random, 1, faces + 1), .colour = 1 });
      for (int die = 0; die < CRUMB_HAND_START; die++)
        crumb_dice_add (&hands[1],
                        (CrumbDie) { .face = (uint8_t) g_rand_int_range (random, 1, faces + 1), .colour = 1 });
      reveal = crumb_hands_score (&raid.rules, hands, 2, CRUMB_NO_SEAT);
      g_assert_cmpint (reveal.seats[0].cookies, <=, most);
    }
}

void
add_raid_tap_tests (void)
{
  g_test_add_func ("/raid-tap/last-die", test_last_die);
  g_test_add_func ("/raid-tap/rest", test_rest);
  g_test_add_func ("/raid-tap/take", test_take);
  g_test_add_func ("/raid-tap/insist", test_insist);
  g_test_add_func ("/raid-tap/last-die-of-bid", test_last_die_of_bid);
  g_test_add_func ("/raid-tap/seats", test_seats);
  g_test_add_func ("/raid-tap/most-cookies", test_most_cookies);
  g_test_add_func ("/raid-tap/most-cookies-is-enough", test_most_cookies_is_enough);
}
