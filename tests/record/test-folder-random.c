/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Machines that sync a folder end with equal games, whatever people and sync programs do. */

#include "record-tests.h"
#include "sync-machine.h"

#include "record/store/crumb-correction.h"

#include <string.h>

#define MACHINES_MAX 3

/* Does to one file what sync programs do, good and bad. */
static void
carry_file (Machine *from, Machine *to, const char *name, GRand *rand)
{
  g_autofree char *text = machine_read_file (from, name);
  g_autofree char *there = machine_read_file (to, name);
  guint n = (guint) g_rand_int_range (rand, 0, 3);

  if (g_strcmp0 (text, there) == 0)
    return;
  switch (g_rand_int_range (rand, 0, 5))
    {
    case 0:
      machine_write_file (to, name, text, (gssize) strlen (text) / 2);
      break;
    case 1:
      if (there != NULL)
        machine_write_copy (to, name, there, n);
      machine_write_file (to, name, text, -1);
      break;
    case 2:
      if (there != NULL)
        machine_write_copy (to, name, text, n);
      else
        machine_write_file (to, name, text, -1);
      break;
    default:
      machine_write_file (to, name, text, -1);
    }
}

static void
carry_some (Machine *from, Machine *to, GRand *rand)
{
  g_autoptr (GPtrArray) names = machine_list_files (from);

  for (guint i = 0; i < names->len; i++)
    if (g_rand_boolean (rand))
      carry_file (from, to, names->pdata[i], rand);
}

/* Unfinished games aren't synced, so finish all that began. */
static void
finish_games (Machine *machine)
{
  g_autoptr (GPtrArray) ids = machine_list_games (machine, FALSE);

  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (CrumbGame) game = crumb_store_load_game (machine->record.store, ids->pdata[i], NULL);

      while (crumb_game_get_can_redo (game))
        g_assert_cmpint (crumb_game_redo (game, NULL), ==, CRUMB_UNDONE_DONE);
      g_assert_true (crumb_scores_of (crumb_game_get_state (game))->over);
    }
}

/* Replaces, strikes or inserts one move, so that the game is still finished. */
static void
correct (CrumbGame *game, GRand *rand)
{
  g_autoptr (CrumbCorrection) correction = crumb_correction_new (game);
  guint n = crumb_correction_get_n_moves (correction);
  guint index = (guint) g_rand_int_range (rand, 0, (int) n);
  CrumbMove move = *crumb_correction_get_move (correction, index);
  int what = g_rand_int_range (rand, 0, 4);
  g_autoptr (GError) error = NULL;

  if (move.what == CRUMB_RAID_COOKIES)
    move.amount = (int16_t) g_rand_int_range (rand, 0, 40);
  if (what == 0)
    crumb_correction_strike (correction, index);
  if (what == 0 || what == 1)
    crumb_correction_insert (correction, (guint) g_rand_int_range (rand, 0, (int) n), &move);
  else
    crumb_correction_replace (correction, index, &move);

  if (!crumb_correction_check (correction, NULL, NULL)
      || !crumb_scores_of (crumb_correction_get_state (correction))->over)
    return;
  g_assert_true (crumb_game_correct (game, correction, "read wrong", &error));
  g_assert_no_error (error);
}

static void
rename_seat (CrumbGame *game, GRand *rand)
{
  static const char *const names[] = { "Sue", "John", "Ĳsbrand & Co", "<b>Zoë</b>", "李" };

  /* The name may be taken by somebody else in the game; then the refusal is fine. */
  crumb_game_rename (game, (guint) g_rand_int_range (rand, 0, (int) crumb_game_get_n_seats (game)),
                     names[g_rand_int_range (rand, 0, G_N_ELEMENTS (names))], NULL);
}

static void
set_title (CrumbGame *game, GRand *rand)
{
  g_autofree char *title = g_strdup_printf ("evening %d", g_rand_int_range (rand, 0, 4));

  g_assert_true (crumb_game_set_title (game, title, NULL));
}

static void
undo (CrumbGame *game, GRand *rand)
{
  if (crumb_game_get_can_undo (game))
    g_assert_cmpint (crumb_game_undo (game, NULL), ==, CRUMB_UNDONE_DONE);
}

/* An undone game is finished later by a redo, so it must get no other tap, which would clear the redo. */
static void
do_to_game (Machine *machine, const char *id, int what, GRand *rand)
{
  static void (*const deeds[]) (CrumbGame *game, GRand *rand) = { undo, rename_seat, set_title, correct, correct };
  g_autoptr (CrumbGame) game = crumb_store_load_game (machine->record.store, id, NULL);

  if (deeds[what] == undo || crumb_scores_of (crumb_game_get_state (game))->over)
    deeds[what](game, rand);
}

