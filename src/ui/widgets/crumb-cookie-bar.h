/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A picture of how far somebody is: a row of cookies that fills up. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_COOKIE_BAR (crumb_cookie_bar_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCookieBar, crumb_cookie_bar, CRUMB, COOKIE_BAR, GtkWidget)

GtkWidget *crumb_cookie_bar_new (void);

/**
 * crumb_cookie_bar_set_progress:
 * @cookies: what somebody has, 0 or more
 * @target: what is played to, more than 0
 */
void crumb_cookie_bar_set_progress (CrumbCookieBar *self, int cookies, int target);

G_END_DECLS
