/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the record says of a player, as groups of rows and small charts. */

#include "crumb-player-figures.h"

#include "ui/past/crumb-figure-rows.h"
#include "ui/past/crumb-game-line.h"
#include "ui/past/crumb-line-chart.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-share-bar.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/crumb-figure-line.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words-past.h"
#include "words/crumb-words-player.h"

#include <glib/gi18n.h>

/* A line through many games averages one in so many of them. */
#define TRENDS 15

/* The target of an action: those games of the player. @rival: (nullable): whom they were with */
static GVariant *
choose_with (const CrumbPlayerStats *stats, const char *const chosen[], const char *rival)
{
  const char *values[CRUMB_FILTER_N];

  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    values[kind] = chosen[kind];
  values[CRUMB_FILTER_PLAYER] = stats->player->key;
  if (rival != NULL)
    values[CRUMB_FILTER_WITH] = rival;
  return crumb_filter_values_new (values);
}

static void
add_games (GtkBox *box, const CrumbPlayerStats *stats, const char *const chosen[])
{
  const CrumbPlayer *player = stats->player;
  AdwPreferencesGroup *group = crumb_figure_rows_add_group (box, C_ ("heading", "Games"));
  g_autofree char *finished = crumb_words_games_won (player->games, player->won);
  g_autofree char *drawn = crumb_words_games (stats->drawn);
  g_autofree char *running = crumb_words_games (stats->running);

  crumb_figure_rows_add_figure (group, C_ ("row", "Finished"), finished);
  if (stats->drawn > 0)
    crumb_figure_rows_add_figure (group, C_ ("row", "Drawn"), drawn);
  if (stats->running > 0)
    crumb_figure_rows_add_figure (group, C_ ("row", "Unfinished"), running);
  if (player->n_lacking > 0)
    {
      g_autofree char *lacking = crumb_words_lacking (player->n_lacking);

      crumb_figure_rows_describe (group, lacking);
    }

  crumb_row_lead_to (crumb_row_add (group, _ ("Show These Games"), NULL), "history.games-by",
                     choose_with (stats, chosen, NULL));
}

static gboolean
begins_group (const CrumbFigureLine *line)
{
  return line->group != NULL;
}

static void
add_figure_line (AdwPreferencesGroup *group, const CrumbFigureLine *line)
{
  AdwActionRow *row = line->is_figure ? crumb_figure_rows_add_figure (group, line->what, line->text)
                                      : crumb_row_add (group, line->what, line->text);

  if (line->share >= 0)
    adw_action_row_add_suffix (row, crumb_share_bar_new (line->share, line->expected));
}

/* The points of a round, game by game. (nullable) */
static GtkWidget *
new_chart (const CrumbPlayerStats *stats)
{
  GArray *points = crumb_chart_points_new ();
  double least = G_MAXDOUBLE, most = 0, sum = 0;
  g_autofree char *text = NULL;
  guint n;

  for (guint i = 0; i < stats->recent->len; i++)
    {
      const CrumbPlayerGame *game = &g_array_index (stats->recent, CrumbPlayerGame, i);
      double mean = game->rounds > 0 ? (double) game->points / game->rounds : 0;
      g_autofree char *date = crumb_game_line_date (game->started);
      CrumbChartPoint point = { .value = MAX (mean, 0), .large = game->won, .started = game->started };

      if (game->rounds == 0)
        continue;
      point.id = g_strdup (game->id);
      point.text = crumb_game_words_last_game (stats->kind, date, mean, game->won);
      g_array_append_val (points, point);
      least = MIN (least, mean);
      most = MAX (most, mean);
      sum += mean;
    }
  n = points->len;
  text = n > 0 ? crumb_game_words_last_games (stats->kind, n, least, most, sum / n) : NULL;
  return crumb_line_chart_new (points, n > CRUMB_LINE_CHART_MOST_DOTS ? n / TRENDS : 0, text);
}

static void
add_points (GtkBox *box, const CrumbPlayerStats *stats, GPtrArray *lines)
{
  const CrumbGameWords *words = crumb_game_words_of (stats->kind);
  AdwPreferencesGroup *group = crumb_figure_rows_add_group (box, g_dpgettext2 (NULL, "heading", words->points_heading));
  g_autofree char *average = crumb_words_average (crumb_player_stats_per_round (stats));
  g_autofree char *best = words->points (stats->best_round);
  AdwActionRow *row;

  if (stats->player->rounds == 0)
    {
      crumb_row_add (group, _ ("No rounds scored in finished games yet."), NULL);
      return;
    }

  crumb_figure_rows_add_figure (group, _ (words->average_heading), average);
  row = crumb_figure_rows_add_figure (group, _ (words->best_heading), best);
  if (stats->best_game != NULL)
    crumb_row_lead_to (row, "win.review", g_variant_new_string (stats->best_game));
  for (guint i = 0; i < lines->len && !begins_group (lines->pdata[i]); i++)
    add_figure_line (group, lines->pdata[i]);

  crumb_figure_rows_add_chart (box, _ (words->points_a_round_heading),
                               stats->recent->len > CRUMB_LINE_CHART_MOST_DOTS
                                   ? _ ("Oldest games first.")
                                   : _ ("Oldest games first. Large dots are wins."),
                               new_chart (stats));
}

