/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks what a player is called from now on, in all games. */

#include "crumb-rename-dialog.h"

#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbRenameDialog
{
  AdwDialog parent_instance;

  CrumbStore *store;
  char *key;
  char *before;

  GtkEditable *name;
  GtkLabel *answer;
};

CRUMB_DEFINE_TEMPLATE (CrumbRenameDialog, crumb_rename_dialog, ADW_TYPE_DIALOG)

/* Whoever else has the name already, or nobody. By now the name may be none any more. */
static void
found_cb (gpointer asker, gpointer answer, const GError *error)
{
  CrumbRenameDialog *self = asker;
  g_autofree char *name = crumb_seat_clean_name (gtk_editable_get_text (self->name));
  g_autoptr (CrumbPlayer) other = answer;
  g_autofree char *said = NULL;

  if (name == NULL)
    return;
  if (other != NULL && !g_str_equal (other->key, self->key))
    /* Translators: %s is the name of another player */
    said = g_strdup_printf (_ ("“%s” is another player. The two will become one."), other->told);
  gtk_label_set_label (self->answer, said != NULL ? said : _ ("All games will show the new name."));
}

static void
changed_cb (CrumbRenameDialog *self)
{
  g_autofree char *name = crumb_seat_clean_name (gtk_editable_get_text (self->name));
  g_autofree char *why = name == NULL ? crumb_seat_explain_name (gtk_editable_get_text (self->name)) : NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rename.choose",
                                 name != NULL && g_strcmp0 (name, self->before) != 0);
  if (name == NULL)
    gtk_label_set_label (self->answer, why);
  else
    crumb_store_ask (self->store, (CrumbStoreQuery) crumb_store_find_player, g_steal_pointer (&name), g_free,
                     (GDestroyNotify) crumb_player_free, self, found_cb);
}

static void
choose_action (CrumbRenameDialog *self)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (self->name));

  g_object_ref (GTK_WIDGET (self));
  adw_dialog_close (ADW_DIALOG (GTK_WIDGET (self)));
  g_signal_emit_by_name (GTK_WIDGET (self), "chosen", name);
  g_object_unref (GTK_WIDGET (self));
}

/* By default a dialog focuses its first button. */
static gboolean
crumb_rename_dialog_grab_focus (GtkWidget *widget)
{
  return crumb_dialog_grab_focus (ADW_DIALOG (widget), GTK_WIDGET (CRUMB_RENAME_DIALOG (widget)->name));
}

static void
crumb_rename_dialog_class_init (CrumbRenameDialogClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = crumb_rename_dialog_grab_focus;

  crumb_class_signal (klass, "chosen", 1, G_TYPE_STRING);

  crumb_class_action (klass, "rename.choose", NULL, G_CALLBACK (choose_action));
  crumb_class_template (klass, CrumbRenameDialog, "crumb-rename-dialog", name, answer);
  crumb_class_owns (klass, CrumbRenameDialog, g_object_unref, store);
  crumb_class_owns (klass, CrumbRenameDialog, g_free, key, before);
  crumb_class_callbacks (klass, changed_cb);
}

AdwDialog *
crumb_rename_dialog_new (CrumbStore *store, const CrumbPlayer *player)
{
  CrumbRenameDialog *self = g_object_new (CRUMB_TYPE_RENAME_DIALOG, NULL);

  self->store = g_object_ref (store);
  self->key = g_strdup (player->key);
  self->before = g_strdup (player->name);
  gtk_editable_set_text (self->name, player->name);
  return ADW_DIALOG (self);
}
