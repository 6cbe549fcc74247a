/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A machine that syncs a folder, and what people and sync programs do to it. */

#include "sync-machine.h"

#include "record/store/crumb-correction.h"
#include "record/store/crumb-store-private.h"

#include <glib/gstdio.h>
#include <string.h>

/* After this many rounds in which everything is carried, nothing may be left to do. */
#define SETTLE_ROUNDS 12

void
machine_set_up (Machine *machine)
{
  g_autoptr (GFile) place = NULL;

  record_fixture_set_up (&machine->record, NULL);
  machine->path = g_build_filename (machine->record.folder, "games", NULL);
  g_assert_no_errno (g_mkdir (machine->path, 0700));
  place = g_file_new_for_path (machine->path);
  machine->folder = crumb_folder_new (machine->record.store, place);
}

void
machine_tear_down (Machine *machine)
{
  g_clear_object (&machine->folder);
  record_remove_folder (machine->path);
  record_fixture_tear_down (&machine->record, NULL);
  g_free (machine->path);
}

void
machine_update (Machine *machine)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (crumb_folder_update (machine->folder, &error));
  g_assert_no_error (error);
}

void
machine_get_cookies (CrumbGame *game, guint seat, int cookies)
{
  CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = (uint8_t) seat, .amount = (int16_t) cookies };
  CrumbRefusal refusal;

  g_assert_true (crumb_game_play (game, &move, &refusal, NULL));
}

char *
machine_play_game (Machine *machine, int cookies)
{
  g_autoptr (CrumbGame) game = record_new_game (machine->record.store, "end=rounds,rounds=1", 2);

  machine_get_cookies (game, 0, cookies);
  machine_get_cookies (game, 1, cookies + 7);
  g_assert_true (crumb_scores_of (crumb_game_get_state (game))->over);
  return g_strdup (crumb_game_get_id (game));
}

void
machine_correct (Machine *machine, const char *id, int more)
{
  g_autoptr (CrumbGame) game = crumb_store_load_game (machine->record.store, id, NULL);
  g_autoptr (CrumbCorrection) correction = crumb_correction_new (game);
  CrumbMove move = *crumb_correction_get_move (correction, 0);

  move.amount = (int16_t) (move.amount + more);
  crumb_correction_replace (correction, 0, &move);
  g_assert_true (crumb_game_correct (game, correction, NULL, NULL));
}

void
machine_set_note (Machine *machine, const char *id, const char *note)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) game = crumb_store_load_game (machine->record.store, id, &error);

  g_assert_no_error (error);
  g_assert_true (crumb_game_set_note (game, note, &error));
}

void
machine_mark (Machine *machine, const char *id, gboolean deleted)
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
GPtrArray *
machine_list_games (Machine *machine, gboolean deleted)
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

guint
machine_count_games (Machine *machine)
{
  g_autoptr (GPtrArray) ids = machine_list_games (machine, FALSE);

  return ids->len;
}

static char *
export_games (Machine *machine)
{
  g_autoptr (GPtrArray) ids = machine_list_games (machine, FALSE);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < ids->len; i++)
    {
      g_autofree char *text = record_write_game (machine->record.store, ids->pdata[i]);

      g_string_append (all, text);
    }
  return g_string_free_and_steal (g_steal_pointer (&all));
}

GPtrArray *
machine_list_files (Machine *machine)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (machine->path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort_values (names, (GCompareFunc) strcmp);
  return names;
}

char *
machine_read_file (Machine *machine, const char *name)
{
  g_autofree char *path = g_build_filename (machine->path, name, NULL);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

void
machine_write_file (Machine *machine, const char *name, const char *text, gssize length)
{
  g_autofree char *path = g_build_filename (machine->path, name, NULL);

  g_assert_true (g_file_set_contents (path, text, length, NULL));
}

void
machine_write_copy (Machine *machine, const char *name, const char *text, guint n)
{
  g_autofree char *copy = g_strdup_printf ("%.*s.sync-conflict-%u.json", (int) strlen (name) - 5, name, n);

  machine_write_file (machine, copy, text, -1);
}

/* In nanoseconds. */
static gint64
get_modified (const GStatBuf *stat)
{
  return stat->st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + stat->st_mtim.tv_nsec;
}

/* Copies every file both ways; the later of two wins, and of equal times both stay, as sync programs do it. */
void
machine_carry_all (Machine *one, Machine *other)
{
  g_autoptr (GPtrArray) names = machine_list_files (one);

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (one->path, names->pdata[i], NULL);
      g_autofree char *other_path = g_build_filename (other->path, names->pdata[i], NULL);
      g_autofree char *text = machine_read_file (one, names->pdata[i]);
      g_autofree char *other_text = machine_read_file (other, names->pdata[i]);
      GStatBuf one_stat = { 0 };
      GStatBuf other_stat = { 0 };

      if (g_strcmp0 (text, other_text) == 0)
        continue;
      g_stat (path, &one_stat);
      g_stat (other_path, &other_stat);
      if (other_text != NULL && get_modified (&one_stat) == get_modified (&other_stat))
        machine_write_copy (other, names->pdata[i], text, 9);
      else if (other_text == NULL || get_modified (&one_stat) > get_modified (&other_stat))
        machine_write_file (other, names->pdata[i], text, -1);
    }
}

/* Describes a machine's games and every file of its folder. */
static char *
describe (Machine *machine)
{
  g_autoptr (GPtrArray) names = machine_list_files (machine);
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree char *games = export_games (machine);

  g_string_append (all, games);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *text = machine_read_file (machine, names->pdata[i]);

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
        machine_carry_all (&machines[i], &machines[j]);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *before = describe (&machines[i]);
      g_autofree char *after = NULL;

      machine_update (&machines[i]);
      after = describe (&machines[i]);
      same = same && g_str_equal (before, after);
    }
  return same;
}

void
machines_assert_equal (Machine machines[], guint n)
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
