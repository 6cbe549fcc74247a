/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The title of a dialog between two buttons that say what is done here, too: it gives way where they need all the room,
 * as in the largest text. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_TITLE_BIN (crumb_title_bin_get_type ())
G_DECLARE_FINAL_TYPE (CrumbTitleBin, crumb_title_bin, CRUMB, TITLE_BIN, AdwBin)

G_END_DECLS
