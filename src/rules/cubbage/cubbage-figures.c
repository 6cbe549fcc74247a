/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What each move of a game adds to the figures of the seats. */

#include "cubbage-figures.h"

#include "cubbage-private.h"
#include "keep.h"

/* clang-format off */
#define SUM(id) { id, CRUMB_FIGURE_SUM }
#define MAX(id) { id, CRUMB_FIGURE_MAX }

const CrumbFigure crumb_cubbage_figures[CRUMB_CUBBAGE_N_FIGURES] = {
  SUM ("play-points"), SUM ("hands"), SUM ("hand-points"), MAX ("best-hand"), SUM ("cribs"), SUM ("crib-points"), MAX ("best-crib"),
  SUM ("other-points"), SUM ("missed"), SUM ("laid"), SUM ("sevens"), SUM ("kinds"), SUM ("runs"), SUM ("fifteens"),
  SUM ("lasts"), SUM ("false-gos"), SUM ("keeps"), SUM ("best-keeps"), SUM ("keep-loss"),
  SUM ("luck"), SUM ("luck-variance"), SUM ("crib-deals"), SUM ("crib-deal-points"), SUM ("other-deals"),
  SUM ("other-deal-points"), SUM ("play-deals"),
};
/* clang-format on */

static void
raise (int64_t *figure, int64_t to)
{
  if (*figure < to)
    *figure = to;
}

static void
add_points (const CrumbCubbageDeal *before, const CrumbCubbageDeal *after, unsigned seat, int64_t figures[])
{
  const int16_t *had = before->points[seat], *has = after->points[seat];

  figures[CRUMB_CUBBAGE_FIGURE_PLAY_POINTS] += has[CRUMB_CUBBAGE_FROM_PLAY] - had[CRUMB_CUBBAGE_FROM_PLAY];
  figures[CRUMB_CUBBAGE_FIGURE_HAND_POINTS] += has[CRUMB_CUBBAGE_FROM_HAND] - had[CRUMB_CUBBAGE_FROM_HAND];
  figures[CRUMB_CUBBAGE_FIGURE_CRIB_POINTS] += has[CRUMB_CUBBAGE_FROM_CRIB] - had[CRUMB_CUBBAGE_FROM_CRIB];
  figures[CRUMB_CUBBAGE_FIGURE_OTHER_POINTS] += has[CRUMB_CUBBAGE_FROM_OTHER] - had[CRUMB_CUBBAGE_FROM_OTHER];
}

static void
add_counts (const CrumbCubbageDeal *before, const CrumbCubbageDeal *after, CrumbFigures figures[])
{
  for (unsigned which = before->n_counted; which < after->n_counted; which++)
    {
      int64_t *of_seat = figures[crumb_cubbage_counts_for (after, (CrumbCubbageCounted) which)];
      bool crib = which == CRUMB_CUBBAGE_COUNTED_CRIB;
      unsigned claimed = after->claims[which];
      uint8_t hand[CRUMB_CUBBAGE_HAND];
      unsigned n = crumb_cubbage_hand (after, (CrumbCubbageCounted) which, hand);
      unsigned worth = crumb_cubbage_hand_points (hand, n);

      of_seat[crib ? CRUMB_CUBBAGE_FIGURE_CRIBS : CRUMB_CUBBAGE_FIGURE_HANDS]++;
      raise (&of_seat[crib ? CRUMB_CUBBAGE_FIGURE_BEST_CRIB : CRUMB_CUBBAGE_FIGURE_BEST_HAND], claimed);
      if (worth > claimed)
        of_seat[CRUMB_CUBBAGE_FIGURE_MISSED] += worth - claimed;
    }
}

/*
 * Adds what the starter did for all that was counted so far, @times, which is below 0 to take it out again. Plain points
 * replace it.
 */
static void
add_luck (const CrumbCubbageDeal *deal, CrumbFigures figures[], int times)
{
  int64_t sums[CRUMB_CUBBAGE_SEATS][CRUMB_CUBBAGE_SIDES + 1] = { { 0 } };

  for (unsigned which = 0; which < deal->n_counted && !deal->by_points; which++)
    {
      unsigned seat = crumb_cubbage_counts_for (deal, (CrumbCubbageCounted) which);
      uint8_t hand[CRUMB_CUBBAGE_HAND];

      if (crumb_cubbage_hand (deal, (CrumbCubbageCounted) which, hand) < CRUMB_CUBBAGE_HAND)
        continue;
      for (hand[CRUMB_CUBBAGE_KEPT] = 1; hand[CRUMB_CUBBAGE_KEPT] <= CRUMB_CUBBAGE_SIDES; hand[CRUMB_CUBBAGE_KEPT]++)
        sums[seat][hand[CRUMB_CUBBAGE_KEPT]] += crumb_cubbage_hand_points (hand, CRUMB_CUBBAGE_HAND);
    }
  for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    {
      int64_t sum = 0, squares = 0;

      for (unsigned face = 1; face <= CRUMB_CUBBAGE_SIDES; face++)
        {
          sum += sums[seat][face];
          squares += sums[seat][face] * sums[seat][face];
        }
      figures[seat][CRUMB_CUBBAGE_FIGURE_LUCK] += times * (CRUMB_CUBBAGE_SIDES * sums[seat][deal->starter] - sum);
      figures[seat][CRUMB_CUBBAGE_FIGURE_LUCK_VARIANCE] += times * (CRUMB_CUBBAGE_SIDES * squares - sum * sum);
    }
}

