/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Why a bid was won or has to be rolled again. */

#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

/* The best bid and the runner-up, in the order in which they were compared, and as text. */
typedef struct
{
  CrumbDice best_dice;
  CrumbDice next_dice;
  char *best;
  char *next;
  const char *winner;
  unsigned deciding;
  gboolean lower_wins;
} Contest;

static void
contest_clear (Contest *contest)
{
  g_free (contest->best);
  g_free (contest->next);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Contest, contest_clear)

static unsigned
pips_of (const CrumbDice *dice)
{
  unsigned pips = 0;

  for (unsigned i = 0; i < dice->count; i++)
    pips += dice->dice[i].face;
  return pips;
}

static void
contest_init (Contest *contest, const CrumbHouseRules *rules, const CrumbRuling *ruling, const CrumbDice bids[],
              const char *const names[])
{
  contest->best_dice = crumb_bid_order (rules, &bids[crumb_seats_first (ruling->standing[0])]);
  contest->next_dice = crumb_bid_order (rules, &bids[crumb_seats_first (ruling->standing[1])]);
  contest->best = crumb_words_dice (&contest->best_dice);
  contest->next = crumb_words_dice (&contest->next_dice);
  contest->winner = crumb_words_name (names, ruling->winner);
  contest->deciding = ruling->deciding;
  contest->lower_wins = rules->comparison == CRUMB_COMPARE_LOWEST_DIE;
}

static char *
words_for_next_die (const Contest *contest)
{
  unsigned higher = contest->best_dice.dice[contest->deciding].face;
  unsigned lower = contest->next_dice.dice[contest->deciding].face;
  g_autofree char *begin = NULL;
  CrumbDice equal = contest->best_dice;

  equal.count = (uint8_t) contest->deciding;
  begin = crumb_words_dice (&equal);
  if (contest->lower_wins)
    /* Translators: “2-3 beats 2-5: both start with 2, and 3 is lower than 5.” %3$s is one die or more. */
    return g_strdup_printf (_ ("%1$s beats %2$s: both start with %3$s, and %4$u is lower than %5$u."), contest->best,
                            contest->next, begin, higher, lower);
  /* Translators: “6-2 beats 6-1: both start with 6, and 2 is higher than 1.” %3$s is one die or more. */
  return g_strdup_printf (_ ("%1$s beats %2$s: both start with %3$s, and %4$u is higher than %5$u."), contest->best,
                          contest->next, begin, higher, lower);
}

static char *
words_for_last_die (const Contest *contest)
{
  unsigned higher = contest->best_dice.dice[contest->deciding].face;
  unsigned lower = contest->next_dice.dice[contest->deciding].face;

  if (contest->lower_wins)
    /* Translators: “1-2-4 beats 1-2-5: all equal down to the last die, and 4 is lower than 5.” */
    return g_strdup_printf (_ ("%1$s beats %2$s: all equal down to the last die, and %3$u is lower than %4$u."),
                            contest->best, contest->next, higher, lower);
  /* Translators: “5-3-2 beats 5-3-1: all equal down to the last die, and 2 is higher than 1.” */
  return g_strdup_printf (_ ("%1$s beats %2$s: all equal down to the last die, and %3$u is higher than %4$u."),
                          contest->best, contest->next, higher, lower);
}

static char *
words_for_advantage (const CrumbHouseRules *rules, const Contest *contest)
{
  if (rules->comparison == CRUMB_COMPARE_MOST_PIPS)
    {
      unsigned pips = pips_of (&contest->best_dice);

      /* Translators: “5-4 beats 4-3-2: both make 9 pips, and Sue rolled fewer dice.” */
      return g_strdup_printf (ngettext ("%1$s beats %2$s: both make %3$u pip, and %4$s rolled fewer dice.",
                                        "%1$s beats %2$s: both make %3$u pips, and %4$s rolled fewer dice.", pips),
                              contest->best, contest->next, pips, contest->winner);
    }
  if (rules->advantage == CRUMB_ADVANTAGE_HIGHEST_DIE)
    /* Translators: “5-1 beats 5-4-1: both start with 5, and Sue rolled fewer dice.” */
    return g_strdup_printf (_ ("%1$s beats %2$s: both start with %3$u, and %4$s rolled fewer dice."), contest->best,
                            contest->next, contest->best_dice.dice[0].face, contest->winner);
  /* Translators: “4-3 beats 4-3-3: all equal down to Sue’s last die, and Sue rolled fewer dice.” */
  return g_strdup_printf (_ ("%1$s beats %2$s: all equal down to %3$s’s last die, and %3$s rolled fewer dice."),
                          contest->best, contest->next, contest->winner);
}

static char *
words_for_most_pips (const Contest *contest)
{
  unsigned more = pips_of (&contest->best_dice);

  return g_strdup_printf (
      /* Translators: %1$s and %2$s are dice; %3$u and %4$u are how many pips they show in all. */
      ngettext ("%1$s beats %2$s: %3$u pip is more than %4$u.", "%1$s beats %2$s: %3$u pips are more than %4$u.", more),
      contest->best, contest->next, more, pips_of (&contest->next_dice));
}

