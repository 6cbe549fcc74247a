/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The program of a room's tests: all of them, or those of the files whose names are given. When CRUMB_TESTS is "long"
 * they are slow ones: g_test_slow () says so, and random ones try far more. */

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
  char *slow[] = { argv[0], (char *) "-m", (char *) "slow", NULL };
  char **mode = slow;
  int n_mode = g_strcmp0 (g_getenv ("CRUMB_TESTS"), "long") == 0 ? 3 : 1;

  g_test_init (&n_mode, &mode, NULL);
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
