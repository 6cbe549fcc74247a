/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A list of games in sections: the unfinished ones, and those of each month. */

#include "crumb-game-months.h"

#include "record/base/crumb-time.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbGameMonths
{
  GObject parent_instance;

  CrumbGameList *games;
};

static void list_model_init (GListModelInterface *iface);
static void section_model_init (GtkSectionModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CrumbGameMonths, crumb_game_months, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init)
                                   G_IMPLEMENT_INTERFACE (GTK_TYPE_SECTION_MODEL, section_model_init))

static GType
crumb_game_months_get_item_type (GListModel *model)
{
  return CRUMB_TYPE_GAME_ITEM;
}

static guint
crumb_game_months_get_n_items (GListModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (CRUMB_GAME_MONTHS (model)->games));
}

static gpointer
crumb_game_months_get_item (GListModel *model, guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (CRUMB_GAME_MONTHS (model)->games), position);
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = crumb_game_months_get_item_type;
  iface->get_n_items = crumb_game_months_get_n_items;
  iface->get_item = crumb_game_months_get_item;
}

static void
crumb_game_months_get_section (GtkSectionModel *model, guint position, guint *start, guint *end)
{
  CrumbGameMonths *self = CRUMB_GAME_MONTHS (model);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->games));
  gint64 month;

  if (position < n)
    {
      crumb_game_list_get_month (self->games, position, start, end, &month);
      return;
    }
  *start = n;
  *end = G_MAXUINT;
}

static void
section_model_init (GtkSectionModelInterface *iface)
{
  iface->get_section = crumb_game_months_get_section;
}

static void
crumb_game_months_class_init (CrumbGameMonthsClass *klass)
{
  crumb_class_owns (klass, CrumbGameMonths, g_object_unref, games);
}

static void
crumb_game_months_init (CrumbGameMonths *self)
{
}

CrumbGameMonths *
crumb_game_months_new (CrumbGameList *games)
{
  CrumbGameMonths *self = g_object_new (CRUMB_TYPE_GAME_MONTHS, NULL);

  self->games = g_object_ref (games);
  g_signal_connect_object (games, "items-changed", G_CALLBACK (g_list_model_items_changed), self, G_CONNECT_SWAPPED);
  return self;
}

char *
crumb_game_months_name (CrumbGameMonths *self, guint position)
{
  guint start, end;
  gint64 month;

  g_return_val_if_fail (CRUMB_IS_GAME_MONTHS (self), NULL);

  if (!crumb_game_list_get_month (self->games, position, &start, &end, &month))
    return g_strdup (C_ ("games", "Unfinished"));
  /* A damaged date has no month, and the list is about to be mended. */
  if (!crumb_time_is_valid (month))
    return g_strdup ("");
  /* Translators: a month as a heading, for g_date_time_format(): “March 2026” */
  return crumb_format_time (month, _ ("%OB %Y"));
}
