/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The board, the play and the count, given values. */

#include "cubbage-games.h"
#include "cubbage-ui-tests.h"

#include "../ui/widget-texts.h"
#include "ui/cubbage/panels/crumb-board-layout.h"
#include "ui/cubbage/panels/crumb-count-view.h"
#include "ui/cubbage/panels/crumb-cubbage-board.h"
#include "ui/cubbage/panels/crumb-deal-view.h"
#include "ui/cubbage/panels/crumb-play-line.h"
#include "ui/widgets/crumb-die-view.h"

#include <adwaita.h>

/* How sentences name somebody whose name is written right to left. */
#define TOLD "\u200e\u2068אברהם\u2069"

static CrumbSeat *seats[CRUMB_CUBBAGE_SEATS];

static const CrumbSeat *const *
get_seats (void)
{
  if (seats[0] == NULL)
    {
      seats[0] = crumb_seat_new ("Ana", CRUMB_COLOUR_BLUE);
      seats[1] = crumb_seat_new ("Ben", CRUMB_COLOUR_ORANGE);
    }
  return (const CrumbSeat *const *) seats;
}

static void
assert_label (GtkWidget *widget, const char *expected)
{
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, expected);
}

/* No two holes meet, all lie on the board, and the last one is the target. */
static void
test_layout (void)
{
  static const int targets[] = { 2, 61, 121, 181, 999 };
  static const float sizes[][2] = { { 336, 40 }, { 360, 120 }, { 300, 600 }, { 700, 900 }, { 1800, 300 } };

  for (gsize t = 0; t < G_N_ELEMENTS (targets); t++)
    for (gsize s = 0; s < G_N_ELEMENTS (sizes); s++)
      {
        CrumbBoardLayout layout = crumb_board_layout (targets[t], sizes[s][0], sizes[s][1]);

        for (unsigned i = 0; i < 2 * (layout.holes + 1); i++)
          {
            float x, y;

            crumb_board_layout_place (&layout, i / 2, i % 2, &x, &y);
            g_assert_true (x > 0 && x < sizes[s][0] && y > 0 && y < sizes[s][1]);
            for (unsigned j = 0; j < i; j++)
              {
                float other_x, other_y;

                crumb_board_layout_place (&layout, j / 2, j % 2, &other_x, &other_y);
                g_assert_true (ABS (x - other_x) > layout.cell * 0.9f || ABS (y - other_y) > layout.cell * 0.9f);
              }
          }
        g_assert_cmpuint (crumb_board_layout_hole (&layout, targets[t], targets[t]), ==, layout.holes);
        g_assert_cmpuint (crumb_board_layout_hole (&layout, targets[t], targets[t] + 9), ==, layout.holes);
        g_assert_cmpuint (crumb_board_layout_hole (&layout, targets[t], targets[t] - 1), <, layout.holes);
        g_assert_cmpuint (crumb_board_layout_hole (&layout, targets[t], 0), ==, 0);
      }
}

static void
test_board (void)
{
  CrumbCubbage game = cubbage_script_fold ("", "1f 0r122456 0c56 0l1 1t6");
  GtkWidget *board = g_object_ref_sink (g_object_new (CRUMB_TYPE_CUBBAGE_BOARD, NULL));

  crumb_cubbage_board_show (CRUMB_CUBBAGE_BOARD (board), &game, get_seats ());
  assert_label (board, "Ana: 0 points. Ben: 2 points. Played to 121.");
  game.scores.target = 0;
  crumb_cubbage_board_show (CRUMB_CUBBAGE_BOARD (board), &game, get_seats ());
  assert_label (board, "Ana: 0 points. Ben: 2 points.");
  g_object_unref (board);
}

