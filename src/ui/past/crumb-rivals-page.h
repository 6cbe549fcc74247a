/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Two people against each other. */

#pragma once

#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_rivals_page_new: @key, @other: two players; @settings: (nullable): where rules are saved by name */
AdwNavigationPage *crumb_rivals_page_new (CrumbStore *store, GSettings *settings, const char *key, const char *other);

G_END_DECLS
