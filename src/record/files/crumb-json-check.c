/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Parses JSON, and rejects what json-glib accepts but we don't. */

#include "crumb-json-check.h"

#include "record/base/crumb-record-error.h"

#include <glib/gi18n.h>
#include <string.h>

/* Numbers up to this length always fit 64 bits. */
#define WORD_MAX 18
/* The byte order mark in UTF-8. */
#define MARK "\xef\xbb\xbf"

typedef struct
{
  const char *at;
  const char *end;
  guint line;
  guint depth;
  gboolean at_key;
  gboolean at_value;
  GHashTable *lines;
  GArray *field_lines;                    /* of the field of the outermost object that is being read */
  GHashTable *keys[CRUMB_JSON_DEPTH_MAX]; /* of each open object, NULL for an array */
} Scanner;

static void
scanner_clear (Scanner *self)
{
  while (self->depth > 0)
    g_clear_pointer (&self->keys[--self->depth], g_hash_table_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Scanner, scanner_clear)

static gboolean
fail (Scanner *self, const char *sentence, GError **error)
{
  /* Translators: the place in a file, and what is wrong there */
  g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT, _ ("Line %1$u: %2$s"), self->line, sentence);
  return FALSE;
}

GError *
crumb_json_new_half (void)
{
  return g_error_new_literal (CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT, _ ("It’s only half written yet."));
}

static gboolean
fail_half (GError **error)
{
  g_propagate_error (error, crumb_json_new_half ());
  return FALSE;
}

/* Notes the line of each element of a list; @at_value is set before the first and after each comma. */
static void
note_element (Scanner *self)
{
  if (self->field_lines != NULL && self->depth == 2 && self->keys[1] == NULL && self->at_value)
    g_array_append_val (self->field_lines, self->line);
  self->at_value = FALSE;
}

static void
note_field (Scanner *self, const char *field)
{
  if (self->lines == NULL || self->depth != 1)
    return;
  self->field_lines = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (self->field_lines, self->line);
  g_hash_table_insert (self->lines, g_strdup (field), self->field_lines);
}

static gboolean
open_level (Scanner *self, gboolean object, GError **error)
{
  if (self->depth == CRUMB_JSON_DEPTH_MAX)
    return fail (self, _ ("this is nested too deeply."), error);

  note_element (self);
  self->at_value = TRUE;
  self->keys[self->depth++] = object ? g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) : NULL;
  self->at_key = object;
  self->at++;
  return TRUE;
}

static gboolean
close_level (Scanner *self, GError **error)
{
  if (self->depth == 0)
    return fail (self, _ ("this isn’t JSON."), error);

  g_clear_pointer (&self->keys[--self->depth], g_hash_table_unref);
  self->at_key = FALSE;
  self->at_value = FALSE;
  self->at++;
  return TRUE;
}

static gboolean
check_key (Scanner *self, const char *key, gsize length, GError **error)
{
  g_autofree char *copy = g_strndup (key, length);

  /*
   * json-glib would unescape a second spelling of a key after our check for duplicates. No key of ours needs an
   * escape.
   */
  if (strchr (copy, '\\') != NULL)
    return fail (self, _ ("a field’s name has an escape."), error);
  if (g_hash_table_contains (self->keys[self->depth - 1], copy))
    {
      g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT,
                   /* Translators: %1$u is the number of a line, %2$s a word of a game file. */
                   _ ("Line %1$u: the field “%2$s” is given twice."), self->line, copy);
      return FALSE;
    }
  note_field (self, copy);
  g_hash_table_add (self->keys[self->depth - 1], g_steal_pointer (&copy));
  return TRUE;
}

/* The text need not end with a NUL. */
static gboolean
begins_with (const Scanner *self, const char *prefix)
{
  gsize length = strlen (prefix);

  return (gsize) (self->end - self->at) >= length && memcmp (self->at, prefix, length) == 0;
}

