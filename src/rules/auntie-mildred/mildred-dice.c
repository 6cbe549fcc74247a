/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Where dice lie: counting them, taking them, and checking what was said of them. */

#include "mildred-private.h"

#include <string.h>

bool
crumb_mildred_refuse (CrumbRefusal *refusal, unsigned why, unsigned seat)
{
  *refusal = (CrumbRefusal) {
    .reason = (uint8_t) why,
    .seat = (uint8_t) (seat < CRUMB_MILDRED_SEATS ? seat : CRUMB_NO_SEAT),
    .other = CRUMB_NO_SEAT,
  };
  return false;
}

bool
crumb_mildred_refuse_at (CrumbRefusal *refusal, unsigned why, const CrumbMove *move, int got)
{
  crumb_mildred_refuse (refusal, why, move->seat);
  refusal->got = (int16_t) got;
  return false;
}

bool
crumb_mildred_refuse_range (CrumbRefusal *refusal, unsigned why, const CrumbMove *move, int min, int max, int got)
{
  crumb_mildred_refuse_at (refusal, why, move, got);
  refusal->min = (int16_t) min;
  refusal->max = (int16_t) max;
  return false;
}

bool
crumb_mildred_insisted (const CrumbMildred *game, CrumbRefusal *refusal)
{
  refusal->can_overrule = true;
  return game->overrule;
}

bool
crumb_mildred_check_count (const CrumbMove *move, unsigned min, unsigned max, CrumbRefusal *refusal)
{
  unsigned n = move->dice.count;

  if (n >= min && n <= max)
    return true;
  return crumb_mildred_refuse_range (refusal, CRUMB_REFUSAL_DICE_COUNT, move, (int) min, (int) max, (int) n);
}

bool
crumb_mildred_check_amount (const CrumbMove *move, int min, int max, CrumbRefusal *refusal)
{
  if (move->amount >= min && move->amount <= max)
    return true;
  return crumb_mildred_refuse_range (refusal, CRUMB_MILDRED_REFUSAL_AMOUNT, move, min, max, move->amount);
}

bool
crumb_mildred_check_faces (const CrumbMove *move, CrumbRefusal *refusal)
{
  if (crumb_dice_all_known (&move->dice))
    return true;
  return crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_NEEDS_FACE, move->seat);
}

bool
crumb_mildred_check_set (const CrumbMove *move, unsigned *set, CrumbRefusal *refusal)
{
  *set = (unsigned) (move->amount - CRUMB_MILDRED_LAUNDRY);
  if (*set < CRUMB_MILDRED_SETS)
    return true;
  return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NO_SUCH_SET, move, move->amount);
}

bool
crumb_mildred_check_indulgency (const CrumbMove *move, unsigned *card, CrumbRefusal *refusal)
{
  *card = (unsigned) (move->amount - CRUMB_MILDRED_FULL_HOUSE);
  if (*card < CRUMB_MILDRED_CARDS)
    return true;
  return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NO_SUCH_CARD, move, move->amount);
}

bool
crumb_mildred_check_task_card (const CrumbMildred *game, const CrumbMove *move, unsigned *set, unsigned *level,
                               CrumbRefusal *refusal)
{
  *set = (unsigned) (move->amount / 10 - CRUMB_MILDRED_LAUNDRY);
  *level = (unsigned) (move->amount % 10);
  if (move->amount > 0 && *set < CRUMB_MILDRED_SETS && *level >= 1 && *level <= game->rules.levels)
    return true;
  return crumb_mildred_refuse_at (refusal, CRUMB_MILDRED_REFUSAL_NO_SUCH_CARD, move, move->amount);
}

void
crumb_mildred_to_pool (CrumbMildredSeat *seat, unsigned n)
{
  for (; n > 0; n--)
    seat->pool.faces[seat->pool.n++] = 0;
}

unsigned
crumb_mildred_take_at (CrumbMildredGroup *group, unsigned at)
{
  unsigned face = group->faces[at];

  group->n--;
  memmove (group->faces + at, group->faces + at + 1, group->n - at);
  group->faces[group->n] = 0;
  return face;
}

/* Where in the pool the first die with that face is, or one behind the last. */
static unsigned
first_with (const CrumbMildredGroup *pool, unsigned face)
{
  unsigned at = 0;

  while (at < pool->n && pool->faces[at] != face)
    at++;
  return at;
}

bool
crumb_mildred_find (const CrumbMildred *game, const CrumbMove *move, unsigned face, unsigned *at, CrumbRefusal *refusal)
{
  const CrumbMildredGroup *pool = &game->seats[move->seat].pool;

  if (pool->n == 0)
    return crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_NO_DICE, move->seat);

  *at = first_with (pool, face);
  if (*at == pool->n)
    *at = first_with (pool, 0);
  if (*at < pool->n)
    return true;

  *at = 0;
  if (face == 0)
    return true;
  crumb_mildred_refuse (refusal, CRUMB_MILDRED_REFUSAL_NOT_IN_POOL, move->seat);
  refusal->face = (uint8_t) face;
  return crumb_mildred_insisted (game, refusal);
}

