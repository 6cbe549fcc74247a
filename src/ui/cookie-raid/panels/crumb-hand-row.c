/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One seat's part of a round: the hand, the cookies for it, the total before and after. */

#include "crumb-config.h"

#include "crumb-hand-row.h"

#include "crumb-hand-view.h"
#include "ui/fit/crumb-name.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

struct _CrumbHandRow
{
  GtkBox parent_instance;

  CrumbSeatMark *mark;
  CrumbName *name;
  CrumbDiceRow *roll;
  GtkLabel *cookies;
  GtkWidget *totals;
  GtkLabel *before;
  GtkLabel *after;
  GtkWidget *details;
  CrumbHandView *hand;
  GtkWidget *bonus;
  GtkLabel *bonus_cookies;
  GtkLabel *faces;
  GtkLabel *note;
};

CRUMB_DEFINE_TEMPLATE (CrumbHandRow, crumb_hand_row, GTK_TYPE_BOX)

/* A number to look at, with the words for it to listen to. */
static void
show_cookies (GtkLabel *label, const char *sign, int cookies)
{
  g_autofree char *number = g_strdup_printf ("%d", cookies);
  g_autofree char *words = crumb_words_cookies (cookies);
  g_autofree char *text = g_strconcat (sign, number, NULL);

  gtk_label_set_label (label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
crumb_hand_row_class_init (CrumbHandRowClass *klass)
{
  g_type_ensure (CRUMB_TYPE_DICE_ROW);
  g_type_ensure (CRUMB_TYPE_HAND_VIEW);
  g_type_ensure (CRUMB_TYPE_NAME);
  g_type_ensure (CRUMB_TYPE_SEAT_MARK);
  crumb_class_template (klass, CrumbHandRow, "crumb-hand-row", mark, name, roll, cookies, totals, before, after,
                        details, hand, bonus, bonus_cookies, faces, note);
}

void
crumb_hand_row_set_seat (CrumbHandRow *self, const CrumbSeat *seat)
{
  g_return_if_fail (CRUMB_IS_HAND_ROW (self));
  g_return_if_fail (seat != NULL);

  crumb_seat_mark_set_colour (self->mark, seat->colour);
  crumb_name_set_name (self->name, seat->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, seat->name, -1);
}

void
crumb_hand_row_set_hand (CrumbHandRow *self, const CrumbHouseRules *rules, const CrumbDice *hand, guint slots)
{
  g_return_if_fail (CRUMB_IS_HAND_ROW (self));
  g_return_if_fail (rules != NULL && hand != NULL);

  crumb_hand_view_set_hand (self->hand, rules, hand, slots);
  gtk_widget_set_visible (self->details, hand->count + slots > 0);
}

void
crumb_hand_row_set_roll (CrumbHandRow *self, const CrumbDice *roll, guint slots)
{
  g_return_if_fail (CRUMB_IS_HAND_ROW (self));
  g_return_if_fail (roll != NULL);

  crumb_dice_row_set_dice (self->roll, roll);
  crumb_dice_row_set_slots (self->roll, slots);
  gtk_widget_set_visible (GTK_WIDGET (self->roll), roll->count + slots > 0);
}

void
crumb_hand_row_set_cookies (CrumbHandRow *self, int cookies)
{
  g_return_if_fail (CRUMB_IS_HAND_ROW (self));

  show_cookies (self->cookies, "+", MAX (cookies, 0));
  gtk_widget_set_visible (GTK_WIDGET (self->cookies), cookies >= 0);
}

void
crumb_hand_row_set_bonus (CrumbHandRow *self, int bonus)
{
  g_return_if_fail (CRUMB_IS_HAND_ROW (self));

  show_cookies (self->bonus_cookies, "+", bonus);
  gtk_widget_set_visible (self->bonus, bonus > 0);
}

void
crumb_hand_row_set_totals (CrumbHandRow *self, int before, int after)
{
  g_return_if_fail (CRUMB_IS_HAND_ROW (self));

  show_cookies (self->before, "", before);
  show_cookies (self->after, "", after);
  gtk_widget_set_visible (self->totals, TRUE);
}

void
crumb_hand_row_set_current (CrumbHandRow *self, gboolean current)
{
  g_return_if_fail (CRUMB_IS_HAND_ROW (self));

  crumb_set_css_class (GTK_WIDGET (self), "current", current);
}

void
crumb_hand_row_set_doubted (CrumbHandRow *self, gboolean doubted)
{
  g_return_if_fail (CRUMB_IS_HAND_ROW (self));

  crumb_set_css_class (GTK_WIDGET (self), "doubted", doubted);
}

void
crumb_hand_row_set_faces (CrumbHandRow *self, const char *faces)
{
  g_return_if_fail (CRUMB_IS_HAND_ROW (self));

  crumb_label_show (self->faces, faces);
}

void
crumb_hand_row_set_note (CrumbHandRow *self, const char *note)
{
  g_return_if_fail (CRUMB_IS_HAND_ROW (self));

  crumb_label_show (self->note, note);
}
