/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A dispute as the frame shows it. No widgets. */

#include "crumb-config.h"

#include "crumb-dispute-case.h"

#include "ui/cookie-raid/panels/crumb-raid-dice.h"

#include "words/cookie-raid/crumb-words-dispute.h"

#include <glib/gi18n.h>

/* The places --------------------------------------------------------------- */

guint
crumb_dispute_shown_roll (const CrumbDispute *dispute, guint seat)
{
  if (dispute->seat == seat)
    return dispute->roll;
  for (guint roll = dispute->n_rolls - 1u; roll > 0; roll--)
    if (crumb_seats_has (dispute->rolls[roll].seats, seat) && dispute->rolls[roll].dice[seat].count > 0)
      return roll;
  return 0;
}

/* What is being entered, in the order in which it was. */
static void
add_entered (const CrumbDispute *dispute, guint roll, guint seat, CrumbPlace *place)
{
  const CrumbDice *dice = &dispute->rolls[roll].dice[seat];
  guint most = crumb_dispute_most_dice (dispute, roll, seat);

  for (guint i = 0; i < dice->count; i++)
    crumb_place_add_die (place, dice->dice[i], place->asked && dispute->die == i ? CRUMB_DIE_DOUBTED : CRUMB_DIE_PLAIN);
  if (place->asked && dispute->die == CRUMB_NEXT_DIE && dice->count < most)
    crumb_place_add_awaited (place, most > CRUMB_BID_SLOTS ? 1 : most - dice->count);
}

static void
describe_bid (const CrumbDispute *dispute, guint seat, CrumbPlace *place)
{
  guint roll = crumb_dispute_shown_roll (dispute, seat);
  CrumbRollPlace ranked[CRUMB_SEATS_MAX];
  CrumbRuling ruling;
  guint n;

  place->slots = MIN (CRUMB_BID_SLOTS, crumb_dispute_most_dice (dispute, 0, seat));
  if (roll + 1u < dispute->n_rolls)
    crumb_place_add_dice (place, &dispute->rolls[roll].dice[seat], CRUMB_DIE_FAINT);
  else if (!place->asked && crumb_dispute_ruling (dispute, roll, &ruling))
    {
      n = crumb_places_fill (&dispute->rules, dispute->n_seats, &dispute->rolls[roll], ruling.winner, ranked);
      for (guint i = 0; i < n; i++)
        if (ranked[i].seat == seat)
          crumb_place_add_ranked (place, &ranked[i]);
      place->won = ruling.winner == seat;
    }
  else
    add_entered (dispute, roll, seat, place);
  if (place->n_dice == 0 && crumb_seats_has (dispute->rolls[roll].closed, seat))
    place->note = g_strdup (_ ("no bid"));
}

/* What the hand is worth so far; the bonus needs others to compare it with. */
static char *
words_for_worth (const CrumbDispute *dispute, guint seat)
{
  const CrumbDice *hand = &dispute->rolls[0].dice[seat];
  CrumbHandScore score = { 0 };
  CrumbReveal reveal;

  if (crumb_dispute_reveal (dispute, &reveal))
    score = reveal.seats[seat];
  else if (hand->count == 0 || dispute->rules.by_face)
    return NULL;
  else
    score.cookies = crumb_hands_score (&dispute->rules, hand, 1, CRUMB_NO_SEAT).seats[0].set_cookies;
  return crumb_raid_words_for_worth (score.cookies, score.bonus);
}

/* The die that a hand rolled for the bonus. */
static void
add_roll_off (const CrumbDispute *dispute, guint seat, CrumbPlace *place)
{
  guint roll = crumb_dispute_shown_roll (dispute, seat);
  const CrumbDice *rolled = &dispute->rolls[roll].dice[seat];

  if (roll == 0)
    return;
  place->prizes[place->n_prizes++] = (CrumbPlaceDie) {
    .die = rolled->dice[0],
    .look = rolled->count > 0 ? CRUMB_DIE_PLAIN : CRUMB_DIE_AWAITED,
  };
}

static void
describe_hand (const CrumbDispute *dispute, guint seat, CrumbPlace *place)
{
  const CrumbRoll *hands = &dispute->rolls[0];
  CrumbReveal reveal;

  if (place->asked && dispute->roll == 0 && dispute->die != CRUMB_NEXT_DIE)
    add_entered (dispute, 0, seat, place);
  else
    {
      crumb_place_add_hand (place, &dispute->rules, &hands->dice[seat], crumb_seats_has (hands->closed, seat), FALSE);
      if (place->asked && dispute->roll == 0)
        crumb_place_add_awaited (place, 1);
    }
  add_roll_off (dispute, seat, place);
  place->sum = words_for_worth (dispute, seat);
  place->won = dispute->seat == CRUMB_NO_SEAT && crumb_dispute_reveal (dispute, &reveal)
               && crumb_seats_has (reveal.bonus_to, seat);
}

