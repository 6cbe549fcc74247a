/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The layout of the tables, and how those of older versions become today's. */

#include "crumb-schema.h"

#include "crumb-tables.h"

#define ENTRY_NOT_DELETED                                                                                              \
  "TRIGGER IF NOT EXISTS entry_not_deleted BEFORE DELETE ON entry\n"                                                   \
  "BEGIN SELECT RAISE (ABORT, 'entries are never deleted'); END;\n"

/*
 * What people made. Entries count from 1, seats from 0, as in game files. Times are microseconds since 1970, UTC. The
 * rows of some tables are sealed: see crumb-seal.h. Columns that stand at the end of a line were added by later
 * versions, and the text is as SQLite leaves it then: it has to be the same in every file.
 *
 * `mark` says which games were deleted or restored: `known` since when this record knows it, 0 for what an older Crumb
 * kept, `outside` whether it was read in a sync folder, `erased` whether people erased the game since, which the
 * folder's file doesn't bring back. `spelling` says which names were merged. `replaced` says of a deleted
 * game that it is a version of another one which lost: against a file that people took, or one in a synced folder.
 */
#define MADE_BY_PEOPLE                                                                                                 \
  "CREATE TABLE IF NOT EXISTS player (\n"                                                                              \
  "  key TEXT PRIMARY KEY,\n"                                                                                          \
  "  name TEXT NOT NULL,\n"                                                                                            \
  "  colour TEXT NOT NULL,\n"                                                                                          \
  "  played INTEGER NOT NULL\n"                                                                                        \
  ", hidden INTEGER NOT NULL DEFAULT 0, seal INTEGER) STRICT, WITHOUT ROWID;\n"                                        \
  "CREATE TABLE IF NOT EXISTS game (\n"                                                                                \
  "  id TEXT PRIMARY KEY,\n"                                                                                           \
  "  kind TEXT NOT NULL,\n"                                                                                            \
  "  rules TEXT NOT NULL,\n"                                                                                           \
  "  first INTEGER NOT NULL,\n"                                                                                        \
  "  started INTEGER NOT NULL,\n"                                                                                      \
  "  hash BLOB NOT NULL\n"                                                                                             \
  ", sheet TEXT) STRICT, WITHOUT ROWID;\n"                                                                             \
  "CREATE TABLE IF NOT EXISTS seat (\n"                                                                                \
  "  game TEXT NOT NULL REFERENCES game,\n"                                                                            \
  "  seat INTEGER NOT NULL,\n"                                                                                         \
  "  player TEXT NOT NULL REFERENCES player,\n"                                                                        \
  "  name TEXT NOT NULL,\n"                                                                                            \
  "  colour TEXT NOT NULL,\n"                                                                                          \
  "  PRIMARY KEY (game, seat)\n"                                                                                       \
  ") STRICT, WITHOUT ROWID;\n"                                                                                         \
  "CREATE TABLE IF NOT EXISTS entry (\n"                                                                               \
  "  game TEXT NOT NULL REFERENCES game,\n"                                                                            \
  "  n INTEGER NOT NULL,\n"                                                                                            \
  "  what TEXT NOT NULL,\n"                                                                                            \
  "  seat INTEGER,\n"                                                                                                  \
  "  dice TEXT NOT NULL,\n"                                                                                            \
  "  amount INTEGER NOT NULL,\n"                                                                                       \
  "  open INTEGER NOT NULL,\n"                                                                                         \
  "  joined INTEGER NOT NULL,\n"                                                                                       \
  "  of INTEGER,\n"                                                                                                    \
  "  why TEXT,\n"                                                                                                      \
  "  at INTEGER NOT NULL,\n"                                                                                           \
  "  hash BLOB NOT NULL, place TEXT, text TEXT,\n"                                                                     \
  "  PRIMARY KEY (game, n)\n"                                                                                          \
  ") STRICT, WITHOUT ROWID;\n"                                                                                         \
  "CREATE TRIGGER IF NOT EXISTS entry_in_order BEFORE INSERT ON entry\n"                                               \
  "WHEN NEW.n IS NOT (SELECT ifnull (max (n), 0) + 1 FROM entry WHERE game = NEW.game)\n"                              \
  "BEGIN SELECT RAISE (ABORT, 'entries are only added at the end'); END;\n"                                            \
  "CREATE TRIGGER IF NOT EXISTS entry_not_changed BEFORE UPDATE ON entry\n"                                            \
  "BEGIN SELECT RAISE (ABORT, 'entries are never changed'); END;\n"                                                    \
  "CREATE " ENTRY_NOT_DELETED "CREATE TABLE IF NOT EXISTS spelling (\n"                                                \
  "  player TEXT PRIMARY KEY,\n"                                                                                       \
  "  of TEXT NOT NULL\n"                                                                                               \
  ", seal INTEGER) STRICT, WITHOUT ROWID;\n"                                                                           \
  "CREATE TABLE IF NOT EXISTS mark (\n"                                                                                \
  "  game TEXT PRIMARY KEY,\n"                                                                                         \
  "  deleted INTEGER NOT NULL,\n"                                                                                      \
  "  at INTEGER NOT NULL\n"                                                                                            \
  ", seal INTEGER, known INTEGER NOT NULL DEFAULT 0, outside INTEGER NOT NULL DEFAULT 0, erased INTEGER NOT NULL "     \
  "DEFAULT 0) STRICT, WITHOUT ROWID;\n"                                                                                \
  "CREATE TABLE IF NOT EXISTS replaced (\n"                                                                            \
  "  game TEXT PRIMARY KEY,\n"                                                                                         \
  "  of TEXT NOT NULL,\n"                                                                                              \
  "  how TEXT NOT NULL,\n"                                                                                             \
  "  at INTEGER NOT NULL\n"                                                                                            \
  ", seal INTEGER) STRICT, WITHOUT ROWID;\n"

