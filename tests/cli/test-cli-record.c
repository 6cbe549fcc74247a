/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game goes into the record, is listed and shown, and comes out again as it went in. */

#include "crumb-run.h"

#include <glib/gstdio.h>
#include <string.h>

#define ID "917ad25b-a5a1-850a-abaf-d7190295f920"

static const char *const game
    = "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"started\": \"2026-03-01T19:30:00Z\","
      " \"players\": [{\"name\":\"Sue\"},{\"name\":\"张伟\"}], \"entries\": ["
      " {\"what\":\"cookies\",\"seat\":0,\"amount\":20},{\"what\":\"cookies\",\"seat\":1,\"amount\":9},"
      " {\"what\":\"round\"},"
      " {\"what\":\"cookies\",\"seat\":0,\"amount\":33},{\"what\":\"cookies\",\"seat\":1,\"amount\":41}]}";

typedef struct
{
  char *folder;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("crumb-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
}

static void
remove_file (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_remove (path);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  remove_file (fixture->folder, "crumb/crumb.db-journal");
  remove_file (fixture->folder, "crumb/crumb.db");
  remove_file (fixture->folder, "crumb");
  remove_file (fixture->folder, "game.json");
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
}

static CrumbRun
run_in (Fixture *fixture, const char *const arguments[], const char *input)
{
  return crumb_run_with ("XDG_DATA_HOME", fixture->folder, arguments, input);
}

static void
assert_run (Fixture           *fixture,
            const char *const  arguments[],
            const char        *input,
            const char        *out,
            const char        *err,
            int                status)
{
  g_auto (CrumbRun) run = run_in (fixture, arguments, input);

  g_assert_cmpstr (run.err, ==, err);
  g_assert_cmpstr (run.out, ==, out);
  g_assert_cmpint (run.status, ==, status);
}

#define ARGUMENTS(...) ((const char *const[]) { __VA_ARGS__, NULL })

static void
test_empty (Fixture *fixture, gconstpointer data)
{
  assert_run (fixture, ARGUMENTS ("games"), NULL, "", "", 0);
  assert_run (fixture, ARGUMENTS ("games", "--json"), NULL, "[]\n", "", 0);
  assert_run (fixture, ARGUMENTS ("show", "917"), NULL, "", "There is no game “917”.\n", 2);
  assert_run (fixture, ARGUMENTS ("show", ""), NULL, "", "“” is no id of a game.\n", 2);
  assert_run (fixture, ARGUMENTS ("export", "917"), NULL, "", "There is no game “917”.\n", 2);
}

static void
test_one_game (Fixture *fixture, gconstpointer data)
{
  assert_run (fixture, ARGUMENTS ("import", "-"), game, "-: game " ID " is in the record now.\n", "", 0);
  assert_run (fixture, ARGUMENTS ("import", "--json", "-"), game,
              "{\"file\":\"-\",\"id\":\"" ID "\",\"known\":true}\n", "", 0);
  assert_run (fixture, ARGUMENTS ("games"), NULL,
              "917ad25b  2026-03-01 19:30  Sue 53, 张伟 50  Sue wins with 53 cookies.\n", "", 0);
  assert_run (fixture, ARGUMENTS ("games", "--json"), NULL,
              "[{\"id\":\"" ID "\",\"game\":\"cookie-raid\",\"started\":\"2026-03-01T19:30:00Z\","
              "\"touched\":\"2026-03-01T19:30:00Z\",\"players\":[\"Sue\",\"张伟\"],\"totals\":[53,50],\"rounds\":2,"
              "\"over\":true,\"ended_early\":false,\"winners\":[0]}]\n",
              "", 0);
  assert_run (fixture, ARGUMENTS ("show", "917"), NULL,
              "Round       Sue      张伟\n"
              "    1  +20 = 20    +9 = 9\n"
              "    2  +33 = 53  +41 = 50\n"
              "Sue wins with 53 cookies.\n",
              "", 0);
}

static void
test_show_json (Fixture *fixture, gconstpointer data)
{
  g_auto (CrumbRun) import = run_in (fixture, ARGUMENTS ("import", "-"), game);
  g_auto (CrumbRun) show = run_in (fixture, ARGUMENTS ("show", "--json", ID), NULL);
  const char *scores = strstr (show.out, "\"players\"");

  g_assert_cmpint (show.status, ==, 0);
  g_assert_cmpstr (scores, ==,
                   "\"players\":[\"Sue\",\"张伟\"],\"playing\":[0,1],\"cookies\":[[20,9],[33,41]],\"totals\":[[20,9],[53,50]],"
                   "\"winner\":0,\"winners\":[0],\"over\":true,\"ended_early\":false}\n");
}

static void
test_export (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "game.json", NULL);
  g_autofree char *written = NULL;
  g_auto (CrumbRun) import = run_in (fixture, ARGUMENTS ("import", "-"), game);
  g_auto (CrumbRun) first = run_in (fixture, ARGUMENTS ("export", "917"), NULL);
  g_autofree char *known = g_strdup_printf ("%s: game " ID " was in the record already.\n", path);

  g_assert_cmpint (first.status, ==, 0);
  assert_run (fixture, ARGUMENTS ("export", ID, path), NULL, "", "", 0);
  g_assert_true (g_file_get_contents (path, &written, NULL, NULL));
  g_assert_cmpstr (written, ==, first.out);
  assert_run (fixture, ARGUMENTS ("import", path), NULL, known, "", 0);
  assert_run (fixture, ARGUMENTS ("export", ID), NULL, written, "", 0);
}

/* A file that is not right is left out and named; the others are taken. */
static void
test_bad_files (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "game.json", NULL);
  g_autoptr (GString) refused = g_string_new (game);
  g_autofree char *taken = g_strdup_printf ("%s: game " ID " is in the record now.\n", path);

  g_string_replace (refused, "\"amount\":33", "\"amount\":3300", 0);
  assert_run (fixture, ARGUMENTS ("import", "-"), refused->str, "",
              "-: Entry 4: Cookies go from 0 to 999; 3300 is outside of that.\n", 2);
  assert_run (fixture, ARGUMENTS ("games"), NULL, "", "", 0);

  g_assert_true (g_file_set_contents (path, game, -1, NULL));
  assert_run (fixture, ARGUMENTS ("import", "/nonexistent", path), NULL, taken,
              "/nonexistent: it can’t be read: No such file or directory.\n", 2);
}

int
main (int argc, char *argv[])
{
  g_setenv ("TZ", "UTC", TRUE);
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/cli/record/empty", Fixture, NULL, set_up, test_empty, tear_down);
  g_test_add ("/cli/record/one-game", Fixture, NULL, set_up, test_one_game, tear_down);
  g_test_add ("/cli/record/show-json", Fixture, NULL, set_up, test_show_json, tear_down);
  g_test_add ("/cli/record/export", Fixture, NULL, set_up, test_export, tear_down);
  g_test_add ("/cli/record/bad-files", Fixture, NULL, set_up, test_bad_files, tear_down);
  return g_test_run ();
}
