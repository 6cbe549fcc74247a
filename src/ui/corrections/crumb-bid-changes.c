/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which bids go to somebody else by a correction. No widgets. */

#include "crumb-bid-changes.h"

#include "words/crumb-game-words.h"

/* source: the move of the game by which it was settled, or CRUMB_CORRECTION_ADDED. */
typedef struct
{
  guint source;
  guint round;
  guint number;
  guint seat;
} Bid;

typedef struct
{
  CrumbCorrection *correction; /* NULL: the game as it stands */
  const CrumbGameKind *kind;
  const CrumbGameWords *words;
  guint index;
  GArray *bids;
} Gathering;

static void
add_bid (Gathering *gathering, gconstpointer state, guint source)
{
  Bid bid = { .source = source, .round = crumb_scores_of (state)->round };

  bid.seat = gathering->words->bid_goes_to (state, &bid.number);
  if (bid.seat != CRUMB_NO_SEAT)
    g_array_append_val (gathering->bids, bid);
}

/* The move that leaves a bid is what settles it. */
static void
gather (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Gathering *gathering = user_data;
  guint index = gathering->index++;
  guint was, is;

  gathering->words->bid_goes_to (before, &was);
  if (gathering->words->bid_goes_to (after, &is) == CRUMB_NO_SEAT || is != was)
    add_bid (gathering, before,
             gathering->correction != NULL ? crumb_correction_get_source (gathering->correction, index) : index);
}

static GArray *
gather_bids (CrumbCorrection *correction, gboolean corrected)
{
  CrumbGame *game = crumb_correction_get_game (correction);
  Gathering gathering = {
    .correction = corrected ? correction : NULL,
    .kind = crumb_game_get_kind (game),
    .words = crumb_game_words_of (crumb_game_get_kind (game)),
    .bids = g_array_new (FALSE, FALSE, sizeof (Bid)),
  };

  if (gathering.words->bid_goes_to == NULL)
    return gathering.bids;
  if (corrected)
    crumb_correction_walk (correction, gather, &gathering);
  else
    crumb_game_walk (game, gather, &gathering);
  add_bid (&gathering, corrected ? crumb_correction_get_state (correction) : crumb_game_get_state (game),
           CRUMB_CORRECTION_ADDED);
  return gathering.bids;
}

/* (nullable) */
static const Bid *
find_settled_by (GArray *bids, guint source)
{
  for (guint i = 0; source != CRUMB_CORRECTION_ADDED && i < bids->len; i++)
    if (g_array_index (bids, Bid, i).source == source)
      return &g_array_index (bids, Bid, i);
  return NULL;
}

/* The same bid in the game as it stands: settled by the same move or, where that settles none, at the same place. */
static const Bid *
find_before (GArray *before, GArray *after, const Bid *bid)
{
  const Bid *settled = find_settled_by (before, bid->source);

  for (guint i = 0; settled == NULL && i < before->len; i++)
    {
      const Bid *other = &g_array_index (before, Bid, i);

      if (other->round == bid->round && other->number == bid->number && find_settled_by (after, other->source) == NULL)
        return other;
    }
  return settled;
}

GStrv
crumb_bid_changes_list (CrumbCorrection *correction, const char *const names[])
{
  const CrumbGameWords *words = crumb_game_words_of (crumb_game_get_kind (crumb_correction_get_game (correction)));
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autoptr (GArray) before = gather_bids (correction, FALSE);
  g_autoptr (GArray) after = gather_bids (correction, TRUE);

  for (guint i = 0; i < after->len; i++)
    {
      const Bid *bid = &g_array_index (after, Bid, i);
      const Bid *was = find_before (before, after, bid);

      if (was == NULL || was->seat != bid->seat)
        g_strv_builder_take (lines, words->bid_moved (bid->round + 1, bid->number, names[bid->seat]));
    }
  return g_strv_builder_end (lines);
}
