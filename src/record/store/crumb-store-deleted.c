/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Lists the deleted games of a store, and says what can be done about a damaged one. */

#include "crumb-store-private.h"

#include "crumb-deleted-game.h"
#include "crumb-game-private.h"
#include "record/base/crumb-search.h"
#include "record/database/crumb-mark.h"
#include "record/database/crumb-tables.h"

static const char *const how_words[] = {
  [CRUMB_DELETED_BY_HAND] = "",         [CRUMB_DELETED_BY_FILE] = "file",     [CRUMB_DELETED_BY_FOLDER] = "folder",
  [CRUMB_DELETED_FROM_FOLDER] = "lost", [CRUMB_DELETED_BY_BACKUP] = "backup", [CRUMB_DELETED_BY_UNDO] = "undo",
  [CRUMB_DELETED_OUTSIDE] = "outside",
};

static CrumbDeletedHow
how_of (const char *word)
{
  for (guint how = 0; how < G_N_ELEMENTS (how_words); how++)
    if (g_str_equal (word, how_words[how]))
      return (CrumbDeletedHow) how;
  return CRUMB_DELETED_BY_HAND;
}

const char *
crumb_deleted_how_to_word (CrumbDeletedHow how)
{
  g_return_val_if_fail (how < G_N_ELEMENTS (how_words), "");

  return how_words[how];
}

void
crumb_deleted_game_free (CrumbDeletedGame *self)
{
  g_free (self->id);
  g_free (self);
}

GPtrArray *
crumb_store_find_deleted (CrumbStore *self, const char *search, GError **error)
{
  g_auto (GStrv) words = crumb_search_words (search);
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_deleted_game_free);
  g_autoptr (sqlite3_stmt) statement = NULL;
  gboolean done;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  statement = crumb_database_query (
      self->db, error,
      "SELECT mark.game, " CRUMB_MARK_WHEN " AS since, iif (outside, ?1, how), iif (?2, "
      "(SELECT group_concat (name, ' ') FROM seat WHERE seat.game = mark.game) || ' ' || "
      "ifnull ((SELECT group_concat (text, ' ') FROM entry "
      "WHERE entry.game = mark.game AND text IS NOT NULL), ''), NULL) FROM mark JOIN game ON game.id = mark.game "
      "LEFT JOIN replaced ON replaced.game = mark.game AND replaced.at = mark.at "
      "WHERE deleted ORDER BY since DESC, started DESC, mark.game",
      "ti", how_words[CRUMB_DELETED_OUTSIDE], *words != NULL);
  while (crumb_database_next (statement, &done, error))
    {
      CrumbDeletedGame *game;

      /* In what the game was called, or what its players were. */
      if (!crumb_search_finds ((const char *const *) words, crumb_database_column_text (statement, 3)))
        continue;
      game = g_new0 (CrumbDeletedGame, 1);
      game->id = g_strdup (crumb_database_column_text (statement, 0));
      game->at = sqlite3_column_int64 (statement, 1);
      game->how = how_of (crumb_database_column_text (statement, 2));
      g_ptr_array_add (games, game);
    }
  return done ? g_steal_pointer (&games) : NULL;
}

CrumbGame *
crumb_store_look_at_game (CrumbStore *self, const char *id, GError **error)
{
  CrumbJournal *journal = NULL;
  CrumbGameHead *head;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  head = crumb_tables_read_game (self->db, id, &journal, error);
  return head != NULL ? crumb_game_new (NULL, head, journal) : NULL;
}

gboolean
crumb_store_was_deleted_outside (CrumbStore *self, const char *id)
{
  g_autoptr (CrumbMark) mark = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  return crumb_mark_load (self->db, id, &mark, NULL) && mark != NULL && mark->deleted && mark->outside;
}

CrumbGame *
crumb_store_load_good_part (CrumbStore *self, const char *id, GError **error)
{
  g_autoptr (CrumbGameHead) head = NULL;
  CrumbJournal *journal = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  head = crumb_tables_read_good_part (self->db, id, &journal, error);
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

gboolean
crumb_store_replace_game (CrumbStore *self, CrumbGame *version, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };
  sqlite3 *db;
  const CrumbGameHead *head;

  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);
  g_return_val_if_fail (CRUMB_IS_GAME (version), FALSE);

  db = self->db;
  head = crumb_game_get_head (version);
  if (!copy_aside (db, error) || !crumb_transaction_begin (&transaction, db, error)
      || !crumb_tables_forget_game (db, head->id, error)
      || !crumb_tables_keep_game (db, head, crumb_game_get_journal (version), CRUMB_KEEP_COLOURS, error)
      || !crumb_transaction_commit (&transaction, error))
    return FALSE;
  crumb_store_say_one_changed (self, crumb_game_get_id (version));
  crumb_store_say_players_changed (self);
  return TRUE;
}
