/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Replaying a game. */

#include "review-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/replay/crumb-replay-view.h"
#include "ui/table/crumb-tabletop-page.h"

static GtkWidget *
stage_of (Review *fixture)
{
  return widget_find (fixture->widget, CRUMB_TYPE_TABLETOP_PAGE);
}

static guint
get_step (Review *fixture)
{
  return (guint) gtk_range_get_value (GTK_RANGE (widget_find (fixture->widget, GTK_TYPE_SCALE)));
}

static void
set_step (Review *fixture, guint step)
{
  gtk_range_set_value (GTK_RANGE (widget_find (fixture->widget, GTK_TYPE_SCALE)), step);
}

/* What the button offers says whether it plays. */
static gboolean
is_playing (Review *fixture)
{
  g_autoptr (GPtrArray) buttons = widget_find_all (fixture->widget, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (buttons->pdata[i]), "Pause") == 0)
      return TRUE;
  return FALSE;
}

static void
play (Review *fixture)
{
  g_assert_true (gtk_widget_activate_action (fixture->widget, "replay.play", NULL));
}

/* The state at each step equals that of playing as many moves. */
static void
test_replay_states (Review *fixture, gconstpointer data)
{
  const CrumbGameKind *kind;
  g_autofree gpointer state = NULL;
  CrumbReplayView *replay;
  guint at = 0;

  fixture->game = record_new_random_game (fixture->record.store, fixture->record.rand);
  record_play_random (fixture->game, fixture->record.rand, 120);
  kind = crumb_game_get_kind (fixture->game);
  state = g_malloc0 (kind->state_size);
  g_assert_true (crumb_game_kind_start (kind, state, crumb_game_get_head (fixture->game)->rules,
                                        crumb_game_get_head (fixture->game)->n_seats,
                                        crumb_game_get_head (fixture->game)->first));
  review_show (fixture, g_object_new (CRUMB_TYPE_REPLAY_VIEW, NULL));
  replay = CRUMB_REPLAY_VIEW (fixture->widget);
  for (guint step = 0; get_step (fixture) == step; set_step (fixture, ++step))
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
go (Review *fixture, const char *action, const char *way, guint n_moves)
{
  g_assert_true (gtk_widget_activate_action (fixture->widget, action, "s", way));
  g_assert_cmpuint (crumb_replay_view_get_n_moves (CRUMB_REPLAY_VIEW (fixture->widget)), ==, n_moves);
}

static void
test_replay_stops (Review *fixture, gconstpointer data)
{
  static const guint stops[] = { 1, 3, 5, 6, 8, 9, 10, 11, 12, 13, 14 };

  review_begin_bids (fixture);
  record_play (fixture->game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
  record_play (fixture->game, CRUMB_RAID_BID, SUE, "5");
  review_show (fixture, g_object_new (CRUMB_TYPE_REPLAY_VIEW, NULL));

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    go (fixture, "replay.forward", "step", stops[i]);
  go (fixture, "replay.back", "step", 13);
  go (fixture, "replay.back", "round", 12);
  go (fixture, "replay.back", "round", 0);
  go (fixture, "replay.forward", "end", 14);
  go (fixture, "replay.back", "end", 0);
  go (fixture, "replay.forward", "round", 12);
  g_assert_true (widget_press (fixture->widget, GDK_KEY_Left));
  g_assert_cmpuint (crumb_replay_view_get_n_moves (CRUMB_REPLAY_VIEW (fixture->widget)), ==, 11);
}

/* What is told of each step, in the caption and for screen readers, is what the table shows there. */
static void
test_replay_shows (Review *fixture, gconstpointer data)
{
  static const struct
  {
    guint n_moves;
    const char *place;
    const char *shown[2];
    const char *not_shown;
  } rows[] = {
    { 0, "Round 1, Bid 1 of 2", { "The game starts." }, "takes" },
    { 1, "Round 1, Bid 1 of 2", { "Plate", "The plate shows 6-3." }, "takes" },
    { 3, "Round 1, Bid 1 of 2", { "Tied: Sue and John & <b> re-roll" }, "takes" },
    { 5, "Round 1, Bid 1 of 2", { "Sue takes the bid.", "6-1 beats 2-2" }, "John & <b> takes" },
    { 6, "Round 1, Bid 1 of 2", { "Sue takes " }, "John & <b> takes" },
    { 8, "Round 1, Bid 2 of 2", { "John & <b> takes the bid." }, "Sue takes" },
    { 9, "Round 1, Bid 2 of 2", { "John & <b> takes " }, "Sue takes" },
    { 10, "Round 1, Lucky last", { "John & <b> re-rolls the last die, a 3, and gets 2." }, "+" },
    { 11, "Round 1, Reveal", { "+2" }, "takes" },
    { 12, "Round 1, Scored", { "John & <b>" }, "revealed" },
  };

  review_begin_bids (fixture);
  review_show (fixture, g_object_new (CRUMB_TYPE_REPLAY_VIEW, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *texts = NULL;

      crumb_replay_view_show_move (CRUMB_REPLAY_VIEW (fixture->widget), rows[i].n_moves);
      g_assert_cmpuint (crumb_replay_view_get_n_moves (CRUMB_REPLAY_VIEW (fixture->widget)), ==, rows[i].n_moves);
      gtk_test_accessible_assert_property (widget_find (fixture->widget, GTK_TYPE_SCALE),
                                           GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, rows[i].place);
      texts = widget_texts (fixture->widget);
      for (guint j = 0; j < G_N_ELEMENTS (rows[i].shown) && rows[i].shown[j] != NULL; j++)
        if (strstr (texts, rows[i].shown[j]) == NULL)
          g_error ("“%s” is not shown after %u moves, but:\n%s", rows[i].shown[j], rows[i].n_moves, texts);
      if (strstr (texts, rows[i].not_shown) != NULL)
        g_error ("“%s” is shown after %u moves:\n%s", rows[i].not_shown, rows[i].n_moves, texts);
    }
}

/* Of a move that the replay doesn't stop at, the step shows whatever came of it. */
static void
test_replay_show_move (Review *fixture, gconstpointer data)
{
  static const guint rows[][2] = { { 0, 0 }, { 2, 3 }, { 4, 5 }, { 7, 8 }, { 12, 12 }, { 99, 12 } };

  review_begin_bids (fixture);
  review_show (fixture, g_object_new (CRUMB_TYPE_REPLAY_VIEW, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      crumb_replay_view_show_move (CRUMB_REPLAY_VIEW (fixture->widget), rows[i][0]);
      g_assert_cmpuint (crumb_replay_view_get_n_moves (CRUMB_REPLAY_VIEW (fixture->widget)), ==, rows[i][1]);
    }
}

static void
test_replay_plays (Review *fixture, gconstpointer data)
{
  CrumbReplayView *replay;

  review_begin_bids (fixture);
  review_show (fixture, g_object_new (CRUMB_TYPE_REPLAY_VIEW, NULL));
  replay = CRUMB_REPLAY_VIEW (fixture->widget);
  crumb_replay_view_show_move (replay, 11);

  g_assert_true (widget_press (fixture->widget, GDK_KEY_space));
  g_assert_true (is_playing (fixture));
  while (is_playing (fixture))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (crumb_replay_view_get_n_moves (replay), ==, 12);
}

/* Once all has been played it begins again; whoever goes elsewhere by hand pauses it. */
static void
test_replay_pauses (Review *fixture, gconstpointer data)
{
  CrumbReplayView *replay;

  review_begin_bids (fixture);
  review_show (fixture, g_object_new (CRUMB_TYPE_REPLAY_VIEW, NULL));
  replay = CRUMB_REPLAY_VIEW (fixture->widget);
  go (fixture, "replay.forward", "end", 12);
  play (fixture);
  g_assert_cmpuint (get_step (fixture), ==, 0);
  g_assert_true (widget_press (fixture->widget, GDK_KEY_space));
  g_assert_false (is_playing (fixture));

  play (fixture);
  gtk_range_set_value (GTK_RANGE (widget_find (fixture->widget, GTK_TYPE_SCALE)), 3);
  g_assert_false (is_playing (fixture));
  g_assert_cmpuint (crumb_replay_view_get_n_moves (replay), ==, 5);

  play (fixture);
  go (fixture, "replay.forward", "step", 6);
  g_assert_false (is_playing (fixture));

  play (fixture);
  record_play (fixture->game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
  g_assert_false (is_playing (fixture));
  g_assert_cmpuint (crumb_replay_view_get_n_moves (replay), ==, 6);
}

void
add_replay_tests (void)
{
  adw_init ();

  g_test_add ("/review/replay/states", Review, NULL, review_set_up, test_replay_states, review_tear_down);
  g_test_add ("/review/replay/stops", Review, NULL, review_set_up, test_replay_stops, review_tear_down);
  g_test_add ("/review/replay/shows", Review, NULL, review_set_up, test_replay_shows, review_tear_down);
  g_test_add ("/review/replay/show-move", Review, NULL, review_set_up, test_replay_show_move, review_tear_down);
  g_test_add ("/review/replay/plays", Review, NULL, review_set_up, test_replay_plays, review_tear_down);
  g_test_add ("/review/replay/pauses", Review, NULL, review_set_up, test_replay_pauses, review_tear_down);
}
