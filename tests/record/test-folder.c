/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Machines that sync a folder end with equal games. */

#include "record-fixture.h"
#include "record-tests.h"
#include "unknown-game.h"

#include "record/folder/crumb-folder.h"
#include "record/store/crumb-correction.h"
#include "record/store/crumb-store-private.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#define MACHINES_MAX 3
/* After this many rounds in which everything is carried, nothing may be left to do. */
#define SETTLE_ROUNDS 12

/* A record and its sync folder. */
typedef struct
{
  RecordFixture record;
  char *path;
  CrumbFolder *folder;
} Machine;

static void
machine_set_up (Machine *machine)
{
  g_autoptr (GFile) place = NULL;

  record_fixture_set_up (&machine->record, NULL);
  machine->path = g_build_filename (machine->record.folder, "games", NULL);
  g_assert_no_errno (g_mkdir (machine->path, 0700));
  place = g_file_new_for_path (machine->path);
  machine->folder = crumb_folder_new (machine->record.store, place);
}

static void
machine_tear_down (Machine *machine)
{
  g_clear_object (&machine->folder);
  record_remove_folder (machine->path);
  record_fixture_tear_down (&machine->record, NULL);
  g_free (machine->path);
}

static void
update (Machine *machine)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (crumb_folder_update (machine->folder, &error));
  g_assert_no_error (error);
}

static void
get_cookies (CrumbGame *game, guint seat, int cookies)
{
  CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = (uint8_t) seat, .amount = (int16_t) cookies };
  CrumbRefusal refusal;

  g_assert_true (crumb_game_play (game, &move, &refusal, NULL));
}

static char *
play_game (Machine *machine, int cookies)
{
  g_autoptr (CrumbGame) game = record_new_game (machine->record.store, "end=rounds,rounds=1", 2);

  get_cookies (game, 0, cookies);
  get_cookies (game, 1, cookies + 7);
  g_assert_true (crumb_game_get_kind (game)->over (crumb_game_get_state (game)));
  return g_strdup (crumb_game_get_id (game));
}

static void
set_note (Machine *machine, const char *id, const char *note)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) game = crumb_store_load_game (machine->record.store, id, &error);

  g_assert_no_error (error);
  g_assert_true (crumb_game_set_note (game, note, &error));
}

static void
mark (Machine *machine, const char *id, gboolean deleted)
{
  const char *ids[] = { id, NULL };
  g_autoptr (GError) error = NULL;

  if (deleted)
    crumb_store_delete_games (machine->record.store, ids, &error);
  else
    crumb_store_restore_games (machine->record.store, ids, &error);
  g_assert_no_error (error);
}

/* (element-type utf8): ids of the games that are not deleted, or of those that are. */
static GPtrArray *
list_games (Machine *machine, gboolean deleted)
{
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);
  sqlite3_stmt *statement;

  sqlite3_prepare_v2 (crumb_store_get_database (machine->record.store),
                      "SELECT id FROM game WHERE (id IN (SELECT game FROM mark WHERE deleted)) = ? ORDER BY id", -1,
                      &statement, NULL);
  sqlite3_bind_int (statement, 1, deleted);
  while (sqlite3_step (statement) == SQLITE_ROW)
    g_ptr_array_add (ids, g_strdup ((const char *) sqlite3_column_text (statement, 0)));
  sqlite3_finalize (statement);
  return ids;
}

static char *
export_games (Machine *machine)
{
  g_autoptr (GPtrArray) ids = list_games (machine, FALSE);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (CrumbGame) game = crumb_store_load_game (machine->record.store, ids->pdata[i], NULL);
      g_autofree char *text = crumb_game_file_write (game);

      g_string_append (all, text);
    }
  return g_string_free_and_steal (g_steal_pointer (&all));
}

static GPtrArray *
list_files (Machine *machine)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (machine->path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort_values (names, (GCompareFunc) strcmp);
  return names;
}