static void
describe (const CrumbDispute *dispute, const CrumbDisputant *player, guint seat, CrumbPlace *place)
{
  *place = (CrumbPlace) {
    .name = g_strdup (player->name),
    .colour = player->colour,
    .share = -1,
    .playing = TRUE,
    .asked = dispute->seat == seat,
    .taps = TRUE,
    .picks = TRUE,
  };
  if (dispute->kind == CRUMB_DISPUTE_BIDS)
    describe_bid (dispute, seat, place);
  else
    describe_hand (dispute, seat, place);
}

/* The word ----------------------------------------------------------------- */

static void
add_line (CrumbSaying *saying, const char *line)
{
  g_autofree char *before = g_steal_pointer (&saying->reason);

  saying->reason = before != NULL ? g_strjoin ("\n", before, line, NULL) : g_strdup (line);
}

static void
add_ties (const CrumbDispute *dispute, CrumbSaying *saying)
{
  guint ruled = dispute->n_rolls - 1u;
  g_autofree char *line = NULL;
  CrumbRuling ruling;

  /* While it is rolled again the tie before that is what the headline is about. */
  if (!crumb_dispute_ruling (dispute, ruled, &ruling) && ruled > 0)
    ruled--;
  if (dispute->kind != CRUMB_DISPUTE_BIDS || ruled == 0)
    return;
  line = crumb_raid_words_for_ties (&dispute->rules, dispute->n_seats, dispute->rolls, ruled);
  add_line (saying, line);
}

/* Where faces are scored, each hand has its share of all dice. */
static void
add_faces (const CrumbDispute *dispute, const char *const names[], CrumbSaying *saying)
{
  CrumbReveal reveal;

  if (!crumb_dispute_reveal (dispute, &reveal))
    return;
  for (guint seat = 0; seat < dispute->n_seats; seat++)
    {
      g_autofree char *faces =
          crumb_words_faces (&dispute->rules, &reveal, dispute->rolls[0].dice, dispute->n_seats, seat);
      g_autofree char *line = NULL;

      if (faces == NULL)
        continue;
      /* Translators: %1$s is a name, %2$s are sentences about this player: “Gets 6-6-6: 18 pips, 5-5: 10 pips.” */
      line = g_strdup_printf (_ ("%1$s: %2$s"), names[seat], faces);
      add_line (saying, line);
    }
}

static void
say (const CrumbDispute *dispute, const char *const names[], CrumbSaying *saying)
{
  const char *rule = crumb_words_dispute_rule (dispute);
  char rules[CRUMB_RULES_TEXT_MAX];

  saying->headline = crumb_words_dispute_headline (dispute, names);
  saying->reason = crumb_words_dispute_reason (dispute, names);
  if (saying->headline == NULL)
    return;
  add_ties (dispute, saying);
  add_faces (dispute, names, saying);
  if (*rule == '\0')
    return;
  saying->rule = rule;
  saying->rules = g_strdup (crumb_rule_book_format (&crumb_house_rule_book, &dispute->rules, NULL, rules));
  saying->large = TRUE;
}

/* The question ------------------------------------------------------------- */

static void
ask (const CrumbDispute *dispute, const char *const names[], guint colour, CrumbAsking *asking)
{
  gboolean bids = dispute->kind == CRUMB_DISPUTE_BIDS && dispute->roll == 0;

  if (dispute->seat == CRUMB_NO_SEAT)
    return;
  asking->page = "faces";
  asking->question = crumb_words_dispute_asks (dispute, names);
  if (dispute->rules.flush)
    asking->hint = g_strdup (_ ("Pick a die’s color, then its face"));
  crumb_asking_add_faces (asking, dispute->rules.sides, "table.die");
  crumb_asking_add_bottom (asking, bids ? _ ("No Bid") : NULL, bids ? "table.no-bid" : NULL, NULL);
  crumb_asking_add_back (asking);
  crumb_asking_add_bottom (asking, C_ ("button", "Next"), "table.done", NULL);
  asking->colours = dispute->rules.flush;
  asking->colour = colour;
  if (dispute->die != CRUMB_NEXT_DIE)
    crumb_asking_set_link (asking, C_ ("button", "Leave It"), _ ("Leave this die as it is"), "rulings.let-go");
  else if (dispute->n_seats < CRUMB_SEATS_MAX)
    crumb_asking_set_link (asking, _ ("Add Player"), _ ("Somebody else takes part"), "rulings.add");
}

CrumbCase *
crumb_dispute_case_new (const CrumbDisputes *disputes, CrumbDisputeKind kind, guint colour)
{
  const CrumbDispute *dispute = &disputes->disputes[kind];
  CrumbCase *now = g_new0 (CrumbCase, 1);
  const char *names[CRUMB_SEATS_MAX];

  crumb_disputes_get_names (disputes, names);
  now->n_places = dispute->n_seats;
  for (guint seat = 0; seat < dispute->n_seats; seat++)
    describe (dispute, &disputes->people[seat], seat, &now->places[seat]);
  say (dispute, names, &now->saying);
  now->text = crumb_words_dispute (dispute, names);
  now->most_keys = dispute->rules.sides;
  ask (dispute, names, colour, &now->asking);
  return now;
}
