/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The moves of one round, as an unsaved correction has them. No widgets. */

#include "crumb-round-moves.h"

#include "crumb-past-moves.h"

#include "words/crumb-game-words.h"

#include <string.h>

typedef struct
{
  CrumbCorrection *correction;
  const CrumbGameUi *ui;
  const char *const *names;
  guint round;
  guint index;
  GPtrArray *moves;
} Gathering;

void
crumb_round_move_free (CrumbRoundMove *move)
{
  g_free (move->place);
  g_free (move->entered);
  g_free (move);
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
  const CrumbGameUi *ui = gathering->ui;
  guint index = gathering->index++;
  CrumbRoundMove *line;

  if (crumb_scores_of (before)->round != gathering->round || (ui->kind->moves[move->what].traits & CRUMB_MOVE_GOES) != 0
      || goes_on (gathering->correction, index))
    return;

  line = g_new0 (CrumbRoundMove, 1);
  line->index = index;
  line->place = crumb_game_words_place (ui->kind, before, move);
  line->entered = crumb_game_words_quoted_move (ui->kind, move, gathering->names);
  line->changed = crumb_correction_is_changed (gathering->correction, index);
  line->added = crumb_correction_get_source (gathering->correction, index) == CRUMB_CORRECTION_ADDED;
  g_ptr_array_add (gathering->moves, line);
}

GPtrArray *
crumb_round_moves_list (CrumbCorrection *correction, const CrumbGameUi *ui, guint round, const char *const names[])
{
  Gathering gathering = {
    .correction = correction,
    .ui = ui,
    .names = names,
    .round = round,
    .moves = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_round_move_free),
  };

  crumb_correction_walk (correction, gather, &gathering);
  return gathering.moves;
}

void
crumb_round_moves_find (CrumbCorrection *correction, guint round, guint *from, guint *to)
{
  CrumbRoundBounds found = { .kind = crumb_game_get_kind (crumb_correction_get_game (correction)), .round = round };

  crumb_correction_walk (correction, crumb_round_bounds_cb, &found);
  *from = found.from;
  *to = found.to;
}

guint
crumb_round_moves_get_begin (CrumbCorrection *correction, guint index)
{
  guint8 overrule = crumb_game_get_kind (crumb_correction_get_game (correction))->overrule;
  guint first = crumb_correction_get_first (correction, index);

  if (first > 0 && crumb_correction_get_move (correction, first - 1)->what == overrule)
    first--;
  return first;
}

guint
crumb_round_moves_get_end (CrumbCorrection *correction, guint index)
{
  guint8 overrule = crumb_game_get_kind (crumb_correction_get_game (correction))->overrule;
  guint last = crumb_correction_get_n_moves (correction) - 1;

  if (index < last && crumb_correction_get_move (correction, index)->what == overrule)
    index++;
  while (goes_on (correction, index))
    index++;
  return index;
}

typedef struct
{
  guint left;
  gpointer before;
  gsize size;
} Search;

static void
search (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Search *found = user_data;

  if (found->left == 0)
    return;
  found->left--;
  memcpy (found->before, after, found->size);
}

gpointer
crumb_round_moves_get_before (CrumbCorrection *correction, guint index)
{
  CrumbGame *game = crumb_correction_get_game (correction);
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  Search found = { .left = index, .before = g_malloc (kind->state_size), .size = kind->state_size };

  crumb_game_start_state (game, found.before);
  crumb_correction_walk (correction, search, &found);
  return found.before;
}

guint
crumb_round_moves_get_round (CrumbCorrection *correction, guint index)
{
  g_autofree gpointer before = crumb_round_moves_get_before (correction, index);

  return crumb_scores_of (before)->round;
}
