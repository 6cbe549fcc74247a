/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* ACTION: what dice are used for, and what cards give. */

#include "mildred-private.h"

/* COOK#3, the one card of which the text says how many dice are rolled again. */
#define REROLL_TWO 143

bool
crumb_mildred_modify (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredSeat *seat = &game->seats[move->seat];
  unsigned spent, changed, face = move->dice.dice[1].face;

  if (seat->modify >= CRUMB_MILDRED_MODIFY_SPOTS)
    return crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_NO_MODIFY_SPOT, move->seat);
  if (move->dice.count != 2 || (move->amount != 1 && move->amount != -1))
    return crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_MODIFY_FORM, move->seat);
  if (!crumb_mildred_find (game, move, move->dice.dice[0].face, &spent, refusal))
    return false;
  crumb_mildred_take_at (&seat->pool, spent);
  if (!crumb_mildred_find (game, move, face, &changed, refusal))
    return false;

  if (face == 0)
    face = seat->pool.faces[changed];
  if (face != 0)
    seat->pool.faces[changed] =
        (uint8_t) ((face - 1 + CRUMB_MILDRED_SIDES + (unsigned) move->amount) % CRUMB_MILDRED_SIDES + 1);
  seat->modify++;
  return true;
}

static uint8_t *
slots_of (CrumbMildred *game, const CrumbMove *move)
{
  bool prank = move->what == CRUMB_MILDRED_USE_PRANK || move->what == CRUMB_MILDRED_ADD_PRANK;

  return prank ? &game->seats[move->seat].prank : &game->seats[move->seat].dodge;
}

static int
place_of (const CrumbMove *move)
{
  bool prank = move->what == CRUMB_MILDRED_USE_PRANK || move->what == CRUMB_MILDRED_ADD_PRANK;

  return prank ? CRUMB_MILDRED_PRANK : CRUMB_MILDRED_DODGE;
}

/* The slot that the next die goes into, counted from 0. */
static unsigned
next_slot (const CrumbMildred *game, uint8_t slots)
{
  unsigned slot = game->rules.after_bonus == CRUMB_MILDRED_ON_TOP ? crumb_mildred_strength (slots) : 0;

  while ((slots >> slot & 1) != 0)
    slot++;
  return slot;
}

bool
crumb_mildred_use_slots (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  uint8_t *slots = slots_of (game, move);

  if (!crumb_mildred_check_count (move, 1, CRUMB_MILDRED_DICE_MAX, refusal))
    return false;
  for (unsigned i = 0; i < move->dice.count; i++)
    {
      unsigned slot = next_slot (game, *slots);

      if (slot >= game->rules.slots)
        return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NO_SLOT, move, place_of (move));
      *slots |= (uint8_t) (1u << slot);
    }
  return crumb_mildred_take_dice (game, move, move->dice.count, refusal);
}

bool
crumb_mildred_check_source (const CrumbMildred *game, const CrumbMove *move, CrumbMildredGift gift,
                            CrumbRefusal *refusal)
{
  CrumbMildredGift gives = (CrumbMildredGift) crumb_mildred_task_card (game, game->source).gives;

  if (game->source == 0)
    return crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_NO_SOURCE, move->seat);
  if (gives == CRUMB_MILDRED_GIVES_UNKNOWN || gives == CRUMB_MILDRED_GIVES_OTHER || gives == gift)
    return true;
  crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NOT_ITS_GIFT, move, game->source);
  return crumb_mildred_insisted (game, refusal);
}

/* The highest die moves so many slots up, as far as there are any. */
static void
move_up (const CrumbMildred *game, uint8_t *slots, unsigned n)
{
  unsigned highest = crumb_mildred_strength (*slots), to = highest + n;

  if (highest == 0)
    return;
  if (to > game->rules.slots)
    to = game->rules.slots;
  *slots &= (uint8_t) ~(1u << (highest - 1));
  *slots |= (uint8_t) (1u << (to - 1));
}