static char *
read_file (Machine *machine, const char *name)
{
  g_autofree char *path = g_build_filename (machine->path, name, NULL);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

static void
write_file (Machine *machine, const char *name, const char *text, gssize length)
{
  g_autofree char *path = g_build_filename (machine->path, name, NULL);

  g_assert_true (g_file_set_contents (path, text, length, NULL));
}

static void
write_copy (Machine *machine, const char *name, const char *text, guint n)
{
  g_autofree char *copy = g_strdup_printf ("%.*s.sync-conflict-%u.json", (int) strlen (name) - 5, name, n);

  write_file (machine, copy, text, -1);
}

/* Does to one file what sync programs do, good and bad. */
static void
carry_file (Machine *from, Machine *to, const char *name, GRand *rand)
{
  g_autofree char *text = read_file (from, name);
  g_autofree char *there = read_file (to, name);
  guint n = (guint) g_rand_int_range (rand, 0, 3);

  if (g_strcmp0 (text, there) == 0)
    return;
  switch (g_rand_int_range (rand, 0, 5))
    {
    case 0:
      write_file (to, name, text, (gssize) strlen (text) / 2);
      break;
    case 1:
      if (there != NULL)
        write_copy (to, name, there, n);
      write_file (to, name, text, -1);
      break;
    case 2:
      if (there != NULL)
        write_copy (to, name, text, n);
      else
        write_file (to, name, text, -1);
      break;
    default:
      write_file (to, name, text, -1);
    }
}

static void
carry_some (Machine *from, Machine *to, GRand *rand)
{
  g_autoptr (GPtrArray) names = list_files (from);

  for (guint i = 0; i < names->len; i++)
    if (g_rand_boolean (rand))
      carry_file (from, to, names->pdata[i], rand);
}

/* In nanoseconds. */
static gint64
get_modified (const GStatBuf *stat)
{
  return stat->st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + stat->st_mtim.tv_nsec;
}

/* Copies every file both ways; the later of two wins, and of equal times both stay, as sync programs do it. */
static void
carry_all (Machine *one, Machine *other)
{
  g_autoptr (GPtrArray) names = list_files (one);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (one->path, names->pdata[i], NULL);
      g_autofree char *other_path = g_build_filename (other->path, names->pdata[i], NULL);
      g_autofree char *text = read_file (one, names->pdata[i]);
      g_autofree char *other_text = read_file (other, names->pdata[i]);
      GStatBuf one_stat = { 0 };
      GStatBuf other_stat = { 0 };

      if (g_strcmp0 (text, other_text) == 0)
        continue;
      g_stat (path, &one_stat);
      g_stat (other_path, &other_stat);
      if (other_text != NULL && get_modified (&one_stat) == get_modified (&other_stat))
        write_copy (other, names->pdata[i], text, 9);
      else if (other_text == NULL || get_modified (&one_stat) > get_modified (&other_stat))
        write_file (other, names->pdata[i], text, -1);
    }
}

/* Describes a machine's games and every file of its folder. */
static char *
describe (Machine *machine)
{
  g_autoptr (GPtrArray) names = list_files (machine);
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree char *games = export_games (machine);

  g_string_append (all, games);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *text = read_file (machine, names->pdata[i]);

      g_string_append_printf (all, "%s\n%s", (const char *) names->pdata[i], text);
    }
  return g_string_free_and_steal (g_steal_pointer (&all));
}

/* Returns TRUE when no machine had anything left to do. */
static gboolean
settle_once (Machine machines[], guint n)
{
  gboolean same = TRUE;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++)
      if (i != j)
        carry_all (&machines[i], &machines[j]);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *before = describe (&machines[i]);
      g_autofree char *after = NULL;

      update (&machines[i]);
      after = describe (&machines[i]);
      same = same && g_str_equal (before, after);
    }
  return same;
}

static void
assert_equal_in_the_end (Machine machines[], guint n)
{
  guint settled = 0;

  for (guint round = 0; round < SETTLE_ROUNDS && settled < 2; round++)
    settled = settle_once (machines, n) ? settled + 1 : 0;
  g_assert_cmpuint (settled, ==, 2);

  for (guint i = 1; i < n; i++)
    {
      g_autofree char *first = export_games (&machines[0]);
      g_autofree char *other = export_games (&machines[i]);

      g_assert_cmpstr (first, ==, other);
    }
}

