/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What stands in for the kind of a game that this Crumb doesn't know. Private to the record. */

#pragma once

#include "rules/game-kind.h"

/**
 * crumb_unknown_kind:
 *
 * Takes every move and says nothing of any, so that a game of a newer Crumb can be kept, checked for damage and carried
 * on as it is. It has no id: each game says its own. To anybody it is over: it can't be played on here.
 */
extern const CrumbGameKind crumb_unknown_kind;

/** crumb_unknown_kind_is_word: Whether @word could be the id of a kind, or one of its moves. */
bool crumb_unknown_kind_is_word (const char *word);
