/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Finds the command that was typed, and helps with all of them. */

#include "crumb-cli.h"

#include "crumb-cli-print.h"
#include "crumb-command.h"
#include "crumb-config.h"
#include "crumb-game-commands.h"

#include "record/files/crumb-game-name.h"
#include "words/crumb-game-words.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

/* What can be done with any game. */
static const CrumbCommand *const neutral_commands[] = {
  &crumb_command_games,  &crumb_command_evenings,    &crumb_command_show,   &crumb_command_stats,
  &crumb_command_rename, &crumb_command_leaderboard, &crumb_command_rivals, &crumb_command_highlights,
  &crumb_command_import, &crumb_command_export,      &crumb_command_verify,
};

/* All commands, in the order in which help lists them. */
static GPtrArray *
list_commands (void)
{
  GPtrArray *commands = g_ptr_array_new ();

  for (const CrumbGameCommands *const *game = crumb_game_commands; *game != NULL; game++)
    for (const CrumbCommand *const *command = (*game)->commands; *command != NULL; command++)
      g_ptr_array_add (commands, (gpointer) *command);
  for (gsize i = 0; i < G_N_ELEMENTS (neutral_commands); i++)
    g_ptr_array_add (commands, (gpointer) neutral_commands[i]);
  return commands;
}

/* How many of the words the name of @command begins with, or 0: “cubbage count” is two of “cubbage count 5 5”. */
static int
count_words (const CrumbCommand *command, int n, char *words[])
{
  g_auto (GStrv) name = g_strsplit (command->name, " ", -1);

  for (int i = 0; name[i] != NULL; i++)
    if (i == n || !g_str_equal (name[i], words[i]))
      return 0;
  return (int) g_strv_length (name);
}

/* The command that the words begin with; @used is how many of them are its name. */
static const CrumbCommand *
find_command (int n, char *words[], int *used)
{
  g_autoptr (GPtrArray) commands = list_commands ();

  for (guint i = 0; i < commands->len; i++)
    {
      *used = count_words (commands->pdata[i], n, words);
      if (*used > 0)
        return commands->pdata[i];
    }
  return NULL;
}

