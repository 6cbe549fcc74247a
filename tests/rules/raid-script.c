/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Moves of Cookie Raid as one line of text, so that a test is a row of a table. */

#include "raid-script.h"

#include "move-script.h"

/* In the order of CrumbRaidMove. */
static const MoveScript moves_of_raid = {
  .letters = "pbrwtlvhcone!jqsxgu",
  .amounts = UINT32_C (1) << CRUMB_RAID_COOKIES | UINT32_C (1) << CRUMB_RAID_JOIN | UINT32_C (1) << CRUMB_RAID_ORDER
             | UINT32_C (1) << CRUMB_RAID_PLAY_ON | UINT32_C (1) << CRUMB_RAID_TARGET
             | UINT32_C (1) << CRUMB_RAID_ROUNDS,
  .asked = CRUMB_RAID_ASKED,
};

GArray *
raid_script_parse (const char *script)
{
  return move_script_parse (&moves_of_raid, script);
}

CrumbRaid
raid_script_fold (const char *rules, unsigned seats, const char *script)
{
  g_autoptr (GArray) moves = raid_script_parse (script);
  CrumbHouseRules house_rules;
  CrumbRaid raid;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, rules, &house_rules, NULL));
  raid = crumb_raid_start (&house_rules, seats, 0);
  move_script_fold (&crumb_cookie_raid, &raid, moves, script);
  return raid;
}

char *
raid_script_format (const CrumbMove moves[], gsize n)
{
  return move_script_format (&moves_of_raid, moves, n);
}
