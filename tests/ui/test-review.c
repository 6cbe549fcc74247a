/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Reviewing a game: the chart, the rounds, the replay, luck and the printed sheet. */

#include "../record/record-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "record/store/crumb-correction.h"
#include "ui/cookie-raid/review/crumb-bid-card.h"
#include "ui/cookie-raid/review/crumb-luck-view.h"
#include "ui/cookie-raid/review/crumb-past-bid-row.h"
#include "ui/cookie-raid/review/crumb-past-round.h"
#include "ui/cookie-raid/review/crumb-raid-replay.h"
#include "ui/history/crumb-review-page.h"
#include "ui/history/crumb-round-table.h"
#include "ui/history/crumb-score-chart.h"
#include "ui/replay/crumb-replay-view.h"
#include "ui/widgets/crumb-chart-layout.h"
#include "ui/widgets/crumb-chart-picture.h"
#include "ui/widgets/crumb-chart-view.h"

/* The fixture's seats, whose names need escaping. */
#define SUE 0
#define JOHN 1

typedef struct
{
  RecordFixture record;
  CrumbGame *game;
  CrumbEdits *edits;
  GtkWidget *widget;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  record_fixture_set_up (&fixture->record, NULL);
  fixture->edits = crumb_edits_new (fixture->record.store);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->widget);
  g_clear_object (&fixture->game);
  g_clear_object (&fixture->edits);
  record_fixture_tear_down (&fixture->record, NULL);
}

static void
play_cookies (CrumbGame *game, int sue, int john)
{
  const int amounts[] = { sue, john };

  for (guint seat = 0; seat < G_N_ELEMENTS (amounts); seat++)
    {
      const CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = (uint8_t) seat, .amount = (int16_t) amounts[seat] };
      g_autoptr (GError) error = NULL;
      CrumbRefusal refusal;

      g_assert_true (crumb_game_play (game, &move, &refusal, &error));
      g_assert_no_error (error);
    }
}

/* Three rounds in which the lead changes once. */
static void
begin_scores (Fixture *fixture)
{
  static const int scores[][2] = { { 4, 9 }, { 5, 2 }, { 30, 3 } };

  fixture->game = record_new_game (fixture->record.store, "target=35", 2);
  for (guint round = 0; round < G_N_ELEMENTS (scores); round++)
    {
      if (round > 0)
        record_play (fixture->game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
      play_cookies (fixture->game, scores[round][0], scores[round][1]);
    }
}

/* A round with two dice: a tie, a re-rolled lucky last, and the hands. */
static void
begin_bids (Fixture *fixture)
{
  CrumbGame *game = fixture->game = record_new_game (fixture->record.store, "plate=2", 2);

  record_play (game, CRUMB_RAID_PLATE, CRUMB_NO_SEAT, "63");
  record_play (game, CRUMB_RAID_BID, SUE, "54");
  record_play (game, CRUMB_RAID_BID, JOHN, "54");
  record_play (game, CRUMB_RAID_REROLL, SUE, "61");
  record_play (game, CRUMB_RAID_REROLL, JOHN, "22");
  record_play (game, CRUMB_RAID_TAKE, SUE, "6");
  record_play (game, CRUMB_RAID_BID, SUE, "");
  record_play (game, CRUMB_RAID_BID, JOHN, "1");
  record_play (game, CRUMB_RAID_TAKE, JOHN, "3");
  record_play (game, CRUMB_RAID_LUCKY, JOHN, "2");
  record_play (game, CRUMB_RAID_HAND, SUE, "6165");
  record_play (game, CRUMB_RAID_HAND, JOHN, "2212");
}

static void
show (Fixture *fixture, GtkWidget *panel)
{
  fixture->widget = g_object_ref_sink (panel);
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (panel), fixture->game);
}

static GtkWidget *
find (GtkWidget *root, GType type)
{
  g_autoptr (GPtrArray) found = widget_find_all (root, type);

  g_assert_cmpuint (found->len, >=, 1);
  return g_ptr_array_index (found, 0);
}

