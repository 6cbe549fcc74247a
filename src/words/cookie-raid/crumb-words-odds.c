/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Chances, and the figures of the probability study. */

#include "crumb-words-odds.h"

#include "words/crumb-text-table.h"

#include <glib/gi18n.h>

char *
crumb_words_percent (CrumbFraction chance)
{
  /* Translators: a chance; the number has a decimal point, or what stands for it in your language. */
  return g_strdup_printf (_ ("%.1f%%"), crumb_fraction_value (chance) * 100);
}

char *
crumb_words_mean (CrumbFraction mean)
{
  return g_strdup_printf ("%.7g", crumb_fraction_value (mean));
}

char *
crumb_words_odds (const CrumbOdds *odds, unsigned seats, const char *const names[])
{
  g_autoptr (GString) chances = g_string_new (NULL);
  g_autofree char *tie = crumb_words_percent (odds->tie);

  for (unsigned seat = 0; seat < seats; seat++)
    {
      g_autofree char *percent = crumb_words_percent (odds->win[seat]);

      if (seat > 0)
        /* Translators: between two players and their chances, as in “Sue 40.0%, John 60.0%”. */
        g_string_append (chances, C_ ("between chances", ", "));
      /* Translators: a player and a chance, as in “Sue 40.0%”. */
      g_string_append_printf (chances, C_ ("chance of a player", "%1$s %2$s"), names[seat], percent);
    }
  /* Translators: %1$s is a list, as in “Sue 40.0%, John 60.0%”; %2$s is a chance. */
  return g_strdup_printf (_ ("Chances of winning the bid: %1$s. The first roll ties for best in %2$s of bids."),
                          chances->str, tie);
}

const char *
crumb_words_advantage (CrumbAdvantage advantage)
{
  switch (advantage)
    {
    case CRUMB_ADVANTAGE_LAST_DIE:
      return C_ ("advantage", "Defender’s advantage");
    case CRUMB_ADVANTAGE_HIGHEST_DIE:
      return C_ ("advantage", "Advantage after the highest die");
    case CRUMB_ADVANTAGE_NONE:
      return C_ ("advantage", "No advantage");
    }
  g_return_val_if_reached (NULL);
}

static const CrumbAdvantage advantages[] = {
  CRUMB_ADVANTAGE_NONE,
  CRUMB_ADVANTAGE_LAST_DIE,
  CRUMB_ADVANTAGE_HIGHEST_DIE,
};

char *
crumb_words_study_table (const CrumbHouseRules *rules, guint columns)
{
  g_autoptr (CrumbTextTable) table = crumb_text_table_new ("lrrr");
  g_autofree char *lines = NULL;

  crumb_text_table_take (table, g_strdup (""));
  for (unsigned dice = 1; dice <= CRUMB_STUDY_DICE; dice++)
    /* Translators: %u is how many dice. */
    crumb_text_table_take (table, g_strdup_printf (ngettext ("%u die", "%u dice", dice), dice));
  for (gsize i = 0; i < G_N_ELEMENTS (advantages); i++)
    {
      CrumbHouseRules varied = *rules;

      varied.advantage = (guint16) advantages[i];
      crumb_text_table_take (table, g_strdup (crumb_words_advantage (advantages[i])));
      for (unsigned dice = 1; dice <= CRUMB_STUDY_DICE; dice++)
        crumb_text_table_take (table, crumb_words_mean (crumb_odds_mean (&varied, dice)));
    }
  lines = crumb_text_table_to_string (table, columns);
  return g_strconcat (_ ("Average value of one die, two dice and three dice."), "\n\n", lines, NULL);
}

char *
crumb_words_study (const CrumbHouseRules *rules)
{
  g_autoptr (GString) text = g_string_new (_ ("Average value of one die, two dice and three dice."));

  for (gsize i = 0; i < G_N_ELEMENTS (advantages); i++)
    {
      CrumbHouseRules varied = *rules;
      g_auto (GStrv) means = g_new0 (char *, CRUMB_STUDY_DICE + 1);

      varied.advantage = (guint16) advantages[i];
      for (unsigned dice = 1; dice <= CRUMB_STUDY_DICE; dice++)
        means[dice - 1] = crumb_words_mean (crumb_odds_mean (&varied, dice));
      g_string_append_c (text, ' ');
      /* Translators: %1$s is an advantage, as in “No advantage”; then the means of one, two and three dice. */
      g_string_append_printf (text, _ ("%1$s: %2$s, %3$s and %4$s."), crumb_words_advantage (advantages[i]), means[0],
                              means[1], means[2]);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}
