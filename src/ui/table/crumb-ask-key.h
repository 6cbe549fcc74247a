/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One key of a page. */

#pragma once

#include "crumb-asking.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_ASK_KEY (crumb_ask_key_get_type ())
G_DECLARE_FINAL_TYPE (CrumbAskKey, crumb_ask_key, CRUMB, ASK_KEY, GtkButton)

GtkWidget *crumb_ask_key_new (void);

/** crumb_ask_key_show: @colour: of the dice on keys that have none of their own; 0 for none */
void crumb_ask_key_show (CrumbAskKey *self, const CrumbKey *key, guint colour);

G_END_DECLS
