/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The base of all panels that show a game: as it is, following it, or as it was. */

#include "crumb-game-panel.h"

#include "ui/people/crumb-people.h"

#include "ui/widgets/crumb-announce.h"

#include "record/base/crumb-class.h"

typedef struct
{
  CrumbGame *game;
  GSignalGroup *signals;
  gpointer past;
  guint n_moves;
  gboolean shows_log;
  /* The game and how many of its moves have been told of; never looked into. */
  gconstpointer told;
  guint n_told;
} CrumbGamePanelPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CrumbGamePanel, crumb_game_panel, ADW_TYPE_BIN)

static gboolean
is_shown (CrumbGamePanel *self, CrumbGame *game)
{
  const CrumbGameKind *kind = CRUMB_GAME_PANEL_GET_CLASS (self)->kind;

  return game != NULL && (kind == NULL || crumb_game_get_kind (game) == kind);
}

static void
update (CrumbGamePanel *self)
{
  CRUMB_GAME_PANEL_GET_CLASS (self)->update (self, crumb_game_panel_get_state (self));
}

/* What is past stays as it is. */
static void
show (CrumbGamePanel *self, CrumbGame *game)
{
  CrumbGamePanelPrivate *priv = crumb_game_panel_get_instance_private (self);
  gboolean changed = g_set_object (&priv->game, game);

  g_signal_group_set_target (priv->signals, priv->past == NULL ? game : NULL);
  update (self);
  if (changed)
    g_object_notify (G_OBJECT (self), "game");
}

static void
crumb_game_panel_dispose (GObject *object)
{
  CrumbGamePanelPrivate *priv = crumb_game_panel_get_instance_private (CRUMB_GAME_PANEL (object));

  g_clear_object (&priv->signals);
  g_clear_object (&priv->game);
  g_clear_pointer (&priv->past, g_free);

  G_OBJECT_CLASS (crumb_game_panel_parent_class)->dispose (object);
}

static gboolean
get_shows_log (CrumbGamePanel *self)
{
  return ((CrumbGamePanelPrivate *) crumb_game_panel_get_instance_private (self))->shows_log;
}

static void
crumb_game_panel_class_init (CrumbGamePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = crumb_game_panel_dispose;

  crumb_class_computed (klass, crumb_game_panel_get_game, crumb_game_panel_set_game,
                        g_param_spec_object ("game", NULL, NULL, CRUMB_TYPE_GAME, CRUMB_READWRITE));
  crumb_class_computed (klass, get_shows_log, crumb_game_panel_set_shows_log,
                        g_param_spec_boolean ("shows-log", NULL, NULL, FALSE, CRUMB_READWRITE));
}

