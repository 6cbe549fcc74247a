/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What two people who have never played do with their dice, step by step. */

#pragma once

#include "crumb-example.h"
#include "words/crumb-rulebook.h"

G_BEGIN_DECLS

/** How many steps a first round has. */
#define CRUMB_FIRST_GAME_STEPS 18

/** crumb_first_game_steps: All steps of a first round in order; their examples are #CrumbExample. */
extern const CrumbFirstGameStep crumb_first_game_steps[];

G_END_DECLS
