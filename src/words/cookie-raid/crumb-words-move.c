/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What one move did to a game, as a line of its log. */

#include "crumb-words-raid-private.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

/* A bid, a re-roll or a winner: the phase of the game now tells what it settled. */
static char *
words_for_bid (const CrumbRaid *before, const CrumbMove *move, const CrumbRaid *after, const char *const names[])
{
  switch ((CrumbRaidPhase) after->phase)
    {
    case CRUMB_RAID_AT_TIE:
      if (move->what != CRUMB_RAID_BID && after->n_ties == before->n_ties)
        return NULL;
      return crumb_words_ruling_reason (&after->rules, &after->ruling, after->tied.dice, names);
    case CRUMB_RAID_AT_NOBODY:
      return g_strdup (_ ("Nobody bids."));
    case CRUMB_RAID_AT_TAKE:
      if (after->ruled && after->ruling.verdict == CRUMB_VERDICT_WIN && after->ruling.winner == after->winner)
        return crumb_words_ruling (&after->rules, &after->ruling, after->roll.dice, names);
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("%s takes the bid."), crumb_words_name (names, after->winner));
    case CRUMB_RAID_AT_BID:
    case CRUMB_RAID_AT_LUCKY:
    case CRUMB_RAID_AT_REVEAL:
    case CRUMB_RAID_AT_ROLL_OFF:
    case CRUMB_RAID_AT_SCORED:
    case CRUMB_RAID_AT_OVER:
      break;
    }
  return NULL;
}

char *
crumb_words_take (const CrumbMove *move, const char *name)
{
  unsigned face = move->dice.count > 0 ? move->dice.dice[0].face : 0;

  if (face == 0)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("%s takes a die from the plate."), name);
  /* Translators: %1$s is a name, %2$u the face of a die. */
  return g_strdup_printf (_ ("%1$s takes %2$u from the plate."), name, face);
}

static char *
words_for_lucky (const CrumbRaid *before, const CrumbMove *move, const char *name)
{
  unsigned lay = before->lucky.face;
  unsigned shows = move->dice.count > 0 ? move->dice.dice[0].face : 0;
  g_autofree char *was = crumb_words_a_face (lay);

  if (move->dice.count == 0 && lay == 0)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("%s keeps the last die."), name);
  if (move->dice.count == 0)
    /* Translators: %1$s is a name, %2$u the face of a die. */
    return g_strdup_printf (_ ("%1$s keeps the last die, %2$u."), name, lay);
  if (shows == 0)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("%s re-rolls the last die."), name);
  if (lay == 0)
    /* Translators: %1$s is a name, %2$u the face of a die. */
    return g_strdup_printf (_ ("%1$s re-rolls the last die and gets %2$u."), name, shows);
  /* Translators: %1$s is a name, %2$s is “a 5”, %3$u the face of a die. */
  return g_strdup_printf (_ ("%1$s re-rolls the last die, %2$s, and gets %3$u."), name, was, shows);
}

static char *
words_for_scored_round (const CrumbRaid *after, const char *const names[])
{
  g_autofree char *scores = crumb_game_words_round (&crumb_cookie_raid, after, after->scores.n_rounds - 1u, names);
  g_autofree char *result = NULL;

  if (after->phase != CRUMB_RAID_AT_OVER)
    return g_steal_pointer (&scores);

  result = crumb_game_words_result (&crumb_cookie_raid, after, names);
  return crumb_words_two_sentences (scores, result);
}

static char *
words_for_plate (const CrumbMove *move)
{
  CrumbDice sorted = crumb_dice_sorted (&move->dice);
  g_autofree char *dice = NULL;

  if (sorted.count == 0)
    return NULL;

  dice = crumb_words_dice (&sorted);
  /* Translators: %s are dice: “The plate shows 6-5-5-4.” */
  return g_strdup_printf (_ ("The plate shows %s."), dice);
}

