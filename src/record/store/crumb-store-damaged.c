/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What can be done about a damaged game. */

#include "crumb-store-private.h"

#include "crumb-game-private.h"
#include "record/database/crumb-tables.h"

CrumbGame *
crumb_store_load_good_part (CrumbStore *self, const char *id, GError **error)
{
  g_autoptr (CrumbGameHead) head = NULL;
  CrumbJournal *journal = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  head = crumb_tables_read_good_part (crumb_store_get_database (self), id, &journal, error);
  return head != NULL ? crumb_game_new (NULL, g_steal_pointer (&head), journal) : NULL;
}

/* Copies all of the record, as damaged as it is. */
static gboolean
copy_aside (sqlite3 *db, GError **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *suffix = g_date_time_format (now, ".damaged-%Y-%m-%d-%H%M%S");
  g_autofree char *path = g_strconcat (sqlite3_db_filename (db, "main"), suffix, NULL);

  return crumb_database_copy_to (db, path, 0, NULL, error);
}

static gboolean
replace (sqlite3 *db, gpointer version, GError **error)
{
  const CrumbGameHead *head = crumb_game_get_head (version);

  return crumb_tables_forget_game (db, head->id, error)
         && crumb_tables_keep_game (db, head, crumb_game_get_journal (version), CRUMB_KEEP_COLOURS, error);
}

gboolean
crumb_store_replace_game (CrumbStore *self, CrumbGame *version, GError **error)
{
  sqlite3 *db;

  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);
  g_return_val_if_fail (CRUMB_IS_GAME (version), FALSE);

  db = crumb_store_get_database (self);
  if (!copy_aside (db, error) || !crumb_database_in_transaction (db, replace, version, error))
    return FALSE;
  crumb_store_say_one_changed (self, crumb_game_get_id (version));
  crumb_store_say_players_changed (self);
  return TRUE;
}
