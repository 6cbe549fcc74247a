/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Corrects moves that were entered wrong, and shows what that changes before it is saved. */

#include "crumb-config.h"

#include "crumb-correction-dialog.h"

#include "crumb-add-page.h"
#include "crumb-bid-changes.h"
#include "crumb-move-page.h"
#include "crumb-round-moves.h"
#include "crumb-sheet-page.h"
#include "ui/people/crumb-game-ui.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "record/store/crumb-correction.h"
#include "words/crumb-words-correction.h"

#include <glib/gi18n.h>

struct _CrumbCorrectionDialog
{
  AdwDialog parent_instance;

  CrumbCorrection *correction;
  const CrumbGameUi *ui;
  /* The state of the game without the correction. */
  gpointer kept;
  /* Copies: when a correction can't be saved, the game is read again and its seats with it. */
  const char *names[CRUMB_SEATS_MAX];
  guint round;
  /* The move that people came for. */
  guint asked;
  /* The move that is being entered again. */
  guint edited;
  guint misfit_at;
  /* Where a forgotten move, or a whole round, is inserted. */
  guint add_at;
  guint add_round_at;

  AdwNavigationView *pages;
  AdwPreferencesPage *page;
  GtkWidget *keep;
  GtkWidget *mend;
  GtkWidget *play_on;
  GtkWidget *misfit_group;
  AdwActionRow *misfit;
  AdwPreferencesGroup *effects;
  GtkWidget *reason_group;
  GtkEditable *reason;
  GtkBox *list;
  GtkWidget *asked_row;
  GtkWidget *asked_place; /* the heading above it */
  GtkWidget *effect_list;
};

CRUMB_DEFINE_TEMPLATE (CrumbCorrectionDialog, crumb_correction_dialog, ADW_TYPE_DIALOG)

static void update (CrumbCorrectionDialog *self);

static GtkWidget *
new_list (const char *name)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_list_box_set_tab_behavior (GTK_LIST_BOX (list), GTK_LIST_TAB_ITEM);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return list;
}

static GtkWidget *
new_row (const char *title)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  return row;
}

static const CrumbGameWords *
get_words (CrumbCorrectionDialog *self)
{
  return crumb_game_words_of (self->ui->kind);
}

static char *
quote (CrumbCorrectionDialog *self, const CrumbMove *move)
{
  return get_words (self)->quoted_move (move, self->names);
}

/* Adding what was forgotten ----------------------------------------------- */

/* A move is added to the round that is shown, not to the one that would begin. */
static void
ask_what_to_add (CrumbCorrectionDialog *self, guint at, guint round_at)
{
  g_autofree gpointer state = crumb_round_moves_get_before (self->correction, at);
  g_autofree gpointer round_state = crumb_round_moves_get_before (self->correction, round_at);
  gboolean of_round = self->ui->kind->round (state) == self->round;

  self->add_at = at;
  self->add_round_at = round_at;
  adw_navigation_view_push (self->pages, crumb_add_page_new (self->ui, of_round ? state : NULL, round_state));
}

static void
insert (CrumbCorrectionDialog *self, guint at, const CrumbMove moves[], guint n)
{
  crumb_correction_insert_all (self->correction, at, moves, n);
  adw_navigation_view_pop_to_tag (self->pages, "moves");
  update (self);
}

static void
added_cb (CrumbCorrectionDialog *self, CrumbMovePage *page)
{
  insert (self, self->add_at, crumb_move_page_get_move (page), 1);
}

/* The round that was added is shown. */
static void
round_entered_cb (CrumbCorrectionDialog *self, CrumbSheetPage *page)
{
  g_autofree gpointer before = crumb_round_moves_get_before (self->correction, self->add_round_at);
  CrumbMove moves[CRUMB_ROUND_TO_ADD_MAX];
  int points[CRUMB_SEATS_MAX];

  crumb_sheet_page_get_points (page, points);
  self->round = self->ui->kind->round (before);
  insert (self, self->add_round_at, moves, self->ui->round_to_add (before, points, moves));
}

static void
add_move_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCorrectionDialog *self = CRUMB_CORRECTION_DIALOG (widget);
  g_autofree gpointer before = crumb_round_moves_get_before (self->correction, self->add_at);
  const CrumbGameWords *words = get_words (self);
  guint what = g_variant_get_uint32 (parameter);
  AdwNavigationPage *page;
  CrumbMoveForm form;
  CrumbMove move;

  self->ui->move_to_add (before, what, &move);
  self->ui->move_form (before, &move, &form);
  if (form.parts == 0)
    {
      insert (self, self->add_at, &move, 1);
      return;
    }
  page = crumb_move_page_new (&form, &move, TRUE, g_dpgettext2 (NULL, "move", words->move_names[what]),
                              g_dpgettext2 (NULL, "heading", words->points_heading), self->names);
  g_signal_connect_object (page, "chosen", G_CALLBACK (added_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->pages, page);
}

