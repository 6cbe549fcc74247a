/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a game of Cookie Raid shows in the place of a seat, and what it says. */

#include "crumb-config.h"

#include "crumb-raid-describe.h"

#include "crumb-game-ruling.h"
#include "crumb-hand-groups.h"
#include "crumb-kept-hands.h"
#include "crumb-open-hands.h"
#include "crumb-places.h"
#include "crumb-raid-dice.h"
#include "ui/people/crumb-people.h"
#include "ui/table/crumb-mend-tap.h"

#include "words/cookie-raid/crumb-words-moment.h"
#include "words/cookie-raid/crumb-words-raid.h"
#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

/* All of them make the target. */
#define COOKIES 10

/* Bids --------------------------------------------------------------------- */

static gboolean
is_asked (const CrumbRaid *raid, guint seat)
{
  return raid->phase < CRUMB_RAID_AT_SCORED && crumb_raid_expects (raid).seat == seat;
}

static void
add_awaited (const CrumbRaid *raid, guint seat, guint has, CrumbPlace *place)
{
  CrumbRaidExpect expect = crumb_raid_expects (raid);

  if (expect.seat != seat || raid->plate_open)
    return;
  if (expect.what == CRUMB_RAID_BID || expect.what == CRUMB_RAID_REROLL)
    crumb_place_add_awaited (place, MIN (expect.max > has ? expect.max - has : 0, CRUMB_BID_SLOTS));
  else if (expect.what == CRUMB_RAID_HAND)
    crumb_place_add_awaited (place, expect.min > has ? expect.min - has : 0);
}

/* Before anything of a bid is in, hands that lie open can be looked at. */
static gboolean
shows_open_hand (const CrumbRaid *raid, guint seat)
{
  return raid->rules.open_hands && raid->counts_known && raid->phase == CRUMB_RAID_AT_BID
         && raid->roll.dice[seat].count == 0 && !crumb_seats_has (raid->roll.closed, seat) && !is_asked (raid, seat)
         && crumb_seats_has (raid->scores.playing, seat);
}

static void
describe_open_hand (CrumbGame *game, guint n_moves, const CrumbRaid *raid, guint seat, CrumbPlace *place)
{
  CrumbOpenHands open_hands = { 0 };
  CrumbDice hand;

  crumb_game_walk_to (game, n_moves, crumb_open_hands_step, &open_hands);
  hand = crumb_open_hands_show (&open_hands, raid, seat);
  crumb_place_add_dice (place, &hand, CRUMB_DIE_FAINT);
}

static void
note_ties_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer ties)
{
  crumb_game_ruling_note_ties (ties, after);
}

/* (transfer full) (element-type CrumbRoll): the state keeps but the last tie of a bid. */
static GArray *
list_ties (CrumbGame *game, guint n_moves)
{
  GArray *ties = g_array_new (FALSE, FALSE, sizeof (CrumbRoll));

  crumb_game_walk_to (game, n_moves, note_ties_cb, ties);
  return ties;
}

/* Who is not in a re-roll keeps the dice that lost, or the word that there were none. */
static void
describe_out (CrumbGame *game, guint n_moves, guint seat, CrumbPlace *place)
{
  g_autoptr (GArray) ties = list_ties (game, n_moves);
  gboolean closed = FALSE;

  for (guint i = ties->len; i > 0 && place->n_dice == 0; i--)
    {
      const CrumbRoll *tied = &g_array_index (ties, CrumbRoll, i - 1);

      crumb_place_add_dice (place, &tied->dice[seat], CRUMB_DIE_FAINT);
      closed |= crumb_seats_has (tied->closed, seat);
    }
  if (place->n_dice == 0 && closed)
    place->note = g_strdup (_ ("no bid"));
}

