/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Lists, merges, hides and colours the players of a store. */

#include "crumb-game-query.h"
#include "crumb-store-private.h"

#include "record/base/crumb-search.h"
#include "record/base/crumb-time.h"
#include "record/database/crumb-seal.h"
#include "record/database/crumb-tables.h"

#include <glib/gi18n.h>

#define OPEN_PLAYER CRUMB_SEAL_OPEN ("player", CRUMB_SEAL_PLAYER)

/*
 * Players with at least one game that was not deleted, and their merged spellings. ?1 is a kind, or NULL for all; ?2 is
 * a key, for which conditions are filled in.
 */
#define PLAYERS_SQL                                                                                                    \
  "WITH did AS (SELECT player, count (*) AS games, sum (won) AS won, sum (rounds) AS rounds, sum (points) AS points "  \
  "FROM sitting INDEXED BY sitting_by_kind WHERE running = 0 AND (?1 IS NULL OR kind = ?1) "                           \
  "%s GROUP BY player) "                                                                                               \
  "SELECT key, name, colour, hidden, "                                                                                 \
  "(SELECT max (started) FROM sitting WHERE sitting.player = key), "                                                   \
  "did.games, did.won, did.rounds, did.points, "                                                                       \
  "iif (key NOT IN (SELECT of FROM spelling), name, "                                                                  \
  "(SELECT group_concat (merged.name, char (10)) FROM player AS merged "                                               \
  "WHERE merged.key IN (WITH RECURSIVE step (key) AS (SELECT player.key UNION "                                        \
  "SELECT spelling.player FROM spelling, step WHERE of = step.key) SELECT key FROM step))), "                          \
  "player.seal IS NOT " CRUMB_SEAL_PLAYER " "                                                                          \
  "FROM player LEFT JOIN did ON did.player = key WHERE key NOT IN (SELECT player FROM spelling) "                      \
  "AND (?1 IS NULL OR did.games > 0) %s ORDER BY key"

/* What a list of players lacks because of a row that can't be found, or isn't what was saved. */
static const char lost_players_sql[] =
    "SELECT 1 FROM sitting INDEXED BY sitting_by_kind WHERE running = 0 AND player NOT IN (SELECT key FROM player) "
    "UNION ALL SELECT 1 FROM spelling WHERE seal IS NOT " CRUMB_SEAL_SPELLING;

static CrumbPlayer *
read_player (sqlite3_stmt *statement)
{
  CrumbPlayer *player = g_new0 (CrumbPlayer, 1);
  gint64 played = sqlite3_column_int64 (statement, 4);

  player->key = g_strdup (crumb_database_column_text (statement, 0));
  crumb_player_set_name (player, crumb_database_column_text (statement, 1));
  crumb_colour_from_word (crumb_database_column_text (statement, 2), &player->colour);
  player->hidden = sqlite3_column_int (statement, 3) != 0;
  player->played = crumb_time_is_valid (played) ? played : 0;
  player->games = (guint) sqlite3_column_int64 (statement, 5);
  player->won = (guint) sqlite3_column_int64 (statement, 6);
  player->rounds = (guint64) sqlite3_column_int64 (statement, 7);
  player->points = sqlite3_column_int64 (statement, 8);
  return player;
}

/* @statement: (nullable): NULL where an error was set already */
static GPtrArray *
read_players (CrumbStore *self, sqlite3_stmt *statement, const char *const *words, gboolean hidden, GError **error)
{
  g_autoptr (GPtrArray) players = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_player_free);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    {
      gboolean played = sqlite3_column_type (statement, 4) != SQLITE_NULL;

      if (sqlite3_column_int (statement, 10) != 0 || !crumb_time_is_valid (sqlite3_column_int64 (statement, 4)))
        crumb_store_notice_damage (self);
      if (played && (hidden || sqlite3_column_int (statement, 3) == 0)
          && crumb_search_finds (words, crumb_database_column_text (statement, 9)))
        g_ptr_array_add (players, read_player (statement));
    }
  return done ? g_steal_pointer (&players) : NULL;
}

