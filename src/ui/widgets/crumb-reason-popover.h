/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks why the table insists, and insists: with `table.insist` of the table that it is in. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_REASON_POPOVER (crumb_reason_popover_get_type ())
G_DECLARE_FINAL_TYPE (CrumbReasonPopover, crumb_reason_popover, CRUMB, REASON_POPOVER, GtkPopover)

/**
 * crumb_reason_popover_add: @button opens one, which is made when it is first opened.
 * @doubt: says what the table is asked about; where that is cut off, the popover shows all of it
 */
void crumb_reason_popover_add (GtkMenuButton *button, GtkLabel *doubt);

G_END_DECLS
