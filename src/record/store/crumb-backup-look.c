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
  g_autoptr (GError) trouble = NULL;
  CrumbStore *store = look != NULL ? crumb_store_open (look, &trouble) : NULL;

  if (trouble != NULL)
    {
      crumb_backup_blame (trouble, look, backup);
      g_propagate_error (error, g_steal_pointer (&trouble));
    }
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
crumb_backup_find_game (const char *folder, const char *id, GCancellable *cancellable, CrumbBackup **backup)
{
  g_autoptr (GPtrArray) backups = crumb_backups_list (folder);

  for (guint i = 0; i < backups->len && !g_cancellable_is_cancelled (cancellable); i++)
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

/* A game that is looked for, and where it was found. */
typedef struct
{
  char *folder;
  char *id;
  CrumbBackup *backup;
} Search;

static void
search_free (Search *search)
{
  g_free (search->folder);
  g_free (search->id);
  g_clear_pointer (&search->backup, crumb_backup_free);
  g_free (search);
}

static void
find_game_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Search *search = data;
  CrumbGame *game = crumb_backup_find_game (search->folder, search->id, cancellable, &search->backup);

  g_task_return_pointer (task, game, g_object_unref);
}

void
crumb_backup_find_game_async (const char *folder, const char *id, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Search *search = g_new0 (Search, 1);

  search->folder = g_strdup (folder);
  search->id = g_strdup (id);
  g_task_set_source_tag (task, crumb_backup_find_game_async);
  g_task_set_task_data (task, search, (GDestroyNotify) search_free);
  g_task_run_in_thread (task, find_game_in_thread);
}

CrumbGame *
crumb_backup_find_game_finish (GAsyncResult *result, CrumbBackup **backup, GError **error)
{
  Search *search = g_task_get_task_data (G_TASK (result));
  CrumbGame *game = g_task_propagate_pointer (G_TASK (result), error);

  *backup = game != NULL ? g_steal_pointer (&search->backup) : NULL;
  return game;
}
