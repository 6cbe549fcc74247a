/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The keys that dice are entered with, the same everywhere. */

#include "crumb-entry-keys.h"

#include "crumb-focus.h"
#include "crumb-typed-digit.h"

#include "rules/dice.h"

#include <glib/gi18n.h>

/* An Enter that comes within so many milliseconds after what ended by itself was meant for that: people press it from
 * habit. */
#define HABIT 700

/* @shortcuts: of the widget, which owns them; @root: the window that it is in; @around: that, or the dialog; @early, @late: see its
 * keys before and after all else; @down: the key that is held down, 0 for none; @repeats: how often it came again since;
 * @pressed: when the last key was pressed; @ended: when the one that ended something by itself was, 0 for none */
typedef struct
{
  GtkWidget *widget;
  GListModel *shortcuts[2];
  CrumbNumberKey number_key;
  GtkRoot *root;
  GtkWidget *around;
  GtkEventController *early;
  GtkEventController *late;
  guint down;
  guint repeats;
  guint32 pressed;
  guint32 ended;
} EntryKeys;

static EntryKeys *
get_keys (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "crumb-entry-keys");
}

/* A key that is held down is one die, however often it comes again: as on the screen, it is then the last one. */
static gboolean
is_repeated (GtkWidget *widget)
{
  guint repeats = get_keys (widget)->repeats;

  if (repeats == 1)
    gtk_widget_activate_action_variant (widget, "table.held", NULL);
  return repeats > 0;
}

static gboolean
enter_number (GtkWidget *widget, int number)
{
  get_keys (widget)->ended = 0;
  return is_repeated (widget) || get_keys (widget)->number_key (widget, number);
}

static gboolean
number_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  if (crumb_is_covered (widget))
    return GDK_EVENT_PROPAGATE;
  return enter_number (widget, g_variant_get_int32 (arguments));
}

static gboolean
run_shortcut (GtkWidget *widget, GListModel *shortcuts, guint keyval)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (gtk_shortcut_get_trigger (shortcut))) == keyval)
        return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                             gtk_shortcut_get_arguments (shortcut));
    }
  return GDK_EVENT_PROPAGATE;
}

gboolean
crumb_entry_keys_press (GtkWidget *widget, GdkEvent *event)
{
  guint keyval = gdk_key_event_get_keyval (event);
  EntryKeys *self = get_keys (widget);

  g_return_val_if_fail (GTK_IS_WIDGET (widget), GDK_EVENT_PROPAGATE);

  if (self == NULL)
    return GDK_EVENT_PROPAGATE;
  self->pressed = gdk_event_get_time (event);
  return run_shortcut (widget, self->shortcuts[0], keyval) || run_shortcut (widget, self->shortcuts[1], keyval);
}

void
crumb_entry_keys_ended (GtkWidget *widget)
{
  EntryKeys *self = get_keys (widget);

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (self != NULL)
    self->ended = self->pressed;
}

/* Shift is only for what it types; with Ctrl a number is the last die of its bid, where there are such. */
static gboolean
key_pressed_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, GtkWidget *widget)
{
  int digit;

  if (crumb_is_covered (widget) || (state & (GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  digit = crumb_typed_digit (keys, keyval, keycode, state);
  if (digit < 0)
    return GDK_EVENT_PROPAGATE;
  if ((state & GDK_CONTROL_MASK) != 0)
    return get_keys (widget)->repeats > 0 || gtk_widget_activate_action (widget, "table.last-die", "i", digit);
  return enter_number (widget, digit);
}

static gboolean
event_cb (EntryKeys *self, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_KEY_PRESS)
    {
      guint key = gdk_key_event_get_keycode (event);

      self->repeats = self->down == key ? self->repeats + 1 : 0;
      self->down = key;
      self->pressed = gdk_event_get_time (event);
    }
  else if (type == GDK_KEY_RELEASE)
    self->down = 0;
  return GDK_EVENT_PROPAGATE;
}

/* Nobody tells us of keys that are released in another window. */
static void
active_cb (EntryKeys *self)
{
  self->down = 0;
}

static void
leave_root (EntryKeys *self)
{
  if (self->root == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->root, self);
  if (self->around != NULL)
    {
      gtk_widget_remove_controller (self->around, self->early);
      gtk_widget_remove_controller (self->around, self->late);
    }
  g_clear_weak_pointer (&self->around);
  g_clear_weak_pointer (&self->root);
}

/* The window comes last, when no shortcut wanted the key. While a dialog is open the window gets none. */
static void
root_changed_cb (EntryKeys *self)
{
  GtkRoot *root = gtk_widget_get_root (self->widget);
  GtkWidget *dialog = gtk_widget_get_ancestor (self->widget, ADW_TYPE_DIALOG);

  leave_root (self);
  if (root == NULL)
    return;
  g_set_weak_pointer (&self->root, root);
  g_set_weak_pointer (&self->around, dialog != NULL ? dialog : GTK_WIDGET (root));
  self->down = 0;
  self->early = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->early, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->early, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (self->around, self->early);
  self->late = gtk_event_controller_key_new ();
  g_signal_connect (self->late, "key-pressed", G_CALLBACK (key_pressed_cb), self->widget);
  gtk_widget_add_controller (self->around, self->late);
  g_signal_connect_swapped (root, "notify::is-active", G_CALLBACK (active_cb), self);
}

static void
entry_keys_free (gpointer data)
{
  EntryKeys *self = data;

  leave_root (self);
  g_free (self);
}

/* Not every widget that takes dice has these actions. */
static gboolean
target_key_cb (GtkWidget *widget, GVariant *arguments, gpointer action)
{
  if (crumb_is_covered (widget))
    return GDK_EVENT_PROPAGATE;
  return get_keys (widget)->repeats > 0 || gtk_widget_activate_action_variant (widget, action, arguments);
}

static gboolean
action_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  if (crumb_is_covered (widget))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (widget, g_variant_get_string (arguments, NULL), NULL);
  return GDK_EVENT_STOP;
}

/* Once: whoever presses it again means it. */
static gboolean
done_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  EntryKeys *self = get_keys (widget);
  guint32 ended = self->ended;

  self->ended = 0;
  if (ended != 0 && self->pressed - ended < HABIT && !crumb_is_covered (widget))
    return GDK_EVENT_STOP;
  return action_key_cb (widget, arguments, user_data);
}

