/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reviewing a game: the rounds, luck, the page, and undoing corrections. */

#include "review-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "record/files/crumb-game-file.h"
#include "record/store/crumb-correction.h"
#include "ui/cookie-raid/panels/crumb-bid-line.h"
#include "ui/cookie-raid/review/crumb-luck-view.h"
#include "ui/cookie-raid/review/crumb-past-bid-row.h"
#include "ui/corrections/crumb-past-moves.h"
#include "ui/game/crumb-game-ui.h"
#include "ui/history/crumb-review-page.h"
#include "ui/history/crumb-round-row.h"
#include "ui/history/crumb-round-table.h"

#include <string.h>

/* The rounds ---------------------------------------------------------------- */

/* The bid with that number, and how many there are. */
static CrumbRaidLogEntry
find_bid (GPtrArray *items, guint number, guint *n_bids)
{
  CrumbRaidLogEntry found = { 0 };

  *n_bids = 0;
  for (guint i = 0; i < items->len; i++)
    {
      const CrumbRaidLogEntry *entry = crumb_raid_log_item_get_entry (items->pdata[i]);

      *n_bids += entry->kind == CRUMB_RAID_LOG_BID;
      if (entry->kind == CRUMB_RAID_LOG_BID && entry->bid.number == number)
        found = *entry;
    }
  return found;
}

static void
test_past_rounds (Review *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) items = NULL;
  CrumbRaidLogEntry bid;
  guint n_bids;

  review_begin_bids (fixture);
  items = crumb_raid_log_read_round (fixture->game, 0);
  g_assert_cmpuint (crumb_raid_log_item_get_entry (items->pdata[0])->scored, ==, 12);

  bid = find_bid (items, 1, &n_bids);
  g_assert_cmpuint (n_bids, ==, 2);
  g_assert_cmpuint (bid.ruled, ==, 5);
  g_assert_true (bid.bid.taken);
  g_assert_cmpuint (bid.bid.die.face, ==, 6);
  g_assert_false (bid.bid.lucky);
  bid = find_bid (items, 2, &n_bids);
  g_assert_cmpuint (bid.begun, ==, 6);
  g_assert_cmpuint (bid.ruled, ==, 8);
  g_assert_cmpuint (bid.ended, ==, 10);
  g_assert_true (bid.bid.lucky && bid.bid.rerolled);
  g_assert_cmpuint (bid.bid.shows.face, ==, 2);
}

/* A screen reader says who has what, and who is ahead, in a sentence of the row. */
static void
test_totals_are_said (Review *fixture, gconstpointer data)
{
  g_autoptr (GtkWidget) row = g_object_ref_sink (g_object_new (CRUMB_TYPE_ROUND_ROW, NULL));

  review_begin_bids (fixture);
  crumb_round_row_show_totals (CRUMB_ROUND_ROW (row), fixture->game);
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, "Total: Sue 2; John & <b> 8, leads.");
}

/* The buttons that activate @action; no two beside each other do so with the same. */
static guint
count_buttons (GtkWidget *root, const char *action)
{
  g_autoptr (GPtrArray) buttons = widget_find_all (root, GTK_TYPE_BUTTON);
  GVariant *last = NULL;
  guint n = 0;

  for (guint i = 0; i < buttons->len; i++)
    {
      GtkActionable *button = buttons->pdata[i];

      if (g_strcmp0 (gtk_actionable_get_action_name (button), action) != 0)
        continue;
      g_assert_true (last == NULL || g_variant_compare (last, gtk_actionable_get_action_target_value (button)) != 0);
      last = gtk_actionable_get_action_target_value (button);
      n++;
    }
  return n;
}

