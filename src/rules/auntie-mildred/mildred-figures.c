/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What each move of a game adds to the figures of the seats. */

#include "mildred-figures.h"

/* clang-format off */
#define SUM(id) { id, CRUMB_FIGURE_SUM }

const CrumbFigure crumb_mildred_figures[CRUMB_MILDRED_N_FIGURES] = {
  SUM ("turns"), SUM ("cookies"), SUM ("excess-lost"), SUM ("victory-cookies"), SUM ("victory-cards"), SUM ("victory-goal"),
  SUM ("pranks-hit"), SUM ("pranks-dodged"), SUM ("cookies-lost"), SUM ("victory-lost"), SUM ("groups-scored"),
  SUM ("groups-blocked"), SUM ("tasks"),
};
/* clang-format on */

/* A third victory die ends the game, and what is due beyond it is never picked. */
static unsigned
picked (const CrumbMildredSeat *seat, unsigned due)
{
  unsigned room = CRUMB_MILDRED_VICTORY - seat->victory;

  return due < room ? due : room;
}

static void
add_combat (const CrumbMildred *before, const CrumbMildred *after, unsigned seat, CrumbFigures figures[])
{
  unsigned other = crumb_mildred_other (seat);
  bool dodged = crumb_mildred_prank (before, seat).outcome == CRUMB_MILDRED_DODGED;

  figures[seat][CRUMB_MILDRED_FIGURE_PRANKS_HIT] += !dodged;
  figures[seat][CRUMB_MILDRED_FIGURE_PRANKS_DODGED] += dodged;
  figures[other][CRUMB_MILDRED_FIGURE_COOKIES_LOST] += before->seats[other].black - after->seats[other].black;
  figures[other][CRUMB_MILDRED_FIGURE_VICTORY_LOST] += before->seats[other].victory - after->seats[other].victory;
}

static void
add_cookies (const CrumbMildred *before, const CrumbMove *move, unsigned n, int64_t figures[])
{
  const CrumbMildredSeat *seat = &before->seats[move->seat];
  CrumbMildredCookies cookies = crumb_mildred_cookies (seat->black, n, before->rules.excess_carried);

  figures[CRUMB_MILDRED_FIGURE_COOKIES] += (int64_t) n - cookies.lost;
  figures[CRUMB_MILDRED_FIGURE_EXCESS] += cookies.lost;
  figures[CRUMB_MILDRED_FIGURE_VICTORY_COOKIES] += picked (seat, cookies.victory);
}

/* What the sheet says that the card gives. */
static void
add_given (const CrumbMildred *before, const CrumbMove *move, int64_t figures[])
{
  CrumbMildredTask given = crumb_mildred_given (before, move);

  if (given.gives == CRUMB_MILDRED_GIVES_COOKIES)
    add_cookies (before, move, given.n, figures);
  if (given.gives == CRUMB_MILDRED_GIVES_VICTORY)
    figures[CRUMB_MILDRED_FIGURE_VICTORY_CARDS] += picked (&before->seats[move->seat], given.n);
}

void
crumb_mildred_add_figures (const CrumbMildred *before, const CrumbMove *move, const CrumbMildred *after,
                           CrumbFigures figures[CRUMB_SEATS_MAX])
{
  const CrumbMildredSeat *seat = &before->seats[move->seat < CRUMB_MILDRED_SEATS ? move->seat : 0];
  bool scores;

  switch (move->what)
    {
    case CRUMB_MILDRED_PASS:
      figures[move->seat][CRUMB_MILDRED_FIGURE_TURNS]++;
      break;
    case CRUMB_MILDRED_COMBAT:
      add_combat (before, after, move->seat, figures);
      break;
    case CRUMB_MILDRED_SCORE:
      scores =
          crumb_mildred_indulgency (before, move->seat, (unsigned) (move->amount - CRUMB_MILDRED_FULL_HOUSE)).scores;
      figures[move->seat][scores ? CRUMB_MILDRED_FIGURE_GROUPS : CRUMB_MILDRED_FIGURE_BLOCKED]++;
      add_given (before, move, figures[move->seat]);
      break;
    case CRUMB_MILDRED_GOAL:
      figures[move->seat][CRUMB_MILDRED_FIGURE_VICTORY_GOAL] += picked (seat, after->due);
      break;
    case CRUMB_MILDRED_COOKIES:
      add_cookies (before, move, (unsigned) move->amount, figures[move->seat]);
      break;
    case CRUMB_MILDRED_GIVE_VICTORY:
      figures[move->seat][CRUMB_MILDRED_FIGURE_VICTORY_CARDS] += picked (seat, (unsigned) move->amount);
      break;
    case CRUMB_MILDRED_WAKE:
    case CRUMB_MILDRED_TASK:
      figures[move->seat][CRUMB_MILDRED_FIGURE_TASKS]++;
      add_given (before, move, figures[move->seat]);
      break;
    default:
      break;
    }
}
