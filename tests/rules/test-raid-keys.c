/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a key means: which move it makes, and how a game goes one key per die. */

#include "raid-script.h"
#include "rules-tests.h"
#include "rules/cookie-raid/raid.h"

/* Which move a tap makes: a digit is a die, # and a digit is one of a number of cookies, "." is done, "a" is seat 0. */
typedef struct
{
  const char *rules;
  unsigned seats;
  const char *moves;
  const char *tap;
  const char *move;
} TapRow;

static const TapRow tap_rows[] = {
  { "", 2, "", "6", "p6~" },
  { "", 2, "", ".", "p" },
  { "", 2, "", "b", "1w" },
  { "", 2, "p66~", "5", "p665~" },
  { "", 2, "p66~", ".", "p66" },

  { "", 2, "p", "6", "0b6~" },
  { "", 2, "p", ".", "0b" },
  { "", 2, "p", "b", "1w" },
  { "", 2, "p 0b6~", "5", "0b65~" },
  { "", 2, "p 0b6~", ".", "0b6" },
  { "", 2, "p 0b6~", "b", "1b~" },
  { "", 2, "p 0b6~ 1b5~", "a", "0b6~" },
  { "", 2, "p 0b6 1b5~", "a", "0b~" },
  { "", 2, "p 0b6 1b5", "b", "1b~" },
  { "", 2, "p 0b6 1b5", "4", "0t4" },
  { "", 2, "p 0b6 1b5", ".", "0t?" },
  { "", 2, "p 0b6 1b5 0t4", "3", "0b3~" },
  { "", 2, "1w", "a", "0w" },
  { "", 4, "p 3b2~ 3w", "c", "2w" },

  { "", 2, "p 0b6 1b6", "3", "0r3~" },
  { "", 2, "p 0b6 1b6", "b", "1w" },
  { "", 2, "p 0b66 1b66 0r5~", "4", "0r54~" },
  { "", 2, "p 0b66 1b66 0r5~", "b", "1r~" },
  { "", 2, "p 0b66 1b66 0r5~ 1r~", "a", "0r5~" },
  { "", 2, "p 0b6 1b6 0r5 1r4", "b", "1r~" },
  { "", 2, "p 0b6 1b6 0r5 1w", "a", "0w" },

  { "", 2, "p 0b 1b", ".", "v" },
  { "", 2, "p 0b 1b", "a", "0b~" },
  { "", 2, "p 0b 1b", "6", "b6" },
  { "plate=1", 2, "0w 0t6", ".", "0l" },
  { "plate=1", 2, "0w 0t6", "4", "0l4" },

  { "", 2, "v", "6", "0h6~" },
  { "", 2, "v 0h66~", "5", "0h665~" },
  { "", 2, "v 0h66~", ".", "0h66" },
  { "", 2, "v 0h66~", "b", "1h~" },
  { "tied-best=roll-off", 2, "0h665 1h656", "3", "0o3" },
  { "", 2, "0h666 1h555", ".", "n" },

  { "", 2, "0c5 1c4 n", "#7", "0c7~" },
  { "", 2, "0c5 1c4 n 0c7~", "#2", "0c72~" },
  { "", 2, "0c5 1c4 n 0c7~", ".", "0c7" },
  { "", 2, "0c5 1c4 n 0c7~", "b", "1c0~" },
  { "", 2, "0c5 1c4 n 0c99~", "#9", "0c999~" },
  { "", 2, "0c5 1c4 n 0c999~", "#9", "0c1000~" },
  { "", 2, "0c5 1c4 n", "6", "b6" },
};
static CrumbMove
tap (const CrumbRaid *raid, const char *key)
{
  if (*key == '.')
    return crumb_raid_enter_done (raid);
  if (*key == '#')
    return crumb_raid_enter_digit (raid, (unsigned) (key[1] - '0'));
  if (*key >= 'a')
    return crumb_raid_enter_seat (raid, (unsigned) (*key - 'a'));
  return crumb_raid_enter_die (raid, (CrumbDie) { .face = (uint8_t) (*key - '0') });
}

static void
check_tap (gconstpointer data)
{
  const TapRow *row = data;
  CrumbRaid raid = raid_script_fold (row->rules, row->seats, row->moves);
  CrumbMove move = tap (&raid, row->tap);
  g_autofree char *text = raid_script_format (&move, 1);

  g_assert_cmpstr (text, ==, row->move);
}

static void
enter (CrumbRaid *raid, const char *keys)
{
  for (; *keys != '\0'; keys++)
    {
      CrumbRefusal refusal;
      CrumbMove move = tap (raid, keys);

      if (!crumb_raid_apply (raid, &move, &refusal))
        g_error ("key %c was refused: %d", *keys, refusal.reason);
    }
}

/* One key per die, from the plate to the hands. */
static void
check_keys (void)
{
  CrumbHouseRules rules = crumb_house_rules_final ();
  CrumbRaid raid = crumb_raid_start (&rules, 2, 0);

  enter (&raid, "66554321");
  g_assert_cmpuint (crumb_raid_expects (&raid).what, ==, CRUMB_RAID_BID);
  enter (&raid, "5114446");
  g_assert_cmpuint (raid.won[0], ==, 1);
  enter (&raid, "43.4.5");
  g_assert_cmpuint (raid.won[1], ==, 1);
  enter (&raid, "..");
  g_assert_cmpuint (raid.phase, ==, CRUMB_RAID_AT_NOBODY);
  enter (&raid, ".51164623");
  g_assert_cmpuint (raid.phase, ==, CRUMB_RAID_AT_SCORED);
  g_assert_cmpint (raid.scores.totals[0], ==, 7);

  enter (&raid, ".");
  g_assert_cmpuint (raid.phase, ==, CRUMB_RAID_AT_BID);
  enter (&raid, ".b.");
  g_assert_cmpuint (raid.won[1], ==, 1);
  enter (&raid, "ba6");
  g_assert_cmpuint (raid.won[0], ==, 1);
}

void
add_raid_keys_tests (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (tap_rows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/raid/tap/%u:%s: %s", i, tap_rows[i].moves, tap_rows[i].tap);

      g_test_add_data_func (name, &tap_rows[i], check_tap);
    }
  g_test_add_func ("/raid/keys", check_keys);
}
