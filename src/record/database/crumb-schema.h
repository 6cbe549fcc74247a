/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How the tables are laid out. Private to the record. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * crumb_schema_steps:
 *
 * What crumb_database_open() takes. A step that was once released is never changed, only followed by another. A new
 * kind of game needs none: an older Crumb keeps such games as they are.
 */
extern const char *const crumb_schema_steps[];
/** The version that all steps lead to. */
#define CRUMB_SCHEMA_VERSION 5

/** What a transaction that forgets a whole game begins and ends with: entries can't be deleted otherwise. */
extern const char crumb_schema_allow_deletion[];
extern const char crumb_schema_forbid_deletion[];

G_END_DECLS
