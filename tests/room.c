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
  g_autoptr (GPtrArray) words = g_ptr_array_new_null_terminated ((guint) argc + 2, NULL, TRUE);
  char **names;
  int n;

  for (int i = 0; i < argc; i++)
    g_ptr_array_add (words, argv[i]);
  if (g_strcmp0 (g_getenv ("CRUMB_TESTS"), "long") == 0)
    {
      g_ptr_array_add (words, (char *) "-m");
      g_ptr_array_add (words, (char *) "slow");
    }
  n = (int) words->len;
  names = (char **) words->pdata;

  /* Takes out what it knows, such as --seed and -p. */
  g_test_init (&n, &names, NULL);
  for (int i = 1; i < n; i++)
    if (!is_a_file (names[i]))
      {
        g_printerr ("No file of these tests is called %s.\n", names[i]);
        return 2;
      }

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    if (n == 1 || g_strv_contains ((const char *const *) names + 1, files[i].name))
      files[i].add ();
  return g_test_run ();
}
