/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Deleted games wait until people erase them, whatever clocks say. */

#include "record-tests.h"
#include "sync-machine.h"

#include "record/store/crumb-deleted-game.h"

#include <string.h>

#define GAME "aaaaaaaa-0000-4000-8000-000000000001"
#define MARK "deleted " GAME ".json"

typedef struct
{
  Machine machines[2];
  guint n_hidden;
  guint n_overruled;
} Fixture;

static void
count_cb (CrumbFolder *folder, const char *const *ids, guint *n)
{
  *n += g_strv_length ((char **) ids);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (fixture->machines); i++)
    machine_set_up (&fixture->machines[i]);
  g_signal_connect (fixture->machines[0].folder, "hidden", G_CALLBACK (count_cb), &fixture->n_hidden);
  g_signal_connect (fixture->machines[0].folder, "overruled", G_CALLBACK (count_cb), &fixture->n_overruled);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (fixture->machines); i++)
    {
      record_assert_whole (fixture->machines[i].record.store);
      machine_tear_down (&fixture->machines[i]);
    }
}

static void
sync_all (Fixture *fixture)
{
  for (guint i = 0; i < 3; i++)
    {
      machine_update (&fixture->machines[0]);
      machine_carry_all (&fixture->machines[0], &fixture->machines[1]);
      machine_update (&fixture->machines[1]);
      machine_carry_all (&fixture->machines[1], &fixture->machines[0]);
    }
}

/* A game of an evening in March. */
static void
import_game (Machine *machine, gboolean finished)
{
  g_autofree char *text = g_strdup_printf (
      "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"id\": \"" GAME "\", \"started\": \"2026-03-01T19:30:00Z\", "
      "\"players\": [{\"name\": \"Sue\"}, {\"name\": \"John\"}], \"entries\": [{\"what\": \"cookies\", \"seat\": 0, "
      "\"amount\": 30}%s]}",
      finished ? ", {\"what\": \"cookies\", \"seat\": 1, \"amount\": 5}, {\"what\": \"round\"}, "
                 "{\"what\": \"cookies\", \"seat\": 0, \"amount\": 25}, "
                 "{\"what\": \"cookies\", \"seat\": 1, \"amount\": 5}"
               : "");
  g_autofree char *id = NULL;

  id = record_read (machine->record.store, text);
}

static void
write_mark (Machine *machine, gboolean deleted, const char *at)
{
  g_autofree char *text =
      g_strdup_printf ("{\n  \"crumb-deleted\": 1,\n  \"id\": \"" GAME "\",\n  \"deleted\": %s,\n  \"at\": \"%s\"\n}\n",
                       deleted ? "true" : "false", at);

  machine_write_file (machine, MARK, text, -1);
}

static void
assert_mark (Machine *machine, const char *part)
{
  g_autofree char *text = machine_read_file (machine, MARK);

  g_assert_nonnull (strstr (text, part));
}

static void
assert_waits (Machine *machine, CrumbDeletedHow how, const char *id)
{
  g_autoptr (GPtrArray) deleted = crumb_store_find_deleted (machine->record.store, NULL, NULL);
  const CrumbDeletedGame *game = deleted->pdata[0];

  g_assert_cmpuint (machine_count_games (machine), ==, 0);
  g_assert_cmpuint (deleted->len, ==, 1);
  g_assert_cmpint (game->how, ==, how);
  g_assert_cmpstr (game->id, ==, id);
  g_assert_cmpint (game->at, <=, g_get_real_time ());
}

/* A laptop slept six weeks, and then brought a mark: the game went before anybody saw it. */
static void
test_late_deletion (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];

  import_game (machine, TRUE);
  machine_update (machine);
  write_mark (machine, TRUE, "2026-04-01T19:30:00Z");
  machine_update (machine);
  g_assert_cmpuint (fixture->n_hidden, ==, 1);
  for (guint i = 0; i < 3; i++)
    {
      assert_waits (machine, CRUMB_DELETED_OUTSIDE, GAME);
      g_assert_true (crumb_store_was_deleted_outside (machine->record.store, GAME));
      record_fixture_reopen (&machine->record);
    }
  g_assert_true (crumb_store_restore_games (machine->record.store, (const char *[]) { GAME, NULL }, NULL));
  g_assert_cmpuint (machine_count_games (machine), ==, 1);
}

