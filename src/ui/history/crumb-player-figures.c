/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the record says of a player, as groups of rows and small charts. */

#include "crumb-player-figures.h"

#include "crumb-player-chart.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-share-bar.h"

#include "words/crumb-figure-line.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words-player.h"

#include <glib/gi18n.h>

static AdwPreferencesGroup *
add_group (GtkBox *box, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (box, group);
  return ADW_PREFERENCES_GROUP (group);
}

static AdwActionRow *
add_row (AdwPreferencesGroup *group, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_preferences_group_add (group, row);
  return ADW_ACTION_ROW (row);
}

/* A row that emphasizes its figure. */
static AdwActionRow *
add_figure (AdwPreferencesGroup *group, const char *title, const char *figure)
{
  AdwActionRow *row = add_row (group, title, figure);

  gtk_widget_add_css_class (GTK_WIDGET (row), "property");
  return row;
}

/* Sets the target first: without it the action would be looked up with the wrong type. */
static void
lead_to (AdwActionRow *row, const char *action, GVariant *target)
{
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  gtk_accessible_update_state (GTK_ACCESSIBLE (arrow), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_action_row_add_suffix (row, arrow);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (row), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
}

static void
add_games (GtkBox *box, const CrumbPlayerStats *stats)
{
  const CrumbPlayer *player = stats->player;
  AdwPreferencesGroup *group = add_group (box, C_ ("heading", "Games"));
  g_autofree char *finished = crumb_words_games_won (player->games, player->won);
  g_autofree char *drawn = crumb_words_games (stats->drawn);
  g_autofree char *running = crumb_words_games (stats->running);

  add_figure (group, C_ ("row", "Finished"), finished);
  if (stats->drawn > 0)
    add_figure (group, C_ ("row", "Drawn"), drawn);
  if (stats->running > 0)
    add_figure (group, C_ ("row", "Unfinished"), running);
  if (player->n_lacking > 0)
    {
      g_autofree char *lacking = crumb_words_lacking (player->n_lacking);

      adw_preferences_group_set_description (group, lacking);
    }

  lead_to (add_row (group, _ ("Show These Games"), NULL), "history.games-of", g_variant_new_string (player->key));
}

static gboolean
begins_group (const CrumbFigureLine *line)
{
  return line->group != NULL;
}

static void
add_figure_line (AdwPreferencesGroup *group, const CrumbFigureLine *line)
{
  AdwActionRow *row =
      line->is_figure ? add_figure (group, line->what, line->text) : add_row (group, line->what, line->text);

  if (line->share >= 0)
    adw_action_row_add_suffix (row, crumb_share_bar_new (line->share, line->expected));
}

static void
add_points (GtkBox *box, const CrumbPlayerStats *stats, GPtrArray *lines)
{
  const CrumbGameWords *words = crumb_game_words_of (stats->kind);
  AdwPreferencesGroup *group = add_group (box, g_dpgettext2 (NULL, "heading", words->points_heading));
  g_autofree char *average = crumb_words_average (crumb_player_stats_per_round (stats));
  g_autofree char *best = words->points (stats->best_round);
  GtkWidget *chart;
  AdwActionRow *row;

  if (stats->player->rounds == 0)
    {
      add_row (group, _ ("No rounds scored in finished games yet."), NULL);
      return;
    }

  add_figure (group, _ (words->average_heading), average);
  row = add_figure (group, _ (words->best_heading), best);
  if (stats->best_game != NULL)
    lead_to (row, "win.review", g_variant_new_string (stats->best_game));
  for (guint i = 0; i < lines->len && !begins_group (lines->pdata[i]); i++)
    add_figure_line (group, lines->pdata[i]);

  chart = crumb_player_chart_new (stats->kind, stats->recent);
  if (chart != NULL)
    {
      group = add_group (box, _ (words->points_a_round_heading));
      adw_preferences_group_set_description (group, _ ("Recent games, oldest first. Large dots are wins."));
      gtk_widget_add_css_class (chart, "card");
      adw_preferences_group_add (group, chart);
      g_object_unref (chart);
    }
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
          group = add_group (box, line->group);
          adw_preferences_group_set_description (group, line->note);
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
    add_row (add_group (box, C_ ("heading", "Streaks")), now, longest);
}

static void
add_rivals (GtkBox *box, const CrumbPlayerStats *stats)
{
  AdwPreferencesGroup *group;

  if (stats->rivals->len == 0)
    return;

  group = add_group (box, _ ("Head to Head"));
  for (guint i = 0; i < stats->rivals->len; i++)
    {
      const CrumbRival *rival = g_ptr_array_index (stats->rivals, i);
      g_autofree char *games = crumb_words_head_to_head (rival->games, rival->ahead, rival->behind);
      g_autofree char *points = crumb_game_words_points_against (stats->kind, rival->points, rival->their_points);
      g_autofree char *both = g_strdup_printf ("%s\n%s", games, points);
      AdwActionRow *row = add_row (group, rival->player->name, both);

      adw_action_row_add_prefix (row, crumb_seat_mark_new (rival->player->colour));
      lead_to (
          row, "history.games-of-pair",
          g_variant_new ("(sssmsmsms)", stats->kind->id, stats->player->key, rival->player->key, NULL, NULL, NULL));
      gtk_widget_set_tooltip_text (GTK_WIDGET (row), _ ("Show Their Games"));
    }
}

static void
add_spellings (GtkBox *box, const CrumbPlayerStats *stats)
{
  AdwPreferencesGroup *group;

  if (stats->spellings->len == 0)
    return;

  group = add_group (box, _ ("Other Spellings"));
  for (guint i = 0; i < stats->spellings->len; i++)
    {
      const CrumbPlayer *spelling = g_ptr_array_index (stats->spellings, i);
      GtkWidget *button = gtk_button_new_with_mnemonic (C_ ("button", "_Separate"));

      gtk_widget_set_tooltip_text (button, _ ("Make This a Separate Player Again"));
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", spelling->key);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "player.unmerge");
      adw_action_row_add_suffix (add_row (group, spelling->name, NULL), button);
    }
}

void
crumb_player_figures_add (GtkBox *box, const CrumbPlayerStats *stats)
{
  g_autoptr (GPtrArray) lines = crumb_game_words_figures (stats->kind, stats->figures, FALSE);

  add_games (box, stats);
  add_points (box, stats, lines);
  add_figure_groups (box, lines);
  add_streaks (box, stats);
  add_rivals (box, stats);
  add_spellings (box, stats);
  crumb_tab_leaves_lists (GTK_WIDGET (box));
}
