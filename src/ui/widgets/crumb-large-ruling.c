/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A ruling that is read across the table. */

#include "crumb-large-ruling.h"

#include "crumb-placard.h"
#include "crumb-widget-helpers.h"

/* In a tall window so many rows are larger with the dice below each name; more are larger with the dice beside it. */
#define MOST_STACKED 4

struct _CrumbLargeRuling
{
  AdwDialog parent_instance;

  GtkLabel *headline;
  GtkLabel *reason;
  GtkBox *dice;

  GPtrArray *rows;
  gboolean tall;
};

G_DEFINE_FINAL_TYPE (CrumbLargeRuling, crumb_large_ruling, ADW_TYPE_DIALOG)

static void
set_tall (CrumbLargeRuling *self, gboolean tall)
{
  gboolean stacked = tall && self->rows->len <= MOST_STACKED;

  self->tall = tall;
  for (guint i = 0; i < self->rows->len; i++)
    gtk_orientable_set_orientation (g_ptr_array_index (self->rows, i),
                                    stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
tall_cb (CrumbLargeRuling *self)
{
  set_tall (self, TRUE);
}

static void
wide_cb (CrumbLargeRuling *self)
{
  set_tall (self, FALSE);
}

static void
crumb_large_ruling_class_init (CrumbLargeRulingClass *klass)
{
  g_type_ensure (CRUMB_TYPE_PLACARD);
  crumb_class_template (klass, CrumbLargeRuling, "crumb-large-ruling", headline, reason, dice);
  crumb_class_owns (klass, CrumbLargeRuling, g_ptr_array_unref, rows);
  crumb_class_callbacks (klass, tall_cb, wide_cb);
}

static void
crumb_large_ruling_init (CrumbLargeRuling *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
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

void
crumb_large_ruling_add_row (CrumbLargeRuling *self, GtkOrientable *row)
{
  g_return_if_fail (CRUMB_IS_LARGE_RULING (self));
  g_return_if_fail (GTK_IS_WIDGET (row));

  g_ptr_array_add (self->rows, row);
  gtk_box_append (self->dice, GTK_WIDGET (row));
  set_tall (self, self->tall);
}