static void
add_round_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCorrectionDialog *self = CRUMB_CORRECTION_DIALOG (widget);
  g_autofree gpointer before = crumb_round_moves_get_before (self->correction, self->add_round_at);
  const int no_points[CRUMB_SEATS_MAX] = { 0 };
  CrumbMove moves[CRUMB_ROUND_TO_ADD_MAX];
  guint n = self->ui->round_to_add (before, no_points, moves);
  CrumbSeats seats = 0;
  CrumbMoveForm form = { 0 };
  AdwNavigationPage *page;

  for (guint i = 0; i < n; i++)
    if (moves[i].seat != CRUMB_NO_SEAT)
      {
        seats |= crumb_seats_of (moves[i].seat);
        self->ui->move_form (before, &moves[i], &form);
      }
  page = crumb_sheet_page_new (_ (get_words (self)->whole_round), seats, form.max_amount, self->names);
  g_signal_connect_object (page, "entered", G_CALLBACK (round_entered_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->pages, page);
}

/* At the end of the round, or where something no longer fits. */
static void
add_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCorrectionDialog *self = CRUMB_CORRECTION_DIALOG (widget);
  guint from, to;

  crumb_round_moves_find (self->correction, self->round, &from, &to);
  ask_what_to_add (self, to, to);
}

static void
add_missing_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCorrectionDialog *self = CRUMB_CORRECTION_DIALOG (widget);

  self->round = crumb_round_moves_get_round (self->correction, self->misfit_at);
  ask_what_to_add (self, self->misfit_at, self->misfit_at);
}

/* Entering one move again ----------------------------------------------- */

static void
chosen_cb (CrumbCorrectionDialog *self, CrumbMovePage *page)
{
  const CrumbMove *now = crumb_move_page_get_move (page);
  const CrumbMove *before = crumb_correction_get_move (self->correction, self->edited);
  g_autofree char *entered = quote (self, now);
  g_autofree char *entered_before = quote (self, before);

  if (!g_str_equal (entered, entered_before))
    crumb_correction_replace (self->correction, self->edited, now);
  adw_navigation_view_pop_to_tag (self->pages, "moves");
  update (self);
}

static void
struck_cb (CrumbCorrectionDialog *self)
{
  crumb_correction_strike (self->correction, self->edited);
  adw_navigation_view_pop_to_tag (self->pages, "moves");
  update (self);
}

static void
add_cb (CrumbCorrectionDialog *self, gboolean after)
{
  guint from, to;

  crumb_round_moves_find (self->correction, self->round, &from, &to);
  ask_what_to_add (self, after ? self->edited + 1 : crumb_round_moves_get_begin (self->correction, self->edited),
                   after ? to : from);
}

/* Of what no longer fits it is often the seat that is wrong: the one that is asked is chosen. */
static void
edit (CrumbCorrectionDialog *self, guint index, gboolean misfit)
{
  g_autofree gpointer before = crumb_round_moves_get_before (self->correction, index);
  CrumbMove move = *crumb_correction_get_move (self->correction, index);
  g_autofree char *entered = quote (self, &move);
  CrumbMoveForm form = { 0 };
  CrumbMove asked;
  AdwNavigationPage *page;

  self->ui->move_form (before, &move, &form);
  if (misfit && self->ui->move_to_add != NULL && self->ui->move_to_add (before, move.what, &asked))
    move.seat = asked.seat;
  page = crumb_move_page_new (&form, &move, FALSE, entered,
                              g_dpgettext2 (NULL, "heading", get_words (self)->points_heading), self->names);
  self->edited = index;
  g_signal_connect_object (page, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "struck", G_CALLBACK (struck_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "add", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->pages, page);
}

static void
edit_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edit (CRUMB_CORRECTION_DIALOG (widget), g_variant_get_uint32 (parameter), FALSE);
}

/* What the correction comes to --------------------------------------------- */

static GtkWidget *
add_move (GtkListBox *list, const CrumbRoundMove *move)
{
  GtkWidget *row = new_row (move->entered);

  if (move->changed)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), move->added ? C_ ("entry", "Added") : _ ("Changed"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "correction.edit");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", move->index);
  gtk_list_box_append (list, row);
  return row;
}

static GtkWidget *
add_place (CrumbCorrectionDialog *self, const char *place)
{
  GtkWidget *heading = gtk_label_new (place);

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "heading");
  gtk_box_append (self->list, heading);
  return heading;
}

