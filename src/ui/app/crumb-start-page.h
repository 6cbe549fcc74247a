/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The page shown while no game is on the table: a way to begin one, and the recent games. */

#pragma once

#include "record/store/crumb-store.h"
#include "ui/game/crumb-game-ui.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_START_PAGE (crumb_start_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbStartPage, crumb_start_page, CRUMB, START_PAGE, AdwBin)

/** crumb_start_page_new: The games are read whenever the page comes into view. @ui: the game whose welcome is shown. */
GtkWidget *crumb_start_page_new (CrumbStore *store, const CrumbGameUi *ui);

G_END_DECLS
