/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game that is looked back at: how it ended, its chart, its rounds, and the tabs that the game adds. */

#include "crumb-review-page.h"

#include "crumb-note-dialog.h"
#include "crumb-round-table.h"
#include "crumb-score-chart.h"
#include "ui/carry/crumb-paper.h"
#include "ui/carry/crumb-share-dialog.h"
#include "ui/carry/crumb-share-texts.h"
#include "ui/corrections/crumb-correction-dialog.h"
#include "ui/corrections/crumb-past-moves.h"
#include "ui/game/crumb-game-ui.h"
#include "ui/people/crumb-people.h"
#include "ui/replay/crumb-replay-view.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"
#include "words/crumb-words-rounds.h"
#include "words/crumb-words.h"

#include <glib/gi18n.h>

/* The tab in which the game is replayed. */
#define REPLAY "replay"

struct _CrumbReviewPage
{
  AdwNavigationPage parent_instance;

  CrumbGame *game;
  GSettings *settings;
  const CrumbGameUi *ui;
  CrumbEdits *edits;

  AdwViewStack *views;
  AdwViewStackPage *rounds_place;
  CrumbRoundTable *rounds;
  GtkMenuButton *menu_button;
  GMenuModel *menu;
  AdwToggleGroup *switcher;
  AdwToggleGroup *switcher_bar;
  GtkLabel *title;
  GtkLabel *result;
  GtkLabel *details;
  GtkLabel *rules;
  GtkLabel *note;
  GtkLabel *turning_point;
};

G_DEFINE_FINAL_TYPE (CrumbReviewPage, crumb_review_page, ADW_TYPE_NAVIGATION_PAGE)

static char *
words_for_turning_point (CrumbGame *game, const char *const names[])
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (game));
  guint round = 0;
  guint leader = CRUMB_NO_SEAT;

  if (scores->n_rounds == 0)
    return NULL;
  if (crumb_scores_turning_point (scores, &round))
    leader = crumb_seats_first (scores->leaders);
  return crumb_words_turning_point (kind, leader, round, scores->over, names);
}

static void
update (CrumbReviewPage *self)
{
  const CrumbGameKind *kind = crumb_game_get_kind (self->game);
  gconstpointer state = crumb_game_get_state (self->game);
  const char *title = crumb_game_get_title (self->game);
  g_autofree char *details = crumb_share_texts_details (self->game, self->settings);
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *result = NULL, *turning_point = NULL, *everybody = NULL;
  g_autofree char *rules = crumb_game_words_rules_differences (kind, crumb_game_get_head (self->game)->rules);

  crumb_people_get_names (self->game, names);
  everybody = crumb_words_names (crumb_seats_all (crumb_scores_of (state)->n_seats), names);
  result = crumb_game_words_result (kind, state, names);
  turning_point = words_for_turning_point (self->game, names);

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), *title != '\0' ? title : everybody);
  crumb_label_show (self->title, title);
  crumb_label_show (self->rules, *rules != '\0' ? rules : NULL);
  crumb_label_show (self->note, crumb_game_get_note (self->game));
  gtk_label_set_label (self->result, result);
  gtk_label_set_label (self->details, details);
  crumb_label_show (self->turning_point, turning_point);
}

/* Tabs ------------------------------------------------------------------- */

static void
add_tab (CrumbReviewPage *self, GtkWidget *page, const char *id, const char *title)
{
  AdwViewStackPage *place = adw_view_stack_add_titled (self->views, page, id, title);

  /* Otherwise a hidden tab tells screen readers that what follows it in the stack is its own. */
  gtk_accessible_set_accessible_parent (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE (place), NULL);
  g_object_set (page, "game", self->game, NULL);
}

static void
add_tabs (CrumbReviewPage *self)
{
  adw_view_stack_page_set_title (
      self->rounds_place,
      g_dpgettext2 (NULL, "tab", crumb_game_words_of (crumb_game_get_kind (self->game))->rounds_heading));
  if (self->ui != NULL && self->ui->replay_step != NULL)
    add_tab (self, g_object_new (CRUMB_TYPE_REPLAY_VIEW, NULL), REPLAY, C_ ("tab", "Replay"));
  for (const CrumbReviewTab *tab = self->ui != NULL ? self->ui->review_tabs : NULL; tab != NULL && tab->id != NULL;
       tab++)
    add_tab (self, tab->new (), tab->id, g_dpgettext2 (NULL, "tab", tab->title));
}

