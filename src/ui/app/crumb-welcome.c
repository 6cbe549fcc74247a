/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Greets people who have no games yet. */

#include "crumb-config.h"

#include "crumb-welcome.h"

#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbWelcome
{
  AdwBin parent_instance;

  AdwStatusPage *page;
};

CRUMB_DEFINE_TEMPLATE (CrumbWelcome, crumb_welcome, ADW_TYPE_BIN)

static void
crumb_welcome_class_init (CrumbWelcomeClass *klass)
{
  crumb_class_template (klass, CrumbWelcome, "crumb-welcome", page);
}

GtkWidget *
crumb_welcome_new (const CrumbGameUi *ui)
{
  CrumbWelcome *self = g_object_new (CRUMB_TYPE_WELCOME, NULL);

  adw_status_page_set_title (self->page, _ (ui->welcome));
  adw_status_page_set_description (self->page, _ (ui->welcome_text));
  return GTK_WIDGET (self);
}
