/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The words of every game. A file of its own, so that tests can link a list with other games. */

#include "games.h"

#include "crumb-game-words.h"

#define DECLARE(game) extern const CrumbGameWords crumb_##game##_words;
CRUMB_GAMES (DECLARE)
#undef DECLARE

#define LIST(game) &crumb_##game##_words,
const CrumbGameWords *const crumb_game_words[] = { CRUMB_GAMES (LIST) NULL };
#undef LIST
