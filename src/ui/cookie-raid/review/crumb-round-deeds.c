/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The moves of one round, as an unsaved correction has them. No widgets. */

#include "crumb-config.h"

#include "crumb-round-deeds.h"

#include "words/cookie-raid/crumb-words-correction.h"

typedef struct
{
  CrumbCorrection *correction;
  const char *const *names;
  guint round;
  guint index;
  GPtrArray *deeds;
} Gathering;

void
crumb_round_deed_free (CrumbRoundDeed *deed)
{
  g_free (deed->place);
  g_free (deed->deed);
  g_free (deed);
}

/* Leaves out overrules, which go with their move, and the beginning and end of a round. */
static gboolean
says_something (const CrumbMove *move)
{
  return move->what != CRUMB_RAID_OVERRULE && move->what != CRUMB_RAID_ROUND && move->what != CRUMB_RAID_REVEAL;
}

/* Dice entered one at a time get one line, with the move that completes them. */
static gboolean
goes_on (CrumbCorrection *correction, guint index)
{
  const CrumbMove *move = crumb_correction_get_move (correction, index);
  guint next = index + 1;

  return move->open && next < crumb_correction_get_n_moves (correction)
         && crumb_correction_get_first (correction, next) <= index;
}

static void
gather (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Gathering *gathering = user_data;
  const CrumbRaid *raid = before;
  guint index = gathering->index++;
  CrumbRoundDeed *deed;

  if (raid->n_rounds != gathering->round || !says_something (move) || goes_on (gathering->correction, index))
    return;

  deed = g_new0 (CrumbRoundDeed, 1);
  deed->index = index;
  deed->place = crumb_words_place (raid);
  deed->deed = crumb_words_quoted_move (move, gathering->names);
  deed->changed = crumb_correction_is_changed (gathering->correction, index);
  g_ptr_array_add (gathering->deeds, deed);
}

GPtrArray *
crumb_round_deeds_list (CrumbCorrection *correction, guint round, const char *const names[])
{
  Gathering gathering = {
    .correction = correction,
    .names = names,
    .round = round,
    .deeds = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_round_deed_free),
  };

  crumb_correction_walk (correction, gather, &gathering);
  return gathering.deeds;
}

typedef struct
{
  guint left;
  CrumbRaid before;
} Search;

static void
search (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Search *found = user_data;

  if (found->left == 0)
    return;
  found->left--;
  found->before = *(const CrumbRaid *) after;
}

CrumbRaid
crumb_round_deeds_get_before (CrumbCorrection *correction, guint index)
{
  CrumbGame *game = crumb_correction_get_game (correction);
  Search found = { .left = index };

  crumb_game_get_kind (game)->start (&found.before, crumb_game_get_rules (game), crumb_game_get_n_first_seats (game),
                                     crumb_game_get_first (game));
  crumb_correction_walk (correction, search, &found);
  return found.before;
}

guint
crumb_round_deeds_get_round (CrumbCorrection *correction, guint index)
{
  return crumb_round_deeds_get_before (correction, index).n_rounds;
}
