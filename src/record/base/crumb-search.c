/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Folds text, so that searches ignore case and accents. */

#include "crumb-search.h"

char *
crumb_search_fold (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autoptr (GString) plain = g_string_new (NULL);

  if (apart == NULL)
    return g_strdup ("");

  for (const char *p = apart; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_type (c) != G_UNICODE_NON_SPACING_MARK)
        g_string_append_unichar (plain, c);
    }
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
