/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game summary as an item of a list model. */

#include "crumb-game-item.h"

#include "record/base/crumb-class.h"

struct _CrumbGameItem
{
  GObject parent_instance;

  CrumbGameSummary *summary;
};

CRUMB_DEFINE_PLAIN (CrumbGameItem, crumb_game_item, G_TYPE_OBJECT)

static void
crumb_game_item_class_init (CrumbGameItemClass *klass)
{
  crumb_class_owns (klass, CrumbGameItem, crumb_game_summary_free, summary);
}

CrumbGameItem *
crumb_game_item_new (CrumbGameSummary *summary)
{
  CrumbGameItem *self = g_object_new (CRUMB_TYPE_GAME_ITEM, NULL);

  self->summary = summary;
  return self;
}

CRUMB_DEFINE_GETTER (CrumbGameItem, crumb_game_item, const CrumbGameSummary *, summary)
