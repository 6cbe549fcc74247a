/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One line of a game's journal, which is only ever added to. */

#pragma once

#include "rules/game-kind.h"

#include <glib.h>

G_BEGIN_DECLS

/** The most characters of a reason. */
#define CRUMB_WHY_MAX 200

/** What an entry does to the moves that stand. */
typedef enum
{
  CRUMB_ENTRY_MOVE, /**< adds one, and forgets what could be redone */
  CRUMB_ENTRY_UNDO, /**< takes back the last tap that stands, whose first entry is `of` */
  CRUMB_ENTRY_REDO, /**< brings back the last tap taken back, whose first entry is `of` */
} CrumbEntryType;

/**
 * CrumbEntry:
 * @type: a #CrumbEntryType
 * @move: the move of a %CRUMB_ENTRY_MOVE
 * @joined: whether the move belongs to the tap of the entry before, and is undone and redone with it
 * @of: the entry that is undone or redone, counted from 0
 * @why: (nullable): the reason that the table gave, at most %CRUMB_WHY_MAX characters
 * @at: when, in microseconds since 1970, UTC
 */
typedef struct
{
  CrumbEntryType type;
  CrumbMove move;
  gboolean joined;
  guint of;
  char *why;
  gint64 at;
} CrumbEntry;

/** crumb_entry_clear: Frees what the entry holds, not the entry. */
void        crumb_entry_clear     (CrumbEntry *entry);

/** crumb_entry_get_word: The word for it in the database and in files: a move's own, or "undo", "redo". */
const char *crumb_entry_get_word  (const CrumbEntry *entry, const CrumbGameKind *kind);

/** crumb_entry_from_word: Sets the type, and the move's kind, from such a word; FALSE when it is none. */
gboolean    crumb_entry_from_word (CrumbEntry *entry, const CrumbGameKind *kind, const char *word);

G_END_DECLS
