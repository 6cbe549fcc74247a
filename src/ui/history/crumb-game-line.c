/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game of the record in words: players, result, date and rules. No widgets. */

#include "crumb-game-line.h"

#include "ui/game/crumb-rule-sets.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "words/crumb-game-words.h"
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