/* Each bid is in one row, which says in words what it draws, and opens to its ruling. */
static void
test_round_opens (Review *fixture, gconstpointer data)
{
  static const char *const sentences[] = {
    "Bid 1: Sue takes the bid. 6, 1 beats 2, 2: 6 is higher than 2. Sue takes 6 from the plate.",
    "Bid 2: John & <b> takes the bid. Only John & <b> bid. A lone bidder wins whatever the dice show. John & <b> takes "
    "3 from the plate. John & <b> re-rolls the last die, a 3, and gets 2.",
  };
  /* The plate is there as well, but gets no room between rows. */
  static const char *const cards[] = {
    "Sue\n0\nJohn & <b>\n0\nPlate\nSue takes the bid.\n6-1 beats 2-2: 6 is higher than 2.\nTied before: 5-4\n"
    "Show Rule\nChances before the roll: Sue 50.0%, John & <b> 50.0%.\nShow in Replay",
    "Sue\n0\nno bid\nJohn & <b>\n0\nPlate\nJohn & <b> takes the bid.\nOnly John & <b> bid. A lone bidder wins "
    "whatever the dice show.\nShow Rule\nJohn & <b> re-rolls the last die, a 3, and gets 2.\nShow in Replay",
  };
  GtkWidget *list, *row;
  g_autoptr (GPtrArray) bids = NULL;
  g_autofree char *closed = NULL;

  review_begin_bids (fixture);
  fixture->widget = g_object_ref_sink (g_object_new (CRUMB_TYPE_ROUND_TABLE, "openable", TRUE, NULL));
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->widget), fixture->game);
  closed = widget_texts (fixture->widget);
  list = widget_find (fixture->widget, GTK_TYPE_LIST_BOX);
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1));

  g_signal_emit_by_name (list, "row-activated", row);
  gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
  bids = widget_find_all (fixture->widget, CRUMB_TYPE_PAST_BID_ROW);
  g_assert_cmpuint (bids->len, ==, 2);
  review_assert_texts (bids->pdata[0], "1");
  review_assert_texts (bids->pdata[1], "2\nLucky last");
  g_assert_cmpuint (count_buttons (fixture->widget, "win.correct-among"), ==, 3);
  for (guint i = 0; i < bids->len; i++)
    {
      GtkWidget *toggle = widget_find (bids->pdata[i], GTK_TYPE_TOGGLE_BUTTON);

      gtk_test_accessible_assert_property (toggle, GTK_ACCESSIBLE_PROPERTY_LABEL, sentences[i]);
      gtk_test_accessible_assert_state (toggle, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);
      g_signal_emit_by_name (toggle, "clicked");
      gtk_test_accessible_assert_state (toggle, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
      review_assert_texts (gtk_widget_get_last_child (bids->pdata[i]), cards[i]);
      g_signal_emit_by_name (toggle, "clicked");
    }

  g_signal_emit_by_name (list, "row-activated", row);
  gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);
  review_assert_texts (fixture->widget, closed);
}

/* Every round can be corrected where it stands, the one that is being played too. */
static void
test_correct_rounds (Review *fixture, gconstpointer data)
{
  review_begin_bids (fixture);
  record_play (fixture->game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
  record_play (fixture->game, CRUMB_RAID_BID, SUE, "5");
  fixture->widget = g_object_ref_sink (g_object_new (CRUMB_TYPE_ROUND_TABLE, "openable", TRUE, NULL));
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->widget), fixture->game);
  g_assert_cmpuint (count_buttons (fixture->widget, "review.correct-round"), ==, 2);
}

