/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which games are meant, as options of commands say it. */

#include "crumb-cli-choice.h"

#include "crumb-cli-private.h"
#include "crumb-cli-record.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>
#include <stdio.h>

void
crumb_cli_choice_clear (CrumbCliChoice *choice)
{
  g_clear_pointer (&choice->search, g_free);
  g_clear_pointer (&choice->player, g_free);
  g_clear_pointer (&choice->with, g_free);
  g_clear_pointer (&choice->winner, g_free);
  g_clear_pointer (&choice->game, g_free);
  g_clear_pointer (&choice->rules, g_free);
  g_clear_pointer (&choice->place, g_free);
  g_clear_pointer (&choice->from, g_free);
  g_clear_pointer (&choice->to, g_free);
}

gboolean
crumb_cli_choice_is_made (const CrumbCliChoice *choice)
{
  return choice->search != NULL || choice->player != NULL || choice->with != NULL || choice->winner != NULL
         || choice->players != 0 || choice->game != NULL || choice->rules != NULL || choice->place != NULL
         || choice->year != 0 || choice->from != NULL || choice->to != NULL;
}

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

gboolean
crumb_cli_choice_check (const CrumbCliChoice *choice, GError **error)
{
  const CrumbGameKind *kind = choice->game != NULL ? crumb_cli_find_kind (choice->game, error) : NULL;

  if (choice->game != NULL && kind == NULL)
    return FALSE;
  if (choice->rules != NULL && !are_rules (kind, choice->rules))
    {
      g_autofree char *quoted = crumb_cli_quote (choice->rules);

      /* Translators: %s is what was typed. */
      return crumb_cli_refuse (error, _ ("“%s” aren’t rules. “crumb rules” lists them."), quoted);
    }
  if (choice->year < 0 || choice->year > 9999)
    /* Translators: %d is what was typed. */
    return crumb_cli_refuse (error, _ ("%d isn’t a year."), choice->year);
  if (choice->players < 0 || choice->players > CRUMB_SEATS_MAX)
    return crumb_cli_refuse (
        error,
        /* Translators: %d is a number of players. */
        ngettext ("A game has at most %d player.", "A game has at most %d players.", CRUMB_SEATS_MAX), CRUMB_SEATS_MAX);
  return TRUE;
}

/* Reads a day, and moves on by so many days. */
static gboolean
read_day (const char *typed, int move, gint64 *time, GError **error)
{
  g_autoptr (GDateTime) day = NULL;
  g_autoptr (GDateTime) moved = NULL;
  g_autofree char *again = NULL;
  int year, month, day_of_month;

  *time = 0;
  if (typed == NULL)
    return TRUE;
  if (sscanf (typed, "%4d-%2d-%2d", &year, &month, &day_of_month) == 3)
    day = g_date_time_new_local (year, month, day_of_month, 0, 0, 0);
  again = day != NULL ? g_date_time_format (day, "%Y-%m-%d") : NULL;
  if (again == NULL || !g_str_equal (again, typed))
    {
      g_autofree char *quoted = crumb_cli_quote (typed);

      /* Translators: %s is what was typed. */
      return crumb_cli_refuse (error, _ ("“%s” isn’t a day. Type one like this: 2026-03-01."), quoted);
    }
  moved = g_date_time_add_days (day, move);
  /* There is no day after the last one of the year 9999: nothing ends then. */
  if (moved == NULL)
    return TRUE;
  *time = g_date_time_to_unix_usec (moved);
  /* 0 means any. */
  if (*time == 0)
    *time = -1;
  return TRUE;
}

/* Where the first day begins, and the one after the last; 0 where none was typed. */
static gboolean
read_period (const CrumbCliChoice *choice, gint64 *begin, gint64 *end, GError **error)
{
  if (!read_day (choice->from, 0, begin, error) || !read_day (choice->to, 1, end, error))
    return FALSE;
  if (*begin != 0 && *end != 0 && *begin >= *end)
    return crumb_cli_refuse (error, "%s", _ ("The first day is later than the last one."));
  return TRUE;
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
  g_autoptr (CrumbPlayer) player = typed != NULL ? crumb_cli_find_player (store, typed, error) : NULL;

  if (player != NULL)
    *key = g_strdup (player->key);
  return typed == NULL || player != NULL;
}

CrumbGameFilter *
crumb_cli_choice_find (const CrumbCliChoice *choice, CrumbStore *store, GError **error)
{
  g_autoptr (CrumbGameFilter) filter = crumb_game_filter_copy (&(const CrumbGameFilter) {
      .search = choice->search,
      .players = (guint) choice->players,
      .kind = choice->game,
      .rules = choice->rules,
      .place = choice->place,
      .year = (guint) choice->year,
  });

  if (!read_period (choice, &filter->from, &filter->to, error)
      || !find_player (store, choice->player, &filter->player, error)
      || !find_player (store, choice->with, &filter->with, error)
      || !find_player (store, choice->winner, &filter->winner, error))
    return NULL;
  filter->rule_names = choice->search != NULL ? name_rules (store) : NULL;
  return g_steal_pointer (&filter);
}

static char *
find_answer (const CrumbCliChoice *choice, const CrumbCliLook *look, char *const names[], gboolean json, GError **error)
{
  g_autoptr (CrumbStore) store = crumb_cli_choice_check (choice, error) ? crumb_cli_open_record (error) : NULL;
  g_autoptr (CrumbGameFilter) filter = store != NULL ? crumb_cli_choice_find (choice, store, error) : NULL;
  const CrumbCliQuestion question = { store, filter, names, json, look->data };
  char *answer;

  if (filter == NULL)
    return NULL;
  do
    answer = look->answer (&question, error);
  while (answer != NULL && crumb_cli_mended (store, g_free, answer));
  return answer;
}

int
crumb_cli_choice_run (const CrumbCommand *command, const CrumbCliLook *look, int argc, char *argv[])
{
  g_auto (CrumbCliChoice) choice = { 0 };
  gboolean json = FALSE;
  const GOptionEntry people[] = { CRUMB_CLI_CHOICE_PEOPLE (choice) };
  const GOptionEntry games[] = {
    CRUMB_CLI_CHOICE_OPTIONS (choice),
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("Answer in JSON"), NULL },
  };
  const GOptionEntry none = G_OPTION_ENTRY_NULL;
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (GOptionEntry));
  g_autoptr (GError) error = NULL;
  g_autofree char *answer = NULL;
  int status;

  if (look->most == 0)
    g_array_append_vals (entries, people, G_N_ELEMENTS (people));
  if (look->own != NULL)
    g_array_append_vals (entries, look->own, 1);
  g_array_append_vals (entries, games, G_N_ELEMENTS (games));
  g_array_append_val (entries, none);
  if (!crumb_cli_parse_options (command, (const GOptionEntry *) entries->data, &argc, &argv, &status))
    return status;
  if (argc - 1 < look->least)
    return crumb_cli_missing (command, "PLAYER");
  if (argc - 1 > look->most)
    return crumb_cli_unexpected (command, argv[look->most + 1]);

  answer = find_answer (&choice, look, &argv[1], json, &error);
  return crumb_cli_answer (answer, json, error);
}
