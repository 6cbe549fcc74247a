/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All that the record, the history and the players know of a game: one const table for each kind. */

#pragma once

#include "move.h"
#include "refusal.h"

#include <stddef.h>

/** Long enough for the text of any rule set, its end included. */
#define CRUMB_RULES_TEXT_MAX 512
/** The most rounds that a game can have. */
#define CRUMB_ROUNDS_MAX 100

/**
 * CrumbGameKind:
 * @id: the word for it in the database and in files, never translated
 * @name: its name, untranslated
 * @state_size: the bytes of one state; a state holds no pointers and can be copied with memcpy()
 * @n_moves: how many kinds of moves there are
 * @move_words: a word for each, as the database and files have it
 * @rules_normalise: writes the complete canonical text of a rule set given as a preset, as `knob=value,…` or
 *   empty (the default); false when it is not one
 * @start: makes the state of a game in which nothing has happened yet. @rules is a text that
 *   `rules_normalise` takes, @seats 2 to 4, @first the seat whose dice are entered first. False when they are not
 * @apply: folds one move into the state. False when refused; the state is then untouched and @refusal says why
 * @over: whether the game has ended
 * @ended_early: whether it has ended because the table stopped
 * @winners: who has won; several have drawn or share the win; empty while it runs
 * @rounds: how many rounds have been scored
 * @cookies: what a seat got in a scored round, counted from 0, bonus included
 * @total: what a seat has
 * @target: the total that the game is played to, or 0 when it ends otherwise
 *
 * All functions are pure: no allocation, no globals, no I/O.
 */
typedef struct
{
  const char *id;
  const char *name;
  size_t state_size;
  unsigned n_moves;
  const char *const *move_words;

  bool (*rules_normalise) (const char *text, char canonical[CRUMB_RULES_TEXT_MAX]);
  bool (*start) (void *state, const char *rules, unsigned seats, unsigned first);
  bool (*apply) (void *state, const CrumbMove *move, CrumbRefusal *refusal);
  bool (*over) (const void *state);
  bool (*ended_early) (const void *state);
  CrumbSeats (*winners) (const void *state);
  unsigned (*rounds) (const void *state);
  int (*cookies) (const void *state, unsigned round, unsigned seat);
  int (*total) (const void *state, unsigned seat);
  int (*target) (const void *state);
} CrumbGameKind;

/** crumb_game_kind_find: The kind with that id, or NULL. */
const CrumbGameKind *crumb_game_kind_find (const char *id);
