/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a game is before anything happens in it. Private to the record. */

#pragma once

#include "record/base/crumb-seat.h"

#include "rules/game-kind.h"

#include <glib.h>

G_BEGIN_DECLS

/** The bytes of a SHA-256. */
#define CRUMB_HASH_SIZE 32

/** CrumbHash: of an entry, of all entries before it, and of the game's head. */
typedef struct
{
  guint8 bytes[CRUMB_HASH_SIZE];
} CrumbHash;

/**
 * CrumbGameHead:
 * @id: a UUID, all lower case
 * @kind: what is played; #crumb_unknown_kind when this Crumb doesn't know it
 * @kind_id: the word for it, which a kind that isn't known has too
 * @rules: the complete canonical text
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
  guint first;
  gint64 started;
  guint n_seats;
  CrumbSeat *seats[CRUMB_SEATS_MAX];
} CrumbGameHead;

/** crumb_game_head_new: (transfer full): A head of which no more is known than the word for its kind. */
CrumbGameHead *crumb_game_head_new (const char *kind_id);
void crumb_game_head_free (CrumbGameHead *head);

/** crumb_game_head_hash: Where the chain of the entries' hashes begins. */
CrumbHash crumb_game_head_hash (const CrumbGameHead *head);

/** crumb_game_head_has_name: Whether one of the seats has that name, or one that is the same player's. */
gboolean crumb_game_head_has_name (const CrumbGameHead *head, const char *name);

/** crumb_hash_text: The SHA-256 of @before, unless it is NULL, and @text. */
CrumbHash crumb_hash_text (const CrumbHash *before, const char *text);

/** crumb_hash_equal: Whether both are the same. */
gboolean crumb_hash_equal (const CrumbHash *one, const CrumbHash *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameHead, crumb_game_head_free)

G_END_DECLS
