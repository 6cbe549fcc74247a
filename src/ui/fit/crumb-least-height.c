/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "crumb-least-height.h"

static GtkSizeRequestMode
request_mode (GtkWidget *bin)
{
  return gtk_widget_get_request_mode (gtk_widget_get_first_child (bin));
}

static void
measure (GtkWidget *bin, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (bin), orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  *natural = *minimum;
  *natural_baseline = *minimum_baseline;
}

static void
allocate (GtkWidget *bin, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (bin), width, height, baseline, NULL);
}

void
crumb_least_height (GtkWidget *bin)
{
  gtk_widget_set_layout_manager (bin, gtk_custom_layout_new (request_mode, measure, allocate));
}
