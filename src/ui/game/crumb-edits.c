/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Edits of the games and players of the record, each of which can be undone. */

#include "crumb-edit.h"

#include "record/base/crumb-class.h"
#include "record/base/crumb-text.h"
#include "words/crumb-words-player.h"

#include <glib/gi18n.h>

/* What becomes of the stack once an edit is saved. */
typedef enum
{
  CRUMB_ATTEMPT_MAKE,
  CRUMB_ATTEMPT_UNDO,
  CRUMB_ATTEMPT_REDO,
} CrumbAttempt;

struct _CrumbEdits
{
  GObject parent_instance;

  CrumbStore *store;
  CrumbGame *shown;
  GPtrArray *edits; /* CrumbEdit */
  guint n_done;

  /* A long edit on its way into the record. */
  gboolean busy;
  CrumbEdit *edit;
  CrumbAttempt attempt;
  char *sentence;
  CrumbHeadway *headway;
};

G_DEFINE_FINAL_TYPE (CrumbEdits, crumb_edits, G_TYPE_OBJECT)

/* Those who show the player have to look for another key. */
static void
say_renamed (CrumbEdits *self, const CrumbEdit *edit, gboolean forth)
{
  const char *before, *after;
  g_autofree char *was = NULL, *is = NULL;

  if (edit->kind != CRUMB_EDIT_RENAME)
    return;
  crumb_renaming_get_names (edit->renaming, &before, &after);
  was = crumb_seat_name_key (forth ? before : after);
  is = crumb_seat_name_key (forth ? after : before);
  g_signal_emit_by_name (self, "renamed", was, is);
}

/* Puts an edit that was made on the stack. Takes @edit. */
static void
push (CrumbEdits *self, CrumbEdit *edit, const char *sentence)
{
  g_ptr_array_set_size (self->edits, (int) self->n_done);
  g_ptr_array_add (self->edits, edit);
  self->n_done++;
  g_signal_emit_by_name (self, "changed");
  g_signal_emit_by_name (self, "done", sentence);
}

/* (nullable): The last tap of @game, if that is a correction. */
static CrumbEdit *
new_correction (CrumbGame *game)
{
  guint entry;
  CrumbEdit *edit;

  if (!crumb_game_undoes_correction (game) || !crumb_game_get_next_undo (game, &entry))
    return NULL;
  edit = crumb_edit_new (CRUMB_EDIT_CORRECT, crumb_game_get_id (game));
  edit->made = TRUE;
  edit->entry = entry;
  edit->at = crumb_game_get_entry (game, entry)->at;
  return edit;
}

/* What can't be undone any more must not stand in the way of what can. */
static gboolean
is_impossible (const GError *error)
{
  return g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED)
         || g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NAME)
         || g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND);
}

/* If no game changed, nobody was renamed. */
static gboolean
changes_nothing (const CrumbEdit *edit)
{
  return edit->kind == CRUMB_EDIT_RENAME && crumb_renaming_get_n_games (edit->renaming) == 0;
}

/* Takes @edit. */
static void
settle (CrumbEdits *self, CrumbEdit *edit, CrumbAttempt attempt, const char *sentence, const GError *error)
{
  gboolean making = attempt == CRUMB_ATTEMPT_MAKE;

  if (error == NULL && making && !changes_nothing (edit))
    {
      say_renamed (self, edit, TRUE);
      push (self, edit, sentence);
      return;
    }

  if (error == NULL && !making)
    say_renamed (self, edit, attempt == CRUMB_ATTEMPT_REDO);
  if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_signal_emit_by_name (self, "failed", error->message, !making);
  if (making || is_impossible (error))
    crumb_edit_free (edit);
  else
    {
      g_ptr_array_insert (self->edits, (int) self->n_done, edit);
      /* An edit that couldn't be undone can still be undone, and one that couldn't be redone can still be redone. */
      self->n_done += (attempt == CRUMB_ATTEMPT_REDO) == (error == NULL);
    }
  if (making)
    return;
  g_signal_emit_by_name (self, "changed");
  if (error == NULL)
    g_signal_emit_by_name (self, "undone", attempt == CRUMB_ATTEMPT_UNDO);
}

