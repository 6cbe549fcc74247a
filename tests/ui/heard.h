/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Hears what is announced to screen readers, in place of GTK: its test backend has nobody to tell, and crashes. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** heard_last: (transfer full) (nullable): What was announced last since this was called before. */
char *heard_last (void);

G_END_DECLS