static gboolean
scan_string (Scanner *self, GError **error)
{
  const char *begin = ++self->at;

  note_element (self);
  for (; self->at < self->end && *self->at != '"'; self->at++)
    {
      if ((guchar) *self->at < ' ' || begins_with (self, "\\u0000"))
        return fail (self, _ ("a text has a control character."), error);
      if (*self->at == '\\' && self->at + 1 < self->end)
        self->at++;
    }
  if (self->at == self->end)
    return fail_half (error);

  if (self->at_key && !check_key (self, begin, (gsize) (self->at - begin), error))
    return FALSE;
  self->at++;
  return TRUE;
}

/* A number, true, false or null. */
static gboolean
scan_word (Scanner *self, GError **error)
{
  const char *begin = self->at;

  note_element (self);
  while (self->at < self->end && (g_ascii_isalnum (*self->at) || strchr ("+-.", *self->at) != NULL))
    self->at++;
  if (self->at == begin)
    return fail (self, _ ("this isn’t JSON."), error);
  if (self->at - begin > WORD_MAX)
    return fail (self, _ ("this number is too long."), error);
  return TRUE;
}

static gboolean
scan_token (Scanner *self, GError **error)
{
  switch (*self->at)
    {
    case '\n':
      self->line++;
      self->at++;
      return TRUE;
    case ' ':
    case '\t':
    case '\r':
      self->at++;
      return TRUE;
    case '{':
    case '[':
      return open_level (self, *self->at == '{', error);
    case '}':
    case ']':
      return close_level (self, error);
    case ',':
      self->at_key = self->depth > 0 && self->keys[self->depth - 1] != NULL;
      self->at_value = TRUE;
      self->at++;
      return TRUE;
    case ':':
      self->at_key = FALSE;
      self->at++;
      return TRUE;
    case '"':
      return scan_string (self, error);
    default:
      return scan_word (self, error);
    }
}

/* Whether the rest is what stands where somebody still writes: half a letter, or nothing. */
static gboolean
is_unwritten (const char *rest, const char *end)
{
  return g_utf8_get_char_validated (rest, end - rest) == (gunichar) -2 || end[-1] == '\0';
}

static gboolean
scan (Scanner *self, GError **error)
{
  const char *bad;

  if (!g_utf8_validate_len (self->at, (gsize) (self->end - self->at), &bad))
    {
      if (is_unwritten (bad, self->end))
        return fail_half (error);
      for (const char *p = self->at; p < bad; p++)
        self->line += *p == '\n';
      return fail (self, _ ("this isn’t UTF-8."), error);
    }

  while (self->at < self->end)
    if (!scan_token (self, error))
      return FALSE;
  return self->depth == 0 || fail_half (error);
}

/* Only while it fails does the parser know the line. */
static void
failed_cb (JsonParser *parser, const GError *error, guint *line)
{
  *line = MAX (json_parser_get_current_line (parser), 1);
}

gsize
crumb_json_mark_length (const char *text, gsize length)
{
  return length >= strlen (MARK) && memcmp (text, MARK, strlen (MARK)) == 0 ? strlen (MARK) : 0;
}

JsonParser *
crumb_json_parse (const char *text, gsize length, guint line, GHashTable *lines, GError **error)
{
  gsize mark = crumb_json_mark_length (text, length);
  g_auto (Scanner) scanner = { .at = text + mark, .end = text + length, .line = line, .lines = lines };
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  guint failed_line = 1;

  if (!scan (&scanner, error))
    return NULL;

  json_parser_set_strict (parser, TRUE);
  g_signal_connect (parser, "error", G_CALLBACK (failed_cb), &failed_line);
  if (json_parser_load_from_data (parser, text + mark, (gssize) (length - mark), NULL))
    return g_steal_pointer (&parser);
  scanner.line = line + failed_line - 1;
  fail (&scanner, _ ("this isn’t JSON."), error);
  return NULL;
}