static void
add_cookies (CrumbMildred *game, unsigned seat, unsigned n)
{
  CrumbMildredCookies cookies = crumb_mildred_cookies (game->seats[seat].black, n, game->rules.excess_carried);

  game->seats[seat].black = cookies.black;
  game->due = cookies.victory;
}

void
crumb_mildred_give (CrumbMildred *game, const CrumbMove *move, const CrumbMildredTask *given)
{
  CrumbMildredSeat *seat = &game->seats[move->seat];

  game->source = 0;
  switch ((CrumbMildredGift) given->gives)
    {
    case CRUMB_MILDRED_GIVES_COOKIES:
      add_cookies (game, move->seat, given->n);
      break;
    case CRUMB_MILDRED_GIVES_VICTORY:
      game->due = given->n;
      break;
    case CRUMB_MILDRED_GIVES_PRANK:
      move_up (game, &seat->prank, given->n);
      break;
    case CRUMB_MILDRED_GIVES_DODGE:
      move_up (game, &seat->dodge, given->n);
      break;
    default:
      game->source = (uint8_t) move->amount;
      break;
    }
}

static CrumbMildredGift
gift_of (const CrumbMove *move)
{
  return move->what == CRUMB_MILDRED_ADD_PRANK ? CRUMB_MILDRED_GIVES_PRANK : CRUMB_MILDRED_GIVES_DODGE;
}

bool
crumb_mildred_add_slots (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  uint8_t *slots = slots_of (game, move);
  unsigned highest = crumb_mildred_strength (*slots);

  if (!crumb_mildred_check_source (game, move, gift_of (move), refusal)
      || !crumb_mildred_check_amount (move, 1, CRUMB_MILDRED_SLOTS_MAX, refusal))
    return false;
  if (highest == 0)
    return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NEEDS_A_DIE, move, place_of (move));
  if (highest + (unsigned) move->amount > game->rules.slots)
    return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NO_SLOT, move, place_of (move));

  /* The highest die stays the highest on its way up. */
  move_up (game, slots, (unsigned) move->amount);
  return true;
}

/* Whether the dice fit the card. */
static bool
check_match (const CrumbMildred *game, const CrumbMove *move, const CrumbMildredGroup *group, unsigned card,
             CrumbRefusal *refusal)
{
  unsigned theirs = game->seats[crumb_mildred_other (move->seat)].groups[card].n;
  uint8_t rows[CRUMB_MILDRED_ROWS_MAX], shape[CRUMB_MILDRED_SHAPE_MAX];
  unsigned demand = crumb_mildred_card (game, card), asked = crumb_mildred_rows_asked (demand, shape);
  unsigned needed = asked > 0 ? asked : theirs;

  if ((needed == 0 || group->n == needed) && crumb_mildred_group_rows (demand, group, game->rules.equal_rows, rows) > 0)
    return true;
  crumb_mildred_refuse_range (refusal, CRUMB_MILDRED_REFUSAL_DOES_NOT_MATCH, move, 0, (int) needed, move->amount);
  return crumb_mildred_insisted (game, refusal);
}

bool
crumb_mildred_indulge (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredGroup group = { .n = move->dice.count };
  unsigned card;

  if (!crumb_mildred_check_indulgency (move, &card, refusal))
    return false;
  if (game->seats[move->seat].groups[card].n > 0)
    return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_SPOTS_TAKEN, move, move->amount);
  if (!crumb_mildred_check_count (move, 1, CRUMB_MILDRED_DICE_MAX, refusal)
      || !crumb_mildred_check_faces (move, refusal))
    return false;

  for (unsigned i = 0; i < group.n; i++)
    group.faces[i] = move->dice.dice[i].face;
  if (!check_match (game, move, &group, card, refusal)
      || !crumb_mildred_take_dice (game, move, move->dice.count, refusal))
    return false;
  game->seats[move->seat].groups[card] = group;
  return true;
}

