/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a header bar is headed by: the title of its page, dialog or window, drawn smaller where it would be cut. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_TITLE (crumb_title_get_type ())
G_DECLARE_FINAL_TYPE (CrumbTitle, crumb_title, CRUMB, TITLE, AdwBin)

/** crumb_header_bar_new: A header bar that never cuts its title. */
GtkWidget *crumb_header_bar_new (void);

G_END_DECLS
