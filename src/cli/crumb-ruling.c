/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rules, arguments, answer: what all ruling commands have in common. */

#include "crumb-ruling.h"

#include "crumb-cli-print.h"
#include "crumb-game-commands.h"
#include "crumb-rule-list.h"

#include "record/files/crumb-json-add.h"

#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

const GOptionEntry crumb_ruling_options[] = {
  CRUMB_RULING_OPTION_RULES,
  CRUMB_OPTION_JSON,
  CRUMB_RULING_OPTION_BATCH,
  G_OPTION_ENTRY_NULL,
};

static gboolean
is_preset (const CrumbRuleBook *book, const char *part)
{
  for (guint i = 0; i < book->n_presets; i++)
    if (g_str_equal (book->presets[i].id, part))
      return TRUE;
  return FALSE;
}

/* @value: what was typed for the knob. */
static gboolean
refuse_value (const CrumbRuleError *why, const char *value, GError **error)
{
  g_autofree char *words = NULL;

  if (why->knob->values == NULL)
    /* Translators: ““plate” takes 1 to 12, not 13.” The first is a word of the command line. */
    return crumb_cli_refuse (error, _ ("“%1$s” takes %2$d to %3$d, not %4$s."), why->knob->id, why->min, why->max,
                             value);

  words = g_strjoinv (" | ", (char **) why->knob->values);
  /* Translators: ““advantage” takes last-die | highest-die | none, not off.” All are words of the command line. */
  return crumb_cli_refuse (error, _ ("“%1$s” takes %2$s, not %3$s."), why->knob->id, words, value);
}

/* The command that lists what there is. */
static const char *
name_lister (const CrumbGameCommands *game)
{
  for (const CrumbCommand *const *own = game->commands; *own != NULL; own++)
    if ((*own)->answer == crumb_rule_list_answer)
      return (*own)->name;
  g_return_val_if_reached (NULL);
}

/* (transfer full) (nullable): what was typed as --rules, or the usual ones. */
static gpointer
parse_rules (const CrumbAsked *asked, GError **error)
{
  const CrumbGameCommands *game = crumb_game_commands_find (asked->command);
  const CrumbRuleBook *book = game->kind->rules;
  g_autofree gpointer rules = g_malloc0 (book->size);
  g_autofree char *part = NULL;
  g_autofree char *quoted = NULL;
  CrumbRuleError why = { 0 };

  if (crumb_rule_book_parse (book, asked->rules != NULL ? asked->rules : "", rules, &why))
    return g_steal_pointer (&rules);

  part = g_strndup (why.at, strcspn (why.at, ","));
  quoted = crumb_cli_quote (part);
  if (why.knob != NULL)
    refuse_value (&why, quoted + strlen (why.knob->id) + 1, error);
  else if (is_preset (book, part))
    /* Translators: %1$s is what was typed. */
    crumb_cli_refuse (error, _ ("“%1$s” in --rules is a preset, and a preset comes first, as in --rules=%1$s,…"), part);
  else
    /* Translators: %1$s is what was typed, %2$s a command such as “rules”. */
    crumb_cli_refuse (error, _ ("“%1$s” in --rules isn’t a preset or a rule. “crumb %2$s” lists what there is."),
                      quoted, name_lister (game));
  return NULL;
}

static char *
error_line (const GError *error)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();

  json_builder_begin_object (json);
  crumb_json_add_text (json, "error", error->message);
  json_builder_end_object (json);
  return crumb_json_to_line (json);
}

static char *
answer_case (CrumbAsked *asked, GError **error)
{
  g_autoptr (JsonBuilder) json = asked->in_json ? json_builder_new_immutable () : NULL;
  g_autofree char *text = NULL;

  asked->json = json;
  if (json != NULL)
    json_builder_begin_object (json);
  if (!asked->command->answer (asked, &text, error))
    return NULL;
  if (json == NULL)
    return g_steal_pointer (&text);
  crumb_json_add_text (json, "text", text);
  json_builder_end_object (json);
  return crumb_json_to_line (json);
}

