/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles one disputed bid or hand: what is settled, under which rules, between whom, and what becomes of it. */

#include "crumb-config.h"

#include "crumb-rulings-view.h"

#include "crumb-disputants-dialog.h"
#include "crumb-dispute-view.h"
#include "crumb-odds-page.h"
#include "ui/cookie-raid/panels/crumb-game-ruling.h"
#include "ui/cookie-raid/panels/crumb-raid-of.h"
#include "ui/cookie-raid/rules/crumb-rules-button.h"
#include "ui/game/crumb-undoable.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-dispute.h"

#include <glib/gi18n.h>

struct _CrumbRulingsView
{
  AdwBin parent_instance;

  CrumbRulings *rulings;
  CrumbGame *game;
  GSettings *settings;

  AdwToggleGroup *kinds;
  CrumbRulesButton *rules_button;
  GtkStack *pages;
  CrumbDisputeView *dispute;
  CrumbOddsPage *odds;

  char *odds_rules;
};

static void crumb_rulings_view_undoable_init (CrumbUndoableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CrumbRulingsView, crumb_rulings_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (CRUMB_TYPE_UNDOABLE, crumb_rulings_view_undoable_init))

static const char *const kind_names[] = {
  [CRUMB_DISPUTE_BIDS] = "bids",
  [CRUMB_DISPUTE_HANDS] = "hands",
};

/* What is shown ---------------------------------------------------------- */

static gboolean
shows_odds (CrumbRulingsView *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "odds") == 0;
}

static void
update_actions (CrumbRulingsView *self, const CrumbDispute *dispute)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean seen = !shows_odds (self);
  gboolean empty = !seen || crumb_dispute_is_empty (dispute);

  gtk_widget_action_set_enabled (widget, "rulings.add", seen && dispute->n_seats < CRUMB_SEATS_MAX);
  gtk_widget_action_set_enabled (widget, "rulings.clear", !empty);
  gtk_widget_action_set_enabled (widget, "rulings.people", seen);
  gtk_widget_action_set_enabled (widget, "rulings.sit-down", crumb_raid_of (self->game) != NULL);
}

/* The page of odds keeps what people tried there until the rules change. */
static void
update_rules (CrumbRulingsView *self, const CrumbDispute *dispute)
{
  char rules[CRUMB_RULES_TEXT_MAX];

  crumb_rules_button_set_rules (self->rules_button, crumb_house_rules_format (&dispute->rules, rules));
  if (g_set_str (&self->odds_rules, rules))
    crumb_odds_page_set_rules (self->odds, rules);
}

static void
update (CrumbRulingsView *self)
{
  const CrumbDispute *dispute = crumb_rulings_get_dispute (self->rulings);

  adw_toggle_group_set_active_name (self->kinds, shows_odds (self) ? "odds" : kind_names[dispute->kind]);
  update_actions (self, dispute);
  update_rules (self, dispute);
  crumb_undoable_changed (CRUMB_UNDOABLE (self));
}

/* What is tapped --------------------------------------------------------- */

static void
kind_chosen_cb (CrumbRulingsView *self)
{
  const char *name = adw_toggle_group_get_active_name (self->kinds);

  if (name != NULL)
    crumb_rulings_view_show_page (self, name);
}

static void
rules_chosen_cb (CrumbRulingsView *self)
{
  CrumbHouseRules rules;

  if (!crumb_house_rules_parse (crumb_rules_button_get_rules (self->rules_button), &rules, NULL))
    return;
  crumb_rulings_set_rules (self->rulings, &rules);
  crumb_take_focus (GTK_WIDGET (self));
}

/* Undo stands in the header bar, and a toast would cover the keys. */
static void
tell (CrumbRulingsView *self, const char *what)
{
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_DONE, what);
}

static void
add_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  crumb_rulings_add_seat (CRUMB_RULINGS_VIEW (widget)->rulings);
  crumb_take_focus (widget);
}

static void
people_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  adw_dialog_present (crumb_disputants_dialog_new (CRUMB_RULINGS_VIEW (widget)->rulings), widget);
}

static void
sit_down_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);

  crumb_rulings_sit_down (self->rulings, self->game);
  tell (self, _ ("Using the game’s players and rules"));
  crumb_take_focus (widget);
}

static void
clear_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);

  crumb_rulings_clear (self->rulings);
  tell (self, _ ("Dice cleared"));
  crumb_take_focus (widget);
}

/* Undo ------------------------------------------------------------------- */

