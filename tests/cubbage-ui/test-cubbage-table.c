/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The table of Cubbage, driven through its actions and its keys as people drive it. */

#include "cubbage-games.h"
#include "cubbage-ui-tests.h"

#include "../ui/widget-texts.h"
#include "ui/cubbage/panels/crumb-count-view.h"
#include "ui/cubbage/panels/crumb-cubbage-board.h"
#include "ui/cubbage/table/crumb-cubbage-table-view.h"
#include "ui/game/crumb-undoable.h"
#include "ui/table/crumb-place-dice.h"
#include "ui/table/crumb-tabletop-page.h"
#include "ui/widgets/crumb-die-view.h"

#include <adwaita.h>

typedef struct
{
  RecordFixture record;
  CrumbGame *game;
  GtkWidget *window;
  GtkWidget *table;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  record_fixture_set_up (&fixture->record, NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->game);
  record_fixture_tear_down (&fixture->record, NULL);
}

/* Leaves a picture where somebody wants to look at it. */
static void
take_picture (Fixture *fixture, const char *name)
{
  const char *folder = g_getenv ("CRUMB_PICTURES");
  g_autofree char *path = folder != NULL ? g_strdup_printf ("%s/%s.png", folder, name) : NULL;
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  if (path == NULL)
    return;
  for (guint i = 0; i < 60; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
    }
  paintable = gtk_widget_paintable_new (fixture->window);
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (fixture->window)), node, NULL);
  gdk_texture_save_to_png (texture, path);
}

static void
begin_at_size (Fixture *fixture, const char *rules, const char *script, int width, int height)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  fixture->game = cubbage_new_game (fixture->record.store, rules, script);
  fixture->table = g_object_new (CRUMB_TYPE_CUBBAGE_TABLE_VIEW, NULL);
  fixture->window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  adw_window_set_content (ADW_WINDOW (fixture->window), fixture->table);
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->table), fixture->game);
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (!gtk_widget_get_mapped (fixture->table) || gtk_widget_get_width (fixture->table) == 0)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
begin (Fixture *fixture, const char *rules, const char *script)
{
  begin_at_size (fixture, rules, script, 900, 640);
}

static const CrumbCubbage *
state (Fixture *fixture)
{
  return crumb_game_get_state (fixture->game);
}

static void
tap (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->table, action, NULL));
}

static void
tap_number (Fixture *fixture, const char *action, int number)
{
  g_assert_true (gtk_widget_activate_action (fixture->table, action, "i", number));
}

static void
tap_dice (Fixture *fixture, const char *dice)
{
  for (; *dice != '\0'; dice++)
    tap_number (fixture, "table.die", *dice - '0');
}

#define assert_shows(fixture, text)                                                                                    \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_autofree char *shown = widget_texts ((fixture)->table);                                                          \
    if (strstr (shown, text) == NULL)                                                                                  \
      g_error ("“%s” is not shown, but:\n%s", text, shown);                                                            \
  }                                                                                                                    \
  G_STMT_END

#define assert_hides(fixture, text)                                                                                    \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_autofree char *shown = widget_texts ((fixture)->table);                                                          \
    g_assert_null (strstr (shown, text));                                                                              \
  }                                                                                                                    \
  G_STMT_END

/* The dice of the last of what is counted, which has that title; 0 is room for one. */
static void
assert_lies (Fixture *fixture, const char *title, const char *dice)
{
  g_autoptr (GPtrArray) counts = widget_find_all (fixture->table, CRUMB_TYPE_COUNT_VIEW);
  g_autoptr (GString) faces = g_string_new (NULL);
  g_autoptr (GPtrArray) drawn = NULL;

  g_assert_cmpuint (counts->len, >, 0);
  widget_assert_shows (g_ptr_array_index (counts, counts->len - 1), title);
  drawn = widget_find_all (widget_find (g_ptr_array_index (counts, counts->len - 1), CRUMB_TYPE_PLACE_DICE),
                           CRUMB_TYPE_DIE_VIEW);
  for (guint i = 0; i < drawn->len; i++)
    {
      guint face;
      gboolean empty;

      g_object_get (g_ptr_array_index (drawn, i), "face", &face, "empty", &empty, NULL);
      g_string_append_printf (faces, "%u", empty ? 0 : face);
    }
  g_assert_cmpstr (faces->str, ==, dice);
}

