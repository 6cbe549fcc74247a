/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cells of a table for spreadsheets. */

#include "crumb-csv.h"

#include <string.h>

void
crumb_csv_append (GString *csv, const char *text)
{
  g_autoptr (GString) cell = g_string_new (text);

  if (cell->len > 0 && strchr ("=+-@\t\r", cell->str[0]) != NULL)
    g_string_prepend_c (cell, '\'');
  if (strpbrk (cell->str, ",\"\r\n") != NULL)
    {
      g_string_replace (cell, "\"", "\"\"", 0);
      g_string_prepend_c (cell, '"');
      g_string_append_c (cell, '"');
    }
  g_string_append_len (csv, cell->str, (gssize) cell->len);
}