/* What is being entered, in the order in which it was. */
static void
describe_entry (CrumbGame *game, guint n_moves, const CrumbRaid *raid, guint seat, CrumbPlace *place)
{
  const CrumbDice *dice = &raid->roll.dice[seat];
  gboolean tie = raid->phase == CRUMB_RAID_AT_TIE;

  if (!crumb_seats_has (raid->roll.seats, seat))
    {
      if (tie)
        describe_out (game, n_moves, seat, place);
      return;
    }
  crumb_place_add_dice (place, dice, CRUMB_DIE_PLAIN);
  /* What was tied is there until it is rolled again. */
  if (tie && dice->count == 0 && !is_asked (raid, seat))
    crumb_place_add_dice (place, &raid->tied.dice[seat], CRUMB_DIE_FAINT);
  add_awaited (raid, seat, dice->count, place);
  if (crumb_seats_has (raid->roll.closed, seat) && dice->count == 0)
    place->note = g_strdup (_ ("no bid"));
}

/* What was ruled on, in the order of comparison. */
static void
describe_ruled (CrumbGame *game, guint n_moves, const CrumbRaid *raid, guint seat, CrumbPlace *place)
{
  CrumbRollPlace ranked[CRUMB_SEATS_MAX];
  unsigned n = crumb_places_fill (&raid->rules, raid->scores.n_seats, &raid->roll, raid->winner, ranked);

  place->won = raid->winner == seat;
  for (unsigned i = 0; i < n; i++)
    if (ranked[i].seat == seat)
      crumb_place_add_ranked (place, &ranked[i]);
  if (place->n_dice > 0)
    return;
  if (place->won)
    place->note = g_strdup (C_ ("bid", "won"));
  else if (raid->n_ties > 0 && !crumb_seats_has (raid->roll.seats, seat))
    describe_out (game, n_moves, seat, place);
  else if (crumb_seats_has (raid->roll.closed, seat))
    place->note = g_strdup (_ ("no bid"));
}

/* Hands -------------------------------------------------------------------- */

static void
describe_reveal (const CrumbRaid *raid, guint seat, CrumbPlace *place)
{
  const CrumbDice *hand = &raid->hands[seat];

  if (!crumb_seats_has (raid->scores.playing, seat))
    return;
  if (crumb_seats_has (raid->cookies_in, seat) || (raid->focus == seat && raid->by_cookies))
    {
      place->note = crumb_words_cookies (raid->cookies[seat]);
      return;
    }
  /* Hands have more dice than a bid: their line is there before the first of them, so that no place moves later. */
  place->slots = 2 * CRUMB_BID_SLOTS;
  crumb_place_add_hand (place, &raid->rules, hand, crumb_seats_has (raid->hands_closed, seat),
                        crumb_seats_has (raid->asked, seat));
  add_awaited (raid, seat, hand->count, place);
}

/* The best hands are equal: each rolls a die. */
static void
describe_roll_off (const CrumbRaid *raid, guint seat, CrumbPlace *place)
{
  if (!crumb_seats_has (raid->roll_off.seats, seat))
    crumb_place_add_hand (place, &raid->rules, &raid->hands[seat], TRUE, FALSE);
  else if (raid->roll_off.dice[seat].count > 0)
    crumb_place_add_dice (place, &raid->roll_off.dice[seat], CRUMB_DIE_PLAIN);
  else
    crumb_place_add_awaited (place, 1);
}

/* A game that was ended early may have hands of a round that was never scored. */
static gboolean
has_scores (const CrumbRaid *raid)
{
  CrumbSeats played;

  if (raid->scores.n_rounds == 0)
    return FALSE;
  if (raid->phase != CRUMB_RAID_AT_OVER)
    return raid->phase == CRUMB_RAID_AT_SCORED;
  played = raid->scores.round_seats[raid->scores.n_rounds - 1];
  return raid->rounds[raid->scores.n_rounds - 1].by_hands ? raid->hands_closed == played && raid->reveal.roll_off == 0
                                                          : raid->cookies_in == played;
}

