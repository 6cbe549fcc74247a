/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Folds text, so that searches ignore case, accents and apostrophes. */

#include "crumb-search.h"

#include <string.h>

#include "crumb-text.h"

/* Letters that many keyboards lack, and that Unicode doesn't take apart. */
static const struct
{
  gunichar letter;
  const char *plain;
} letters[] = {
  { 0x142, "l" }, { 0xf8, "o" }, { 0x111, "d" }, { 0xe6, "ae" }, { 0x153, "oe" }, { 0x127, "h" }, { 0x131, "i" },
};

static void
append_plain (GString *plain, gunichar c)
{
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    if (g_unichar_tolower (c) == letters[i].letter)
      {
        g_string_append (plain, letters[i].plain);
        return;
      }
  if (g_unichar_type (c) != G_UNICODE_NON_SPACING_MARK && c != '\'' && c != '"')
    g_string_append_unichar (plain, c);
}

char *
crumb_search_fold (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *looks = apart != NULL ? crumb_text_fold (apart) : g_strdup ("");
  g_autoptr (GString) plain = g_string_new (NULL);

  for (const char *p = looks; *p != '\0'; p = g_utf8_next_char (p))
    append_plain (plain, g_utf8_get_char (p));
  return g_utf8_casefold (plain->str, -1);
}

GStrv
crumb_search_words (const char *typed)
{
  g_autofree char *folded = crumb_search_fold (typed != NULL ? typed : "");
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_auto (GStrv) parts = g_strsplit_set (folded, " \t\r\n", -1);
  guint n = 0;

  for (guint i = 0; parts[i] != NULL && n < CRUMB_SEARCH_WORDS_MAX; i++)
    if (*parts[i] != '\0')
      {
        g_strv_builder_add (words, parts[i]);
        n++;
      }
  return g_strv_builder_end (words);
}

gboolean
crumb_search_finds (const char *const *words, const char *text)
{
  g_autofree char *folded = *words != NULL ? crumb_search_fold (text) : NULL;

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (folded, words[i]) == NULL)
      return FALSE;
  return TRUE;
}
