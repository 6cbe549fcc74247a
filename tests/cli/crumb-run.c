/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One process for each run. */

#include "crumb-run.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#define WIDE "1000"

static GSubprocess *
spawn (const char *columns, const char *variable, const char *value, const char *const arguments[], GError **error)
{
  GSubprocessFlags flags =
      G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE;
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (flags);
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();

  g_assert_nonnull (g_getenv ("CRUMB"));
  g_ptr_array_add (argv, (gpointer) g_getenv ("CRUMB"));
  for (gsize i = 0; arguments[i] != NULL; i++)
    g_ptr_array_add (argv, (gpointer) arguments[i]);
  g_ptr_array_add (argv, NULL);

  g_subprocess_launcher_unsetenv (launcher, "DISPLAY");
  g_subprocess_launcher_unsetenv (launcher, "WAYLAND_DISPLAY");
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", "/dev/null", TRUE);
  g_subprocess_launcher_setenv (launcher, "COLUMNS", columns, TRUE);
  g_subprocess_launcher_setenv (launcher, variable, value, TRUE);
  return g_subprocess_launcher_spawnv (launcher, (const char *const *) argv->pdata, error);
}

static char *
text_of (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return length > 0 ? g_strndup (data, length) : g_strdup ("");
}

CrumbRun
crumb_run (const char *const arguments[], const char *input)
{
  return crumb_run_with ("XDG_DATA_HOME", "/dev/null", arguments, input);
}

static CrumbRun
wait_for (GSubprocess *process, const char *input)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) in = g_bytes_new (input, input != NULL ? strlen (input) : 0);
  g_autoptr (GBytes) out = NULL;
  g_autoptr (GBytes) err = NULL;

  g_subprocess_communicate (process, in, NULL, &out, &err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));

  return (CrumbRun) {
    .out = text_of (out),
    .err = text_of (err),
    .status = g_subprocess_get_exit_status (process),
  };
}

CrumbRun
crumb_run_with (const char *variable, const char *value, const char *const arguments[], const char *input)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = spawn (WIDE, variable, value, arguments, &error);

  g_assert_no_error (error);
  return wait_for (process, input);
}

CrumbRun
crumb_run_in_columns (const char *columns, const char *folder, const char *const arguments[])
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = spawn (columns, "XDG_DATA_HOME", folder, arguments, &error);

  g_assert_no_error (error);
  return wait_for (process, NULL);
}

void
crumb_run_at_once (CrumbRun *runs, guint n, const char *variable, const char *value, const char *const arguments[])
{
  g_autoptr (GPtrArray) processes = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n; i++)
    {
      g_ptr_array_add (processes, spawn (WIDE, variable, value, arguments, &error));
      g_assert_no_error (error);
    }
  for (guint i = 0; i < n; i++)
    runs[i] = wait_for (processes->pdata[i], NULL);
}

void
crumb_run_clear (CrumbRun *run)
{
  g_clear_pointer (&run->out, g_free);
  g_clear_pointer (&run->err, g_free);
}

typedef struct
{
  const char *first;
  const CrumbRunRow *row;
} Row;

static void
assert_run (const CrumbRun *run, const char *out, const char *err, int status)
{
  g_assert_cmpstr (run->err, ==, err);
  g_assert_cmpstr (run->out, ==, out);
  g_assert_cmpint (run->status, ==, status);
}

static void
test_row (gconstpointer data)
{
  const Row *self = data;
  const char *arguments[CRUMB_RUN_ARGUMENTS_MAX + 2] = { NULL };
  g_auto (CrumbRun) run = { 0 };
  guint n = 0;

  if (self->first != NULL)
    arguments[n++] = self->first;
  for (guint i = 0; i < CRUMB_RUN_ARGUMENTS_MAX && self->row->arguments[i] != NULL; i++)
    arguments[n++] = self->row->arguments[i];
  run = crumb_run (arguments, self->row->input);
  assert_run (&run, self->row->out, self->row->err, self->row->status);
}

void
crumb_run_add_rows (const char *path, const char *first, const CrumbRunRow rows[], gsize n)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%02" G_GSIZE_FORMAT, path, i);
      Row *row = g_new (Row, 1);

      *row = (Row) { first, &rows[i] };
      g_test_add_data_func_full (name, row, test_row, g_free);
    }
}

void
crumb_run_remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      crumb_run_remove_folder (child);
    }
  g_assert_no_errno (g_remove (path));
}

void
crumb_home_set_up (CrumbHome *home, gconstpointer data)
{
  home->folder = g_dir_make_tmp ("crumb-XXXXXX", NULL);
  g_assert_nonnull (home->folder);
}

void
crumb_home_tear_down (CrumbHome *home, gconstpointer data)
{
  crumb_run_remove_folder (home->folder);
  g_free (home->folder);
}

CrumbRun
crumb_home_run (const CrumbHome *home, const char *const arguments[], const char *input)
{
  return crumb_run_with ("XDG_DATA_HOME", home->folder, arguments, input);
}

void
crumb_home_assert_run (const CrumbHome *home, const char *const arguments[], const char *input, const char *out,
                       const char *err, int status)
{
  g_auto (CrumbRun) run = crumb_home_run (home, arguments, input);

  assert_run (&run, out, err, status);
}
