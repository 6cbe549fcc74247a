/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Pieces that only the sentences of Cubbage are made from. */

#pragma once

#include "crumb-words-cubbage.h"
#include "rules/cubbage/count.h"
#include "words/crumb-words-private.h"

G_BEGIN_DECLS

/** crumb_words_cubbage_faces: The dice of a part: "1+2+4" where they add up, else "3-4-5". */
char *crumb_words_cubbage_faces (const CrumbCubbagePart *part, const uint8_t dice[]);

/** crumb_words_cubbage_combination: A combination without its points: "pair 5-5". */
char *crumb_words_cubbage_combination (const CrumbCubbagePart *part, const uint8_t dice[]);

/** crumb_words_cubbage_say: Adds a sentence to those that were said, a line each. @sentence: (transfer full) (nullable)
 */
void crumb_words_cubbage_say (GString *said, char *sentence);

/** crumb_words_cubbage_join: (transfer full): All that was said, one sentence after the other. */
char *crumb_words_cubbage_join (const GString *said);

/** crumb_words_cubbage_say_play: Says what a move brought to the play: dice, points, passes, gos, who leads next. */
void crumb_words_cubbage_say_play (GString *said, const CrumbCubbage *before, const CrumbMove *move,
                                   const CrumbCubbage *after, const char *const names[]);

G_END_DECLS
