/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Game files for import tests. */

#include "carry-files.h"

#include <string.h>

static const char *const entries[] = {
  [CARRY_BEGUN] = "{\"what\":\"cookies\",\"seat\":0,\"amount\":3},{\"what\":\"cookies\",\"seat\":1,\"amount\":9}",
  [CARRY_OVER] = "{\"what\":\"cookies\",\"seat\":0,\"amount\":3},{\"what\":\"cookies\",\"seat\":1,\"amount\":9},"
                 "{\"what\":\"end\"}",
  [CARRY_OTHER] = "{\"what\":\"cookies\",\"seat\":0,\"amount\":4},{\"what\":\"cookies\",\"seat\":1,\"amount\":9}",
  [CARRY_REFUSED] = "{\"what\":\"cookies\",\"seat\":0,\"amount\":3},{\"what\":\"cookies\",\"seat\":1,\"amount\":9},"
                    "{\"what\":\"take\",\"seat\":1,\"dice\":\"6\"}",
};

GFile *
carry_write (RecordFixture *fixture, const char *name, guint n, CarryVersion version)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autofree char *id = g_strndup (CARRY_ID, strlen (CARRY_ID) - 1);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (version == CARRY_BROKEN)
    text = g_strdup ("{\"crumb-game\": 1,");
  else
    text = g_strdup_printf ("{\"crumb-game\":1,\"game\":\"cookie-raid\",\"id\":\"%s%u\","
                            "\"started\":\"2026-03-01T19:30:00Z\","
                            "\"players\":[{\"name\":\"Sue\"},{\"name\":\"<b>John\"}],\"entries\":[%s]}",
                            id, n, entries[version]);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return g_file_new_for_path (path);
}

CrumbImport *
carry_import (RecordFixture *fixture, GFile *first, ...)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  CrumbImport *import;
  GError *error = NULL;
  va_list others;

  va_start (others, first);
  for (GFile *file = first; file != NULL; file = va_arg (others, GFile *))
    g_ptr_array_add (files, file);
  va_end (others);

  import = crumb_import_new (fixture->store, crumb_game_reader_new (files));
  while (crumb_import_next (import, NULL, &error))
    continue;
  g_assert_no_error (error);
  return import;
}
