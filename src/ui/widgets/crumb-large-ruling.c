/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A ruling that is read across the table. */

#include "crumb-large-ruling.h"

#include "crumb-placard.h"
#include "crumb-widget-helpers.h"

struct _CrumbLargeRuling
{
  AdwDialog parent_instance;

  GtkLabel *headline;
  GtkLabel *reason;
  GtkBox *dice;
};

CRUMB_DEFINE_TEMPLATE (CrumbLargeRuling, crumb_large_ruling, ADW_TYPE_DIALOG)

static void
crumb_large_ruling_class_init (CrumbLargeRulingClass *klass)
{
  g_type_ensure (CRUMB_TYPE_PLACARD);
  crumb_class_template (klass, CrumbLargeRuling, "crumb-large-ruling", headline, reason, dice);
}

AdwDialog *
crumb_large_ruling_new (const char *headline, const char *reason)
{
  CrumbLargeRuling *self = g_object_new (CRUMB_TYPE_LARGE_RULING, NULL);

  gtk_label_set_label (self->headline, headline);
  crumb_label_show (self->reason, reason);
  return ADW_DIALOG (self);
}

void
crumb_large_ruling_add (CrumbLargeRuling *self, GtkWidget *widget)
{
  g_return_if_fail (CRUMB_IS_LARGE_RULING (self));

  gtk_box_append (self->dice, widget);
}
