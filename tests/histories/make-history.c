/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* make-history N SEED FILE: makes a record of N games. */

#include "history-maker.h"

#include <stdio.h>
#include <stdlib.h>

int
main (int argc, char *argv[])
{
  g_autofree char *path = NULL;

  if (argc != 4)
    {
      fprintf (stderr, "Usage: make-history N SEED FILE\n");
      return 2;
    }
  path = g_canonicalize_filename (argv[3], NULL);
  history_make (path, (guint) strtoul (argv[1], NULL, 10), (guint32) strtoul (argv[2], NULL, 10));
  return 0;
}
