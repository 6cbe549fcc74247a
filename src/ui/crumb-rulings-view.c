/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles one disputed bid or hand: shows what is being settled, and makes a change of each tap and key. */

#include "crumb-config.h"

#include "crumb-rulings-view.h"

#include "crumb-dispute-row.h"
#include "crumb-entry-keys.h"
#include "crumb-keep-in-view.h"
#include "crumb-keypad.h"
#include "crumb-large-ruling.h"
#include "crumb-odds-page.h"

#include "words/crumb-words-dispute.h"

#include <glib/gi18n.h>

#define DICE_SIZE 32

struct _CrumbRulingsView
{
  AdwBin parent_instance;

  CrumbRulings *rulings;
  CrumbGame *game;
  gboolean compact;
  int dice_size;

  AdwToastOverlay *toasts;
  AdwToggleGroup *kinds;
  GtkStack *pages;
  CrumbOddsPage *odds;
  GtkMenuButton *rules_button;
  GtkLabel *rules_label;
  GtkBox *rows;
  GtkWidget *verdict;
  GtkLabel *headline;
  GtkLabel *reason;
  GtkWidget *rule;
  GtkLabel *prompt;
  GtkWidget *keypad;
  GtkWidget *again;

  GtkSizeGroup *names;
  GtkWidget *captions[CRUMB_DISPUTE_ROLLS_MAX];
  CrumbDisputeRow *roll_rows[CRUMB_DISPUTE_ROLLS_MAX][CRUMB_SEATS_MAX];
  char *announced;
  char *odds_rules;
};