static void
crumb_game_panel_init (CrumbGamePanel *self)
{
  CrumbGamePanelPrivate *priv = crumb_game_panel_get_instance_private (self);

  priv->signals = g_signal_group_new (CRUMB_TYPE_GAME);
  g_signal_group_connect_object (priv->signals, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

CrumbGame *
crumb_game_panel_get_game (CrumbGamePanel *self)
{
  CrumbGamePanelPrivate *priv = crumb_game_panel_get_instance_private (self);

  g_return_val_if_fail (CRUMB_IS_GAME_PANEL (self), NULL);

  return priv->game;
}

void
crumb_game_panel_set_game (CrumbGamePanel *self, CrumbGame *game)
{
  CrumbGamePanelPrivate *priv = crumb_game_panel_get_instance_private (self);

  g_return_if_fail (CRUMB_IS_GAME_PANEL (self));
  g_return_if_fail (game == NULL || CRUMB_IS_GAME (game));

  if (priv->game == game && priv->past == NULL)
    return;

  g_clear_pointer (&priv->past, g_free);
  show (self, game);
}

void
crumb_game_panel_set_past (CrumbGamePanel *self, CrumbGame *game, guint n_moves, gconstpointer state)
{
  CrumbGamePanelPrivate *priv = crumb_game_panel_get_instance_private (self);

  g_return_if_fail (CRUMB_IS_GAME_PANEL (self));
  g_return_if_fail (CRUMB_IS_GAME (game));
  g_return_if_fail (n_moves <= crumb_game_get_n_moves (game));
  g_return_if_fail (state != NULL);

  g_free (priv->past);
  priv->past = g_memdup2 (state, crumb_game_get_kind (game)->state_size);
  priv->n_moves = n_moves;
  show (self, game);
}

void
crumb_game_panel_set_told (CrumbGamePanel *self, CrumbGame *game, guint untold)
{
  guint n_moves = game != NULL ? crumb_game_get_n_moves (game) : 0;
  g_autofree void *state = NULL;

  g_return_if_fail (CRUMB_IS_GAME_PANEL (self));

  if (untold == 0 || untold > n_moves)
    {
      crumb_game_panel_set_game (self, game);
      return;
    }
  state = g_malloc (crumb_game_get_kind (game)->state_size);
  crumb_game_state_after (game, n_moves - untold, state);
  crumb_game_panel_set_past (self, game, n_moves - untold, state);
}

void
crumb_game_panel_set_shows_log (CrumbGamePanel *self, gboolean shows_log)
{
  CrumbGamePanelPrivate *priv = crumb_game_panel_get_instance_private (self);

  g_return_if_fail (CRUMB_IS_GAME_PANEL (self));

  crumb_set_boolean (self, "shows-log", &priv->shows_log, shows_log);
}

gconstpointer
crumb_game_panel_get_state (CrumbGamePanel *self)
{
  CrumbGamePanelPrivate *priv = crumb_game_panel_get_instance_private (self);

  g_return_val_if_fail (CRUMB_IS_GAME_PANEL (self), NULL);

  if (!is_shown (self, priv->game))
    return NULL;
  return priv->past != NULL ? priv->past : crumb_game_get_state (priv->game);
}

guint
crumb_game_panel_get_n_moves (CrumbGamePanel *self)
{
  CrumbGamePanelPrivate *priv = crumb_game_panel_get_instance_private (self);

  g_return_val_if_fail (CRUMB_IS_GAME_PANEL (self), 0);
  g_return_val_if_fail (priv->game != NULL, 0);

  return priv->past != NULL ? priv->n_moves : crumb_game_get_n_moves (priv->game);
}

const CrumbSeat *
crumb_game_panel_get_seat (CrumbGamePanel *self, guint seat)
{
  CrumbGamePanelPrivate *priv = crumb_game_panel_get_instance_private (self);

  g_return_val_if_fail (CRUMB_IS_GAME_PANEL (self), NULL);
  g_return_val_if_fail (priv->game != NULL, NULL);

  return crumb_game_get_seat (priv->game, seat);
}

void
crumb_game_panel_get_names (CrumbGamePanel *self, const char *names[CRUMB_SEATS_MAX])
{
  CrumbGamePanelPrivate *priv = crumb_game_panel_get_instance_private (self);

  g_return_if_fail (CRUMB_IS_GAME_PANEL (self));

  if (priv->game != NULL)
    crumb_people_get_names (priv->game, names);
  else
    memset (names, 0, CRUMB_SEATS_MAX * sizeof *names);
}

/* What a move settled, unless nothing has to be said of it. */
static void
announce_move (CrumbGamePanel *self, guint at, CrumbMoveWords words)
{
  CrumbGame *game = crumb_game_panel_get_game (self);
  g_autofree void *before = g_malloc (crumb_game_get_kind (game)->state_size);
  g_autofree void *after = g_malloc (crumb_game_get_kind (game)->state_size);
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *said = NULL;

  crumb_game_panel_get_names (self, names);
  crumb_game_state_after (game, at, before);
  crumb_game_state_after (game, at + 1, after);
  said = words (before, crumb_game_get_move (game, at), after, at + 1 == crumb_game_get_n_moves (game), names);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_DONE, said);
}

int
crumb_game_panel_announce_moves (CrumbGamePanel *self, CrumbMoveWords words)
{
  CrumbGamePanelPrivate *priv = crumb_game_panel_get_instance_private (self);
  gboolean same = priv->told == priv->game;
  guint n_told = priv->n_told;

  g_return_val_if_fail (CRUMB_IS_GAME_PANEL (self), 0);

  priv->told = priv->game;
  priv->n_told = priv->game != NULL ? crumb_game_get_n_moves (priv->game) : 0;
  if (!same || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return 0;
  for (guint at = n_told; at < priv->n_told; at++)
    announce_move (self, at, words);
  return (int) priv->n_told - (int) n_told;
}
