/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game to be looked back at: its chart, its rounds and bids, a replay, and how lucky everybody was. */

#include "crumb-config.h"

#include "crumb-review-page.h"

#include "crumb-correction-dialog.h"
#include "crumb-luck-view.h"
#include "crumb-replay-view.h"
#include "crumb-score-chart.h"
#include "ui/carry/crumb-paper.h"
#include "ui/cookie-raid/panels/crumb-round-table.h"
#include "ui/history/crumb-note-dialog.h"

#include "rules/cookie-raid/raid.h"
#include "words/cookie-raid/crumb-words-raid.h"
#include "words/crumb-words-rounds.h"

#include <glib/gi18n.h>

struct _CrumbReviewPage
{
  AdwNavigationPage parent_instance;

  CrumbGame *game;

  AdwToastOverlay *toasts;
  AdwViewStack *views;
  GtkLabel *title;
  GtkLabel *result;
  GtkLabel *details;
  GtkLabel *note;
  GtkLabel *turning_point;
  CrumbReplayView *replay;
};

G_DEFINE_FINAL_TYPE (CrumbReviewPage, crumb_review_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  PROP_0,
  PROP_GAME,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static char *
words_for_details (CrumbGame *game, const CrumbRaid *raid)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (crumb_game_get_started (game));
  g_autoptr (GDateTime) started = g_date_time_to_local (utc);
  g_autofree char *date = g_date_time_format (started, "%x, %H:%M");

  /* Translators: when a game was played, and under which rules: “21 November 2026, 19:30 · Final rules” */
  return g_strdup_printf (_ ("%1$s · %2$s"), date, crumb_words_rules_name (&raid->rules));
}

static char *
words_for_turning_point (CrumbGame *game, const CrumbRaid *raid, const char *const names[])
{
  guint round = 0;
  guint leader = CRUMB_NO_SEAT;

  if (raid->n_rounds == 0)
    return NULL;
  if (crumb_game_kind_turning_point (crumb_game_get_kind (game), raid, &round))
    leader = crumb_seats_first (crumb_raid_leaders (raid));
  return crumb_words_turning_point (leader, round, raid->phase == CRUMB_RAID_AT_OVER, names);
}

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static void
update (CrumbReviewPage *self)
{
  const CrumbRaid *raid = crumb_game_get_state (self->game);
  const char *names[CRUMB_SEATS_MAX] = { NULL };
  g_autofree char *result = NULL;
  g_autofree char *details = words_for_details (self->game, raid);
  g_autofree char *turning_point = NULL;
  const char *called = crumb_game_get_title (self->game);
  g_autofree char *everybody = NULL;

  for (guint seat = 0; seat < raid->n_seats; seat++)
    names[seat] = crumb_game_get_seat (self->game, seat)->name;
  everybody = crumb_words_names (crumb_seats_all (raid->n_seats), names);
  result = crumb_words_result (raid, names);

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), *called != '\0' ? called : everybody);
  set_text (self->title, called);
  set_text (self->note, crumb_game_get_note (self->game));
  gtk_label_set_label (self->result, result);
  gtk_label_set_label (self->details, details);
  turning_point = words_for_turning_point (self->game, raid, names);
  set_text (self->turning_point, turning_point);
}

static void
view_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  adw_view_stack_set_visible_child_name (CRUMB_REVIEW_PAGE (widget)->views, g_variant_get_string (parameter, NULL));
}

static void
replay_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbReviewPage *self = CRUMB_REVIEW_PAGE (widget);

  crumb_replay_view_set_step (self->replay, g_variant_get_uint32 (parameter));
  adw_view_stack_set_visible_child_name (self->views, "replay");
}

static void
corrected_cb (CrumbReviewPage *self)
{
  AdwToast *toast = adw_toast_new (_ ("Corrected"));

  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_action_name (toast, "review.undo");
  adw_toast_overlay_dismiss_all (self->toasts);
  adw_toast_overlay_add_toast (self->toasts, toast);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.undo", TRUE);
}

static void
correct_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbReviewPage *self = CRUMB_REVIEW_PAGE (widget);
  AdwDialog *dialog = crumb_correction_dialog_new (self->game, g_variant_get_uint32 (parameter));

  g_signal_connect_object (dialog, "corrected", G_CALLBACK (corrected_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

static void
describe_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  adw_dialog_present (crumb_note_dialog_new (CRUMB_REVIEW_PAGE (widget)->game), widget);
}

static void
report (CrumbReviewPage *self, const char *heading, const char *sentence)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, sentence);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
printed_cb (CrumbReviewPage *self, GtkPrintOperationResult result, GtkPrintOperation *sheet)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (sheet, &error);
  report (self, _ ("This Game Was Not Printed"), error != NULL ? error->message : "");
}

