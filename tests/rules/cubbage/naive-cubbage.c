/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A whole game worked out a second time: each deal is played again from all of its entries with every move. */

#include "naive-cubbage.h"

#include "naive-count.h"

#include <glib.h>
#include <string.h>

#define NOBODY CRUMB_NO_SEAT

/* The play as it goes on, while a deal is played again. */
typedef struct
{
  const CrumbCubbageRules *rules;
  const NaiveDeal *deal;
  NaiveLog *log;
  unsigned read;
  unsigned n_table;
  unsigned table[8];
  unsigned by[8];
  unsigned n_row;
  unsigned row[8];
  unsigned row_by[8];
  unsigned n_gos;
  unsigned go_by[8];
  unsigned go_at[8];
  unsigned since_laid;
} Play;

static bool
is_nobody (const CrumbCubbageRules *rules, unsigned seat)
{
  return rules->table == CRUMB_CUBBAGE_SOLO && seat == 1;
}

static bool
lies_open (const CrumbCubbageRules *rules, unsigned seat)
{
  return rules->table == CRUMB_CUBBAGE_OPEN || (rules->table == CRUMB_CUBBAGE_SOLO && seat == 0);
}

static void
note (NaiveLog *log, unsigned first, int points, int others)
{
  NaiveEvent *event = &log->events[log->n_events++];

  event->first = first;
  event->points[first] = points;
  event->points[1 - first] = others;
}

static unsigned
laid_by (const Play *play, unsigned seat)
{
  unsigned n = 0;

  for (unsigned i = 0; i < play->n_table; i++)
    n += play->by[i] == seat;
  return n;
}

static unsigned
row_total (const Play *play)
{
  unsigned total = 0;

  for (unsigned i = 0; i < play->n_row; i++)
    total += play->row[i];
  return total;
}

/* Lays a die. A go of this seat that the die would have answered costs its other seat something first. */
static void
lay (Play *play, unsigned seat, unsigned face)
{
  unsigned wrong = 0, kept = 0;

  for (unsigned i = 0; i < play->n_gos; i++)
    {
      if (play->go_by[i] == seat && play->go_at[i] + face <= 15 && play->rules->table == CRUMB_CUBBAGE_HIDDEN)
        {
          wrong++;
          continue;
        }
      play->go_by[kept] = play->go_by[i];
      play->go_at[kept++] = play->go_at[i];
    }
  play->n_gos = kept;
  play->log->false_gos += wrong;

  play->table[play->n_table] = face;
  play->by[play->n_table++] = seat;
  play->row[play->n_row] = face;
  play->row_by[play->n_row++] = seat;
  if (lies_open (play->rules, seat))
    play->log->left[seat][face]--;
  play->since_laid = 0;

  if (wrong > 0)
    note (play->log, 1 - seat, play->rules->false_go == CRUMB_CUBBAGE_FALSE_GO_PENALTY ? 2 * (int) wrong : 0,
          (int) naive_count_die (play->rules->run, play->row, play->n_row));
  else
    note (play->log, seat, (int) naive_count_die (play->rules->run, play->row, play->n_row), 0);
}

static bool
any_fits (const Play *play, unsigned seat)
{
  for (unsigned face = 1; face <= 6; face++)
    if (play->log->left[seat][face] > 0 && row_total (play) + face <= 15)
      return true;
  return false;
}

/* The next entry, or NULL when the play waits for it. */
static const CrumbMove *
next_entry (Play *play, unsigned what, unsigned seat)
{
  if (play->read < play->deal->n_entries)
    return &play->deal->entries[play->read++];

  play->log->what = what;
  play->log->seat = seat;
  play->log->total = row_total (play);
  return NULL;
}

/* What a seat does when it is its turn. */
typedef enum
{
  LAID,
  STOPPED,
  WAITS,
} Turn;

static Turn
lay_held (Play *play)
{
  if (row_total (play) + play->log->held > 15)
    return STOPPED;
  lay (play, 1, play->log->held);
  play->log->held = 0;
  return LAID;
}

/* What was entered, whoever's turn it was: the table may have insisted. */
static Turn
take_entry (Play *play, const CrumbMove *entry)
{
  if (entry->what == CRUMB_CUBBAGE_LAY)
    {
      lay (play, entry->seat, entry->dice.dice[0].face);
      return LAID;
    }
  play->since_laid++;
  if (entry->what == CRUMB_CUBBAGE_THROW)
    {
      play->log->held = entry->dice.dice[0].face;
      return lay_held (play);
    }
  play->go_by[play->n_gos] = entry->seat;
  play->go_at[play->n_gos++] = row_total (play);
  return STOPPED;
}

