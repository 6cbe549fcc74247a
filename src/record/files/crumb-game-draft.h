/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A parsed game file, which nothing has been compared with yet. Private to the record. */

#pragma once

#include "crumb-game-file.h"
#include "record/journal/crumb-entry.h"
#include "record/journal/crumb-game-head.h"
#include "record/journal/crumb-journal.h"

G_BEGIN_DECLS

/** The value of a time that the file omits. */
#define CRUMB_DRAFT_NO_TIME G_MININT64
/** The value of an `of` that the file omits. */
#define CRUMB_DRAFT_OF_ANY G_MAXUINT

/**
 * CrumbGameDraft:
 * @head: when the file omits them, its id is NULL and its start %CRUMB_DRAFT_NO_TIME until it was folded
 * @entries: (element-type CrumbEntry): as in the file
 * @lines: (element-type guint) (nullable): the line of the file that the entries begin in, then that of each entry; NULL
 *   when the whole game is in one
 * @has_id: whether the file says the id
 * @has_start: whether the file says the start
 * @journal: (nullable): the entries folded, see crumb_game_file_fold()
 * @refusal: why there is no journal
 * @error: (nullable): why there is no journal
 * @waiting: (nullable): once it was compared with ours, the id under which the version that lost now waits
 * @lost: whether that is the file's version
 * @same: whether the record now has just what the file has
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
  char *waiting;
  gboolean lost;
  gboolean same;
} CrumbGameDraft;

/**
 * crumb_game_draft_parse:
 * @line: the line of its file that the text begins in, counted from 1
 *
 * Returns: (transfer full) (nullable): NULL with an error that names the place in the file
 */
CrumbGameDraft *crumb_game_draft_parse (const char *text, gsize length, guint line, GError **error);

/**
 * crumb_game_draft_name_entry:
 * @lines: (element-type guint) (nullable): the lines of a draft
 *
 * (transfer full): What sentences call an entry, counted from 0: "Entry 12 in line 40".
 */
char *crumb_game_draft_name_entry (const GArray *lines, guint entry);
void crumb_game_draft_free (CrumbGameDraft *draft);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameDraft, crumb_game_draft_free)

G_END_DECLS
