/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Replays every input of a target that was ever worth keeping: replay-TARGET TARGET FOLDER…. */

#include "fuzz.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

/* What one input may cost, in seconds of the processor: with sanitizers a healthy one takes a hundredth. */
#define SECONDS_MAX 10

static int
by_name (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
list_inputs (const char *folder, GPtrArray *paths)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  g_assert_nonnull (dir);
  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        g_ptr_array_add (paths, g_steal_pointer (&path));
    }
}

/* The target may say whatever it likes; only the results go to the real standard output. */
static FILE *
keep_output (void)
{
  int results = dup (STDOUT_FILENO);
  int nothing = open ("/dev/null", O_WRONLY);

  g_assert_cmpint (dup2 (nothing, STDOUT_FILENO), ==, STDOUT_FILENO);
  close (nothing);
  return fdopen (results, "w");
}

int
main (int argc, char *argv[])
{
  g_autoptr (GPtrArray) inputs = g_ptr_array_new_with_free_func (g_free);
  FILE *results;

  g_assert_cmpint (argc, >=, 3);
  for (int i = 2; i < argc; i++)
    list_inputs (argv[i], inputs);
  g_ptr_array_sort (inputs, by_name);
  g_assert_cmpuint (inputs->len, >, 0);
  results = keep_output ();
  fprintf (results, "TAP version 14\n1..%u\n", inputs->len);
  fuzz_begin (argv[1]);
  for (guint i = 0; i < inputs->len; i++)
    {
      const char *path = g_ptr_array_index (inputs, i);
      const struct itimerval limit = { .it_value.tv_sec = SECONDS_MAX }, none = { 0 };
      g_autofree char *bytes = NULL;
      gsize length;

      /* Should it kill us, this is the last that is said. */
      fprintf (results, "# %s\n", path);
      fflush (results);
      g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
      setitimer (ITIMER_PROF, &limit, NULL);
      fuzz_input ((const guint8 *) bytes, length);
      setitimer (ITIMER_PROF, &none, NULL);
      fprintf (results, "ok %u\n", i + 1);
    }
  fclose (results);
  return 0;
}