/* Counts the parts of a die that was just laid, except for the last die, which can turn out later. */
static void
add_die (const CrumbCubbageRules *rules, const CrumbCubbageDeal *deal, unsigned at, int64_t figures[])
{
  CrumbCubbageCount count = crumb_cubbage_count_laid (rules, deal, at);

  figures[CRUMB_CUBBAGE_FIGURE_LAID]++;
  for (unsigned i = 0; i < count.n_parts; i++)
    switch (count.parts[i].kind)
      {
      case CRUMB_CUBBAGE_SEVEN:
        figures[CRUMB_CUBBAGE_FIGURE_SEVENS]++;
        break;
      case CRUMB_CUBBAGE_KIND:
        figures[CRUMB_CUBBAGE_FIGURE_KINDS]++;
        break;
      case CRUMB_CUBBAGE_RUN:
        figures[CRUMB_CUBBAGE_FIGURE_RUNS]++;
        break;
      case CRUMB_CUBBAGE_FIFTEEN:
        figures[CRUMB_CUBBAGE_FIGURE_FIFTEENS]++;
        break;
      default:
        break;
      }
}

static void
add_play (const CrumbCubbageRules *rules, const CrumbCubbageDeal *before, const CrumbCubbageDeal *after,
          CrumbFigures figures[])
{
  for (unsigned i = 0; i < after->n_laid; i++)
    {
      const CrumbCubbageLaid *laid = &after->laid[i], *was = &before->laid[i];

      if (i >= before->n_laid)
        add_die (rules, after, i, figures[laid->seat]);
      figures[laid->seat][CRUMB_CUBBAGE_FIGURE_LASTS] += laid->last && !was->last;
      for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
        figures[seat][CRUMB_CUBBAGE_FIGURE_FALSE_GOS] +=
            crumb_seats_has (laid->false_gos, seat) && !crumb_seats_has (was->false_gos, seat);
    }
}

/* Compares the dice that a lone player kept with the best way to keep four. */
static void
add_keep (const CrumbCubbageDeal *deal, unsigned seat, int64_t figures[])
{
  CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS];
  unsigned at;

  crumb_cubbage_deal_keeps (deal, seat, keeps, &at);
  figures[CRUMB_CUBBAGE_FIGURE_KEEPS]++;
  figures[CRUMB_CUBBAGE_FIGURE_BEST_KEEPS] += keeps[at].value == keeps[0].value;
  figures[CRUMB_CUBBAGE_FIGURE_KEEP_LOSS] += keeps[0].value - keeps[at].value;
}

static bool
has_laid (const CrumbCubbageDeal *deal, unsigned seat)
{
  for (unsigned i = 0; i < deal->n_laid && !deal->by_points; i++)
    if (deal->laid[i].seat == seat)
      return true;
  return false;
}

/* Adds the points of the deal @at, @times, which is below 0 to take them out again. */
static void
add_deal (const CrumbCubbage *game, unsigned at, CrumbFigures figures[], int times)
{
  unsigned crib = game->deals[at].crib;

  for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS && at < game->scores.n_rounds && crib != CRUMB_NO_SEAT; seat++)
    {
      int64_t *of_seat = figures[seat];

      of_seat[seat == crib ? CRUMB_CUBBAGE_FIGURE_CRIB_DEALS : CRUMB_CUBBAGE_FIGURE_OTHER_DEALS] += times;
      of_seat[seat == crib ? CRUMB_CUBBAGE_FIGURE_CRIB_DEAL_POINTS : CRUMB_CUBBAGE_FIGURE_OTHER_DEAL_POINTS] +=
          times * game->scores.points[at][seat];
    }
}

/* Where plain points replace what dice brought, hands and cribs brought nothing, so they are none. */
static void
drop_counts (const CrumbCubbageDeal *deal, CrumbFigures figures[])
{
  for (unsigned which = 0; which < deal->n_counted; which++)
    figures[crumb_cubbage_counts_for (deal, (CrumbCubbageCounted) which)]
           [which == CRUMB_CUBBAGE_COUNTED_CRIB ? CRUMB_CUBBAGE_FIGURE_CRIBS : CRUMB_CUBBAGE_FIGURE_HANDS]--;
}

void
crumb_cubbage_add_figures (const CrumbCubbage *before, const CrumbCubbage *after, CrumbFigures figures[CRUMB_SEATS_MAX])
{
  /* A move changes one deal only; if it starts the next one, that is still empty. */
  const CrumbCubbageDeal *was = crumb_cubbage_deal (before);
  unsigned at = (unsigned) (was - before->deals);
  const CrumbCubbageDeal *is = &after->deals[at];

  for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    {
      add_points (was, is, seat, figures[seat]);
      figures[seat][CRUMB_CUBBAGE_FIGURE_PLAY_DEALS] += has_laid (is, seat) - has_laid (was, seat);
      if (is->n_pushed[seat] > was->n_pushed[seat] && is->n_pushed[seat] == CRUMB_CUBBAGE_PUSHED
          && after->rules.table == CRUMB_CUBBAGE_SOLO)
        add_keep (is, seat, figures[seat]);
    }
  add_counts (was, is, figures);
  if (is->n_counted != was->n_counted || is->by_points != was->by_points)
    {
      add_luck (is, figures, 1);
      add_luck (was, figures, -1);
    }
  add_deal (after, at, figures, 1);
  add_deal (before, at, figures, -1);
  if (before->phase == CRUMB_CUBBAGE_AT_POINTS && after->phase != CRUMB_CUBBAGE_AT_POINTS
      && before->scores.round < after->scores.n_rounds)
    drop_counts (is, figures);
  add_play (&after->rules, was, is, figures);
}
