/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A line of the list of keys: what they do, and the keys drawn as keys. */

#include "crumb-config.h"

#include "crumb-shortcut-row.h"

#include "record/base/crumb-class.h"

struct _CrumbShortcutRow
{
  AdwActionRow parent_instance;
};

CRUMB_DEFINE_PLAIN (CrumbShortcutRow, crumb_shortcut_row, ADW_TYPE_ACTION_ROW)

static void
set_keys (CrumbShortcutRow *self, const char *keys)
{
  g_auto (GStrv) accelerators = g_strsplit (keys != NULL ? keys : "", " ", -1);
  GtkWidget *box = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 6, "line-spacing", 6, "align", 1.0, "valign",
                                 GTK_ALIGN_CENTER, NULL);

  for (guint i = 0; accelerators[i] != NULL; i++)
    {
      g_autofree char *text = NULL;
      GtkWidget *keycap;
      guint key;
      GdkModifierType modifiers;

      /* A dash stands between the first and the last of many keys. */
      if (gtk_accelerator_parse (accelerators[i], &key, &modifiers))
        text = gtk_accelerator_get_label (key, modifiers);
      keycap = gtk_label_new (text != NULL ? text : accelerators[i]);
      gtk_widget_add_css_class (keycap, text != NULL ? "crumb-keycap" : "dimmed");
      gtk_widget_set_valign (keycap, GTK_ALIGN_CENTER);
      adw_wrap_box_append (ADW_WRAP_BOX (box), keycap);
    }

  adw_action_row_add_suffix (ADW_ACTION_ROW (self), box);
}

static void
crumb_shortcut_row_class_init (CrumbShortcutRowClass *klass)
{
  crumb_class_computed (klass, NULL, set_keys,
                        g_param_spec_string ("keys", NULL, NULL, NULL, CRUMB_WRITABLE | G_PARAM_CONSTRUCT_ONLY));
}