/* Unfinished games aren't synced, so finish all that began. */
static void
finish_games (Machine *machine)
{
  g_autoptr (GPtrArray) ids = list_games (machine, FALSE);

  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (CrumbGame) game = crumb_store_load_game (machine->record.store, ids->pdata[i], NULL);

      while (crumb_game_get_can_redo (game))
        g_assert_cmpint (crumb_game_redo (game, NULL), ==, CRUMB_UNDONE_DONE);
      g_assert_true (crumb_game_get_kind (game)->over (crumb_game_get_state (game)));
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
      || !crumb_game_get_kind (game)->over (crumb_correction_get_state (correction)))
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

  if (deeds[what] == undo || crumb_game_get_kind (game)->over (crumb_game_get_state (game)))
    deeds[what](game, rand);
}

static void
do_something (Machine *machine, GRand *rand)
{
  int what = g_rand_int_range (rand, 0, 14);
  gboolean deleted = what == 0;
  g_autoptr (GPtrArray) ids = list_games (machine, deleted);
  const char *id = ids->len > 0 ? ids->pdata[g_rand_int_range (rand, 0, (int) ids->len)] : NULL;

  if (what < 2 && id != NULL)
    mark (machine, id, !deleted);
  else if (what < 6 && id != NULL)
    {
      g_autofree char *note = g_strdup_printf ("note %u", g_rand_int_range (rand, 0, 4));

      set_note (machine, id, note);
    }
  else if (what < 11 && id != NULL)
    do_to_game (machine, id, what - 6, rand);
  else if (what < 13)
    g_free (play_game (machine, g_rand_int_range (rand, 0, 40)));
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
            update (&machines[one]);
          else if (what == 1)
            carry_some (&machines[one], &machines[other], rand);
          else
            do_something (&machines[one], rand);
        }
      for (guint i = 0; i < n; i++)
        finish_games (&machines[i]);
      assert_equal_in_the_end (machines, n);
      for (guint i = 0; i < n; i++)
        machine_tear_down (&machines[i]);
    }
}

typedef struct
{
  Machine machines[2];
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (fixture->machines); i++)
    machine_set_up (&fixture->machines[i]);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (fixture->machines); i++)
    machine_tear_down (&fixture->machines[i]);
}

static void
carry (Fixture *fixture)
{
  update (&fixture->machines[0]);
  carry_all (&fixture->machines[0], &fixture->machines[1]);
  update (&fixture->machines[1]);
  carry_all (&fixture->machines[1], &fixture->machines[0]);
  update (&fixture->machines[0]);
}

static guint
count_games (Machine *machine)
{
  g_autoptr (GPtrArray) ids = list_games (machine, FALSE);

  return ids->len;
}

/* An unfinished game isn't synced; a finished one is, also once it is resumed. */
static void
test_unfinished (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->machines[0].record.store, "end=rounds,rounds=1", 2);
  g_autoptr (CrumbGame) there = NULL;

  get_cookies (game, 0, 12);
  carry (fixture);
  g_assert_cmpuint (count_games (&fixture->machines[1]), ==, 0);

  get_cookies (game, 1, 4);
  carry (fixture);
  g_assert_cmpuint (count_games (&fixture->machines[1]), ==, 1);

  g_assert_cmpint (crumb_game_undo (game, NULL), ==, CRUMB_UNDONE_DONE);
  carry (fixture);
  there = crumb_store_load_game (fixture->machines[1].record.store, crumb_game_get_id (game), NULL);
  record_assert_same_game (there, game);
}

/* Two machines change the same game: the longer version wins, and the other is hidden, not lost. */
static void
test_different (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = play_game (&fixture->machines[0], 5);
  g_autoptr (GPtrArray) hidden = NULL;
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (CrumbGame) lost = NULL;

  carry (fixture);
  set_note (&fixture->machines[0], id, "short");
  set_note (&fixture->machines[1], id, "first");
  set_note (&fixture->machines[1], id, "longer");
  carry (fixture);

  game = crumb_store_load_game (fixture->machines[0].record.store, id, NULL);
  g_assert_cmpstr (crumb_game_get_note (game), ==, "longer");
  hidden = list_games (&fixture->machines[0], TRUE);
  g_assert_cmpuint (hidden->len, ==, 1);
  lost = crumb_store_load_game (fixture->machines[0].record.store, hidden->pdata[0], NULL);
  g_assert_cmpstr (crumb_game_get_note (lost), ==, "short");
  assert_equal_in_the_end (fixture->machines, 2);
}

