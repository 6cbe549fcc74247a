/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table calls a game, and what it says of it. */

#include "crumb-note-dialog.h"

#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbNoteDialog
{
  AdwDialog parent_instance;

  CrumbGame *game;

  GtkLabel *trouble;
  AdwEntryRow *title;
  GtkTextView *note;
};

CRUMB_DEFINE_TEMPLATE (CrumbNoteDialog, crumb_note_dialog, ADW_TYPE_DIALOG)

static char *
get_note (CrumbNoteDialog *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->note);
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static void
keep_cb (CrumbNoteDialog *self)
{
  g_autofree char *note = get_note (self);
  g_autoptr (GError) error = NULL;

  if (crumb_game_set_title (self->game, gtk_editable_get_text (GTK_EDITABLE (self->title)), &error)
      && crumb_game_set_note (self->game, note, &error))
    {
      adw_dialog_close (ADW_DIALOG (self));
      return;
    }
  gtk_label_set_label (self->trouble, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), TRUE);
}

/* By default a dialog focuses its first button. */
static gboolean
crumb_note_dialog_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (CRUMB_NOTE_DIALOG (widget)->title));
}

static void
crumb_note_dialog_class_init (CrumbNoteDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = crumb_note_dialog_grab_focus;

  crumb_class_template (klass, CrumbNoteDialog, "crumb-note-dialog", trouble, title, note);
  crumb_class_owns (klass, CrumbNoteDialog, g_object_unref, game);
  crumb_class_callbacks (klass, keep_cb);
}

AdwDialog *
crumb_note_dialog_new (CrumbGame *game)
{
  CrumbNoteDialog *self;

  g_return_val_if_fail (CRUMB_IS_GAME (game), NULL);

  self = g_object_new (CRUMB_TYPE_NOTE_DIALOG, NULL);
  self->game = g_object_ref (game);
  gtk_editable_set_text (GTK_EDITABLE (self->title), crumb_game_get_title (game));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->note), crumb_game_get_note (game), -1);
  return ADW_DIALOG (self);
}
