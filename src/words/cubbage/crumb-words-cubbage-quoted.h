/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a move of Cubbage enters, whatever came of it, to be quoted in a sentence, and where in a game it is. */

#pragma once

#include "crumb-words-cubbage.h"

G_BEGIN_DECLS

/** crumb_words_cubbage_quoted: What a move enters: "Ana rolls 1-2-2-4-5-6", "Ben lays 4", "Ana claims 12 points". */
char *crumb_words_cubbage_quoted (const CrumbMove *move, const char *const names[]);

/**
 * crumb_words_cubbage_place:
 * @game: the state before the move
 *
 * Where in the game @move is: "Deal 3, play", "Deal 3" if that is entered as plain points, "After the end of the game".
 */
char *crumb_words_cubbage_place (const void *state, const CrumbMove *move);

G_END_DECLS
