/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* WAKEUP and SHAKE: what can be done before the dice are shaken, in any order, and the shake that does what must be. */

#include "mildred-private.h"

/* Whether the first @n dice of a set reach the card of that level. */
static bool
reach (const CrumbMildredRules *rules, const CrumbMildredSet *set, unsigned n, unsigned level)
{
  for (unsigned i = 0; i < n; i++)
    if (set->levels[i] == level || (rules->reach == CRUMB_MILDRED_AT_OR_BELOW && set->levels[i] > level))
      return true;
  return false;
}

bool
crumb_mildred_reaches (const CrumbMildred *game, unsigned seat, unsigned set, unsigned level)
{
  const CrumbMildredSet *dice = &game->seats[seat].sets[set];
  bool old_only = game->phase == CRUMB_MILDRED_AT_ACTION && game->rules.same_turn_off;

  return reach (&game->rules, dice, old_only ? dice->n_old : dice->n, level);
}

bool
crumb_mildred_bites (const CrumbMildred *game, unsigned seat)
{
  const CrumbMildredSet *laundry = &game->seats[seat].sets[0];

  return game->rules.bite == 0 ? laundry->n > 0 : reach (&game->rules, laundry, laundry->n, game->rules.bite);
}

bool
crumb_mildred_ties_score (const CrumbMildred *game, unsigned seat)
{
  const CrumbMildredSet *laundry = &game->seats[seat].sets[0];

  return reach (&game->rules, laundry, laundry->n, 1);
}

CrumbMildredCombat
crumb_mildred_prank (const CrumbMildred *game, unsigned seat)
{
  const CrumbMildredSeat *other = &game->seats[crumb_mildred_other (seat)];

  return crumb_mildred_combat (crumb_mildred_strength (game->seats[seat].prank), crumb_mildred_strength (other->dodge),
                               other->black, other->victory, crumb_mildred_bites (game, seat));
}

CrumbMildredDuel
crumb_mildred_indulgency (const CrumbMildred *game, unsigned seat, unsigned card)
{
  return crumb_mildred_duel (crumb_mildred_card (game, card), &game->seats[seat].groups[card],
                             &game->seats[crumb_mildred_other (seat)].groups[card], game->rules.equal_rows,
                             crumb_mildred_ties_score (game, seat));
}

bool
crumb_mildred_keep (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  const CrumbMildredGroup *pool = &game->seats[move->seat].pool;

  if (game->n_turns != 2)
    return crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_KEEP_ONLY_FIRST, move->seat);
  for (unsigned i = 0; i < pool->n; i++)
    if (pool->faces[i] == 0)
      return crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_NEEDS_FACE, move->seat);

  game->phase = CRUMB_MILDRED_AT_ACTION;
  game->source = 0;
  return true;
}

bool
crumb_mildred_shake (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredSeat *seat = &game->seats[move->seat];
  unsigned wanted = crumb_mildred_to_shake (game, move->seat);
  bool open = move->open && move->dice.count < wanted;

  if ((open || move->dice.count > 0) && !crumb_mildred_check_count (move, open ? 0 : wanted, wanted, refusal))
    return false;
  if (open)
    {
      game->entering = move->seat;
      game->entered.n = move->dice.count;
      for (unsigned i = 0; i < CRUMB_MILDRED_DICE_MAX; i++)
        game->entered.faces[i] = i < move->dice.count ? move->dice.dice[i].face : 0;
      return true;
    }

  crumb_mildred_take_mandatory (seat);
  for (unsigned i = 0; i < seat->pool.n; i++)
    seat->pool.faces[i] = move->dice.count > 0 ? move->dice.dice[i].face : 0;
  game->phase = CRUMB_MILDRED_AT_ACTION;
  game->source = 0;
  return true;
}

/* A card straightens one set. */
static bool
straighten_set (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  unsigned set;

  if (game->phase == CRUMB_MILDRED_AT_ACTION && game->source == 0)
    return crumb_mildred_refuse_range (refusal, CRUMB_MILDRED_REFUSAL_PHASE, move, CRUMB_MILDRED_AT_WAKEUP, game->phase,
                                       0);
  if (!crumb_mildred_check_source (game, move, CRUMB_MILDRED_GIVES_STRAIGHTEN, refusal)
      || !crumb_mildred_check_set (move, &set, refusal))
    return false;

  game->seats[move->seat].sets[set].turned = false;
  return true;
}

