/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The record, as commands use it. */

#pragma once

#include "crumb-command.h"

G_BEGIN_DECLS

/** crumb_cli_open_record: (transfer full) (nullable): The record where it is kept. */
CrumbStore *crumb_cli_open_record (GError **error);

/** crumb_cli_run_with_record: Runs a command that asks the record for its answer. */
int crumb_cli_run_with_record (CrumbAsked *asked);

/** crumb_cli_mended: Whether what was read turned out to be damaged and was written again: it has to be read once more. */
gboolean crumb_cli_mended (CrumbStore *store);

/** crumb_cli_say_started: (transfer full): When a game began by the clock here, as in “2026-03-20 19:30”. */
char *crumb_cli_say_started (gint64 at);

/** crumb_cli_say_lacking: (transfer full): @text: (transfer full): with a line about damaged games that it leaves out. */
char *crumb_cli_say_lacking (char *text, guint n_lacking);

/**
 * crumb_cli_head_with_game: (transfer full)
 * @table: (transfer full)
 * @kind: (nullable): whose figures it has; NULL: what it has is of no one game
 */
char *crumb_cli_head_with_game (char *table, const CrumbGameKind *kind);

/** crumb_cli_find_game: (transfer full) (nullable): The id of the one game whose id begins with @typed. */
char *crumb_cli_find_game (CrumbStore *store, const char *typed, GError **error);

/** crumb_cli_load_game: (transfer full) (nullable): The one game whose id begins with @typed. */
CrumbGame *crumb_cli_load_game (CrumbStore *store, const char *typed, GError **error);

/** crumb_cli_check_name: Whether what was typed can be a name at all; it may have any bytes. */
gboolean crumb_cli_check_name (const char *typed, GError **error);

/** crumb_cli_find_player: (transfer full) (nullable): The player with the name that was typed, whatever bytes it has. */
CrumbPlayer *crumb_cli_find_player (CrumbStore *store, const char *typed, GError **error);

/** crumb_cli_find_kind: (nullable): The kind of game whose id was typed; NULL with an error that lists all ids. */
const CrumbGameKind *crumb_cli_find_kind (const char *typed, GError **error);

G_END_DECLS
