/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The commands of Cookie Raid; the table of them is in crumb-raid-commands.c. */

#pragma once

#include "cli/crumb-command.h"
#include "cli/crumb-ruling.h"

G_BEGIN_DECLS

extern const CrumbCommand crumb_command_bid;
extern const CrumbCommand crumb_command_hands;
extern const CrumbCommand crumb_command_honest;
extern const CrumbCommand crumb_command_odds;
extern const CrumbCommand crumb_command_rules;
extern const CrumbCommand crumb_command_study;

G_END_DECLS
