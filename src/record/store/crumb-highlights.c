/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What was remarkable about some games. */

#include "crumb-highlights.h"

#include "crumb-game-private.h"
#include "crumb-store-private.h"
#include "record/database/crumb-sitting.h"
#include "record/database/crumb-tables.h"

#define ANYBODY G_MAXUINT

/* The best so far of one thing that can be a record. */
typedef struct
{
  CrumbHighlight best;
  gboolean found;
} Best;

/* A record stays with whoever had it first. */
static void
offer (Best *best, gint64 value, guint game, guint player)
{
  gboolean better = best->best.type == CRUMB_HIGHLIGHT_CLOSEST ? value < best->best.value : value > best->best.value;

  if (best->found && !better)
    return;
  best->found = TRUE;
  best->best.value = value;
  best->best.game = game;
  best->best.player = player;
}

static void
take (GArray *records, const Best *best)
{
  if (best->found)
    g_array_append_val (records, best->best);
}

/* The points between the only winner and the next one; FALSE where the points didn't decide. */
static gboolean
find_margin (const CrumbSetGame *game, int *margin, guint *winner)
{
  const CrumbPlayed *won = NULL;
  int next = G_MININT;

  for (guint i = 0; i < game->n; i++)
    if (game->played[i].won && won != NULL)
      return FALSE;
    else if (game->played[i].won)
      won = &game->played[i];
    else
      next = MAX (next, game->played[i].points);
  if (won == NULL || next == G_MININT || game->ended_early || won->points < next)
    return FALSE;
  *margin = won->points - next;
  *winner = won->player;
  return TRUE;
}

/* @person: whose records are meant, or ANYBODY */
static void
find_records_of (const CrumbGameSet *set, const CrumbGameKind *kind, guint person, GArray *records)
{
  Best round = { .best = { .type = CRUMB_HIGHLIGHT_ROUND, .kind = kind } };
  Best comeback = { .best = { .type = CRUMB_HIGHLIGHT_COMEBACK, .kind = kind } };
  Best closest = { .best = { .type = CRUMB_HIGHLIGHT_CLOSEST, .kind = kind } };
  Best rounds = { .best = { .type = CRUMB_HIGHLIGHT_ROUNDS, .kind = kind } };
  Best figures[CRUMB_FIGURES_MAX] = { 0 };
  int margin;
  guint winner;

  for (guint i = 0; i < set->games->len; i++)
    {
      const CrumbSetGame *game = crumb_game_set_get (set, i);

      if (game->kind != kind)
        continue;
      offer (&rounds, game->rounds, i, game->played[0].player);
      if (find_margin (game, &margin, &winner))
        offer (&closest, margin, i, winner);
      for (guint n = 0; n < game->n; n++)
        {
          const CrumbPlayed *played = &game->played[n];
          CrumbFigures counted;

          if (person != ANYBODY && played->player != person)
            continue;
          if (played->rounds > 0 && played->best_round > 0)
            offer (&round, played->best_round, i, played->player);
          if (played->won && played->behind > 0)
            offer (&comeback, played->behind, i, played->player);
          crumb_figures_unpack (kind, played->figures, counted);
          for (guint f = 0; f < kind->n_figures; f++)
            if (kind->figures[f].join == CRUMB_FIGURE_MAX && counted[f] > 0)
              offer (&figures[f], counted[f], i, played->player);
        }
    }
  take (records, &round);
  for (guint f = 0; f < kind->n_figures; f++)
    {
      figures[f].best.type = CRUMB_HIGHLIGHT_FIGURE;
      figures[f].best.kind = kind;
      figures[f].best.figure = f;
      take (records, &figures[f]);
    }
  take (records, &comeback);
  take (records, &closest);
  take (records, &rounds);
}

static void
find_streak (CrumbHighlights *highlights, guint person)
{
  const CrumbGameSet *set = highlights->set;
  g_autofree guint *runs = g_new0 (guint, set->players->len);
  Best streak = { .best = { .type = CRUMB_HIGHLIGHT_STREAK } };

  for (guint i = 0; i < set->games->len; i++)
    {
      const CrumbSetGame *game = crumb_game_set_get (set, i);

      for (guint n = 0; n < game->n; n++)
        {
          guint player = game->played[n].player;

          runs[player] = game->played[n].won ? runs[player] + 1 : 0;
          if ((person == ANYBODY || person == player) && runs[player] > 1)
            offer (&streak, runs[player], i, player);
        }
    }
  if (streak.found)
    streak.best.kind = crumb_game_set_get (set, streak.best.game)->kind;
  take (highlights->records, &streak);
}

static void
find_most (CrumbHighlights *highlights)
{
  const CrumbGameSet *set = highlights->set;
  guint most = 0;

  for (guint i = 0; i < set->players->len; i++)
    most = MAX (most, crumb_game_set_get_player (set, i)->won);
  for (guint i = 0; most > 0 && i < set->players->len; i++)
    if (crumb_game_set_get_player (set, i)->won == most)
      g_array_append_val (highlights->most, i);
}

