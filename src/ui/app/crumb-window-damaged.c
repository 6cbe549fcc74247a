/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What can be done about a damaged game, from the window. */

#include "crumb-window-damaged.h"

#include "crumb-backup-page.h"
#include "ui/history/crumb-review-page.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

#define VERSION "crumb-version"
/* How wide and high a version is shown. */
#define LOOK_SIZE 560

/* A version of the game in a line: “Sue 43, John 21 after 4 rounds” */
static char *
describe (CrumbGame *game)
{
  gconstpointer state = crumb_game_get_state (game);
  guint rounds = crumb_scores_of (state)->n_rounds;
  g_autoptr (GString) scores = g_string_new (NULL);

  for (guint seat = 0; seat < crumb_game_get_n_seats (game); seat++)
    {
      if (seat > 0)
        g_string_append (scores, C_ ("between scores", ", "));
      g_string_append_printf (scores, C_ ("score", "%1$s %2$d"), crumb_game_get_seat (game, seat)->told,
                              crumb_scores_of (state)->totals[seat]);
    }
  /* Translators: %1$s are names and points, %2$u counts finished rounds */
  return g_strdup_printf (ngettext ("%1$s after %2$u round", "%1$s after %2$u rounds", rounds), scores->str, rounds);
}

static void
look_cb (GtkWidget *button, CrumbGame *game)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *bars = adw_toolbar_view_new ();
  GtkWidget *pages = adw_navigation_view_new ();

  adw_navigation_view_push (ADW_NAVIGATION_VIEW (pages), crumb_review_page_new (game, NULL, NULL));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (bars), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (bars), pages);
  adw_dialog_set_title (dialog, gtk_widget_get_tooltip_text (button));
  adw_dialog_set_child (dialog, bars);
  adw_dialog_set_content_width (dialog, LOOK_SIZE);
  adw_dialog_set_content_height (dialog, LOOK_SIZE);
  adw_dialog_present (dialog, button);
}

static GtkWidget *
new_look_button (const char *title, CrumbGame *game)
{
  GtkWidget *button = gtk_button_new_with_label (C_ ("button", "Show"));
  /* Translators: %s is a version of a game, such as “Everything Before the Damage” */
  g_autofree char *name = g_strdup_printf (_ ("Show: %s"), title);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, title);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (look_cb), game, G_CONNECT_DEFAULT);
  return button;
}

/* The button that chooses the version in the row. */
static GtkCheckButton *
get_check (GtkWidget *row)
{
  return row != NULL ? GTK_CHECK_BUTTON (gtk_widget_get_first_child (row)) : NULL;
}

static CrumbGame *
get_chosen (GtkWidget *versions)
{
  for (GtkWidget *row = gtk_widget_get_first_child (versions); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (gtk_check_button_get_active (get_check (row)))
      return g_object_get_data (G_OBJECT (get_check (row)), VERSION);
  return NULL;
}

/* Adds a version to choose. The one that has most of the game is chosen, of equals the first. */
static void
add_version (GtkWidget *versions, const char *title, CrumbGame *game)
{
  CrumbGame *chosen = get_chosen (versions);
  g_autofree char *what = describe (game);
  /* Translators: %1$s is where a version of a game is from, %2$s how it stands there */
  g_autofree char *text = g_strdup_printf (_ ("%1$s\n%2$s"), title, what);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *check = gtk_check_button_new ();

  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), crumb_text_new (text, NULL));
  gtk_widget_set_hexpand (check, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (check), get_check (gtk_widget_get_first_child (versions)));
  g_object_set_data_full (G_OBJECT (check), VERSION, g_object_ref (game), g_object_unref);
  gtk_box_append (GTK_BOX (row), check);
  gtk_box_append (GTK_BOX (row), new_look_button (title, game));
  gtk_box_append (GTK_BOX (versions), row);
  if (chosen == NULL || crumb_game_get_n_entries (game) > crumb_game_get_n_entries (chosen))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (check), TRUE);
}

/* What is put in the place of a damaged game, and the window that then opens it. */
typedef struct
{
  CrumbWindow *window;
  CrumbGame *game;
} Replacement;

static void
replaced_cb (GObject *store, GAsyncResult *result, gpointer user_data)
{
  g_autofree Replacement *replacement = user_data;
  g_autoptr (CrumbWindow) self = replacement->window;
  g_autoptr (CrumbGame) game = replacement->game;
  gboolean over = crumb_scores_of (crumb_game_get_state (game))->over;
  g_autoptr (GError) error = NULL;

  if (!crumb_store_change_finish (CRUMB_STORE (store), result, &error))
    crumb_window_report_unkept (self, error);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), over ? "win.review" : "win.open-game", "s",
                                crumb_game_get_id (game));
}

