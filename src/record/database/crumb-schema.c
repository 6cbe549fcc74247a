/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The layout of the tables. */

#include "crumb-schema.h"

#define ENTRY_NOT_DELETED                                                                                              \
  "CREATE TRIGGER entry_not_deleted BEFORE DELETE ON entry\n"                                                          \
  "BEGIN SELECT RAISE (ABORT, 'entries are never deleted'); END;\n"

/* The figures of a player that step 3 counted. */
#define FIGURE_COLUMNS                                                                                                 \
  "  rounds INTEGER NOT NULL, hands INTEGER NOT NULL, cookies INTEGER NOT NULL,\n"                                     \
  "  bonuses INTEGER NOT NULL, taken INTEGER NOT NULL, ties INTEGER NOT NULL,\n"                                       \
  "  bids_1 INTEGER NOT NULL, bids_1_won INTEGER NOT NULL, bids_1_expected INTEGER NOT NULL,\n"                        \
  "  bids_2 INTEGER NOT NULL, bids_2_won INTEGER NOT NULL, bids_2_expected INTEGER NOT NULL,\n"                        \
  "  bids_3 INTEGER NOT NULL, bids_3_won INTEGER NOT NULL, bids_3_expected INTEGER NOT NULL,\n"                        \
  "  bids_4 INTEGER NOT NULL, bids_4_won INTEGER NOT NULL, bids_4_expected INTEGER NOT NULL,\n"                        \
  "  lucky_kept INTEGER NOT NULL, lucky_rerolled INTEGER NOT NULL, lucky_better INTEGER NOT NULL,\n"                   \
  "  lucky_worse INTEGER NOT NULL, lucky_pips INTEGER NOT NULL, lucky_weighed INTEGER NOT NULL,\n"                     \
  "  lucky_gained INTEGER NOT NULL"

/* Entries count from 1, seats from 0, as in game files. Times are microseconds since 1970, UTC. */
static const char step_1[] = "CREATE TABLE player (\n"
                             "  key TEXT PRIMARY KEY,\n"
                             "  name TEXT NOT NULL,\n"
                             "  colour TEXT NOT NULL,\n"
                             "  played INTEGER NOT NULL\n"
                             ") STRICT, WITHOUT ROWID;\n"

                             "CREATE TABLE game (\n"
                             "  id TEXT PRIMARY KEY,\n"
                             "  kind TEXT NOT NULL,\n"
                             "  rules TEXT NOT NULL,\n"
                             "  first INTEGER NOT NULL,\n"
                             "  started INTEGER NOT NULL,\n"
                             "  hash BLOB NOT NULL\n"
                             ") STRICT, WITHOUT ROWID;\n"

                             "CREATE TABLE seat (\n"
                             "  game TEXT NOT NULL REFERENCES game,\n"
                             "  seat INTEGER NOT NULL,\n"
                             "  player TEXT NOT NULL REFERENCES player,\n"
                             "  name TEXT NOT NULL,\n"
                             "  colour TEXT NOT NULL,\n"
                             "  PRIMARY KEY (game, seat)\n"
                             ") STRICT, WITHOUT ROWID;\n"

                             "CREATE TABLE entry (\n"
                             "  game TEXT NOT NULL REFERENCES game,\n"
                             "  n INTEGER NOT NULL,\n"
                             "  what TEXT NOT NULL,\n"
                             "  seat INTEGER,\n"
                             "  dice TEXT NOT NULL,\n"
                             "  amount INTEGER NOT NULL,\n"
                             "  open INTEGER NOT NULL,\n"
                             "  joined INTEGER NOT NULL,\n"
                             "  of INTEGER,\n"
                             "  why TEXT,\n"
                             "  at INTEGER NOT NULL,\n"
                             "  hash BLOB NOT NULL,\n"
                             "  PRIMARY KEY (game, n)\n"
                             ") STRICT, WITHOUT ROWID;\n"

                             "CREATE TRIGGER entry_in_order BEFORE INSERT ON entry\n"
                             "WHEN NEW.n IS NOT (SELECT ifnull (max (n), 0) + 1 FROM entry WHERE game = NEW.game)\n"
                             "BEGIN SELECT RAISE (ABORT, 'entries are only added at the end'); END;\n"

                             "CREATE TRIGGER entry_not_changed BEFORE UPDATE ON entry\n"
                             "BEGIN SELECT RAISE (ABORT, 'entries are never changed'); END;\n"

    ENTRY_NOT_DELETED

                             /* Derived from the entries; crumb_store_rebuild_summaries () recreates it. */
                             "CREATE TABLE summary (\n"
                             "  game TEXT PRIMARY KEY REFERENCES game,\n"
                             "  touched INTEGER NOT NULL,\n"
                             "  entries INTEGER NOT NULL,\n"
                             "  rounds INTEGER NOT NULL,\n"
                             "  over INTEGER NOT NULL,\n"
                             "  ended_early INTEGER NOT NULL,\n"
                             "  winners INTEGER NOT NULL,\n"
                             "  cookies_0 INTEGER NOT NULL,\n"
                             "  cookies_1 INTEGER NOT NULL,\n"
                             "  cookies_2 INTEGER,\n"
                             "  cookies_3 INTEGER\n"
                             ") STRICT, WITHOUT ROWID;\n"

                             "CREATE INDEX summary_by_touched ON summary (touched);\n";

