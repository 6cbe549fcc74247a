/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The program of a room's tests: all of them, or those of the files whose names are given. */

#include ROOM_TESTS_H

#include <glib.h>

static const struct
{
  const char *name;
  void (*add) (void);
} files[] = { ROOM_TESTS };

static gboolean
is_a_file (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    if (g_str_equal (files[i].name, name))
      return TRUE;
  return FALSE;
}

int
main (int argc, char *argv[])
{
  const char *const *names = (const char *const *) argv + 1;

  g_test_init (&argc, &argv, NULL);
  for (int i = 1; i < argc; i++)
    if (!is_a_file (argv[i]))
      {
        g_printerr ("No file of these tests is called %s.\n", argv[i]);
        return 2;
      }

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    if (argc == 1 || g_strv_contains (names, files[i].name))
      files[i].add ();
  return g_test_run ();
}
