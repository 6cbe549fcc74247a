/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

#include "crumb-smaller.h"

#include <adwaita.h>

/* Beside text of the usual size. */
#define SMALLEST 0.75

double
crumb_smaller_least (GtkWidget *widget)
{
  double text = adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, 1, gtk_widget_get_settings (widget));

  return MIN (SMALLEST / text, 1);
}

int
crumb_smaller_natural (GtkWidget *child, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* In the middle of the height. */
void
crumb_smaller_allocate (GtkWidget *child, int width, int height, int baseline, double factor)
{
  GskTransform *smaller = NULL;

  if (factor < 1)
    {
      graphene_point_t top = GRAPHENE_POINT_INIT (0, (float) (height * (1 - factor) / 2));

      smaller = gsk_transform_scale (gsk_transform_translate (NULL, &top), (float) factor, (float) factor);
      baseline = -1;
    }
  gtk_widget_allocate (child, (int) (width / factor + 0.5), height, baseline, smaller);
}
