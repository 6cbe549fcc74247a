/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb rivals`: how two people did against each other. */

#include "crumb-cli-choice.h"
#include "crumb-cli-print.h"
#include "crumb-cli-record.h"
#include "crumb-stats-json.h"

#include "record/files/crumb-json-add.h"
#include "record/store/crumb-rivalry.h"
#include "words/crumb-game-words.h"
#include "words/crumb-text-table.h"
#include "words/crumb-words-past.h"

#include <glib/gi18n.h>

/* How many of the last games are listed. */
#define N_LAST 10

static const char *
name_of (const CrumbRivalry *rivalry, int ahead)
{
  return ahead > 0 ? rivalry->one->name : ahead < 0 ? rivalry->other->name : C_ ("game of two", "tied");
}

/* The score of a game, and its id. */
static char *
game_text (const CrumbRivalry *rivalry, guint index)
{
  const CrumbRivalGame *game = crumb_rivalry_get (rivalry, index);
  g_autofree char *id = g_strndup (game->id, CRUMB_ID_SHOWN);
  g_autofree char *score =
      crumb_words_score_of_two (rivalry->one->name, game->points, rivalry->other->name, game->their_points);

  /* Translators: the score of a game and the id of it: “Zoë 41, Ann 40, in game 05074c16” */
  return g_strdup_printf (_ ("%1$s, in game %2$s"), score, id);
}

static void
add_kind (CrumbTextTable *table, const CrumbRivalry *rivalry, const CrumbRivalKind *kind)
{
  crumb_cli_add_line (table, _ (crumb_game_words_of (kind->kind)->name),
                      crumb_words_ahead (rivalry->one->name, kind->ahead, rivalry->other->name, kind->behind,
                                         kind->games - kind->ahead - kind->behind));
  crumb_cli_add_line (table, _ ("Closest game"), game_text (rivalry, kind->closest));
  crumb_cli_add_line (table, _ ("Widest game"), game_text (rivalry, kind->widest));
}

static char *
last_text (const CrumbRivalry *rivalry)
{
  const char *names[N_LAST];
  guint n = MIN (rivalry->games->len, N_LAST);

  for (guint i = 0; i < n; i++)
    names[i] = name_of (rivalry, crumb_rivalry_get (rivalry, rivalry->games->len - n + i)->ahead);
  return crumb_words_list (names, n);
}

static char *
to_text (const CrumbRivalry *rivalry)
{
  g_autoptr (CrumbTextTable) table = crumb_text_table_new ("ll");
  guint n = rivalry->games->len;

  if (n == 0)
    return g_strconcat (_ ("No games found."), "\n", NULL);
  crumb_cli_add_line (table, C_ ("row", "Games"), g_strdup_printf ("%u", n));
  crumb_cli_add_line (table, C_ ("games of two", "Ahead"),
                      crumb_words_ahead (rivalry->one->name, rivalry->ahead, rivalry->other->name, rivalry->behind,
                                         n - rivalry->ahead - rivalry->behind));
  if (rivalry->spell > 0)
    crumb_cli_add_line (table, _ ("Longest spell"),
                        crumb_words_spell (name_of (rivalry, rivalry->spell_of), rivalry->spell));
  crumb_cli_add_line (table, _ ("Last games"), last_text (rivalry));
  for (guint i = 0; i < rivalry->kinds->len; i++)
    add_kind (table, rivalry, &g_array_index (rivalry->kinds, CrumbRivalKind, i));
  return crumb_text_table_to_string (table, crumb_cli_columns ());
}

static void
add_counts (JsonBuilder *json, guint games, guint ahead, guint behind)
{
  crumb_json_add_int (json, "games", games);
  crumb_json_add_int (json, "ahead", ahead);
  crumb_json_add_int (json, "behind", behind);
}

static void
add_kinds (JsonBuilder *json, const CrumbRivalry *rivalry)
{
  crumb_json_begin_array (json, "by_game");
  for (guint i = 0; i < rivalry->kinds->len; i++)
    {
      const CrumbRivalKind *kind = &g_array_index (rivalry->kinds, CrumbRivalKind, i);

      json_builder_begin_object (json);
      crumb_json_add_text (json, "game", kind->kind->id);
      add_counts (json, kind->games, kind->ahead, kind->behind);
      crumb_json_add_text (json, "closest", crumb_rivalry_get (rivalry, kind->closest)->id);
      crumb_json_add_text (json, "widest", crumb_rivalry_get (rivalry, kind->widest)->id);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_games (JsonBuilder *json, const CrumbRivalry *rivalry)
{
  crumb_json_begin_array (json, "all");
  for (guint i = 0; i < rivalry->games->len; i++)
    {
      const CrumbRivalGame *game = crumb_rivalry_get (rivalry, i);

      json_builder_begin_object (json);
      crumb_json_add_text (json, "id", game->id);
      crumb_json_add_text (json, "game", game->kind->id);
      crumb_json_add_time (json, "started", game->started);
      crumb_json_add_int (json, "points", game->points);
      crumb_json_add_int (json, "their_points", game->their_points);
      crumb_json_add_int (json, "ahead", game->ahead);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_rivalry (JsonBuilder *json, const CrumbRivalry *rivalry)
{

  json_builder_begin_object (json);
  crumb_json_add_text (json, "name", rivalry->one->name);
  crumb_json_add_text (json, "against", rivalry->other->name);
  add_counts (json, rivalry->games->len, rivalry->ahead, rivalry->behind);
  crumb_json_add_int (json, "longest_spell", rivalry->spell_of * (int) rivalry->spell);
  if (rivalry->n_lacking > 0)
    crumb_json_add_int (json, "without_damaged", rivalry->n_lacking);
  add_kinds (json, rivalry);
  add_games (json, rivalry);
  json_builder_end_object (json);
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  g_autoptr (CrumbPlayer) one = crumb_cli_find_player (asked->store, asked->arguments[0], error);
  g_autoptr (CrumbPlayer) other = one != NULL ? crumb_cli_find_player (asked->store, asked->arguments[1], error) : NULL;
  g_autoptr (CrumbRivalry) rivalry = NULL;

  if (other == NULL)
    return FALSE;
  if (g_str_equal (one->key, other->key))
    /* Translators: %s is a player. */
    return crumb_cli_refuse (error, _ ("Both are %s. Name two players."), one->name);
  rivalry = crumb_rivalry_read (asked->store, one->key, other->key, asked->filter, error);
  if (rivalry == NULL)
    return FALSE;
  if (asked->json != NULL)
    add_rivalry (asked->json, rivalry);
  else
    *text = crumb_cli_say_lacking (to_text (rivalry), rivalry->n_lacking);
  return TRUE;
}

const CrumbCommand crumb_command_rivals = {
  .name = "rivals",
  .arguments = "PLAYER PLAYER",
  .least = 2,
  .most = 2,
  .options = crumb_cli_choice_options_but_people,
  .summary = N_ ("Show how two players did against each other."),
  .details = N_ ("Only finished games count that both played. Of the two, the one who won is ahead, or else the one "
                 "who scored more. Every option narrows the games. “crumb rules” says what RULES can be."),
  .run = crumb_cli_choice_run,
  .answer = answer,
};
