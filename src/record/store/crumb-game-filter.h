/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which games of the record are asked for. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** How far the games have come that are asked for. */
typedef enum
{
  CRUMB_PROGRESS_ANY,
  CRUMB_PROGRESS_RUNNING, /**< unfinished */
  CRUMB_PROGRESS_OVER,    /**< finished */
} CrumbProgress;

/**
 * CrumbGameFilter:
 * @search: (nullable): words as typed; each has to occur in a player's name, the title or the note, whatever its case
 *   and accents. NULL or blank: all games
 * @player: (nullable): the key of a player, as #CrumbPlayer has it; NULL: whoever played
 * @kind: (nullable): the word for a kind of game, known or not; NULL: whatever was played
 * @rules: (nullable): a rule set that the kind's `rules_normalise` takes, "" the usual rules; NULL: all rules. Without
 *   a kind the first one that takes it is meant
 * @year: the calendar year, by this machine's clock, in which the game began; 0: any
 * @progress: a #CrumbProgress
 *
 * All zero asks for every game.
 */
typedef struct
{
  char *search;
  char *player;
  char *kind;
  char *rules;
  guint year;
  CrumbProgress progress;
} CrumbGameFilter;

CrumbGameFilter *crumb_game_filter_copy (const CrumbGameFilter *filter);
void crumb_game_filter_free (CrumbGameFilter *filter);

/** crumb_game_filter_equal: Whether both ask for the same; NULL asks for every game. */
gboolean crumb_game_filter_equal (const CrumbGameFilter *one, const CrumbGameFilter *other);

/** crumb_game_filter_is_empty: Whether it asks for every game; so does NULL. */
gboolean crumb_game_filter_is_empty (const CrumbGameFilter *filter);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameFilter, crumb_game_filter_free)

G_END_DECLS
