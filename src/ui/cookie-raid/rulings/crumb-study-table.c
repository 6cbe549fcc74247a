/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The probability study as a table: each mean, what it gains over one die less, and the exact fraction to point at. */

#include "crumb-config.h"

#include "crumb-study-table.h"

#include "ui/widgets/crumb-widget-helpers.h"

#include "rules/cookie-raid/odds.h"
#include "words/cookie-raid/crumb-words-odds.h"

#include <glib/gi18n.h>

static const CrumbAdvantage advantages[] = {
  CRUMB_ADVANTAGE_NONE,
  CRUMB_ADVANTAGE_LAST_DIE,
  CRUMB_ADVANTAGE_HIGHEST_DIE,
};

struct _CrumbStudyTable
{
  GtkGrid parent_instance;

  GtkLabel *advantage[G_N_ELEMENTS (advantages)];
  GtkLabel *mean[G_N_ELEMENTS (advantages)][CRUMB_STUDY_DICE];
  GtkLabel *gain[G_N_ELEMENTS (advantages)][CRUMB_STUDY_DICE];
};

G_DEFINE_FINAL_TYPE (CrumbStudyTable, crumb_study_table, GTK_TYPE_GRID)

static GtkLabel *
new_label (const char *text, const char *css_class, float xalign)
{
  return g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { css_class, "numeric", NULL }, "label",
                       text, "xalign", xalign, NULL);
}

static void
attach (CrumbStudyTable *self, GtkLabel *label, guint column, guint line)
{
  gtk_grid_attach (GTK_GRID (self), GTK_WIDGET (label), (int) column, (int) line, 1, 1);
}

/* A line of the table is two of the grid: the means, and below them what each gains. */
static void
add_line (CrumbStudyTable *self, guint line)
{
  self->advantage[line] = new_label (crumb_words_advantage (advantages[line]), "body", 0);
  gtk_label_set_wrap (self->advantage[line], TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->advantage[line]), TRUE);
  gtk_grid_attach (GTK_GRID (self), GTK_WIDGET (self->advantage[line]), 0, (int) (1 + 2 * line), 1, 2);

  for (guint i = 0; i < CRUMB_STUDY_DICE; i++)
    {
      self->mean[line][i] = new_label ("", "body", 1);
      self->gain[line][i] = new_label ("", "dimmed", 1);
      gtk_widget_add_css_class (GTK_WIDGET (self->gain[line][i]), "caption");
      gtk_widget_set_margin_bottom (GTK_WIDGET (self->gain[line][i]), 6);
      attach (self, self->mean[line][i], 1 + i, 1 + 2 * line);
      attach (self, self->gain[line][i], 1 + i, 2 + 2 * line);
    }
}

static void
show_means (CrumbStudyTable *self, const CrumbHouseRules *rules, guint line)
{
  CrumbHouseRules varied = *rules;
  double before = 0;

  varied.advantage = (guint16) advantages[line];
  for (guint i = 0; i < CRUMB_STUDY_DICE; i++)
    {
      CrumbFraction mean = crumb_odds_mean (&varied, i + 1);
      double value = crumb_fraction_value (mean);
      g_autofree char *text = crumb_words_mean (mean);
      g_autofree char *gain = i > 0 ? g_strdup_printf ("%+.7g", value - before) : g_strdup ("");
      char exact[CRUMB_FRACTION_TEXT_MAX];

      gtk_label_set_label (self->mean[line][i], text);
      gtk_label_set_label (self->gain[line][i], gain);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->mean[line][i]), crumb_fraction_format (mean, exact));
      before = value;
    }
}

static void
set_heading (GtkLabel *label, gboolean chosen)
{
  crumb_set_css_class (GTK_WIDGET (label), "heading", chosen);
}

static void
crumb_study_table_class_init (CrumbStudyTableClass *klass)
{
}

static void
crumb_study_table_init (CrumbStudyTable *self)
{
  gtk_grid_set_column_spacing (GTK_GRID (self), 12);
  gtk_widget_add_css_class (GTK_WIDGET (self), "study");

  for (guint i = 0; i < CRUMB_STUDY_DICE; i++)
    {
      /* Translators: %u is how many dice. */
      g_autofree char *dice = g_strdup_printf (ngettext ("%u die", "%u dice", i + 1), i + 1);

      attach (self, new_label (dice, "caption-heading", 1), 1 + i, 0);
    }
  for (guint line = 0; line < G_N_ELEMENTS (advantages); line++)
    add_line (self, line);
}

void
crumb_study_table_set_rules (CrumbStudyTable *self, const CrumbHouseRules *rules)
{
  g_return_if_fail (CRUMB_IS_STUDY_TABLE (self));
  g_return_if_fail (rules != NULL);

  for (guint line = 0; line < G_N_ELEMENTS (advantages); line++)
    {
      gboolean chosen = rules->advantage == advantages[line];

      show_means (self, rules, line);
      set_heading (self->advantage[line], chosen);
      for (guint i = 0; i < CRUMB_STUDY_DICE; i++)
        set_heading (self->mean[line][i], chosen);
    }
}
