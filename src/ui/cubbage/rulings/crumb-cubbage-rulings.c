/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles what is argued about without a game. Every die that is entered is judged at once. */

#include "crumb-cubbage-rulings.h"

#include "crumb-cubbage-case.h"
#include "ui/cubbage/panels/crumb-keep-row.h"
#include "ui/game/crumb-undoable.h"
#include "ui/table/crumb-case-view.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "rules/cubbage/keep.h"
#include "words/cubbage/crumb-words-cubbage-odds.h"

#include <glib/gi18n.h>

#define RUN_MIN 3

static const char *const kind_names[CRUMB_CUBBAGE_N_CASES] = {
  [CRUMB_CUBBAGE_CASE_HAND] = "hand",
  [CRUMB_CUBBAGE_CASE_CLAIM] = "claim",
  [CRUMB_CUBBAGE_CASE_PLAY] = "play",
  [CRUMB_CUBBAGE_CASE_KEEPS] = "keeps",
};

struct _CrumbCubbageRulings
{
  CrumbGamePanel parent_instance;

  AdwToggleGroup *kinds;
  AdwToggle *keeps_toggle;
  CrumbCaseView *frame;

  /* What only one kind has, below its place. */
  GtkWidget *stage;
  GtkWidget *held;
  AdwToggleGroup *side;
  GtkWidget *odds;
  GtkListBox *keeps;

  CrumbCubbageCaseKind kind;
  CrumbCubbageEntered entered[CRUMB_CUBBAGE_N_CASES];
};

static void crumb_cubbage_rulings_undoable_init (CrumbUndoableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CrumbCubbageRulings, crumb_cubbage_rulings, CRUMB_TYPE_GAME_PANEL,
                               G_IMPLEMENT_INTERFACE (CRUMB_TYPE_UNDOABLE, crumb_cubbage_rulings_undoable_init))

static CrumbCubbageEntered *
get_entered (gpointer rulings)
{
  CrumbCubbageRulings *self = CRUMB_CUBBAGE_RULINGS (rulings);

  return &self->entered[self->kind];
}

/* What is shown ------------------------------------------------------------ */

/* Odds are for afterwards, and for whoever is curious; never beside dice that somebody has to choose from. */
static gboolean
is_choosing (CrumbCubbageRulings *self)
{
  const CrumbCubbage *game = crumb_game_panel_get_state (CRUMB_GAME_PANEL (self));

  return game != NULL && crumb_cubbage_is_choosing (game);
}

/* (transfer full) (nullable): All ways to keep four dice, once six are in; says which is the best. */
static char *
show_keeps (CrumbCubbageRulings *self)
{
  const CrumbCubbageEntered *entered = get_entered (self);
  CrumbCubbageCribSide side = (CrumbCubbageCribSide) MIN (adw_toggle_group_get_active (self->side), 2);
  CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS];
  guint n = crumb_cubbage_keeps (entered->dice, side, keeps);

  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->keeps, crumb_keep_row_new (&keeps[i], FALSE));
  return crumb_words_cubbage_best_keep (&keeps[0], side);
}

/* (transfer full) (nullable): What dice are worth on average, as long as it can help. */
static char *
words_for_odds (CrumbCubbageRulings *self)
{
  const CrumbCubbageEntered *entered = get_entered (self);

  if (self->kind == CRUMB_CUBBAGE_CASE_HAND && entered->n == CRUMB_CUBBAGE_KEPT && !is_choosing (self))
    {
      CrumbCubbageHandOdds odds = crumb_cubbage_hand_odds (entered->dice);

      return crumb_words_cubbage_hand_odds (&odds);
    }
  if (self->kind == CRUMB_CUBBAGE_CASE_KEEPS && entered->n < CRUMB_CUBBAGE_ROLLED)
    {
      CrumbCubbageStudy study = crumb_cubbage_study ();

      return crumb_words_cubbage_study (&study);
    }
  return NULL;
}

