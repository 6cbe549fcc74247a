/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How much was played, the records, and a calendar of evenings. */

#pragma once

#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_highlights_page_new: @settings: (nullable): where rules are saved by name */
AdwNavigationPage *crumb_highlights_page_new (CrumbStore *store, GSettings *settings);

G_END_DECLS
