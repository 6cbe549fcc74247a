/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who plays a running game, and how far: each change is kept at once and told in a sentence. No widgets. */

#include "crumb-config.h"

#include "crumb-people.h"

#include "crumb-seating.h"

#include "words/cookie-raid/crumb-words-raid.h"

/** Targets that people agree on are multiples of this. */
#define GOAL_STEP 50
/** An order is written with one decimal digit a seat. */
#define ORDER_BASE 10

static const CrumbRaid *
get_raid (CrumbGame *game)
{
  return crumb_game_get_state (game);
}

static char *
tell_refusal (CrumbGame *game, const CrumbRefusal *refusal)
{
  const char *names[CRUMB_SEATS_MAX];

  crumb_people_get_names (game, names);
  return crumb_words_refusal (refusal, names);
}

static char *
tell_move (CrumbGame *game, const CrumbRaid *before, const CrumbMove *move)
{
  const char *names[CRUMB_SEATS_MAX];

  crumb_people_get_names (game, names);
  return crumb_words_move (before, move, get_raid (game), names);
}

/* (transfer full) (nullable): What is wrong with that name for @seat, which may be one that is still free. */
static char *
refuse_name (CrumbGame *game, guint seat, const char *name)
{
  const CrumbSeatingRow row = { .name = name };
  g_autofree char *clean = crumb_seat_clean_name (name);

  if (clean == NULL)
    return crumb_seating_describe (CRUMB_SEATING_BAD_NAME, &row);

  for (guint other = 0; other < crumb_game_get_n_seats (game); other++)
    if (other != seat && crumb_seating_has_name (&row, 1, crumb_game_get_seat (game, other)->name))
      return crumb_seating_describe (CRUMB_SEATING_SAME_NAME, &row);

  return NULL;
}

void
crumb_people_get_names (CrumbGame *game, const char *names[CRUMB_SEATS_MAX])
{
  g_return_if_fail (CRUMB_IS_GAME (game));

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    names[seat] = seat < crumb_game_get_n_seats (game) ? crumb_game_get_seat (game, seat)->name : NULL;
}

CrumbMove
crumb_people_join_move (CrumbGame *game, int cookies)
{
  return (CrumbMove) {
    .what = CRUMB_RAID_JOIN,
    .seat = (guint8) crumb_game_get_n_seats (game),
    .amount = (gint16) cookies,
  };
}

CrumbMove
crumb_people_leave_move (guint seat)
{
  return (CrumbMove) { .what = CRUMB_RAID_LEAVE, .seat = (guint8) seat };
}

CrumbMove
crumb_people_order_move (CrumbGame *game, guint from, guint to)
{
  const CrumbRaid *raid = get_raid (game);
  guint n_playing = crumb_seats_count (raid->playing);
  CrumbMove move = { .what = CRUMB_RAID_ORDER, .seat = CRUMB_NO_SEAT };

  for (guint at = 0, next = 0; at < n_playing; at++)
    {
      if (next == from)
        next++;
      move.amount = (gint16) (move.amount * ORDER_BASE + raid->order[at == to ? from : next++] + 1);
    }
  return move;
}

CrumbMove
crumb_people_play_on_move (int goal)
{
  return (CrumbMove) { .what = CRUMB_RAID_PLAY_ON, .seat = CRUMB_NO_SEAT, .amount = (gint16) goal };
}

char *
crumb_people_refuse (CrumbGame *game, const CrumbMove *move)
{
  CrumbRaid raid = *get_raid (game);
  CrumbRefusal refusal;

  return crumb_raid_apply (&raid, move, &refusal) ? NULL : tell_refusal (game, &refusal);
}

gboolean
crumb_people_play (CrumbGame *game, const CrumbMove *move, char **sentence)
{
  const CrumbRaid before = *get_raid (game);
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;
  gboolean kept = crumb_game_play (game, move, &refusal, &error);

  if (kept)
    *sentence = tell_move (game, &before, move);
  else
    *sentence = error != NULL ? g_strdup (error->message) : tell_refusal (game, &refusal);
  return kept;
}

gboolean
crumb_people_join (CrumbGame *game, const char *name, int cookies, char **sentence)
{
  const CrumbRaid before = *get_raid (game);
  const CrumbMove move = crumb_people_join_move (game, cookies);
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;

  *sentence = crumb_people_refuse (game, &move);
  if (*sentence == NULL)
    *sentence = refuse_name (game, move.seat, name);
  if (*sentence != NULL)
    return FALSE;

  if (crumb_game_join (game, name, cookies, &refusal, &error))
    {
      *sentence = tell_move (game, &before, &move);
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

/* What would be out of range tells the range. */
gboolean
crumb_people_get_goals (CrumbGame *game, int *min, int *max, int *next)
{
  CrumbRaid raid = *get_raid (game);
  const CrumbMove move = crumb_people_play_on_move (-1);
  CrumbRefusal refusal;

  g_return_val_if_fail (raid.phase == CRUMB_RAID_AT_OVER, FALSE);

  crumb_raid_apply (&raid, &move, &refusal);
  *min = refusal.min;
  *max = refusal.max;
  *next = refusal.min;
  if (raid.rules.end == CRUMB_END_TARGET)
    *next = MIN (((refusal.min - 1) / GOAL_STEP + 1) * GOAL_STEP, refusal.max);
  return *min <= *max;
}
