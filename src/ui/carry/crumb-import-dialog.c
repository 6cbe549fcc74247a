/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games on their way into the record: how far they are, what people are asked, what became of them. */

#include "crumb-import-dialog.h"

#include "crumb-import-report.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

/* What is done before this, in milliseconds, needs no progress. */
#define PATIENCE_MS 400
/* The most files that are listed one by one. */
#define REFUSED_MAX 100

struct _CrumbImportDialog
{
  AdwDialog parent_instance;

  CrumbStore *store;
  CrumbImport *import;
  CrumbHeadway *headway;
  GtkWidget *parent;
  char *problem;
  guint asked;
  guint patience_source;
  CrumbImportChoice choice;
  gboolean answering;
  gboolean presented;
  gboolean finished;

  GtkStack *pages;
  GtkLabel *so_far;
  GtkProgressBar *bar;
  GtkLabel *question;
  GtkWidget *keep_mine;
  GtkCheckButton *for_all;
  GtkLabel *summary;
  AdwPreferencesGroup *refused;
};

G_DEFINE_FINAL_TYPE (CrumbImportDialog, crumb_import_dialog, ADW_TYPE_DIALOG)

static void
show_page (CrumbImportDialog *self, const char *page)
{
  gtk_stack_set_visible_child_name (self->pages, page);
  g_clear_handle_id (&self->patience_source, g_source_remove);
  if (self->presented || self->parent == NULL)
    return;
  self->presented = TRUE;
  adw_dialog_present (ADW_DIALOG (self), self->parent);
}

static void
patience_cb (gpointer user_data)
{
  CrumbImportDialog *self = user_data;

  self->patience_source = 0;
  show_page (self, "progress");
}

static void
moved_cb (CrumbImportDialog *self, double share)
{
  guint n = crumb_import_get_n_read (self->import);
  /* Translators: %u counts games, while an import goes on. */
  g_autofree char *text = g_strdup_printf (ngettext ("%u game read", "%u games read", n), n);

  gtk_label_set_label (self->so_far, text);
  gtk_progress_bar_set_fraction (self->bar, share);
}

static void
list_refused (CrumbImportDialog *self)
{
  guint n_refused = crumb_import_count (self->import, CRUMB_IMPORT_REFUSED);
  guint n = 0;

  for (guint i = crumb_import_report_next (self->import, 0, CRUMB_IMPORT_REFUSED);
       i != CRUMB_IMPORT_NO_RESULT && n < REFUSED_MAX;
       i = crumb_import_report_next (self->import, i + 1, CRUMB_IMPORT_REFUSED), n++)
    {
      const CrumbImportResult *result = crumb_import_get_result (self->import, i);
      g_autofree char *place = crumb_import_report_place (result);
      g_autofree char *problem = crumb_import_report_problem (result);

      crumb_row_add (self->refused, place, problem);
    }
  if (n_refused > n)
    {
      /* Translators: %u counts games that are not listed one by one. */
      g_autofree char *more = g_strdup_printf (ngettext ("And %u More", "And %u More", n_refused - n), n_refused - n);

      crumb_row_add (self->refused, more, NULL);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->refused), n_refused > 0);
}

static char *
tell (CrumbImportDialog *self)
{
  gboolean stopped = g_cancellable_is_cancelled (G_CANCELLABLE (self->headway));
  const char *before = self->problem != NULL ? self->problem : stopped ? _ ("Import canceled.") : NULL;
  g_autofree char *sentences = NULL;

  if (before != NULL && crumb_import_get_n_results (self->import) == 0)
    return g_strdup (before);
  sentences = crumb_import_report_sentences (self->import, self->store);
  if (before == NULL)
    return g_steal_pointer (&sentences);
  /* Translators: %1$s is a sentence about what has stopped an import, %2$s sentences about what was taken before it. */
  return g_strdup_printf (_ ("%1$s %2$s"), before, sentences);
}

static void
finish (CrumbImportDialog *self)
{
  gboolean is_short = self->problem == NULL && crumb_import_report_is_short (self->import);
  g_autofree char *said = tell (self);

  g_clear_handle_id (&self->patience_source, g_source_remove);
  self->finished = TRUE;
  if (!is_short)
    {
      gtk_label_set_label (self->summary, said);
      list_refused (self);
      show_page (self, "summary");
    }
  g_signal_emit_by_name (self, "finished", is_short ? said : NULL);
  if (is_short && self->presented)
    adw_dialog_force_close (ADW_DIALOG (self));
}

static void
ask (CrumbImportDialog *self)
{
  guint n_more = crumb_import_report_count (self->import, self->asked + 1, CRUMB_IMPORT_DIFFERS);
  g_autoptr (CrumbGame) theirs = crumb_import_look_at (self->import, self->asked);
  g_autofree char *question =
      crumb_import_report_question (crumb_import_get_result (self->import, self->asked), theirs, self->store);
  g_autofree char *for_all = g_strdup_printf (
      /* Translators: %u counts games that also differ. */
      ngettext ("_Do the same with %u other game", "_Do the same with %u other games", n_more), n_more);

  gtk_label_set_label (self->question, question);
  gtk_check_button_set_label (self->for_all, for_all);
  gtk_widget_set_visible (GTK_WIDGET (self->for_all), n_more > 0);
  /* Before the dialog is shown: it would move a focus that it has by then on to the next answer. */
  adw_dialog_set_focus (ADW_DIALOG (self), self->keep_mine);
  show_page (self, "question");
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_QUESTION, question);
}

