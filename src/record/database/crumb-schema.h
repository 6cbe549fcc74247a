/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How the tables are laid out. Private to the record. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * crumb_schema_steps:
 *
 * What crumb_database_open() takes. A step that was once released is never changed, only followed by another;
 * a new kind of game needs one too, be it empty, so that an older Crumb says that the file is newer.
 */
extern const char *const crumb_schema_steps[];

/** What a transaction that forgets a whole game begins and ends with: entries can't be deleted otherwise. */
extern const char crumb_schema_allow_deletion[];
extern const char crumb_schema_forbid_deletion[];

G_END_DECLS
