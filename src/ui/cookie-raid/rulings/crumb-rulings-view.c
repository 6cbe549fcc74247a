/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles one disputed bid or hand: what is settled, under which rules, between whom, and what becomes of it. */

#include "crumb-config.h"

#include "crumb-rulings-view.h"

#include "crumb-disputants-dialog.h"
#include "crumb-dispute-case.h"
#include "crumb-odds-page.h"
#include "ui/cookie-raid/panels/crumb-game-ruling.h"
#include "ui/cookie-raid/rules/crumb-rules-menu.h"
#include "ui/game/crumb-agreement-dialog.h"
#include "ui/game/crumb-rule-sets.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "rules/cookie-raid/raid.h"
#include "words/cookie-raid/crumb-raid-agreement.h"

#include <glib/gi18n.h>

struct _CrumbRulingsView
{
  CrumbRulingsPage parent_instance;

  GtkMenuButton *rules_button;
  GtkWidget *rules_name;
  CrumbOddsPage *odds;
  char *rules;
  GSettings *settings;
  /* Whose people were asked to sit down; never looked into. */
  gconstpointer seated;
  guint colour;
};

G_DEFINE_FINAL_TYPE (CrumbRulingsView, crumb_rulings_view, CRUMB_TYPE_RULINGS_PAGE)

static const CrumbDisputes *
get_disputes (gpointer self)
{
  return crumb_rulings_page_get_entered (self);
}

/* The one whose dice are entered; none are while the odds are looked at. */
static CrumbDispute *
looked_at (gpointer self, CrumbDisputes *disputes)
{
  return &disputes->disputes[crumb_rulings_page_get_kind (self) % CRUMB_DISPUTES];
}

/* What is shown ---------------------------------------------------------- */

static void
update_actions (CrumbRulingsView *self, const CrumbDispute *dispute)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean seen = dispute != NULL;
  gboolean asks = seen && dispute->seat != CRUMB_NO_SEAT;
  gboolean empty = !seen || crumb_dispute_is_empty (dispute);

  gtk_widget_action_set_enabled (widget, "table.die", asks);
  gtk_widget_action_set_enabled (widget, "table.colour", asks && dispute->rules.flush);
  gtk_widget_action_set_enabled (widget, "table.done", asks && crumb_dispute_can_be_done (dispute));
  gtk_widget_action_set_enabled (widget, "table.no-bid", asks && crumb_dispute_can_have_no_bid (dispute));
  gtk_widget_action_set_enabled (widget, "table.back", !empty);
  gtk_widget_action_set_enabled (widget, "table.seat", seen);
  gtk_widget_action_set_enabled (widget, "rulings.let-go", seen && dispute->die != CRUMB_NEXT_DIE);
  gtk_widget_action_set_enabled (widget, "rulings.add", seen && dispute->n_seats < CRUMB_SEATS_MAX);
  gtk_widget_action_set_enabled (widget, "rulings.clear", !empty);
  gtk_widget_action_set_enabled (widget, "rulings.people", seen);
  gtk_widget_action_set_enabled (widget, "rulings.sit-down",
                                 crumb_game_panel_get_state (CRUMB_GAME_PANEL (self)) != NULL);
}

