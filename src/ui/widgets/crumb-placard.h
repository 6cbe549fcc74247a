/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shows its child as large as it fits, for people who are not close, on either side of the table. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_PLACARD (crumb_placard_get_type ())
G_DECLARE_FINAL_TYPE (CrumbPlacard, crumb_placard, CRUMB, PLACARD, GtkWidget)

/*
 * Properties, notified on change only: `child`; `turned`, whether it is upside down.
 */

void crumb_placard_set_child (CrumbPlacard *self, GtkWidget *child);
void crumb_placard_set_turned (CrumbPlacard *self, gboolean turned);

G_END_DECLS