G_DEFINE_FINAL_TYPE (CrumbRulingsView, crumb_rulings_view, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_GAME,
  PROP_COMPACT,
  PROP_DICE_SIZE,
  PROP_PRESET,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

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
renamed_cb (CrumbRulingsView *self,
            const char       *typed,
            CrumbDisputeRow  *row)
{
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (self->roll_rows[0][seat] == row)
      crumb_rulings_rename (self->rulings, seat, typed);
}

/* The rows of a roll are made when it is first rolled. */
static void
ensure_roll (CrumbRulingsView *self,
             guint             roll)
{
  if (self->captions[roll] != NULL)
    return;

  self->captions[roll] = g_object_new (GTK_TYPE_LABEL,
                                       "css-classes", (const char *const[]) { "caption-heading", "dimmed", NULL },
                                       "margin-top", 6,
                                       "wrap", TRUE,
                                       "xalign", 0.0,
                                       NULL);
  gtk_box_append (self->rows, self->captions[roll]);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      self->roll_rows[roll][seat] = CRUMB_DISPUTE_ROW (crumb_dispute_row_new (roll, seat, self->names));
      g_signal_connect_object (self->roll_rows[roll][seat], "renamed", G_CALLBACK (renamed_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (self->rows, GTK_WIDGET (self->roll_rows[roll][seat]));
    }
}

static const char *
caption_of (const CrumbDispute *dispute,
            guint               roll)
{
  if (dispute->kind == CRUMB_DISPUTE_HANDS)
    return _("Roll-off");
  return roll > 1 ? _("Re-roll, tied again") : _("Re-roll");
}

static void
update_roll (CrumbRulingsView   *self,
             const CrumbDispute *dispute,
             guint               roll)
{
  gboolean rolled = roll < dispute->n_rolls;

  if (rolled)
    ensure_roll (self, roll);
  else if (self->captions[roll] == NULL)
    return;

  gtk_label_set_label (GTK_LABEL (self->captions[roll]), caption_of (dispute, roll));
  gtk_widget_set_visible (self->captions[roll], rolled && roll > 0);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      gboolean takes_part = rolled && crumb_seats_has (dispute->rolls[roll].seats, seat);
      CrumbDisputeRow *row = self->roll_rows[roll][seat];

      gtk_widget_set_visible (GTK_WIDGET (row), takes_part);
      if (!takes_part)
        continue;
      crumb_dispute_row_set_dice_size (row, self->dice_size);
      crumb_dispute_row_show (row, self->rulings);
    }
}

static void
update_rows (CrumbRulingsView   *self,
             const CrumbDispute *dispute)
{
  for (guint roll = 0; roll < CRUMB_DISPUTE_ROLLS_MAX; roll++)
    update_roll (self, dispute, roll);
  if (dispute->seat != CRUMB_NO_SEAT)
    crumb_keep_in_view (GTK_WIDGET (self->roll_rows[dispute->roll][dispute->seat]));
}

/* A ruling is announced once all dice are in, not while they come. */
static void
announce (CrumbRulingsView *self,
          const char       *headline,
          const char       *reason)
{
  g_autofree char *text = g_strjoin (" ", headline, reason, NULL);

  if (!g_set_str (&self->announced, text))
    return;
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
update_verdict (CrumbRulingsView   *self,
                const CrumbDispute *dispute,
                const char *const   names[])
{
  g_autofree char *headline = crumb_words_dispute_headline (dispute, names);
  g_autofree char *reason = crumb_words_dispute_reason (dispute, names);
  gboolean complete = dispute->seat == CRUMB_NO_SEAT;

  gtk_widget_set_visible (self->verdict, headline != NULL);
  gtk_label_set_label (self->headline, headline != NULL ? headline : "");
  gtk_label_set_label (self->reason, reason != NULL ? reason : "");
  gtk_widget_set_visible (GTK_WIDGET (self->reason), reason != NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s", crumb_words_dispute_section (dispute));
  if (headline != NULL && (complete || dispute->kind == CRUMB_DISPUTE_BIDS))
    announce (self, headline, reason);
  else
    g_clear_pointer (&self->announced, g_free);
  if (complete)
    crumb_keep_in_view (self->verdict);
}

static void
update_entry (CrumbRulingsView   *self,
              const CrumbDispute *dispute,
              const char *const   names[])
{
  g_autofree char *prompt = crumb_words_dispute_asks (dispute, names);
  gboolean asks = dispute->seat != CRUMB_NO_SEAT;

  gtk_widget_set_visible (GTK_WIDGET (self->prompt), asks);
  gtk_widget_set_visible (self->keypad, asks);
  gtk_widget_set_visible (self->again, !asks);
  g_object_set (self->keypad,
                "no-bid", dispute->kind == CRUMB_DISPUTE_BIDS && dispute->roll == 0,
                "sides", (guint) dispute->rules.sides,
                NULL);
  if (g_strcmp0 (prompt, gtk_label_get_label (self->prompt)) == 0)
    return;
  gtk_label_set_label (self->prompt, prompt);
  if (asks && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), prompt, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
update_actions (CrumbRulingsView   *self,
                const CrumbDispute *dispute)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean seen = !shows_odds (self);
  gboolean asks = seen && dispute->seat != CRUMB_NO_SEAT;
  gboolean empty = !seen || crumb_dispute_is_empty (dispute);
  gboolean ruled = seen && gtk_widget_get_visible (self->verdict);

  gtk_widget_action_set_enabled (widget, "table.die", asks);
  gtk_widget_action_set_enabled (widget, "table.done", asks && crumb_dispute_can_be_done (dispute));
  gtk_widget_action_set_enabled (widget, "table.no-bid", asks && crumb_dispute_can_have_no_bid (dispute));
  gtk_widget_action_set_enabled (widget, "table.back", !empty);
  gtk_widget_action_set_enabled (widget, "rulings.add", seen && dispute->n_seats < CRUMB_SEATS_MAX);
  gtk_widget_action_set_enabled (widget, "rulings.remove", dispute->n_seats > 2);
  gtk_widget_action_set_enabled (widget, "rulings.clear", !empty);
  gtk_widget_action_set_enabled (widget, "rulings.copy", ruled);
  gtk_widget_action_set_enabled (widget, "rulings.large", ruled);
  gtk_widget_action_set_enabled (widget, "rulings.sit-down", self->game != NULL);
}

/* What was tried out on the page of the odds stays until there are other rules. */
static void
update_odds (CrumbRulingsView   *self,
             const CrumbDispute *dispute)
{
  char rules[CRUMB_RULES_TEXT_MAX];

  if (g_set_str (&self->odds_rules, crumb_house_rules_format (&dispute->rules, rules)))
    crumb_odds_page_set_rules (self->odds, rules);
}

/* Keys go on working when what had the focus is gone. */
static void
keep_focus (CrumbRulingsView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (root == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (focus == NULL || !gtk_widget_is_sensitive (focus) || !gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
update (CrumbRulingsView *self)
{
  const CrumbDispute *dispute = crumb_rulings_get_dispute (self->rulings);
  const char *names[CRUMB_SEATS_MAX];

  crumb_rulings_get_names (self->rulings, names);
  adw_toggle_group_set_active_name (self->kinds, shows_odds (self) ? "odds" : kind_names[dispute->kind]);
  gtk_label_set_label (self->rules_label, crumb_words_rules_name (&dispute->rules));
  update_rows (self, dispute);
  update_verdict (self, dispute, names);
  update_entry (self, dispute, names);
  update_actions (self, dispute);
  update_odds (self, dispute);
  keep_focus (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PRESET]);
}

/* What is tapped --------------------------------------------------------- */

static void
kind_chosen_cb (CrumbRulingsView *self)
{
  const char *name = adw_toggle_group_get_active_name (self->kinds);

  if (name != NULL)
    crumb_rulings_view_show_page (self, name);
}

/* What was moved has lost the focus and its place in what is scrolled. */
static void
layout_changed_cb (CrumbRulingsView *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  update (self);
}

static void
say (CrumbRulingsView *self,
     const char       *title,
     const char       *button,
     const char       *action)
{
  AdwToast *toast = adw_toast_new ("");

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_title (toast, title);
  adw_toast_set_button_label (toast, button);
  adw_toast_set_action_name (toast, action);
  adw_toast_overlay_dismiss_all (self->toasts);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Keeps what a tap has made of a copy of the dispute; a tap that made nothing of it only rings. */
static void
change (CrumbRulingsView   *self,
        gboolean            changed,
        const CrumbDispute *dispute)
{
  adw_toast_overlay_dismiss_all (self->toasts);
  if (changed)
    crumb_rulings_change (self->rulings, dispute);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
die_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);
  CrumbDispute dispute = *crumb_rulings_get_dispute (self->rulings);
  const CrumbDie die = { .face = (uint8_t) g_variant_get_int32 (parameter) };

  change (self, crumb_dispute_enter (&dispute, die), &dispute);
}

static void
done_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);
  CrumbDispute dispute = *crumb_rulings_get_dispute (self->rulings);

  change (self, crumb_dispute_done (&dispute), &dispute);
}

static void
no_bid_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);
  CrumbDispute dispute = *crumb_rulings_get_dispute (self->rulings);

  change (self, crumb_dispute_no_bid (&dispute), &dispute);
}

static void
back_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);
  CrumbDispute dispute = *crumb_rulings_get_dispute (self->rulings);

  change (self, crumb_dispute_back (&dispute), &dispute);
}

