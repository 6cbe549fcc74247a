/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Players and their statistics as JSON. */

#include "crumb-stats-json.h"

#include "crumb-game-commands.h"

#include "record/files/crumb-json-add.h"
#include "words/crumb-game-words.h"

#include <math.h>

void
crumb_stats_json_add_lacking (JsonBuilder *json, const CrumbPlayer *player)
{
  if (player->n_lacking > 0)
    crumb_json_add_int (json, "without_damaged", player->n_lacking);
}

/* @kind: (nullable): what is added up; without it only what can be compared between games is. */
void
crumb_stats_json_add_strength (JsonBuilder *json, const CrumbRating *strength, gboolean provisional)
{
  crumb_json_add_int (json, "strength", (gint64) round (strength->rating));
  crumb_json_add_int (json, "strength_deviation", (gint64) round (strength->deviation));
  crumb_json_add_bool (json, "provisional", provisional);
}

static void
add_player (JsonBuilder *json, const CrumbPlayer *player, const CrumbGameKind *kind)
{
  crumb_json_add_text (json, "name", player->name);
  crumb_json_add_text (json, "colour", crumb_colour_to_word (player->colour));
  crumb_json_add_bool (json, "hidden", player->hidden);
  crumb_json_add_time (json, "played", player->played);
  if (kind != NULL)
    crumb_json_add_text (json, "game", kind->id);
  crumb_json_add_int (json, "games", player->games);
  crumb_json_add_int (json, "won", player->won);
  crumb_json_add_int (json, "rounds", (gint64) player->rounds);
  if (kind != NULL)
    crumb_json_add_int (json, crumb_game_commands_of (kind)->points, player->points);
  crumb_stats_json_add_lacking (json, player);
}

static void
add_rivals (JsonBuilder *json, GPtrArray *rivals, const CrumbGameCommands *game)
{
  crumb_json_begin_array (json, "against");
  for (guint i = 0; i < rivals->len; i++)
    {
      const CrumbRival *rival = rivals->pdata[i];

      json_builder_begin_object (json);
      crumb_json_add_text (json, "name", rival->player->name);
      crumb_json_add_int (json, "games", rival->games);
      crumb_json_add_int (json, "ahead", rival->ahead);
      crumb_json_add_int (json, "behind", rival->behind);
      crumb_json_add_int (json, game->points, rival->points);
      crumb_json_add_int (json, game->their_points, rival->their_points);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_moment (JsonBuilder *json, const char *id, gint64 started, double value, double band)
{
  json_builder_begin_object (json);
  crumb_json_add_text (json, "id", id);
  crumb_json_add_time (json, "started", started);
  crumb_json_add_double (json, "value", round (value * 100) / 100);
  crumb_json_add_double (json, "band", round (band * 100) / 100);
  json_builder_end_object (json);
}

/* How strength and luck went, game by game; the band is half of what 19 cases of 20 are in. */
static void
add_over_time (JsonBuilder *json, const CrumbPlayerStats *stats)
{
  const CrumbFigureCourse *courses = crumb_game_words_of (stats->kind)->courses;

  crumb_json_begin_object (json, "over_time");
  crumb_json_begin_array (json, "strength");
  for (guint i = 0; i < stats->strengths->len; i++)
    {
      const CrumbPlayerStrength *after = &g_array_index (stats->strengths, CrumbPlayerStrength, i);

      add_moment (json, after->id, after->started, after->rating.rating, 2 * after->rating.deviation);
    }
  json_builder_end_array (json);
  for (const CrumbFigureCourse *course = courses; course != NULL && course->id != NULL; course++)
    {
      CrumbFigures figures = { 0 };
      double value, band;

      crumb_json_begin_array (json, course->id);
      for (guint i = 0; i < stats->recent->len; i++)
        {
          const CrumbPlayerGame *game = crumb_player_stats_get_recent (stats, i);

          crumb_player_stats_add_recent (stats, i, figures);
          if (course->value (figures, &value, &band))
            add_moment (json, game->id, game->started, value, band);
        }
      json_builder_end_array (json);
    }
  json_builder_end_object (json);
}

static void
add_spellings (JsonBuilder *json, GPtrArray *spellings)
{
  crumb_json_begin_array (json, "spellings");
  for (guint i = 0; i < spellings->len; i++)
    json_builder_add_string_value (json, ((const CrumbPlayer *) spellings->pdata[i])->name);
  json_builder_end_array (json);
}

void
crumb_stats_json_add_best (JsonBuilder *json, const CrumbPlayerStats *stats)
{
  crumb_json_add_int (json, "best_round", stats->best_round);
  if (stats->best_game != NULL)
    crumb_json_add_text (json, "best_game", stats->best_game);
}

/* As they are counted. */
static void
add_figures (JsonBuilder *json, const CrumbPlayerStats *stats)
{
  for (guint i = 0; i < stats->kind->n_figures; i++)
    {
      g_autofree char *name = g_strdelimit (g_strdup (stats->kind->figures[i].id), "-", '_');

      crumb_json_add_int (json, name, stats->figures[i]);
    }
  crumb_stats_json_add_best (json, stats);
}

void
crumb_stats_json_add_players (JsonBuilder *json, GPtrArray *players, const CrumbGameKind *kind)
{
  json_builder_begin_array (json);
  for (guint i = 0; i < players->len; i++)
    {
      json_builder_begin_object (json);
      add_player (json, players->pdata[i], kind);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

void
crumb_stats_json_add_player (JsonBuilder *json, const CrumbPlayerStats *stats)
{
  const CrumbGameCommands *game = crumb_game_commands_of (stats->kind);
  json_builder_begin_object (json);
  add_player (json, stats->player, stats->kind);
  crumb_json_add_int (json, "unfinished", stats->running);
  if (game->add_figures != NULL)
    game->add_figures (json, stats);
  else
    add_figures (json, stats);
  crumb_json_add_int (json, "drawn", stats->drawn);
  crumb_json_add_int (json, "streak", stats->streak);
  crumb_json_add_int (json, "longest_won", stats->longest_won);
  crumb_json_add_int (json, "longest_lost", stats->longest_lost);
  if (stats->strengths->len > 0)
    crumb_stats_json_add_strength (json, &stats->strength, stats->provisional);
  add_over_time (json, stats);
  add_rivals (json, stats->rivals, game);
  add_spellings (json, stats->spellings);
  json_builder_end_object (json);
}