/* @seat: (inout): whose turn it is, then who did something */
static Turn
take_turn (Play *play, unsigned *seat)
{
  bool nobody = is_nobody (play->rules, *seat);
  const CrumbMove *entry;

  if (laid_by (play, *seat) == 4 || (lies_open (play->rules, *seat) && !any_fits (play, *seat)))
    return STOPPED;
  if (nobody && play->log->held != 0)
    return lay_held (play);

  entry = next_entry (play, nobody ? CRUMB_CUBBAGE_THROW : CRUMB_CUBBAGE_LAY, *seat);
  if (entry == NULL)
    return WAITS;
  *seat = entry->seat;
  return take_entry (play, entry);
}

/* Nobody adds a die. The point belongs to the die itself when nobody had to say that. */
static void
score_last (Play *play)
{
  unsigned seat = play->row_by[play->n_row - 1];

  if (row_total (play) == 15)
    return;
  if (play->since_laid == 0)
    play->log->events[play->log->n_events - 1].points[seat]++;
  else
    note (play->log, seat, 1, 0);
}

/* From a total of zero until nobody can add a die. False when it waits for somebody. */
static bool
play_row (Play *play, unsigned lead)
{
  bool stopped[2] = { false, false };
  unsigned seat = lead;

  play->n_row = 0;
  while (!(stopped[0] && stopped[1]) && row_total (play) < 15)
    {
      Turn turn = stopped[seat] ? STOPPED : take_turn (play, &seat);

      if (turn == WAITS)
        {
          memcpy (play->log->stopped, stopped, sizeof stopped);
          for (unsigned i = 0; i < 2; i++)
            play->log->n_laid[i] = laid_by (play, i);
          return false;
        }
      stopped[seat] = turn == STOPPED;
      seat = 1 - seat;
    }
  score_last (play);
  return true;
}

static bool
play_deal (Play *play)
{
  unsigned lead = 1 - play->deal->crib;

  while (play->n_table < 8)
    {
      if (!play_row (play, lead))
        return false;
      lead = 1 - play->row_by[play->n_row - 1];
      if (play->log->held != 0 && play->rules->held == CRUMB_CUBBAGE_HELD_LEADS)
        lead = 1;
      if (laid_by (play, lead) == 4)
        lead = 1 - lead;
    }
  return true;
}

/* What the three counts are worth: the hand of who has no crib, of who has it, and the crib. */
static unsigned
worth (const Play *play, unsigned which)
{
  const NaiveDeal *deal = play->deal;
  unsigned owner = which == 0 ? 1 - deal->crib : deal->crib;
  unsigned hand[5], n = 0;

  hand[n++] = deal->starter;
  if (which < 2)
    for (unsigned i = 0; i < play->n_table; i++)
      if (play->by[i] == owner)
        hand[n++] = play->table[i];
  if (which < 2)
    return naive_count_hand (hand, n);

  for (unsigned seat = 0; seat < 2; seat++)
    for (unsigned i = 0; i < deal->n_pushed[seat]; i++)
      hand[n++] = deal->pushed[seat][i];
  for (unsigned i = 0; i < deal->n_crib_dice; i++)
    hand[n++] = deal->crib_dice[i];
  return naive_count_hand (hand, n);
}

static unsigned
crib_needs (const CrumbCubbageRules *rules)
{
  return rules->table == CRUMB_CUBBAGE_SOLO ? 2 : rules->table == CRUMB_CUBBAGE_HIDDEN ? 4 : 0;
}

/* The three counts; what they wait for where they do. */
static void
count_deal (const Play *play)
{
  const CrumbCubbageRules *rules = play->rules;
  NaiveLog *log = play->log;
  unsigned claims = 0;

  for (unsigned which = 0; which < 3; which++)
    {
      unsigned owner = which == 0 ? 1 - play->deal->crib : play->deal->crib;
      bool claimed = rules->count != CRUMB_CUBBAGE_COUNT_REFEREE && !is_nobody (rules, owner);
      int all, scored;

      if (which == 2 && play->deal->n_crib_dice < crib_needs (rules))
        {
          log->what = CRUMB_CUBBAGE_CRIB_DICE;
          log->seat = NOBODY;
          return;
        }
      all = scored = (int) worth (play, which);
      if (claimed && claims == play->deal->n_claims)
        {
          log->what = CRUMB_CUBBAGE_CLAIM;
          log->seat = owner;
          log->worth = (unsigned) all;
          return;
        }
      if (claimed)
        scored = play->deal->claims[claims++];
      note (log, owner, scored, rules->count == CRUMB_CUBBAGE_COUNT_MUGGINS && scored < all ? all - scored : 0);
    }
  log->complete = true;
}

