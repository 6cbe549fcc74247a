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
 * CrumbRuleName:
 * @name: what people call these rules and their game, and what they say
 * @kind: the word for the kind of game that they belong to
 * @rules: the complete canonical text, "" for the usual rules
 */
typedef struct
{
  char *name;
  char *kind;
  char *rules;
} CrumbRuleName;

/** crumb_rule_name_new: (transfer full) */
CrumbRuleName *crumb_rule_name_new (const char *name, const char *kind, const char *rules);
void crumb_rule_name_free (CrumbRuleName *name);

/**
 * CrumbGameFilter:
 * @search: (nullable): words as typed; each has to occur in a player's name, the title, the place, the note or
 *   @rule_names, or be the year, the month or the date, as in 2026-11-26, at which the game began, ignoring case, accents
 *   and apostrophes. NULL or blank: all games
 * @rule_names: (nullable) (element-type CrumbRuleName): words by which a search finds games of those rules
 * @player: (nullable): the key of a #CrumbPlayer who played; NULL: anyone
 * @with: (nullable): the key of another one who played
 * @winner: (nullable): the key of a player who won, alone or with others; NULL: anyone or nobody
 * @players: how many people played; 0: any number
 * @kind: (nullable): the word for a kind of game, known or not; NULL: any
 * @rules: (nullable): a rule set that crumb_game_kind_normalise() takes, "" the usual rules; NULL: any. Without @kind,
 *   the first kind that takes it
 * @place: (nullable): where it was played, as people wrote it; NULL: anywhere
 * @year: the calendar year, in the local time zone, in which the game began; 0: any
 * @from: the time from which on it began, in microseconds since 1970, UTC; 0: any
 * @to: the time before which it began; 0: any
 * @progress: a #CrumbProgress
 *
 * All zero selects every game.
 */
typedef struct
{
  char *search;
  GPtrArray *rule_names;
  char *player;
  char *with;
  char *winner;
  guint players;
  char *kind;
  char *rules;
  char *place;
  guint year;
  gint64 from;
  gint64 to;
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
