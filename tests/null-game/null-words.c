/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The words of the null game. Nobody translates them. */

#include "null-game.h"

#include "words/crumb-figure-line.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words.h"

static char *
points (int n)
{
  return g_strdup_printf (n == 1 ? "%d point" : "%d points", n);
}

static char *
refusal (const CrumbRefusal *why, const char *const names[])
{
  if (why->reason == CRUMB_REFUSAL_NONE)
    return g_strdup ("");
  return g_strdup (why->reason == CRUMB_REFUSAL_OVER ? "There is nothing left to win." : "That is no point.");
}

static char *
move (const void *before, const CrumbMove *what, const void *after, const char *const names[])
{
  return g_strdup_printf ("%s scores.", names[what->seat]);
}

static char *
expect (const void *state, const char *const names[])
{
  return g_strdup ("Who scores?");
}

static char *
heading (const void *state)
{
  return g_strdup_printf ("Point %u", crumb_scores_of (state)->n_rounds + 1);
}

static char *
place (const void *state, const CrumbMove *move)
{
  return heading (state);
}

static char *
subheading (const void *state)
{
  return NULL;
}

static char *
quoted_move (const CrumbMove *what, const char *const names[])
{
  return g_strdup_printf ("%s scores", names[what->seat]);
}

static char *
round_scored (const void *state, unsigned round, const char *const names[])
{
  const NullGame *game = state;

  return g_strdup_printf ("Point %u: %s", round + 1, names[game->scores.points[round][1]]);
}

static const char *
goal (const void *state, unsigned what)
{
  return "Points";
}

static char *
so_far (const void *state, unsigned what)
{
  return crumb_game_words_result (&crumb_null, state, (const char *const[]) { "A", "B" });
}

static GPtrArray *
figures_in_short (const CrumbFigures figures)
{
  GPtrArray *lines = crumb_figure_lines_new ();

  crumb_figure_lines_take (lines, "Most in a row", g_strdup_printf ("%d", (int) figures[NULL_FIGURE_IN_A_ROW]));
  return lines;
}

static char *
round_running (unsigned round)
{
  return g_strdup_printf ("Round %u is in progress.", round);
}

static char *
rounds_scored (unsigned before, unsigned after)
{
  return g_strdup_printf ("Rounds scored: %u → %u", before, after);
}

static char *
after_round (unsigned round)
{
  return g_strdup_printf ("After round %u", round);
}

static char *
took_lead (const char *name, unsigned round, bool over)
{
  return g_strdup_printf ("%s led from round %u on%s", name, round, over ? "" : " so far");
}

static char *
points_against (gint64 points, gint64 theirs)
{
  return g_strdup_printf ("%d points against %d", (int) points, (int) theirs);
}

static char *
last_games (guint games, double least, double most, double mean)
{
  return g_strdup_printf ("Points a round in the last %u games: %.1f to %.1f, %.1f on average.", games, least, most,
                          mean);
}

static char *
last_game (const char *date, double per_round, gboolean won)
{
  return g_strdup_printf ("%s: %.1f points a round, %s", date, per_round, won ? "won" : "not won");
}

static const CrumbPositionWords positions[] = {
  { "to", NULL_USUAL_GOAL, "Three points win.", "Three points", NULL },
  { "to", NULL_LONG_GOAL, "Five points win.", "Five points", "That’s a long game." },
  { NULL },
};

static const CrumbPresetWords presets[] = {
  { "three", "To three", "As everybody plays." },
  { "five", "To five", "For those who have time." },
  { NULL },
};

static const CrumbAgreementGroup groups[] = {
  { "The End", (const char *const[]) { "to", NULL } },
  { NULL },
};

static bool
possible (const void *rules)
{
  return true;
}

static char *
usual (const char *sentence)
{
  return g_strdup_printf ("Usually: %s", sentence);
}

static char *
changes (unsigned n)
{
  return g_strdup (n == 0 ? "As usual." : "Not as usual.");
}

static const CrumbAgreement agreement = {
  .kind = &crumb_null,
  .book = &crumb_null_rule_book,
  .groups = groups,
  .positions = positions,
  .presets = presets,
  .knobs = (const char *const[]) { "points to play to" },
  .idle = (const char *const[]) { NULL },
  .back = "Back to Three",
  .impossible = "Nobody can play like that.",
  .possible = possible,
  .usual = usual,
  .changes = changes,
};

static const char *const largest_figures[] = { [NULL_FIGURE_IN_A_ROW] = "Longest run" };

const CrumbGameWords crumb_null_words = {
  .kind = &crumb_null,
  .name = "Null",
  .points_so_far = "Points so far",
  .points_a_round = "Points a round",
  .points_heading = "Points",
  .points_a_round_heading = "Points a Round",
  .round_heading = "Round",
  .rounds_heading = "Rounds",
  .best_round = "Best round",
  .average_heading = "Average",
  .best_heading = "Best",
  .previous_round = "Previous Round",
  .next_round = "Next Round",
  .points_against = points_against,
  .last_games = last_games,
  .last_game = last_game,
  .points = points,
  .no_points = "Nobody has any points yet.",
  .unplayed = "Ended before the first point.",
  .refusal = refusal,
  .move = move,
  .expect = expect,
  .heading = heading,
  .subheading = subheading,
  .place = place,
  .quoted_move = quoted_move,
  .round = round_scored,
  .round_running = round_running,
  .rounds_scored = rounds_scored,
  .after_round = after_round,
  .took_lead = took_lead,
  .agreement = &agreement,
  .goal = goal,
  .so_far = so_far,
  .figures = figures_in_short,
  .figures_in_short = figures_in_short,
  .largest_figures = largest_figures,
};
