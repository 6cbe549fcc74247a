/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A hand or a crib as it is counted aloud: the dice, then each combination of them. */

#include "crumb-count-view.h"

#include "ui/table/crumb-place-dice.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-words.h"
#include "words/cubbage/crumb-words-cubbage-count.h"
#include "words/cubbage/crumb-words-cubbage.h"

#include <glib/gi18n.h>

#define DIE_SIZE 28
/* The dice of a combination, beside those of the hand. */
#define PART_LEAST 18
#define PART_SHARE 0.4

struct _CrumbCountView
{
  AdwBin parent_instance;

  GtkLabel *title;
  CrumbPlaceDice *hand;
  GtkLabel *points;
  GtkWidget *step;
  AdwWrapBox *parts;
  GtkLabel *said;
  GtkLabel *note;

  uint8_t dice[CRUMB_CUBBAGE_HAND];
  guint n;
  gboolean counted;
  int claim;
  CrumbCubbageCount count;
  guint steps;
  guint told;
  int pixel_size;
};

G_DEFINE_FINAL_TYPE (CrumbCountView, crumb_count_view, ADW_TYPE_BIN)

static GtkWidget *
new_part (CrumbCountView *self, guint at)
{
  const CrumbCubbagePart *part = &self->count.parts[at];
  GtkWidget *chip = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *row = crumb_dice_row_new ();
  g_autofree char *words = crumb_words_cubbage_part (part, self->dice);
  g_autofree char *aloud = crumb_words_aloud (words);
  g_autofree char *points = crumb_words_plus ((int) part->points);
  uint8_t faces[CRUMB_CUBBAGE_PLAY_DICE];
  CrumbDice dice = crumb_dice_of (faces, crumb_cubbage_part_faces (part, self->dice, faces));

  crumb_dice_row_set_pixel_size (CRUMB_DICE_ROW (row), MAX ((int) (self->pixel_size * PART_SHARE), PART_LEAST));
  crumb_dice_row_set_dice (CRUMB_DICE_ROW (row), &dice);
  gtk_box_append (GTK_BOX (chip), row);
  gtk_box_append (GTK_BOX (chip), g_object_new (GTK_TYPE_LABEL, "label", points, "css-classes",
                                                (const char *const[]) { "numeric", "scored", NULL }, NULL));
  gtk_widget_add_css_class (chip, "part");
  gtk_widget_set_tooltip_text (chip, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, aloud, -1);
  return chip;
}

static int
points_so_far (CrumbCountView *self)
{
  if (!self->counted)
    return self->claim;
  return self->steps > 0 ? (int) crumb_words_cubbage_so_far (&self->count, self->steps - 1) : 0;
}

/* Before the first combination there are none yet, nor before a claim. */
static gboolean
has_points (CrumbCountView *self)
{
  return self->counted ? self->steps > 0 || self->count.n_parts == 0 : self->claim >= 0;
}

static void
update_accessible (CrumbCountView *self)
{
  g_autofree char *points = crumb_neutral_points (points_so_far (self));
  /* Translators: %1$s is "Ana’s hand", %2$s is "10 points". */
  g_autofree char *label = g_strdup_printf (_ ("%1$s: %2$s"), gtk_label_get_text (self->title), points);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  has_points (self) ? label : gtk_label_get_text (self->title), -1);
}

static char *
words_for_step (CrumbCountView *self)
{
  return self->steps > 0 ? crumb_words_cubbage_step (&self->count, self->steps - 1, self->dice) : NULL;
}

/* What is said of the last combination while they are stepped through. */
static void
update_said (CrumbCountView *self)
{
  gboolean stepping = self->steps < self->count.n_parts;
  g_autofree char *said = stepping ? words_for_step (self) : NULL;

  crumb_label_show (self->said, said);
}

static void
update_parts (CrumbCountView *self)
{
  g_autofree char *points = g_strdup_printf ("%d", points_so_far (self));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->parts))) != NULL)
    adw_wrap_box_remove (self->parts, child);
  for (guint at = 0; at < self->steps; at++)
    adw_wrap_box_append (self->parts, new_part (self, at));
  gtk_widget_set_visible (GTK_WIDGET (self->parts), self->steps > 0);
  gtk_label_set_text (self->points, points);
  gtk_widget_set_visible (GTK_WIDGET (self->points), has_points (self));
  /* Nobody is ahead of the table where that is still counting. */
  gtk_widget_set_visible (self->step, self->count.n_parts > 1 && self->told == self->count.n_parts);
  update_said (self);
  update_accessible (self);
}

