/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The texts of a game, filled in, and what is said where a game leaves it to its tables. */

#include "crumb-figure-line.h"
#include "crumb-game-words.h"
#include "crumb-words-private.h"

#include <glib/gi18n.h>

char *
crumb_game_words_subheading (const CrumbGameKind *kind, const void *state)
{
  const CrumbGameWords *words = crumb_game_words_of (kind);

  return words->subheading != NULL ? words->subheading (state) : NULL;
}

char *
crumb_game_words_place (const CrumbGameKind *kind, const void *state, const CrumbMove *move)
{
  const CrumbGameWords *words = crumb_game_words_of (kind);

  if (words->place != NULL)
    return words->place (state, move);
  return crumb_scores_of (state)->over ? g_strdup (_ ("After the end of the game"))
                                       : crumb_game_words_heading (kind, state);
}

/* What the table of the kind's moves says of this one: its name, its dice or its amount. */
static char *
name_move (const CrumbGameKind *kind, const CrumbMove *move)
{
  const CrumbMoveKind *fields = &kind->moves[move->what];
  const char *const *names = crumb_game_words_of (kind)->move_names;
  const char *name =
      names != NULL && names[move->what] != NULL ? g_dpgettext2 (NULL, "move", names[move->what]) : fields->word;
  g_autofree char *dice = crumb_words_dice (&move->dice);

  if ((fields->traits & CRUMB_MOVE_DICE) != 0 && move->dice.count > 0)
    /* Translators: %1$s is what a move is called, %2$s are its dice: “Roll 5-1-1” */
    return g_strdup_printf (C_ ("move", "%1$s %2$s"), name, dice);
  if ((fields->traits & CRUMB_MOVE_AMOUNT) != 0)
    /* Translators: %1$s is what a move is called, %2$d its number: “Points 12” */
    return g_strdup_printf (C_ ("move", "%1$s %2$d"), name, move->amount);
  return g_strdup (name);
}

char *
crumb_game_words_quoted_move (const CrumbGameKind *kind, const CrumbMove *move, const char *const names[])
{
  const CrumbGameWords *words = crumb_game_words_of (kind);
  g_autofree char *named = NULL;

  if (words->quoted_move != NULL)
    return words->quoted_move (move, names);
  named = name_move (kind, move);
  if ((kind->moves[move->what].traits & CRUMB_MOVE_SEAT) == 0)
    return g_steal_pointer (&named);
  /* Translators: %1$s is a name, %2$s a move: “Sue: Roll 5-1-1” */
  return g_strdup_printf (C_ ("move", "%1$s: %2$s"), crumb_words_name (names, move->seat), named);
}

char *
crumb_game_words_move (const CrumbGameKind *kind, const void *before, const CrumbMove *move, const void *after,
                       const char *const names[])
{
  const CrumbGameWords *words = crumb_game_words_of (kind);

  return words->move != NULL ? words->move (before, move, after, names)
                             : crumb_game_words_quoted_move (kind, move, names);
}

char *
crumb_game_words_kept (const CrumbGameKind *kind, const void *before, const CrumbMove *move, const char *why,
                       const char *const names[])
{
  const CrumbGameWords *words = crumb_game_words_of (kind);
  g_autofree char *quoted = NULL;
  g_autofree char *kept = NULL;

  if (words->kept != NULL)
    return words->kept (before, move, why, names);
  quoted = crumb_game_words_quoted_move (kind, move, names);
  /* Translators: %s is what the table did against the rules, such as “Sue puts 6-6 on PRANK”. */
  kept = g_strdup_printf (_ ("The table keeps it: %s."), quoted);
  return crumb_words_with_reason (kept, why);
}

GPtrArray *
crumb_game_words_figures (const CrumbGameKind *kind, const CrumbFigures figures, gboolean in_short)
{
  const CrumbGameWords *words = crumb_game_words_of (kind);
  GPtrArray *lines;

  if (in_short && words->figures_in_short != NULL)
    return words->figures_in_short (figures);
  if (words->figures != NULL)
    return words->figures (figures);
  lines = crumb_figure_lines_new ();
  for (unsigned i = 0; i < kind->n_figures; i++)
    crumb_figure_lines_number (lines, _ (words->figure_names[i]), figures[i]);
  return lines;
}

/*
 * Below, formats come from the table of a game. A test fills in all of them.
 */

