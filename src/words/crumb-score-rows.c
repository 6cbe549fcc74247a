/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Many games as one table for spreadsheets: a row for each game and player. */

#include "crumb-score-rows.h"

#include "crumb-csv.h"
#include "crumb-game-words.h"

#include <glib/gi18n.h>

static gboolean
is_known (const CrumbGameKind *kind)
{
  return kind->id[0] != '\0';
}

/* A row of the table: one player of a game. */
typedef struct
{
  const CrumbScoreSheet *scores;
  guint seat;
} Row;

/* Whether it has a result for the player, who may have left, of a game that may go on or be one we don't know. */
static gboolean
has_result (const Row *row)
{
  const CrumbGameKind *kind = row->scores->kind;

  return is_known (kind) && crumb_scores_counts (crumb_scores_of (row->scores->state))
         && crumb_seats_has (crumb_scores_of (row->scores->state)->playing, row->seat);
}

static char *
write_id (const Row *row)
{
  return g_strdup (row->scores->id);
}

static char *
write_day (const Row *row)
{
  return g_strdup (row->scores->day);
}

static char *
write_time (const Row *row)
{
  return g_strdup (row->scores->time);
}

static char *
write_place (const Row *row)
{
  return g_strdup (row->scores->place);
}

static char *
write_title (const Row *row)
{
  return g_strdup (row->scores->title);
}

static char *
write_note (const Row *row)
{
  return g_strdup (row->scores->note);
}

static char *
write_game (const Row *row)
{
  const CrumbGameKind *kind = row->scores->kind;

  return is_known (kind) ? g_strdup (_ (crumb_game_words_of (kind)->name)) : NULL;
}

static char *
write_rules (const Row *row)
{
  const CrumbGameKind *kind = row->scores->kind;

  return is_known (kind) ? crumb_game_words_rules_label (kind, row->scores->rules) : NULL;
}

static char *
write_rounds (const Row *row)
{
  return g_strdup_printf ("%u", crumb_scores_of (row->scores->state)->n_rounds);
}

static char *
write_players (const Row *row)
{
  return g_strdup_printf ("%u", crumb_scores_of (row->scores->state)->n_seats);
}

static char *
write_player (const Row *row)
{
  return g_strdup (row->scores->names[row->seat]);
}

static char *
write_score (const Row *row)
{
  const CrumbGameKind *kind = row->scores->kind;

  return is_known (kind) ? g_strdup_printf ("%d", crumb_scores_of (row->scores->state)->totals[row->seat]) : NULL;
}

static char *
write_rank (const Row *row)
{
  return has_result (row) ? g_strdup_printf ("%u", crumb_scores_rank (crumb_scores_of (row->scores->state), row->seat))
                          : NULL;
}

static char *
write_winner (const Row *row)
{
  if (!has_result (row))
    return NULL;
  return g_strdup (crumb_seats_has (crumb_scores_of (row->scores->state)->winners, row->seat) ? C_ ("winner", "yes")
                                                                                              : C_ ("winner", "no"));
}

/* The columns; an empty cell is NULL. */
static const struct
{
  const char *name;
  char *(*write) (const Row *row);
} columns[] = {
  /* Translators: what the game is called by programs, such as 917ad25b-… */
  { NC_ ("column", "ID"), write_id },
  { NC_ ("column", "Date"), write_day },
  /* Translators: the time of day at which a game was begun */
  { NC_ ("column", "Time"), write_time },
  { NC_ ("column", "Place"), write_place },
  { NC_ ("column", "Title"), write_title },
  { NC_ ("column", "Note"), write_note },
  { NC_ ("column", "Game"), write_game },
  { NC_ ("column", "Rules"), write_rules },
  { NC_ ("column", "Rounds"), write_rounds },
  { NC_ ("column", "Players"), write_players },
  { NC_ ("column", "Player"), write_player },
  { NC_ ("column", "Score"), write_score },
  { NC_ ("column", "Rank"), write_rank },
  { NC_ ("column", "Winner"), write_winner },
};

/* @row: (nullable): NULL for the names of the columns */
static void
append_row (GString *csv, const Row *row)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autofree char *cell =
          row != NULL ? columns[i].write (row) : g_strdup (g_dpgettext2 (NULL, "column", columns[i].name));

      if (i > 0)
        g_string_append_c (csv, ',');
      crumb_csv_append (csv, cell);
    }
  g_string_append (csv, "\r\n");
}

char *
crumb_score_rows_head (void)
{
  GString *csv = g_string_new (CRUMB_CSV_START);

  append_row (csv, NULL);
  return g_string_free_and_steal (csv);
}

char *
crumb_score_rows (const CrumbScoreSheet *scores)
{
  GString *csv = g_string_new (NULL);
  const CrumbScores *kept = crumb_scores_of (scores->state);

  for (guint at = 0; at < kept->n_seats; at++)
    append_row (csv, &(Row) { scores, kept->order[at] });
  return g_string_free_and_steal (csv);
}
