/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A QR code, each module a whole number of the screen's pixels: dark on light in every style, as cameras want it. */

#include "crumb-qr-view.h"

#include "record/base/crumb-class.h"
#include "record/files/crumb-qr-code.h"

#include <math.h>

/* The light margin that belongs to the code, in modules. */
#define QUIET_ZONE 4
/* How large a module is, in logical pixels: the least that a camera reads, and what is asked for. */
#define MODULE_MIN 2
#define MODULE_NATURAL 4

struct _CrumbQrView
{
  GtkWidget parent_instance;

  CrumbQrCode *code;
};

CRUMB_DEFINE_PLAIN (CrumbQrView, crumb_qr_view, GTK_TYPE_WIDGET)

static guint
count_modules (CrumbQrView *self)
{
  return self->code != NULL ? self->code->size + 2 * QUIET_ZONE : 0;
}

static void
append_dark (CrumbQrView *self, GtkSnapshot *snapshot, float module)
{
  const GdkRGBA black = { .alpha = 1 };
  guint size = self->code->size;

  /* Neighbors in a row are one rectangle, so that no seam can show. */
  for (guint row = 0; row < size; row++)
    for (guint from = 0, to; from < size; from = to)
      {
        const gboolean *dark = self->code->dark + row * size;

        for (to = from + 1; to < size && dark[to] == dark[from];)
          to++;
        if (dark[from])
          gtk_snapshot_append_color (snapshot, &black,
                                     &GRAPHENE_RECT_INIT ((float) (from + QUIET_ZONE) * module,
                                                          (float) (row + QUIET_ZONE) * module,
                                                          (float) (to - from) * module, module));
      }
}

static void
crumb_qr_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbQrView *self = CRUMB_QR_VIEW (widget);
  const GdkRGBA white = { 1, 1, 1, 1 };
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));
  double scale = gdk_surface_get_scale (surface);
  int edge = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  float module, size, x;

  if (self->code == NULL)
    return;
  module = (float) (MAX (floor (edge * scale / count_modules (self)), 1) / scale);
  size = module * (float) count_modules (self);
  x = (float) (floor (((float) gtk_widget_get_width (widget) - size) * scale / 2) / scale);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, 0));
  gtk_snapshot_append_color (snapshot, &white, &GRAPHENE_RECT_INIT (0, 0, size, size));
  append_dark (self, snapshot, module);
  gtk_snapshot_restore (snapshot);
}

static GtkSizeRequestMode
crumb_qr_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
crumb_qr_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  int modules = (int) count_modules (CRUMB_QR_VIEW (widget));

  *minimum = MODULE_MIN * modules;
  *natural = MODULE_NATURAL * modules;
  /* Whole pixels for a module leave a rest, which is not to be empty room below. */
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0 && modules > 0)
    *minimum = *natural = CLAMP (for_size / modules, MODULE_MIN, MODULE_NATURAL) * modules;
}

static void
crumb_qr_view_class_init (CrumbQrViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = crumb_qr_view_get_request_mode;
  widget_class->measure = crumb_qr_view_measure;
  widget_class->snapshot = crumb_qr_view_snapshot;
  crumb_class_owns (klass, CrumbQrView, crumb_qr_code_free, code);

  gtk_widget_class_set_css_name (widget_class, "qrcode");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

gboolean
crumb_qr_view_set_text (CrumbQrView *self, const char *text)
{
  g_return_val_if_fail (CRUMB_IS_QR_VIEW (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  g_clear_pointer (&self->code, crumb_qr_code_free);
  self->code = crumb_qr_code_new (text);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return self->code != NULL;
}
