/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One seat's roll or hand in a dispute: it is changed die by die, and shows the outcome. */

#include "crumb-config.h"

#include "crumb-dispute-row.h"

#include "crumb-pick-dice.h"
#include "ui/cookie-raid/panels/crumb-places.h"
#include "ui/fit/crumb-name.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

/* As wide as the style sheet makes a row-button. */
#define BUTTON_WIDTH 30
/* A hand has too many dice for those of a bid. */
#define HAND_DICE_MAX 52

struct _CrumbDisputeRow
{
  GtkBox parent_instance;

  guint roll;
  guint seat;

  GtkWidget *line;
  GtkStack *naming;
  GtkWidget *tap;
  CrumbSeatMark *mark;
  CrumbName *name;
  GtkEditable *entry;
  CrumbPickDice *dice;
  CrumbPickDice *hand;
  GtkLabel *outcome;
  GtkLabel *faces;
  GtkLabel *cookies;
  GtkWidget *bonus;
  GtkLabel *bonus_cookies;
  GtkLabel *total;
  GtkImage *sign;
  GtkLabel *rank;
  GtkWidget *rename;
  GtkWidget *remove;
};

CRUMB_DEFINE_TEMPLATE (CrumbDisputeRow, crumb_dispute_row, GTK_TYPE_BOX)

static gboolean
is_naming (CrumbDisputeRow *self)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->naming), "entry");
}

static void
entry_done_cb (CrumbDisputeRow *self)
{
  g_autofree char *typed = g_strdup (gtk_editable_get_text (self->entry));

  if (!is_naming (self))
    return;
  gtk_stack_set_visible_child_name (self->naming, "name");
  gtk_widget_activate_action (GTK_WIDGET (self), "rulings.rename", "(is)", (int) self->seat, typed);
}

static void
rename_cb (CrumbDisputeRow *self)
{
  gtk_editable_set_text (self->entry, crumb_name_get_name (self->name));
  gtk_stack_set_visible_child_name (self->naming, "entry");
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_select_region (self->entry, 0, -1);
}

static gboolean
entry_key_cb (CrumbDisputeRow *self, guint keyval)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;

  gtk_editable_set_text (self->entry, crumb_name_get_name (self->name));
  entry_done_cb (self);
  return GDK_EVENT_STOP;
}

static void
show_sign (CrumbDisputeRow *self, const char *icon_name, const char *label)
{
  gtk_image_set_from_icon_name (self->sign, icon_name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->sign), label);
  if (label != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->sign), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->sign), icon_name != NULL);
}

static void
show_rank (CrumbDisputeRow *self, guint rank)
{
  g_autofree char *number = g_strdup_printf ("%u", rank);
  /* Translators: how a bid did: 1 is the best, 2 the second best. */
  g_autofree char *place = g_strdup_printf (_ ("Place %u"), rank);

  gtk_label_set_label (self->rank, number);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->rank), place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rank), GTK_ACCESSIBLE_PROPERTY_LABEL, place, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->rank), rank > 0);
}

/* Tells how the bid fared, once all bids of the roll are in. */
static gboolean
find_place (CrumbDisputeRow *self, const CrumbDispute *dispute, CrumbRollPlace *place)
{
  CrumbRollPlace places[CRUMB_SEATS_MAX];
  CrumbRuling ruling;
  guint n;

  if (!crumb_dispute_ruling (dispute, self->roll, &ruling))
    return FALSE;
  n = crumb_places_fill (&dispute->rules, dispute->n_seats, &dispute->rolls[self->roll], ruling.winner, places);
  for (guint i = 0; i < n; i++)
    if (places[i].seat == self->seat)
      {
        *place = places[i];
        return TRUE;
      }
  return FALSE;
}

