/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Evenings in History, and the pages about evenings, two people, and records. */

#include "history-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/carry/crumb-result-picture.h"
#include "ui/history/crumb-game-browser.h"
#include "ui/history/crumb-player-page.h"
#include "ui/leaderboard/crumb-leaderboard-page.h"
#include "ui/past/crumb-game-card.h"
#include "ui/past/crumb-line-chart.h"
#include "ui/past/crumb-past-page.h"
#include "ui/past/crumb-rival-bar.h"

/* Three games of two people and one with somebody else, all of this evening; one goes on. */
static void
add_evening (History *history)
{
  g_autofree char *one = history_add_game (history, "", "Sue", "John", TRUE);
  g_autofree char *two = history_add_game (history, "", "John", "Sue", TRUE);
  g_autofree char *three = history_add_game (history, "", "Sue", "John", TRUE);
  g_autofree char *other = history_add_game (history, "", "Sue", "Ann", TRUE);
  g_autofree char *running = history_add_game (history, "", "Sue", "John", FALSE);

  history_settle ();
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 5);
}

static GtkWidget *
find_page (History *history)
{
  return history_find (history, CRUMB_TYPE_PAST_PAGE);
}

static CrumbGameCard *
find_card (History *history, const char *text)
{
  g_autoptr (GPtrArray) cards = widget_find_all (GTK_WIDGET (history->view), CRUMB_TYPE_GAME_CARD);

  for (guint i = 0; i < cards->len; i++)
    if (widget_shows (cards->pdata[i], text))
      return cards->pdata[i];
  return NULL;
}

static void
test_rows (History *history, gconstpointer data)
{
  GtkWidget *browser = history_find (history, CRUMB_TYPE_GAME_BROWSER);
  CrumbGameCard *card;

  add_evening (history);
  history_act (browser, "games.evenings", NULL);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
  card = find_card (history, "3 games: Cookie Raid");
  g_assert_nonnull (card);
  history_wait_for_text (GTK_WIDGET (card), "Sue\n2");
  history_wait_for_text (GTK_WIDGET (card), "John\n1");
  history_act (browser, "games.select-all", NULL);
  history_wait_for_text (browser, "5 Selected");
  history_act (browser, "games.cancel", NULL);
  history_act (browser, "games.evenings", NULL);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 5);
}

/* All games of an evening are deleted together, and come back. */
static void
test_deleted (History *history, gconstpointer data)
{
  GtkWidget *browser = history_find (history, CRUMB_TYPE_GAME_BROWSER);
  g_auto (GStrv) selected = NULL;

  add_evening (history);
  history_act (browser, "games.evenings", NULL);
  history_act (browser, "games.select-all", NULL);
  selected = crumb_game_browser_get_selected (CRUMB_GAME_BROWSER (browser));
  g_assert_cmpuint (g_strv_length (selected), ==, 5);
  history_act (browser, "games.delete", NULL);
  history_wait_for_text (GTK_WIDGET (history->view), "No Games Yet");
  crumb_edits_step (crumb_history_view_get_edits (history->view), FALSE);
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 3);
}

static void
test_page (History *history, gconstpointer data)
{
  CrumbGameFilter filter = { .progress = CRUMB_PROGRESS_OVER, .with = (char *) "john" };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;
  g_autoptr (GError) error = NULL;

  add_evening (history);
  games = crumb_store_list_games (history->record.store, &filter, 0, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < games->len; i++)
    g_strv_builder_add (builder, ((const CrumbGameSummary *) games->pdata[i])->id);
  ids = g_strv_builder_end (builder);
  history_act (GTK_WIDGET (history->view), "history.evening", g_variant_new_strv ((const char *const *) ids, -1));
  history_wait_for_text (find_page (history), "Games Won");
  history_assert_count_in (find_page (history), CRUMB_TYPE_GAME_CARD, 3);
  crumb_store_delete_games (history->record.store, (const char *const[]) { ids[0], NULL }, &error);
  g_assert_no_error (error);
  history_assert_count_in (find_page (history), CRUMB_TYPE_GAME_CARD, 2);
  crumb_store_delete_games (history->record.store, (const char *const *) ids, &error);
  g_assert_no_error (error);
  history_wait_for_text (find_page (history), "The games of this evening were deleted.");
}

