/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Changes the players of a running game, or how far it goes on. Each change is saved at once and described in a
 * sentence. No widgets. */

#include "crumb-people.h"

#include "crumb-seating.h"

#include "words/crumb-game-words.h"
#include "words/crumb-words.h"

/** An order is written with one decimal digit a seat. */
#define ORDER_BASE 10

/* (transfer full): A copy of the state: to try a move on, or to describe a move that has changed the game. */
static gpointer
copy_state (CrumbGame *game)
{
  return g_memdup2 (crumb_game_get_state (game), crumb_game_get_kind (game)->state_size);
}

static char *
tell_refusal (CrumbGame *game, const CrumbRefusal *refusal)
{
  const char *names[CRUMB_SEATS_MAX];

  crumb_people_get_names (game, names);
  return crumb_game_words_of (crumb_game_get_kind (game))->refusal (refusal, names);
}

static char *
tell_move (CrumbGame *game, gconstpointer before, const CrumbMove *move)
{
  const char *names[CRUMB_SEATS_MAX];

  crumb_people_get_names (game, names);
  return crumb_game_words_move (crumb_game_get_kind (game), before, move, crumb_game_get_state (game), names);
}

/* (transfer full) (nullable): Why @seat, which may be a new one, can't have that name; NULL: it can. */
static char *
refuse_name (CrumbGame *game, guint seat, const char *name)
{
  const CrumbSeatingRow row = { .name = name };
  g_autofree char *clean = crumb_seat_clean_name (name);

  if (clean == NULL)
    return crumb_seating_describe (CRUMB_SEATING_BAD_NAME, 0, &row);

  for (guint other = 0; other < crumb_game_get_n_seats (game); other++)
    if (other != seat && crumb_seating_has_name (&row, 1, crumb_game_get_seat (game, other)->name))
      return crumb_seating_describe (CRUMB_SEATING_SAME_NAME, 0, &row);

  return NULL;
}

void
crumb_people_get_names (CrumbGame *game, const char *names[CRUMB_SEATS_MAX])
{
  g_return_if_fail (CRUMB_IS_GAME (game));

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    names[seat] = seat < crumb_game_get_n_seats (game) ? crumb_game_get_seat (game, seat)->told : NULL;
}

const char *
crumb_people_get_name (CrumbGame *game, guint seat)
{
  g_return_val_if_fail (CRUMB_IS_GAME (game), NULL);

  return crumb_game_get_seat (game, seat)->told;
}

CrumbMove
crumb_people_join_move (CrumbGame *game, int points)
{
  return (CrumbMove) {
    .what = crumb_game_get_kind (game)->join,
    .seat = (guint8) crumb_game_get_n_seats (game),
    .amount = (gint16) points,
  };
}

CrumbMove
crumb_people_leave_move (CrumbGame *game, guint seat)
{
  return (CrumbMove) { .what = crumb_game_get_kind (game)->leave, .seat = (guint8) seat };
}

CrumbMove
crumb_people_order_move (CrumbGame *game, guint from, guint to)
{
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (game));
  guint n_playing = crumb_seats_count (scores->playing);
  CrumbMove move = { .what = crumb_game_get_kind (game)->reorder, .seat = CRUMB_NO_SEAT };

  for (guint at = 0, next = 0; at < n_playing; at++)
    {
      if (next == from)
        next++;
      move.amount = (gint16) (move.amount * ORDER_BASE + scores->order[at == to ? from : next++] + 1);
    }
  return move;
}

CrumbMove
crumb_people_come_back_move (CrumbGame *game, guint seat)
{
  return (CrumbMove) { .what = crumb_game_get_kind (game)->join, .seat = (guint8) seat };
}

guint
crumb_people_goal_moves (CrumbGame *game, guint8 moves[2])
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  gboolean over = crumb_scores_of (crumb_game_get_state (game))->over;

  moves[0] = over ? kind->play_on : kind->retarget;
  moves[1] = over ? CRUMB_NO_MOVE : kind->rerounds;
  return (moves[0] != CRUMB_NO_MOVE) + (moves[1] != CRUMB_NO_MOVE);
}

CrumbMove
crumb_people_goal_move (guint what, int goal)
{
  return (CrumbMove) { .what = (guint8) what, .seat = CRUMB_NO_SEAT, .amount = (gint16) goal };
}

char *
crumb_people_refuse (CrumbGame *game, const CrumbMove *move)
{
  g_autofree gpointer state = copy_state (game);
  CrumbRefusal refusal;

  return crumb_game_get_kind (game)->apply (state, move, &refusal) ? NULL : tell_refusal (game, &refusal);
}

gboolean
crumb_people_play (CrumbGame *game, const CrumbMove *move, char **sentence)
{
  g_autofree gpointer before = copy_state (game);
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;
  gboolean kept = crumb_game_play (game, move, &refusal, &error);

  if (kept)
    *sentence = tell_move (game, before, move);
  else
    *sentence = error != NULL ? g_strdup (error->message) : tell_refusal (game, &refusal);
  return kept;
}

gboolean
crumb_people_join (CrumbGame *game, const char *name, int points, char **sentence)
{
  g_autofree gpointer before = copy_state (game);
  const CrumbMove move = crumb_people_join_move (game, points);
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;

  *sentence = crumb_people_refuse (game, &move);
  if (*sentence == NULL)
    *sentence = refuse_name (game, move.seat, name);
  if (*sentence != NULL)
    return FALSE;

  if (crumb_game_join (game, name, points, &refusal, &error))
    {
      *sentence = tell_move (game, before, &move);
      return TRUE;
    }

  *sentence = error != NULL ? g_strdup (error->message) : tell_refusal (game, &refusal);
  return FALSE;
}

gboolean
crumb_people_rename (CrumbGame *game, guint seat, const char *name, char **sentence)
{
  g_autofree char *before = g_strdup (crumb_game_get_seat (game, seat)->name);
  g_autofree char *clean = crumb_seat_clean_name (name);
  g_autoptr (GError) error = NULL;

  *sentence = NULL;
  if (g_strcmp0 (clean, before) == 0)
    return TRUE;

  *sentence = refuse_name (game, seat, name);
  if (*sentence != NULL)
    return FALSE;

  if (!crumb_game_rename (game, seat, name, &error))
    {
      *sentence = g_strdup (error->message);
      return FALSE;
    }

  *sentence = crumb_words_rename (before, clean);
  return TRUE;
}
