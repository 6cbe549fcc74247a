/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* From what was typed to a command, its options and its answer. */

#include "crumb-command.h"

#include "crumb-cli-print.h"
#include "crumb-config.h"

#include "record/files/crumb-json-add.h"

#include <glib/gi18n.h>
#include <string.h>

const GOptionEntry crumb_command_json_option[] = { CRUMB_OPTION_JSON, G_OPTION_ENTRY_NULL };

static char *
tell_details (const CrumbCommand *command)
{
  return command->tell_details != NULL ? command->tell_details (command) : g_strdup (_ (command->details));
}

static GOptionContext *
new_context (const CrumbCommand *command, const GOptionEntry *entries)
{
  g_autofree char *called = g_strdup_printf ("crumb %s", command->name);
  g_autofree char *details = tell_details (command);
  GOptionContext *context = g_option_context_new (command->arguments);

  g_set_prgname (called);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_translation_domain (context, CRUMB_GETTEXT_DOMAIN);
  g_option_context_set_summary (context, command->summary);
  g_option_context_set_description (context, details);
  g_option_context_add_main_entries (context, entries, CRUMB_GETTEXT_DOMAIN);
  return context;
}

/* Removes the “--” that ends the options: GOption does so only where it comes first. Returns it, or NULL. */
static char *
drop_separator (int argc, char *argv[])
{
  char *separator = NULL;

  for (int i = 1; i < argc; i++)
    if (separator != NULL)
      argv[i - 1] = argv[i];
    else if (g_str_equal (argv[i], "--"))
      separator = argv[i];
  if (separator != NULL)
    argv[argc - 1] = NULL;
  return separator;
}

/* What is wrong with an option. */
static char *
explain_option (const CrumbCommand *command, const GError *error)
{
  g_autofree char *message = crumb_cli_quote (error->message);

  /* Translators: %1$s says what is wrong with an option, %2$s is a command such as “bid”. */
  return g_strdup_printf (_ ("%1$s. “crumb %2$s --help” lists the options."), message, command->name);
}

static void
add_options (JsonBuilder *json, const GOptionEntry *entries)
{
  for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
    {
      const char letter[] = { entry->short_name, '\0' };

      if (entry->flags & G_OPTION_FLAG_HIDDEN)
        continue;
      json_builder_begin_object (json);
      crumb_json_add_text (json, "name", entry->long_name);
      if (entry->short_name != '\0')
        crumb_json_add_text (json, "short", letter);
      if (entry->arg != G_OPTION_ARG_NONE)
        crumb_json_add_text (json, "value", _ (entry->arg_description));
      crumb_json_add_text (json, "summary", _ (entry->description));
      json_builder_end_object (json);
    }
}

/* The manual page and the completions of shells are made of this. */
static void
describe (const CrumbCommand *command, const GOptionEntry *entries, const GOptionEntry *help_entries)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();
  g_autofree char *details = tell_details (command);

  json_builder_begin_object (json);
  crumb_json_add_text (json, "name", command->name);
  crumb_json_add_text (json, "arguments", command->arguments);
  crumb_json_add_text (json, "summary", _ (command->summary));
  crumb_json_add_text (json, "details", details);
  crumb_json_begin_array (json, "options");
  add_options (json, entries);
  add_options (json, help_entries);
  json_builder_end_array (json);
  json_builder_end_object (json);
  crumb_cli_print_json (json);
}

static gpointer
place_of (CrumbAsked *asked, const GOptionEntry *option)
{
  return (char *) asked + GPOINTER_TO_SIZE (option->arg_data);
}

/* The command's options, ended by an empty one; without those of the whole run for a line of it. */
static GArray *
list_entries (CrumbAsked *asked, gboolean of_line)
{
  GArray *entries = g_array_new (TRUE, FALSE, sizeof (GOptionEntry));

  for (const GOptionEntry *option = asked->command->options; option != NULL && option->long_name != NULL; option++)
    {
      GOptionEntry entry = *option;

      entry.arg_data = place_of (asked, option);
      if (!of_line || (entry.arg_data != &asked->in_json && entry.arg_data != &asked->batch))
        g_array_append_val (entries, entry);
    }
  return entries;
}

