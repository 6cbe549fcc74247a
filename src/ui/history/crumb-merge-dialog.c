/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Asks which player a spelling belongs to. */

#include "crumb-merge-dialog.h"

#include "crumb-player-line.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbMergeDialog
{
  AdwDialog parent_instance;

  CrumbStore *store;
  char *key;
  GPtrArray *others;

  GtkEditable *search;
  GtkLabel *question;
  GtkListBox *players;
};

CRUMB_DEFINE_TEMPLATE (CrumbMergeDialog, crumb_merge_dialog, ADW_TYPE_DIALOG)

static void
add_player (CrumbMergeDialog *self, const CrumbPlayer *player)
{
  GtkWidget *line = g_object_new (CRUMB_TYPE_PLAYER_LINE, NULL);
  GtkWidget *row = gtk_list_box_row_new ();

  crumb_player_line_show (CRUMB_PLAYER_LINE (line), player);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_list_box_append (self->players, row);
}

/* @question: the key of the player, and what is searched for. */
static gpointer
find_players (CrumbStore *beside, gpointer question, GError **error)
{
  char **asked = question;

  return crumb_store_find_mergeable (beside, asked[0], asked[1], error);
}

/* A record that does not answer offers nobody. */
static void
found_cb (gpointer asker, gpointer answer, const GError *error)
{
  CrumbMergeDialog *self = asker;

  gtk_list_box_remove_all (self->players);
  g_clear_pointer (&self->others, g_ptr_array_unref);
  self->others = answer;
  for (guint i = 0; self->others != NULL && i < self->others->len; i++)
    add_player (self, self->others->pdata[i]);
  /* Nobody is no stop. */
  gtk_widget_set_focusable (GTK_WIDGET (self->players), self->others != NULL && self->others->len > 0);
}

static void
search_changed_cb (CrumbMergeDialog *self)
{
  char *question[] = { self->key, (char *) gtk_editable_get_text (self->search), NULL };

  crumb_store_ask (self->store, find_players, g_strdupv (question), (GDestroyNotify) g_strfreev,
                   (GDestroyNotify) g_ptr_array_unref, self, found_cb);
}

static void
row_activated_cb (CrumbMergeDialog *self, GtkListBoxRow *row)
{
  const CrumbPlayer *player = g_ptr_array_index (self->others, gtk_list_box_row_get_index (row));

  g_signal_emit_by_name (self, "chosen", player);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
crumb_merge_dialog_class_init (CrumbMergeDialogClass *klass)
{
  crumb_class_signal (klass, "chosen", 1, G_TYPE_POINTER);

  crumb_class_template (klass, CrumbMergeDialog, "crumb-merge-dialog", search, question, players);
  crumb_class_owns (klass, CrumbMergeDialog, g_ptr_array_unref, others);
  crumb_class_owns (klass, CrumbMergeDialog, g_free, key);
  crumb_class_owns (klass, CrumbMergeDialog, g_object_unref, store);
  crumb_class_callbacks (klass, search_changed_cb, adw_dialog_close, row_activated_cb);
}

AdwDialog *
crumb_merge_dialog_new (CrumbStore *store, const CrumbPlayer *spelling)
{
  CrumbMergeDialog *self = g_object_new (CRUMB_TYPE_MERGE_DIALOG, NULL);
  g_autofree char *question = NULL;

  self->store = g_object_ref (store);
  self->key = g_strdup (spelling->key);
  /* Translators: %s is the name of a player */
  question = g_strdup_printf (_ ("Who is “%s”? All games will show the name you select."), spelling->told);
  gtk_label_set_label (self->question, question);
  search_changed_cb (self);
  return ADW_DIALOG (self);
}