/* Puts one die on a set. A face that nobody entered is the one that is wanted. */
static bool
place_die (CrumbMildred *game, const CrumbMove *move, CrumbMildredSet *set, unsigned face, CrumbRefusal *refusal)
{
  unsigned wanted = crumb_mildred_wanted (crumb_mildred_highest (set), game->rules.levels), at;

  if (face == 0)
    face = wanted;
  if (face == 0 || face > game->rules.levels || face != wanted)
    {
      crumb_mildred_refuse_range (refusal, CRUMB_MILDRED_REFUSAL_WANTED, move, (int) wanted, game->rules.levels,
                                  move->amount);
      refusal->face = (uint8_t) face;
      if (face == 0 || face > game->rules.levels || !crumb_mildred_insisted (game, refusal))
        return false;
    }
  if (!crumb_mildred_find (game, move, face, &at, refusal))
    return false;

  crumb_mildred_take_at (&game->seats[move->seat].pool, at);
  set->levels[set->n++] = (uint8_t) face;
  return true;
}

bool
crumb_mildred_scally (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  unsigned set;

  if (!crumb_mildred_check_set (move, &set, refusal)
      || !crumb_mildred_check_count (move, 1, CRUMB_MILDRED_DICE_MAX, refusal))
    return false;
  for (unsigned i = 0; i < move->dice.count; i++)
    if (!place_die (game, move, &game->seats[move->seat].sets[set], move->dice.dice[i].face, refusal))
      return false;
  return true;
}

bool
crumb_mildred_task (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredTaskKind kind = (CrumbMildredTaskKind) crumb_mildred_task_card (game, (unsigned) move->amount).kind;
  CrumbMildredTask given = crumb_mildred_given (game, move);
  unsigned set, level, why = CRUMB_REFUSAL_NONE;
  CrumbMildredSet *dice;

  if (!crumb_mildred_check_task_card (game, move, &set, &level, refusal))
    return false;
  dice = &game->seats[move->seat].sets[set];
  if (kind != CRUMB_MILDRED_TASK_UNKNOWN && kind != CRUMB_MILDRED_TASK_REWARD)
    return crumb_mildred_refuse_range (refusal, CRUMB_MILDRED_REFUSAL_NOT_A_REWARD, move, 0, kind, move->amount);
  if (dice->n == 0)
    return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NEEDS_A_DIE, move, move->amount / 10);

  if (dice->turned)
    why = CRUMB_MILDRED_REFUSAL_SET_USED;
  else if (!crumb_mildred_reaches (game, move->seat, set, level))
    why = CRUMB_MILDRED_REFUSAL_NOT_REACHED;
  if (why != CRUMB_REFUSAL_NONE)
    {
      crumb_mildred_refuse_at (refusal, why, move,
                               why == CRUMB_MILDRED_REFUSAL_SET_USED ? move->amount / 10 : move->amount);
      if (!crumb_mildred_insisted (game, refusal))
        return false;
    }

  dice->turned = true;
  crumb_mildred_give (game, move, &given);
  return true;
}

bool
crumb_mildred_get_cookies (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (!crumb_mildred_check_source (game, move, CRUMB_MILDRED_GIVES_COOKIES, refusal)
      || !crumb_mildred_check_amount (move, 1, CRUMB_MILDRED_COOKIES_MAX, refusal))
    return false;

  add_cookies (game, move->seat, (unsigned) move->amount);
  return true;
}

bool
crumb_mildred_get_victory (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  if (!crumb_mildred_check_source (game, move, CRUMB_MILDRED_GIVES_VICTORY, refusal)
      || !crumb_mildred_check_amount (move, 1, CRUMB_MILDRED_VICTORY, refusal))
    return false;

  game->due = (uint8_t) move->amount;
  return true;
}

bool
crumb_mildred_reroll (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredSeat *seat = &game->seats[move->seat];
  CrumbMildredTask task = crumb_mildred_task_card (game, game->source);
  int max = game->source == REROLL_TWO ? 2 : CRUMB_MILDRED_REROLL_MAX;
  unsigned n = (unsigned) move->amount;

  if (task.gives == CRUMB_MILDRED_GIVES_REROLL)
    max = task.n;
  if (!crumb_mildred_check_source (game, move, CRUMB_MILDRED_GIVES_REROLL, refusal)
      || !crumb_mildred_check_amount (move, 1, max, refusal) || !crumb_mildred_check_count (move, 2 * n, 2 * n, refusal)
      || !crumb_mildred_take_dice (game, move, n, refusal))
    return false;

  crumb_mildred_to_pool (seat, n);
  for (unsigned i = 0; i < n; i++)
    seat->pool.faces[seat->pool.n - n + i] = move->dice.dice[n + i].face;
  return true;
}

