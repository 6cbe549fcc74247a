/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Whether a record has just fallen in a game. */

#pragma once

#include "crumb-highlights.h"

G_BEGIN_DECLS

/** So many games of its kind were played before a game can break their records. */
#define CRUMB_FALLEN_LEAST 10

/**
 * CrumbFallen:
 * @fell: whether a record fell
 * @record: which one, with its new value; it names no game and no player
 * @name: (nullable): who has it now
 * @n_moves: of so many moves of the game that is known
 */
typedef struct
{
  gboolean fell;
  CrumbHighlight record;
  char *name;
  guint n_moves;
} CrumbFallen;

/**
 * crumb_fallen_read:
 * @from: so many moves of the game are known already
 *
 * Which record of the games before it fell by the other moves of the game with that id; of several, the first one as
 * highlights list them. Nothing falls by a round that goes on.
 *
 * Returns: (transfer full) (nullable): NULL with an error
 */
CrumbFallen *crumb_fallen_read (CrumbStore *store, const char *id, guint from, GError **error);
void crumb_fallen_free (CrumbFallen *fallen);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbFallen, crumb_fallen_free)

G_END_DECLS
