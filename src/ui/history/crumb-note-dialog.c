/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table calls a game, and what it says of it. */

#include "crumb-note-dialog.h"

struct _CrumbNoteDialog
{
  AdwDialog parent_instance;

  CrumbGame *game;

  GtkLabel *trouble;
  AdwEntryRow *title;
  GtkTextView *note;
};

G_DEFINE_FINAL_TYPE (CrumbNoteDialog, crumb_note_dialog, ADW_TYPE_DIALOG)

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
crumb_note_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CRUMB_TYPE_NOTE_DIALOG);
  g_clear_object (&CRUMB_NOTE_DIALOG (object)->game);

  G_OBJECT_CLASS (crumb_note_dialog_parent_class)->dispose (object);
}

static void
crumb_note_dialog_class_init (CrumbNoteDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = crumb_note_dialog_dispose;
  widget_class->grab_focus = crumb_note_dialog_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/crumb/crumb-note-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, CrumbNoteDialog, trouble);
  gtk_widget_class_bind_template_child (widget_class, CrumbNoteDialog, title);
  gtk_widget_class_bind_template_child (widget_class, CrumbNoteDialog, note);
  gtk_widget_class_bind_template_callback (widget_class, keep_cb);
}

static void
crumb_note_dialog_init (CrumbNoteDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
