/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/*
 * Corrects what was entered wrong, and shows what that changes before it is saved.
 *
 * What was tapped is entered again on one page, with what it comes to and Save. Only where something no longer fits is
 * more asked. Below that page is the list of all entries of the round.
 */

#include "crumb-correction-dialog.h"

#include "crumb-bid-changes.h"
#include "crumb-choice-page.h"
#include "crumb-correction-way.h"
#include "crumb-move-page.h"
#include "crumb-round-moves.h"
#include "ui/game/crumb-game-ui.h"
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
  const char **names;
  guint round;
  /* The move that people came for. */
  guint asked;
  /* Whether they tapped that alone, and haven't seen the list. */
  gboolean direct;
  /* Where a forgotten move, or a whole round, is inserted. */
  guint add_at;
  guint add_round_at;
  /* Pages go because what was entered on them stays. */
  gboolean keeping;
  GArray *n_before; /* guint: how many changes there were below each page */

  AdwNavigationView *pages;
  AdwPreferencesPage *page;
  GtkWidget *save;
  GtkWidget *hint;
  GtkWidget *changes_group;
  GtkLabel *changes;
  GtkWidget *reason_group;
  GtkEditable *reason;
  GtkBox *list;
  GtkWidget *asked_row;
};

G_DEFINE_FINAL_TYPE (CrumbCorrectionDialog, crumb_correction_dialog, ADW_TYPE_DIALOG)

static void update (CrumbCorrectionDialog *self);
static void save (CrumbCorrectionDialog *self);

static const CrumbGameWords *
get_words (CrumbCorrectionDialog *self)
{
  return crumb_game_words_of (self->ui->kind);
}

static char *
quote (CrumbCorrectionDialog *self, const CrumbMove *move)
{
  return crumb_game_words_quoted_move (self->ui->kind, move, self->names);
}

static gboolean
fits (CrumbCorrectionDialog *self)
{
  return crumb_correction_check (self->correction, NULL, NULL);
}

/* What the correction comes to by now, a line each, or what no longer fits and why. */
static char *
words_for_changes (CrumbCorrectionDialog *self)
{
  gconstpointer state = crumb_correction_get_state (self->correction);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) effects = NULL, bids = NULL, all = NULL;
  CrumbRefusal refusal;
  guint misfit;

  if (!crumb_correction_check (self->correction, &misfit, &refusal))
    return crumb_words_misfit (self->ui->kind, state, crumb_correction_get_move (self->correction, misfit), &refusal,
                               self->names);

  effects = crumb_words_effects (self->ui->kind, self->kept, state, self->names);
  bids = crumb_bid_changes_list (self->correction, self->names);
  if (effects[0] == NULL)
    g_strv_builder_add (lines, _ ("The scores don’t change."));
  g_strv_builder_addv (lines, (const char **) effects);
  g_strv_builder_addv (lines, (const char **) bids);
  all = g_strv_builder_end (lines);
  return g_strjoinv ("\n", all);
}

/* Pages ------------------------------------------------------------------ */

/* A page that people leave takes back what was entered on it and on those above it. */
static void
push (CrumbCorrectionDialog *self, AdwNavigationPage *page)
{
  guint n = crumb_correction_get_n_changes (self->correction);

  g_array_append_val (self->n_before, n);
  adw_navigation_view_push (self->pages, page);
}

static void
take_back (CrumbCorrectionDialog *self)
{
  guint n = g_array_index (self->n_before, guint, self->n_before->len - 1);

  crumb_correction_undo (self->correction, MIN (n, crumb_correction_get_n_changes (self->correction)));
}

static void
popped_cb (CrumbCorrectionDialog *self)
{
  if (self->keeping)
    return;
  take_back (self);
  g_array_set_size (self->n_before, self->n_before->len - 1);
  update (self);
}

static void
show_list (CrumbCorrectionDialog *self)
{
  self->direct = FALSE;
  self->keeping = TRUE;
  adw_navigation_view_pop_to_tag (self->pages, "moves");
  self->keeping = FALSE;
  g_array_set_size (self->n_before, 0);
  update (self);
}