/* The button is read as it is seen, with its menu open too. */
static void
name_rules (CrumbRulingsView *self, const CrumbHouseRules *rules)
{
  g_autofree char *saved = crumb_rule_sets_find (&crumb_raid_agreement, self->settings, rules);
  gboolean named = saved != NULL && crumb_rule_book_preset (&crumb_house_rule_book, rules) == NULL;
  const char *name = named ? saved : crumb_agreement_name (&crumb_raid_agreement, rules);

  gtk_label_set_label (GTK_LABEL (self->rules_name), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rules_button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The page of odds keeps what people tried there until the rules change. */
static void
update_rules (CrumbRulingsView *self, const CrumbHouseRules *used)
{
  g_autofree char *rules = crumb_agreement_format (&crumb_raid_agreement, used);

  if (crumb_set_string (self, "rules", &self->rules, rules))
    crumb_odds_page_set_rules (self->odds, rules);
  name_rules (self, used);
}

static void
sets_changed_cb (CrumbRulingsView *self)
{
  g_autoptr (GMenuModel) menu = crumb_rules_menu_new (self->settings);

  gtk_menu_button_set_menu_model (self->rules_button, menu);
  name_rules (self, &get_disputes (self)->disputes[0].rules);
}

static CrumbCase *
crumb_rulings_view_show (CrumbRulingsPage *page, guint kind, gconstpointer entered)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (page);
  const CrumbDisputes *disputes = entered;

  update_rules (self, &disputes->disputes[0].rules);
  if (kind == CRUMB_RULINGS_ODDS)
    {
      update_actions (self, NULL);
      return NULL;
    }
  update_actions (self, &disputes->disputes[kind]);
  return crumb_dispute_case_new (disputes, kind, self->colour);
}

static void
forget (gpointer entered)
{
  CrumbDisputes *disputes = entered;

  for (guint kind = 0; kind < CRUMB_DISPUTES; kind++)
    crumb_dispute_let_go (&disputes->disputes[kind]);
}

static void
set_colour (CrumbRulingsView *self, guint colour)
{
  if (crumb_set_uint (self, "colour", &self->colour, colour))
    crumb_rulings_page_look (CRUMB_RULINGS_PAGE (self), get_disputes (self));
}

static void
sit_down (CrumbRulingsView *self)
{
  CrumbDisputes next = *get_disputes (self);

  crumb_disputes_sit_down (&next, crumb_game_panel_get_game (CRUMB_GAME_PANEL (self)));
  crumb_rulings_page_enter (CRUMB_RULINGS_PAGE (self), TRUE, &next);
}

static void
crumb_rulings_view_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (panel);
  gconstpointer game = crumb_game_panel_get_game (panel);
  gboolean other = self->seated != game;

  self->seated = game;
  if (other && state != NULL && crumb_disputes_is_empty (get_disputes (self)))
    sit_down (self);
  else
    CRUMB_GAME_PANEL_CLASS (crumb_rulings_view_parent_class)->update (panel, state);
}

/* What is tapped --------------------------------------------------------- */

/* Text that is not understood changes nothing. */
static void
set_rules (CrumbRulingsView *self, const char *text)
{
  CrumbDisputes next = *get_disputes (self);
  CrumbHouseRules rules;

  if (text == NULL || !crumb_agreement_parse (&crumb_raid_agreement, text, &rules)
      || !crumb_disputes_set_rules (&next, &rules))
    return;
  crumb_rulings_page_enter (CRUMB_RULINGS_PAGE (self), TRUE, &next);
  crumb_take_focus (GTK_WIDGET (self));
}

static void
agree_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_autofree char *rules = crumb_agreement_format (&crumb_raid_agreement, &get_disputes (widget)->disputes[0].rules);
  AdwDialog *dialog =
      crumb_agreement_dialog_new (&crumb_raid_agreement, CRUMB_RULINGS_VIEW (widget)->settings, rules, TRUE);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (set_rules), widget, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

static void
die_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputes next = *get_disputes (widget);
  CrumbDispute *dispute = looked_at (widget, &next);
  const CrumbDie die = {
    .face = (uint8_t) g_variant_get_int32 (parameter),
    .colour = dispute->rules.flush ? (uint8_t) CRUMB_RULINGS_VIEW (widget)->colour : 0,
  };

  crumb_rulings_page_enter (CRUMB_RULINGS_PAGE (widget), crumb_dispute_enter (dispute, die), &next);
}

static void
done_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputes next = *get_disputes (widget);

  crumb_rulings_page_enter (CRUMB_RULINGS_PAGE (widget), crumb_dispute_done (looked_at (widget, &next)), &next);
}

static void
no_bid_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputes next = *get_disputes (widget);

  crumb_rulings_page_enter (CRUMB_RULINGS_PAGE (widget), crumb_dispute_no_bid (looked_at (widget, &next)), &next);
}

static void
back_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputes next = *get_disputes (widget);

  crumb_rulings_page_enter (CRUMB_RULINGS_PAGE (widget), crumb_dispute_back (looked_at (widget, &next)), &next);
}

/* All its dice once more. */
static void
seat_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputes next = *get_disputes (widget);
  CrumbDispute *dispute = looked_at (widget, &next);
  guint seat = (guint) g_variant_get_int32 (parameter);

  if (seat < dispute->n_seats)
    crumb_rulings_page_enter (CRUMB_RULINGS_PAGE (widget),
                              crumb_dispute_point (dispute, crumb_dispute_shown_roll (dispute, seat), seat), &next);
}

