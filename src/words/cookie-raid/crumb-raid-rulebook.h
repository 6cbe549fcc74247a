/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rules of Cookie Raid as people read them. */

#pragma once

#include "crumb-example.h"
#include "words/crumb-rulebook.h"

G_BEGIN_DECLS

/** crumb_raid_rulebook: Its examples are #CrumbExample. The steps are those of a first round. */
extern const CrumbRulebook crumb_raid_rulebook;

G_END_DECLS