static void
add_key (GtkShortcutController *keys, guint keyval, GtkShortcutFunc callback, gpointer data, GVariant *arguments)
{
  GtkShortcut *shortcut =
      gtk_shortcut_new (gtk_keyval_trigger_new (keyval, 0), gtk_callback_action_new (callback, data, NULL));

  gtk_shortcut_set_arguments (shortcut, arguments);
  gtk_shortcut_controller_add_shortcut (keys, shortcut);
}

/* Numbers come from the window: which key is which depends on the layout. */
static void
add_keys_by_place (GtkWidget *widget, CrumbNumberKey number_key)
{
  EntryKeys *self = g_new0 (EntryKeys, 1);

  self->widget = widget;
  self->number_key = number_key;
  g_object_set_data_full (G_OBJECT (widget), "crumb-entry-keys", self, entry_keys_free);
  g_signal_connect_swapped (widget, "notify::root", G_CALLBACK (root_changed_cb), self);
  root_changed_cb (self);
}

/* Adds a key for each of the @letters, which are separated by spaces. */
static void
add_letters (GtkShortcutController *keys, const char *letters, GtkShortcutFunc callback, gpointer action,
             GVariant *(*target) (guint n))
{
  g_auto (GStrv) each = g_strsplit (letters, " ", -1);

  for (guint i = 0; each[i] != NULL; i++)
    add_key (keys, gdk_unicode_to_keyval (g_utf8_get_char (each[i])), callback, action, target (i));
}

static GVariant *
face_of_letter (guint n)
{
  return g_variant_new_int32 (10 + (int) n);
}

/* The last letter is for dice without a colour. */
static GVariant *
colour_of_letter (guint n)
{
  return g_variant_new_uint32 ((n + 1) % (CRUMB_COLOURS + 1));
}

/* Faces above 9, which no number key has, the colours of dice, and the seats: the home row, below the numbers. */
static void
add_letter_keys (GtkShortcutController *keys)
{
  static const guint places[] = { GDK_KEY_a, GDK_KEY_s, GDK_KEY_d, GDK_KEY_f };

  /* Translators: the keys that enter the faces 10, 11 and 12, and the list of keys shows: three letters that your
     keyboards have, small, with spaces between them. Not a, s, d or f, which choose a player, nor c, the countdown. */
  add_letters (keys, C_ ("keys", "t e w"), number_key_cb, NULL, face_of_letter);
  /* Translators: the keys for red, green, blue and colorless dice, as in the list of keys: four small letters, none
     of them one of those that are taken. */
  add_letters (keys, C_ ("keys", "r g b n"), target_key_cb, (gpointer) "table.colour", colour_of_letter);
  for (guint place = 0; place < G_N_ELEMENTS (places); place++)
    add_key (keys, places[place], target_key_cb, (gpointer) "table.place", g_variant_new_uint32 (place));
  add_key (keys, GDK_KEY_c, action_key_cb, NULL, g_variant_new_string ("table.countdown"));
}

/* Letters, Backspace and Escape work wherever the focus is in the window, unless what has it wants them. */
static GtkShortcutController *
add_global_keys (GtkWidget *widget)
{
  static const guint rest[] = { GDK_KEY_period, GDK_KEY_KP_Decimal, GDK_KEY_KP_Separator };
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_MANAGED);
  add_letter_keys (keys);
  add_key (keys, GDK_KEY_BackSpace, action_key_cb, NULL, g_variant_new_string ("table.back"));
  add_key (keys, GDK_KEY_Escape, target_key_cb, (gpointer) "table.leave", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rest); i++)
    add_key (keys, rest[i], target_key_cb, (gpointer) "table.rest", NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (keys));
  return keys;
}

/* Enter and Space press the button that has the focus; where none has, they say that this was all. A global
 * shortcut would come too late: the window takes Enter for its default button. */
static GtkShortcutController *
add_done_keys (GtkWidget *widget)
{
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  add_key (keys, GDK_KEY_Return, done_key_cb, NULL, g_variant_new_string ("table.done"));
  add_key (keys, GDK_KEY_KP_Enter, done_key_cb, NULL, g_variant_new_string ("table.done"));
  add_key (keys, GDK_KEY_space, done_key_cb, NULL, g_variant_new_string ("table.done"));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (keys));
  return keys;
}

void
crumb_entry_keys_add (GtkWidget *widget, CrumbNumberKey number_key)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (number_key != NULL);

  add_keys_by_place (widget, number_key);
  get_keys (widget)->shortcuts[0] = G_LIST_MODEL (add_global_keys (widget));
  get_keys (widget)->shortcuts[1] = G_LIST_MODEL (add_done_keys (widget));
}
