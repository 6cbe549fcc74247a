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

/* How many of those who played to the end are ahead, and one more. */
static guint
find_rank (const CrumbScoreSheet *scores, guint seat)
{
  const CrumbGameKind *kind = scores->kind;
  CrumbSeats winners = kind->winners (scores->state);
  CrumbSeats playing = kind->playing (scores->state);
  guint rank = 1;

  if (crumb_seats_has (winners, seat))
    return rank;
  for (guint other = 0; other < kind->seats (scores->state); other++)
    if (crumb_seats_has (winners, other)
        || (crumb_seats_has (playing, other) && kind->total (scores->state, other) > kind->total (scores->state, seat)))
      rank++;
  return rank;
}

static void
append_number (GString *csv, int number)
{
  g_string_append_printf (csv, ",%d", number);
}

static void
append_text (GString *csv, const char *text)
{
  g_string_append_c (csv, ',');
  crumb_csv_append (csv, text);
}

/* What the rows of all players of a game begin with. */
static char *
write_game (const CrumbScoreSheet *scores)
{
  const CrumbGameKind *kind = scores->kind;
  const CrumbGameWords *words = is_known (kind) ? crumb_game_words_of (kind) : NULL;
  g_autofree char *rules = words != NULL ? crumb_game_words_rules_label (kind, scores->rules) : NULL;
  g_autoptr (GString) csv = g_string_new (NULL);

  crumb_csv_append (csv, scores->day);
  append_text (csv, scores->place);
  append_text (csv, scores->title);
  append_text (csv, words != NULL ? _ (words->name) : NULL);
  append_text (csv, rules);
  append_number (csv, (int) kind->rounds (scores->state));
  append_number (csv, (int) kind->seats (scores->state));
  return g_string_free_and_steal (g_steal_pointer (&csv));
}

static void
append_player (GString *csv, const CrumbScoreSheet *scores, guint seat)
{
  const CrumbGameKind *kind = scores->kind;

  append_text (csv, scores->names[seat]);
  if (!is_known (kind))
    {
      g_string_append (csv, ",,,\r\n");
      return;
    }

  append_number (csv, kind->total (scores->state, seat));
  if (kind->over (scores->state) && crumb_seats_has (kind->playing (scores->state), seat))
    {
      append_number (csv, (int) find_rank (scores, seat));
      append_text (csv,
                   crumb_seats_has (kind->winners (scores->state), seat) ? C_ ("winner", "yes") : C_ ("winner", "no"));
    }
  else
    g_string_append (csv, ",,");
  g_string_append (csv, "\r\n");
}

char *
crumb_score_rows_head (void)
{
  const char *const columns[] = {
    C_ ("column", "Date"),  C_ ("column", "Place"),  C_ ("column", "Title"),   C_ ("column", "Game"),
    C_ ("column", "Rules"), C_ ("column", "Rounds"), C_ ("column", "Players"), C_ ("column", "Player"),
    C_ ("column", "Score"), C_ ("column", "Rank"),   C_ ("column", "Winner"),
  };
  g_autoptr (GString) csv = g_string_new (NULL);

  crumb_csv_append (csv, columns[0]);
  for (guint i = 1; i < G_N_ELEMENTS (columns); i++)
    append_text (csv, columns[i]);
  g_string_append (csv, "\r\n");
  return g_string_free_and_steal (g_steal_pointer (&csv));
}

char *
crumb_score_rows (const CrumbScoreSheet *scores)
{
  g_autofree char *game = write_game (scores);
  g_autoptr (GString) csv = g_string_new (NULL);
  uint8_t order[CRUMB_SEATS_MAX];
  guint n = scores->kind->order (scores->state, order);

  for (guint at = 0; at < n; at++)
    {
      g_string_append (csv, game);
      append_player (csv, scores, order[at]);
    }
  return g_string_free_and_steal (g_steal_pointer (&csv));
}
