/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A deleted game in a list: what it was, why it waits and since when. */

#include "crumb-deleted-row.h"

#include "ui/past/crumb-game-card.h"
#include "ui/past/crumb-game-line.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbDeletedRow
{
  GtkListBoxRow parent_instance;

  char *id;

  GtkCheckButton *select;
  gboolean selected;
  CrumbGameCard *card;
  GtkLabel *why;
  GtkWidget *bring_back;
};

CRUMB_DEFINE_TEMPLATE (CrumbDeletedRow, crumb_deleted_row, GTK_TYPE_LIST_BOX_ROW)

static const char *
words_for_how (CrumbDeletedHow how)
{
  switch (how)
    {
    case CRUMB_DELETED_BY_FILE:
      return _ ("You’re using a file’s version instead.");
    case CRUMB_DELETED_BY_FOLDER:
      return _ ("You’re using the sync folder’s version instead.");
    case CRUMB_DELETED_FROM_FOLDER:
      return _ ("This is the sync folder’s version. You’re using yours instead.");
    case CRUMB_DELETED_BY_BACKUP:
      return _ ("You’re using a backup’s version instead.");
    case CRUMB_DELETED_BY_UNDO:
      return _ ("You went back to the version before this one.");
    case CRUMB_DELETED_OUTSIDE:
      return _ ("Deleted on another computer.");
    case CRUMB_DELETED_BY_HAND:
      break;
    }
  return _ ("You deleted this game.");
}

static void
toggled_cb (CrumbDeletedRow *self)
{
  crumb_set_boolean (self, "selected", &self->selected, gtk_check_button_get_active (self->select));
}

static void
crumb_deleted_row_class_init (CrumbDeletedRowClass *klass)
{
  g_type_ensure (CRUMB_TYPE_GAME_CARD);
  crumb_class_template (klass, CrumbDeletedRow, "crumb-deleted-row", select, card, why, bring_back);
  crumb_class_owns (klass, CrumbDeletedRow, g_free, id);
  crumb_class_callbacks (klass, toggled_cb);
  crumb_class_boolean (klass, CrumbDeletedRow, selected, NULL, FALSE, CRUMB_READABLE);
}

GtkWidget *
crumb_deleted_row_new (CrumbStore *store, const CrumbDeletedGame *deleted, GSettings *settings)
{
  CrumbDeletedRow *self = g_object_new (CRUMB_TYPE_DELETED_ROW, NULL);
  g_autoptr (CrumbGame) game = crumb_store_look_at_game (store, deleted->id, NULL);
  g_autoptr (CrumbGameSummary) summary = game != NULL ? crumb_game_summarise (game) : NULL;
  g_autofree char *day = crumb_game_line_date (deleted->at);
  /* Translators: %1$s is a day, such as “Today”, %2$s a whole sentence: “Today: You deleted this game.” */
  g_autofree char *why = g_strdup_printf (_ ("%1$s: %2$s"), day, words_for_how (deleted->how));

  g_autofree char *names = summary != NULL ? crumb_game_line_names (summary) : g_strdup ("");

  self->id = g_strdup (deleted->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->select), GTK_ACCESSIBLE_PROPERTY_LABEL, names, -1);
  crumb_game_card_show (self->card, summary, settings);
  gtk_label_set_label (self->why, why);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->bring_back), "s", deleted->id);
  return GTK_WIDGET (self);
}

CRUMB_DEFINE_GETTER (CrumbDeletedRow, crumb_deleted_row, const char *, id)
CRUMB_DEFINE_GETTER (CrumbDeletedRow, crumb_deleted_row, gboolean, selected)
