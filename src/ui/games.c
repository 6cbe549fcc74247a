/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The views of every game. A library of its own, so that tests can link a list with other games. */

#include "games.h"

#include "ui/game/crumb-game-ui.h"

#define DECLARE(game) extern const CrumbGameUi crumb_##game##_ui;
CRUMB_GAMES (DECLARE)
#undef DECLARE

#define LIST(game) &crumb_##game##_ui,
const CrumbGameUi *const crumb_game_uis[] = { CRUMB_GAMES (LIST) NULL };
#undef LIST