static void
assert_texts (GtkWidget *widget, const char *expected)
{
  g_autofree char *texts = widget_texts (widget);

  g_assert_cmpstr (texts, ==, expected);
}

static void
press (GtkWidget *widget, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean done = FALSE;

  for (guint i = 0; !done && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
        continue;
      for (guint j = 0; !done && j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          g_autofree char *trigger = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          if (g_strcmp0 (trigger, gdk_keyval_name (key)) == 0)
            done = gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                                 gtk_shortcut_get_arguments (shortcut));
        }
    }
  g_assert_true (done);
}

/* The chart ---------------------------------------------------------------- */

static void
test_lines (Fixture *fixture, gconstpointer data)
{
  CrumbScoreLines lines;

  begin_scores (fixture);
  lines = crumb_score_lines_read (fixture->game);
  g_assert_cmpuint (lines.n_seats, ==, 2);
  g_assert_cmpuint (lines.n_rounds, ==, 3);
  g_assert_cmpint (lines.totals[0][SUE], ==, 0);
  g_assert_cmpint (lines.totals[1][JOHN], ==, 9);
  g_assert_cmpint (lines.totals[2][SUE], ==, 9);
  g_assert_cmpint (lines.totals[3][SUE], ==, 39);
  g_assert_cmpint (lines.target, ==, 35);
  g_assert_cmpint (crumb_score_lines_highest (&lines), ==, 39);
}

