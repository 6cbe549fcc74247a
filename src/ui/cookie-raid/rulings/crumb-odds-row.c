/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How many dice one seat bids, and how often it wins with them: a bar, a percentage and the exact fraction. */

#include "crumb-config.h"

#include "crumb-odds-row.h"

#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-odds.h"

#include <glib/gi18n.h>

struct _CrumbOddsRow
{
  GtkBox parent_instance;

  guint most;

  CrumbSeatMark *mark;
  GtkLabel *name;
  AdwToggleGroup *choice;
  GtkProgressBar *bar;
  GtkLabel *percent;
  GtkLabel *fraction;
};

CRUMB_DEFINE_TEMPLATE (CrumbOddsRow, crumb_odds_row, GTK_TYPE_BOX)

static void
add_toggle (CrumbOddsRow *self, guint dice)
{
  g_autofree char *label = dice > 0 ? g_strdup_printf ("%u", dice) : g_strdup ("–");
  g_autofree char *tooltip =
      /* Translators: %u is how many dice. */
      dice > 0 ? g_strdup_printf (ngettext ("%u die", "%u dice", dice), dice) : g_strdup (_ ("No bid"));
  AdwToggle *toggle = adw_toggle_new ();

  adw_toggle_set_label (toggle, label);
  adw_toggle_set_tooltip (toggle, tooltip);
  adw_toggle_group_add (self->choice, toggle);
}

static void
notify_dice_cb (CrumbOddsRow *self)
{
  g_object_notify (G_OBJECT (self), "dice");
}

static void
crumb_odds_row_class_init (CrumbOddsRowClass *klass)
{
  crumb_class_computed (klass, crumb_odds_row_get_dice, crumb_odds_row_set_dice,
                        g_param_spec_uint ("dice", NULL, NULL, 0, G_MAXUINT, 0, CRUMB_READWRITE));

  g_type_ensure (CRUMB_TYPE_SEAT_MARK);
  crumb_class_template (klass, CrumbOddsRow, "crumb-odds-row", mark, name, choice, bar, percent, fraction);
  crumb_class_callbacks (klass, notify_dice_cb);
}

void
crumb_odds_row_set_seat (CrumbOddsRow *self, guint seat)
{
  g_autofree char *name = NULL;

  g_return_if_fail (CRUMB_IS_ODDS_ROW (self));

  /* Translators: stands for the name of a player: 1 to 4 */
  name = g_strdup_printf (_ ("Player %u"), seat + 1);
  crumb_seat_mark_set_colour (self->mark, (CrumbColour) seat);
  gtk_label_set_label (self->name, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

guint
crumb_odds_row_get_dice (CrumbOddsRow *self)
{
  g_return_val_if_fail (CRUMB_IS_ODDS_ROW (self), 0);

  return adw_toggle_group_get_n_toggles (self->choice) > 0 ? adw_toggle_group_get_active (self->choice) : 0;
}

void
crumb_odds_row_set_dice (CrumbOddsRow *self, guint dice)
{
  g_return_if_fail (CRUMB_IS_ODDS_ROW (self));
  g_return_if_fail (dice <= self->most);

  adw_toggle_group_set_active (self->choice, dice);
}

void
crumb_odds_row_set_most (CrumbOddsRow *self, guint most)
{
  guint dice;

  g_return_if_fail (CRUMB_IS_ODDS_ROW (self));

  if (self->most == most)
    return;

  dice = MIN (crumb_odds_row_get_dice (self), most);
  self->most = most;
  g_object_freeze_notify (G_OBJECT (self));
  adw_toggle_group_remove_all (self->choice);
  for (guint i = 0; i <= most; i++)
    add_toggle (self, i);
  adw_toggle_group_set_active (self->choice, dice);
  g_object_thaw_notify (G_OBJECT (self));
}

void
crumb_odds_row_set_chance (CrumbOddsRow *self, const CrumbFraction *chance)
{
  g_autofree char *percent = NULL;
  g_autofree char *exact = NULL;
  char text[CRUMB_FRACTION_TEXT_MAX];

  g_return_if_fail (CRUMB_IS_ODDS_ROW (self));

  if (chance != NULL)
    {
      percent = crumb_words_percent (*chance);
      /* Translators: %s is a fraction: “Exactly 91/216” */
      exact = g_strdup_printf (_ ("Exactly %s"), crumb_fraction_format (*chance, text));
    }
  gtk_progress_bar_set_fraction (self->bar, chance != NULL ? crumb_fraction_value (*chance) : 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  percent != NULL ? percent : _ ("No bid"), -1);
  gtk_label_set_label (self->percent, percent != NULL ? percent : _ ("no bid"));
  gtk_label_set_label (self->fraction, exact != NULL ? exact : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->bar), exact);
}
