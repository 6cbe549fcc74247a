/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a move enters, whatever came of it, to be quoted in a sentence, and where in a game it is. */

#include "crumb-words-quoted-move.h"

#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

static char *
words_for_bid (const char *name, const char *dice, gboolean none)
{
  if (none)
    /* Translators: quoted in a sentence. %s is a name. */
    return g_strdup_printf (_ ("%s doesn’t bid"), name);
  /* Translators: quoted in a sentence. %1$s is a name, %2$s are dice, as in “5-1-1”. */
  return g_strdup_printf (_ ("%1$s bids %2$s"), name, dice);
}

static char *
words_for_take (const char *name, const CrumbDice *dice)
{
  if (dice->count == 0 || dice->dice[0].face == 0)
    /* Translators: quoted in a sentence. %s is a name. */
    return g_strdup_printf (_ ("%s takes a die"), name);
  /* Translators: quoted in a sentence. %1$s is a name, %2$u the face of a die. */
  return g_strdup_printf (_ ("%1$s takes %2$u"), name, dice->dice[0].face);
}

static char *
words_for_lucky (const char *name, const CrumbDice *dice)
{
  if (dice->count == 0)
    /* Translators: quoted in a sentence. %s is a name. */
    return g_strdup_printf (_ ("%s keeps the last die"), name);
  if (dice->dice[0].face == 0)
    /* Translators: quoted in a sentence. %s is a name. */
    return g_strdup_printf (_ ("%s re-rolls the last die"), name);
  /* Translators: quoted in a sentence. %1$s is a name, %2$u the face of a die. */
  return g_strdup_printf (_ ("%1$s re-rolls the last die: %2$u"), name, dice->dice[0].face);
}

static char *
words_for_plate (const char *dice, gboolean none)
{
  if (none)
    /* Translators: quoted in a sentence. */
    return g_strdup (_ ("The plate isn’t entered"));
  /* Translators: quoted in a sentence. %s are dice, as in “6-5-5-3”. */
  return g_strdup_printf (_ ("The plate shows %s"), dice);
}

