/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What syncing a folder does where something else has a file's name. */

#include "record-tests.h"
#include "sync-machine.h"

#include "record/files/crumb-game-name.h"
#include "record/files/crumb-mark-file.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

/* What may be in the way under the name of a game or a mark. */
typedef enum
{
  IN_THE_WAY_FILE,
  IN_THE_WAY_LARGE,
  IN_THE_WAY_FOLDER,
  IN_THE_WAY_PIPE,
} InTheWay;

static void
put_in_the_way (Machine *machine, const char *name, InTheWay what, const char *text)
{
  g_autofree char *path = g_build_filename (machine->path, name, NULL);
  g_autofree char *large = NULL;

  g_remove (path);
  switch (what)
    {
    case IN_THE_WAY_FILE:
      machine_write_file (machine, name, text, -1);
      break;
    case IN_THE_WAY_LARGE:
      large = g_strnfill (CRUMB_GAME_FILE_MAX + 1, ' ');
      memcpy (large, text, strlen (text));
      machine_write_file (machine, name, large, -1);
      break;
    case IN_THE_WAY_FOLDER:
      g_assert_no_errno (g_mkdir (path, 0700));
      break;
    case IN_THE_WAY_PIPE:
      g_assert_no_errno (mkfifo (path, 0600));
    }
}

/* Syncs until nothing can be left to do; of each name it is the same file as before, so nobody has written it anew. */
static void
assert_left_alone (Machine *machine, const char *name, guint n_files, gboolean trouble)
{
  g_autofree char *path = g_build_filename (machine->path, name, NULL);
  GStatBuf before;
  GStatBuf after;

  g_assert_no_errno (g_lstat (path, &before));
  for (guint pass = 0; pass < 3; pass++)
    {
      g_autoptr (GPtrArray) files = NULL;
      GPtrArray *troubles = crumb_folder_get_troubles (machine->folder);

      machine_update (machine);
      g_assert_no_errno (g_lstat (path, &after));
      g_assert_cmpuint (before.st_ino, ==, after.st_ino);
      files = machine_list_files (machine);
      g_assert_cmpuint (files->len, ==, n_files);
      g_assert_cmpuint (troubles->len, ==, trouble ? 1 : 0);
      if (trouble)
        g_assert_cmpstr (((CrumbFolderTrouble *) troubles->pdata[0])->file, ==, name);
    }
}

/*
 * What has a game's name already but isn't a game that can be read stays, and is told if it is meant to be one; ours
 * gets a longer name, once, whether it was there before or came later, and another machine takes it from there. So with
 * marks.
 */
static void
test_taken (void)
{
  static const struct
  {
    InTheWay what;
    const char *text;
    gboolean trouble;
  } in_the_way[] = {
    { IN_THE_WAY_FILE, "{\"recipe\": \"cookies\"}", FALSE },
    { IN_THE_WAY_FILE, "{\"crumb-game\": 1, \"gam", TRUE },
    { IN_THE_WAY_FILE, "{\"crumb-game\": 99}", TRUE },
    { IN_THE_WAY_LARGE, "{\"crumb-game\": 1, ", TRUE },
    { IN_THE_WAY_FOLDER, NULL, FALSE },
    { IN_THE_WAY_PIPE, NULL, FALSE },
    { IN_THE_WAY_FILE, "{\"crumb-deleted\": 1, \"id", TRUE },
    { IN_THE_WAY_FILE, "{\"crumb-deleted\": 99}", TRUE },
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (in_the_way); i++)
    {
      gboolean later = i % 2;
      InTheWay what = in_the_way[i / 2].what;
      const char *text = in_the_way[i / 2].text;
      gboolean trouble = in_the_way[i / 2].trouble;
      gboolean mark = text != NULL && strstr (text, "crumb-deleted") != NULL;
      Machine here;
      Machine there;
      g_autofree char *id = NULL;
      g_autoptr (CrumbGame) game = NULL;
      g_autofree char *name = NULL;
      g_autofree char *longer = NULL;
      g_autofree char *written = NULL;
      guint n_files = mark ? 3 : 2;

      g_test_message ("%u: %s%s", i, text, later ? ", later" : "");
      machine_set_up (&here);
      machine_set_up (&there);
      id = machine_play_game (&here, 3);
      game = crumb_store_load_game (here.record.store, id, NULL);
      name = mark ? crumb_mark_file_name (id, 0) : crumb_game_name_file (game, 0, ".json");
      longer = mark ? crumb_mark_file_name (id, 1) : crumb_game_name_file (game, 1, ".json");
      if (later || mark)
        machine_update (&here);
      if (mark)
        {
          machine_carry_all (&here, &there);
          machine_update (&there);
          machine_mark (&here, id, TRUE);
        }
      if (later && mark)
        machine_update (&here);
      put_in_the_way (&here, name, what, text);
      assert_left_alone (&here, name, n_files, trouble);
      written = machine_read_file (&here, longer);
      g_assert_nonnull (written);
      machine_write_file (&there, longer, written, -1);
      machine_update (&there);
      g_assert_cmpuint (machine_count_games (&there), ==, mark ? 0 : 1);

      put_in_the_way (&here, name, IN_THE_WAY_FILE, written);
      assert_left_alone (&here, name, n_files, FALSE);
      g_assert_cmpuint (machine_count_games (&here), ==, mark ? 0 : 1);
      machine_tear_down (&there);
      g_clear_object (&game);
      machine_tear_down (&here);
    }
}

/* With something in the way under all names a game waits, and nothing is written over. */
static void
test_all_taken (void)
{
  static const char half[] = "{\"crumb-game\": 1, \"gam";
  Machine here;
  Machine there;
  g_autofree char *id = NULL;
  g_autoptr (CrumbGame) game = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  machine_set_up (&here);
  machine_set_up (&there);
  id = machine_play_game (&here, 3);
  game = crumb_store_load_game (here.record.store, id, NULL);
  for (guint nth = 0; nth < 9; nth++)
    {
      g_autofree char *name = crumb_game_name_file (game, nth, ".json");

      put_in_the_way (&here, name, IN_THE_WAY_FILE, nth == 8 ? half : "{}");
      if (nth == 7)
        path = g_build_filename (here.path, name, NULL);
      if (nth == 8)
        assert_left_alone (&here, name, 9, TRUE);
    }
  g_assert_no_errno (g_unlink (path));
  machine_update (&here);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  machine_carry_all (&here, &there);
  machine_update (&there);
  g_assert_cmpuint (machine_count_games (&there), ==, 1);
  machine_tear_down (&there);
  g_clear_object (&game);
  machine_tear_down (&here);
}

void
add_folder_taken_tests (void)
{
  g_test_add_func ("/record/folder/taken", test_taken);
  g_test_add_func ("/record/folder/all-taken", test_all_taken);
}
