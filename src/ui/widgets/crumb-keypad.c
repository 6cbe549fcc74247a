/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The keys on the screen. All they do is to name an action of the table. */

#include "crumb-keypad.h"

#include "crumb-colour-keys.h"
#include "crumb-die-view.h"
#include "crumb-fit-box.h"
#include "crumb-widget-helpers.h"

#include "rules/dice.h"
#include "ui/fit/crumb-shrink.h"

#include <glib/gi18n.h>

#define N_DIGITS 10
#define DIE_SIZE 40

struct _CrumbKeypad
{
  AdwBin parent_instance;

  gboolean compact;
  int die_size;
  char *done_label;
  gboolean no_bid;
  gboolean rest;
  gboolean holds;
  guint sides;
  gboolean colours;
  guint colour;
  GMenuModel *menu;
  gboolean other_ways;
  GtkMenuButton *more;

  GtkGrid *keys;
};

G_DEFINE_FINAL_TYPE (CrumbKeypad, crumb_keypad, ADW_TYPE_BIN)

static guint
count_columns (CrumbKeypad *self)
{
  if (self->sides == 0)
    return self->compact ? N_DIGITS : N_DIGITS / 2;
  if (!self->compact)
    return self->sides > 8 ? 4 : self->sides / 2;
  return self->sides > 8 ? self->sides / 2 : self->sides;
}

/* In little room the faces of the largest dice take two rows, each of which has to be lower. */
static gboolean
has_low_keys (CrumbKeypad *self)
{
  return self->compact && self->sides > 8;
}

static GtkWidget *
new_key (const char *action, guint number)
{
  GtkWidget *key = g_object_new (GTK_TYPE_BUTTON, "focus-on-click", FALSE, "hexpand", TRUE, NULL);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "i", (int) number);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key), action);
  gtk_widget_add_css_class (key, "key");
  return key;
}

static void
label_key (GtkWidget *key, gboolean held)
{
  guint face = (guint) g_variant_get_int32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (key)));
  /* Translators: what a key says while it is held: %u is the number on the die that ends the bid. */
  g_autofree char *label = g_strdup_printf (held ? _ ("%u, the last die") : "%u", face);

  crumb_set_css_class (key, "held", held);
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Elsewhere a press is a press, however long. */
static gboolean
can_be_held (GtkGesture *gesture)
{
  GtkWidget *key = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  return CRUMB_KEYPAD (gtk_widget_get_ancestor (key, CRUMB_TYPE_KEYPAD))->holds;
}

/* Held, or pressed with the second button, a face is the last of its bid. */
static void
enter_last_die (GtkWidget *key)
{
  if (!gtk_widget_activate_action_variant (key, "table.last-die",
                                           gtk_actionable_get_action_target_value (GTK_ACTIONABLE (key))))
    gtk_widget_error_bell (key);
}

static void
held_cb (GtkGesture *gesture)
{
  if (!can_be_held (gesture))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  label_key (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), TRUE);
}

/* Dragging the finger off a key cancels it, as everywhere. The keys may be gone after the die, so it waits until the
 * finger is up: GTK loses count of what is pressed otherwise. */
static void
hold_ended_cb (GtkGesture *gesture)
{
  GtkWidget *key = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));
  GdkEventType type = event != NULL ? gdk_event_get_event_type (event) : GDK_EVENT_LAST;

  if (!gtk_widget_has_css_class (key, "held"))
    return;
  label_key (key, FALSE);
  if (type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END)
    enter_last_die (key);
}

static void
hold_cancelled_cb (GtkGesture *gesture)
{
  label_key (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), FALSE);
}

static void
second_button_cb (GtkGesture *gesture)
{
  if (!can_be_held (gesture))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  enter_last_die (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)));
}

/* The button's own gesture claims a click when the finger goes up. Ours has to hear of that first: one that bubbles
 * would still wait for the end of that click when the key is held the next time. */
static void
add_gestures (GtkWidget *key)
{
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect (press, "pressed", G_CALLBACK (held_cb), NULL);
  g_signal_connect (press, "end", G_CALLBACK (hold_ended_cb), NULL);
  g_signal_connect (press, "cancel", G_CALLBACK (hold_cancelled_cb), NULL);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "released", G_CALLBACK (second_button_cb), NULL);
  gtk_widget_add_controller (key, GTK_EVENT_CONTROLLER (press));
  gtk_widget_add_controller (key, GTK_EVENT_CONTROLLER (click));
}

static GtkWidget *
new_face_key (CrumbKeypad *self, guint face)
{
  GtkWidget *key = new_key ("table.die", face);
  int size = has_low_keys (self) ? self->die_size * 3 / 4 : self->die_size;
  GtkWidget *die = g_object_new (CRUMB_TYPE_DIE_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "face", face,
                                 "colour", self->colours ? self->colour : 0, "halign", GTK_ALIGN_FILL, "pixel-size", 1,
                                 "valign", GTK_ALIGN_FILL, NULL);
  GtkWidget *room = g_object_new (CRUMB_TYPE_FIT_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "max-size",
                                  size, "min-size", size, "valign", GTK_ALIGN_CENTER, NULL);

  crumb_fit_box_append (CRUMB_FIT_BOX (room), die);
  gtk_button_set_child (GTK_BUTTON (key), room);
  add_gestures (key);
  label_key (key, FALSE);
  return key;
}

