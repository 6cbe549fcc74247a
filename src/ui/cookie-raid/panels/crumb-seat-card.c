/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One seat on the scoreboard: name, cookies, progress and dice. */

#include "crumb-config.h"

#include "crumb-seat-card.h"

#include "ui/fit/crumb-name.h"
#include "ui/widgets/crumb-hand-line.h"
#include "ui/widgets/crumb-progress-bar.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

#define DIE_SIZE 18
#define COMPACT_DIE_SIZE 14

struct _CrumbSeatCard
{
  AdwBin parent_instance;

  CrumbSeatMark *mark;
  CrumbName *name;
  GtkWidget *crown;
  GtkLabel *cookies;
  GtkWidget *details;
  CrumbProgressBar *progress;
  GtkLabel *dice;
  CrumbHandLine *hand;

  gboolean compact;
  gboolean narrow;
  gboolean leads;
  gboolean left;
};

G_DEFINE_FINAL_TYPE (CrumbSeatCard, crumb_seat_card, ADW_TYPE_BIN)

static char *
words_for_dice (const CrumbRaid *raid, guint seat)
{
  guint held = crumb_raid_holds (raid, seat);
  guint won = raid->won[seat];
  g_autofree char *in_hand = NULL;

  if (!crumb_seats_has (raid->scores.playing, seat))
    return g_strdup (_ ("has left"));
  if (!raid->counts_known)
    return g_strdup ("");

  /* Translators: %u is how many dice. */
  in_hand = g_strdup_printf (ngettext ("%u die", "%u dice", held), held);
  if (won == 0)
    return g_steal_pointer (&in_hand);
  /* Translators: %1$s is "5 dice", %2$u how many of them were won in this round. */
  return g_strdup_printf (ngettext ("%1$s, %2$u won", "%1$s, %2$u won", won), in_hand, won);
}

/* A name has the line for itself where the mark and the cookies would leave it too little. What room is left is beside
 * the name, or else between the two. */
static void
lay_out_head (CrumbSeatCard *self)
{
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (gtk_widget_get_parent (GTK_WIDGET (self->name)));

  g_object_set (gtk_layout_manager_get_layout_child (grid, GTK_WIDGET (self->name)), "column", self->narrow ? 0 : 1,
                "column-span", self->narrow ? 3 : 1, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (grid, GTK_WIDGET (self->mark)), "row", self->narrow ? 1 : 0, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (grid, GTK_WIDGET (self->cookies)), "row", self->narrow ? 1 : 0,
                NULL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->cookies), self->narrow);
}

/* In a single line there is no room for the crown: the number is bold instead. */
static void
update_look (CrumbSeatCard *self)
{
  lay_out_head (self);
  gtk_widget_set_visible (self->crown, self->leads);
  gtk_widget_set_visible (self->details, !self->compact);
  crumb_hand_line_set_pixel_size (self->hand, self->compact ? COMPACT_DIE_SIZE : DIE_SIZE);
  crumb_set_css_class (GTK_WIDGET (self), "compact", self->compact);
  crumb_set_css_class (GTK_WIDGET (self), "narrow", self->narrow);
  crumb_set_css_class (GTK_WIDGET (self), "leads", self->leads);
  crumb_set_css_class (GTK_WIDGET (self), "left", self->left);
}

static void
crumb_seat_card_class_init (CrumbSeatCardClass *klass)
{
  g_type_ensure (CRUMB_TYPE_PROGRESS_BAR);
  g_type_ensure (CRUMB_TYPE_HAND_LINE);
  g_type_ensure (CRUMB_TYPE_NAME);
  g_type_ensure (CRUMB_TYPE_SEAT_MARK);
  crumb_class_template (klass, CrumbSeatCard, "crumb-seat-card", mark, name, crown, cookies, details, progress, dice,
                        hand);
}

static void
crumb_seat_card_init (CrumbSeatCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  update_look (self);
}

void
crumb_seat_card_show (CrumbSeatCard *self, const CrumbSeat *player, const CrumbRaid *raid, guint seat)
{
  g_autofree char *number = NULL;
  g_autofree char *cookies = NULL;
  g_autofree char *label = NULL;
  g_autofree char *dice = NULL;
  int target = crumb_scores_of (raid)->target;

  g_return_if_fail (CRUMB_IS_SEAT_CARD (self));
  g_return_if_fail (seat < raid->scores.n_seats);

  self->left = !crumb_seats_has (raid->scores.playing, seat);
  self->leads = raid->scores.totals[seat] > 0 && crumb_seats_has (raid->scores.leaders, seat);
  number = g_strdup_printf ("%d", raid->scores.totals[seat]);
  cookies = crumb_words_cookies (raid->scores.totals[seat]);
  dice = words_for_dice (raid, seat);

  crumb_seat_mark_set_colour (self->mark, player->colour);
  crumb_name_set_name (self->name, player->name);
  gtk_label_set_text (self->cookies, number);
  gtk_label_set_text (self->dice, dice);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), target > 0);
  if (target > 0)
    crumb_progress_bar_set_progress (self->progress, player->name, raid->scores.totals[seat], target);

  update_look (self);

  /* Translators: %1$s is a name, %2$s is "12 cookies". */
  label = g_strdup_printf (self->left ? _ ("%1$s, %2$s, has left") : _ ("%1$s, %2$s"), player->name, cookies);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
crumb_seat_card_show_hand (CrumbSeatCard *self, const CrumbDice *hand)
{
  g_return_if_fail (CRUMB_IS_SEAT_CARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self->hand), hand != NULL);
  if (hand != NULL)
    crumb_hand_line_set_hand (self->hand, hand);
}

void
crumb_seat_card_set_room (CrumbSeatCard *self, gboolean compact, gboolean narrow)
{
  g_return_if_fail (CRUMB_IS_SEAT_CARD (self));

  self->compact = compact;
  self->narrow = narrow;
  update_look (self);
}
