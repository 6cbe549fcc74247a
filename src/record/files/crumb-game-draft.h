/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a game file says, checked as far as the words go; whether it can be played is not yet known. Private. */

#pragma once

#include "record/journal/crumb-entry.h"
#include "record/journal/crumb-game-head.h"

G_BEGIN_DECLS

/** Stands for a time that the file leaves out. */
#define CRUMB_DRAFT_NO_TIME G_GINT64_CONSTANT (-1)
/** Stands for an `of` that the file leaves out. */
#define CRUMB_DRAFT_OF_ANY G_MAXUINT

/**
 * CrumbGameDraft:
 * @head: its id is NULL, its start %CRUMB_DRAFT_NO_TIME when the file leaves them out
 * @entries: (element-type CrumbEntry): as the file has them
 */
typedef struct
{
  CrumbGameHead *head;
  GArray *entries;
} CrumbGameDraft;

/** crumb_game_draft_parse: (transfer full) (nullable): NULL with an error that names the place. */
CrumbGameDraft *crumb_game_draft_parse (const char *text, gsize length, GError **error);
void crumb_game_draft_free (CrumbGameDraft *draft);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameDraft, crumb_game_draft_free)

G_END_DECLS
