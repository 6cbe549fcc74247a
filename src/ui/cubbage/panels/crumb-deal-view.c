/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One deal: its play, and the hands and the crib as they were counted. */

#include "crumb-deal-view.h"

#include "crumb-count-view.h"
#include "crumb-play-line.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cubbage/crumb-words-cubbage.h"

#include <glib/gi18n.h>

#define DIE_SIZE 28
/* The most that dice of a hand have where dice of a play have no more than that many pixels: below each other, and side by
 * side, so that all combinations are in view. */
#define LITTLE 56
#define COUNTED_MAX 36
#define COUNTED_WIDE_MAX 44
/* What a phone has for the dice of a play beside their total, and between two of them, in pixels. */
#define PLAY_ROOM 296
#define PLAY_GAP 8

struct _CrumbDealView
{
  AdwBin parent_instance;

  GtkLabel *paper;
  GtkWidget *play_row;
  GtkLabel *total;
  CrumbPlayLine *play;
  GtkWidget *counted;
  CrumbCountView *counts[CRUMB_CUBBAGE_N_COUNTED];
  /* (nullable): what is claimed, or entered, next */
  CrumbCountView *next;
  /* (nullable): what won the game */
  CrumbCountView *last;
  int pixel_size;
  gboolean wide;
  gboolean hides_play;
};

G_DEFINE_FINAL_TYPE (CrumbDealView, crumb_deal_view, ADW_TYPE_BIN)

char *
crumb_deal_view_title (CrumbCubbageCounted which, const char *name)
{
  if (which == CRUMB_CUBBAGE_COUNTED_CRIB)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("%s’s crib"), name);
  /* Translators: %s is a name. */
  return g_strdup_printf (_ ("%s’s hand"), name);
}

/* What was claimed is only said where it is not all: who scored how much of it. */
static char *
words_for_claim (const CrumbCubbage *game, const CrumbCubbageDeal *deal, CrumbCubbageCounted which, guint worth,
                 const char *name, const char *other)
{
  guint claimed = deal->claims[which];

  if (claimed == worth)
    return NULL;
  if (claimed < worth && game->rules.count == CRUMB_CUBBAGE_COUNT_MUGGINS)
    /* Translators: %1$s and %3$s are names, %2$u and %4$u points of the same dice. */
    return g_strdup_printf (_ ("%1$s scored %2$u, %3$s %4$u"), name, claimed, other, worth - claimed);
  if (claimed < worth)
    /* Translators: %1$s is a name, %2$u points that the dice of a hand or a crib brought, %3$u those that were missed. */
    return g_strdup_printf (_ ("%1$s scored %2$u, missed %3$u"), name, claimed, worth - claimed);
  /* Translators: %1$s is a name, %2$u are points. */
  return g_strdup_printf (ngettext ("%1$s counted %2$u point", "%1$s counted %2$u points", claimed), name, claimed);
}

static void
show_count (CrumbDealView *self, const CrumbCubbage *game, const CrumbCubbageDeal *deal, CrumbCubbageCounted which,
            const CrumbSeat *const seats[])
{
  uint8_t hand[CRUMB_CUBBAGE_HAND];
  guint n = crumb_cubbage_hand (deal, which, hand);
  guint seat = crumb_cubbage_counts_for (deal, which);
  const char *name = seats[seat]->told, *other = seats[seat == 0 ? 1 : 0]->told;
  g_autofree char *title = crumb_deal_view_title (which, name);
  g_autofree char *note = words_for_claim (game, deal, which, crumb_cubbage_hand_points (hand, n), name, other);

  crumb_count_view_show (self->counts[which], title, hand, n);
  crumb_count_view_set_note (self->counts[which], note);
}

/* Whose dice are looked at, or entered, before they are counted. What is typed of a claim stands where the points will. */
static void
show_uncounted (CrumbDealView *self, const CrumbCubbage *game, const CrumbCubbageDeal *deal, CrumbCubbageCounted which,
                const CrumbSeat *const seats[])
{
  uint8_t hand[CRUMB_CUBBAGE_HAND], known[CRUMB_CUBBAGE_HAND];
  guint n = crumb_cubbage_hand (deal, which, known);
  guint seat = crumb_cubbage_counts_for (deal, which);
  g_autofree char *title = crumb_deal_view_title (which, seats[seat]->told);
  gboolean claims = game->phase == CRUMB_CUBBAGE_AT_COUNT && game->focus == seat;

  for (guint i = 0; i < CRUMB_CUBBAGE_KEPT; i++)
    hand[i] = i + 1 < n ? known[i] : 0;
  hand[CRUMB_CUBBAGE_KEPT] = deal->starter;
  crumb_count_view_show_uncounted (self->counts[which], title, hand, claims ? game->entered[seat] : -1);
  crumb_count_view_set_note (self->counts[which], NULL);
}