/* A solo deal takes nineteen taps: six dice, two to the crib, four laid, four thrown, the starter, two crib dice. */
static void
test_deal (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", "");

  assert_shows (fixture, "Ana");
  tap_number (fixture, "table.seat", 1);
  tap_dice (fixture, "122456");
  tap_dice (fixture, "56");
  tap_dice (fixture, "16");
  assert_shows (fixture, "+2");
  tap_dice (fixture, "45");
  assert_shows (fixture, "held");
  tap_dice (fixture, "2234");
  tap_dice (fixture, "5");
  tap (fixture, "table.count-all");
  assert_shows (fixture, "Ana’s hand\n10\n");
  tap_dice (fixture, "34");
  g_assert_cmpuint (state (fixture)->scores.round, ==, 1);
  assert_shows (fixture, "crib");
}

static void
test_whole_game (Fixture *fixture, gconstpointer data)
{
  guint deals = 0;

  begin (fixture, "", "");
  tap_number (fixture, "table.seat", 1);
  while (state (fixture)->phase != CRUMB_CUBBAGE_AT_OVER)
    {
      CrumbCubbageExpect expect = crumb_cubbage_expect (state (fixture));
      guint face = 1 + (deals++ * 7 + expect.total) % 6;

      while (expect.bars[face] != CRUMB_CUBBAGE_FITS)
        face = face % 6 + 1;
      tap_number (fixture, "table.die", (int) face);
      g_assert_cmpuint (deals, <, 999);
    }
  tap (fixture, "table.count-all");
  assert_shows (fixture, "Next");
  tap (fixture, "table.done");
  assert_shows (fixture, "Rematch");
  tap_number (fixture, "table.die", 1);
  g_assert_true (crumb_undoable_step (CRUMB_UNDOABLE (fixture->table), FALSE, NULL));
  g_assert_cmpint (state (fixture)->phase, !=, CRUMB_CUBBAGE_AT_OVER);
}

/* Dice that are too high are gray with a reason; typed all the same they are refused in words. */
static void
test_too_high (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "table=hidden", "1f 0l6 1l6");

  tap_dice (fixture, "4");
  assert_shows (fixture, "12 and 4 make 16");
  assert_shows (fixture, "Keep Anyway");
  g_assert_cmpuint (crumb_cubbage_deal (state (fixture))->n_laid, ==, 2);
  g_assert_true (gtk_widget_activate_action (fixture->table, "table.insist", "s", "nobody saw it"));
  g_assert_cmpuint (crumb_cubbage_deal (state (fixture))->laid[2].total, ==, 16);
  assert_shows (fixture, "The table keeps Ana’s die. Reason: nobody saw it");
}

/* A tap on the other one’s place says whose die comes next, though it isn’t their turn. */
static void
test_out_of_turn (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "table=hidden", "1f");

  tap_number (fixture, "table.seat", 1);
  assert_shows (fixture, "Which die did Ben <b> lay out of turn?");
  tap (fixture, "table.back");
  tap_number (fixture, "table.seat", 1);
  tap_dice (fixture, "2");
  assert_shows (fixture, "It’s Ana’s turn.");
  g_assert_cmpuint (crumb_cubbage_deal (state (fixture))->n_laid, ==, 0);
  g_assert_true (gtk_widget_activate_action (fixture->table, "table.insist", "s", ""));
  g_assert_cmpuint (crumb_cubbage_deal (state (fixture))->laid[0].seat, ==, 1);
  assert_shows (fixture, "Which die does Ana lay?");
}

/* Two in a row have the crib only if the table says so. */
static void
test_change_crib (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "table=hidden", "0f");

  tap (fixture, "table.change-crib");
  g_assert_cmpuint (crumb_cubbage_deal (state (fixture))->crib, ==, 1);
  tap_number (fixture, "table.die", 1);
  gtk_widget_activate_action (fixture->table, "table.change-crib", NULL);
  g_assert_cmpuint (crumb_cubbage_deal (state (fixture))->crib, ==, 1);
}