/* Makes a file old enough to be believed by its time. */
static void
age_file (Machine *machine, const char *name)
{
  g_autofree char *path = g_build_filename (machine->path, name, NULL);
  struct utimbuf hour_ago = { g_get_real_time () / G_USEC_PER_SEC - 3600, g_get_real_time () / G_USEC_PER_SEC - 3600 };

  g_assert_no_errno (g_utime (path, &hour_ago));
}

/*
 * Whether the version of @other, left beside ours in the folder for one pass, which reads both, has won and replaced
 * our file too.
 */
static gboolean
takes_over (Machine *machine, Machine *other, const char *id)
{
  g_autoptr (CrumbGame) game = crumb_store_load_game (other->record.store, id, NULL);
  g_autofree char *theirs = crumb_game_file_write (game);
  g_autofree char *ours = NULL;
  g_autofree char *now = NULL;
  g_autoptr (GPtrArray) names = list_files (machine);
  g_autofree char *copy = g_build_filename (machine->path, "copy.json", NULL);

  g_assert_cmpuint (names->len, ==, 1);
  age_file (machine, names->pdata[0]);
  ours = read_file (machine, names->pdata[0]);
  write_file (machine, "copy.json", theirs, -1);
  age_file (machine, "copy.json");
  update (machine);
  g_assert_no_errno (g_remove (copy));
  update (machine);
  now = read_file (machine, names->pdata[0]);
  g_assert_true (g_str_equal (now, ours) || g_str_equal (now, theirs));
  g_clear_object (&game);
  game = crumb_store_load_game (machine->record.store, id, NULL);
  g_clear_pointer (&ours, g_free);
  ours = crumb_game_file_write (game);
  g_assert_cmpstr (now, ==, ours);
  return g_str_equal (now, theirs);
}

/* Of two versions as long as each other one wins on both machines, and in both folders. */
static void
test_as_long (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = play_game (&fixture->machines[0], 5);

  carry (fixture);
  set_note (&fixture->machines[0], id, "this");
  set_note (&fixture->machines[1], id, "that");
  update (&fixture->machines[0]);
  update (&fixture->machines[1]);
  if (!takes_over (&fixture->machines[0], &fixture->machines[1], id))
    g_assert_true (takes_over (&fixture->machines[1], &fixture->machines[0], id));
}

static void
test_deleted (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = play_game (&fixture->machines[0], 5);

  carry (fixture);
  mark (&fixture->machines[1], id, TRUE);
  carry (fixture);
  carry (fixture);
  g_assert_cmpuint (count_games (&fixture->machines[0]), ==, 0);

  mark (&fixture->machines[0], id, FALSE);
  carry (fixture);
  g_assert_cmpuint (count_games (&fixture->machines[1]), ==, 1);
  assert_equal_in_the_end (fixture->machines, 2);
}

/* Foreign files are left unchanged, and only files meant to be games are reported. */
static void
test_foreign (Fixture *fixture, gconstpointer data)
{
  static const char *const files[][2] = {
    { "package.json", "{\"name\": \"crumb-game\"}" },
    { "list.json", "[1, 2]" },
    { "empty.json", "" },
    { ".hidden.json", "{\"crumb-game\": 1}" },
    { "~backup.json", "{\"crumb-game\": 1}" },
    { "notes.txt", "{\"crumb-game\": 1}" },
    { "deleted by hand.json", "{\"other\": 1}" },
    { "broken.json", "{\"crumb-game\": 1, \"gam" },
    { "deleted 1.json", "{\"crumb-deleted\": 1, \"id\": \"1\"}" },
  };
  Machine *machine = &fixture->machines[0];
  g_autofree char *id = play_game (machine, 3);
  GPtrArray *troubles;

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    write_file (machine, files[i][0], files[i][1], -1);
  update (machine);
  update (machine);

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *text = read_file (machine, files[i][0]);

      g_assert_cmpstr (text, ==, files[i][1]);
    }
  troubles = crumb_folder_get_troubles (machine->folder);
  g_assert_cmpuint (troubles->len, ==, 2);
  g_assert_cmpstr (((CrumbFolderTrouble *) troubles->pdata[0])->file, ==, "broken.json");
  g_assert_cmpstr (((CrumbFolderTrouble *) troubles->pdata[1])->file, ==, "deleted 1.json");
  g_assert_cmpuint (count_games (machine), ==, 1);
}

