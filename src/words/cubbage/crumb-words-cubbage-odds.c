/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Averages in words. The exact fractions are for programs and for the study page. */

#include "crumb-words-cubbage-odds.h"

#include "crumb-words-cubbage-count.h"
#include "words/crumb-text-table.h"

#include <glib/gi18n.h>

#define HANDS 7776

char *
crumb_words_cubbage_best_keep (const CrumbCubbageKeep *best, CrumbCubbageCribSide side)
{
  g_autofree char *keep = crumb_words_cubbage_dice (best->keep, CRUMB_CUBBAGE_KEPT);
  g_autofree char *push = crumb_words_cubbage_dice (best->push, CRUMB_CUBBAGE_PUSHED);
  double hand = crumb_fraction_value (best->hand), crib = crumb_fraction_value (best->crib);

  switch (side)
    {
    case CRUMB_CUBBAGE_CRIB_ASIDE:
      /* Translators: %1$s and %2$s are dice, %3$.2f points on average. */
      return g_strdup_printf (_ ("Keep %1$s and push %2$s: the hand is worth %3$.2f points on average."), keep, push,
                              hand);
    case CRUMB_CUBBAGE_CRIB_MINE:
      return g_strdup_printf (
          /* Translators: %1$s and %2$s are dice, the numbers are averages. */
          _ ("Keep %1$s and push %2$s: the hand is worth %3$.2f points on average, and your crib %4$.2f."), keep, push,
          hand, crib);
    case CRUMB_CUBBAGE_CRIB_THEIRS:
      return g_strdup_printf (
          /* Translators: %1$s and %2$s are dice, the numbers are averages. */
          _ ("Keep %1$s and push %2$s: the hand is worth %3$.2f points on average, and their crib %4$.2f."), keep, push,
          hand, crib);
    }
  g_return_val_if_reached (NULL);
}

char *
crumb_words_cubbage_kept (const CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS], guint kept, const char *name)
{
  g_autofree char *dice = crumb_words_cubbage_dice (keeps[kept].keep, CRUMB_CUBBAGE_KEPT);
  g_autofree char *best = crumb_words_cubbage_dice (keeps[0].keep, CRUMB_CUBBAGE_KEPT);
  int loss = keeps[0].value - keeps[kept].value;

  if (loss == 0)
    /* Translators: %1$s is a name, %2$s are dice. */
    return g_strdup_printf (_ ("%1$s kept %2$s, and nothing would have been better."), name, dice);
  /* Translators: %1$s is a name, %2$s and %3$s are dice, %4$.2f is an average. */
  return g_strdup_printf (_ ("%1$s kept %2$s. On average, %3$s brings %4$.2f more points."), name, dice, best,
                          (double) loss / CRUMB_CUBBAGE_KEEP_PARTS);
}

/* The text without the end of its last line. */
static char *
table_text (CrumbTextTable *table)
{
  return g_strchomp (crumb_text_table_to_string (table, 0));
}

static void
add_average (CrumbTextTable *table, double value)
{
  crumb_text_table_take (table, g_strdup_printf ("%.2f", value));
}

char *
crumb_words_cubbage_keeps (const CrumbCubbageKeep keeps[], guint n, CrumbCubbageCribSide side)
{
  g_autoptr (CrumbTextTable) table = crumb_text_table_new ("llrrr");
  g_autofree char *best = crumb_words_cubbage_best_keep (&keeps[0], side);
  g_autofree char *lines = NULL;

  /* Translators: what heads a column of dice that are kept, or pushed to the crib, or of averages. */
  crumb_text_table_take (table, g_strdup (C_ ("column", "Keep")));
  crumb_text_table_take (table, g_strdup (C_ ("column", "Push")));
  crumb_text_table_take (table, g_strdup (C_ ("column", "Hand")));
  crumb_text_table_take (table, g_strdup (C_ ("column", "Crib")));
  /* Translators: the hand, plus or less the crib */
  crumb_text_table_take (table, g_strdup (C_ ("column", "Value")));
  for (guint i = 0; i < n; i++)
    {
      crumb_text_table_take (table, crumb_words_cubbage_dice (keeps[i].keep, CRUMB_CUBBAGE_KEPT));
      crumb_text_table_take (table, crumb_words_cubbage_dice (keeps[i].push, CRUMB_CUBBAGE_PUSHED));
      add_average (table, crumb_fraction_value (keeps[i].hand));
      add_average (table, crumb_fraction_value (keeps[i].crib));
      add_average (table, (double) keeps[i].value / CRUMB_CUBBAGE_KEEP_PARTS);
    }
  lines = table_text (table);
  return g_strconcat (best, "\n\n", lines, NULL);
}