/* Corrections, renames, titles and notes. */
static const char step_2[] = "ALTER TABLE entry ADD COLUMN place TEXT;\n"
                             "ALTER TABLE entry ADD COLUMN text TEXT;\n";

/*
 * For the history and player statistics. Only `mark` and `spelling` are people's input; everything else is derived. Old
 * summaries stay for their number of entries, and for games that turn out to be damaged.
 *
 * Summaries are stored in list order; the searched text has an index of its own. A sitting is what one player did in
 * one game, a row of `standing` what one did in all finished games, a pairing what two did in all that both finished.
 * Chances are counted in billionths.
 */
static const char step_3[] =
    "ALTER TABLE player ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;\n"

    "CREATE TABLE spelling (\n"
    "  player TEXT PRIMARY KEY,\n"
    "  of TEXT NOT NULL\n"
    ") STRICT, WITHOUT ROWID;\n"

    "CREATE TABLE mark (\n"
    "  game TEXT PRIMARY KEY,\n"
    "  deleted INTEGER NOT NULL,\n"
    "  at INTEGER NOT NULL\n"
    ") STRICT, WITHOUT ROWID;\n"

    "CREATE TABLE derived (\n"
    "  version INTEGER NOT NULL\n"
    ") STRICT;\n"
    "INSERT INTO derived SELECT iif (count (*), 0, 1) FROM game;\n"

    "ALTER TABLE summary RENAME TO old_summary;\n"
    "DROP INDEX summary_by_touched;\n"
    "CREATE TABLE summary (\n"
    "  game TEXT NOT NULL REFERENCES game,\n"
    "  running INTEGER NOT NULL,\n"
    "  started INTEGER NOT NULL,\n"
    "  rules TEXT,\n"
    "  search TEXT NOT NULL,\n"
    "  touched INTEGER NOT NULL,\n"
    "  entries INTEGER NOT NULL,\n"
    "  rounds INTEGER NOT NULL,\n"
    "  ended_early INTEGER NOT NULL,\n"
    "  winners INTEGER NOT NULL,\n"
    "  title TEXT NOT NULL,\n"
    "  note TEXT NOT NULL,\n"
    "  kind TEXT NOT NULL,\n"
    "  name_0 TEXT, name_1 TEXT, name_2 TEXT, name_3 TEXT,\n"
    "  colour_0 TEXT, colour_1 TEXT, colour_2 TEXT, colour_3 TEXT,\n"
    "  cookies_0 INTEGER, cookies_1 INTEGER, cookies_2 INTEGER, cookies_3 INTEGER,\n"
    "  PRIMARY KEY (running, started, game)\n"
    ") STRICT, WITHOUT ROWID;\n"
    "CREATE TABLE counted (\n"
    "  running INTEGER PRIMARY KEY,\n"
    "  games INTEGER NOT NULL\n"
    ") STRICT;\n"
    "INSERT INTO counted VALUES (0, 0), (1, 0);\n"
    "CREATE TRIGGER summary_added AFTER INSERT ON summary\n"
    "BEGIN UPDATE counted SET games = games + 1 WHERE running = NEW.running; END;\n"
    "CREATE TRIGGER summary_taken_out AFTER DELETE ON summary\n"
    "BEGIN UPDATE counted SET games = games - 1 WHERE running = OLD.running; END;\n"
    "INSERT INTO summary (game, running, started, search, touched, entries, rounds, ended_early, winners, title, "
    "note,\n"
    "                     kind, name_0, name_1, name_2, name_3, colour_0, colour_1, colour_2, colour_3,\n"
    "                     cookies_0, cookies_1, cookies_2, cookies_3)\n"
    "SELECT id, NOT over, started, '', touched, entries, rounds, ended_early, winners, '', '', kind,\n"
    "  (SELECT name FROM seat WHERE game = id AND seat = 0),\n"
    "  (SELECT name FROM seat WHERE game = id AND seat = 1),\n"
    "  (SELECT name FROM seat WHERE game = id AND seat = 2),\n"
    "  (SELECT name FROM seat WHERE game = id AND seat = 3),\n"
    "  (SELECT colour FROM seat WHERE game = id AND seat = 0),\n"
    "  (SELECT colour FROM seat WHERE game = id AND seat = 1),\n"
    "  (SELECT colour FROM seat WHERE game = id AND seat = 2),\n"
    "  (SELECT colour FROM seat WHERE game = id AND seat = 3),\n"
    "  cookies_0, cookies_1, cookies_2, cookies_3\n"
    "FROM old_summary JOIN game ON id = old_summary.game;\n"
    "DROP TABLE old_summary;\n"
    "CREATE INDEX summary_by_touched ON summary (touched);\n"
    "CREATE UNIQUE INDEX summary_by_game ON summary (game);\n"
    "CREATE INDEX summary_by_search ON summary (running, started, game, search);\n"
    "CREATE INDEX summary_by_rules ON summary (rules, running, started, game, search);\n"

    "CREATE TABLE sitting (\n"
    "  player TEXT NOT NULL,\n"
    "  running INTEGER NOT NULL,\n"
    "  started INTEGER NOT NULL,\n"
    "  game TEXT NOT NULL,\n"
    "  won INTEGER NOT NULL,\n"
    "  best_round INTEGER NOT NULL,\n" FIGURE_COLUMNS ",\n"
    "  PRIMARY KEY (player, running, started, game)\n"
    ") STRICT, WITHOUT ROWID;\n"
    "CREATE INDEX sitting_by_game ON sitting (game);\n"

    "CREATE TABLE standing (\n"
    "  player TEXT PRIMARY KEY,\n"
    "  games INTEGER NOT NULL,\n"
    "  won INTEGER NOT NULL,\n" FIGURE_COLUMNS "\n"
    ") STRICT, WITHOUT ROWID;\n"

    "CREATE TABLE pairing (\n"
    "  player TEXT NOT NULL,\n"
    "  other TEXT NOT NULL,\n"
    "  games INTEGER NOT NULL,\n"
    "  won INTEGER NOT NULL,\n"
    "  lost INTEGER NOT NULL,\n"
    "  cookies INTEGER NOT NULL,\n"
    "  their_cookies INTEGER NOT NULL,\n"
    "  PRIMARY KEY (player, other)\n"
    ") STRICT, WITHOUT ROWID;\n";

