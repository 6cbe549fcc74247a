/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Taps that are not saved yet: the banner that says so, and the question before closing. */

#include "crumb-window-unsaved.h"

#include <glib/gi18n.h>

static const char *
tell_why (const GError *why)
{
  switch ((CrumbRecordError) why->code)
    {
    case CRUMB_RECORD_ERROR_BUSY:
      return _ ("Not saved yet: another program is using your games");
    case CRUMB_RECORD_ERROR_FULL:
      return _ ("Not saved yet: the disk is full");
    case CRUMB_RECORD_ERROR_READ_ONLY:
    case CRUMB_RECORD_ERROR_OPEN:
      return _ ("Not saved yet: the folder with your games is read-only");
    case CRUMB_RECORD_ERROR_GONE:
      return _ ("Not saved yet: the file with your games isn’t where it was");
    case CRUMB_RECORD_ERROR_SWAPPED:
      return _ ("Not saved yet: another file was put in its place");
    default:
      return _ ("Not saved yet: the disk isn’t working properly");
    }
}

/* Whether it can last until people do something about it: meanwhile a copy keeps all that there is. */
static gboolean
needs_copy (const GError *why)
{
  return why != NULL && (why->code == CRUMB_RECORD_ERROR_GONE || why->code == CRUMB_RECORD_ERROR_SWAPPED);
}

static void
held_changed_cb (CrumbStore *store, AdwBanner *banner)
{
  const GError *why = crumb_store_get_held (store);

  /* Screen readers would still find the text of a hidden banner. */
  adw_banner_set_title (banner, why != NULL ? tell_why (why) : "");
  adw_banner_set_button_label (banner, needs_copy (why) ? _ ("Save a _Copy") : NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (banner), needs_copy (why) ? "win.export-all" : NULL);
  adw_banner_set_revealed (banner, why != NULL);
}

void
crumb_window_unsaved_follow (CrumbWindow *self, AdwBanner *banner)
{
  CrumbStore *store = crumb_window_get_store (self);

  g_return_if_fail (CRUMB_IS_WINDOW (self));
  g_return_if_fail (ADW_IS_BANNER (banner));

  g_signal_connect_object (store, "held-changed", G_CALLBACK (held_changed_cb), banner, G_CONNECT_DEFAULT);
  g_signal_connect_object (store, "held-lost", G_CALLBACK (crumb_window_report_unkept), self, G_CONNECT_SWAPPED);
  held_changed_cb (store, banner);
}

static void
answered_cb (CrumbWindow *self, const char *response)
{
  if (!g_str_equal (response, "lose"))
    return;
  crumb_store_drop_held (crumb_window_get_store (self));
  gtk_window_destroy (GTK_WINDOW (self));
}

gboolean
crumb_window_unsaved_ask (CrumbWindow *self)
{
  AdwDialog *dialog;
  CrumbStore *store = crumb_window_get_store (self);

  g_return_val_if_fail (CRUMB_IS_WINDOW (self), FALSE);

  if (crumb_store_save_held (store))
    return FALSE;

  dialog = adw_alert_dialog_new (_ ("Close Without Saving?"), NULL);
  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog),
                                /* Translators: %s is a banner’s text: “Not saved yet: the disk is full” */
                                _ ("%s. If you close Crumb now, you’ll lose what you entered since then."),
                                tell_why (crumb_store_get_held (store)));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "stay", C_ ("button", "_Cancel"), "lose",
                                  C_ ("button", "C_lose"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "lose", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "stay");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "stay");
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  crumb_window_present_dialog (self, dialog);
  return TRUE;
}
