/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table of commands, and what there is to say about all of them. */

#include "crumb-cli.h"

#include "crumb-cli-private.h"
#include "crumb-config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

static const CrumbCommand *const commands[] = {
  &crumb_command_bid,   &crumb_command_hands,  &crumb_command_honest, &crumb_command_odds,
  &crumb_command_study, &crumb_command_rules,  &crumb_command_games,  &crumb_command_show,
  &crumb_command_stats, &crumb_command_import, &crumb_command_export, &crumb_command_verify,
};

static const CrumbCommand *
find_command (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (name, commands[i]->name))
      return commands[i];
  return NULL;
}

static gboolean
is_help (const char *argument)
{
  return g_str_equal (argument, "help") || g_str_equal (argument, "--help") || g_str_equal (argument, "-h");
}

static gboolean
is_version (const char *argument)
{
  return g_str_equal (argument, "--version");
}

static int
unknown_command (const char *typed)
{
  g_autofree char *quoted = crumb_cli_quote (typed);
  g_autofree char *sentence = g_strdup_printf (_ ("“%s” is no command of Crumb: “crumb help” lists them."), quoted);

  fprintf (stderr, "%s\n", sentence);
  return CRUMB_EXIT_INPUT;
}

static int
help (void)
{
  crumb_cli_print_line (_ ("Crumb is the referee and scorekeeper for Cookie Raid."));
  crumb_cli_print_line ("");
  crumb_cli_print_line (_ ("Usage:"));
  crumb_cli_print_line (_ ("  crumb [FILE…]              opens the window, and takes game files into the record"));
  crumb_cli_print_line (_ ("  crumb COMMAND [OPTION…]    does it without a window"));
  crumb_cli_print_line (_ ("  crumb COMMAND --help       says more about a command"));
  crumb_cli_print_line (_ ("  crumb --version            says which version this is"));
  crumb_cli_print_line ("");
  crumb_cli_print_line (_ ("Commands:"));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *line = g_strdup_printf ("  %-8s  %s", commands[i]->name, _ (commands[i]->summary));

      crumb_cli_print_line (line);
    }
  return CRUMB_EXIT_OK;
}

static int
version (void)
{
  g_autofree char *line = g_strdup_printf ("crumb %s", CRUMB_VERSION);

  crumb_cli_print_line (line);
  return CRUMB_EXIT_OK;
}

static int
help_on (const char *name)
{
  const CrumbCommand *command = find_command (name);
  char *argv[] = { (char *) name, (char *) "--help", NULL };

  return command != NULL ? command->run (command, 2, argv) : unknown_command (name);
}

static int
dispatch (int argc, char *argv[])
{
  const CrumbCommand *command = find_command (argv[1]);

  if (command != NULL)
    return command->run (command, argc - 1, argv + 1);
  if (is_version (argv[1]))
    return version ();
  if (is_help (argv[1]))
    return argc > 2 ? help_on (argv[2]) : help ();
  return unknown_command (argv[1]);
}

/* Files are opened in the window, whether they are there or not: it says so. */
static gboolean
is_file (const char *argument)
{
  return strchr (argument, '/') != NULL || g_str_has_suffix (argument, ".json")
         || (find_command (argument) == NULL && !is_help (argument) && g_file_test (argument, G_FILE_TEST_EXISTS));
}

gboolean
crumb_cli_handles (int argc, char *argv[])
{
  if (argc < 2 || is_file (argv[1]))
    return FALSE;
  return argv[1][0] != '-' || is_help (argv[1]) || is_version (argv[1]);
}

int
crumb_cli_run (int argc, char *argv[])
{
  int status;

  g_return_val_if_fail (crumb_cli_handles (argc, argv), CRUMB_EXIT_INPUT);

  status = dispatch (argc, argv);
  if (fflush (stdout) != 0 || ferror (stdout))
    {
      fprintf (stderr, _ ("The answer can’t be written: %s\n"), g_strerror (errno));
      return MAX (status, CRUMB_EXIT_FAILED);
    }
  return status;
}
