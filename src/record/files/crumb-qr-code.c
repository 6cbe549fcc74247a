/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Encodes a text as a QR code. */

#include "crumb-qr-code.h"

#include <qrencode.h>

/* The light margin that a code needs, in modules (ISO/IEC 18004). */
#define MARGIN 4

CrumbQrCode *
crumb_qr_code_new (const char *text)
{
  QRcode *made = QRcode_encodeString8bit (text, 0, QR_ECLEVEL_L);
  CrumbQrCode *code;

  if (made == NULL)
    return NULL;

  code = g_new0 (CrumbQrCode, 1);
  code->size = (guint) made->width;
  code->dark = g_new0 (gboolean, code->size * code->size);
  for (guint i = 0; i < code->size * code->size; i++)
    code->dark[i] = made->data[i] & 1;
  QRcode_free (made);
  return code;
}

void
crumb_qr_code_free (CrumbQrCode *code)
{
  g_free (code->dark);
  g_free (code);
}

/* FALSE outside the code, since the margin is light. */
static gboolean
is_dark (const CrumbQrCode *code, guint row, guint column)
{
  if (row < MARGIN || row >= code->size + MARGIN || column < MARGIN || column >= code->size + MARGIN)
    return FALSE;
  return code->dark[(row - MARGIN) * code->size + column - MARGIN];
}

char *
crumb_qr_code_to_text (const CrumbQrCode *code)
{
  static const char *const blocks[] = { "█", "▀", "▄", " " };
  g_autoptr (GString) text = g_string_new (NULL);
  guint size = code->size + 2 * MARGIN;

  for (guint row = 0; row < size; row += 2)
    {
      for (guint column = 0; column < size; column++)
        {
          guint upper = is_dark (code, row, column) ? 2 : 0;
          guint lower = is_dark (code, row + 1, column) ? 1 : 0;

          g_string_append (text, blocks[upper + lower]);
        }
      g_string_append_c (text, '\n');
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}