/* What each sync folder contained at the last pass. Only a cache, to avoid reading every file again. */
#define CARRIED                                                                                                        \
  "CREATE TABLE IF NOT EXISTS carried (\n"                                                                             \
  "  folder TEXT NOT NULL,\n"                                                                                          \
  "  file TEXT NOT NULL,\n"                                                                                            \
  "  size INTEGER NOT NULL,\n"                                                                                         \
  "  modified INTEGER NOT NULL,\n"                                                                                     \
  "  mark INTEGER NOT NULL,\n"                                                                                         \
  "  game TEXT,\n"                                                                                                     \
  "  version INTEGER NOT NULL,\n"                                                                                      \
  "  PRIMARY KEY (folder, file)\n"                                                                                     \
  ") STRICT, WITHOUT ROWID;\n"                                                                                         \
  "CREATE INDEX IF NOT EXISTS carried_by_game ON carried (game, folder, mark, version);\n"

/*
 * What follows from the journals of games that aren't deleted, and can be made anew from them: a game in one line, and
 * what one player did in one game, with the figures of its kind as one text. `last` is the hash of the last entry: with
 * `entries` it shows that the end of a journal is missing, which no hash in the journal can. A game that can't be read
 * is `damaged` and has no sittings.
 *
 * `derived` says which kinds and figures all of it was made for, and when it was last compared with the journals.
 */
