/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One key of a page. All it does is to name an action of the table. */

#include "crumb-config.h"

#include "crumb-ask-key.h"

#include "ui/widgets/crumb-die-view.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-words.h"

#include <glib/gi18n.h>

/* What a key leaves free around its die, and the longest edge of that. */
#define AROUND 9
#define MOST 96

struct _CrumbAskKey
{
  GtkButton parent_instance;

  CrumbDie die;
  gboolean holds;
};

G_DEFINE_FINAL_TYPE (CrumbAskKey, crumb_ask_key, GTK_TYPE_BUTTON)

/* A die is as large as its key lets it be. */
static void
die_measure (GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural,
             int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 20;
}

static void
die_allocate (GtkWidget *box, int width, int height, int baseline)
{
  int edge = CLAMP (MIN (width - 2, height - 2 * AROUND), 20, MOST);

  gtk_widget_size_allocate (gtk_widget_get_first_child (box),
                            &(GtkAllocation) { (width - edge) / 2, (height - edge) / 2, edge, edge }, -1);
}

static GtkWidget *
new_die (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *die = g_object_new (CRUMB_TYPE_DIE_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "halign",
                                 GTK_ALIGN_FILL, "pixel-size", 1, "valign", GTK_ALIGN_FILL, NULL);

  gtk_widget_set_layout_manager (box, gtk_custom_layout_new (NULL, die_measure, die_allocate));
  gtk_widget_set_parent (die, box);
  return box;
}

static void
show_die (CrumbAskKey *self, CrumbDie die)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (self));

  if (box == NULL || !CRUMB_IS_DIE_VIEW (gtk_widget_get_first_child (box)))
    {
      box = new_die ();
      gtk_button_set_child (GTK_BUTTON (self), box);
    }
  self->die = die;
  crumb_die_view_set_die (CRUMB_DIE_VIEW (gtk_widget_get_first_child (box)), die);
}

/* The key itself is named. */
static GtkWidget *
new_label (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "ellipsize",
                       PANGO_ELLIPSIZE_END, "label", text, NULL);
}

/* A key is high enough for two lines. Large text may leave no room for all of it even so, so its tooltip has it unless
 * there is a better one. */
static GtkLabel *
show_text (CrumbAskKey *self, const CrumbKey *key)
{
  GtkWidget *child = gtk_button_get_child (GTK_BUTTON (self));

  if (!GTK_IS_LABEL (child))
    {
      child = new_label (key->label);
      g_object_set (child, "justify", GTK_JUSTIFY_CENTER, "lines", 2, "wrap", TRUE, NULL);
      gtk_button_set_child (GTK_BUTTON (self), child);
    }
  gtk_label_set_text (GTK_LABEL (child), key->label);
  gtk_widget_set_tooltip_text (child, key->tooltip == NULL ? key->label : NULL);
  return GTK_LABEL (child);
}

/* It is read whole, so a tooltip would only cover the next one. */
static void
show_line (CrumbAskKey *self, const CrumbKey *key)
{
  GtkLabel *label = show_text (self, key);

  g_object_set (label, "ellipsize", PANGO_ELLIPSIZE_NONE, "justify", GTK_JUSTIFY_LEFT, "wrap-mode",
                PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "line");
}

static void
show_seat (CrumbAskKey *self, const CrumbKey *key)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), crumb_seat_mark_new (key->colour));
  gtk_box_append (GTK_BOX (box), new_label (key->label));
  gtk_button_set_child (GTK_BUTTON (self), box);
}

