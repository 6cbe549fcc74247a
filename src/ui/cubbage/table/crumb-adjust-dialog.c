/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks for points that somebody gets or loses besides the dice, and why. */

#include "crumb-adjust-dialog.h"

#include "ui/people/crumb-people.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "record/journal/crumb-entry.h"
#include "rules/cubbage/cubbage.h"
#include "words/cubbage/crumb-words-cubbage.h"

struct _CrumbAdjustDialog
{
  AdwDialog parent_instance;

  CrumbGame *game;
  AdwBanner *banner;
  AdwComboRow *who;
  AdwSpinRow *points;
  AdwEntryRow *why;
};

G_DEFINE_FINAL_TYPE (CrumbAdjustDialog, crumb_adjust_dialog, ADW_TYPE_DIALOG)

static void
say (CrumbAdjustDialog *self, const char *sentence)
{
  adw_banner_set_title (self->banner, sentence);
  adw_banner_set_revealed (self->banner, TRUE);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_TROUBLE, sentence);
}

static void
adjust_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbAdjustDialog *self = CRUMB_ADJUST_DIALOG (widget);
  g_autofree char *why = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->why))));
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *sentence = NULL;
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;
  CrumbMove adjust;

  adw_spin_row_update (self->points);
  adjust = (CrumbMove) {
    .what = CRUMB_CUBBAGE_ADJUST,
    .seat = (guint8) adw_combo_row_get_selected (self->who),
    .amount = (gint16) adw_spin_row_get_value (self->points),
  };
  if (crumb_game_tap (self->game, &adjust, 1, why, &refusal, &error))
    {
      adw_dialog_close (ADW_DIALOG (self));
      return;
    }
  crumb_people_get_names (self->game, names);
  if (error == NULL)
    sentence = crumb_words_cubbage_refusal (&refusal, names);
  say (self, error != NULL ? error->message : sentence);
}

static void
cancel_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  adw_dialog_close (ADW_DIALOG (widget));
}

/* No points are none to add or to take away. */
static void
changed_cb (CrumbAdjustDialog *self)
{
  adw_banner_set_revealed (self->banner, FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "adjust.adjust", adw_spin_row_get_value (self->points) != 0);
}

/* By default a dialog focuses its first button. */
static gboolean
crumb_adjust_dialog_grab_focus (GtkWidget *widget)
{
  return crumb_dialog_grab_focus (ADW_DIALOG (widget), GTK_WIDGET (CRUMB_ADJUST_DIALOG (widget)->points));
}

static void
crumb_adjust_dialog_class_init (CrumbAdjustDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = crumb_adjust_dialog_grab_focus;
  gtk_widget_class_install_action (widget_class, "adjust.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "adjust.adjust", NULL, adjust_action);

  crumb_class_template (klass, CrumbAdjustDialog, "crumb-adjust-dialog", banner, who, points, why);
  crumb_class_callbacks (klass, changed_cb);
  crumb_class_owns (klass, CrumbAdjustDialog, g_object_unref, game);
}

static void
crumb_adjust_dialog_init (CrumbAdjustDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_entry_row_set_max_length (self->why, CRUMB_WHY_MAX);
  changed_cb (self);
}

AdwDialog *
crumb_adjust_dialog_new (CrumbGame *game)
{
  CrumbAdjustDialog *self = g_object_new (CRUMB_TYPE_ADJUST_DIALOG, NULL);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->game = g_object_ref (game);
  for (guint seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    gtk_string_list_append (names, crumb_game_get_seat (game, seat)->name);
  adw_combo_row_set_model (self->who, G_LIST_MODEL (names));
  return ADW_DIALOG (self);
}