/* FALSE with the exit status when help was printed, or an option was wrong and that was said. */
static gboolean
parse_options (CrumbAsked *asked, int *argc, char ***argv, int *status)
{
  const CrumbCommand *command = asked->command;
  gboolean help = FALSE;
  gboolean described = FALSE;
  const GOptionEntry help_entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, N_ ("Show this help"), NULL },
    { "describe", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, &described, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GArray) array = list_entries (asked, FALSE);
  const GOptionEntry *entries = (const GOptionEntry *) array->data;
  g_autoptr (GOptionContext) context = new_context (command, entries);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, help_entries, CRUMB_GETTEXT_DOMAIN);
  *status = CRUMB_EXIT_OK;
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      g_autofree char *sentence = explain_option (command, error);

      crumb_cli_complain (sentence);
      *status = CRUMB_EXIT_INPUT;
      return FALSE;
    }
  if (help)
    {
      g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);

      crumb_cli_print_text (text);
      return FALSE;
    }
  if (described)
    {
      describe (command, entries, help_entries);
      return FALSE;
    }
  if (drop_separator (*argc, *argv) != NULL)
    --*argc;
  return TRUE;
}

gboolean
crumb_command_refuse_extra (const CrumbCommand *command, const char *argument, GError **error)
{
  g_autofree char *quoted = crumb_cli_quote (argument);

  /* Translators: %1$s is what was typed, %2$s a command such as “bid”. */
  return crumb_cli_refuse (error, _ ("“crumb %2$s” doesn’t take “%1$s”."), quoted, command->name);
}

gboolean
crumb_command_refuse_missing (const CrumbCommand *command, const char *argument, GError **error)
{
  /* Translators: %1$s stands for what is missing, such as GAME; %2$s is a command such as “show”. */
  return crumb_cli_refuse (error, _ ("Type %1$s too: “crumb %2$s” needs it."), argument, command->name);
}

static gboolean
check_arguments (const CrumbCommand *command, char *arguments[], int n, GError **error)
{
  if (n < command->least)
    {
      g_auto (GStrv) words = g_strsplit (command->arguments, " ", -1);

      /* Of “FILE|FOLDER…” the first. */
      words[n][strcspn (words[n], "|…")] = '\0';
      return crumb_command_refuse_missing (command, words[n], error);
    }
  return n <= command->most || crumb_command_refuse_extra (command, arguments[command->most], error);
}

int
crumb_command_run (const CrumbCommand *command, int argc, char *argv[])
{
  g_auto (CrumbAsked) asked = { .command = command };
  g_autoptr (GError) error = NULL;
  int status;

  if (!parse_options (&asked, &argc, &argv, &status))
    return status;
  if (!check_arguments (command, argv + 1, argc - 1, &error))
    return crumb_cli_fail (error);
  asked.arguments = argv + 1;
  asked.n = (guint) argc - 1;
  return command->run (&asked);
}

gboolean
crumb_command_parse_words (CrumbAsked *asked, char ***words, GError **error)
{
  g_autoptr (GArray) entries = list_entries (asked, TRUE);
  g_autoptr (GOptionContext) context = new_context (asked->command, (const GOptionEntry *) entries->data);
  g_autoptr (GError) local_error = NULL;
  g_autofree char *sentence = NULL;

  if (!g_option_context_parse_strv (context, words, &local_error))
    {
      sentence = explain_option (asked->command, local_error);
      return crumb_cli_refuse (error, "%s", sentence);
    }
  g_free (drop_separator ((int) g_strv_length (*words), *words));
  asked->arguments = *words + 1;
  asked->n = g_strv_length (asked->arguments);
  return check_arguments (asked->command, asked->arguments, (int) asked->n, error);
}

char *
crumb_command_answer (CrumbAsked *asked, GError **error)
{
  g_autoptr (JsonBuilder) json = asked->in_json ? json_builder_new_immutable () : NULL;
  g_autofree char *text = NULL;

  asked->json = json;
  if (!asked->command->answer (asked, &text, error))
    return NULL;
  return json != NULL ? crumb_json_to_line (json) : g_steal_pointer (&text);
}

int
crumb_command_say (const CrumbAsked *asked, const char *answer, const GError *error)
{
  if (answer == NULL)
    return crumb_cli_fail (error);

  if (asked->in_json)
    crumb_cli_print_line (answer);
  else
    crumb_cli_print_text (answer);
  return asked->status;
}

int
crumb_command_run_answer (CrumbAsked *asked)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *answer = crumb_command_answer (asked, &error);

  return crumb_command_say (asked, answer, error);
}

void
crumb_asked_clear (CrumbAsked *asked)
{
  for (const GOptionEntry *option = asked->command->options; option != NULL && option->long_name != NULL; option++)
    if (option->arg == G_OPTION_ARG_STRING || option->arg == G_OPTION_ARG_FILENAME)
      g_clear_pointer ((char **) place_of (asked, option), g_free);
}
