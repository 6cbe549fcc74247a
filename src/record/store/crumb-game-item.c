/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game summary as an item of a list model. */

#include "crumb-game-item.h"

struct _CrumbGameItem
{
  GObject parent_instance;

  CrumbGameSummary *summary;
};

G_DEFINE_FINAL_TYPE (CrumbGameItem, crumb_game_item, G_TYPE_OBJECT)

static void
crumb_game_item_finalize (GObject *object)
{
  CrumbGameItem *self = CRUMB_GAME_ITEM (object);

  g_clear_pointer (&self->summary, crumb_game_summary_free);

  G_OBJECT_CLASS (crumb_game_item_parent_class)->finalize (object);
}

static void
crumb_game_item_class_init (CrumbGameItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = crumb_game_item_finalize;
}

static void
crumb_game_item_init (CrumbGameItem *self)
{
}

CrumbGameItem *
crumb_game_item_new (CrumbGameSummary *summary)
{
  CrumbGameItem *self = g_object_new (CRUMB_TYPE_GAME_ITEM, NULL);

  self->summary = summary;
  return self;
}

const CrumbGameSummary *
crumb_game_item_get_summary (CrumbGameItem *self)
{
  g_return_val_if_fail (CRUMB_IS_GAME_ITEM (self), NULL);

  return self->summary;
}