/* (nullable): The page on which something is entered. */
static CrumbMovePage *
get_move_page (CrumbCorrectionDialog *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->pages);

  return CRUMB_IS_MOVE_PAGE (page) ? CRUMB_MOVE_PAGE (page) : NULL;
}

/* Entering --------------------------------------------------------------- */

static void
insert (CrumbCorrectionDialog *self, CrumbMovePage *page, guint at)
{
  g_autofree gpointer before = crumb_round_moves_get_before (self->correction, at);
  CrumbMove moves[CRUMB_ROUND_TO_ADD_MAX];
  int points[CRUMB_SEATS_MAX];

  if (crumb_move_page_get_points (page, points))
    crumb_correction_replace_all (self->correction, at, at, moves, self->ui->round_to_add (before, points, moves));
  else
    crumb_correction_insert (self->correction, at, crumb_move_page_get_move (page));
}

static void
replace (CrumbCorrectionDialog *self, CrumbMovePage *page, guint at)
{
  const CrumbMove *now = crumb_move_page_get_move (page);
  g_autofree char *entered = quote (self, now);
  g_autofree char *before = quote (self, crumb_correction_get_move (self->correction, at));

  if (!g_str_equal (entered, before))
    crumb_correction_replace (self->correction, at, now);
}

/* The correction has what the page says; the page says what that comes to. */
static void
entered_cb (CrumbCorrectionDialog *self, CrumbMovePage *page)
{
  guint n_changes;
  g_autofree char *changes = NULL;
  gboolean adding = crumb_move_page_get_adding (page);

  take_back (self);
  n_changes = crumb_correction_get_n_changes (self->correction);
  if (adding)
    insert (self, page, crumb_move_page_get_at (page));
  else
    replace (self, page, crumb_move_page_get_at (page));
  if (crumb_correction_get_n_changes (self->correction) > n_changes)
    changes = words_for_changes (self);
  crumb_move_page_set_changes (page, changes);
  g_object_set (page, "done-label",
                !fits (self)   ? C_ ("button", "Next")
                : self->direct ? C_ ("button", "Save")
                : adding       ? C_ ("button", "Add")
                               : C_ ("button", "Change"),
                NULL);
}

