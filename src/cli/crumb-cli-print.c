/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Answers and complaints. All text is written in UTF-8, whatever the charset of the locale. */

#include "crumb-cli-print.h"

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

/* Whether the error is about what was asked for or imported, not about the record. */
static gboolean
is_bad_input (const GError *error)
{
  if (error->domain != CRUMB_RECORD_ERROR)
    return error->domain == CRUMB_CLI_ERROR;

  switch ((CrumbRecordError) error->code)
    {
    case CRUMB_RECORD_ERROR_NOT_FOUND:
    case CRUMB_RECORD_ERROR_FORMAT:
    case CRUMB_RECORD_ERROR_REFUSED:
    case CRUMB_RECORD_ERROR_NAME:
    case CRUMB_RECORD_ERROR_DIFFERS:
      return TRUE;
    default:
      return FALSE;
    }
}

int
crumb_cli_fail (const GError *error)
{
  crumb_cli_complain (error->message);
  return is_bad_input (error) ? CRUMB_EXIT_INPUT : CRUMB_EXIT_FAILED;
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
crumb_cli_add_line (CrumbTextTable *table, const char *what, char *text)
{
  crumb_text_table_take (table, g_strdup (what));
  crumb_text_table_take (table, text);
}

void
crumb_cli_print_file (const char *text)
{
  fputs (text, stdout);
}

void
crumb_cli_print_text (const char *text)
{
  print_wrapped (stdout, text);
}

void
crumb_cli_print_line (const char *line)
{
  g_autofree char *escaped = escape (line);

  puts (escaped);
}

void
crumb_cli_print_json (JsonBuilder *json)
{
  g_autofree char *line = crumb_json_to_line (json);

  crumb_cli_print_line (line);
}