/* A deleted file is written again; a half-written one is read once it is complete. */
static void
test_lost_and_half (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  Machine *other = &fixture->machines[1];
  g_autofree char *id = play_game (machine, 3);
  g_autoptr (GPtrArray) names = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  update (machine);
  names = list_files (machine);
  g_assert_cmpuint (names->len, ==, 1);
  text = read_file (machine, names->pdata[0]);
  path = g_build_filename (machine->path, names->pdata[0], NULL);
  g_assert_no_errno (g_unlink (path));
  update (machine);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  write_file (other, names->pdata[0], text, 100);
  update (other);
  g_assert_cmpuint (count_games (other), ==, 0);
  g_assert_cmpuint (crumb_folder_get_troubles (other->folder)->len, ==, 1);
  write_file (other, names->pdata[0], text, -1);
  update (other);
  g_assert_cmpuint (count_games (other), ==, 1);
  g_assert_cmpuint (crumb_folder_get_troubles (other->folder)->len, ==, 0);
}

static void
test_held (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = play_game (&fixture->machines[0], 3);
  g_autoptr (CrumbGame) game = NULL;

  carry (fixture);
  set_note (&fixture->machines[1], id, "from there");
  crumb_folder_hold (fixture->machines[0].folder, id);
  carry (fixture);
  game = crumb_store_load_game (fixture->machines[0].record.store, id, NULL);
  g_assert_cmpstr (crumb_game_get_note (game), ==, "");

  g_clear_object (&game);
  crumb_folder_hold (fixture->machines[0].folder, NULL);
  update (&fixture->machines[0]);
  game = crumb_store_load_game (fixture->machines[0].record.store, id, NULL);
  g_assert_cmpstr (crumb_game_get_note (game), ==, "from there");
}