/* Rolls and what is pushed. False when somebody is waited for. */
static bool
roll_deal (const CrumbCubbageRules *rules, const NaiveDeal *deal, NaiveLog *log)
{
  for (unsigned pushing = 0; pushing < 2; pushing++)
    for (unsigned turn = 0; turn < 2; turn++)
      {
        unsigned seat = turn == 0 ? 1 - deal->crib : deal->crib;
        bool done = pushing ? deal->n_pushed[seat] == 2 : deal->n_rolled[seat] == 6;

        if (!lies_open (rules, seat) || done)
          continue;
        log->what = pushing ? CRUMB_CUBBAGE_TO_CRIB : CRUMB_CUBBAGE_ROLL;
        log->seat = seat;
        return false;
      }
  for (unsigned seat = 0; seat < 2; seat++)
    {
      for (unsigned i = 0; i < deal->n_rolled[seat]; i++)
        log->left[seat][deal->rolled[seat][i]]++;
      for (unsigned i = 0; i < deal->n_pushed[seat]; i++)
        log->left[seat][deal->pushed[seat][i]]--;
    }
  return true;
}

static NaiveLog
play_again (const CrumbCubbageRules *rules, const NaiveDeal *deal)
{
  NaiveLog log = { .seat = NOBODY };
  Play play = { .rules = rules, .deal = deal, .log = &log };

  if (deal->paper)
    {
      log.complete = deal->in[0] && deal->in[1];
      log.what = CRUMB_CUBBAGE_POINTS;
      if (log.complete)
        note (&log, 1 - deal->closed_last, deal->amounts[1 - deal->closed_last], deal->amounts[deal->closed_last]);
    }
  else if (deal->crib == NOBODY)
    log.what = CRUMB_CUBBAGE_FIRST_CRIB;
  else if (roll_deal (rules, deal, &log) && play_deal (&play))
    {
      log.what = CRUMB_CUBBAGE_STARTER;
      if (deal->starter != 0)
        count_deal (&play);
    }
  return log;
}

static void
end (NaiveCubbage *game, CrumbSeats winners, bool early)
{
  game->over = true;
  game->winners = winners;
  game->ended_early = early;
}

static CrumbSeats
ahead (const NaiveCubbage *game)
{
  if (game->totals[0] > game->totals[1])
    return 1;
  return game->totals[1] > game->totals[0] ? 2 : 3;
}

static void
apply_event (NaiveCubbage *game, const NaiveEvent *event)
{
  for (unsigned seat = 0; seat < 2; seat++)
    {
      game->totals[seat] += event->points[seat];
      game->played |= event->points[seat] != 0;
      game->deals[game->n_deals][seat] += event->points[seat];
    }
  if (game->goal == 0 || game->rules.win == CRUMB_CUBBAGE_WIN_END_OF_DEAL)
    return;
  if (game->totals[event->first] >= game->goal)
    end (game, (CrumbSeats) (1 << event->first), false);
  else if (game->totals[1 - event->first] >= game->goal)
    end (game, (CrumbSeats) (1 << (1 - event->first)), false);
}

/* Lets points fall as far as they do now, and begins the next deal when this one is over. */
static void
go_on (NaiveCubbage *game)
{
  for (;;)
    {
      unsigned crib = game->deal.crib;

      if (game->n_deals == CRUMB_CUBBAGE_DEALS_MAX)
        return;
      game->log = play_again (&game->rules, &game->deal);
      while (!game->over && game->applied < game->log.n_events)
        apply_event (game, &game->log.events[game->applied++]);
      if (game->over || !game->log.complete)
        return;

      game->n_deals++;
      game->played = true;
      game->applied = 0;
      game->crib_before = crib;
      game->deal = (NaiveDeal) { .crib = crib == NOBODY ? NOBODY : 1 - crib };
      if (game->goal > 0 && game->rules.win == CRUMB_CUBBAGE_WIN_END_OF_DEAL && ahead (game) != 3
          && MAX (game->totals[0], game->totals[1]) >= game->goal)
        end (game, ahead (game), false);
    }
}

