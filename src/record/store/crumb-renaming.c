/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Calls a player something else in all games. */

#include "crumb-renaming.h"

#include "crumb-store-private.h"

#include "record/database/crumb-seal.h"
#include "record/database/crumb-tables.h"

#include <glib/gi18n.h>

/* Progress is reported after this many games. */
#define GAMES_PER_TELL 20

/* What one game called the player before. */
typedef struct
{
  char *game;
  guint seat;
  char *name;
} Seat;

struct _CrumbRenaming
{
  char *asked; /* the key of the player to rename, who may be a spelling of another */
  char *key;   /* of the player, before */
  char *before;
  char *after;
  char *into; /* (nullable): the key of the player that it becomes: a merge */
  gboolean made;
  GPtrArray *seats; /* Seat */
  guint n_games;
};

static void
seat_free (Seat *seat)
{
  g_free (seat->game);
  g_free (seat->name);
  g_free (seat);
}

static gboolean
fail (CrumbJournalVerdict verdict, const CrumbRenaming *self, GError **error)
{
  if (verdict == CRUMB_JOURNAL_NAME_TAKEN && self != NULL)
    g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NAME,
                 /* Translators: both are names. */
                 _ ("“%1$s” can’t be called “%2$s”. Somebody with that name sat at the same table."), self->before,
                 self->after);
  else
    g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED,
                         _ ("One of the games has been changed too many times. You can’t change it again."));
  return FALSE;
}

static gboolean
renames_seat (CrumbJournal *journal, guint n, guint seat)
{
  const CrumbEntry *entry = crumb_journal_get_entry (journal, n);

  return crumb_entry_is_everywhere (entry) && entry->move.seat == seat;
}

/* Where a rename is the last that was done or undone, it is undone or redone, so that what came before can be too. */
static void
find_tap_back (CrumbJournal *journal, guint seat, const char *name, CrumbEntry *entry)
{
  CrumbEntry back = { .type = CRUMB_ENTRY_UNDO, .move.seat = CRUMB_NO_SEAT, .at = entry->at };

  if (!crumb_journal_can_undo (journal, &back.of) || !renames_seat (journal, back.of, seat)
      || g_strcmp0 (crumb_journal_get_name_before (journal, seat), name) != 0)
    {
      back.type = CRUMB_ENTRY_REDO;
      if (!crumb_journal_can_redo (journal, &back.of) || !renames_seat (journal, back.of, seat)
          || g_strcmp0 (crumb_journal_get_entry (journal, back.of)->text, name) != 0)
        return;
    }
  *entry = back;
}

/* @self: (nullable): what a sentence about a failure is about. */
static gboolean
rename_seat (CrumbJournal *journal, guint seat, const char *name, const CrumbRenaming *self, GError **error)
{
  gboolean merge = self != NULL && self->into != NULL;
  CrumbEntry entry = {
    .type = CRUMB_ENTRY_RENAME,
    .move.seat = (guint8) seat,
    .text = (char *) name,
    .why = merge ? (char *) CRUMB_WHY_MERGE : (char *) CRUMB_WHY_EVERYWHERE,
    .at = g_get_real_time (),
  };
  CrumbJournalVerdict verdict;
  CrumbMisfit misfit;

  find_tap_back (journal, seat, name, &entry);
  verdict = crumb_journal_add (journal, &entry, 1, &misfit);
  return verdict == CRUMB_JOURNAL_TAKEN || fail (verdict, self, error);
}

/* A damaged game keeps the name that it shows: @head and @journal stay NULL. */
static gboolean
read_game (sqlite3 *db, const char *game, CrumbGameHead **head, CrumbJournal **journal, GError **error)
{
  g_autoptr (GError) local_error = NULL;

  *head = crumb_tables_read_game (db, game, journal, &local_error);
  if (*head != NULL || g_error_matches (local_error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local_error));
  return FALSE;
}

