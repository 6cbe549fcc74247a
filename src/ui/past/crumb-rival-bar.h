/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How often each of two players was ahead, as one bar in their colors. */

#pragma once

#include "record/base/crumb-seat.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_RIVAL_BAR (crumb_rival_bar_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRivalBar, crumb_rival_bar, CRUMB, RIVAL_BAR, GtkWidget)

/** crumb_rival_bar_new: @text: what it says; the rest of @games is level, between the two. */
GtkWidget *crumb_rival_bar_new (CrumbColour one, CrumbColour other, guint ahead, guint behind, guint games,
                                const char *text);

G_END_DECLS