static void
do_something (Machine *machine, GRand *rand)
{
  int what = g_rand_int_range (rand, 0, 14);
  gboolean deleted = what == 0;
  g_autoptr (GPtrArray) ids = machine_list_games (machine, deleted);
  const char *id = ids->len > 0 ? ids->pdata[g_rand_int_range (rand, 0, (int) ids->len)] : NULL;

  if (what < 2 && id != NULL)
    machine_mark (machine, id, !deleted);
  else if (what < 6 && id != NULL)
    {
      g_autofree char *note = g_strdup_printf ("note %u", g_rand_int_range (rand, 0, 4));

      machine_set_note (machine, id, note);
    }
  else if (what < 11 && id != NULL)
    do_to_game (machine, id, what - 6, rand);
  else if (what < 13)
    g_free (machine_play_game (machine, g_rand_int_range (rand, 0, 40)));
}

static void
test_random (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  guint rounds = g_test_slow () ? 400 : 10;
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (guint round = 0; round < rounds; round++)
    {
      Machine machines[MACHINES_MAX] = { 0 };

      for (guint i = 0; i < n; i++)
        machine_set_up (&machines[i]);
      for (guint step = 0; step < 30; step++)
        {
          guint one = (guint) g_rand_int_range (rand, 0, (int) n);
          guint other = (one + 1 + (guint) g_rand_int_range (rand, 0, (int) n - 1)) % n;
          int what = g_rand_int_range (rand, 0, 4);

          if (what == 0)
            machine_update (&machines[one]);
          else if (what == 1)
            carry_some (&machines[one], &machines[other], rand);
          else
            do_something (&machines[one], rand);
        }
      for (guint i = 0; i < n; i++)
        finish_games (&machines[i]);
      machines_assert_equal (machines, n);
      for (guint i = 0; i < n; i++)
        machine_tear_down (&machines[i]);
    }
}

/* How many entries were played or corrected, whatever people said of the game. */
static guint
count_played (CrumbGame *game)
{
  guint n = 0;

  for (guint i = 0; i < crumb_game_get_n_entries (game); i++)
    n += !crumb_entry_is_remark (crumb_game_get_entry (game, i));
  return n;
}

/* Edits the game, and keeps each text, of which no two are equal. */
static void
edit (Machine *machine, const char *id, GRand *rand, GPtrArray *texts)
{
  g_autoptr (CrumbGame) game = crumb_store_load_game (machine->record.store, id, NULL);
  g_autofree char *text = g_strdup_printf ("%s %u", machine->record.folder, texts->len);

  switch (g_rand_int_range (rand, 0, 4))
    {
    case 0:
      machine_correct (machine, id, g_rand_int_range (rand, 1, 20));
      return;
    case 1:
      g_assert_true (crumb_game_set_title (game, text, NULL));
      break;
    case 2:
      g_assert_true (crumb_game_set_note (game, text, NULL));
      break;
    default:
      g_assert_true (crumb_game_set_place (game, text, NULL));
    }
  g_ptr_array_add (texts, g_steal_pointer (&text));
}

/* Two new titles beat a corrected score, and one of two notes was in a copy that nobody looks at. */
static void
test_edits_on_both (void)
{
  guint rounds = g_test_slow () ? 200 : 12;
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (guint round = 0; round < rounds; round++)
    {
      Machine machines[2] = { 0 };
      g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (CrumbGame) shown = NULL;
      g_autofree char *id = NULL;
      g_autofree char *text = NULL;
      int scores[2] = { 0 };
      guint played[2];
      guint n_deleted = 0;

      machine_set_up (&machines[0]);
      machine_set_up (&machines[1]);
      id = machine_play_game (&machines[0], 5);
      machines_assert_equal (machines, 2);
      for (guint i = 0; i < 2; i++)
        {
          int n = g_rand_int_range (rand, 1, 5);
          g_autoptr (CrumbGame) game = NULL;

          while (n-- > 0)
            edit (&machines[i], id, rand, texts);
          game = crumb_store_load_game (machines[i].record.store, id, NULL);
          played[i] = count_played (game);
          scores[i] = crumb_game_get_move (game, 0)->amount;
        }
      machines_assert_equal (machines, 2);

      text = record_write_game (machines[0].record.store, id);
      for (guint i = 0; i < texts->len; i++)
        g_assert_nonnull (strstr (text, texts->pdata[i]));
      shown = crumb_store_load_game (machines[0].record.store, id, NULL);
      if (played[0] != played[1])
        g_assert_cmpint (crumb_game_get_move (shown, 0)->amount, ==, scores[played[0] > played[1] ? 0 : 1]);
      for (guint i = 0; i < 2; i++)
        {
          g_autoptr (GPtrArray) deleted = machine_list_games (&machines[i], TRUE);

          n_deleted += deleted->len;
        }
      /* The game before them has two entries and no correction. */
      g_assert_cmpint (n_deleted > 0, ==, played[0] > 2 && played[1] > 2);
      machine_tear_down (&machines[0]);
      machine_tear_down (&machines[1]);
    }
}

void
add_folder_random_tests (void)
{
  g_test_add_func ("/record/folder/random/edits-on-both", test_edits_on_both);
  g_test_add_data_func ("/record/folder/random/two", GUINT_TO_POINTER (2), test_random);
  g_test_add_data_func ("/record/folder/random/three", GUINT_TO_POINTER (3), test_random);
}
