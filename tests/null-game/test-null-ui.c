/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The window's folders that know no game show the null game as any other. */

#include "null-game-display-tests.h"
#include "null-game.h"

#include "../record/record-fixture.h"
#include "../ui/widget-texts.h"
#include "ui/app/crumb-window.h"
#include "ui/corrections/crumb-correction-dialog.h"
#include "ui/corrections/crumb-move-page.h"
#include "ui/game/crumb-agreement-dialog.h"
#include "ui/game/crumb-game-ui.h"
#include "ui/game/crumb-new-game-dialog.h"
#include "ui/game/crumb-undoable.h"
#include "ui/history/crumb-game-browser.h"
#include "ui/history/crumb-player-page.h"
#include "ui/history/crumb-review-page.h"
#include "ui/past/crumb-game-card.h"
#include "ui/table/crumb-ask-key.h"

#include "rules/cookie-raid/raid.h"
#include "words/crumb-game-words.h"

#include <string.h>

static CrumbGame *
new_game (CrumbStore *store, const char *points)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  g_autoptr (GError) error = NULL;
  CrumbGame *game;

  g_ptr_array_add (seats, crumb_seat_new ("Sue", CRUMB_COLOUR_BLUE));
  g_ptr_array_add (seats, crumb_seat_new ("Null & void", CRUMB_COLOUR_RED));
  game = crumb_store_new_game (store, &crumb_null, "", NULL, seats, 0, &error);
  g_assert_no_error (error);
  for (; *points != '\0'; points++)
    record_play (game, NULL_POINT, (guint) (*points - '0'), "");
  return game;
}

static void
test_table (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = new_game (fixture->store, "0");
  const CrumbGameUi *ui = crumb_game_ui_of (&crumb_null);
  GtkWidget *table = ui->table_new (NULL);
  GtkWidget *window = g_object_new (ADW_TYPE_WINDOW, "content", table, NULL);
  g_autoptr (GPtrArray) keys = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (crumb_undoable_can (CRUMB_UNDOABLE (table), FALSE));
  g_object_set (table, "game", game, NULL);
  gtk_window_present (GTK_WINDOW (window));
  widget_assert_shows (table, "Sue leads with 1 point.");
  keys = widget_find_all (table, CRUMB_TYPE_ASK_KEY);
  g_signal_emit_by_name (keys->pdata[1], "clicked");
  g_assert_cmpint (crumb_scores_of (crumb_game_get_state (game))->totals[1], ==, 1);
  widget_assert_shows (table, "Sue and Null & void lead with 1 point each.");
  g_assert_true (crumb_undoable_step (CRUMB_UNDOABLE (table), FALSE, &error));
  g_assert_cmpint (crumb_scores_of (crumb_game_get_state (game))->totals[1], ==, 0);
  widget_destroy_window (GTK_WINDOW (window));
}

static void
test_review (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = new_game (fixture->store, "01011");
  GtkWidget *page = g_object_ref_sink (GTK_WIDGET (crumb_review_page_new (game, NULL, NULL)));

  widget_assert_shows (page, "Null & void wins with 3 points.");
  widget_assert_shows (page, "Null & void");
  g_assert_true (gtk_widget_activate_action (page, "review.replay", "u", 3));
  widget_assert_shows (page, "Sue leads with 2 points");
  g_object_unref (page);
}

static void
wait_until_it_shows (GtkWidget *widget, const char *text)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;
  gboolean shown = FALSE;

  while (!shown)
    {
      g_autofree char *texts = widget_texts (widget);

      shown = strstr (texts, text) != NULL;
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      widget_wait ();
    }
}

static void
assert_view (GtkWidget *window, const char *want)
{
  g_autofree char *view = NULL;

  g_object_get (window, "view", &view, NULL);
  g_assert_cmpstr (view, ==, want);
}

/* It has no rulings, so there is nothing to go to. */
static void
test_window (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = new_game (fixture->store, "0");
  g_autoptr (CrumbGame) raid = record_new_game (fixture->store, "", 3);
  GtkWidget *window = GTK_WIDGET (crumb_window_new (NULL, fixture->store, NULL));

  gtk_window_present (GTK_WINDOW (window));
  crumb_window_set_game (CRUMB_WINDOW (window), game);
  wait_until_it_shows (window, "Null & void");
  g_object_set (window, "view", "rulings", NULL);
  assert_view (window, "table");

  crumb_window_set_game (CRUMB_WINDOW (window), raid);
  g_object_set (window, "view", "rulings", NULL);
  assert_view (window, "rulings");
  crumb_window_set_game (CRUMB_WINDOW (window), game);
  assert_view (window, "table");
  widget_destroy_window (GTK_WINDOW (window));
}

