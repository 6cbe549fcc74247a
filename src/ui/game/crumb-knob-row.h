/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A knob of the house rules as a row of a page: what is settled by it, and what else it could be. */

#pragma once

#include "words/crumb-agreement.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_KNOB_ROW (crumb_knob_row_get_type ())
G_DECLARE_FINAL_TYPE (CrumbKnobRow, crumb_knob_row, CRUMB, KNOB_ROW, GObject)

/*
 * Not a widget but what keeps one up to date: a switch, a list or a number, as the knob needs. Signal `turned`
 * (int number): somebody turned the knob.
 */

/**
 * crumb_knob_row_new:
 * @thing: which of the things that the knob can be set apart for it is turned for; -1: all of them
 * @editable: whether the knob can be turned, or is only read
 */
CrumbKnobRow *crumb_knob_row_new (const CrumbAgreement *agreement, unsigned knob, int thing, gboolean editable);

unsigned crumb_knob_row_get_knob (CrumbKnobRow *self);

/** crumb_knob_row_get_widget: (transfer none): The row. */
GtkWidget *crumb_knob_row_get_widget (CrumbKnobRow *self);

/** crumb_knob_row_show: Shows how the knob stands in @rules; turns nothing. */
void crumb_knob_row_show (CrumbKnobRow *self, const CrumbAgreed *rules);

G_END_DECLS