static gboolean
can_step (CrumbUndoable *undoable, gboolean redo)
{
  CrumbRulings *rulings = CRUMB_RULINGS_VIEW (undoable)->rulings;

  return redo ? crumb_rulings_get_can_redo (rulings) : crumb_rulings_get_can_undo (rulings);
}

static gboolean
step (CrumbUndoable *undoable, gboolean redo, GError **error)
{
  CrumbRulings *rulings = CRUMB_RULINGS_VIEW (undoable)->rulings;

  if (redo)
    crumb_rulings_redo (rulings);
  else
    crumb_rulings_undo (rulings);
  return TRUE;
}

static void
crumb_rulings_view_undoable_init (CrumbUndoableInterface *iface)
{
  iface->can = can_step;
  iface->step = step;
}

/* The widget ------------------------------------------------------------- */

static void
set_game (CrumbRulingsView *self, CrumbGame *game)
{
  if (!g_set_object (&self->game, game))
    return;
  if (game != NULL && crumb_rulings_is_empty (self->rulings))
    crumb_rulings_sit_down (self->rulings, game);
  else
    update (self);
  g_object_notify (G_OBJECT (self), "game");
}

static gboolean
crumb_rulings_view_grab_focus (GtkWidget *widget)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);

  if (!shows_odds (self) && gtk_widget_grab_focus (GTK_WIDGET (self->dispute)))
    return TRUE;
  return GTK_WIDGET_CLASS (crumb_rulings_view_parent_class)->grab_focus (widget);
}

static void
crumb_rulings_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (crumb_rulings_view_parent_class)->map (widget);
  gtk_widget_grab_focus (widget);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "rulings.add", NULL, add_action);
  gtk_widget_class_install_action (widget_class, "rulings.sit-down", NULL, sit_down_action);
  gtk_widget_class_install_action (widget_class, "rulings.clear", NULL, clear_action);
  gtk_widget_class_install_action (widget_class, "rulings.people", NULL, people_action);
}

static void
crumb_rulings_view_class_init (CrumbRulingsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = crumb_rulings_view_grab_focus;
  widget_class->map = crumb_rulings_view_map;
  crumb_class_property (klass, CrumbRulingsView, game, set_game,
                        g_param_spec_object ("game", NULL, NULL, CRUMB_TYPE_GAME, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbRulingsView, settings, NULL,
                        g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS, CRUMB_READWRITE));
  install_actions (widget_class);

  g_type_ensure (CRUMB_TYPE_DISPUTE_VIEW);
  g_type_ensure (CRUMB_TYPE_ODDS_PAGE);
  g_type_ensure (CRUMB_TYPE_RULES_BUTTON);
  gtk_widget_class_set_css_name (widget_class, "rulings");
  crumb_class_template (klass, CrumbRulingsView, "crumb-rulings-view", kinds, pages, dispute, odds, rules_button);
  crumb_class_owns (klass, CrumbRulingsView, g_object_unref, game, settings, rulings);
  crumb_class_owns (klass, CrumbRulingsView, g_free, odds_rules);
  crumb_class_callbacks (klass, kind_chosen_cb, rules_chosen_cb);
}

static void
crumb_rulings_view_init (CrumbRulingsView *self)
{
  self->rulings = g_object_new (CRUMB_TYPE_RULINGS, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_dispute_view_set_rulings (self->dispute, self->rulings);
  g_signal_connect_object (self->rulings, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

CRUMB_DEFINE_GETTER (CrumbRulingsView, crumb_rulings_view, CrumbRulings *, rulings)

void
crumb_rulings_view_show_page (CrumbRulingsView *self, const char *page)
{
  g_return_if_fail (CRUMB_IS_RULINGS_VIEW (self));
  g_return_if_fail (page != NULL);

  gtk_stack_set_visible_child_name (self->pages, g_str_equal (page, "odds") ? "odds" : "dispute");
  for (guint kind = 0; kind < G_N_ELEMENTS (kind_names); kind++)
    if (g_str_equal (page, kind_names[kind]))
      crumb_rulings_set_kind (self->rulings, kind);
  update (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

gboolean
crumb_rulings_view_open (CrumbRulingsView *self, CrumbGame *game, guint n_moves)
{
  CrumbDispute dispute;

  g_return_val_if_fail (CRUMB_IS_RULINGS_VIEW (self), FALSE);
  g_return_val_if_fail (CRUMB_IS_GAME (game), FALSE);

  if (!crumb_game_ruling_at (game, n_moves, &dispute))
    return FALSE;
  crumb_rulings_open (self->rulings, game, &dispute);
  crumb_rulings_view_show_page (self, kind_names[dispute.kind]);
  return TRUE;
}
