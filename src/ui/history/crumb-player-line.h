/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A player in a list: mark, name, games. */

#pragma once

#include "record/store/crumb-player.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PLAYER_LINE (crumb_player_line_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPlayerLine, crumb_player_line, CRUMB, PLAYER_LINE, AdwBin)

void crumb_player_line_show (CrumbPlayerLine *self, const CrumbPlayer *player);

G_END_DECLS
