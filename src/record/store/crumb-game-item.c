/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game, or an evening of games, as an item of a list model. */

#include "crumb-game-item.h"

#include "record/base/crumb-class.h"

struct _CrumbGameItem
{
  GObject parent_instance;

  CrumbGameSummary *summary; /* (nullable) */
  CrumbEvening *evening;     /* (nullable) */
};

CRUMB_DEFINE_PLAIN (CrumbGameItem, crumb_game_item, G_TYPE_OBJECT)

static void
crumb_game_item_class_init (CrumbGameItemClass *klass)
{
  crumb_class_owns (klass, CrumbGameItem, crumb_game_summary_free, summary);
  crumb_class_owns (klass, CrumbGameItem, crumb_evening_free, evening);
}

CrumbGameItem *
crumb_game_item_new (CrumbGameSummary *summary)
{
  CrumbGameItem *self = g_object_new (CRUMB_TYPE_GAME_ITEM, NULL);

  self->summary = summary;
  return self;
}

CrumbGameItem *
crumb_game_item_new_evening (CrumbEvening *evening)
{
  CrumbGameItem *self = g_object_new (CRUMB_TYPE_GAME_ITEM, NULL);

  self->evening = evening;
  return self;
}

CRUMB_DEFINE_GETTER (CrumbGameItem, crumb_game_item, const CrumbEvening *, evening)

const CrumbGameSummary *
crumb_game_item_get_summary (CrumbGameItem *self)
{
  g_return_val_if_fail (CRUMB_IS_GAME_ITEM (self), NULL);

  return self->evening != NULL ? self->evening->games->pdata[self->evening->games->len - 1] : self->summary;
}
