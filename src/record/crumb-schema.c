/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How the tables are laid out. */

#include "crumb-schema.h"

#define ENTRY_NOT_DELETED \
  "CREATE TRIGGER entry_not_deleted BEFORE DELETE ON entry\n" \
  "BEGIN SELECT RAISE (ABORT, 'entries are never deleted'); END;\n"

/* Entries count from 1, seats from 0, as in game files. Moments are microseconds since 1970, UTC. */
static const char step_1[] =
  "CREATE TABLE player (\n"
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

  /* Derived from the entries: crumb_store_rebuild_summaries () makes it again. */
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

/* Corrections, names that change, titles and notes. */
static const char step_2[] =
  "ALTER TABLE entry ADD COLUMN place TEXT;\n"
  "ALTER TABLE entry ADD COLUMN text TEXT;\n";

const char *const crumb_schema_steps[] = { step_1, step_2, NULL };

const char crumb_schema_allow_deletion[] = "DROP TRIGGER entry_not_deleted;";
const char crumb_schema_forbid_deletion[] = ENTRY_NOT_DELETED;
