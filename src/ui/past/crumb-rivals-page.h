/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Two people against each other. */

#pragma once

#include "crumb-filter-button.h"

#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * crumb_rivals_page_new:
 * @settings: (nullable): where rules are saved by name
 * @values: which two players, and which of their games, as crumb_filter_button_list() has it
 */
AdwNavigationPage *crumb_rivals_page_new (CrumbStore *store, GSettings *settings,
                                          const char *const values[CRUMB_FILTER_N]);

G_END_DECLS