#pragma GCC diagnostic ignored "-Wformat-nonliteral"

char *
crumb_game_words_heading (const CrumbGameKind *kind, const void *state)
{
  const CrumbGameWords *words = crumb_game_words_of (kind);

  if (words->heading != NULL)
    return words->heading (state);
  return crumb_scores_of (state)->over ? g_strdup (_ ("Game Over"))
                                       : g_strdup_printf (_ (words->round_number), crumb_scores_of (state)->round + 1u);
}

char *
crumb_game_words_round (const CrumbGameKind *kind, const void *state, unsigned round, const char *const names[])
{
  const CrumbScores *scores = crumb_scores_of (state);
  g_autoptr (GString) said = g_string_new (NULL);

  for (unsigned at = 0; at < scores->n_seats; at++)
    {
      unsigned seat = scores->order[at];
      g_autofree char *scored =
          crumb_words_scored (scores->points[round][seat], crumb_scores_total_after (scores, round, seat));

      if (!crumb_seats_has (scores->round_seats[round], seat))
        continue;
      if (said->len > 0)
        /* Translators: between the scores of two players, as in “Sue +6 = 21, John +9 = 43”. */
        g_string_append (said, C_ ("between scores", ", "));
      /* Translators: %1$s is a name, %2$s what a round brought, and the total: “Sue +6 = 21” */
      g_string_append_printf (said, C_ ("score", "%1$s %2$s"), names[seat], scored);
    }
  return g_strdup_printf (_ (crumb_game_words_of (kind)->round_scored), round + 1, said->str);
}

char *
crumb_game_words_round_running (const CrumbGameKind *kind, unsigned round)
{
  return g_strdup_printf (_ (crumb_game_words_of (kind)->round_running), round);
}

char *
crumb_game_words_rounds_scored (const CrumbGameKind *kind, unsigned before, unsigned after)
{
  return g_strdup_printf (_ (crumb_game_words_of (kind)->rounds_scored), before, after);
}

char *
crumb_game_words_after_round (const CrumbGameKind *kind, unsigned round)
{
  return round > 0 ? g_strdup_printf (_ (crumb_game_words_of (kind)->after_round), round)
                   : g_strdup (_ ("At the start"));
}

char *
crumb_game_words_correct_round (const CrumbGameKind *kind, unsigned round)
{
  return g_strdup_printf (_ (crumb_game_words_of (kind)->correct_round), round);
}

char *
crumb_game_words_took_lead (const CrumbGameKind *kind, const char *name, unsigned round, gboolean over)
{
  const CrumbGameWords *words = crumb_game_words_of (kind);

  return g_strdup_printf (over ? _ (words->took_lead) : _ (words->leads_since), name, round);
}

char *
crumb_game_words_points_against (const CrumbGameKind *kind, gint64 points, gint64 theirs)
{
  const CrumbPlural *against = &crumb_game_words_of (kind)->points_against;

  return g_strdup_printf (g_dngettext (NULL, against->one, against->many, (gulong) ABS (points)), (int) points,
                          (int) theirs);
}

char *
crumb_game_words_rounds (const CrumbGameKind *kind, unsigned n)
{
  const CrumbPlural *rounds = &crumb_game_words_of (kind)->rounds;

  return g_strdup_printf (ngettext (rounds->one, rounds->many, n), n);
}

char *
crumb_game_words_last_games (const CrumbGameKind *kind, guint games, double least, double most, double mean)
{
  const CrumbPlural *last = &crumb_game_words_of (kind)->last_games;

  return g_strdup_printf (g_dngettext (NULL, last->one, last->many, games), games, least, most, mean);
}

char *
crumb_game_words_last_game (const CrumbGameKind *kind, const char *date, double per_round, gboolean won)
{
  const CrumbGameWords *words = crumb_game_words_of (kind);

  return g_strdup_printf (won ? _ (words->last_game_won) : _ (words->last_game_lost), date, per_round);
}

char *
crumb_game_words_figure (const CrumbGameKind *kind, guint figure, gint64 value)
{
  const CrumbGameWords *words = crumb_game_words_of (kind);
  const CrumbPlural *count = words->figure_counts != NULL ? &words->figure_counts[figure] : NULL;

  if (count == NULL || count->one == NULL)
    return words->points ((int) value);
  return g_strdup_printf (ngettext (count->one, count->many, (gulong) value), (guint) value);
}