static void
seat_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);
  CrumbDispute dispute = *crumb_rulings_get_dispute (self->rulings);
  int roll, seat;

  g_variant_get (parameter, "(ii)", &roll, &seat);
  change (self, crumb_dispute_point (&dispute, (guint) roll, (guint) seat), &dispute);
}

static void
pick_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);
  CrumbDispute dispute = *crumb_rulings_get_dispute (self->rulings);
  int roll, seat, die;

  g_variant_get (parameter, "(iii)", &roll, &seat, &die);
  change (self, crumb_dispute_pick (&dispute, (guint) roll, (guint) seat, (guint) die), &dispute);
}

static void
rename_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);
  int seat = g_variant_get_int32 (parameter);

  g_return_if_fail (seat >= 0 && seat < CRUMB_SEATS_MAX);

  crumb_dispute_row_rename (self->roll_rows[0][seat]);
}

static void
remove_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);
  guint seat = (guint) g_variant_get_int32 (parameter);
  g_autofree char *name = g_strdup (crumb_rulings_get_seat (self->rulings, seat)->name);
  /* Translators: %s is the name of a player */
  g_autofree char *title = g_strdup_printf (_("%s removed"), name);

  if (crumb_rulings_remove_seat (self->rulings, seat))
    say (self, title, _("_Undo"), "rulings.undo");
}

static void
add_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  crumb_rulings_add_seat (CRUMB_RULINGS_VIEW (widget)->rulings);
}

static void
sit_down_action (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);

  crumb_rulings_sit_down (self->rulings, self->game);
  say (self, _("Players and rules of the game"), _("_Undo"), "rulings.undo");
}

static void
clear_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);

  crumb_rulings_clear (self->rulings);
  gtk_widget_grab_focus (widget);
  say (self, _("Dice cleared"), _("_Undo"), "rulings.undo");
}

static void
undo_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);

  adw_toast_overlay_dismiss_all (self->toasts);
  crumb_rulings_undo (self->rulings);
}

