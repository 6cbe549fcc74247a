/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All keys on one page. */

#include "crumb-shortcuts-dialog.h"

#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "record/base/crumb-class.h"

/* A line of the list of keys: what they do, and the keys drawn as keys. */
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

struct _CrumbShortcutsDialog
{
  AdwDialog parent_instance;
};

G_DEFINE_FINAL_TYPE (CrumbShortcutsDialog, crumb_shortcuts_dialog, ADW_TYPE_DIALOG)

static void
crumb_shortcuts_dialog_class_init (CrumbShortcutsDialogClass *klass)
{
  g_type_ensure (CRUMB_TYPE_SHORTCUT_ROW);
  crumb_class_template (klass, CrumbShortcutsDialog, "crumb-shortcuts-dialog");
}

static void
crumb_shortcuts_dialog_init (CrumbShortcutsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_tab_leaves_lists (adw_dialog_get_child (ADW_DIALOG (self)));
}
