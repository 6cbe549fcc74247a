/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Two people against each other: how often each was ahead, how that went, and their most remarkable games. */

#include "crumb-rivals-page.h"

#include "crumb-figure-rows.h"
#include "crumb-game-line.h"
#include "crumb-line-chart.h"
#include "crumb-past-page.h"
#include "crumb-rival-bar.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "record/store/crumb-rivalry.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words-past.h"
#include "words/crumb-words-player.h"

#include <glib/gi18n.h>

/* How many of the last games are shown one by one. */
#define N_LAST 10

static gpointer
query (CrumbStore *beside, gpointer data, GError **error)
{
  const CrumbGameFilter *filter = ((const CrumbPastQuestion *) data)->filter;

  return crumb_rivalry_read (beside, filter->player, filter->with, filter, error);
}

static const CrumbPlayer *
who_is_ahead (const CrumbRivalry *rivalry, int ahead)
{
  return ahead > 0 ? rivalry->one : ahead < 0 ? rivalry->other : NULL;
}

/* "12/03/26: Zoë 41, Ann 40" */
static char *
describe_game (const CrumbRivalry *rivalry, const CrumbRivalGame *game)
{
  g_autofree char *date = crumb_game_line_date (game->started);
  g_autofree char *score =
      crumb_words_score_of_two (rivalry->one->told, game->points, rivalry->other->told, game->their_points);

  /* Translators: %1$s is a date, %2$s the score of a game: “12/03/26: Zoë 41, Ann 40” */
  return g_strdup_printf (C_ ("game of two", "%1$s: %2$s"), date, score);
}

static void
add_bar (GtkBox *box, const CrumbRivalry *rivalry)
{
  guint n = rivalry->games->len;
  g_autofree char *text = crumb_words_ahead (rivalry->one->told, rivalry->ahead, rivalry->other->told, rivalry->behind,
                                             n - rivalry->ahead - rivalry->behind);
  g_autofree char *games = crumb_words_games (n);
  AdwPreferencesGroup *group = crumb_figure_rows_add_group (box, games);

  crumb_figure_rows_describe (group, text);
  adw_preferences_group_add (group, crumb_rival_bar_new (rivalry->one->colour, rivalry->other->colour, rivalry->ahead,
                                                         rivalry->behind, n, text));
}

/* Game by game, how many more often one was ahead than behind. */
static void
add_chart (GtkBox *box, const CrumbRivalry *rivalry)
{
  GArray *points = crumb_chart_points_new ();
  g_autofree char *note = NULL;
  int lead = 0;

  for (guint i = 0; i < rivalry->games->len; i++)
    {
      const CrumbRivalGame *game = crumb_rivalry_get (rivalry, i);
      CrumbChartPoint point = { .started = game->started, .id = g_strdup (game->id) };

      lead += game->ahead;
      point.value = lead;
      point.large = game->ahead > 0;
      point.text = describe_game (rivalry, game);
      g_array_append_val (points, point);
    }
  /* Translators: %s is a player; the line is above 0 while that player was ahead in more games than behind. */
  note = g_strdup_printf (_ ("How many more games %s was ahead in than behind."), rivalry->one->told);
  crumb_figure_rows_add_chart (box, _ ("Lead over Time"), note, crumb_line_chart_new (points, 0, note));
}

/* A mark for each of the last games, in the colour of whoever was ahead; each opens its game. */
static void
add_last (AdwPreferencesGroup *group, const CrumbRivalry *rivalry)
{
  guint n = MIN (rivalry->games->len, N_LAST);
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *marks = adw_wrap_box_new ();

  for (guint i = rivalry->games->len - n; i < rivalry->games->len; i++)
    {
      const CrumbRivalGame *game = crumb_rivalry_get (rivalry, i);
      const CrumbPlayer *ahead = who_is_ahead (rivalry, game->ahead);
      g_autofree char *text = describe_game (rivalry, game);
      GtkWidget *button = gtk_button_new ();

      gtk_button_set_child (GTK_BUTTON (button), ahead != NULL ? crumb_seat_mark_new (ahead->colour)
                                                               : gtk_label_new (C_ ("tied game", "=")));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "circular");
      gtk_widget_set_tooltip_text (button, text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game->id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.review");
      adw_wrap_box_append (ADW_WRAP_BOX (marks), button);
    }
  gtk_widget_add_css_class (marks, "last-games");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), marks);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Last Games"));
  adw_preferences_group_add (group, row);
}

