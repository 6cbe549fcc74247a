/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A hand with its sets drawn together, and what each of them brings. */

#pragma once

#include "rules/cookie-raid/hand.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_HAND_VIEW (crumb_hand_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbHandView, crumb_hand_view, CRUMB, HAND_VIEW, GtkWidget)

/**
 * crumb_hand_view_set_hand:
 * @rules: what the table agreed on
 * @hand: every face known
 * @slots: how many dice are still missing; their places are drawn
 */
void crumb_hand_view_set_hand (CrumbHandView *self, const CrumbHouseRules *rules, const CrumbDice *hand, guint slots);

G_END_DECLS
