/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Replaces all pages of one database with another's, while both may be in use. */

#include "crumb-database.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* How many pages are copied before other connections get a chance to use the database. */
#define PAGES_AT_ONCE 256
#define PAUSE_US 2000

static double
get_share (sqlite3_backup *copying)
{
  int n_pages = sqlite3_backup_pagecount (copying);

  return n_pages > 0 ? 1 - (double) sqlite3_backup_remaining (copying) / n_pages : 0;
}

gboolean
crumb_database_copy (sqlite3 *from, sqlite3 *to, gint64 patience_us, CrumbHeadway *headway, GError **error)
{
  sqlite3_backup *copying = sqlite3_backup_init (to, "main", from, "main");
  gint64 give_up = g_get_monotonic_time () + patience_us;
  gboolean go_on = TRUE;
  int result = SQLITE_OK;

  if (copying == NULL)
    return crumb_database_fail (to, error);

  while (go_on && (result = sqlite3_backup_step (copying, PAGES_AT_ONCE)) != SQLITE_DONE)
    {
      if (result != SQLITE_OK && ((result & 0xff) != SQLITE_BUSY || g_get_monotonic_time () > give_up))
        break;
      go_on = crumb_headway_tell (headway, get_share (copying), error);
      /* Pauses so that a background backup doesn't hog the disk; during an upgrade somebody is waiting. */
      if (headway == NULL || result != SQLITE_OK)
        g_usleep (PAUSE_US);
    }
  if (sqlite3_backup_finish (copying) != SQLITE_OK && go_on)
    return crumb_database_fail (to, error);
  if (!go_on)
    return FALSE;

  /* SQLite doesn't report an error for a copy that we gave up because the source was busy. */
  if (result != SQLITE_DONE)
    g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_BUSY,
                         _ ("Another program is using your games. Try again."));
  return result == SQLITE_DONE;
}

gboolean
crumb_database_copy_to (sqlite3 *from, const char *path, gint64 patience_us, CrumbHeadway *headway, GError **error)
{
  g_autoptr (sqlite3) to = NULL;

  if (sqlite3_open_v2 (path, &to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) != SQLITE_OK)
    return crumb_database_fail (to, error);
  g_chmod (path, 0600);
  crumb_database_wait_for_locks (to);
  return crumb_database_copy (from, to, patience_us, headway, error);
}