static void
add_game (AdwPreferencesGroup *group, const CrumbRivalry *rivalry, const char *title, guint index)
{
  const CrumbRivalGame *game = crumb_rivalry_get (rivalry, index);
  g_autofree char *text = describe_game (rivalry, game);

  crumb_row_lead_to (crumb_figure_rows_add_figure (group, title, text), "win.review", g_variant_new_string (game->id));
}

static void
add_form (GtkBox *box, const CrumbRivalry *rivalry)
{
  AdwPreferencesGroup *group = crumb_figure_rows_add_group (box, _ ("Last Games"));

  add_last (group, rivalry);
  if (rivalry->spell > 0)
    {
      const CrumbPlayer *by = rivalry->spell_of > 0 ? rivalry->one : rivalry->other;
      g_autofree char *spell = crumb_words_spell (by->told, rivalry->spell);
      AdwActionRow *row = crumb_figure_rows_add_figure (group, _ ("Longest Spell"), spell);

      crumb_row_lead_to (row, "win.review", g_variant_new_string (crumb_rivalry_get (rivalry, rivalry->spell_end)->id));
    }
}

static void
add_kind (CrumbPastPage *page, GtkBox *box, const CrumbRivalry *rivalry, const CrumbRivalKind *kind)
{
  AdwPreferencesGroup *group = crumb_figure_rows_add_group (box, _ (crumb_game_words_of (kind->kind)->name));
  g_autofree char *text = crumb_words_ahead (rivalry->one->told, kind->ahead, rivalry->other->told, kind->behind,
                                             kind->games - kind->ahead - kind->behind);

  AdwActionRow *row = crumb_row_add (group, _ ("Show Their Games"), text);
  const char *values[CRUMB_FILTER_N];

  crumb_past_page_list_chosen (page, values);
  values[CRUMB_FILTER_KIND] = kind->kind->id;
  values[CRUMB_FILTER_PLAYER] = rivalry->one->key;
  values[CRUMB_FILTER_WITH] = rivalry->other->key;
  crumb_row_lead_to (row, "history.games-by", crumb_filter_values_new (values));
  add_game (group, rivalry, _ ("Closest Game"), kind->closest);
  add_game (group, rivalry, _ ("Widest Game"), kind->widest);
}

static void
show (CrumbPastPage *page, GtkBox *box, gconstpointer answer)
{
  const CrumbRivalry *rivalry = answer;
  /* Translators: heads a page about two players */
  g_autofree char *title = g_strdup_printf (_ ("%1$s and %2$s"), rivalry->one->told, rivalry->other->told);

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (page), title);
  add_bar (box, rivalry);
  if (rivalry->games->len > 0)
    {
      add_chart (box, rivalry);
      add_form (box, rivalry);
    }
  for (guint i = 0; i < rivalry->kinds->len; i++)
    add_kind (page, box, rivalry, &g_array_index (rivalry->kinds, CrumbRivalKind, i));
  if (rivalry->n_lacking > 0)
    {
      g_autofree char *lacking = crumb_words_lacking (rivalry->n_lacking);

      crumb_figure_rows_describe (crumb_figure_rows_add_group (box, ""), lacking);
    }
}

static const CrumbPastKind kind = {
  /* Translators: heads a page about two players and their games against each other. */
  .title = N_ ("Rivals"), .given = 1u << CRUMB_FILTER_PROGRESS | 1u << CRUMB_FILTER_PLAYER | 1u << CRUMB_FILTER_WITH,
  .query = query,         .free_answer = (GDestroyNotify) crumb_rivalry_free,
  .show = show,
};

AdwNavigationPage *
crumb_rivals_page_new (CrumbStore *store, GSettings *settings, const char *const values[CRUMB_FILTER_N])
{
  return crumb_past_page_new (&kind, store, settings, NULL, values);
}
