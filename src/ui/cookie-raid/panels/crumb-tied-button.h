/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What was tied before a bid was won, in one line; pressed, it is to be shown in full. */

#pragma once

#include "rules/cookie-raid/raid.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_TIED_BUTTON (crumb_tied_button_get_type ())
G_DECLARE_FINAL_TYPE (CrumbTiedButton, crumb_tied_button, CRUMB, TIED_BUTTON, GtkToggleButton)

/**
 * crumb_tied_button_set_ties:
 * @raid: the state with the ruling
 * @ties: (element-type CrumbRoll): the rolls that were ties, oldest first
 *
 * Hides the button where @ties is empty.
 */
void crumb_tied_button_set_ties (CrumbTiedButton *self, const CrumbRaid *raid, const GArray *ties);

G_END_DECLS