#define DERIVED                                                                                                        \
  "CREATE TABLE IF NOT EXISTS derived (\n"                                                                             \
  "  made_for TEXT NOT NULL,\n"                                                                                        \
  "  verified INTEGER NOT NULL\n"                                                                                      \
  ") STRICT;\n"                                                                                                        \
  "INSERT INTO derived SELECT '', 0 WHERE NOT EXISTS (SELECT 1 FROM derived);\n"                                       \
  "CREATE TABLE IF NOT EXISTS summary (\n"                                                                             \
  "  game TEXT PRIMARY KEY,\n"                                                                                         \
  "  running INTEGER NOT NULL,\n"                                                                                      \
  "  started INTEGER NOT NULL,\n"                                                                                      \
  "  kind TEXT NOT NULL,\n"                                                                                            \
  "  rules TEXT,\n"                                                                                                    \
  "  search TEXT NOT NULL,\n"                                                                                          \
  "  touched INTEGER NOT NULL,\n"                                                                                      \
  "  entries INTEGER NOT NULL,\n"                                                                                      \
  "  last BLOB,\n"                                                                                                     \
  "  damaged INTEGER NOT NULL,\n"                                                                                      \
  "  corrected INTEGER NOT NULL,\n"                                                                                    \
  "  rounds INTEGER NOT NULL,\n"                                                                                       \
  "  ended_early INTEGER NOT NULL,\n"                                                                                  \
  "  playing INTEGER NOT NULL,\n"                                                                                      \
  "  leaders INTEGER NOT NULL,\n"                                                                                      \
  "  winners INTEGER NOT NULL,\n"                                                                                      \
  "  title TEXT NOT NULL,\n"                                                                                           \
  "  note TEXT NOT NULL,\n"                                                                                            \
  "  place TEXT NOT NULL,\n"                                                                                           \
  "  seconds INTEGER NOT NULL,\n"                                                                                      \
  "  name_0 TEXT, name_1 TEXT, name_2 TEXT, name_3 TEXT,\n"                                                            \
  "  colour_0 TEXT, colour_1 TEXT, colour_2 TEXT, colour_3 TEXT,\n"                                                    \
  "  points_0 INTEGER, points_1 INTEGER, points_2 INTEGER, points_3 INTEGER\n"                                         \
  ") STRICT, WITHOUT ROWID;\n"                                                                                         \
  "CREATE INDEX IF NOT EXISTS summary_in_order ON summary (running, started, game, kind, rules, search, place);\n"     \
  "CREATE INDEX IF NOT EXISTS summary_by_touched ON summary (touched);\n"                                              \
  "CREATE INDEX IF NOT EXISTS summary_damaged ON summary (kind, started, rules) WHERE damaged;\n"                      \
  "CREATE TABLE IF NOT EXISTS sitting (\n"                                                                             \
  "  player TEXT NOT NULL,\n"                                                                                          \
  "  running INTEGER NOT NULL,\n"                                                                                      \
  "  started INTEGER NOT NULL,\n"                                                                                      \
  "  game TEXT NOT NULL,\n"                                                                                            \
  "  kind TEXT NOT NULL,\n"                                                                                            \
  "  rules TEXT,\n"                                                                                                    \
  "  won INTEGER NOT NULL,\n"                                                                                          \
  "  drawn INTEGER NOT NULL,\n"                                                                                        \
  "  rounds INTEGER NOT NULL,\n"                                                                                       \
  "  points INTEGER NOT NULL,\n"                                                                                       \
  "  best_round INTEGER NOT NULL,\n"                                                                                   \
  "  behind INTEGER NOT NULL,\n"                                                                                       \
  "  figures TEXT NOT NULL,\n"                                                                                         \
  "  PRIMARY KEY (player, running, started, game)\n"                                                                   \
  ") STRICT, WITHOUT ROWID;\n"                                                                                         \
  "CREATE INDEX IF NOT EXISTS sitting_by_game ON sitting (game, player, won, points);\n"                               \
  "CREATE INDEX IF NOT EXISTS sitting_by_kind ON sitting (player, kind, started, won, rounds, points, best_round, "    \
  "rules)\nWHERE running = 0;\n"