static void
test_gone (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  g_autofree char *id = play_game (machine, 3);
  g_autoptr (GError) error = NULL;

  g_assert_no_errno (g_rmdir (machine->path));
  g_assert_false (crumb_folder_update (machine->folder, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (crumb_folder_get_problem (machine->folder), "can’t be kept in step"));
  g_assert_no_errno (g_mkdir (machine->path, 0700));
  update (machine);
  g_assert_null (crumb_folder_get_problem (machine->folder));
}

static void
updated_cb (CrumbFolder *folder, guint n_read, guint n_written, guint *total)
{
  *total += n_read;
}

/* A started folder notices changes by itself, without blocking the main loop. */
static void
test_started (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[1];
  guint n_read = 0;
  g_autofree char *id = play_game (&fixture->machines[0], 3);

  g_signal_connect (machine->folder, "updated", G_CALLBACK (updated_cb), &n_read);
  crumb_folder_start (machine->folder);
  update (&fixture->machines[0]);
  carry_all (&fixture->machines[0], machine);
  while (n_read == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_games (machine), ==, 1);
  crumb_folder_stop (machine->folder);
  while (crumb_folder_get_busy (machine->folder))
    g_main_context_iteration (NULL, TRUE);
}

/* Somebody who taps all the time doesn't keep the folder waiting for ever. */
static void
test_never_starved (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  gint64 start = g_get_monotonic_time ();
  gint64 waited = 0;
  guint n_read = 0;

  if (!g_test_slow ())
    {
      g_test_skip ("It waits for ten seconds.");
      return;
    }
  g_signal_connect (machine->folder, "updated", G_CALLBACK (updated_cb), &n_read);
  crumb_folder_start (machine->folder);
  while (n_read == 0 && waited < 12 * G_USEC_PER_SEC)
    {
      g_autofree char *id = play_game (machine, 3);

      for (guint i = 0; i < 30 && n_read == 0; i++)
        {
          g_main_context_iteration (NULL, FALSE);
          g_usleep (10000);
        }
      n_read += crumb_folder_get_busy (machine->folder);
      waited = g_get_monotonic_time () - start;
    }
  g_assert_cmpuint (n_read, >, 0);
  crumb_folder_stop (machine->folder);
  while (crumb_folder_get_busy (machine->folder))
    g_main_context_iteration (NULL, TRUE);
}

/* A game file that is too large is left alone, and named. */
static void
test_large (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  g_autoptr (GString) text = g_string_new ("{\"crumb-game\": 1, ");
  GPtrArray *troubles;

  while (text->len <= CRUMB_GAME_FILE_MAX)
    g_string_append (text, "                                                                ");
  write_file (machine, "large.json", text->str, -1);
  g_string_erase (text, 0, 20);
  g_string_append (text, "                                                                ");
  write_file (machine, "not ours.json", text->str, -1);
  update (machine);
  troubles = crumb_folder_get_troubles (machine->folder);
  g_assert_cmpuint (troubles->len, ==, 1);
  g_assert_cmpstr (((CrumbFolderTrouble *) troubles->pdata[0])->file, ==, "large.json");
  g_assert_cmpstr (((CrumbFolderTrouble *) troubles->pdata[0])->sentence, ==,
                   "It has more than 4 MiB, so it was left alone.");
}

/* The report about a damaged game goes away once the game is repaired. */
static void
test_mended (Fixture *fixture, gconstpointer data)
{
  Machine *machine = &fixture->machines[0];
  g_autofree char *id = play_game (machine, 3);
  g_autofree char *another = play_game (machine, 4);
  g_autofree char *damage = g_strdup_printf ("UPDATE seat SET name = name || 'x' WHERE game = '%s'", id);
  g_autofree char *mend = g_strdup_printf ("UPDATE seat SET name = rtrim (name, 'x') WHERE game = '%s'", id);
  GPtrArray *troubles;

  record_exec (machine->record.path, damage);
  update (machine);
  troubles = crumb_folder_get_troubles (machine->folder);
  g_assert_cmpuint (troubles->len, ==, 1);
  g_assert_cmpstr (((CrumbFolderTrouble *) troubles->pdata[0])->file, ==, id);
  update (machine);
  g_assert_cmpuint (troubles->len, ==, 1);

  record_exec (machine->record.path, mend);
  update (machine);
  g_assert_cmpuint (troubles->len, ==, 0);
}

/* A game of an unknown kind is synced unchanged, and so is its deletion. */
static void
test_unknown (Fixture *fixture, gconstpointer data)
{
  Machine *one = &fixture->machines[0];
  Machine *other = &fixture->machines[1];
  const char *ids[] = { UNKNOWN_ID, NULL };
  const char *name = "2031-03-01 Sue, Zoë (7e57ab1e).json";
  g_autofree char *id = NULL;
  g_autofree char *carried = NULL;
  g_autofree char *longer = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (crumb_game_file_read (one->record.store, UNKNOWN_GAME, strlen (UNKNOWN_GAME), CRUMB_IMPORT_ASK, &id,
                                       NULL, NULL, &error));
  update (one);
  carried = read_file (one, name);
  g_assert_cmpstr (carried, ==, UNKNOWN_GAME);

  write_file (other, name, UNKNOWN_LONGER, -1);
  update (other);
  g_assert_cmpuint (count_games (other), ==, 1);
  carry_all (one, other);
  write_file (one, name, UNKNOWN_LONGER, -1);
  update (one);
  update (other);
  longer = read_file (one, name);
  g_assert_cmpstr (longer, ==, UNKNOWN_LONGER);

  g_assert_true (crumb_store_delete_games (one->record.store, ids, &error));
  update (one);
  carry_all (one, other);
  update (other);
  g_assert_cmpuint (count_games (other), ==, 0);
  g_assert_cmpuint (crumb_folder_get_troubles (other->folder)->len, ==, 0);
}

#define ADD(name, function) g_test_add ("/record/folder/" name, Fixture, NULL, set_up, function, tear_down)

void
add_folder_tests (void)
{
  ADD ("unfinished", test_unfinished);
  ADD ("different", test_different);
  ADD ("as-long", test_as_long);
  ADD ("deleted", test_deleted);
  ADD ("foreign", test_foreign);
  ADD ("lost-and-half", test_lost_and_half);
  ADD ("held", test_held);
  ADD ("gone", test_gone);
  ADD ("mended", test_mended);
  ADD ("unknown", test_unknown);
  ADD ("started", test_started);
  ADD ("never-starved", test_never_starved);
  ADD ("large", test_large);
  g_test_add_data_func ("/record/folder/random/two", GUINT_TO_POINTER (2), test_random);
  g_test_add_data_func ("/record/folder/random/three", GUINT_TO_POINTER (3), test_random);
}
