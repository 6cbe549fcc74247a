/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A column for each die: its points, the die, who laid it, and the total. */

#include "crumb-play-line.h"

#include "ui/widgets/crumb-die-view.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-words.h"
#include "words/cubbage/crumb-words-cubbage-count.h"

#include <glib/gi18n.h>

#define DIE_SIZE 28
#define MARK_SIZE 10

struct _CrumbPlayLine
{
  AdwBin parent_instance;

  AdwWrapBox *dice;
  GPtrArray *views;
  int pixel_size;
};

G_DEFINE_FINAL_TYPE (CrumbPlayLine, crumb_play_line, ADW_TYPE_BIN)

static unsigned
begin_of (const CrumbCubbageDeal *deal, unsigned at)
{
  while (deal->laid[at].total != deal->laid[at].face)
    at--;
  return at;
}

static char *
words_for_scored (const CrumbCubbageRules *rules, const CrumbCubbageDeal *deal, unsigned at)
{
  CrumbCubbageCount count = crumb_cubbage_count_laid (rules, deal, at);
  unsigned from = begin_of (deal, at);
  uint8_t faces[CRUMB_CUBBAGE_PLAY_DICE];

  for (unsigned i = from; i <= at; i++)
    faces[i - from] = deal->laid[i].face;
  return count.points > 0 ? crumb_words_cubbage_scored (&count, faces) : NULL;
}

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "use-markup", FALSE, NULL);

  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* @words is what a screen reader says of all of it. */
static GtkWidget *
add_column (CrumbPlayLine *self, const CrumbSeat *seat, guint face, const char *points, const char *below,
            const char *words)
{
  GtkWidget *column = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 2,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *die = g_object_new (CRUMB_TYPE_DIE_VIEW, "face", face, "pixel-size", self->pixel_size, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *foot = g_object_new (GTK_TYPE_BOX, "spacing", 3, "halign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *mark = crumb_seat_mark_new (seat->colour);

  g_object_set (mark, "pixel-size", MARK_SIZE, NULL);
  gtk_box_append (GTK_BOX (foot), mark);
  gtk_box_append (GTK_BOX (foot), new_label (below, "caption"));
  gtk_box_append (GTK_BOX (column), new_label (points, "scored"));
  gtk_box_append (GTK_BOX (column), die);
  gtk_box_append (GTK_BOX (column), foot);
  gtk_widget_add_css_class (column, "laid");
  gtk_widget_set_tooltip_text (column, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (column), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  adw_wrap_box_append (self->dice, column);
  g_ptr_array_add (self->views, die);
  return column;
}

static void
add_laid (CrumbPlayLine *self, const CrumbCubbageRules *rules, const CrumbCubbageDeal *deal, unsigned at,
          const CrumbSeat *seat, gboolean over)
{
  const CrumbCubbageLaid *laid = &deal->laid[at];
  guint points = crumb_cubbage_count_laid (rules, deal, at).points;
  g_autofree char *badge = points > 0 ? crumb_words_plus ((int) points) : g_strdup ("");
  g_autofree char *total = g_strdup_printf ("%u", laid->total);
  g_autofree char *scored = words_for_scored (rules, deal, at);
  g_autofree char *words = NULL;
  GtkWidget *column;

  if (scored != NULL)
    /* Translators: %1$s is a name, %2$u a face, %3$u a total, %4$s what it scored: "seven for 2". */
    words = g_strdup_printf (_ ("%1$s: %2$u, total %3$u, %4$s"), seat->told, laid->face, laid->total, scored);
  else
    /* Translators: %1$s is a name, %2$u a face, %3$u a total. */
    words = g_strdup_printf (_ ("%1$s: %2$u, total %3$u"), seat->told, laid->face, laid->total);
  column = add_column (self, seat, laid->face, badge, total, words);
  crumb_set_css_class (column, "lead", at > 0 && laid->total == laid->face);
  crumb_set_css_class (column, "faint", over);
}

static void
add_held (CrumbPlayLine *self, guint held, const CrumbSeat *seat)
{
  g_autofree char *die = crumb_words_a_face (held);
  /* Translators: %1$s is a name, %2$s is “a 5”, a die that could not be laid. */
  g_autofree char *words = g_strdup_printf (_ ("%1$s holds %2$s, which doesn’t fit"), seat->told, die);

  /* Translators: below a die that could not be laid and waits for its turn. */
  gtk_widget_add_css_class (add_column (self, seat, held, "", C_ ("die", "held"), words), "held");
}

static void
clear (CrumbPlayLine *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->dice))) != NULL)
    adw_wrap_box_remove (self->dice, child);
  g_ptr_array_set_size (self->views, 0);
}

static void
crumb_play_line_class_init (CrumbPlayLineClass *klass)
{
  crumb_class_owns (klass, CrumbPlayLine, g_ptr_array_unref, views);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "playline");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
crumb_play_line_init (CrumbPlayLine *self)
{
  self->pixel_size = DIE_SIZE;
  self->views = g_ptr_array_new ();
  self->dice = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 6, "line-spacing", 4, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->dice));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, C_ ("heading", "Play"), -1);
}

void
crumb_play_line_show (CrumbPlayLine *self, const CrumbCubbageRules *rules, const CrumbCubbageDeal *deal, guint held,
                      const CrumbSeat *const seats[CRUMB_CUBBAGE_SEATS])
{
  unsigned now;

  g_return_if_fail (CRUMB_IS_PLAY_LINE (self));
  g_return_if_fail (rules != NULL && deal != NULL);

  clear (self);
  now = deal->n_laid > 0 ? begin_of (deal, deal->n_laid - 1u) : 0;
  for (unsigned at = 0; at < deal->n_laid; at++)
    add_laid (self, rules, deal, at, seats[deal->laid[at].seat], at < now);
  if (held != 0)
    add_held (self, held, seats[CRUMB_CUBBAGE_OPPONENT]);
}

void
crumb_play_line_set_pixel_size (CrumbPlayLine *self, int pixel_size)
{
  g_return_if_fail (CRUMB_IS_PLAY_LINE (self));

  self->pixel_size = pixel_size;
  for (guint i = 0; i < self->views->len; i++)
    crumb_die_view_set_pixel_size (g_ptr_array_index (self->views, i), pixel_size);
}

guint
crumb_play_line_n_dice (CrumbPlayLine *self)
{
  g_return_val_if_fail (CRUMB_IS_PLAY_LINE (self), 0);

  return self->views->len;
}

GtkWidget *
crumb_play_line_get_die (CrumbPlayLine *self, guint at)
{
  g_return_val_if_fail (CRUMB_IS_PLAY_LINE (self), NULL);
  g_return_val_if_fail (at < self->views->len, NULL);

  return g_ptr_array_index (self->views, at);
}