static void
update_moves (CrumbCorrectionDialog *self)
{
  g_autoptr (GPtrArray) moves = crumb_round_moves_list (self->correction, self->ui, self->round, self->names);
  const char *place = NULL;
  GtkWidget *heading = NULL;
  GtkWidget *list = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_box_remove (self->list, child);
  self->asked_row = NULL;

  for (guint i = 0; i < moves->len; i++)
    {
      const CrumbRoundMove *move = moves->pdata[i];
      GtkWidget *row;

      if (place == NULL || !g_str_equal (place, move->place))
        {
          place = move->place;
          list = new_list (place);
          heading = add_place (self, place);
          gtk_box_append (self->list, list);
        }
      row = add_move (GTK_LIST_BOX (list), move);
      if (self->asked_row == NULL || move->index <= self->asked)
        {
          self->asked_row = row;
          self->asked_place = heading;
        }
    }
}

static void
update_effects (CrumbCorrectionDialog *self, gboolean fits)
{
  gboolean changed = crumb_correction_can_undo (self->correction);
  g_auto (GStrv) effects = NULL;
  g_auto (GStrv) bids = NULL;

  if (self->effect_list != NULL)
    adw_preferences_group_remove (self->effects, self->effect_list);
  self->effect_list = NULL;
  gtk_widget_set_visible (GTK_WIDGET (self->effects), changed && fits);
  if (!changed || !fits)
    return;

  effects =
      crumb_words_effects (self->ui->kind, self->kept, crumb_correction_get_state (self->correction), self->names);
  self->effect_list = new_list (_ ("What Changes"));
  adw_preferences_group_add (self->effects, self->effect_list);
  for (guint i = 0; effects[i] != NULL; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->effect_list), new_row (effects[i]));
  bids = crumb_bid_changes_list (self->correction, self->names);
  for (guint i = 0; bids[i] != NULL; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->effect_list), new_row (bids[i]));
  if (effects[0] == NULL)
    gtk_list_box_append (GTK_LIST_BOX (self->effect_list), new_row (_ ("The scores don’t change.")));
}

static void
show_misfit (CrumbCorrectionDialog *self, guint index, const CrumbRefusal *refusal)
{
  gconstpointer state = crumb_correction_get_state (self->correction);
  g_autofree char *sentence = crumb_words_misfit (
      self->ui->kind, state, crumb_correction_get_move (self->correction, index), refusal, self->names);

  self->misfit_at = index;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->misfit), sentence);
  adw_action_row_set_subtitle (
      self->misfit, refusal->can_overrule ? "" : _ ("You can’t keep it anyway. It doesn’t fit into the game."));
  gtk_widget_set_visible (self->play_on, self->ui->kind->play_on != CRUMB_NO_MOVE && self->ui->kind->over (state));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "correction.insist", refusal->can_overrule);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_TROUBLE, sentence);
}

/* On what most tables want next; again once the page is shown: until then the view restores a focus of its own. */
static void
focus_cb (CrumbCorrectionDialog *self)
{
  GtkWidget *widget = self->asked_row;

  if (gtk_widget_get_visible (self->misfit_group))
    widget = self->mend;
  else if (crumb_correction_can_undo (self->correction))
    widget = self->keep;
  if (widget != NULL)
    crumb_take_focus (widget);
  if (widget != NULL && widget == self->asked_row)
    crumb_keep_in_view_below (widget, self->asked_place);
}

static void
update (CrumbCorrectionDialog *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean changed = crumb_correction_can_undo (self->correction);
  CrumbRefusal refusal;
  guint misfit = 0;
  gboolean fits = crumb_correction_check (self->correction, &misfit, &refusal);

  if (!fits)
    show_misfit (self, misfit, &refusal);
  gtk_widget_set_visible (self->misfit_group, !fits);
  gtk_widget_action_set_enabled (widget, "correction.keep", changed && fits);
  gtk_widget_action_set_enabled (widget, "correction.undo", changed);
  gtk_widget_set_visible (self->reason_group, changed);
  update_effects (self, fits);
  update_moves (self);

  /* The top says what has changed and what can be done about it. */
  adw_preferences_page_scroll_to_top (self->page);
  focus_cb (self);
}

static void
mend_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCorrectionDialog *self = CRUMB_CORRECTION_DIALOG (widget);

  edit (self, self->misfit_at, TRUE);
}

static void
strike_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCorrectionDialog *self = CRUMB_CORRECTION_DIALOG (widget);

  crumb_correction_strike (self->correction, self->misfit_at);
  update (self);
}

static void
cut_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCorrectionDialog *self = CRUMB_CORRECTION_DIALOG (widget);

  crumb_correction_cut (self->correction, self->misfit_at);
  update (self);
}

