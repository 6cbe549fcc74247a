/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A chart of running totals in which one round can be pointed at: with the mouse, a finger or the arrow keys. */

#include "crumb-chart-view.h"

#include "crumb-chart-picture.h"
#include "crumb-widget-helpers.h"

#include "words/crumb-words-rounds.h"

#include <glib/gi18n.h>

#define MIN_WIDTH 280
#define NATURAL_WIDTH 600
#define MIN_HEIGHT 160
#define NATURAL_HEIGHT 220

struct _CrumbChartView
{
  GtkWidget parent_instance;

  CrumbGame *game;
  CrumbScoreLines lines;
  int round;
};

G_DEFINE_FINAL_TYPE (CrumbChartView, crumb_chart_view, GTK_TYPE_WIDGET)

static CrumbChartPicture
get_picture (CrumbChartView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  CrumbChartPicture picture = {
    .lines = &self->lines,
    .pango = gtk_widget_get_pango_context (widget),
    .mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
    .width = (float) gtk_widget_get_width (widget),
    .height = (float) gtk_widget_get_height (widget),
    .pointed = self->round,
  };

  gtk_widget_get_color (widget, &picture.text);
  for (guint seat = 0; seat < self->lines.n_seats; seat++)
    {
      picture.marks[seat] = crumb_game_get_seat (self->game, seat)->colour;
      picture.paints[seat] = crumb_seat_paint_on (widget, picture.marks[seat]);
      picture.names[seat] = crumb_game_get_seat (self->game, seat)->name;
    }
  crumb_chart_picture_fit (&picture);
  return picture;
}

/* What a screen reader says of it, pointed at or not. */
static void
update_accessible (CrumbChartView *self)
{
  guint round = self->round == CRUMB_CHART_NO_ROUND ? self->lines.n_rounds : (guint) self->round;
  const char *names[CRUMB_SEATS_MAX] = { NULL };
  const CrumbGameKind *kind;
  g_autofree char *text = NULL;
  g_autofree char *all = NULL;

  if (self->game == NULL)
    return;

  kind = crumb_game_get_kind (self->game);
  for (guint seat = 0; seat < self->lines.n_seats; seat++)
    names[seat] = crumb_game_get_seat (self->game, seat)->told;
  text = crumb_words_totals (kind, self->lines.totals[round], self->lines.n_seats, round, names);
  all = crumb_words_totals (kind, self->lines.totals[self->lines.n_rounds], self->lines.n_seats, self->lines.n_rounds,
                            names);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  (double) self->lines.n_rounds, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) round,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

static void
point_at (CrumbChartView *self, double x)
{
  CrumbChartPicture picture = get_picture (self);

  crumb_chart_view_set_round (self, (int) crumb_chart_picture_round (&picture, (float) x));
}

static void
motion_cb (CrumbChartView *self, double x, double y)
{
  point_at (self, x);
}

/* The keyboard still points after the pointer has left. */
static void
leave_cb (CrumbChartView *self)
{
  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    crumb_chart_view_set_round (self, CRUMB_CHART_NO_ROUND);
}

static void
pressed_cb (CrumbChartView *self, int n_press, double x, double y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  point_at (self, x);
}

/* A finger that goes along the rounds points; one that goes up or down scrolls what is around. */
static void
drag_update_cb (CrumbChartView *self, double dx, double dy, GtkGestureDrag *drag)
{
  double x, y;

  if (ABS (dx) < ABS (dy))
    return;
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_gesture_drag_get_start_point (drag, &x, &y);
  point_at (self, x + dx);
}

static void
focus_left_cb (CrumbChartView *self)
{
  crumb_chart_view_set_round (self, CRUMB_CHART_NO_ROUND);
}

static gboolean
step_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CrumbChartView *self = CRUMB_CHART_VIEW (widget);
  int n_rounds = (int) self->lines.n_rounds;
  int step = g_variant_get_int32 (args);

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL && ABS (step) == 1)
    step = -step;
  if (self->round == CRUMB_CHART_NO_ROUND)
    crumb_chart_view_set_round (self, step == -CRUMB_ROUNDS_MAX ? 0 : n_rounds);
  else
    crumb_chart_view_set_round (self, CLAMP (self->round + step, 0, n_rounds));
  return TRUE;
}

static void
crumb_chart_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

/* The marks are drawn with the lines, as often as there is room for them. */
static void
crumb_chart_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CrumbChartPicture picture = get_picture (CRUMB_CHART_VIEW (widget));

  crumb_chart_picture_snapshot (&picture, snapshot);
}

static void
crumb_chart_view_dispose (GObject *object)
{
  CrumbChartView *self = CRUMB_CHART_VIEW (object);

  self->lines.n_seats = 0;
  g_clear_object (&self->game);

  G_OBJECT_CLASS (crumb_chart_view_parent_class)->dispose (object);
}

static void
add_key (GtkWidgetClass *widget_class, guint key, guint keypad_key, int step)
{
  gtk_widget_class_add_binding (widget_class, key, GDK_NO_MODIFIER_MASK, step_cb, "i", step);
  gtk_widget_class_add_binding (widget_class, keypad_key, GDK_NO_MODIFIER_MASK, step_cb, "i", step);
}

static void
crumb_chart_view_class_init (CrumbChartViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = crumb_chart_view_dispose;
  widget_class->measure = crumb_chart_view_measure;
  widget_class->snapshot = crumb_chart_view_snapshot;

  crumb_class_property (klass, CrumbChartView, round, crumb_chart_view_set_round,
                        g_param_spec_int ("round", NULL, NULL, CRUMB_CHART_NO_ROUND, CRUMB_ROUNDS_MAX,
                                          CRUMB_CHART_NO_ROUND, CRUMB_READWRITE));

  add_key (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, -1);
  add_key (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, 1);
  add_key (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, -CRUMB_ROUNDS_MAX);
  add_key (widget_class, GDK_KEY_End, GDK_KEY_KP_End, CRUMB_ROUNDS_MAX);
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
add_controllers (CrumbChartView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

static void
crumb_chart_view_init (CrumbChartView *self)
{
  self->round = CRUMB_CHART_NO_ROUND;
  add_controllers (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Chart of the Totals"),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0, -1);
}

void
crumb_chart_view_show_game (CrumbChartView *self, CrumbGame *game)
{
  g_return_if_fail (CRUMB_IS_CHART_VIEW (self));
  g_return_if_fail (game == NULL || CRUMB_IS_GAME (game));

  g_set_object (&self->game, game);
  self->lines = game != NULL ? crumb_score_lines_read (game) : (CrumbScoreLines) { 0 };
  crumb_chart_view_set_round (self, MIN (self->round, (int) self->lines.n_rounds));
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

CRUMB_DEFINE_GETTER (CrumbChartView, crumb_chart_view, int, round)

void
crumb_chart_view_set_round (CrumbChartView *self, int round)
{
  g_return_if_fail (CRUMB_IS_CHART_VIEW (self));
  g_return_if_fail (round >= CRUMB_CHART_NO_ROUND && round <= (int) self->lines.n_rounds);

  if (crumb_set_int (self, "round", &self->round, round))
    {
      update_accessible (self);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
}
