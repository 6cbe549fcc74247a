/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One place at a table, while it is being set or in a game that runs: name, colour, and where in the order. */

#include "crumb-seat-row.h"

#include "record/base/crumb-text.h"
#include "ui/widgets/crumb-colour-button.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbSeatRow
{
  AdwEntryRow parent_instance;

  CrumbColour colour;
  guint place;
  gboolean in_game;
  char *name;
  int total;

  GtkWidget *handle;
  GtkWidget *colour_button;
  GtkWidget *mark;
  GtkWidget *come_back;
  GtkMenuButton *menu;
  GMenuModel *player_menu;
  GtkDropTarget *drop_target;
};

G_DEFINE_FINAL_TYPE (CrumbSeatRow, crumb_seat_row, ADW_TYPE_ENTRY_ROW)

static void
colour_chosen_cb (CrumbSeatRow *self, guint colour)
{
  g_signal_emit_by_name (self, "colour-chosen", colour);
}

static void
name_entered_cb (CrumbSeatRow *self)
{
  if (crumb_seat_row_is_being_named (self))
    g_signal_emit_by_name (self, "named");
}

/* Escape closes the dialog, and the name would be entered because its row loses the focus. */
static gboolean
key_pressed_cb (CrumbSeatRow *self, guint keyval)
{
  if (keyval == GDK_KEY_Escape && crumb_seat_row_is_being_named (self))
    gtk_editable_set_text (GTK_EDITABLE (self), self->name);
  return GDK_EVENT_PROPAGATE;
}

static GdkContentProvider *
drag_prepare_cb (CrumbSeatRow *self)
{
  return gdk_content_provider_new_typed (CRUMB_TYPE_SEAT_ROW, self);
}

