/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What can be done about a damaged game, from the window. */

#include "crumb-config.h"

#include "crumb-window-damaged.h"

#include "crumb-backup-page.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

#define VERSION "crumb-version"

/* A version of the game in a line: “Sue 43, John 21 after 4 rounds” */
static char *
describe (CrumbGame *game)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  gconstpointer state = crumb_game_get_state (game);
  guint rounds = kind->rounds (state);
  g_autoptr (GString) scores = g_string_new (NULL);

  for (guint seat = 0; seat < crumb_game_get_n_seats (game); seat++)
    {
      if (seat > 0)
        g_string_append (scores, C_ ("between scores", ", "));
      g_string_append_printf (scores, C_ ("score", "%1$s %2$d"), crumb_game_get_seat (game, seat)->told,
                              kind->total (state, seat));
    }
  /* Translators: %1$s are names and points, %2$u counts finished rounds */
  return g_strdup_printf (ngettext ("%1$s after %2$u round", "%1$s after %2$u rounds", rounds), scores->str, rounds);
}

/* Adds a version to choose; the first one is chosen. */
static void
add_version (GtkBox *versions, const char *title, CrumbGame *game)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (versions));
  g_autofree char *what = describe (game);
  /* Translators: %1$s is where a version of a game is from, %2$s how it stands there */
  g_autofree char *text = g_strdup_printf (_ ("%1$s\n%2$s"), title, what);
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (check), GTK_CHECK_BUTTON (first));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), first == NULL);
  g_object_set_data_full (G_OBJECT (check), VERSION, g_object_ref (game), g_object_unref);
  gtk_box_append (versions, check);
}

static CrumbGame *
get_chosen (GtkWidget *versions)
{
  for (GtkWidget *check = gtk_widget_get_first_child (versions); check != NULL;
       check = gtk_widget_get_next_sibling (check))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
      return g_object_get_data (G_OBJECT (check), VERSION);
  return NULL;
}

static void
answered_cb (CrumbWindow *self, const char *response, AdwAlertDialog *dialog)
{
  CrumbGame *game = get_chosen (adw_alert_dialog_get_extra_child (dialog));
  gboolean over;
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "use") || game == NULL)
    return;
  if (!crumb_store_replace_game (crumb_window_get_store (self), game, &error))
    {
      crumb_window_report_unkept (self, error);
      return;
    }
  over = crumb_game_get_kind (game)->over (crumb_game_get_state (game));
  gtk_widget_activate_action (GTK_WIDGET (self), over ? "win.review" : "win.open-game", "s", crumb_game_get_id (game));
}

/* Lists the good part and the last whole version; NULL when there is neither. */
static GtkWidget *
list_versions (CrumbWindow *self, const char *id)
{
  g_autofree char *path = crumb_store_default_path ();
  g_autofree char *folder = crumb_backups_default_folder (path);
  g_autoptr (CrumbGame) part = crumb_store_load_good_part (crumb_window_get_store (self), id, NULL);
  g_autoptr (CrumbBackup) backup = NULL;
  g_autoptr (CrumbGame) before = crumb_backups_find_game (folder, id, &backup);
  GtkWidget *versions;

  if (part == NULL && before == NULL)
    return NULL;
  versions = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  if (part != NULL)
    add_version (GTK_BOX (versions), _ ("Everything Before the Damage"), part);
  if (before != NULL)
    {
      g_autofree char *made = crumb_backup_page_title (backup);
      /* Translators: %s is a day and a time of day */
      g_autofree char *title = g_strdup_printf (_ ("From the Backup of %s"), made);

      add_version (GTK_BOX (versions), title, before);
    }
  return versions;
}

void
crumb_window_damaged_explain (CrumbWindow *self, const char *id, const GError *error)
{
  GtkWidget *versions = NULL;
  AdwDialog *dialog;

  g_return_if_fail (CRUMB_IS_WINDOW (self));

  if (g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED))
    versions = list_versions (self, id);
  if (versions == NULL)
    {
      crumb_alert (GTK_WIDGET (self), _ ("Couldn’t Open This Game"), error->message);
      return;
    }

  dialog = adw_alert_dialog_new (_ ("This Game Is Damaged"), NULL);
  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog),
                                /* Translators: %s is a sentence that says what is damaged */
                                _ ("%s You can continue with what’s left of it. All your games are copied first."),
                                error->message);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), versions);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _ ("_Cancel"), "use", C_ ("button", "_Open"),
                                  NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "use", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  crumb_window_present_dialog (self, dialog);
}