static void
place_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "table.seat", "i", (int) g_variant_get_uint32 (parameter));
}

static guint
find_die (const CrumbDice *dice, CrumbDie die)
{
  guint i = 0;

  while (i < dice->count && (dice->dice[i].face != die.face || dice->dice[i].colour != die.colour))
    i++;
  return i;
}

/* Equal dice of a seat are one as good as the other. The die that is changed is likely to keep its colour. */
static void
pick_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputes next = *get_disputes (widget);
  CrumbDispute *dispute = looked_at (widget, &next);
  guint face, colour, at;
  CrumbDie die;
  int seat;

  g_variant_get (parameter, "(iuu)", &seat, &face, &colour);
  die = (CrumbDie) { .face = (uint8_t) face, .colour = (uint8_t) colour };
  for (guint roll = dispute->n_rolls; roll > 0; roll--)
    {
      const CrumbDice *dice = &dispute->rolls[roll - 1].dice[seat];

      at = find_die (dice, die);
      if (!crumb_seats_has (dispute->rolls[roll - 1].seats, (guint) seat) || at == dice->count)
        continue;
      if (dispute->rules.flush)
        set_colour (CRUMB_RULINGS_VIEW (widget), colour);
      if (crumb_dispute_pick (dispute, roll - 1, (guint) seat, at))
        crumb_rulings_page_look (CRUMB_RULINGS_PAGE (widget), &next);
      return;
    }
}

static void
let_go_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputes next = *get_disputes (widget);

  forget (&next);
  crumb_rulings_page_look (CRUMB_RULINGS_PAGE (widget), &next);
}

static void
number_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  if (g_variant_get_int32 (parameter) == 0)
    gtk_widget_activate_action (widget, "table.no-bid", NULL);
  else
    gtk_widget_activate_action_variant (widget, "table.die", parameter);
}

static void
add_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputes next = *get_disputes (widget);

  crumb_rulings_page_enter (CRUMB_RULINGS_PAGE (widget), crumb_disputes_add_seat (&next), &next);
  crumb_take_focus (widget);
}

static void
people_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  adw_dialog_present (crumb_disputants_dialog_new (CRUMB_RULINGS_PAGE (widget)), widget);
}

/* Undo stands in the header bar, and a toast would cover the keys. */
static void
tell (GtkWidget *widget, const char *what)
{
  crumb_announce (widget, CRUMB_SAID_DONE, what);
  crumb_take_focus (widget);
}

static void
sit_down_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  sit_down (CRUMB_RULINGS_VIEW (widget));
  tell (widget, _ ("Using the game’s players and rules"));
}

static void
clear_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbDisputes next = *get_disputes (widget);
  CrumbDispute *dispute = looked_at (widget, &next);

  *dispute = crumb_dispute_start (&dispute->rules, dispute->kind, dispute->n_seats);
  crumb_rulings_page_enter (CRUMB_RULINGS_PAGE (widget), TRUE, &next);
  tell (widget, _ ("Dice cleared"));
}

/* The widget ------------------------------------------------------------- */

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.die", "i", die_action);
  gtk_widget_class_install_property_action (widget_class, "table.colour", "colour");
  gtk_widget_class_install_action (widget_class, "table.done", NULL, done_action);
  gtk_widget_class_install_action (widget_class, "table.no-bid", NULL, no_bid_action);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "table.seat", "i", seat_action);
  gtk_widget_class_install_action (widget_class, "table.place", "u", place_action);
  gtk_widget_class_install_action (widget_class, "table.pick", "(iuu)", pick_action);
  gtk_widget_class_install_action (widget_class, "table.number", "i", number_action);
  gtk_widget_class_install_property_action (widget_class, "rulings.rules", "rules");
  gtk_widget_class_install_action (widget_class, "rulings.agree", NULL, agree_action);
  gtk_widget_class_install_action (widget_class, "rulings.let-go", NULL, let_go_action);
  gtk_widget_class_install_action (widget_class, "rulings.add", NULL, add_action);
  gtk_widget_class_install_action (widget_class, "rulings.sit-down", NULL, sit_down_action);
  gtk_widget_class_install_action (widget_class, "rulings.clear", NULL, clear_action);
  gtk_widget_class_install_action (widget_class, "rulings.people", NULL, people_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "rulings.let-go", NULL);
}