/* Those who sat at a table with the player ?1, and the player. */
#define COMPANIONS_SQL                                                                                                 \
  "SELECT DISTINCT theirs.player FROM sitting AS mine JOIN sitting AS theirs ON mine.game = theirs.game WHERE "        \
  "mine.player = ?1"

/* @sql: an update of the player ?1 to the word ?2 */
static gboolean
change_player (CrumbStore *self, const char *sql, const char *key, const char *word, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };
  sqlite3 *db = self->db;

  if (!crumb_transaction_begin (&transaction, db, error) || !crumb_database_run (db, error, sql, "tt", key, word)
      || !crumb_seal_rows (db, CRUMB_SEALED_PLAYER, key, error) || !crumb_transaction_commit (&transaction, error))
    return FALSE;
  crumb_store_say_players_changed (self);
  return TRUE;
}

GPtrArray *
crumb_store_list_players (CrumbStore *self, GError **error)
{
  g_autoptr (GPtrArray) players = crumb_store_find_players (self, NULL, CRUMB_PLAYERS_BY_PLAYED, FALSE, error);
  GPtrArray *seats;

  if (players == NULL)
    return NULL;

  seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  for (guint i = 0; i < players->len; i++)
    {
      const CrumbPlayer *player = players->pdata[i];

      g_ptr_array_add (seats, crumb_seat_new (player->name, player->colour));
    }
  return seats;
}

static void
notice_lost_players (CrumbStore *self)
{
  gboolean lost;

  if (!crumb_database_has (self->db, &lost, NULL, lost_players_sql, "") || lost)
    crumb_store_notice_damage (self);
}

/* @kind, @key: (nullable): of one kind, or one player */
static GPtrArray *
query_players (CrumbStore *self, const CrumbGameKind *kind, const char *key, const char *search, gboolean hidden,
               GError **error)
{
  CrumbGameFilter filter = { .kind = kind != NULL ? (char *) kind->id : NULL };
  sqlite3 *db = self->db;
  g_auto (GStrv) words = crumb_search_words (search);
  g_autofree char *sql =
      g_strdup_printf (PLAYERS_SQL, key != NULL ? "AND player = ?2" : "", key != NULL ? "AND key = ?2" : "");
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (db, error, sql, "tt", filter.kind, key);
  g_autoptr (GPtrArray) players = read_players (self, statement, (const char *const *) words, hidden, error);
  guint n;

  return players != NULL && crumb_game_query_count_lacking (db, &filter, players, NULL, &n, error)
             ? g_steal_pointer (&players)
             : NULL;
}

GPtrArray *
crumb_store_find_players (CrumbStore *self, const char *search, CrumbPlayerOrder order, gboolean hidden, GError **error)
{
  GPtrArray *players;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  players = query_players (self, NULL, NULL, search, hidden, error);
  notice_lost_players (self);
  if (players != NULL)
    crumb_players_sort (players, order);
  return players;
}

GPtrArray *
crumb_store_find_players_of (CrumbStore *self, const CrumbGameKind *kind, GError **error)
{
  GPtrArray *players;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  players = query_players (self, kind, NULL, NULL, TRUE, error);
  if (players != NULL)
    crumb_players_sort (players, CRUMB_PLAYERS_BY_GAMES);
  return players;
}

GPtrArray *
crumb_store_find_mergeable (CrumbStore *self, const char *key, const char *search, GError **error)
{
  g_autoptr (GPtrArray) companions = NULL;
  g_autoptr (GPtrArray) players = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  companions = crumb_database_list_texts (self->db, error, COMPANIONS_SQL, "t", key);
  players = companions != NULL ? crumb_store_find_players (self, search, CRUMB_PLAYERS_BY_NAME, TRUE, error) : NULL;
  for (guint i = players != NULL ? players->len : 0; i-- > 0;)
    {
      const char *other = ((const CrumbPlayer *) players->pdata[i])->key;

      if (g_ptr_array_find_with_equal_func (companions, other, g_str_equal, NULL))
        g_ptr_array_remove_index (players, i);
    }
  return g_steal_pointer (&players);
}

