/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Several games on their way into files. */

#include "crumb-export-dialog.h"

#include "crumb-share-texts.h"

#include "record/base/crumb-file-error.h"
#include "record/base/crumb-text.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "words/crumb-score-rows.h"
#include "words/crumb-words.h"

#include <glib/gi18n.h>

/* How many damaged games are named. */
#define NAMED_MAX 3

struct _CrumbExportDialog
{
  AdwDialog parent_instance;

  CrumbStore *store;
  GStrv ids;
  CrumbExport *export;
  GFile *place;
  CrumbExportForm form; /* what kind of file was asked for last */
  CrumbHeadway *headway;

  GtkStack *pages;
  GtkLabel *so_far;
  GtkProgressBar *bar;
};

G_DEFINE_FINAL_TYPE (CrumbExportDialog, crumb_export_dialog, ADW_TYPE_DIALOG)

static void
finish (CrumbExportDialog *self, const char *sentence)
{
  g_signal_emit_by_name (self, "finished", sentence);
  adw_dialog_force_close (ADW_DIALOG (self));
}

static char *
name_place (CrumbExportDialog *self)
{
  g_autofree char *base = g_file_get_basename (self->place);

  return crumb_text_of_file (base);
}

/* (transfer full): who played in that game, and when; its id if that isn't known either. */
static char *
name_game (CrumbStore *store, const char *id)
{
  g_autoptr (CrumbGameSummary) summary = crumb_store_find_summary (store, id);
  const char *names[CRUMB_SEATS_MAX] = { NULL };
  g_autofree char *players = NULL, *day = NULL;

  if (summary == NULL || summary->damaged)
    return g_strdup (id);
  for (guint seat = 0; seat < summary->n_seats; seat++)
    names[seat] = summary->seats[seat]->told;
  players = crumb_words_names (crumb_seats_all (summary->n_seats), names);
  day = crumb_format_time (summary->started, "%x");
  /* Translators: a game: who played, and on which day: “Sue and John (5/1/26)” */
  return g_strdup_printf (_ ("%1$s (%2$s)"), players, day);
}

/* The games that were left out. */
static char *
name_damaged (CrumbExportDialog *self, GPtrArray *damaged)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < MIN (damaged->len, NAMED_MAX); i++)
    g_strv_builder_take (names, name_game (self->store, ((CrumbDamagedGame *) damaged->pdata[i])->id));
  list = g_strv_builder_end (names);
  return g_strjoinv (C_ ("between games", ", "), list);
}

static char *
tell_written (CrumbExportDialog *self)
{
  GPtrArray *damaged = crumb_export_get_damaged (self->export);
  guint n = crumb_export_get_n_done (self->export) - damaged->len;
  g_autofree char *name = name_place (self);
  g_autofree char *written = NULL, *left_out = NULL;

  /* Translators: %1$u is how many games, %2$s the name of a file or a folder */
  written = g_strdup_printf (ngettext ("Exported %1$u game to “%2$s”", "Exported %1$u games to “%2$s”", n), n, name);
  if (damaged->len == 0)
    return g_steal_pointer (&written);
  left_out = name_damaged (self, damaged);
  return g_strdup_printf (
      ngettext (
          /* Translators: %1$s says how many games were written, %2$u is how many were not, %3$s which: “Sue and John
             (5/1/26)” */
          "%1$s. Left out %2$u damaged game: %3$s", "%1$s. Left out %2$u damaged games: %3$s", damaged->len),
      written, damaged->len, left_out);
}

static char *
tell_failed (CrumbExportDialog *self, const GError *error)
{
  g_autofree char *name = name_place (self);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return g_strdup (_ ("Export canceled"));
  /* Translators: %1$s is the name of a file or a folder, %2$s a sentence that says why */
  return g_strdup_printf (_ ("Couldn’t save “%1$s”: %2$s"), name,
                          crumb_file_error_tell (error, _ ("Its folder doesn’t exist.")));
}

static void
moved_cb (CrumbExportDialog *self)
{
  guint n_done = crumb_export_get_n_done (self->export);
  guint n_games = crumb_export_get_n_games (self->export);
  /* Translators: how far an export is: %1$u of %2$u games */
  g_autofree char *text =
      /* Translators: how many games of all that were selected are in files already. */
      g_strdup_printf (ngettext ("%1$u of %2$u game exported", "%1$u of %2$u games exported", n_games), n_done,
                       n_games);

  gtk_label_set_label (self->so_far, text);
  gtk_progress_bar_set_fraction (self->bar, n_games > 0 ? (double) n_done / n_games : 1);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbExportDialog) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (crumb_export_run_finish (self->export, result, &error))
    sentence = tell_written (self);
  else
    sentence = tell_failed (self, error);
  finish (self, sentence);
}

