/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games of Cubbage in a record of the test's own. */

#pragma once

#include "../record/record-fixture.h"
#include "../rules/cubbage/cubbage-script.h"

/** cubbage_new_game: (transfer full): A game between Ana and Ben <b> in which @script, as of cubbage_script_parse(), was played. */
CrumbGame *cubbage_new_game (CrumbStore *store, const char *rules, const char *script);

/** cubbage_play: Plays the moves of a script, all of which have to be taken. */
void cubbage_play (CrumbGame *game, const char *script);

/** A solo deal: Ana, who leads, gets 21 points by her hand and the play; the opponent has the crib. */
#define CUBBAGE_SOLO_DEAL "1f 0r122456 0c56 0l1 1t6 0l4 1t5 0l2 0l2 1t3 1t4 s5 d34"
