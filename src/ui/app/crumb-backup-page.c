/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shows what is in a backup, and restores all of it or one game. */

#include "crumb-backup-page.h"

#include "crumb-window.h"
#include "record/base/crumb-time.h"
#include "record/files/crumb-game-file.h"
#include "ui/history/crumb-review-page.h"
#include "ui/past/crumb-game-line.h"
#include "ui/widgets/crumb-toast.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

/* Nobody reads a longer list; a search finds the other games. */
#define GAMES_MAX 50

struct _CrumbBackupPage
{
  AdwNavigationPage parent_instance;

  CrumbStore *look;
  GPtrArray *rows;

  GtkStack *stack;
  AdwPreferencesGroup *summary;
  GtkActionable *restore;
  AdwPreferencesGroup *games;
  GtkEditable *search;
  GtkWidget *more;
  AdwStatusPage *trouble;
};

CRUMB_DEFINE_TEMPLATE (CrumbBackupPage, crumb_backup_page, ADW_TYPE_NAVIGATION_PAGE)

static void
show_trouble (CrumbBackupPage *self, const char *sentence)
{
  crumb_status_page_say (self->trouble, sentence);
  gtk_stack_set_visible_child_name (self->stack, "trouble");
}

static void
add_row (CrumbBackupPage *self, const CrumbGameSummary *summary)
{
  GtkWidget *restore = gtk_button_new_with_label (C_ ("button", "Restore"));
  g_autofree char *names = crumb_game_line_names (summary);
  g_autofree char *outcome = crumb_game_line_outcome (summary);
  g_autofree char *date = crumb_game_line_date (summary->started);
  /* Translators: %1$s is the date of a game, %2$s how it ended, a sentence */
  g_autofree char *subtitle = g_strdup_printf (_ ("%1$s: %2$s"), date, outcome);
  AdwActionRow *row = crumb_row_add (self->games, names, subtitle);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", summary->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "backup.look");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_valign (restore, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (restore), "s", summary->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (restore), "backup.restore-game");
  adw_action_row_add_suffix (row, restore);
  g_ptr_array_add (self->rows, row);
}

static void
list_games (CrumbBackupPage *self)
{
  CrumbGameFilter filter = { .search = (char *) gtk_editable_get_text (self->search) };
  g_autoptr (GPtrArray) games = crumb_store_list_games (self->look, &filter, GAMES_MAX + 1, NULL);

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->games, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; games != NULL && i < MIN (games->len, GAMES_MAX); i++)
    add_row (self, games->pdata[i]);
  gtk_widget_set_visible (self->more, games != NULL && games->len > GAMES_MAX);
}

static void
search_changed_cb (CrumbBackupPage *self)
{
  if (self->look != NULL)
    list_games (self);
}

/* The entry takes Escape for itself: what was typed goes first, then the page. */
static void
stop_search_cb (CrumbBackupPage *self)
{
  if (*gtk_editable_get_text (self->search) != '\0')
    gtk_editable_set_text (self->search, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "navigation.pop", NULL);
}

static void
look_action (CrumbBackupPage *self, const char *action_name, GVariant *parameter)
{
  GtkWidget *pages = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) game = crumb_store_look_at_game (self->look, g_variant_get_string (parameter, NULL), &error);

  if (game != NULL)
    adw_navigation_view_push (ADW_NAVIGATION_VIEW (pages), crumb_review_page_new (game, NULL, NULL));
  else
    crumb_alert (GTK_WIDGET (self), _ ("Couldn’t Open This Game"), error->message);
}

/* The dialog gives way to the game, as it is now. */
static void
show_restored (CrumbBackupPage *self, CrumbWindow *window, const char *id)
{
  adw_dialog_close (ADW_DIALOG (gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_DIALOG)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.review", "s", id);
}

static void
restore_game_action (CrumbBackupPage *self, const char *action_name, GVariant *parameter)
{
  CrumbWindow *window = CRUMB_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  const char *id = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbGame) game = crumb_store_look_at_game (self->look, id, &error);
  g_autofree char *replaced = NULL;
  gboolean back;

  if (game == NULL || !crumb_game_file_restore (crumb_window_get_store (window), game, &replaced, &back, &error))
    {
      crumb_alert (GTK_WIDGET (self), _ ("Couldn’t Restore the Game"), error->message);
      return;
    }
  if (!back && replaced == NULL)
    {
      crumb_toast_say (GTK_WIDGET (self), _ ("This game matches the backup"));
      return;
    }
  show_restored (self, window, id);
  crumb_edits_restored (crumb_window_get_edits (window), id, replaced != NULL);
}

static void
crumb_backup_page_class_init (CrumbBackupPageClass *klass)
{
  crumb_class_template (klass, CrumbBackupPage, "crumb-backup-page", stack, summary, restore, games, search, more,
                        trouble);
  crumb_class_owns (klass, CrumbBackupPage, g_object_unref, look);
  crumb_class_owns (klass, CrumbBackupPage, g_ptr_array_unref, rows);
  crumb_class_callbacks (klass, search_changed_cb, stop_search_cb);
  crumb_class_action (klass, "backup.look", "s", G_CALLBACK (look_action));
  crumb_class_action (klass, "backup.restore-game", "s", G_CALLBACK (restore_game_action));
}

/* Without the window with the games, such as when they can't be opened, only all of the backup can be restored. */
static void
show_games (CrumbBackupPage *self, guint n)
{
  /* Translators: of a backup; %u counts games. */
  g_autofree char *held = g_strdup_printf (ngettext ("It has %u game.", "It has %u games.", n), n);
  g_autofree char *text = g_strconcat (held, " ", _ ("Your current games are backed up first."), NULL);

  adw_preferences_group_set_description (self->summary, text);
  list_games (self);
}

static void
root_cb (CrumbBackupPage *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "backup.restore-game",
                                 CRUMB_IS_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
}

AdwNavigationPage *
crumb_backup_page_new (const CrumbBackup *backup)
{
  CrumbBackupPage *self = g_object_new (CRUMB_TYPE_BACKUP_PAGE, NULL);
  g_autofree char *title = crumb_backup_page_title (backup);
  g_autoptr (GError) error = NULL;
  guint n = 0;

  self->rows = g_ptr_array_new ();
  self->look = crumb_backup_look (backup, &error);
  g_signal_connect (self, "notify::root", G_CALLBACK (root_cb), NULL);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  gtk_actionable_set_action_target (self->restore, "s", backup->path);
  if (self->look != NULL && crumb_store_count_games (self->look, &n, &error))
    show_games (self, n);
  else
    show_trouble (self, error->message);

  return ADW_NAVIGATION_PAGE (self);
}

char *
crumb_backup_page_title (const CrumbBackup *backup)
{
  /* Translators: a day, for g_date_time_format() */
  g_autofree char *day = g_date_time_format (backup->made, _ ("%B %-d, %Y"));
  g_autofree char *time = g_date_time_format (backup->made, crumb_time_of_day ());

  /* Translators: a day and the time of day: “November 21, 2026, 7:30 PM” */
  return g_strdup_printf (_ ("%1$s, %2$s"), day, time);
}
