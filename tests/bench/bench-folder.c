/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Measures a folder sync, and how long it blocks the main loop at once: 100 ms at most. */

#include "../record/record-fixture.h"

#include "record/folder/crumb-folder.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#define N_GAMES 1000

static void
import_game (CrumbStore *store)
{
  g_autofree char *new_id = g_uuid_string_random ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *id = NULL;

  g_string_printf (text,
                   "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"id\": \"%s\","
                   "\"started\": \"2026-03-01T19:30:00Z\","
                   "\"rules\": \"target=300\", \"players\": [{\"name\":\"Sue\"},{\"name\":\"John\"}], \"entries\": [",
                   new_id);
  for (guint round = 0; round < 30; round++)
    g_string_append_printf (text,
                            "%s{\"what\":\"cookies\",\"seat\":0,\"amount\":10},{\"what\":\"cookies\",\"seat\":1,"
                            "\"amount\":9}",
                            round > 0 ? ",{\"what\":\"round\"}," : "");
  g_string_append (text, "]}");
  if (!crumb_game_file_read (store, text->str, text->len, CRUMB_IMPORT_ASK, &id, NULL, NULL, NULL))
    abort ();
}

static void
updated_cb (CrumbFolder *folder, guint n_read, guint n_written, gboolean *done)
{
  *done = TRUE;
}

static void
measure (const char *what, CrumbFolder *folder)
{
  gboolean done = FALSE;
  gulong handler = g_signal_connect (folder, "updated", G_CALLBACK (updated_cb), &done);
  gint64 begin = 0;
  gint64 longest = 0;
  gint64 end = 0;

  crumb_folder_start (folder);
  while (!done)
    {
      gint64 before = g_get_monotonic_time ();

      if (begin == 0 && crumb_folder_get_busy (folder))
        begin = before;
      g_main_context_iteration (NULL, FALSE);
      end = g_get_monotonic_time ();
      longest = MAX (longest, end - before);
      g_usleep (100);
    }
  crumb_folder_stop (folder);
  g_signal_handler_disconnect (folder, handler);
  g_print ("%-40s %8.1f ms, main loop waits %6.2f ms at most (bar 100)\n", what, (double) (end - begin) / 1000,
           (double) longest / 1000);
}

int
main (int argc, char *argv[])
{
  guint n = argc > 1 ? (guint) atoi (argv[1]) : N_GAMES;
  RecordFixture from = { 0 };
  RecordFixture to = { 0 };
  g_autofree char *path = NULL;
  g_autoptr (GFile) place = NULL;
  g_autoptr (CrumbFolder) folder = NULL;
  g_autoptr (CrumbFolder) other = NULL;

  g_test_init (&argc, &argv, NULL);
  record_fixture_set_up (&from, NULL);
  record_fixture_set_up (&to, NULL);
  path = g_build_filename (from.folder, "games", NULL);
  g_mkdir (path, 0700);
  place = g_file_new_for_path (path);
  folder = crumb_folder_new (from.store, place);
  other = crumb_folder_new (to.store, place);

  for (guint i = 0; i < n; i++)
    import_game (from.store);
  g_print ("%u games\n", n);
  measure ("write all", folder);
  measure ("read all on another machine", other);
  g_usleep (3 * G_USEC_PER_SEC);
  measure ("read once more what was just written", folder);
  measure ("nothing new", folder);

  g_clear_object (&folder);
  g_clear_object (&other);
  record_remove_folder (path);
  record_fixture_tear_down (&from, NULL);
  record_fixture_tear_down (&to, NULL);
  return EXIT_SUCCESS;
}