static CrumbMovePage *
new_page (CrumbCorrectionDialog *self, const CrumbMoveForm *form, const CrumbMove moves[], guint n_moves, guint at)
{
  AdwNavigationPage *page = crumb_move_page_new (
      form, moves, n_moves, at, g_dpgettext2 (NULL, "heading", get_words (self)->points_heading), self->names);

  g_signal_connect_object (page, "changed", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  return CRUMB_MOVE_PAGE (page);
}

static void
show_page (CrumbCorrectionDialog *self, CrumbMovePage *page)
{
  push (self, ADW_NAVIGATION_PAGE (page));
  entered_cb (self, page);
}

/* (nullable): A page for the move at @index; NULL where nothing of it can be entered. */
static CrumbMovePage *
new_page_for (CrumbCorrectionDialog *self, guint index)
{
  g_autofree gpointer before = crumb_round_moves_get_before (self->correction, index);
  const CrumbMove *move = crumb_correction_get_move (self->correction, index);
  g_autofree char *place = crumb_game_words_place (self->ui->kind, before, move);
  g_autofree char *entered = quote (self, move);
  const CrumbMoveForm form = crumb_move_form (self->ui->kind, before, move->what);
  CrumbMovePage *page;

  if ((self->ui->kind->moves[move->what].traits & CRUMB_MOVE_GOES) != 0)
    return NULL;
  page = new_page (self, &form, move, 1, index);
  g_object_set (page, "title", place, "entered", entered, NULL);
  return page;
}

static void
edit_action (CrumbCorrectionDialog *self, const char *action_name, GVariant *parameter)
{
  CrumbMovePage *page = new_page_for (self, g_variant_get_uint32 (parameter));

  if (page != NULL)
    show_page (self, page);
}

/* What no longer fits ---------------------------------------------------- */

static void
add_way (CrumbCorrectionDialog *self, CrumbChoicePage *page, guint misfit, guint way)
{
  guint n_changes = crumb_correction_get_n_changes (self->correction);
  const char *note, *called = crumb_correction_way_describe (way, &note);
  g_autofree char *comes_to = NULL, *title = NULL, *both = NULL;

  if (!crumb_correction_way_apply (way, self->correction, self->ui, self->kept))
    return;
  comes_to = words_for_changes (self);
  title = called != NULL ? g_strdup (called) : quote (self, crumb_correction_get_move (self->correction, misfit));
  crumb_correction_undo (self->correction, n_changes);
  both = note != NULL ? g_strjoin ("\n", note, comes_to, NULL) : g_strdup (comes_to);
  crumb_choice_page_add (page, title, both, "correction.way", way);
}

static void
ask_about_misfit (CrumbCorrectionDialog *self)
{
  g_autofree char *words = words_for_changes (self);
  gconstpointer state = crumb_correction_get_state (self->correction);
  g_autofree char *place = NULL;
  const CrumbMove *move;
  AdwNavigationPage *page;
  guint misfit;

  crumb_correction_check (self->correction, &misfit, NULL);
  move = crumb_correction_get_move (self->correction, misfit);
  place = crumb_game_words_place (self->ui->kind, state, move);
  page = crumb_choice_page_new (place, words, &move->dice);
  if (crumb_move_form (self->ui->kind, state, move->what).parts != 0)
    crumb_choice_page_add (CRUMB_CHOICE_PAGE (page), _ ("Enter Again"), NULL, "correction.edit", misfit);
  for (guint way = 0; way < CRUMB_CORRECTION_WAYS; way++)
    add_way (self, CRUMB_CHOICE_PAGE (page), misfit, way);
  push (self, page);
}

/* Whoever tapped what was wrong has read on each page what it comes to. */
static void
go_on (CrumbCorrectionDialog *self)
{
  if (!fits (self))
    ask_about_misfit (self);
  else if (self->direct)
    save (self);
  else
    show_list (self);
}

static void
way_action (CrumbCorrectionDialog *self, const char *action_name, GVariant *parameter)
{
  crumb_correction_way_apply (g_variant_get_uint32 (parameter), self->correction, self->ui, self->kept);
  go_on (self);
}

/* What a page's buttons do ------------------------------------------------ */

static void
choose_action (CrumbCorrectionDialog *self)
{
  CrumbMovePage *page = get_move_page (self);

  if (page == NULL)
    return;
  entered_cb (self, page);
  go_on (self);
}

static void
strike_action (CrumbCorrectionDialog *self)
{
  CrumbMovePage *page = get_move_page (self);

  take_back (self);
  self->direct = FALSE;
  crumb_correction_strike (self->correction, crumb_move_page_get_at (page));
  go_on (self);
}

static void
list_action (CrumbCorrectionDialog *self, const char *action_name)
{
  if (!fits (self))
    {
      ask_about_misfit (self);
      return;
    }
  show_list (self);
  if (g_str_equal (action_name, "correction.reason"))
    crumb_take_focus (GTK_WIDGET (self->reason));
}

/* Adding what was forgotten ----------------------------------------------- */

/* A move is added to the round that is shown, not to the one that would begin. */
static void
ask_what_to_add (CrumbCorrectionDialog *self, guint at, guint round_at)
{
  g_autofree gpointer state = crumb_round_moves_get_before (self->correction, at);
  g_autofree gpointer round_state = crumb_round_moves_get_before (self->correction, round_at);
  const int no_points[CRUMB_SEATS_MAX] = { 0 };
  CrumbMove moves[CRUMB_ROUND_TO_ADD_MAX];
  AdwNavigationPage *page = crumb_choice_page_new (_ ("What’s Missing?"), NULL, NULL);
  gboolean of_round = crumb_scores_of (state)->round == self->round && self->ui->move_to_add != NULL;
  gboolean any = FALSE;

  self->add_at = at;
  self->add_round_at = round_at;
  for (guint what = 0; of_round && what < self->ui->kind->n_moves; what++)
    if (get_words (self)->move_names != NULL && get_words (self)->move_names[what] != NULL
        && self->ui->move_to_add (state, what, &moves[0]))
      {
        any = TRUE;
        crumb_choice_page_add (CRUMB_CHOICE_PAGE (page),
                               g_dpgettext2 (NULL, "move", get_words (self)->move_names[what]), NULL,
                               "correction.add-move", what);
      }
  if (self->ui->round_to_add != NULL && self->ui->round_to_add (round_state, no_points, moves) > 0)
    {
      any = TRUE;
      crumb_choice_page_add (CRUMB_CHOICE_PAGE (page), _ (get_words (self)->whole_round),
                             _ ("Only the scores, as on paper"), "correction.add-round", 0);
    }
  if (!any)
    page = crumb_choice_page_new (_ ("What’s Missing?"), _ ("Nothing fits here. Pick another place to add it."), NULL);
  push (self, page);
}

static void
add_move_action (CrumbCorrectionDialog *self, const char *action_name, GVariant *parameter)
{
  g_autofree gpointer before = crumb_round_moves_get_before (self->correction, self->add_at);
  guint what = g_variant_get_uint32 (parameter);
  CrumbMoveForm form;
  CrumbMove move;
  CrumbMovePage *page;

  self->ui->move_to_add (before, what, &move);
  form = crumb_move_form (self->ui->kind, before, what);
  if (form.parts == 0)
    {
      crumb_correction_insert (self->correction, self->add_at, &move);
      go_on (self);
      return;
    }
  page = new_page (self, &form, &move, 1, self->add_at);
  g_object_set (page, "adding", TRUE, "title", g_dpgettext2 (NULL, "move", get_words (self)->move_names[what]), NULL);
  show_page (self, page);
}

/* The round that is added is the one that is shown then. */
static void
add_round_action (CrumbCorrectionDialog *self)
{
  g_autofree gpointer before = crumb_round_moves_get_before (self->correction, self->add_round_at);
  const int no_points[CRUMB_SEATS_MAX] = { 0 };
  CrumbMove moves[CRUMB_ROUND_TO_ADD_MAX];
  guint n = self->ui->round_to_add (before, no_points, moves);
  CrumbMoveForm form = { 0 };
  CrumbMovePage *page;

  for (guint i = 0; i < n; i++)
    if (moves[i].seat != CRUMB_NO_SEAT)
      form = crumb_move_form (self->ui->kind, before, moves[i].what);
  form.parts = 0;
  self->round = crumb_scores_of (before)->round;
  page = new_page (self, &form, moves, n, self->add_round_at);
  g_object_set (page, "adding", TRUE, "title", _ (get_words (self)->whole_round), NULL);
  show_page (self, page);
}

/* At the end of the round that is shown. */
static void
add_action (CrumbCorrectionDialog *self)
{
  guint from, to;

  crumb_round_moves_find (self->correction, self->round, &from, &to);
  ask_what_to_add (self, to, to);
}

static void
add_beside_action (CrumbCorrectionDialog *self, const char *action_name)
{
  gboolean after = g_str_equal (action_name, "correction.add-after");
  CrumbMovePage *page = get_move_page (self);
  guint at = crumb_move_page_get_at (page);
  guint from, to;

  take_back (self);
  self->direct = FALSE;
  self->round = crumb_round_moves_get_round (self->correction, at);
  crumb_round_moves_find (self->correction, self->round, &from, &to);
  ask_what_to_add (self, after ? at + 1 : crumb_round_moves_get_begin (self->correction, at), after ? to : from);
}

/* The list of all entries -------------------------------------------------- */

typedef struct
{
  CrumbCorrectionDialog *self;
  guint index;
  char *place; /* (nullable): what heads the group */
  AdwPreferencesGroup *group;
} Listing;

/* (nullable) */
static const char *
words_for_change (CrumbCorrectionDialog *self, guint index)
{
  if (!crumb_correction_is_changed (self->correction, index))
    return NULL;
  return crumb_correction_get_source (self->correction, index) == CRUMB_CORRECTION_ADDED ? C_ ("entry", "Added")
                                                                                         : C_ ("entry", "Changed");
}

/* Dice entered one at a time get one row, that of the move that completes them. */
static void
list_move_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Listing *listing = user_data;
  CrumbCorrectionDialog *self = listing->self;
  guint index = listing->index++;
  g_autofree char *place = NULL, *entered = NULL;
  GtkWidget *row;

  if (crumb_scores_of (before)->round != self->round
      || (self->ui->kind->moves[move->what].traits & CRUMB_MOVE_GOES) != 0
      || crumb_round_moves_goes_on (self->correction, index))
    return;

  place = crumb_game_words_place (self->ui->kind, before, move);
  entered = quote (self, move);
  row = crumb_choice_row_new (entered, words_for_change (self, index), "correction.edit", index);
  if (g_set_str (&listing->place, place))
    {
      listing->group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", place, NULL);
      gtk_box_append (self->list, GTK_WIDGET (listing->group));
    }
  adw_preferences_group_add (listing->group, row);
  if (self->asked_row == NULL || index <= self->asked)
    self->asked_row = row;
}

