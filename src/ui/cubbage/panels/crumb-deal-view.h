/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One deal: its play, and the hands and the crib as they were counted. */

#pragma once

#include "record/base/crumb-seat.h"
#include "rules/cubbage/cubbage.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_DEAL_VIEW (crumb_deal_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbDealView, crumb_deal_view, CRUMB, DEAL_VIEW, AdwBin)

/* While the deal is played its running total is the largest figure. */

/** crumb_deal_view_show: Shows a deal of @game, counted from 0, which @seats play. */
void crumb_deal_view_show (CrumbDealView *self, const CrumbCubbage *game, guint deal,
                           const CrumbSeat *const seats[CRUMB_CUBBAGE_SEATS]);

/** crumb_deal_view_title: What a hand or crib is called that @name counts. */
char *crumb_deal_view_title (CrumbCubbageCounted which, const char *name);

/**
 * crumb_deal_view_fit:
 * @pixel_size: the length of an edge of the dice
 * @wide: whether hands and crib lie side by side, in their order
 * @hides_play: whether the play makes room for what is counted after it, from the next deal that is shown on
 */
void crumb_deal_view_fit (CrumbDealView *self, int pixel_size, gboolean wide, gboolean hides_play);

/** crumb_deal_view_get_laid: (transfer none): The die that was laid after so many others. */
GtkWidget *crumb_deal_view_get_laid (CrumbDealView *self, guint at);

/** crumb_deal_view_get_count: (transfer none): A hand or the crib as it was counted. */
GtkWidget *crumb_deal_view_get_count (CrumbDealView *self, CrumbCubbageCounted which);

/** crumb_deal_view_set_steps: Shows only the first @steps combinations, hand after hand. */
void crumb_deal_view_set_steps (CrumbDealView *self, guint steps);

/**
 * crumb_deal_view_find_counting: (transfer none) (nullable): The first hand or crib of which not all is shown; else the
 * one that is claimed or entered next.
 */
GtkWidget *crumb_deal_view_find_counting (CrumbDealView *self);

/** crumb_deal_view_is_empty: Whether no dice are shown. */
gboolean crumb_deal_view_is_empty (CrumbDealView *self);

G_END_DECLS
