/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A parsed and folded game file, which nothing has been compared with yet. Private to the record. */

#pragma once

#include "crumb-game-file.h"
#include "record/journal/crumb-entry.h"
#include "record/journal/crumb-game-head.h"
#include "record/journal/crumb-journal.h"

G_BEGIN_DECLS

/**
 * CrumbGameDraft:
 * @head: when the file omits them, its id is made of its content, and its start is now
 * @entries: (element-type CrumbEntry): as in the file
 * @lines: (element-type guint) (nullable): the line of the file that the entries begin in, then that of each entry; NULL
 *   when the whole game is in one
 * @has_id: whether the file says the id
 * @has_start: whether the file says the start
 * @journal: (nullable): the entries folded
 * @refusal: why there is no journal
 * @error: why there is no journal; the head may have no id then
 */
typedef struct
{
  CrumbGameHead *head;
  GArray *entries;
  GArray *lines;
  gboolean has_id;
  gboolean has_start;
  CrumbJournal *journal;
  CrumbGameFileRefusal refusal;
  GError *error;
} CrumbGameDraft;

/**
 * crumb_game_draft_parse:
 * @line: the line of its file that the text begins in, counted from 1
 *
 * Returns: (transfer full) (nullable): NULL with an error that names the place in the file
 */
CrumbGameDraft *crumb_game_draft_parse (const char *text, gsize length, guint line, GError **error);

/**
 * crumb_game_draft_look_at: (transfer full) (nullable): The game of a draft that omits nothing, which can't be changed.
 * Takes what the draft has of it.
 */
CrumbGame *crumb_game_draft_look_at (CrumbGameDraft *draft);
void crumb_game_draft_free (CrumbGameDraft *draft);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameDraft, crumb_game_draft_free)

G_END_DECLS