static void
test_line_of_joined (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  CrumbScoreLines lines;
  CrumbRefusal refusal;

  fixture->game = record_new_game (fixture->record.store, "", 2);
  play_cookies (fixture->game, 4, 9);
  g_assert_true (crumb_game_join (fixture->game, "Late", 7, &refusal, &error));
  g_assert_no_error (error);
  record_play (fixture->game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
  lines = crumb_score_lines_read (fixture->game);
  g_assert_cmpuint (lines.n_seats, ==, 3);
  g_assert_cmpuint (lines.from[SUE], ==, 0);
  g_assert_cmpuint (lines.from[2], ==, 1);
  g_assert_cmpint (lines.totals[1][2], ==, 7);
}

static void
test_grid (void)
{
  static const struct
  {
    int highest;
    guint most;
    int step;
  } rows[] = { { 50, 5, 10 }, { 51, 5, 20 }, { 9, 10, 1 }, { 100, 2, 50 }, { 1, 0, 1 }, { 999, 4, 500 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (crumb_score_lines_step (rows[i].highest, rows[i].most), ==, rows[i].step);
}

static void
test_picture_finds_rounds (void)
{
  const CrumbScoreLines lines = { .n_seats = 2, .n_rounds = 9 };

  for (guint mirrored = 0; mirrored < 2; mirrored++)
    {
      const CrumbChartPicture picture = { .lines = &lines, .width = 300, .height = 200, .mirrored = mirrored };

      for (guint round = 0; round <= lines.n_rounds; round++)
        g_assert_cmpuint (crumb_chart_picture_round (&picture, crumb_chart_picture_x (&picture, round)), ==, round);
      g_assert_cmpuint (crumb_chart_picture_round (&picture, mirrored ? 1000 : -1000), ==, 0);
      g_assert_cmpuint (crumb_chart_picture_round (&picture, mirrored ? -1000 : 1000), ==, 9);
    }
}

/* The axis ends where the lines do, or at the target if that is just above. */
static void
test_highest (void)
{
  static const struct
  {
    int points;
    int target;
    int highest;
  } rows[] = { { 0, 0, 1 },    { 0, 50, 1 },   { 12, 121, 12 }, { 42, 50, 42 },
               { 43, 50, 50 }, { 50, 50, 50 }, { 61, 50, 61 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const CrumbScoreLines lines = {
        .n_seats = 1, .n_rounds = 1, .totals = { { 0 }, { rows[i].points } }, .target = rows[i].target
      };

      g_assert_cmpint (crumb_score_lines_highest (&lines), ==, rows[i].highest);
    }
}

static void
check_apart (const CrumbChartPicture *picture)
{
  graphene_point_t middles[(CRUMB_ROUNDS_MAX + 1) * CRUMB_SEATS_MAX];
  float edges[G_N_ELEMENTS (middles)];
  guint n = 0;

  for (guint round = 0; round <= picture->lines->n_rounds; round++)
    for (guint seat = 0; seat < picture->lines->n_seats; seat++)
      n += crumb_chart_picture_mark (picture, seat, round, &middles[n], &edges[n]);
  g_assert_cmpuint (n, >=, picture->lines->n_seats);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      {
        float apart = (edges[i] + edges[j]) / 2;

        g_assert_true (ABS (middles[i].x - middles[j].x) >= apart || ABS (middles[i].y - middles[j].y) >= apart);
      }
}

/* Whatever was scored and wherever somebody points, no mark hides another. */
static void
test_marks_apart (void)
{
  for (guint i = 0; i < 300; i++)
    {
      CrumbScoreLines lines = { .n_seats = (guint) g_test_rand_int_range (1, CRUMB_SEATS_MAX + 1),
                                .n_rounds = (guint) g_test_rand_int_range (1, 30),
                                .target = 50 };
      int most = g_test_rand_int_range (1, 12);
      CrumbChartPicture picture = {
        .lines = &lines, .width = (float) g_test_rand_int_range (280, 1400), .height = 220, .mirrored = i % 2 == 0
      };

      for (guint seat = 0; seat < lines.n_seats; seat++)
        {
          lines.to[seat] = lines.n_rounds;
          for (guint round = 1; round <= lines.n_rounds; round++)
            lines.totals[round][seat] = lines.totals[round - 1][seat] + g_test_rand_int_range (0, most);
        }
      picture.pointed = i % 3 == 0 ? g_test_rand_int_range (0, (int) lines.n_rounds + 1) : CRUMB_CHART_NO_ROUND;
      if (picture.pointed != 0)
        check_apart (&picture);
    }
}

/* Names are as near to their lines as the others let them, and all of them in the picture. */
static void
test_names_apart (void)
{
  static const struct
  {
    float wanted[CRUMB_SEATS_MAX];
    float placed[CRUMB_SEATS_MAX];
  } rows[] = {
    { { 30, 60, 90, 120 }, { 30, 60, 90, 120 } },   { { 50, 50, 120, 90 }, { 45, 55, 120, 90 } },
    { { 52, 48, 50, 120 }, { 60, 40, 50, 120 } },   { { 0, 0, 0, 0 }, { 5, 15, 25, 35 } },
    { { 200, 190, 200, 0 }, { 185, 175, 195, 5 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      float placed[CRUMB_SEATS_MAX];

      crumb_chart_layout_names (rows[i].wanted, CRUMB_SEATS_MAX, 10, 0, 200, placed);
      for (guint j = 0; j < CRUMB_SEATS_MAX; j++)
        g_assert_cmpfloat (placed[j], ==, rows[i].placed[j]);
    }
}

static void
test_chart_values (Fixture *fixture, gconstpointer data)
{
  CrumbChartView *view;

  begin_scores (fixture);
  show (fixture, crumb_score_chart_new ());
  assert_texts (fixture->widget, "Total\nSue\n39\nJohn & <b>\n14");
  view = CRUMB_CHART_VIEW (find (fixture->widget, CRUMB_TYPE_CHART_VIEW));
  gtk_test_accessible_assert_role (view, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       "After round 3: Sue 39, John & <b> 14.");
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "After round 3: Sue 39, John & <b> 14.");

  crumb_chart_view_set_round (view, 2);
  assert_texts (fixture->widget, "After round 2\nSue\n+5\n9\nJohn & <b>\n+2\n11");
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       "After round 2: Sue 9, John & <b> 11.");
  crumb_chart_view_set_round (view, 0);
  assert_texts (fixture->widget, "At the start\nSue\n0\nJohn & <b>\n0");
}

static void
test_chart_keys (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint key;
    int ltr;
    int rtl;
  } rows[] = {
    { GDK_KEY_Left, 3, 3 }, { GDK_KEY_Left, 2, 3 }, { GDK_KEY_Left, 1, 3 }, { GDK_KEY_Right, 2, 2 },
    { GDK_KEY_Home, 0, 0 }, { GDK_KEY_Left, 0, 1 }, { GDK_KEY_End, 3, 3 },  { GDK_KEY_Right, 3, 2 },
  };

  begin_scores (fixture);
  fixture->widget = g_object_ref_sink (crumb_chart_view_new ());
  for (guint rtl = 0; rtl < 2; rtl++)
    {
      gtk_widget_set_direction (fixture->widget, rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
      crumb_chart_view_show_game (CRUMB_CHART_VIEW (fixture->widget), fixture->game);
      crumb_chart_view_set_round (CRUMB_CHART_VIEW (fixture->widget), CRUMB_CHART_NO_ROUND);
      for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
        {
          press (fixture->widget, rows[i].key);
          g_assert_cmpint (crumb_chart_view_get_round (CRUMB_CHART_VIEW (fixture->widget)), ==,
                           rtl ? rows[i].rtl : rows[i].ltr);
        }
    }
}

/* The rounds ---------------------------------------------------------------- */

static void
test_past_rounds (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) rounds = NULL;
  const CrumbPastRound *round;
  const CrumbPastBid *bid;

  begin_bids (fixture);
  rounds = crumb_past_rounds_read (fixture->game);
  g_assert_cmpuint (rounds->len, ==, 1);
  round = g_ptr_array_index (rounds, 0);
  g_assert_cmpuint (round->scored, ==, 12);
  g_assert_cmpuint (round->bids->len, ==, 2);

  bid = &g_array_index (round->bids, CrumbPastBid, 0);
  g_assert_cmpuint (bid->settled, ==, 5);
  g_assert_true (bid->taken);
  g_assert_cmpuint (bid->die.face, ==, 6);
  g_assert_false (bid->lucky);
  bid = &g_array_index (round->bids, CrumbPastBid, 1);
  g_assert_cmpuint (bid->begun, ==, 6);
  g_assert_cmpuint (bid->settled, ==, 8);
  g_assert_cmpuint (bid->ended, ==, 10);
  g_assert_true (bid->lucky && bid->rerolled);
  g_assert_cmpuint (bid->shows.face, ==, 2);
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
test_round_opens (Fixture *fixture, gconstpointer data)
{
  static const char *const sentences[] = {
    "Bid 1: Sue takes the bid. 6-1 beats 2-2: 6 is higher than 2. Sue takes 6 from the plate.",
    "Bid 2: John & <b> takes the bid. Only John & <b> bid. A lone bidder wins whatever the dice show. John & <b> takes "
    "3 from the plate. John & <b> re-rolls the last die, a 3, and gets 2.",
  };
  static const char *const cards[] = {
    "Sue takes the bid.\n6-1 beats 2-2: 6 is higher than 2.\nRe-roll\nSue\n2\nJohn & <b>\nTied\nSue\nJohn & <b>\n"
    "Chances before the roll: Sue 50.0 %, John & <b> 50.0 %.\nShow in the Replay\nShow Rule",
    "John & <b> takes the bid.\nOnly John & <b> bid. A lone bidder wins whatever the dice show.\nJohn & <b>\nSue\nno "
    "bid\nJohn & <b> re-rolls the last die, a 3, and gets 2.\nShow in the Replay\nShow Rule",
  };
  GtkWidget *list, *row;
  g_autoptr (GPtrArray) bids = NULL;
  g_autofree char *closed = NULL;

  begin_bids (fixture);
  fixture->widget = g_object_ref_sink (g_object_new (CRUMB_TYPE_ROUND_TABLE, "openable", TRUE, NULL));
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->widget), fixture->game);
  closed = widget_texts (fixture->widget);
  list = find (fixture->widget, GTK_TYPE_LIST_BOX);
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1));

  g_signal_emit_by_name (list, "row-activated", row);
  gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
  bids = widget_find_all (fixture->widget, CRUMB_TYPE_PAST_BID_ROW);
  g_assert_cmpuint (bids->len, ==, 2);
  assert_texts (bids->pdata[0], "1");
  assert_texts (bids->pdata[1], "2\nLucky last");
  g_assert_cmpuint (count_buttons (fixture->widget, "review.correct"), ==, 3);
  for (guint i = 0; i < bids->len; i++)
    {
      GtkWidget *toggle = find (bids->pdata[i], GTK_TYPE_TOGGLE_BUTTON);

      gtk_test_accessible_assert_property (toggle, GTK_ACCESSIBLE_PROPERTY_LABEL, sentences[i]);
      gtk_test_accessible_assert_state (toggle, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);
      g_signal_emit_by_name (toggle, "clicked");
      gtk_test_accessible_assert_state (toggle, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
      assert_texts (find (bids->pdata[i], CRUMB_TYPE_BID_CARD), cards[i]);
      g_signal_emit_by_name (toggle, "clicked");
    }

  g_signal_emit_by_name (list, "row-activated", row);
  gtk_test_accessible_assert_state (row, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);
  assert_texts (fixture->widget, closed);
}

/* Every round can be corrected where it stands, the one that is being played too. */
static void
test_correct_rounds (Fixture *fixture, gconstpointer data)
{
  begin_bids (fixture);
  record_play (fixture->game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
  record_play (fixture->game, CRUMB_RAID_BID, SUE, "5");
  fixture->widget = g_object_ref_sink (g_object_new (CRUMB_TYPE_ROUND_TABLE, "openable", TRUE, NULL));
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->widget), fixture->game);
  g_assert_cmpuint (count_buttons (fixture->widget, "review.correct-round"), ==, 2);
}