/* What each sync folder contained at the last pass. Only a cache, to avoid reading every file again. */
static const char step_4[] = "CREATE TABLE carried (\n"
                             "  folder TEXT NOT NULL,\n"
                             "  file TEXT NOT NULL,\n"
                             "  size INTEGER NOT NULL,\n"
                             "  modified INTEGER NOT NULL,\n"
                             "  mark INTEGER NOT NULL,\n"
                             "  game TEXT,\n"
                             "  version INTEGER NOT NULL,\n"
                             "  PRIMARY KEY (folder, file)\n"
                             ") STRICT, WITHOUT ROWID;\n"

                             "CREATE INDEX carried_by_game ON carried (game, folder, mark, version);\n";

/*
 * More than one kind of game. Derived tables are recreated: a sitting is what one player did in one game, with the
 * figures of its kind as one text; a tally is what one did in all finished games of a kind, with a row for each figure;
 * a pairing what two did in all that both finished. Old summaries stay for their number of entries, and for games that
 * turn out to be damaged. `derived` says which kinds and figures all of it was made for.
 *
 * Makes a new table instead of renaming columns: opening a record runs all steps in memory to compare the schema, and
 * each renamed column would add a millisecond.
 */
static const char step_5[] =
    "DROP TABLE derived;\n"
    "CREATE TABLE derived (\n"
    "  made_for TEXT NOT NULL\n"
    ") STRICT;\n"
    "INSERT INTO derived VALUES ('');\n"

    "ALTER TABLE summary RENAME TO old_summary;\n"
    "CREATE TABLE summary (\n"
    "  game TEXT NOT NULL REFERENCES game,\n"
    "  running INTEGER NOT NULL,\n"
    "  started INTEGER NOT NULL,\n"
    "  kind TEXT NOT NULL,\n"
    "  rules TEXT,\n"
    "  search TEXT NOT NULL,\n"
    "  touched INTEGER NOT NULL,\n"
    "  entries INTEGER NOT NULL,\n"
    "  rounds INTEGER NOT NULL,\n"
    "  ended_early INTEGER NOT NULL,\n"
    "  playing INTEGER NOT NULL,\n"
    "  leaders INTEGER NOT NULL,\n"
    "  winners INTEGER NOT NULL,\n"
    "  title TEXT NOT NULL,\n"
    "  note TEXT NOT NULL,\n"
    "  name_0 TEXT, name_1 TEXT, name_2 TEXT, name_3 TEXT,\n"
    "  colour_0 TEXT, colour_1 TEXT, colour_2 TEXT, colour_3 TEXT,\n"
    "  points_0 INTEGER, points_1 INTEGER, points_2 INTEGER, points_3 INTEGER,\n"
    "  PRIMARY KEY (running, started, game)\n"
    ") STRICT, WITHOUT ROWID;\n"
    "INSERT INTO summary SELECT game, running, started, kind, rules, search, touched, entries, rounds,\n"
    "  ended_early, 0, 0, winners, title, note, name_0, name_1, name_2, name_3,\n"
    "  colour_0, colour_1, colour_2, colour_3, cookies_0, cookies_1, cookies_2, cookies_3 FROM old_summary;\n"
    "DROP TABLE old_summary;\n"
    "CREATE INDEX summary_by_touched ON summary (touched);\n"
    "CREATE UNIQUE INDEX summary_by_game ON summary (game);\n"
    "CREATE INDEX summary_by_search ON summary (running, started, game, kind, search);\n"
    "CREATE INDEX summary_by_rules ON summary (kind, rules, running, started, game, search);\n"
    "CREATE TRIGGER summary_added AFTER INSERT ON summary\n"
    "BEGIN UPDATE counted SET games = games + 1 WHERE running = NEW.running; END;\n"
    "CREATE TRIGGER summary_taken_out AFTER DELETE ON summary\n"
    "BEGIN UPDATE counted SET games = games - 1 WHERE running = OLD.running; END;\n"

    "DROP TABLE sitting;\n"
    "CREATE TABLE sitting (\n"
    "  player TEXT NOT NULL,\n"
    "  running INTEGER NOT NULL,\n"
    "  started INTEGER NOT NULL,\n"
    "  game TEXT NOT NULL,\n"
    "  kind TEXT NOT NULL,\n"
    "  won INTEGER NOT NULL,\n"
    "  rounds INTEGER NOT NULL,\n"
    "  points INTEGER NOT NULL,\n"
    "  best_round INTEGER NOT NULL,\n"
    "  figures TEXT NOT NULL,\n"
    "  PRIMARY KEY (player, running, started, game)\n"
    ") STRICT, WITHOUT ROWID;\n"
    "CREATE INDEX sitting_by_game ON sitting (game);\n"

    "DROP TABLE standing;\n"
    "CREATE TABLE tally (\n"
    "  player TEXT NOT NULL,\n"
    "  kind TEXT NOT NULL,\n"
    "  games INTEGER NOT NULL,\n"
    "  won INTEGER NOT NULL,\n"
    "  rounds INTEGER NOT NULL,\n"
    "  points INTEGER NOT NULL,\n"
    "  PRIMARY KEY (player, kind)\n"
    ") STRICT, WITHOUT ROWID;\n"
    "CREATE TABLE tally_figure (\n"
    "  player TEXT NOT NULL,\n"
    "  kind TEXT NOT NULL,\n"
    "  figure TEXT NOT NULL,\n"
    "  value INTEGER NOT NULL,\n"
    "  PRIMARY KEY (player, kind, figure)\n"
    ") STRICT, WITHOUT ROWID;\n"

    "DROP TABLE pairing;\n"
    "CREATE TABLE pairing (\n"
    "  player TEXT NOT NULL,\n"
    "  other TEXT NOT NULL,\n"
    "  kind TEXT NOT NULL,\n"
    "  games INTEGER NOT NULL,\n"
    "  won INTEGER NOT NULL,\n"
    "  lost INTEGER NOT NULL,\n"
    "  points INTEGER NOT NULL,\n"
    "  their_points INTEGER NOT NULL,\n"
    "  PRIMARY KEY (player, other, kind)\n"
    ") STRICT, WITHOUT ROWID;\n";

