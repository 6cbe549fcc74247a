/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The chart of a review: its lines, its marks and its keys. */

#include "review-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/history/crumb-score-chart.h"
#include "ui/widgets/crumb-chart-picture.h"
#include "ui/widgets/crumb-chart-view.h"

static void
test_lines (Review *fixture, gconstpointer data)
{
  CrumbScoreLines lines;

  review_begin_scores (fixture);
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
test_line_of_joined (Review *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  CrumbScoreLines lines;
  CrumbRefusal refusal;

  fixture->game = record_new_game (fixture->record.store, "", 2);
  review_play_cookies (fixture->game, 4, 9);
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
    g_assert_cmpint ((int) crumb_chart_step (rows[i].highest, 1, rows[i].most), ==, rows[i].step);
}

/* However large the text is, numbers are not cut. */
static void
test_picture_fits_numbers (void)
{
  const CrumbScoreLines lines = { .n_seats = 0, .n_rounds = 9, .target = 1 };
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (NULL));
  CrumbChartPicture picture = { .lines = &lines, .pango = gtk_widget_get_pango_context (label), .width = 300 };
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans 96px");

  crumb_chart_picture_fit (&picture);
  g_assert_cmpfloat (crumb_chart_picture_x (&picture, 0), <=, 40);
  pango_context_set_font_description (picture.pango, font);
  crumb_chart_picture_fit (&picture);
  g_assert_cmpfloat (crumb_chart_picture_x (&picture, 0), >, 40);
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

/* A mark away from its round is on its line all the same. */
static void
check_on_line (const CrumbChartPicture *picture, guint seat, const graphene_point_t *middle)
{
  for (guint round = 0; round < picture->lines->n_rounds; round++)
    {
      float start = crumb_chart_picture_x (picture, round);
      float along = (middle->x - start) / (crumb_chart_picture_x (picture, round + 1) - start);

      if (along >= -0.001f && along <= 1.001f)
        {
          g_assert_cmpfloat_with_epsilon (middle->y,
                                          (1 - along) * crumb_chart_picture_y (picture, seat, round)
                                              + along * crumb_chart_picture_y (picture, seat, round + 1),
                                          0.5f);
          return;
        }
    }
  g_assert_not_reached ();
}

static void
check_apart (const CrumbChartPicture *picture)
{
  graphene_point_t middles[(CRUMB_ROUNDS_MAX + 1) * CRUMB_SEATS_MAX];
  float edges[G_N_ELEMENTS (middles)];
  guint n = 0;

  for (guint round = 0; round <= picture->lines->n_rounds; round++)
    for (guint seat = 0; seat < picture->lines->n_seats; seat++)
      if (crumb_chart_picture_mark (picture, seat, round, &middles[n], &edges[n]))
        check_on_line (picture, seat, &middles[n++]);
  g_assert_cmpuint (n, >=, picture->lines->n_seats);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      {
        float apart = (edges[i] + edges[j]) / 2;

        g_assert_true (ABS (middles[i].x - middles[j].x) >= apart || ABS (middles[i].y - middles[j].y) >= apart);
      }
}

/* Whatever was scored and wherever somebody points, no mark hides another, and each is on its line. */
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
      picture.pointed = i % 3 == 0 ? g_test_rand_int_range (0, (int) lines.n_rounds + 1) : CRUMB_CHART_NOTHING;
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
test_chart_values (Review *fixture, gconstpointer data)
{
  CrumbChartView *view;

  review_begin_scores (fixture);
  review_show (fixture, g_object_new (CRUMB_TYPE_SCORE_CHART, NULL));
  review_assert_texts (fixture->widget, "Total\nSue\n39\nJohn & <b>\n14");
  view = CRUMB_CHART_VIEW (widget_find (fixture->widget, CRUMB_TYPE_CHART_VIEW));
  gtk_test_accessible_assert_role (view, GTK_ACCESSIBLE_ROLE_SLIDER);
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       "After round 3: Sue 39, John & <b> 14.");
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "After round 3: Sue 39, John & <b> 14.");

  crumb_chart_set_pointed (CRUMB_CHART (view), 2);
  review_assert_texts (fixture->widget, "After round 2\nSue\n+5\n9\nJohn & <b>\n+2\n11");
  gtk_test_accessible_assert_property (view, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       "After round 2: Sue 9, John & <b> 11.");
  crumb_chart_set_pointed (CRUMB_CHART (view), 0);
  review_assert_texts (fixture->widget, "At the start\nSue\n0\nJohn & <b>\n0");
}

/* In little room a long name takes more lines. */
static void
test_chart_names (Review *fixture, gconstpointer data)
{
  const char *name = "Bartholomew the Third of Ĳsbrand & Co";
  g_autoptr (GPtrArray) labels = NULL;
  g_autoptr (GError) error = NULL;
  guint n_shown = 0;
  int height;

  review_begin_scores (fixture);
  g_assert_true (crumb_game_rename (fixture->game, SUE, name, &error));
  g_assert_no_error (error);
  review_show (fixture, g_object_new (CRUMB_TYPE_SCORE_CHART, NULL));
  gtk_widget_measure (fixture->widget, GTK_ORIENTATION_VERTICAL, 300, NULL, &height, NULL, NULL);
  gtk_widget_allocate (fixture->widget, 300, height, -1, NULL);
  labels = widget_find_all (fixture->widget, GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_text (labels->pdata[i]), name))
      {
        g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (labels->pdata[i])));
        n_shown++;
      }
  g_assert_cmpuint (n_shown, ==, 1);
}

static void
test_chart_keys (Review *fixture, gconstpointer data)
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

  review_begin_scores (fixture);
  fixture->widget = g_object_ref_sink (g_object_new (CRUMB_TYPE_CHART_VIEW, NULL));
  for (guint rtl = 0; rtl < 2; rtl++)
    {
      gtk_widget_set_direction (fixture->widget, rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
      crumb_chart_view_show_game (CRUMB_CHART_VIEW (fixture->widget), fixture->game);
      crumb_chart_set_pointed (CRUMB_CHART (fixture->widget), CRUMB_CHART_NOTHING);
      for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
        {
          g_assert_true (widget_press (fixture->widget, rows[i].key));
          g_assert_cmpint (crumb_chart_get_pointed (CRUMB_CHART (fixture->widget)), ==,
                           rtl ? rows[i].rtl : rows[i].ltr);
        }
    }
}

void
add_chart_tests (void)
{
  adw_init ();

  g_test_add ("/review/chart/lines", Review, NULL, review_set_up, test_lines, review_tear_down);
  g_test_add ("/review/chart/joined", Review, NULL, review_set_up, test_line_of_joined, review_tear_down);
  g_test_add_func ("/review/chart/grid", test_grid);
  g_test_add_func ("/review/chart/numbers", test_picture_fits_numbers);
  g_test_add_func ("/review/chart/rounds", test_picture_finds_rounds);
  g_test_add_func ("/review/chart/highest", test_highest);
  g_test_add_func ("/review/chart/marks", test_marks_apart);
  g_test_add_func ("/review/chart/names", test_names_apart);
  g_test_add ("/review/chart/values", Review, NULL, review_set_up, test_chart_values, review_tear_down);
  g_test_add ("/review/chart/long-name", Review, NULL, review_set_up, test_chart_names, review_tear_down);
  g_test_add ("/review/chart/keys", Review, NULL, review_set_up, test_chart_keys, review_tear_down);
}