static void
crumb_rulings_view_class_init (CrumbRulingsViewClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_cookie_raid;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_rulings_view_update;
  CRUMB_RULINGS_PAGE_CLASS (klass)->size = sizeof (CrumbDisputes);
  CRUMB_RULINGS_PAGE_CLASS (klass)->show = crumb_rulings_view_show;
  CRUMB_RULINGS_PAGE_CLASS (klass)->forget = forget;
  crumb_class_property (klass, CrumbRulingsView, colour, set_colour,
                        g_param_spec_uint ("colour", NULL, NULL, 0, CRUMB_COLOURS, 0, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbRulingsView, rules, set_rules,
                        g_param_spec_string ("rules", NULL, NULL, NULL, CRUMB_READWRITE));
  crumb_class_owns (klass, CrumbRulingsView, g_object_unref, settings);
  crumb_class_owns (klass, CrumbRulingsView, g_free, rules);
  install_actions (GTK_WIDGET_CLASS (klass));
}

static GtkWidget *
new_more (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) game = g_menu_new ();
  g_autoptr (GMenu) people = g_menu_new ();
  g_autoptr (GMenu) clear = g_menu_new ();
  GtkWidget *more;

  crumb_menu_add (game, _ ("Use the Game’s _Players and Rules"), "rulings.sit-down");
  g_menu_append (people, _ ("_Add Player"), "rulings.add");
  g_menu_append (people, C_ ("menu", "_Names…"), "rulings.people");
  g_menu_append (clear, C_ ("button", "C_lear"), "rulings.clear");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (game));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (people));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (clear));
  more = crumb_more_button_new (C_ ("button", "More"), G_MENU_MODEL (menu));
  gtk_accessible_update_property (GTK_ACCESSIBLE (more), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Options for Rulings"), -1);
  return more;
}

static GtkMenuButton *
new_rules_button (CrumbRulingsView *self)
{
  self->rules_name = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, "max-width-chars", 24, NULL);
  return g_object_new (GTK_TYPE_MENU_BUTTON, "always-show-arrow", TRUE, "child", self->rules_name, "css-classes",
                       (const char *const[]) { "flat", NULL }, "focus-on-click", FALSE, "halign", GTK_ALIGN_END,
                       "hexpand", TRUE, "tooltip-text", C_ ("button", "Rules"), NULL);
}

static void
crumb_rulings_view_init (CrumbRulingsView *self)
{
  CrumbRulingsPage *page = CRUMB_RULINGS_PAGE (self);
  const CrumbDisputes nothing = crumb_disputes_start ();
  GtkWidget *tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->odds = g_object_new (CRUMB_TYPE_ODDS_PAGE, NULL);
  crumb_rulings_page_add_kind (page, C_ ("label", "Bids"), NULL, NULL);
  crumb_rulings_page_add_kind (page, C_ ("label", "Hands"), NULL, NULL);
  crumb_rulings_page_add_kind (page, C_ ("button", "Odds"), NULL, GTK_WIDGET (self->odds));
  self->rules_button = new_rules_button (self);
  gtk_box_append (GTK_BOX (tools), GTK_WIDGET (self->rules_button));
  gtk_box_append (GTK_BOX (tools), new_more ());
  crumb_rulings_page_set_tools (page, tools);
  crumb_rulings_page_look (page, &nothing);
}

GtkWidget *
crumb_rulings_view_new (GSettings *settings)
{
  CrumbRulingsView *self = g_object_new (CRUMB_TYPE_RULINGS_VIEW, NULL);

  g_set_object (&self->settings, settings);
  crumb_rule_sets_follow (settings, G_CALLBACK (sets_changed_cb), self);
  sets_changed_cb (self);
  return GTK_WIDGET (self);
}

gboolean
crumb_rulings_view_open (GtkWidget *view, CrumbGame *game, guint n_moves)
{
  CrumbDisputes next = *get_disputes (view);
  CrumbDispute dispute;

  if (!crumb_game_ruling_at (game, n_moves, &dispute))
    return FALSE;
  crumb_disputes_open (&next, game, &dispute);
  crumb_rulings_page_open (CRUMB_RULINGS_PAGE (view), dispute.kind, &next);
  return TRUE;
}
