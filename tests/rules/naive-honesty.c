/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Sets of hands are followed from the start to the reveal, one die at a time. */

#include "naive-honesty.h"

#include <string.h>

#define HANDS_MAX 1000
#define NO_HAND (-1)

struct _NaiveHonesty
{
  unsigned sides;
  unsigned most_dice;
  int n;
  guint8 counts[HANDS_MAX][CRUMB_SIDES_MAX + 1];
  int with[HANDS_MAX][CRUMB_SIDES_MAX + 1];
  int without[HANDS_MAX][CRUMB_SIDES_MAX + 1];
};

/** Which hands are in the set. */
typedef struct
{
  bool has[HANDS_MAX];
} Hands;

static void
add_hands (NaiveHonesty *naive, guint8 counts[CRUMB_SIDES_MAX + 1], unsigned face, unsigned dice)
{
  if (face > naive->sides)
    {
      g_assert_cmpint (naive->n, <, HANDS_MAX);
      memcpy (naive->counts[naive->n++], counts, CRUMB_SIDES_MAX + 1);
      return;
    }
  for (guint8 n = 0; n + dice <= naive->most_dice; n++)
    {
      counts[face] = n;
      add_hands (naive, counts, face + 1, dice + n);
    }
  counts[face] = 0;
}

static int
find (const NaiveHonesty *naive, const guint8 counts[CRUMB_SIDES_MAX + 1])
{
  for (int i = 0; i < naive->n; i++)
    if (memcmp (naive->counts[i], counts, CRUMB_SIDES_MAX + 1) == 0)
      return i;
  return NO_HAND;
}

NaiveHonesty *
naive_honesty_new (unsigned sides, unsigned most_dice)
{
  NaiveHonesty *naive = g_new0 (NaiveHonesty, 1);
  guint8 counts[CRUMB_SIDES_MAX + 1] = { 0 };

  naive->sides = sides;
  naive->most_dice = most_dice;
  add_hands (naive, counts, 1, 0);

  for (int i = 0; i < naive->n; i++)
    for (unsigned face = 1; face <= sides; face++)
      {
        memcpy (counts, naive->counts[i], sizeof counts);
        counts[face]++;
        naive->with[i][face] = find (naive, counts);
        counts[face] = (guint8) (counts[face] - 2);
        naive->without[i][face] = naive->counts[i][face] > 0 ? find (naive, counts) : NO_HAND;
      }
  return naive;
}

void
naive_honesty_free (NaiveHonesty *naive)
{
  g_free (naive);
}

/* Face 0 is any face. */
static Hands
change (const NaiveHonesty *naive, const Hands *hands, const int to[][CRUMB_SIDES_MAX + 1], unsigned face)
{
  Hands changed = { { false } };

  for (int i = 0; i < naive->n; i++)
    for (unsigned any = 1; hands->has[i] && any <= naive->sides; any++)
      if ((face == 0 || any == face) && to[i][any] != NO_HAND)
        changed.has[to[i][any]] = true;
  return changed;
}

static void
unite (const NaiveHonesty *naive, Hands *hands, const Hands *more)
{
  for (int i = 0; i < naive->n; i++)
    hands->has[i] |= more->has[i];
}

static Hands
unknown_bid (const NaiveHonesty *naive, const Hands *hands, unsigned most)
{
  Hands bid = *hands, less = *hands;

  for (unsigned dice = 1; dice <= MIN (most, naive->most_dice); dice++)
    {
      Hands rolled;

      less = change (naive, &less, naive->without, 0);
      rolled = less;
      for (unsigned i = 0; i < dice; i++)
        rolled = change (naive, &rolled, naive->with, 0);
      unite (naive, &bid, &rolled);
    }
  return bid;
}

static Hands
rest (const NaiveHonesty *naive, const Hands *hands, unsigned bids, unsigned most)
{
  Hands now = *hands;

  for (unsigned i = 0; i < bids; i++)
    {
      Hands won;

      now = unknown_bid (naive, &now, most);
      won = change (naive, &now, naive->with, 0);
      unite (naive, &now, &won);
    }
  return now;
}

static Hands
play (const NaiveHonesty *naive, const Hands *hands, const CrumbDeed *deed)
{
  Hands now = *hands;

  switch (deed->kind)
    {
    case CRUMB_DEED_BID:
      for (unsigned i = 0; i < deed->dice.count; i++)
        now = change (naive, &now, naive->without, 0);
      for (unsigned i = 0; i < deed->dice.count; i++)
        now = change (naive, &now, naive->with, deed->dice.dice[i].face);
      return now;
    case CRUMB_DEED_BID_UNKNOWN:
      return unknown_bid (naive, &now, deed->most);
    case CRUMB_DEED_TAKE:
      return change (naive, &now, naive->with, deed->dice.dice[0].face);
    default:
      return rest (naive, &now, deed->bids, deed->most);
    }
}

bool
naive_honesty_check (const NaiveHonesty *naive, const CrumbHonesty *honesty, const CrumbDice *hand)
{
  guint8 counts[CRUMB_SIDES_MAX + 1] = { 0 };
  Hands hands = { { false } };
  int at;

  hands.has[find (naive, counts)] = true;
  for (unsigned i = 0; i < CRUMB_HAND_START; i++)
    hands = change (naive, &hands, naive->with, 0);
  for (unsigned i = 0; i < honesty->n_deeds; i++)
    hands = play (naive, &hands, &honesty->deeds[i]);

  for (unsigned i = 0; i < hand->count; i++)
    counts[hand->dice[i].face]++;
  at = find (naive, counts);
  return at != NO_HAND && hands.has[at];
}

char *
naive_honesty_format (const CrumbHonesty *honesty)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < honesty->n_deeds; i++)
    {
      const CrumbDeed *deed = &honesty->deeds[i];
      char dice[CRUMB_DICE_TEXT_MAX];

      g_string_append_printf (text, "%s%c%s", i > 0 ? " " : "", "butr"[deed->kind],
                              crumb_dice_format (&deed->dice, dice));
      if (deed->kind == CRUMB_DEED_BID_UNKNOWN)
        g_string_append_printf (text, "%u", deed->most);
      if (deed->kind == CRUMB_DEED_REST)
        g_string_append_printf (text, "%u%u", deed->bids, deed->most);
    }
  if (honesty->doubtful)
    g_string_append (text, "!");
  return g_string_free (text, FALSE);
}
