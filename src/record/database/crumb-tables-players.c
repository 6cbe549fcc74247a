/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Several spellings of one player: what one did becomes what the other did, and the other way round. */

#include "crumb-tables.h"

#include "crumb-sitting.h"

#define ON_PAIRING_CONFLICT                                                                                            \
  " ON CONFLICT (player, other) DO UPDATE SET games = games + excluded.games, won = won + excluded.won, "              \
  "lost = lost + excluded.lost, cookies = cookies + excluded.cookies, "                                                \
  "their_cookies = their_cookies + excluded.their_cookies"

/* ?1 is the spelling, ?2 the player. */
#define MOVE_PAIRINGS(sign)                                                                                            \
  "INSERT INTO pairing (player, other, games, won, lost, cookies, their_cookies) "                                     \
  "SELECT iif (player = ?1, ?2, player), iif (other = ?1, ?2, other), " sign " * games, " sign " * won, " sign         \
  " * lost, " sign " * cookies, " sign " * their_cookies "                                                             \
  "FROM pairing WHERE player = ?1 OR other = ?1" ON_PAIRING_CONFLICT

static const char pair_anew_sql[] =
    "INSERT INTO pairing (player, other, games, won, lost, cookies, their_cookies) "
    "SELECT mine.player, theirs.player, count (*), sum (mine.won), sum (theirs.won), sum (mine.cookies), "
    "sum (theirs.cookies) FROM sitting AS mine JOIN sitting AS theirs "
    "ON theirs.game = mine.game AND theirs.player <> mine.player "
    "WHERE mine.player = ?1 AND NOT mine.running GROUP BY 1, 2";
static const char pair_back_sql[] =
    "INSERT INTO pairing (player, other, games, won, lost, cookies, their_cookies) "
    "SELECT other, player, games, lost, won, their_cookies, cookies FROM pairing WHERE player = ?1";

/* The games of a player that are the spelling's, and those in which both sat. */
typedef struct
{
  GPtrArray *moved;
  GPtrArray *both;
  GHashTable *players; /* name → the key of who that is now */
} Games;

/* Adds what @from did to what @into did, or takes it away. */
static gboolean
move_standing (sqlite3 *db, const char *sign, const char *from, const char *into, GError **error)
{
  g_autoptr (GString) sql = g_string_new ("INSERT INTO standing SELECT ?2");

  g_string_append_printf (sql, ", %s * games, %s * won", sign, sign);
  for (guint i = 0; i < CRUMB_N_FIGURES; i++)
    g_string_append_printf (sql, ", %s * %s", sign, crumb_figure_names[i]);
  g_string_append (sql, " FROM standing WHERE player = ?1 "
                        "ON CONFLICT (player) DO UPDATE SET games = games + excluded.games, won = won + excluded.won");
  for (guint i = 0; i < CRUMB_N_FIGURES; i++)
    g_string_append_printf (sql, ", %s = %s + excluded.%s", crumb_figure_names[i], crumb_figure_names[i],
                            crumb_figure_names[i]);
  return crumb_tables_run (db, sql->str, from, into, error);
}

/* Makes the standing of a player who has none from the sittings. */
static gboolean
stand_anew (sqlite3 *db, const char *player, GError **error)
{
  g_autoptr (GString) sql = g_string_new ("INSERT INTO standing SELECT player, count (*), sum (won)");

  for (guint i = 0; i < CRUMB_N_FIGURES; i++)
    g_string_append_printf (sql, ", sum (%s)", crumb_figure_names[i]);
  g_string_append (sql, " FROM sitting WHERE player = ?1 AND NOT running GROUP BY player");
  return crumb_tables_run (db, sql->str, player, NULL, error);
}

/* (transfer none) (nullable): who has that name now. */
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

/* Which of the player's games are the spelling's, now that it is a player of its own. */
static gboolean
sort_game (sqlite3 *db, sqlite3_stmt *statement, const char *from, Games *games, GError **error)
{
  gboolean is_from = FALSE;
  gboolean is_player = FALSE;

  for (int seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      const char *now = who_is (db, games->players, crumb_database_get_text (statement, 2 + seat), error);

      if (now == NULL)
        return FALSE;
      is_from |= g_str_equal (now, from);
      is_player |= g_str_equal (now, crumb_database_get_text (statement, 1));
    }
  if (is_from)
    g_ptr_array_add (is_player ? games->both : games->moved, g_strdup (crumb_database_get_text (statement, 0)));
  return TRUE;
}

