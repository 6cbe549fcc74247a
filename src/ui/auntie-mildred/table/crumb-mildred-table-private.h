/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the parts of the table share. */

#pragma once

#include "rules/auntie-mildred/mildred.h"
#include "ui/table/crumb-table.h"

G_BEGIN_DECLS

/* Pages that are no part of the game: what somebody is about to do. */
typedef enum
{
  MODE_USUAL,
  MODE_SHAKE, /* what the dice show that were shaken */
  MODE_GIFT,  /* the card gave more */
  MODE_WHO_STARTS,
  MODE_HOW_MANY,   /* dice has each player? */
  MODE_VICTORY,    /* dice has a seat? */
  MODE_BLACK,      /* die of a seat shows what? */
  MODE_SET,        /* what to do with a set */
  MODE_GOAL,       /* was it met? */
  MODE_CHANGE,     /* up or down? */
  MODE_OLD,        /* dice to roll again */
  MODE_NEW,        /* what they show */
  MODE_STRAIGHTEN, /* which set */
  MODE_NO_GIFT,    /* the card gave nothing more */
} Mode;

#define CRUMB_TYPE_MILDRED_TABLE (crumb_mildred_table_get_type ())
G_DECLARE_FINAL_TYPE (CrumbMildredTable, crumb_mildred_table, CRUMB, MILDRED_TABLE, CrumbTable)

struct _CrumbMildredTable
{
  CrumbTable parent_instance;

  Mode mode;
  guint at;   /* the number of moves when that was */
  guint seat; /* whom it is about */
  int number; /* what was said last, such as a set or victory dice */
  CrumbDice picked;
  guint32 keys; /* the dice of the pool that are picked: bit n is the die n */
};

/** Whether what the game expects is asked. */
gboolean crumb_mildred_table_is_usual (CrumbMildredTable *self);

/** Whether anything is picked, or asked, that isn't played yet. */
gboolean crumb_mildred_table_has_begun (CrumbMildredTable *self);

/** Forgets what is picked but not played. */
void crumb_mildred_table_forget (CrumbMildredTable *self);

/** Whether it is asked what a card gave. */
gboolean crumb_mildred_table_has_gift (CrumbMildredTable *self, const CrumbMildred *state);

/** Whether taking used dice back takes those on the modify spots too. */
gboolean crumb_mildred_table_takes_modify (const CrumbMildred *state, const CrumbMove *option);

/** Whether the table enters what dice show: as it did at the last shake. */
gboolean crumb_mildred_table_enters_dice (CrumbMildredTable *self);

/** The `ask` of #CrumbTableClass. */
void crumb_mildred_table_ask (CrumbTable *table, gconstpointer state, CrumbAsking *asking);

G_END_DECLS
