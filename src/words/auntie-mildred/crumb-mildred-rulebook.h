/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rules of Auntie Mildred's list as people read them. */

#pragma once

#include "crumb-mildred-example.h"
#include "words/crumb-rulebook.h"

G_BEGIN_DECLS

/** How many steps a first game has. */
#define CRUMB_MILDRED_FIRST_GAME_STEPS 11

/** crumb_mildred_rulebook: Its examples are #CrumbMildredExample. */
extern const CrumbRulebook crumb_mildred_rulebook;

/** crumb_mildred_first_game_steps: All steps of a first turn. */
extern const CrumbFirstGameStep crumb_mildred_first_game_steps[];

G_END_DECLS
