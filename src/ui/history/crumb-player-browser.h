/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The list of everybody who has played, to search, sort and open. */

#pragma once

#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PLAYER_BROWSER (crumb_player_browser_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPlayerBrowser, crumb_player_browser, CRUMB, PLAYER_BROWSER, AdwBin)

/*
 * Properties: `store`; `views` (AdwViewStack), which is switched between in the header; notified on change only:
 * `order`, a word of a #CrumbPlayerOrder ("played", "name", "games" or "wins"), and `show-hidden`.
 *
 * Signal `opened` (key: string): people opened that player.
 */

/** crumb_player_browser_search: Goes to where one types what is searched. */
void crumb_player_browser_search (CrumbPlayerBrowser *self);

G_END_DECLS
