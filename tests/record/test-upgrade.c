/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A record that an older Crumb wrote is opened and upgraded, and says what it said. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/store/crumb-verify.h"

/* Written by Crumb when the schema had one step; beside it what it exported then. Never made anew. */
static const char *const games[] = {
  "05074c16-0a27-8f25-8d30-42f4ddb2b553",
  "74a427a2-131d-8825-b8e5-41c43aced045",
};

static char *
read_fixture (const char *name, gsize *length)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "record", "version-1", name, NULL);
  g_autoptr (GError) error = NULL;
  char *content = NULL;

  g_file_get_contents (path, &content, length, &error);
  g_assert_no_error (error);
  return content;
}

static guint
count_faults (CrumbStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) faults = crumb_store_verify (store, NULL, NULL, &error);

  g_assert_no_error (error);
  return faults->len;
}

/* Lists and statistics are those of games that were always there. */
static void
assert_list (CrumbStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) listed = crumb_store_list_games (store, NULL, 0, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (listed->len, ==, G_N_ELEMENTS (games));
  for (guint i = 0; i < listed->len; i++)
    {
      const CrumbGameSummary *summary = listed->pdata[i];
      g_autoptr (CrumbGame) game = crumb_store_load_game (store, summary->id, NULL);

      g_assert_cmpuint (summary->n_seats, >=, 2);
      for (guint seat = 0; game != NULL && seat < summary->n_seats; seat++)
        g_assert_cmpstr (summary->seats[seat]->name, ==, crumb_game_get_seat (game, seat)->name);
    }
}

static void
test_version_1 (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "old.db", NULL);
  g_autofree char *database = NULL;
  g_autoptr (CrumbStore) store = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  database = read_fixture ("crumb.db", &length);
  g_file_set_contents (path, database, (gssize) length, &error);
  g_assert_no_error (error);
  store = crumb_store_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_faults (store), ==, 0);
  assert_list (store);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *name = g_strconcat (games[i], ".json", NULL);
      g_autofree char *exported = read_fixture (name, &length);
      g_autoptr (CrumbGame) game = crumb_store_load_game (store, games[i], &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      text = crumb_game_file_write (game);
      g_assert_cmpstr (text, ==, exported);
      crumb_game_set_note (game, "Found in an old record", &error);
      g_assert_no_error (error);
    }
}

/* One game that is damaged does not keep the others from being upgraded and played on. */
static void
test_damaged_version_1 (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "old.db", NULL);
  g_autofree char *database = NULL;
  g_autofree char *sql = g_strdup_printf ("UPDATE seat SET name = 'Who' WHERE seat = 0 AND game = '%s'", games[0]);
  g_autoptr (CrumbStore) store = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  database = read_fixture ("crumb.db", &length);
  g_file_set_contents (path, database, (gssize) length, &error);
  g_assert_no_error (error);
  record_exec (path, sql);
  store = crumb_store_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_faults (store), ==, 1);
  assert_list (store);
}

void
add_upgrade_tests (void)
{
  g_test_add ("/record/upgrade/version-1", RecordFixture, NULL, record_fixture_set_up, test_version_1,
              record_fixture_tear_down);
  g_test_add ("/record/upgrade/damaged-version-1", RecordFixture, NULL, record_fixture_set_up, test_damaged_version_1,
              record_fixture_tear_down);
}
