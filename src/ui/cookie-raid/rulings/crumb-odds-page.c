/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The exact chances of a bid, and the probability study, both worked out as the rules on the page are turned. */

#include "crumb-config.h"

#include "crumb-odds-page.h"

#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "rules/cookie-raid/bid.h"
#include "rules/cookie-raid/odds.h"
#include "words/cookie-raid/crumb-raid-agreement.h"
#include "words/cookie-raid/crumb-words-odds.h"
#include "words/crumb-words.h"

#include <glib/gi18n.h>

/** With more dice than these an answer could keep people waiting. */
#define DICE_MAX 6

/** How many dice one seat bids, and how often it wins with them. */
typedef struct
{
  AdwToggleGroup *choice;
  GtkWidget *bar;
  GtkLabel *percent;
  GtkLabel *fraction;
} Row;

struct _CrumbOddsPage
{
  AdwBin parent_instance;

  CrumbHouseRules rules;
  gboolean updating;

  GtkBox *seats;
  Row rows[CRUMB_SEATS_MAX];
  GtkLabel *tie;
  GtkLabel *used;
  AdwComboRow *advantage;
  AdwToggleGroup *sides;
  GtkLabel *explanation;
  GtkGrid *study;
};

G_DEFINE_FINAL_TYPE (CrumbOddsPage, crumb_odds_page, ADW_TYPE_BIN)

/* In the order in which they can be chosen. */
static const CrumbAdvantage advantages[] = {
  CRUMB_ADVANTAGE_NONE,
  CRUMB_ADVANTAGE_LAST_DIE,
  CRUMB_ADVANTAGE_HIGHEST_DIE,
};

/* Bids ------------------------------------------------------------------- */

static GtkLabel *
new_label (const char *text, float xalign, const char *const css_classes[])
{
  return g_object_new (GTK_TYPE_LABEL, "css-classes", css_classes, "label", text, "xalign", xalign, NULL);
}

/* The choice goes below the name where large text leaves no room beside it. */
static GtkWidget *
new_choice (Row *row, guint seat, const char *name)
{
  GtkWidget *wrap = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 8, "justify", ADW_JUSTIFY_SPREAD,
                                  "justify-last-line", TRUE, "line-spacing", 4, NULL);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (head), crumb_seat_mark_new ((CrumbColour) seat));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (new_label (name, 0, (const char *const[]) { "heading", NULL })));
  row->choice = g_object_new (ADW_TYPE_TOGGLE_GROUP, "homogeneous", TRUE, "css-classes",
                              (const char *const[]) { "round", NULL }, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->choice), GTK_ACCESSIBLE_PROPERTY_LABEL, C_ ("row", "Dice"), -1);
  adw_wrap_box_append (ADW_WRAP_BOX (wrap), head);
  adw_wrap_box_append (ADW_WRAP_BOX (wrap), GTK_WIDGET (row->choice));
  return wrap;
}

static GtkWidget *
new_chance (Row *row)
{
  GtkWidget *chance = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  row->bar = g_object_new (GTK_TYPE_PROGRESS_BAR, "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Chance to win"), -1);
  row->percent = new_label ("", 1, (const char *const[]) { "heading", "numeric", NULL });
  gtk_label_set_width_chars (row->percent, 7);
  gtk_box_append (GTK_BOX (chance), row->bar);
  gtk_box_append (GTK_BOX (chance), GTK_WIDGET (row->percent));
  return chance;
}

static void
add_row (CrumbOddsPage *self, guint seat)
{
  Row *row = &self->rows[seat];
  /* Translators: stands for the name of a player: 1 to 4 */
  g_autofree char *name = g_strdup_printf (_ ("Player %u"), seat + 1);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "orientation",
                                 GTK_ORIENTATION_VERTICAL, "spacing", 4, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (box), new_choice (row, seat, name));
  gtk_box_append (GTK_BOX (box), new_chance (row));
  row->fraction = new_label ("", 0, (const char *const[]) { "caption", "dimmed", "numeric", NULL });
  gtk_label_set_wrap (row->fraction, TRUE);
  gtk_label_set_wrap_mode (row->fraction, PANGO_WRAP_CHAR);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row->fraction));
  gtk_box_append (self->seats, box);
}

static void
add_toggle (Row *row, guint dice)
{
  g_autofree char *label = dice > 0 ? g_strdup_printf ("%u", dice) : g_strdup ("–");
  g_autofree char *tooltip =
      /* Translators: %u is how many dice. */
      dice > 0 ? g_strdup_printf (ngettext ("%u die", "%u dice", dice), dice) : g_strdup (_ ("No bid"));

  adw_toggle_group_add (row->choice, g_object_new (ADW_TYPE_TOGGLE, "label", label, "tooltip", tooltip, NULL));
}

