/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What one seat shows at the table, and what was said last, as plain values: no widgets. */

#pragma once

#include "record/store/crumb-game.h"
#include "rules/dice.h"

G_BEGIN_DECLS

/** What a die in a place means now. */
typedef enum
{
  CRUMB_DIE_PLAIN,   /**< it was rolled */
  CRUMB_DIE_DECIDES, /**< the die that decides */
  CRUMB_DIE_FAINT,   /**< it counts for nothing, or it has been used */
  CRUMB_DIE_DOUBTED, /**< it can't be */
  CRUMB_DIE_AWAITED, /**< the room of a die that is still to be entered; its face means nothing */
} CrumbDieLook;

/** CrumbPlaceDie: @die: what it shows; face 0 is one that nobody knows. */
typedef struct
{
  CrumbDie die;
  CrumbDieLook look;
} CrumbPlaceDie;

/**
 * CrumbPlaceSet:
 * @count: how many of the dice, going on from the set before
 * @gain: what they score together
 *
 * Dice with one frame round them.
 */
typedef struct
{
  guint count;
  int gain;
} CrumbPlaceSet;

#define CRUMB_PLACE_SETS_MAX 6
#define CRUMB_PLACE_PRIZES_MAX 5

/**
 * CrumbPlace:
 * @name: (owned): as it was typed
 * @colour: the mark and the colour of the progress
 * @total: the points of the seat
 * @points: (owned) (nullable): @total in words: "12 cookies"; NULL where points are not what it is about: no total is shown
 * @share: of the target, 0 to 1; less than 0 where there is no target
 * @pieces: as how many round pieces @share is drawn where there is room for them; 0 for a bar everywhere
 * @playing: whether the seat plays; who has left is drawn dim
 * @crown: whether it is ahead; the room for it is always kept
 * @asked: whether it is this seat's turn
 * @won: whether it has won what was settled last
 * @taps: whether a tap on the place means something now: it activates `table.seat` (i: the seat)
 * @mend: which of the standing moves entered what it shows, counted from 1; 0 for none. Where a tap means nothing else
 *   it opens the correction of that
 * @picks: whether a tap next to one of its dice activates `table.pick` (iuu: the seat, a face, a color), where @taps is
 *   set
 * @badge: (owned) (nullable): a word beside the name, such as who has the crib
 * @prizes: dice that the seat has won for good, drawn small in the place's head
 * @dice: the dice of the moment
 * @sets: the first of them, framed, with what they score; all that follow stand alone
 * @slots: for how many dice room is kept where there are fewer
 * @note: (owned) (nullable): a word where the dice would be: "no bid". Where there are @dice it stands for those that
 *   are spared: "7 dice"
 * @sum: (owned) (nullable): how the total came about: "4 + 3 + ★5 = 12"
 *
 * What stands in the place of one seat. A game gets it with the name, the colour, the points and the crown filled in,
 * and adds what its state means for that seat: its `describe` in #CrumbGameUi.
 */
typedef struct _CrumbPlace
{
  char *name;
  CrumbColour colour;
  int total;
  char *points;
  double share;
  guint pieces;
  gboolean playing;
  gboolean crown;
  gboolean asked;
  gboolean won;
  gboolean taps;
  guint mend;
  gboolean picks;
  char *badge;
  CrumbPlaceDie prizes[CRUMB_PLACE_PRIZES_MAX];
  guint n_prizes;
  CrumbPlaceDie dice[CRUMB_DICE_MAX];
  guint n_dice;
  gboolean spare; /* the dice are there only where there is room: the keys show them, or nobody needs them now */
  CrumbPlaceSet sets[CRUMB_PLACE_SETS_MAX];
  guint n_sets;
  guint slots;
  char *note;
  char *sum;
} CrumbPlace;

/** crumb_place_init: What is known of the seat of any game in @state. */
void crumb_place_init (CrumbPlace *place, CrumbGame *game, gconstpointer state, guint seat);

/** crumb_place_clear: Frees what @place owns. */
void crumb_place_clear (CrumbPlace *place);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbPlace, crumb_place_clear)

/** crumb_place_add_die: One more of the dice of the moment; none is added where there is no room. */
void crumb_place_add_die (CrumbPlace *place, CrumbDie die, CrumbDieLook look);

/** crumb_place_add_dice: All of them in their order. */
void crumb_place_add_dice (CrumbPlace *place, const CrumbDice *dice, CrumbDieLook look);

/** crumb_place_add_awaited: Room for so many more dice. */
void crumb_place_add_awaited (CrumbPlace *place, guint n);

/** crumb_place_say: (transfer full): All of it to a screen reader: "Zoë, 5 cookies, 6, 1, wins". */
char *crumb_place_say (const CrumbPlace *place);

/**
 * CrumbSaying:
 * @headline: (owned) (nullable): what was settled last: "Zoë takes the bid."
 * @reason: (owned) (nullable): why: "6-1 beats 5-1-1: 6 is higher than 5."
 * @rule: (nullable): the paragraph of the rulebook that settles it, which Show Rule opens
 * @rules: (owned) (nullable): the rules that @rule is read with, as text; NULL for those of the game
 * @large: whether it is worth showing to the whole room
 * @past: whether it is of what is over while the next thing is entered: it stands there and is not announced
 *
 * What the table says. A game's `say` in #CrumbGameUi fills it in; it is empty before.
 */
typedef struct _CrumbSaying
{
  char *headline;
  char *reason;
  const char *rule;
  char *rules;
  gboolean large;
  gboolean past;
} CrumbSaying;

/** crumb_saying_clear: Frees what @saying owns. */
void crumb_saying_clear (CrumbSaying *saying);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbSaying, crumb_saying_clear)

G_END_DECLS