/* The moves that belong to no player. */
static char *
words_for_table (guint what)
{
  switch (what)
    {
    case CRUMB_RAID_REVEAL:
      /* Translators: quoted in a sentence. */
      return g_strdup (_ ("The round ends"));
    case CRUMB_RAID_ROUND:
      /* Translators: quoted in a sentence. */
      return g_strdup (_ ("The next round begins"));
    case CRUMB_RAID_END:
      /* Translators: quoted in a sentence. */
      return g_strdup (_ ("The game ends early"));
    case CRUMB_RAID_OVERRULE:
      /* Translators: quoted in a sentence. */
      return g_strdup (_ ("The table overrules"));
    case CRUMB_RAID_ORDER:
      /* Translators: quoted in a sentence. */
      return g_strdup (_ ("The seats change"));
    case CRUMB_RAID_PLAY_ON:
      /* Translators: quoted in a sentence. */
      return g_strdup (_ ("The game goes on"));
    case CRUMB_RAID_TARGET:
      /* Translators: quoted in a sentence. */
      return g_strdup (_ ("The target changes"));
    case CRUMB_RAID_ROUNDS:
      /* Translators: quoted in a sentence. */
      return g_strdup (_ ("The number of rounds changes"));
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
words_for_join (const char *name, int cookies)
{
  if (cookies == 0)
    /* Translators: quoted in a sentence. %s is a name. */
    return g_strdup_printf (_ ("%s joins"), name);
  /* Translators: quoted in a sentence. %1$s is a name, %2$d are cookies from before. */
  return g_strdup_printf (ngettext ("%1$s joins with %2$d cookie", "%1$s joins with %2$d cookies", (gulong) cookies),
                          name, cookies);
}

char *
crumb_words_quoted_move (const CrumbMove *move, const char *const names[])
{
  const char *name = crumb_words_name (names, move->seat);
  CrumbDice sorted = crumb_dice_sorted (&move->dice);
  g_autofree char *dice = crumb_words_dice (&sorted);

  switch ((CrumbRaidMove) move->what)
    {
    case CRUMB_RAID_PLATE:
      return words_for_plate (dice, sorted.count == 0);
    case CRUMB_RAID_BID:
      return words_for_bid (name, dice, sorted.count == 0);
    case CRUMB_RAID_REROLL:
      /* Translators: quoted in a sentence. %1$s is a name, %2$s are dice, as in “5-1-1”. */
      return g_strdup_printf (_ ("%1$s re-rolls %2$s"), name, dice);
    case CRUMB_RAID_WINNER:
      /* Translators: quoted in a sentence. %s is a name. */
      return g_strdup_printf (_ ("%s wins the bid"), name);
    case CRUMB_RAID_TAKE:
      return words_for_take (name, &sorted);
    case CRUMB_RAID_LUCKY:
      return words_for_lucky (name, &sorted);
    case CRUMB_RAID_HAND:
      /* Translators: quoted in a sentence. %1$s is a name, %2$s are dice, as in “5-1-1”. */
      return g_strdup_printf (_ ("%1$s’s hand is %2$s"), name, dice);
    case CRUMB_RAID_COOKIES:
      /* Translators: quoted in a sentence. %1$s is a name. */
      return g_strdup_printf (ngettext ("%1$s gets %2$d cookie", "%1$s gets %2$d cookies", (gulong) move->amount), name,
                              move->amount);
    case CRUMB_RAID_ROLL_OFF:
      /* Translators: quoted in a sentence. %1$s is a name, %2$s a die. */
      return g_strdup_printf (_ ("%1$s rolls %2$s for the bonus"), name, dice);
    case CRUMB_RAID_JOIN:
      return words_for_join (name, move->amount);
    case CRUMB_RAID_LEAVE:
      /* Translators: quoted in a sentence. %s is a name. */
      return g_strdup_printf (_ ("%s leaves"), name);
    case CRUMB_RAID_REVEAL:
    case CRUMB_RAID_ROUND:
    case CRUMB_RAID_END:
    case CRUMB_RAID_OVERRULE:
    case CRUMB_RAID_ORDER:
    case CRUMB_RAID_PLAY_ON:
    case CRUMB_RAID_TARGET:
    case CRUMB_RAID_ROUNDS:
      return words_for_table (move->what);
    case CRUMB_RAID_N_MOVES:
      break;
    }
  g_return_val_if_reached (NULL);
}

/* A round is scored where its bids end, and that may be before the first. */
static gboolean
scores (const CrumbMove *move)
{
  return move->what == CRUMB_RAID_REVEAL || move->what == CRUMB_RAID_HAND || move->what == CRUMB_RAID_COOKIES;
}

char *
crumb_words_place (const void *before, const CrumbMove *move)
{
  const CrumbRaid *state = before;
  unsigned round = state->scores.n_rounds + 1u;
  CrumbRaidPhase phase = (CrumbRaidPhase) state->phase;

  switch (phase < CRUMB_RAID_AT_REVEAL && scores (move) ? CRUMB_RAID_AT_REVEAL : phase)
    {
    case CRUMB_RAID_AT_REVEAL:
    case CRUMB_RAID_AT_ROLL_OFF:
      /* Translators: a place in a game: the hands are revealed and scored */
      return g_strdup_printf (_ ("Round %u, scoring"), round);
    case CRUMB_RAID_AT_SCORED:
      /* Translators: %u is the number of a round. */
      return g_strdup_printf (_ ("After round %u"), state->scores.n_rounds);
    case CRUMB_RAID_AT_OVER:
      return g_strdup (_ ("After the end of the game"));
    case CRUMB_RAID_AT_LUCKY:
      /* Translators: a place in a game: the last die of the plate is kept or re-rolled */
      return g_strdup_printf (_ ("Round %u, lucky last"), round);
    case CRUMB_RAID_AT_BID:
    case CRUMB_RAID_AT_TIE:
    case CRUMB_RAID_AT_TAKE:
    case CRUMB_RAID_AT_NOBODY:
      break;
    }
  /* Translators: a place in a game, both count from 1 */
  return g_strdup_printf (_ ("Round %1$u, bid %2$u"), round, state->n_bids + 1u);
}

unsigned
crumb_words_bid_goes_to (const void *state, unsigned *number)
{
  const CrumbRaid *raid = state;

  *number = raid->n_bids + 1u;
  return raid->phase == CRUMB_RAID_AT_TAKE ? raid->winner : CRUMB_NO_SEAT;
}

char *
crumb_words_bid_moved (unsigned round, unsigned number, const char *name)
{
  /* Translators: what a correction changes. %1$u and %2$u are numbers, %3$s is a name. */
  return g_strdup_printf (_ ("Round %1$u: Bid %2$u now goes to %3$s."), round, number, name);
}
