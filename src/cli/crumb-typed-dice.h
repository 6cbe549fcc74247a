/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Dice as people type them, in more ways than files have. */

#pragma once

#include "rules/dice.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * crumb_typed_dice_parse:
 * @argument: what the dice are part of, which an error quotes
 * @text: what crumb_dice_parse() takes; besides, colors can be capitals and dice the characters ⚀ to ⚅ (U+2680–2685)
 * @sides: the sides of a die, 1 to %CRUMB_SIDES_MAX
 * @dice: (out): the handful, untouched when the text is refused
 *
 * Where dice have more than nine sides, a text without separators may mean faces of one digit or of two. `12` is one
 * die then. Any other text that has two meanings is refused, and the error says how to write each of them.
 *
 * Returns: FALSE with a %CRUMB_CLI_ERROR that names the argument
 */
gboolean crumb_typed_dice_parse (const char *argument, const char *text, guint sides, CrumbDice *dice, GError **error);

G_END_DECLS