/* (transfer full) (nullable): What is the best of what can be kept. */
static char *
show_stage (CrumbCubbageRulings *self)
{
  const CrumbCubbageEntered *entered = get_entered (self);
  gboolean ended = self->kind == CRUMB_CUBBAGE_CASE_PLAY && crumb_cubbage_entered_has_ended (entered);
  gboolean keeps = self->kind == CRUMB_CUBBAGE_CASE_KEEPS;
  g_autofree char *odds = words_for_odds (self);

  gtk_widget_set_visible (self->stage, ended || keeps || odds != NULL);
  gtk_widget_set_visible (self->held, ended);
  gtk_widget_set_visible (GTK_WIDGET (self->side), keeps);
  crumb_label_show (GTK_LABEL (self->odds), odds);
  gtk_list_box_remove_all (self->keeps);
  gtk_widget_set_visible (GTK_WIDGET (self->keeps), keeps && entered->n == CRUMB_CUBBAGE_ROLLED);
  return keeps && entered->n == CRUMB_CUBBAGE_ROLLED ? show_keeps (self) : NULL;
}

/* By the rules of the game on the table, else by the usual ones. @doubt: (transfer full) (nullable) */
static void
show_case (CrumbCubbageRulings *self, char *doubt)
{
  const CrumbCubbage *game = crumb_game_panel_get_state (CRUMB_GAME_PANEL (self));
  CrumbCubbageRules rules = game != NULL ? game->rules : crumb_cubbage_rules_default ();
  g_autofree char *best = show_stage (self);
  CrumbCase *now = crumb_cubbage_case_new (self->kind, get_entered (self), &rules, best);

  now->doubt = doubt;
  crumb_case_view_show (self->frame, now);
}

static void
update_actions (CrumbCubbageRulings *self)
{
  const CrumbCubbageEntered *entered = get_entered (self);
  gboolean claims = self->kind == CRUMB_CUBBAGE_CASE_CLAIM && entered->n == CRUMB_CUBBAGE_HAND;
  gboolean plays =
      self->kind == CRUMB_CUBBAGE_CASE_PLAY && entered->n > 0 && !crumb_cubbage_entered_has_ended (entered);
  gboolean can_claim =
      claims && __builtin_popcount (entered->picked) > 1 && entered->n_claims < CRUMB_CUBBAGE_CLAIMS_MAX;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.die",
                                 !crumb_cubbage_entered_is_full (entered, self->kind, 1));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.done", plays || can_claim);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.back", entered->n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rulings.clear", entered->n > 0);
}

static void
update (CrumbCubbageRulings *self)
{
  adw_toggle_set_enabled (self->keeps_toggle, !is_choosing (self));
  if (self->kind == CRUMB_CUBBAGE_CASE_KEEPS && is_choosing (self))
    self->kind = CRUMB_CUBBAGE_CASE_HAND;
  adw_toggle_group_set_active_name (self->kinds, kind_names[self->kind]);
  update_actions (self);
  show_case (self, NULL);
  crumb_undoable_changed (CRUMB_UNDOABLE (self));
}

/* What is tapped ----------------------------------------------------------- */

static void
kind_chosen_cb (CrumbCubbageRulings *self)
{
  const char *name = adw_toggle_group_get_active_name (self->kinds);

  if (name != NULL && self->frame != NULL)
    crumb_cubbage_rulings_show_page (self, name);
}

static void
die_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageRulings *self = CRUMB_CUBBAGE_RULINGS (widget);
  CrumbCubbageEntered *entered = get_entered (self);
  guint face = (guint) g_variant_get_int32 (parameter);

  if (face < 1 || face > CRUMB_CUBBAGE_SIDES)
    return;
  if (crumb_cubbage_entered_is_full (entered, self->kind, face))
    {
      /* Translators: %u is the total with a die that does not fit. */
      show_case (self, g_strdup_printf (_ ("With that die the total would be %u, and the play stops at 15."),
                                        crumb_cubbage_entered_total (entered) + face));
      return;
    }
  entered->dice[entered->n++] = (uint8_t) face;
  entered->n_ever = entered->n;
  update (self);
}

/* Of a claim and the end of a play first, then a die. */
static void
back_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageEntered *entered = get_entered (widget);

  if (entered->picked != 0)
    entered->picked = 0;
  else if (entered->n_claims > 0)
    entered->n_claims--;
  else if (entered->last)
    entered->last = FALSE;
  else if (entered->n > 0)
    entered->n--;
  update (CRUMB_CUBBAGE_RULINGS (widget));
}

