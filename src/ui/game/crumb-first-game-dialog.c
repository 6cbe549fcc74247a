/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A first round, one step at a time. Each step is announced, for nobody's eyes are on the screen all the time. */

#include "crumb-first-game-dialog.h"

#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

struct _CrumbFirstGameDialog
{
  AdwDialog parent_instance;

  const CrumbDrawnRulebook *rulebook;
  guint step;

  AdwWindowTitle *heading;
  GtkScrolledWindow *scroller;
  GtkLabel *title;
  GtkLabel *text;
  AdwBin *picture;
  GtkButton *next;
};

CRUMB_DEFINE_TEMPLATE (CrumbFirstGameDialog, crumb_first_game_dialog, ADW_TYPE_DIALOG)

static gboolean
is_last (CrumbFirstGameDialog *self)
{
  return self->step + 1 == self->rulebook->book->n_steps;
}

static void
show_step (CrumbFirstGameDialog *self)
{
  const CrumbFirstGameStep *step = &self->rulebook->book->steps[self->step];
  /* Translators: %1$u is a step of %2$u */
  g_autofree char *progress = g_strdup_printf (_ ("Step %1$u of %2$u"), self->step + 1, self->rulebook->book->n_steps);

  adw_window_title_set_subtitle (self->heading, progress);
  gtk_label_set_label (self->title, g_dpgettext2 (NULL, "step", step->title));
  gtk_label_set_label (self->text, _ (step->text));
  adw_bin_set_child (self->picture, self->rulebook->draw (step->example, FALSE));
  gtk_button_set_label (self->next, is_last (self) ? _ ("_New Game") : C_ ("button", "_Next"));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "step.back", self->step > 0);
}

static void
go_to (CrumbFirstGameDialog *self, guint step)
{
  const CrumbFirstGameStep *steps = self->rulebook->book->steps;

  self->step = step;
  show_step (self);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, g_dpgettext2 (NULL, "step", steps[step].title));
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, _ (steps[step].text));
}

static void
next_action (CrumbFirstGameDialog *self)
{
  if (!is_last (self))
    {
      go_to (self, self->step + 1);
    }
  else
    {
      g_object_ref (self);
      adw_dialog_force_close (ADW_DIALOG (self));
      g_signal_emit_by_name (self, "finished");
      g_object_unref (self);
    }
}

static void
back_action (CrumbFirstGameDialog *self)
{
  go_to (self, self->step - 1);
}

/* The arrows turn pages in the direction of reading, and never begin a game. */
static gboolean
key_pressed_cb (CrumbFirstGameDialog *self, guint key)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  if (key == GDK_KEY_Page_Down || key == (mirrored ? GDK_KEY_Left : GDK_KEY_Right))
    {
      if (!is_last (self))
        go_to (self, self->step + 1);
      return GDK_EVENT_STOP;
    }
  if (key == GDK_KEY_Page_Up || key == (mirrored ? GDK_KEY_Right : GDK_KEY_Left))
    {
      if (self->step > 0)
        go_to (self, self->step - 1);
      return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

/* A dialog takes the focus when it comes into view, and would else give it to what scrolls. */
static gboolean
crumb_first_game_dialog_grab_focus (GtkWidget *widget)
{
  return crumb_dialog_grab_focus (ADW_DIALOG (widget), GTK_WIDGET (CRUMB_FIRST_GAME_DIALOG (widget)->next));
}

static void
crumb_first_game_dialog_class_init (CrumbFirstGameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = crumb_first_game_dialog_grab_focus;

  crumb_class_signal (klass, "finished", 0);

  crumb_class_action (widget_class, "step.next", NULL, G_CALLBACK (next_action));
  crumb_class_action (widget_class, "step.back", NULL, G_CALLBACK (back_action));

  crumb_class_template (klass, CrumbFirstGameDialog, "crumb-first-game-dialog", heading, scroller, title, text, picture,
                        next);
  crumb_class_callbacks (klass, key_pressed_cb);
}

AdwDialog *
crumb_first_game_dialog_new (const CrumbDrawnRulebook *rulebook)
{
  CrumbFirstGameDialog *self = g_object_new (CRUMB_TYPE_FIRST_GAME_DIALOG, NULL);
  const char *game = _ (crumb_game_words_of (rulebook->agreement->kind)->name);
  /* Translators: a heading; %s is the name of a game */
  g_autofree char *title = g_strdup_printf (_ ("Your First Game of %s"), game);

  adw_dialog_set_title (ADW_DIALOG (self), title);
  adw_window_title_set_title (self->heading, game);
  self->rulebook = rulebook;
  show_step (self);
  return ADW_DIALOG (self);
}
