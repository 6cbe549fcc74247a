/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A text as a QR code. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CrumbQrCode:
 * @size: how many modules wide and high it is
 * @dark: @size × @size modules, row by row, without the margin of four that has to stay light around them
 */
typedef struct
{
  guint size;
  gboolean *dark;
} CrumbQrCode;

/** crumb_qr_code_new: (transfer full) (nullable): NULL when the text is too long for any code. */
CrumbQrCode *crumb_qr_code_new (const char *text);
void crumb_qr_code_free (CrumbQrCode *code);

/** crumb_qr_code_to_text: (transfer full): The code in half blocks, light on dark as terminals are, with its margin. */
char *crumb_qr_code_to_text (const CrumbQrCode *code);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbQrCode, crumb_qr_code_free)

G_END_DECLS
