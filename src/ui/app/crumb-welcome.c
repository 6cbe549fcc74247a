/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Greets people who have no games yet. */

#include "crumb-config.h"

#include "crumb-welcome.h"

#include <glib/gi18n.h>

struct _CrumbWelcome
{
  AdwBin parent_instance;

  AdwStatusPage *page;
};

G_DEFINE_FINAL_TYPE (CrumbWelcome, crumb_welcome, ADW_TYPE_BIN)

static void
crumb_welcome_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CRUMB_TYPE_WELCOME);

  G_OBJECT_CLASS (crumb_welcome_parent_class)->dispose (object);
}

static void
crumb_welcome_class_init (CrumbWelcomeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = crumb_welcome_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/crumb/crumb-welcome.ui");
  gtk_widget_class_bind_template_child (widget_class, CrumbWelcome, page);
}

static void
crumb_welcome_init (CrumbWelcome *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
crumb_welcome_new (const CrumbGameUi *ui)
{
  CrumbWelcome *self = g_object_new (CRUMB_TYPE_WELCOME, NULL);

  adw_status_page_set_title (self->page, _ (ui->welcome));
  adw_status_page_set_description (self->page, _ (ui->welcome_text));
  return GTK_WIDGET (self);
}
