/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the scoreboard for the whole room shows of Cubbage besides totals: what was laid or counted last. */

#include "crumb-config.h"

#include "crumb-large-deal.h"

#include "crumb-cubbage-ruled.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "record/base/crumb-class.h"
#include "words/cubbage/crumb-words-cubbage.h"

#define DIE_SIZE 36

struct _CrumbLargeDeal
{
  CrumbGamePanel parent_instance;

  GtkLabel *settled;
  CrumbDiceRow *dice;
};

CRUMB_DEFINE_TEMPLATE (CrumbLargeDeal, crumb_large_deal, CRUMB_TYPE_GAME_PANEL)

/** @n_moves: how many moves were walked over; @at: the move that was ruled on last; @ruled: what was ruled, if any */
typedef struct
{
  guint n_moves;
  guint at;
  CrumbCubbageRuled ruled;
} Walk;

static void
find_ruling_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Walk *walk = user_data;
  CrumbCubbageRuled ruled;

  if (crumb_cubbage_ruled_read (before, after, &ruled))
    {
      walk->ruled = ruled;
      walk->at = walk->n_moves;
    }
  walk->n_moves++;
}

static char *
words_for_ruling (CrumbGamePanel *panel, guint move)
{
  CrumbGame *game = crumb_game_panel_get_game (panel);
  const char *names[CRUMB_SEATS_MAX];
  CrumbCubbage before, after;

  crumb_game_panel_get_names (panel, names);
  crumb_game_state_after (game, move, &before);
  crumb_game_state_after (game, move + 1, &after);
  return crumb_words_cubbage_move (&before, crumb_game_get_move (game, move), &after, names);
}

static void
crumb_large_deal_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbLargeDeal *self = CRUMB_LARGE_DEAL (panel);
  g_autofree char *words = NULL;
  CrumbDice dice = { 0 };
  Walk walk = { 0 };

  if (state != NULL)
    crumb_game_walk (crumb_game_panel_get_game (panel), find_ruling_cb, &walk);
  if (walk.ruled.n > 0)
    words = words_for_ruling (panel, walk.at);
  for (guint i = 0; i < walk.ruled.n; i++)
    crumb_dice_add (&dice, (CrumbDie) { .face = walk.ruled.dice[i] });
  crumb_label_show (self->settled, words);
  crumb_dice_row_set_dice (self->dice, &dice);
}

static void
crumb_large_deal_class_init (CrumbLargeDealClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_cubbage;
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_large_deal_update;

  g_type_ensure (CRUMB_TYPE_DICE_ROW);
  crumb_class_template (klass, CrumbLargeDeal, "crumb-large-deal", settled, dice);
}

GtkWidget *
crumb_large_deal_new (void)
{
  GtkWidget *self = g_object_new (CRUMB_TYPE_LARGE_DEAL, NULL);

  crumb_dice_row_set_pixel_size (CRUMB_LARGE_DEAL (self)->dice, DIE_SIZE);
  return self;
}
