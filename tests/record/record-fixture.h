/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A record in a folder of its own, and tables that play in it. */

#pragma once

#include "record/files/crumb-game-file.h"
#include "record/store/crumb-store.h"
#include "rules/cookie-raid/raid.h"

/**
 * RecordFixture:
 * @folder: a temporary folder, deleted after the test
 * @path: where the record is
 * @store: the record
 * @rand: seeded by --seed, as all of GLib's tests are
 */
typedef struct
{
  char *folder;
  char *path;
  CrumbStore *store;
  GRand *rand;
} RecordFixture;

void record_fixture_set_up (RecordFixture *fixture, gconstpointer data);
void record_fixture_tear_down (RecordFixture *fixture, gconstpointer data);

/** record_fixture_reopen: Closes the record and opens it again. */
void record_fixture_reopen (RecordFixture *fixture);

/** record_new_game: (transfer full): Starts a game with @n_seats seats and those rules. */
CrumbGame *record_new_game (CrumbStore *store, const char *rules, guint n_seats);

/** record_new_random_game: (transfer full): Starts a game with random rules and seats. */
CrumbGame *record_new_random_game (CrumbStore *store, GRand *rand);

/** record_play_random: Taps @n times: moves, undos, redos; the table insists, corrects, or changes its people. */
void record_play_random (CrumbGame *game, GRand *rand, guint n);

/** record_read: (transfer full): Imports a game file, which has to be fine. Returns the id of its game. */
char *record_read (CrumbStore *store, const char *text);

/** record_load: (transfer full): The game with that id, which has to be whole. */
CrumbGame *record_load (CrumbStore *store, const char *id);

/** record_take: Plays a move that must be legal. */
void record_take (CrumbGame *game, const CrumbMove *move);

/** record_take_all: Plays such moves. @moves: (element-type CrumbMove) */
void record_take_all (CrumbGame *game, const GArray *moves);

/** record_play: Plays such a move. */
void record_play (CrumbGame *game, CrumbRaidMove what, guint seat, const char *dice);

/** record_write_game: (transfer full): The file of a game as the record has it now. */
char *record_write_game (CrumbStore *store, const char *id);

/** record_remove_folder: Deletes the folder and the files in it. */
void record_remove_folder (const char *folder);

/** record_exec: Runs SQL on the file as another program would. */
void record_exec (const char *path, const char *sql);

/** record_assert_whole: A check of the whole record finds nothing. */
void record_assert_whole (CrumbStore *store);

/** record_own_time: In microseconds: goes on while this thread runs or sleeps, not while others have the processor. */
gint64 record_own_time (void);

/** record_assert_same_game: Both have equal moves, states and files. */
void record_assert_same_game (CrumbGame *one, CrumbGame *other);
