/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Every kind of damage is reported. */

#include "record-fixture.h"
#include "record-tests.h"

#include "history-maker.h"
#include "record/store/crumb-verify.h"

#include <glib/gstdio.h>

typedef struct
{
  const char *sql;      /* the damage, to the game that began first */
  const char *sentence; /* of one of the faults */
  gboolean mended;      /* whether the check repairs it */
} FaultRow;

#define FIRST "(SELECT id FROM game ORDER BY started LIMIT 1)"

static const FaultRow rows[] = {
  { "UPDATE summary SET points_0 = points_0 + 1 WHERE game = " FIRST, "The list of games doesn’t match this game.",
    TRUE },
  { "UPDATE summary SET search = 'x' WHERE game = " FIRST, "The list of games doesn’t match this game.", TRUE },
  { "DELETE FROM summary WHERE game = " FIRST, "The list of games has the wrong length.", TRUE },
  { "UPDATE sitting SET won = NOT won WHERE game = " FIRST, "The statistics don’t match this game.", TRUE },
  { "DELETE FROM sitting WHERE game = " FIRST, "The statistics don’t match this game.", TRUE },
  { "UPDATE summary SET leaders = leaders + 1 WHERE game = " FIRST, "The list of games doesn’t match this game.",
    TRUE },
  { "UPDATE sitting SET figures = figures || ' 1' WHERE game = " FIRST, "The statistics don’t match this game.", TRUE },
  { "INSERT INTO mark (game, deleted, at) SELECT id, 1, 5 FROM game ORDER BY started LIMIT 1",
    "The list of games has the wrong length.", TRUE },
  { "UPDATE player SET hidden = NOT hidden WHERE key = 'sue'",
    "This player’s name or color, or whether they’re hidden, isn’t what was saved.", TRUE },
  { "UPDATE player SET name = 'sUE' WHERE key = 'sue'",
    "This player’s name or color, or whether they’re hidden, isn’t what was saved.", TRUE },
  { "UPDATE player SET colour = 'pink' WHERE key = 'sue' AND colour <> 'pink'; "
    "UPDATE player SET colour = 'red' WHERE key = 'sue' AND colour <> 'red'",
    "This player’s name or color, or whether they’re hidden, isn’t what was saved.", TRUE },
  { "UPDATE seat SET player = 'sue' WHERE player = 'john'", "The players of this game don’t match its names.", FALSE },
  { "UPDATE seat SET player = 'nobody' WHERE seat = 0 AND game = " FIRST,
    "The players of this game don’t match its names.", FALSE },
  { "UPDATE seat SET player = 'nobody' WHERE seat = (SELECT MAX(seat) FROM seat WHERE game = " FIRST
    ") AND game = " FIRST,
    "The players of this game don’t match its names.", FALSE },
  { "INSERT INTO mark (game, deleted, at) VALUES ('0', 1, 5)",
    "Whether and when this game was deleted isn’t what was saved.", FALSE },
  { "INSERT INTO spelling (player, of) VALUES ('0', '1')", "This name doesn’t belong to the player it was saved for.",
    FALSE },
  { "INSERT INTO replaced (game, of, how, at) VALUES ('0', '1', 'file', 5)",
    "Which game replaced this one isn’t what was saved.", FALSE },
  { "UPDATE seat SET name = 'Somebody' WHERE seat = 0 AND game = " FIRST,
    "This game is damaged. Its players or rules aren’t what was saved.", FALSE },
};

/* Whether that is said, of the player or the game, and whether it is mended. */
static gboolean
has_sentence (GPtrArray *faults, const char *sentence, gboolean mended)
{
  gboolean player = g_str_has_prefix (sentence, "This player’s") || g_str_has_prefix (sentence, "This name");

  for (guint i = 0; i < faults->len; i++)
    {
      const CrumbFault *fault = faults->pdata[i];

      if (!g_str_equal (fault->sentence, sentence))
        continue;
      g_assert_cmpint (fault->player != NULL, ==, player);
      g_assert_cmpint (fault->game != NULL, ==, !player && !g_str_has_suffix (sentence, "the wrong length."));
      g_assert_cmpint (fault->mended, ==, mended);
      return TRUE;
    }
  return FALSE;
}

static GPtrArray *
verify (CrumbStore *store)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *faults = crumb_store_verify (store, NULL, &error);

  g_assert_no_error (error);
  return faults;
}

