/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Values, and the commas between them. */

#include "crumb-json-writer.h"

struct _CrumbJsonWriter
{
  GString *text;
  /* Whether the next value has one before it. */
  gboolean comma;
};

CrumbJsonWriter *
crumb_json_writer_new (void)
{
  CrumbJsonWriter *self = g_new0 (CrumbJsonWriter, 1);

  self->text = g_string_sized_new (256);
  return self;
}

void
crumb_json_writer_free (CrumbJsonWriter *self)
{
  g_string_free (self->text, TRUE);
  g_free (self);
}

static void
begin_value (CrumbJsonWriter *self)
{
  if (self->comma)
    g_string_append_c (self->text, ',');
  self->comma = TRUE;
}

static gboolean
needs_escape (char c)
{
  return c == '"' || c == '\\' || (guchar) c < ' ';
}

static void
append_quoted (CrumbJsonWriter *self, const char *text)
{
  const char *p = text;

  g_string_append_c (self->text, '"');
  for (;;)
    {
      const char *start = p;

      while (*p != '\0' && !needs_escape (*p))
        p++;
      g_string_append_len (self->text, start, p - start);
      if (*p == '\0')
        break;
      if ((guchar) *p < ' ')
        g_string_append_printf (self->text, "\\u%04x", (guchar) *p);
      else
        {
          g_string_append_c (self->text, '\\');
          g_string_append_c (self->text, *p);
        }
      p++;
    }
  g_string_append_c (self->text, '"');
}

static void
begin (CrumbJsonWriter *self, char bracket)
{
  begin_value (self);
  g_string_append_c (self->text, bracket);
  self->comma = FALSE;
}

static void
end (CrumbJsonWriter *self, char bracket)
{
  g_string_append_c (self->text, bracket);
  self->comma = TRUE;
}

void
crumb_json_writer_begin_object (CrumbJsonWriter *self)
{
  begin (self, '{');
}

void
crumb_json_writer_end_object (CrumbJsonWriter *self)
{
  end (self, '}');
}

void
crumb_json_writer_begin_array (CrumbJsonWriter *self)
{
  begin (self, '[');
}

void
crumb_json_writer_end_array (CrumbJsonWriter *self)
{
  end (self, ']');
}

void
crumb_json_writer_member (CrumbJsonWriter *self, const char *name)
{
  begin_value (self);
  append_quoted (self, name);
  g_string_append_c (self->text, ':');
  self->comma = FALSE;
}

void
crumb_json_writer_string (CrumbJsonWriter *self, const char *text)
{
  begin_value (self);
  append_quoted (self, text);
}

void
crumb_json_writer_integer (CrumbJsonWriter *self, gint64 number)
{
  guint64 rest = number < 0 ? -(guint64) number : (guint64) number;
  char digits[24];
  char *first = digits + sizeof digits;

  do
    *--first = (char) ('0' + rest % 10);
  while ((rest /= 10) > 0);
  if (number < 0)
    *--first = '-';

  begin_value (self);
  g_string_append_len (self->text, first, digits + sizeof digits - first);
}

void
crumb_json_writer_boolean (CrumbJsonWriter *self, gboolean value)
{
  begin_value (self);
  g_string_append (self->text, value ? "true" : "false");
}

void
crumb_json_writer_null (CrumbJsonWriter *self)
{
  begin_value (self);
  g_string_append (self->text, "null");
}

char *
crumb_json_writer_take_text (CrumbJsonWriter *self)
{
  char *text = g_strndup (self->text->str, self->text->len);

  g_string_truncate (self->text, 0);
  self->comma = FALSE;
  return text;
}
