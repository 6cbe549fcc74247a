/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rules of Cubbage as people read them. */

#pragma once

#include "crumb-cubbage-example.h"
#include "words/crumb-rulebook.h"

G_BEGIN_DECLS

/** How many steps a first deal has. */
#define CRUMB_CUBBAGE_FIRST_GAME_STEPS 14

/** crumb_cubbage_rulebook: Its examples are #CrumbCubbageExample. */
extern const CrumbRulebook crumb_cubbage_rulebook;

/** crumb_cubbage_first_game_steps: All steps of a first deal, against the opponent. */
extern const CrumbFirstGameStep crumb_cubbage_first_game_steps[];

G_END_DECLS
