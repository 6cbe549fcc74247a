/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the files that make up the state machine share. */

#pragma once

#include "cubbage.h"

/** Two seats: the set of both. */
#define CRUMB_CUBBAGE_BOTH 3
/** What a false go costs where it costs something. */
#define CRUMB_CUBBAGE_FALSE_GO_POINTS 2

/**
 * One kind of move. Checks everything before it changes anything; returns false with @refusal set, and @game
 * untouched, when it refuses.
 */
typedef bool (*CrumbCubbageStep) (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);

bool crumb_cubbage_first_crib (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_cubbage_roll (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_cubbage_to_crib (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_cubbage_lay (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_cubbage_throw (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_cubbage_go (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_cubbage_starter (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_cubbage_crib_dice (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_cubbage_claim (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_cubbage_points (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_cubbage_end (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_cubbage_overrule (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_cubbage_play_on (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_cubbage_resign (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_cubbage_adjust (CrumbCubbage *game, const CrumbMove *move, CrumbRefusal *refusal);

/** The moves and the fields that they have. */
extern const CrumbMoveKind crumb_cubbage_moves[CRUMB_CUBBAGE_N_MOVES];

/** Puts down the reason @why about @seat, without operands, and returns false. */
bool crumb_cubbage_refuse (CrumbRefusal *refusal, unsigned why, unsigned seat);

/** The other one of the two. */
static inline unsigned
crumb_cubbage_other (unsigned seat)
{
  return 1 - seat;
}

/** Whether that many dice were asked for; else puts down that they were not. An open move may have fewer. */
bool crumb_cubbage_check_count (const CrumbMove *move, unsigned count, CrumbRefusal *refusal);

/** Whether it is one die; else puts down that it was not. */
bool crumb_cubbage_check_one_die (const CrumbMove *move, CrumbRefusal *refusal);

/** The deal that is played. */
CrumbCubbageDeal *crumb_cubbage_current (CrumbCubbage *game);

/** Whether nothing of the deal that is played was entered. */
bool crumb_cubbage_untouched (const CrumbCubbage *game);

/** Whether it can still be said whose crib it is. */
bool crumb_cubbage_crib_is_free (const CrumbCubbage *game);

/** Whether the dice of the seat are rolled and told before they are laid. */
bool crumb_cubbage_is_known (const CrumbCubbage *game, unsigned seat);

/** How many dice of the crib are entered after the play. */
unsigned crumb_cubbage_crib_dice_needed (const CrumbCubbage *game);

/** Puts down that @seat got points; whether that ends the game is asked of crumb_cubbage_check_win(). */
void crumb_cubbage_score (CrumbCubbage *game, unsigned seat, CrumbCubbageSource source, int points);

/** Ends the game when somebody is at the target and that ends it at once; @first got its points first. */
void crumb_cubbage_check_win (CrumbCubbage *game, unsigned first);

/** Sets up the play. */
void crumb_cubbage_begin_play (CrumbCubbage *game);

/** One step of the play that nobody has to say. False when it waits for somebody. */
bool crumb_cubbage_advance_play (CrumbCubbage *game);

/** One step of the count that nobody has to say. False when it waits for somebody. */
bool crumb_cubbage_advance_count (CrumbCubbage *game);

/** The deal is over: the crib changes seats, and the next deal begins unless the game ends. */
void crumb_cubbage_finish_deal (CrumbCubbage *game);