/* An AdwInlineViewSwitcher leaves 28 KiB behind, and each game that is looked back at has two. */
static void
fill_switcher (CrumbReviewPage *self, AdwToggleGroup *switcher)
{
  g_autoptr (GListModel) pages = G_LIST_MODEL (adw_view_stack_get_pages (self->views));

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwViewStackPage) page = g_list_model_get_item (pages, i);
      AdwToggle *toggle = adw_toggle_new ();

      adw_toggle_set_name (toggle, adw_view_stack_page_get_name (page));
      adw_toggle_set_label (toggle, adw_view_stack_page_get_title (page));
      adw_toggle_group_add (switcher, toggle);
    }
  g_object_bind_property (self->views, "visible-child-name", switcher, "active-name",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}

static void
view_action (CrumbReviewPage *self, const char *action_name, GVariant *parameter)
{
  adw_view_stack_set_visible_child_name (self->views, g_variant_get_string (parameter, NULL));
}

static gboolean
page_key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  AdwViewStack *views = CRUMB_REVIEW_PAGE (widget)->views;
  g_autoptr (GtkSelectionModel) pages = adw_view_stack_get_pages (views);
  g_autoptr (GtkBitset) shown = gtk_selection_model_get_selection (pages);
  int place = (int) gtk_bitset_get_minimum (shown) + g_variant_get_int32 (args);

  if (place < 0 || place >= (int) g_list_model_get_n_items (G_LIST_MODEL (pages)))
    return FALSE;
  return gtk_selection_model_select_item (pages, (guint) place, TRUE);
}

static void
replay_action (CrumbReviewPage *self, const char *action_name, GVariant *parameter)
{
  GtkWidget *replay = adw_view_stack_get_child_by_name (self->views, REPLAY);

  if (replay == NULL)
    return;
  crumb_replay_view_show_move (CRUMB_REPLAY_VIEW (replay), g_variant_get_uint32 (parameter));
  adw_view_stack_set_visible_child (self->views, replay);
}

/* Corrections ------------------------------------------------------------ */

static void
corrected_cb (CrumbReviewPage *self)
{
  crumb_edits_corrected (self->edits, self->game);
}