static void
show_bid (CrumbDisputeRow *self, const CrumbDispute *dispute)
{
  const CrumbRoll *roll = &dispute->rolls[self->roll];
  gboolean no_bid = crumb_seats_has (roll->closed, self->seat) && roll->dice[self->seat].count == 0;
  CrumbRollPlace place = { .kind = CRUMB_PLACE_BEATEN, .marked = -1 };

  find_place (self, dispute, &place);
  crumb_pick_dice_show (self->dice, dispute, self->roll, self->seat, place.marked);
  gtk_label_set_label (self->outcome, no_bid ? _ ("no bid") : "");
  if (place.kind == CRUMB_PLACE_WINNER)
    show_sign (self, "object-select-symbolic", _ ("Takes the bid"));
  else if (place.kind == CRUMB_PLACE_TIED)
    show_sign (self, "view-refresh-symbolic", C_ ("player", "Re-rolls"));
  else
    show_sign (self, NULL, NULL);
  show_rank (self, place.kind == CRUMB_PLACE_BEATEN ? place.rank : 0);
  crumb_set_css_class (GTK_WIDGET (self), "winner", place.kind == CRUMB_PLACE_WINNER);
}

static void
show_cookies (GtkLabel *label, const char *sign, int cookies)
{
  g_autofree char *number = g_strdup_printf ("%s%d", sign, cookies);
  g_autofree char *words = crumb_words_cookies (cookies);

  gtk_label_set_label (label, number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* Tells the hand's worth so far; the bonus needs other hands to compare it with. */
static void
show_hand (CrumbDisputeRow *self, const CrumbDispute *dispute)
{
  const CrumbDice *hand = &dispute->rolls[0].dice[self->seat];
  CrumbReveal reveal;
  gboolean known = crumb_dispute_reveal (dispute, &reveal);
  CrumbHandScore score = { 0 };
  g_autofree char *faces = NULL;

  if (known)
    {
      score = reveal.seats[self->seat];
      faces = crumb_words_faces (&dispute->rules, &reveal, dispute->rolls[0].dice, dispute->n_seats, self->seat);
    }
  else if (!dispute->rules.by_face)
    score.set_cookies = crumb_hands_score (&dispute->rules, hand, 1, CRUMB_NO_SEAT).seats[0].set_cookies;

  crumb_pick_dice_show (self->hand, dispute, 0, self->seat, -1);
  crumb_label_show (self->faces, faces);
  show_cookies (self->cookies, "+", score.set_cookies);
  show_cookies (self->bonus_cookies, "+", score.bonus);
  show_cookies (self->total, "= ", score.cookies);
  gtk_widget_set_visible (GTK_WIDGET (self->cookies), known || (hand->count > 0 && !dispute->rules.by_face));
  gtk_widget_set_visible (self->bonus, score.bonus > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->total), score.bonus > 0);
  crumb_set_css_class (GTK_WIDGET (self), "winner",
                       known && dispute->seat == CRUMB_NO_SEAT && crumb_seats_has (reveal.bonus_to, self->seat));
}

static void
show_roll_off (CrumbDisputeRow *self, const CrumbDispute *dispute)
{
  CrumbReveal reveal;
  gboolean won = crumb_dispute_reveal (dispute, &reveal) && self->roll + 1u == dispute->n_rolls
                 && reveal.reason == CRUMB_BONUS_ROLL_OFF && crumb_seats_has (reveal.bonus_to, self->seat);

  crumb_pick_dice_show (self->dice, dispute, self->roll, self->seat, -1);
  show_sign (self, won ? "object-select-symbolic" : NULL, won ? _ ("Takes the bonus") : NULL);
  crumb_set_css_class (GTK_WIDGET (self), "winner", won);
}

static void
show_player (CrumbDisputeRow *self, const CrumbSeat *player, gboolean asked)
{
  /* Translators: %s is the name of a player */
  g_autofree char *rename = g_strdup_printf (_ ("Rename %s"), player->told);
  /* Translators: %s is the name of a player */
  g_autofree char *remove = g_strdup_printf (_ ("Remove %s"), player->told);

  crumb_seat_mark_set_colour (self->mark, player->colour);
  crumb_name_set_name (self->name, player->name);
  gtk_widget_set_tooltip_text (self->rename, rename);
  gtk_widget_set_tooltip_text (self->remove, remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, player->name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tap), GTK_ACCESSIBLE_PROPERTY_LABEL, player->name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, asked ? _ ("Being entered") : "", -1);
  crumb_set_css_class (GTK_WIDGET (self), "asked", asked);
}

