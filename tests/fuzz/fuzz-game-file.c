/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Game files. One that is taken must come out as a file that is taken too, and comes out the same. */

#include "fuzz.h"

#include "record/files/crumb-game-draft.h"
#include "record/files/crumb-game-file.h"
#include "record/store/crumb-store.h"

#include <glib/gstdio.h>
#include <string.h>

static char *folder;

/* In memory where that is possible: nothing here depends on a disk. */
void
fuzz_begin (const char *target)
{
  folder = g_strdup ("/dev/shm/crumb-fuzz-XXXXXX");
  if (g_mkdtemp (folder) == NULL)
    {
      g_free (folder);
      folder = g_dir_make_tmp ("crumb-fuzz-XXXXXX", NULL);
    }
  g_assert_nonnull (folder);
}

static CrumbStore *
open_store (void)
{
  g_autofree char *path = g_build_filename (folder, "crumb.db", NULL);
  CrumbStore *store = crumb_store_open (path, NULL);

  g_assert_nonnull (store);
  return store;
}

static void
remove_all (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
}

/* The game as a new record would write it, NULL when the file is refused. */
static char *
carry (const char *text, gsize length)
{
  g_autoptr (CrumbStore) store = open_store ();
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (CrumbGameFileRefusal) refusal = { 0 };
  g_autofree char *id = NULL;
  gboolean known = FALSE;

  if (!crumb_game_file_read (store, text, length, CRUMB_IMPORT_ASK, &id, &known, &refusal, &error))
    {
      g_assert_nonnull (error);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return NULL;
    }
  g_assert_false (known);
  game = crumb_store_load_game (store, id, &error);
  g_assert_no_error (error);
  return crumb_game_file_write (game);
}

void
fuzz_input (const guint8 *bytes, gsize length)
{
  g_autoptr (CrumbGameDraft) draft = crumb_game_draft_parse ((const char *) bytes, length, 1, NULL);
  g_autofree char *once = NULL;
  g_autofree char *twice = NULL;

  /* Most are no game file at all, and need no record. A game of another kind is kept, but not opened. */
  if (draft == NULL || crumb_game_kind_find (draft->head->kind_id) == NULL)
    return;
  once = carry ((const char *) bytes, length);
  remove_all ();
  if (once == NULL)
    return;
  twice = carry (once, strlen (once));
  remove_all ();
  g_assert_cmpstr (once, ==, twice);
}
