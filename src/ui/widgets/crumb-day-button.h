/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A button that chooses a day from a calendar, or none where that is allowed. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_DAY_BUTTON (crumb_day_button_get_type ())
G_DECLARE_FINAL_TYPE (CrumbDayButton, crumb_day_button, CRUMB, DAY_BUTTON, AdwBin)

/*
 * Property `required`, notified on change only: whether there must be a day.
 *
 * Signal `chosen`: somebody chose another day, or none.
 */

/** crumb_day_button_get_day: (transfer none) (nullable): "2026-03-01", NULL for none. */
const char *crumb_day_button_get_day (CrumbDayButton *self);

/** crumb_day_button_set_day: @day: (nullable): "2026-03-01". Emits nothing. */
void crumb_day_button_set_day (CrumbDayButton *self, const char *day);

/** crumb_day_parse: (transfer full) (nullable): The beginning of that day, in the local time zone. */
GDateTime *crumb_day_parse (const char *day);

/** crumb_day_time: @day: (nullable): When that day begins, or the one so many days later; 0 for none. */
gint64 crumb_day_time (const char *day, int later);

G_END_DECLS
