/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A ruling of Cubbage that is read across the table. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_large_count_new: @ruling, and the dice that it is about. */
AdwDialog *crumb_large_count_new (const char *ruling, const guint8 dice[], guint n);

G_END_DECLS
