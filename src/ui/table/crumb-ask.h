/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The question and its keys, at the lower edge of the table: they never move. */

#pragma once

#include "crumb-asking.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_ASK (crumb_ask_get_type ())
G_DECLARE_FINAL_TYPE (CrumbAsk, crumb_ask, CRUMB, ASK, GtkBox)

GtkWidget *crumb_ask_new (void);

/** crumb_ask_show: Keys that stay are changed, not replaced, so that they keep the focus. */
void crumb_ask_show (CrumbAsk *self, const CrumbAsking *asking);

/** crumb_ask_set_room: @room: #CrumbRoom */
void crumb_ask_set_room (CrumbAsk *self, unsigned room);

/**
 * crumb_ask_set_most: The most keys that any page of this game has, as its rules say at its start: that decides how high
 * the keys are, whatever is asked.
 */
void crumb_ask_set_most (CrumbAsk *self, guint most);

/** crumb_ask_set_tools: What stands before the question and after it: a countdown, a menu. Both (nullable). */
void crumb_ask_set_tools (CrumbAsk *self, GtkWidget *before, GtkWidget *after);

/** crumb_ask_choose: Focuses the first answer. FALSE where keys are numbers, which people type. */
gboolean crumb_ask_choose (CrumbAsk *self);

/** crumb_ask_find_key: (transfer none) (nullable): The key at that place, to be measured. */
GtkWidget *crumb_ask_find_key (CrumbAsk *self, guint at);

G_END_DECLS
