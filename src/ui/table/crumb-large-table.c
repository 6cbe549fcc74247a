/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A ruling that is read across the table: all that lay on it then, with the sentence for those opposite upside down. */

#include "crumb-config.h"

#include "crumb-large-table.h"

#include "crumb-place.h"
#include "crumb-tabletop-page.h"
#include "ui/game/crumb-game-ui.h"

#include <glib/gi18n.h>

/* As large as its window. */
#define FILLS 4000

#define CRUMB_TYPE_UPSIDE_DOWN (crumb_upside_down_get_type ())
G_DECLARE_FINAL_TYPE (CrumbUpsideDown, crumb_upside_down, CRUMB, UPSIDE_DOWN, AdwBin)

/* Its child, turned by half a turn. */
struct _CrumbUpsideDown
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (CrumbUpsideDown, crumb_upside_down, ADW_TYPE_BIN)

static void
crumb_upside_down_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget)));
  gtk_snapshot_rotate (snapshot, 180);
  GTK_WIDGET_CLASS (crumb_upside_down_parent_class)->snapshot (widget, snapshot);
}

static void
crumb_upside_down_class_init (CrumbUpsideDownClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = crumb_upside_down_snapshot;
}

static void
crumb_upside_down_init (CrumbUpsideDown *self)
{
}

/* A screen reader has the sentence already. */
static GtkWidget *
new_sentence (const char *sentence)
{
  GtkWidget *turned =
      g_object_new (CRUMB_TYPE_UPSIDE_DOWN, "margin-end", 12, "margin-start", 12, "margin-top", 12, NULL);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", sentence != NULL ? sentence : "", "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "justify", GTK_JUSTIFY_CENTER, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (label, "word-headline");
  adw_bin_set_child (ADW_BIN (turned), label);
  return turned;
}

static AdwDialog *
new_dialog (GtkWidget *page, const char *sentence)
{
  AdwDialog *dialog = g_object_new (ADW_TYPE_DIALOG, "title", C_ ("title", "Ruling"), "content-width", FILLS,
                                    "content-height", FILLS, "presentation-mode", ADW_DIALOG_BOTTOM_SHEET, NULL);
  GtkWidget *view = adw_toolbar_view_new ();

  crumb_tabletop_page_show_large (CRUMB_TABLETOP_PAGE (page), new_sentence (sentence));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), page);
  adw_dialog_set_child (dialog, view);
  return dialog;
}

AdwDialog *
crumb_large_table_new (CrumbGame *game, guint n_moves)
{
  const CrumbGameUi *ui = crumb_game_ui_of (crumb_game_get_kind (game));
  GtkWidget *page = crumb_tabletop_page_new ();
  g_autofree gpointer state = g_malloc0 (ui->kind->state_size);
  g_auto (CrumbSaying) saying = { 0 };

  crumb_game_state_after (game, n_moves, state);
  crumb_game_panel_set_past (CRUMB_GAME_PANEL (page), game, n_moves, state);
  if (ui->say != NULL)
    ui->say (game, n_moves, state, &saying);
  return new_dialog (page, saying.headline);
}

AdwDialog *
crumb_large_table_new_for_case (const CrumbCase *now)
{
  GtkWidget *page = crumb_tabletop_page_new ();
  CrumbPlace places[CRUMB_SEATS_MAX];

  /* They are only looked at. */
  memcpy (places, now->places, sizeof places);
  for (guint i = 0; i < now->n_places; i++)
    places[i].taps = places[i].picks = places[i].asked = FALSE;
  crumb_tabletop_page_lay (CRUMB_TABLETOP_PAGE (page), places, now->n_places, &now->saying);
  return new_dialog (page, now->saying.headline);
}