static void
undo_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbReviewPage *self = CRUMB_REVIEW_PAGE (widget);
  g_autoptr (GError) error = NULL;

  gtk_widget_action_set_enabled (widget, "review.undo", FALSE);
  adw_toast_overlay_dismiss_all (self->toasts);
  if (!crumb_game_undo (self->game, &error) && error != NULL)
    report (self, _ ("This Was Not Kept"), error->message);
}

/* What goes wrong is told by `done`, at once or later. */
static void
print_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  CrumbReviewPage *self = CRUMB_REVIEW_PAGE (widget);
  g_autoptr (GtkPrintOperation) sheet = crumb_paper_new (self->game);

  g_signal_connect_object (sheet, "done", G_CALLBACK (printed_cb), self, G_CONNECT_SWAPPED);
  gtk_print_operation_set_allow_async (sheet, TRUE);
  gtk_print_operation_run (sheet, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (gtk_widget_get_root (widget)),
                           NULL);
}

static void
share_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.share-game", "s", crumb_game_get_id (CRUMB_REVIEW_PAGE (widget)->game));
}

static void
crumb_review_page_constructed (GObject *object)
{
  CrumbReviewPage *self = CRUMB_REVIEW_PAGE (object);

  G_OBJECT_CLASS (crumb_review_page_parent_class)->constructed (object);

  g_signal_connect_object (self->game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
crumb_review_page_dispose (GObject *object)
{
  CrumbReviewPage *self = CRUMB_REVIEW_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), CRUMB_TYPE_REVIEW_PAGE);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (crumb_review_page_parent_class)->dispose (object);
}

static void
crumb_review_page_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_GAME:
      g_value_set_object (value, CRUMB_REVIEW_PAGE (object)->game);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
crumb_review_page_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_GAME:
      CRUMB_REVIEW_PAGE (object)->game = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
crumb_review_page_class_init (CrumbReviewPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = crumb_review_page_constructed;
  object_class->dispose = crumb_review_page_dispose;
  object_class->get_property = crumb_review_page_get_property;
  object_class->set_property = crumb_review_page_set_property;

  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, CRUMB_TYPE_GAME,
                                          G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_install_action (widget_class, "review.view", "s", view_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1, GDK_ALT_MASK, "review.view", "s", "rounds");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_2, GDK_ALT_MASK, "review.view", "s", "replay");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_3, GDK_ALT_MASK, "review.view", "s", "luck");
  gtk_widget_class_install_action (widget_class, "review.replay", "u", replay_action);

  gtk_widget_class_install_action (widget_class, "review.correct", "u", correct_action);
  gtk_widget_class_install_action (widget_class, "review.undo", NULL, undo_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "review.undo", NULL);
  gtk_widget_class_install_action (widget_class, "review.describe", NULL, describe_action);
  gtk_widget_class_install_action (widget_class, "review.print", NULL, print_action);
  gtk_widget_class_install_action (widget_class, "review.share", NULL, share_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_p, GDK_CONTROL_MASK, "review.print", NULL);

  g_type_ensure (CRUMB_TYPE_LUCK_VIEW);
  g_type_ensure (CRUMB_TYPE_REPLAY_VIEW);
  g_type_ensure (CRUMB_TYPE_ROUND_TABLE);
  g_type_ensure (CRUMB_TYPE_SCORE_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, "/crumb/crumb-review-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CrumbReviewPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, CrumbReviewPage, views);
  gtk_widget_class_bind_template_child (widget_class, CrumbReviewPage, title);
  gtk_widget_class_bind_template_child (widget_class, CrumbReviewPage, result);
  gtk_widget_class_bind_template_child (widget_class, CrumbReviewPage, details);
  gtk_widget_class_bind_template_child (widget_class, CrumbReviewPage, note);
  gtk_widget_class_bind_template_child (widget_class, CrumbReviewPage, turning_point);
  gtk_widget_class_bind_template_child (widget_class, CrumbReviewPage, replay);
}

static void
crumb_review_page_init (CrumbReviewPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* There is nothing to take back here before something was corrected here. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.undo", FALSE);
}

AdwNavigationPage *
crumb_review_page_new (CrumbGame *game)
{
  g_return_val_if_fail (CRUMB_IS_GAME (game), NULL);

  return g_object_new (CRUMB_TYPE_REVIEW_PAGE, "game", game, NULL);
}

CrumbGame *
crumb_review_page_get_game (CrumbReviewPage *self)
{
  g_return_val_if_fail (CRUMB_IS_REVIEW_PAGE (self), NULL);

  return self->game;
}
