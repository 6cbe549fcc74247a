/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is chosen by a filter button, each with a way to let go of it. */

#pragma once

#include "crumb-filter-button.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_FILTER_CHIPS (crumb_filter_chips_get_type ())
G_DECLARE_FINAL_TYPE (CrumbFilterChips, crumb_filter_chips, CRUMB, FILTER_CHIPS, AdwBin)

/* Property `button`, whose choice it shows. Signal `removed`: somebody let go of a filter, and the chip is gone. */

G_END_DECLS
