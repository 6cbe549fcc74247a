/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A look into a copy of the record, and the way to bring it back. */

#include "crumb-config.h"

#include "crumb-backup-page.h"

#include "ui/history/crumb-game-row.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

/** Enough to know a copy by. */
#define GAMES_MAX 10

struct _CrumbBackupPage
{
  AdwNavigationPage parent_instance;

  GtkStack *stack;
  AdwPreferencesGroup *summary;
  GtkActionable *restore;
  AdwPreferencesGroup *games;
  AdwStatusPage *trouble;
};

CRUMB_DEFINE_TEMPLATE (CrumbBackupPage, crumb_backup_page, ADW_TYPE_NAVIGATION_PAGE)

static void
show_trouble (CrumbBackupPage *self, const char *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  adw_status_page_set_description (self->trouble, markup);
  gtk_stack_set_visible_child_name (self->stack, "trouble");
}

static void
show_games (CrumbBackupPage *self, GPtrArray *games, guint n)
{
  g_autofree char *held = g_strdup_printf (ngettext ("It holds %u game.", "It holds %u games.", n), n);
  g_autofree char *text =
      g_strconcat (held, " ", _ ("The games of now are backed up before it takes their place."), NULL);

  adw_preferences_group_set_description (self->summary, text);
  for (guint i = 0; i < games->len; i++)
    {
      GtkWidget *row = crumb_game_row_new (games->pdata[i]);

      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), NULL);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
      adw_preferences_group_add (self->games, row);
    }
}

static void
crumb_backup_page_class_init (CrumbBackupPageClass *klass)
{
  crumb_class_template (klass, CrumbBackupPage, "crumb-backup-page", stack, summary, restore, games, trouble);
}

AdwNavigationPage *
crumb_backup_page_new (const CrumbBackup *backup)
{
  CrumbBackupPage *self = g_object_new (CRUMB_TYPE_BACKUP_PAGE, NULL);
  g_autofree char *title = crumb_backup_page_title (backup);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) look = crumb_backups_look (backup, &error);
  g_autoptr (GPtrArray) games = look != NULL ? crumb_store_list_touched (look, GAMES_MAX, &error) : NULL;
  guint n = 0;

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  gtk_actionable_set_action_target (self->restore, "s", backup->path);
  if (games != NULL && crumb_store_count_games (look, &n, &error))
    show_games (self, games, n);
  else
    show_trouble (self, error->message);

  return ADW_NAVIGATION_PAGE (self);
}

char *
crumb_backup_page_title (const CrumbBackup *backup)
{
  /* Translators: a day and the time of day, for g_date_time_format() */
  return g_date_time_format (backup->made, _ ("%-d %B %Y, %H:%M"));
}
