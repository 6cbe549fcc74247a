/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Imports one game of a file, and reports the outcome. */

#include "crumb-game-take.h"

#include "crumb-game-file-private.h"
#include "record/database/crumb-mark.h"
#include "record/database/crumb-tables.h"
#include "record/store/crumb-store-private.h"

void
crumb_game_taken_clear (CrumbGameTaken *taken)
{
  g_clear_pointer (&taken->id, g_free);
  g_clear_pointer (&taken->waiting, g_free);
  crumb_game_file_refusal_clear (&taken->refusal);
}

static gboolean
count_entries (sqlite3 *db, const char *id, guint *n_entries, GError **error)
{
  gint64 n;

  if (!crumb_database_get_int (db, &n, error, "SELECT ifnull (max (n), 0) FROM entry WHERE game = ?1", "t", id))
    return FALSE;
  *n_entries = (guint) n;
  return TRUE;
}

/* Whether the file omits nothing that would be filled in differently on another machine. */
static gboolean
is_complete (const CrumbGameDraft *draft)
{
  return draft->has_id && draft->has_start;
}

/* Importing a deleted game restores it. Syncing a folder doesn't: only a mark restores a game there. */
static gboolean
bring_back (CrumbStore *store, CrumbImportChoice choice, CrumbGameTaken *taken, GError **error)
{
  const char *ids[] = { taken->id, NULL };
  g_autoptr (CrumbMark) mark = NULL;

  if (choice == CRUMB_IMPORT_AGREE)
    return TRUE;

  if (!crumb_mark_load (crumb_store_get_database (store), taken->id, &mark, error))
    return FALSE;
  if (mark == NULL || !mark->deleted)
    return TRUE;
  taken->outcome = CRUMB_IMPORT_NEW;
  return crumb_store_restore_games (store, ids, error);
}

gboolean
crumb_game_take (CrumbStore *store, CrumbGameDraft *draft, CrumbImportChoice choice, CrumbGameTaken *taken,
                 GError **error)
{
  sqlite3 *db = crumb_store_get_database (store);
  gboolean complete = is_complete (draft);
  g_autofree char *id = draft->has_id ? g_strdup (draft->head->id) : NULL;
  g_autoptr (GError) local_error = NULL;
  gboolean known = FALSE;
  gboolean had = FALSE;

  taken->outcome = CRUMB_IMPORT_REFUSED;
  if ((id == NULL
       || (crumb_tables_has_game (db, id, &had, &local_error)
           && count_entries (db, id, &taken->n_entries, &local_error)))
      && crumb_game_file_keep_draft (store, draft, choice, &known, &taken->refusal, &local_error))
    {
      /* When both versions stay, the file's has another id. */
      had = had && g_str_equal (id, draft->head->id);
      taken->outcome = known ? CRUMB_IMPORT_KNOWN : had ? CRUMB_IMPORT_LONGER : CRUMB_IMPORT_NEW;
      count_entries (db, draft->head->id, &taken->n_entries, &local_error);
      taken->same = complete && draft->same;
    }
  else if (g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DIFFERS))
    taken->outcome = CRUMB_IMPORT_DIFFERS;

  taken->id = g_strdup (draft->head->id);
  taken->waiting = g_strdup (draft->waiting);
  taken->lost = draft->lost;
  if (local_error == NULL)
    return bring_back (store, choice, taken, error);
  g_propagate_error (error, g_steal_pointer (&local_error));
  return FALSE;
}

gboolean
crumb_game_taken_changed (const CrumbGameTaken *taken)
{
  return taken->outcome == CRUMB_IMPORT_NEW || taken->outcome == CRUMB_IMPORT_LONGER;
}
