/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A ruling that is read across the table. */

#pragma once

#include "crumb-rulings.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_LARGE_RULING (crumb_large_ruling_get_type ())
G_DECLARE_FINAL_TYPE (CrumbLargeRuling, crumb_large_ruling, CRUMB, LARGE_RULING, AdwDialog)

/** crumb_large_ruling_new: The ruling on what is looked at in @rulings, as it is now. */
AdwDialog *crumb_large_ruling_new (CrumbRulings *rulings);

G_END_DECLS
