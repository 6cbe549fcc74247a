/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game of the record in words: players, result, date and rules. No widgets. */

#include "crumb-game-line.h"

#include "ui/game/crumb-rule-sets.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words-past.h"
#include "words/crumb-words.h"

#include <glib/gi18n.h>

static void
get_names (const CrumbGameSummary *summary, const char *names[CRUMB_SEATS_MAX])
{
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    names[seat] = seat < summary->n_seats ? summary->seats[seat]->told : NULL;
}

static CrumbGameStanding
get_standing (const CrumbGameSummary *summary)
{
  return (CrumbGameStanding) {
    .rules = summary->rules,
    .best = crumb_game_summary_best (summary),
    .totals = summary->totals,
    .over = summary->over,
    .ended_early = summary->ended_early,
    .drawn = crumb_game_summary_drawn (summary) != 0,
  };
}

char *
crumb_game_line_names (const CrumbGameSummary *summary)
{
  const char *names[CRUMB_SEATS_MAX];

  get_names (summary, names);
  return crumb_words_names (crumb_seats_all (summary->n_seats), names);
}

char *
crumb_game_line_outcome (const CrumbGameSummary *summary)
{
  const char *names[CRUMB_SEATS_MAX];
  CrumbGameStanding standing = get_standing (summary);

  get_names (summary, names);
  if (summary->damaged)
    return g_strdup (_ ("This game is damaged."));
  if (summary->kind == NULL)
    /* Translators: %s is the word for a kind of game in files, such as “cookie-raid”. */
    return g_strdup_printf (_ ("This version of Crumb doesn’t know the game “%s”."), summary->kind_id);
  if (!summary->over && summary->rounds == 0)
    return crumb_game_words_round_running (summary->kind, 1);

  return crumb_game_words_standing (summary->kind, &standing, names);
}

char *
crumb_game_line_aside (const CrumbGameSummary *summary)
{
  const char *names[CRUMB_SEATS_MAX];
  CrumbGameStanding standing = get_standing (summary);

  get_names (summary, names);
  return summary->kind != NULL ? crumb_game_words_aside (summary->kind, &standing, names) : NULL;
}

char *
crumb_game_line_date (gint64 time)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (time);
  g_autoptr (GDateTime) then = utc != NULL ? g_date_time_to_local (utc) : NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  if (then == NULL)
    return g_strdup ("");
  if (g_date_time_get_year (then) == g_date_time_get_year (now)
      && g_date_time_get_day_of_year (then) == g_date_time_get_day_of_year (now))
    return g_strdup (C_ ("day", "Today"));

  return g_date_time_format (then, "%x");
}

char *
crumb_game_line_rules (GSettings *settings, const CrumbGameKind *kind, const char *rules)
{
  char *saved;

  if (kind == NULL || rules == NULL)
    return NULL;
  saved = crumb_rule_sets_saved_name (crumb_game_words_of (kind)->agreement, settings, rules);
  return saved != NULL ? saved : crumb_game_words_rules_label (kind, rules);
}

char *
crumb_game_line_kind (const char *kind_id)
{
  const CrumbGameKind *kind = crumb_game_kind_find (kind_id);

  return g_strdup (kind != NULL ? _ (crumb_game_words_of (kind)->name) : kind_id);
}

char *
crumb_game_line_evening (const CrumbEvening *evening)
{
  gint64 started = ((const CrumbGameSummary *) evening->games->pdata[0])->started;
  g_autofree char *year = crumb_format_time (started, "%Y");
  g_autofree char *this_year = crumb_format_time (g_get_real_time (), "%Y");
  g_autofree char *day =
      crumb_format_time (started, g_str_equal (year, this_year)
                                      ?
                                      /* Translators: a day of this year, for g_date_time_format(): “Fri, Mar 20” */
                                      C_ ("day", "%a, %b %-d")
                                      :
                                      /* Translators: a day, for g_date_time_format(): “Fri, Mar 20, 2026” */
                                      C_ ("day", "%a, %b %-d, %Y"));

  return crumb_words_day_and_place (day, crumb_evening_get_place (evening));
}

static char *
describe_wins (const CrumbEvening *evening)
{
  g_autoptr (GArray) wins = crumb_evening_count_wins (evening);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < wins->len; i++)
    {
      const CrumbEveningWins *one = &g_array_index (wins, CrumbEveningWins, i);

      g_ptr_array_add (texts, crumb_words_wins (one->seat->told, one->won));
    }
  return crumb_words_list ((const char *const *) texts->pdata, texts->len);
}

char *
crumb_game_line_evening_games (const CrumbEvening *evening)
{
  g_autoptr (GPtrArray) kinds = crumb_evening_list_kinds (evening);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; i < kinds->len; i++)
    g_ptr_array_add (names, crumb_game_line_kind (kinds->pdata[i]));
  list = crumb_words_list ((const char *const *) names->pdata, names->len);
  return crumb_words_evening_games (evening->games->len, list);
}

char *
crumb_game_line_item (CrumbGameItem *item)
{
  const CrumbEvening *evening = crumb_game_item_get_evening (item);

  return evening != NULL ? crumb_game_line_evening (evening)
                         : crumb_game_line_names (crumb_game_item_get_summary (item));
}

char *
crumb_game_line_item_outcome (CrumbGameItem *item)
{
  const CrumbEvening *evening = crumb_game_item_get_evening (item);
  g_autofree char *wins = evening != NULL ? describe_wins (evening) : NULL;
  g_autofree char *games = evening != NULL ? crumb_game_line_evening_games (evening) : NULL;

  if (evening == NULL)
    return crumb_game_line_outcome (crumb_game_item_get_summary (item));
  /* Translators: %1$s is “Zoë 3, Sue 1”, %2$s is “4 games: Cookie Raid”. */
  return g_strdup_printf (C_ ("evening", "%1$s. %2$s"), wins, games);
}