static void
set_busy (CrumbEdits *self, gboolean busy)
{
  self->busy = busy;
  g_object_notify (G_OBJECT (self), "busy");
}

static gboolean
perform_beside (CrumbStore *beside, gpointer data, GError **error)
{
  CrumbEdits *self = data;

  return crumb_edit_perform (self->edit, beside, self->attempt != CRUMB_ATTEMPT_UNDO, error);
}

static void
moved_cb (CrumbEdits *self, double share)
{
  g_signal_emit_by_name (self, "progress", share);
}

static void
performed_cb (GObject *store, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (CrumbEdits) self = user_data;
  g_autofree char *sentence = g_steal_pointer (&self->sentence);
  g_autoptr (GError) error = NULL;

  crumb_store_change_finish (CRUMB_STORE (store), result, &error);
  g_clear_object (&self->headway);
  set_busy (self, FALSE);
  settle (self, g_steal_pointer (&self->edit), self->attempt, sentence, error);
}

/* Takes @edit. */
static void
perform (CrumbEdits *self, CrumbEdit *edit, CrumbAttempt attempt, const char *sentence)
{
  g_autoptr (GError) error = NULL;

  if (!crumb_edit_is_long (edit))
    {
      crumb_edit_perform (edit, self->store, attempt != CRUMB_ATTEMPT_UNDO, &error);
      settle (self, edit, attempt, sentence, error);
      return;
    }
  self->edit = edit;
  self->attempt = attempt;
  self->sentence = g_strdup (sentence);
  self->headway = crumb_headway_new ();
  g_signal_connect_object (self->headway, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  set_busy (self, TRUE);
  crumb_store_change_async (self->store, perform_beside, self, NULL, self->headway, performed_cb, g_object_ref (self));
}

/* Takes @edit. */
static void
add (CrumbEdits *self, CrumbEdit *edit, const char *sentence)
{
  if (self->busy)
    crumb_edit_free (edit);
  else
    perform (self, edit, CRUMB_ATTEMPT_MAKE, sentence);
}

static void
crumb_edits_class_init (CrumbEditsClass *klass)
{
  crumb_class_owns (klass, CrumbEdits, g_ptr_array_unref, edits);
  crumb_class_owns (klass, CrumbEdits, g_object_unref, shown, store);

  crumb_class_boolean (klass, CrumbEdits, busy, NULL, FALSE, CRUMB_READABLE);

  crumb_class_signal (klass, "progress", 1, G_TYPE_DOUBLE);
  crumb_class_signal (klass, "done", 1, G_TYPE_STRING);
  crumb_class_signal (klass, "undone", 1, G_TYPE_BOOLEAN);
  crumb_class_signal (klass, "failed", 2, G_TYPE_STRING, G_TYPE_BOOLEAN);
  crumb_class_signal (klass, "renamed", 2, G_TYPE_STRING, G_TYPE_STRING);
  crumb_class_signal (klass, "changed", 0);
}

static void
crumb_edits_init (CrumbEdits *self)
{
  self->edits = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_edit_free);
}

CrumbEdits *
crumb_edits_new (CrumbStore *store)
{
  CrumbEdits *self = g_object_new (CRUMB_TYPE_EDITS, NULL);

  self->store = g_object_ref (store);
  return self;
}

void
crumb_edits_set_shown (CrumbEdits *self, CrumbGame *game)
{
  g_return_if_fail (CRUMB_IS_EDITS (self));

  if (g_set_object (&self->shown, game))
    g_signal_emit_by_name (self, "changed");
}