/* Whether @word is a command, or all commands of some game begin with it. */
static gboolean
begins_command (const char *word)
{
  g_autoptr (GPtrArray) commands = list_commands ();

  for (guint i = 0; i < commands->len; i++)
    {
      const char *name = ((const CrumbCommand *) commands->pdata[i])->name;
      gsize length = strcspn (name, " ");

      if (strlen (word) == length && strncmp (name, word, length) == 0)
        return TRUE;
    }
  return FALSE;
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
unknown_command (int n, char *words[])
{
  g_autofree char *typed = n > 1 && begins_command (words[0]) ? g_strjoin (" ", words[0], words[1], NULL) : NULL;
  g_autofree char *quoted = crumb_cli_quote (typed != NULL ? typed : words[0]);
  /* Translators: %s is what was typed. */
  g_autofree char *sentence = g_strdup_printf (_ ("“%s” isn’t a command. “crumb help” lists them all."), quoted);

  crumb_cli_complain (sentence);
  return CRUMB_EXIT_INPUT;
}

/* Lists the commands whose names begin with @word, all of them for NULL. */
static void
print_commands (const char *word)
{
  g_autoptr (GPtrArray) commands = list_commands ();
  int width = 0;

  for (guint i = 0; i < commands->len; i++)
    width = MAX (width, (int) strlen (((const CrumbCommand *) commands->pdata[i])->name));
  for (guint i = 0; i < commands->len; i++)
    {
      const CrumbCommand *command = commands->pdata[i];
      g_autofree char *line = g_strdup_printf ("  %-*s  %s", width, command->name, _ (command->summary));

      if (word == NULL || g_str_has_prefix (command->name, word))
        crumb_cli_print_text (line);
    }
}

/* The games in one line: “Cookie Raid”, “Cookie Raid, Cubbage”. */
static char *
list_games (void)
{
  GString *names = g_string_new (NULL);

  for (const CrumbGameWords *const *game = crumb_game_words; *game != NULL; game++)
    /* Translators: between the names of two games. */
    g_string_append_printf (names, "%s%s", names->len > 0 ? C_ ("between games", ", ") : "", _ ((*game)->name));
  return g_string_free_and_steal (names);
}

static int
help (void)
{
  g_autofree char *games = list_games ();
  /* Translators: %s is the names of all games. */
  g_autofree char *head = g_strdup_printf (_ ("Crumb is the referee and scorekeeper for dice games: %s."), games);

  crumb_cli_print_text (head);
  crumb_cli_print_text ("");
  crumb_cli_print_text (C_ ("help", "Usage:"));
  crumb_cli_print_text (_ ("  crumb [FILE…]              open the window, and import game files"));
  crumb_cli_print_text (_ ("  crumb COMMAND [OPTION…]    run a command without the window"));
  crumb_cli_print_text (_ ("  crumb COMMAND --help       learn more about a command"));
  crumb_cli_print_text (_ ("  crumb --version            show the version"));
  crumb_cli_print_text ("");
  crumb_cli_print_text (C_ ("help", "Commands:"));
  print_commands (NULL);
  return CRUMB_EXIT_OK;
}

static int
version (void)
{
  g_autofree char *line = g_strdup_printf ("crumb %s", CRUMB_VERSION);

  crumb_cli_print_line (line);
  return CRUMB_EXIT_OK;
}

/* A line of JSON for each command. */
static int
describe_all (void)
{
  g_autoptr (GPtrArray) commands = list_commands ();

  for (guint i = 0; i < commands->len; i++)
    {
      const CrumbCommand *command = commands->pdata[i];
      char *argv[] = { (char *) command->name, (char *) "--describe", NULL };

      crumb_command_run (command, 2, argv);
    }
  return CRUMB_EXIT_OK;
}

static int
help_on (int n, char *words[])
{
  char *argv[] = { words[0], (char *) "--help", NULL };
  int used;
  const CrumbCommand *command = find_command (n, words, &used);

  if (command != NULL)
    return crumb_command_run (command, 2, argv);
  if (n > 1 || !begins_command (words[0]))
    return unknown_command (n, words);

  crumb_cli_print_text (C_ ("help", "Commands:"));
  print_commands (words[0]);
  return CRUMB_EXIT_OK;
}

static int
dispatch (int n, char *words[])
{
  int used;
  const CrumbCommand *command = find_command (n, words, &used);

  if (command != NULL)
    return crumb_command_run (command, n - used + 1, words + used - 1);
  if (is_version (words[0]))
    return version ();
  if (n == 2 && is_help (words[0]) && g_str_equal (words[1], "--json"))
    return describe_all ();
  if (is_help (words[0]))
    return n > 1 ? help_on (n - 1, words + 1) : help ();
  if (begins_command (words[0]) && (n == 1 || is_help (words[1])))
    return help_on (1, words);
  return unknown_command (n, words);
}

/* GTK and GLib take theirs before the window opens: “--display=:1”, “--gapplication-service”. */
static gboolean
is_for_the_window (const char *option)
{
  return g_str_has_prefix (option, "--gapplication-") || g_str_equal (option, "--display")
         || g_str_has_prefix (option, "--display=");
}

static int
unknown_option (const char *option)
{
  g_autofree char *quoted = crumb_cli_quote (option);
  /* Translators: %s is what was typed. */
  g_autofree char *sentence = g_strdup_printf (_ ("“%s” isn’t an option. “crumb --help” lists what there is."), quoted);

  crumb_cli_complain (sentence);
  return CRUMB_EXIT_INPUT;
}

/* Files are for the window, even missing ones: it says that they are missing. */
static gboolean
is_file (const char *argument)
{
  return strchr (argument, '/') != NULL || crumb_game_name_is_one (argument)
         || (!begins_command (argument) && !is_help (argument) && g_file_test (argument, G_FILE_TEST_EXISTS));
}

gboolean
crumb_cli_handles (int argc, char *argv[])
{
  if (argc < 2 || is_file (argv[1]))
    return FALSE;
  return !is_for_the_window (argv[1]);
}

int
crumb_cli_run (int argc, char *argv[])
{
  int status;

  g_return_val_if_fail (crumb_cli_handles (argc, argv), CRUMB_EXIT_INPUT);

  if (argv[1][0] == '-' && !is_help (argv[1]) && !is_version (argv[1]))
    return unknown_option (argv[1]);
  status = dispatch (argc - 1, argv + 1);
  if (fflush (stdout) != 0 || ferror (stdout))
    {
      /* Translators: %s says why. */
      fprintf (stderr, _ ("Couldn’t write the answer: %s\n"), g_strerror (errno));
      return MAX (status, CRUMB_EXIT_FAILED);
    }
  return status;
}