void
naive_cubbage_start (NaiveCubbage *game, const CrumbCubbageRules *rules)
{
  *game = (NaiveCubbage) { .rules = *rules, .goal = rules->target, .deal = { .crib = NOBODY } };
  game->crib_before = NOBODY;
  game->totals[0] = rules->head_start_0;
  game->totals[1] = rules->head_start;
  go_on (game);
}

static bool
is_one_of (unsigned what, const char *letters)
{
  static const char all[] = "frcltgsdmpe!xqj";

  return strchr (letters, all[what]) != NULL;
}

static unsigned
judge_form (const NaiveCubbage *game, const CrumbMove *move)
{
  bool nobody;

  if (game->over && move->what != CRUMB_CUBBAGE_PLAY_ON)
    return CRUMB_REFUSAL_OVER;
  if (move->what > CRUMB_CUBBAGE_ADJUST || move->dice.count > 15)
    return CRUMB_REFUSAL_NOT_NOW;
  if (is_one_of (move->what, "frcltgmpqj") && move->seat > 1)
    return CRUMB_REFUSAL_NO_SUCH_SEAT;
  for (unsigned i = 0; i < move->dice.count; i++)
    if (move->dice.dice[i].face > 6)
      return CRUMB_REFUSAL_BAD_FACE;
    else if (move->dice.dice[i].face == 0)
      return CRUMB_REFUSAL_NEEDS_FACE;
    else if (move->dice.dice[i].colour > 0)
      return CRUMB_REFUSAL_BAD_COLOUR;

  nobody = is_nobody (&game->rules, move->seat);
  if (move->what == CRUMB_CUBBAGE_THROW && !nobody)
    return CRUMB_CUBBAGE_REFUSAL_NO_OPPONENT;
  if (is_one_of (move->what, "rclgm") && nobody)
    return CRUMB_CUBBAGE_REFUSAL_OPPONENT;
  if (is_one_of (move->what, "rc") && game->rules.table == CRUMB_CUBBAGE_HIDDEN)
    return CRUMB_CUBBAGE_REFUSAL_HIDDEN;
  if (is_one_of (move->what, "frcltgsdmpj") && game->n_deals == CRUMB_CUBBAGE_DEALS_MAX)
    return CRUMB_REFUSAL_TOO_MANY_ROUNDS;
  if (is_one_of (move->what, "rcltgsdm") && game->deal.paper)
    return CRUMB_CUBBAGE_REFUSAL_MIXED;
  if (is_one_of (move->what, "rcltgsdm") && game->deal.crib == NOBODY)
    return CRUMB_CUBBAGE_REFUSAL_NEEDS_CRIB;
  return 0;
}

static bool
wrong_count (const CrumbMove *move, unsigned count)
{
  return move->open ? move->dice.count > count : move->dice.count != count;
}

static unsigned
judge_push (const NaiveDeal *deal, const CrumbMove *move)
{
  unsigned n = 0;

  if (deal->n_pushed[move->seat] == 2)
    return CRUMB_REFUSAL_NOT_NOW;
  if (deal->n_rolled[move->seat] < 6)
    return CRUMB_CUBBAGE_REFUSAL_NOT_ROLLED;
  if (wrong_count (move, 2))
    return CRUMB_REFUSAL_DICE_COUNT;
  for (unsigned i = 0; i < move->dice.count; i++)
    {
      n = 0;
      for (unsigned j = 0; j < 6; j++)
        n += deal->rolled[move->seat][j] == move->dice.dice[i].face;
      for (unsigned j = 0; j < i; j++)
        n -= move->dice.dice[j].face == move->dice.dice[i].face;
      if (n == 0)
        return CRUMB_CUBBAGE_REFUSAL_NOT_HELD;
    }
  return 0;
}

/* Whether a seat did something out of turn: only the table can say so, and the seat has to have dice for it. */
static bool
can_break_in (const NaiveCubbage *game, const CrumbMove *move)
{
  const NaiveLog *log = &game->log;

  if (!game->overrule || log->n_laid[move->seat] == 4)
    return false;
  if (move->what == CRUMB_CUBBAGE_THROW)
    return log->held == 0;
  return move->what == CRUMB_CUBBAGE_LAY || !log->stopped[move->seat];
}

