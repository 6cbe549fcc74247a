/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table calls a game, when and where it was played, and what it says of it. */

#include "crumb-note-dialog.h"

#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-day-button.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

/* As crumb_day_parse() has it. */
#define DAY "%Y-%m-%d"

struct _CrumbNoteDialog
{
  AdwDialog parent_instance;

  CrumbGame *game;
  CrumbEdits *edits;

  AdwEntryRow *title;
  AdwEntryRow *place;
  CrumbDayButton *date;
  GtkTextView *note;
  AdwBanner *banner;
  GtkWidget *keep;
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

/* The evening that was chosen; the time of the day stays. */
static gint64
get_started (CrumbNoteDialog *self)
{
  gint64 started = crumb_game_get_started (self->game);
  g_autofree char *before = crumb_format_time (started, DAY);
  const char *chosen = crumb_day_button_get_day (self->date);
  g_autoptr (GDateTime) day = chosen != NULL ? crumb_day_parse (chosen) : NULL;
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (started);
  g_autoptr (GDateTime) then = g_date_time_to_local (utc);
  g_autoptr (GDateTime) now = NULL;

  if (day == NULL || g_str_equal (before, chosen))
    return started;
  now = g_date_time_new_local (g_date_time_get_year (day), g_date_time_get_month (day),
                               g_date_time_get_day_of_month (day), g_date_time_get_hour (then),
                               g_date_time_get_minute (then), 0);
  return now != NULL ? g_date_time_to_unix_usec (now) : started;
}

/* An entry takes no more than it may hold; a text view does, so that what was pasted can be shortened here. */
static void
note_changed_cb (CrumbNoteDialog *self)
{
  int n_characters = gtk_text_buffer_get_char_count (gtk_text_view_get_buffer (self->note));
  guint surplus = (guint) MAX (n_characters - CRUMB_NOTE_MAX, 0);
  g_autofree char *sentence =
      /* Translators: %u is a number of characters */
      g_strdup_printf (ngettext ("Your note is %u character too long. Please shorten it.",
                                 "Your note is %u characters too long. Please shorten it.", surplus),
                       surplus);

  if (surplus > 0 && !adw_banner_get_revealed (self->banner))
    crumb_announce (GTK_WIDGET (self), CRUMB_SAID_TROUBLE, sentence);
  adw_banner_set_title (self->banner, sentence);
  adw_banner_set_revealed (self->banner, surplus > 0);
  gtk_widget_set_sensitive (self->keep, surplus == 0);
}

static void
keep_cb (CrumbNoteDialog *self)
{
  g_autofree char *note = get_note (self);
  const CrumbGameDetails details = {
    .title = (char *) gtk_editable_get_text (GTK_EDITABLE (self->title)),
    .place = (char *) gtk_editable_get_text (GTK_EDITABLE (self->place)),
    .note = note,
    .started = get_started (self),
  };

  crumb_edits_describe (self->edits, self->game, &details);
  adw_dialog_close (ADW_DIALOG (self));
}

/* By default a dialog focuses its first button. */
static gboolean
crumb_note_dialog_grab_focus (GtkWidget *widget)
{
  return crumb_dialog_grab_focus (ADW_DIALOG (widget), GTK_WIDGET (CRUMB_NOTE_DIALOG (widget)->title));
}

static void
crumb_note_dialog_class_init (CrumbNoteDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = crumb_note_dialog_grab_focus;

  g_type_ensure (CRUMB_TYPE_DAY_BUTTON);
  crumb_class_template (klass, CrumbNoteDialog, "crumb-note-dialog", title, place, date, note, banner, keep);
  crumb_class_owns (klass, CrumbNoteDialog, g_object_unref, game, edits);
  crumb_class_callbacks (klass, keep_cb, note_changed_cb);
}

AdwDialog *
crumb_note_dialog_new (CrumbGame *game, CrumbEdits *edits)
{
  CrumbNoteDialog *self;
  g_autofree char *day = NULL;

  g_return_val_if_fail (CRUMB_IS_GAME (game), NULL);

  self = g_object_new (CRUMB_TYPE_NOTE_DIALOG, NULL);
  self->game = g_object_ref (game);
  self->edits = g_object_ref (edits);
  day = crumb_format_time (crumb_game_get_started (game), DAY);
  crumb_day_button_set_day (self->date, day);
  /* What is typed beyond that would not be kept. */
  adw_entry_row_set_max_length (self->title, CRUMB_TITLE_MAX);
  adw_entry_row_set_max_length (self->place, CRUMB_PLACE_MAX);
  gtk_editable_set_text (GTK_EDITABLE (self->place), crumb_game_get_place (game));
  gtk_editable_set_text (GTK_EDITABLE (self->title), crumb_game_get_title (game));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->note), crumb_game_get_note (game), -1);
  return ADW_DIALOG (self);
}