static void
set_most (Row *row, guint most)
{
  guint n_toggles = adw_toggle_group_get_n_toggles (row->choice);
  guint dice = n_toggles > 0 ? MIN (adw_toggle_group_get_active (row->choice), most) : 0;

  if (n_toggles == most + 1)
    return;
  adw_toggle_group_remove_all (row->choice);
  for (guint i = 0; i <= most; i++)
    add_toggle (row, i);
  adw_toggle_group_set_active (row->choice, dice);
}

/* @chance: (nullable): while nobody bids, or when it is not known */
static void
show_chance (Row *row, const CrumbFraction *chance)
{
  g_autofree char *percent = NULL;
  g_autofree char *exact = NULL;
  char text[CRUMB_FRACTION_TEXT_MAX];

  if (chance != NULL)
    {
      percent = crumb_words_percent (*chance);
      /* Translators: %s is a fraction: “Exactly 91/216” */
      exact = g_strdup_printf (_ ("Exactly %s"), crumb_fraction_format (*chance, text));
    }
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (row->bar), chance != NULL ? crumb_fraction_value (*chance) : 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->bar), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  percent != NULL ? percent : _ ("No bid"), -1);
  gtk_label_set_label (row->percent, percent != NULL ? percent : _ ("no bid"));
  gtk_label_set_label (row->fraction, exact != NULL ? exact : "");
  gtk_widget_set_tooltip_text (row->bar, exact);
}

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
      dice[seat] = (guint8) adw_toggle_group_get_active (self->rows[seat].choice);
      bidding += dice[seat] > 0 ? 1 : 0;
    }

  known = crumb_odds_bid (&self->rules, dice, CRUMB_SEATS_MAX, &odds);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    show_chance (&self->rows[seat], known && dice[seat] > 0 ? &odds.win[seat] : NULL);

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
attach (CrumbOddsPage *self, GtkLabel *label, guint column, guint line, int height)
{
  gtk_grid_attach (self->study, GTK_WIDGET (label), (int) column, (int) line, 1, height);
}

/* A line of the table is two of the grid: the means, and below them what each gains over one die less. */
static void
add_means (CrumbOddsPage *self, guint line)
{
  CrumbHouseRules varied = self->rules;
  const char *chosen = advantages[line] == self->rules.advantage ? "heading" : NULL;
  GtkLabel *advantage = new_label (crumb_words_advantage (advantages[line]), 0,
                                   (const char *const[]) { "body", "numeric", chosen, NULL });
  double before = 0;

  gtk_label_set_wrap (advantage, TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (advantage), TRUE);
  attach (self, advantage, 0, 1 + 2 * line, 2);
  varied.advantage = (guint16) advantages[line];
  for (guint i = 0; i < CRUMB_STUDY_DICE; i++)
    {
      CrumbFraction mean = crumb_odds_mean (&varied, i + 1);
      g_autofree char *text = crumb_words_mean (mean);
      g_autofree char *gained = i > 0 ? g_strdup_printf ("%+.7g", crumb_fraction_value (mean) - before) : g_strdup ("");
      GtkLabel *value = new_label (text, 1, (const char *const[]) { "body", "numeric", chosen, NULL });
      GtkLabel *gain = new_label (gained, 1, (const char *const[]) { "dimmed", "numeric", "caption", NULL });
      char exact[CRUMB_FRACTION_TEXT_MAX];

      gtk_widget_set_tooltip_text (GTK_WIDGET (value), crumb_fraction_format (mean, exact));
      gtk_widget_set_margin_bottom (GTK_WIDGET (gain), 6);
      attach (self, value, 1 + i, 1 + 2 * line, 1);
      attach (self, gain, 1 + i, 2 + 2 * line, 1);
      before = crumb_fraction_value (mean);
    }
}

/* What one, two and three dice are worth on average under each advantage; the one of the rules is highlighted. */
static void
show_study (CrumbOddsPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->study))) != NULL)
    gtk_grid_remove (self->study, child);
  for (guint i = 0; i < CRUMB_STUDY_DICE; i++)
    {
      /* Translators: %u is how many dice. */
      g_autofree char *dice = g_strdup_printf (ngettext ("%u die", "%u dice", i + 1), i + 1);

      attach (self, new_label (dice, 1, (const char *const[]) { "caption-heading", "numeric", NULL }), 1 + i, 0, 1);
    }
  for (guint line = 0; line < G_N_ELEMENTS (advantages); line++)
    add_means (self, line);
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
  show_study (self);
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
    set_most (&self->rows[seat], most);
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
    add_row (self, seat);
  show_rules (self);
  adw_toggle_group_set_active (self->rows[0].choice, 1);
  adw_toggle_group_set_active (self->rows[1].choice, 2);
  update (self);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    g_signal_connect_swapped (self->rows[seat].choice, "notify::active", G_CALLBACK (changed_cb), self);
}

void
crumb_odds_page_set_rules (CrumbOddsPage *self, const char *rules)
{
  g_return_if_fail (CRUMB_IS_ODDS_PAGE (self));
  g_return_if_fail (rules != NULL);

  if (!crumb_rule_book_parse (&crumb_house_rule_book, rules, &self->rules, NULL))
    return;

  show_rules (self);
  update (self);
}
