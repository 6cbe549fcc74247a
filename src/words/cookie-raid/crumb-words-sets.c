/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Sets and cookies in words, of which the sentences of Cookie Raid are made. */

#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

char *
crumb_words_group (CrumbGroup group)
{
  CrumbDice dice = { 0 };

  for (unsigned i = 0; i < group.count; i++)
    crumb_dice_add (&dice, (CrumbDie) { .face = group.face });
  return crumb_words_dice (&dice);
}

/* All groups: "6-6, 5-5-5, 1"; empty where there is none. */
static char *
words_for_groups (const CrumbHandScore *score)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < score->n_groups; i++)
    {
      g_autofree char *group = crumb_words_group (score->groups[i]);

      if (i > 0)
        /* Translators: between two sets of dice, as in “6-6, 5-5-5”. */
        g_string_append (text, C_ ("between sets", ", "));
      g_string_append (text, group);
    }
  return g_string_free_and_steal (text);
}

char *
crumb_words_sets (const CrumbHandScore *score)
{
  CrumbHandScore sets = *score;

  while (sets.n_groups > 0 && sets.groups[sets.n_groups - 1].count < 2)
    sets.n_groups--;
  return sets.n_groups > 0 ? words_for_groups (&sets) : g_strdup (_ ("no set"));
}

char *
crumb_words_cookies (int cookies)
{
  /* Translators: %d is a number of cookies, the points of the game. */
  return g_strdup_printf (ngettext ("%d cookie", "%d cookies", (gulong) ABS (cookies)), cookies);
}