/* Which die of a set becomes a victory die: the lowest, or the one of the level that is named, if it is an outer one. */
static bool
take_outer (CrumbMildredSet *set, const CrumbMove *move, CrumbRefusal *refusal)
{
  unsigned lowest = set->levels[0], named, at = 0;

  for (unsigned i = 1; i < set->n; i++)
    if (set->levels[i] < lowest)
      lowest = set->levels[i];
  named = move->dice.count == 0 ? lowest : move->dice.dice[0].face;
  if (named != lowest && named != crumb_mildred_highest (set))
    return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NO_DICE_THERE, move, move->amount);

  while (set->levels[at] != named)
    at++;
  crumb_mildred_take_level (set, at);
  return true;
}

/* One die of a group; the others are used. */
static void
take_of_group (CrumbMildredSeat *seat, CrumbMildredGroup *group)
{
  seat->used = (uint8_t) (seat->used + group->n - 1);
  *group = (CrumbMildredGroup) { 0 };
}

static bool
take_from_pool (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  unsigned at = 0;

  if (move->dice.count > 0 && !crumb_mildred_find (game, move, move->dice.dice[0].face, &at, refusal))
    return false;
  crumb_mildred_take_at (&game->seats[move->seat].pool, at);
  return true;
}

static void
take_top_slot (uint8_t *slots)
{
  *slots &= (uint8_t) ~(1u << (crumb_mildred_strength (*slots) - 1));
}

/* One die from the place, which has some. */
static bool
take_from (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredSeat *seat = &game->seats[move->seat];
  unsigned place = (unsigned) move->amount;

  switch (place)
    {
    case CRUMB_MILDRED_POOL:
      return take_from_pool (game, move, refusal);
    case CRUMB_MILDRED_USED:
      seat->used--;
      return true;
    case CRUMB_MILDRED_MODIFY:
      seat->modify--;
      return true;
    case CRUMB_MILDRED_PRANK:
      take_top_slot (&seat->prank);
      return true;
    case CRUMB_MILDRED_DODGE:
      take_top_slot (&seat->dodge);
      return true;
    default:
      if (place - CRUMB_MILDRED_LAUNDRY < CRUMB_MILDRED_SETS)
        return take_outer (&seat->sets[place - CRUMB_MILDRED_LAUNDRY], move, refusal);
      take_of_group (seat, &seat->groups[place - CRUMB_MILDRED_FULL_HOUSE]);
      return true;
    }
}

bool
crumb_mildred_take_victory (CrumbMildred *game, const CrumbMove *move, CrumbRefusal *refusal)
{
  CrumbMildredSeat *seat = &game->seats[move->seat];
  unsigned place = (unsigned) move->amount;

  if (game->due == 0)
    return crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_NO_VICTORY_DUE, move->seat);
  if (place - CRUMB_MILDRED_POOL >= CRUMB_MILDRED_DODGE && place - CRUMB_MILDRED_LAUNDRY >= CRUMB_MILDRED_SETS
      && place - CRUMB_MILDRED_FULL_HOUSE >= CRUMB_MILDRED_CARDS)
    return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NO_SUCH_PLACE, move, move->amount);
  if (crumb_mildred_dice_at (game, move->seat, place) == 0)
    return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NO_DICE_THERE, move, move->amount);
  if (!crumb_mildred_check_count (move, 0, 1, refusal) || !take_from (game, move, refusal))
    return false;

  seat->victory++;
  game->due--;
  if (seat->victory == CRUMB_MILDRED_VICTORY)
    {
      game->due = 0;
      crumb_scores_win (&game->scores, crumb_seats_of (move->seat));
    }
  return true;
}