void
crumb_edits_delete_games (CrumbEdits *self, const char *const *ids)
{
  CrumbEdit *edit;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_EDITS (self));
  g_return_if_fail (ids != NULL);

  if (ids[0] == NULL)
    return;

  edit = crumb_edit_new (CRUMB_EDIT_DELETE, NULL);
  edit->ids = g_strdupv ((char **) ids);
  sentence = crumb_words_deleted (g_strv_length (edit->ids));
  add (self, edit, sentence);
}

void
crumb_edits_bring_back (CrumbEdits *self, const char *const *ids)
{
  CrumbEdit *edit = crumb_edit_new (CRUMB_EDIT_BRING_BACK, NULL);

  g_return_if_fail (CRUMB_IS_EDITS (self));
  g_return_if_fail (ids != NULL);

  edit->ids = g_strdupv ((char **) ids);
  add (self, edit, ngettext ("Restored the game", "Restored the games", g_strv_length (edit->ids)));
}

void
crumb_edits_describe (CrumbEdits *self, CrumbGame *game, const CrumbGameDetails *details)
{
  g_autoptr (CrumbEdit) edit = crumb_edit_new (CRUMB_EDIT_DESCRIBE, crumb_game_get_id (game));

  g_return_if_fail (CRUMB_IS_EDITS (self));

  crumb_game_details_read (&edit->before, game);
  crumb_game_details_copy (details, &edit->after);
  if (!crumb_game_details_equal (&edit->before, &edit->after))
    add (self, g_steal_pointer (&edit), _ ("Details changed"));
}

void
crumb_edits_merge (CrumbEdits *self, const CrumbPlayer *from, const CrumbPlayer *into)
{
  CrumbEdit *edit;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_EDITS (self));

  edit = crumb_edit_new (CRUMB_EDIT_MERGE, from->key);
  edit->into = g_strdup (into->key);
  /* Translators: two spellings of one player's name */
  sentence = g_strdup_printf (_ ("“%1$s” is now counted as “%2$s”"), from->told, into->told);
  add (self, edit, sentence);
}

void
crumb_edits_unmerge (CrumbEdits *self, const CrumbPlayer *spelling, const CrumbPlayer *player)
{
  CrumbEdit *edit;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_EDITS (self));

  edit = crumb_edit_new (CRUMB_EDIT_UNMERGE, spelling->key);
  edit->into = g_strdup (player->key);
  /* Translators: two players that were taken for one */
  sentence = g_strdup_printf (_ ("“%1$s” and “%2$s” are two players again"), spelling->told, player->told);
  add (self, edit, sentence);
}

void
crumb_edits_rename (CrumbEdits *self, const CrumbPlayer *player, const char *name)
{
  g_autoptr (CrumbEdit) edit = crumb_edit_new (CRUMB_EDIT_RENAME, player->key);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL, *told = NULL;
  const char *before, *after;

  g_return_if_fail (CRUMB_IS_EDITS (self));

  edit->renaming = crumb_renaming_new (player->key, name, &error);
  if (edit->renaming == NULL)
    {
      g_signal_emit_by_name (self, "failed", error->message, FALSE);
      return;
    }
  crumb_renaming_get_names (edit->renaming, &before, &after);
  told = crumb_text_tell (after);
  /* Translators: two names of one player */
  sentence = g_strdup_printf (_ ("“%1$s” is now called “%2$s”"), player->told, told);
  add (self, g_steal_pointer (&edit), sentence);
}

void
crumb_edits_set_hidden (CrumbEdits *self, const CrumbPlayer *player, gboolean hidden)
{
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_EDITS (self));

  if (player->hidden == hidden)
    return;

  /* Translators: %s is the name of a player */
  sentence = g_strdup_printf (hidden ? _ ("“%s” is hidden")
                                     /* Translators: %s is the name of a player. */
                                     : _ ("“%s” is no longer hidden"),
                              player->told);
  add (self, crumb_edit_new (hidden ? CRUMB_EDIT_HIDE : CRUMB_EDIT_SHOW, player->key), sentence);
}