/* Where spellings were merged, a game can have the player in two seats, which can't have one name: the first gets it. */
static gboolean
rename_in_game (CrumbRenaming *self, sqlite3 *db, const char *game, GError **error)
{
  g_autoptr (CrumbJournal) journal = NULL;
  g_autoptr (CrumbGameHead) head = NULL;

  if (!read_game (db, game, &head, &journal, error))
    return FALSE;
  for (guint seat = 0; head != NULL && seat < crumb_journal_get_n_seats (journal); seat++)
    {
      const char *name = crumb_journal_get_seat (journal, seat)->name;
      g_autofree char *key = crumb_journal_get_player_key (journal, seat);
      g_autofree char *player = crumb_tables_find_player (db, key, error);
      guint from = crumb_journal_get_n_entries (journal);
      Seat *renamed;

      if (player == NULL)
        return FALSE;
      if (!g_str_equal (player, self->key))
        continue;
      if (g_str_equal (name, self->after))
        break;
      renamed = g_new0 (Seat, 1);
      renamed->game = g_strdup (game);
      renamed->seat = seat;
      renamed->name = g_strdup (name);
      g_ptr_array_add (self->seats, renamed);
      self->n_games++;
      return rename_seat (journal, seat, self->after, self, error)
             && crumb_tables_append (db, head, journal, from, error);
    }
  return TRUE;
}

/* What lists call the player, and a player who is new by this name is as the old one was. */
static gboolean
name_player (sqlite3 *db, const char *from, const char *name, gboolean is_new, GError **error)
{
  g_autofree char *key = crumb_seat_name_key (name);

  return crumb_database_run (
             db, error, "UPDATE player SET name = ?2, " CRUMB_SEAL_OPEN ("player", CRUMB_SEAL_PLAYER) " WHERE key = ?1",
             "tt", key, name)
         && (!is_new
             || crumb_database_run (db, error,
                                    "UPDATE player SET (colour, hidden) = (SELECT colour, hidden FROM player AS old "
                                    "WHERE old.key = ?2) WHERE key = ?1 AND EXISTS (SELECT 1 FROM player AS old "
                                    "WHERE old.key = ?2)",
                                    "tt", key, from))
         && crumb_seal_rows (db, CRUMB_SEALED_PLAYER, key, error);
}

static GPtrArray *
list_games (sqlite3 *db, const char *player, GError **error)
{
  return crumb_database_list_texts (db, error, "SELECT game FROM sitting WHERE player = ?1", "t", player);
}

static gboolean
tell (CrumbHeadway *headway, guint i, guint n, GError **error)
{
  return i % GAMES_PER_TELL != 0 || crumb_headway_tell (headway, (double) i / n, error);
}

static gboolean
rename_in_games (CrumbRenaming *self, sqlite3 *db, GPtrArray *games, CrumbHeadway *headway, GError **error)
{
  for (guint i = 0; i < games->len; i++)
    if (!tell (headway, i, games->len, error) || !rename_in_game (self, db, games->pdata[i], error))
      return FALSE;
  return TRUE;
}

/* Two who sat at the same table are two players. A game can show one by another name than the one that is asked for. */
static gboolean
check_apart (sqlite3 *db, const CrumbRenaming *self, const char *now, GError **error)
{
  g_autofree char *other = crumb_tables_find_player (db, now, error);
  gboolean together;

  if (other == NULL
      || !crumb_database_has (db, &together, error,
                              "SELECT 1 FROM sitting AS mine JOIN sitting AS theirs ON mine.game = theirs.game "
                              "WHERE mine.player = ?1 AND theirs.player = ?2 AND (?1 <> ?2 OR ?3) LIMIT 1",
                              "tti", self->key, other, self->into != NULL))
    return FALSE;
  if (!together)
    return TRUE;
  if (self->into == NULL)
    return fail (CRUMB_JOURNAL_NAME_TAKEN, self, error);
  g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED,
               /* Translators: both are names. */
               _ ("“%1$s” and “%2$s” can’t be one player. Both sat at the same table."), self->before, self->after);
  return FALSE;
}

static gboolean
read_name (sqlite3 *db, const char *key, char **name, GError **error)
{
  if (!crumb_database_get_text (db, name, error, "SELECT name FROM player WHERE key = ?1", "t", key))
    return FALSE;
  if (*name == NULL)
    /* Translators: %s is a name. */
    g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND, _ ("There’s no player “%s”."), key);
  return *name != NULL;
}