char *
crumb_words_cubbage_hand_mean (const CrumbCubbageHandOdds *odds)
{
  guint least = G_MAXUINT, most = 0;
  char mean[CRUMB_FRACTION_TEXT_MAX];

  for (guint starter = 1; starter <= CRUMB_CUBBAGE_SIDES; starter++)
    {
      least = MIN (least, odds->points[starter]);
      most = MAX (most, odds->points[starter]);
    }
  crumb_fraction_format (odds->mean, mean);
  /* Translators: an average as a decimal and as an exact fraction, the least and the most that a hand can be worth,
     depending on the starter */
  return g_strdup_printf (_ ("The hand is worth %1$.2f points on average (%2$s), from %3$u to %4$u."),
                          crumb_fraction_value (odds->mean), mean, least, most);
}

/* The starters with which a hand is worth so many points. */
static char *
starters_for (const CrumbCubbageHandOdds *odds, guint points)
{
  GString *starters = g_string_new (NULL);

  for (guint starter = 1; starter <= CRUMB_CUBBAGE_SIDES; starter++)
    if (odds->points[starter] == points)
      g_string_append_printf (starters, "%s%u", starters->len > 0 ? ", " : "", starter);
  return g_string_free_and_steal (starters);
}

char *
crumb_words_cubbage_hand_odds (const CrumbCubbageHandOdds *odds)
{
  g_autoptr (CrumbTextTable) table = crumb_text_table_new ("rlr");
  g_autofree char *mean = crumb_words_cubbage_hand_mean (odds);
  g_autofree char *lines = NULL;

  crumb_text_table_take (table, g_strdup (C_ ("column", "Points")));
  /* Translators: which faces of the starter do something */
  crumb_text_table_take (table, g_strdup (C_ ("column", "Starter")));
  crumb_text_table_take (table, g_strdup (C_ ("column", "Share")));
  for (guint points = 0; points <= CRUMB_CUBBAGE_HAND_BEST; points++)
    {
      char share[CRUMB_FRACTION_TEXT_MAX];

      if (odds->ways[points] == 0)
        continue;
      crumb_fraction_format (crumb_fraction (odds->ways[points], CRUMB_CUBBAGE_SIDES), share);
      crumb_text_table_take (table, g_strdup_printf ("%u", points));
      crumb_text_table_take (table, starters_for (odds, points));
      crumb_text_table_take (table, g_strdup (share));
    }
  lines = table_text (table);
  return g_strconcat (mean, "\n\n", lines, NULL);
}

char *
crumb_words_cubbage_study_means (const CrumbCubbageStudy *study)
{
  char hand[CRUMB_FRACTION_TEXT_MAX], best[CRUMB_FRACTION_TEXT_MAX];

  crumb_fraction_format (study->hand, hand);
  crumb_fraction_format (study->best_keep, best);
  return g_strdup_printf (
      /* Translators: averages, each as a decimal and as an exact fraction. */
      _ ("A random hand with its starter is worth %1$.2f points on average (%2$s); the best four of "
         "six dice are worth %3$.2f (%4$s)."),
      crumb_fraction_value (study->hand), hand, crumb_fraction_value (study->best_keep), best);
}

char *
crumb_words_cubbage_study (const CrumbCubbageStudy *study)
{
  g_autoptr (CrumbTextTable) table = crumb_text_table_new ("rrr");
  g_autofree char *means = crumb_words_cubbage_study_means (study);
  g_autofree char *lines = NULL;

  crumb_text_table_take (table, g_strdup (C_ ("column", "Points")));
  /* Translators: of how many hands something is true */
  crumb_text_table_take (table, g_strdup (C_ ("column", "Hands")));
  crumb_text_table_take (table, g_strdup (C_ ("column", "Share")));
  for (guint points = 0; points <= CRUMB_CUBBAGE_HAND_BEST; points++)
    {
      if (study->ways[points] == 0)
        continue;
      crumb_text_table_take (table, g_strdup_printf ("%u", points));
      crumb_text_table_take (table, g_strdup_printf ("%u", study->ways[points]));
      crumb_text_table_take (table, g_strdup_printf (_ ("%.1f%%"), 100.0 * study->ways[points] / HANDS));
    }
  lines = table_text (table);
  return g_strconcat (means, "\n\n", lines, NULL);
}
