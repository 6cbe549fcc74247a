/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which games are meant, as options of commands say it. */

#include "crumb-cli-choice.h"

#include "crumb-cli-print.h"
#include "crumb-cli-record.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>
#include <stdio.h>

const GOptionEntry crumb_cli_choice_options[] = {
  CRUMB_CLI_CHOICE_PEOPLE,
  CRUMB_CLI_CHOICE_OPTIONS,
  CRUMB_OPTION_JSON,
  G_OPTION_ENTRY_NULL,
};

const GOptionEntry crumb_cli_choice_options_but_people[] = {
  CRUMB_CLI_CHOICE_OPTIONS,
  CRUMB_OPTION_JSON,
  G_OPTION_ENTRY_NULL,
};

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

/* What can't be meant, whatever the record has. */
static gboolean
check (const CrumbAsked *asked, GError **error)
{
  const CrumbGameKind *kind = asked->game != NULL ? crumb_cli_find_kind (asked->game, error) : NULL;

  if (asked->game != NULL && kind == NULL)
    return FALSE;
  if (asked->rules != NULL && !are_rules (kind, asked->rules))
    {
      g_autofree char *quoted = crumb_cli_quote (asked->rules);

      /* Translators: %s is what was typed. */
      return crumb_cli_refuse (error, _ ("“%s” aren’t rules. “crumb rules” lists them."), quoted);
    }
  if (asked->year < 0 || asked->year > 9999)
    /* Translators: %d is what was typed. */
    return crumb_cli_refuse (error, _ ("%d isn’t a year."), asked->year);
  if (asked->players < 0 || asked->players > CRUMB_SEATS_MAX)
    return crumb_cli_refuse (
        error,
        /* Translators: %d is a number of players. */
        ngettext ("A game has at most %d player.", "A game has at most %d players.", CRUMB_SEATS_MAX), CRUMB_SEATS_MAX);
  if (asked->unfinished && asked->finished)
    return crumb_cli_refuse (error, "%s", _ ("Use only one of “--finished” and “--unfinished”."));
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
read_period (const CrumbAsked *asked, gint64 *begin, gint64 *end, GError **error)
{
  if (!read_day (asked->from, 0, begin, error) || !read_day (asked->to, 1, end, error))
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

/* The games that are meant. */
static CrumbGameFilter *
find (const CrumbAsked *asked, CrumbStore *store, GError **error)
{
  g_autoptr (CrumbGameFilter) filter = crumb_game_filter_copy (&(const CrumbGameFilter) {
      .search = asked->search,
      .players = (guint) asked->players,
      .kind = asked->game,
      .rules = asked->rules,
      .place = asked->place,
      .year = (guint) asked->year,
      .progress = asked->unfinished ? CRUMB_PROGRESS_RUNNING
                  : asked->finished ? CRUMB_PROGRESS_OVER
                                    : CRUMB_PROGRESS_ANY,
  });

  if (!read_period (asked, &filter->from, &filter->to, error)
      || !find_player (store, asked->player, &filter->player, error)
      || !find_player (store, asked->with, &filter->with, error)
      || !find_player (store, asked->winner, &filter->winner, error))
    return NULL;
  filter->rule_names = asked->search != NULL ? name_rules (store) : NULL;
  return g_steal_pointer (&filter);
}

int
crumb_cli_choice_run (CrumbAsked *asked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = check (asked, &error) ? crumb_cli_open_record (&error) : NULL;
  g_autoptr (CrumbGameFilter) filter = store != NULL ? find (asked, store, &error) : NULL;
  g_autofree char *answer = NULL;

  if (filter == NULL)
    return crumb_cli_fail (error);

  asked->store = store;
  asked->filter = filter;
  answer = crumb_command_answer (asked, &error);
  /* What turned out to be damaged is written again, and read once more. */
  while (answer != NULL && crumb_cli_mended (store))
    {
      g_free (answer);
      answer = crumb_command_answer (asked, &error);
    }
  return crumb_command_say (asked, answer, error);
}
