/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The commands of Cubbage; the table of them is in crumb-cubbage-commands.c. */

#pragma once

#include "cli/crumb-command.h"
#include "cli/crumb-ruling.h"

G_BEGIN_DECLS

extern const CrumbCommand crumb_command_cubbage_count;
extern const CrumbCommand crumb_command_cubbage_keep;
extern const CrumbCommand crumb_command_cubbage_play;
extern const CrumbCommand crumb_command_cubbage_rules;
extern const CrumbCommand crumb_command_cubbage_study;

G_END_DECLS
