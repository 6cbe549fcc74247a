/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One row of the log of a game of Cookie Raid: a round, a bid with its dice, or anything else that was settled. */

#include "crumb-config.h"

#include "crumb-raid-log-item.h"

#include "record/base/crumb-class.h"
#include "ui/people/crumb-people.h"

#include "words/cookie-raid/crumb-words-honesty.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

struct _CrumbRaidLogItem
{
  GObject parent_instance;

  CrumbRaidLogEntry entry;
  char *text;
  CrumbGame *game;
};

CRUMB_DEFINE_PLAIN (CrumbRaidLogItem, crumb_raid_log_item, G_TYPE_OBJECT)

static void
crumb_raid_log_item_class_init (CrumbRaidLogItemClass *klass)
{
  crumb_class_owns (klass, CrumbRaidLogItem, g_free, text);
  crumb_class_owns (klass, CrumbRaidLogItem, g_object_unref, game);
}

/* Reading ---------------------------------------------------------------- */

/**
 * @round: the heading of the round that goes on
 * @n_rounds: how many have begun
 * @bid: the row of the bid that goes on or was settled last, NULL when there is none in this round
 * @bid_begun: how many moves stood before the bid that goes on or comes next
 * @kept: whether the table insists on the move to come, in the state @overruled
 * @honesty: what each seat has done that shows in its hand
 */
typedef struct
{
  CrumbGame *game;
  const char *names[CRUMB_SEATS_MAX];
  GPtrArray *items;
  CrumbRaidLogItem *round;
  guint n_rounds;
  CrumbRaidLogItem *bid;
  guint bid_begun;
  guint n_moves;
  gboolean kept;
  CrumbRaid overruled;
  const char *why;
  CrumbHonesty honesty[CRUMB_SEATS_MAX];
} Walk;

static CrumbRaidLogItem *
add_item (Walk *walk, CrumbRaidLogKind kind, char *text)
{
  CrumbRaidLogItem *item = g_object_new (CRUMB_TYPE_RAID_LOG_ITEM, NULL);

  item->entry.kind = kind;
  item->text = text;
  item->game = g_object_ref (walk->game);
  g_ptr_array_add (walk->items, item);
  return item;
}

/* The next bid begins here. */
static void
end_bid (Walk *walk)
{
  if (walk->bid != NULL && walk->bid->entry.ended == 0)
    walk->bid->entry.ended = walk->n_moves;
  walk->bid_begun = walk->n_moves;
}

static void
begin_round (Walk *walk)
{
  end_bid (walk);
  /* Translators: %u is the number of a round. */
  walk->round = add_item (walk, CRUMB_RAID_LOG_ROUND, g_strdup_printf (_ ("Round %u"), ++walk->n_rounds));
  walk->round->entry.begun = walk->n_moves;
  walk->bid = NULL;
}

/* A bid that is corrected before its die is taken, and one that was tied, keep their row. */
static void
note_bid (Walk *walk, const CrumbMove *move, const CrumbRaid *raid, const char *line)
{
  guint number = raid->n_bids + 1u;

  if (walk->bid == NULL || walk->bid->entry.bid.number != number)
    {
      walk->bid = add_item (walk, CRUMB_RAID_LOG_BID, NULL);
      walk->bid->entry.begun = walk->bid_begun;
    }
  walk->bid->entry.ruled = walk->n_moves;
  walk->bid->entry.bid = crumb_drawn_bid_ruled (raid, number, walk->n_moves);
  g_free (walk->bid->text);
  /* Translators: a row of the log: %1$u is the number of a bid in its round, %2$s what came of it in sentences. */
  walk->bid->text = g_strdup_printf (_ ("Bid %1$u: %2$s"), number, line);
}

static void
note_die (Walk *walk, const CrumbMove *move, const char *line)
{
  CrumbDrawnBid *bid = &walk->bid->entry.bid;
  g_autofree char *before = g_steal_pointer (&walk->bid->text);

  if (move->what == CRUMB_RAID_TAKE)
    {
      bid->taken = TRUE;
      bid->die = move->dice.dice[0];
      bid->took = walk->n_moves - 1;
      end_bid (walk);
    }
  else
    {
      bid->lucky = TRUE;
      bid->rerolled = move->dice.count > 0;
      bid->shows = move->dice.dice[0];
      bid->rolled = walk->n_moves - 1;
      walk->bid->entry.ended = walk->n_moves;
    }
  walk->bid->text = g_strjoin (" ", before, line, NULL);
}

static gboolean
settles_bid (const CrumbRaid *was, const CrumbMove *move, const CrumbRaid *is)
{
  return crumb_game_ruling_made (was, move, is)
         || (move->what == CRUMB_RAID_WINNER && is->winner == move->seat
             && is->scores.n_rounds == was->scores.n_rounds);
}

static void
note_move (Walk *walk, const CrumbRaid *was, const CrumbMove *move, const CrumbRaid *is)
{
  g_autofree char *line = crumb_words_move (was, move, is, walk->names);

  if (is->scores.n_rounds > was->scores.n_rounds)
    {
      CrumbRaidLogItem *item = add_item (walk, CRUMB_RAID_LOG_LINE, g_steal_pointer (&line));

      item->entry.ruled = crumb_game_ruling_made (was, move, is) ? walk->n_moves : 0;
    }
  else if (settles_bid (was, move, is))
    note_bid (walk, move, is, line != NULL ? line : "");
  else if ((move->what == CRUMB_RAID_TAKE || move->what == CRUMB_RAID_LUCKY) && walk->bid != NULL && line != NULL)
    note_die (walk, move, line);
  else if (move->what == CRUMB_RAID_ROUND)
    begin_round (walk);
  else if (line != NULL)
    add_item (walk, CRUMB_RAID_LOG_LINE, g_steal_pointer (&line));
}

