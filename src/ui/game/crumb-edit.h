/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One edit of the record, to make, undo and redo. */

#pragma once

#include "crumb-edits.h"

#include "record/store/crumb-renaming.h"

G_BEGIN_DECLS

typedef enum
{
  CRUMB_EDIT_DELETE,
  CRUMB_EDIT_BRING_BACK,
  CRUMB_EDIT_CORRECT,
  CRUMB_EDIT_DESCRIBE,
  CRUMB_EDIT_TAKE_FILE,
  CRUMB_EDIT_RESTORE,
  CRUMB_EDIT_MERGE,
  CRUMB_EDIT_UNMERGE,
  CRUMB_EDIT_RENAME,
  CRUMB_EDIT_HIDE,
  CRUMB_EDIT_SHOW,
  CRUMB_EDIT_COLOUR,
  CRUMB_N_EDIT_KINDS
} CrumbEditKind;

/** CrumbEdit: Each kind uses only some of the members. Games and players are known by id and key. */
typedef struct
{
  CrumbEditKind kind;
  GStrv ids;
  char *key;
  char *into;
  gboolean made; /* once: from then on it is only undone where it still stands */
  char *sum;     /* (nullable): of the games @ids as it left them */
  guint entry;   /* the first of the tap that is the correction */
  gint64 at;     /* when that was made */
  CrumbRenaming *renaming;
  CrumbGameDetails before;
  CrumbGameDetails after;
  CrumbColour colour_before;
  CrumbColour colour_after;
} CrumbEdit;

/** crumb_edit_new: @key: (nullable): the game or the player that it is about */
CrumbEdit *crumb_edit_new (CrumbEditKind kind, const char *key);
void crumb_edit_free (CrumbEdit *self);

/** crumb_edit_remember: It was made already: what its games are now is what it left. */
void crumb_edit_remember (CrumbEdit *self, CrumbStore *store);

/**
 * crumb_edit_perform: @forth: FALSE: undoes it. FALSE with an error when that is not possible any more: what it changed
 * has been changed again since.
 */
gboolean crumb_edit_perform (CrumbEdit *self, CrumbStore *store, gboolean forth, GError **error);

/** crumb_edit_is_long: Whether it may change thousands of games, so that it is performed in another thread. */
gboolean crumb_edit_is_long (const CrumbEdit *self);

/** crumb_edit_label: “Undo Delete”, “Redo Delete”. */
const char *crumb_edit_label (const CrumbEdit *self, gboolean redo);

/** crumb_game_details_read: (out caller-allocates): what is said of @game now; clear it. */
void crumb_game_details_read (CrumbGameDetails *details, CrumbGame *game);
void crumb_game_details_copy (const CrumbGameDetails *from, CrumbGameDetails *to);
void crumb_game_details_clear (CrumbGameDetails *details);
gboolean crumb_game_details_equal (const CrumbGameDetails *one, const CrumbGameDetails *other);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbEdit, crumb_edit_free)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbGameDetails, crumb_game_details_clear)

G_END_DECLS
