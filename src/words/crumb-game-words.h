/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All that lists, dialogs, files and statistics say of a game: one const table for each kind. */

#pragma once

#include "crumb-agreement.h"
#include "crumb-rulebook.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * CrumbGameStanding:
 * @rules: (nullable): by which rules; NULL for the usual ones
 * @best: who has won, or is level on top of a draw, or leads while it runs; empty when nothing was played
 * @totals: the points of all seats
 * @over: whether it has ended
 * @ended_early: whether it has because the table stopped
 * @drawn: whether it has ended in a draw: nobody has won
 *
 * How a game ended, or how it stands.
 */
typedef struct
{
  const char *rules;
  CrumbSeats best;
  const int *totals;
  gboolean over;
  gboolean ended_early;
  gboolean drawn;
} CrumbGameStanding;

/**
 * CrumbGameWords:
 * @kind: whose words these are
 * @name: what the game is called, marked with N_()
 * @points: what so many points are called: "1 cookie", "12 cookies"
 * @points_so_far: what asks for the points that somebody sits down with, marked with N_(): "Cookies So Far"
 * @points_a_round: what heads an average, marked with N_(): "Cookies per round"
 * @points_heading: what heads all about points, marked with NC_ ("heading"): "Cookies"
 * @points_a_round_heading: what heads a chart of averages, marked with N_(): "Cookies per Round"
 * @round_heading: what heads a column of numbers of rounds, marked with NC_ ("column"): "Round"
 * @rounds_heading: the tab of a review that has the score after each round, marked with NC_ ("tab"): "Rounds"
 * @best_round: what is said before the most points in one round: "Best round"
 * @average_heading, @best_heading: what heads an average and the most points of a round: "Average per Round"
 * @previous_round, @next_round: what goes to the end of another round in a replay, marked with N_(): "Next Round"
 * @points_against: the points of two who played together: "412 cookies to 398"
 * @last_games: a chart of averages: "Cookies per round in the last 20 games: between 9.5 and 14.2, 12.0 on average."
 * @last_game: one game of it: "12/03/26: 12.4 cookies per round, won". @date is as people write it
 * @nobody: (nullable): what a seat is called at which nobody sits, marked with N_(): "Opponent"
 * @outcome: (nullable): who has won, has drawn or leads, where a number of points doesn't say it: "Sue wins with 3 victory
 *   dice." Never asked where nobody does
 * @no_points: what is said while nobody has scored, marked with N_(): "Nobody has any cookies yet."
 * @unplayed: what is said of a game that ended before anything was scored, marked with N_(): "Ended before the first
 *   round."
 * @aside: (nullable): what else there is to say, in a sentence, of a game that @winners have won by these @rules;
 *   @totals are the points of all seats. What it returns is nullable
 * @refusal: what is wrong and what to do: "Sue has only 4 dice, and you entered 5." Empty when the move was taken
 * @move: one line of a log: what @move settled between the two states; NULL where it only added to what is being
 *   entered
 * @kept: (nullable): a line of a log: what the table kept against the rules by overruling them in the state @before,
 *   and its reason @why (nullable)
 * @expect: what is asked now: "What did Sue roll?"
 * @heading: how far the game is: "Round 2"
 * @subheading: how far the round is: "Bid 3 of 8". What it returns is nullable
 * @place: where in the game @move is, which is entered in this state: "Round 3, bid 2", "After the end of the game"
 * @quoted_move: what a move enters, whatever came of it, to be quoted in a sentence: "Sue bids 5-1-1"
 * @move_names: what each of the kind's moves is called that can be added to a game later, marked with NC_ ("move"):
 *   "Bid"; NULL for all others
 * @whole_round: what a round is called that is added with nothing but its points, marked with N_()
 * @bid_goes_to: (nullable): who has won what is being settled in this state, a part of its round that has a number,
 *   counted from 1; %CRUMB_NO_SEAT where nothing is
 * @bid_moved: (nullable): that another seat has won it by a correction, or that it was added: "Round 2: Bid 1 now goes
 *   to Sue."
 * @round: a scored round, counted from 0, and the totals after it: "Round 3: Sue +6 = 21, John +9 = 43."
 * @round_running: what is said of a round, counted from 1, that is being played: "Round 2 is in progress."
 * @rounds_scored: how many rounds were scored before a correction, and after it: "Rounds scored: 2 → 3"
 * @after_round: when a total is that of a round, counted from 1: "After round 3"
 * @took_lead: who led from that round on, counted from 1, to the end or so far
 * @round_star: (transfer none) (nullable): what a seat is starred for in a scored round, counted from 0: "Bonus for
 *   the best set". The function is NULL where nobody ever is
 * @agreement: what its tables can agree on
 * @rematch: who begins when the same people play again: "Rematch: Sue goes first"
 * @goal: (transfer none): what the goal is that the move @what of the kind sets: "Target", "Rounds"
 * @so_far: how close the game has come to it: "The highest total so far is 48 cookies."
 * @figures: (element-type CrumbFigureLine): what the kind's figures say of a player, in groups
 * @figures_in_short: (element-type CrumbFigureLine): those lines for a table of text, without groups
 * @largest_figures: (nullable): what each figure of which only the largest counts is called, marked with N_(), in the
 *   order of the kind's figures; they are points. NULL where the kind has none
 * @rulebook: (nullable): the rules as people read them, with examples, and the steps of a first game
 *
 * In all of these @names has a name for each seat, valid UTF-8, shown as typed. What is returned is (transfer full)
 * unless said otherwise, plain text, never markup.
 */
