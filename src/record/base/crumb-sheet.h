/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a table's own cards or boards say, filled in once and kept with each game: a name, what the rules see of it, and
 * lines of text that only people read. */

#pragma once

#include "rules/game-kind.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/** The most characters of a name, and of a line of text. */
#define CRUMB_SHEET_NAME_MAX 64
#define CRUMB_SHEET_LINE_MAX 120

typedef struct _CrumbSheet CrumbSheet;

/** crumb_sheet_new: (transfer full): @cards: what the kind's `sheet` reads. @name is cleaned and cut. */
CrumbSheet *crumb_sheet_new (const char *name, const char *cards);
CrumbSheet *crumb_sheet_copy (const CrumbSheet *sheet);
void crumb_sheet_free (CrumbSheet *sheet);

const char *crumb_sheet_get_name (const CrumbSheet *sheet);
const char *crumb_sheet_get_cards (const CrumbSheet *sheet);

/** crumb_sheet_get_line: (transfer none) (nullable): What people wrote of the card with that number, 1 to 999. */
const char *crumb_sheet_get_line (const CrumbSheet *sheet, guint card);
/** crumb_sheet_set_line: @line is cleaned and cut; an empty one is none. */
void crumb_sheet_set_line (CrumbSheet *sheet, guint card, const char *line);

/** crumb_sheet_to_json: (transfer full): One line; equal sheets give equal texts. */
char *crumb_sheet_to_json (const CrumbSheet *sheet);

/**
 * crumb_sheet_from_object: (transfer full) (nullable): Reads what crumb_sheet_to_json() writes, as strictly as all of a
 * game file; NULL when it is no sheet of @kind, or not written as it is here.
 */
CrumbSheet *crumb_sheet_from_object (JsonObject *object, const CrumbGameKind *kind);
/** crumb_sheet_from_json: (transfer full) (nullable): The same of a text. */
CrumbSheet *crumb_sheet_from_json (const char *json, const CrumbGameKind *kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbSheet, crumb_sheet_free)

G_END_DECLS
