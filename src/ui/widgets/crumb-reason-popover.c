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