/* The hand that wins is counted to its end, then the table looks at it, and only then is told who has won. */
static void
test_winning_count (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "target=12", "1f 0r122456 0c56 0l1 1t6 0l4 1t5 0l2 0l2 1t3 1t4");

  tap_dice (fixture, "5");
  g_assert_true (state (fixture)->scores.over);
  /* Nothing stands there before it is counted, and nothing begins where all of it is. */
  assert_hides (fixture, "Ana’s hand\n0\n");
  assert_hides (fixture, "wins with");
  assert_shows (fixture, "Ana’s hand: what counts?");
  tap (fixture, "table.count-all");
  assert_shows (fixture, "Ana’s hand\n10\n");
  assert_hides (fixture, "wins with");
  tap (fixture, "table.done");
  assert_shows (fixture, "wins with");
  assert_shows (fixture, "Rematch");
}

static void
test_claim (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "table=hidden,count=claim", "1f 0l2 1l5 0l2 1l5 0l1 1l1 0l4 1l3 s5");

  assert_hides (fixture, "Ana’s hand\n0\n");
  tap_number (fixture, "table.digit", 1);
  tap_number (fixture, "table.digit", 9);
  assert_shows (fixture, "Ana’s hand\n19\n");
  tap (fixture, "table.back");
  assert_shows (fixture, "Ana’s hand\n1\n");
  tap_number (fixture, "table.digit", 9);
  tap (fixture, "table.done");
  assert_shows (fixture, "Keep Anyway");
  g_assert_true (gtk_widget_activate_action (fixture->table, "table.insist", "s", "we agreed"));
  g_assert_cmpuint (crumb_cubbage_deal (state (fixture))->claims[0], ==, 19);
}

/* What is claimed lies there, and not what it is worth: first a hand, then the other, then the crib as it is entered. */
static void
test_uncounted (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "table=hidden,count=claim", "1f 0l2 1l5 0l2 1l5 0l1 1l1 0l4 1l3 s5");

  assert_lies (fixture, "Ana’s hand", "22145");
  assert_hides (fixture, "Ana’s hand\n10\n");
  tap_number (fixture, "table.digit", 2);
  tap (fixture, "table.done");
  assert_lies (fixture, "Ben <b>’s hand", "55135");
  tap_number (fixture, "table.digit", 2);
  tap (fixture, "table.done");
  assert_lies (fixture, "Ben <b>’s crib", "00005");
  tap_dice (fixture, "34");
  assert_lies (fixture, "Ben <b>’s crib", "34005");
  tap_dice (fixture, "66");
  assert_lies (fixture, "Ben <b>’s crib", "34665");
}

/* Those that were pushed lie in the crib while the other two are entered. */
static void
test_crib_dice (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", "1f 0r122456 0c56 0l1 1t6 0l4 1t5 0l2 0l2 1t3 1t4 s5");

  assert_lies (fixture, "Ben <b>’s crib", "56005");
  tap_dice (fixture, "3");
  assert_lies (fixture, "Ben <b>’s crib", "56305");
}

static void
test_points (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", "");

  tap (fixture, "table.enter-points");
  assert_shows (fixture, "How many points did Ana get");
  tap (fixture, "table.back");
  assert_hides (fixture, "How many points did Ana get");
  g_assert_cmpuint (crumb_game_get_n_moves (fixture->game), ==, 0);
  tap (fixture, "table.enter-points");
  tap_number (fixture, "table.digit", 1);
  tap_number (fixture, "table.digit", 2);
  tap (fixture, "table.done");
  tap_number (fixture, "table.digit", 7);
  tap (fixture, "table.done");
  g_assert_cmpint (state (fixture)->scores.totals[0], ==, 12);
  g_assert_cmpint (state (fixture)->scores.totals[1], ==, 7);
  tap (fixture, "table.enter-dice");
  tap_number (fixture, "table.seat", 0);
  g_assert_cmpint (state (fixture)->phase, ==, CRUMB_CUBBAGE_AT_ROLL);
}

static void
test_go (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "table=hidden", "1f 0l6 1l5");

  tap (fixture, "table.done");
  assert_shows (fixture, "press G to go");
  g_assert_cmpuint (state (fixture)->turn, ==, 0);
  tap (fixture, "table.go");
  g_assert_cmpuint (state (fixture)->turn, ==, 1);
  g_assert_true (widget_press (fixture->table, GDK_KEY_4));
  g_assert_cmpuint (crumb_cubbage_deal (state (fixture))->n_laid, ==, 3);
  g_assert_true (widget_press (fixture->table, GDK_KEY_BackSpace));
  g_assert_cmpuint (crumb_cubbage_deal (state (fixture))->n_laid, ==, 2);
}