static void
run (CrumbExportDialog *self, CrumbExport *export)
{
  self->export = export;
  gtk_stack_set_visible_child_name (self->pages, "progress");
  moved_cb (self);
  crumb_export_run_async (export, self->headway, written_cb, g_object_ref (self));
}

static void
file_chosen_cb (GObject *dialog, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbExportDialog) self = user_data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  if (file != NULL)
    crumb_export_dialog_write (self, file, self->form);
}

static void
folder_chosen_cb (GObject *dialog, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbExportDialog) self = user_data;
  g_autoptr (GFile) folder = gtk_file_dialog_select_folder_finish (GTK_FILE_DIALOG (dialog), result, NULL);

  if (folder != NULL)
    crumb_export_dialog_write (self, folder, CRUMB_EXPORT_AS_FOLDER);
}

static void
to_file_action (CrumbExportDialog *self, const char *action_name)
{
  gboolean table = g_str_equal (action_name, "export.to-table");
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  /* Translators: the name of a file of many games, without its end; %Y-%m-%d is the day, as in 2026-11-21 */
  g_autofree char *base = g_date_time_format (now, _ ("Crumb Games %Y-%m-%d"));
  g_autofree char *name = g_strconcat (base, table ? ".csv" : ".crumb", NULL);

  self->form = table ? CRUMB_EXPORT_AS_TABLE : CRUMB_EXPORT_AS_FILE;
  gtk_file_dialog_set_title (dialog, adw_dialog_get_title (ADW_DIALOG (self)));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL, file_chosen_cb,
                        g_object_ref (self));
}

static void
to_folder_action (GtkWidget *widget)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, adw_dialog_get_title (ADW_DIALOG (widget)));
  gtk_file_dialog_select_folder (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, folder_chosen_cb,
                                 g_object_ref (widget));
}

static void
cancel_action (CrumbExportDialog *self)
{
  g_cancellable_cancel (G_CANCELLABLE (self->headway));
}

static void
crumb_export_dialog_closed (AdwDialog *dialog)
{
  g_cancellable_cancel (G_CANCELLABLE (CRUMB_EXPORT_DIALOG (dialog)->headway));
}

static void
crumb_export_dialog_class_init (CrumbExportDialogClass *klass)
{
  ADW_DIALOG_CLASS (klass)->closed = crumb_export_dialog_closed;

  crumb_class_signal (klass, "finished", 1, G_TYPE_STRING);

  crumb_class_action (klass, "export.to-file", NULL, G_CALLBACK (to_file_action));
  crumb_class_action (klass, "export.to-folder", NULL, G_CALLBACK (to_folder_action));
  crumb_class_action (klass, "export.to-table", NULL, G_CALLBACK (to_file_action));
  crumb_class_action (klass, "export.cancel", NULL, G_CALLBACK (cancel_action));

  crumb_class_template (klass, CrumbExportDialog, "crumb-export-dialog", pages, so_far, bar);
  crumb_class_owns (klass, CrumbExportDialog, g_object_unref, export, place, headway, store);
  crumb_class_owns (klass, CrumbExportDialog, g_strfreev, ids);
}

static void
crumb_export_dialog_init (CrumbExportDialog *self)
{
  self->headway = crumb_headway_new ();
  g_signal_connect_object (self->headway, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
crumb_export_dialog_new (CrumbStore *store, const char *const *ids)
{
  guint n_ids = ids != NULL ? g_strv_length ((GStrv) ids) : 0;
  /* Translators: %u counts the games that were selected. */
  g_autofree char *title = g_strdup_printf (ngettext ("Export %u Game", "Export %u Games", n_ids), n_ids);
  CrumbExportDialog *self = g_object_new (CRUMB_TYPE_EXPORT_DIALOG, NULL);

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  self->store = g_object_ref (store);
  if (n_ids > 0)
    {
      self->ids = g_strdupv ((GStrv) ids);
      adw_dialog_set_title (ADW_DIALOG (self), title);
    }
  return ADW_DIALOG (self);
}

void
crumb_export_dialog_write (CrumbExportDialog *self, GFile *place, CrumbExportForm form)
{
  const char *const *ids;
  g_autofree char *head = NULL;
  CrumbExport *export;

  g_return_if_fail (CRUMB_IS_EXPORT_DIALOG (self));
  g_return_if_fail (G_IS_FILE (place) && self->place == NULL);

  self->place = g_object_ref (place);
  ids = (const char *const *) self->ids;
  export = form == CRUMB_EXPORT_AS_FOLDER ? crumb_export_new_to_folder (self->store, ids, place)
                                          : crumb_export_new_to_file (self->store, ids, place);
  if (form == CRUMB_EXPORT_AS_TABLE)
    {
      head = crumb_score_rows_head ();
      crumb_export_set_table (export, head, crumb_share_texts_rows);
    }
  run (self, export);
}
