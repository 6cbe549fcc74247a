/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A text as a QR code for the camera of a phone. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_QR_VIEW (crumb_qr_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbQrView, crumb_qr_view, CRUMB, QR_VIEW, GtkWidget)

/** crumb_qr_view_set_text: FALSE when the text is too long for any code, and nothing is shown. */
gboolean crumb_qr_view_set_text (CrumbQrView *self, const char *text);

G_END_DECLS
