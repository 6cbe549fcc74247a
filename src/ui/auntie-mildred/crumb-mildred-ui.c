/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Auntie Mildred's list as the window shows it. */

#include "ui/auntie-mildred/panels/crumb-mildred-board.h"
#include "ui/auntie-mildred/panels/crumb-mildred-place.h"
#include "ui/auntie-mildred/panels/crumb-mildred-sheet-dialog.h"
#include "ui/auntie-mildred/review/crumb-mildred-form.h"
#include "ui/auntie-mildred/rules/crumb-mildred-example-view.h"
#include "ui/auntie-mildred/rulings/crumb-mildred-rulings.h"
#include "ui/auntie-mildred/table/crumb-mildred-table.h"
#include "ui/game/crumb-game-ui.h"
#include "ui/history/crumb-game-log.h"

#include "rules/auntie-mildred/mildred.h"
#include "words/auntie-mildred/crumb-mildred-agreement.h"
#include "words/auntie-mildred/crumb-mildred-rulebook.h"

#include <glib/gi18n.h>

static const char *
seating_note (const char *rules)
{
  return _ ("The lower first shake starts, whoever sits first here.");
}

static const CrumbReviewTab review_tabs[] = { { NULL } };

static const CrumbDrawnRulebook rulebook = { &crumb_mildred_rulebook, &crumb_mildred_agreement,
                                             crumb_mildred_example_view_new };

const CrumbGameUi crumb_auntie_mildred_ui = {
  .kind = &crumb_auntie_mildred,
  .icon_name = "crumb-auntie-mildred-symbolic",
  .welcome = N_ ("Three Victory Dice"),
  .welcome_text =
      N_ ("Shake your own dice and put them on your cards. Crumb knows what must come home, whether a prank "
          "hits and which group scores."),
  .seating_note = seating_note,
  .sheet_new = crumb_mildred_sheet_dialog_new,
  .table_new = crumb_mildred_table_new,
  .describe = crumb_mildred_describe,
  .say = crumb_mildred_say,
  .stage_new = crumb_mildred_board_new,
  .rulings_new = crumb_mildred_rulings_new,
  .rulings_open = crumb_mildred_rulings_open,
  .ruling_made = crumb_mildred_ruling_made,
  .log_new = crumb_game_log_new,
  .replay_step = crumb_mildred_replay_step,
  .review_tabs = review_tabs,
  .move_to_add = crumb_mildred_move_to_add,
  .round_to_add = crumb_mildred_round_to_add,
  .rulebook = &rulebook,
};
