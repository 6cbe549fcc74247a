/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How much was played, the records, and a calendar of evenings. */

#include "crumb-highlights-page.h"

#include "crumb-figure-rows.h"
#include "crumb-game-line.h"
#include "crumb-past-page.h"
#include "ui/carry/crumb-result-picture.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "record/store/crumb-highlights.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words-past.h"
#include "words/crumb-words-player.h"

#include <glib/gi18n.h>

static gpointer
query (CrumbStore *beside, gpointer data, GError **error)
{
  return crumb_highlights_read (beside, ((const CrumbPastQuestion *) data)->filter, error);
}

static char *
describe_most (const CrumbHighlights *highlights)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  guint won = 0;

  for (guint i = 0; i < highlights->most->len; i++)
    {
      const CrumbPlayer *player =
          crumb_game_set_get_player (highlights->set, g_array_index (highlights->most, guint, i));

      won = player->won;
      g_ptr_array_add (names, player->told);
    }
  list = crumb_words_list ((const char *const *) names->pdata, names->len);
  return crumb_words_won_most (list, won);
}

static void
add_sums (GtkBox *box, const CrumbHighlights *highlights)
{
  g_autofree char *games = crumb_words_games_on_evenings (highlights->set->games->len, highlights->set->n_evenings);
  g_autofree char *most = describe_most (highlights);
  g_autofree char *time = crumb_words_playing_time (highlights->seconds);
  AdwPreferencesGroup *group = crumb_figure_rows_add_group (box, games);

  if (highlights->most->len > 0)
    crumb_figure_rows_describe (group, most);
  if (highlights->seconds > 0)
    crumb_figure_rows_add_figure (group, _ ("Playing Time"), time);
}

static void
add_record (AdwPreferencesGroup *group, const CrumbHighlights *highlights, const CrumbHighlight *record)
{
  const CrumbSetGame *game = crumb_game_set_get (highlights->set, record->game);
  const CrumbPlayer *player = crumb_game_set_get_player (highlights->set, record->player);
  g_autofree char *title = crumb_words_highlight_title (record->type, record->kind, record->figure);
  g_autofree char *text =
      crumb_words_highlight (record->type, record->kind, record->figure, record->value, player->told);
  g_autofree char *date = crumb_game_line_date (game->started);
  AdwActionRow *row = crumb_figure_rows_add_figure (group, title, text);
  GtkWidget *when = gtk_label_new (date);

  if (record->type != CRUMB_HIGHLIGHT_ROUNDS)
    adw_action_row_add_prefix (row, crumb_seat_mark_new (player->colour));
  gtk_widget_add_css_class (when, "dimmed");
  gtk_widget_add_css_class (when, "numeric");
  adw_action_row_add_suffix (row, when);
  crumb_row_lead_to (row, "history.record",
                     g_variant_new ("(ssuux)", game->id, player->key, record->type, record->figure, record->value));
}

static void
add_records (GtkBox *box, const CrumbHighlights *highlights)
{
  const CrumbGameKind *kind = NULL;
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < highlights->records->len; i++)
    {
      const CrumbHighlight *record = &g_array_index (highlights->records, CrumbHighlight, i);
      gboolean streak = record->type == CRUMB_HIGHLIGHT_STREAK;

      if (group == NULL || streak || record->kind != kind)
        group = crumb_figure_rows_add_group (box, streak ? C_ ("heading", "Streaks")
                                                         : _ (crumb_game_words_of (record->kind)->name));
      kind = record->kind;
      add_record (group, highlights, record);
    }
}