/* The replay ---------------------------------------------------------------- */

static GtkWidget *
stage_of (Fixture *fixture)
{
  return find (fixture->widget, CRUMB_TYPE_RAID_REPLAY);
}

/* The state at each step equals that of playing as many moves. */
static void
test_replay_states (Fixture *fixture, gconstpointer data)
{
  const CrumbGameKind *kind;
  g_autofree gpointer state = NULL;
  CrumbReplayView *replay;
  guint at = 0;

  fixture->game = record_new_random_game (fixture->record.store, fixture->record.rand);
  record_play_random (fixture->game, fixture->record.rand, 120);
  kind = crumb_game_get_kind (fixture->game);
  state = g_malloc0 (kind->state_size);
  g_assert_true (kind->start (state, crumb_game_get_rules (fixture->game), crumb_game_get_n_first_seats (fixture->game),
                              crumb_game_get_first (fixture->game)));
  show (fixture, crumb_replay_view_new ());
  replay = CRUMB_REPLAY_VIEW (fixture->widget);
  for (guint step = 0; crumb_replay_view_get_step (replay) == step; crumb_replay_view_set_step (replay, ++step))
    {
      for (; at < crumb_replay_view_get_n_moves (replay); at++)
        {
          CrumbRefusal refusal;

          g_assert_true (kind->apply (state, crumb_game_get_move (fixture->game, at), &refusal));
        }
      g_assert_cmpmem (crumb_game_panel_get_state (CRUMB_GAME_PANEL (stage_of (fixture))), kind->state_size, state,
                       kind->state_size);
    }
  g_assert_cmpuint (at, ==, crumb_game_get_n_moves (fixture->game));
}

