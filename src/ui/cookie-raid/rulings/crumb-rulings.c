/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Disputes settled without a game: bids or hands, the people, and a history to undo. No widgets. */

#include "crumb-config.h"

#include "crumb-rulings.h"

#include "ui/cookie-raid/panels/crumb-raid-of.h"
#include "ui/people/crumb-seating.h"

#include "record/base/crumb-class.h"

#include <glib/gi18n.h>

#define N_KINDS 2

/* One step: all that can be undone at once. @people is never changed, only replaced, and has a place for every seat. */
typedef struct
{
  CrumbDispute disputes[N_KINDS];
  CrumbDisputeKind kind;
  GPtrArray *people;
} Step;

struct _CrumbRulings
{
  GObject parent_instance;

  Step now;
  GArray *undone;
  GArray *done;
};

G_DEFINE_FINAL_TYPE (CrumbRulings, crumb_rulings, G_TYPE_OBJECT)

static void
step_clear (gpointer data)
{
  g_ptr_array_unref (((Step *) data)->people);
}

static GArray *
new_steps (void)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (Step));

  g_array_set_clear_func (steps, step_clear);
  return steps;
}

/* Saves the current state as a step, with its own reference to the people. Picking a die is no step. */
static void
keep (GArray *steps, const Step *step)
{
  Step kept = *step;

  for (guint kind = 0; kind < N_KINDS; kind++)
    crumb_dispute_let_go (&kept.disputes[kind]);
  g_ptr_array_ref (kept.people);
  g_array_append_val (steps, kept);
}

static void
begin_step (CrumbRulings *self)
{
  keep (self->done, &self->now);
  g_array_set_size (self->undone, 0);
}