static void
test_play (void)
{
  CrumbCubbage game = cubbage_script_fold ("", "1f 0r122456 0c56 0l1 1t6 0l4 1t5");
  GtkWidget *line = g_object_ref_sink (g_object_new (CRUMB_TYPE_PLAY_LINE, NULL));
  g_autofree char *texts = NULL;

  crumb_play_line_show (CRUMB_PLAY_LINE (line), &game.rules, crumb_cubbage_deal (&game), game.held, get_seats ());
  g_assert_cmpuint (crumb_play_line_n_dice (CRUMB_PLAY_LINE (line)), ==, 4);
  texts = widget_texts (line);
  g_assert_cmpstr (texts, ==, "1\n+2\n7\n11\nheld");
  g_object_unref (line);
}

static void
test_count (void)
{
  static const uint8_t hand[] = { 1, 2, 2, 4, 5 };
  GtkWidget *count = g_object_ref_sink (g_object_new (CRUMB_TYPE_COUNT_VIEW, NULL));
  g_autofree char *all = NULL;
  g_autofree char *first = NULL;

  crumb_count_view_show (CRUMB_COUNT_VIEW (count), "Ana’s <b> hand", hand, G_N_ELEMENTS (hand));
  all = widget_texts (count);
  g_assert_cmpstr (all, ==, "Ana’s <b> hand\n10\n+2\n+2\n+2\n+2\n+2");
  assert_label (count, "Ana’s <b> hand: 10 points");

  g_assert_true (gtk_widget_activate_action (count, "count.step", NULL));
  g_assert_cmpuint (crumb_count_view_get_steps (CRUMB_COUNT_VIEW (count)), ==, 1);
  first = widget_texts (count);
  g_assert_true (g_str_has_prefix (first, "Ana’s <b> hand\n2\n+2\n"));
  for (guint i = 0; i < 4; i++)
    gtk_widget_activate_action (count, "count.step", NULL);
  g_assert_cmpuint (crumb_count_view_get_steps (CRUMB_COUNT_VIEW (count)), ==, 5);
  crumb_count_view_set_steps (CRUMB_COUNT_VIEW (count), 99);
  g_assert_cmpuint (crumb_count_view_get_steps (CRUMB_COUNT_VIEW (count)), ==, 5);
  g_object_unref (count);
}

/* What was not counted yet is not shown. */
static void
test_deal (void)
{
  CrumbCubbage game = cubbage_script_fold ("", CUBBAGE_SOLO_DEAL);
  CrumbCubbage paper = cubbage_script_fold ("", "0p12 1p7");
  CrumbCubbage entering = cubbage_script_fold ("", "0p12");
  GtkWidget *deal = g_object_ref_sink (g_object_new (CRUMB_TYPE_DEAL_VIEW, NULL));
  g_autofree char *texts = NULL;
  g_autofree char *points = NULL;
  g_autofree char *nothing = NULL;

  crumb_deal_view_show (CRUMB_DEAL_VIEW (deal), &game, 0, get_seats ());
  texts = widget_texts (deal);
  g_assert_nonnull (strstr (texts, "Ana’s hand\n10\n"));
  g_assert_nonnull (strstr (texts, "Ben’s hand\n"));
  g_assert_nonnull (strstr (texts, "Ben’s crib\n"));
  crumb_deal_view_show (CRUMB_DEAL_VIEW (deal), &paper, 0, get_seats ());
  points = widget_texts (deal);
  g_assert_cmpstr (points, ==, "Ana +12, Ben +7");
  crumb_deal_view_show (CRUMB_DEAL_VIEW (deal), &entering, 0, get_seats ());
  nothing = widget_texts (deal);
  g_assert_cmpstr (nothing, ==, "");
  g_object_unref (deal);
}

