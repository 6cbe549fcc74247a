/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Files within the limits are imported and loaded in little time, however they are made. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/journal/crumb-journal.h"

#include <time.h>

#define OPEN_GAME                                                                                                      \
  "{\"crumb-game\":1,\"game\":\"cookie-raid\",\"players\":[{\"name\":\"Sue\"},{\"name\":\"John\"}],\"entries\":["

/* Files within the limits that are as slow as we know: each is repeated @n times after @first. */
typedef struct
{
  const char *first;
  const char *again;
  guint n;
} SlowRow;

#define RENAME(joined) "{\"what\":\"rename\",\"seat\":0,\"text\":\"Sue\"" joined "}"
#define JOINED ",\"joined\":true"
#define PLATE "{\"what\":\"plate\",\"open\":true,\"dice\":\"6\"}"

static const SlowRow slow_rows[] = {
  { RENAME (""), RENAME (JOINED), 19000 },
  { RENAME (""), "{\"what\":\"undo\"},{\"what\":\"redo\"}", 9500 },
  { RENAME (""), RENAME (""), 19000 },
  { "{\"what\":\"rename\",\"seat\":1,\"text\":\"Joe\"}", RENAME (""), 19000 },
  { PLATE, PLATE, 19000 },
  { PLATE, "{\"what\":\"undo\"},{\"what\":\"redo\"}", 9500 },
  { PLATE, "{\"what\":\"plate\",\"open\":true,\"dice\":\"5\",\"instead\":1},{\"what\":\"undo\"}", 9500 },
  { PLATE, "{\"what\":\"title\",\"text\":\"Again\"}", 19000 },
};

/* A long tap, undone and redone again and again. */
static void
append_long_tap (GString *text, guint length, guint n)
{
  g_string_append (text, RENAME (""));
  for (guint i = 1; i < length; i++)
    g_string_append (text, "," RENAME (JOINED));
  for (guint i = 0; i < n; i++)
    g_string_append (text, ",{\"what\":\"undo\"},{\"what\":\"redo\"}");
}

static double
cpu_time (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

/* Whether it is taken or refused, it is quick; and if it was taken, so is loading it. */
static void
assert_quick (CrumbStore *store, GString *text, const char *what)
{
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;
  double before = cpu_time ();
  gboolean taken = crumb_game_file_read (store, text->str, text->len, CRUMB_IMPORT_ASK, &id, NULL, NULL, &error);
  double imported = cpu_time () - before;
  double loaded = 0;

  if (taken)
    {
      g_autoptr (CrumbGame) game = NULL;

      before = cpu_time ();
      game = crumb_store_load_game (store, id, &error);
      loaded = cpu_time () - before;
      g_assert_no_error (error);
    }
  g_test_message ("%s: %s in %.0f ms, loaded in %.0f ms", what, taken ? "taken" : error->message, imported * 1000,
                  loaded * 1000);
  /* This build may be ten times slower than the real one, and on a busy machine forty times. Where work grew with the
   * square of its length, the real one took 94 seconds to import a file, and 58 to load it. */
  g_assert_cmpfloat (imported, <, 16);
  g_assert_cmpfloat (loaded, <, 2);
}

/* Short tests try files of a quarter of the length: work that grows with its square would still be far too slow. */
static void
test_slow_files (RecordFixture *fixture, gconstpointer data)
{
  guint part = g_test_slow () ? 1 : 4;

  for (guint row = 0; row < G_N_ELEMENTS (slow_rows); row++)
    {
      g_autoptr (GString) text = g_string_new (OPEN_GAME);
      g_autofree char *what = g_strdup_printf ("Row %u", row);

      g_string_append (text, slow_rows[row].first);
      for (guint i = 0; i < slow_rows[row].n / part; i++)
        g_string_append_printf (text, ",%s", slow_rows[row].again);
      g_string_append (text, "]}");
      assert_quick (fixture->store, text, what);
    }

  for (guint length = 10; length < 20000 / part; length *= 4)
    {
      g_autoptr (GString) text = g_string_new (OPEN_GAME);
      g_autofree char *what = g_strdup_printf ("A tap of %u", length);

      append_long_tap (text, length, MIN (9000, CRUMB_JOURNAL_COST_MAX / 2 / part / (length * 2)));
      g_string_append (text, "]}");
      assert_quick (fixture->store, text, what);
    }
}

void
add_slow_files_tests (void)
{
  g_test_add ("/record/game-file/slow-files", RecordFixture, NULL, record_fixture_set_up, test_slow_files,
              record_fixture_tear_down);
}