/* Below each other, what is looked at now comes first, or what has just ended the game. */
static void
order_counts (CrumbDealView *self)
{
  CrumbCountView *first = self->wide ? NULL : self->next != NULL ? self->next : self->last;
  GtkWidget *before = GTK_WIDGET (first);

  if (first != NULL)
    gtk_box_reorder_child_after (GTK_BOX (self->counted), before, NULL);
  for (guint i = 0; i < CRUMB_CUBBAGE_N_COUNTED; i++)
    if (self->counts[i] != first)
      {
        gtk_box_reorder_child_after (GTK_BOX (self->counted), GTK_WIDGET (self->counts[i]), before);
        before = GTK_WIDGET (self->counts[i]);
      }
}

/* At the table, where combinations that the referee counts come first until all of them are told. */
static gboolean
has_ended (CrumbDealView *self, const CrumbCubbage *game, const CrumbCubbageDeal *deal)
{
  return self->hides_play && deal == &game->deals[game->scores.round] && deal->n_counted > 0
         && (game->phase == CRUMB_CUBBAGE_AT_OVER
             || (game->phase == CRUMB_CUBBAGE_AT_FULL && game->rules.count != CRUMB_CUBBAGE_COUNT_REFEREE));
}

static void
show_counts (CrumbDealView *self, const CrumbCubbage *game, const CrumbCubbageDeal *deal,
             const CrumbSeat *const seats[])
{
  gboolean comes = deal == &game->deals[game->scores.round]
                   && (game->phase == CRUMB_CUBBAGE_AT_COUNT || game->phase == CRUMB_CUBBAGE_AT_CRIB_DICE);

  self->next = self->last = NULL;
  for (guint i = 0; i < CRUMB_CUBBAGE_N_COUNTED; i++)
    {
      gboolean counted = i < deal->n_counted, next = comes && i == deal->n_counted;

      gtk_widget_set_visible (GTK_WIDGET (self->counts[i]), counted || next);
      if (counted)
        show_count (self, game, deal, (CrumbCubbageCounted) i, seats);
      if (!next)
        continue;
      self->next = self->counts[i];
      show_uncounted (self, game, deal, (CrumbCubbageCounted) i, seats);
    }
  if (has_ended (self, game, deal))
    self->last = self->counts[deal->n_counted - 1];
  order_counts (self);
}

/* A deal that was entered as plain points has nothing to draw. While it is entered nobody has scored yet. */
static char *
words_for_paper (const CrumbCubbage *game, const CrumbCubbageDeal *deal, const CrumbSeat *const seats[])
{
  if (!deal->by_points || (deal == crumb_cubbage_deal (game) && game->phase != CRUMB_CUBBAGE_AT_OVER))
    return NULL;
  /* Translators: %1$s and %3$s are names, %2$d and %4$d their points. */
  return g_strdup_printf (_ ("%1$s +%2$d, %3$s +%4$d"), seats[0]->told, deal->points[0][CRUMB_CUBBAGE_FROM_PAPER],
                          seats[1]->told, deal->points[1][CRUMB_CUBBAGE_FROM_PAPER]);
}

/* Dice shrink before they break into two lines, where only the first would be in view. */
static void
shrink_play (CrumbDealView *self)
{
  int n = MAX ((int) crumb_play_line_n_dice (self->play), 1);
  int size = self->wide ? self->pixel_size : MIN (PLAY_ROOM / n - PLAY_GAP, self->pixel_size);

  crumb_play_line_set_pixel_size (self->play, MAX (size, MIN (DIE_SIZE, self->pixel_size)));
}

static void
crumb_deal_view_class_init (CrumbDealViewClass *klass)
{
}

static void
crumb_deal_view_init (CrumbDealView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->pixel_size = DIE_SIZE;
  self->paper = g_object_new (GTK_TYPE_LABEL, "use-markup", FALSE, "visible", FALSE, "wrap", TRUE, NULL);
  self->play = g_object_new (CRUMB_TYPE_PLAY_LINE, "hexpand", TRUE, NULL);
  self->total = g_object_new (GTK_TYPE_LABEL, "visible", FALSE, NULL);
  self->play_row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  self->counted =
      g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 8, "homogeneous", FALSE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->total), "running-total");
  gtk_widget_add_css_class (GTK_WIDGET (self->total), "numeric");
  gtk_box_append (GTK_BOX (self->play_row), GTK_WIDGET (self->total));
  gtk_box_append (GTK_BOX (self->play_row), GTK_WIDGET (self->play));
  gtk_widget_set_halign (self->play_row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->paper));
  gtk_box_append (GTK_BOX (box), self->play_row);
  gtk_box_append (GTK_BOX (box), self->counted);
  for (guint i = 0; i < CRUMB_CUBBAGE_N_COUNTED; i++)
    {
      self->counts[i] = g_object_new (CRUMB_TYPE_COUNT_VIEW, NULL);
      gtk_widget_set_visible (GTK_WIDGET (self->counts[i]), FALSE);
      gtk_widget_set_hexpand (GTK_WIDGET (self->counts[i]), TRUE);
      gtk_box_append (GTK_BOX (self->counted), GTK_WIDGET (self->counts[i]));
    }
  adw_bin_set_child (ADW_BIN (self), box);
}