/* The rules have nothing against a hand that can't be honest. */
static char *
words_for_kept (Walk *walk, const CrumbMove *move, const CrumbRaid *after)
{
  CrumbHonestyVerdict verdict;

  if (move->what != CRUMB_RAID_HAND)
    return crumb_words_kept (&walk->overruled, move, walk->why, walk->names);
  verdict = crumb_honesty_check (&walk->honesty[move->seat], &after->hands[move->seat]);
  if (verdict.reason == CRUMB_HONESTY_POSSIBLE)
    return crumb_words_kept (&walk->overruled, move, walk->why, walk->names);
  return crumb_words_kept_hand (&walk->honesty[move->seat], &verdict, walk->names[move->seat], walk->why);
}

/* An overrule is logged with the move it is for, once all of it is entered. */
static void
step_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Walk *walk = user_data;

  walk->n_moves++;
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    crumb_honesty_observe (&walk->honesty[seat], before, move, after);
  if (move->what == CRUMB_RAID_OVERRULE)
    {
      walk->kept = TRUE;
      walk->overruled = *(const CrumbRaid *) before;
      walk->why = crumb_game_get_why (walk->game, walk->n_moves - 1);
      return;
    }

  if (walk->kept && !move->open)
    add_item (walk, CRUMB_RAID_LOG_LINE, words_for_kept (walk, move, after));
  walk->kept &= move->open;
  note_move (walk, before, move, after);
  if (move->what == CRUMB_RAID_REVEAL)
    end_bid (walk);
  walk->round->entry.ended = walk->n_moves;
  if (walk->round->entry.scored == 0 && ((const CrumbRaid *) after)->scores.n_rounds == walk->n_rounds)
    walk->round->entry.scored = walk->n_moves;
}

/* Rounds come newest first, and so do their rows, below the heading. */
static GPtrArray *
turn_round (GPtrArray *items)
{
  GPtrArray *turned = g_ptr_array_new_full (items->len, g_object_unref);
  guint end = items->len;

  for (guint i = items->len; i > 0; i--)
    {
      CrumbRaidLogItem *item = g_ptr_array_index (items, i - 1);

      if (item->entry.kind != CRUMB_RAID_LOG_ROUND)
        continue;
      g_ptr_array_add (turned, g_object_ref (item));
      for (guint j = end; j > i; j--)
        g_ptr_array_add (turned, g_object_ref (g_ptr_array_index (items, j - 1)));
      end = i - 1;
    }
  return turned;
}

/* All rows, oldest first. */
static GPtrArray *
read_items (CrumbGame *game)
{
  Walk walk = { .game = game, .items = g_ptr_array_new_with_free_func (g_object_unref) };

  crumb_people_get_names (game, walk.names);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    walk.honesty[seat] = crumb_honesty_start (seat);
  begin_round (&walk);
  crumb_game_walk (game, step_cb, &walk);
  end_bid (&walk);
  return walk.items;
}

GPtrArray *
crumb_raid_log_read (CrumbGame *game)
{
  g_autoptr (GPtrArray) items = NULL;

  g_return_val_if_fail (CRUMB_IS_GAME (game), NULL);

  items = read_items (game);
  return turn_round (items);
}

GPtrArray *
crumb_raid_log_read_round (CrumbGame *game, guint round)
{
  g_autoptr (GPtrArray) items = read_items (game);
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_rounds = 0;

  for (guint i = 0; i < items->len; i++)
    {
      CrumbRaidLogItem *item = items->pdata[i];

      n_rounds += item->entry.kind == CRUMB_RAID_LOG_ROUND;
      if (n_rounds == round + 1)
        g_ptr_array_add (rows, g_object_ref (item));
    }
  return rows;
}

const CrumbRaidLogEntry *
crumb_raid_log_item_get_entry (CrumbRaidLogItem *self)
{
  g_return_val_if_fail (CRUMB_IS_RAID_LOG_ITEM (self), NULL);

  return &self->entry;
}

CRUMB_DEFINE_GETTER (CrumbRaidLogItem, crumb_raid_log_item, const char *, text)
CRUMB_DEFINE_GETTER (CrumbRaidLogItem, crumb_raid_log_item, CrumbGame *, game)

static gboolean
is_same_bid (const CrumbDrawnBid *one, const CrumbDrawnBid *other)
{
  return one->number == other->number && one->ruled == other->ruled && one->took == other->took
         && one->rolled == other->rolled && one->n_seats == other->n_seats && one->winner == other->winner
         && one->tied == other->tied && one->taken == other->taken && one->lucky == other->lucky
         && one->rerolled == other->rerolled && memcmp (&one->roll, &other->roll, sizeof one->roll) == 0
         && memcmp (&one->die, &other->die, sizeof one->die) == 0
         && memcmp (&one->shows, &other->shows, sizeof one->shows) == 0;
}

gboolean
crumb_raid_log_item_equal (CrumbRaidLogItem *self, CrumbRaidLogItem *other)
{
  g_return_val_if_fail (CRUMB_IS_RAID_LOG_ITEM (self), FALSE);
  g_return_val_if_fail (CRUMB_IS_RAID_LOG_ITEM (other), FALSE);

  return self->game == other->game && self->entry.kind == other->entry.kind && self->entry.ruled == other->entry.ruled
         && is_same_bid (&self->entry.bid, &other->entry.bid) && g_str_equal (self->text, other->text);
}