/* The other machine's clock was in another century when it deleted the game. */
static void
test_other_clock (Fixture *fixture, gconstpointer data)
{
  const char *at = data;
  Machine *machine = &fixture->machines[0];

  import_game (machine, TRUE);
  machine_update (machine);
  write_mark (machine, TRUE, at);
  machine_update (machine);
  assert_waits (machine, CRUMB_DELETED_OUTSIDE, GAME);

  /* It comes back for all machines, and once deleted again it is deleted for all. */
  for (guint i = 0; i < 2; i++)
    {
      machine_mark (machine, GAME, FALSE);
      sync_all (fixture);
      assert_mark (machine, "\"deleted\": false");
      g_assert_cmpuint (machine_count_games (&fixture->machines[0]), ==, 1);
      g_assert_cmpuint (machine_count_games (&fixture->machines[1]), ==, 1);
      machine_mark (&fixture->machines[1], GAME, TRUE);
      sync_all (fixture);
      assert_waits (&fixture->machines[0], CRUMB_DELETED_OUTSIDE, GAME);
      assert_waits (&fixture->machines[1], CRUMB_DELETED_BY_HAND, GAME);
    }
  machines_assert_equal (fixture->machines, 2);
}

/* An older Crumb writes a mark from the end of time back each time: its file is left alone then. */
static void
test_end_of_time (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];

  import_game (machine, TRUE);
  machine_update (machine);
  write_mark (machine, TRUE, "9999-12-31T23:59:59.999999Z");
  machine_update (machine);
  machine_mark (machine, GAME, FALSE);
  machine_update (machine);
  assert_mark (machine, "\"deleted\": false");
  for (guint i = 0; i < 3; i++)
    {
      write_mark (machine, TRUE, "9999-12-31T23:59:59.999999Z");
      machine_update (machine);
      assert_mark (machine, "9999-12-31T23:59:59.999999Z");
      g_assert_cmpuint (machine_count_games (machine), ==, 1);
    }
}

/* Somebody deleted the game at home while it went on at the table. */
static void
test_played_on (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  g_autoptr (CrumbGame) game = NULL;

  import_game (machine, FALSE);
  game = crumb_store_load_game (machine->record.store, GAME, NULL);
  machine_get_cookies (game, 1, 4);
  write_mark (machine, TRUE, "2026-04-01T19:30:00Z");
  machine_update (machine);
  g_assert_cmpuint (fixture->n_overruled, ==, 1);
  g_assert_cmpuint (fixture->n_hidden, ==, 0);
  g_assert_cmpuint (machine_count_games (machine), ==, 1);
  machine_update (machine);
  assert_mark (machine, "\"deleted\": false,\n  \"at\": \"2026-04-01T19:30:00.000001Z\"");
  g_assert_cmpuint (fixture->n_overruled, ==, 1);
}

static void
deleted_cb (CrumbGame *game, GParamSpec *pspec, guint *n)
{
  (*n)++;
}

/* The game lies on the table, though nobody has played since. */
static void
test_on_the_table (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  g_autoptr (CrumbGame) game = NULL;
  guint n_deleted = 0;

  import_game (machine, FALSE);
  game = crumb_store_load_game (machine->record.store, GAME, NULL);
  g_signal_connect (game, "notify::deleted", G_CALLBACK (deleted_cb), &n_deleted);
  crumb_folder_hold (machine->folder, GAME);
  write_mark (machine, TRUE, "2026-04-01T19:30:00Z");
  machine_update (machine);
  g_assert_cmpuint (n_deleted, ==, 0);
  g_assert_cmpuint (fixture->n_overruled, ==, 1);
  g_assert_cmpuint (machine_count_games (machine), ==, 1);
  machine_get_cookies (game, 1, 4);
  sync_all (fixture);
  assert_mark (&fixture->machines[1], "\"deleted\": false");
}

