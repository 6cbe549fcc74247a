/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shows how far an edit of thousands of games is, and cancels it. */

#include "crumb-edits-progress.h"

#include "record/base/crumb-class.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* What is done before this, in milliseconds, needs no progress. */
#define PATIENCE_MS 400

struct _CrumbEditsProgress
{
  GObject parent_instance;

  CrumbEdits *edits;
  GtkWidget *parent;
  AdwDialog *dialog;
  GtkWidget *bar;
  guint patience_source;
};

CRUMB_DEFINE_PLAIN (CrumbEditsProgress, crumb_edits_progress, G_TYPE_OBJECT)

static void
cancel_cb (CrumbEditsProgress *self)
{
  crumb_edits_cancel (self->edits);
}

static void
show_cb (gpointer user_data)
{
  CrumbEditsProgress *self = user_data;

  self->patience_source = 0;
  self->dialog = g_object_ref_sink (adw_alert_dialog_new (_ ("Updating Your Games"), NULL));
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (self->dialog), "cancel", C_ ("button", "_Cancel"));
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (self->dialog), "cancel");
  self->bar = g_object_ref_sink (gtk_progress_bar_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Updating your games"),
                                  -1);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (self->dialog), self->bar);
  g_signal_connect_object (self->dialog, "response", G_CALLBACK (cancel_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (self->dialog, self->parent);
}

static void
busy_cb (CrumbEditsProgress *self)
{
  g_clear_handle_id (&self->patience_source, g_source_remove);
  if (crumb_edits_get_busy (self->edits))
    {
      self->patience_source = g_timeout_add_once (PATIENCE_MS, show_cb, self);
      return;
    }
  if (self->dialog == NULL)
    return;
  g_signal_handlers_disconnect_by_func (self->dialog, cancel_cb, self);
  adw_dialog_force_close (self->dialog);
  g_clear_object (&self->dialog);
  g_clear_object (&self->bar);
}

static void
progress_cb (CrumbEditsProgress *self, double share)
{
  if (self->bar != NULL)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), share);
}

static void
crumb_edits_progress_class_init (CrumbEditsProgressClass *klass)
{
  crumb_class_owns (klass, CrumbEditsProgress, g_object_unref, edits, dialog, bar);
  crumb_class_owns_sources (klass, CrumbEditsProgress, patience_source);
}

CrumbEditsProgress *
crumb_edits_progress_new (CrumbEdits *edits, GtkWidget *parent)
{
  CrumbEditsProgress *self = g_object_new (CRUMB_TYPE_EDITS_PROGRESS, NULL);

  self->edits = g_object_ref (edits);
  self->parent = parent;
  g_signal_connect_object (edits, "notify::busy", G_CALLBACK (busy_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (edits, "progress", G_CALLBACK (progress_cb), self, G_CONNECT_SWAPPED);
  return self;
}
