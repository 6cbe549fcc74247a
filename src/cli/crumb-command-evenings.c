/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb evenings`: what was played when, and who won how often. */

#include "crumb-cli-choice.h"
#include "crumb-cli-print.h"
#include "crumb-cli-record.h"

#include "record/files/crumb-json-add.h"
#include "record/store/crumb-evening.h"
#include "words/crumb-game-words.h"
#include "words/crumb-text-table.h"
#include "words/crumb-words-past.h"

#include <glib/gi18n.h>

static const CrumbGameSummary *
first_game (const CrumbEvening *evening)
{
  return evening->games->pdata[0];
}

static char *
wins_text (const CrumbEvening *evening)
{
  g_autoptr (GArray) wins = crumb_evening_count_wins (evening);
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < wins->len; i++)
    {
      const CrumbEveningWins *one = &g_array_index (wins, CrumbEveningWins, i);

      g_strv_builder_take (texts, crumb_words_wins (one->seat->name, one->won));
    }
  list = g_strv_builder_end (texts);
  return crumb_words_list ((const char *const *) list, wins->len);
}

static char *
games_text (const CrumbEvening *evening)
{
  g_autoptr (GPtrArray) kinds = crumb_evening_list_kinds (evening);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; i < kinds->len; i++)
    {
      const CrumbGameKind *kind = crumb_game_kind_find (kinds->pdata[i]);

      g_ptr_array_add (names, kind != NULL ? (gpointer) _ (crumb_game_words_of (kind)->name) : kinds->pdata[i]);
    }
  list = crumb_words_list ((const char *const *) names->pdata, names->len);
  return crumb_words_evening_games (evening->games->len, list);
}

static char *
to_text (GPtrArray *evenings)
{
  g_autoptr (CrumbTextTable) table = crumb_text_table_new ("llll");

  if (evenings->len == 0)
    return g_strconcat (_ ("No games found."), "\n", NULL);
  for (guint i = 0; i < evenings->len; i++)
    {
      const CrumbEvening *evening = evenings->pdata[i];
      const char *place = crumb_evening_get_place (evening);

      crumb_text_table_take (table, crumb_cli_say_started (first_game (evening)->started));
      crumb_text_table_take (table, g_strdup (place != NULL ? place : ""));
      crumb_text_table_take (table, wins_text (evening));
      crumb_text_table_take (table, games_text (evening));
    }
  return crumb_text_table_to_string (table, crumb_cli_columns ());
}

static void
add_wins (JsonBuilder *json, const CrumbEvening *evening)
{
  g_autoptr (GArray) wins = crumb_evening_count_wins (evening);

  crumb_json_begin_array (json, "players");
  for (guint i = 0; i < wins->len; i++)
    {
      const CrumbEveningWins *one = &g_array_index (wins, CrumbEveningWins, i);

      json_builder_begin_object (json);
      crumb_json_add_text (json, "name", one->seat->name);
      crumb_json_add_int (json, "won", one->won);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
add_evenings (JsonBuilder *json, GPtrArray *evenings)
{

  json_builder_begin_array (json);
  for (guint i = 0; i < evenings->len; i++)
    {
      const CrumbEvening *evening = evenings->pdata[i];

      json_builder_begin_object (json);
      crumb_json_add_time (json, "started", first_game (evening)->started);
      crumb_json_add_text (json, "place", crumb_evening_get_place (evening));
      add_wins (json, evening);
      crumb_json_begin_array (json, "games");
      for (guint n = 0; n < evening->games->len; n++)
        json_builder_add_string_value (json, ((const CrumbGameSummary *) evening->games->pdata[n])->id);
      json_builder_end_array (json);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  g_autoptr (GPtrArray) evenings = crumb_evenings_read (asked->store, asked->filter, error);

  if (evenings == NULL)
    return FALSE;
  if (asked->json != NULL)
    add_evenings (asked->json, evenings);
  else
    *text = to_text (evenings);
  return TRUE;
}

const CrumbCommand crumb_command_evenings = {
  .name = "evenings",
  .arguments = "",
  .options = crumb_cli_choice_options,
  .summary = N_ ("List your evenings, the latest first."),
  .details = N_ ("Each with when and where it was, how many games everybody won, and what was played. Games of the "
                 "same people that began within four hours of each other are one evening. Every option narrows the "
                 "list. “crumb rules” says what RULES can be."),
  .run = crumb_cli_choice_run,
  .answer = answer,
};
