/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Edits of the games and players of the record, each of which can be undone. */

#include "crumb-edits.h"

#include "record/base/crumb-class.h"
#include "words/crumb-words-player.h"

#include <glib/gi18n.h>

typedef enum
{
  DELETE_GAMES,
  MERGE,
  UNMERGE,
  SET_HIDDEN,
  SET_COLOUR,
} EditKind;

/* Each kind uses only some of the members. */
typedef struct
{
  EditKind kind;
  GStrv ids;
  char *key;
  char *into;
  gboolean hidden;
  CrumbColour before;
  CrumbColour after;
} Edit;

struct _CrumbEdits
{
  GObject parent_instance;

  CrumbStore *store;
  GPtrArray *edits;
  guint n_done;
};

G_DEFINE_FINAL_TYPE (CrumbEdits, crumb_edits, G_TYPE_OBJECT)

static void
edit_free (Edit *edit)
{
  g_strfreev (edit->ids);
  g_free (edit->key);
  g_free (edit->into);
  g_free (edit);
}

static gboolean
delete_games (CrumbStore *store, const Edit *edit, gboolean forth, GError **error)
{
  const char *const *ids = (const char *const *) edit->ids;

  return forth ? crumb_store_delete_games (store, ids, error) : crumb_store_restore_games (store, ids, error);
}

static gboolean
merge (CrumbStore *store, const Edit *edit, gboolean forth, GError **error)
{
  return forth ? crumb_store_merge_players (store, edit->key, edit->into, error)
               : crumb_store_unmerge_player (store, edit->key, error);
}

static gboolean
perform (CrumbEdits *self, const Edit *edit, gboolean forth, GError **error)
{
  switch (edit->kind)
    {
    case DELETE_GAMES:
      return delete_games (self->store, edit, forth, error);
    case MERGE:
      return merge (self->store, edit, forth, error);
    case UNMERGE:
      return merge (self->store, edit, !forth, error);
    case SET_HIDDEN:
      return crumb_store_set_player_hidden (self->store, edit->key, edit->hidden == forth, error);
    case SET_COLOUR:
      return crumb_store_set_player_colour (self->store, edit->key, forth ? edit->after : edit->before, error);
    }
  g_return_val_if_reached (FALSE);
}

static gboolean
attempt (CrumbEdits *self, const Edit *edit, gboolean forth)
{
  g_autoptr (GError) error = NULL;

  if (perform (self, edit, forth, &error))
    return TRUE;

  g_signal_emit_by_name (self, "failed", error->message);
  return FALSE;
}

/* Takes @edit. */
static void
add (CrumbEdits *self, Edit *edit, const char *sentence)
{
  if (!attempt (self, edit, TRUE))
    {
      edit_free (edit);
      return;
    }

  g_ptr_array_set_size (self->edits, (int) self->n_done);
  g_ptr_array_add (self->edits, edit);
  self->n_done++;
  g_signal_emit_by_name (self, "changed");
  g_signal_emit_by_name (self, "done", sentence);
}

static Edit *
edit_new (EditKind kind, const CrumbPlayer *player)
{
  Edit *edit = g_new0 (Edit, 1);

  edit->kind = kind;
  edit->key = player != NULL ? g_strdup (player->key) : NULL;
  return edit;
}

static void
crumb_edits_class_init (CrumbEditsClass *klass)
{
  crumb_class_owns (klass, CrumbEdits, g_ptr_array_unref, edits);
  crumb_class_owns (klass, CrumbEdits, g_object_unref, store);

  crumb_class_signal (klass, "done", 1, G_TYPE_STRING);
  crumb_class_signal (klass, "failed", 1, G_TYPE_STRING);
  crumb_class_signal (klass, "changed", 0);
}

static void
crumb_edits_init (CrumbEdits *self)
{
  self->edits = g_ptr_array_new_with_free_func ((GDestroyNotify) edit_free);
}

CrumbEdits *
crumb_edits_new (CrumbStore *store)
{
  CrumbEdits *self = g_object_new (CRUMB_TYPE_EDITS, NULL);

  self->store = g_object_ref (store);
  return self;
}

void
crumb_edits_delete_games (CrumbEdits *self, const char *const *ids)
{
  Edit *edit;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_EDITS (self));
  g_return_if_fail (ids != NULL);

  if (ids[0] == NULL)
    return;

  edit = edit_new (DELETE_GAMES, NULL);
  edit->ids = g_strdupv ((char **) ids);
  sentence = crumb_words_deleted (g_strv_length (edit->ids));
  add (self, edit, sentence);
}

void
crumb_edits_merge (CrumbEdits *self, const CrumbPlayer *from, const CrumbPlayer *into)
{
  Edit *edit;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_EDITS (self));

  edit = edit_new (MERGE, from);
  edit->into = g_strdup (into->key);
  /* Translators: two spellings of one player's name */
  sentence = g_strdup_printf (_ ("“%1$s” is now counted as “%2$s”"), from->name, into->name);
  add (self, edit, sentence);
}

void
crumb_edits_unmerge (CrumbEdits *self, const CrumbPlayer *spelling, const CrumbPlayer *player)
{
  Edit *edit;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_EDITS (self));

  edit = edit_new (UNMERGE, spelling);
  edit->into = g_strdup (player->key);
  /* Translators: two players that were taken for one */
  sentence = g_strdup_printf (_ ("“%1$s” and “%2$s” are two players again"), spelling->name, player->name);
  add (self, edit, sentence);
}

void
crumb_edits_set_hidden (CrumbEdits *self, const CrumbPlayer *player, gboolean hidden)
{
  Edit *edit;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_EDITS (self));

  if (player->hidden == hidden)
    return;

  edit = edit_new (SET_HIDDEN, player);
  edit->hidden = hidden;
  /* Translators: %s is the name of a player */
  sentence = g_strdup_printf (hidden ? _ ("“%s” is hidden") : _ ("“%s” is not hidden any more"), player->name);
  add (self, edit, sentence);
}

void
crumb_edits_set_colour (CrumbEdits *self, const CrumbPlayer *player, CrumbColour colour)
{
  Edit *edit;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_EDITS (self));

  if (player->colour == colour)
    return;

  edit = edit_new (SET_COLOUR, player);
  edit->before = player->colour;
  edit->after = colour;
  /* Translators: %s is the name of a player */
  sentence = g_strdup_printf (_ ("“%s” has another colour"), player->name);
  add (self, edit, sentence);
}

gboolean
crumb_edits_get_can_undo (CrumbEdits *self)
{
  g_return_val_if_fail (CRUMB_IS_EDITS (self), FALSE);

  return self->n_done > 0;
}

gboolean
crumb_edits_get_can_redo (CrumbEdits *self)
{
  g_return_val_if_fail (CRUMB_IS_EDITS (self), FALSE);

  return self->n_done < self->edits->len;
}

void
crumb_edits_undo (CrumbEdits *self)
{
  g_return_if_fail (CRUMB_IS_EDITS (self));

  if (self->n_done == 0 || !attempt (self, g_ptr_array_index (self->edits, self->n_done - 1), FALSE))
    return;

  self->n_done--;
  g_signal_emit_by_name (self, "changed");
}

void
crumb_edits_redo (CrumbEdits *self)
{
  g_return_if_fail (CRUMB_IS_EDITS (self));

  if (self->n_done == self->edits->len || !attempt (self, g_ptr_array_index (self->edits, self->n_done), TRUE))
    return;

  self->n_done++;
  g_signal_emit_by_name (self, "changed");
}
