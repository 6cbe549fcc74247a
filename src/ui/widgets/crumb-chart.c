/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The base of charts, in which one point can be pointed at: with the mouse, a finger or the arrow keys. */

#include "crumb-chart.h"

#include "record/base/crumb-class.h"

typedef struct
{
  int last;
  int pointed;
} CrumbChartPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (CrumbChart, crumb_chart, GTK_TYPE_WIDGET)

/* Where nothing is pointed at, the last point stands for the chart. */
static void
update (CrumbChart *self)
{
  CrumbChartPrivate *priv = crumb_chart_get_instance_private (self);
  int at = priv->pointed == CRUMB_CHART_NOTHING ? priv->last : priv->pointed;
  g_autofree char *text = CRUMB_CHART_GET_CLASS (self)->tell (self, (guint) at);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) priv->last,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) at, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
point_at (CrumbChart *self, double x)
{
  crumb_chart_set_pointed (self, (int) CRUMB_CHART_GET_CLASS (self)->find (self, (float) x));
}

static void
point_at_nothing (CrumbChart *self)
{
  crumb_chart_set_pointed (self, CRUMB_CHART_NOTHING);
}

/* The keyboard still points after the pointer has left. */
static void
leave_cb (CrumbChart *self)
{
  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    point_at_nothing (self);
}

static void
pressed_cb (CrumbChart *self, int n_press, double x, double y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  point_at (self, x);
}

/* A finger that goes along the points points; one that goes up or down scrolls what is around. */
static void
drag_update_cb (CrumbChart *self, double dx, double dy, GtkGestureDrag *drag)
{
  double x, y;

  if (ABS (dx) < ABS (dy))
    return;
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_gesture_drag_get_start_point (drag, &x, &y);
  point_at (self, x + dx);
}

static gboolean
step_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  CrumbChart *self = CRUMB_CHART (widget);
  CrumbChartPrivate *priv = crumb_chart_get_instance_private (self);
  int step = g_variant_get_int32 (args);

  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL && ABS (step) == 1)
    step = -step;
  if (priv->pointed == CRUMB_CHART_NOTHING)
    crumb_chart_set_pointed (self, step == -G_MAXINT16 ? 0 : priv->last);
  else
    crumb_chart_set_pointed (self, CLAMP (priv->pointed + step, 0, priv->last));
  gtk_widget_trigger_tooltip_query (widget);
  return TRUE;
}

static void
add_key (GtkWidgetClass *widget_class, guint key, guint keypad_key, int step)
{
  gtk_widget_class_add_binding (widget_class, key, GDK_NO_MODIFIER_MASK, step_cb, "i", step);
  gtk_widget_class_add_binding (widget_class, keypad_key, GDK_NO_MODIFIER_MASK, step_cb, "i", step);
}

static void
crumb_chart_class_init (CrumbChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  crumb_class_computed (
      klass, crumb_chart_get_pointed, crumb_chart_set_pointed,
      g_param_spec_int ("pointed", NULL, NULL, CRUMB_CHART_NOTHING, G_MAXINT, CRUMB_CHART_NOTHING, CRUMB_READWRITE));

  add_key (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, -1);
  add_key (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, 1);
  add_key (widget_class, GDK_KEY_Home, GDK_KEY_KP_Home, -G_MAXINT16);
  add_key (widget_class, GDK_KEY_End, GDK_KEY_KP_End, G_MAXINT16);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
crumb_chart_init (CrumbChart *self)
{
  CrumbChartPrivate *priv = crumb_chart_get_instance_private (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  priv->pointed = CRUMB_CHART_NOTHING;
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (point_at), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (point_at), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (point_at_nothing), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0, -1);
}

void
crumb_chart_show (CrumbChart *self, guint last)
{
  CrumbChartPrivate *priv = crumb_chart_get_instance_private (self);

  g_return_if_fail (CRUMB_IS_CHART (self));

  priv->last = (int) last;
  crumb_set_int (self, "pointed", &priv->pointed, MIN (priv->pointed, priv->last));
  update (self);
}

int
crumb_chart_get_pointed (CrumbChart *self)
{
  CrumbChartPrivate *priv = crumb_chart_get_instance_private (self);

  g_return_val_if_fail (CRUMB_IS_CHART (self), CRUMB_CHART_NOTHING);

  return priv->pointed;
}

void
crumb_chart_set_pointed (CrumbChart *self, int pointed)
{
  CrumbChartPrivate *priv = crumb_chart_get_instance_private (self);

  g_return_if_fail (CRUMB_IS_CHART (self));
  g_return_if_fail (pointed >= CRUMB_CHART_NOTHING && pointed <= priv->last);

  if (crumb_set_int (self, "pointed", &priv->pointed, pointed))
    update (self);
}

GskPath *
crumb_chart_path (const graphene_point_t points[], guint n)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, points[0].x, points[0].y);
  for (guint i = 1; i < n; i++)
    gsk_path_builder_line_to (builder, points[i].x, points[i].y);
  return gsk_path_builder_to_path (builder);
}

void
crumb_chart_append_text (GtkSnapshot *snapshot, PangoLayout *layout, float x, float y, const GdkRGBA *colour)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

double
crumb_chart_step (double span, double least, guint most)
{
  static const double steps[] = { 1, 2, 5 };
  double unit = least;

  for (guint i = 0;; i = (i + 1) % G_N_ELEMENTS (steps))
    {
      if (span <= steps[i] * unit * MAX (most, 1))
        return steps[i] * unit;
      if (i == G_N_ELEMENTS (steps) - 1)
        unit *= 10;
    }
}
