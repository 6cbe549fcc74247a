/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What can become of a move that no longer fits. No widgets. */

#include "crumb-correction-way.h"

#include "crumb-round-moves.h"

#include <glib/gi18n.h>

/* at: the move; from, to: its round; before: the state that refuses it, until the correction is changed */
typedef struct
{
  CrumbCorrection *correction;
  const CrumbGameUi *ui;
  gconstpointer kept;
  guint at;
  guint from;
  guint to;
  gconstpointer before;
  CrumbRefusal refusal;
  CrumbMoveForm form;
} Misfit;

/* It is often only the seat that is wrong: another one is asked. */
static gboolean
give_to_asked (const Misfit *misfit)
{
  CrumbMove move = *crumb_correction_get_move (misfit->correction, misfit->at);
  CrumbMove asked;

  if ((misfit->form.parts & CRUMB_MOVE_SEAT) == 0 || misfit->ui->move_to_add == NULL
      || !misfit->ui->move_to_add (misfit->before, move.what, &asked) || asked.seat == move.seat)
    return FALSE;
  move.seat = asked.seat;
  crumb_correction_replace (misfit->correction, misfit->at, &move);
  return TRUE;
}

/* (nullable): What the game has in place of a move that was entered again, of that kind. */
static const CrumbMove *
find_replaced (const Misfit *misfit, guint what)
{
  for (guint at = misfit->from; at < misfit->to; at++)
    {
      guint source = crumb_correction_get_source (misfit->correction, at);

      if (at != misfit->at && source != CRUMB_CORRECTION_ADDED && crumb_correction_is_changed (misfit->correction, at)
          && crumb_correction_get_move (misfit->correction, at)->what == what)
        return crumb_game_get_move (crumb_correction_get_game (misfit->correction), source);
    }
  return NULL;
}

/* Two were often mixed up: this one has what was entered for the other. */
static gboolean
swap (const Misfit *misfit)
{
  guint n_changes = crumb_correction_get_n_changes (misfit->correction);
  CrumbMove move = *crumb_correction_get_move (misfit->correction, misfit->at);
  const CrumbMove *replaced = find_replaced (misfit, move.what);

  if (replaced == NULL || (misfit->form.parts & CRUMB_MOVE_DICE) == 0)
    return FALSE;
  move.dice = replaced->dice;
  crumb_correction_replace (misfit->correction, misfit->at, &move);
  if (crumb_correction_check (misfit->correction, NULL, NULL))
    return TRUE;
  crumb_correction_undo (misfit->correction, n_changes);
  return FALSE;
}

/* What nothing can be entered of, such as the end of a round; all else can be removed where it is entered again. */
static gboolean
strike (const Misfit *misfit)
{
  if (misfit->form.parts != 0)
    return FALSE;
  crumb_correction_strike (misfit->correction, misfit->at);
  return TRUE;
}

static gboolean
insist (const Misfit *misfit)
{
  if (!misfit->refusal.can_overrule)
    return FALSE;
  crumb_correction_insist (misfit->correction, misfit->at);
  return TRUE;
}

static gboolean
play_on (const Misfit *misfit)
{
  const CrumbGameKind *kind = misfit->ui->kind;

  if (!crumb_scores_of (misfit->before)->over || kind->play_on == CRUMB_NO_MOVE)
    return FALSE;
  crumb_correction_play_on (misfit->correction, misfit->at);
  return TRUE;
}

/* Of a round that others follow it would leave nothing that can be scored. */
static gboolean
cut_round (const Misfit *misfit)
{
  guint n_changes = crumb_correction_get_n_changes (misfit->correction);

  crumb_correction_cut (misfit->correction, misfit->at, misfit->to);
  if (crumb_correction_check (misfit->correction, NULL, NULL))
    return TRUE;
  crumb_correction_undo (misfit->correction, n_changes);
  return FALSE;
}

