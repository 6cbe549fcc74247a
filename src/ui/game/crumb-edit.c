/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One edit of the record, to make, undo and redo. */

#include "crumb-edit.h"

#include "record/files/crumb-game-file.h"

#include <glib/gi18n.h>

/* More games than these are deleted or restored in another thread. */
#define MARKED_AT_ONCE 50

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

/* What stands now isn't what the edit left: undoing it would take back what somebody did since. */
static gboolean
refuse (GError **error, const char *sentence)
{
  g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED, sentence);
  return FALSE;
}

/* Undoes only the correction itself: once the game has gone on, that would undo something else. */
static gboolean
correct (CrumbStore *store, CrumbEdit *self, gboolean forth, GError **error)
{
  g_autoptr (CrumbGame) game = crumb_store_load_game (store, self->key, error);
  guint entry;
  gboolean can;

  if (game == NULL)
    return FALSE;
  if (self->entry >= crumb_game_get_n_entries (game) || crumb_game_get_entry (game, self->entry)->at != self->at)
    return refuse (error, _ ("The game is another version now. Correct it again instead."));
  can = forth ? crumb_game_get_next_redo (game, &entry) : crumb_game_get_next_undo (game, &entry);
  if (!can || entry != self->entry)
    {
      can = forth ? crumb_game_get_next_undo (game, &entry) : crumb_game_get_next_redo (game, &entry);
      if (can && entry == self->entry)
        return refuse (error, forth ? _ ("This correction was made again already.")
                                    : _ ("This correction was undone already."));
      return refuse (error, _ ("The game went on after this correction. Correct it again instead."));
    }
  if ((forth ? crumb_game_redo (game, error) : crumb_game_undo (game, error)) != CRUMB_UNDONE_DONE)
    return FALSE;
  /* What was entered again is another entry. */
  if (forth && crumb_game_get_next_undo (game, &self->entry))
    self->at = crumb_game_get_entry (game, self->entry)->at;
  return TRUE;
}

/* Says only what the edit changed, and only where it still stands. */
static gboolean
describe (CrumbStore *store, const CrumbEdit *self, gboolean forth, GError **error)
{
  const CrumbGameDetails *from = forth ? &self->before : &self->after;
  const CrumbGameDetails *to = forth ? &self->after : &self->before;
  g_autoptr (CrumbGame) game = crumb_store_load_game (store, self->key, error);
  g_auto (CrumbGameDetails) now = { 0 };
  gboolean title = !g_str_equal (from->title, to->title);
  gboolean place = !g_str_equal (from->place, to->place);
  gboolean note = !g_str_equal (from->note, to->note);
  gboolean date = from->started != to->started;

  if (game == NULL)
    return FALSE;
  crumb_game_details_read (&now, game);
  if (self->made && title && !g_str_equal (now.title, from->title))
    return refuse (error, _ ("The title has been changed since. Edit the details instead."));
  if (self->made && place && !g_str_equal (now.place, from->place))
    return refuse (error, _ ("The place has been changed since. Edit the details instead."));
  if (self->made && note && !g_str_equal (now.note, from->note))
    return refuse (error, _ ("The note has been changed since. Edit the details instead."));
  if (self->made && date && now.started != from->started)
    return refuse (error, _ ("The date has been changed since. Edit the details instead."));
  return (!title || crumb_game_set_title (game, to->title, error))
         && (!place || crumb_game_set_place (game, to->place, error))
         && (!note || crumb_game_set_note (game, to->note, error))
         && (!date || crumb_game_set_started (game, to->started, error));
}

/* Whether a name is a spelling of another player, or a player by itself, is what the edit left. */
static gboolean
merge (CrumbStore *store, const CrumbEdit *self, gboolean forth, GError **error)
{
  g_autoptr (CrumbPlayer) player = self->made ? crumb_store_find_player (store, self->key, error) : NULL;

  if (self->made && player == NULL)
    return FALSE;
  if (player != NULL && !g_str_equal (player->key, forth ? self->key : self->into))
    return refuse (error, forth ? _ ("These players have been merged otherwise since.")
                                : _ ("These players have been separated since."));
  return forth ? crumb_store_merge_players (store, self->key, self->into, error)
               : crumb_store_unmerge_player (store, self->key, error);
}

static gboolean
hide (CrumbStore *store, const CrumbEdit *self, gboolean hidden, GError **error)
{
  g_autoptr (CrumbPlayer) player = self->made ? crumb_store_find_player (store, self->key, error) : NULL;

  if (self->made && player == NULL)
    return FALSE;
  if (player != NULL && player->hidden == hidden)
    return refuse (error, hidden ? _ ("This player is hidden already.") : _ ("This player isn’t hidden anymore."));
  return crumb_store_set_player_hidden (store, self->key, hidden, error);
}

static gboolean
colour (CrumbStore *store, const CrumbEdit *self, gboolean forth, GError **error)
{
  g_autoptr (CrumbPlayer) player = self->made ? crumb_store_find_player (store, self->key, error) : NULL;

  if (self->made && player == NULL)
    return FALSE;
  if (player != NULL && player->colour != (forth ? self->colour_before : self->colour_after))
    return refuse (error, _ ("This player has had another color since. Choose the color instead."));
  return crumb_store_set_player_colour (store, self->key, forth ? self->colour_after : self->colour_before, error);
}

