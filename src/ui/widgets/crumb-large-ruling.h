/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A ruling that is read across the table. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_LARGE_RULING (crumb_large_ruling_get_type ())
G_DECLARE_FINAL_TYPE (CrumbLargeRuling, crumb_large_ruling, CRUMB, LARGE_RULING, AdwDialog)

/**
 * crumb_large_ruling_new:
 * @headline: what was ruled
 * @reason: (nullable): why
 */
AdwDialog *crumb_large_ruling_new (const char *headline, const char *reason);

/** crumb_large_ruling_add: Shows @widget below: the dice that it is about. */
void crumb_large_ruling_add (CrumbLargeRuling *self, GtkWidget *widget);

/**
 * crumb_large_ruling_add_row: Adds a name with dice beside it, which stand below it where the dialog is higher than wide,
 * so that all of it can be larger.
 */
void crumb_large_ruling_add_row (CrumbLargeRuling *self, GtkOrientable *row);

G_END_DECLS
