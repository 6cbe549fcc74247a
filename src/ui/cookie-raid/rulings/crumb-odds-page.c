/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The exact chances of a bid, and the probability study, both worked out as the rules on the page are turned. */

#include "crumb-config.h"

#include "crumb-odds-page.h"

#include "crumb-odds-row.h"
#include "crumb-study-table.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "rules/cookie-raid/bid.h"
#include "rules/cookie-raid/odds.h"
#include "words/cookie-raid/crumb-raid-agreement.h"
#include "words/cookie-raid/crumb-words-odds.h"
#include "words/crumb-words.h"

#include <glib/gi18n.h>

/** With more dice than these an answer could keep people waiting. */
#define DICE_MAX 6

struct _CrumbOddsPage
{
  AdwBin parent_instance;

  CrumbHouseRules rules;
  gboolean updating;

  GtkBox *seats;
  CrumbOddsRow *rows[CRUMB_SEATS_MAX];
  GtkLabel *tie;
  GtkLabel *used;
  AdwComboRow *advantage;
  AdwToggleGroup *sides;
  GtkLabel *explanation;
  CrumbStudyTable *study;
};

G_DEFINE_FINAL_TYPE (CrumbOddsPage, crumb_odds_page, ADW_TYPE_BIN)

/* In the order in which they can be chosen. */
static const CrumbAdvantage advantages[] = {
  CRUMB_ADVANTAGE_NONE,
  CRUMB_ADVANTAGE_LAST_DIE,
  CRUMB_ADVANTAGE_HIGHEST_DIE,
};

static void
show_odds (CrumbOddsPage *self)
{
  guint8 dice[CRUMB_SEATS_MAX];
  guint bidding = 0;
  CrumbOdds odds;
  gboolean known;
  g_autofree char *percent = NULL;
  g_autofree char *tie = NULL;
  char exact[CRUMB_FRACTION_TEXT_MAX];

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      dice[seat] = (guint8) crumb_odds_row_get_dice (self->rows[seat]);
      bidding += dice[seat] > 0 ? 1 : 0;
    }

  known = crumb_odds_bid (&self->rules, dice, CRUMB_SEATS_MAX, &odds);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    crumb_odds_row_set_chance (self->rows[seat], known && dice[seat] > 0 ? &odds.win[seat] : NULL);

  if (!known)
    tie = g_strdup (_ ("That’s too many dice for exact odds."));
  else if (bidding < 2)
    tie = g_strdup (_ ("Pick dice for two or more players."));
  else if (odds.tie.num == 0)
    tie = g_strdup (_ ("These bids never tie."));
  else
    {
      percent = crumb_words_percent (odds.tie);
      tie = g_strdup_printf (
          /* Translators: %1$s is a percentage, %2$s the same as a fraction. */
          _ ("The first roll ties for best in %1$s of bids, exactly %2$s. Re-rolls are counted in."), percent,
          crumb_fraction_format (odds.tie, exact));
    }
  gtk_label_set_label (self->tie, tie);
}

static char *
words_for_study (const CrumbHouseRules *rules)
{
  g_autofree char *missing = crumb_words_a_face (rules->sides + 1u);

  if (rules->comparison == CRUMB_COMPARE_MOST_PIPS)
    return g_strdup (_ ("The average value of a roll, in pips. If the most pips win, only their sum counts."));
  return g_strdup_printf (
      /* Translators: %s is one more than the highest face, such as “a 7”; “it” is the advantage. */
      _ ("The average value of a roll if the highest die counts 100 for each pip, the next 10 and the last 1. Without "
         "the advantage, a missing die counts 0. With it, a missing die counts like %s that comes last, or right "
         "after the highest die. The small numbers show what one more die adds."),
      missing);
}

static void
update (CrumbOddsPage *self)
{
  g_autofree char *explanation = words_for_study (&self->rules);
  g_autofree char *rules = crumb_agreement_label (&crumb_raid_agreement, &self->rules);
  /* Translators: %s is what rules are called, and where that says too little what differs. */
  g_autofree char *used = g_strdup_printf (_ ("Rules for these odds: %s"), rules);

  show_odds (self);
  gtk_label_set_label (self->used, used);
  gtk_label_set_label (self->explanation, explanation);
  crumb_study_table_set_rules (self->study, &self->rules);
}

/* Puts the choices where the rules are. */
static void
show_rules (CrumbOddsPage *self)
{
  g_autofree char *sides = g_strdup_printf ("%u", self->rules.sides);
  guint most = MIN (crumb_bid_most_dice (&self->rules, CRUMB_DICE_MAX), DICE_MAX);

  self->updating = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (advantages); i++)
    if (advantages[i] == self->rules.advantage)
      adw_combo_row_set_selected (self->advantage, i);
  adw_toggle_group_set_active_name (self->sides, sides);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    crumb_odds_row_set_most (self->rows[seat], most);
  self->updating = FALSE;
}

static void
changed_cb (CrumbOddsPage *self)
{
  const char *sides = adw_toggle_group_get_active_name (self->sides);

  if (self->updating || sides == NULL)
    return;

  self->rules.advantage = (guint16) advantages[adw_combo_row_get_selected (self->advantage)];
  self->rules.sides = (guint16) g_ascii_strtoull (sides, NULL, 10);
  update (self);
}

static void
crumb_odds_page_class_init (CrumbOddsPageClass *klass)
{
  g_type_ensure (CRUMB_TYPE_STUDY_TABLE);
  crumb_class_template (klass, CrumbOddsPage, "crumb-odds-page", seats, tie, used, advantage, sides, explanation,
                        study);
  crumb_class_callbacks (klass, changed_cb);
}

static void
crumb_odds_page_init (CrumbOddsPage *self)
{
  self->rules = crumb_house_rules_final ();
  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      self->rows[seat] = g_object_new (CRUMB_TYPE_ODDS_ROW, NULL);
      crumb_odds_row_set_seat (self->rows[seat], seat);
      g_signal_connect_object (self->rows[seat], "notify::dice", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->seats, GTK_WIDGET (self->rows[seat]));
    }

  show_rules (self);
  self->updating = TRUE;
  crumb_odds_row_set_dice (self->rows[0], 1);
  crumb_odds_row_set_dice (self->rows[1], 2);
  self->updating = FALSE;
  update (self);
}

void
crumb_odds_page_set_rules (CrumbOddsPage *self, const char *rules)
{
  g_return_if_fail (CRUMB_IS_ODDS_PAGE (self));
  g_return_if_fail (rules != NULL);

  if (!crumb_house_rules_parse (rules, &self->rules, NULL))
    return;

  show_rules (self);
  update (self);
}