/* One deletes the game, and the other, which doesn't know, writes on it afterwards. */
static void
test_gone_on_elsewhere (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = machine_play_game (&fixture->machines[0], 5);

  sync_all (fixture);
  machine_mark (&fixture->machines[0], id, TRUE);
  g_usleep (2);
  machine_set_note (&fixture->machines[1], id, "played on");
  sync_all (fixture);
  g_assert_cmpuint (machine_count_games (&fixture->machines[0]), ==, 1);
  g_assert_cmpuint (machine_count_games (&fixture->machines[1]), ==, 1);
  machines_assert_equal (fixture->machines, 2);
}

/* A sync program brings the mark first, and the game of last winter later. */
static void
test_mark_comes_first (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  g_autofree char *mark = NULL;

  import_game (machine, TRUE);
  machine_update (machine);
  machine_mark (machine, GAME, TRUE);
  machine_update (machine);
  mark = machine_read_file (machine, MARK);
  machine_write_file (&fixture->machines[1], MARK, mark, -1);
  machine_update (&fixture->machines[1]);
  sync_all (fixture);
  assert_waits (&fixture->machines[1], CRUMB_DELETED_OUTSIDE, GAME);
}

/* Erased here, the game stays on the other machine, and comes back only when somebody restores it. */
static void
test_erased (Fixture *fixture, gconstpointer data)
{
  Machine *here = &fixture->machines[0];
  Machine *there = &fixture->machines[1];
  const char *ids[] = { GAME, NULL };
  g_autoptr (GPtrArray) deleted = NULL;
  g_autoptr (GPtrArray) names = NULL;

  import_game (here, TRUE);
  g_assert_true (crumb_store_erase_games (here->record.store, ids, NULL));
  g_assert_cmpuint (machine_count_games (here), ==, 1);
  sync_all (fixture);
  machine_mark (here, GAME, TRUE);
  sync_all (fixture);
  g_assert_true (crumb_store_erase_games (here->record.store, ids, NULL));
  sync_all (fixture);

  names = machine_list_files (here);
  g_assert_cmpuint (names->len, ==, 2);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *text = machine_read_file (here, names->pdata[i]);

      /* Another time of its last change: it is looked at again. */
      machine_write_file (here, names->pdata[i], text, -1);
    }
  sync_all (fixture);
  deleted = crumb_store_find_deleted (here->record.store, NULL, NULL);
  g_assert_cmpuint (deleted->len, ==, 0);
  assert_waits (there, CRUMB_DELETED_OUTSIDE, GAME);

  machine_mark (there, GAME, FALSE);
  sync_all (fixture);
  g_assert_cmpuint (machine_count_games (here), ==, 1);
  machines_assert_equal (fixture->machines, 2);
}

/* Games that were deleted in one go come in the order of the list that they were in. */
static void
test_in_order (Fixture *fixture, gconstpointer data)
{
  CrumbStore *store = fixture->machines[0].record.store;
  const char *ids[9] = { NULL };
  g_autoptr (GPtrArray) deleted = NULL;

  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (CrumbGame) game = record_new_game (store, "", 2);

      ids[i] = g_intern_string (crumb_game_get_id (game));
    }
  g_assert_true (crumb_store_delete_games (store, ids, NULL));
  deleted = crumb_store_find_deleted (store, NULL, NULL);
  g_assert_cmpuint (deleted->len, ==, 8);
  for (guint i = 0; i < deleted->len; i++)
    g_assert_cmpstr (((const CrumbDeletedGame *) deleted->pdata[i])->id, ==, ids[deleted->len - 1 - i]);
}

#define ADD(name, data, function) g_test_add ("/record/marks/" name, Fixture, data, set_up, function, tear_down)

void
add_marks_tests (void)
{
  ADD ("late-deletion", NULL, test_late_deletion);
  ADD ("clock-of-2099", "2099-01-01T00:00:00Z", test_other_clock);
  ADD ("clock-of-9999", "9999-12-31T23:59:59.999999Z", test_other_clock);
  ADD ("end-of-time", NULL, test_end_of_time);
  ADD ("played-on", NULL, test_played_on);
  ADD ("on-the-table", NULL, test_on_the_table);
  ADD ("gone-on-elsewhere", NULL, test_gone_on_elsewhere);
  ADD ("mark-comes-first", NULL, test_mark_comes_first);
  ADD ("erased", NULL, test_erased);
  ADD ("in-order", NULL, test_in_order);
}
