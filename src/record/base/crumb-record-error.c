/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The error domain of the record. */

#include "crumb-record-error.h"

G_DEFINE_QUARK (crumb - record - error - quark, crumb_record_error)

gboolean
crumb_record_error_set_file (GError **error, CrumbRecordError code, const char *path, const char *sentence)
{
  g_autofree char *shown = g_filename_display_name (path);

  /* The format string is a translated sentence. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, CRUMB_RECORD_ERROR, (int) code, sentence, shown);
#pragma GCC diagnostic pop
  return FALSE;
}