static unsigned
judge_lay (const NaiveCubbage *game, const CrumbMove *move)
{
  const NaiveLog *log = &game->log;
  unsigned face = move->dice.dice[0].face;

  if (log->what != CRUMB_CUBBAGE_LAY && log->what != CRUMB_CUBBAGE_THROW)
    return CRUMB_REFUSAL_NOT_NOW;
  if (move->seat != log->seat && !can_break_in (game, move))
    return CRUMB_REFUSAL_NOT_YOUR_TURN;
  if (move->what == CRUMB_CUBBAGE_GO && lies_open (&game->rules, move->seat) && !game->overrule)
    return CRUMB_CUBBAGE_REFUSAL_KNOWN;
  if (move->what == CRUMB_CUBBAGE_GO)
    return log->total == 0 || (log->total + 6 <= 15 && !game->overrule) ? CRUMB_CUBBAGE_REFUSAL_NO_GO : 0;
  if (move->dice.count != 1)
    return CRUMB_REFUSAL_DICE_COUNT;
  if (move->what == CRUMB_CUBBAGE_THROW)
    return 0;
  if (lies_open (&game->rules, move->seat) && log->left[move->seat][face] == 0)
    return CRUMB_CUBBAGE_REFUSAL_NOT_HELD;
  return log->total + face > 15 && !game->overrule ? CRUMB_CUBBAGE_REFUSAL_OVER_FIFTEEN : 0;
}

static unsigned
judge_claim (const NaiveCubbage *game, const CrumbMove *move)
{
  if (game->log.what != CRUMB_CUBBAGE_CLAIM)
    return CRUMB_REFUSAL_NOT_NOW;
  if (move->seat != game->log.seat)
    return CRUMB_REFUSAL_NOT_YOUR_TURN;
  if (move->amount < 0 || move->amount > 99)
    return CRUMB_REFUSAL_POINTS_RANGE;
  return move->amount > (int) game->log.worth && !game->overrule ? CRUMB_CUBBAGE_REFUSAL_CLAIM_HIGH : 0;
}

static unsigned
judge_points (const CrumbMove *move)
{
  return move->amount < 0 || move->amount > 999 ? CRUMB_REFUSAL_POINTS_RANGE : 0;
}

static unsigned
judge_adjust (const NaiveCubbage *game, const CrumbMove *move)
{
  if (game->deal.paper)
    return CRUMB_REFUSAL_NOT_NOW;
  if (move->amount == 0 || ABS ((int) move->amount) > 999)
    return CRUMB_REFUSAL_POINTS_RANGE;
  return game->totals[move->seat] < -move->amount ? CRUMB_CUBBAGE_REFUSAL_BELOW_ZERO : 0;
}

/* Cribs go back and forth, unless the table says otherwise; once a die lies it is too late to say. */
static unsigned
judge_crib (const NaiveCubbage *game, const CrumbMove *move)
{
  if (game->deal.n_entries > 0 || game->deal.paper)
    return CRUMB_REFUSAL_NOT_NOW;
  return game->crib_before == move->seat && !game->overrule ? CRUMB_CUBBAGE_REFUSAL_CRIB_TURN : 0;
}

