/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The page shown while no game is on the table: a way to begin one, and the recent games. */

#include "crumb-config.h"

#include "crumb-start-page.h"

#include "crumb-recent-games.h"
#include "crumb-welcome.h"
#include "ui/widgets/crumb-focus.h"

#include "record/base/crumb-class.h"

#include <glib/gi18n.h>

/* A search finds an older game faster than a longer list would. */
#define GAMES_MAX 20
/* Collects changes for this long, in milliseconds, as many games may come in at once. */
#define CHANGES_MS 200

struct _CrumbStartPage
{
  AdwBin parent_instance;

  CrumbStore *store;
  const CrumbGameUi *ui;
  guint changes_source;
};

CRUMB_DEFINE_PLAIN (CrumbStartPage, crumb_start_page, ADW_TYPE_BIN)

static void
show_games (CrumbStartPage *self, GPtrArray *running, GPtrArray *finished)
{
  GtkWidget *page = adw_bin_get_child (ADW_BIN (self));
  gboolean none = running->len + finished->len == 0;

  if (none && !CRUMB_IS_WELCOME (page))
    adw_bin_set_child (ADW_BIN (self), crumb_welcome_new (self->ui));
  else if (!none && !CRUMB_IS_RECENT_GAMES (page))
    adw_bin_set_child (ADW_BIN (self), crumb_recent_games_new (self->ui));
  if (!none)
    crumb_recent_games_show (CRUMB_RECENT_GAMES (adw_bin_get_child (ADW_BIN (self))), running, finished);
}

static void
show_trouble (CrumbStartPage *self, const GError *error)
{
  GtkWidget *page = adw_status_page_new ();
  g_autofree char *sentence = g_markup_escape_text (error->message, -1);

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "dialog-warning-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _ ("Couldn’t Read Your Games"));
  adw_status_page_set_description (ADW_STATUS_PAGE (page), sentence);
  adw_bin_set_child (ADW_BIN (self), page);
}

static void
read_games (CrumbStartPage *self)
{
  CrumbGameFilter running = { .progress = CRUMB_PROGRESS_RUNNING };
  CrumbGameFilter over = { .progress = CRUMB_PROGRESS_OVER };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) on_table = crumb_store_list_games (self->store, &running, GAMES_MAX, &error);
  g_autoptr (GPtrArray) finished =
      on_table != NULL ? crumb_store_list_games (self->store, &over, GAMES_MAX, &error) : NULL;

  if (finished != NULL)
    show_games (self, on_table, finished);
  else
    show_trouble (self, error);
}

/* The focused row has been replaced by a new one. */
static void
read_changes_cb (gpointer user_data)
{
  CrumbStartPage *self = user_data;
  gboolean focused = crumb_has_focus_inside (GTK_WIDGET (self));

  self->changes_source = 0;
  read_games (self);
  if (focused)
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static void
changed_cb (CrumbStartPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && self->changes_source == 0)
    self->changes_source = g_timeout_add_once (CHANGES_MS, read_changes_cb, self);
}

static void
crumb_start_page_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&CRUMB_START_PAGE (widget)->changes_source, g_source_remove);

  GTK_WIDGET_CLASS (crumb_start_page_parent_class)->unmap (widget);
}

static void
set_store (CrumbStartPage *self, CrumbStore *store)
{
  if (self->store == store)
    return;
  if (self->store != NULL)
    g_signal_handlers_disconnect_by_func (self->store, changed_cb, self);
  g_set_object (&self->store, store);
  if (store != NULL)
    g_signal_connect_object (store, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_object_notify (G_OBJECT (self), "store");
}

static void
crumb_start_page_map (GtkWidget *widget)
{
  read_games (CRUMB_START_PAGE (widget));

  GTK_WIDGET_CLASS (crumb_start_page_parent_class)->map (widget);
  if (gtk_root_get_focus (gtk_widget_get_root (widget)) == NULL)
    gtk_widget_grab_focus (widget);
}

static void
crumb_start_page_class_init (CrumbStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = crumb_start_page_map;
  widget_class->unmap = crumb_start_page_unmap;
  crumb_class_owns (klass, CrumbStartPage, g_object_unref, store);

  crumb_class_object (klass, CrumbStartPage, store, set_store, CRUMB_TYPE_STORE, CRUMB_READWRITE);
}

GtkWidget *
crumb_start_page_new (CrumbStore *store, const CrumbGameUi *ui)
{
  CrumbStartPage *self = g_object_new (CRUMB_TYPE_START_PAGE, "store", store, NULL);

  self->ui = ui;
  return GTK_WIDGET (self);
}
