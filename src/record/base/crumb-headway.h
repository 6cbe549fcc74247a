/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How far something is that takes long, and a way to cancel it. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_HEADWAY (crumb_headway_get_type ())
G_DECLARE_FINAL_TYPE (CrumbHeadway, crumb_headway, CRUMB, HEADWAY, GCancellable)

/*
 * Signal `moved` (double share): it is that far, from 0 to 1. Emitted in the thread that made the object, before what
 * it is about is done, and never once it was canceled.
 */

CrumbHeadway *crumb_headway_new (void);

/** crumb_headway_set_part: @self: (nullable). What is told from now on goes from @from to @to of the whole. */
void crumb_headway_set_part (CrumbHeadway *self, double from, double to);

/**
 * crumb_headway_tell: Says, in any thread, how much is done.
 * @self: (nullable)
 *
 * Returns: FALSE with %G_IO_ERROR_CANCELLED when it was canceled
 */
gboolean crumb_headway_tell (CrumbHeadway *self, double share, GError **error);

G_END_DECLS
