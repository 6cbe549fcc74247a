/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A key for each colour, with the mark that dice of that colour have. */

#include "crumb-colour-keys.h"

#include "crumb-die-view.h"

#include "rules/dice.h"

#include <glib/gi18n.h>

#define DIE_SIZE 18

struct _CrumbColourKeys
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (CrumbColourKeys, crumb_colour_keys, ADW_TYPE_BIN)

static const char *const names[CRUMB_COLOURS + 1] = {
  NC_ ("color of a die", "None"),
  NC_ ("color of a die", "Red"),
  NC_ ("color of a die", "Green"),
  NC_ ("color of a die", "Blue"),
};

static GtkWidget *
new_key (guint colour)
{
  const char *name = g_dpgettext2 (NULL, "color of a die", names[colour]);
  GtkWidget *die =
      g_object_new (CRUMB_TYPE_DIE_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "face", 0, "colour",
                    colour, "empty", FALSE, "halign", GTK_ALIGN_CENTER, "pixel-size", DIE_SIZE, NULL);
  GtkWidget *key =
      g_object_new (GTK_TYPE_TOGGLE_BUTTON, "child", die, "focus-on-click", FALSE, "tooltip-text", name, NULL);

  gtk_widget_add_css_class (key, "colour-key");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "u", colour);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (key), "table.colour");
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return key;
}

static void
build_keys (CrumbColourKeys *self)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "homogeneous", TRUE, NULL);

  gtk_widget_add_css_class (box, "linked");
  for (guint colour = 1; colour <= CRUMB_COLOURS; colour++)
    gtk_box_append (GTK_BOX (box), new_key (colour));
  gtk_box_append (GTK_BOX (box), new_key (0));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Color of the next dice"),
                                  -1);
}

/* Few games have dice of several colours, so there are no keys until they are needed. */
static void
crumb_colour_keys_show (GtkWidget *widget)
{
  if (adw_bin_get_child (ADW_BIN (widget)) == NULL)
    build_keys (CRUMB_COLOUR_KEYS (widget));
  GTK_WIDGET_CLASS (crumb_colour_keys_parent_class)->show (widget);
}

static void
crumb_colour_keys_class_init (CrumbColourKeysClass *klass)
{
  GTK_WIDGET_CLASS (klass)->show = crumb_colour_keys_show;

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
crumb_colour_keys_init (CrumbColourKeys *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
