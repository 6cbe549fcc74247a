/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games that the same people played one after the other. */

#pragma once

#include "crumb-game-filter.h"
#include "crumb-game-summary.h"
#include "crumb-store.h"

G_BEGIN_DECLS

/** A game belongs to the evening of the one before if it began at most this long after it. */
#define CRUMB_EVENING_GAP (4 * G_TIME_SPAN_HOUR)

/** CrumbEveningWalk: Numbers the evenings of games, given in the order in which they began. */
typedef struct _CrumbEveningWalk CrumbEveningWalk;

/** crumb_evening_walk_new: (transfer full) */
CrumbEveningWalk *crumb_evening_walk_new (void);
void crumb_evening_walk_free (CrumbEveningWalk *walk);

/**
 * crumb_evening_walk_add:
 * @people: (nullable): the keys of all who played, in order; NULL: nobody knows. As long as the walk
 *
 * Returns: the number of the evening of the next game, counted from 0
 */
guint crumb_evening_walk_add (CrumbEveningWalk *walk, const char *people, gint64 started);

/** CrumbEvening: @games: (element-type CrumbGameSummary): at least one, in the order in which they began */
typedef struct
{
  GPtrArray *games;
} CrumbEvening;

/** crumb_evening_new: @games: (transfer full) */
CrumbEvening *crumb_evening_new (GPtrArray *games);
void crumb_evening_free (CrumbEvening *evening);

/** CrumbEveningWins: @seat: (transfer none): somebody who played; @won: how many games of the evening they have won */
typedef struct
{
  const CrumbSeat *seat;
  guint won;
} CrumbEveningWins;

/** crumb_evening_count_wins: (transfer full) (element-type CrumbEveningWins): Everybody, most wins first. */
GArray *crumb_evening_count_wins (const CrumbEvening *evening);

/** crumb_evening_get_place: (transfer none) (nullable): Where its games were played; NULL if they say nothing or differ. */
const char *crumb_evening_get_place (const CrumbEvening *evening);

/** crumb_evening_list_kinds: (transfer full) (element-type utf8): The words for what was played, each once. */
GPtrArray *crumb_evening_list_kinds (const CrumbEvening *evening);

/** crumb_evening_list_ids: (transfer full): The ids of its games, the last one first, as lists have them. */
GStrv crumb_evening_list_ids (const CrumbEvening *evening);

/**
 * crumb_evenings_read:
 * @filter: (nullable): only games that it selects; those that are not over are in no evening
 *
 * Returns: (transfer full) (element-type CrumbEvening) (nullable): the latest first
 */
GPtrArray *crumb_evenings_read (CrumbStore *store, const CrumbGameFilter *filter, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbEveningWalk, crumb_evening_walk_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbEvening, crumb_evening_free)

G_END_DECLS