bool
crumb_mildred_straighten (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (move->amount != 0 || game->phase == CRUMB_MILDRED_AT_ACTION)
    return straighten_set (game, move, refusal);
  if (game->straightened)
    {
      crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_ONCE_PER_TURN, move->seat);
      if (!crumb_mildred_insisted (game, refusal))
        return false;
    }

  game->straightened = true;
  for (unsigned i = 0; i < CRUMB_MILDRED_SETS; i++)
    game->seats[move->seat].sets[i].turned = false;
  return true;
}

bool
crumb_mildred_fight (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredSeat *seat = &game->seats[move->seat];
  CrumbMildredSeat *other = &game->seats[crumb_mildred_other (move->seat)];
  CrumbMildredCombat combat = crumb_mildred_prank (game, move->seat);

  if (seat->prank == 0)
    return crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_NO_PRANK, move->seat);

  seat->used = (uint8_t) (seat->used + crumb_mildred_count_slots (seat->prank));
  seat->prank = 0;
  other->used = (uint8_t) (other->used + other->victory - combat.victory);
  other->victory = combat.victory;
  other->black = combat.black;
  if (combat.outcome == CRUMB_MILDRED_WINS)
    crumb_scores_win (&game->scores, crumb_seats_of (move->seat));
  return true;
}

bool
crumb_mildred_score (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredSeat *seat = &game->seats[move->seat];
  CrumbMildredTask given;
  bool scores;
  unsigned card;

  if (!crumb_mildred_check_indulgency (move, &card, refusal))
    return false;
  if (seat->groups[card].n == 0)
    return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NO_DICE_THERE, move, move->amount);

  given = crumb_mildred_given (game, move);
  scores = crumb_mildred_indulgency (game, move->seat, card).scores;
  seat->used = (uint8_t) (seat->used + seat->groups[card].n);
  seat->groups[card] = (CrumbMildredGroup) { 0 };
  if (scores)
    crumb_mildred_give (game, move, &given);
  return true;
}

bool
crumb_mildred_goal (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredSeat *seat = &game->seats[move->seat];
  bool met = game->rules.goal > 0 || move->amount == 1;

  if (!crumb_mildred_check_amount (move, 0, 1, refusal))
    return false;

  for (unsigned i = 0; i < CRUMB_MILDRED_SETS; i++)
    {
      unsigned highest = crumb_mildred_highest (&seat->sets[i]);

      met = met && highest > 0 && highest >= crumb_mildred_goal_line (&game->rules, i);
      crumb_mildred_to_pool (seat, seat->sets[i].n);
      seat->sets[i] = (CrumbMildredSet) { 0 };
    }
  game->due = met ? 2 : 0;
  return true;
}

bool
crumb_mildred_wake (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredTaskKind kind = (CrumbMildredTaskKind) crumb_mildred_task_card (game, (unsigned) move->amount).kind;
  CrumbMildredTask given = crumb_mildred_given (game, move);
  unsigned set, level, why = CRUMB_REFUSAL_NONE;
  CrumbMildredSet *dice;

  if (!crumb_mildred_check_task_card (game, move, &set, &level, refusal))
    return false;
  dice = &game->seats[move->seat].sets[set];
  if (kind == CRUMB_MILDRED_TASK_REWARD || kind == CRUMB_MILDRED_TASK_ALWAYS)
    return crumb_mildred_refuse_range (refusal, CRUMB_MILDRED_REFUSAL_NOT_A_WAKEUP, move, 0, kind, move->amount);

  if (!game->straightened)
    why = CRUMB_MILDRED_REFUSAL_STRAIGHTEN_FIRST;
  else if (!crumb_mildred_reaches (game, move->seat, set, level))
    why = CRUMB_MILDRED_REFUSAL_NOT_REACHED;
  else if ((game->woken[set] >> (level - 1) & 1) != 0)
    why = CRUMB_MILDRED_REFUSAL_ONCE_PER_TURN;
  else if (dice->turned && kind != CRUMB_MILDRED_TASK_WAKEUP_ALWAYS)
    why = CRUMB_MILDRED_REFUSAL_SET_USED;
  if (why != CRUMB_REFUSAL_NONE)
    {
      crumb_mildred_refuse_at (refusal, why, move,
                               why == CRUMB_MILDRED_REFUSAL_SET_USED ? move->amount / 10 : move->amount);
      if (!crumb_mildred_insisted (game, refusal))
        return false;
    }

  dice->turned = dice->n > 0 && (dice->turned || kind != CRUMB_MILDRED_TASK_WAKEUP_ALWAYS);
  game->woken[set] |= (uint8_t) (1u << (level - 1));
  crumb_mildred_give (game, move, &given);
  return true;
}