static gboolean
sort_games (sqlite3 *db, const char *player, const char *from, Games *games, GError **error)
{
  g_autoptr (sqlite3_stmt) statement =
      crumb_database_prepare (db,
                              "SELECT game, player, name_0, name_1, name_2, name_3 "
                              "FROM sitting JOIN summary USING (game) WHERE player = ?1",
                              error);
  gboolean row;

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_text (statement, 1, player, -1, SQLITE_STATIC);
  while (crumb_database_step (statement, &row, error))
    {
      if (!row)
        return TRUE;
      if (!sort_game (db, statement, from, games, error))
        return FALSE;
    }
  return FALSE;
}

/* Gives the spelling its own sittings and counts them; the player keeps the rest. */
static gboolean
move_games (sqlite3 *db, const char *player, const char *from, GPtrArray *moved, GError **error)
{
  for (guint i = 0; i < moved->len; i++)
    {
      g_autoptr (sqlite3_stmt) statement =
          crumb_database_prepare (db, "UPDATE sitting SET player = ?1 WHERE player = ?2 AND game = ?3", error);

      if (statement == NULL)
        return FALSE;
      sqlite3_bind_text (statement, 1, from, -1, SQLITE_STATIC);
      sqlite3_bind_text (statement, 2, player, -1, SQLITE_STATIC);
      sqlite3_bind_text (statement, 3, moved->pdata[i], -1, SQLITE_STATIC);
      if (!crumb_database_step (statement, NULL, error))
        return FALSE;
    }
  return stand_anew (db, from, error) && move_standing (db, "-1", from, player, error)
         && crumb_tables_run (db, pair_anew_sql, from, NULL, error)
         && crumb_tables_run (db, pair_back_sql, from, NULL, error)
         && crumb_tables_run (db, MOVE_PAIRINGS ("-1"), from, player, error)
         && crumb_database_exec (db, "DELETE FROM standing WHERE games = 0; DELETE FROM pairing WHERE games = 0",
                                 error);
}

/* A game in which both sat, read from a file after they were merged. */
static gboolean
count_again (sqlite3 *db, GPtrArray *ids, GError **error)
{
  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (CrumbJournal) journal = NULL;
      g_autoptr (CrumbGameHead) head = crumb_tables_read_game_within (db, ids->pdata[i], &journal, error);

      if (head == NULL || !crumb_tables_drop_summary (db, ids->pdata[i], error)
          || !crumb_tables_write_summary (db, head, journal, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
crumb_tables_merge_player (sqlite3 *db, const char *from, const char *into, GError **error)
{
  return crumb_tables_run (db, "INSERT INTO spelling (player, of) VALUES (?1, ?2)", from, into, error)
         && crumb_tables_run (db, "UPDATE sitting SET player = ?2 WHERE player = ?1", from, into, error)
         && move_standing (db, "1", from, into, error)
         && crumb_tables_run (db, "DELETE FROM standing WHERE player = ?1", from, NULL, error)
         && crumb_tables_run (db, MOVE_PAIRINGS ("1"), from, into, error)
         && crumb_tables_run (db, "DELETE FROM pairing WHERE player = ?1 OR other = ?1", from, NULL, error);
}

gboolean
crumb_tables_unmerge_player (sqlite3 *db, const char *from, GError **error)
{
  g_autofree char *player = crumb_tables_find_player (db, from, error);
  g_autoptr (GPtrArray) moved = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) both = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) players = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  Games games = { .moved = moved, .both = both, .players = players };

  if (player == NULL || g_str_equal (player, from))
    return player != NULL;
  return crumb_tables_run (db, "DELETE FROM spelling WHERE player = ?1", from, NULL, error)
         && sort_games (db, player, from, &games, error) && move_games (db, player, from, moved, error)
         && count_again (db, both, error);
}
