/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rules, arguments, answer: what all ruling commands have in common. */

#include "crumb-ruling.h"

#include "crumb-json-line.h"
#include "crumb-line-reader.h"

#include "record/files/crumb-json-add.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/** What the cases of one run have in common. */
typedef struct
{
  const CrumbRulingOption *options;
  CrumbRulingAnswer answer;
  CrumbRulingCase asked;
} Run;

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

static gboolean
parse_rules (const CrumbRulingRules *reader, const char *text, gpointer rules, GError **error)
{
  CrumbRuleError why = { 0 };
  g_autofree char *part = NULL;
  g_autofree char *quoted = NULL;

  if (crumb_rule_book_parse (reader->book, text != NULL ? text : "", rules, &why))
    return TRUE;

  part = g_strndup (why.at, strcspn (why.at, ","));
  quoted = crumb_cli_quote (part);
  if (why.knob != NULL)
    return refuse_value (&why, quoted + strlen (why.knob->id) + 1, error);
  if (is_preset (reader->book, part))
    /* Translators: %1$s is what was typed. */
    return crumb_cli_refuse (error, _ ("“%1$s” in --rules is a preset, and a preset comes first, as in --rules=%1$s,…"),
                             part);
  /* Translators: %1$s is what was typed, %2$s a command such as “rules”. */
  return crumb_cli_refuse (error, _ ("“%1$s” in --rules isn’t a preset or a rule. “crumb %2$s” lists what there is."),
                           quoted, reader->listed_by);
}

/* Reads an option at the beginning of @words. Returns how many words it takes, 0 when they begin with none. */
static guint
take_option (const CrumbRulingOption *options, char *words[], guint n, const char *values[])
{
  for (guint i = 0; n > 0 && g_str_has_prefix (words[0], "--") && options[i].name != NULL; i++)
    {
      const char *name = words[0] + 2;
      gsize length = strlen (options[i].name);

      if (options[i].value != NULL && strncmp (name, options[i].name, length) == 0 && name[length] == '=')
        {
          values[i] = name + length + 1;
          return 1;
        }
      if (!g_str_equal (name, options[i].name) || (options[i].value != NULL && n < 2))
        continue;
      values[i] = options[i].value != NULL ? words[1] : "";
      return options[i].value != NULL ? 2 : 1;
    }
  return 0;
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

  g_set_error_literal (error, CRUMB_CLI_ERROR, CRUMB_CLI_ERROR_INPUT, _ ("The line has an unclosed double quote."));
  return FALSE;
}

static char *
error_line (const GError *error)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();

  json_builder_begin_object (json);
  crumb_json_add_text (json, "error", error->message);
  json_builder_end_object (json);
  return crumb_json_line_from_builder (json);
}

static char *
answer_words (const Run *run, char *words[], guint n, GError **error)
{
  CrumbRulingCase asked = run->asked;
  guint taken;

  while (run->options != NULL && (taken = take_option (run->options, words, n, asked.options)) > 0)
    {
      words += taken;
      n -= taken;
    }
  asked.arguments = words;
  asked.n = n;
  return run->answer (&asked, error);
}

static char *
answer_line (const Run *run, char *line, gsize length, GPtrArray *words, GError **error)
{
  if (memchr (line, '\0', length) != NULL)
    crumb_cli_refuse (error, "%s", _ ("The line has a zero byte."));
  else if (split_words (line, words, error))
    return answer_words (run, (char **) words->pdata, words->len, error);
  return NULL;
}

/* Answers stay one to a line: programs read the error there, people on standard error. */
static char *
answer_error (const Run *run, guint number, const GError *error)
{
  g_autofree char *sentence = NULL;

  if (run->asked.json)
    return error_line (error);
  /* Translators: %1$u is the number of a line, %2$s a sentence about what is wrong there. */
  sentence = g_strdup_printf (_ ("Line %1$u: %2$s"), number, error->message);
  fprintf (stderr, "%s\n", sentence);
  return g_strdup ("");
}

static int
run_batch (const Run *run)
{
  g_autoptr (CrumbLineReader) reader = crumb_line_reader_new (STDIN_FILENO);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  CrumbExit status = CRUMB_EXIT_OK;
  guint number = 0;
  char *line;
  gsize length;

  while ((line = crumb_line_reader_next (reader, &length, &error)) != NULL)
    {
      g_autoptr (GError) wrong = NULL;
      g_autofree char *text = answer_line (run, line, length, words, &wrong);

      number++;
      if (text == NULL)
        {
          text = answer_error (run, number, wrong);
          status = CRUMB_EXIT_FAILED;
        }
      crumb_cli_print_line (text);
    }
  return error != NULL ? crumb_cli_fail (error) : (int) status;
}