static void
end_step (CrumbRulings *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
go (CrumbRulings *self, GArray *from, GArray *to)
{
  if (from->len == 0)
    return;

  keep (to, &self->now);
  g_ptr_array_unref (self->now.people);
  self->now = g_array_index (from, Step, from->len - 1);
  g_ptr_array_ref (self->now.people);
  g_array_set_size (from, from->len - 1);
  end_step (self);
}

static CrumbSeat *
new_stranger (guint place)
{
  /* Translators: what somebody is called whose name was not entered; %u is a place at the table, from 1 */
  g_autofree char *name = g_strdup_printf (_ ("Player %u"), place + 1);

  return crumb_seat_new (name, place);
}

static GPtrArray *
new_people (void)
{
  return g_ptr_array_new_full (CRUMB_SEATS_MAX, (GDestroyNotify) crumb_seat_free);
}

/* Copies the people, moving whoever sits in place @last, if anybody, to the end. */
static GPtrArray *
copy_people (GPtrArray *people, guint last)
{
  GPtrArray *copy = new_people ();

  for (guint place = 0; place < people->len; place++)
    if (place != last)
      g_ptr_array_add (copy, crumb_seat_copy (g_ptr_array_index (people, place)));
  if (last < people->len)
    g_ptr_array_add (copy, crumb_seat_copy (g_ptr_array_index (people, last)));
  return copy;
}

static GPtrArray *
people_of (CrumbGame *game)
{
  GPtrArray *people = new_people ();

  for (guint place = 0; place < CRUMB_SEATS_MAX; place++)
    g_ptr_array_add (people, place < crumb_game_get_n_seats (game) ? crumb_seat_copy (crumb_game_get_seat (game, place))
                                                                   : new_stranger (place));
  return people;
}

/* Those who play by now, as they sit, and strangers to make up the table. */
static GPtrArray *
players_of (CrumbGame *game)
{
  GPtrArray *people = crumb_seating_of_game (game);

  while (people->len < CRUMB_SEATS_MAX)
    g_ptr_array_add (people, new_stranger (people->len));
  return people;
}

static void
set_people (CrumbRulings *self, GPtrArray *people)
{
  g_ptr_array_unref (self->now.people);
  self->now.people = people;
}

static void
start (CrumbRulings *self, const CrumbHouseRules *rules, guint n_seats)
{
  for (guint kind = 0; kind < N_KINDS; kind++)
    self->now.disputes[kind] = crumb_dispute_start (rules, kind, n_seats);
}

static void
crumb_rulings_finalize (GObject *object)
{
  CrumbRulings *self = CRUMB_RULINGS (object);

  g_ptr_array_unref (self->now.people);
  g_array_unref (self->done);
  g_array_unref (self->undone);

  G_OBJECT_CLASS (crumb_rulings_parent_class)->finalize (object);
}

static void
crumb_rulings_class_init (CrumbRulingsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = crumb_rulings_finalize;

  crumb_class_signal (klass, "changed", 0);
}

static void
crumb_rulings_init (CrumbRulings *self)
{
  const CrumbHouseRules rules = crumb_house_rules_final ();

  self->done = new_steps ();
  self->undone = new_steps ();
  self->now.people = new_people ();
  for (guint place = 0; place < CRUMB_SEATS_MAX; place++)
    g_ptr_array_add (self->now.people, new_stranger (place));
  start (self, &rules, CRUMB_DISPUTE_SEATS_MIN);
}

CrumbDisputeKind
crumb_rulings_get_kind (CrumbRulings *self)
{
  g_return_val_if_fail (CRUMB_IS_RULINGS (self), CRUMB_DISPUTE_BIDS);

  return self->now.kind;
}

void
crumb_rulings_set_kind (CrumbRulings *self, CrumbDisputeKind kind)
{
  g_return_if_fail (CRUMB_IS_RULINGS (self));
  g_return_if_fail (kind < N_KINDS);

  if (self->now.kind == kind)
    return;
  self->now.kind = kind;
  end_step (self);
}

const CrumbDispute *
crumb_rulings_get_dispute (CrumbRulings *self)
{
  g_return_val_if_fail (CRUMB_IS_RULINGS (self), NULL);

  return &self->now.disputes[self->now.kind];
}

void
crumb_rulings_change (CrumbRulings *self, const CrumbDispute *dispute)
{
  g_return_if_fail (CRUMB_IS_RULINGS (self));
  g_return_if_fail (dispute != NULL && dispute->kind == self->now.kind);

  begin_step (self);
  self->now.disputes[self->now.kind] = *dispute;
  end_step (self);
}

gboolean
crumb_rulings_pick (CrumbRulings *self, guint roll, guint seat, guint die)
{
  g_return_val_if_fail (CRUMB_IS_RULINGS (self), FALSE);

  if (!crumb_dispute_pick (&self->now.disputes[self->now.kind], roll, seat, die))
    return FALSE;
  end_step (self);
  return TRUE;
}

gboolean
crumb_rulings_let_go (CrumbRulings *self)
{
  g_return_val_if_fail (CRUMB_IS_RULINGS (self), FALSE);

  if (!crumb_dispute_let_go (&self->now.disputes[self->now.kind]))
    return FALSE;
  end_step (self);
  return TRUE;
}

void
crumb_rulings_clear (CrumbRulings *self)
{
  const CrumbDispute *dispute = crumb_rulings_get_dispute (self);
  const CrumbDispute clear = crumb_dispute_start (&dispute->rules, dispute->kind, dispute->n_seats);

  crumb_rulings_change (self, &clear);
}

const CrumbSeat *
crumb_rulings_get_seat (CrumbRulings *self, guint seat)
{
  g_return_val_if_fail (CRUMB_IS_RULINGS (self), NULL);
  g_return_val_if_fail (seat < CRUMB_SEATS_MAX, NULL);

  return g_ptr_array_index (self->now.people, seat);
}

void
crumb_rulings_get_names (CrumbRulings *self, const char *names[CRUMB_SEATS_MAX])
{
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    names[seat] = crumb_rulings_get_seat (self, seat)->told;
}

gboolean
crumb_rulings_rename (CrumbRulings *self, guint seat, const char *typed)
{
  g_autofree char *name = NULL;
  GPtrArray *people;
  CrumbSeat *renamed;

  g_return_val_if_fail (CRUMB_IS_RULINGS (self), FALSE);
  g_return_val_if_fail (seat < CRUMB_SEATS_MAX, FALSE);

  name = crumb_seat_clean_name (typed);
  if (name == NULL || g_str_equal (name, crumb_rulings_get_seat (self, seat)->name))
    return FALSE;

  begin_step (self);
  people = copy_people (self->now.people, CRUMB_NO_SEAT);
  renamed = g_ptr_array_index (people, seat);
  crumb_seat_rename (renamed, name);
  set_people (self, people);
  end_step (self);
  return TRUE;
}

gboolean
crumb_rulings_add_seat (CrumbRulings *self)
{
  g_return_val_if_fail (CRUMB_IS_RULINGS (self), FALSE);

  if (crumb_rulings_get_dispute (self)->n_seats == CRUMB_SEATS_MAX)
    return FALSE;

  begin_step (self);
  for (guint kind = 0; kind < N_KINDS; kind++)
    crumb_dispute_add_seat (&self->now.disputes[kind]);
  end_step (self);
  return TRUE;
}

gboolean
crumb_rulings_remove_seat (CrumbRulings *self, guint seat)
{
  g_return_val_if_fail (CRUMB_IS_RULINGS (self), FALSE);

  if (crumb_rulings_get_dispute (self)->n_seats == CRUMB_DISPUTE_SEATS_MIN
      || seat >= crumb_rulings_get_dispute (self)->n_seats)
    return FALSE;

  begin_step (self);
  for (guint kind = 0; kind < N_KINDS; kind++)
    crumb_dispute_remove_seat (&self->now.disputes[kind], seat);
  set_people (self, copy_people (self->now.people, seat));
  end_step (self);
  return TRUE;
}

void
crumb_rulings_set_rules (CrumbRulings *self, const CrumbHouseRules *rules)
{
  g_return_if_fail (CRUMB_IS_RULINGS (self));
  g_return_if_fail (rules != NULL);

  if (crumb_rule_book_equal (&crumb_house_rule_book, rules, &crumb_rulings_get_dispute (self)->rules))
    return;

  begin_step (self);
  for (guint kind = 0; kind < N_KINDS; kind++)
    crumb_dispute_set_rules (&self->now.disputes[kind], rules);
  end_step (self);
}

gboolean
crumb_rulings_is_empty (CrumbRulings *self)
{
  g_return_val_if_fail (CRUMB_IS_RULINGS (self), TRUE);

  for (guint kind = 0; kind < N_KINDS; kind++)
    if (!crumb_dispute_is_empty (&self->now.disputes[kind]))
      return FALSE;
  return TRUE;
}

void
crumb_rulings_sit_down (CrumbRulings *self, CrumbGame *game)
{
  const CrumbRaid *raid;

  g_return_if_fail (CRUMB_IS_RULINGS (self));
  g_return_if_fail (CRUMB_IS_GAME (game));

  raid = crumb_raid_of (game);
  if (raid == NULL)
    return;
  begin_step (self);
  set_people (self, players_of (game));
  start (self, &raid->rules, crumb_seats_count (raid->scores.playing));
  end_step (self);
}

void
crumb_rulings_open (CrumbRulings *self, CrumbGame *game, const CrumbDispute *dispute)
{
  g_return_if_fail (CRUMB_IS_RULINGS (self));
  g_return_if_fail (CRUMB_IS_GAME (game));
  g_return_if_fail (dispute != NULL);

  begin_step (self);
  set_people (self, people_of (game));
  start (self, &dispute->rules, dispute->n_seats);
  self->now.kind = dispute->kind;
  self->now.disputes[dispute->kind] = *dispute;
  end_step (self);
}

gboolean
crumb_rulings_get_can_undo (CrumbRulings *self)
{
  g_return_val_if_fail (CRUMB_IS_RULINGS (self), FALSE);

  return self->done->len > 0;
}

gboolean
crumb_rulings_get_can_redo (CrumbRulings *self)
{
  g_return_val_if_fail (CRUMB_IS_RULINGS (self), FALSE);

  return self->undone->len > 0;
}

void
crumb_rulings_undo (CrumbRulings *self)
{
  g_return_if_fail (CRUMB_IS_RULINGS (self));

  go (self, self->done, self->undone);
}

void
crumb_rulings_redo (CrumbRulings *self)
{
  g_return_if_fail (CRUMB_IS_RULINGS (self));

  go (self, self->undone, self->done);
}