/* What draws what the table draws, as the scoreboard does. */
static void
drawn_cb (CrumbTable *table, CrumbGamePanel *page)
{
  CrumbGamePanel *drawn = crumb_table_get_drawn (table);

  crumb_game_panel_set_past (page, crumb_game_panel_get_game (drawn), crumb_game_panel_get_n_moves (drawn),
                             crumb_game_panel_get_state (drawn));
}

static void
assert_counted (Fixture *fixture, GtkWidget *page, const char *counted)
{
  assert_shows (fixture, counted);
  widget_assert_shows (page, counted);
}

/* Enter counts on, a combination at a time; the next die shows all the rest, and counts as entered. What follows the
 * table counts along. */
static void
test_counting (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = g_object_ref_sink (crumb_tabletop_page_new ());

  begin (fixture, "", "1f 0r122456 0c56 0l1 1t6 0l4 1t5 0l2 0l2 1t3 1t4");
  g_signal_connect_object (fixture->table, "drawn", G_CALLBACK (drawn_cb), page, G_CONNECT_DEFAULT);

  tap_dice (fixture, "5");
  assert_hides (fixture, "Ana’s hand\n0\n");
  /* The question is of what is shown: the crib’s dice come after it. */
  assert_shows (fixture, "Ana’s hand: what counts?");
  assert_hides (fixture, "Roll the crib’s other two dice.");
  tap (fixture, "table.done");
  assert_shows (fixture, "Ana’s hand: what else counts?");
  assert_counted (fixture, page, "Ana’s hand\n2\n");
  tap (fixture, "table.done");
  assert_counted (fixture, page, "Ana’s hand\n4\n");
  tap_dice (fixture, "3");
  assert_counted (fixture, page, "Ana’s hand\n10\n");
  g_object_unref (page);
  g_assert_cmpuint (crumb_cubbage_expect (state (fixture)).dice.count, ==, 1);
}

static void
test_count_all (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", "1f 0r122456 0c56 0l1 1t6 0l4 1t5 0l2 0l2 1t3 1t4");

  tap_dice (fixture, "5");
  tap (fixture, "table.count-all");
  assert_shows (fixture, "Ana’s hand\n10\n");
  assert_shows (fixture, "Roll the crib’s other two dice.");
  tap_dice (fixture, "36");
  assert_shows (fixture, "crib: what counts?");
  tap (fixture, "table.count-all");
  /* Where all was counted, nothing else begins. */
  assert_hides (fixture, "Points Only");
}

/* A die that comes while a deal is counted to its end shows all of it, and isn't one of the next deal. */
static void
test_counted_first (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", "1f 0r122456 0c56 0l1 1t6 0l4 1t5 0l2 0l2 1t3 1t4");

  tap_dice (fixture, "5");
  tap_dice (fixture, "36");
  g_assert_cmpuint (state (fixture)->scores.round, ==, 1);
  assert_shows (fixture, "crib: what counts?");
  g_assert_true (widget_press (fixture->table, GDK_KEY_3));
  assert_hides (fixture, "what counts?");
  assert_shows (fixture, "What did");
  g_assert_cmpuint (crumb_cubbage_expect (state (fixture)).dice.count, ==, 0);
  g_assert_true (widget_press (fixture->table, GDK_KEY_3));
  g_assert_cmpuint (crumb_cubbage_expect (state (fixture)).dice.count, ==, 1);
}

/* Seats are picked by the home row here, too. */
static void
test_seat_keys (Fixture *fixture, gconstpointer data)
{
  begin (fixture, "", "");

  g_assert_true (widget_press (fixture->table, GDK_KEY_s));
  g_assert_cmpuint (crumb_cubbage_deal (state (fixture))->crib, ==, 1);
  g_assert_cmpint (state (fixture)->phase, ==, CRUMB_CUBBAGE_AT_ROLL);
}

