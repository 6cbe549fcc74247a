/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Settles what is argued about without a game. Every die that is entered is judged at once. */

#include "crumb-cubbage-rulings.h"

#include "ui/cubbage/panels/crumb-cubbage-ruled.h"
#include "ui/cubbage/panels/crumb-keep-row.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "rules/cubbage/keep.h"
#include "words/cubbage/crumb-words-cubbage-odds.h"

#include <glib/gi18n.h>

#define RUN_MIN 3

typedef struct
{
  CrumbCubbageEntered cases[CRUMB_CUBBAGE_N_CASES];
} Entered;

struct _CrumbCubbageRulings
{
  CrumbRulingsPage parent_instance;

  /* What only one kind has, below its place. */
  GtkWidget *stage;
  GtkWidget *held;
  AdwToggleGroup *side;
  GtkWidget *odds;
  GtkListBox *keeps;
};

G_DEFINE_FINAL_TYPE (CrumbCubbageRulings, crumb_cubbage_rulings, CRUMB_TYPE_RULINGS_PAGE)

static Entered
copy_entered (gpointer rulings)
{
  return *(const Entered *) crumb_rulings_page_get_entered (rulings);
}

static CrumbCubbageEntered *
looked_at (gpointer rulings, Entered *entered)
{
  return &entered->cases[crumb_rulings_page_get_kind (rulings)];
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
show_keeps (CrumbCubbageRulings *self, const CrumbCubbageEntered *entered)
{
  CrumbCubbageCribSide side = (CrumbCubbageCribSide) MIN (adw_toggle_group_get_active (self->side), 2);
  CrumbCubbageKeep keeps[CRUMB_CUBBAGE_KEEPS];
  guint n = crumb_cubbage_keeps (entered->dice, side, keeps);

  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->keeps, crumb_keep_row_new (&keeps[i], FALSE));
  return crumb_words_cubbage_best_keep (&keeps[0], side);
}

/* (transfer full) (nullable): What dice are worth on average, as long as it can help. */
static char *
words_for_odds (CrumbCubbageRulings *self, CrumbCubbageCaseKind kind, const CrumbCubbageEntered *entered)
{
  if (kind == CRUMB_CUBBAGE_CASE_HAND && entered->n == CRUMB_CUBBAGE_KEPT && !is_choosing (self))
    {
      CrumbCubbageHandOdds odds = crumb_cubbage_hand_odds (entered->dice);

      return crumb_words_cubbage_hand_odds (&odds);
    }
  if (kind == CRUMB_CUBBAGE_CASE_KEEPS && entered->n < CRUMB_CUBBAGE_ROLLED)
    {
      CrumbCubbageStudy study = crumb_cubbage_study ();

      return crumb_words_cubbage_study (&study);
    }
  return NULL;
}

/* (transfer full) (nullable): What is the best of what can be kept. */
static char *
show_stage (CrumbCubbageRulings *self, CrumbCubbageCaseKind kind, const CrumbCubbageEntered *entered)
{
  gboolean ended = kind == CRUMB_CUBBAGE_CASE_PLAY && crumb_cubbage_entered_has_ended (entered);
  gboolean keeps = kind == CRUMB_CUBBAGE_CASE_KEEPS;
  g_autofree char *odds = words_for_odds (self, kind, entered);

  gtk_widget_set_visible (self->stage, ended || keeps || odds != NULL);
  gtk_widget_set_visible (self->held, ended);
  if (ended)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->held), entered->held);
  gtk_widget_set_visible (GTK_WIDGET (self->side), keeps);
  crumb_label_show (GTK_LABEL (self->odds), odds);
  gtk_list_box_remove_all (self->keeps);
  gtk_widget_set_visible (GTK_WIDGET (self->keeps), keeps && entered->n == CRUMB_CUBBAGE_ROLLED);
  return keeps && entered->n == CRUMB_CUBBAGE_ROLLED ? show_keeps (self, entered) : NULL;
}

static void
update_actions (GtkWidget *widget, CrumbCubbageCaseKind kind, const CrumbCubbageEntered *entered)
{
  gboolean claims = kind == CRUMB_CUBBAGE_CASE_CLAIM && entered->n == CRUMB_CUBBAGE_HAND;
  gboolean plays = kind == CRUMB_CUBBAGE_CASE_PLAY && entered->n > 0 && !crumb_cubbage_entered_has_ended (entered);
  gboolean can_claim =
      claims && __builtin_popcount (entered->picked) > 1 && entered->n_claims < CRUMB_CUBBAGE_CLAIMS_MAX;

  gtk_widget_action_set_enabled (widget, "table.die", !crumb_cubbage_entered_is_full (entered, kind, 1));
  gtk_widget_action_set_enabled (widget, "table.done", plays || can_claim);
  gtk_widget_action_set_enabled (widget, "table.back", entered->n > 0);
  gtk_widget_action_set_enabled (widget, "rulings.clear", entered->n > 0);
}

