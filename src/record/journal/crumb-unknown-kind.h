/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Stands in for the kind of a game that this Crumb doesn't know. Private to the record. */

#pragma once

#include "rules/game-kind.h"

/**
 * crumb_unknown_kind:
 *
 * Takes every move without interpreting it, so that a game of a newer Crumb can be stored, checked for damage and
 * synced unchanged. It has no id, as each game has its own. Its games count as over, since they can't be played here.
 */
extern const CrumbGameKind crumb_unknown_kind;

/** crumb_unknown_kind_is_word: Whether @word has the form of a kind's id or a move's word. */
bool crumb_unknown_kind_is_word (const char *word);
