/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb stats`: who plays, and how it goes. */

#include "crumb-cli-choice.h"
#include "crumb-cli-print.h"
#include "crumb-cli-record.h"
#include "crumb-game-commands.h"
#include "crumb-stats-json.h"

#include "record/store/crumb-game-set.h"
#include "words/crumb-figure-line.h"
#include "words/crumb-game-words.h"
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

/* One in a line. @kind: (nullable): what their points are of; NULL leaves points out. */
static char *
players_text (GPtrArray *players, const CrumbGameKind *kind)
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

/* Everything about one player, a line each. */
static char *
player_text (const CrumbPlayerStats *stats)
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

/* What all of the record is about, or NULL where several games were played: their points can't be added up. */
static const CrumbGameKind *
find_only_kind (CrumbStore *store)
{
  g_autoptr (GPtrArray) kinds = crumb_store_list_kinds (store, NULL);

  if (kinds == NULL || kinds->len > 1)
    return NULL;
  return kinds->len == 1 ? crumb_game_kind_find (kinds->pdata[0]) : crumb_game_kinds[0];
}

/* Whether games are left out of those of one kind. */
static gboolean
is_narrowed (const CrumbGameFilter *filter)
{
  g_autoptr (CrumbGameFilter) rest = crumb_game_filter_copy (filter);

  g_clear_pointer (&rest->kind, g_free);
  return !crumb_game_filter_is_empty (rest);
}

/* Everybody who played in the games that are meant. @kind: (nullable): whatever was played. @n_lacking: (out) */
static GPtrArray *
list_players (CrumbAsked *asked, const CrumbGameKind *kind, gboolean narrowed, guint *n_lacking, GError **error)
{
  g_autoptr (CrumbGameSet) set = narrowed ? crumb_game_set_read (asked->store, asked->filter, error) : NULL;
  g_autoptr (GPtrArray) players = NULL;

  if (set != NULL)
    {
      *n_lacking = set->n_lacking;
      crumb_players_sort (set->players, CRUMB_PLAYERS_BY_GAMES);
      return g_ptr_array_ref (set->players);
    }
  if (!narrowed)
    players = kind != NULL ? crumb_store_find_players_of (asked->store, kind, error)
                           : crumb_store_find_players (asked->store, NULL, CRUMB_PLAYERS_BY_GAMES, TRUE, error);
  if (players == NULL || !crumb_store_count_damaged (asked->store, kind, n_lacking, error))
    return NULL;
  return g_steal_pointer (&players);
}

/* @kind: (nullable): whatever was played. */
static gboolean
answer_players (CrumbAsked *asked, const CrumbGameKind *kind, char **text, GError **error)
{
  gboolean narrowed = is_narrowed (asked->filter);
  guint n_lacking;
  g_autoptr (GPtrArray) players = list_players (asked, kind, narrowed, &n_lacking, error);

  if (players == NULL)
    return FALSE;
  if (kind == NULL)
    kind = find_only_kind (asked->store);
  if (asked->json != NULL)
    crumb_stats_json_add_players (asked->json, players, kind);
  else if (players->len == 0 && narrowed)
    *text = g_strdup (_ ("No games found."));
  else
    *text = crumb_cli_say_lacking (players_text (players, kind), n_lacking);
  return TRUE;
}

/* @kind: (nullable): what the player finished last. */
static gboolean
answer_player (CrumbAsked *asked, const CrumbGameKind *kind, char **text, GError **error)
{
  g_autoptr (CrumbPlayer) player = crumb_cli_find_player (asked->store, asked->arguments[0], error);
  g_autoptr (CrumbPlayerStats) stats = NULL;

  if (player != NULL)
    stats = crumb_player_stats_read (asked->store, player->key, kind, asked->filter, error);
  if (stats == NULL)
    return FALSE;
  if (asked->json != NULL)
    crumb_stats_json_add_player (asked->json, stats);
  else
    *text = crumb_cli_say_lacking (player_text (stats), stats->player->n_lacking);
  return TRUE;
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  const CrumbGameKind *kind = asked->filter->kind != NULL ? crumb_game_kind_find (asked->filter->kind) : NULL;

  return asked->n > 0 ? answer_player (asked, kind, text, error) : answer_players (asked, kind, text, error);
}

/* The command's own, and what there is to know about the figures of each game. */
static char *
details_of_games (const CrumbCommand *command)
{
  GString *details = g_string_new (_ (command->details));

  for (const CrumbGameCommands *const *game = crumb_game_commands; *game != NULL; game++)
    if ((*game)->about_figures != NULL)
      g_string_append_printf (details, " %s", _ ((*game)->about_figures));
  return g_string_free_and_steal (details);
}

const CrumbCommand crumb_command_stats = {
  .name = "stats",
  .arguments = "[PLAYER]",
  .most = 1,
  .options = crumb_cli_choice_options_but_people,
  .summary = N_ ("Show statistics of all players, or all about one."),
  .details =
      N_ ("Only finished games count. Without --game, you get one player’s statistics for the game they finished last. "
          "The other options narrow the games. “crumb rules” says what RULES can be."),
  .tell_details = details_of_games,
  .run = crumb_cli_choice_run,
  .answer = answer,
};