/* By the rules of the game on the table, else by the usual ones. */
static CrumbCase *
crumb_cubbage_rulings_show (CrumbRulingsPage *page, guint kind, gconstpointer of)
{
  CrumbCubbageRulings *self = CRUMB_CUBBAGE_RULINGS (page);
  const CrumbCubbageEntered *entered = &((const Entered *) of)->cases[kind];
  const CrumbCubbage *game = crumb_game_panel_get_state (CRUMB_GAME_PANEL (self));
  CrumbCubbageRules rules = game != NULL ? game->rules : crumb_cubbage_rules_default ();
  g_autofree char *best = show_stage (self, kind, entered);

  update_actions (GTK_WIDGET (self), kind, entered);
  return crumb_cubbage_case_new (kind, entered, &rules, best);
}

/* What is tapped ----------------------------------------------------------- */

/* Why a die can't be laid. */
static void
doubt (CrumbCubbageRulings *self, const CrumbCubbageEntered *entered, guint face)
{
  CrumbRulingsPage *page = CRUMB_RULINGS_PAGE (self);
  CrumbCase *now =
      crumb_cubbage_rulings_show (page, crumb_rulings_page_get_kind (page), crumb_rulings_page_get_entered (page));

  /* Translators: %u is the total with a die that does not fit. */
  now->doubt = g_strdup_printf (_ ("With that die the total would be %u, and the play stops at 15."),
                                crumb_cubbage_entered_total (entered) + face);
  crumb_case_view_show (crumb_rulings_page_get_frame (page), now);
}

static void
die_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  Entered next = copy_entered (widget);
  CrumbCubbageEntered *entered = looked_at (widget, &next);
  guint face = (guint) g_variant_get_int32 (parameter);

  if (face < 1 || face > CRUMB_CUBBAGE_SIDES)
    return;
  if (crumb_cubbage_entered_is_full (entered, crumb_rulings_page_get_kind (CRUMB_RULINGS_PAGE (widget)), face))
    {
      doubt (CRUMB_CUBBAGE_RULINGS (widget), entered, face);
      return;
    }
  entered->dice[entered->n++] = (uint8_t) face;
  crumb_rulings_page_enter (CRUMB_RULINGS_PAGE (widget), TRUE, &next);
}

/* Of a claim and the end of a play first, then a die. */
static void
back_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  Entered next = copy_entered (widget);
  CrumbCubbageEntered *entered = looked_at (widget, &next);

  if (entered->picked != 0)
    entered->picked = 0;
  else if (entered->n_claims > 0)
    entered->n_claims--;
  else if (entered->last)
    entered->last = FALSE;
  else
    entered->n--;
  crumb_rulings_page_enter (CRUMB_RULINGS_PAGE (widget), TRUE, &next);
}

static void
clear_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  Entered next = copy_entered (widget);

  *looked_at (widget, &next) = (CrumbCubbageEntered) { 0 };
  crumb_rulings_page_enter (CRUMB_RULINGS_PAGE (widget), TRUE, &next);
}

/* Only what is claimed is a step. */
static void
pick_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  Entered next = copy_entered (widget);

  looked_at (widget, &next)->picked ^= 1u << g_variant_get_int32 (parameter);
  crumb_rulings_page_look (CRUMB_RULINGS_PAGE (widget), &next);
}

static void
forget (gpointer entered)
{
  ((Entered *) entered)->cases[CRUMB_CUBBAGE_CASE_CLAIM].picked = 0;
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
  Entered next = copy_entered (widget);
  CrumbCubbageEntered *entered = looked_at (widget, &next);

  if (crumb_rulings_page_get_kind (CRUMB_RULINGS_PAGE (widget)) == CRUMB_CUBBAGE_CASE_CLAIM)
    {
      entered->claims[entered->n_claims++] =
          (CrumbCubbagePart) { .kind = (uint8_t) kind_of (entered), .dice = (uint8_t) entered->picked };
      entered->picked = 0;
    }
  else
    entered->last = TRUE;
  crumb_rulings_page_enter (CRUMB_RULINGS_PAGE (widget), TRUE, &next);
}

