/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb highlights`: how much was played, and what was remarkable. */

#include "crumb-cli-choice.h"
#include "crumb-cli-print.h"
#include "crumb-cli-record.h"

#include "record/files/crumb-json-add.h"
#include "record/store/crumb-highlights.h"
#include "words/crumb-game-words.h"
#include "words/crumb-text-table.h"
#include "words/crumb-words-past.h"

#include <glib/gi18n.h>

static void
add_line (CrumbTextTable *table, const char *what, char *text, const char *id)
{
  crumb_text_table_take (table, g_strdup (what));
  crumb_text_table_take (table, text);
  crumb_text_table_take (table, g_strndup (id, CRUMB_ID_SHOWN));
}

static char *
most_text (const CrumbHighlights *highlights)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  guint won = 0;

  for (guint i = 0; i < highlights->most->len; i++)
    {
      const CrumbPlayer *player =
          crumb_game_set_get_player (highlights->set, g_array_index (highlights->most, guint, i));

      won = player->won;
      g_ptr_array_add (names, player->name);
    }
  list = crumb_words_list ((const char *const *) names->pdata, names->len);
  return crumb_words_won_most (list, won);
}

static char *
to_text (const CrumbHighlights *highlights)
{
  g_autoptr (CrumbTextTable) table = crumb_text_table_new ("lll");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *played = crumb_words_games_on_evenings (highlights->set->games->len, highlights->set->n_evenings);
  g_autofree char *most = most_text (highlights);
  g_autofree char *time = crumb_words_playing_time (highlights->seconds);
  g_autofree char *lines = NULL;
  const CrumbGameKind *kind = NULL;

  if (highlights->set->games->len == 0)
    return g_strconcat (_ ("No games found."), "\n", NULL);
  g_string_append_printf (text, "%s\n", played);
  if (highlights->most->len > 0)
    g_string_append_printf (text, "%s\n", most);
  if (highlights->seconds > 0)
    /* Translators: %s is how long it was played: “2 h 5 min” */
    g_string_append_printf (text, _ ("Playing time: %s\n"), time);
  for (guint i = 0; i < highlights->records->len; i++)
    {
      const CrumbHighlight *record = &g_array_index (highlights->records, CrumbHighlight, i);
      g_autofree char *title = crumb_words_highlight_title (record->type, record->kind, record->figure);

      if (record->type != CRUMB_HIGHLIGHT_STREAK && record->kind != kind)
        add_line (table, _ (crumb_game_words_of (record->kind)->name), g_strdup (""), "");
      kind = record->kind;
      add_line (table, title,
                crumb_words_highlight (record->type, record->kind, record->figure, record->value,
                                       crumb_game_set_get_player (highlights->set, record->player)->name),
                crumb_game_set_get (highlights->set, record->game)->id);
    }
  lines = crumb_text_table_to_string (table, crumb_cli_columns ());
  g_string_append (text, lines);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
add_record (JsonBuilder *json, const CrumbHighlights *highlights, const CrumbHighlight *record)
{
  static const char *const words[] = {
    [CRUMB_HIGHLIGHT_ROUND] = "best_round",   [CRUMB_HIGHLIGHT_FIGURE] = NULL,
    [CRUMB_HIGHLIGHT_COMEBACK] = "comeback",  [CRUMB_HIGHLIGHT_CLOSEST] = "closest",
    [CRUMB_HIGHLIGHT_ROUNDS] = "most_rounds", [CRUMB_HIGHLIGHT_STREAK] = "streak",
  };
  const CrumbPlayer *player = crumb_game_set_get_player (highlights->set, record->player);

  json_builder_begin_object (json);
  crumb_json_add_text (json, "what",
                       words[record->type] != NULL ? words[record->type] : record->kind->figures[record->figure].id);
  crumb_json_add_text (json, "game", record->kind->id);
  crumb_json_add_int (json, "value", record->value);
  if (record->type != CRUMB_HIGHLIGHT_ROUNDS)
    crumb_json_add_text (json, "name", player->name);
  crumb_json_add_text (json, "id", crumb_game_set_get (highlights->set, record->game)->id);
  json_builder_end_object (json);
}

static void
add_days (JsonBuilder *json, const CrumbHighlights *highlights)
{
  g_autoptr (GArray) days = crumb_highlights_list_days (highlights);

  crumb_json_begin_object (json, "days");
  for (guint i = 0; i < days->len; i++)
    {
      const CrumbPlayedDay *day = &g_array_index (days, CrumbPlayedDay, i);
      GDate date;
      char text[16];

      g_date_clear (&date, 1);
      g_date_set_julian (&date, day->julian);
      g_date_strftime (text, sizeof text, "%Y-%m-%d", &date);
      crumb_json_add_int (json, text, day->games);
    }
  json_builder_end_object (json);
}

static void
add_highlights (JsonBuilder *json, const CrumbHighlights *highlights)
{

  json_builder_begin_object (json);
  crumb_json_add_int (json, "games", highlights->set->games->len);
  crumb_json_add_int (json, "evenings", highlights->set->n_evenings);
  crumb_json_add_int (json, "seconds", (gint64) highlights->seconds);
  if (highlights->set->n_lacking > 0)
    crumb_json_add_int (json, "without_damaged", highlights->set->n_lacking);
  crumb_json_begin_array (json, "won_most");
  for (guint i = 0; i < highlights->most->len; i++)
    json_builder_add_string_value (
        json, crumb_game_set_get_player (highlights->set, g_array_index (highlights->most, guint, i))->name);
  json_builder_end_array (json);
  crumb_json_begin_array (json, "records");
  for (guint i = 0; i < highlights->records->len; i++)
    add_record (json, highlights, &g_array_index (highlights->records, CrumbHighlight, i));
  json_builder_end_array (json);
  add_days (json, highlights);
  json_builder_end_object (json);
}

static gboolean
answer (CrumbAsked *asked, char **text, GError **error)
{
  g_autoptr (CrumbHighlights) highlights = crumb_highlights_read (asked->store, asked->filter, error);

  if (highlights == NULL)
    return FALSE;
  if (asked->json != NULL)
    add_highlights (asked->json, highlights);
  else
    *text = crumb_cli_say_lacking (to_text (highlights), highlights->set->n_lacking);
  return TRUE;
}

const CrumbCommand crumb_command_highlights = {
  .name = "highlights",
  .arguments = "",
  .options = crumb_cli_choice_options,
  .summary = N_ ("Show how much you played, and your records."),
  .details = N_ ("Only finished games count. Each record comes with the start of the id of its game; of several, the "
                 "first one. With “--player”, records are that player’s. Every option narrows the games. “crumb rules” "
                 "says what RULES can be."),
  .run = crumb_cli_choice_run,
  .answer = answer,
};