static void
make (RecordFixture *fixture, guint n)
{
  g_autoptr (GError) error = NULL;

  g_clear_object (&fixture->store);
  g_assert_no_errno (g_remove (fixture->path));
  history_make (fixture->path, n, 7);
  fixture->store = crumb_store_open (fixture->path, &error);
  g_assert_no_error (error);
}

static void
test_faults (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) before = NULL;
  g_autofree char *bytes = NULL;
  gsize length;

  make (fixture, 20);
  before = verify (fixture->store);
  g_assert_cmpuint (before->len, ==, 0);
  g_assert_true (g_file_get_contents (fixture->path, &bytes, &length, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) faults = NULL;
      g_autoptr (GPtrArray) after = NULL;

      g_test_message ("Row %u", i);
      g_clear_object (&fixture->store);
      g_assert_true (g_file_set_contents (fixture->path, bytes, (gssize) length, NULL));
      record_fixture_reopen (fixture);
      record_exec (fixture->path, rows[i].sql);
      faults = verify (fixture->store);
      g_assert_true (has_sentence (faults, rows[i].sentence, rows[i].mended));

      after = verify (fixture->store);
      g_assert_cmpint (after->len == 0, ==, rows[i].mended);
    }
}

/* What a damaged game should add to statistics can't be told, so they are not blamed. */
static void
test_damaged_game (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) faults = NULL;

  make (fixture, 40);
  record_exec (fixture->path, "UPDATE seat SET name = 'Somebody' WHERE seat = 0 AND game = " FIRST);
  faults = verify (fixture->store);
  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_nonnull (((const CrumbFault *) faults->pdata[0])->game);
}

/* It says how many games there are. */
static void
test_counts (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) faults = NULL;
  g_autoptr (GError) error = NULL;
  guint n_games;

  make (fixture, 66);
  faults = crumb_store_verify (fixture->store, &n_games, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (faults->len, ==, 0);
  g_assert_cmpuint (n_games, ==, 66);
}

static void
stopped_cb (GObject *store, GAsyncResult *result, gpointer user_data)
{
  g_assert_null (crumb_store_verify_finish (CRUMB_STORE (store), result, user_data));
}

/* A thread that checks it can be stopped. */
static void
test_stops (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbHeadway) headway = crumb_headway_new ();
  g_autoptr (GError) error = NULL;

  make (fixture, 200);
  g_signal_connect_swapped (headway, "moved", G_CALLBACK (g_cancellable_cancel), headway);
  crumb_store_verify_async (fixture->store, TRUE, headway, stopped_cb, &error);
  while (error == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_true (crumb_store_is_verify_due (fixture->store));
}

static void
verified_cb (GObject *store, GAsyncResult *result, gpointer user_data)
{
  GPtrArray **faults = user_data;

  *faults = crumb_store_verify_finish (CRUMB_STORE (store), result, NULL);
}

static void
count_cb (CrumbStore *store, const char *const *ids, guint *n)
{
  *n += 1;
}

/* A record is due after a week, or when it was left in mid-write; a thread checks it, and tells what it has mended. */
static void
test_due (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) faults = NULL;
  guint n_changed = 0;

  make (fixture, 20);
  g_assert_true (crumb_store_is_verify_due (fixture->store));
  record_exec (fixture->path, "UPDATE sitting SET won = NOT won WHERE game = " FIRST);
  g_signal_connect (fixture->store, "changed", G_CALLBACK (count_cb), &n_changed);
  crumb_store_verify_async (fixture->store, TRUE, NULL, verified_cb, &faults);
  while (faults == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_true (((const CrumbFault *) faults->pdata[0])->mended);
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_false (crumb_store_is_verify_due (fixture->store));

  record_exec (fixture->path, "UPDATE derived SET verified = verified - 8 * 86400000000");
  g_assert_true (crumb_store_is_verify_due (fixture->store));
  record_exec (fixture->path, "UPDATE derived SET verified = verified + 9 * 86400000000");
  g_assert_true (crumb_store_is_verify_due (fixture->store));
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/verify/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_verify_tests (void)
{
  add ("faults", test_faults);
  add ("damaged-game", test_damaged_game);
  add ("due", test_due);
  add ("stops", test_stops);
  add ("counts", test_counts);
}
