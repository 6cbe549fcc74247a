/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Watches the file of the record, and asks SQLite who wrote it. */

#include "crumb-record-watch.h"

/* How often to look while changes keep coming, in milliseconds. */
#define LOOK_MS 200

struct _CrumbRecordWatch
{
  sqlite3 *db;
  gint64 version;
  GFileMonitor *monitor;
  guint again;
  CrumbRecordWatchChanged changed;
  gpointer user_data;
};

static void look (CrumbRecordWatch *self);

static gboolean
again_cb (gpointer user_data)
{
  CrumbRecordWatch *self = user_data;

  self->again = 0;
  look (self);
  return G_SOURCE_REMOVE;
}

/* The commit of a program that is still writing is noticed a little later. */
static void
look (CrumbRecordWatch *self)
{
  gint64 version;

  version = crumb_record_get_version (self->db);

  if (version == 0 && self->again == 0)
    self->again = g_timeout_add (LOOK_MS, again_cb, self);
  if (version == 0 || version == self->version)
    return;
  self->version = version;
  self->changed (self->user_data);
}

CrumbRecordWatch *
crumb_record_watch_new (sqlite3 *db, CrumbRecordWatchChanged changed, gpointer user_data)
{
  CrumbRecordWatch *self = g_new0 (CrumbRecordWatch, 1);
  g_autoptr (GFile) file = g_file_new_for_path (sqlite3_db_filename (db, "main"));

  self->db = db;
  self->changed = changed;
  self->user_data = user_data;
  self->version = crumb_record_get_version (db);
  /* Without a monitor, which some file systems lack, the lists still look before each action. */
  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->monitor == NULL)
    return self;
  g_file_monitor_set_rate_limit (self->monitor, LOOK_MS);
  g_signal_connect_swapped (self->monitor, "changed", G_CALLBACK (look), self);
  return self;
}

void
crumb_record_watch_free (CrumbRecordWatch *self)
{
  g_clear_handle_id (&self->again, g_source_remove);
  if (self->monitor != NULL)
    g_signal_handlers_disconnect_by_data (self->monitor, self);
  g_clear_object (&self->monitor);
  g_free (self);
}

void
crumb_record_watch_skip (CrumbRecordWatch *self)
{
  gint64 version = crumb_record_get_version (self->db);

  if (version != 0)
    self->version = version;
}

gint64
crumb_record_get_version (sqlite3 *db)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_prepare (db, "PRAGMA data_version", NULL);
  gboolean row = FALSE;

  if (statement == NULL || !crumb_database_step (statement, &row, NULL) || !row)
    return 0;
  return sqlite3_column_int64 (statement, 0);
}
