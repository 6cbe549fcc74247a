/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Selects games of the record. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Selects games by whether they are finished. */
typedef enum
{
  CRUMB_PROGRESS_ANY,
  CRUMB_PROGRESS_RUNNING, /**< unfinished */
  CRUMB_PROGRESS_OVER,    /**< finished */
} CrumbProgress;

/**
 * CrumbGameFilter:
 * @search: (nullable): words as typed; each has to occur in a player's name, the title or the note, ignoring case and
 *   accents. NULL or blank: all games
 * @player: (nullable): the key of a #CrumbPlayer who played; NULL: anyone
 * @kind: (nullable): the word for a kind of game, known or not; NULL: any
 * @rules: (nullable): a rule set that the kind's `rules_normalise` takes, "" the usual rules; NULL: any. Without @kind,
 *   the first kind that takes it
 * @year: the calendar year, in the local time zone, in which the game began; 0: any
 * @progress: a #CrumbProgress
 *
 * All zero selects every game.
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

/** crumb_game_filter_equal: Whether both select the same games; NULL selects every game. */
gboolean crumb_game_filter_equal (const CrumbGameFilter *one, const CrumbGameFilter *other);

/** crumb_game_filter_is_empty: Whether it selects every game, as NULL does. */
gboolean crumb_game_filter_is_empty (const CrumbGameFilter *filter);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrumbGameFilter, crumb_game_filter_free)

G_END_DECLS