/* Evening by evening, with how far off it may be. */
static void
add_strength (GtkBox *box, const CrumbPlayerStats *stats)
{
  GArray *points = crumb_chart_points_new ();
  g_autofree char *now =
      crumb_words_strength (stats->strength.rating, 2 * stats->strength.deviation, stats->provisional);
  GtkWidget *chart;

  for (guint i = 0; i < stats->strengths->len; i++)
    {
      const CrumbPlayerStrength *strength = &g_array_index (stats->strengths, CrumbPlayerStrength, i);
      g_autofree char *date = crumb_game_line_date (strength->started);
      g_autofree char *text = crumb_words_strength (strength->rating.rating, 2 * strength->rating.deviation, FALSE);
      CrumbChartPoint point = {
        .value = strength->rating.rating,
        .middle = strength->rating.rating,
        .spread = 2 * strength->rating.deviation,
        .started = strength->started,
        .id = g_strdup (strength->id),
        .text = crumb_words_on_day (date, text),
      };

      g_array_append_val (points, point);
    }
  chart = crumb_line_chart_new (points, 0, now);
  if (chart != NULL)
    crumb_figure_rows_add_chart (box, C_ ("heading", "Strength"), now, chart);
}

/* Game by game, with the band that chance alone stays in. */
static void
add_course (GtkBox *box, const CrumbPlayerStats *stats, const CrumbFigureCourse *course)
{
  GArray *points = crumb_chart_points_new ();
  CrumbFigures figures = { 0 };
  g_autofree char *now = NULL, *note = NULL;
  GtkWidget *chart;

  for (guint i = 0; i < stats->recent->len; i++)
    {
      const CrumbPlayerGame *game = crumb_player_stats_get_recent (stats, i);
      g_autofree char *date = crumb_game_line_date (game->started);
      CrumbChartPoint point = { .started = game->started };

      crumb_player_stats_add_recent (stats, i, figures);
      if (!course->value (figures, &point.value, &point.spread))
        continue;
      g_free (now);
      now = crumb_words_course (point.value, point.spread);
      point.id = g_strdup (game->id);
      point.text = crumb_words_on_day (date, now);
      g_array_append_val (points, point);
    }
  note = g_strdup_printf ("%s\n%s", now != NULL ? now : "", _ (course->note));
  chart = crumb_line_chart_new (points, 0, note);
  if (chart != NULL)
    crumb_figure_rows_add_chart (box, _ (course->heading), note, chart);
}

static void
add_courses (GtkBox *box, const CrumbPlayerStats *stats)
{
  for (const CrumbFigureCourse *course = crumb_game_words_of (stats->kind)->courses;
       course != NULL && course->id != NULL; course++)
    add_course (box, stats, course);
}

/* What the game itself counts, in the groups that it makes of it. */
static void
add_figure_groups (GtkBox *box, GPtrArray *lines)
{
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < lines->len; i++)
    {
      const CrumbFigureLine *line = lines->pdata[i];

      if (begins_group (line))
        {
          group = crumb_figure_rows_add_group (box, line->group);
          crumb_figure_rows_describe (group, line->note);
        }
      if (group != NULL)
        add_figure_line (group, line);
    }
}

static void
add_streaks (GtkBox *box, const CrumbPlayerStats *stats)
{
  g_autofree char *now = crumb_words_streak (stats->streak);
  g_autofree char *longest = crumb_words_longest_streaks (stats->longest_won, stats->longest_lost);

  if (stats->player->games > 0)
    crumb_row_add (crumb_figure_rows_add_group (box, C_ ("heading", "Streaks")), now, longest);
}

static void
add_rivals (GtkBox *box, const CrumbPlayerStats *stats, const char *const chosen[])
{
  AdwPreferencesGroup *group;

  if (stats->rivals->len == 0)
    return;

  group = crumb_figure_rows_add_group (box, _ ("Head to Head"));
  for (guint i = 0; i < stats->rivals->len; i++)
    {
      const CrumbRival *rival = g_ptr_array_index (stats->rivals, i);
      g_autofree char *games = crumb_words_head_to_head (rival->games, rival->ahead, rival->behind);
      g_autofree char *points = crumb_game_words_points_against (stats->kind, rival->points, rival->their_points);
      g_autofree char *both = g_strdup_printf ("%s\n%s", games, points);
      AdwActionRow *row = crumb_row_add (group, rival->player->name, both);

      adw_action_row_add_prefix (row, crumb_seat_mark_new (rival->player->colour));
      crumb_row_lead_to (row, "history.rivals", choose_with (stats, chosen, rival->player->key));
      gtk_widget_set_tooltip_text (GTK_WIDGET (row), _ ("Compare These Two"));
    }
}

static void
add_spellings (GtkBox *box, const CrumbPlayerStats *stats)
{
  AdwPreferencesGroup *group;

  if (stats->spellings->len == 0)
    return;

  group = crumb_figure_rows_add_group (box, _ ("Other Spellings"));
  for (guint i = 0; i < stats->spellings->len; i++)
    {
      const CrumbPlayer *spelling = g_ptr_array_index (stats->spellings, i);
      GtkWidget *button = gtk_button_new_with_label (C_ ("button", "Separate"));

      gtk_widget_set_tooltip_text (button, _ ("Make This a Separate Player Again"));
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", spelling->key);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "player.unmerge");
      adw_action_row_add_suffix (crumb_row_add (group, spelling->name, NULL), button);
    }
}

void
crumb_player_figures_add (GtkBox *box, const CrumbPlayerStats *stats, const char *const chosen[CRUMB_FILTER_N])
{
  g_autoptr (GPtrArray) lines = crumb_game_words_figures (stats->kind, stats->figures, FALSE);

  add_games (box, stats, chosen);
  add_points (box, stats, lines);
  add_figure_groups (box, lines);
  add_streaks (box, stats);
  add_strength (box, stats);
  add_courses (box, stats);
  add_rivals (box, stats, chosen);
  add_spellings (box, stats);
  crumb_tab_leaves_lists (GTK_WIDGET (box));
}