static char *
words_for_tie (const CrumbHouseRules *rules, const CrumbRuling *ruling, const CrumbDice bids[],
               const char *const names[])
{
  g_autofree char *tied = crumb_words_names (ruling->reroll, names);
  CrumbDice ordered = crumb_bid_order (rules, &bids[crumb_seats_first (ruling->reroll)]);
  g_autofree char *dice = crumb_words_dice (&ordered);
  gulong n = crumb_seats_count (ruling->reroll);

  if (rules->comparison == CRUMB_COMPARE_MOST_PIPS)
    {
      unsigned pips = pips_of (&ordered);
      /* Translators: %u is a number of pips, which two or more players have. */
      g_autofree char *each = g_strdup_printf (ngettext ("%u pip", "%u pips", pips), pips);

      /* Translators: %1$s are so many names, two or more, %2$s is “12 pips”. */
      return g_strdup_printf (ngettext ("%1$s tie with %2$s each, so they roll those dice again.",
                                        "%1$s tie with %2$s each, so they roll those dice again.", n),
                              tied, each);
    }
  if (n == 2)
    /* Translators: %1$s are two names: “Sue and John both rolled 5-4, so they roll those dice again.” */
    return g_strdup_printf (_ ("%1$s both rolled %2$s, so they roll those dice again."), tied, dice);
  /* Translators: %1$s are so many names, three or four. */
  return g_strdup_printf (ngettext ("%1$s all rolled %2$s, so they roll those dice again.",
                                    "%1$s all rolled %2$s, so they roll those dice again.", n),
                          tied, dice);
}

static char *
words_for_win (const CrumbHouseRules *rules, const CrumbRuling *ruling, const CrumbDice bids[],
               const char *const names[])
{
  g_auto (Contest) contest = { 0 };

  contest_init (&contest, rules, ruling, bids, names);
  switch ((CrumbBidReason) ruling->reason)
    {
    case CRUMB_BID_HIGHEST_DIE:
      /* Translators: “5-1-1 beats 4-4-4: 5 is higher than 4.” */
      return g_strdup_printf (_ ("%1$s beats %2$s: %3$u is higher than %4$u."), contest.best, contest.next,
                              contest.best_dice.dice[0].face, contest.next_dice.dice[0].face);
    case CRUMB_BID_LOWEST_DIE:
      /* Translators: “1-6 beats 2-2: the lowest die wins, and 1 is lower than 2.” */
      return g_strdup_printf (_ ("%1$s beats %2$s: the lowest die wins, and %3$u is lower than %4$u."), contest.best,
                              contest.next, contest.best_dice.dice[0].face, contest.next_dice.dice[0].face);
    case CRUMB_BID_NEXT_DIE:
      return words_for_next_die (&contest);
    case CRUMB_BID_LAST_DIE:
      return words_for_last_die (&contest);
    case CRUMB_BID_ADVANTAGE:
      return words_for_advantage (rules, &contest);
    case CRUMB_BID_MOST_PIPS:
      return words_for_most_pips (&contest);
    case CRUMB_BID_MORE_DICE:
      /* Translators: “6-2-1 beats 6-2: all else is equal, and Sue rolled more dice.” */
      return g_strdup_printf (_ ("%1$s beats %2$s: all else is equal, and %3$s rolled more dice."), contest.best,
                              contest.next, contest.winner);
    case CRUMB_BID_NOBODY:
    case CRUMB_BID_ONLY:
    case CRUMB_BID_TIE:
      break;
    }
  g_return_val_if_reached (NULL);
}

char *
crumb_words_ruling_headline (const CrumbRuling *ruling, const char *const names[])
{
  g_autofree char *tied = NULL;

  switch ((CrumbVerdict) ruling->verdict)
    {
    case CRUMB_VERDICT_NOBODY:
      return g_strdup (_ ("Nobody bids."));
    case CRUMB_VERDICT_WIN:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("%s takes the bid."), crumb_words_name (names, ruling->winner));
    case CRUMB_VERDICT_REROLL:
      tied = crumb_words_names (ruling->reroll, names);
      /* Translators: %s are so many names, two or more. */
      return g_strdup_printf (ngettext ("%s re-roll.", "%s re-roll.", crumb_seats_count (ruling->reroll)), tied);
    }
  g_return_val_if_reached (NULL);
}

char *
crumb_words_ruling_reason (const CrumbHouseRules *rules, const CrumbRuling *ruling, const CrumbDice bids[],
                           const char *const names[])
{
  switch ((CrumbBidReason) ruling->reason)
    {
    case CRUMB_BID_NOBODY:
      return g_strdup (_ ("With no bids, the round ends and the hands are scored."));
    case CRUMB_BID_ONLY:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("Only %s bid. A lone bidder wins whatever the dice show."),
                              crumb_words_name (names, ruling->winner));
    case CRUMB_BID_TIE:
      return words_for_tie (rules, ruling, bids, names);
    case CRUMB_BID_HIGHEST_DIE:
    case CRUMB_BID_NEXT_DIE:
    case CRUMB_BID_LAST_DIE:
    case CRUMB_BID_ADVANTAGE:
    case CRUMB_BID_LOWEST_DIE:
    case CRUMB_BID_MOST_PIPS:
    case CRUMB_BID_MORE_DICE:
      return words_for_win (rules, ruling, bids, names);
    }
  g_return_val_if_reached (NULL);
}

char *
crumb_words_ruling (const CrumbHouseRules *rules, const CrumbRuling *ruling, const CrumbDice bids[],
                    const char *const names[])
{
  g_autofree char *reason = crumb_words_ruling_reason (rules, ruling, bids, names);
  g_autofree char *headline = NULL;

  /* Of a tie the reason says who re-rolls. */
  if (ruling->verdict == CRUMB_VERDICT_REROLL)
    return g_steal_pointer (&reason);

  headline = crumb_words_ruling_headline (ruling, names);
  return crumb_words_two_sentences (headline, reason);
}
