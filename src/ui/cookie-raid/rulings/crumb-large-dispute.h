/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A ruling of Cookie Raid that is read across the table. */

#pragma once

#include "crumb-rulings.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_large_dispute_new: The ruling on what is looked at in @rulings, as it is now. */
AdwDialog *crumb_large_dispute_new (CrumbRulings *rulings);

G_END_DECLS
