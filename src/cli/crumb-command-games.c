/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb games`: what is in the record. */

#include "crumb-cli-choice.h"
#include "crumb-cli-print.h"
#include "crumb-cli-record.h"

#include "record/files/crumb-json-add.h"
#include "words/crumb-game-words.h"
#include "words/crumb-text-table.h"

#include <glib/gi18n.h>

static char *
scores_text (const CrumbGameSummary *summary)
{
  g_autoptr (GString) scores = g_string_new (NULL);

  for (guint seat = 0; seat < summary->n_seats; seat++)
    {
      if (seat > 0)
        /* Translators: between the scores of two players, as in “Sue +6 = 21, John +9 = 43”. */
        g_string_append (scores, C_ ("between scores", ", "));
      if (summary->kind == NULL)
        g_string_append (scores, summary->seats[seat]->name);
      else
        /* Translators: a name and its points, as in “Sue 6” */
        g_string_append_printf (scores, C_ ("score", "%1$s %2$d"), summary->seats[seat]->name, summary->totals[seat]);
    }
  return g_string_free_and_steal (g_steal_pointer (&scores));
}

static char *
outcome_text (const CrumbGameSummary *summary)
{
  const char *names[CRUMB_SEATS_MAX] = { NULL };

  if (summary->damaged)
    return g_strdup (_ ("This game is damaged."));
  if (summary->kind == NULL)
    /* Translators: %s is the word for a kind of game in files, such as “cookie-raid”. */
    return g_strdup_printf (_ ("This version of Crumb doesn’t know the game “%s”."), summary->kind_id);
  for (guint seat = 0; seat < summary->n_seats; seat++)
    names[seat] = summary->seats[seat]->name;
  return crumb_game_words_standing (summary->kind,
                                    &(const CrumbGameStanding) {
                                        .rules = summary->rules,
                                        .best = crumb_game_summary_best (summary),
                                        .totals = summary->totals,
                                        .over = summary->over,
                                        .ended_early = summary->ended_early,
                                        .drawn = crumb_game_summary_drawn (summary) != 0,
                                    },
                                    names);
}

static char *
to_text (GPtrArray *games)
{
  g_autoptr (CrumbTextTable) table = crumb_text_table_new ("llll");

  for (guint i = 0; i < games->len; i++)
    {
      const CrumbGameSummary *summary = games->pdata[i];

      crumb_text_table_take (table, g_strndup (summary->id, CRUMB_ID_SHOWN));
      crumb_text_table_take (table, crumb_cli_say_started (summary->started));
      crumb_text_table_take (table, scores_text (summary));
      crumb_text_table_take (table, outcome_text (summary));
    }
  return crumb_text_table_to_string (table, crumb_cli_columns ());
}

static void
add_game (JsonBuilder *json, const CrumbGameSummary *summary)
{
  json_builder_begin_object (json);
  crumb_json_add_text (json, "id", summary->id);
  crumb_json_add_text (json, "game", summary->kind_id);
  crumb_json_add_time (json, "started", summary->started);
  crumb_json_add_time (json, "touched", summary->touched);
  crumb_json_begin_array (json, "players");
  for (guint seat = 0; seat < summary->n_seats; seat++)
    json_builder_add_string_value (json, summary->seats[seat]->name);
  json_builder_end_array (json);
  crumb_json_begin_array (json, "totals");
  for (guint seat = 0; seat < summary->n_seats; seat++)
    json_builder_add_int_value (json, summary->totals[seat]);
  json_builder_end_array (json);
  crumb_json_add_int (json, "rounds", summary->rounds);
  crumb_json_add_bool (json, "over", summary->over);
  crumb_json_add_bool (json, "ended_early", summary->ended_early);
  crumb_json_add_seats (json, "winners", summary->winners);
  if (crumb_game_summary_drawn (summary) != 0)
    {
      crumb_json_add_seats (json, "drawn", crumb_game_summary_drawn (summary));
    }
  if (summary->damaged)
    crumb_json_add_bool (json, "damaged", TRUE);
  crumb_json_add_text (json, "rules", summary->rules);
  crumb_json_add_text (json, "title", summary->title);
  crumb_json_add_text (json, "place", summary->place);
  crumb_json_add_text (json, "note", summary->note);
  json_builder_end_object (json);
}

static void
add_games (JsonBuilder *json, GPtrArray *games)
{
  json_builder_begin_array (json);
  for (guint i = 0; i < games->len; i++)
    add_game (json, games->pdata[i]);
  json_builder_end_array (json);
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  g_autoptr (GPtrArray) games = crumb_store_list_games (asked->store, asked->filter, 0, error);

  if (games == NULL)
    return FALSE;
  if (asked->json != NULL)
    add_games (asked->json, games);
  else if (games->len > 0)
    *text = to_text (games);
  else
    *text = g_strdup (crumb_game_filter_is_empty (asked->filter) ? _ ("No games yet.") : _ ("No games found."));
  return TRUE;
}

static const GOptionEntry options[] = {
  { "search", 's', 0, G_OPTION_ARG_STRING, CRUMB_OPTION (search),
    N_ ("Only games with these words in players, title, place, note, game, rules or date"),
    /* Translators: stands for what is typed after an option. */
    N_ ("WORDS") },
  CRUMB_CLI_CHOICE_PEOPLE,
  CRUMB_CLI_CHOICE_OPTIONS,
  { "unfinished", 'u', 0, G_OPTION_ARG_NONE, CRUMB_OPTION (unfinished), N_ ("Only unfinished ones"), NULL },
  { "finished", 'f', 0, G_OPTION_ARG_NONE, CRUMB_OPTION (finished), N_ ("Only finished ones"), NULL },
  CRUMB_OPTION_JSON,
  G_OPTION_ENTRY_NULL,
};

const CrumbCommand crumb_command_games = {
  .name = "games",
  .arguments = "",
  .options = options,
  .summary = N_ ("List your games, unfinished ones first, then the latest."),
  .details = N_ ("Each with the start of its id, when it started, the scores and how it ended. Every option narrows "
                 "the list. “crumb rules” says what RULES can be."),
  .run = crumb_cli_choice_run,
  .answer = answer,
};
