/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Opens backups to look at the games in them. */

#include "crumb-backup-look.h"

CrumbStore *
crumb_backup_look (const CrumbBackup *backup, GError **error)
{
  /* A thread may be looking through all backups, and there is one name for a copy. */
  static GMutex looking;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&looking);
  g_autofree char *look = crumb_backup_copy_to_look (backup, error);
  GError *trouble = NULL;
  CrumbStore *store = look != NULL ? crumb_store_open (look, &trouble) : NULL;

  if (trouble != NULL)
    crumb_backup_propagate (error, trouble, look, backup);
  return store;
}

const CrumbBackup *
crumb_backup_find_readable (GPtrArray *backups)
{
  for (guint i = 0; i < backups->len; i++)
    {
      g_autoptr (CrumbStore) look = crumb_backup_look (backups->pdata[i], NULL);

      if (look != NULL)
        return backups->pdata[i];
    }
  return NULL;
}

CrumbGame *
crumb_backup_find_game (const char *folder, const char *id, CrumbBackup **backup)
{
  g_autoptr (GPtrArray) backups = crumb_backups_list (folder);

  for (guint i = 0; i < backups->len; i++)
    {
      g_autoptr (CrumbStore) look = crumb_backup_look (backups->pdata[i], NULL);
      CrumbGame *game = look != NULL ? crumb_store_look_at_game (look, id, NULL) : NULL;

      if (game == NULL)
        continue;
      *backup = crumb_backup_copy (backups->pdata[i]);
      return game;
    }
  return NULL;
}
