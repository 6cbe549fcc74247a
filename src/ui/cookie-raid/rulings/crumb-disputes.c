/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is settled without a game: disputed bids and hands, and the people. No widgets. */

#include "crumb-config.h"

#include "crumb-disputes.h"

#include "ui/cookie-raid/panels/crumb-raid-of.h"
#include "ui/people/crumb-seating.h"

#include <glib/gi18n.h>

static CrumbDisputant
disputant_of (const CrumbSeat *seat)
{
  return (CrumbDisputant) { g_intern_string (seat->name), g_intern_string (seat->told), seat->colour };
}

static CrumbDisputant
new_stranger (guint place)
{
  /* Translators: what somebody is called whose name was not entered; %u is a place at the table, from 1 */
  g_autofree char *name = g_strdup_printf (_ ("Player %u"), place + 1);
  g_autoptr (CrumbSeat) seat = crumb_seat_new (name, place);

  return disputant_of (seat);
}

static void
start (CrumbDisputes *self, const CrumbHouseRules *rules, guint n_seats)
{
  for (guint kind = 0; kind < CRUMB_DISPUTES; kind++)
    self->disputes[kind] = crumb_dispute_start (rules, kind, n_seats);
}

CrumbDisputes
crumb_disputes_start (void)
{
  const CrumbHouseRules rules = crumb_house_rules_final ();
  CrumbDisputes self = { 0 };

  for (guint place = 0; place < CRUMB_SEATS_MAX; place++)
    self.people[place] = new_stranger (place);
  start (&self, &rules, CRUMB_DISPUTE_SEATS_MIN);
  return self;
}

void
crumb_disputes_get_names (const CrumbDisputes *self, const char *names[CRUMB_SEATS_MAX])
{
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    names[seat] = self->people[seat].told;
}

gboolean
crumb_disputes_rename (CrumbDisputes *self, guint seat, const char *typed)
{
  g_autofree char *name = crumb_seat_clean_name (typed);
  g_autoptr (CrumbSeat) renamed = NULL;

  if (name == NULL || g_str_equal (name, self->people[seat].name))
    return FALSE;
  renamed = crumb_seat_new (name, self->people[seat].colour);
  self->people[seat] = disputant_of (renamed);
  return TRUE;
}

gboolean
crumb_disputes_add_seat (CrumbDisputes *self)
{
  return crumb_dispute_add_seat (&self->disputes[CRUMB_DISPUTE_BIDS])
         && crumb_dispute_add_seat (&self->disputes[CRUMB_DISPUTE_HANDS]);
}

/* Whoever leaves goes behind all others, so that there is somebody for every place. */
gboolean
crumb_disputes_remove_seat (CrumbDisputes *self, guint seat)
{
  const CrumbDisputant leaves = self->people[seat];

  if (!crumb_dispute_remove_seat (&self->disputes[CRUMB_DISPUTE_BIDS], seat)
      || !crumb_dispute_remove_seat (&self->disputes[CRUMB_DISPUTE_HANDS], seat))
    return FALSE;
  for (guint place = seat; place + 1 < CRUMB_SEATS_MAX; place++)
    self->people[place] = self->people[place + 1];
  self->people[CRUMB_SEATS_MAX - 1] = leaves;
  return TRUE;
}

gboolean
crumb_disputes_set_rules (CrumbDisputes *self, const CrumbHouseRules *rules)
{
  if (crumb_rule_book_equal (&crumb_house_rule_book, rules, &self->disputes[0].rules))
    return FALSE;
  for (guint kind = 0; kind < CRUMB_DISPUTES; kind++)
    crumb_dispute_set_rules (&self->disputes[kind], rules);
  return TRUE;
}

gboolean
crumb_disputes_is_empty (const CrumbDisputes *self)
{
  return crumb_dispute_is_empty (&self->disputes[CRUMB_DISPUTE_BIDS])
         && crumb_dispute_is_empty (&self->disputes[CRUMB_DISPUTE_HANDS]);
}

/* Those who play by now, as they sit, and strangers to make up the table. */
void
crumb_disputes_sit_down (CrumbDisputes *self, CrumbGame *game)
{
  const CrumbRaid *raid = crumb_raid_of (game);
  g_autoptr (GPtrArray) players = crumb_seating_of_game (game);

  for (guint place = 0; place < CRUMB_SEATS_MAX; place++)
    self->people[place] = place < players->len ? disputant_of (players->pdata[place]) : new_stranger (place);
  start (self, &raid->rules, crumb_seats_count (raid->scores.playing));
}

void
crumb_disputes_open (CrumbDisputes *self, CrumbGame *game, const CrumbDispute *dispute)
{
  for (guint place = 0; place < CRUMB_SEATS_MAX; place++)
    self->people[place] =
        place < crumb_game_get_n_seats (game) ? disputant_of (crumb_game_get_seat (game, place)) : new_stranger (place);
  start (self, &dispute->rules, dispute->n_seats);
  self->disputes[dispute->kind] = *dispute;
}
