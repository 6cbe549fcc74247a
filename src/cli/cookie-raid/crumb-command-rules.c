/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb rules`: what --rules understands. */

#include "crumb-raid-commands.h"

#include "cli/crumb-rule-list.h"

#include <glib/gi18n.h>

const CrumbCommand crumb_command_rules = {
  .name = "rules",
  .arguments = "",
  .options = crumb_command_json_option,
  .summary = N_ ("List the presets and house rules you can use with --rules."),
  .details = N_ ("--rules takes a preset, single rules as KNOB=VALUE, or a preset and what differs from it, separated "
                 "by commas: --rules=open-hands,plate=5"),
  .run = crumb_command_run_answer,
  .answer = crumb_rule_list_answer,
};
