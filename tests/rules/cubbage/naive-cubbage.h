/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A whole game worked out a second time: each deal is played again from all of its entries with every move. */

#pragma once

#include "rules/cubbage/cubbage.h"

/** What was entered of a deal, as it was entered. */
typedef struct
{
  unsigned crib;
  unsigned n_rolled[2];
  unsigned rolled[2][6];
  unsigned n_pushed[2];
  unsigned pushed[2][2];
  unsigned n_entries;
  CrumbMove entries[20];
  unsigned starter;
  unsigned n_crib_dice;
  unsigned crib_dice[4];
  unsigned n_claims;
  int claims[3];
  bool paper;
  bool in[2];
  int amounts[2];
  unsigned closed_last;
} NaiveDeal;

/** Points that fall at once: those of @first count before those of the other seat. */
typedef struct
{
  unsigned first;
  int points[2];
} NaiveEvent;

/** A deal played again: the points in the order in which they fell, and what it waits for. */
typedef struct
{
  unsigned n_events;
  NaiveEvent events[40];
  bool complete;
  bool asks_points;
  unsigned what;
  unsigned seat;
  unsigned total;
  unsigned held;
  unsigned left[2][7];
  unsigned n_laid[2];
  bool stopped[2];
  unsigned worth;
  unsigned false_gos;
} NaiveLog;

/** A game. @goal is 0 when only the table ends it. */
typedef struct
{
  CrumbCubbageRules rules;
  int goal;
  int totals[2];
  bool over;
  bool ended_early;
  CrumbSeats winners;
  bool overrule;
  bool played;
  unsigned n_deals;
  int deals[CRUMB_CUBBAGE_DEALS_MAX + 1][2];
  NaiveDeal deal;
  unsigned crib_before;
  unsigned applied;
  NaiveLog log;
} NaiveCubbage;

/** naive_cubbage_start: A game in which nothing has happened yet. */
void naive_cubbage_start (NaiveCubbage *game, const CrumbCubbageRules *rules);

/** naive_cubbage_judge: The reason for which @move has to be refused, 0 when it has to be taken. */
unsigned naive_cubbage_judge (const NaiveCubbage *game, const CrumbMove *move);

/** naive_cubbage_take: Plays a move that is not refused. */
void naive_cubbage_take (NaiveCubbage *game, const CrumbMove *move);