static void
copy_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (widget);
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *text = NULL;

  crumb_rulings_get_names (self->rulings, names);
  text = crumb_words_dispute (crumb_rulings_get_dispute (self->rulings), names);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  say (self, _("Ruling copied"), NULL, NULL);
}

static void
large_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  adw_dialog_present (crumb_large_ruling_new (CRUMB_RULINGS_VIEW (widget)->rulings), widget);
}

static gboolean
number_key_cb (GtkWidget *widget,
               int        number)
{
  if (number == 0)
    gtk_widget_activate_action (widget, "table.no-bid", NULL);
  else
    gtk_widget_activate_action (widget, "table.die", "i", number);
  return TRUE;
}

/* Rules ------------------------------------------------------------------ */

static GMenuModel *
new_rules_menu (void)
{
  GMenu *menu = g_menu_new ();
  unsigned n;
  const CrumbPreset *presets = crumb_house_rules_presets (&n);

  for (unsigned i = 0; i < n; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (crumb_words_preset_name (&presets[i]), NULL);

      g_menu_item_set_action_and_target (item, "rulings.preset", "s", presets[i].id);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

/* The preset that the rules are, or "". */
static const char *
get_preset (CrumbRulingsView *self)
{
  unsigned n;
  const CrumbPreset *presets = crumb_house_rules_presets (&n);

  for (unsigned i = 0; i < n; i++)
    {
      CrumbHouseRules rules;

      if (crumb_house_rules_parse (presets[i].id, &rules, NULL)
          && crumb_house_rules_equal (&rules, &crumb_rulings_get_dispute (self->rulings)->rules))
        return presets[i].id;
    }
  return "";
}

static void
set_preset (CrumbRulingsView *self,
            const char       *preset)
{
  CrumbHouseRules rules;

  if (preset != NULL && crumb_house_rules_parse (preset, &rules, NULL))
    crumb_rulings_set_rules (self->rulings, &rules);
}

/* The widget ------------------------------------------------------------- */

static void
set_game (CrumbRulingsView *self,
          CrumbGame        *game)
{
  if (!g_set_object (&self->game, game))
    return;
  if (game != NULL && crumb_rulings_is_empty (self->rulings))
    crumb_rulings_sit_down (self->rulings, game);
  else
    update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

static void
set_compact (CrumbRulingsView *self,
             gboolean          compact)
{
  if (self->compact == compact)
    return;
  self->compact = compact;
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COMPACT]);
}

static void
set_dice_size (CrumbRulingsView *self,
               int               dice_size)
{
  if (self->dice_size == dice_size)
    return;
  self->dice_size = dice_size;
  update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DICE_SIZE]);
}

static void
crumb_rulings_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (crumb_rulings_view_parent_class)->map (widget);
  gtk_widget_grab_focus (widget);
}

static void
crumb_rulings_view_dispose (GObject *object)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (object);

  g_clear_object (&self->names);
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), CRUMB_TYPE_RULINGS_VIEW);
  g_clear_object (&self->game);
  g_clear_object (&self->rulings);

  G_OBJECT_CLASS (crumb_rulings_view_parent_class)->dispose (object);
}

static void
crumb_rulings_view_finalize (GObject *object)
{
  g_free (CRUMB_RULINGS_VIEW (object)->announced);
  g_free (CRUMB_RULINGS_VIEW (object)->odds_rules);

  G_OBJECT_CLASS (crumb_rulings_view_parent_class)->finalize (object);
}