/* The round as a sum. */
static char *
words_for_sum (int before, int cookies, int bonus)
{
  if (bonus > 0)
    /* Translators: how a total came about: what somebody had, the cookies of the hand, those for the best set, and what
       that makes. */
    return g_strdup_printf (_ ("%1$d + %2$d + ★%3$d = %4$d"), before, cookies - bonus, bonus, before + cookies);
  /* Translators: how a total came about: what somebody had, the cookies of a round, and what that makes. */
  return g_strdup_printf (_ ("%1$d + %2$d = %3$d"), before, cookies, before + cookies);
}

static void
describe_scored (const CrumbRaid *raid, guint seat, CrumbPlace *place)
{
  unsigned last = raid->scores.n_rounds - 1u;
  const CrumbRaidRound *round = &raid->rounds[last];
  int cookies = raid->scores.points[last][seat];

  if (!crumb_seats_has (raid->scores.round_seats[last], seat))
    return;
  if (round->by_hands)
    crumb_place_add_hand (place, &raid->rules, &raid->hands[seat], TRUE, FALSE);
  place->sum = words_for_sum (raid->scores.totals[seat] - cookies, cookies,
                              round->by_hands ? raid->reveal.seats[seat].bonus : 0);
  place->won = crumb_seats_has (round->bonus_to, seat);
}

static gboolean
takes_taps (const CrumbRaid *raid, guint seat)
{
  return crumb_seats_has (raid->scores.playing, seat) && crumb_places_take_taps (raid);
}

/* What a tap on the place opens where it means nothing else: the bid that was ruled, or the hand that was scored. */
static guint
find_entered (CrumbGame *game, guint n_moves, const CrumbRaid *raid, guint seat)
{
  gboolean scored = raid->phase >= CRUMB_RAID_AT_SCORED;
  guint move;

  if (!scored && raid->phase != CRUMB_RAID_AT_TAKE && raid->phase != CRUMB_RAID_AT_LUCKY)
    return 0;
  /* The die that was taken since ends what is looked for. */
  if (raid->phase == CRUMB_RAID_AT_LUCKY && n_moves > 0)
    n_moves--;
  move = crumb_game_entered_by (game, n_moves, scored ? CRUMB_RAID_SCORES : CRUMB_RAID_BIDS, seat, NULL);
  return move == CRUMB_NOT_ENTERED ? 0 : move + 1;
}

void
crumb_raid_describe (CrumbGame *game, guint n_moves, gconstpointer state, guint seat, CrumbPlace *place)
{
  const CrumbRaid *raid = state;

  place->pieces = COOKIES;
  place->asked = is_asked (raid, seat) && raid->winner == CRUMB_NO_SEAT && !raid->plate_open;
  place->taps = takes_taps (raid, seat);
  place->mend = find_entered (game, n_moves, raid, seat);
  if (raid->phase <= CRUMB_RAID_AT_NOBODY)
    place->slots = MIN (CRUMB_BID_SLOTS, crumb_bid_most_dice (&raid->rules, CRUMB_DICE_MAX));
  switch ((CrumbRaidPhase) raid->phase)
    {
    case CRUMB_RAID_AT_BID:
    case CRUMB_RAID_AT_TIE:
    case CRUMB_RAID_AT_NOBODY:
      if (shows_open_hand (raid, seat))
        describe_open_hand (game, n_moves, raid, seat, place);
      else
        describe_entry (game, n_moves, raid, seat, place);
      break;
    case CRUMB_RAID_AT_TAKE:
    case CRUMB_RAID_AT_LUCKY:
      describe_ruled (game, n_moves, raid, seat, place);
      break;
    case CRUMB_RAID_AT_REVEAL:
      describe_reveal (raid, seat, place);
      break;
    case CRUMB_RAID_AT_ROLL_OFF:
      describe_roll_off (raid, seat, place);
      break;
    case CRUMB_RAID_AT_SCORED:
    case CRUMB_RAID_AT_OVER:
      if (has_scores (raid))
        describe_scored (raid, seat, place);
      if (raid->phase == CRUMB_RAID_AT_OVER)
        place->won = crumb_seats_has (raid->scores.winners, seat);
      break;
    }
}

