/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Folds the entries of a game file. Private to the record. */

#pragma once

#include "crumb-game-file.h"
#include "record/journal/crumb-game-head.h"
#include "record/journal/crumb-journal.h"

G_BEGIN_DECLS

/** The value of a time that the file omits. */
#define CRUMB_DRAFT_NO_TIME G_MININT64
/** The value of an `of` that the file omits. */
#define CRUMB_DRAFT_OF_ANY G_MAXUINT

/**
 * crumb_game_fold_name_entry: (transfer full): What sentences call an entry, counted from 0: "Entry 12 in line 40".
 * @lines: (element-type guint) (nullable): the lines of a draft
 */
char *crumb_game_fold_name_entry (const GArray *lines, guint entry);

/**
 * crumb_game_fold_entries:
 * @draft: (element-type CrumbEntry): of which times and undone entries may be missing
 * @lines: (nullable): where each of them is in a file
 * @refusal: (out): why the rules refuse a move
 */
CrumbJournal *crumb_game_fold_entries (const CrumbGameHead *head, GArray *draft, const GArray *lines,
                                       CrumbGameFileRefusal *refusal, GError **error);

/**
 * crumb_game_fold_id: (transfer full) (nullable): An id computed from the content, and from @id if that isn't empty, so
 * that it is equal on every machine.
 */
char *crumb_game_fold_id (const CrumbGameHead *head, const char *id, GArray *entries, const GArray *lines,
                          CrumbGameFileRefusal *refusal, GError **error);

G_END_DECLS