/* Only rounds that a correction changed are marked: not the one that is played since the end was taken out. */
static void
test_marked_rounds (Review *fixture, gconstpointer data)
{
  static const gboolean marked[] = { TRUE, FALSE, FALSE };
  CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = SUE, .amount = 7 };
  g_autoptr (CrumbCorrection) correction = NULL;
  g_autoptr (GError) error = NULL;

  fixture->game = record_new_game (fixture->record.store, "", 2);
  review_play_cookies (fixture->game, 4, 9);
  record_play (fixture->game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
  review_play_cookies (fixture->game, 5, 2);
  record_play (fixture->game, CRUMB_RAID_END, CRUMB_NO_SEAT, "");
  correction = crumb_correction_new (fixture->game);
  crumb_correction_replace (correction, 0, &move);
  crumb_correction_strike (correction, crumb_correction_get_n_moves (correction) - 1);
  crumb_game_correct (fixture->game, correction, NULL, &error);
  g_assert_no_error (error);
  record_play (fixture->game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
  review_play_cookies (fixture->game, 3, 3);

  for (guint round = 0; round < G_N_ELEMENTS (marked); round++)
    {
      guint from, to;
      g_autofree char *lines = NULL;

      crumb_past_moves_find (fixture->game, round, &from, &to);
      lines = crumb_past_moves_corrected (fixture->game, from, to);
      g_assert_true ((lines != NULL) == marked[round]);
    }
}

/* What the table said of a hand reads from left to right, whoever's it is. */
static void
test_kept_hand (Review *fixture, gconstpointer data)
{
  static const char file[] =
      "{\"crumb-game\":1,\"game\":\"cookie-raid\",\"players\":[{\"name\":\"שרה\"},{\"name\":\"Sue\"}],\"entries\":["
      "{\"what\":\"reveal\"},{\"what\":\"overrule\"},{\"what\":\"hand\",\"seat\":0,\"dice\":\"66\"},"
      "{\"what\":\"hand\",\"seat\":1,\"dice\":\"555\"}]}";
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;
  g_autofree char *texts = NULL;

  id = record_read (fixture->record.store, file);
  game = crumb_store_load_game (fixture->record.store, id, &error);
  fixture->widget = g_object_ref_sink (crumb_game_ui_of (crumb_game_get_kind (game))->round_detail_new (game, 0));
  texts = widget_texts (fixture->widget);
  g_assert_nonnull (strstr (texts, "\u200e\u2068שרה\u2069 has "));
}

/* A bid that nobody made is not an empty row. */
static void
test_nobody_bids (Review *fixture, gconstpointer data)
{
  CrumbDrawnBid bid = { .number = 5, .n_seats = 2, .winner = CRUMB_NO_SEAT };

  review_begin_scores (fixture);
  fixture->widget = g_object_ref_sink (g_object_new (CRUMB_TYPE_BID_LINE, NULL));
  crumb_bid_line_show (CRUMB_BID_LINE (fixture->widget), fixture->game, &bid);
  review_assert_texts (fixture->widget, "5\nNobody bids.");
  bid.roll.dice[SUE] = (CrumbDice) { .count = 1, .dice = { { .face = 4 } } };
  crumb_bid_line_show (CRUMB_BID_LINE (fixture->widget), fixture->game, &bid);
  review_assert_texts (fixture->widget, "5");
}

/* Luck, the turning point, undo ---------------------------------------------- */

static void
test_luck (Review *fixture, gconstpointer data)
{
  review_begin_bids (fixture);
  review_show (fixture, crumb_luck_view_new ());
  review_assert_texts (
      fixture->widget,
      "Players\nExact chances before the first roll. Only bids with every roll entered count.\nSue\nWon 1 of "
      "1 contested bid; 0.5 expected.\nJohn & <b>\nWon 0 of 1 contested bid; 0.5 expected.\nRe-rolled 1 of 1 "
      "lucky last. It brought 6 cookies.\nContested Bids\nRound 1, bid 1: Sue\nChances before the roll: Sue "
      "50.0%, John & <b> 50.0%.\n50.0%");
}

static void
test_no_luck (Review *fixture, gconstpointer data)
{
  g_autofree char *texts = NULL;

  review_begin_scores (fixture);
  review_show (fixture, crumb_luck_view_new ());
  texts = widget_texts (fixture->widget);
  g_assert_true (g_str_has_prefix (texts, "No Contested Bids"));
}

static void
test_page (Review *fixture, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  review_begin_scores (fixture);
  fixture->widget = g_object_ref_sink (GTK_WIDGET (crumb_review_page_new (fixture->game, fixture->edits, NULL)));
  before = widget_texts (fixture->widget);
  g_assert_nonnull (strstr (before, "Sue wins with 39 cookies."));
  g_assert_nonnull (strstr (before, "The turning point: Sue took the lead in round 3 and kept it."));
  g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (fixture->widget)), ==, "Sue and John & <b>");

  g_assert_true (crumb_game_set_title (fixture->game, "A <i>fine</i> evening", &error));
  g_assert_true (crumb_game_set_note (fixture->game, "With cocoa & cake", &error));
  after = widget_texts (fixture->widget);
  g_assert_nonnull (strstr (after, "A <i>fine</i> evening"));
  g_assert_nonnull (strstr (after, "With cocoa & cake"));
}

/* In large text a table of many players is wider than a phone: it scrolls alone, and nothing else is cut. */
static void
test_narrow_page (Review *fixture, gconstpointer data)
{
  GtkWidget *window, *page;
  GtkAdjustment *across;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 192 * 1024, NULL);
  fixture->game = record_new_game (fixture->record.store, "target=35", 4);
  for (uint8_t seat = 0; seat < 4; seat++)
    record_take (fixture->game, &(CrumbMove) { .what = CRUMB_RAID_COOKIES, .seat = seat, .amount = 4 });
  page = GTK_WIDGET (crumb_review_page_new (fixture->game, fixture->edits, NULL));
  fixture->widget = g_object_ref_sink (page);
  window = g_object_new (ADW_TYPE_WINDOW, "content", page, "default-width", 400, "default-height", 700, NULL);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (widget_find (page, CRUMB_TYPE_ROUND_TABLE))
         || gtk_widget_get_width (widget_find (page, CRUMB_TYPE_ROUND_TABLE)) == 0)
    widget_wait ();
  across = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (widget_find (page, GTK_TYPE_VIEWPORT)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (across), ==, gtk_adjustment_get_page_size (across));
  widget_destroy_window (GTK_WINDOW (window));
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

