/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Two versions of one game, of which the record shows one. Private to the record. */

#pragma once

#include "crumb-game-agree.h"
#include "crumb-game-draft.h"
#include "crumb-game-file.h"
#include "record/database/crumb-database.h"

G_BEGIN_DECLS

/**
 * CrumbGameTaken:
 * @outcome: whether it was added, refused and so on
 * @id: (nullable): the game's id, when it is known
 * @waiting: (nullable): the id under which the version that lost now waits among the deleted games: ours if the
 *   file's took its place, otherwise the file's, which @lost
 * @same: whether the record now has just what the file has
 * @version: how many entries the record has of it, if the file is complete and the same; otherwise 0
 * @refusal: why the rules refuse one of its moves, or reason %CRUMB_REFUSAL_NONE
 */
typedef struct
{
  CrumbImportOutcome outcome;
  char *id;
  char *waiting;
  gboolean lost;
  gboolean same;
  guint version;
  CrumbGameFileRefusal refusal;
} CrumbGameTaken;

void crumb_game_taken_clear (CrumbGameTaken *taken);

/** Two versions of one game, and what to do with the one in the file. */
typedef struct
{
  CrumbGameHead *head;
  CrumbJournal *journal;
  const CrumbGameHead *kept_head;
  CrumbJournal *kept;
  CrumbDeletedHow how;
  const CrumbAgreement *agreed;
  char *other_id;
  gboolean known;
} CrumbVersions;

/** crumb_versions_find_kept: @head, @journal: (out): the stored version of this game; NULL without one. */
gboolean crumb_versions_find_kept (sqlite3 *db, const char *id, CrumbGameHead **head, CrumbJournal **journal,
                                   GError **error);

/** crumb_versions_list_entries: (element-type CrumbEntry): All entries; the journal owns what they point to. */
GArray *crumb_versions_list_entries (CrumbJournal *journal);

/**
 * crumb_versions_put_in_place: Stores the new version, and the one that was kept among the deleted games, in one
 * transaction. @two gets the id of the latter.
 */
gboolean crumb_versions_put_in_place (sqlite3 *db, CrumbVersions *two, GError **error);

/**
 * crumb_versions_merge: If one journal continues the other, stores the longer one; otherwise they differ, and @choice
 * decides.
 * @taken: gets all but the id
 */
gboolean crumb_versions_merge (sqlite3 *db, CrumbGameDraft *draft, const CrumbGameHead *kept_head, CrumbJournal *kept,
                               CrumbImportChoice choice, CrumbGameTaken *taken, GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbGameTaken, crumb_game_taken_clear)

G_END_DECLS
