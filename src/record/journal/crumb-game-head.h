/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How a game began: its kind, rules and seats, which never change. */

#pragma once

#include "record/base/crumb-seat.h"
#include "record/base/crumb-sheet.h"

#include "rules/game-kind.h"

#include <glib.h>

G_BEGIN_DECLS

/** The length of a SHA-256, in bytes. */
#define CRUMB_HASH_SIZE 32

/** CrumbHash: Covers an entry, all entries before it, and the game's head. */
typedef struct
{
  guint8 bytes[CRUMB_HASH_SIZE];
} CrumbHash;

/**
 * CrumbGameHead:
 * @id: a UUID, all lower case
 * @kind: the kind of game; #crumb_unknown_kind when this Crumb doesn't know it
 * @kind_id: the kind's word, also for an unknown kind
 * @rules: the complete canonical text
 * @sheet: (nullable): what the table's own cards say
 * @first: whose dice are entered first
 * @started: in microseconds since 1970, UTC
 * @n_seats: 2 to 4
 * @seats: who sits where
 */
typedef struct
{
  char *id;
  const CrumbGameKind *kind;
  char *kind_id;
  char *rules;
  CrumbSheet *sheet;
  guint first;
  gint64 started;
  guint n_seats;
  CrumbSeat *seats[CRUMB_SEATS_MAX];
} CrumbGameHead;

/** crumb_game_head_new: (transfer full): A head with nothing but its kind set. */
CrumbGameHead *crumb_game_head_new (const char *kind_id);
void crumb_game_head_free (CrumbGameHead *head);

/** crumb_game_head_hash: The hash that the chain of the entries starts from. */
CrumbHash crumb_game_head_hash (const CrumbGameHead *head);

/** crumb_game_head_has_name: Whether a seat has that name, or another one of the same player. */
gboolean crumb_game_head_has_name (const CrumbGameHead *head, const char *name);

/** crumb_hash_text: The SHA-256 of @before, unless it is NULL, and @text. */
CrumbHash crumb_hash_text (const CrumbHash *before, const char *text);

/** crumb_hash_equal: Whether both are the same. */
gboolean crumb_hash_equal (const CrumbHash *one, const CrumbHash *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameHead, crumb_game_head_free)

G_END_DECLS
