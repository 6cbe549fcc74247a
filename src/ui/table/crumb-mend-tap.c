/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is shown is what is tapped: a tap on something that was entered opens its correction. */

#include "crumb-mend-tap.h"

#include "ui/widgets/crumb-die-view.h"
#include "ui/widgets/crumb-widget-helpers.h"

#define KEY "crumb-mend-tap"

/* @of: a move, or a seat whose dice are picked */
typedef struct
{
  guint of;
  gboolean picks;
  GtkGesture *gesture;
} Tap;

/** The die that is nearest to a point; dice are small for a finger. */
typedef struct
{
  GtkWidget *root;
  graphene_point_t point;
  CrumbDieView *nearest;
  float distance;
} Search;

static void
search (Search *found, GtkWidget *widget)
{
  graphene_rect_t bounds;
  graphene_point_t center;
  float distance;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (!CRUMB_IS_DIE_VIEW (widget))
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        search (found, child);
      return;
    }
  if (crumb_die_view_is_empty (CRUMB_DIE_VIEW (widget)) || !gtk_widget_compute_bounds (widget, found->root, &bounds))
    return;
  graphene_rect_get_center (&bounds, &center);
  distance = graphene_point_distance (&center, &found->point, NULL, NULL);
  if (found->nearest == NULL || distance < found->distance)
    {
      found->nearest = CRUMB_DIE_VIEW (widget);
      found->distance = distance;
    }
}

/* Not the button or the row that it is in. */
static void
pressed_cb (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
released_cb (GtkGesture *gesture, int n_press, double x, double y, gpointer user_data)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  const Tap *tap = g_object_get_data (G_OBJECT (widget), KEY);
  Search found = { .root = widget, .point = GRAPHENE_POINT_INIT ((float) x, (float) y) };
  CrumbDie die;

  if (!gtk_widget_contains (widget, x, y))
    return;
  search (&found, widget);
  if (found.nearest == NULL)
    {
      if (tap->picks)
        gtk_widget_activate_action (widget, "table.seat", "i", (int) tap->of);
      else
        gtk_widget_activate_action (widget, "win.correct", "u", tap->of);
      return;
    }
  die = crumb_die_view_get_die (found.nearest);
  if (tap->picks)
    gtk_widget_activate_action (widget, "table.pick", "(iuu)", (int) tap->of, (guint) die.face, (guint) die.colour);
  else
    gtk_widget_activate_action (widget, "win.correct-die", "(uuu)", tap->of, (guint) die.face, (guint) die.colour);
}

static Tap *
add_tap (GtkWidget *widget)
{
  Tap *tap = g_new0 (Tap, 1);

  tap->gesture = gtk_gesture_click_new ();
  g_signal_connect (tap->gesture, "pressed", G_CALLBACK (pressed_cb), NULL);
  g_signal_connect (tap->gesture, "released", G_CALLBACK (released_cb), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (tap->gesture));
  g_object_set_data_full (G_OBJECT (widget), KEY, tap, g_free);
  return tap;
}

static void
set (GtkWidget *widget, guint of, gboolean picks)
{
  Tap *tap = g_object_get_data (G_OBJECT (widget), KEY);
  gboolean entered = of != CRUMB_NOT_ENTERED;

  if (tap == NULL && !entered)
    return;
  if (tap == NULL)
    tap = add_tap (widget);
  tap->of = of;
  tap->picks = picks;
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (tap->gesture),
                                              entered ? GTK_PHASE_CAPTURE : GTK_PHASE_NONE);
  crumb_set_css_class (widget, "mendable", entered);
}

void
crumb_mend_tap_set (GtkWidget *widget, guint move)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  set (widget, move, FALSE);
}

void
crumb_pick_tap_set (GtkWidget *widget, guint seat)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  set (widget, seat, TRUE);
}