/*
 * `corrected` is derived: whether a correction stands. `replaced` says of a deleted game that it is a version of another
 * one which lost: against a file that people took, or one in a synced folder. `naming` says for each name whose player
 * it belongs to, and what games show instead of it; `spelling` follows from it.
 */
static const char step_6[] = "ALTER TABLE summary ADD COLUMN corrected INTEGER NOT NULL DEFAULT 0;\n"

                             "CREATE TABLE replaced (\n"
                             "  game TEXT PRIMARY KEY,\n"
                             "  of TEXT NOT NULL,\n"
                             "  how TEXT NOT NULL,\n"
                             "  at INTEGER NOT NULL\n"
                             ") STRICT, WITHOUT ROWID;\n"

                             "CREATE TABLE naming (\n"
                             "  player TEXT PRIMARY KEY,\n"
                             "  name TEXT NOT NULL,\n"
                             "  of TEXT,\n"
                             "  shown TEXT,\n"
                             "  at INTEGER NOT NULL\n"
                             ") STRICT, WITHOUT ROWID;\n"
                             "INSERT INTO naming SELECT player.key, player.name, other.name, NULL, 0\n"
                             "FROM spelling JOIN player ON player.key = spelling.player\n"
                             "JOIN player AS other ON other.key = spelling.of;\n";

