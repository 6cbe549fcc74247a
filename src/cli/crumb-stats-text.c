/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Players and their statistics as tables of text. */

#include "crumb-stats-text.h"

#include "crumb-cli-print.h"
#include "crumb-cli-record.h"

#include "words/crumb-figure-line.h"
#include "words/crumb-game-words.h"
#include "words/crumb-text-table.h"
#include "words/crumb-words-past.h"
#include "words/crumb-words-player.h"

#include <glib/gi18n.h>

static double
per_round (const CrumbPlayer *player)
{
  return player->rounds > 0 ? (double) player->points / (double) player->rounds : 0;
}

static void
add_games (CrumbTextTable *table, const CrumbPlayerStats *stats, const CrumbGameWords *words)
{
  const CrumbPlayer *player = stats->player;
  g_autofree char *id = stats->best_game != NULL ? g_strndup (stats->best_game, CRUMB_ID_SHOWN) : NULL;

  crumb_cli_add_line (table, C_ ("row", "Games"), g_strdup_printf ("%u", player->games));
  crumb_cli_add_line (table, C_ ("row", "Won"), g_strdup_printf ("%u", player->won));
  if (stats->drawn > 0)
    /* Translators: how many games ended in a draw */
    crumb_cli_add_line (table, C_ ("row", "Drawn"), g_strdup_printf ("%u", stats->drawn));
  if (stats->running > 0)
    crumb_cli_add_line (table, C_ ("row", "Unfinished"), g_strdup_printf ("%u", stats->running));
  if (player->rounds > 0)
    crumb_cli_add_line (table, _ (words->points_a_round),
                        g_strdup_printf ("%.2f", crumb_player_stats_per_round (stats)));
  if (id != NULL)
    crumb_cli_add_line (table, _ (words->best_round),
                        /* Translators: the most points of one round, and the id of the game it was in. */
                        g_strdup_printf (_ ("%1$d, in game %2$s"), stats->best_round, id));
}

static void
add_strength (CrumbTextTable *table, const CrumbPlayerStats *stats)
{
  if (stats->strengths->len > 0)
    crumb_cli_add_line (
        table, C_ ("row", "Strength"),
        crumb_words_strength (stats->strength.rating, 2 * stats->strength.deviation, stats->provisional));
}

/* What luck has come to over all games. */
static void
add_courses (CrumbTextTable *table, const CrumbPlayerStats *stats, const CrumbGameWords *words)
{
  double value, band;

  for (const CrumbFigureCourse *course = words->courses; course != NULL && course->id != NULL; course++)
    if (course->value (stats->figures, &value, &band))
      crumb_cli_add_line (table, _ (course->what), crumb_words_course (value, band));
}

static void
add_figures (CrumbTextTable *table, const CrumbPlayerStats *stats, const CrumbGameWords *words)
{
  g_autoptr (GPtrArray) lines = crumb_game_words_figures (words->kind, stats->figures, TRUE);

  for (guint i = 0; i < lines->len; i++)
    {
      CrumbFigureLine *line = lines->pdata[i];

      crumb_cli_add_line (table, line->what, g_steal_pointer (&line->text));
    }
}

static void
add_streaks (CrumbTextTable *table, const CrumbPlayerStats *stats)
{
  guint n = (guint) ABS (stats->streak);

  if (stats->player->games == 0)
    return;
  if (stats->streak > 0)
    crumb_cli_add_line (table, C_ ("row", "Streak"),
                        /* Translators: %u counts games in a row. */
                        g_strdup_printf (ngettext ("%u game won", "%u games won in a row", n), n));
  else if (stats->streak < 0)
    crumb_cli_add_line (table, C_ ("row", "Streak"),
                        /* Translators: %u counts games in a row. */
                        g_strdup_printf (ngettext ("%u game lost", "%u games lost in a row", n), n));
  crumb_cli_add_line (table, _ ("Longest winning streak"), g_strdup_printf ("%u", stats->longest_won));
  crumb_cli_add_line (table, _ ("Longest losing streak"), g_strdup_printf ("%u", stats->longest_lost));
}

static void
add_rivals (CrumbTextTable *table, GPtrArray *rivals)
{
  for (guint i = 0; i < rivals->len; i++)
    {
      const CrumbRival *rival = rivals->pdata[i];
      g_autofree char *what = g_strdup_printf (_ ("With %s"), rival->player->name);

      crumb_cli_add_line (table, what, crumb_words_head_to_head (rival->games, rival->ahead, rival->behind));
    }
}

char *
crumb_stats_text_players (GPtrArray *players, const CrumbGameKind *kind)
{
  const CrumbGameWords *words = kind != NULL ? crumb_game_words_of (kind) : NULL;
  g_autoptr (CrumbTextTable) table = crumb_text_table_new (words != NULL ? "lrrr" : "lrr");

  if (players->len == 0)
    return g_strconcat (_ ("No games yet."), "\n", NULL);

  crumb_text_table_take (table, g_strdup (C_ ("column", "Player")));
  crumb_text_table_take (table, g_strdup (C_ ("column", "Games")));
  crumb_text_table_take (table, g_strdup (C_ ("column", "Won")));
  if (words != NULL)
    crumb_text_table_take (table, g_strdup (_ (words->points_a_round)));
  for (guint i = 0; i < players->len; i++)
    {
      const CrumbPlayer *player = players->pdata[i];

      crumb_text_table_take (table, g_strdup (player->name));
      crumb_text_table_take (table, g_strdup_printf ("%u", player->games));
      crumb_text_table_take (table, g_strdup_printf ("%u", player->won));
      if (words != NULL)
        crumb_text_table_take (table, g_strdup_printf ("%.2f", per_round (player)));
    }
  return crumb_cli_head_with_game (crumb_text_table_to_string (table, crumb_cli_columns ()), kind);
}

char *
crumb_stats_text_player (const CrumbPlayerStats *stats)
{
  const CrumbGameWords *words = crumb_game_words_of (stats->kind);
  g_autoptr (CrumbTextTable) table = crumb_text_table_new ("ll");

  crumb_cli_add_line (table, C_ ("row", "Player"), g_strdup (stats->player->name));
  for (guint i = 0; i < stats->spellings->len; i++)
    crumb_cli_add_line (table, _ ("Also spelled"), g_strdup (((const CrumbPlayer *) stats->spellings->pdata[i])->name));
  /* Translators: what was played, such as “Cookie Raid” */
  crumb_cli_add_line (table, C_ ("row", "Game"), g_strdup (_ (words->name)));
  add_games (table, stats, words);
  add_figures (table, stats, words);
  add_courses (table, stats, words);
  add_streaks (table, stats);
  add_strength (table, stats);
  add_rivals (table, stats->rivals);
  return crumb_text_table_to_string (table, crumb_cli_columns ());
}
