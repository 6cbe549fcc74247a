/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All that lists, dialogs, files and statistics say of a game: one const table for each kind. */

#pragma once

#include "crumb-agreement.h"
#include "crumb-figure-course.h"
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
 * @name: what the game is called
 * @points: what so many points are called: "1 cookie", "12 cookies"
 * @points_so_far: what asks for the points that somebody sits down with: "Cookies So Far"
 * @points_a_round: what heads an average: "Cookies per round"
 * @points_heading: what heads all about points, marked with NC_ ("heading"): "Cookies"
 * @points_a_round_heading: what heads a chart of averages: "Cookies per Round"
 * @round_heading: what heads a column of numbers of rounds, marked with NC_ ("column"): "Round"
 * @rounds_heading: the tab of a review that has the score after each round, marked with NC_ ("tab"): "Rounds"
 * @rounds: how many rounds a game has: "2 rounds"
 * @best_round: what is said before the most points in one round: "Best round"
 * @average_heading, @best_heading: what heads an average and the most points of a round: "Average per Round"
 * @previous_round, @next_round: what goes to the end of another round in a replay: "Next Round"
 * @whole_round: what a round is called that is added with nothing but its points
 * @points_against: the points of two who played together: "412 cookies to 398"
 * @last_games: a chart of averages: "Cookies per round in the last 20 games: between 9.5 and 14.2, 12.0 on average."
 * @last_game_won, @last_game_lost: one game of it: "12/03/26: 12.4 cookies per round, won"
 * @no_points: what is said while nobody has scored: "Nobody has any cookies yet."
 * @unplayed: what is said of a game that ended before anything was scored: "Ended before the first round."
 * @round_number: how far a game is, counted from 1: "Round 2"
 * @round_running: what is said of a round, counted from 1, that is being played: "Round 2 is in progress."
 * @round_scored: a scored round, counted from 1, and the totals after it: "Round 3: Sue +6 = 21, John +9 = 43."
 * @rounds_scored: how many rounds were scored before a correction, and after it: "Rounds scored: 2 → 3"
 * @after_round: when a total is that of a round, counted from 1: "After round 3"
 * @correct_round: what corrects a round, counted from 1: "Correct Round 3…"
 * @took_lead, @leads_since: who led from that round on, counted from 1, to the end, or so far
 * @refusal: what is wrong and what to do: "Sue has only 4 dice, and you entered 5." Empty when the move was taken
 * @rematch: who begins when the same people play again: "Rematch: Sue goes first"
 * @goal: (transfer none): what the goal is that the move @what of the kind sets: "Target", "Rounds"
 * @so_far: how close the game has come to it: "The highest total so far is 48 cookies."
 * @agreement: what its tables can agree on
 * @expect: what is asked now: "What did Sue roll?"
 * @nobody: (nullable): what a seat is called at which nobody sits: "Opponent"
 * @outcome: (nullable): who has won, has drawn or leads, where a number of points doesn't say it: "Sue wins with 3 victory
 *   dice." Never asked where nobody does
 * @aside: (nullable): what else there is to say, in a sentence, of a game that @winners have won by these @rules;
 *   @totals are the points of all seats. What it returns is nullable
 * @move: (nullable): one line of a log: what @move settled between the two states; NULL where it only added to what is
 *   being entered. The function is NULL where a line says what was entered
 * @kept: (nullable): a line of a log: what the table kept against the rules by overruling them in the state @before,
 *   and its reason @why (nullable). The function is NULL where the quoted move says it
 * @heading: (nullable): how far the game is, where the number of the round doesn't say it
 * @subheading: (nullable): how far the round is: "Bid 3 of 8". What it returns is nullable
 * @place: (nullable): where in the game @move is, which is entered in this state: "Round 3, bid 2". NULL where the
 *   heading says it
 * @move_names: (nullable): what each of the kind's moves is called that can be added to a game later, marked with
 *   NC_ ("move"): "Bid"; NULL for all others
 * @quoted_move: (nullable): what a move enters, whatever came of it, to be quoted in a sentence: "Sue bids 5-1-1". NULL
 *   where its name and its fields say it: "Sue: Bid 5-1-1"
 * @bid_goes_to: (nullable): who has won what is being settled in this state, a part of its round that has a number,
 *   counted from 1; %CRUMB_NO_SEAT where nothing is
 * @bid_moved: (nullable): that another seat has won it by a correction, or that it was added: "Round 2: Bid 1 now goes
 *   to Sue."
 * @round_star: (nullable) (transfer none) (nullable): what a seat is starred for in a scored round, counted from 0:
 *   "Bonus for the best set". The function is NULL where nobody ever is
 * @figure_names: (nullable): what each figure of the kind is called. Where @figures says more of them only those are
 *   needed of which the largest counts
 * @figure_counts: (nullable): what each of those that aren't points counts: "3 re-rolls"
 * @figures: (nullable) (element-type CrumbFigureLine): what the kind's figures say of a player, in groups
 * @figures_in_short: (nullable) (element-type CrumbFigureLine): those lines for a table of text, where they are fewer
 * @courses: (nullable): how some of them went over time
 * @rulebook: (nullable): the rules as people read them, with examples, and the steps of a first game
 *
 * All texts are marked with N_() or NP_() unless said otherwise. A game begins with %CRUMB_NEUTRAL_WORDS, which has them
 * and the functions before @agreement, and then says what it calls differently. In all functions @names has a name for
 * each seat, valid UTF-8, shown as typed. What is returned is (transfer full) unless said otherwise, plain text, never
 * markup.
 */
