/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The plate to take a die from. */

#pragma once

#include "ui/cookie-raid/panels/crumb-raid-panel.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_PLATE_VIEW (crumb_plate_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPlateView, crumb_plate_view, CRUMB, PLATE_VIEW, CrumbRaidPanel)

GtkWidget *crumb_plate_view_new (void);

/** crumb_plate_view_set_die_size: The largest edge of a die with what is around it; fewer dice are not larger. */
void crumb_plate_view_set_die_size (CrumbPlateView *self, int size);

G_END_DECLS
