/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which hands of a round the table kept against the referee, and why. No widgets. */

#pragma once

#include "record/store/crumb-game.h"
#include "rules/cookie-raid/honesty.h"

G_BEGIN_DECLS

/**
 * CrumbKeptHands:
 * @seats: whose hands they are
 * @why: (nullable): the reason for each, as long as the game does not change
 * @honesty: what each seat did in the round
 * @verdicts: what gave each hand away
 */
typedef struct
{
  CrumbSeats seats;
  const char *why[CRUMB_SEATS_MAX];
  CrumbHonesty honesty[CRUMB_SEATS_MAX];
  CrumbHonestyVerdict verdicts[CRUMB_SEATS_MAX];
} CrumbKeptHands;

/** crumb_kept_hands_find: Those of the round that a game of Cookie Raid was in, or had just scored, after @n_moves. */
CrumbKeptHands crumb_kept_hands_find (CrumbGame *game, guint n_moves);

/** crumb_kept_hands_words: (transfer full) (nullable): What to say below the hand of @seat, where @name sits; NULL
 * when nothing is. */
char *crumb_kept_hands_words (const CrumbKeptHands *hands, guint seat, const char *name);

G_END_DECLS
