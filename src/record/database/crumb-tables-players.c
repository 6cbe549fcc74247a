/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Merges several spellings of one player, and separates them again. */

#include "crumb-seal.h"
#include "crumb-tables.h"

/* ?1 is the spelling, ?2 the player. */
#define MOVE_PAIRINGS(sign)                                                                                            \
  "INSERT INTO pairing (player, other, kind, games, won, lost, points, their_points) "                                 \
  "SELECT iif (player = ?1, ?2, player), iif (other = ?1, ?2, other), kind, " sign " * games, " sign " * won, " sign   \
  " * lost, " sign " * points, " sign " * their_points FROM pairing WHERE player = ?1 OR other = ?1 "                  \
  "ON CONFLICT DO UPDATE SET games = games + excluded.games, won = won + excluded.won, "                               \
  "lost = lost + excluded.lost, points = points + excluded.points, their_points = their_points + "                     \
  "excluded.their_points, " CRUMB_SEAL_OPEN ("pairing", CRUMB_SEAL_PAIRING)

static const char pair_anew_sql[] =
    "INSERT INTO pairing (player, other, kind, games, won, lost, points, their_points) "
    "SELECT mine.player, theirs.player, mine.kind, count (*), sum (" CRUMB_TABLES_AHEAD "), "
    "sum (" CRUMB_TABLES_BEHIND "), sum (mine.points), sum (theirs.points) FROM sitting AS mine JOIN sitting AS theirs "
    "ON theirs.game = mine.game AND theirs.player <> mine.player "
    "WHERE mine.player = ?1 AND NOT mine.running GROUP BY 1, 2, 3";
static const char pair_back_sql[] =
    "INSERT INTO pairing (player, other, kind, games, won, lost, points, their_points) "
    "SELECT other, player, kind, games, lost, won, their_points, points FROM pairing WHERE player = ?1";

/* The player's games that belong to the spelling, and those in which both sat. */
typedef struct
{
  GPtrArray *moved;
  GPtrArray *both;
  GHashTable *players; /* name → the key of the player who has it now */
} Games;

/* (transfer none) (nullable): the key of the player who has that name now. */
static const char *
who_is (sqlite3 *db, GHashTable *players, const char *name, GError **error)
{
  char *player = g_hash_table_lookup (players, name);

  if (player == NULL)
    {
      g_autofree char *key = crumb_seat_name_key (name);

      player = crumb_tables_find_player (db, key, error);
      if (player != NULL)
        g_hash_table_insert (players, g_strdup (name), player);
    }
  return player;
}

/* Decides whose game this is, now that the spelling is a separate player. */
static gboolean
sort_game (sqlite3 *db, sqlite3_stmt *statement, const char *from, Games *games, GError **error)
{
  gboolean is_from = FALSE;
  gboolean is_player = FALSE;

  for (int seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      const char *now = who_is (db, games->players, crumb_database_column_text (statement, 2 + seat), error);

      if (now == NULL)
        return FALSE;
      is_from |= g_str_equal (now, from);
      is_player |= g_str_equal (now, crumb_database_column_text (statement, 1));
    }
  if (is_from)
    g_ptr_array_add (is_player ? games->both : games->moved, g_strdup (crumb_database_column_text (statement, 0)));
  return TRUE;
}

static gboolean
sort_games (sqlite3 *db, const char *player, const char *from, Games *games, GError **error)
{
  g_autoptr (sqlite3_stmt) statement = crumb_database_query (db, error,
                                                             "SELECT game, player, name_0, name_1, name_2, name_3 "
                                                             "FROM sitting JOIN summary USING (game) WHERE player = ?1",
                                                             "t", player);
  gboolean done;

  while (crumb_database_next (statement, &done, error))
    {
      if (!sort_game (db, statement, from, games, error))
        return FALSE;
    }
  return done;
}

/* Moves the spelling's sittings to it and adds them up; the player has the rest. */
static gboolean
move_games (sqlite3 *db, const char *player, const char *from, GPtrArray *moved, GError **error)
{
  g_autoptr (CrumbTallies) tallies = NULL;

  for (guint i = 0; i < moved->len; i++)
    if (!crumb_database_run (db, error,
                             "UPDATE sitting SET player = ?1, " CRUMB_SEAL_OPEN (
                                 "sitting", CRUMB_SEAL_SITTING) " WHERE player = ?2 AND game = ?3",
                             "ttt", from, player, moved->pdata[i]))
      return FALSE;

  tallies = crumb_tables_add_sittings (db, CRUMB_TALLY_PLAYER, from, error);
  return tallies != NULL && crumb_tables_write_tallies (db, tallies, 1, NULL, error)
         && crumb_tables_write_tallies (db, tallies, -1, player, error)
         && crumb_database_run (db, error, pair_anew_sql, "t", from)
         && crumb_database_run (db, error, pair_back_sql, "t", from)
         && crumb_database_run (db, error, MOVE_PAIRINGS ("-1"), "tt", from, player)
         && crumb_database_exec (db, "DELETE FROM pairing WHERE games = 0", error) && crumb_seal_all (db, error);
}

/* Derives games again in which both sat, which can only come from a file imported after the merge. */
static gboolean
count_again (sqlite3 *db, GPtrArray *ids, GError **error)
{
  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (CrumbJournal) journal = NULL;
      g_autoptr (CrumbGameHead) head = crumb_tables_read_game (db, ids->pdata[i], &journal, error);

      if (head == NULL || !crumb_tables_drop_summary (db, ids->pdata[i], error)
          || !crumb_tables_write_summary (db, head, journal, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
crumb_tables_merge_player (sqlite3 *db, const char *from, const char *into, GError **error)
{
  g_autoptr (CrumbTallies) tallies = crumb_tables_add_sittings (db, CRUMB_TALLY_PLAYER, from, error);

  return tallies != NULL
         && crumb_database_run (db, error, "INSERT INTO spelling (player, of) VALUES (?1, ?2)", "tt", from, into)
         && crumb_database_run (
             db, error,
             "UPDATE sitting SET player = ?2, " CRUMB_SEAL_OPEN ("sitting", CRUMB_SEAL_SITTING) " WHERE player = ?1",
             "tt", from, into)
         && crumb_tables_write_tallies (db, tallies, 1, into, error)
         && crumb_database_run (db, error, "DELETE FROM tally WHERE player = ?1", "t", from)
         && crumb_database_run (db, error, "DELETE FROM tally_figure WHERE player = ?1", "t", from)
         && crumb_database_run (db, error, MOVE_PAIRINGS ("1"), "tt", from, into)
         && crumb_database_run (db, error, "DELETE FROM pairing WHERE player = ?1 OR other = ?1", "t", from)
         && crumb_seal_all (db, error);
}

gboolean
crumb_tables_unmerge_player (sqlite3 *db, const char *player, const char *from, GError **error)
{
  g_autoptr (GPtrArray) moved = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) both = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) players = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  Games games = { .moved = moved, .both = both, .players = players };

  return crumb_database_run (db, error, "DELETE FROM spelling WHERE player = ?1", "t", from)
         && sort_games (db, player, from, &games, error) && move_games (db, player, from, moved, error)
         && count_again (db, both, error);
}