/* On a phone what has ended the game is seen without scrolling. */
static void
test_last_count (void)
{
  CrumbCubbage game = cubbage_script_fold ("", "1f 0r122456 0c56 0l1 1t6 0l4 1t5 0l2 0l2 1t3 1t4 s5");
  GtkWidget *deal = g_object_ref_sink (g_object_new (CRUMB_TYPE_DEAL_VIEW, NULL));

  game.phase = CRUMB_CUBBAGE_AT_OVER;
  crumb_deal_view_fit (CRUMB_DEAL_VIEW (deal), 40, FALSE, TRUE);
  crumb_deal_view_show (CRUMB_DEAL_VIEW (deal), &game, 0, get_seats ());
  widget_assert_shows (widget_find (deal, CRUMB_TYPE_COUNT_VIEW), "Ben’s hand");
  crumb_deal_view_fit (CRUMB_DEAL_VIEW (deal), 40, TRUE, TRUE);
  widget_assert_shows (widget_find (deal, CRUMB_TYPE_COUNT_VIEW), "Ana’s hand");
  g_object_unref (deal);
}

/* Numbers stay on the right side of a name that is written right to left. */
static void
test_names (void)
{
  g_autoptr (CrumbSeat) ana = crumb_seat_new ("Ana", CRUMB_COLOUR_BLUE);
  g_autoptr (CrumbSeat) abraham = crumb_seat_new ("אברהם", CRUMB_COLOUR_ORANGE);
  const CrumbSeat *const players[] = { ana, abraham };
  CrumbCubbage game = cubbage_script_fold ("", CUBBAGE_SOLO_DEAL);
  CrumbCubbage held = cubbage_script_fold ("", "1f 0r122456 0c56 0l1 1t6 0l4 1t5");
  GtkWidget *board = g_object_ref_sink (g_object_new (CRUMB_TYPE_CUBBAGE_BOARD, NULL));
  GtkWidget *deal = g_object_ref_sink (g_object_new (CRUMB_TYPE_DEAL_VIEW, NULL));
  GtkWidget *line = g_object_ref_sink (g_object_new (CRUMB_TYPE_PLAY_LINE, NULL));
  GtkWidget *dice = adw_bin_get_child (ADW_BIN (line));
  g_autofree char *texts = NULL;

  crumb_cubbage_board_show (CRUMB_CUBBAGE_BOARD (board), &held, players);
  assert_label (board, "Ana: 0 points. " TOLD ": 2 points. Played to 121.");
  crumb_deal_view_show (CRUMB_DEAL_VIEW (deal), &game, 0, players);
  texts = widget_texts (deal);
  g_assert_nonnull (strstr (texts, TOLD "’s hand\n"));
  crumb_play_line_show (CRUMB_PLAY_LINE (line), &held.rules, crumb_cubbage_deal (&held), held.held, players);
  assert_label (gtk_widget_get_next_sibling (gtk_widget_get_first_child (dice)), TOLD ": 6, total 7, seven for 2");
  assert_label (gtk_widget_get_last_child (dice), TOLD " holds a 5, which doesn’t fit");

  g_object_unref (line);
  g_object_unref (deal);
  g_object_unref (board);
}

static int
measure_height (GtkWidget *widget, int width)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* Whose hand it is, and that it is the hand and not the crib, is said in little room, too. */
static void
test_count_title_wraps (void)
{
  static const uint8_t hand[] = { 1, 2, 3, 4 };
  GtkWidget *count = g_object_ref_sink (g_object_new (CRUMB_TYPE_COUNT_VIEW, NULL));

  crumb_count_view_show (CRUMB_COUNT_VIEW (count), "Bartholomew Featherstonehaugh’s hand", hand, G_N_ELEMENTS (hand));
  g_assert_cmpint (measure_height (count, 300), >, measure_height (count, 900));
  g_object_unref (count);
}

void
add_cubbage_panels_tests (void)
{
  adw_init ();

  g_test_add_func ("/cubbage/board/layout", test_layout);
  g_test_add_func ("/cubbage/board/show", test_board);
  g_test_add_func ("/cubbage/play-line", test_play);
  g_test_add_func ("/cubbage/count-view", test_count);
  g_test_add_func ("/cubbage/count-view/title", test_count_title_wraps);
  g_test_add_func ("/cubbage/deal-view", test_deal);
  g_test_add_func ("/cubbage/deal-view/last-count", test_last_count);
  g_test_add_func ("/cubbage/names", test_names);
}
