/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An evening: who won how often, and its games. */

#pragma once

#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_evening_page_new: @ids: its games; @settings: (nullable): where rules are saved by name */
AdwNavigationPage *crumb_evening_page_new (CrumbStore *store, GSettings *settings, const char *const *ids);

/** crumb_evening_page_has_game: Whether @page shows an evening with that game. */
gboolean crumb_evening_page_has_game (AdwNavigationPage *page, const char *id);

G_END_DECLS
