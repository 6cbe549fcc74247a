/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a move of a game was ruled on: a die that was laid, or dice that were counted. No widgets. */

#include "crumb-cubbage-ruled.h"

#include "words/cubbage/crumb-words-cubbage-count.h"

/* The dice since the total was zero, up to the last one. */
static void
read_play (const CrumbCubbageDeal *deal, CrumbCubbageRuled *ruled)
{
  guint from = deal->n_laid - 1u;

  while (deal->laid[from].total != deal->laid[from].face)
    from--;
  for (guint i = from; i < deal->n_laid; i++)
    ruled->dice[ruled->n++] = deal->laid[i].face;
  ruled->is_play = TRUE;
  ruled->last = deal->laid[deal->n_laid - 1].last;
}

gboolean
crumb_cubbage_ruled_read (const CrumbCubbage *before, const CrumbCubbage *after, CrumbCubbageRuled *ruled)
{
  const CrumbCubbageDeal *was = crumb_cubbage_deal (before);
  const CrumbCubbageDeal *is = &after->deals[was - before->deals];

  *ruled = (CrumbCubbageRuled) { 0 };
  if (is->n_counted > was->n_counted)
    ruled->n = crumb_cubbage_hand (is, (CrumbCubbageCounted) (is->n_counted - 1), ruled->dice);
  else if (is->n_laid > was->n_laid)
    read_play (is, ruled);
  return ruled->n > 0;
}

gboolean
crumb_cubbage_ruled_at (CrumbGame *game, guint n_moves, CrumbCubbageRuled *ruled)
{
  CrumbCubbage before, after;

  if (n_moves == 0 || crumb_game_get_kind (game) != &crumb_cubbage)
    return FALSE;
  crumb_game_state_after (game, n_moves - 1, &before);
  crumb_game_state_after (game, n_moves, &after);
  return crumb_cubbage_ruled_read (&before, &after, ruled);
}

static CrumbCubbageCount
count_of (const CrumbCubbageDeal *deal, guint which, uint8_t hand[CRUMB_CUBBAGE_HAND])
{
  guint n = crumb_cubbage_hand (deal, (CrumbCubbageCounted) which, hand);

  return crumb_cubbage_count_hand (hand, n);
}

guint
crumb_cubbage_count_parts (const CrumbCubbage *game, int n_counts)
{
  const CrumbCubbageDeal *deal = &game->deals[crumb_cubbage_shown_deal (game)];
  uint8_t hand[CRUMB_CUBBAGE_HAND];
  guint parts = 0;

  for (int which = 0; which < MIN (n_counts, deal->n_counted); which++)
    parts += count_of (deal, (guint) which, hand).n_parts;
  return parts;
}

char *
crumb_cubbage_describe_part (const CrumbCubbage *game, guint at)
{
  const CrumbCubbageDeal *deal = &game->deals[crumb_cubbage_shown_deal (game)];

  for (guint which = 0; which < deal->n_counted; which++)
    {
      uint8_t hand[CRUMB_CUBBAGE_HAND];
      CrumbCubbageCount count = count_of (deal, which, hand);

      if (at < count.n_parts)
        return crumb_words_cubbage_step (&count, at, hand);
      at -= count.n_parts;
    }
  return NULL;
}

void
crumb_cubbage_hide_parts (CrumbCubbage *game, guint steps)
{
  const CrumbCubbageDeal *deal = &game->deals[crumb_cubbage_shown_deal (game)];

  for (guint which = 0; which < deal->n_counted; which++)
    {
      guint seat = crumb_cubbage_counts_for (deal, (CrumbCubbageCounted) which);
      uint8_t hand[CRUMB_CUBBAGE_HAND];
      CrumbCubbageCount count = count_of (deal, which, hand);
      guint shown = MIN (steps, count.n_parts);

      steps -= shown;
      for (guint part = shown; part < count.n_parts; part++)
        game->scores.totals[seat] -= count.parts[part].points;
      game->before[seat] = MIN (game->before[seat], game->scores.totals[seat]);
    }
}