static void
crumb_rulings_view_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (object);

  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_COMPACT:
      g_value_set_boolean (value, self->compact);
      break;
    case PROP_DICE_SIZE:
      g_value_set_int (value, self->dice_size);
      break;
    case PROP_PRESET:
      g_value_set_string (value, get_preset (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
crumb_rulings_view_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  CrumbRulingsView *self = CRUMB_RULINGS_VIEW (object);

  switch (prop_id)
    {
    case PROP_GAME:
      set_game (self, g_value_get_object (value));
      break;
    case PROP_COMPACT:
      set_compact (self, g_value_get_boolean (value));
      break;
    case PROP_DICE_SIZE:
      set_dice_size (self, g_value_get_int (value));
      break;
    case PROP_PRESET:
      set_preset (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, CRUMB_TYPE_GAME, flags);
  props[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, flags);
  props[PROP_DICE_SIZE] = g_param_spec_int ("dice-size", NULL, NULL, 1, G_MAXINT, DICE_SIZE, flags);
  props[PROP_PRESET] = g_param_spec_string ("preset", NULL, NULL, "", flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.die", "i", die_action);
  gtk_widget_class_install_action (widget_class, "table.done", NULL, done_action);
  gtk_widget_class_install_action (widget_class, "table.no-bid", NULL, no_bid_action);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "rulings.seat", "(ii)", seat_action);
  gtk_widget_class_install_action (widget_class, "rulings.pick", "(iii)", pick_action);
  gtk_widget_class_install_action (widget_class, "rulings.rename", "i", rename_action);
  gtk_widget_class_install_action (widget_class, "rulings.remove", "i", remove_action);
  gtk_widget_class_install_action (widget_class, "rulings.add", NULL, add_action);
  gtk_widget_class_install_action (widget_class, "rulings.sit-down", NULL, sit_down_action);
  gtk_widget_class_install_action (widget_class, "rulings.clear", NULL, clear_action);
  gtk_widget_class_install_action (widget_class, "rulings.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "rulings.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "rulings.large", NULL, large_action);
  gtk_widget_class_install_property_action (widget_class, "rulings.preset", "preset");

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0, "rulings.clear", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "rulings.copy", NULL);
}

static void
crumb_rulings_view_class_init (CrumbRulingsViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = crumb_rulings_view_dispose;
  object_class->finalize = crumb_rulings_view_finalize;
  object_class->get_property = crumb_rulings_view_get_property;
  object_class->set_property = crumb_rulings_view_set_property;
  widget_class->map = crumb_rulings_view_map;
  install_properties (object_class);
  install_actions (widget_class);

  g_type_ensure (CRUMB_TYPE_KEYPAD);
  g_type_ensure (CRUMB_TYPE_ODDS_PAGE);
  gtk_widget_class_set_css_name (widget_class, "rulings");
  gtk_widget_class_set_template_from_resource (widget_class, "/crumb/crumb-rulings-view.ui");
  gtk_widget_class_bind_template_child (widget_class, CrumbRulingsView, toasts);
  gtk_widget_class_bind_template_child (widget_class, CrumbRulingsView, kinds);
  gtk_widget_class_bind_template_child (widget_class, CrumbRulingsView, pages);
  gtk_widget_class_bind_template_child (widget_class, CrumbRulingsView, odds);
  gtk_widget_class_bind_template_child (widget_class, CrumbRulingsView, rules_button);
  gtk_widget_class_bind_template_child (widget_class, CrumbRulingsView, rules_label);
  gtk_widget_class_bind_template_child (widget_class, CrumbRulingsView, rows);
  gtk_widget_class_bind_template_child (widget_class, CrumbRulingsView, verdict);
  gtk_widget_class_bind_template_child (widget_class, CrumbRulingsView, headline);
  gtk_widget_class_bind_template_child (widget_class, CrumbRulingsView, reason);
  gtk_widget_class_bind_template_child (widget_class, CrumbRulingsView, rule);
  gtk_widget_class_bind_template_child (widget_class, CrumbRulingsView, prompt);
  gtk_widget_class_bind_template_child (widget_class, CrumbRulingsView, keypad);
  gtk_widget_class_bind_template_child (widget_class, CrumbRulingsView, again);
  gtk_widget_class_bind_template_callback (widget_class, kind_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, layout_changed_cb);
}

static void
crumb_rulings_view_init (CrumbRulingsView *self)
{
  g_autoptr (GMenuModel) rules_menu = new_rules_menu ();

  self->rulings = crumb_rulings_new ();
  self->names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->dice_size = DICE_SIZE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_menu_model (self->rules_button, rules_menu);
  crumb_entry_keys_add (GTK_WIDGET (self), number_key_cb);
  g_signal_connect_object (self->rulings, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

GtkWidget *
crumb_rulings_view_new (void)
{
  return g_object_new (CRUMB_TYPE_RULINGS_VIEW, NULL);
}

CrumbRulings *
crumb_rulings_view_get_rulings (CrumbRulingsView *self)
{
  g_return_val_if_fail (CRUMB_IS_RULINGS_VIEW (self), NULL);

  return self->rulings;
}

void
crumb_rulings_view_show_page (CrumbRulingsView *self,
                              const char       *page)
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