static int
run_once (const Run *run, char *arguments[], guint n)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = answer_words (run, arguments, n, &error);

  if (text == NULL)
    return crumb_cli_fail (error);

  if (run->asked.json)
    crumb_cli_print_line (text);
  else
    crumb_cli_print_text (text);
  return (int) *run->asked.status;
}

/* The command's own details, and a paragraph on --batch. */
static char *
details_with_batch (const CrumbCommand *command)
{
  return g_strdup_printf (
      "%s\n\n%s", _ (command->details),
      _ ("With --batch, each line of input is one case: the same arguments, separated by spaces. Put anything with "
         "spaces in it in double quotes, where \"\" is a double quote; nothing else is special. You get one line for "
         "each. A line that can’t be answered, or is empty, gives an empty line, and standard error says why; with "
         "--json it gives an object with an “error”. The exit status is 1 then."));
}

/* Options for all cases of a run: those of every ruling, then those of the command. */
typedef struct
{
  char *rules;
  gboolean json;
  gboolean batch;
  gboolean given[CRUMB_RULING_OPTIONS_MAX];
  char *values[CRUMB_RULING_OPTIONS_MAX];
} Options;

static void
options_clear (Options *options)
{
  g_free (options->rules);
  for (guint i = 0; i < CRUMB_RULING_OPTIONS_MAX; i++)
    g_free (options->values[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static gboolean
parse_options (const CrumbCommand *command, const CrumbRulingOption own[], Options *options, int *argc, char ***argv,
               int *status)
{
  /* The last entry ends them. */
  GOptionEntry entries[3 + CRUMB_RULING_OPTIONS_MAX + 1] = {
    { "rules", 'r', 0, G_OPTION_ARG_FILENAME, &options->rules, N_ ("The rules to use, if not the usual ones"),
      /* Translators: what the value of --rules looks like. */
      N_ ("PRESET|KNOB=VALUE,…") },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &options->json, N_ ("Answer in JSON"), NULL },
    { "batch", 'b', 0, G_OPTION_ARG_NONE, &options->batch, N_ ("Answer every line of standard input"), NULL },
  };

  for (guint i = 0; own != NULL && own[i].name != NULL; i++)
    {
      GOptionEntry entry = { .long_name = own[i].name, .description = own[i].summary };

      entry.arg = own[i].value != NULL ? G_OPTION_ARG_FILENAME : G_OPTION_ARG_NONE;
      entry.arg_data = own[i].value != NULL ? (gpointer) &options->values[i] : (gpointer) &options->given[i];
      entry.arg_description = own[i].value;
      entries[3 + i] = entry;
    }
  return crumb_cli_parse_options (command, entries, argc, argv, status);
}

int
crumb_ruling_run (const CrumbCommand *command, const CrumbRulingRules *rules, const CrumbRulingOption options[],
                  CrumbRulingAnswer answer, int argc, char *argv[])
{
  g_autofree char *details = details_with_batch (command);
  CrumbCommand with_batch = *command;
  g_autofree gpointer parsed = g_malloc0 (rules->book->size);
  g_auto (Options) given = { 0 };
  CrumbExit answered = CRUMB_EXIT_OK;
  Run run = { .options = options, .answer = answer, .asked = { .rules = parsed, .status = &answered } };
  g_autoptr (GError) error = NULL;
  int status;

  with_batch.details = details;
  if (!parse_options (&with_batch, options, &given, &argc, &argv, &status))
    return status;
  if (!parse_rules (rules, given.rules, parsed, &error))
    return crumb_cli_fail (error);

  run.asked.json = given.json;
  run.asked.batch = given.batch;
  for (guint i = 0; i < CRUMB_RULING_OPTIONS_MAX; i++)
    run.asked.options[i] = given.given[i] ? "" : given.values[i];
  if (!given.batch)
    return run_once (&run, argv + 1, (guint) argc - 1);
  if (argc > 1)
    return crumb_cli_unexpected (command, argv[1]);
  return run_batch (&run);
}