static gpointer
wait_for_only (GtkWidget *root, GType type)
{
  gint64 deadline = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (TRUE)
    {
      g_autoptr (GPtrArray) found = widget_find_all (root, type);

      if (found->len == 1)
        return found->pdata[0];
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
test_correction (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = new_game (fixture->store, "01");
  GtkWidget *dialog = GTK_WIDGET (crumb_correction_dialog_new (game, "win.correct-among", g_variant_new_uint32 (0)));
  GtkWidget *window = adw_window_new ();
  GtkWidget *page;

  gtk_window_present (GTK_WINDOW (window));
  adw_dialog_present (ADW_DIALOG (dialog), window);
  wait_until_it_shows (dialog, "Sue: Score");
  g_assert_true (gtk_widget_activate_action (dialog, "correction.edit", "u", 0));
  page = wait_for_only (dialog, CRUMB_TYPE_MOVE_PAGE);
  adw_combo_row_set_selected (wait_for_only (page, ADW_TYPE_COMBO_ROW), 1);
  g_assert_true (gtk_widget_activate_action (page, "correction.choose", NULL));
  wait_until_it_shows (dialog, "Sue 1 → 0");
  g_assert_true (gtk_widget_activate_action (dialog, "correction.save", NULL));
  g_assert_cmpint (crumb_scores_of (crumb_game_get_state (game))->totals[1], ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Views of Cookie Raid that are given a game of another kind show no more than they do without one. The log, which is
 * of any game, has lines instead of its sentence. */
static void
test_other_views (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = new_game (fixture->store, "0");
  const CrumbGameUi *ui = crumb_game_ui_of (&crumb_cookie_raid);
  GtkWidget *(*const makers[]) (GSettings *) = { ui->table_new, ui->rulings_new };
  GtkWidget *views[G_N_ELEMENTS (makers) + 2] = { NULL };
  guint n_views = 0;

  for (guint i = 0; i < G_N_ELEMENTS (makers); i++)
    views[n_views++] = makers[i](NULL);
  for (const CrumbReviewTab *tab = ui->review_tabs; tab->id != NULL; tab++)
    views[n_views++] = tab->new ();

  for (guint i = 0; i < n_views; i++)
    {
      GtkWidget *view = g_object_ref_sink (views[i]);
      g_autofree char *without = widget_texts (view);
      g_auto (GStrv) parts = g_strsplit (without, "\nWhatever you settle shows up here.", 2);
      g_autofree char *before = g_strjoinv ("", parts);
      g_autofree char *after = NULL;

      g_object_set (view, "game", game, NULL);
      after = widget_texts (view);
      g_assert_cmpstr (after, ==, before);
      g_object_unref (view);
    }
}

/* The page on which tables agree knows no game. */
static void
agree_on_five (GtkWidget *page)
{
  wait_until_it_shows (page, "Same as the usual rules.");
  g_assert_true (gtk_widget_activate_action (page, "house-rules.pick", "s", "five"));
  wait_until_it_shows (page, "To five");
  wait_until_it_shows (page, "1 difference from the usual rules.");
  wait_until_it_shows (page, "Five points win.");
  g_assert_true (gtk_widget_activate_action (page, "house-rules.agree", NULL));
}

/* Whoever played it last is offered it again, with the same people and any rules that a table can agree on. */
static void
test_new_game (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) raid = record_new_game (fixture->store, "", 3);
  g_autoptr (CrumbGame) game = new_game (fixture->store, "000");
  GtkWidget *dialog = g_object_ref_sink (GTK_WIDGET (crumb_new_game_dialog_new (fixture->store, NULL)));
  GtkWidget *window = adw_window_new ();
  g_autoptr (CrumbGame) latest = NULL;
  const CrumbGameKind *kind;

  gtk_window_present (GTK_WINDOW (window));
  adw_dialog_present (ADW_DIALOG (dialog), window);
  g_object_get (dialog, "kind", &kind, NULL);
  g_assert_true (kind == &crumb_null);
  g_object_set (dialog, "kind", crumb_game_kinds[0], NULL);
  g_object_set (dialog, "kind", &crumb_null, NULL);
  wait_until_it_shows (dialog, "To three");
  g_assert_true (gtk_widget_activate_action (dialog, "new-game.rules", NULL));
  agree_on_five (wait_for_only (window, CRUMB_TYPE_AGREEMENT_DIALOG));
  wait_until_it_shows (dialog, "To five");
  gtk_widget_activate_action (dialog, "new-game.start", NULL);
  g_assert_true (crumb_store_latest_game (fixture->store, &latest, NULL));
  g_assert_true (crumb_game_get_kind (latest) == &crumb_null);
  g_assert_cmpstr (crumb_game_get_id (latest), !=, crumb_game_get_id (game));
  g_assert_cmpstr (crumb_game_get_head (latest)->rules, ==, "to=5");
  g_object_unref (dialog);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
assert_cards (GtkWidget *browser, guint n)
{
  gint64 deadline = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;
  guint found = 0;

  while (found != n && g_get_monotonic_time () < deadline)
    {
      g_autoptr (GPtrArray) cards = widget_find_all (browser, CRUMB_TYPE_GAME_CARD);

      found = cards->len;
      widget_wait ();
    }
  g_assert_cmpuint (found, ==, n);
}

/* Games of several kinds stand in one list, and can be told apart. */
static void
test_history (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) raid = record_new_game (fixture->store, "", 3);
  g_autoptr (CrumbGame) one = new_game (fixture->store, "000");
  g_autoptr (CrumbGame) two = new_game (fixture->store, "1");
  GtkWidget *browser = g_object_new (CRUMB_TYPE_GAME_BROWSER, "store", fixture->store, NULL);
  GtkWidget *window =
      g_object_new (ADW_TYPE_WINDOW, "content", browser, "default-width", 400, "default-height", 900, NULL);

  gtk_window_present (GTK_WINDOW (window));
  assert_cards (browser, 3);
  crumb_game_browser_show_by (CRUMB_GAME_BROWSER (browser),
                              (const char *const[CRUMB_FILTER_N]) { [CRUMB_FILTER_KIND] = "null" });
  assert_cards (browser, 2);
  crumb_game_browser_show_by (CRUMB_GAME_BROWSER (browser),
                              (const char *const[CRUMB_FILTER_N]) { [CRUMB_FILTER_KIND] = "cookie-raid" });
  assert_cards (browser, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A player's figures are about one game, at first the one that was finished last. */
static void
assert_answer (RecordFixture *fixture, GtkWidget *page, const char *text)
{
  while (crumb_store_is_asked (fixture->store))
    g_main_context_iteration (NULL, TRUE);
  widget_assert_shows (page, text);
}

static void
test_player (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) raid = record_new_game (fixture->store, "", 3);
  g_autoptr (CrumbGame) game = new_game (fixture->store, "000");
  g_autoptr (CrumbEdits) edits = crumb_edits_new (fixture->store);
  g_autofree char *key = crumb_seat_name_key ("Sue");
  GtkWidget *page = GTK_WIDGET (crumb_player_page_new (fixture->store, NULL, key, edits));
  GtkWidget *window = g_object_new (GTK_TYPE_WINDOW, "child", page, "default-height", 600, "default-width", 400, NULL);
  g_autoptr (GPtrArray) choices = NULL;

  gtk_window_present (GTK_WINDOW (window));
  assert_answer (fixture, page, "1 game, 1 won");
  widget_assert_shows (page, "Points\n");
  choices = widget_find_all (page, GTK_TYPE_DROP_DOWN);
  gtk_drop_down_set_selected (choices->pdata[0], 0);
  assert_answer (fixture, page, "No finished games yet.");
  widget_assert_shows (page, "Cookies\n");
  gtk_drop_down_set_selected (choices->pdata[0], 1);
  assert_answer (fixture, page, "1 game, 1 won");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add (const char *path, void (*test) (RecordFixture *fixture, gconstpointer data))
{
  g_test_add (path, RecordFixture, NULL, record_fixture_set_up, test, record_fixture_tear_down);
}

void
add_null_ui_tests (void)
{
  adw_init ();

  add ("/null/ui/table", test_table);
  add ("/null/ui/window", test_window);
  add ("/null/ui/review", test_review);
  add ("/null/ui/correction", test_correction);
  add ("/null/ui/other-views", test_other_views);
  add ("/null/ui/new-game", test_new_game);
  add ("/null/ui/history", test_history);
  add ("/null/ui/player", test_player);
}