unsigned
naive_cubbage_judge (const NaiveCubbage *game, const CrumbMove *move)
{
  unsigned why = judge_form (game, move);
  bool rolling = game->log.what == CRUMB_CUBBAGE_ROLL || game->log.what == CRUMB_CUBBAGE_TO_CRIB;
  int most = MAX (game->totals[0], game->totals[1]);

  if (why != 0)
    return why;
  switch (move->what)
    {
    case CRUMB_CUBBAGE_FIRST_CRIB:
      return judge_crib (game, move);
    case CRUMB_CUBBAGE_ROLL:
      if (!rolling || game->deal.n_rolled[move->seat] == 6)
        return CRUMB_REFUSAL_NOT_NOW;
      return wrong_count (move, 6) ? CRUMB_REFUSAL_DICE_COUNT : 0;
    case CRUMB_CUBBAGE_TO_CRIB:
      return rolling ? judge_push (&game->deal, move) : CRUMB_REFUSAL_NOT_NOW;
    case CRUMB_CUBBAGE_LAY:
    case CRUMB_CUBBAGE_THROW:
    case CRUMB_CUBBAGE_GO:
      return judge_lay (game, move);
    case CRUMB_CUBBAGE_STARTER:
      if (game->log.what != CRUMB_CUBBAGE_STARTER)
        return CRUMB_REFUSAL_NOT_NOW;
      return move->dice.count == 1 ? 0 : CRUMB_REFUSAL_DICE_COUNT;
    case CRUMB_CUBBAGE_CRIB_DICE:
      if (game->log.what != CRUMB_CUBBAGE_CRIB_DICE)
        return CRUMB_REFUSAL_NOT_NOW;
      return wrong_count (move, crib_needs (&game->rules)) ? CRUMB_REFUSAL_DICE_COUNT : 0;
    case CRUMB_CUBBAGE_CLAIM:
      return judge_claim (game, move);
    case CRUMB_CUBBAGE_POINTS:
      return judge_points (move);
    case CRUMB_CUBBAGE_ADJUST:
      return judge_adjust (game, move);
    case CRUMB_CUBBAGE_RESIGN:
      return is_nobody (&game->rules, move->seat) ? CRUMB_REFUSAL_NO_SUCH_SEAT : 0;
    case CRUMB_CUBBAGE_END:
      return 0;
    case CRUMB_CUBBAGE_OVERRULE:
      return game->overrule ? CRUMB_REFUSAL_NOT_NOW : 0;
    default:
      if (!game->over)
        return CRUMB_REFUSAL_NOT_NOW;
      return move->amount != 0 && (move->amount <= most || move->amount > 9999) ? CRUMB_REFUSAL_TARGET_RANGE : 0;
    }
}

static void
take_paper (NaiveDeal *deal, const CrumbMove *move)
{
  deal->paper = true;
  deal->in[move->seat] = !move->open;
  deal->amounts[move->seat] = move->amount;
  if (!move->open)
    deal->closed_last = move->seat;
}

static void
read_faces (const CrumbMove *move, unsigned faces[], unsigned *n)
{
  *n = move->dice.count;
  for (unsigned i = 0; i < move->dice.count; i++)
    faces[i] = move->dice.dice[i].face;
}

void
naive_cubbage_take (NaiveCubbage *game, const CrumbMove *move)
{
  NaiveDeal *deal = &game->deal;
  NaiveLog beside = { 0 };

  switch (move->what)
    {
    case CRUMB_CUBBAGE_FIRST_CRIB:
      deal->crib = move->seat;
      break;
    case CRUMB_CUBBAGE_ROLL:
      read_faces (move, deal->rolled[move->seat], &deal->n_rolled[move->seat]);
      break;
    case CRUMB_CUBBAGE_TO_CRIB:
      read_faces (move, deal->pushed[move->seat], &deal->n_pushed[move->seat]);
      break;
    case CRUMB_CUBBAGE_STARTER:
      deal->starter = move->dice.dice[0].face;
      break;
    case CRUMB_CUBBAGE_CRIB_DICE:
      read_faces (move, deal->crib_dice, &deal->n_crib_dice);
      break;
    case CRUMB_CUBBAGE_CLAIM:
      deal->claims[deal->n_claims++] = move->amount;
      break;
    case CRUMB_CUBBAGE_POINTS:
      take_paper (deal, move);
      game->applied = 0;
      for (unsigned seat = 0; seat < 2 && deal->in[0] && deal->in[1]; seat++)
        {
          game->totals[seat] -= game->deals[game->n_deals][seat];
          game->deals[game->n_deals][seat] = 0;
        }
      break;
    case CRUMB_CUBBAGE_ADJUST:
      note (&beside, move->seat, move->amount, 0);
      apply_event (game, &beside.events[0]);
      break;
    case CRUMB_CUBBAGE_RESIGN:
      end (game, (CrumbSeats) (2 >> move->seat), true);
      break;
    case CRUMB_CUBBAGE_END:
      end (game, ahead (game) == 3 || !game->played ? 0 : ahead (game), true);
      break;
    case CRUMB_CUBBAGE_OVERRULE:
      game->overrule = true;
      return;
    case CRUMB_CUBBAGE_PLAY_ON:
      game->goal = move->amount;
      game->over = game->ended_early = false;
      game->winners = 0;
      break;
    default:
      deal->entries[deal->n_entries++] = *move;
    }
  if (!move->open)
    game->overrule = false;
  go_on (game);
}
