/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A record and the folder of its backups. */

#pragma once

#include "record-fixture.h"

#include "record/store/crumb-backup-look.h"

/**
 * BackupFixture:
 * @record: the record
 * @folder: where its backups are
 */
typedef struct
{
  RecordFixture record;
  char *folder;
} BackupFixture;

void backup_fixture_set_up (BackupFixture *fixture, gconstpointer data);
void backup_fixture_tear_down (BackupFixture *fixture, gconstpointer data);

/** backup_fixture_make: Makes the backup of that day, as a start of Crumb does. */
void backup_fixture_make (BackupFixture *fixture, GDateTime *now);

/** backup_fixture_restore: Puts a backup in the record's place, on the second day of 2026, and opens it. */
void backup_fixture_restore (BackupFixture *fixture, const CrumbBackup *backup, int hour);

/** backup_fixture_assert_days: Fails unless there are backups of these days, and of no others. */
void backup_fixture_assert_days (BackupFixture *fixture, const char *const *days);

/** backup_play_a_game: Plays a random game for a while. */
void backup_play_a_game (CrumbStore *store, GRand *rand);

/** backup_count_games: How many games there are, asked in two ways. */
guint backup_count_games (CrumbStore *store);
