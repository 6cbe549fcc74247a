/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A die on its way between the place of a seat and the middle of the table. */

#pragma once

#include "crumb-seat-places.h"

G_BEGIN_DECLS

#define CRUMB_TYPE_GLIDE (crumb_glide_get_type ())
G_DECLARE_FINAL_TYPE (CrumbGlide, crumb_glide, CRUMB, GLIDE, GtkWidget)

/** crumb_glide_new: (transfer floating): It lies on top of what it is about, in the same parent, and after it. */
GtkWidget *crumb_glide_new (void);

/**
 * crumb_glide_note:
 * @stage: (nullable): what lies in the middle
 * @of: what is shown, only compared
 *
 * Remembers where dice lie, before that changes. With the layout that follows a die glides: the only one that came to
 * the stage or left it, from the place or to the place whose it is. What is noted meanwhile ends that at once.
 */
void crumb_glide_note (CrumbGlide *self, CrumbSeatPlaces *seats, GtkWidget *stage, gconstpointer of);

G_END_DECLS