static char *
words_for_join (const CrumbRaid *before, const CrumbMove *move, const char *name)
{
  if (move->seat < before->scores.n_seats)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("%s comes back to the game."), name);
  if (move->amount == 0)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("%s joins the game."), name);
  /* Translators: %1$s is a name, %2$d are cookies from before. */
  return g_strdup_printf (ngettext ("%1$s joins the game with %2$d cookie.", "%1$s joins the game with %2$d cookies.",
                                    (gulong) move->amount),
                          name, move->amount);
}

static char *
words_for_order (const CrumbRaid *after, const char *const names[])
{
  g_autofree char *order =
      crumb_words_names_in_order (after->scores.order, crumb_seats_count (after->scores.playing), names);

  /* Translators: %s are two or more names: “The seating order is now Sue, John and Ann.” */
  return g_strdup_printf (_ ("The seating order is now %s."), order);
}

static char *
words_for_play_on (const CrumbRaid *after)
{
  if (after->scores.target > 0)
    return g_strdup_printf (
        /* Translators: %d is the new target. */
        ngettext ("The game goes on to %d cookie.", "The game goes on to %d cookies.", (gulong) after->scores.target),
        after->scores.target);
  if (after->last_round > 0)
    /* Translators: %d is the number of a round. */
    return g_strdup_printf (_ ("The game goes on to the end of round %d."), after->last_round);
  return g_strdup (_ ("The game goes on until you end it."));
}

static char *
words_for_target (int target)
{
  return g_strdup_printf (
      /* Translators: %d is the new target. */
      ngettext ("The game is now played to %d cookie.", "The game is now played to %d cookies.", (gulong) target),
      target);
}

static char *
words_for_rounds (int rounds)
{
  return g_strdup_printf (
      /* Translators: %d is a number of rounds. */
      ngettext ("The game now ends after %d round.", "The game now ends after %d rounds.", (gulong) rounds), rounds);
}

char *
crumb_words_move (const void *from, const CrumbMove *move, const void *to, const char *const names[])
{
  const CrumbRaid *before = from, *after = to;

  if (after->scores.n_rounds > before->scores.n_rounds)
    return words_for_scored_round (after, names);

  switch ((CrumbRaidMove) move->what)
    {
    case CRUMB_RAID_PLATE:
      return after->plate_open ? NULL : words_for_plate (move);
    case CRUMB_RAID_BID:
    case CRUMB_RAID_REROLL:
    case CRUMB_RAID_WINNER:
      return words_for_bid (before, move, after, names);
    case CRUMB_RAID_TAKE:
      return crumb_words_take (move, crumb_words_name (names, before->winner));
    case CRUMB_RAID_LUCKY:
      return words_for_lucky (before, move, crumb_words_name (names, before->winner));
    case CRUMB_RAID_REVEAL:
      return g_strdup (_ ("The round ends, and the hands are revealed."));
    case CRUMB_RAID_ROUND:
      /* Translators: %u is the number of a round. */
      return g_strdup_printf (_ ("Round %u begins."), after->scores.n_rounds + 1u);
    case CRUMB_RAID_END:
      return crumb_game_words_result (&crumb_cookie_raid, after, names);
    case CRUMB_RAID_OVERRULE:
      return g_strdup (_ ("The table goes against the rules."));
    case CRUMB_RAID_JOIN:
      return words_for_join (before, move, crumb_words_name (names, move->seat));
    case CRUMB_RAID_LEAVE:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("%s leaves the game."), crumb_words_name (names, move->seat));
    case CRUMB_RAID_ORDER:
      return words_for_order (after, names);
    case CRUMB_RAID_PLAY_ON:
      return words_for_play_on (after);
    case CRUMB_RAID_TARGET:
      return words_for_target (move->amount);
    case CRUMB_RAID_ROUNDS:
      return words_for_rounds (move->amount);
    case CRUMB_RAID_HAND:
    case CRUMB_RAID_COOKIES:
    case CRUMB_RAID_ROLL_OFF:
      return NULL;
    case CRUMB_RAID_N_MOVES:
      break;
    }
  g_return_val_if_reached (NULL);
}