/* Saying ------------------------------------------------------------------- */

/* One more thing to say, in a line of its own. */
static void
add_line (CrumbSaying *saying, const char *line)
{
  g_autofree char *before = g_steal_pointer (&saying->reason);

  saying->reason = before != NULL ? g_strjoin ("\n", before, line, NULL) : g_strdup (line);
}

static void
say_ties (CrumbGame *game, guint n_moves, const CrumbRaid *raid, CrumbSaying *saying)
{
  g_autoptr (GArray) ties = NULL;
  g_autofree char *line = NULL;

  if (raid->n_ties == 0)
    return;
  ties = list_ties (game, n_moves);
  line = crumb_raid_words_for_ties (&raid->rules, raid->scores.n_seats, (const CrumbRoll *) (void *) ties->data,
                                    ties->len);
  add_line (saying, line);
}

static void
say_bid (CrumbGame *game, guint n_moves, const CrumbRaid *raid, const char *const names[], CrumbSaying *saying)
{
  const CrumbRoll *roll = raid->phase == CRUMB_RAID_AT_TIE ? &raid->tied : &raid->roll;
  const CrumbRuling by_word = { .verdict = CRUMB_VERDICT_WIN, .winner = raid->winner };
  gboolean won = raid->phase == CRUMB_RAID_AT_TAKE || raid->phase == CRUMB_RAID_AT_LUCKY;

  saying->headline = raid->phase == CRUMB_RAID_AT_TIE
                         ? crumb_words_moment (raid, names)
                         : crumb_words_ruling_headline (won ? &by_word : &raid->ruling, names);
  if (!raid->ruled)
    return;
  if (won && raid->ruling.winner != raid->winner)
    saying->reason = g_strdup (_ ("The table decided, not the dice."));
  else
    saying->reason = crumb_words_ruling_reason (&raid->rules, &raid->ruling, roll->dice, names);
  if (won)
    say_ties (game, n_moves, raid, saying);
  saying->rule = crumb_words_bid_rule (&raid->rules, &raid->ruling);
  saying->large = TRUE;
}

static void
say_round (const CrumbRaid *raid, const char *const names[], CrumbSaying *saying)
{
  guint last = raid->scores.n_rounds - 1u;

  saying->headline = crumb_words_moment (raid, names);
  if (raid->rounds[last].by_hands)
    {
      g_autofree char *bonus = crumb_words_bonus_headline (&raid->rules, &raid->reveal, names);
      g_autofree char *why = crumb_words_bonus_reason (&raid->reveal, names);

      if (saying->headline != NULL)
        saying->reason = why != NULL ? g_strjoin (" ", bonus, why, NULL) : g_steal_pointer (&bonus);
      else
        {
          saying->headline = g_steal_pointer (&bonus);
          saying->reason = g_steal_pointer (&why);
        }
      saying->rule = crumb_words_bonus_rule (&raid->reveal);
      saying->large = TRUE;
    }
  else if (saying->headline == NULL)
    /* Translators: %u is the number of a round. */
    saying->headline = g_strdup_printf (_ ("Round %u is scored."), raid->scores.n_rounds);
}

static void
say_over (const CrumbRaid *raid, const char *const names[], CrumbSaying *saying)
{
  saying->headline = crumb_game_words_result (&crumb_cookie_raid, raid, names);
  if (!has_scores (raid) || !raid->rounds[raid->scores.n_rounds - 1].by_hands)
    return;
  saying->reason = crumb_words_bonus (&raid->rules, &raid->reveal, names);
  saying->rule = crumb_words_bonus_rule (&raid->reveal);
  saying->large = TRUE;
}