/* All of the record is copied first. */
static void
answered_cb (CrumbWindow *self, const char *response, AdwAlertDialog *dialog)
{
  Replacement *replacement;

  if (!g_str_equal (response, "use"))
    return;
  replacement = g_new (Replacement, 1);
  replacement->window = g_object_ref (self);
  replacement->game = g_object_ref (get_chosen (adw_alert_dialog_get_extra_child (dialog)));
  crumb_store_change_async (crumb_window_get_store (self), (CrumbStoreWork) crumb_store_replace_game, replacement->game,
                            NULL, NULL, replaced_cb, replacement);
}

/* Whatever can be chosen is there now. */
static void
offer (AdwAlertDialog *dialog, GtkWidget *versions)
{
  g_autofree char *why = g_strdup (adw_alert_dialog_get_body (dialog));

  if (get_chosen (versions) == NULL)
    {
      adw_alert_dialog_set_heading (dialog, _ ("Couldn’t Open This Game"));
      adw_alert_dialog_set_response_label (dialog, "cancel", C_ ("button", "_Close"));
      adw_alert_dialog_remove_response (dialog, "use");
      return;
    }
  adw_alert_dialog_format_body (dialog,
                                /* Translators: %s is a sentence that says what is damaged */
                                _ ("%s All your games are copied first."), why);
  adw_alert_dialog_set_response_enabled (dialog, "use", TRUE);
}

/* The game as a backup has it. */
typedef struct
{
  CrumbGame *game;
  CrumbBackup *backup;
} Found;

static void
found_free (Found *found)
{
  g_object_unref (found->game);
  crumb_backup_free (found->backup);
  g_free (found);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Found, found_free)

static gpointer
find_in_backups (CrumbStore *beside, gpointer id, GError **error)
{
  g_autofree char *path = crumb_store_default_path ();
  g_autofree char *folder = crumb_backups_default_folder (path);
  CrumbBackup *backup = NULL;
  CrumbGame *game = crumb_backup_find_game (folder, id, &backup);
  Found *found = game != NULL ? g_new (Found, 1) : NULL;

  if (found != NULL)
    *found = (Found) { game, backup };
  return found;
}

static void
found_cb (gpointer versions, gpointer answer, const GError *error)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (versions, ADW_TYPE_ALERT_DIALOG);
  g_autoptr (Found) found = answer;

  if (dialog == NULL)
    return;
  /* The spinner. */
  gtk_box_remove (GTK_BOX (versions), gtk_widget_get_last_child (versions));
  if (found != NULL)
    {
      g_autofree char *made = crumb_backup_page_title (found->backup);
      /* Translators: %s is a day and a time of day */
      g_autofree char *title = g_strdup_printf (_ ("From the Backup of %s"), made);

      add_version (versions, title, found->game);
    }
  offer (ADW_ALERT_DIALOG (dialog), versions);
}

static void
search_backups (CrumbWindow *self, GtkWidget *versions, const char *id)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_append (GTK_BOX (row), adw_spinner_new ());
  gtk_box_append (GTK_BOX (row), crumb_text_new (_ ("Looking in your backups…"), NULL));
  gtk_box_append (GTK_BOX (versions), row);
  crumb_store_ask (crumb_window_get_store (self), find_in_backups, g_strdup (id), g_free, (GDestroyNotify) found_free,
                   versions, found_cb);
}

/* Offers the good part, and the last whole version once it is found. */
static AdwDialog *
new_dialog (CrumbWindow *self, const char *id, const char *why)
{
  g_autoptr (CrumbGame) part = crumb_store_load_good_part (crumb_window_get_store (self), id, NULL);
  AdwDialog *dialog = adw_alert_dialog_new (_ ("Continue with What’s Left?"), why);
  GtkWidget *versions = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  if (part != NULL)
    add_version (versions, _ ("Everything Before the Damage"), part);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), versions);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", C_ ("button", "_Cancel"), "use",
                                  C_ ("button", "_Open"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "use", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_response_enabled (ADW_ALERT_DIALOG (dialog), "use", FALSE);
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  search_backups (self, versions, id);
  return dialog;
}

void
crumb_window_damaged_explain (CrumbWindow *self, const char *id, const GError *error)
{
  g_return_if_fail (CRUMB_IS_WINDOW (self));

  if (g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED))
    crumb_window_present_dialog (self, new_dialog (self, id, error->message));
  else
    crumb_alert (GTK_WIDGET (self), _ ("Couldn’t Open This Game"), error->message);
}
