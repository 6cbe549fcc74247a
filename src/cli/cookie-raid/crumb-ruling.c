/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rules, arguments, answer: what all ruling commands have in common. */

#include "crumb-ruling.h"

#include "cli/crumb-json-line.h"
#include "cli/crumb-line-reader.h"

#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

static gboolean
parse_rules (const char *text, CrumbHouseRules *rules, GError **error)
{
  const char *bad = NULL;
  g_autofree char *part = NULL;
  g_autofree char *quoted = NULL;

  if (crumb_house_rules_parse (text != NULL ? text : "", rules, &bad))
    return TRUE;

  part = g_strndup (bad, strcspn (bad, ","));
  quoted = crumb_cli_quote (part);
  g_set_error (error, CRUMB_CLI_ERROR, CRUMB_CLI_ERROR_INPUT,
               _ ("“%s” in --rules is no preset and no rule: “crumb rules” lists what there is."), quoted);
  return FALSE;
}

/* Cuts a line into words, in place, at blanks that are not in double quotes; two double quotes in there stand for one.
 * GLib's shell parser won't do: to it the apostrophe of a name is a quote, and “#” begins a comment. */
static gboolean
split_words (char *line, GPtrArray *words, GError **error)
{
  gboolean in_word = FALSE;
  gboolean in_quotes = FALSE;
  char *to = line;

  g_ptr_array_set_size (words, 0);
  for (const char *from = line; *from != '\0'; from++)
    {
      gboolean blank = !in_quotes && strchr (" \t\r", *from) != NULL;

      if (!blank && !in_word)
        g_ptr_array_add (words, to);
      if (blank && in_word)
        *to++ = '\0';
      else if (in_quotes && g_str_has_prefix (from, "\"\""))
        *to++ = *from++;
      else if (*from == '"')
        in_quotes = !in_quotes;
      else if (!blank)
        *to++ = *from;
      in_word = !blank;
    }
  *to = '\0';
  if (!in_quotes)
    return TRUE;

  g_set_error_literal (error, CRUMB_CLI_ERROR, CRUMB_CLI_ERROR_INPUT,
                       _ ("The line has a double quote without its end."));
  return FALSE;
}

static char *
error_line (const GError *error)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();

  json_builder_begin_object (json);
  json_builder_set_member_name (json, "error");
  json_builder_add_string_value (json, error->message);
  json_builder_end_object (json);
  return crumb_json_line_from_builder (json);
}

static char *
answer_line (const CrumbHouseRules *rules, CrumbRulingAnswer answer, char *line, gsize length, GPtrArray *words,
             gboolean json)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  if (memchr (line, '\0', length) != NULL)
    g_set_error_literal (&error, CRUMB_CLI_ERROR, CRUMB_CLI_ERROR_INPUT, _ ("The line has a zero byte in it."));
  else if (split_words (line, words, &error))
    text = answer (rules, (char **) words->pdata, words->len, json, &error);
  return text != NULL ? text : error_line (error);
}

static int
run_batch (const CrumbHouseRules *rules, CrumbRulingAnswer answer, gboolean json)
{
  g_autoptr (CrumbLineReader) reader = crumb_line_reader_new (STDIN_FILENO);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  char *line;
  gsize length;

  while ((line = crumb_line_reader_next (reader, &length, &error)) != NULL)
    {
      g_autofree char *text = answer_line (rules, answer, line, length, words, json);

      crumb_cli_print_line (text);
    }
  return error != NULL ? crumb_cli_fail (error) : CRUMB_EXIT_OK;
}

static int
run_once (const CrumbHouseRules *rules, CrumbRulingAnswer answer, char *arguments[], guint n, gboolean json)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = answer (rules, arguments, n, json, &error);

  if (text == NULL)
    return crumb_cli_fail (error);

  crumb_cli_print_line (text);
  return CRUMB_EXIT_OK;
}

/* The command's own details, and a paragraph on --batch. */
static char *
details_with_batch (const CrumbCommand *command)
{
  return g_strdup_printf (
      "%s\n\n%s", _ (command->details),
      _ ("With --batch each line is one case: the same arguments, separated by blanks. What has "
         "blanks in it goes in double quotes, as in \"Mary Ann=511\", where \"\" is a double quote; "
         "no other mark is special. Each line gives one line; what can’t be answered, an empty line "
         "too, gives a JSON object with an “error”."));
}

int
crumb_ruling_run (const CrumbCommand *command, CrumbRulingAnswer answer, int argc, char *argv[])
{
  g_autofree char *rules_text = NULL;
  gboolean json = FALSE;
  gboolean batch = FALSE;
  const GOptionEntry entries[] = {
    { "rules", 'r', 0, G_OPTION_ARG_FILENAME, &rules_text, N_ ("The rules to go by; the final rules if not given"),
      /* Translators: what the value of --rules looks like. */
      N_ ("PRESET|KNOB=VALUE,…") },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("Answer in JSON"), NULL },
    { "batch", 'b', 0, G_OPTION_ARG_NONE, &batch, N_ ("Answer each line of standard input"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *details = details_with_batch (command);
  CrumbCommand with_batch = *command;
  CrumbHouseRules rules;
  g_autoptr (GError) error = NULL;
  int status;

  with_batch.details = details;
  if (!crumb_cli_parse_options (&with_batch, entries, &argc, &argv, &status))
    return status;
  if (!parse_rules (rules_text, &rules, &error))
    return crumb_cli_fail (error);
  if (!batch)
    return run_once (&rules, answer, argv + 1, (guint) argc - 1, json);
  if (argc > 1)
    return crumb_cli_unexpected (command, argv[1]);
  return run_batch (&rules, answer, json);
}