typedef struct
{
  const CrumbGameKind *kind;
  const char *name;
  char *(*points) (int points);
  const char *points_so_far;
  const char *points_a_round;
  const char *points_heading;
  const char *points_a_round_heading;
  const char *round_heading;
  const char *rounds_heading;
  CrumbPlural rounds;
  const char *best_round;
  const char *average_heading;
  const char *best_heading;
  const char *previous_round;
  const char *next_round;
  const char *whole_round;
  CrumbPlural points_against;
  CrumbPlural last_games;
  const char *last_game_won;
  const char *last_game_lost;
  const char *no_points;
  const char *unplayed;
  const char *round_number;
  const char *round_running;
  const char *round_scored;
  const char *rounds_scored;
  const char *after_round;
  const char *correct_round;
  const char *took_lead;
  const char *leads_since;
  char *(*refusal) (const CrumbRefusal *refusal, const char *const names[]);
  char *(*rematch) (const char *name);
  const char *(*goal) (const void *state, unsigned what);
  char *(*so_far) (const void *state, unsigned what);
  const CrumbAgreement *agreement;
  char *(*expect) (const void *state, const char *const names[]);
  const char *nobody;
  char *(*outcome) (const CrumbGameStanding *standing, const char *const names[]);
  char *(*aside) (const char *rules, const int totals[], CrumbSeats winners, const char *const names[]);
  char *(*move) (const void *before, const CrumbMove *move, const void *after, const char *const names[]);
  char *(*kept) (const void *before, const CrumbMove *move, const char *why, const char *const names[]);
  char *(*heading) (const void *state);
  char *(*subheading) (const void *state);
  char *(*place) (const void *state, const CrumbMove *move);
  const char *const *move_names;
  char *(*quoted_move) (const CrumbMove *move, const char *const names[]);
  unsigned (*bid_goes_to) (const void *state, unsigned *number);
  char *(*bid_moved) (unsigned round, unsigned number, const char *name);
  const char *(*round_star) (const void *state, unsigned round, unsigned seat);
  const char *const *figure_names;
  const CrumbPlural *figure_counts;
  GPtrArray *(*figures) (const CrumbFigures figures);
  GPtrArray *(*figures_in_short) (const CrumbFigures figures);
  const CrumbFigureCourse *courses;
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

/** crumb_game_words_heading: How far the game is: "Round 2". */
char *crumb_game_words_heading (const CrumbGameKind *kind, const void *state);

/** crumb_game_words_subheading: (nullable): How far the round is: "Bid 3 of 8". */
char *crumb_game_words_subheading (const CrumbGameKind *kind, const void *state);

/** crumb_game_words_place: Where in the game @move is: "Round 3, bid 2", "After the end of the game". */
char *crumb_game_words_place (const CrumbGameKind *kind, const void *state, const CrumbMove *move);

/** crumb_game_words_quoted_move: What a move enters, to be quoted in a sentence: "Sue bids 5-1-1". */
char *crumb_game_words_quoted_move (const CrumbGameKind *kind, const CrumbMove *move, const char *const names[]);

/** crumb_game_words_move: (nullable): An entry of a log, one line or more; NULL where the move only added to what is being entered. */
char *crumb_game_words_move (const CrumbGameKind *kind, const void *before, const CrumbMove *move, const void *after,
                             const char *const names[]);

/** crumb_game_words_kept: A line of a log: what the table kept against the rules, and its reason @why (nullable). */
char *crumb_game_words_kept (const CrumbGameKind *kind, const void *before, const CrumbMove *move, const char *why,
                             const char *const names[]);

/**
 * crumb_game_words_figures:
 * @in_short: whether the lines are for a table of text, without groups
 *
 * Returns: (element-type CrumbFigureLine): what the kind's figures say of a player
 */
GPtrArray *crumb_game_words_figures (const CrumbGameKind *kind, const CrumbFigures figures, gboolean in_short);

/** crumb_game_words_figure: A figure of which only the largest counts: "12 points", "3 re-rolls". */
char *crumb_game_words_figure (const CrumbGameKind *kind, guint figure, gint64 value);

/** crumb_game_words_round: A scored round, counted from 0: "Round 3: Sue +6 = 21, John +9 = 43." */
char *crumb_game_words_round (const CrumbGameKind *kind, const void *state, unsigned round, const char *const names[]);

/** crumb_game_words_rounds: How many rounds a game has: "2 rounds". */
char *crumb_game_words_rounds (const CrumbGameKind *kind, unsigned n);

/** crumb_game_words_round_running: What is said of a round, counted from 1, that is being played. */
char *crumb_game_words_round_running (const CrumbGameKind *kind, unsigned round);

/** crumb_game_words_rounds_scored: How many rounds were scored before a correction, and after it. */
char *crumb_game_words_rounds_scored (const CrumbGameKind *kind, unsigned before, unsigned after);

/** crumb_game_words_after_round: When a total is that of a round, counted from 1; 0 is the start. */
char *crumb_game_words_after_round (const CrumbGameKind *kind, unsigned round);

/** crumb_game_words_correct_round: What corrects a round, counted from 1: "Correct Round 3…" */
char *crumb_game_words_correct_round (const CrumbGameKind *kind, unsigned round);

/** crumb_game_words_took_lead: Who led from a round on, counted from 1, to the end or so far. */
char *crumb_game_words_took_lead (const CrumbGameKind *kind, const char *name, unsigned round, gboolean over);

/** crumb_game_words_points_against: The points of two who played together: "412 cookies to 398". */
char *crumb_game_words_points_against (const CrumbGameKind *kind, gint64 points, gint64 theirs);

/** crumb_game_words_last_games: What a chart of averages shows of so many games. */
char *crumb_game_words_last_games (const CrumbGameKind *kind, guint games, double least, double most, double mean);

/** crumb_game_words_last_game: One game of that chart; @date is as people write it. */
char *crumb_game_words_last_game (const CrumbGameKind *kind, const char *date, double per_round, gboolean won);

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
