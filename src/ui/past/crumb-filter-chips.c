/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is chosen by a filter button, each with a way to let go of it. */

#include "crumb-filter-chips.h"

#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbFilterChips
{
  AdwBin parent_instance;

  CrumbFilterButton *button;
  AdwWrapBox *box;
  GtkWidget *chips[CRUMB_FILTER_N];
};

G_DEFINE_FINAL_TYPE (CrumbFilterChips, crumb_filter_chips, ADW_TYPE_BIN)

static void
show_cb (CrumbFilterChips *self)
{
  gboolean any = FALSE;

  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    {
      g_autofree char *name = crumb_filter_button_describe (self->button, kind);
      GtkWidget *content = gtk_button_get_child (GTK_BUTTON (self->chips[kind]));

      gtk_widget_set_visible (self->chips[kind], name != NULL);
      if (name == NULL)
        continue;
      any = TRUE;
      gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (content)), name);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), any);
}

static void
set_button (CrumbFilterChips *self, CrumbFilterButton *button)
{
  if (!crumb_set_object (self, "button", &self->button, button) || button == NULL)
    return;
  g_signal_connect_object (button, "changed", G_CALLBACK (show_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "named", G_CALLBACK (show_cb), self, G_CONNECT_SWAPPED);
  show_cb (self);
}

static void
remove_action (CrumbFilterChips *self, const char *action_name, GVariant *parameter)
{
  crumb_filter_button_choose (self->button, g_variant_get_uint32 (parameter), NULL);
  g_signal_emit_by_name (self, "removed");
}

static void
crumb_filter_chips_class_init (CrumbFilterChipsClass *klass)
{
  crumb_class_object (klass, CrumbFilterChips, button, set_button, CRUMB_TYPE_FILTER_BUTTON, CRUMB_READWRITE);
  crumb_class_signal (klass, "removed", 0);
  crumb_class_owns (klass, CrumbFilterChips, g_object_unref, button);
  crumb_class_action (klass, "chips.remove", "u", G_CALLBACK (remove_action));
}

static void
add_chip (CrumbFilterChips *self, guint kind)
{
  GtkWidget *chip = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 24);
  gtk_box_append (GTK_BOX (content), label);
  gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name ("window-close-symbolic"));
  gtk_button_set_child (GTK_BUTTON (chip), content);
  gtk_widget_add_css_class (chip, "chip");
  gtk_widget_set_tooltip_text (chip, _ ("Remove This Filter"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (chip), "u", kind);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (chip), "chips.remove");
  adw_wrap_box_append (self->box, chip);
  self->chips[kind] = chip;
}

static void
crumb_filter_chips_init (CrumbFilterChips *self)
{
  self->box = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->box, 6);
  adw_wrap_box_set_line_spacing (self->box, 6);
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "chips");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    add_chip (self, kind);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
