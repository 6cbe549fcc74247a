/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The frame in which something is settled without a game: places, what is ruled, the question and its keys. */

#pragma once

#include "crumb-case.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_CASE_VIEW (crumb_case_view_get_type ())
G_DECLARE_FINAL_TYPE (CrumbCaseView, crumb_case_view, CRUMB, CASE_VIEW, AdwBin)

/*
 * Whatever it is in has the actions of its keys, of crumb_entry_keys_add(), `table.number` (i: a number was typed),
 * `rulings.clear`, and those of places that can be tapped: `table.seat` (i), `table.pick` (iuu: a seat, and the face and
 * the color of a die). Its own are `rulings.copy` and `rulings.large`.
 */

GtkWidget *crumb_case_view_new (void);

/** crumb_case_view_show: @now: (transfer full): The case as it is now. What is new of it is said to a screen reader. */
void crumb_case_view_show (CrumbCaseView *self, CrumbCase *now);

/** crumb_case_view_set_stage: @stage: (transfer floating): what a game has in the middle, as on its table. */
void crumb_case_view_set_stage (CrumbCaseView *self, GtkWidget *stage);

G_END_DECLS