static void
step_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCountView *self = CRUMB_COUNT_VIEW (widget);
  g_autofree char *said = NULL;

  self->steps = self->steps < self->count.n_parts ? self->steps + 1 : 1;
  update_parts (self);
  said = words_for_step (self);
  crumb_announce (widget, CRUMB_SAID_RESULT, said);
}

/* The starter, which is everybody's, is marked. */
static void
update_hand (CrumbCountView *self)
{
  g_autofree char *said = NULL;
  CrumbDice known = { 0 };
  CrumbPlace hand = { 0 };

  for (guint i = 0; i < self->n; i++)
    {
      CrumbDie die = { .face = self->dice[i] };

      if (die.face == 0)
        {
          crumb_place_add_awaited (&hand, 1);
          continue;
        }
      crumb_place_add_die (&hand, die, i < CRUMB_CUBBAGE_KEPT ? CRUMB_DIE_PLAIN : CRUMB_DIE_DECIDES);
      crumb_dice_add (&known, die);
    }
  said = crumb_words_dice_aloud (&known);
  crumb_place_dice_show (self->hand, &hand, self->pixel_size);
  /* Where not all is in view, a hand is still read from the other side of the table. */
  gtk_widget_set_size_request (GTK_WIDGET (self->hand), -1, self->pixel_size * 2 / 3);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hand), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static void
crumb_count_view_class_init (CrumbCountViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "count.step", NULL, step_action);

  g_type_ensure (CRUMB_TYPE_PLACE_DICE);
  crumb_class_template (klass, CrumbCountView, "crumb-count-view", title, hand, points, step, parts, said, note);
}

static void
crumb_count_view_init (CrumbCountView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_count_view_set_pixel_size (self, DIE_SIZE);
}

static void
show (CrumbCountView *self, const char *title, const uint8_t dice[], guint n, gboolean counted, int claim)
{
  memcpy (self->dice, dice, n);
  self->n = n;
  self->counted = counted;
  self->claim = claim;
  self->count = counted ? crumb_cubbage_count_hand (dice, n) : (CrumbCubbageCount) { 0 };
  gtk_label_set_text (self->title, title);
  update_hand (self);
  self->told = self->steps = self->count.n_parts;
  update_parts (self);
}

void
crumb_count_view_show (CrumbCountView *self, const char *title, const uint8_t dice[], guint n)
{
  g_return_if_fail (CRUMB_IS_COUNT_VIEW (self));
  g_return_if_fail (title != NULL);
  g_return_if_fail (n <= CRUMB_CUBBAGE_HAND);

  show (self, title, dice, n, TRUE, 0);
}

void
crumb_count_view_show_uncounted (CrumbCountView *self, const char *title, const uint8_t dice[CRUMB_CUBBAGE_HAND],
                                 int claim)
{
  g_return_if_fail (CRUMB_IS_COUNT_VIEW (self));
  g_return_if_fail (title != NULL);

  show (self, title, dice, CRUMB_CUBBAGE_HAND, FALSE, claim);
}

void
crumb_count_view_set_pixel_size (CrumbCountView *self, int pixel_size)
{
  g_return_if_fail (CRUMB_IS_COUNT_VIEW (self));

  if (self->pixel_size == pixel_size)
    return;
  self->pixel_size = pixel_size;
  update_hand (self);
  update_parts (self);
}

void
crumb_count_view_set_note (CrumbCountView *self, const char *note)
{
  g_return_if_fail (CRUMB_IS_COUNT_VIEW (self));

  crumb_label_show (self->note, note);
}

const CrumbCubbageCount *
crumb_count_view_get_count (CrumbCountView *self)
{
  g_return_val_if_fail (CRUMB_IS_COUNT_VIEW (self), NULL);

  return &self->count;
}

CRUMB_DEFINE_GETTER (CrumbCountView, crumb_count_view, guint, steps)

void
crumb_count_view_set_steps (CrumbCountView *self, guint steps)
{
  g_return_if_fail (CRUMB_IS_COUNT_VIEW (self));

  self->told = self->steps = MIN (steps, self->count.n_parts);
  update_parts (self);
}
