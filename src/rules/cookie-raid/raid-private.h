/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the files that make up the state machine share. */

#pragma once

#include "raid.h"

/**
 * One kind of move. Checks everything before it changes anything; returns false with @refusal set, and @raid
 * untouched, when it refuses.
 */
typedef bool (*CrumbRaidStep) (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);

bool crumb_raid_plate (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_bid (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_reroll (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_winner (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_take (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_lucky (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_reveal (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_hand (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_cookies (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_roll_off (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_round (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_end (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_join (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_leave (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_order (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_play_on (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_target (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);
bool crumb_raid_rounds (CrumbRaid *raid, const CrumbMove *move, CrumbRefusal *refusal);

/** The moves and the fields that they have. */
extern const CrumbMoveKind crumb_raid_moves[CRUMB_RAID_N_MOVES];

/** Whether each kind of move fits the phase; what it says can still be refused. */
bool crumb_raid_plate_fits (const CrumbRaid *raid);
bool crumb_raid_bid_fits (const CrumbRaid *raid);
bool crumb_raid_reroll_fits (const CrumbRaid *raid);
bool crumb_raid_winner_fits (const CrumbRaid *raid);
bool crumb_raid_reveal_fits (const CrumbRaid *raid);
bool crumb_raid_scoring_fits (const CrumbRaid *raid);
bool crumb_raid_people_fits (const CrumbRaid *raid);

/** Sets @refusal to @why and returns true, unless the table overrules it. */
bool crumb_raid_objects (const CrumbRaid *raid, CrumbRefusal *refusal, CrumbRefusal why);

/** Sets @refusal to "not now" and returns false. */
bool crumb_raid_not_now (const CrumbMove *move, CrumbRefusal *refusal);

/** Whether nothing of this round but its plate has been entered, so that it can still be entered in any way. */
bool crumb_raid_untouched (const CrumbRaid *raid);

/** Sets up the round that comes next. */
void crumb_raid_begin_round (CrumbRaid *raid);

/** Ends the bids: hands, or cookies, come next. */
void crumb_raid_begin_reveal (CrumbRaid *raid);

/** Ends the game, @early when the table stopped it. The leaders have won. */
void crumb_raid_finish (CrumbRaid *raid, bool early);

/** How many dice the hand of @seat can have. */
void crumb_raid_hand_bounds (const CrumbRaid *raid, unsigned seat, unsigned *min, unsigned *max);
