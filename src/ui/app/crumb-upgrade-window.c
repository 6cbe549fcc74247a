/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shows the progress of upgrading a long record. */

#include "crumb-upgrade-window.h"

#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbUpgradeWindow
{
  AdwApplicationWindow parent_instance;

  GCancellable *cancellable;
  GtkProgressBar *bar;
};

CRUMB_DEFINE_TEMPLATE (CrumbUpgradeWindow, crumb_upgrade_window, ADW_TYPE_APPLICATION_WINDOW)

static gboolean
crumb_upgrade_window_close_request (GtkWindow *window)
{
  g_cancellable_cancel (CRUMB_UPGRADE_WINDOW (window)->cancellable);

  return GTK_WINDOW_CLASS (crumb_upgrade_window_parent_class)->close_request (window);
}

static void
crumb_upgrade_window_class_init (CrumbUpgradeWindowClass *klass)
{
  GTK_WINDOW_CLASS (klass)->close_request = crumb_upgrade_window_close_request;

  crumb_class_template (klass, CrumbUpgradeWindow, "crumb-upgrade-window", bar);
  crumb_class_owns (klass, CrumbUpgradeWindow, g_object_unref, cancellable);
}

GtkWindow *
crumb_upgrade_window_new (GtkApplication *application, GCancellable *cancellable)
{
  CrumbUpgradeWindow *self = g_object_new (CRUMB_TYPE_UPGRADE_WINDOW, "application", application, NULL);

  self->cancellable = g_object_ref (cancellable);
  return GTK_WINDOW (self);
}

void
crumb_upgrade_window_show_progress (CrumbUpgradeWindow *self, double share)
{
  g_return_if_fail (CRUMB_IS_UPGRADE_WINDOW (self));

  gtk_progress_bar_set_fraction (self->bar, CLAMP (share, 0, 1));
}