static void
go_on (CrumbImportDialog *self, guint from)
{
  self->asked = crumb_import_report_next (self->import, from, CRUMB_IMPORT_DIFFERS);
  if (self->asked == CRUMB_IMPORT_NO_RESULT)
    finish (self);
  else
    ask (self);
}

static void answer (CrumbImportDialog *self);

static void
answered_cb (GObject *store, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbImportDialog) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean answered = crumb_import_run_finish (self->import, result, &error);
  guint next;

  self->answering = FALSE;
  /* It was closed, or its window has gone meanwhile. */
  if (self->finished || self->parent == NULL)
    return;
  next = crumb_import_report_next (self->import, self->asked + 1, CRUMB_IMPORT_DIFFERS);
  if (answered && next != CRUMB_IMPORT_NO_RESULT && gtk_check_button_get_active (self->for_all))
    {
      self->asked = next;
      answer (self);
      return;
    }
  gtk_widget_set_sensitive (GTK_WIDGET (self->pages), TRUE);
  if (answered)
    {
      go_on (self, self->asked + 1);
      return;
    }
  self->problem = g_strdup (error->message);
  finish (self);
}

static void
answer (CrumbImportDialog *self)
{
  self->answering = TRUE;
  crumb_import_answer_async (self->import, self->asked, self->choice, answered_cb, g_object_ref (self));
}

static CrumbImportChoice
choice_of (const char *word)
{
  if (g_str_equal (word, "file"))
    return CRUMB_IMPORT_TAKE_FILE;
  return g_str_equal (word, "both") ? CRUMB_IMPORT_KEEP_BOTH : CRUMB_IMPORT_ASK;
}

static void
answer_action (CrumbImportDialog *self, const char *action_name, GVariant *parameter)
{
  if (self->answering || self->finished)
    return;
  self->choice = choice_of (g_variant_get_string (parameter, NULL));
  gtk_widget_set_sensitive (GTK_WIDGET (self->pages), FALSE);
  answer (self);
}

static void
cancel_action (CrumbImportDialog *self)
{
  g_cancellable_cancel (G_CANCELLABLE (self->headway));
}

static void
read_cb (GObject *store, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbImportDialog) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!crumb_import_run_finish (self->import, result, &error)
      && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    self->problem = g_strdup (error->message);

  /* Its window may have gone meanwhile. */
  if (self->parent == NULL)
    return;
  if (self->problem != NULL || g_cancellable_is_cancelled (G_CANCELLABLE (self->headway)))
    finish (self);
  else
    go_on (self, 0);
}

/* Closing without answering keeps our version. */
static void
crumb_import_dialog_closed (AdwDialog *dialog)
{
  CrumbImportDialog *self = CRUMB_IMPORT_DIALOG (dialog);

  g_cancellable_cancel (G_CANCELLABLE (self->headway));
  if (!self->finished && self->asked != CRUMB_IMPORT_NO_RESULT)
    {
      self->finished = TRUE;
      g_signal_emit_by_name (self, "finished", NULL);
    }
}

static void
crumb_import_dialog_dispose (GObject *object)
{
  CrumbImportDialog *self = CRUMB_IMPORT_DIALOG (object);

  g_clear_weak_pointer (&self->parent);
  if (self->headway != NULL)
    g_signal_handlers_disconnect_by_data (self->headway, self);
  crumb_template_dispose (object);
}

static void
crumb_import_dialog_class_init (CrumbImportDialogClass *klass)
{
  ADW_DIALOG_CLASS (klass)->closed = crumb_import_dialog_closed;

  crumb_class_signal (klass, "finished", 1, G_TYPE_STRING);

  crumb_class_action (klass, "import.answer", "s", G_CALLBACK (answer_action));
  crumb_class_action (klass, "import.cancel", NULL, G_CALLBACK (cancel_action));

  crumb_class_template (klass, CrumbImportDialog, "crumb-import-dialog", pages, so_far, bar, question, keep_mine,
                        for_all, summary, refused);
  crumb_class_owns_sources (klass, CrumbImportDialog, patience_source);
  crumb_class_owns (klass, CrumbImportDialog, g_object_unref, import, headway, store);
  crumb_class_owns (klass, CrumbImportDialog, g_free, problem);
  G_OBJECT_CLASS (klass)->dispose = crumb_import_dialog_dispose;
}

static void
crumb_import_dialog_init (CrumbImportDialog *self)
{
  self->asked = CRUMB_IMPORT_NO_RESULT;
  self->headway = crumb_headway_new ();
  g_signal_connect_object (self->headway, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
crumb_import_dialog_new (CrumbStore *store, GPtrArray *files)
{
  CrumbImportDialog *self = g_object_new (CRUMB_TYPE_IMPORT_DIALOG, NULL);

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  self->store = g_object_ref (store);
  self->import = crumb_import_new (store, crumb_game_reader_new (files));
  return ADW_DIALOG (self);
}

void
crumb_import_dialog_start (CrumbImportDialog *self, GtkWidget *parent)
{
  g_return_if_fail (CRUMB_IS_IMPORT_DIALOG (self));
  g_return_if_fail (GTK_IS_WIDGET (parent) && self->parent == NULL);

  g_set_weak_pointer (&self->parent, parent);
  moved_cb (self, 0);
  self->patience_source = g_timeout_add_once (PATIENCE_MS, patience_cb, self);
  crumb_import_run_async (self->import, self->headway, read_cb, g_object_ref_sink (self));
}

CRUMB_DEFINE_GETTER (CrumbImportDialog, crumb_import_dialog, CrumbImport *, import)
