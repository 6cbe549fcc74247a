/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Options, answers and complaints. All text is written in UTF-8, whatever the charset of the locale. */

#include "crumb-cli-private.h"

#include "crumb-config.h"
#include "crumb-json-line.h"
#include "record/base/crumb-record-error.h"
#include "record/files/crumb-json-add.h"
#include "words/crumb-text-wrap.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <sys/ioctl.h>

/* The most characters of an argument that a complaint repeats. */
#define QUOTE_MAX 80
/* With fewer, hardly a word would fit. */
#define COLUMNS_MIN 20
#define COLUMNS_UNKNOWN 80

G_DEFINE_QUARK (crumb - cli - error - quark, crumb_cli_error)

static GOptionContext *
new_context (const CrumbCommand *command, const GOptionEntry *entries)
{
  g_autofree char *called = g_strdup_printf ("crumb %s", command->name);
  GOptionContext *context = g_option_context_new (command->arguments);

  g_set_prgname (called);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_translation_domain (context, CRUMB_GETTEXT_DOMAIN);
  g_option_context_set_summary (context, command->summary);
  g_option_context_set_description (context, command->details);
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
  g_autofree char *line = NULL;

  json_builder_begin_object (json);
  crumb_json_add_text (json, "name", command->name);
  crumb_json_add_text (json, "arguments", command->arguments);
  crumb_json_add_text (json, "summary", _ (command->summary));
  crumb_json_add_text (json, "details", _ (command->details));
  json_builder_set_member_name (json, "options");
  json_builder_begin_array (json);
  add_options (json, entries);
  add_options (json, help_entries);
  json_builder_end_array (json);
  json_builder_end_object (json);
  line = crumb_json_line_from_builder (json);
  crumb_cli_print_line (line);
}

gboolean
crumb_cli_parse_options (const CrumbCommand *command, const GOptionEntry *entries, int *argc, char ***argv, int *status)
{
  gboolean help = FALSE;
  gboolean described = FALSE;
  const GOptionEntry help_entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, N_ ("Show this help"), NULL },
    { "describe", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, &described, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = new_context (command, entries);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, help_entries, CRUMB_GETTEXT_DOMAIN);
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
      *status = CRUMB_EXIT_OK;
      return FALSE;
    }
  if (described)
    {
      describe (command, entries, help_entries);
      *status = CRUMB_EXIT_OK;
      return FALSE;
    }
  if (drop_separator (*argc, *argv) != NULL)
    --*argc;
  return TRUE;
}

gboolean
crumb_cli_parse_words (const CrumbCommand *command, const GOptionEntry *entries, char ***words, GError **error)
{
  g_autoptr (GOptionContext) context = new_context (command, entries);
  g_autoptr (GError) local_error = NULL;
  g_autofree char *sentence = NULL;

  if (g_option_context_parse_strv (context, words, &local_error))
    {
      g_free (drop_separator ((int) g_strv_length (*words), *words));
      return TRUE;
    }
  sentence = explain_option (command, local_error);
  return crumb_cli_refuse (error, "%s", sentence);
}

/* Whether the error is about what was asked for or imported, not about the record. */
static gboolean
is_bad_input (const GError *error)
{
  if (error->domain != CRUMB_RECORD_ERROR)
    return FALSE;

  switch ((CrumbRecordError) error->code)
    {
    case CRUMB_RECORD_ERROR_NOT_FOUND:
    case CRUMB_RECORD_ERROR_FORMAT:
    case CRUMB_RECORD_ERROR_REFUSED:
    case CRUMB_RECORD_ERROR_NAME:
    case CRUMB_RECORD_ERROR_DIFFERS:
      return TRUE;
    case CRUMB_RECORD_ERROR_FAILED:
    case CRUMB_RECORD_ERROR_OPEN:
    case CRUMB_RECORD_ERROR_MISSING:
    case CRUMB_RECORD_ERROR_READ_ONLY:
    case CRUMB_RECORD_ERROR_GONE:
    case CRUMB_RECORD_ERROR_SWAPPED:
    case CRUMB_RECORD_ERROR_BUSY:
    case CRUMB_RECORD_ERROR_CHANGED:
    case CRUMB_RECORD_ERROR_FULL:
    case CRUMB_RECORD_ERROR_IO:
    case CRUMB_RECORD_ERROR_DAMAGED:
    case CRUMB_RECORD_ERROR_FOREIGN:
    case CRUMB_RECORD_ERROR_NEWER:
    case CRUMB_RECORD_ERROR_UNKNOWN:
      break;
    }
  return FALSE;
}