static void
update_moves (CrumbCorrectionDialog *self)
{
  Listing listing = { .self = self };

  crumb_box_clear (self->list);
  self->asked_row = NULL;
  crumb_correction_walk (self->correction, list_move_cb, &listing);
  g_free (listing.place);
  crumb_tab_leaves_lists (GTK_WIDGET (self->list));
}

/* On what most tables want next; again once the page is shown: until then the view restores a focus of its own. */
static void
focus_cb (CrumbCorrectionDialog *self)
{
  GtkWidget *widget = crumb_correction_get_n_changes (self->correction) > 0 ? self->save : self->asked_row;

  if (get_move_page (self) != NULL || widget == NULL)
    return;
  crumb_take_focus (widget);
  if (widget == self->asked_row)
    crumb_keep_in_view (gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP), NULL);
}

static void
update (CrumbCorrectionDialog *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean changed = crumb_correction_get_n_changes (self->correction) > 0;
  g_autofree char *changes = changed ? words_for_changes (self) : NULL;

  gtk_widget_action_set_enabled (widget, "correction.save", changed && fits (self));
  gtk_widget_action_set_enabled (widget, "correction.undo", changed);
  gtk_widget_set_visible (self->hint, !changed);
  gtk_widget_set_visible (self->reason_group, changed);
  gtk_widget_set_visible (self->changes_group, changed);
  crumb_label_show (self->changes, changes);
  update_moves (self);

  /* The top says what has changed. */
  adw_preferences_page_scroll_to_top (self->page);
  focus_cb (self);
}

