/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shows how far the upgrade of a long record is. */

#include "crumb-upgrade-window.h"

struct _CrumbUpgradeWindow
{
  AdwApplicationWindow parent_instance;

  GCancellable *cancellable;
  GtkProgressBar *bar;
};

G_DEFINE_FINAL_TYPE (CrumbUpgradeWindow, crumb_upgrade_window, ADW_TYPE_APPLICATION_WINDOW)

static gboolean
crumb_upgrade_window_close_request (GtkWindow *window)
{
  g_cancellable_cancel (CRUMB_UPGRADE_WINDOW (window)->cancellable);

  return GTK_WINDOW_CLASS (crumb_upgrade_window_parent_class)->close_request (window);
}

static void
crumb_upgrade_window_dispose (GObject *object)
{
  CrumbUpgradeWindow *self = CRUMB_UPGRADE_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), CRUMB_TYPE_UPGRADE_WINDOW);
  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (crumb_upgrade_window_parent_class)->dispose (object);
}

static void
crumb_upgrade_window_class_init (CrumbUpgradeWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = crumb_upgrade_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = crumb_upgrade_window_close_request;

  gtk_widget_class_set_template_from_resource (widget_class, "/crumb/crumb-upgrade-window.ui");
  gtk_widget_class_bind_template_child (widget_class, CrumbUpgradeWindow, bar);
}

static void
crumb_upgrade_window_init (CrumbUpgradeWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