/* The slots that the dice of a move name; all of them when it names none. */
static bool
collect_prank (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredSeat *seat = &game->seats[move->seat];
  uint8_t slots = move->dice.count == 0 ? seat->prank : 0;

  if (!game->rules.prank_one_by_one && !crumb_mildred_check_count (move, 0, 0, refusal))
    return false;
  if (!crumb_mildred_check_faces (move, refusal))
    return false;
  for (unsigned i = 0; i < move->dice.count; i++)
    {
      uint8_t slot = (uint8_t) (1u << (move->dice.dice[i].face - 1));

      if ((seat->prank & slot) == 0 || (slots & slot) != 0)
        return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NO_DICE_THERE, move, move->amount);
      slots |= slot;
    }
  seat->prank &= (uint8_t) ~slots;
  crumb_mildred_to_pool (seat, crumb_mildred_count_slots (slots));
  return true;
}

/* Takes the die with that level off a set; false where there is none. */
static bool
take_named (CrumbMildredSet *set, unsigned level)
{
  for (unsigned i = 0; i < set->n; i++)
    if (set->levels[i] == level)
      {
        crumb_mildred_take_level (set, i);
        return true;
      }
  return false;
}

static bool
collect_set (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredSeat *seat = &game->seats[move->seat];
  CrumbMildredSet *set = &seat->sets[move->amount - CRUMB_MILDRED_LAUNDRY];
  unsigned highest = crumb_mildred_highest (set), n = set->n;

  if (!crumb_mildred_check_faces (move, refusal))
    return false;
  for (unsigned i = 0; i < move->dice.count; i++)
    if (!take_named (set, move->dice.dice[i].face))
      return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NO_DICE_THERE, move, move->amount);
  if (move->dice.count == 0)
    for (unsigned i = n; i > 0; i--)
      if (set->levels[i - 1] != highest)
        crumb_mildred_take_level (set, i - 1);
  if (set->n == n || (set->n > 0 && !game->rules.any_stays && crumb_mildred_highest (set) != highest))
    return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_HIGHEST_STAYS, move, move->amount);

  crumb_mildred_to_pool (seat, n - set->n);
  return true;
}

bool
crumb_mildred_collect (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredSeat *seat = &game->seats[move->seat];
  unsigned place = (unsigned) move->amount;
  unsigned n = crumb_mildred_dice_at (game, move->seat, place);
  bool is_card = place - CRUMB_MILDRED_FULL_HOUSE < CRUMB_MILDRED_CARDS;
  bool is_set = place - CRUMB_MILDRED_LAUNDRY < CRUMB_MILDRED_SETS;

  if (!is_card && !is_set && (place < CRUMB_MILDRED_USED || place > CRUMB_MILDRED_DODGE))
    return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NO_SUCH_PLACE, move, move->amount);
  if (n == 0)
    return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NO_DICE_THERE, move, move->amount);
  if (is_set)
    return collect_set (game, move, refusal);
  if (place == CRUMB_MILDRED_PRANK)
    return collect_prank (game, move, refusal);
  if (!crumb_mildred_check_count (move, 0, 0, refusal))
    return false;

  if (is_card)
    seat->groups[place - CRUMB_MILDRED_FULL_HOUSE] = (CrumbMildredGroup) { 0 };
  else if (place == CRUMB_MILDRED_USED)
    seat->used = 0;
  else if (place == CRUMB_MILDRED_MODIFY)
    seat->modify = 0;
  else
    seat->dodge = 0;
  crumb_mildred_to_pool (seat, n);
  return true;
}
