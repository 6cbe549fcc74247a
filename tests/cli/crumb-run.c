/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One process for each run. */

#include "crumb-run.h"

#include <gio/gio.h>
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
