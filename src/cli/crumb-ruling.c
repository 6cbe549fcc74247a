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
  const CrumbCommand *command;
  const CrumbRulingRules *rules;
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

static char *
error_line (const GError *error)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();

  json_builder_begin_object (json);
  crumb_json_add_text (json, "error", error->message);
  json_builder_end_object (json);
  return crumb_json_line_from_builder (json);
}

/* The options of one case: those of every ruling, then those of the command. */
typedef struct
{
  char *rules;
  gboolean given[CRUMB_RULING_OPTIONS_MAX];
  char *values[CRUMB_RULING_OPTIONS_MAX];
} CaseOptions;

static void
case_options_clear (CaseOptions *options)
{
  g_free (options->rules);
  for (guint i = 0; i < CRUMB_RULING_OPTIONS_MAX; i++)
    g_free (options->values[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CaseOptions, case_options_clear)

/* Returns how many there are. */
static guint
fill_entries (const CrumbRulingOption own[], CaseOptions *options, GOptionEntry entries[])
{
  guint n = 0;

  entries[n++] = (GOptionEntry) {
    .long_name = "rules",
    .short_name = 'r',
    .arg = G_OPTION_ARG_FILENAME,
    .arg_data = &options->rules,
    .description = N_ ("The rules to use, if not the usual ones"),
    /* Translators: what the value of --rules looks like. */
    .arg_description = N_ ("PRESET|KNOB=VALUE,…"),
  };
  for (guint i = 0; own != NULL && own[i].name != NULL; i++)
    entries[n++] = (GOptionEntry) {
      .long_name = own[i].name,
      .arg = own[i].value != NULL ? G_OPTION_ARG_FILENAME : G_OPTION_ARG_NONE,
      .arg_data = own[i].value != NULL ? (gpointer) &options->values[i] : (gpointer) &options->given[i],
      .description = own[i].summary,
      .arg_description = own[i].value,
    };
  return n;
}

/* Answers @words, of which those of a line have @options besides those of the whole run. */
static char *
answer_case (const Run *run, const CaseOptions *options, char *words[], guint n, GError **error)
{
  CrumbRulingCase asked = run->asked;
  g_autofree gpointer rules = options->rules != NULL ? g_malloc0 (run->rules->book->size) : NULL;

  if (rules != NULL && !parse_rules (run->rules, options->rules, rules, error))
    return NULL;
  if (rules != NULL)
    asked.rules = rules;
  for (guint i = 0; i < CRUMB_RULING_OPTIONS_MAX; i++)
    if (options->given[i] || options->values[i] != NULL)
      asked.options[i] = options->given[i] ? "" : options->values[i];
  asked.arguments = words;
  asked.n = n;
  return run->answer (&asked, error);
}

static char *
answer_line (const Run *run, char *line, gsize length, GError **error)
{
  g_auto (CaseOptions) options = { 0 };
  GOptionEntry entries[1 + CRUMB_RULING_OPTIONS_MAX + 1] = { 0 };
  g_autofree char *with_name = NULL;
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
  fill_entries (run->options, &options, entries);
  if (!crumb_cli_parse_words (run->command, entries, &words, error))
    return NULL;
  return answer_case (run, &options, words + 1, g_strv_length (words) - 1, error);
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
  g_autoptr (GError) error = NULL;
  CrumbExit status = CRUMB_EXIT_OK;
  guint number = 0;
  char *line;
  gsize length;

  while ((line = crumb_line_reader_next (reader, &length, &error)) != NULL)
    {
      g_autoptr (GError) wrong = NULL;
      g_autofree char *text = answer_line (run, line, length, &wrong);

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
run_once (const Run *run, const CaseOptions *options, char *arguments[], guint n)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = answer_case (run, options, arguments, n, &error);

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
      _ ("With --batch, each line of input is one case: the same arguments and options, except --json and --batch, "
         "written as in a shell. Put a name with spaces or an apostrophe in double quotes. You get one line for each. "
         "A "
         "line that can’t be answered, or is empty, gives an empty line, and standard error says why; with --json it "
         "gives an object with an “error”. The exit status is 1 then."));
}

int
crumb_ruling_run (const CrumbCommand *command, const CrumbRulingRules *rules, const CrumbRulingOption options[],
                  CrumbRulingAnswer answer, int argc, char *argv[])
{
  g_autofree char *details = details_with_batch (command);
  CrumbCommand with_batch = *command;
  g_autofree gpointer usual = g_malloc0 (rules->book->size);
  g_auto (CaseOptions) given = { 0 };
  gboolean json = FALSE;
  gboolean batch = FALSE;
  /* The last entry ends them. */
  GOptionEntry entries[1 + CRUMB_RULING_OPTIONS_MAX + 2 + 1] = { 0 };
  guint n = fill_entries (options, &given, entries);
  CrumbExit answered = CRUMB_EXIT_OK;
  Run run = { .command = command, .rules = rules, .options = options, .answer = answer };
  g_autoptr (GError) error = NULL;
  int status;

  entries[n++] = (GOptionEntry) { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("Answer in JSON"), NULL };
  entries[n++] =
      (GOptionEntry) { "batch", 'b', 0, G_OPTION_ARG_NONE, &batch, N_ ("Answer every line of standard input"), NULL };
  with_batch.details = details;
  if (!crumb_cli_parse_options (&with_batch, entries, &argc, &argv, &status))
    return status;
  if (!parse_rules (rules, given.rules, usual, &error))
    return crumb_cli_fail (error);

  run.asked = (CrumbRulingCase) { .rules = usual, .json = json, .batch = batch, .status = &answered };
  if (!batch)
    return run_once (&run, &given, argv + 1, (guint) argc - 1);
  for (guint i = 0; i < CRUMB_RULING_OPTIONS_MAX; i++)
    run.asked.options[i] = given.given[i] ? "" : given.values[i];
  if (argc > 1)
    return crumb_cli_unexpected (command, argv[1]);
  return run_batch (&run);
}