static void
clear_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  *get_entered (widget) = (CrumbCubbageEntered) { 0 };
  update (CRUMB_CUBBAGE_RULINGS (widget));
}

static void
pick_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  get_entered (widget)->picked ^= 1u << g_variant_get_int32 (parameter);
  update (CRUMB_CUBBAGE_RULINGS (widget));
}

/* What somebody means who points at these dice. What it is not is found out by whoever judges. */
static CrumbCubbagePartKind
kind_of (const CrumbCubbageEntered *entered)
{
  guint seen = 0, sum = 0, count = 0;

  for (guint i = 0; i < entered->n; i++)
    if ((entered->picked >> i & 1) != 0)
      {
        seen |= 1u << entered->dice[i];
        sum += entered->dice[i];
        count++;
      }
  if (count > 1 && __builtin_popcount (seen) == 1)
    return CRUMB_CUBBAGE_KIND;
  if (sum == 7)
    return CRUMB_CUBBAGE_SEVEN;
  if (sum == CRUMB_CUBBAGE_PLAY_TO)
    return CRUMB_CUBBAGE_FIFTEEN;
  return count >= RUN_MIN ? CRUMB_CUBBAGE_RUN : CRUMB_CUBBAGE_SEVEN;
}

static void
done_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageRulings *self = CRUMB_CUBBAGE_RULINGS (widget);
  CrumbCubbageEntered *entered = get_entered (self);

  if (self->kind == CRUMB_CUBBAGE_CASE_CLAIM)
    {
      entered->claims[entered->n_claims++] =
          (CrumbCubbagePart) { .kind = (uint8_t) kind_of (entered), .dice = (uint8_t) entered->picked };
      entered->picked = 0;
    }
  else
    entered->last = TRUE;
  update (self);
}

/* A number picks the next die that shows it. */
static void
pick_face (GtkWidget *widget, guint face)
{
  const CrumbCubbageEntered *entered = get_entered (widget);
  guint at = entered->n;

  for (guint i = entered->n; i > 0; i--)
    if (entered->dice[i - 1] == face && (at == entered->n || (entered->picked >> (i - 1) & 1) == 0))
      at = i - 1;
  if (at < entered->n)
    gtk_widget_activate_action (widget, "claim.pick", "i", (int) at);
  else
    gtk_widget_error_bell (widget);
}

static void
number_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCubbageRulings *self = CRUMB_CUBBAGE_RULINGS (widget);

  if (self->kind == CRUMB_CUBBAGE_CASE_CLAIM && get_entered (self)->n == CRUMB_CUBBAGE_HAND)
    pick_face (widget, (guint) g_variant_get_int32 (parameter));
  else
    gtk_widget_activate_action_variant (widget, "table.die", parameter);
}

static void
held_cb (CrumbCubbageRulings *self)
{
  self->entered[CRUMB_CUBBAGE_CASE_PLAY].held = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->held));
  update (self);
}

/* Undo ------------------------------------------------------------------- */

static gboolean
can_step (CrumbUndoable *undoable, gboolean redo)
{
  return redo ? get_entered (undoable)->n < get_entered (undoable)->n_ever : get_entered (undoable)->n > 0;
}

static gboolean
step (CrumbUndoable *undoable, gboolean redo, GError **error)
{
  if (!can_step (undoable, redo))
    return TRUE;
  if (!redo)
    back_action (GTK_WIDGET (undoable), NULL, NULL);
  else
    {
      get_entered (undoable)->n++;
      update (CRUMB_CUBBAGE_RULINGS (undoable));
    }
  return TRUE;
}

static void
crumb_cubbage_rulings_undoable_init (CrumbUndoableInterface *iface)
{
  iface->can = can_step;
  iface->step = step;
}

/* The widget --------------------------------------------------------------- */

static gboolean
crumb_cubbage_rulings_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (CRUMB_CUBBAGE_RULINGS (widget)->frame));
}

static void
crumb_cubbage_rulings_update (CrumbGamePanel *panel, gconstpointer state)
{
  update (CRUMB_CUBBAGE_RULINGS (panel));
}