typedef struct
{
  const CrumbGameKind *kind;
  const char *name;
  const char *points_so_far;
  const char *points_a_round;
  const char *points_heading;
  const char *points_a_round_heading;
  const char *round_heading;
  const char *rounds_heading;
  const char *best_round;
  const char *average_heading;
  const char *best_heading;
  const char *previous_round;
  const char *next_round;
  char *(*points_against) (gint64 points, gint64 theirs);
  char *(*last_games) (guint games, double least, double most, double mean);
  char *(*last_game) (const char *date, double per_round, gboolean won);
  const char *nobody;
  char *(*points) (int points);
  char *(*outcome) (const CrumbGameStanding *standing, const char *const names[]);
  const char *no_points;
  const char *unplayed;
  char *(*aside) (const char *rules, const int totals[], CrumbSeats winners, const char *const names[]);
  char *(*refusal) (const CrumbRefusal *refusal, const char *const names[]);
  char *(*move) (const void *before, const CrumbMove *move, const void *after, const char *const names[]);
  char *(*kept) (const void *before, const CrumbMove *move, const char *why, const char *const names[]);
  char *(*expect) (const void *state, const char *const names[]);
  char *(*heading) (const void *state);
  char *(*subheading) (const void *state);
  char *(*place) (const void *state, const CrumbMove *move);
  char *(*quoted_move) (const CrumbMove *move, const char *const names[]);
  const char *const *move_names;
  const char *whole_round;
  unsigned (*bid_goes_to) (const void *state, unsigned *number);
  char *(*bid_moved) (unsigned round, unsigned number, const char *name);
  char *(*round) (const void *state, unsigned round, const char *const names[]);
  char *(*round_running) (unsigned round);
  char *(*rounds_scored) (unsigned before, unsigned after);
  char *(*after_round) (unsigned round);
  char *(*took_lead) (const char *name, unsigned round, bool over);
  const char *(*round_star) (const void *state, unsigned round, unsigned seat);
  const CrumbAgreement *agreement;
  char *(*rematch) (const char *name);
  const char *(*goal) (const void *state, unsigned what);
  char *(*so_far) (const void *state, unsigned what);
  GPtrArray *(*figures) (const CrumbFigures figures);
  GPtrArray *(*figures_in_short) (const CrumbFigures figures);
  const char *const *largest_figures;
  const CrumbRulebook *rulebook;
} CrumbGameWords;

/** crumb_game_words: The words of every game, in the order of #crumb_game_kinds, ended by NULL. */
extern const CrumbGameWords *const crumb_game_words[];

/** crumb_game_words_of: The words for @kind, one of #crumb_game_kinds. */
const CrumbGameWords *crumb_game_words_of (const CrumbGameKind *kind);

/** crumb_game_words_standing: How a game ended, or how it stands, such as one in a list. */
char *crumb_game_words_standing (const CrumbGameKind *kind, const CrumbGameStanding *standing,
                                 const char *const names[]);

/** crumb_game_words_aside: (nullable): What else there is to say of a game that was won: "It’s a skunk." */
char *crumb_game_words_aside (const CrumbGameKind *kind, const CrumbGameStanding *standing, const char *const names[]);

/** crumb_game_words_result: How the game ended, or how it stands. */
char *crumb_game_words_result (const CrumbGameKind *kind, const void *state, const char *const names[]);

/** crumb_game_words_progress: How far the game is, in one line: "Round 2 · Bid 3 of 8". */
char *crumb_game_words_progress (const CrumbGameKind *kind, const void *state);

/**
 * crumb_game_words_margin: By how much the winner is ahead of the next: "11 cookies ahead of John." (nullable): NULL
 * while the game runs, where several have won, and where nobody else played to the end.
 */
char *crumb_game_words_margin (const CrumbGameKind *kind, const void *state, const char *const names[]);

/*
 * What people call rules, given as a text: for one that @kind doesn't understand, the text itself.
 */

/** crumb_game_words_rules_name: (transfer none): The name of the preset, or "House rules". */
const char *crumb_game_words_rules_name (const CrumbGameKind *kind, const char *rules);

/** crumb_game_words_rules_label: The name, and in one line what differs where that says too little. */
char *crumb_game_words_rules_label (const CrumbGameKind *kind, const char *rules);

/** crumb_game_words_rules_search: (transfer full): All that a search finds games of these rules by: also the game's name. */
char *crumb_game_words_rules_search (const CrumbGameKind *kind, const char *rules);

/** crumb_game_words_rules_differences: What differs from the usual rules, a sentence to a line; empty: nothing does. */
char *crumb_game_words_rules_differences (const CrumbGameKind *kind, const char *rules);

G_END_DECLS