/* Marks the days of the month that is shown. @days: (element-type CrumbPlayedDay) */
static void
mark_days_cb (GtkCalendar *calendar, GParamSpec *pspec, GArray *days)
{
  g_autoptr (GDateTime) shown = gtk_calendar_get_date (calendar);

  gtk_calendar_clear_marks (calendar);
  for (guint i = 0; i < days->len; i++)
    {
      GDate date;

      g_date_clear (&date, 1);
      g_date_set_julian (&date, g_array_index (days, CrumbPlayedDay, i).julian);
      if (g_date_get_year (&date) == g_date_time_get_year (shown)
          && (int) g_date_get_month (&date) == g_date_time_get_month (shown))
        gtk_calendar_mark_day (calendar, g_date_get_day (&date));
    }
}

/* What was played on the selected day, below the calendar. */
typedef struct
{
  GArray *days; /* (element-type CrumbPlayedDay) */
  AdwActionRow *row;
} Days;

static guint
count_games (GArray *days, GDateTime *day)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (day), (GDateMonth) g_date_time_get_month (day),
                  (GDateYear) g_date_time_get_year (day));
  for (guint i = 0; i < days->len; i++)
    if (g_array_index (days, CrumbPlayedDay, i).julian == g_date_get_julian (&date))
      return g_array_index (days, CrumbPlayedDay, i).games;
  return 0;
}

/* (transfer floating) */
static GVariant *
games_of (const char *day)
{
  const char *const values[CRUMB_FILTER_N] = { [CRUMB_FILTER_FROM] = day, [CRUMB_FILTER_TO] = day };

  return crumb_filter_values_new (values);
}

static void
day_selected_cb (GtkCalendar *calendar, Days *days)
{
  g_autoptr (GDateTime) chosen = gtk_calendar_get_date (calendar);
  g_autofree char *day = g_date_time_format (chosen, "%Y-%m-%d");
  g_autofree char *shown = g_date_time_format (chosen, "%x");
  guint n = count_games (days->days, chosen);
  g_autofree char *games = n > 0 ? crumb_words_games (n) : g_strdup (_ ("No games on this day."));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (days->row), shown);
  adw_action_row_set_subtitle (days->row, games);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (days->row), games_of (day));
  gtk_widget_set_sensitive (GTK_WIDGET (days->row), n > 0);
}

static void
select_last_day (GtkCalendar *calendar, GArray *days)
{
  g_autoptr (GDateTime) last = NULL;
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, g_array_index (days, CrumbPlayedDay, days->len - 1).julian);
  last =
      g_date_time_new_local (g_date_get_year (&date), (int) g_date_get_month (&date), g_date_get_day (&date), 0, 0, 0);
  crumb_calendar_show (calendar, last);
}

static void
release_days (gpointer data, GClosure *closure)
{
  Days *days = data;

  g_array_unref (days->days);
  g_free (days);
}

/* GTK leaves the arrows of a calendar without names: of the month, then of the year. */
static void
name_arrows (GtkWidget *calendar)
{
  const char *const names[] = { _ ("Previous Month"), _ ("Next Month"), _ ("Previous Year"), _ ("Next Year") };
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (gtk_widget_get_first_child (calendar));
       child != NULL && n < G_N_ELEMENTS (names); child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child))
      {
        gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, names[n], -1);
        gtk_widget_set_tooltip_text (child, names[n++]);
      }
}