static void
go (Fixture *fixture, const char *action, const char *way, guint n_moves)
{
  g_assert_true (gtk_widget_activate_action (fixture->widget, action, "s", way));
  g_assert_cmpuint (crumb_replay_view_get_n_moves (CRUMB_REPLAY_VIEW (fixture->widget)), ==, n_moves);
}

static void
test_replay_stops (Fixture *fixture, gconstpointer data)
{
  static const guint stops[] = { 1, 3, 5, 6, 8, 9, 10, 11, 12, 13, 14 };

  begin_bids (fixture);
  record_play (fixture->game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
  record_play (fixture->game, CRUMB_RAID_BID, SUE, "5");
  show (fixture, crumb_replay_view_new ());

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    go (fixture, "replay.forward", "step", stops[i]);
  go (fixture, "replay.back", "step", 13);
  go (fixture, "replay.back", "round", 12);
  go (fixture, "replay.back", "round", 0);
  go (fixture, "replay.forward", "end", 14);
  go (fixture, "replay.back", "end", 0);
  go (fixture, "replay.forward", "round", 12);
  press (fixture->widget, GDK_KEY_Left);
  g_assert_cmpuint (crumb_replay_view_get_n_moves (CRUMB_REPLAY_VIEW (fixture->widget)), ==, 11);
}

/* What is told of each step, in the caption and for screen readers, is what the table shows there. */
static void
test_replay_shows (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint n_moves;
    const char *place;
    const char *shown[2];
    const char *not_shown;
  } rows[] = {
    { 0, "Round 1, Bid 1 of 2", { "The game starts." }, "Plate" },
    { 1, "Round 1, Bid 1 of 2", { "Plate", "The plate shows 6-3." }, "takes" },
    { 3, "Round 1, Bid 1 of 2", { "Sue and John & <b> re-roll.", "Tied" }, "Taken" },
    { 5, "Round 1, Bid 1 of 2", { "Sue takes the bid.", "6-1 beats 2-2" }, "Taken" },
    { 6, "Round 1, Bid 1 of 2", { "Sue takes the bid.", "Taken" }, "John & <b> takes" },
    { 8, "Round 1, Bid 2 of 2", { "John & <b> takes the bid." }, "Taken" },
    { 9, "Round 1, Bid 2 of 2", { "John & <b> takes the bid.", "Taken" }, "Sue takes" },
    { 10,
      "Round 1, Lucky last",
      { "John & <b> re-rolls the last die, a 3, and gets 2.", "John & <b> takes the bid." },
      "+" },
    { 11, "Round 1, Reveal", { "The hands are revealed.", "John & <b>\n+3" }, "takes" },
    { 12, "Round 1, Scored", { "John & <b>" }, "revealed" },
  };

  begin_bids (fixture);
  show (fixture, crumb_replay_view_new ());
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *texts = NULL;

      crumb_replay_view_show_move (CRUMB_REPLAY_VIEW (fixture->widget), rows[i].n_moves);
      g_assert_cmpuint (crumb_replay_view_get_n_moves (CRUMB_REPLAY_VIEW (fixture->widget)), ==, rows[i].n_moves);
      gtk_test_accessible_assert_property (find (fixture->widget, GTK_TYPE_SCALE), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                           rows[i].place);
      texts = widget_texts (stage_of (fixture));
      for (guint j = 0; j < G_N_ELEMENTS (rows[i].shown) && rows[i].shown[j] != NULL; j++)
        if (strstr (texts, rows[i].shown[j]) == NULL)
          g_error ("“%s” is not shown after %u moves, but:\n%s", rows[i].shown[j], rows[i].n_moves, texts);
      if (strstr (texts, rows[i].not_shown) != NULL)
        g_error ("“%s” is shown after %u moves:\n%s", rows[i].not_shown, rows[i].n_moves, texts);
    }
}