/* A line has the options of the whole run, unless it has its own. */
static char *
answer_line (const CrumbAsked *run, char *line, gsize length, GError **error)
{
  g_auto (CrumbAsked) asked = { .command = run->command, .in_json = run->in_json, .batch = TRUE, .house = run->house };
  g_autofree char *with_name = NULL;
  g_autofree gpointer house = NULL;
  g_auto (GStrv) words = NULL;

  if (memchr (line, '\0', length) != NULL)
    {
      crumb_cli_refuse (error, "%s", _ ("The line has a zero byte."));
      return NULL;
    }
  /* The parser of options skips the name of the program, and the one of words takes no empty line. */
  with_name = g_strconcat ("crumb ", g_strchomp (line), NULL);
  if (!g_shell_parse_argv (with_name, NULL, &words, NULL))
    {
      crumb_cli_refuse (error, "%s", _ ("The line has an unclosed quote, or ends with a backslash."));
      return NULL;
    }
  if (!crumb_command_parse_words (&asked, &words, error))
    return NULL;
  if (asked.rules != NULL)
    {
      house = parse_rules (&asked, error);
      asked.house = house;
    }
  if (asked.house == NULL)
    return NULL;
  for (guint i = 0; i < CRUMB_COMMAND_FLAGS_MAX; i++)
    asked.flags[i] |= run->flags[i];
  if (asked.value == NULL)
    asked.value = g_strdup (run->value);
  return answer_case (&asked, error);
}

/* Answers stay one to a line: programs read the error there, people on standard error. */
static char *
answer_error (gboolean in_json, guint number, const GError *error)
{
  g_autofree char *sentence = NULL;

  if (in_json)
    return error_line (error);
  /* Translators: %1$u is the number of a line, %2$s a sentence about what is wrong there. */
  sentence = g_strdup_printf (_ ("Line %1$u: %2$s"), number, error->message);
  fprintf (stderr, "%s\n", sentence);
  return g_strdup ("");
}

/* The next line. A program that writes one and waits for its answer gets that before we wait for the next. */
static char *
read_line (GDataInputStream *input, gsize *length, GError **error)
{
  gsize n;
  const void *there = g_buffered_input_stream_peek_buffer (G_BUFFERED_INPUT_STREAM (input), &n);

  if (n == 0 || memchr (there, '\n', n) == NULL)
    fflush (stdout);
  return g_data_input_stream_read_line (input, length, NULL, error);
}

static int
run_batch (const CrumbAsked *run)
{
  g_autoptr (GInputStream) stdin_stream = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_autoptr (GDataInputStream) input = g_data_input_stream_new (stdin_stream);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
  int status = CRUMB_EXIT_OK;
  guint number = 0;

  for (;;)
    {
      gsize length;
      g_autofree char *line = read_line (input, &length, &error);
      g_autoptr (GError) wrong = NULL;
      g_autofree char *text = line != NULL ? answer_line (run, line, length, &wrong) : NULL;

      if (line == NULL)
        break;
      number++;
      if (text == NULL)
        {
          text = answer_error (run->in_json, number, wrong);
          status = CRUMB_EXIT_FAILED;
        }
      crumb_cli_print_line (text);
    }
  if (error == NULL)
    return status;
  /* Translators: %s says why. */
  sentence = g_strdup_printf (_ ("Couldn’t read standard input: %s"), error->message);
  crumb_cli_complain (sentence);
  return CRUMB_EXIT_FAILED;
}

char *
crumb_ruling_tell_details (const CrumbCommand *command)
{
  return g_strdup_printf (
      "%s\n\n%s", _ (command->details),
      _ ("With --batch, each line of input is one case: the same arguments and options, except --json and --batch, "
         "written as in a shell. Put a name with spaces or an apostrophe in double quotes. You get one line for each. "
         "A "
         "line that can’t be answered, or is empty, gives an empty line, and standard error says why; with --json it "
         "gives an object with an “error”. The exit status is 1 then."));
}

int
crumb_ruling_run (CrumbAsked *asked)
{
  g_autoptr (GError) error = NULL;
  g_autofree gpointer house = parse_rules (asked, &error);
  g_autofree char *answer = NULL;

  if (house == NULL)
    return crumb_cli_fail (error);
  asked->house = house;
  if (!asked->batch)
    {
      answer = answer_case (asked, &error);
      return crumb_command_say (asked, answer, error);
    }
  if (asked->n == 0)
    return run_batch (asked);
  crumb_command_refuse_extra (asked->command, asked->arguments[0], &error);
  return crumb_cli_fail (error);
}
