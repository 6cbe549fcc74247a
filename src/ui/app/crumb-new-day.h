/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Tells when another day has begun, for what is done once a day. No widgets. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_NEW_DAY (crumb_new_day_get_type ())
G_DECLARE_FINAL_TYPE (CrumbNewDay, crumb_new_day, CRUMB, NEW_DAY, GObject)

/*
 * Signal `began`: it is another day than before, at most some minutes ago, or since the computer woke up.
 */

/** crumb_new_day_check: Looks at once; @now: the local time. The first look only notes the day. */
void crumb_new_day_check (CrumbNewDay *self, GDateTime *now);

G_END_DECLS
