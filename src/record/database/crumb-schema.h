/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The layout of the tables. Private to the record. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * crumb_schema_steps:
 *
 * The steps for crumb_database_open(). Never change a released step; add another one. A new
 * kind of game needs no step: an older Crumb stores its games unread.
 */
extern const char *const crumb_schema_steps[];
/** The version after all steps. */
#define CRUMB_SCHEMA_VERSION 9
/** The schema that they make, as crumb_database_sum_schema() has it: a test says what it is after another step. */
extern const char crumb_schema_checksum[];

/** The tables that follow from the games; NULL-terminated. */
extern const char *const crumb_schema_derived[];

/** Run at the start and end of a transaction that erases a whole game: triggers forbid deleting entries otherwise. */
extern const char crumb_schema_allow_deletion[];
extern const char crumb_schema_forbid_deletion[];

G_END_DECLS
