/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Auntie Mildred's list on the command line: its commands, and the numbers that they take. */

#include "crumb-mildred-commands.h"

#include "cli/crumb-cli-print.h"
#include "cli/crumb-game-commands.h"
#include "rules/auntie-mildred/mildred.h"

#include <glib/gi18n.h>

gboolean
crumb_mildred_typed_numbers (const CrumbAsked *asked, const CrumbMildredNumber numbers[], guint n, guint values[],
                             GError **error)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *quoted = i < asked->n ? crumb_cli_quote (asked->arguments[i]) : NULL;
      guint64 value;

      if (i >= asked->n)
        /* Translators: %s is what is missing, such as PRANK. */
        return crumb_cli_refuse (error, _ ("%s is missing."), numbers[i].name);
      if (!g_ascii_string_to_unsigned (asked->arguments[i], 10, numbers[i].min, numbers[i].max, &value, NULL))
        /* Translators: %1$s is what was typed, %2$s what it is for, such as PRANK, which goes from %3$u to %4$u. */
        return crumb_cli_refuse (error, _ ("“%1$s” doesn’t go for %2$s. Type a number from %3$u to %4$u."), quoted,
                                 numbers[i].name, numbers[i].min, numbers[i].max);
      values[i] = (guint) value;
    }
  return TRUE;
}

static const CrumbCommand *const commands[] = {
  &crumb_command_mildred_combat,
  &crumb_command_mildred_group,
  &crumb_command_mildred_place,
  &crumb_command_mildred_cookies,
  &crumb_command_mildred_rules,
  &crumb_command_mildred_sheet,
  NULL,
};

const CrumbGameCommands crumb_auntie_mildred_commands = {
  .kind = &crumb_auntie_mildred,
  .commands = commands,
  .about_figures = N_ ("Victory dice count as five cookies. Only games in which you enter what cards gave show all of "
                       "them."),
  .points = "cookies",
  .their_points = "their_cookies",
};
