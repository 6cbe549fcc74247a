/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks why the table insists, and insists: Enter is enough, with a reason or without. */

#include "crumb-reason-popover.h"

#include "crumb-widget-helpers.h"

#include "record/journal/crumb-entry.h"

struct _CrumbReasonPopover
{
  GtkPopover parent_instance;

  GtkWidget *all;
  GtkLabel *doubt;
  GtkEditable *reason;
};

/* In pixels: a phone that is held upright has room, in large text too. */
#define LITTLE_ROOM 400
#define LINES_IN_LITTLE_ROOM 3
/* How large text gets there, in percent of the usual size, and how much smaller it is drawn for that at most. */
#define LARGEST_IN_LITTLE_ROOM 140.0
#define SMALLEST 0.7

G_DEFINE_FINAL_TYPE (CrumbReasonPopover, crumb_reason_popover, GTK_TYPE_POPOVER)

/* A reason is for one thing alone. It is what is typed, though the doubt above it can be scrolled by keys too. */
static void
visible_cb (CrumbReasonPopover *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  gtk_editable_set_text (self->reason, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->reason));
}

static void
keep_cb (CrumbReasonPopover *self)
{
  g_autofree char *why = g_strstrip (g_strdup (gtk_editable_get_text (self->reason)));

  gtk_popover_popdown (GTK_POPOVER (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "table.insist", "s", why);
}

static void
crumb_reason_popover_class_init (CrumbReasonPopoverClass *klass)
{
  crumb_class_template (klass, CrumbReasonPopover, "crumb-reason-popover", all, doubt, reason);
  crumb_class_callbacks (klass, visible_cb, keep_cb);
}

static void
crumb_reason_popover_init (CrumbReasonPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_entry_set_max_length (GTK_ENTRY (self->reason), CRUMB_WHY_MAX);
}

static void
make_cb (GtkMenuButton *button, gpointer doubt)
{
  CrumbReasonPopover *popover;

  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_popover (button, g_object_new (CRUMB_TYPE_REASON_POPOVER, NULL));
  popover = CRUMB_REASON_POPOVER (gtk_menu_button_get_popover (button));
  gtk_label_set_text (popover->doubt, gtk_label_get_text (doubt));
  gtk_widget_set_visible (popover->all, pango_layout_is_ellipsized (gtk_label_get_layout (doubt)));
}

void
crumb_reason_popover_add (GtkMenuButton *button, GtkLabel *doubt)
{
  gtk_menu_button_set_create_popup_func (button, make_cb, doubt, NULL);
}

static double
scale_in_little_room (GtkWidget *doubt)
{
  return CLAMP (LARGEST_IN_LITTLE_ROOM / crumb_scale_with_text (doubt, 100), SMALLEST, 1);
}

void
crumb_reason_popover_fit (GtkLabel *doubt, int height)
{
  gboolean low = height < LITTLE_ROOM;
  double scale = low ? scale_in_little_room (GTK_WIDGET (doubt)) : 1;
  g_autoptr (PangoAttrList) smaller = pango_attr_list_new ();

  pango_attr_list_insert (smaller, pango_attr_scale_new (scale));
  gtk_label_set_attributes (doubt, smaller);
  gtk_label_set_ellipsize (doubt, low ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_lines (doubt, low ? (int) (LINES_IN_LITTLE_ROOM / scale) : -1);
}
