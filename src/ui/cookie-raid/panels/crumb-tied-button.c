/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The dice of each tie, small, behind "Tied before". */

#include "crumb-config.h"

#include "crumb-tied-button.h"

#include "crumb-places.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

struct _CrumbTiedButton
{
  GtkToggleButton parent_instance;

  GtkWidget *arrow;
  AdwWrapBox *dice;
};

CRUMB_DEFINE_TEMPLATE (CrumbTiedButton, crumb_tied_button, GTK_TYPE_TOGGLE_BUTTON)

static void
toggled_cb (GtkToggleButton *button)
{
  CrumbTiedButton *self = CRUMB_TIED_BUTTON (button);
  gboolean open = gtk_toggle_button_get_active (button);

  gtk_image_set_from_icon_name (GTK_IMAGE (self->arrow), open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

static void
crumb_tied_button_class_init (CrumbTiedButtonClass *klass)
{
  crumb_class_template (klass, CrumbTiedButton, "crumb-tied-button", arrow, dice);
  crumb_class_callbacks (klass, toggled_cb);
}

/* All who re-rolled had the same dice. */
static CrumbDice
tied_dice (const CrumbRaid *raid, const CrumbRoll *roll)
{
  CrumbRollPlace places[CRUMB_SEATS_MAX];

  return crumb_places_fill (&raid->rules, raid->scores.n_seats, roll, CRUMB_NO_SEAT, places) > 0 ? places[0].dice
                                                                                                 : (CrumbDice) { 0 };
}

void
crumb_tied_button_set_ties (CrumbTiedButton *self, const CrumbRaid *raid, const GArray *ties)
{
  g_autoptr (GStrvBuilder) spoken = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  g_autofree char *list = NULL;
  g_autofree char *label = NULL;
  GtkWidget *row;

  g_return_if_fail (CRUMB_IS_TIED_BUTTON (self));
  g_return_if_fail (raid != NULL && ties != NULL);

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->dice))) != NULL)
    adw_wrap_box_remove (self->dice, row);
  for (guint i = 0; i < ties->len; i++)
    {
      CrumbDice dice = tied_dice (raid, &g_array_index (ties, CrumbRoll, i));

      row = crumb_dice_row_new ();
      crumb_dice_row_set_dice (CRUMB_DICE_ROW (row), &dice);
      crumb_dice_row_keep_in_line (CRUMB_DICE_ROW (row));
      adw_wrap_box_append (self->dice, row);
      g_strv_builder_take (spoken, crumb_words_dice_aloud (&dice));
    }
  words = g_strv_builder_end (spoken);
  /* Translators: between the dice of two ties, as in “5, 5; 6, 2”. */
  list = g_strjoinv (C_ ("between ties", "; "), words);
  /* Translators: %s are the dice of each tie, read aloud: “5, 5; 6, 2”. */
  label = g_strdup_printf (_ ("Tied before: %s"), list);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), ties->len > 0);
}