static void
add_calendar (GtkBox *box, const CrumbHighlights *highlights)
{
  Days *days = g_new (Days, 1);
  AdwPreferencesGroup *group = crumb_figure_rows_add_group (box, C_ ("heading", "Calendar"));
  GtkCalendar *calendar = GTK_CALENDAR (gtk_calendar_new ());
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  days->days = crumb_highlights_list_days (highlights);
  name_arrows (GTK_WIDGET (calendar));
  select_last_day (calendar, days->days);
  mark_days_cb (calendar, NULL, days->days);
  /* In large text a month is wider than a phone. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (calendar));
  gtk_widget_add_css_class (scrolled, "card");
  crumb_figure_rows_describe (group, _ ("Days on which you played have a mark."));
  adw_preferences_group_add (group, scrolled);
  days->row = crumb_row_add (group, "", NULL);
  crumb_row_lead_to (days->row, "history.games-by", games_of (NULL));
  day_selected_cb (calendar, days);
  g_signal_connect (calendar, "notify::month", G_CALLBACK (mark_days_cb), days->days);
  g_signal_connect (calendar, "notify::year", G_CALLBACK (mark_days_cb), days->days);
  g_signal_connect_data (calendar, "day-selected", G_CALLBACK (day_selected_cb), days, release_days, 0);
}

static int
compare_wins (gconstpointer a, gconstpointer b)
{
  return (int) ((const CrumbPlayer *) b)->won - (int) ((const CrumbPlayer *) a)->won;
}

/* Those who won most, and all records. */
static GdkTexture *
draw (CrumbPastPage *page, gconstpointer answer, GError **error)
{
  const CrumbHighlights *highlights = answer;
  g_autofree char *games = crumb_words_games_on_evenings (highlights->set->games->len, highlights->set->n_evenings);
  g_autofree char *most = highlights->most->len > 0 ? describe_most (highlights) : g_strdup ("");
  g_autoptr (GPtrArray) players = g_ptr_array_copy (highlights->set->players, NULL, NULL);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (CrumbResultLine));
  g_autoptr (GString) text = g_string_new (NULL);
  const CrumbGameKind *kind = NULL;

  g_ptr_array_set_free_func (players, NULL);
  g_ptr_array_sort_values (players, compare_wins);
  for (guint i = 0; i < players->len && i < CRUMB_SEATS_MAX; i++)
    {
      const CrumbPlayer *player = players->pdata[i];
      CrumbResultLine line = { player->colour, player->name, (int) player->won,
                               player->won > 0 && compare_wins (players->pdata[0], player) == 0 };

      g_array_append_val (lines, line);
    }
  for (guint i = 0; i < highlights->records->len; i++)
    {
      const CrumbHighlight *record = &g_array_index (highlights->records, CrumbHighlight, i);
      const CrumbPlayer *player = crumb_game_set_get_player (highlights->set, record->player);
      g_autofree char *title = crumb_words_highlight_title (record->type, record->kind, record->figure);
      g_autofree char *has =
          crumb_words_highlight (record->type, record->kind, record->figure, record->value, player->told);

      if (record->type != CRUMB_HIGHLIGHT_STREAK && record->kind != kind)
        g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", _ (crumb_game_words_of (record->kind)->name));
      kind = record->kind;
      g_string_append_printf (text, "\n%s · %s", title, has);
    }
  return crumb_result_picture_draw_result (
      &(const CrumbResult) { .title = games, .details = most, .lines = lines, .text = text->str },
      gtk_widget_get_display (GTK_WIDGET (page)), error);
}

static void
show (CrumbPastPage *page, GtkBox *box, gconstpointer answer)
{
  const CrumbHighlights *highlights = answer;

  crumb_past_page_offer_menu (page, _ ("Options for the Highlights"), NULL);
  add_sums (box, highlights);
  if (highlights->set->games->len == 0)
    return;
  add_records (box, highlights);
  add_calendar (box, highlights);
  if (highlights->set->n_lacking > 0)
    {
      g_autofree char *lacking = crumb_words_lacking (highlights->set->n_lacking);

      crumb_figure_rows_describe (crumb_figure_rows_add_group (box, ""), lacking);
    }
}

static const CrumbPastKind kind = {
  /* Translators: heads a page about the best of all games. */
  .title = N_ ("Highlights"),
  .given = 1u << CRUMB_FILTER_PROGRESS,
  .query = query,
  .free_answer = (GDestroyNotify) crumb_highlights_free,
  .show = show,
  .draw = draw,
};

AdwNavigationPage *
crumb_highlights_page_new (CrumbStore *store, GSettings *settings)
{
  return crumb_past_page_new (&kind, store, settings, NULL, NULL);
}