static void
undo_action (CrumbCorrectionDialog *self)
{
  /* Pages over the list have an undo of their own. */
  if (g_strcmp0 (adw_navigation_view_get_visible_page_tag (self->pages), "moves") != 0)
    return;
  crumb_correction_undo (self->correction, crumb_correction_get_n_changes (self->correction) - 1);
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
  show_list (self);
}

static void
save (CrumbCorrectionDialog *self)
{
  g_autofree char *why = g_strstrip (g_strdup (gtk_editable_get_text (self->reason)));
  g_autoptr (GError) error = NULL;

  if (crumb_correction_get_n_changes (self->correction) == 0)
    adw_dialog_close (ADW_DIALOG (self));
  else if (crumb_game_correct (crumb_correction_get_game (self->correction), self->correction,
                               *why != '\0' ? why : NULL, &error))
    {
      g_signal_emit_by_name (self, "corrected");
      adw_dialog_close (ADW_DIALOG (self));
    }
  else
    {
      if (crumb_correction_is_outdated (self->correction))
        begin_again (self);
      crumb_alert (GTK_WIDGET (self), _ ("Couldn’t Save This"), error->message);
    }
}

static void
crumb_correction_dialog_class_init (CrumbCorrectionDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  crumb_class_signal (klass, "corrected", 0);

  crumb_class_action (widget_class, "correction.add", NULL, G_CALLBACK (add_action));
  crumb_class_action (widget_class, "correction.add-after", NULL, G_CALLBACK (add_beside_action));
  crumb_class_action (widget_class, "correction.add-before", NULL, G_CALLBACK (add_beside_action));
  crumb_class_action (widget_class, "correction.add-move", "u", G_CALLBACK (add_move_action));
  crumb_class_action (widget_class, "correction.add-round", "u", G_CALLBACK (add_round_action));
  crumb_class_action (widget_class, "correction.choose", NULL, G_CALLBACK (choose_action));
  crumb_class_action (widget_class, "correction.edit", "u", G_CALLBACK (edit_action));
  crumb_class_action (widget_class, "correction.list", NULL, G_CALLBACK (list_action));
  crumb_class_action (widget_class, "correction.reason", NULL, G_CALLBACK (list_action));
  crumb_class_action (widget_class, "correction.save", NULL, G_CALLBACK (save));
  crumb_class_action (widget_class, "correction.strike", NULL, G_CALLBACK (strike_action));
  crumb_class_action (widget_class, "correction.undo", NULL, G_CALLBACK (undo_action));
  crumb_class_action (widget_class, "correction.way", "u", G_CALLBACK (way_action));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "correction.undo", NULL);

  crumb_class_template (klass, CrumbCorrectionDialog, "crumb-correction-dialog", pages, page, save, hint, changes_group,
                        changes, reason, reason_group, list);
  crumb_class_owns (klass, CrumbCorrectionDialog, g_free, kept);
  crumb_class_owns (klass, CrumbCorrectionDialog, g_strfreev, names);
  crumb_class_owns (klass, CrumbCorrectionDialog, crumb_correction_free, correction);
  crumb_class_owns (klass, CrumbCorrectionDialog, g_array_unref, n_before);
  crumb_class_callbacks (klass, focus_cb, popped_cb);
}

