/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cookie Raid on the command line: its commands, and its figures as JSON. */

#include "crumb-raid-commands.h"

#include "cli/crumb-game-commands.h"
#include "cli/crumb-stats-json.h"
#include "rules/cookie-raid/raid.h"

#include <glib/gi18n.h>

static void
add_number (JsonBuilder *json, const char *name, gint64 number)
{
  json_builder_set_member_name (json, name);
  json_builder_add_int_value (json, number);
}

/* By their number of dice; the last ones have as many or more. */
static void
add_bids (JsonBuilder *json, const CrumbPlayerStats *stats)
{
  json_builder_set_member_name (json, "bids");
  json_builder_begin_array (json);
  for (guint n = 1; n <= CRUMB_TALLY_BIDS; n++)
    {
      const CrumbBidCount *bids = &stats->bids[n % CRUMB_TALLY_BIDS];

      json_builder_begin_object (json);
      add_number (json, "dice", n);
      add_number (json, "bids", (gint64) bids->bids);
      add_number (json, "won", (gint64) bids->won);
      json_builder_set_member_name (json, "expected");
      json_builder_add_double_value (json, bids->expected);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_lucky (JsonBuilder *json, const CrumbLuckyCount *lucky)
{
  json_builder_set_member_name (json, "lucky");
  json_builder_begin_object (json);
  add_number (json, "kept", (gint64) lucky->kept);
  add_number (json, "rerolled", (gint64) lucky->rerolled);
  add_number (json, "better", (gint64) lucky->better);
  add_number (json, "worse", (gint64) lucky->worse);
  add_number (json, "pips", lucky->pips);
  add_number (json, "weighed", (gint64) lucky->weighed);
  add_number (json, "gained", lucky->gained);
  json_builder_end_object (json);
}

static void
add_figures (JsonBuilder *json, const CrumbPlayerStats *stats)
{
  add_number (json, "hands", (gint64) stats->hands);
  add_number (json, "bonuses", (gint64) stats->bonuses);
  crumb_stats_json_add_best (json, stats);
  add_number (json, "taken", (gint64) stats->taken);
  add_number (json, "ties", (gint64) stats->ties);
  add_bids (json, stats);
  add_lucky (json, &stats->lucky);
}

static const CrumbCommand *const commands[] = {
  &crumb_command_bid,
  &crumb_command_hands,
  &crumb_command_honest,
  &crumb_command_odds,
  &crumb_command_study,
  &crumb_command_rules,
  NULL,
};

const CrumbGameCommands crumb_cookie_raid_commands = {
  .kind = &crumb_cookie_raid,
  .commands = commands,
  .about_figures = N_ ("Bids are compared with their exact chances; only those that were entered in full, against "
                       "others, are."),
  .points = "cookies",
  .their_points = "their_cookies",
  .add_figures = add_figures,
};
