/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb games`: what is in the record. */

#include "crumb-cli-choice.h"
#include "crumb-cli-private.h"
#include "crumb-cli-record.h"
#include "crumb-json-line.h"
#include "crumb-seats-json.h"

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

static void
print_text (GPtrArray *games, gboolean filtered)
{
  g_autoptr (CrumbTextTable) table = crumb_text_table_new ("llll");
  g_autofree char *text = NULL;

  if (games->len == 0)
    {
      crumb_cli_print_text (filtered ? _ ("No games found.") : _ ("No games yet."));
      return;
    }
  for (guint i = 0; i < games->len; i++)
    {
      const CrumbGameSummary *summary = games->pdata[i];

      crumb_text_table_take (table, g_strndup (summary->id, CRUMB_ID_SHOWN));
      crumb_text_table_take (table, crumb_cli_say_started (summary->started));
      crumb_text_table_take (table, scores_text (summary));
      crumb_text_table_take (table, outcome_text (summary));
    }
  text = crumb_text_table_to_string (table, crumb_cli_columns ());
  crumb_cli_print_text (text);
}

static void
add_game (JsonBuilder *json, const CrumbGameSummary *summary)
{
  json_builder_begin_object (json);
  crumb_json_add_text (json, "id", summary->id);
  crumb_json_add_text (json, "game", summary->kind_id);
  crumb_json_add_time (json, "started", summary->started);
  crumb_json_add_time (json, "touched", summary->touched);
  json_builder_set_member_name (json, "players");
  json_builder_begin_array (json);
  for (guint seat = 0; seat < summary->n_seats; seat++)
    json_builder_add_string_value (json, summary->seats[seat]->name);
  json_builder_end_array (json);
  json_builder_set_member_name (json, "totals");
  json_builder_begin_array (json);
  for (guint seat = 0; seat < summary->n_seats; seat++)
    json_builder_add_int_value (json, summary->totals[seat]);
  json_builder_end_array (json);
  crumb_json_add_int (json, "rounds", summary->rounds);
  crumb_json_add_bool (json, "over", summary->over);
  crumb_json_add_bool (json, "ended_early", summary->ended_early);
  json_builder_set_member_name (json, "winners");
  crumb_seats_json_add (json, summary->winners);
  if (crumb_game_summary_drawn (summary) != 0)
    {
      json_builder_set_member_name (json, "drawn");
      crumb_seats_json_add (json, crumb_game_summary_drawn (summary));
    }
  if (summary->damaged)
    {
      crumb_json_add_bool (json, "damaged", TRUE);
    }
  crumb_json_add_text (json, "rules", summary->rules);
  crumb_json_add_text (json, "title", summary->title);
  crumb_json_add_text (json, "place", summary->place);
  crumb_json_add_text (json, "note", summary->note);
  json_builder_end_object (json);
}

static void
print_json (GPtrArray *games)
{
  g_autoptr (JsonBuilder) json = json_builder_new_immutable ();
  g_autofree char *line = NULL;

  json_builder_begin_array (json);
  for (guint i = 0; i < games->len; i++)
    add_game (json, games->pdata[i]);
  json_builder_end_array (json);
  line = crumb_json_line_from_builder (json);
  crumb_cli_print_line (line);
}

/* What was typed for each option. */
typedef struct
{
  CrumbCliChoice choice;
  gboolean running;
  gboolean over;
  gboolean json;
} Options;

static void
options_clear (Options *options)
{
  crumb_cli_choice_clear (&options->choice);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Whether there can be games that are not listed. */
static gboolean
leaves_out (const Options *options)
{
  return crumb_cli_choice_is_made (&options->choice) || options->running || options->over;
}

/* A row that turns out to be damaged is written again, once, before anything is printed. */
static GPtrArray *
list_games (CrumbStore *store, const CrumbGameFilter *filter, GError **error)
{
  GPtrArray *games;

  do
    games = crumb_store_list_games (store, filter, 0, error);
  while (games != NULL && crumb_cli_mended (store, (GDestroyNotify) g_ptr_array_unref, games));
  return games;
}

static GPtrArray *
find_games (const Options *options, GError **error)
{
  g_autoptr (CrumbStore) store = NULL;
  g_autoptr (CrumbGameFilter) filter = NULL;

  if (!crumb_cli_choice_check (&options->choice, error))
    return NULL;
  if (options->running && options->over)
    {
      crumb_cli_refuse (error, "%s", _ ("Use only one of “--finished” and “--unfinished”."));
      return NULL;
    }
  store = crumb_cli_open_record (error);
  filter = store != NULL ? crumb_cli_choice_find (&options->choice, store, error) : NULL;
  if (filter == NULL)
    return NULL;
  filter->progress = options->running ? CRUMB_PROGRESS_RUNNING
                     : options->over  ? CRUMB_PROGRESS_OVER
                                      : CRUMB_PROGRESS_ANY;
  return list_games (store, filter, error);
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    { "search", 's', 0, G_OPTION_ARG_STRING, &options.choice.search,
      N_ ("Only games with these words in players, title, place, note, game, rules or date"),
      /* Translators: stands for what is typed after an option. */
      N_ ("WORDS") },
    CRUMB_CLI_CHOICE_PEOPLE (options.choice),
    CRUMB_CLI_CHOICE_OPTIONS (options.choice),
    { "unfinished", 'u', 0, G_OPTION_ARG_NONE, &options.running, N_ ("Only unfinished ones"), NULL },
    { "finished", 'f', 0, G_OPTION_ARG_NONE, &options.over, N_ ("Only finished ones"), NULL },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &options.json, N_ ("Answer in JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  if (!crumb_cli_parse_options (command, entries, &argc, &argv, &status))
    return status;
  if (argc > 1)
    return crumb_cli_unexpected (command, argv[1]);

  games = find_games (&options, &error);
  if (games == NULL)
    return crumb_cli_fail (error);

  if (options.json)
    print_json (games);
  else
    print_text (games, leaves_out (&options));
  return CRUMB_EXIT_OK;
}

const CrumbCommand crumb_command_games = {
  .name = "games",
  .arguments = "",
  .summary = N_ ("List your games, unfinished ones first, then the latest."),
  .details = N_ ("Each with the start of its id, when it started, the scores and how it ended. Every option narrows "
                 "the list. “crumb rules” says what RULES can be."),
  .run = run,
};
