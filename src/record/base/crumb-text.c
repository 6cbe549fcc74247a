/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cleans text that people type before it is stored. */

#include "crumb-text.h"

#include <glib/gi18n.h>
#include <string.h>

#define ZERO_WIDTH_JOINER 0x200d

char *
crumb_text_clean (const char *typed, CrumbTextShape shape)
{
  GString *text = g_string_new (NULL);

  for (const char *p = typed; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!g_unichar_iscntrl (c) || (shape == CRUMB_TEXT_LINES && c == '\n'))
        g_string_append_unichar (text, c);
    }
  return g_strstrip (g_string_free_and_steal (text));
}

/* Whether it ends a line or a paragraph for those who draw text, but is no control character. */
static gboolean
breaks (gunichar c)
{
  return c == 0x2028 || c == 0x2029;
}

/* Whether it embeds, overrides or isolates a direction. */
static gboolean
turns (gunichar c)
{
  return (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

/* Some characters count as letters but draw nothing: the fillers of Hangul, and Braille without a dot. */
static gboolean
is_seen (gunichar c)
{
  return g_unichar_isgraph (c) && !g_unichar_iszerowidth (c) && c != 0x115f && c != 0x1160 && c != 0x3164 && c != 0xffa0
         && c != 0x2800;
}

/* Whether it draws nothing. Tags do: they make one flag another. */
static gboolean
is_ignorable (gunichar c)
{
  return (g_unichar_type (c) == G_UNICODE_FORMAT && (c < 0xe0020 || c > 0xe007f)) || c == 0x34f || c == 0x115f
         || c == 0x1160 || c == 0x17b4 || c == 0x17b5 || (c >= 0x180b && c <= 0x180f) || c == 0x3164 || c == 0xffa0
         || (c >= 0xfe00 && c <= 0xfe0f) || (c >= 0xe0100 && c <= 0xe01ef);
}

/* Normalized, an accent alone, which some keyboards have in place of the apostrophe, stands above a space. */
static gunichar
fold_sign (gunichar c, gunichar next)
{
  if (c == '`' || (c >= 0x2b9 && c <= 0x2bd) || c == 0x2c8 || (c >= 0x2018 && c <= 0x201b) || c == 0x2032 || c == 0x2035
      || c == 0xa78c || (c == ' ' && (next == 0x300 || next == 0x301)))
    return '\'';
  if (c == 0x2ba || (c >= 0x201c && c <= 0x201f))
    return '"';
  if ((c >= 0x2010 && c <= 0x2015) || c == 0x2043 || c == 0x2212)
    return '-';
  return c != '\n' && g_unichar_isspace (c) ? ' ' : c;
}

char *
crumb_text_fold (const char *text)
{
  GString *folded = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      gunichar sign = is_ignorable (c) ? 0 : fold_sign (c, g_utf8_get_char (g_utf8_next_char (p)));

      if (sign == '\'' && c == ' ')
        p = g_utf8_next_char (p);
      if (sign != 0 && (sign != ' ' || !g_str_has_suffix (folded->str, " ")))
        g_string_append_unichar (folded, sign);
    }
  return g_string_free_and_steal (folded);
}

/* Whether there is nothing to tame, which can be told of most names without looking anything up. */
static gboolean
is_plain (const char *text)
{
  const char *p = text;

  while (g_ascii_isgraph (*p) || (*p == ' ' && p > text && p[1] != '\0'))
    p++;
  return *p == '\0' && p > text;
}

char *
crumb_text_tame (const char *text, CrumbTextShape shape)
{
  g_autoptr (GString) tame = NULL;
  gboolean seen = FALSE;

  if (is_plain (text))
    return g_strdup (text);

  tame = g_string_new (NULL);
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (breaks (c))
        g_string_append_c (tame, shape == CRUMB_TEXT_LINES ? '\n' : ' ');
      else if (!turns (c))
        {
          g_string_append_unichar (tame, c);
          seen |= is_seen (c);
        }
    }
  return seen ? g_strstrip (g_string_free_and_steal (g_steal_pointer (&tame))) : g_strdup ("");
}

