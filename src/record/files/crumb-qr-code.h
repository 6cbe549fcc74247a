/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Encodes a text as a QR code. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CrumbQrCode:
 * @size: its width and height in modules
 * @dark: @size × @size modules, row by row, without the light margin of four modules that it needs
 */
typedef struct
{
  guint size;
  gboolean *dark;
} CrumbQrCode;

/** crumb_qr_code_new: (transfer full) (nullable): NULL when the text is too long for a QR code. */
CrumbQrCode *crumb_qr_code_new (const char *text);
void crumb_qr_code_free (CrumbQrCode *code);

/**
 * crumb_qr_code_to_text: (transfer full): The code drawn with half blocks, light on dark as terminals are, with its
 * margin.
 */
char *crumb_qr_code_to_text (const CrumbQrCode *code);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbQrCode, crumb_qr_code_free)

G_END_DECLS