static void
crumb_correction_dialog_init (CrumbCorrectionDialog *self)
{
  self->n_before = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
crumb_correction_dialog_set_enabled (GtkWidget *widget, gboolean enabled)
{
  gtk_widget_action_set_enabled (widget, "win.correct", enabled);
  gtk_widget_action_set_enabled (widget, "win.correct-die", enabled);
  gtk_widget_action_set_enabled (widget, "win.correct-among", enabled);
}

void
crumb_correction_dialog_install (gpointer klass, GCallback callback)
{
  crumb_class_action (klass, "win.correct", "u", callback);
  crumb_class_action (klass, "win.correct-die", "(uuu)", callback);
  crumb_class_action (klass, "win.correct-among", "u", callback);
}

/* What was tapped, with nothing behind it, or the list where nothing of it can be entered. */
static void
begin_with (CrumbCorrectionDialog *self, CrumbDie die)
{
  CrumbMovePage *page = new_page_for (self, crumb_round_moves_get_end (self->correction, self->asked));

  if (page == NULL)
    return;
  self->direct = TRUE;
  g_object_set (page, "direct", TRUE, NULL);
  crumb_move_page_pick (page, die);
  show_page (self, page);
}

AdwDialog *
crumb_correction_dialog_new (CrumbGame *game, const char *action, GVariant *target)
{
  CrumbCorrectionDialog *self = g_object_new (CRUMB_TYPE_CORRECTION_DIALOG, NULL);
  g_autoptr (GVariant) sunk = g_variant_ref_sink (target);
  guint face = 0, colour = 0;

  if (g_variant_is_of_type (target, G_VARIANT_TYPE_UINT32))
    self->asked = g_variant_get_uint32 (target);
  else
    g_variant_get (target, "(uuu)", &self->asked, &face, &colour);
  self->ui = crumb_game_ui_of (crumb_game_get_kind (game));
  begin (self, game);
  self->names = g_new0 (const char *, CRUMB_SEATS_MAX + 1);
  for (guint seat = 0; seat < crumb_game_get_n_seats (game); seat++)
    self->names[seat] = g_strdup (crumb_game_get_seat (game, seat)->told);
  self->round = crumb_round_moves_get_round (self->correction, self->asked);
  update (self);
  if (!g_str_equal (action, "win.correct-among"))
    begin_with (self, (CrumbDie) { .face = (guint8) face, .colour = (guint8) colour });
  return ADW_DIALOG (self);
}