void
crumb_edits_set_colour (CrumbEdits *self, const CrumbPlayer *player, CrumbColour colour)
{
  CrumbEdit *edit;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_EDITS (self));

  if (player->colour == colour)
    return;

  edit = crumb_edit_new (CRUMB_EDIT_COLOUR, player->key);
  edit->colour_before = player->colour;
  edit->colour_after = colour;
  /* Translators: %s is the name of a player */
  sentence = g_strdup_printf (_ ("“%s” has a new color"), player->told);
  add (self, edit, sentence);
}

void
crumb_edits_corrected (CrumbEdits *self, CrumbGame *game)
{
  CrumbEdit *edit = new_correction (game);

  g_return_if_fail (CRUMB_IS_EDITS (self));

  if (edit != NULL)
    push (self, edit, C_ ("done", "Corrected"));
}

void
crumb_edits_restored (CrumbEdits *self, const char *id, gboolean replaced)
{
  const char *ids[] = { id, NULL };
  CrumbEdit *edit = crumb_edit_new (replaced ? CRUMB_EDIT_RESTORE : CRUMB_EDIT_BRING_BACK, NULL);

  g_return_if_fail (CRUMB_IS_EDITS (self));

  edit->ids = g_strdupv ((char **) ids);
  crumb_edit_remember (edit, self->store);
  push (self, edit, replaced ? _ ("Game restored. Your version is in Deleted Games.") : _ ("Game restored"));
}

void
crumb_edits_took_file (CrumbEdits *self, const char *const *ids)
{
  CrumbEdit *edit = crumb_edit_new (CRUMB_EDIT_TAKE_FILE, NULL);

  g_return_if_fail (CRUMB_IS_EDITS (self));
  g_return_if_fail (ids != NULL && ids[0] != NULL);

  edit->ids = g_strdupv ((char **) ids);
  crumb_edit_remember (edit, self->store);
  push (self, edit,
        ngettext ("The file’s version is used now. Yours is in Deleted Games.",
                  "The file’s versions are used now. Yours are in Deleted Games.", g_strv_length (edit->ids)));
}

const char *
crumb_edits_get_label (CrumbEdits *self, gboolean redo)
{
  g_autoptr (CrumbEdit) before = NULL;

  g_return_val_if_fail (CRUMB_IS_EDITS (self), NULL);

  if (redo ? self->n_done < self->edits->len : self->n_done > 0)
    return crumb_edit_label (g_ptr_array_index (self->edits, redo ? self->n_done : self->n_done - 1), redo);
  before = !redo && self->shown != NULL ? new_correction (self->shown) : NULL;
  return before != NULL ? crumb_edit_label (before, FALSE) : NULL;
}

void
crumb_edits_step (CrumbEdits *self, gboolean redo)
{
  CrumbEdit *before;

  g_return_if_fail (CRUMB_IS_EDITS (self));

  if (self->busy)
    return;
  before = !redo && self->n_done == 0 && self->shown != NULL ? new_correction (self->shown) : NULL;
  if (before != NULL)
    {
      g_ptr_array_insert (self->edits, 0, before);
      self->n_done++;
    }
  if (redo && self->n_done < self->edits->len)
    perform (self, g_ptr_array_steal_index (self->edits, self->n_done), CRUMB_ATTEMPT_REDO, NULL);
  else if (!redo && self->n_done > 0)
    perform (self, g_ptr_array_steal_index (self->edits, --self->n_done), CRUMB_ATTEMPT_UNDO, NULL);
}

void
crumb_edits_cancel (CrumbEdits *self)
{
  g_return_if_fail (CRUMB_IS_EDITS (self));

  g_cancellable_cancel (G_CANCELLABLE (self->headway));
}

CRUMB_DEFINE_GETTER (CrumbEdits, crumb_edits, gboolean, busy)
CRUMB_DEFINE_GETTER (CrumbEdits, crumb_edits, CrumbGame *, shown)