int
crumb_cli_fail (const GError *error)
{
  crumb_cli_complain (error->message);
  return error->domain == CRUMB_CLI_ERROR || is_bad_input (error) ? CRUMB_EXIT_INPUT : CRUMB_EXIT_FAILED;
}

/* The columns of the terminal; some shells export how many they count. */
static guint
columns_of (FILE *stream)
{
  const char *exported = g_getenv ("COLUMNS");
  struct winsize size = { 0 };
  guint64 columns;

  if (exported != NULL && g_ascii_string_to_unsigned (exported, 10, COLUMNS_MIN, G_MAXINT, &columns, NULL))
    return (guint) columns;
  if (ioctl (fileno (stream), TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    return MAX (size.ws_col, COLUMNS_MIN);
  return COLUMNS_UNKNOWN;
}

guint
crumb_cli_columns (void)
{
  return columns_of (stdout);
}

/* Whether a terminal could take it for something other than text. Lines and tabs are ours, and so are isolates, which
 * keep dice in order where people read from right to left, and turn nothing outside them. */
static gboolean
needs_escape (gunichar c)
{
  return (g_unichar_iscntrl (c) && c != '\n' && c != '\t') || (c >= 0x2028 && c <= 0x202e);
}

/* (transfer full): what people have typed can't do anything to a terminal. The escapes are those of JSON. */
static char *
escape (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *escaped = g_string_new (NULL);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    if (needs_escape (g_utf8_get_char (p)))
      g_string_append_printf (escaped, "\\u%04x", g_utf8_get_char (p));
    else
      g_string_append_unichar (escaped, g_utf8_get_char (p));
  return g_string_free_and_steal (escaped);
}

static void
print_wrapped (FILE *stream, const char *text)
{
  g_autofree char *escaped = escape (text);
  g_autofree char *wrapped = crumb_text_wrap (escaped, columns_of (stream));

  fputs (wrapped, stream);
  if (!g_str_has_suffix (wrapped, "\n"))
    fputc ('\n', stream);
}

void
crumb_cli_complain (const char *sentence)
{
  print_wrapped (stderr, sentence);
}

gboolean
crumb_cli_refuse (GError **error, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, CRUMB_CLI_ERROR, CRUMB_CLI_ERROR_INPUT, sentence);
  return FALSE;
}

int
crumb_cli_unexpected (const CrumbCommand *command, const char *argument)
{
  g_autofree char *quoted = crumb_cli_quote (argument);
  /* Translators: %1$s is what was typed, %2$s a command such as “bid”. */
  g_autofree char *sentence = g_strdup_printf (_ ("“crumb %2$s” doesn’t take “%1$s”."), quoted, command->name);

  crumb_cli_complain (sentence);
  return CRUMB_EXIT_INPUT;
}

int
crumb_cli_missing (const CrumbCommand *command, const char *argument)
{
  /* Translators: %1$s stands for what is missing, such as GAME; %2$s is a command such as “show”. */
  g_autofree char *sentence = g_strdup_printf (_ ("Type %1$s too: “crumb %2$s” needs it."), argument, command->name);

  crumb_cli_complain (sentence);
  return CRUMB_EXIT_INPUT;
}

char *
crumb_cli_quote (const char *typed)
{
  g_autofree char *valid = g_utf8_make_valid (typed, -1);
  g_autoptr (GString) quoted = g_string_new (NULL);
  guint n = 0;

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (n++ == QUOTE_MAX)
        {
          g_string_append (quoted, "…");
          break;
        }
      g_string_append_unichar (quoted, g_unichar_iscntrl (c) ? 0xfffd : c);
    }
  return g_string_free_and_steal (g_steal_pointer (&quoted));
}

void
crumb_cli_print_file (const char *text)
{
  fputs (text, stdout);
}

void
crumb_cli_print (const char *text)
{
  g_autofree char *escaped = escape (text);

  fputs (escaped, stdout);
}

void
crumb_cli_print_text (const char *text)
{
  print_wrapped (stdout, text);
}

void
crumb_cli_print_line (const char *line)
{
  crumb_cli_print (line);
  putchar ('\n');
}

int
crumb_cli_answer (const char *answer, gboolean json, const GError *error)
{
  if (answer == NULL)
    return crumb_cli_fail (error);
  if (json)
    crumb_cli_print_line (answer);
  else
    crumb_cli_print_text (answer);
  return CRUMB_EXIT_OK;
}