/* Of a move that the replay doesn't stop at, the step shows whatever came of it. */
static void
test_replay_show_move (Fixture *fixture, gconstpointer data)
{
  static const guint rows[][2] = { { 0, 0 }, { 2, 3 }, { 4, 5 }, { 7, 8 }, { 12, 12 }, { 99, 12 } };

  begin_bids (fixture);
  show (fixture, crumb_replay_view_new ());
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      crumb_replay_view_show_move (CRUMB_REPLAY_VIEW (fixture->widget), rows[i][0]);
      g_assert_cmpuint (crumb_replay_view_get_n_moves (CRUMB_REPLAY_VIEW (fixture->widget)), ==, rows[i][1]);
    }
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_replay_plays (Fixture *fixture, gconstpointer data)
{
  guint steps = 0, changes = 0;
  CrumbReplayView *replay;

  begin_bids (fixture);
  show (fixture, crumb_replay_view_new ());
  replay = CRUMB_REPLAY_VIEW (fixture->widget);
  crumb_replay_view_show_move (replay, 11);
  g_signal_connect_swapped (replay, "notify::step", G_CALLBACK (count_cb), &steps);
  g_signal_connect_swapped (replay, "notify::playing", G_CALLBACK (count_cb), &changes);

  press (fixture->widget, GDK_KEY_space);
  g_assert_true (crumb_replay_view_get_playing (replay));
  while (crumb_replay_view_get_playing (replay))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (crumb_replay_view_get_n_moves (replay), ==, 12);
  g_assert_cmpuint (steps, ==, 1);
  g_assert_cmpuint (changes, ==, 2);
}

