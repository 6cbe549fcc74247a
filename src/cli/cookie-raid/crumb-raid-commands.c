/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cookie Raid on the command line: its commands, and its figures as JSON. */

#include "crumb-raid-commands.h"

#include "cli/crumb-game-commands.h"
#include "cli/crumb-stats-json.h"
#include "rules/cookie-raid/raid-figures.h"

#include "record/files/crumb-json-add.h"

#include <glib/gi18n.h>

/* By their number of dice; the last ones have as many or more. */
static void
add_bids (JsonBuilder *json, const CrumbFigures figures)
{
  crumb_json_begin_array (json, "bids");
  for (guint size = 1; size <= CRUMB_RAID_BID_SIZES; size++)
    {
      const gint64 *bids = &figures[crumb_raid_figure_of_bids (size)];

      json_builder_begin_object (json);
      crumb_json_add_int (json, "dice", size);
      crumb_json_add_int (json, "bids", bids[CRUMB_RAID_BIDS_MADE]);
      crumb_json_add_int (json, "won", bids[CRUMB_RAID_BIDS_WON]);
      crumb_json_add_double (json, "expected", (double) bids[CRUMB_RAID_BIDS_EXPECTED] / CRUMB_FIGURE_BILLIONTHS);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_lucky (JsonBuilder *json, const CrumbFigures figures)
{
  crumb_json_begin_object (json, "lucky");
  crumb_json_add_int (json, "kept", figures[CRUMB_RAID_FIGURE_LUCKY_KEPT]);
  crumb_json_add_int (json, "rerolled", figures[CRUMB_RAID_FIGURE_LUCKY_REROLLED]);
  crumb_json_add_int (json, "better", figures[CRUMB_RAID_FIGURE_LUCKY_BETTER]);
  crumb_json_add_int (json, "worse", figures[CRUMB_RAID_FIGURE_LUCKY_WORSE]);
  crumb_json_add_int (json, "pips", figures[CRUMB_RAID_FIGURE_LUCKY_PIPS]);
  crumb_json_add_int (json, "weighed", figures[CRUMB_RAID_FIGURE_LUCKY_WEIGHED]);
  crumb_json_add_int (json, "gained", figures[CRUMB_RAID_FIGURE_LUCKY_GAINED]);
  json_builder_end_object (json);
}

static void
add_figures (JsonBuilder *json, const CrumbPlayerStats *stats)
{
  crumb_json_add_int (json, "hands", stats->figures[CRUMB_RAID_FIGURE_HANDS]);
  crumb_json_add_int (json, "bonuses", stats->figures[CRUMB_RAID_FIGURE_BONUSES]);
  crumb_stats_json_add_best (json, stats);
  crumb_json_add_int (json, "taken", stats->figures[CRUMB_RAID_FIGURE_TAKEN]);
  crumb_json_add_int (json, "ties", stats->figures[CRUMB_RAID_FIGURE_TIES]);
  add_bids (json, stats->figures);
  add_lucky (json, stats->figures);
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
  .about_figures = N_ ("If every roll of a contested bid was entered, it’s compared with its exact chances."),
  .points = "cookies",
  .their_points = "their_cookies",
  .add_figures = add_figures,
};