/* Where faces are scored, each hand has its share of all dice. */
static void
say_faces (const CrumbRaid *raid, const char *const names[], CrumbSaying *saying)
{
  for (guint seat = 0; seat < raid->scores.n_seats; seat++)
    {
      g_autofree char *faces = crumb_words_faces (&raid->rules, &raid->reveal, raid->hands, raid->scores.n_seats, seat);
      g_autofree char *line = NULL;

      if (faces == NULL)
        continue;
      /* Translators: %1$s is a name, %2$s are sentences about this player: “Gets 6-6-6: 18 pips, 5-5: 10 pips.” */
      line = g_strdup_printf (_ ("%1$s: %2$s"), names[seat], faces);
      add_line (saying, line);
    }
}

/* What the table kept against the referee is part of the ruling. */
static void
say_kept (CrumbGame *game, guint n_moves, const CrumbRaid *raid, const char *const names[], CrumbSaying *saying)
{
  CrumbKeptHands kept = crumb_kept_hands_find (game, n_moves);

  for (guint seat = 0; seat < raid->scores.n_seats; seat++)
    {
      g_autofree char *words = crumb_kept_hands_words (&kept, seat, names[seat]);

      if (words != NULL)
        add_line (saying, words);
    }
}

/* What came of the bid before stands there while the next one is entered. */
static void
say_take (CrumbGame *game, guint n_moves, const CrumbRaid *raid, const char *const names[], CrumbSaying *saying)
{
  const CrumbMove *take;
  guint at = n_moves;

  if (raid->n_bids == 0)
    return;
  while (at > 0 && crumb_game_get_move (game, at - 1)->what != CRUMB_RAID_TAKE)
    at--;
  if (at == 0)
    return;
  take = crumb_game_get_move (game, at - 1);
  saying->headline = crumb_words_take (take, names[take->seat]);
  saying->past = TRUE;
}

void
crumb_raid_say (CrumbGame *game, guint n_moves, gconstpointer state, CrumbSaying *saying)
{
  const CrumbRaid *raid = state;
  const char *names[CRUMB_SEATS_MAX];

  crumb_people_get_names (game, names);
  switch ((CrumbRaidPhase) raid->phase)
    {
    case CRUMB_RAID_AT_TIE:
    case CRUMB_RAID_AT_TAKE:
    case CRUMB_RAID_AT_LUCKY:
      say_bid (game, n_moves, raid, names, saying);
      break;
    case CRUMB_RAID_AT_NOBODY:
      if (raid->ruled)
        say_bid (game, n_moves, raid, names, saying);
      break;
    case CRUMB_RAID_AT_ROLL_OFF:
      saying->headline = crumb_words_bonus (&raid->rules, &raid->reveal, names);
      say_kept (game, n_moves, raid, names, saying);
      break;
    case CRUMB_RAID_AT_SCORED:
      say_round (raid, names, saying);
      if (raid->rounds[raid->scores.n_rounds - 1].by_hands)
        say_faces (raid, names, saying);
      say_kept (game, n_moves, raid, names, saying);
      break;
    case CRUMB_RAID_AT_OVER:
      say_over (raid, names, saying);
      break;
    case CRUMB_RAID_AT_REVEAL:
      say_kept (game, n_moves, raid, names, saying);
      break;
    case CRUMB_RAID_AT_BID:
      say_take (game, n_moves, raid, names, saying);
      break;
    }
}

/* The plate ---------------------------------------------------------------- */

CrumbDice
crumb_raid_plate_places (const CrumbRaid *raid)
{
  CrumbDice all = raid->plate, left = raid->plate;

  if (raid->plate_missing > 0)
    return crumb_dice_sorted (&raid->plate);
  for (unsigned seat = 0; seat < raid->scores.n_seats; seat++)
    for (unsigned i = 0; i < raid->taken[seat].count; i++)
      if (raid->taken[seat].dice[i].face != 0)
        crumb_dice_add (&all, raid->taken[seat].dice[i]);
  all = crumb_dice_sorted (&all);
  for (unsigned i = 0; i < all.count; i++)
    if (!crumb_dice_remove (&left, all.dice[i]))
      all.dice[i] = (CrumbDie) { 0 };
  return all;
}
