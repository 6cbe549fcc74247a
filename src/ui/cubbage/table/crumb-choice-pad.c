/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Dice that somebody has, as keys. */

#include "crumb-choice-pad.h"

#include "ui/widgets/crumb-die-view.h"
#include "ui/widgets/crumb-fit-box.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cubbage/crumb-words-cubbage.h"

#include <glib/gi18n.h>

#define DIE_SIZE 40

struct _CrumbChoicePad
{
  AdwBin parent_instance;

  GtkBox *keys;
  int die_size;
};

G_DEFINE_FINAL_TYPE (CrumbChoicePad, crumb_choice_pad, ADW_TYPE_BIN)

/* In large text a hand of dice may have less room than it would like. */
static void
resize_key (CrumbChoicePad *self, GtkWidget *key)
{
  g_object_set (gtk_button_get_child (GTK_BUTTON (key)), "max-size", self->die_size, "min-size", self->die_size, NULL);
}

static GtkWidget *
new_key (CrumbChoicePad *self, guint face, const char *reason)
{
  GtkWidget *key = g_object_new (GTK_TYPE_BUTTON, "focus-on-click", FALSE, "hexpand", TRUE, NULL);
  GtkWidget *die = g_object_new (CRUMB_TYPE_DIE_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "face", face,
                                 "halign", GTK_ALIGN_FILL, "pixel-size", 1, "valign", GTK_ALIGN_FILL, NULL);
  GtkWidget *room = g_object_new (CRUMB_TYPE_FIT_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "valign",
                                  GTK_ALIGN_CENTER, NULL);
  g_autofree char *label = g_strdup_printf ("%u", face);

  crumb_fit_box_append (CRUMB_FIT_BOX (room), die);
  gtk_button_set_child (GTK_BUTTON (key), room);
  resize_key (self, key);
  gtk_widget_add_css_class (key, "key");
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (reason == NULL)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (key), "i", (int) face);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (key), "table.die");
      return key;
    }
  gtk_widget_set_sensitive (key, FALSE);
  gtk_widget_set_tooltip_text (key, reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
  return key;
}

static void
resize (CrumbChoicePad *self)
{
  for (GtkWidget *key = gtk_widget_get_first_child (GTK_WIDGET (self->keys)); key != NULL;
       key = gtk_widget_get_next_sibling (key))
    resize_key (self, key);
}

static void
set_die_size (CrumbChoicePad *self, int die_size)
{
  if (crumb_set_int (self, "die-size", &self->die_size, die_size))
    resize (self);
}

static void
crumb_choice_pad_class_init (CrumbChoicePadClass *klass)
{
  crumb_class_property (klass, CrumbChoicePad, die_size, set_die_size,
                        g_param_spec_int ("die-size", NULL, NULL, 1, G_MAXINT, DIE_SIZE, CRUMB_READWRITE));

  /* It looks like the keypad, whose place it takes. */
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "keypad");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
crumb_choice_pad_init (CrumbChoicePad *self)
{
  self->die_size = DIE_SIZE;
  self->keys = g_object_new (GTK_TYPE_BOX, "homogeneous", TRUE, "spacing", 6, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->keys));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Dice"), -1);
}

void
crumb_choice_pad_show (CrumbChoicePad *self, const CrumbCubbageExpect *expect, const char *const names[])
{
  GtkWidget *key;

  g_return_if_fail (CRUMB_IS_CHOICE_PAD (self));

  while ((key = gtk_widget_get_first_child (GTK_WIDGET (self->keys))) != NULL)
    gtk_box_remove (self->keys, key);
  for (guint i = 0; i < expect->choice.count; i++)
    {
      guint face = expect->choice.dice[i].face;
      g_autofree char *reason = crumb_words_cubbage_bar (expect, face, names);

      gtk_box_append (self->keys, new_key (self, face, reason));
    }
}
