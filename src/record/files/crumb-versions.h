/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Two versions of one game, of which the record shows one. Private to the record. */

#pragma once

#include "crumb-game-agree.h"
#include "crumb-game-draft.h"
#include "crumb-game-file.h"
#include "record/database/crumb-database.h"

G_BEGIN_DECLS

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
 * @known: (out): whether the record had the whole game
 */
gboolean crumb_versions_merge (sqlite3 *db, CrumbGameDraft *draft, const CrumbGameHead *kept_head, CrumbJournal *kept,
                               CrumbImportChoice choice, gboolean *known, GError **error);

G_END_DECLS