/* Who is meant by what was asked, and by what name others know whom the player becomes. */
static gboolean
find_names (CrumbRenaming *self, sqlite3 *db, char **now, GError **error)
{
  self->key = crumb_tables_find_player (db, self->asked, error);
  if (self->key == NULL || !read_name (db, self->key, &self->before, error))
    return FALSE;
  *now = self->into != NULL ? crumb_tables_find_player (db, self->into, error) : crumb_seat_name_key (self->after);
  return *now != NULL && (self->into == NULL || read_name (db, *now, &self->after, error));
}

static gboolean
rename_or_merge (CrumbRenaming *self, sqlite3 *db, const char *now, GPtrArray *games, CrumbHeadway *headway,
                 GError **error)
{
  g_autofree char *name = crumb_seat_clean_name (self->after);
  gboolean known;

  if (!crumb_database_has (db, &known, error, "SELECT 1 FROM player WHERE key = ?1", "t", now)
      || !check_apart (db, self, now, error))
    return FALSE;
  /* Names of an older Crumb may break the rules for new ones; then games keep theirs. */
  g_set_str (&self->after, name);
  return (name == NULL || rename_in_games (self, db, games, headway, error))
         && (self->into != NULL ? crumb_tables_merge_player (db, self->key, now, error)
                                : name_player (db, self->key, name, !known, error));
}

static gboolean
make (CrumbRenaming *self, sqlite3 *db, CrumbHeadway *headway, GError **error)
{
  g_autofree char *now = NULL;
  g_autoptr (GPtrArray) games = NULL;

  if (!find_names (self, db, &now, error))
    return FALSE;
  games = list_games (db, self->key, error);
  if (games == NULL)
    return FALSE;
  if (games->len == 0 && self->into == NULL)
    {
      /* Translators: %s is a name. */
      g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND, _ ("There’s no player “%s”."), self->key);
      return FALSE;
    }
  return rename_or_merge (self, db, now, games, headway, error);
}

/*
 * Calls a seat again what it was called by a name of the key @from. A game whose seats have such a name now only changes
 * hands.
 */
static gboolean
separate_in_game (sqlite3 *db, const char *game, const char *player, const char *from, GError **error)
{
  g_autoptr (CrumbJournal) journal = NULL;
  g_autoptr (CrumbGameHead) head = NULL;
  gboolean theirs = FALSE;
  guint begun;

  if (!read_game (db, game, &head, &journal, error))
    return FALSE;
  if (head == NULL)
    return TRUE;
  begun = crumb_journal_get_n_entries (journal);
  for (guint seat = 0; seat < crumb_journal_get_n_seats (journal); seat++)
    {
      const char *name = crumb_journal_find_merged_name (journal, seat, from);
      g_autofree char *key = crumb_journal_get_player_key (journal, seat);
      g_autofree char *now = crumb_tables_find_player (db, key, error);

      theirs |= g_strcmp0 (now, from) == 0;
      if (now != NULL && name == NULL)
        continue;
      if (now == NULL)
        return FALSE;
      if (g_str_equal (now, player) && !rename_seat (journal, seat, name, NULL, error))
        return FALSE;
    }
  if (crumb_journal_get_n_entries (journal) > begun)
    return crumb_tables_append (db, head, journal, begun, error);
  return !theirs || crumb_tables_write_summary (db, head, journal, error);
}

gboolean
crumb_renaming_separate (sqlite3 *db, const char *player, const char *from, CrumbHeadway *headway, GError **error)
{
  g_autoptr (GPtrArray) games = list_games (db, player, error);

  for (guint i = 0; games != NULL && i < games->len; i++)
    if (!tell (headway, i, games->len, error) || !separate_in_game (db, games->pdata[i], player, from, error))
      return FALSE;
  return games != NULL;
}

