/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Of a record that an older Crumb wrote, games and statistics are what that Crumb said of them; only head to head counted
 * wins then. */

#include "cli-tests.h"
#include "crumb-run.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

/* What stats.txt has, one after the other, in JSON and in words. */
static const char *const players[] = { "Sue", "Chloé", "Bartholomew", "Tom", "علي", "李", "Zoë" };

static char *
read_fixture (const char *name, gsize *length)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "record", "version-4", name, NULL);
  g_autoptr (GError) error = NULL;
  char *content = NULL;

  g_file_get_contents (path, &content, length, &error);
  g_assert_no_error (error);
  return content;
}

static char *
make_home (void)
{
  char *home = g_dir_make_tmp ("crumb-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (home, "crumb", NULL);
  g_autofree char *path = g_build_filename (folder, "crumb.db", NULL);
  g_autofree char *database = NULL;
  gsize length;

  database = read_fixture ("crumb.db", &length);
  g_assert_no_errno (g_mkdir (folder, 0700));
  g_assert_true (g_file_set_contents (path, database, (gssize) length, NULL));
  return home;
}

static void
test_version_4 (void)
{
  g_autofree char *home = make_home ();
  g_autofree char *games = read_fixture ("games.json", NULL);
  g_autofree char *expected = read_fixture ("stats.txt", NULL);
  g_auto (CrumbRun) listed = crumb_run_with ("XDG_DATA_HOME", home, ARGUMENTS ("games", "--json"), NULL);
  g_autoptr (GString) stats = g_string_new (NULL);

  g_assert_cmpstr (listed.err, ==, "");
  g_assert_cmpstr (listed.out, ==, games);
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_auto (CrumbRun) json = crumb_run_with ("XDG_DATA_HOME", home, ARGUMENTS ("stats", players[i], "--json"), NULL);
      g_auto (CrumbRun) text = crumb_run_with ("XDG_DATA_HOME", home, ARGUMENTS ("stats", players[i]), NULL);

      g_string_append (stats, json.out);
      g_string_append (stats, text.out);
    }
  g_assert_cmpstr (stats->str, ==, expected);
  crumb_run_remove_folder (home);
}

void
add_cli_upgrade_tests (void)
{
  g_test_add_func ("/cli/upgrade/version-4", test_version_4);
}
