/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The scores of a game as a table for other programs, and as a sheet for people. */

#include "crumb-score-sheet.h"

#include "crumb-csv.h"
#include "crumb-game-words.h"
#include "crumb-text-table.h"
#include "crumb-words.h"

#include <glib/gi18n.h>

/* The seats as the table lists them, and what each has so far, which the next row is made from. */
typedef struct
{
  const CrumbScoreSheet *scores;
  guint n_seats;
  const uint8_t *order;
  int totals[CRUMB_SEATS_MAX];
} Rows;

/* Before the first round; TRUE when somebody sat down with points. */
static gboolean
begin_rows (Rows *rows, const CrumbScoreSheet *scores)
{
  gboolean any = FALSE;

  *rows = (Rows) { .scores = scores };
  rows->n_seats = crumb_scores_of (scores->state)->n_seats;
  rows->order = crumb_scores_of (scores->state)->order;
  for (guint seat = 0; seat < rows->n_seats; seat++)
    {
      rows->totals[seat] = crumb_scores_of (scores->state)->brought[seat];
      any |= rows->totals[seat] != 0;
    }
  return any;
}

/* What each seat got in a round, and its total after it. */
static void
play_round (Rows *rows, guint round, int points[CRUMB_SEATS_MAX])
{
  for (guint seat = 0; seat < rows->n_seats; seat++)
    {
      points[seat] = crumb_scores_of (rows->scores->state)->points[round][seat];
      rows->totals[seat] += points[seat];
    }
}

static gboolean
has_played (const Rows *rows, guint round, guint seat)
{
  return crumb_seats_has (crumb_scores_of (rows->scores->state)->round_seats[round], seat);
}

static const char *
get_round_heading (const Rows *rows)
{
  return g_dpgettext2 (NULL, "column", crumb_game_words_of (rows->scores->kind)->round_heading);
}

static void
append_csv_head (GString *csv, const Rows *rows)
{
  crumb_csv_append (csv, get_round_heading (rows));
  for (guint at = 0; at < rows->n_seats; at++)
    {
      g_string_append_c (csv, ',');
      crumb_csv_append (csv, rows->scores->names[rows->order[at]]);
    }
  for (guint at = 0; at < rows->n_seats; at++)
    {
      /* Translators: the head of a column of running totals; %s is a name. */
      g_autofree char *head = g_strdup_printf (C_ ("column", "Total of %s"), rows->scores->names[rows->order[at]]);

      g_string_append_c (csv, ',');
      crumb_csv_append (csv, head);
    }
  g_string_append (csv, "\r\n");
}

static void
append_csv_totals (GString *csv, const Rows *rows)
{
  for (guint at = 0; at < rows->n_seats; at++)
    g_string_append_printf (csv, ",%d", rows->totals[rows->order[at]]);
  g_string_append (csv, "\r\n");
}

static void
append_csv_round (GString *csv, Rows *rows, guint round)
{
  int points[CRUMB_SEATS_MAX];

  play_round (rows, round, points);
  g_string_append_printf (csv, "%u", round + 1);
  for (guint at = 0; at < rows->n_seats; at++)
    {
      g_string_append_c (csv, ',');
      if (has_played (rows, round, rows->order[at]))
        g_string_append_printf (csv, "%d", points[rows->order[at]]);
    }
  append_csv_totals (csv, rows);
}

char *
crumb_score_sheet_csv (const CrumbScoreSheet *scores)
{
  g_autoptr (GString) csv = g_string_new (CRUMB_CSV_START);
  Rows rows;
  gboolean any = begin_rows (&rows, scores);

  append_csv_head (csv, &rows);
  if (any)
    {
      g_string_append_c (csv, '0');
      for (guint at = 0; at < rows.n_seats; at++)
        g_string_append_c (csv, ',');
      append_csv_totals (csv, &rows);
    }
  for (guint round = 0; round < crumb_scores_of (scores->state)->n_rounds; round++)
    append_csv_round (csv, &rows, round);
  return g_string_free_and_steal (g_steal_pointer (&csv));
}

static void
add_starts (CrumbTextTable *table, const Rows *rows)
{
  /* Translators: the row of a score table with the points that people sat down with, before the first round. */
  crumb_text_table_take (table, g_strdup (C_ ("row", "Start")));
  for (guint at = 0; at < rows->n_seats; at++)
    crumb_text_table_take (table, g_strdup_printf ("%d", rows->totals[rows->order[at]]));
}

static char *
write_cell (const Rows *rows, guint round, guint seat, const int points[])
{
  if (!has_played (rows, round, seat))
    return g_strdup ("–");
  return crumb_words_scored (points[seat], rows->totals[seat]);
}

static void
add_round (CrumbTextTable *table, Rows *rows, guint round)
{
  int points[CRUMB_SEATS_MAX];

  play_round (rows, round, points);
  crumb_text_table_take (table, g_strdup_printf ("%u", round + 1));
  for (guint at = 0; at < rows->n_seats; at++)
    crumb_text_table_take (table, write_cell (rows, round, rows->order[at], points));
}

GStrv
crumb_score_sheet_cells (const CrumbGameKind *kind, const void *state, guint round)
{
  const CrumbGameWords *words = crumb_game_words_of (kind);
  const CrumbScoreSheet scores = { .kind = kind, .state = state };
  g_autoptr (GStrvBuilder) cells = g_strv_builder_new ();
  gboolean total = round == crumb_scores_of (state)->n_rounds;
  int points[CRUMB_SEATS_MAX];
  Rows rows;

  begin_rows (&rows, &scores);
  for (guint r = 0; r < round + !total; r++)
    play_round (&rows, r, points);
  for (guint at = 0; at < rows.n_seats; at++)
    if (total)
      g_strv_builder_take (cells, g_strdup_printf ("%d", crumb_scores_of (state)->totals[rows.order[at]]));
    else
      {
        g_autofree char *cell = write_cell (&rows, round, rows.order[at], points);
        gboolean star = words->round_star != NULL && words->round_star (state, round, rows.order[at]) != NULL;

        g_strv_builder_take (cells, star ? g_strdup_printf ("★ %s", cell) : g_steal_pointer (&cell));
      }
  return g_strv_builder_end (cells);
}

static char *
make_table (const CrumbScoreSheet *scores)
{
  const char *columns[] = { "r", "rr", "rrr", "rrrr", "rrrrr" };
  Rows rows;
  gboolean any = begin_rows (&rows, scores);
  g_autoptr (CrumbTextTable) table = crumb_text_table_new (columns[rows.n_seats]);

  crumb_text_table_take (table, g_strdup (get_round_heading (&rows)));
  for (guint at = 0; at < rows.n_seats; at++)
    crumb_text_table_take (table, g_strdup (scores->names[rows.order[at]]));
  if (any)
    add_starts (table, &rows);
  for (guint round = 0; round < crumb_scores_of (scores->state)->n_rounds; round++)
    add_round (table, &rows, round);
  return crumb_text_table_to_string (table, scores->columns);
}

char *
crumb_score_sheet_text (const CrumbScoreSheet *scores)
{
  g_autofree char *table = make_table (scores);
  g_autofree char *outcome = crumb_game_words_result (scores->kind, scores->state, scores->names);
  g_autoptr (GString) text = g_string_new (NULL);

  if (scores->title != NULL && scores->title[0] != '\0')
    g_string_append_printf (text, "%s\n", scores->title);
  if (scores->day != NULL)
    g_string_append_printf (text, "%s\n", scores->day);
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append_printf (text, "%s%s\n", table, outcome);
  return g_string_free_and_steal (g_steal_pointer (&text));
}