static GtkWidget *
new_digit_key (guint digit)
{
  GtkWidget *key = new_key ("table.digit", digit);
  g_autofree char *label = g_strdup_printf ("%u", digit);

  gtk_button_set_child (GTK_BUTTON (key), crumb_shrink_new (gtk_label_new (label)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_add_css_class (key, "digit");
  return key;
}

static void
build_keys (CrumbKeypad *self)
{
  guint columns = count_columns (self);
  guint n = self->sides > 0 ? self->sides : N_DIGITS;
  GtkWidget *key;

  crumb_set_css_class (GTK_WIDGET (self->keys), "low", has_low_keys (self));
  while ((key = gtk_widget_get_first_child (GTK_WIDGET (self->keys))) != NULL)
    gtk_grid_remove (self->keys, key);

  for (guint i = 0; i < n; i++)
    {
      key = self->sides > 0 ? new_face_key (self, i + 1) : new_digit_key ((i + 1) % N_DIGITS);
      gtk_grid_attach (self->keys, key, (int) (i % columns), (int) (i / columns), 1, 1);
    }
}

static gboolean
shows_above (CrumbKeypad *self, gboolean colours, gboolean compact)
{
  return colours && !compact;
}

static gboolean
shows_beside (CrumbKeypad *self, gboolean colours, gboolean compact)
{
  return colours && compact;
}

static char *
page_of_no_bid (CrumbKeypad *self, gboolean rest)
{
  return g_strdup (rest ? "rest" : "no-bid");
}

static gboolean
shows_menu (CrumbKeypad *self, GMenuModel *menu)
{
  return menu != NULL;
}

static void
set_colour (CrumbKeypad *self, guint colour)
{
  if (crumb_set_uint (self, "colour", &self->colour, colour))
    build_keys (self);
}

static void
set_colours (CrumbKeypad *self, gboolean colours)
{
  if (crumb_set_boolean (self, "colours", &self->colours, colours))
    build_keys (self);
}

static void
set_compact (CrumbKeypad *self, gboolean compact)
{
  if (crumb_set_boolean (self, "compact", &self->compact, compact))
    build_keys (self);
  crumb_set_css_class (GTK_WIDGET (self), "compact", compact);
}

static void
set_die_size (CrumbKeypad *self, int die_size)
{
  if (crumb_set_int (self, "die-size", &self->die_size, die_size))
    build_keys (self);
}

static void
set_menu (CrumbKeypad *self, GMenuModel *menu)
{
  if (crumb_set_object (self, "menu", &self->menu, menu) && menu != NULL)
    crumb_menu_button_set_menu (self->more, menu);
}

static void
set_sides (CrumbKeypad *self, guint sides)
{
  if (crumb_set_uint (self, "sides", &self->sides, sides))
    build_keys (self);
}

static void
crumb_keypad_class_init (CrumbKeypadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  crumb_class_property (klass, CrumbKeypad, colour, set_colour,
                        g_param_spec_uint ("colour", NULL, NULL, 0, CRUMB_COLOURS, 0, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbKeypad, colours, set_colours,
                        g_param_spec_boolean ("colours", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbKeypad, compact, set_compact,
                        g_param_spec_boolean ("compact", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbKeypad, die_size, set_die_size,
                        g_param_spec_int ("die-size", NULL, NULL, 1, G_MAXINT, DIE_SIZE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbKeypad, done_label, NULL,
                        g_param_spec_string ("done-label", NULL, NULL, NULL, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbKeypad, holds, NULL,
                        g_param_spec_boolean ("holds", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbKeypad, menu, set_menu,
                        g_param_spec_object ("menu", NULL, NULL, G_TYPE_MENU_MODEL, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbKeypad, other_ways, NULL,
                        g_param_spec_boolean ("other-ways", NULL, NULL, TRUE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbKeypad, no_bid, NULL,
                        g_param_spec_boolean ("no-bid", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbKeypad, rest, NULL,
                        g_param_spec_boolean ("rest", NULL, NULL, FALSE, CRUMB_READWRITE));
  crumb_class_property (klass, CrumbKeypad, sides, set_sides,
                        g_param_spec_uint ("sides", NULL, NULL, 0, CRUMB_SIDES_MAX, 6, CRUMB_READWRITE));

  g_type_ensure (CRUMB_TYPE_COLOUR_KEYS);
  gtk_widget_class_set_css_name (widget_class, "keypad");
  crumb_class_template (klass, CrumbKeypad, "crumb-keypad", keys, more);
  crumb_class_owns (klass, CrumbKeypad, g_object_unref, menu);
  crumb_class_owns (klass, CrumbKeypad, g_free, done_label);
  crumb_class_callbacks (klass, page_of_no_bid, shows_above, shows_beside, shows_menu);
}

static void
crumb_keypad_init (CrumbKeypad *self)
{
  self->die_size = DIE_SIZE;
  self->sides = 6;
  self->other_ways = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Numbers begin from the left everywhere. */
  gtk_widget_set_direction (GTK_WIDGET (self->keys), GTK_TEXT_DIR_LTR);
  build_keys (self);
}

GtkWidget *
crumb_keypad_new (void)
{
  return g_object_new (CRUMB_TYPE_KEYPAD, NULL);
}
