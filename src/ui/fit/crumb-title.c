/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "crumb-title.h"

#include "crumb-shrink.h"

struct _CrumbTitle
{
  AdwBin parent_instance;
  GBindingGroup *titled;
};

G_DEFINE_FINAL_TYPE (CrumbTitle, crumb_title, ADW_TYPE_BIN)

/* The nearest one. */
static GtkWidget *
find_titled (GtkWidget *widget)
{
  while (widget != NULL && !ADW_IS_NAVIGATION_PAGE (widget) && !ADW_IS_DIALOG (widget) && !GTK_IS_WINDOW (widget))
    widget = gtk_widget_get_parent (widget);
  return widget;
}

static void
crumb_title_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (crumb_title_parent_class)->root (widget);
  g_binding_group_set_source (CRUMB_TITLE (widget)->titled, find_titled (widget));
}

static void
crumb_title_unroot (GtkWidget *widget)
{
  g_binding_group_set_source (CRUMB_TITLE (widget)->titled, NULL);
  GTK_WIDGET_CLASS (crumb_title_parent_class)->unroot (widget);
}

static void
crumb_title_dispose (GObject *object)
{
  g_clear_object (&CRUMB_TITLE (object)->titled);
  G_OBJECT_CLASS (crumb_title_parent_class)->dispose (object);
}

static void
crumb_title_class_init (CrumbTitleClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = crumb_title_dispose;
  GTK_WIDGET_CLASS (klass)->root = crumb_title_root;
  GTK_WIDGET_CLASS (klass)->unroot = crumb_title_unroot;
}

static void
crumb_title_init (CrumbTitle *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_single_line_mode (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "title");
  adw_bin_set_child (ADW_BIN (self), crumb_shrink_new (label));
  self->titled = g_binding_group_new ();
  g_binding_group_bind (self->titled, "title", label, "label", G_BINDING_DEFAULT);
}

GtkWidget *
crumb_header_bar_new (void)
{
  GtkWidget *bar = adw_header_bar_new ();

  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar), g_object_new (CRUMB_TYPE_TITLE, NULL));
  return bar;
}
