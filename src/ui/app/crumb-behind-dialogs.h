/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is behind a dialog can't be reached, so screen readers don't go there either; libadwaita leaves it to them. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_behind_dialogs_hide: Hides the window's content from screen readers whenever a dialog is above it. */
void crumb_behind_dialogs_hide (AdwApplicationWindow *window);

G_END_DECLS
