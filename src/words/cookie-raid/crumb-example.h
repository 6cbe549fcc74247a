/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An example of the rulebook: the dice, and what the rules make of them, which tests hold the referee to. */

#pragma once

#include "rules/cookie-raid/raid.h"

#include <glib.h>

G_BEGIN_DECLS

/** What an example is of. */
typedef enum
{
  CRUMB_EXAMPLE_PICTURE, /**< only something to look at: nothing is judged */
  CRUMB_EXAMPLE_BID,     /**< bids against each other */
  CRUMB_EXAMPLE_SETS,    /**< one hand, and what its sets bring */
  CRUMB_EXAMPLE_HANDS,   /**< hands against each other */
  CRUMB_EXAMPLE_END,     /**< totals after a scored round */
} CrumbExampleKind;

/**
 * CrumbExample:
 * @kind: what it is of
 * @caption: (nullable): what goes before the dice, not translated yet
 * @rules: (nullable): the house rules it is about; the final rules when %NULL
 * @labels: of a picture, what each line of dice is, not translated yet
 * @dice: the dice of each seat, as crumb_dice_parse() takes them; "" is no bid, %NULL ends them
 * @cookies: what each hand must bring, bonus included; of an end, the totals that are given
 * @verdict: of a bid, what must come of it
 * @seats: who must win or re-roll; of hands, who must have the bonus; of an end, who must have won, nobody while
 *   the game goes on
 */
typedef struct
{
  CrumbExampleKind kind;
  const char *caption;
  const char *rules;
  const char *labels[CRUMB_SEATS_MAX];
  const char *dice[CRUMB_SEATS_MAX];
  int cookies[CRUMB_SEATS_MAX];
  CrumbVerdict verdict;
  CrumbSeats seats;
} CrumbExample;

/** crumb_example_is_judged: Whether there is something to judge in it. */
gboolean crumb_example_is_judged (gconstpointer example);

/** crumb_example_n_seats: How many seats have dice or cookies, a closed seat without a bid among them. */
guint crumb_example_n_seats (const CrumbExample *example);

/** crumb_example_rules: The rules that it is judged by. */
CrumbHouseRules crumb_example_rules (const CrumbExample *example);

/** crumb_example_dice: The dice of @seat. */
CrumbDice crumb_example_dice (const CrumbExample *example, guint seat);

/** crumb_example_raid: The game in which its bids, or its totals, have just been entered. */
CrumbRaid crumb_example_raid (const CrumbExample *example);

/** crumb_example_roll: (transfer none): The bids of @raid that its ruling is on. */
const CrumbRoll *crumb_example_roll (const CrumbRaid *raid);

/** crumb_example_reveal: The score of its hands. */
CrumbReveal crumb_example_reveal (const CrumbExample *example);

/** crumb_example_agrees: Whether the referee rules as the rulebook says. */
gboolean crumb_example_agrees (gconstpointer example);

/**
 * crumb_example_names: (transfer none): The names of the players in all examples, translated, as
 * %CRUMB_SEATS_MAX strings and %NULL.
 */
const char *const *crumb_example_names (void);

/** crumb_example_expected: (transfer full): What the rulebook says of it: "Sue takes the bid." */
char *crumb_example_expected (gconstpointer example);

/** crumb_example_ruling: (transfer full): What the referee says: "Sue takes the bid. 5-1-1 beats 4-4-4: …" */
char *crumb_example_ruling (gconstpointer example);

G_END_DECLS
