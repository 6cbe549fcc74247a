/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Notices when another program changes the record. Private to the record. */

#pragma once

#include "record/database/crumb-database.h"

G_BEGIN_DECLS

typedef struct _CrumbRecordWatch CrumbRecordWatch;

/** CrumbRecordWatchChanged: Called from the main loop, soon after the commit of another connection. */
typedef void (*CrumbRecordWatchChanged) (gpointer user_data);

/** crumb_record_watch_new: (transfer full): @db: has to outlive the watch */
CrumbRecordWatch *crumb_record_watch_new (sqlite3 *db, CrumbRecordWatchChanged changed, gpointer user_data);
void crumb_record_watch_free (CrumbRecordWatch *self);

/** crumb_record_watch_skip: Takes what other connections have committed so far as known. */
void crumb_record_watch_skip (CrumbRecordWatch *self);

/**
 * crumb_record_get_version: A number that differs after another connection has changed the record, and stays when
 * this one does. 0 while it can't be read.
 */
gint64 crumb_record_get_version (sqlite3 *db);

G_END_DECLS
