/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Toasts whose text is shown as it is. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_toast_new: (transfer floating): @title is no markup: there may be names in it. */
AdwToast *crumb_toast_new (const char *title);

G_END_DECLS
