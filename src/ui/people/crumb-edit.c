/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One edit of the record, to make, undo and redo. */

#include "crumb-edit.h"

#include "record/files/crumb-game-file.h"

#include <glib/gi18n.h>

static const struct
{
  const char *undo;
  const char *redo;
} labels[CRUMB_N_EDIT_KINDS] = {
  [CRUMB_EDIT_DELETE] = { N_ ("Undo Delete"), N_ ("Redo Delete") },
  [CRUMB_EDIT_BRING_BACK] = { N_ ("Undo Restore"), N_ ("Redo Restore") },
  [CRUMB_EDIT_CORRECT] = { N_ ("Undo Correction"), N_ ("Redo Correction") },
  [CRUMB_EDIT_DESCRIBE] = { N_ ("Undo Details"), N_ ("Redo Details") },
  [CRUMB_EDIT_TAKE_FILE] = { N_ ("Undo Import"), N_ ("Redo Import") },
  [CRUMB_EDIT_RESTORE] = { N_ ("Undo Restore"), N_ ("Redo Restore") },
  [CRUMB_EDIT_MERGE] = { N_ ("Undo Merge"), N_ ("Redo Merge") },
  [CRUMB_EDIT_UNMERGE] = { N_ ("Undo Separate"), N_ ("Redo Separate") },
  [CRUMB_EDIT_RENAME] = { N_ ("Undo Rename"), N_ ("Redo Rename") },
  [CRUMB_EDIT_HIDE] = { N_ ("Undo Hide"), N_ ("Redo Hide") },
  [CRUMB_EDIT_SHOW] = { N_ ("Undo Show"), N_ ("Redo Show") },
  [CRUMB_EDIT_COLOUR] = { N_ ("Undo Color"), N_ ("Redo Color") },
};

/* Undoes only the correction itself: once the game has gone on, that would undo something else. */
static gboolean
correct (CrumbStore *store, const CrumbEdit *self, gboolean forth, GError **error)
{
  g_autoptr (CrumbGame) game = crumb_store_load_game (store, self->key, error);
  guint entry;

  if (game == NULL)
    return FALSE;
  if (!(forth ? crumb_game_get_next_redo (game, &entry) : crumb_game_get_next_undo (game, &entry))
      || entry != self->entry)
    {
      g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED,
                           _ ("The game went on after this correction. Correct it again instead."));
      return FALSE;
    }
  return (forth ? crumb_game_redo (game, error) : crumb_game_undo (game, error)) == CRUMB_UNDONE_DONE;
}

static gboolean
describe (CrumbStore *store, const CrumbEdit *self, const CrumbGameDetails *details, GError **error)
{
  g_autoptr (CrumbGame) game = crumb_store_load_game (store, self->key, error);

  return game != NULL && crumb_game_set_title (game, details->title, error)
         && crumb_game_set_place (game, details->place, error) && crumb_game_set_note (game, details->note, error)
         && crumb_game_set_started (game, details->started, error);
}

static gboolean
merge (CrumbStore *store, const CrumbEdit *self, gboolean forth, GError **error)
{
  return forth ? crumb_store_merge_players (store, self->key, self->into, error)
               : crumb_store_unmerge_player (store, self->key, error);
}

CrumbEdit *
crumb_edit_new (CrumbEditKind kind, const char *key)
{
  CrumbEdit *self = g_new0 (CrumbEdit, 1);

  self->kind = kind;
  self->key = g_strdup (key);
  return self;
}

void
crumb_edit_free (CrumbEdit *self)
{
  g_strfreev (self->ids);
  g_free (self->key);
  g_free (self->into);
  g_clear_pointer (&self->renaming, crumb_renaming_free);
  crumb_game_details_clear (&self->before);
  crumb_game_details_clear (&self->after);
  g_free (self);
}

gboolean
crumb_edit_perform (const CrumbEdit *self, CrumbStore *store, gboolean forth, GError **error)
{
  const char *const *ids = (const char *const *) self->ids;

  switch (self->kind)
    {
    case CRUMB_EDIT_DELETE:
      return forth ? crumb_store_delete_games (store, ids, error) : crumb_store_restore_games (store, ids, error);
    case CRUMB_EDIT_BRING_BACK:
      return forth ? crumb_store_restore_games (store, ids, error) : crumb_store_delete_games_again (store, ids, error);
    case CRUMB_EDIT_CORRECT:
      return correct (store, self, forth, error);
    case CRUMB_EDIT_DESCRIBE:
      return describe (store, self, forth ? &self->after : &self->before, error);
    case CRUMB_EDIT_TAKE_FILE:
      return crumb_game_file_swap (store, ids, forth ? CRUMB_DELETED_BY_FILE : CRUMB_DELETED_BY_UNDO, error);
    case CRUMB_EDIT_RESTORE:
      return crumb_game_file_swap (store, ids, forth ? CRUMB_DELETED_BY_BACKUP : CRUMB_DELETED_BY_UNDO, error);
    case CRUMB_EDIT_MERGE:
      return merge (store, self, forth, error);
    case CRUMB_EDIT_UNMERGE:
      return merge (store, self, !forth, error);
    case CRUMB_EDIT_RENAME:
      return crumb_renaming_run (self->renaming, store, forth, error);
    case CRUMB_EDIT_HIDE:
      return crumb_store_set_player_hidden (store, self->key, forth, error);
    case CRUMB_EDIT_SHOW:
      return crumb_store_set_player_hidden (store, self->key, !forth, error);
    case CRUMB_EDIT_COLOUR:
      return crumb_store_set_player_colour (store, self->key, forth ? self->colour_after : self->colour_before, error);
    case CRUMB_N_EDIT_KINDS:
      break;
    }
  g_return_val_if_reached (FALSE);
}

gboolean
crumb_edit_is_long (const CrumbEdit *self)
{
  return self->kind == CRUMB_EDIT_RENAME || self->kind == CRUMB_EDIT_MERGE || self->kind == CRUMB_EDIT_UNMERGE;
}

const char *
crumb_edit_label (const CrumbEdit *self, gboolean redo)
{
  return _ (redo ? labels[self->kind].redo : labels[self->kind].undo);
}

gboolean
crumb_edit_find_correction (CrumbGame *game, guint *entry)
{
  return crumb_game_get_next_undo (game, entry) && crumb_entry_is_correction (crumb_game_get_entry (game, *entry));
}

void
crumb_game_details_read (CrumbGameDetails *details, CrumbGame *game)
{
  const CrumbGameDetails now = {
    .title = (char *) crumb_game_get_title (game),
    .place = (char *) crumb_game_get_place (game),
    .note = (char *) crumb_game_get_note (game),
    .started = crumb_game_get_started (game),
  };

  crumb_game_details_copy (&now, details);
}

void
crumb_game_details_copy (const CrumbGameDetails *from, CrumbGameDetails *to)
{
  *to = (CrumbGameDetails) {
    .title = g_strdup (from->title),
    .place = g_strdup (from->place),
    .note = g_strdup (from->note),
    .started = from->started,
  };
}

void
crumb_game_details_clear (CrumbGameDetails *details)
{
  g_clear_pointer (&details->title, g_free);
  g_clear_pointer (&details->place, g_free);
  g_clear_pointer (&details->note, g_free);
}

gboolean
crumb_game_details_equal (const CrumbGameDetails *one, const CrumbGameDetails *other)
{
  return one->started == other->started && g_strcmp0 (one->title, other->title) == 0
         && g_strcmp0 (one->place, other->place) == 0 && g_strcmp0 (one->note, other->note) == 0;
}