static void
play_on_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCorrectionDialog *self = CRUMB_CORRECTION_DIALOG (widget);

  crumb_correction_play_on (self->correction, self->misfit_at);
  update (self);
}

static void
insist_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCorrectionDialog *self = CRUMB_CORRECTION_DIALOG (widget);

  crumb_correction_insist (self->correction, self->misfit_at);
  update (self);
}

static void
undo_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCorrectionDialog *self = CRUMB_CORRECTION_DIALOG (widget);

  /* Pages over the list of moves have an undo of their own. */
  if (g_strcmp0 (adw_navigation_view_get_visible_page_tag (self->pages), "moves") != 0)
    return;
  crumb_correction_undo (self->correction);
  update (self);
}

static void
begin (CrumbCorrectionDialog *self, CrumbGame *game)
{
  g_clear_pointer (&self->correction, crumb_correction_free);
  g_free (self->kept);
  self->correction = crumb_correction_new (game);
  self->kept = g_memdup2 (crumb_game_get_state (game), crumb_game_get_kind (game)->state_size);
}

/* Another program, or the folder, was faster: what people see next is the game as it is now. */
static void
begin_again (CrumbCorrectionDialog *self)
{
  g_autoptr (CrumbGame) game = g_object_ref (crumb_correction_get_game (self->correction));

  begin (self, game);
  update (self);
}

static void
keep_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbCorrectionDialog *self = CRUMB_CORRECTION_DIALOG (widget);
  g_autofree char *why = g_strstrip (g_strdup (gtk_editable_get_text (self->reason)));
  g_autoptr (GError) error = NULL;

  if (crumb_game_correct (crumb_correction_get_game (self->correction), self->correction, *why != '\0' ? why : NULL,
                          &error))
    {
      g_signal_emit_by_name (self, "corrected");
      adw_dialog_close (ADW_DIALOG (self));
    }
  else
    {
      if (crumb_correction_is_outdated (self->correction))
        begin_again (self);
      crumb_alert (widget, _ ("Couldn’t Save This"), error->message);
    }
}

static void
crumb_correction_dialog_finalize (GObject *object)
{
  CrumbCorrectionDialog *self = CRUMB_CORRECTION_DIALOG (object);

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    g_free ((char *) self->names[seat]);
  g_free (self->kept);
  crumb_correction_free (self->correction);

  G_OBJECT_CLASS (crumb_correction_dialog_parent_class)->finalize (object);
}

static void
crumb_correction_dialog_class_init (CrumbCorrectionDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = crumb_correction_dialog_finalize;

  crumb_class_signal (klass, "corrected", 0);

  gtk_widget_class_install_action (widget_class, "correction.add", NULL, add_action);
  gtk_widget_class_install_action (widget_class, "correction.add-missing", NULL, add_missing_action);
  gtk_widget_class_install_action (widget_class, "correction.add-move", "u", add_move_action);
  gtk_widget_class_install_action (widget_class, "correction.add-round", NULL, add_round_action);
  gtk_widget_class_install_action (widget_class, "correction.cut", NULL, cut_action);
  gtk_widget_class_install_action (widget_class, "correction.play-on", NULL, play_on_action);
  gtk_widget_class_install_action (widget_class, "correction.edit", "u", edit_action);
  gtk_widget_class_install_action (widget_class, "correction.insist", NULL, insist_action);
  gtk_widget_class_install_action (widget_class, "correction.keep", NULL, keep_action);
  gtk_widget_class_install_action (widget_class, "correction.mend", NULL, mend_action);
  gtk_widget_class_install_action (widget_class, "correction.strike", NULL, strike_action);
  gtk_widget_class_install_action (widget_class, "correction.undo", NULL, undo_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "correction.undo", NULL);

  crumb_class_template (klass, CrumbCorrectionDialog, "crumb-correction-dialog", pages, page, keep, mend, play_on,
                        misfit_group, misfit, effects, reason, reason_group, list);
  crumb_class_callbacks (klass, focus_cb);
}

AdwDialog *
crumb_correction_dialog_new (CrumbGame *game, guint move)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  CrumbCorrectionDialog *self;

  self = g_object_new (CRUMB_TYPE_CORRECTION_DIALOG, NULL);
  self->ui = crumb_game_ui_of (kind);
  begin (self, game);
  for (guint seat = 0; seat < crumb_game_get_n_seats (game); seat++)
    self->names[seat] = g_strdup (crumb_game_get_seat (game, seat)->told);
  self->asked = move;
  self->round = crumb_round_moves_get_round (self->correction, move);
  update (self);
  return ADW_DIALOG (self);
}