bool
crumb_mildred_take_dice (CrumbMildred *game, const CrumbMove *move, unsigned n, CrumbRefusal *refusal)
{
  for (unsigned i = 0; i < n; i++)
    {
      unsigned at;

      if (!crumb_mildred_find (game, move, move->dice.dice[i].face, &at, refusal))
        return false;
      crumb_mildred_take_at (&game->seats[move->seat].pool, at);
    }
  return true;
}

void
crumb_mildred_take_level (CrumbMildredSet *set, unsigned at)
{
  set->n--;
  set->n_old = (uint8_t) (set->n_old - (at < set->n_old));
  memmove (set->levels + at, set->levels + at + 1, set->n - at);
  set->levels[set->n] = 0;
  set->turned = set->turned && set->n > 0;
}

unsigned
crumb_mildred_strength (uint8_t slots)
{
  return slots == 0 ? 0 : 32 - (unsigned) __builtin_clz (slots);
}

/* Where the highest die of a set is, which is not empty; the last one of several. */
static unsigned
find_highest (const CrumbMildredSet *set)
{
  unsigned at = 0;

  for (unsigned i = 1; i < set->n; i++)
    if (set->levels[i] >= set->levels[at])
      at = i;
  return at;
}

unsigned
crumb_mildred_highest (const CrumbMildredSet *set)
{
  return set->n == 0 ? 0 : set->levels[find_highest (set)];
}

void
crumb_mildred_take_mandatory (CrumbMildredSeat *seat)
{
  crumb_mildred_to_pool (seat, crumb_mildred_count_slots (seat->dodge));
  seat->dodge = 0;
  for (unsigned i = 0; i < CRUMB_MILDRED_SETS; i++)
    {
      CrumbMildredSet *set = &seat->sets[i];

      for (; set->n > 1; crumb_mildred_to_pool (seat, 1))
        crumb_mildred_take_level (set, find_highest (set) == 0 ? 1 : 0);
    }
}

unsigned
crumb_mildred_to_shake (const CrumbMildred *game, unsigned seat)
{
  CrumbMildredSeat after = game->seats[seat];

  crumb_mildred_take_mandatory (&after);
  return after.pool.n;
}

unsigned
crumb_mildred_dice_at (const CrumbMildred *game, unsigned of, unsigned place)
{
  const CrumbMildredSeat *seat = &game->seats[of];

  switch (place)
    {
    case CRUMB_MILDRED_POOL:
      return seat->pool.n;
    case CRUMB_MILDRED_USED:
      return seat->used;
    case CRUMB_MILDRED_MODIFY:
      return seat->modify;
    case CRUMB_MILDRED_PRANK:
      return crumb_mildred_count_slots (seat->prank);
    case CRUMB_MILDRED_DODGE:
      return crumb_mildred_count_slots (seat->dodge);
    default:
      if (place - CRUMB_MILDRED_LAUNDRY < CRUMB_MILDRED_SETS)
        return seat->sets[place - CRUMB_MILDRED_LAUNDRY].n;
      return place - CRUMB_MILDRED_FULL_HOUSE < CRUMB_MILDRED_CARDS ? seat->groups[place - CRUMB_MILDRED_FULL_HOUSE].n
                                                                    : 0;
    }
}

/* Takes any die of the seat, from where it matters least. False when it has none. */
static bool
take_any (CrumbMildredSeat *seat)
{
  uint8_t *slots = seat->prank != 0 ? &seat->prank : &seat->dodge;
  unsigned unknown = first_with (&seat->pool, 0);

  if (seat->used > 0)
    seat->used--;
  else if (seat->pool.n > 0)
    crumb_mildred_take_at (&seat->pool, unknown < seat->pool.n ? unknown : 0);
  else if (seat->modify > 0)
    seat->modify--;
  else if (*slots != 0)
    *slots &= (uint8_t) ~(1u << (crumb_mildred_strength (*slots) - 1));
  else
    {
      for (unsigned i = 0; i < CRUMB_MILDRED_SETS; i++)
        if (seat->sets[i].n > 0)
          {
            crumb_mildred_take_level (&seat->sets[i], seat->sets[i].n - 1u);
            return true;
          }
      for (unsigned i = 0; i < CRUMB_MILDRED_CARDS; i++)
        if (seat->groups[i].n > 0)
          {
            crumb_mildred_take_at (&seat->groups[i], seat->groups[i].n - 1u);
            return true;
          }
      return false;
    }
  return true;
}

void
crumb_mildred_move_victory (CrumbMildredSeat *seat, unsigned victory)
{
  while (seat->victory < victory)
    {
      take_any (seat);
      seat->victory++;
    }
  while (seat->victory > victory)
    {
      seat->victory--;
      seat->used++;
    }
}
