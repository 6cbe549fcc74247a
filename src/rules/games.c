/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rules of every game. A file of its own, so that tests can link a list with other games. */

#include "games.h"

#include "game-kind.h"

#define DECLARE(game) extern const CrumbGameKind crumb_##game;
CRUMB_GAMES (DECLARE)
#undef DECLARE

#define LIST(game) &crumb_##game,
const CrumbGameKind *const crumb_game_kinds[] = { CRUMB_GAMES (LIST) NULL };
#undef LIST