static void
label_die (CrumbAskKey *self, gboolean held)
{
  g_autofree char *die = crumb_words_die (self->die);
  /* Translators: what a key says while it is held: %s is the number on the die that ends the bid. */
  g_autofree char *label = held ? g_strdup_printf (_ ("%s, the last die"), die) : g_steal_pointer (&die);

  crumb_set_css_class (GTK_WIDGET (self), "held", held);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_face (CrumbAskKey *self, const CrumbKey *key, guint colour)
{
  CrumbDie die = key->die;

  switch (key->kind)
    {
    case CRUMB_KEY_DIE:
      if (die.colour == 0)
        die.colour = (uint8_t) colour;
      show_die (self, die);
      if (key->tooltip == NULL)
        label_die (self, FALSE);
      break;
    case CRUMB_KEY_TEXT:
      show_text (self, key);
      break;
    case CRUMB_KEY_LINE:
      show_line (self, key);
      break;
    case CRUMB_KEY_ICON:
      gtk_button_set_icon_name (GTK_BUTTON (self), key->label);
      break;
    case CRUMB_KEY_SEAT:
      show_seat (self, key);
      break;
    case CRUMB_KEY_NONE:
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL);
      gtk_button_set_child (GTK_BUTTON (self), NULL);
      break;
    }
  if (key->kind == CRUMB_KEY_TEXT || key->kind == CRUMB_KEY_SEAT || key->kind == CRUMB_KEY_LINE)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, key->label, -1);
  else if (key->tooltip != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, key->tooltip, -1);
}

void
crumb_ask_key_show (CrumbAskKey *self, const CrumbKey *key, guint colour)
{
  GtkActionable *actionable = GTK_ACTIONABLE (self);

  g_return_if_fail (CRUMB_IS_ASK_KEY (self));

  self->holds = key->holds;
  show_face (self, key, colour);
  /* With a name and no target, or the other way round, an action would be looked for that isn't there. */
  gtk_actionable_set_action_name (actionable, NULL);
  gtk_actionable_set_action_target_value (actionable, key->target);
  gtk_actionable_set_action_name (actionable, key->action);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), key->tooltip);
  gtk_widget_set_child_visible (GTK_WIDGET (self), key->kind != CRUMB_KEY_NONE);
  gtk_widget_set_can_target (GTK_WIDGET (self), key->kind != CRUMB_KEY_NONE);
  gtk_widget_set_focusable (GTK_WIDGET (self), key->kind != CRUMB_KEY_NONE);
  crumb_set_css_class (GTK_WIDGET (self), "suggested-action", key->main);
  crumb_set_css_class (GTK_WIDGET (self), "dim", key->dim);
  crumb_set_css_class (GTK_WIDGET (self), "digit", key->kind == CRUMB_KEY_TEXT && g_utf8_strlen (key->label, -1) == 1);
}

/* Held, or pressed with the second button, a face is the last of its bid. */
static void
enter_last_die (CrumbAskKey *self)
{
  GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (self));

  if (!self->holds || !gtk_widget_activate_action_variant (GTK_WIDGET (self), "table.last-die", target))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
held_cb (CrumbAskKey *self, double x, double y, GtkGesture *gesture)
{
  if (!self->holds)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  label_die (self, TRUE);
}

/* Dragging the finger off a key cancels it, as everywhere. The key may be another one after the die, so it waits until
 * the finger is up: GTK loses count of what is pressed otherwise. */
static void
hold_ended_cb (CrumbAskKey *self, GdkEventSequence *sequence, GtkGesture *gesture)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  if (!gtk_widget_has_css_class (GTK_WIDGET (self), "held"))
    return;
  label_die (self, FALSE);
  if (event != NULL
      && (gdk_event_get_event_type (event) == GDK_BUTTON_RELEASE || gdk_event_get_event_type (event) == GDK_TOUCH_END))
    enter_last_die (self);
}

static void
hold_cancelled_cb (CrumbAskKey *self)
{
  if (gtk_widget_has_css_class (GTK_WIDGET (self), "held"))
    label_die (self, FALSE);
}

static void
second_button_cb (CrumbAskKey *self, int n, double x, double y, GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  enter_last_die (self);
}

/* The button's own gesture claims a click when the finger goes up. Ours has to hear of that first: one that bubbles
 * would still wait for the end of that click when the key is held the next time. */
static void
add_gestures (CrumbAskKey *self)
{
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (held_cb), self);
  g_signal_connect_swapped (press, "end", G_CALLBACK (hold_ended_cb), self);
  g_signal_connect_swapped (press, "cancel", G_CALLBACK (hold_cancelled_cb), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (click, "released", G_CALLBACK (second_button_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
crumb_ask_key_class_init (CrumbAskKeyClass *klass)
{
}

static void
crumb_ask_key_init (CrumbAskKey *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "ask-key");
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
  add_gestures (self);
}

GtkWidget *
crumb_ask_key_new (void)
{
  return g_object_new (CRUMB_TYPE_ASK_KEY, NULL);
}
