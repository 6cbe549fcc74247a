/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The window: one game on the table, or the start page, and what can be done from anywhere. */

#pragma once

#include "record/store/crumb-store.h"
#include "ui/game/crumb-edits.h"
#include "ui/game/crumb-game-ui.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_WINDOW (crumb_window_get_type ())
G_DECLARE_FINAL_TYPE (CrumbWindow, crumb_window, CRUMB, WINDOW, AdwApplicationWindow)

/*
 * Construct properties `store`, and `settings` (GSettings, nullable: the size is not remembered then). Property
 * `game` (CrumbGame, nullable): what is on the table.
 *
 * Actions, besides those of the menu: `win.open-game` (s: an id); `win.review` (s: an id), which shows that game in
 * the history; `win.player` (s: a key), the page of a player; `win.find` (s: words), the games that have them.
 */

GtkWindow *crumb_window_new (GtkApplication *application, CrumbStore *store, GSettings *settings);

CrumbGame *crumb_window_get_game (CrumbWindow *self);
void crumb_window_set_game (CrumbWindow *self, CrumbGame *game);

/** crumb_window_get_untold: As crumb_table_set_untold() says of the table. */
guint crumb_window_get_untold (CrumbWindow *self);

/** crumb_window_get_table: (transfer none) (nullable): The #CrumbTable of the game on it; signal `drawn` (): as it has. */
GtkWidget *crumb_window_get_table (CrumbWindow *self);

/** crumb_window_get_game_ui: The views of the game on the table, else of the one that was there last; in Rulings those of
 * the game that these are about. */
const CrumbGameUi *crumb_window_get_game_ui (CrumbWindow *self);

/** crumb_window_get_settings: (nullable) */
GSettings *crumb_window_get_settings (CrumbWindow *self);

CrumbStore *crumb_window_get_store (CrumbWindow *self);

/** crumb_window_get_edits: (transfer none): The edits made in this window, which can be undone. */
CrumbEdits *crumb_window_get_edits (CrumbWindow *self);

/**
 * crumb_window_find_game: (transfer full) (nullable): The game with that id; if it can't be read, NULL after telling
 * people why.
 */
CrumbGame *crumb_window_find_game (CrumbWindow *self, const char *id);

/** crumb_window_present_dialog: Shows @dialog (transfer floating); the keys come back to the view after it. */
void crumb_window_present_dialog (CrumbWindow *self, AdwDialog *dialog);

/** crumb_window_report_unkept: Says that nothing has changed, and why. Does nothing if @error is NULL. */
void crumb_window_report_unkept (CrumbWindow *self, const GError *error);

/** crumb_window_resume: Puts the game that was played last on the table again, unless it is over. */
void crumb_window_resume (CrumbWindow *self);

G_END_DECLS
