/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb leaderboard`: who did best, and who was ahead of whom. */

#include "crumb-cli-choice.h"
#include "crumb-cli-print.h"
#include "crumb-cli-record.h"
#include "crumb-game-commands.h"
#include "crumb-stats-json.h"

#include "record/files/crumb-json-add.h"
#include "record/store/crumb-leaderboard.h"
#include "words/crumb-game-words.h"
#include "words/crumb-text-table.h"
#include "words/crumb-words-past.h"

#include <glib/gi18n.h>

/* The command's own option. */
enum
{
  STRENGTH,
};

/* Says with which options @kinds are picked. */
static char *
quote_choices (GPtrArray *kinds)
{
  char *choices = NULL;

  for (guint i = 0; i < kinds->len; i++)
    {
      g_autofree char *before = choices;
      g_autofree char *choice = g_strdup_printf ("“--game %s”", ((const CrumbGameKind *) kinds->pdata[i])->id);

      /* Translators: joins options to choose from: “--game cookie-raid” or “--game cubbage”. */
      choices = before != NULL ? g_strdup_printf (_ ("%1$s or %2$s"), before, choice) : g_steal_pointer (&choice);
    }
  return choices;
}

/* Points of several games can't be compared, so one has to be named where several were played. */
static const CrumbGameKind *
find_kind (CrumbAsked *asked, GError **error)
{
  g_autoptr (GPtrArray) played = NULL;
  g_autoptr (GPtrArray) kinds = g_ptr_array_new ();
  g_autofree char *choices = NULL;

  if (asked->filter->kind != NULL)
    return crumb_game_kind_find (asked->filter->kind);
  played = crumb_store_list_kinds (asked->store, error);
  if (played == NULL)
    return NULL;
  for (guint i = 0; i < played->len; i++)
    if (crumb_game_kind_find (played->pdata[i]) != NULL)
      g_ptr_array_add (kinds, (gpointer) crumb_game_kind_find (played->pdata[i]));
  if (kinds->len <= 1)
    return kinds->len == 1 ? kinds->pdata[0] : crumb_game_kinds[0];
  choices = quote_choices (kinds);
  /* Translators: %s are options: “--game cookie-raid” or “--game cubbage”. */
  crumb_cli_refuse (error, _ ("You’ve played more than one game. Add %s."), choices);
  return NULL;
}

static double
per_round (const CrumbPlayer *player)
{
  return player->rounds > 0 ? (double) player->points / (double) player->rounds : 0;
}

static void
add_heads (CrumbTextTable *table, const char *const heads[], guint n)
{
  for (guint i = 0; i < n; i++)
    crumb_text_table_take (table, g_strdup (heads[i]));
}

static char *
placings_text (GPtrArray *placings, const CrumbGameKind *kind, gboolean strength)
{
  const char *const heads[] = {
    C_ ("column", "Player"),
    C_ ("column", "Games"),
    C_ ("column", "Won"),
    /* Translators: heads the share of games that somebody has won */
    C_ ("column", "Win rate"),
    _ (crumb_game_words_of (kind)->points_a_round),
    _ (crumb_game_words_of (kind)->best_round),
    C_ ("column", "Strength"),
  };
  g_autoptr (CrumbTextTable) table = crumb_text_table_new (strength ? "lrrrrrl" : "lrrrrr");

  if (placings->len == 0)
    return g_strconcat (_ ("No games found."), "\n", NULL);
  add_heads (table, heads, G_N_ELEMENTS (heads) - !strength);
  for (guint i = 0; i < placings->len; i++)
    {
      const CrumbPlacing *placing = placings->pdata[i];

      crumb_text_table_take (table, g_strdup (placing->player->name));
      crumb_text_table_take (table, g_strdup_printf ("%u", placing->player->games));
      crumb_text_table_take (table, g_strdup_printf ("%u", placing->player->won));
      /* Translators: a percentage */
      crumb_text_table_take (table, g_strdup_printf (_ ("%.0f%%"), 100 * crumb_placing_rate (placing)));
      crumb_text_table_take (table, g_strdup_printf ("%.2f", per_round (placing->player)));
      crumb_text_table_take (table, g_strdup_printf ("%d", placing->best_round));
      if (strength)
        crumb_text_table_take (table, crumb_words_strength (placing->strength.rating, 2 * placing->strength.deviation,
                                                            placing->provisional));
    }
  return crumb_cli_head_with_game (crumb_text_table_to_string (table, crumb_cli_columns ()), kind);
}

static char *
duels_text (GPtrArray *duels, const CrumbGameKind *kind)
{
  const char *const heads[] = {
    C_ ("column", "Against"), C_ ("column", "Games"), C_ ("column", "Ahead"),
    C_ ("column", "Behind"),  C_ ("column", "Tied"),
  };
  g_autoptr (CrumbTextTable) table = crumb_text_table_new ("lrrrr");

  if (duels->len == 0)
    return g_strconcat (_ ("No games found."), "\n", NULL);
  add_heads (table, heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i < duels->len; i++)
    {
      const CrumbRival *duel = duels->pdata[i];

      crumb_text_table_take (table, g_strdup (duel->player->name));
      crumb_text_table_take (table, g_strdup_printf ("%u", duel->games));
      crumb_text_table_take (table, g_strdup_printf ("%u", duel->ahead));
      crumb_text_table_take (table, g_strdup_printf ("%u", duel->behind));
      crumb_text_table_take (table, g_strdup_printf ("%u", duel->games - duel->ahead - duel->behind));
    }
  return crumb_cli_head_with_game (crumb_text_table_to_string (table, crumb_cli_columns ()), kind);
}

static void
begin_player (JsonBuilder *json, const CrumbPlayer *player, const CrumbGameKind *kind, guint games)
{
  json_builder_begin_object (json);
  crumb_json_add_text (json, "name", player->name);
  crumb_json_add_text (json, "game", kind->id);
  crumb_json_add_int (json, "games", games);
}

static void
add_placings (JsonBuilder *json, GPtrArray *placings, const CrumbGameKind *kind)
{
  const CrumbGameCommands *game = crumb_game_commands_of (kind);

  json_builder_begin_array (json);
  for (guint i = 0; i < placings->len; i++)
    {
      const CrumbPlacing *placing = placings->pdata[i];

      begin_player (json, placing->player, kind, placing->player->games);
      crumb_json_add_int (json, "won", placing->player->won);
      crumb_json_add_int (json, "rounds", (gint64) placing->player->rounds);
      crumb_json_add_int (json, game->points, placing->player->points);
      crumb_json_add_int (json, "best_round", placing->best_round);
      crumb_stats_json_add_strength (json, &placing->strength, placing->provisional);
      crumb_stats_json_add_lacking (json, placing->player);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_duels (JsonBuilder *json, GPtrArray *duels, const CrumbGameKind *kind)
{

  json_builder_begin_array (json);
  for (guint i = 0; i < duels->len; i++)
    {
      const CrumbRival *duel = duels->pdata[i];

      begin_player (json, duel->player, kind, duel->games);
      crumb_json_add_int (json, "ahead", duel->ahead);
      crumb_json_add_int (json, "behind", duel->behind);
      crumb_stats_json_add_lacking (json, duel->player);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static gboolean
answer_placings (CrumbAsked *asked, const CrumbGameKind *kind, char **text, GError **error)
{
  gboolean by_strength = asked->flags[STRENGTH];
  guint n_lacking;
  g_autoptr (GPtrArray) placings = crumb_leaderboard_read (asked->store, kind, asked->filter, &n_lacking, error);

  if (placings == NULL)
    return FALSE;
  if (by_strength)
    crumb_placings_sort (placings, CRUMB_PLACINGS_BY_STRENGTH);
  if (asked->json != NULL)
    add_placings (asked->json, placings, kind);
  else
    *text = crumb_cli_say_lacking (placings_text (placings, kind, by_strength), n_lacking);
  return TRUE;
}

static gboolean
answer_duels (CrumbAsked *asked, const CrumbGameKind *kind, char **text, GError **error)
{
  g_autoptr (CrumbPlayer) player = crumb_cli_find_player (asked->store, asked->arguments[0], error);
  g_autoptr (GPtrArray) duels = NULL;
  guint n_lacking = 0;

  if (player != NULL)
    duels = crumb_leaderboard_list_rivals (asked->store, player->key, kind, asked->filter, &n_lacking, error);
  if (duels == NULL)
    return FALSE;
  if (asked->json != NULL)
    add_duels (asked->json, duels, kind);
  else
    *text = crumb_cli_say_lacking (duels_text (duels, kind), n_lacking);
  return TRUE;
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  const CrumbGameKind *kind = find_kind (asked, error);

  if (kind == NULL)
    return FALSE;
  return asked->n > 0 ? answer_duels (asked, kind, text, error) : answer_placings (asked, kind, text, error);
}

static const GOptionEntry options[] = {
  { "strength", 0, 0, G_OPTION_ARG_NONE, CRUMB_OPTION (flags[STRENGTH]),
    N_ ("Show how strong they are, the strongest first"), NULL },
  CRUMB_CLI_CHOICE_OPTIONS,
  CRUMB_OPTION_JSON,
  G_OPTION_ENTRY_NULL,
};

const CrumbCommand crumb_command_leaderboard = {
  .name = "leaderboard",
  .arguments = "[PLAYER]",
  .most = 1,
  .options = options,
  .summary = N_ ("Show who did best, or how often PLAYER was ahead of whom."),
  .details = N_ (
      "Only finished games count, and the most wins come first. Of two players, the one who won is ahead, or else "
      "the one who scored more. Strength is a rating by Glicko-2 with an evening as its period, and the range it is in "
      "with a chance of 95%; under ten games it is provisional. The other options narrow the list. “crumb rules” says "
      "what RULES can be."),
  .run = crumb_cli_choice_run,
  .answer = answer,
};
