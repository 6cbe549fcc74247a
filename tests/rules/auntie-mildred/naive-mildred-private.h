/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the parts of the twin share. */

#pragma once

#include "naive-mildred.h"

/* Any game has this one. */
#define CRUMB_MILDRED_REFUSAL_COUNT CRUMB_REFUSAL_DICE_COUNT
#define NO(reason) return CRUMB_MILDRED_REFUSAL_##reason
/* Refuses what the table may overrule, unless it does. */
#define DOUBT(game, reason)                                                                                            \
  if (!(game)->overrule)                                                                                               \
  return CRUMB_MILDRED_REFUSAL_##reason

enum
{
  START,
  WAKEUP,
  ACTION,
};

int naive_find_all (NaiveMildred *game, unsigned seat, int at, NaiveDie *dice[12]);
int naive_count (const NaiveMildred *game, unsigned seat, int at);
int naive_highest (const NaiveMildred *game, unsigned seat, int at);
void naive_put (NaiveMildred *game, NaiveDie *die, int at, int value);
void naive_put_all (NaiveMildred *game, unsigned seat, int from, int to);
unsigned naive_pick (NaiveMildred *game, unsigned seat, int face, NaiveDie **die);
unsigned naive_send (NaiveMildred *game, unsigned seat, int face, int at, int value);
void naive_win (NaiveMildred *game, CrumbSeats winners);
unsigned naive_keep (NaiveMildred *game, unsigned seat);
unsigned naive_shake (NaiveMildred *game, const CrumbMove *move);
bool naive_reaches (const NaiveMildred *game, unsigned seat, int card, bool old);
unsigned naive_combat (NaiveMildred *game, unsigned seat);
unsigned naive_score (NaiveMildred *game, const CrumbMove *move);
unsigned naive_goal (NaiveMildred *game, const CrumbMove *move);
unsigned naive_wake (NaiveMildred *game, const CrumbMove *move);
unsigned naive_collect (NaiveMildred *game, const CrumbMove *move);
unsigned naive_modify (NaiveMildred *game, const CrumbMove *move);
unsigned naive_use_slots (NaiveMildred *game, const CrumbMove *move, int at);
unsigned naive_add_slots (NaiveMildred *game, const CrumbMove *move, int at);
unsigned naive_indulge (NaiveMildred *game, const CrumbMove *move);
unsigned naive_scally (NaiveMildred *game, const CrumbMove *move);
unsigned naive_task (NaiveMildred *game, const CrumbMove *move);
unsigned naive_cookies (NaiveMildred *game, const CrumbMove *move);
unsigned naive_reroll (NaiveMildred *game, const CrumbMove *move);
unsigned naive_victory_die (NaiveMildred *game, const CrumbMove *move);
long naive_worth (const NaiveMildred *game, int card, const int values[], int n, bool *fits);
unsigned naive_straighten (NaiveMildred *game, const CrumbMove *move);
CrumbMildredTask naive_card (const NaiveMildred *game, int card);
unsigned naive_give (NaiveMildred *game, const CrumbMove *move);
unsigned naive_source (const NaiveMildred *game, int gift);
bool naive_is_card (const NaiveMildred *game, int card);