/* Whether it is written from right to left, or takes that direction: Unicode keeps these blocks for such signs. */
static gboolean
is_right_to_left (gunichar c)
{
  return (c >= 0x590 && c <= 0x8ff) || c == 0x200f || (c >= 0xfb1d && c <= 0xfdff) || (c >= 0xfe70 && c <= 0xfeff)
         || (c >= 0x10800 && c <= 0x10fff) || (c >= 0x1e800 && c <= 0x1efff);
}

/* Asked for once: names are told by the thousand, in the language that the program was started in. */
static gboolean
language_is_right_to_left (void)
{
  static gsize answer;

  if (g_once_init_enter (&answer))
    {
      /* Translators: the direction of your language: translate to "default:RTL" if it is written from right to left. */
      gboolean rtl = g_str_equal (_ ("default:LTR"), "default:RTL");

      g_once_init_leave (&answer, rtl ? 2 : 1);
    }
  return answer == 2;
}

/* Whether a part of it, such as the end of "Team 7-11", could be taken for dice in a sentence about dice. */
static gboolean
looks_like_dice (const char *text)
{
  for (const char *hyphen = strchr (text, '-'); hyphen != NULL; hyphen = strchr (hyphen + 1, '-'))
    if (hyphen > text && (g_ascii_isdigit (hyphen[-1]) || hyphen[-1] == '?') && g_ascii_isdigit (hyphen[1]))
      return TRUE;
  return FALSE;
}

/* Without the isolate, numbers and signs beside a text of the other direction would be drawn on its wrong side. The mark
 * before it has the direction of the sentence, which would otherwise follow a text that it begins with. */
char *
crumb_text_tell (const char *text)
{
  gboolean rtl = language_is_right_to_left ();
  g_autofree char *tame = crumb_text_tame (text, CRUMB_TEXT_ONE_LINE);
  gboolean apart = (rtl || looks_like_dice (tame)) && *tame != '\0';

  for (const char *p = tame; *p != '\0'; p = g_utf8_next_char (p))
    apart |= is_right_to_left (g_utf8_get_char (p));
  return apart ? g_strconcat (rtl ? "\u200f" : "\u200e", "\u2068", tame, "\u2069", NULL) : g_steal_pointer (&tame);
}

char *
crumb_text_of_file (const char *name)
{
  g_autofree char *valid = g_filename_display_name (name);
  g_autofree char *clean = crumb_text_clean (valid, CRUMB_TEXT_ONE_LINE);

  return crumb_text_tell (clean);
}

gboolean
crumb_text_is_clean (const char *text, CrumbTextShape shape, glong max)
{
  g_autofree char *clean = NULL;

  if (!g_utf8_validate (text, -1, NULL) || g_utf8_strlen (text, -1) > max)
    return FALSE;

  clean = crumb_text_clean (text, shape);
  return g_str_equal (clean, text);
}

/* Whether the character is drawn with the one before it. */
static gboolean
extends (gunichar c)
{
  return g_unichar_iszerowidth (c) || g_unichar_type (c) == G_UNICODE_SPACING_MARK || (c >= 0x1f3fb && c <= 0x1f3ff);
}

guint
crumb_text_count (const char *text)
{
  gboolean joined = FALSE;
  gboolean half_flag = FALSE;
  guint n = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      gboolean is_half_flag = c >= 0x1f1e6 && c <= 0x1f1ff;

      if (!joined && !extends (c) && !(half_flag && is_half_flag))
        n++;
      half_flag = is_half_flag && !half_flag;
      joined = c == ZERO_WIDTH_JOINER;
    }
  return n;
}

char *
crumb_text_cut (const char *typed, CrumbTextShape shape, glong max)
{
  g_autofree char *valid = g_utf8_make_valid (typed, -1);
  g_autofree char *clean = crumb_text_clean (valid, shape);
  g_autofree char *tame = crumb_text_tame (clean, shape);

  if (g_utf8_strlen (tame, -1) <= max)
    return g_steal_pointer (&tame);
  return g_strchomp (g_utf8_substring (tame, 0, max));
}