/* @n_games: (inout): counts the game if it is called something else now */
static gboolean
repeat_in_game (const CrumbRenaming *self, sqlite3 *db, const Seat *seat, gboolean forth, guint *n_games,
                GError **error)
{
  const char *was = forth ? seat->name : self->after;
  const char *name = forth ? self->after : seat->name;
  g_autoptr (CrumbJournal) journal = NULL;
  g_autoptr (CrumbGameHead) head = NULL;
  gboolean deleted;
  guint from;

  if (!crumb_tables_is_deleted (db, seat->game, &deleted, error)
      || (!deleted && !read_game (db, seat->game, &head, &journal, error)))
    return FALSE;
  if (head == NULL)
    return TRUE;
  from = crumb_journal_get_n_entries (journal);
  if (seat->seat >= crumb_journal_get_n_seats (journal)
      || !g_str_equal (crumb_journal_get_seat (journal, seat->seat)->name, was))
    return TRUE;
  ++*n_games;
  return rename_seat (journal, seat->seat, name, self, error) && crumb_tables_append (db, head, journal, from, error);
}

static gboolean
repeat (const CrumbRenaming *self, sqlite3 *db, gboolean forth, CrumbHeadway *headway, GError **error)
{
  guint n_games = 0;

  for (guint i = 0; i < self->seats->len; i++)
    if (!tell (headway, i, self->seats->len, error)
        || !repeat_in_game (self, db, self->seats->pdata[i], forth, &n_games, error))
      return FALSE;
  if (n_games > 0)
    return name_player (db, self->key, forth ? self->after : self->before, FALSE, error);
  g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED,
               /* Translators: %s is a name. */
               _ ("No game has “%s” by this change anymore: they were renamed again or deleted."),
               forth ? self->before : self->after);
  return FALSE;
}

/* Nothing was made: what it is to change has to be found again. */
static void
forget (CrumbRenaming *self)
{
  g_clear_pointer (&self->key, g_free);
  g_clear_pointer (&self->before, g_free);
  g_ptr_array_set_size (self->seats, 0);
  self->n_games = 0;
}

gboolean
crumb_renaming_run (CrumbRenaming *self, CrumbStore *store, gboolean forth, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };
  CrumbHeadway *headway;
  sqlite3 *db;

  g_return_val_if_fail (CRUMB_IS_STORE (store), FALSE);
  g_return_val_if_fail (forth || self->made, FALSE);

  db = crumb_store_get_database (store);
  headway = crumb_store_get_headway (store);
  if (!crumb_transaction_begin (&transaction, db, error)
      || !(self->made ? repeat (self, db, forth, headway, error) : make (self, db, headway, error))
      || !crumb_transaction_commit (&transaction, error))
    {
      if (!self->made)
        forget (self);
      return FALSE;
    }
  self->made = TRUE;
  crumb_store_say_changed (store, NULL);
  crumb_store_say_players_changed (store);
  return TRUE;
}

static CrumbRenaming *
renaming_new (const char *key)
{
  CrumbRenaming *self = g_new0 (CrumbRenaming, 1);

  self->seats = g_ptr_array_new_with_free_func ((GDestroyNotify) seat_free);
  self->asked = g_strdup (key);
  return self;
}

gboolean
crumb_store_merge_players (CrumbStore *self, const char *from, const char *into, GError **error)
{
  g_autoptr (CrumbRenaming) renaming = renaming_new (from);

  renaming->into = g_strdup (into);
  return crumb_renaming_run (renaming, self, TRUE, error);
}

CrumbRenaming *
crumb_renaming_new (const char *key, const char *name, GError **error)
{
  g_autoptr (CrumbRenaming) self = renaming_new (key);

  self->after = crumb_seat_take_name (name, error);
  return self->after != NULL ? g_steal_pointer (&self) : NULL;
}

guint
crumb_renaming_get_n_games (const CrumbRenaming *self)
{
  return self->n_games;
}

void
crumb_renaming_get_names (const CrumbRenaming *self, const char **before, const char **after)
{
  *before = self->before;
  *after = self->after;
}

void
crumb_renaming_free (CrumbRenaming *self)
{
  g_clear_pointer (&self->seats, g_ptr_array_unref);
  g_free (self->asked);
  g_free (self->into);
  g_free (self->key);
  g_free (self->before);
  g_free (self->after);
  g_free (self);
}
