/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A command that lists what --rules of a game understands. */

#pragma once

#include "crumb-command.h"

G_BEGIN_DECLS

/** crumb_rule_list_answer: All presets and knobs of the game that has the command. */
gboolean crumb_rule_list_answer (CrumbAsked *asked, char **text, GError **error);

G_END_DECLS