/* Whether one of them, at least, is still there and as the edit left it: @deleted or not. */
static gboolean
can_mark (CrumbStore *store, const CrumbEdit *self, gboolean deleted, GError **error)
{
  guint n = g_strv_length (self->ids);
  gboolean there = FALSE;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (CrumbGameSummary) listed = crumb_store_find_summary (store, self->ids[i]);
      g_autoptr (CrumbGame) game = listed == NULL ? crumb_store_look_at_game (store, self->ids[i], NULL) : NULL;

      if ((listed != NULL && !deleted) || (game != NULL && deleted))
        return TRUE;
      there |= listed != NULL || game != NULL;
    }
  if (!there)
    return refuse (error, ngettext ("This game was deleted for good.", "These games were deleted for good.", n));
  return refuse (error, deleted ? ngettext ("This game was restored already.", "These games were restored already.", n)
                                : ngettext ("This game was deleted already.", "These games were deleted already.", n));
}

static gboolean delete (CrumbStore *store, const CrumbEdit *self, gboolean forth, GError **error)
{
  const char *const *ids = (const char *const *) self->ids;

  if (self->made && !can_mark (store, self, !forth, error))
    return FALSE;
  return forth ? crumb_store_delete_games (store, ids, error) : crumb_store_restore_games (store, ids, error);
}

static gboolean
bring_back (CrumbStore *store, const CrumbEdit *self, gboolean forth, GError **error)
{
  const char *const *ids = (const char *const *) self->ids;

  if (self->made && !can_mark (store, self, forth, error))
    return FALSE;
  return forth ? crumb_store_restore_games (store, ids, error) : crumb_store_delete_games_again (store, ids, error);
}

/* (transfer full): a checksum of all that games have by now. */
static char *
sum_games (CrumbStore *store, const char *const *ids)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (CrumbGame) game = crumb_store_look_at_game (store, ids[i], NULL);
      g_autofree char *text = game != NULL ? crumb_game_file_write (game) : g_strdup ("");

      g_checksum_update (sum, (const guchar *) text, -1);
    }
  return g_strdup (g_checksum_get_string (sum));
}

static gboolean
swap (CrumbStore *store, CrumbEdit *self, CrumbDeletedHow how, GError **error)
{
  const char *const *ids = (const char *const *) self->ids;
  g_autofree char *now = sum_games (store, ids);

  if (self->sum != NULL && !g_str_equal (now, self->sum))
    return refuse (error, ngettext ("The game has gone on since. Restore its other version from Deleted Games instead.",
                                    "The games have gone on since. Restore other versions from Deleted Games instead.",
                                    g_strv_length (self->ids)));
  if (!crumb_game_file_swap (store, ids, how, error))
    return FALSE;
  crumb_edit_remember (self, store);
  return TRUE;
}

static gboolean
perform (CrumbEdit *self, CrumbStore *store, gboolean forth, GError **error)
{
  switch (self->kind)
    {
    case CRUMB_EDIT_DELETE:
      return delete (store, self, forth, error);
    case CRUMB_EDIT_BRING_BACK:
      return bring_back (store, self, forth, error);
    case CRUMB_EDIT_CORRECT:
      return correct (store, self, forth, error);
    case CRUMB_EDIT_DESCRIBE:
      return describe (store, self, forth, error);
    case CRUMB_EDIT_TAKE_FILE:
      return swap (store, self, forth ? CRUMB_DELETED_BY_FILE : CRUMB_DELETED_BY_UNDO, error);
    case CRUMB_EDIT_RESTORE:
      return swap (store, self, forth ? CRUMB_DELETED_BY_BACKUP : CRUMB_DELETED_BY_UNDO, error);
    case CRUMB_EDIT_MERGE:
      return merge (store, self, forth, error);
    case CRUMB_EDIT_UNMERGE:
      return merge (store, self, !forth, error);
    case CRUMB_EDIT_RENAME:
      return crumb_renaming_run (self->renaming, store, forth, error);
    case CRUMB_EDIT_HIDE:
      return hide (store, self, forth, error);
    case CRUMB_EDIT_SHOW:
      return hide (store, self, !forth, error);
    case CRUMB_EDIT_COLOUR:
      return colour (store, self, forth, error);
    case CRUMB_N_EDIT_KINDS:
      break;
    }
  g_return_val_if_reached (FALSE);
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
  g_free (self->sum);
  g_clear_pointer (&self->renaming, crumb_renaming_free);
  crumb_game_details_clear (&self->before);
  crumb_game_details_clear (&self->after);
  g_free (self);
}

void
crumb_edit_remember (CrumbEdit *self, CrumbStore *store)
{
  self->made = TRUE;
  g_free (self->sum);
  self->sum = self->ids != NULL ? sum_games (store, (const char *const *) self->ids) : NULL;
}

gboolean
crumb_edit_perform (CrumbEdit *self, CrumbStore *store, gboolean forth, GError **error)
{
  gboolean done = perform (self, store, forth, error);

  self->made |= done;
  return done;
}

gboolean
crumb_edit_is_long (const CrumbEdit *self)
{
  gboolean marks = self->kind == CRUMB_EDIT_DELETE || self->kind == CRUMB_EDIT_BRING_BACK;

  return self->kind == CRUMB_EDIT_RENAME || self->kind == CRUMB_EDIT_MERGE || self->kind == CRUMB_EDIT_UNMERGE
         || (marks && g_strv_length (self->ids) > MARKED_AT_ONCE);
}

const char *
crumb_edit_label (const CrumbEdit *self, gboolean redo)
{
  return _ (redo ? labels[self->kind].redo : labels[self->kind].undo);
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
