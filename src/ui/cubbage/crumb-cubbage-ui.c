/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cubbage as the window shows it. */

#include "ui/cubbage/review/crumb-cubbage-replay.h"
#include "ui/cubbage/review/crumb-deals-view.h"
#include "ui/cubbage/rulings/crumb-cubbage-rulings.h"
#include "ui/cubbage/table/crumb-cubbage-table-view.h"
#include "ui/people/crumb-agreement-dialog.h"
#include "ui/people/crumb-game-ui.h"
#include "ui/people/crumb-rule-sets.h"

#include "rules/cubbage/cubbage.h"
#include "words/cubbage/crumb-cubbage-agreement.h"

#include <glib/gi18n.h>

static GtkWidget *
table_new (GSettings *settings)
{
  return crumb_cubbage_table_view_new ();
}

static GtkWidget *
rulings_new (GSettings *settings)
{
  return crumb_cubbage_rulings_new ();
}

/* What the table counted is shown there; nothing of it is opened here. */
static gboolean
rulings_open (GtkWidget *rulings, CrumbGame *game, guint n_moves)
{
  return FALSE;
}

static void
rulings_show_page (GtkWidget *rulings, const char *page)
{
  crumb_cubbage_rulings_show_page (CRUMB_CUBBAGE_RULINGS (rulings), page);
}

static void
replay (GtkWidget *page, guint n_moves)
{
  crumb_cubbage_replay_set_step (CRUMB_CUBBAGE_REPLAY (page), n_moves);
}

static const CrumbReviewTab review_tabs[] = {
  { "deals", N_ ("Deals"), crumb_deals_view_new, NULL },
  { "replay", N_ ("Replay"), crumb_cubbage_replay_new, replay },
  { NULL },
};

static AdwDialog *
rules_dialog_new (GSettings *settings, const char *text, gboolean editable)
{
  return crumb_agreement_dialog_new_for_text (&crumb_cubbage_agreement, settings, text, editable);
}

static char *
rules_for_new_games (GSettings *settings)
{
  return crumb_rule_sets_for_new_games (&crumb_cubbage_agreement, settings);
}

static char *
rules_summary (GSettings *settings, const char *text)
{
  return crumb_rule_sets_summary (&crumb_cubbage_agreement, settings, text);
}

static AdwDialog *
rules_read_new (const void *state)
{
  const CrumbCubbage *game = state;

  return crumb_agreement_dialog_new (&crumb_cubbage_agreement, &game->rules, FALSE);
}

const CrumbGameUi crumb_cubbage_ui = {
  .kind = &crumb_cubbage,
  .icon_name = "crumb-table-symbolic",
  .welcome = N_ ("Race to 121"),
  .welcome_text = N_ ("Roll your own dice and enter what they show. Crumb runs the play, counts the hands and pegs."),
  .table_new = table_new,
  .rulings_new = rulings_new,
  .rulings_open = rulings_open,
  .rulings_show_page = rulings_show_page,
  .odds_page = "keeps",
  .review_tabs = review_tabs,
  .round_detail_new = crumb_deals_view_new_deal,
  .rules_dialog_new = rules_dialog_new,
  .rules_for_new_games = rules_for_new_games,
  .rules_summary = rules_summary,
  .rules_read_new = rules_read_new,
};