/* To a screen reader the dice say it. */
static void
show_total (CrumbDealView *self, const CrumbCubbage *game, guint deal)
{
  g_autofree char *total = g_strdup_printf ("%u", game->total);

  gtk_label_set_text (self->total, total);
  gtk_widget_set_visible (GTK_WIDGET (self->total), deal == game->scores.round && game->phase == CRUMB_CUBBAGE_AT_PLAY);
}

void
crumb_deal_view_show (CrumbDealView *self, const CrumbCubbage *game, guint deal,
                      const CrumbSeat *const seats[CRUMB_CUBBAGE_SEATS])
{
  const CrumbCubbageDeal *shown = &game->deals[deal];
  g_autofree char *paper = words_for_paper (game, shown, seats);
  gboolean hides;

  g_return_if_fail (CRUMB_IS_DEAL_VIEW (self));
  g_return_if_fail (deal < CRUMB_CUBBAGE_DEALS_MAX);

  crumb_label_show (self->paper, paper);
  crumb_play_line_show (self->play, &game->rules, shown, deal == game->scores.round ? game->held : 0, seats);
  show_total (self, game, deal);
  shrink_play (self);
  show_counts (self, game, shown, seats);
  hides = self->hides_play && gtk_widget_get_visible (GTK_WIDGET (self->counts[0]));
  gtk_widget_set_visible (self->play_row, crumb_play_line_n_dice (self->play) > 0 && !hides);
}

/* There can be three hands, with all their combinations, below each other or side by side. */
void
crumb_deal_view_fit (CrumbDealView *self, int pixel_size, gboolean wide, gboolean hides_play)
{
  int most = wide ? COUNTED_WIDE_MAX : COUNTED_MAX;
  int counted = pixel_size > LITTLE ? pixel_size : MIN (pixel_size, most);

  g_return_if_fail (CRUMB_IS_DEAL_VIEW (self));

  self->pixel_size = pixel_size;
  self->wide = wide;
  self->hides_play = hides_play;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->counted),
                                  wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (GTK_BOX (self->counted), wide);
  order_counts (self);
  shrink_play (self);
  for (guint i = 0; i < CRUMB_CUBBAGE_N_COUNTED; i++)
    crumb_count_view_set_pixel_size (self->counts[i], counted);
}

void
crumb_deal_view_set_steps (CrumbDealView *self, guint steps)
{
  g_return_if_fail (CRUMB_IS_DEAL_VIEW (self));

  for (guint i = 0; i < CRUMB_CUBBAGE_N_COUNTED; i++)
    {
      guint shown = MIN (steps, crumb_count_view_get_count (self->counts[i])->n_parts);

      if (!gtk_widget_get_visible (GTK_WIDGET (self->counts[i])))
        continue;
      crumb_count_view_set_steps (self->counts[i], shown);
      steps -= shown;
    }
}

GtkWidget *
crumb_deal_view_find_counting (CrumbDealView *self)
{
  g_return_val_if_fail (CRUMB_IS_DEAL_VIEW (self), NULL);

  for (guint i = 0; i < CRUMB_CUBBAGE_N_COUNTED; i++)
    if (gtk_widget_get_visible (GTK_WIDGET (self->counts[i]))
        && crumb_count_view_get_steps (self->counts[i]) < crumb_count_view_get_count (self->counts[i])->n_parts)
      return GTK_WIDGET (self->counts[i]);
  return GTK_WIDGET (self->next);
}

gboolean
crumb_deal_view_is_empty (CrumbDealView *self)
{
  g_return_val_if_fail (CRUMB_IS_DEAL_VIEW (self), TRUE);

  return !gtk_widget_get_visible (self->play_row) && !gtk_widget_get_visible (GTK_WIDGET (self->counts[0]));
}

GtkWidget *
crumb_deal_view_get_laid (CrumbDealView *self, guint at)
{
  g_return_val_if_fail (CRUMB_IS_DEAL_VIEW (self), NULL);

  return crumb_play_line_get_die (self->play, at);
}

GtkWidget *
crumb_deal_view_get_count (CrumbDealView *self, CrumbCubbageCounted which)
{
  g_return_val_if_fail (CRUMB_IS_DEAL_VIEW (self), NULL);
  g_return_val_if_fail (which < CRUMB_CUBBAGE_N_COUNTED, NULL);

  return GTK_WIDGET (self->counts[which]);
}