GArray *
crumb_highlights_list_records (const CrumbGameSet *set, const CrumbGameKind *kind)
{
  GArray *records = g_array_new (FALSE, FALSE, sizeof (CrumbHighlight));

  find_records_of (set, kind, ANYBODY, records);
  return records;
}

CrumbHighlights *
crumb_highlights_read (CrumbStore *store, const CrumbGameFilter *filter, GError **error)
{
  g_autoptr (CrumbGameSet) set = crumb_game_set_read (store, filter, error);
  CrumbHighlights *highlights;
  guint person = ANYBODY;

  if (set == NULL)
    return NULL;
  highlights = g_new0 (CrumbHighlights, 1);
  highlights->set = g_steal_pointer (&set);
  highlights->records = g_array_new (FALSE, FALSE, sizeof (CrumbHighlight));
  highlights->most = g_array_new (FALSE, FALSE, sizeof (guint));
  if (filter != NULL && filter->player != NULL)
    crumb_game_set_find_player (highlights->set, filter->player, &person);
  for (const CrumbGameKind *const *kind = crumb_game_kinds; *kind != NULL; kind++)
    find_records_of (highlights->set, *kind, person, highlights->records);
  find_streak (highlights, person);
  find_most (highlights);
  for (guint i = 0; i < highlights->set->games->len; i++)
    highlights->seconds += crumb_game_set_get (highlights->set, i)->seconds;
  return highlights;
}

void
crumb_highlights_free (CrumbHighlights *highlights)
{
  crumb_game_set_free (highlights->set);
  g_array_unref (highlights->records);
  g_array_unref (highlights->most);
  g_free (highlights);
}

/* A walk through a game to where a record was set. */
typedef struct
{
  const CrumbHighlight *record;
  CrumbSeats seats;
  CrumbFigures figures[CRUMB_SEATS_MAX];
  guint n_moves;
  guint moment; /* 0 until it is found */
} Walk;

static gint64
value_of_seat (const Walk *walk, const CrumbSitting *sitting, guint seat)
{
  switch (walk->record->type)
    {
    case CRUMB_HIGHLIGHT_ROUND:
      return sitting->best_round;
    case CRUMB_HIGHLIGHT_FIGURE:
      return walk->figures[seat][walk->record->figure];
    case CRUMB_HIGHLIGHT_COMEBACK:
      return sitting->behind;
    default:
      return -1;
    }
}

static void
walk_step (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Walk *walk = user_data;
  const CrumbGameKind *kind = walk->record->kind;
  CrumbSitting sittings[CRUMB_SEATS_MAX];

  walk->n_moves++;
  if (walk->moment > 0)
    return;
  if (kind->count != NULL)
    kind->count (before, move, after, walk->figures);
  crumb_sitting_count_rounds (after, crumb_scores_ended (after), sittings);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (walk->seats, seat) && value_of_seat (walk, &sittings[seat], seat) >= walk->record->value)
      walk->moment = walk->n_moves;
}

guint
crumb_highlight_find_moment (const CrumbHighlight *record, const char *key, CrumbGame *game)
{
  sqlite3 *db = crumb_store_get_database (crumb_game_get_store (game));
  Walk walk = { .record = record };

  for (guint seat = 0; seat < crumb_scores_of (crumb_game_get_state (game))->n_seats; seat++)
    {
      g_autofree char *own = crumb_journal_get_player_key (crumb_game_get_journal (game), seat);
      g_autofree char *player = crumb_tables_find_player (db, own, NULL);

      if (g_strcmp0 (player, key) == 0)
        walk.seats |= crumb_seats_of (seat);
    }
  crumb_game_walk (game, walk_step, &walk);
  return walk.moment > 0 ? walk.moment : walk.n_moves;
}

GArray *
crumb_highlights_list_days (const CrumbHighlights *highlights)
{
  g_autoptr (GTimeZone) here = g_time_zone_new_local ();
  GArray *days = g_array_new (FALSE, FALSE, sizeof (CrumbPlayedDay));

  for (guint i = 0; i < highlights->set->games->len; i++)
    {
      g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (crumb_game_set_get (highlights->set, i)->started);
      g_autoptr (GDateTime) then = g_date_time_to_timezone (utc, here);
      CrumbPlayedDay *last = days->len > 0 ? &g_array_index (days, CrumbPlayedDay, days->len - 1) : NULL;
      CrumbPlayedDay day = { .games = 1 };
      GDate date;

      g_date_clear (&date, 1);
      g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (then), (GDateMonth) g_date_time_get_month (then),
                      (GDateYear) g_date_time_get_year (then));
      day.julian = g_date_get_julian (&date);
      if (last != NULL && last->julian == day.julian)
        last->games++;
      else
        g_array_append_val (days, day);
    }
  return days;
}