/*
 * Each row of derived data, and of what people said about games and players, is sealed: see crumb-seal.h. New names are
 * entries of journals, so there is no table of them any more.
 */
static const char step_7[] = "ALTER TABLE summary ADD COLUMN seal INTEGER;\n"
                             "ALTER TABLE sitting ADD COLUMN seal INTEGER;\n"
                             "ALTER TABLE tally ADD COLUMN seal INTEGER;\n"
                             "ALTER TABLE tally_figure ADD COLUMN seal INTEGER;\n"
                             "ALTER TABLE pairing ADD COLUMN seal INTEGER;\n"
                             "ALTER TABLE player ADD COLUMN seal INTEGER;\n"
                             "ALTER TABLE mark ADD COLUMN seal INTEGER;\n"
                             "ALTER TABLE spelling ADD COLUMN seal INTEGER;\n"
                             "ALTER TABLE replaced ADD COLUMN seal INTEGER;\n"
                             "DROP TABLE naming;\n";

/*
 * A sitting also has the house rules of its game, and an index of all that leaderboards read. Rules are filled in when
 * the derived tables are made again.
 */
static const char step_8[] =
    "ALTER TABLE sitting ADD COLUMN rules TEXT;\n"
    "CREATE INDEX sitting_by_kind ON sitting (player, kind, started, won, rounds, points, best_round, rules)\n"
    "WHERE running = 0;\n";

/*
 * When this record learned of a mark, 0 for what an older Crumb kept; whether it was read in a sync folder; and whether
 * people erased the game since, which the folder's file doesn't bring back.
 */
static const char step_9[] = "ALTER TABLE mark ADD COLUMN known INTEGER NOT NULL DEFAULT 0;\n"
                             "ALTER TABLE mark ADD COLUMN outside INTEGER NOT NULL DEFAULT 0;\n"
                             "ALTER TABLE mark ADD COLUMN erased INTEGER NOT NULL DEFAULT 0;\n";

const char *const crumb_schema_steps[] = {
  step_1, step_2, step_3, step_4, step_5, step_6, step_7, step_8, step_9, NULL
};

const char *const crumb_schema_derived[] = {
  "summary", "counted", "sitting", "tally", "tally_figure", "pairing", NULL
};

const char crumb_schema_checksum[] = "1fec3fd8864958bdf4022a131e549e5428be12ef860570ceb7154ca800264f83";

const char crumb_schema_allow_deletion[] = "DROP TRIGGER entry_not_deleted;";
const char crumb_schema_forbid_deletion[] = ENTRY_NOT_DELETED;