static void
correct_score (Review *fixture, guint move, int cookies)
{
  g_autoptr (CrumbCorrection) correction = crumb_correction_new (fixture->game);
  CrumbMove instead = *crumb_correction_get_move (correction, move);
  g_autoptr (GError) error = NULL;

  instead.amount = (int16_t) cookies;
  crumb_correction_replace (correction, move, &instead);
  g_assert_true (crumb_game_correct (fixture->game, correction, NULL, &error));
  g_assert_no_error (error);
}

static void
undo_in_review (Review *fixture)
{
  crumb_edits_step (fixture->edits, FALSE);
}

static int
total (Review *fixture, guint seat)
{
  return crumb_scores_of (crumb_game_get_state (fixture->game))->totals[seat];
}

/* Shows the page without its dialog, and catches its signal that the game was corrected. */
static void
open_correction (Review *fixture, GtkWidget **window)
{
  GtkWidget *page = GTK_WIDGET (crumb_review_page_new (fixture->game, fixture->edits, NULL));

  fixture->widget = g_object_ref_sink (page);
  *window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (*window), page);
  gtk_window_present (GTK_WINDOW (*window));
  g_assert_true (gtk_widget_activate_action (page, "win.correct", "u", 0));
}

static void
say_corrected (GtkWidget *window)
{
  AdwDialog *dialog = adw_window_get_visible_dialog (ADW_WINDOW (window));

  g_signal_emit_by_name (dialog, "corrected");
  adw_dialog_force_close (dialog);
}

static void
test_undo_of_correction (Review *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *window;

  review_begin_scores (fixture);
  open_correction (fixture, &window);
  undo_in_review (fixture);
  g_assert_cmpint (total (fixture, SUE), ==, 39);
  correct_score (fixture, 0, 5);
  say_corrected (window);
  g_assert_cmpint (total (fixture, SUE), ==, 40);
  g_assert_true (crumb_game_set_title (fixture->game, "Sunday", &error));
  for (guint i = 0; i < 2; i++)
    {
      undo_in_review (fixture);
      g_assert_cmpint (total (fixture, SUE), ==, 39);
      g_assert_cmpint (total (fixture, JOHN), ==, 14);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The review's Undo doesn't undo taps made at the table since. */
static void
test_no_undo_of_taps (Review *fixture, gconstpointer data)
{
  const CrumbMove play_on = { .what = CRUMB_RAID_PLAY_ON, .seat = CRUMB_NO_SEAT, .amount = 90 };
  GtkWidget *window;
  guint n_moves;

  review_begin_scores (fixture);
  open_correction (fixture, &window);
  correct_score (fixture, 0, 5);
  say_corrected (window);
  record_take (fixture->game, &play_on);
  n_moves = crumb_game_get_n_moves (fixture->game);
  undo_in_review (fixture);
  g_assert_cmpuint (crumb_game_get_n_moves (fixture->game), ==, n_moves);
  g_assert_cmpint (total (fixture, SUE), ==, 40);
  gtk_window_destroy (GTK_WINDOW (window));
}

void
add_review_tests (void)
{
  adw_init ();

  g_test_add ("/review/rounds/past", Review, NULL, review_set_up, test_past_rounds, review_tear_down);

  g_test_add ("/review/rounds/totals", Review, NULL, review_set_up, test_totals_are_said, review_tear_down);
  g_test_add ("/review/rounds/marked", Review, NULL, review_set_up, test_marked_rounds, review_tear_down);
  g_test_add ("/review/rounds/open", Review, NULL, review_set_up, test_round_opens, review_tear_down);
  g_test_add ("/review/rounds/correct", Review, NULL, review_set_up, test_correct_rounds, review_tear_down);
  g_test_add ("/review/rounds/kept-hand", Review, NULL, review_set_up, test_kept_hand, review_tear_down);
  g_test_add ("/review/rounds/nobody", Review, NULL, review_set_up, test_nobody_bids, review_tear_down);
  g_test_add ("/review/luck/bids", Review, NULL, review_set_up, test_luck, review_tear_down);
  g_test_add ("/review/luck/none", Review, NULL, review_set_up, test_no_luck, review_tear_down);
  g_test_add ("/review/page", Review, NULL, review_set_up, test_page, review_tear_down);
  g_test_add ("/review/narrow", Review, NULL, review_set_up, test_narrow_page, review_tear_down);
  g_test_add ("/review/undo/correction", Review, NULL, review_set_up, test_undo_of_correction, review_tear_down);
  g_test_add ("/review/undo/taps", Review, NULL, review_set_up, test_no_undo_of_taps, review_tear_down);
}