/* A roll below the first has no buttons, but ends where the first does. */
static void
show_buttons (CrumbDisputeRow *self, gboolean removable)
{
  gboolean first = self->roll == 0;

  gtk_widget_set_visible (self->rename, first);
  gtk_widget_set_visible (self->remove, first && removable);
  gtk_widget_set_margin_end (self->line, first ? 0 : (removable ? 2 : 1) * BUTTON_WIDTH);
}

static void
crumb_dispute_row_class_init (CrumbDisputeRowClass *klass)
{
  g_type_ensure (CRUMB_TYPE_PICK_DICE);
  g_type_ensure (CRUMB_TYPE_NAME);
  g_type_ensure (CRUMB_TYPE_SEAT_MARK);
  crumb_class_template (klass, CrumbDisputeRow, "crumb-dispute-row", line, naming, tap, mark, name, entry, dice, hand,
                        outcome, faces, cookies, bonus, bonus_cookies, total, sign, rank, rename, remove);
  crumb_class_callbacks (klass, entry_done_cb, entry_key_cb, rename_cb);
}

GtkWidget *
crumb_dispute_row_new (guint roll, guint seat, GtkSizeGroup *names)
{
  CrumbDisputeRow *self = g_object_new (CRUMB_TYPE_DISPUTE_ROW, NULL);

  self->roll = roll;
  self->seat = seat;
  gtk_size_group_add_widget (names, GTK_WIDGET (self->naming));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->remove), "i", (int) seat);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->tap), "(ii)", (int) roll, (int) seat);
  return GTK_WIDGET (self);
}

void
crumb_dispute_row_show (CrumbDisputeRow *self, CrumbRulings *rulings)
{
  const CrumbDispute *dispute;
  gboolean is_hand;

  g_return_if_fail (CRUMB_IS_DISPUTE_ROW (self));
  g_return_if_fail (CRUMB_IS_RULINGS (rulings));

  dispute = crumb_rulings_get_dispute (rulings);
  is_hand = dispute->kind == CRUMB_DISPUTE_HANDS && self->roll == 0;
  show_player (self, crumb_rulings_get_seat (rulings, self->seat),
               dispute->roll == self->roll && dispute->seat == self->seat);
  show_buttons (self, dispute->n_seats > CRUMB_DISPUTE_SEATS_MIN);

  gtk_widget_set_visible (GTK_WIDGET (self->dice), !is_hand);
  gtk_widget_set_visible (GTK_WIDGET (self->hand), is_hand);
  gtk_label_set_label (self->outcome, "");
  gtk_widget_set_visible (GTK_WIDGET (self->faces), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->cookies), FALSE);
  gtk_widget_set_visible (self->bonus, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->total), FALSE);
  show_sign (self, NULL, NULL);
  show_rank (self, 0);
  if (is_hand)
    show_hand (self, dispute);
  else if (dispute->kind == CRUMB_DISPUTE_HANDS)
    show_roll_off (self, dispute);
  else
    show_bid (self, dispute);
}

void
crumb_dispute_row_set_dice_size (CrumbDisputeRow *self, int dice_size)
{
  g_return_if_fail (CRUMB_IS_DISPUTE_ROW (self));

  crumb_pick_dice_set_pixel_size (self->dice, dice_size);
  crumb_pick_dice_set_pixel_size (self->hand, MIN (dice_size, HAND_DICE_MAX));
}
