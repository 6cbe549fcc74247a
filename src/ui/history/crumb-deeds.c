/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What was done to the games and players of the record, each with what takes it back. */

#include "crumb-config.h"

#include "crumb-deeds.h"

#include "words/crumb-words-player.h"

#include <glib/gi18n.h>

typedef enum
{
  DELETE_GAMES,
  MERGE,
  UNMERGE,
  SET_HIDDEN,
  SET_COLOUR,
} DeedKind;

/* Of the places, only those that its kind is about are used. */
typedef struct
{
  DeedKind kind;
  GStrv ids;
  char *key;
  char *into;
  gboolean hidden;
  CrumbColour before;
  CrumbColour after;
} Deed;

struct _CrumbDeeds
{
  GObject parent_instance;

  CrumbStore *store;
  GPtrArray *deeds;
  guint n_done;
};

G_DEFINE_FINAL_TYPE (CrumbDeeds, crumb_deeds, G_TYPE_OBJECT)

enum
{
  DONE,
  FAILED,
  DELETED,
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
deed_free (Deed *deed)
{
  g_strfreev (deed->ids);
  g_free (deed->key);
  g_free (deed->into);
  g_free (deed);
}

static gboolean
delete_games (CrumbStore *store, const Deed *deed, gboolean forth, GError **error)
{
  const char *const *ids = (const char *const *) deed->ids;

  return forth ? crumb_store_delete_games (store, ids, error) : crumb_store_restore_games (store, ids, error);
}

static gboolean
merge (CrumbStore *store, const Deed *deed, gboolean forth, GError **error)
{
  return forth ? crumb_store_merge_players (store, deed->key, deed->into, error)
               : crumb_store_unmerge_player (store, deed->key, error);
}

static gboolean
perform (CrumbDeeds *self, const Deed *deed, gboolean forth, GError **error)
{
  switch (deed->kind)
    {
    case DELETE_GAMES:
      return delete_games (self->store, deed, forth, error);
    case MERGE:
      return merge (self->store, deed, forth, error);
    case UNMERGE:
      return merge (self->store, deed, !forth, error);
    case SET_HIDDEN:
      return crumb_store_set_player_hidden (self->store, deed->key, deed->hidden == forth, error);
    case SET_COLOUR:
      return crumb_store_set_player_colour (self->store, deed->key, forth ? deed->after : deed->before, error);
    }
  g_return_val_if_reached (FALSE);
}

static gboolean
attempt (CrumbDeeds *self, const Deed *deed, gboolean forth)
{
  g_autoptr (GError) error = NULL;

  if (perform (self, deed, forth, &error))
    {
      if (deed->kind == DELETE_GAMES && forth)
        g_signal_emit (self, signals[DELETED], 0, deed->ids);
      return TRUE;
    }

  g_signal_emit (self, signals[FAILED], 0, error->message);
  return FALSE;
}

/* Takes @deed. */
static void
add (CrumbDeeds *self, Deed *deed, const char *sentence)
{
  if (!attempt (self, deed, TRUE))
    {
      deed_free (deed);
      return;
    }

  g_ptr_array_set_size (self->deeds, (int) self->n_done);
  g_ptr_array_add (self->deeds, deed);
  self->n_done++;
  g_signal_emit (self, signals[CHANGED], 0);
  g_signal_emit (self, signals[DONE], 0, sentence);
}

static Deed *
deed_new (DeedKind kind, const CrumbPlayer *player)
{
  Deed *deed = g_new0 (Deed, 1);

  deed->kind = kind;
  deed->key = player != NULL ? g_strdup (player->key) : NULL;
  return deed;
}

static void
crumb_deeds_finalize (GObject *object)
{
  CrumbDeeds *self = CRUMB_DEEDS (object);

  g_ptr_array_unref (self->deeds);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (crumb_deeds_parent_class)->finalize (object);
}

static void
crumb_deeds_class_init (CrumbDeedsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = crumb_deeds_finalize;

  signals[DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[DELETED] = g_signal_new ("deleted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRV);
  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
crumb_deeds_init (CrumbDeeds *self)
{
  self->deeds = g_ptr_array_new_with_free_func ((GDestroyNotify) deed_free);
}

CrumbDeeds *
crumb_deeds_new (CrumbStore *store)
{
  CrumbDeeds *self = g_object_new (CRUMB_TYPE_DEEDS, NULL);

  self->store = g_object_ref (store);
  return self;
}

void
crumb_deeds_delete_games (CrumbDeeds *self, const char *const *ids)
{
  Deed *deed;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_DEEDS (self));
  g_return_if_fail (ids != NULL);

  if (ids[0] == NULL)
    return;

  deed = deed_new (DELETE_GAMES, NULL);
  deed->ids = g_strdupv ((char **) ids);
  sentence = crumb_words_deleted (g_strv_length (deed->ids));
  add (self, deed, sentence);
}

void
crumb_deeds_merge (CrumbDeeds *self, const CrumbPlayer *from, const CrumbPlayer *into)
{
  Deed *deed;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_DEEDS (self));

  deed = deed_new (MERGE, from);
  deed->into = g_strdup (into->key);
  /* Translators: two spellings of one player's name */
  sentence = g_strdup_printf (_ ("“%1$s” is now counted as “%2$s”"), from->name, into->name);
  add (self, deed, sentence);
}

void
crumb_deeds_unmerge (CrumbDeeds *self, const CrumbPlayer *spelling, const CrumbPlayer *player)
{
  Deed *deed;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_DEEDS (self));

  deed = deed_new (UNMERGE, spelling);
  deed->into = g_strdup (player->key);
  /* Translators: two players that were taken for one */
  sentence = g_strdup_printf (_ ("“%1$s” and “%2$s” are two players again"), spelling->name, player->name);
  add (self, deed, sentence);
}

void
crumb_deeds_set_hidden (CrumbDeeds *self, const CrumbPlayer *player, gboolean hidden)
{
  Deed *deed;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_DEEDS (self));

