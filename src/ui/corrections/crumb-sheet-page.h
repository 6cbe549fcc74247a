/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Enters what each player got in a round of a paper sheet. */

#pragma once

#include "rules/seats.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_SHEET_PAGE (crumb_sheet_page_get_type ())
G_DECLARE_FINAL_TYPE (CrumbSheetPage, crumb_sheet_page, CRUMB, SHEET_PAGE, AdwNavigationPage)

/* Signal `entered`: the round is to be added with what crumb_sheet_page_get_points() says. */

/**
 * crumb_sheet_page_new:
 * @title: what is added
 * @seats: whose points are entered
 * @max: the most points that somebody can get
 * @names: of all seats
 */
AdwNavigationPage *crumb_sheet_page_new (const char *title, CrumbSeats seats, int max, const char *const names[]);

/** crumb_sheet_page_get_points: What each of the seats got; 0 for all others. */
void crumb_sheet_page_get_points (CrumbSheetPage *self, int points[CRUMB_SEATS_MAX]);

G_END_DECLS