static void
drag_begin_cb (CrumbSeatRow *self, GdkDrag *drag, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

static gboolean
drop_cb (CrumbSeatRow *self, const GValue *value)
{
  CrumbSeatRow *dropped = g_value_get_object (value);

  if (dropped == self || gtk_widget_get_parent (GTK_WIDGET (dropped)) != gtk_widget_get_parent (GTK_WIDGET (self)))
    return FALSE;

  name_entered_cb (dropped);
  g_signal_emit_by_name (dropped, "moved", (int) self->place);
  return TRUE;
}

static void
move_action (CrumbSeatRow *self, const char *action_name)
{
  int by = g_str_equal (action_name, "seat.move-up") ? -1 : 1;

  name_entered_cb (self);
  g_signal_emit_by_name (self, "moved", (int) self->place + by);
}

static void
focus_action (GtkWidget *widget, const char *action_name)
{
  GtkWidget *row = g_str_equal (action_name, "seat.previous") ? gtk_widget_get_prev_sibling (widget)
                                                              : gtk_widget_get_next_sibling (widget);

  if (row == NULL || !gtk_widget_grab_focus (row))
    gtk_widget_error_bell (widget);
}

static void
remove_action (CrumbSeatRow *self)
{
  name_entered_cb (self);
  g_signal_emit_by_name (GTK_WIDGET (self), "removed");
}

static void
come_back_action (GtkWidget *widget)
{
  g_signal_emit_by_name (widget, "came-back");
}

static void
update_title (CrumbSeatRow *self)
{
  g_autofree char *title = NULL;

  if (self->in_game)
    /* Translators: the label of an entry for a name, which must be short; %1$u is a place at the table, from 1, and %2$d
       how many cookies or points that player has */
    title = g_strdup_printf (_ ("Player %1$u: %2$d"), self->place + 1, self->total);
  else
    /* Translators: the label of an entry for a name; %u is a place at the table, from 1 */
    title = g_strdup_printf (_ ("Player %u"), self->place + 1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
}

static char *
words_for_menu (CrumbSeatRow *self, const char *name, const char *title)
{
  g_autofree char *told = crumb_text_tell (name);

  /* Translators: what a menu is for; %s is a player’s name, or “Player 2”. */
  return g_strdup_printf (_ ("Options for %s"), *told != '\0' ? told : title);
}

static void
crumb_seat_row_class_init (CrumbSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  crumb_class_property (
      klass, CrumbSeatRow, colour, crumb_seat_row_set_colour,
      g_param_spec_uint ("colour", NULL, NULL, 0, CRUMB_N_COLOURS - 1, CRUMB_COLOUR_BLUE, CRUMB_READWRITE));
  crumb_class_signal (klass, "colour-chosen", 1, G_TYPE_UINT);
  crumb_class_signal (klass, "moved", 1, G_TYPE_INT);
  crumb_class_signal (klass, "named", 0);
  crumb_class_signal (klass, "removed", 0);
  crumb_class_signal (klass, "came-back", 0);

  crumb_class_action (widget_class, "seat.move-up", NULL, G_CALLBACK (move_action));
  crumb_class_action (widget_class, "seat.move-down", NULL, G_CALLBACK (move_action));
  crumb_class_action (widget_class, "seat.next", NULL, G_CALLBACK (focus_action));
  crumb_class_action (widget_class, "seat.previous", NULL, G_CALLBACK (focus_action));
  crumb_class_action (widget_class, "seat.remove", NULL, G_CALLBACK (remove_action));
  crumb_class_action (widget_class, "seat.come-back", NULL, G_CALLBACK (come_back_action));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, 0, "seat.previous", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, 0, "seat.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "seat.move-up", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "seat.move-down", NULL);

  g_type_ensure (CRUMB_TYPE_COLOUR_BUTTON);
  g_type_ensure (CRUMB_TYPE_SEAT_MARK);
  crumb_class_template (klass, CrumbSeatRow, "crumb-seat-row", handle, colour_button, mark, come_back, menu,
                        player_menu, drop_target);
  crumb_class_owns (klass, CrumbSeatRow, g_free, name);
  crumb_class_callbacks (klass, words_for_menu, colour_chosen_cb, drag_prepare_cb, drag_begin_cb, drop_cb,
                         key_pressed_cb, name_entered_cb);
}

static void
crumb_seat_row_init (CrumbSeatRow *self)
{
  GType type = CRUMB_TYPE_SEAT_ROW;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_target_set_gtypes (self->drop_target, &type, 1);
}

GtkWidget *
crumb_seat_row_new (void)
{
  return g_object_new (CRUMB_TYPE_SEAT_ROW, NULL);
}

GtkWidget *
crumb_seat_row_new_in_game (void)
{
  CrumbSeatRow *self = g_object_new (CRUMB_TYPE_SEAT_ROW, NULL);

  self->in_game = TRUE;
  self->name = g_strdup ("");
  gtk_widget_set_visible (self->colour_button, FALSE);
  gtk_widget_set_visible (self->mark, TRUE);
  gtk_menu_button_set_menu_model (self->menu, self->player_menu);
  g_signal_connect (self, "entry-activated", G_CALLBACK (name_entered_cb), NULL);

  return GTK_WIDGET (self);
}

void
crumb_seat_row_show_player (CrumbSeatRow *self, const CrumbSeat *player, int total)
{
  g_return_if_fail (CRUMB_IS_SEAT_ROW (self));
  g_return_if_fail (self->in_game);

  crumb_seat_row_set_colour (self, player->colour);
  self->total = total;
  update_title (self);
  if (g_set_str (&self->name, player->name) && crumb_seat_row_is_being_named (self))
    gtk_editable_set_text (GTK_EDITABLE (self), player->name);
}

CRUMB_DEFINE_GETTER (CrumbSeatRow, crumb_seat_row, CrumbColour, colour)

void
crumb_seat_row_set_colour (CrumbSeatRow *self, CrumbColour colour)
{
  g_return_if_fail (CRUMB_IS_SEAT_ROW (self));
  g_return_if_fail (colour < CRUMB_N_COLOURS);

  if (self->colour == colour)
    return;

  self->colour = colour;
  g_object_notify (G_OBJECT (self), "colour");
}

void
crumb_seat_row_set_place (CrumbSeatRow *self, guint place, guint n_named)
{
  g_return_if_fail (CRUMB_IS_SEAT_ROW (self));

  self->place = place;
  update_title (self);
  if (self->in_game)
    {
      gtk_widget_set_visible (self->handle, place < n_named);
      gtk_widget_set_visible (GTK_WIDGET (self->menu), place < n_named);
      gtk_widget_set_visible (self->come_back, n_named > 0 && place >= n_named);
    }

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.move-up", place > 0 && place < n_named);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.move-down", place + 1 < n_named);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.remove", place < n_named);
}

gboolean
crumb_seat_row_is_being_named (CrumbSeatRow *self)
{
  g_return_val_if_fail (CRUMB_IS_SEAT_ROW (self), FALSE);

  return self->in_game && !g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self)), self->name);
}
