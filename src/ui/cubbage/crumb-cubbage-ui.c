/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cubbage as the window shows it. */

#include "ui/cubbage/panels/crumb-cubbage-describe.h"
#include "ui/cubbage/panels/crumb-cubbage-ruled.h"
#include "ui/cubbage/panels/crumb-cubbage-stage.h"
#include "ui/cubbage/review/crumb-deals-view.h"
#include "ui/cubbage/rules/crumb-cubbage-example-view.h"
#include "ui/cubbage/rulings/crumb-cubbage-rulings.h"
#include "ui/cubbage/table/crumb-cubbage-table-view.h"
#include "ui/game/crumb-game-ui.h"
#include "ui/history/crumb-game-log.h"

#include "rules/cubbage/cubbage.h"
#include "words/cubbage/crumb-cubbage-agreement.h"
#include "words/cubbage/crumb-cubbage-rulebook.h"

#include <glib/gi18n.h>

static gboolean
cubbage_move_to_add (gconstpointer before, guint what, CrumbMove *move)
{
  CrumbCubbageExpect expect = crumb_cubbage_expect (before);

  *move = (CrumbMove) { .what = (uint8_t) what, .seat = expect.seat };
  if (what == CRUMB_CUBBAGE_FIRST_CRIB)
    move->seat = 0;
  return (expect.also & (UINT32_C (1) << what)) != 0
         && (crumb_move_form (&crumb_cubbage, before, what).parts != 0 || what == CRUMB_CUBBAGE_GO);
}

static guint
cubbage_round_to_add (gconstpointer before, const int points[CRUMB_SEATS_MAX], CrumbMove moves[])
{
  const CrumbCubbage *game = before;

  /* In the midst of a deal they would take the place of what it brought. */
  if (game->phase > CRUMB_CUBBAGE_AT_ROLL || game->scores.n_rounds > game->scores.round
      || (crumb_cubbage_expect (game).also & (UINT32_C (1) << CRUMB_CUBBAGE_POINTS)) == 0)
    return 0;

  for (guint8 seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    moves[seat] = (CrumbMove) { .what = CRUMB_CUBBAGE_POINTS, .seat = seat, .amount = (gint16) points[seat] };
  return CRUMB_CUBBAGE_SEATS;
}

static const char *
seating_note (const char *text)
{
  CrumbCubbageRules rules;

  if (!crumb_rule_book_parse (&crumb_cubbage_rule_book, text, &rules, NULL) || rules.table == CRUMB_CUBBAGE_OPEN)
    return _ ("Two players who see each other’s dice.");
  return rules.table == CRUMB_CUBBAGE_SOLO ? _ ("You play against an imaginary opponent and roll its dice.")
                                           : _ ("Two players who keep their dice to themselves.");
}

static GtkWidget *
table_new (GSettings *settings)
{
  return crumb_cubbage_table_view_new ();
}

static gboolean
ruling_made (gconstpointer before, const CrumbMove *move, gconstpointer after)
{
  CrumbCubbageRuled ruled;

  return crumb_cubbage_ruled_read (before, after, &ruled);
}

/* A deal is shown until the next one begins, and so is the part of it that a move was made in. */
static unsigned
replay_step (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean told)
{
  const CrumbCubbage *was = before, *is = after;
  unsigned parts = told && move->what != CRUMB_CUBBAGE_OVERRULE ? CRUMB_REPLAY_STOP : 0;

  if (is->scores.round > was->scores.round)
    parts |= CRUMB_REPLAY_ROUND;
  if (is->phase != CRUMB_CUBBAGE_AT_OVER && was->phase != CRUMB_CUBBAGE_AT_OVER)
    parts |= CRUMB_REPLAY_STAYS;
  return parts;
}

static const CrumbReviewTab review_tabs[] = {
  { "deals", NC_ ("tab", "Deals"), crumb_deals_view_new },
  { NULL },
};

static const CrumbDrawnRulebook rulebook = { &crumb_cubbage_rulebook, &crumb_cubbage_agreement,
                                             crumb_cubbage_example_view_new };

const CrumbGameUi crumb_cubbage_ui = {
  .kind = &crumb_cubbage,
  .icon_name = "crumb-cubbage-symbolic",
  .welcome = N_ ("Race to 121"),
  .welcome_text = N_ ("Roll your own dice and enter what they show. Crumb runs the play, counts the hands and pegs."),
  .seating_note = seating_note,
  .seating_knob = "table",
  .table_new = table_new,
  .describe = crumb_cubbage_describe,
  .say = crumb_cubbage_say,
  .stage_new = crumb_cubbage_stage_new,
  .rulings_new = crumb_cubbage_rulings_new,
  .rulings_open = crumb_cubbage_rulings_open,
  .ruling_made = ruling_made,
  .log_new = crumb_game_log_new,
  .replay_step = replay_step,
  .review_tabs = review_tabs,
  .round_detail_new = crumb_deals_view_new_deal,
  .move_to_add = cubbage_move_to_add,
  .round_to_add = cubbage_round_to_add,
  .rulebook = &rulebook,
};