/* Who sat down or left before the round, and what begins it, stays: after those a whole round can be added. */
static guint
find_points (const Misfit *misfit)
{
  const int no_points[CRUMB_SEATS_MAX] = { 0 };
  CrumbMove moves[CRUMB_ROUND_TO_ADD_MAX];
  guint at = misfit->from;

  for (; at < misfit->at; at++)
    {
      g_autofree gpointer after = crumb_round_moves_get_before (misfit->correction, at + 1);

      if (misfit->ui->round_to_add (after, no_points, moves) == 0)
        break;
    }
  return at;
}

/* The round brings what it brought, and is what it would be on a paper sheet. */
static gboolean
keep_points (const Misfit *misfit)
{
  guint round = crumb_scores_of (misfit->before)->round;
  CrumbMove moves[CRUMB_ROUND_TO_ADD_MAX];
  int points[CRUMB_SEATS_MAX] = { 0 };
  g_autofree gpointer before = NULL;
  guint at, n;

  if (misfit->ui->round_to_add == NULL || round >= crumb_scores_of (misfit->kept)->n_rounds)
    return FALSE;
  at = find_points (misfit);
  before = crumb_round_moves_get_before (misfit->correction, at);
  for (guint seat = 0; seat < crumb_scores_of (misfit->kept)->n_seats; seat++)
    points[seat] = crumb_scores_of (misfit->kept)->points[round][seat];
  n = misfit->ui->round_to_add (before, points, moves);
  /* What begins the next round is there already. */
  while (n > 0 && moves[n - 1].seat == CRUMB_NO_SEAT)
    n--;
  if (n > 0)
    crumb_correction_replace_all (misfit->correction, at, misfit->to, moves, n);
  return n > 0;
}

static gboolean
cut_all (const Misfit *misfit)
{
  guint n = crumb_correction_get_n_moves (misfit->correction);

  if (misfit->to == n)
    return FALSE;
  crumb_correction_cut (misfit->correction, misfit->at, n);
  return TRUE;
}

/* Those that keep most come first. */
static const struct
{
  const char *title;
  const char *note;
  gboolean (*apply) (const Misfit *misfit);
} ways[CRUMB_CORRECTION_WAYS] = {
  { NULL, NULL, give_to_asked },
  { NULL, NULL, swap },
  { NC_ ("button", "Remove"), NULL, strike },
  { NC_ ("button", "Keep It Anyway"), NULL, insist },
  { NC_ ("button", "Play On"), NULL, play_on },
  { NC_ ("button", "Remove the Rest of This Round"), NULL, cut_round },
  { NC_ ("button", "Keep This Round’s Points"), N_ ("Only the scores, as on paper"), keep_points },
  { NC_ ("button", "Remove What Follows"), NULL, cut_all },
};

const char *
crumb_correction_way_describe (guint way, const char **note)
{
  g_return_val_if_fail (way < CRUMB_CORRECTION_WAYS, NULL);

  *note = ways[way].note != NULL ? _ (ways[way].note) : NULL;
  return ways[way].title != NULL ? g_dpgettext2 (NULL, "button", ways[way].title) : NULL;
}

gboolean
crumb_correction_way_apply (guint way, CrumbCorrection *correction, const CrumbGameUi *ui, gconstpointer kept)
{
  Misfit misfit = {
    .correction = correction,
    .ui = ui,
    .kept = kept,
    .before = crumb_correction_get_state (correction),
  };

  g_return_val_if_fail (way < CRUMB_CORRECTION_WAYS, FALSE);

  if (crumb_correction_check (correction, &misfit.at, &misfit.refusal))
    return FALSE;
  crumb_correction_find_round (correction, misfit.at, &misfit.from, &misfit.to);
  misfit.form = crumb_move_form (ui->kind, misfit.before, crumb_correction_get_move (correction, misfit.at)->what);
  return ways[way].apply (&misfit);
}
