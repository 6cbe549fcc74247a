/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Why a prank hits, a group scores, a die fits and cookies are lost. Plain text; what is returned is (transfer full)
 * unless said otherwise. */

#pragma once

#include "rules/auntie-mildred/mildred-rulings.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * crumb_words_mildred_combat:
 * @before: the other one's black die and victory dice before the prank
 * @who: (nullable): who pranks; NULL where nobody has a name
 * @other: (nullable): the other one
 *
 * "Prank 3 beats dodge 2: John loses a cookie, 4 → 3."
 */
char *crumb_words_mildred_combat (unsigned prank, unsigned dodge, const CrumbMildredCombat *before, gboolean laundry,
                                  const char *who, const char *other);

/** crumb_words_mildred_combat_rule: (transfer none): The paragraph that it rests on. */
const char *crumb_words_mildred_combat_rule (CrumbMildredOutcome outcome, unsigned black);

/**
 * crumb_words_mildred_group:
 *
 * "4-4-4-2-2 beats 3-3-3-6-6: in the row of 3, 4 is higher than 3.", "6-6-6-6-6 isn’t a Full House: …"
 */
char *crumb_words_mildred_group (unsigned card, const CrumbMildredGroup *mine, const CrumbMildredGroup *theirs,
                                 gboolean equal_rows, gboolean laundry_1);

/** crumb_words_mildred_group_rule: (transfer none): The paragraph that it rests on. */
const char *crumb_words_mildred_group_rule (unsigned card, const CrumbMildredDuel *duel, gboolean blocked);

/** crumb_words_mildred_place: Whether @face goes on a set that stands at @highest, and what that reaches. */
char *crumb_words_mildred_place (unsigned highest, unsigned face, unsigned levels);

/** crumb_words_mildred_cookies: "At 4, 5 cookies bring a victory die. 3 of them are lost, and …" */
char *crumb_words_mildred_cookies (unsigned black, unsigned gain, gboolean carried);

/** crumb_words_mildred_cookies_rule: (transfer none): The paragraph that it rests on. */
const char *crumb_words_mildred_cookies_rule (const CrumbMildredCookies *cookies);

G_END_DECLS
