/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What one seat did in a round, as it is typed: `bid 511, take 6, bid 55, lucky 6 4`. */

#pragma once

#include "rules/cookie-raid/honesty.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * crumb_typed_deeds_parse:
 * @text: parts separated by commas: `bid` with its dice, `-` for no bid or `?` where they are not known; `take` with
 *   the die won or `?`; `lucky` with the last die and what its re-roll showed, which alone is kept
 * @hand: how many dice the revealed hand has: whether `lucky` is the die of the `take` before it, or one more
 *
 * A die that is taken was bid for: a take without a bid before it implies a bid of unknown dice.
 *
 * Returns: FALSE with a %CRUMB_CLI_ERROR that names the part
 */
gboolean crumb_typed_deeds_parse (const char *text, const CrumbHouseRules *rules, guint hand, CrumbHonesty *honesty,
                                  GError **error);

G_END_DECLS
