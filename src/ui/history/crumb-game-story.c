/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How a game that is over came to its end: margin, time, chart and rounds. */

#include "crumb-game-story.h"

#include "crumb-round-table.h"
#include "crumb-score-chart.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-game-words.h"
#include "words/crumb-words-rounds.h"

struct _CrumbGameStory
{
  CrumbGamePanel parent_instance;

  GtkLabel *details;
};

CRUMB_DEFINE_TEMPLATE (CrumbGameStory, crumb_game_story, CRUMB_TYPE_GAME_PANEL)

/* A corrected last move was played when its old self was. */
static gint64
time_of_end (CrumbGame *game)
{
  guint n_moves = crumb_game_get_n_moves (game);
  const CrumbEntry *entry =
      n_moves > 0 ? crumb_game_get_entry (game, crumb_game_get_move_entry (game, n_moves - 1)) : NULL;

  while (entry != NULL && entry->place == CRUMB_ENTRY_PLACE_INSTEAD)
    entry = crumb_game_get_entry (game, entry->of);
  return entry != NULL ? entry->at : crumb_game_get_started (game);
}

static void
crumb_game_story_update (CrumbGamePanel *panel, gconstpointer state)
{
  CrumbGameStory *self = CRUMB_GAME_STORY (panel);
  CrumbGame *game = crumb_game_panel_get_game (panel);
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *margin = NULL, *duration = NULL, *details = NULL;

  if (state == NULL)
    return;
  crumb_game_panel_get_names (panel, names);
  margin = crumb_game_words_margin (crumb_game_get_kind (game), state, names);
  duration = crumb_words_duration (time_of_end (game) - crumb_game_get_started (game));
  details = margin != NULL ? g_strjoin (" ", margin, duration, NULL) : g_strdup (duration);
  crumb_label_show (self->details, details);
}

static void
crumb_game_story_class_init (CrumbGameStoryClass *klass)
{
  CRUMB_GAME_PANEL_CLASS (klass)->update = crumb_game_story_update;

  g_type_ensure (CRUMB_TYPE_ROUND_TABLE);
  g_type_ensure (CRUMB_TYPE_SCORE_CHART);
  crumb_class_template (klass, CrumbGameStory, "crumb-game-story", details);
}

GtkWidget *
crumb_game_story_new (void)
{
  return g_object_new (CRUMB_TYPE_GAME_STORY, NULL);
}
