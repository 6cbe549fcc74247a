/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Records to read and change while something fails: all begin as one that has something of everything. */

#pragma once

#include "record/files/crumb-import.h"
#include "record/folder/crumb-folder.h"
#include "record/store/crumb-game-list.h"
#include "record/store/crumb-renaming.h"
#include "record/store/crumb-store.h"

/* What the tests need to know of the record that all of them begin with. */
typedef struct
{
  char *path;
  char *running;
  char *finished;
  char *longer;  /* a game of which the files have more than the record */
  char *differs; /* one of which they have other entries */
  char *swapped; /* one of which another version waits */
  char *deleted;
  char *player; /* the key of somebody who finished games */
  char *apart;  /* of another one, who never met the first */
  char *merged; /* a spelling that was merged into a third one */
  GPtrArray *texts;
} Plan;

/* One try: a copy of that record, in a folder of its own. */
typedef struct
{
  const Plan *plan;
  char *folder;
  char *path;
  char *place;
  char *foreign; /* (nullable): a file in @place that has a game's name and isn't ours */
  CrumbStore *store;
  CrumbGame *game;
  CrumbRenaming *renaming;
  CrumbFolder *in_step;
  CrumbImport *import;
  CrumbGameList *list;
} Stage;

/* What a failure may leave behind. */
typedef enum
{
  STAGE_READS,    /* everything is as it was, and what is read is whole or an error */
  STAGE_WRITES,   /* everything is as it was, or the change is there */
  STAGE_BY_PIECES /* each game by itself is as it was, or changed */
} StageManner;

/* One thing that the record does. */
typedef struct
{
  const char *name;
  void (*prepare) (Stage *stage); /* (nullable) */
  /* (transfer full) (nullable): what was read; NULL with an error */
  char *(*work) (Stage *stage, GError **error);
  StageManner manner;
} StageRow;

/** stage_set_note: Writes on a game, while it isn't loaded. */
void stage_set_note (CrumbStore *store, const char *id, const char *note);

/** stage_make_backup: Makes a backup in the folder that is @place. */
void stage_make_backup (Stage *stage);

/** stage_say: (transfer full) (nullable): What a change says that was @done, or else failed. */
char *stage_say (gboolean done);

/** stage_fail_everywhere: Does it again and again, and each time another call of SQLite fails. */
void stage_fail_everywhere (const StageRow *row);
