/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Describes imported games, and asks about those that differ. No widgets. */

#pragma once

#include "record/files/crumb-import.h"

G_BEGIN_DECLS

/** Stands for "no result" wherever one is looked for. */
#define CRUMB_IMPORT_NO_RESULT G_MAXUINT

/**
 * crumb_import_report_is_short:
 *
 * Whether one sentence says all there is to say: nothing was refused, and all games fared alike.
 */
gboolean crumb_import_report_is_short (CrumbImport *import);

/** crumb_import_report_sentences: (transfer full): How many games are new, longer, known, as they were, refused. */
char *crumb_import_report_sentences (CrumbImport *import, CrumbStore *store);

/** crumb_import_report_new_game: (transfer none) (nullable): The id of the game, when exactly one is new. */
const char *crumb_import_report_new_game (CrumbImport *import);

/** crumb_import_report_next: The first result from @from on with that outcome, or %CRUMB_IMPORT_NO_RESULT. */
guint crumb_import_report_next (CrumbImport *import, guint from, CrumbImportOutcome outcome);

/** crumb_import_report_count: How many results from @from on have that outcome. */
guint crumb_import_report_count (CrumbImport *import, guint from, CrumbImportOutcome outcome);

/** crumb_import_report_place: (transfer full): The name of the file, and which game in it: "games.json, game 12". */
char *crumb_import_report_place (const CrumbImportResult *result);

/** crumb_import_report_problem: (transfer full): Why a game was refused, in whole sentences. */
char *crumb_import_report_problem (const CrumbImportResult *result);

/**
 * crumb_import_report_question: (transfer full): Which game differs, both results, and from which round on.
 * @theirs: (nullable): the version in the file
 */
char *crumb_import_report_question (const CrumbImportResult *result, CrumbGame *theirs, CrumbStore *store);

G_END_DECLS