gboolean
crumb_store_name_player (CrumbStore *self, CrumbPlayer *player, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (
      self->db, error, "SELECT name, colour, hidden FROM player WHERE key = ?1", "t", player->key);
  gboolean row;

  if (statement == NULL || !crumb_database_step (statement, &row, error))
    return FALSE;
  if (!row)
    crumb_store_notice_damage (self);
  crumb_player_set_name (player, row ? crumb_database_column_text (statement, 0) : player->key);
  if (row)
    crumb_colour_from_word (crumb_database_column_text (statement, 1), &player->colour);
  player->hidden = row && sqlite3_column_int (statement, 2) != 0;
  return TRUE;
}

/* The key of the player who is called so, or of one whose name looks the same. */
static char *
find_key (sqlite3 *db, const char *name, GError **error)
{
  g_autofree char *exact = crumb_seat_exact_key (name);
  g_autofree char *looks = crumb_seat_name_key (name);
  gboolean known;

  if (!crumb_database_has (db, &known, error, "SELECT 1 FROM player WHERE key = ?1", "t", exact))
    return NULL;
  return crumb_tables_find_player (db, known ? exact : looks, error);
}

gboolean
crumb_store_count_damaged (CrumbStore *self, const CrumbGameKind *kind, guint *n, GError **error)
{
  CrumbGameFilter filter = { .kind = kind != NULL ? (char *) kind->id : NULL };

  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  return crumb_game_query_count_damaged (self->db, &filter, NULL, NULL, n, error);
}

CrumbPlayer *
crumb_store_find_player (CrumbStore *self, const char *name, GError **error)
{
  g_autofree char *player = NULL;
  g_autoptr (GPtrArray) players = NULL;

  g_return_val_if_fail (CRUMB_IS_STORE (self), NULL);

  player = find_key (self->db, name, error);
  if (player == NULL)
    return NULL;
  players = query_players (self, NULL, player, NULL, TRUE, error);
  if (players == NULL)
    return NULL;
  if (players->len > 0)
    return g_ptr_array_steal_index (players, 0);

  /* Translators: %s is a name. */
  g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND, _ ("There’s no player “%s”."), name);
  return NULL;
}

gboolean
crumb_store_unmerge_player (CrumbStore *self, const char *from, GError **error)
{
  g_auto (CrumbTransaction) transaction = { 0 };
  g_autofree char *player = NULL;
  sqlite3 *db;

  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  db = self->db;
  player = crumb_transaction_begin (&transaction, db, error) ? crumb_tables_find_player (db, from, error) : NULL;
  if (player == NULL)
    return FALSE;
  if (!g_str_equal (player, from)
      && (!crumb_tables_unmerge_player (db, from, error)
          || !crumb_renaming_separate (db, player, from, crumb_store_get_headway (self), error)))
    return FALSE;
  if (!crumb_transaction_commit (&transaction, error))
    return FALSE;
  crumb_store_say_changed (self, NULL);
  crumb_store_say_players_changed (self);
  return TRUE;
}

gboolean
crumb_store_set_player_hidden (CrumbStore *self, const char *key, gboolean hidden, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  return change_player (self, "UPDATE player SET hidden = ?2, " OPEN_PLAYER " WHERE key = ?1", key, hidden ? "1" : "0",
                        error);
}

gboolean
crumb_store_set_player_colour (CrumbStore *self, const char *key, CrumbColour colour, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_STORE (self), FALSE);

  return change_player (self, "UPDATE player SET colour = ?2, " OPEN_PLAYER " WHERE key = ?1", key,
                        crumb_colour_to_word (colour), error);
}