/* Where the board has a little less room than usual it is lower, and where it has none it gives way. */
static void
test_low_board (Fixture *fixture, gconstpointer data)
{
  GtkWidget *stage, *board;
  int width, least, usual;

  begin_at_size (fixture, "", CUBBAGE_SOLO_DEAL, 1280, 800);
  board = widget_find (fixture->table, CRUMB_TYPE_CUBBAGE_BOARD);
  stage = gtk_widget_get_parent (board);
  width = gtk_widget_get_width (stage);
  gtk_widget_measure (stage, GTK_ORIENTATION_VERTICAL, width, &least, &usual, NULL, NULL);
  gtk_widget_size_allocate (stage, &(GtkAllocation) { 0, 0, width, usual - 5 }, -1);
  g_assert_true (gtk_widget_get_child_visible (board));
  gtk_widget_size_allocate (stage, &(GtkAllocation) { 0, 0, width, least }, -1);
  g_assert_false (gtk_widget_get_child_visible (board));
}

static const struct
{
  int width;
  int height;
} sizes[] = { { 360, 294 }, { 400, 800 }, { 900, 640 }, { 1280, 800 }, { 1920, 1080 } };

static const struct
{
  const char *name;
  const char *script;
} looks[] = {
  { "crib", "" },
  { "push", "1f 0r122456" },
  { "play", "1f 0r122456 0c12 0l6 1t6" },
  { "count", "1f 0r122456 0c56 0l1 1t6 0l4 1t5 0l2 0l2 1t3 1t4 s5" },
  { "counted", CUBBAGE_SOLO_DEAL },
};

/* It fits the smallest window and the largest. */
static void
test_sizes (Fixture *fixture, gconstpointer data)
{
  guint at = GPOINTER_TO_UINT (data);
  guint size = at / G_N_ELEMENTS (looks), look = at % G_N_ELEMENTS (looks);
  g_autofree char *name = g_strdup_printf ("%s-%dx%d", looks[look].name, sizes[size].width, sizes[size].height);

  begin_at_size (fixture, "", looks[look].script, sizes[size].width, sizes[size].height);
  take_picture (fixture, name);
  g_assert_cmpint (gtk_widget_get_width (fixture->window), <=, sizes[size].width);
  g_assert_cmpint (gtk_widget_get_height (fixture->window), <=, sizes[size].height);
}

void
add_cubbage_table_tests (void)
{
  adw_init ();

  g_test_add ("/cubbage/table/deal", Fixture, NULL, set_up, test_deal, tear_down);
  g_test_add ("/cubbage/table/whole-game", Fixture, NULL, set_up, test_whole_game, tear_down);
  g_test_add ("/cubbage/table/too-high", Fixture, NULL, set_up, test_too_high, tear_down);
  g_test_add ("/cubbage/table/out-of-turn", Fixture, NULL, set_up, test_out_of_turn, tear_down);
  g_test_add ("/cubbage/table/change-crib", Fixture, NULL, set_up, test_change_crib, tear_down);
  g_test_add ("/cubbage/table/winning-count", Fixture, NULL, set_up, test_winning_count, tear_down);
  g_test_add ("/cubbage/table/claim", Fixture, NULL, set_up, test_claim, tear_down);
  g_test_add ("/cubbage/table/uncounted", Fixture, NULL, set_up, test_uncounted, tear_down);
  g_test_add ("/cubbage/table/crib-dice", Fixture, NULL, set_up, test_crib_dice, tear_down);
  g_test_add ("/cubbage/table/points", Fixture, NULL, set_up, test_points, tear_down);
  g_test_add ("/cubbage/table/counting", Fixture, NULL, set_up, test_counting, tear_down);
  g_test_add ("/cubbage/table/count-all", Fixture, NULL, set_up, test_count_all, tear_down);
  g_test_add ("/cubbage/table/counted-first", Fixture, NULL, set_up, test_counted_first, tear_down);
  g_test_add ("/cubbage/table/seat-keys", Fixture, NULL, set_up, test_seat_keys, tear_down);
  g_test_add ("/cubbage/table/low-board", Fixture, NULL, set_up, test_low_board, tear_down);
  g_test_add ("/cubbage/table/go", Fixture, NULL, set_up, test_go, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (sizes) * G_N_ELEMENTS (looks); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cubbage/table/sizes/%u", i);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_sizes, tear_down);
    }
}