static void
got_texture_cb (GObject *clipboard, GAsyncResult *result, gpointer texture)
{
  *(GdkTexture **) texture = gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static gboolean
is_there (gpointer texture)
{
  return *(GdkTexture **) texture != NULL;
}

static void
assert_copies_picture (History *history)
{
  g_autoptr (GdkTexture) texture = NULL;

  history_act (find_page (history), "past.copy-picture", NULL);
  history_wait_for_text (history->window, "Picture copied");
  gdk_clipboard_read_texture_async (gtk_widget_get_clipboard (history->window), NULL, got_texture_cb, &texture);
  history_wait_until (is_there, &texture, "the picture");
  g_assert_cmpint (gdk_texture_get_width (texture), ==, CRUMB_RESULT_PICTURE_WIDTH);
  g_assert_cmpint (gdk_texture_get_height (texture), >, 300);
}

/* All of an evening is one picture, the higher the more games there were. */
static void
test_picture (History *history, gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  const char *ids[6] = { NULL };

  add_evening (history);
  games =
      crumb_store_list_games (history->record.store, &(CrumbGameFilter) { .progress = CRUMB_PROGRESS_OVER }, 0, NULL);
  for (guint i = 0; i < games->len; i++)
    ids[i] = ((const CrumbGameSummary *) games->pdata[i])->id;
  history_act (GTK_WIDGET (history->view), "history.evening", g_variant_new_strv (ids, -1));
  history_wait_for_text (find_page (history), "Games Won");
  assert_copies_picture (history);
}

static void
test_rivals (History *history, gconstpointer data)
{
  GtkWidget *page;
  GtkWidget *chart;

  add_evening (history);
  history_act (GTK_WIDGET (history->view), "history.rivals",
               crumb_filter_values_new ((const char *const[CRUMB_FILTER_N]) {
                   [CRUMB_FILTER_PLAYER] = "sue", [CRUMB_FILTER_WITH] = "john" }));
  page = find_page (history);
  history_wait_for_text (page, "Sue ahead in 2, John in 1");
  history_wait_for_text (page, "3 games");
  history_assert_count_in (page, CRUMB_TYPE_RIVAL_BAR, 1);
  history_assert_count_in (page, CRUMB_TYPE_LINE_CHART, 1);
  chart = widget_find (page, CRUMB_TYPE_LINE_CHART);
  g_assert_true (widget_press (chart, GDK_KEY_Left));
  g_assert_cmpint (crumb_chart_get_pointed (CRUMB_CHART (chart)), ==, 2);
  g_assert_true (widget_press (chart, GDK_KEY_Left));
  g_assert_cmpint (crumb_chart_get_pointed (CRUMB_CHART (chart)), ==, 1);
  g_assert_true (widget_press (chart, GDK_KEY_Home));
  g_assert_cmpint (crumb_chart_get_pointed (CRUMB_CHART (chart)), ==, 0);
}

/* The leaderboard is of the games that are chosen, and so are the pages that it leads to. */
static void
test_leaderboard (History *history, gconstpointer data)
{
  g_autoptr (GPtrArray) rows = NULL;
  CrumbFilterButton *filter;
  GtkWidget *page;

  add_evening (history);
  history_act (GTK_WIDGET (history->view), "history.leaderboard", NULL);
  page = history_find (history, CRUMB_TYPE_LEADERBOARD_PAGE);
  filter = CRUMB_FILTER_BUTTON (widget_find (page, CRUMB_TYPE_FILTER_BUTTON));
  history_wait_for_text (page, "Won 3 of 4 games");
  crumb_filter_button_choose (filter, CRUMB_FILTER_PLAYERS, "3");
  history_wait_for_text (page, "No finished games match.");
  history_wait_for_text (page, "3 players");
  crumb_filter_button_choose (filter, CRUMB_FILTER_PLAYERS, "2");
  history_wait_for_text (page, "Won 3 of 4 games");
  history_act (page, "leaderboard.against", g_variant_new_string ("sue"));
  history_wait_for_text (page, "Sue against…");
  rows = widget_find_all (page, ADW_TYPE_ACTION_ROW);
  gtk_widget_activate (rows->pdata[rows->len - 1]);
  history_wait_for_text (find_page (history), "Sue ahead in 1, Ann in 0");
  history_wait_for_text (find_page (history), "2 players");
}

/* What is chosen is what is shown, and the page says so. */
static void
test_choice (History *history, gconstpointer data)
{
  GtkWidget *page;

  add_evening (history);
  history_act (GTK_WIDGET (history->view), "history.rivals",
               crumb_filter_values_new ((const char *const[CRUMB_FILTER_N]) { [CRUMB_FILTER_PLAYER] = "sue",
                                                                              [CRUMB_FILTER_WITH] = "john",
                                                                              [CRUMB_FILTER_FROM] = "2001-01-01",
                                                                              [CRUMB_FILTER_TO] = "2001-01-02" }));
  page = find_page (history);
  history_wait_for_text (page, "From ");
  history_wait_for_text (page, "0 games");
  g_assert_false (widget_shows (page, "Lead over Time"));
}

/* A person's page is of the games that are chosen, and leads to just those. */
static void
test_person (History *history, gconstpointer data)
{
  GtkWidget *page;
  CrumbFilterButton *filter;

  add_evening (history);
  history_act (GTK_WIDGET (history->view), "history.player", g_variant_new_string ("sue"));
  page = history_find (history, CRUMB_TYPE_PLAYER_PAGE);
  filter = CRUMB_FILTER_BUTTON (widget_find (page, CRUMB_TYPE_FILTER_BUTTON));
  history_wait_for_text (page, "4 games, 3 won");
  crumb_filter_button_choose (filter, CRUMB_FILTER_WITH, "ann");
  history_wait_for_text (page, "1 game, 1 won");
  history_wait_for_text (page, "With Ann");
  crumb_filter_button_choose (filter, CRUMB_FILTER_PLAYERS, "3");
  history_wait_for_text (page, "No finished games yet.");
  crumb_filter_button_choose (filter, CRUMB_FILTER_PLAYERS, "2");
  history_wait_for_text (page, "1 game, 1 won");
  history_activate_row (page, "Show These Games");
  history_assert_count (history, CRUMB_TYPE_GAME_CARD, 1);
}

static void
test_highlights (History *history, gconstpointer data)
{
  const char *values[CRUMB_FILTER_N] = { NULL };
  GtkWidget *page;

  add_evening (history);
  history_act (GTK_WIDGET (history->view), "history.highlights", NULL);
  page = find_page (history);
  history_wait_for_text (page, "4 games on 2 evenings");
  history_wait_for_text (page, "Sue won most: 3 games");
  history_wait_for_text (page, "Sue: 50 cookies");
  history_wait_for_text (page, "Sue won by 43 cookies.");
  history_wait_for_text (page, "Sue won 2 games in a row.");
  history_wait_for_text (page, "Calendar");
  g_assert_false (widget_shows (page, "Biggest comeback"));
  assert_copies_picture (history);
  values[CRUMB_FILTER_FROM] = values[CRUMB_FILTER_TO] = "2001-01-01";
  history_act (GTK_WIDGET (history->view), "history.games-by", crumb_filter_values_new (values));
  history_wait_for_text (history_find (history, CRUMB_TYPE_GAME_BROWSER), "No Games Found");
}

#define ADD(name, function) g_test_add ("/past-pages/" name, History, NULL, history_set_up, function, history_tear_down)

void
add_past_pages_tests (void)
{
  ADD ("rows", test_rows);
  ADD ("deleted", test_deleted);
  ADD ("page", test_page);
  ADD ("picture", test_picture);
  ADD ("rivals", test_rivals);
  ADD ("choice", test_choice);
  ADD ("leaderboard", test_leaderboard);
  ADD ("highlights", test_highlights);
  ADD ("person", test_person);
}
