/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A round that has been scored: what each hand brought, and where everybody is now. */

#include "crumb-config.h"

#include "crumb-scored-panel.h"

#include "ui/cookie-raid/panels/crumb-game-ruling.h"
#include "ui/cookie-raid/panels/crumb-round-scores.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-moment.h"
#include "words/cookie-raid/crumb-words-raid.h"

struct _CrumbScoredPanel
{
  CrumbRaidPanel parent_instance;

  GtkLabel *moment;
  GtkWidget *large;
  GtkWidget *rule;
  GtkWidget *open;

  char *announced;
};

CRUMB_DEFINE_TEMPLATE (CrumbScoredPanel, crumb_scored_panel, CRUMB_TYPE_RAID_PANEL)

static char *
show_round (CrumbScoredPanel *self, const CrumbRaid *raid)
{
  const guint last = raid->scores.n_rounds - 1u;
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *scores = NULL;
  g_autofree char *bonus = NULL;
  g_autofree char *moment = NULL;

  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self), names);
  moment = crumb_words_moment (raid, names);
  crumb_label_show (self->moment, moment);
  scores = crumb_words_round (raid, last, names);
  if (raid->rounds[last].by_hands)
    bonus = crumb_words_bonus (&raid->rules, &raid->reveal, names);
  if (bonus == NULL)
    return g_strjoin (" ", scores, moment, NULL);
  return g_strjoin (" ", scores, bonus, moment, NULL);
}

/* Cookies that were counted without dice are not a ruling. */
static void
update_ways (CrumbScoredPanel *self, CrumbGame *game, const CrumbRaid *raid)
{
  guint n_moves = crumb_game_get_n_moves (game);
  CrumbDispute dispute;
  gboolean ruled = crumb_game_ruling_at (game, n_moves, &dispute);

  gtk_widget_set_visible (self->rule, ruled);
  gtk_widget_set_visible (self->large, ruled);
  gtk_widget_set_visible (self->open, ruled);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->large), "u", n_moves);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s", crumb_words_bonus_rule (&raid->reveal));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open), "u", n_moves);
}

static void
crumb_scored_panel_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbScoredPanel *self = CRUMB_SCORED_PANEL (panel);
  gboolean scored = raid != NULL && raid->phase == CRUMB_RAID_AT_SCORED;
  g_autofree char *words = scored ? show_round (self, raid) : NULL;

  gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (self)), scored);
  if (scored)
    update_ways (self, crumb_game_panel_get_game (panel), raid);
  if (g_set_str (&self->announced, words))
    crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, words);
}

static void
crumb_scored_panel_class_init (CrumbScoredPanelClass *klass)
{
  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_scored_panel_update;

  g_type_ensure (CRUMB_TYPE_ROUND_SCORES);
  crumb_class_template (klass, CrumbScoredPanel, "crumb-scored-panel", moment, rule, large, open);
  crumb_class_owns (klass, CrumbScoredPanel, g_free, announced);
}

GtkWidget *
crumb_scored_panel_new (void)
{
  return g_object_new (CRUMB_TYPE_SCORED_PANEL, NULL);
}
