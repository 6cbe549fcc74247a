/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shares one game: as a picture, a score sheet, a sheet of paper, a table, a game file, a link or a QR code. */

#include "crumb-share-dialog.h"

#include "crumb-file-writer.h"
#include "crumb-paper.h"
#include "crumb-qr-view.h"
#include "crumb-result-picture.h"
#include "crumb-share-texts.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-toast.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "record/base/crumb-file-error.h"
#include "record/files/crumb-game-file.h"
#include "record/files/crumb-play-link.h"

#include <glib/gi18n.h>
#include <string.h>

struct _CrumbShareDialog
{
  AdwDialog parent_instance;

  CrumbGame *game;
  GSettings *settings;
  GdkTexture *picture;
  char *link;

  AdwPreferencesGroup *picture_group;
  GtkPicture *preview;
  AdwPreferencesGroup *link_group;
  CrumbQrView *code;
};

G_DEFINE_FINAL_TYPE (CrumbShareDialog, crumb_share_dialog, ADW_TYPE_DIALOG)

static void
save (CrumbShareDialog *self, const char *title, const char *suffix, GBytes *content)
{
  g_autofree char *name = crumb_share_texts_file_name (self->game, suffix);

  crumb_file_writer_ask (GTK_WIDGET (self), title, name, content);
}

static GBytes *
take_text (char *text)
{
  return g_bytes_new_take (text, strlen (text));
}

static void
save_picture_action (CrumbShareDialog *self)
{
  g_autoptr (GBytes) png = gdk_texture_save_to_png_bytes (self->picture);

  save (self, _ ("Save Picture"), ".png", png);
}

static void
save_pdf_action (CrumbShareDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = crumb_paper_write_pdf (self->game, self->settings, &error);
  g_autofree char *sentence = NULL;
  const char *why;

  if (pdf != NULL)
    {
      save (self, _ ("Save as PDF"), ".pdf", pdf);
      return;
    }
  why = crumb_file_error_tell (error, _ ("Its folder doesn’t exist."));
  /* Translators: %s is a sentence that says why */
  sentence = g_strdup_printf (_ ("Couldn’t make the PDF: %s"), why);
  crumb_toast_say (GTK_WIDGET (self), sentence);
}

static void
save_table_action (CrumbShareDialog *self)
{
  g_autoptr (GBytes) csv = take_text (crumb_share_texts_table (self->game));

  save (self, _ ("Save Score Table"), ".csv", csv);
}

static void
save_game_action (CrumbShareDialog *self)
{
  g_autoptr (GBytes) json = take_text (crumb_game_file_write (self->game));

  save (self, _ ("Save as Game File"), ".crumb", json);
}

static void
copy_picture_action (CrumbShareDialog *self)
{
  gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->picture);
  crumb_toast_say (GTK_WIDGET (self), _ ("Picture copied"));
}

static void
copy_sheet_action (CrumbShareDialog *self)
{
  g_autofree char *sheet = crumb_share_texts_sheet (self->game);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), sheet);
  crumb_toast_say (GTK_WIDGET (self), _ ("Score sheet copied"));
}

static void
copy_link_action (CrumbShareDialog *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->link);
  crumb_toast_say (GTK_WIDGET (self), _ ("Link copied"));
}

static void
show_picture (CrumbShareDialog *self)
{
  g_autofree char *text = crumb_result_picture_describe (self->game);
  g_autoptr (GError) error = NULL;

  self->picture = crumb_result_picture_draw (self->game, gtk_widget_get_display (GTK_WIDGET (self)), &error);
  if (self->picture == NULL)
    g_warning ("The picture of the result can’t be drawn: %s", error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->picture_group), self->picture != NULL);
  gtk_picture_set_paintable (self->preview, GDK_PAINTABLE (self->picture));
  gtk_picture_set_alternative_text (self->preview, text);
}

/* Only a finished game is a play. */
static void
show_link (CrumbShareDialog *self)
{
  gboolean over = crumb_scores_of (crumb_game_get_state (self->game))->over;
  gboolean fits;

  gtk_widget_set_visible (GTK_WIDGET (self->link_group), over);
  if (!over)
    return;
  self->link = crumb_play_link (self->game);
  fits = crumb_qr_view_set_text (self->code, self->link);
  gtk_widget_set_visible (GTK_WIDGET (self->code), fits);
  adw_preferences_group_set_description (
      self->link_group,
      fits ? _ ("Scan the code with a phone that has BG Stats to add the play.")
           : _ ("The names are too long for a code. Copy the link and open it on a phone that has BG Stats."));
}

static void
crumb_share_dialog_class_init (CrumbShareDialogClass *klass)
{
  crumb_class_action (klass, "share.save-picture", NULL, G_CALLBACK (save_picture_action));
  crumb_class_action (klass, "share.copy-picture", NULL, G_CALLBACK (copy_picture_action));
  crumb_class_action (klass, "share.copy-sheet", NULL, G_CALLBACK (copy_sheet_action));
  crumb_class_action (klass, "share.save-pdf", NULL, G_CALLBACK (save_pdf_action));
  crumb_class_action (klass, "share.save-table", NULL, G_CALLBACK (save_table_action));
  crumb_class_action (klass, "share.save-game", NULL, G_CALLBACK (save_game_action));
  crumb_class_action (klass, "share.copy-link", NULL, G_CALLBACK (copy_link_action));

  g_type_ensure (CRUMB_TYPE_QR_VIEW);
  crumb_class_template (klass, CrumbShareDialog, "crumb-share-dialog", picture_group, preview, link_group, code);
  crumb_class_owns (klass, CrumbShareDialog, g_object_unref, game, settings, picture);
  crumb_class_owns (klass, CrumbShareDialog, g_free, link);
}

static void
crumb_share_dialog_init (CrumbShareDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_tab_leaves_lists (adw_dialog_get_child (ADW_DIALOG (self)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->code), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("QR code"), -1);
}

AdwDialog *
crumb_share_dialog_new (CrumbGame *game, GSettings *settings)
{
  CrumbShareDialog *self = g_object_new (CRUMB_TYPE_SHARE_DIALOG, NULL);

  g_return_val_if_fail (CRUMB_IS_GAME (game), NULL);

  self->game = g_object_ref (game);
  g_set_object (&self->settings, settings);
  show_picture (self);
  show_link (self);
  return ADW_DIALOG (self);
}
