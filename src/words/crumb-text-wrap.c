/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Measures text as terminals do: some characters take two cells, some none. */

#include "crumb-text-wrap.h"

#include <string.h>

/* A long word is best torn behind one of these. */
#define JOINTS "-|"

#define JOINER 0x200d
#define SKIN_TONE_FIRST 0x1f3fb
#define SKIN_TONE_LAST 0x1f3ff

guint
crumb_text_width (const char *text, gssize length)
{
  const char *end = text + (length < 0 ? strlen (text) : (gsize) length);
  guint width = 0;

  for (const char *p = text; p < end; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!g_unichar_iszerowidth (c))
        width += g_unichar_iswide (c) ? 2 : 1;
    }
  return width;
}

/* Where the last column of a line begins that leaves a third of the width, else its first word. */
static guint
find_column (const char *line, guint width)
{
  gsize first = strspn (line, " ");
  guint column = (guint) first;

  for (const char *p = line + first; (p = strstr (p, "  ")) != NULL;)
    {
      guint at;

      p += strspn (p, " ");
      at = crumb_text_width (line, p - line);
      if (*p != '\0' && at <= width * 2 / 3)
        column = at;
    }
  return column;
}

/* The bytes before the next column. */
static gsize
find_gap (const char *text)
{
  const char *gap = strstr (text, "  ");

  return gap != NULL ? (gsize) (gap - text) : strlen (text);
}

/* The bytes at the start of @text, in whole words, that fit into @room cells; at least one word. */
static gsize
take_words (const char *text, guint room)
{
  gsize taken = 0;

  for (gsize end = strspn (text, " ") + strcspn (text + strspn (text, " "), " ");;
       end += strspn (text + end, " ") + strcspn (text + end + strspn (text + end, " "), " "))
    {
      if (taken > 0 && crumb_text_width (text, (gssize) end) > room)
        return taken;
      taken = end;
      if (text[end] == '\0')
        return taken;
    }
}

/* The bytes before a column behind @column that does not fit: it would be torn apart. Else as many words as fit. */
static gsize
take_columns (const char *line, guint width, guint column)
{
  for (const char *p = line; (p = strstr (p, "  ")) != NULL;)
    {
      gsize before = (gsize) (p - line);
      guint at;

      p += strspn (p, " ");
      at = crumb_text_width (line, p - line);
      if (crumb_text_width (line, (gssize) before) > width)
        break;
      if (*p != '\0' && at > column && at + crumb_text_width (p, (gssize) find_gap (p)) > width)
        return before;
    }
  return take_words (line, width);
}

static void
append_line (GString *wrapped, const char *line, guint width)
{
  guint column = find_column (line, width);
  gsize taken = take_columns (line, width, column);

  g_string_append_len (wrapped, line, (gssize) taken);
  for (const char *rest = line + taken; *(rest += strspn (rest, " ")) != '\0'; rest += taken)
    {
      taken = take_columns (rest, width > column ? width - column : 1, 0);
      g_string_append_printf (wrapped, "\n%*s", (int) column, "");
      g_string_append_len (wrapped, rest, (gssize) taken);
    }
}

/* Whether the character is drawn with the one before it: a mark, a tone of skin, or what is joined to it. */
static gboolean
belongs_to_last (const char *at)
{
  gunichar c = g_utf8_get_char (at);

  return g_unichar_iszerowidth (c) || g_unichar_ismark (c) || (c >= SKIN_TONE_FIRST && c <= SKIN_TONE_LAST)
         || g_utf8_get_char (g_utf8_prev_char (at)) == JOINER;
}

/* The end of the character at @text, with all that belongs to it. */
static const char *
find_end (const char *text)
{
  do
    text = g_utf8_next_char (text);
  while (*text != '\0' && belongs_to_last (text));
  return text;
}

gsize
crumb_text_fit (const char *text, guint width)
{
  gsize taken = take_words (text, width);
  const char *end;
  gsize joined;

  if (crumb_text_width (text, (gssize) taken) <= width)
    return taken;
  end = find_end (text);
  while (*end != '\0' && crumb_text_width (text, find_end (end) - text) <= width)
    end = find_end (end);

  taken = (gsize) (end - text);
  for (joined = taken; joined > 0 && strchr (JOINTS, text[joined - 1]) == NULL; joined--)
    ;
  return joined > 0 ? joined : taken;
}

char *
crumb_text_wrap (const char *text, guint width)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) wrapped = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (wrapped, '\n');
      if (crumb_text_width (lines[i], -1) <= width)
        g_string_append (wrapped, lines[i]);
      else
        append_line (wrapped, lines[i], width);
    }
  return g_string_free_and_steal (g_steal_pointer (&wrapped));
}