/* If what had the focus was made anew meanwhile GTK gives it to the window's Undo, which Enter must not press. */
static void
corrections_closed_cb (CrumbReviewPage *self)
{
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL || crumb_has_focus_inside (GTK_WIDGET (self)))
    return;
  if (!gtk_widget_grab_focus (GTK_WIDGET (self->rounds)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
correct_action (CrumbReviewPage *self, const char *action_name, GVariant *parameter)
{
  AdwDialog *dialog = crumb_correction_dialog_new (self->game, action_name, parameter);

  g_signal_connect_object (dialog, "corrected", G_CALLBACK (corrected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (corrections_closed_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
correct_round_action (CrumbReviewPage *self, const char *action_name, GVariant *parameter)
{
  guint from, to;

  crumb_past_moves_find (self->game, g_variant_get_uint32 (parameter), &from, &to);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.correct-among", "u", from);
}

/* Begins at the end of the game, from where any round can be reached. */
static void
enter_again_action (CrumbReviewPage *self)
{
  guint n_moves = crumb_game_get_n_moves (self->game);

  if (n_moves > 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.correct-among", "u", n_moves - 1);
}

static void
delete_action (CrumbReviewPage *self)
{
  const char *ids[] = { crumb_game_get_id (self->game), NULL };

  crumb_edits_delete_games (self->edits, ids);
}

static void
rematch_action (CrumbReviewPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.rematch-of", "s", crumb_game_get_id (self->game));
}

static void
describe_action (CrumbReviewPage *self)
{
  adw_dialog_present (crumb_note_dialog_new (self->game, self->edits), GTK_WIDGET (self));
}

static void
printed_cb (CrumbReviewPage *self, GtkPrintOperationResult result)
{
  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    crumb_alert (GTK_WIDGET (self), _ ("Couldn’t Print This Game"), _ ("Try again, or share it as a PDF."));
}

/* Errors are reported through `done`, at once or later. */
static void
print_action (CrumbReviewPage *self)
{
  g_autoptr (GtkPrintOperation) sheet = crumb_paper_new (self->game, self->settings);

  g_signal_connect_object (sheet, "done", G_CALLBACK (printed_cb), self, G_CONNECT_SWAPPED);
  gtk_print_operation_set_allow_async (sheet, TRUE);
  gtk_print_operation_run (sheet, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL);
}

static void
share_action (CrumbReviewPage *self)
{
  adw_dialog_present (crumb_share_dialog_new (self->game, self->settings), GTK_WIDGET (self));
}

static void
crumb_review_page_class_init (CrumbReviewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  crumb_class_object (klass, CrumbReviewPage, game, NULL, CRUMB_TYPE_GAME, CRUMB_CONSTRUCT);

  crumb_class_action (widget_class, "review.view", "s", G_CALLBACK (view_action));
  crumb_class_action (widget_class, "review.replay", "u", G_CALLBACK (replay_action));
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Up, GDK_CONTROL_MASK, page_key_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Page_Down, GDK_CONTROL_MASK, page_key_cb, "i", 1);

  crumb_correction_dialog_install (widget_class, G_CALLBACK (correct_action));
  crumb_class_action (widget_class, "review.correct-round", "u", G_CALLBACK (correct_round_action));
  crumb_class_action (widget_class, "review.enter-again", NULL, G_CALLBACK (enter_again_action));
  crumb_class_action (widget_class, "review.delete", NULL, G_CALLBACK (delete_action));
  crumb_class_action (widget_class, "review.rematch", NULL, G_CALLBACK (rematch_action));
  crumb_class_action (widget_class, "review.describe", NULL, G_CALLBACK (describe_action));
  crumb_class_action (widget_class, "review.print", NULL, G_CALLBACK (print_action));
  crumb_class_action (widget_class, "review.share", NULL, G_CALLBACK (share_action));

  g_type_ensure (CRUMB_TYPE_ROUND_TABLE);
  g_type_ensure (CRUMB_TYPE_SCORE_CHART);
  crumb_class_template (klass, CrumbReviewPage, "crumb-review-page", views, rounds_place, rounds, menu_button, menu,
                        switcher, switcher_bar, title, result, details, rules, note, turning_point);
  crumb_class_owns (klass, CrumbReviewPage, g_object_unref, game, edits, settings);
}

static void
crumb_review_page_init (CrumbReviewPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_scroll_if_low (ADW_BREAKPOINT_BIN (adw_navigation_page_get_child (ADW_NAVIGATION_PAGE (self))));
  crumb_menu_button_set_menu (self->menu_button, self->menu);
}

AdwNavigationPage *
crumb_review_page_new (CrumbGame *game, CrumbEdits *edits, GSettings *settings)
{
  CrumbReviewPage *self = g_object_new (CRUMB_TYPE_REVIEW_PAGE, "game", game, NULL);
  gboolean changeable, correctable;

  g_return_val_if_fail (CRUMB_IS_GAME (game), NULL);

  g_set_object (&self->edits, edits);
  g_set_object (&self->settings, settings);
  self->ui = crumb_game_ui_of (crumb_game_get_kind (game));
  add_tabs (self);
  fill_switcher (self, self->switcher);
  fill_switcher (self, self->switcher_bar);
  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  changeable = !crumb_game_is_read_only (game);
  correctable = changeable && self->ui != NULL;
  crumb_correction_dialog_set_enabled (GTK_WIDGET (self), correctable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.enter-again", correctable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.describe", changeable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.delete", changeable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.rematch", changeable);
  update (self);
  return ADW_NAVIGATION_PAGE (self);
}

CRUMB_DEFINE_GETTER (CrumbReviewPage, crumb_review_page, CrumbGame *, game)
