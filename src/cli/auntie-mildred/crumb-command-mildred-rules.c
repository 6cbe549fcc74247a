/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb auntie-mildred rules`: what --rules understands. */

#include "crumb-mildred-commands.h"

#include "cli/crumb-rule-list.h"

#include <glib/gi18n.h>

const CrumbCommand crumb_command_mildred_rules = {
  .name = "auntie-mildred rules",
  .arguments = "",
  .options = crumb_command_json_option,
  .summary = N_ ("List the house rules of Auntie Mildred’s list."),
  .details = N_ ("--rules takes single rules as KNOB=VALUE, separated by commas: --rules=dice=8,goal=4"),
  .run = crumb_command_run_answer,
  .answer = crumb_rule_list_answer,
};