static void
crumb_cubbage_rulings_class_init (CrumbCubbageRulingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_cubbage;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_cubbage_rulings_update;
  widget_class->grab_focus = crumb_cubbage_rulings_grab_focus;

  gtk_widget_class_install_action (widget_class, "table.die", "i", die_action);
  gtk_widget_class_install_action (widget_class, "table.number", "i", number_action);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "table.done", NULL, done_action);
  gtk_widget_class_install_action (widget_class, "claim.pick", "i", pick_action);
  gtk_widget_class_install_action (widget_class, "rulings.clear", NULL, clear_action);

  g_type_ensure (CRUMB_TYPE_CASE_VIEW);
  crumb_class_template (klass, CrumbCubbageRulings, "crumb-cubbage-rulings", kinds, keeps_toggle, frame);
  crumb_class_callbacks (klass, kind_chosen_cb);
}

static GtkWidget *
new_held (CrumbCubbageRulings *self)
{
  GtkWidget *held = gtk_check_button_new ();
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", _ ("A die is _held for Second"), "mnemonic-widget", held,
                                   "use-underline", TRUE, "wrap", TRUE, "xalign", 0.0, NULL);

  gtk_check_button_set_child (GTK_CHECK_BUTTON (held), label);
  g_signal_connect_swapped (held, "toggled", G_CALLBACK (held_cb), self);
  return held;
}

static AdwToggleGroup *
new_side (CrumbCubbageRulings *self)
{
  const char *const labels[] = { _ ("Hand Only"), _ ("My Crib"), _ ("Their Crib") };
  GtkWidget *side = g_object_new (ADW_TYPE_TOGGLE_GROUP, "halign", GTK_ALIGN_CENTER, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    adw_toggle_group_add (ADW_TOGGLE_GROUP (side), g_object_new (ADW_TYPE_TOGGLE, "label", labels[i], NULL));
  g_signal_connect_swapped (side, "notify::active", G_CALLBACK (update), self);
  return ADW_TOGGLE_GROUP (side);
}

static void
crumb_cubbage_rulings_init (CrumbCubbageRulings *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->held = new_held (self);
  self->side = new_side (self);
  self->odds = g_object_new (GTK_TYPE_LABEL, "selectable", TRUE, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                             "xalign", 0.0, "css-classes", (const char *const[]) { "dimmed", "monospace", NULL }, NULL);
  self->keeps = g_object_new (GTK_TYPE_LIST_BOX, "selection-mode", GTK_SELECTION_NONE, "tab-behavior",
                              GTK_LIST_TAB_ITEM, "css-classes", (const char *const[]) { "boxed-list", NULL }, NULL);
  self->stage = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (self->stage, "scene");
  gtk_box_append (GTK_BOX (self->stage), self->held);
  gtk_box_append (GTK_BOX (self->stage), GTK_WIDGET (self->side));
  gtk_box_append (GTK_BOX (self->stage), self->odds);
  gtk_box_append (GTK_BOX (self->stage), GTK_WIDGET (self->keeps));
  crumb_case_view_set_stage (self->frame,
                             g_object_new (ADW_TYPE_CLAMP, "child", self->stage, "maximum-size", 620, NULL));
  update (self);
}

void
crumb_cubbage_rulings_show_page (CrumbCubbageRulings *self, const char *page)
{
  g_return_if_fail (CRUMB_IS_CUBBAGE_RULINGS (self));

  for (guint kind = 0; kind < CRUMB_CUBBAGE_N_CASES; kind++)
    if (g_str_equal (page, kind_names[kind]) && self->kind != kind)
      {
        self->kind = kind;
        update (self);
      }
}

void
crumb_cubbage_rulings_open (CrumbCubbageRulings *self, const CrumbCubbageRuled *ruled)
{
  CrumbCubbageEntered *entered;

  g_return_if_fail (CRUMB_IS_CUBBAGE_RULINGS (self));

  self->kind = ruled->is_play ? CRUMB_CUBBAGE_CASE_PLAY : CRUMB_CUBBAGE_CASE_HAND;
  entered = get_entered (self);
  *entered = (CrumbCubbageEntered) { .n = ruled->n, .n_ever = ruled->n, .last = ruled->last };
  memcpy (entered->dice, ruled->dice, ruled->n);
  update (self);
}