/* The schema of each version, as crumb_database_sum_schema() has it; 0 is an empty file. */
static const char *const checksums[] = {
  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  "0e90a44ff00cc0c43c25dd8033926be15f07d1b5c6fa26a154bf80c813e511b6",
  "d5838fa5555a30786c6849c07e2c42bb1a42066cd0d48cb3c51743439c518a5c",
  "6d5d427be9d2a24d57f81c2a6bc07781ae76ea1352e35e2e551ddb03772a032a",
  "041ce9b37e55893e886a0bb29fbeef8b16a50b79cafbcfa79276ff6c3afb93d0",
  "791ebe26c29b71b60bdda0c95f56ea672bf47aa797d411b58fc9cbf15cfc50ab",
  "b08c97d08d9933bf52d80eb17c0c1ef282271042b8b612923b1922eacae20666",
  "9fee87912b658eb1569719fce3758e1d8939dbc7700b052a501128f71c4ff921",
  "33c8c2d50ad386c5c5fcd705d63d7e83ce6618bfc2136f9cd36036c52e0af9a1",
  "238f1d255e33c0b4bb59e2cc3249e4ecf75ae1c5e6c712952de39fb7028367d3",
  "c138b6d368eb6003631c35effbd9ff1bf39e7e92f12ed358e70ed274e9778de9",
};

/* Columns that a version added to a table which some version before had already. */
static const struct
{
  int table_since;
  int since;
  const char *sql;
} added[] = {
  { 1, 2, "ALTER TABLE entry ADD COLUMN place TEXT" },
  { 1, 2, "ALTER TABLE entry ADD COLUMN text TEXT" },
  { 1, 3, "ALTER TABLE player ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0" },
  { 1, 7, "ALTER TABLE player ADD COLUMN seal INTEGER" },
  { 3, 7, "ALTER TABLE mark ADD COLUMN seal INTEGER" },
  { 3, 9, "ALTER TABLE mark ADD COLUMN known INTEGER NOT NULL DEFAULT 0" },
  { 3, 9, "ALTER TABLE mark ADD COLUMN outside INTEGER NOT NULL DEFAULT 0" },
  { 3, 9, "ALTER TABLE mark ADD COLUMN erased INTEGER NOT NULL DEFAULT 0" },
  { 3, 7, "ALTER TABLE spelling ADD COLUMN seal INTEGER" },
  { 6, 7, "ALTER TABLE replaced ADD COLUMN seal INTEGER" },
  { 1, 10, "ALTER TABLE game ADD COLUMN sheet TEXT" },
};

#define KEPT "('player', 'game', 'seat', 'entry', 'spelling', 'mark', 'replaced', 'carried')"
#define DROP_SQL(where) "SELECT 'DROP TABLE ' || name FROM sqlite_schema WHERE type = 'table' AND name " where

static gboolean
run_each (sqlite3 *db, const char *select_sql, GError **error)
{
  g_autoptr (GPtrArray) statements = crumb_database_list_texts (db, error, select_sql, "");

  for (guint i = 0; statements != NULL && i < statements->len; i++)
    if (!crumb_database_exec (db, statements->pdata[i], error))
      return FALSE;
  return statements != NULL;
}

static gboolean
upgrade (sqlite3 *db, int version, GError **error)
{
  if (!crumb_tables_note_lengths (db, "game, entries, NULL", error) || !run_each (db, DROP_SQL ("NOT IN " KEPT), error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (added); i++)
    if (added[i].table_since <= version && version < added[i].since && !crumb_database_exec (db, added[i].sql, error))
      return FALSE;
  return TRUE;
}

/*
 * Drops them and makes them again: when a bit of a key is wrong, its row can't be found to be deleted. If the pages
 * themselves are crossed, that would also free some that hold games.
 */
gboolean
crumb_schema_make_derived_anew (sqlite3 *db, GError **error)
{
  return crumb_database_check_pages (db, error) && run_each (db, DROP_SQL ("IN ('summary', 'sitting')"), error)
         && crumb_database_exec (db, DERIVED, error);
}

const CrumbLayout crumb_schema = {
  .version = CRUMB_SCHEMA_VERSION,
  .tables = MADE_BY_PEOPLE CARRIED DERIVED,
  .checksums = checksums,
  .upgrade = upgrade,
  .finish = crumb_tables_refresh,
};

G_STATIC_ASSERT (G_N_ELEMENTS (checksums) == CRUMB_SCHEMA_VERSION + 1);

const char crumb_schema_allow_deletion[] = "DROP TRIGGER entry_not_deleted;";
const char crumb_schema_forbid_deletion[] = "CREATE " ENTRY_NOT_DELETED;
