/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Records which games were deleted or restored; the later mark wins. Private to the record. */

#pragma once

#include "crumb-database.h"

G_BEGIN_DECLS

/**
 * CrumbMark:
 * @id: the game's id, all lower case
 * @deleted: whether it was deleted, or restored
 * @at: when, in microseconds since 1970, UTC
 */
typedef struct
{
  char *id;
  gboolean deleted;
  gint64 at;
} CrumbMark;

void crumb_mark_free (CrumbMark *mark);

/**
 * crumb_mark_compare: Below, at or above 0 when @one loses to, equals or beats @other. Every machine gets the same
 * result.
 */
int crumb_mark_compare (const CrumbMark *one, const CrumbMark *other);

/** crumb_mark_get_version: A number that differs between the marks of one game. */
gint64 crumb_mark_get_version (const CrumbMark *mark);

/** crumb_mark_load: @mark: (out) (transfer full) (nullable): the game's mark, NULL when it has none. */
gboolean crumb_mark_load (sqlite3 *db, const char *id, CrumbMark **mark, GError **error);

/** crumb_mark_list: (transfer full) (element-type CrumbMark): All marks, by id. */
GPtrArray *crumb_mark_list (sqlite3 *db, GError **error);

/** crumb_mark_keep: Stores the mark if it beats the stored one; @kept (out): whether it was stored. */
gboolean crumb_mark_keep (sqlite3 *db, const CrumbMark *mark, gboolean *kept, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbMark, crumb_mark_free)

G_END_DECLS
