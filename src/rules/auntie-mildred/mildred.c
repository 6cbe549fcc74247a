/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The checks that all moves share, the start, the end of a turn, and what the table says at any time. */

#include "mildred-private.h"

/* Which moves belong to which phase. */
#define WAKEUP (1u << CRUMB_MILDRED_AT_WAKEUP)
#define ACTION (1u << CRUMB_MILDRED_AT_ACTION)

static bool start_shake (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
static bool first_turn (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
static bool pass (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
static bool stands (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
static bool end (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
static bool resign (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);
static bool overrule (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal);

/* The steps, and the phases that take them; those without one are taken at any time. */
static const struct
{
  CrumbMildredStep step;
  unsigned phases;
} steps[CRUMB_MILDRED_N_MOVES] = {
  [CRUMB_MILDRED_START_SHAKE] = { start_shake, 0 },
  [CRUMB_MILDRED_FIRST_TURN] = { first_turn, 0 },
  [CRUMB_MILDRED_KEEP] = { crumb_mildred_keep, WAKEUP },
  [CRUMB_MILDRED_SHAKE] = { crumb_mildred_shake, WAKEUP },
  [CRUMB_MILDRED_STRAIGHTEN] = { crumb_mildred_straighten, WAKEUP | ACTION },
  [CRUMB_MILDRED_COMBAT] = { crumb_mildred_fight, WAKEUP },
  [CRUMB_MILDRED_SCORE] = { crumb_mildred_score, WAKEUP },
  [CRUMB_MILDRED_GOAL] = { crumb_mildred_goal, WAKEUP },
  [CRUMB_MILDRED_WAKE] = { crumb_mildred_wake, WAKEUP },
  [CRUMB_MILDRED_COLLECT] = { crumb_mildred_collect, WAKEUP },
  [CRUMB_MILDRED_USE_MODIFY] = { crumb_mildred_modify, ACTION },
  [CRUMB_MILDRED_USE_PRANK] = { crumb_mildred_use_slots, ACTION },
  [CRUMB_MILDRED_USE_DODGE] = { crumb_mildred_use_slots, ACTION },
  [CRUMB_MILDRED_INDULGE] = { crumb_mildred_indulge, ACTION },
  [CRUMB_MILDRED_SCALLY] = { crumb_mildred_scally, ACTION },
  [CRUMB_MILDRED_TASK] = { crumb_mildred_task, ACTION },
  [CRUMB_MILDRED_COOKIES] = { crumb_mildred_get_cookies, WAKEUP | ACTION },
  [CRUMB_MILDRED_GIVE_VICTORY] = { crumb_mildred_get_victory, WAKEUP | ACTION },
  [CRUMB_MILDRED_ADD_PRANK] = { crumb_mildred_add_slots, WAKEUP | ACTION },
  [CRUMB_MILDRED_ADD_DODGE] = { crumb_mildred_add_slots, WAKEUP | ACTION },
  [CRUMB_MILDRED_REROLL] = { crumb_mildred_reroll, WAKEUP | ACTION },
  [CRUMB_MILDRED_TAKE_VICTORY] = { crumb_mildred_take_victory, WAKEUP | ACTION },
  [CRUMB_MILDRED_PASS] = { pass, ACTION },
  [CRUMB_MILDRED_STANDS] = { stands, 0 },
  [CRUMB_MILDRED_END] = { end, 0 },
  [CRUMB_MILDRED_RESIGN] = { resign, 0 },
  [CRUMB_MILDRED_OVERRULE] = { overrule, 0 },
};

/* What the rules say without a sheet. */
static CrumbMildredTaskKind
kind_by_rules (unsigned card)
{
  switch (card)
    {
    case 111:
      return CRUMB_MILDRED_TASK_ALWAYS;
    case 114:
      return CRUMB_MILDRED_TASK_WAKEUP;
    case 123:
    case 143:
      return CRUMB_MILDRED_TASK_REWARD;
    case 141:
      return CRUMB_MILDRED_TASK_WAKEUP_ALWAYS;
    default:
      return CRUMB_MILDRED_TASK_UNKNOWN;
    }
}

CrumbMildredTask
crumb_mildred_task_card (const CrumbMildred *game, unsigned card)
{
  unsigned set = card / 10 - CRUMB_MILDRED_LAUNDRY, level = card % 10;
  CrumbMildredTask task = { 0 };

  if (set < CRUMB_MILDRED_SETS && level >= 1 && level <= CRUMB_MILDRED_LEVELS_MAX)
    task = game->sheet.tasks[set][level - 1];
  if (task.kind == CRUMB_MILDRED_TASK_UNKNOWN)
    task.kind = (uint8_t) kind_by_rules (card);
  return task;
}

unsigned
crumb_mildred_card (const CrumbMildred *game, unsigned card)
{
  return crumb_mildred_demand (CRUMB_MILDRED_FULL_HOUSE + card, &game->sheet.cards[card]);
}

CrumbMildredTask
crumb_mildred_given (const CrumbMildred *game, const CrumbMove *move)
{
  unsigned card = (unsigned) move->amount - CRUMB_MILDRED_FULL_HOUSE;
  CrumbMildredTask given = { 0 };

  if (move->what == CRUMB_MILDRED_TASK || move->what == CRUMB_MILDRED_WAKE)
    given = crumb_mildred_task_card (game, (unsigned) move->amount);
  else if (move->what == CRUMB_MILDRED_SCORE && game->sheet.cards[card].cookies > 0
           && crumb_mildred_indulgency (game, move->seat, card).scores)
    given = (CrumbMildredTask) { 0, CRUMB_MILDRED_GIVES_COOKIES, game->sheet.cards[card].cookies };
  if (given.gives > CRUMB_MILDRED_GIVES_DODGE)
    given.gives = CRUMB_MILDRED_GIVES_UNKNOWN;
  return given;
}

/* What victory dice and black die make. */
static int
total_shown (const CrumbMildredSeat *seat)
{
  return CRUMB_MILDRED_VICTORY_WORTH * seat->victory + seat->black - 1;
}

CrumbMildred
crumb_mildred_start (const CrumbMildredRules *rules, unsigned first)
{
  CrumbMildred game = {
    .scores = crumb_scores_start (CRUMB_MILDRED_SEATS, CRUMB_MILDRED_TARGET),
    .rules = *rules,
    .first = (uint8_t) first,
    .n_dice = (uint8_t) rules->dice,
    .active = CRUMB_NO_SEAT,
    .entering = CRUMB_NO_SEAT,
    .seats = { { .black = 1 }, { .black = 1 } },
  };

  return game;
}

static bool
check_dice (const CrumbMove *move, CrumbRefusal *refusal)
{
  for (unsigned i = 0; i < move->dice.count; i++)
    {
      CrumbDie die = move->dice.dice[i];

      if (die.face <= CRUMB_MILDRED_SIDES && die.colour == 0)
        continue;
      crumb_mildred_refuse (refusal, die.colour == 0 ? CRUMB_REFUSAL_BAD_FACE : CRUMB_REFUSAL_BAD_COLOUR, move->seat);
      refusal->face = die.face;
      refusal->min = 1;
      refusal->max = CRUMB_MILDRED_SIDES;
      return false;
    }
  return true;
}

static void
begin_turn (CrumbMildred *game, unsigned seat, CrumbMildredPhase phase)
{
  game->active = (uint8_t) seat;
  game->phase = (uint8_t) phase;
  game->n_turns = (uint8_t) (game->n_turns + (game->n_turns < UINT8_MAX));
  game->straightened = false;
  game->source = 0;
  for (unsigned i = 0; i < CRUMB_MILDRED_SETS; i++)
    {
      game->woken[i] = 0;
      game->seats[seat].sets[i].n_old = game->seats[seat].sets[i].n;
    }
}

/* The game starts: each has its dice in the pool, those that nobody shook included. */
static void
begin_game (CrumbMildred *game, unsigned seat)
{
  for (unsigned i = 0; i < CRUMB_MILDRED_SEATS; i++)
    {
      CrumbMildredSeat *player = &game->seats[i];
      unsigned n = (unsigned) (game->n_dice - player->victory);

      while (player->pool.n > n)
        crumb_mildred_take_at (&player->pool, player->pool.n - 1u);
      crumb_mildred_to_pool (player, n - player->pool.n);
    }
  begin_turn (game, seat, CRUMB_MILDRED_AT_ACTION);
}

/* Without a shake and a word of the table, the seat starts that was said to when the table sat down. */
static bool
check_started (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (game->phase != CRUMB_MILDRED_AT_START)
    return true;
  if (game->shaken != 0 || game->n_dice == 0)
    return crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_NOT_STARTED, move->seat);
  begin_game (game, game->first);
  return true;
}

/* Checks a move of the turn that is played. */
static bool
check_turn (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  unsigned phases = steps[move->what].phases;

  if (!check_started (game, move, refusal))
    return false;
  if (move->seat != game->active)
    {
      crumb_mildred_refuse (refusal, CRUMB_REFUSAL_NOT_YOUR_TURN, move->seat);
      refusal->other = game->active;
      return false;
    }
  if (game->due > 0 && move->what != CRUMB_MILDRED_TAKE_VICTORY)
    return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_VICTORY_DIE_DUE, move, game->due);
  if ((phases >> game->phase & 1) == 0)
    return crumb_mildred_refuse_range (refusal, CRUMB_MILDRED_REFUSAL_PHASE, move,
                                       phases == WAKEUP ? CRUMB_MILDRED_AT_WAKEUP : CRUMB_MILDRED_AT_ACTION,
                                       game->phase, 0);
  return true;
}

static bool
check_move (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  bool of_table = move->what == CRUMB_MILDRED_END || move->what == CRUMB_MILDRED_OVERRULE;

  if (game->scores.over)
    return crumb_mildred_refuse (refusal, CRUMB_REFUSAL_OVER, CRUMB_NO_SEAT);
  if (move->what >= CRUMB_MILDRED_N_MOVES || move->dice.count > CRUMB_DICE_MAX)
    return crumb_mildred_refuse (refusal, CRUMB_REFUSAL_NOT_NOW, move->seat);
  if (!of_table && move->seat >= CRUMB_MILDRED_SEATS)
    return crumb_mildred_refuse (refusal, CRUMB_REFUSAL_NO_SUCH_SEAT, CRUMB_NO_SEAT);
  if (!check_dice (move, refusal))
    return false;
  return steps[move->what].phases == 0 || check_turn (game, move, refusal);
}

/* Keeps the scores: what victory dice and black dice show by now. */
static void
keep_scores (CrumbMildred *game)
{
  for (unsigned seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
    crumb_scores_add (&game->scores, seat, total_shown (&game->seats[seat]) - game->scores.totals[seat]);
}

/* A turn is a round; past the last one there is, turns go on into that. */
static void
end_round (CrumbMildred *game)
{
  keep_scores (game);
  if (game->scores.round + 1 < CRUMB_ROUNDS_MAX)
    crumb_scores_end_round (&game->scores);
}

bool
crumb_mildred_apply (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildred draft = *game;

  *refusal = (CrumbRefusal) { 0 };
  draft.entering = CRUMB_NO_SEAT;
  draft.entered = (CrumbMildredGroup) { 0 };
  if (!check_move (&draft, move, refusal) || !steps[move->what].step (&draft, move, refusal))
    return false;

  keep_scores (&draft);
  if (move->what != CRUMB_MILDRED_OVERRULE && draft.entering == CRUMB_NO_SEAT)
    draft.overrule = false;
  *game = draft;
  return !crumb_mildred_refuse (refusal, CRUMB_REFUSAL_NONE, CRUMB_NO_SEAT);
}

/* The total of a first shake; 0 where it can't be. */
static unsigned
total_of (const CrumbMove *move)
{
  unsigned n = move->dice.count, total = 0;
  bool known = crumb_dice_all_known (&move->dice);

  for (unsigned i = 0; i < n; i++)
    total += move->dice.dice[i].face;
  if (known)
    return total;
  return total == 0 && move->amount >= (int) n && move->amount <= (int) (n * CRUMB_MILDRED_SIDES)
             ? (unsigned) move->amount
             : 0;
}

/* Both have shaken: the lower total starts; equal ones by the rules. */
static void
compare_totals (CrumbMildred *game)
{
  if (game->totals[0] != game->totals[1])
    begin_game (game, game->totals[1] < game->totals[0]);
  else if (game->rules.first_tie == CRUMB_MILDRED_SHAKE_AGAIN)
    {
      game->shaken = 0;
      for (unsigned seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
        {
          game->totals[seat] = 0;
          game->seats[seat].pool = (CrumbMildredGroup) { 0 };
        }
    }
}

static bool
start_shake (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredSeat *seat = &game->seats[move->seat];
  unsigned n = move->dice.count, total = total_of (move), victory = seat->victory;
  unsigned min = (game->n_dice > 0 ? game->n_dice : CRUMB_MILDRED_DICE_MIN) - victory;
  unsigned max = (game->n_dice > 0 ? game->n_dice : CRUMB_MILDRED_DICE_MAX) - victory;
  bool open = move->open && n < max;

  if (game->phase != CRUMB_MILDRED_AT_START)
    return crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_ALREADY_STARTED, move->seat);
  if (crumb_seats_has (game->shaken, move->seat))
    return crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_HAS_SHAKEN, move->seat);
  if (!crumb_mildred_check_count (move, open ? 0 : min, max, refusal))
    return false;
  if (open)
    {
      game->entering = move->seat;
      game->entered.n = (uint8_t) n;
      for (unsigned i = 0; i < n; i++)
        game->entered.faces[i] = move->dice.dice[i].face;
      return true;
    }
  if (total == 0)
    return crumb_mildred_refuse_range (refusal, CRUMB_MILDRED_REFUSAL_AMOUNT, move, (int) n,
                                       (int) (n * CRUMB_MILDRED_SIDES), move->amount);

  game->n_dice = (uint8_t) (n + victory);
  for (unsigned i = 0; i < n; i++)
    seat->pool.faces[i] = move->dice.dice[i].face;
  seat->pool.n = (uint8_t) n;
  game->totals[move->seat] = (uint8_t) total;
  game->shaken |= crumb_seats_of (move->seat);
  if (crumb_seats_several (game->shaken))
    compare_totals (game);
  return true;
}

static bool
first_turn (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (game->phase != CRUMB_MILDRED_AT_START)
    return crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_ALREADY_STARTED, move->seat);
  if (game->n_dice == 0 && !crumb_mildred_check_amount (move, CRUMB_MILDRED_DICE_MIN, CRUMB_MILDRED_DICE_MAX, refusal))
    return false;

  if (game->n_dice == 0)
    game->n_dice = (uint8_t) move->amount;
  begin_game (game, move->seat);
  return true;
}

static bool
pass (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  (void) refusal;

  end_round (game);
  begin_turn (game, crumb_mildred_other (move->seat), CRUMB_MILDRED_AT_WAKEUP);
  return true;
}

/* What both dice of a seat show, as a round of its own: the one that is being played is cut where it stands. */
static bool
stands (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredSeat *seat = &game->seats[move->seat];
  unsigned victory = (unsigned) move->amount / CRUMB_MILDRED_VICTORY_WORTH;

  if (!crumb_mildred_check_amount (move, 0, CRUMB_MILDRED_STANDS_MAX, refusal))
    return false;

  if (game->scores.n_rounds > game->scores.round)
    end_round (game);
  seat->black = (uint8_t) (move->amount % CRUMB_MILDRED_VICTORY_WORTH + 1);
  if (game->phase == CRUMB_MILDRED_AT_START)
    seat->victory = (uint8_t) victory;
  else
    crumb_mildred_move_victory (seat, victory);
  if (move->seat == game->active)
    game->due = 0;
  end_round (game);
  if (victory == CRUMB_MILDRED_VICTORY)
    crumb_scores_win (&game->scores, crumb_seats_of (move->seat));
  return true;
}

static bool
end (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  (void) move;
  (void) refusal;

  crumb_scores_end (&game->scores, true, false);
  return true;
}

static bool
resign (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  (void) refusal;

  crumb_scores_resign (&game->scores, move->seat);
  return true;
}

static bool
overrule (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (game->overrule)
    return crumb_mildred_refuse (refusal, CRUMB_REFUSAL_NOT_NOW, move->seat);

  game->overrule = true;
  return true;
}
