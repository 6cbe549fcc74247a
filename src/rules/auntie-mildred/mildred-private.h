/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the files that make up the state machine share. */

#pragma once

#include "mildred.h"

/** One kind of move, on a draft of the state that is thrown away when it returns false with @refusal set. */
typedef bool (*CrumbMildredStep) (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);

bool crumb_mildred_keep (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_shake (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_straighten (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_fight (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_score (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_goal (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_wake (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_collect (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_modify (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_use_slots (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_indulge (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_scally (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_task (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_get_cookies (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_get_victory (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_add_slots (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_reroll (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_mildred_take_victory (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);

/** Puts down the reason @why about @seat, without operands, and returns false. */
bool crumb_mildred_refuse (CrumbRefusal *refusal, unsigned why, unsigned seat);

/** Puts down the reason @why about the place or number @got, and returns false. */
bool crumb_mildred_refuse_at (CrumbRefusal *refusal, unsigned why, const CrumbMove *move, int got);

/** Puts down that numbers from @min to @max go there, and returns false. */
bool crumb_mildred_refuse_range (CrumbRefusal *refusal, unsigned why, const CrumbMove *move, int min, int max, int got);

/** Returns true where the table insists; else puts down that it could, and returns false. */
bool crumb_mildred_insisted (const CrumbMildred *game, CrumbRefusal *refusal);

/** Whether so many dice were entered; else puts down that they were not. */
bool crumb_mildred_check_count (const CrumbMove *move, unsigned min, unsigned max, CrumbRefusal *refusal);

/** Whether the amount is one of @min to @max; else puts down that it is not. */
bool crumb_mildred_check_amount (const CrumbMove *move, int min, int max, CrumbRefusal *refusal);

/** Whether all dice were entered with their faces; else puts down that they were not. */
bool crumb_mildred_check_faces (const CrumbMove *move, CrumbRefusal *refusal);

/** Whether @amount is a set; else puts down that it is not. @set: (out): counted from 0 */
bool crumb_mildred_check_set (const CrumbMove *move, unsigned *set, CrumbRefusal *refusal);

/** Whether the amount is an Indulgency card; else puts down that it is not. @card: (out): counted from 0 */
bool crumb_mildred_check_indulgency (const CrumbMove *move, unsigned *card, CrumbRefusal *refusal);

/** Whether the amount is a task card; else puts down that it is not. */
bool crumb_mildred_check_task_card (const CrumbMildred *game, const CrumbMove *move, unsigned *set, unsigned *level,
                                    CrumbRefusal *refusal);

/** Gives what the sheet says that @move gives; where it says nothing of that, the card becomes the source. */
void crumb_mildred_give (CrumbMildred *game, const CrumbMove *move, const CrumbMildredTask *given);

/** Whether a card gives just now, and its sheet says nothing else; else puts down that it does not. */
bool crumb_mildred_check_source (const CrumbMildred *game, const CrumbMove *move, CrumbMildredGift gift,
                                 CrumbRefusal *refusal);

/** Puts @n dice of unknown faces into the pool. */
void crumb_mildred_to_pool (CrumbMildredSeat *seat, unsigned n);

/** Takes the die at @at out of a group, whose order stays. Returns its face. */
unsigned crumb_mildred_take_at (CrumbMildredGroup *group, unsigned at);

/** Where in the pool the die is that @face stands for; else puts down that there is none. */
bool crumb_mildred_find (const CrumbMildred *game, const CrumbMove *move, unsigned face, unsigned *at,
                         CrumbRefusal *refusal);

/** Takes all dice of the move out of the pool, in its order; else puts down which is not there. */
bool crumb_mildred_take_dice (CrumbMildred *game, const CrumbMove *move, unsigned n, CrumbRefusal *refusal);

/** Takes the die at @at off a set. */
void crumb_mildred_take_level (CrumbMildredSet *set, unsigned at);

/** The dice that have to come back by the shake come back. */
void crumb_mildred_take_mandatory (CrumbMildredSeat *seat);

/** Gives back @n victory dice of @seat, or takes as many, wherever its dice lie (stands). */
void crumb_mildred_move_victory (CrumbMildredSeat *seat, unsigned victory);

/** How many slots of a set of them have a die. */
static inline unsigned
crumb_mildred_count_slots (uint8_t slots)
{
  return (unsigned) __builtin_popcount (slots);
}
