/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The views of the null game: a table in the frame that all games share. */

#include "null-game.h"

#include "record/store/crumb-game.h"
#include "ui/game/crumb-game-panel.h"
#include "ui/game/crumb-game-ui.h"
#include "ui/people/crumb-people.h"
#include "ui/table/crumb-table.h"

#include "words/crumb-game-words.h"

#define CRUMB_TYPE_NULL_TABLE (crumb_null_table_get_type ())
G_DECLARE_FINAL_TYPE (CrumbNullTable, crumb_null_table, CRUMB, NULL_TABLE, CrumbTable)

struct _CrumbNullTable
{
  CrumbTable parent_instance;
};

G_DEFINE_FINAL_TYPE (CrumbNullTable, crumb_null_table, CRUMB_TYPE_TABLE)

static void
describe (CrumbGame *game, guint n_moves, gconstpointer state, guint seat, CrumbPlace *place)
{
  place->asked = place->taps = !crumb_scores_of (state)->over;
}

static void
say (CrumbGame *game, guint n_moves, gconstpointer state, CrumbSaying *saying)
{
  const char *names[CRUMB_SEATS_MAX];

  crumb_people_get_names (game, names);
  if (n_moves > 0)
    saying->headline = crumb_game_words_result (&crumb_null, state, names);
}

static void
ask (CrumbTable *self, gconstpointer state, CrumbAsking *asking)
{
  asking->page = "names";
  asking->question = g_strdup ("Who scores?");
  for (guint seat = 0; !crumb_scores_of (state)->over && seat < 2; seat++)
    crumb_asking_add_seat (asking, crumb_game_panel_get_seat (CRUMB_GAME_PANEL (self), seat), "table.seat",
                           g_variant_new_int32 ((int) seat));
  crumb_asking_add_back (asking);
}

static void
seat_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const CrumbMove point = { .what = NULL_POINT, .seat = (uint8_t) g_variant_get_int32 (parameter) };

  crumb_table_play (CRUMB_TABLE (widget), &point, 1, NULL);
}

static void
crumb_null_table_class_init (CrumbNullTableClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->kind = &crumb_null;
  CRUMB_TABLE_CLASS (klass)->ask = ask;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "table.seat", "i", seat_action);
}

static void
crumb_null_table_init (CrumbNullTable *self)
{
}

static unsigned
replay_step (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean told)
{
  return CRUMB_REPLAY_STOP | CRUMB_REPLAY_ROUND;
}

static GtkWidget *
table_new (GSettings *settings)
{
  return g_object_new (CRUMB_TYPE_NULL_TABLE, NULL);
}

static const CrumbReviewTab review_tabs[] = { { NULL } };

const CrumbGameUi crumb_null_ui = {
  .kind = &crumb_null,
  .icon_name = "go-next-symbolic",
  .welcome = "Nothing to do",
  .welcome_text = "Score a point.",
  .table_new = table_new,
  .describe = describe,
  .say = say,
  .replay_step = replay_step,
  .review_tabs = review_tabs,
};
