/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The commands of every game. A file of its own, so that tests can link a list with other games. */

#include "games.h"

#include "crumb-game-commands.h"

#define DECLARE(game) extern const CrumbGameCommands crumb_##game##_commands;
CRUMB_GAMES (DECLARE)
#undef DECLARE

#define LIST(game) &crumb_##game##_commands,
const CrumbGameCommands *const crumb_game_commands[] = { CRUMB_GAMES (LIST) NULL };
#undef LIST
