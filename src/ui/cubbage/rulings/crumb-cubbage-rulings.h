/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles what is argued about without a game: what a hand is worth, what the last die scored, which dice to keep. */

#pragma once

#include "ui/cubbage/panels/crumb-cubbage-ruled.h"
#include "ui/game/crumb-game-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_CUBBAGE_RULINGS (crumb_cubbage_rulings_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCubbageRulings, crumb_cubbage_rulings, CRUMB, CUBBAGE_RULINGS, CrumbGamePanel)

/* A #CrumbUndoable; its game lends its rules. Pages: "hand", "claim", "play", "keeps". */

void crumb_cubbage_rulings_show_page (CrumbCubbageRulings *self, const char *page);

/** crumb_cubbage_rulings_open: Goes to the page that settles it, with those dice entered. */
void crumb_cubbage_rulings_open (CrumbCubbageRulings *self, const CrumbCubbageRuled *ruled);

G_END_DECLS