  if (player->hidden == hidden)
    return;

  deed = deed_new (SET_HIDDEN, player);
  deed->hidden = hidden;
  /* Translators: %s is the name of a player */
  sentence = g_strdup_printf (hidden ? _ ("“%s” is hidden") : _ ("“%s” is not hidden any more"), player->name);
  add (self, deed, sentence);
}

void
crumb_deeds_set_colour (CrumbDeeds *self, const CrumbPlayer *player, CrumbColour colour)
{
  Deed *deed;
  g_autofree char *sentence = NULL;

  g_return_if_fail (CRUMB_IS_DEEDS (self));

  if (player->colour == colour)
    return;

  deed = deed_new (SET_COLOUR, player);
  deed->before = player->colour;
  deed->after = colour;
  /* Translators: %s is the name of a player */
  sentence = g_strdup_printf (_ ("“%s” has another colour"), player->name);
  add (self, deed, sentence);
}

gboolean
crumb_deeds_get_can_undo (CrumbDeeds *self)
{
  g_return_val_if_fail (CRUMB_IS_DEEDS (self), FALSE);

  return self->n_done > 0;
}

gboolean
crumb_deeds_get_can_redo (CrumbDeeds *self)
{
  g_return_val_if_fail (CRUMB_IS_DEEDS (self), FALSE);

  return self->n_done < self->deeds->len;
}

void
crumb_deeds_undo (CrumbDeeds *self)
{
  g_return_if_fail (CRUMB_IS_DEEDS (self));

  if (self->n_done == 0 || !attempt (self, g_ptr_array_index (self->deeds, self->n_done - 1), FALSE))
    return;

  self->n_done--;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
crumb_deeds_redo (CrumbDeeds *self)
{
  g_return_if_fail (CRUMB_IS_DEEDS (self));

  if (self->n_done == self->deeds->len || !attempt (self, g_ptr_array_index (self->deeds, self->n_done), TRUE))
    return;

  self->n_done++;
  g_signal_emit (self, signals[CHANGED], 0);
}