/* A number picks the next die that shows it. */
static void
pick_face (GtkWidget *widget, const CrumbCubbageEntered *entered, guint face)
{
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
  Entered entered = copy_entered (widget);

  if (crumb_rulings_page_get_kind (CRUMB_RULINGS_PAGE (widget)) == CRUMB_CUBBAGE_CASE_CLAIM
      && looked_at (widget, &entered)->n == CRUMB_CUBBAGE_HAND)
    pick_face (widget, looked_at (widget, &entered), (guint) g_variant_get_int32 (parameter));
  else
    gtk_widget_activate_action_variant (widget, "table.die", parameter);
}

static void
held_cb (CrumbCubbageRulings *self)
{
  Entered next = copy_entered (self);
  gboolean *held = &next.cases[CRUMB_CUBBAGE_CASE_PLAY].held;

  if (*held == gtk_check_button_get_active (GTK_CHECK_BUTTON (self->held)))
    return;
  *held = !*held;
  crumb_rulings_page_enter (CRUMB_RULINGS_PAGE (self), TRUE, &next);
}

static void
side_cb (CrumbRulingsPage *self)
{
  if (crumb_rulings_page_get_entered (self) != NULL)
    crumb_rulings_page_look (self, crumb_rulings_page_get_entered (self));
}

/* The widget --------------------------------------------------------------- */

static void
crumb_cubbage_rulings_update (CrumbGamePanel *panel, gconstpointer state)
{
  crumb_rulings_page_allow (CRUMB_RULINGS_PAGE (panel), CRUMB_CUBBAGE_CASE_KEEPS,
                            !is_choosing (CRUMB_CUBBAGE_RULINGS (panel)));
  CRUMB_GAME_PANEL_CLASS (crumb_cubbage_rulings_parent_class)->update (panel, state);
}

static void
crumb_cubbage_rulings_class_init (CrumbCubbageRulingsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_cubbage;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_cubbage_rulings_update;
  CRUMB_RULINGS_PAGE_CLASS (klass)->size = sizeof (Entered);
  CRUMB_RULINGS_PAGE_CLASS (klass)->show = crumb_cubbage_rulings_show;
  CRUMB_RULINGS_PAGE_CLASS (klass)->forget = forget;

  gtk_widget_class_install_action (widget_class, "table.die", "i", die_action);
  gtk_widget_class_install_action (widget_class, "table.number", "i", number_action);
  gtk_widget_class_install_action (widget_class, "table.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "table.done", NULL, done_action);
  gtk_widget_class_install_action (widget_class, "claim.pick", "i", pick_action);
  gtk_widget_class_install_action (widget_class, "rulings.clear", NULL, clear_action);
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
  g_signal_connect_swapped (side, "notify::active", G_CALLBACK (side_cb), self);
  return ADW_TOGGLE_GROUP (side);
}

static void
crumb_cubbage_rulings_init (CrumbCubbageRulings *self)
{
  CrumbRulingsPage *page = CRUMB_RULINGS_PAGE (self);

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
  crumb_case_view_set_stage (crumb_rulings_page_get_frame (page),
                             g_object_new (ADW_TYPE_CLAMP, "child", self->stage, "maximum-size", 620, NULL));
  crumb_rulings_page_add_kind (page, C_ ("heading", "Hand"), NULL, NULL);
  crumb_rulings_page_add_kind (page, C_ ("heading", "Claim"), NULL, NULL);
  crumb_rulings_page_add_kind (page, C_ ("heading", "Play"), NULL, NULL);
  crumb_rulings_page_add_kind (page, C_ ("heading", "Keep"), NULL, NULL);
  crumb_rulings_page_look (page, &(const Entered) { 0 });
}

GtkWidget *
crumb_cubbage_rulings_new (GSettings *settings)
{
  return g_object_new (CRUMB_TYPE_CUBBAGE_RULINGS, NULL);
}

gboolean
crumb_cubbage_rulings_open (GtkWidget *rulings, CrumbGame *game, guint n_moves)
{
  Entered next = copy_entered (rulings);
  CrumbCubbageCaseKind kind;
  CrumbCubbageRuled ruled;

  if (!crumb_cubbage_ruled_at (game, n_moves, &ruled))
    return FALSE;
  kind = ruled.is_play ? CRUMB_CUBBAGE_CASE_PLAY : CRUMB_CUBBAGE_CASE_HAND;
  next.cases[kind] = (CrumbCubbageEntered) { .n = ruled.n, .last = ruled.last };
  memcpy (next.cases[kind].dice, ruled.dice, ruled.n);
  crumb_rulings_page_open (CRUMB_RULINGS_PAGE (rulings), kind, &next);
  return TRUE;
}
