/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A machine that syncs a folder, and what people and sync programs do to it. */

#pragma once

#include "record-fixture.h"

#include "record/folder/crumb-folder.h"

/**
 * Machine:
 * @record: its record
 * @path: the folder that it syncs
 * @folder: keeps both equal
 *
 * A record and its sync folder.
 */
typedef struct
{
  RecordFixture record;
  char *path;
  CrumbFolder *folder;
} Machine;

void machine_set_up (Machine *machine);
void machine_tear_down (Machine *machine);

/** machine_update: Syncs once, which must work. */
void machine_update (Machine *machine);

/** machine_get_cookies: Enters the cookies of a seat. */
void machine_get_cookies (CrumbGame *game, guint seat, int cookies);

/** machine_play_game: (transfer full): Plays a whole game of one round; its id. */
char *machine_play_game (Machine *machine, int cookies);

void machine_set_note (Machine *machine, const char *id, const char *note);

/** machine_correct: Gives the first seat so many cookies more. */
void machine_correct (Machine *machine, const char *id, int more);

/** machine_mark: Deletes a game, or restores it. */
void machine_mark (Machine *machine, const char *id, gboolean deleted);

/** machine_list_games: (element-type utf8): Ids of the games that are not deleted, or of those that are. */
GPtrArray *machine_list_games (Machine *machine, gboolean deleted);

/** machine_count_games: How many games are not deleted. */
guint machine_count_games (Machine *machine);

/** machine_list_files: (element-type utf8): The names in its folder, sorted. */
GPtrArray *machine_list_files (Machine *machine);

/** machine_read_file: (transfer full) (nullable): What that file of its folder holds. */
char *machine_read_file (Machine *machine, const char *name);

/** machine_write_file: Writes a file into its folder; -1 for all of @text. */
void machine_write_file (Machine *machine, const char *name, const char *text, gssize length);

/** machine_write_copy: Writes what a sync program leaves beside a file that both sides changed. */
void machine_write_copy (Machine *machine, const char *name, const char *text, guint n);

/** machine_carry_all: Copies every file both ways, as sync programs do: the later wins, of equal times both stay. */
void machine_carry_all (Machine *one, Machine *other);

/** machines_assert_equal: Carries and syncs until nothing is left to do, and all have equal games then. */
void machines_assert_equal (Machine machines[], guint n);
