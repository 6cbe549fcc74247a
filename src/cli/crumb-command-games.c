/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb games`: what is in the record. */

#include "crumb-cli-period.h"
#include "crumb-cli-private.h"
#include "crumb-cli-record.h"
#include "crumb-json-line.h"
#include "crumb-seats-json.h"

#include "record/files/crumb-json-add.h"
#include "words/crumb-game-words.h"
#include "words/crumb-text-table.h"

#include <glib/gi18n.h>

/* How much of an id is shown. Two games hardly ever share it; commands also take more of it. */
#define ID_SHOWN 8

static char *
date_text (gint64 at)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (at);
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_local (utc) : NULL;

  return local != NULL ? g_date_time_format (local, "%Y-%m-%d %H:%M") : g_strdup ("");
}

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

      crumb_text_table_take (table, g_strndup (summary->id, ID_SHOWN));
      crumb_text_table_take (table, date_text (summary->started));
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
  char *search;
  char *player;
  char *with;
  char *winner;
  int players;
  CrumbCliPeriod period;
  char *game;
  char *rules;
  int year;
  gboolean running;
  gboolean over;
  gboolean json;
} Options;

static void
options_clear (Options *options)
{
  g_free (options->search);
  g_free (options->player);
  g_free (options->with);
  g_free (options->winner);
  crumb_cli_period_clear (&options->period);
  g_free (options->game);
  g_free (options->rules);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* Whether @kind, or any kind for NULL, can be played by these rules. */
static gboolean
are_rules (const CrumbGameKind *kind, const char *text)
{
  char canonical[CRUMB_RULES_TEXT_MAX];

  if (kind != NULL)
    return crumb_game_kind_normalise (kind, text, canonical);
  for (const CrumbGameKind *const *any = crumb_game_kinds; *any != NULL; any++)
    if (are_rules (*any, text))
      return TRUE;
  return FALSE;
}

/* Whether there can be games that are not listed. */
static gboolean
leaves_out (const Options *options)
{
  return options->search != NULL || options->player != NULL || options->with != NULL || options->winner != NULL
         || options->players != 0 || options->period.from != NULL || options->period.to != NULL || options->game != NULL
         || options->rules != NULL || options->year != 0 || options->running || options->over;
}

static gboolean
check_options (const Options *options, GError **error)
{
  const CrumbGameKind *kind = NULL;

  if (options->game != NULL)
    {
      kind = crumb_cli_find_kind (options->game, error);
      if (kind == NULL)
        return FALSE;
    }
  if (options->rules != NULL && !are_rules (kind, options->rules))
    {
      g_autofree char *quoted = crumb_cli_quote (options->rules);

      /* Translators: %s is what was typed. */
      return crumb_cli_refuse (error, _ ("“%s” aren’t rules. “crumb rules” lists them."), quoted);
    }
  if (options->year < 0 || options->year > 9999)
    /* Translators: %d is what was typed. */
    return crumb_cli_refuse (error, _ ("%d isn’t a year."), options->year);
  if (options->players < 0 || options->players > CRUMB_SEATS_MAX)
    /* Translators: %d is a number of players. */
    return crumb_cli_refuse (error, _ ("A game has at most %d players."), CRUMB_SEATS_MAX);
  if (options->running && options->over)
    return crumb_cli_refuse (error, "%s", _ ("Use only one of “--finished” and “--unfinished”."));
  return TRUE;
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

/* What people call the rules that were played by, so that a search finds them. */
static GPtrArray *
name_rules (CrumbStore *store)
{
  GPtrArray *names = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_rule_name_free);

  for (const CrumbGameKind *const *kind = crumb_game_kinds; *kind != NULL; kind++)
    {
      g_auto (GStrv) rules = crumb_store_list_rules (store, *kind, NULL);

      for (guint i = 0; rules != NULL && rules[i] != NULL; i++)
        {
          g_autofree char *label = crumb_game_words_rules_search (*kind, rules[i]);

          g_ptr_array_add (names, crumb_rule_name_new (label, (*kind)->id, rules[i]));
        }
    }
  return names;
}

/* Sets the key of the player that was typed, if one was. */
static gboolean
find_player (CrumbStore *store, const char *typed, char **key, GError **error)
{
  g_autoptr (CrumbPlayer) player = typed != NULL ? crumb_store_find_player (store, typed, error) : NULL;

  if (player != NULL)
    *key = g_strdup (player->key);
  return typed == NULL || player != NULL;
}

static GPtrArray *
find_games (const Options *options, GError **error)
{
  g_autoptr (CrumbStore) store = NULL;
  g_autoptr (GPtrArray) names = NULL;
  g_autofree char *player = NULL;
  g_autofree char *with = NULL;
  g_autofree char *winner = NULL;
  CrumbGameFilter filter = {
    .players = (guint) options->players,
    .search = options->search,
    .kind = options->game,
    .rules = options->rules,
    .year = (guint) options->year,
    .progress = options->running ? CRUMB_PROGRESS_RUNNING
                : options->over  ? CRUMB_PROGRESS_OVER
                                 : CRUMB_PROGRESS_ANY,
  };

  if (!check_options (options, error) || !crumb_cli_period_read (&options->period, &filter.from, &filter.to, error))
    return NULL;
  store = crumb_cli_open_record (error);
  if (store == NULL)
    return NULL;
  if (!find_player (store, options->player, &player, error) || !find_player (store, options->with, &with, error)
      || !find_player (store, options->winner, &winner, error))
    return NULL;
  filter.player = player;
  filter.with = with;
  filter.winner = winner;
  names = options->search != NULL ? name_rules (store) : NULL;
  filter.rule_names = names;
  return list_games (store, &filter, error);
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    { "search", 's', 0, G_OPTION_ARG_STRING, &options.search,
      N_ ("Only games with these words in players, title, place, note, game, rules or date"),
      /* Translators: stands for what is typed after an option. */
      N_ ("WORDS") },
    { "player", 'p', 0, G_OPTION_ARG_STRING, &options.player, N_ ("Only games NAME played"), N_ ("NAME") },
    { "with", 'w', 0, G_OPTION_ARG_STRING, &options.with, N_ ("Only games NAME played too"), N_ ("NAME") },
    { "winner", 0, 0, G_OPTION_ARG_STRING, &options.winner, N_ ("Only games NAME won"), N_ ("NAME") },
    { "number", 'n', 0, G_OPTION_ARG_INT, &options.players, N_ ("Only games with this many players"), N_ ("NUMBER") },
    { "game", 'g', 0, G_OPTION_ARG_STRING, &options.game, N_ ("Only this game"), N_ ("GAME") },
    { "rules", 'r', 0, G_OPTION_ARG_STRING, &options.rules, N_ ("Only under these rules"), N_ ("RULES") },
    { "year", 'y', 0, G_OPTION_ARG_INT, &options.year, N_ ("Only games that started in that year"), N_ ("YEAR") },
    CRUMB_CLI_PERIOD_OPTIONS (options.period),
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