/* Once all has been played it begins again; whoever goes elsewhere by hand pauses it. */
static void
test_replay_pauses (Fixture *fixture, gconstpointer data)
{
  CrumbReplayView *replay;

  begin_bids (fixture);
  show (fixture, crumb_replay_view_new ());
  replay = CRUMB_REPLAY_VIEW (fixture->widget);
  go (fixture, "replay.forward", "end", 12);
  crumb_replay_view_set_playing (replay, TRUE);
  g_assert_cmpuint (crumb_replay_view_get_step (replay), ==, 0);
  press (fixture->widget, GDK_KEY_space);
  g_assert_false (crumb_replay_view_get_playing (replay));

  crumb_replay_view_set_playing (replay, TRUE);
  gtk_range_set_value (GTK_RANGE (find (fixture->widget, GTK_TYPE_SCALE)), 3);
  g_assert_false (crumb_replay_view_get_playing (replay));
  g_assert_cmpuint (crumb_replay_view_get_n_moves (replay), ==, 5);

  crumb_replay_view_set_playing (replay, TRUE);
  go (fixture, "replay.forward", "step", 6);
  g_assert_false (crumb_replay_view_get_playing (replay));

  crumb_replay_view_set_playing (replay, TRUE);
  record_play (fixture->game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
  g_assert_false (crumb_replay_view_get_playing (replay));
  g_assert_cmpuint (crumb_replay_view_get_n_moves (replay), ==, 6);
}

/* Luck, the turning point, paper ---------------------------------------------- */

static void
test_luck (Fixture *fixture, gconstpointer data)
{
  begin_bids (fixture);
  show (fixture, crumb_luck_view_new ());
  assert_texts (fixture->widget,
                "Players\nExact chances before the first roll. Only bids with every roll entered count.\nSue\nWon 1 of "
                "1 contested bid; 0.5 expected.\nJohn & <b>\nWon 0 of 1 contested bid; 0.5 expected.\nRe-rolled 1 of 1 "
                "lucky last. It brought +6 cookies.\nContested Bids\nRound 1, bid 1: Sue\nChances before the roll: Sue "
                "50.0 %, John & <b> 50.0 %.\n50.0 %");
}

static void
test_no_luck (Fixture *fixture, gconstpointer data)
{
  g_autofree char *texts = NULL;

  begin_scores (fixture);
  show (fixture, crumb_luck_view_new ());
  texts = widget_texts (fixture->widget);
  g_assert_true (g_str_has_prefix (texts, "No Contested Bids"));
}

static void
test_page (Fixture *fixture, gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  begin_scores (fixture);
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

static void
correct_score (Fixture *fixture, guint move, int cookies)
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
undo_in_review (Fixture *fixture)
{
  crumb_edits_undo (fixture->edits);
}

static int
total (Fixture *fixture, guint seat)
{
  return crumb_game_get_kind (fixture->game)->total (crumb_game_get_state (fixture->game), seat);
}

/* Shows the page without its dialog, and catches its signal that the game was corrected. */
static void
open_correction (Fixture *fixture, GtkWidget **window)
{
  GtkWidget *page = GTK_WIDGET (crumb_review_page_new (fixture->game, fixture->edits, NULL));

  fixture->widget = g_object_ref_sink (page);
  *window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (*window), page);
  gtk_window_present (GTK_WINDOW (*window));
  g_assert_true (gtk_widget_activate_action (page, "review.correct", "u", 0));
}

static void
say_corrected (GtkWidget *window)
{
  AdwDialog *dialog = adw_window_get_visible_dialog (ADW_WINDOW (window));

  g_signal_emit_by_name (dialog, "corrected");
  adw_dialog_force_close (dialog);
}

static void
test_undo_of_correction (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *window;

  begin_scores (fixture);
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
test_no_undo_of_taps (Fixture *fixture, gconstpointer data)
{
  const CrumbMove play_on = { .what = CRUMB_RAID_PLAY_ON, .seat = CRUMB_NO_SEAT, .amount = 90 };
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;
  GtkWidget *window;
  guint n_moves;

  begin_scores (fixture);
  open_correction (fixture, &window);
  correct_score (fixture, 0, 5);
  say_corrected (window);
  g_assert_true (crumb_game_play (fixture->game, &play_on, &refusal, &error));
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

  g_test_add ("/review/chart/lines", Fixture, NULL, set_up, test_lines, tear_down);
  g_test_add ("/review/chart/joined", Fixture, NULL, set_up, test_line_of_joined, tear_down);
  g_test_add_func ("/review/chart/grid", test_grid);
  g_test_add_func ("/review/chart/rounds", test_picture_finds_rounds);
  g_test_add_func ("/review/chart/highest", test_highest);
  g_test_add_func ("/review/chart/marks", test_marks_apart);
  g_test_add_func ("/review/chart/names", test_names_apart);
  g_test_add ("/review/chart/values", Fixture, NULL, set_up, test_chart_values, tear_down);
  g_test_add ("/review/chart/keys", Fixture, NULL, set_up, test_chart_keys, tear_down);
  g_test_add ("/review/rounds/past", Fixture, NULL, set_up, test_past_rounds, tear_down);
  g_test_add ("/review/rounds/open", Fixture, NULL, set_up, test_round_opens, tear_down);
  g_test_add ("/review/rounds/correct", Fixture, NULL, set_up, test_correct_rounds, tear_down);
  g_test_add ("/review/replay/states", Fixture, NULL, set_up, test_replay_states, tear_down);
  g_test_add ("/review/replay/stops", Fixture, NULL, set_up, test_replay_stops, tear_down);
  g_test_add ("/review/replay/shows", Fixture, NULL, set_up, test_replay_shows, tear_down);
  g_test_add ("/review/replay/show-move", Fixture, NULL, set_up, test_replay_show_move, tear_down);
  g_test_add ("/review/replay/plays", Fixture, NULL, set_up, test_replay_plays, tear_down);
  g_test_add ("/review/replay/pauses", Fixture, NULL, set_up, test_replay_pauses, tear_down);
  g_test_add ("/review/luck/bids", Fixture, NULL, set_up, test_luck, tear_down);
  g_test_add ("/review/luck/none", Fixture, NULL, set_up, test_no_luck, tear_down);
  g_test_add ("/review/page", Fixture, NULL, set_up, test_page, tear_down);
  g_test_add ("/review/undo/correction", Fixture, NULL, set_up, test_undo_of_correction, tear_down);
  g_test_add ("/review/undo/taps", Fixture, NULL, set_up, test_no_undo_of_taps, tear_down);
}
