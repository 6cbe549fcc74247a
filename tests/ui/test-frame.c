/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The frame of every table: keys that never move, dice that fit, places that are said as one thing. */

#include "ui-display-tests.h"
#include "ui/auntie-mildred/table/crumb-mildred-table-private.h"
#include "ui/table/crumb-ask-key.h"
#include "ui/table/crumb-ask-lines.h"
#include "ui/table/crumb-ask.h"
#include "ui/table/crumb-place-dice.h"
#include "ui/table/crumb-room-bin.h"
#include "ui/table/crumb-seat-places.h"
#include "ui/widgets/crumb-colour-keys.h"
#include "ui/widgets/crumb-die-view.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "widget-texts.h"

#include <adwaita.h>

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer frames)
{
  return ++*(guint *) frames < 3 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Waits until a frame shows what was changed. */
static void
settle (GtkWidget *window)
{
  guint frames = 0;

  gtk_widget_add_tick_callback (window, tick_cb, &frames, NULL);
  while (frames < 3)
    widget_wait ();
}

/* A window with the keys at its lower edge. */
static GtkWidget *
new_window (CrumbAsk **ask, unsigned room, int width, int height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *above = adw_bin_new ();
  GtkWidget *window =
      g_object_new (ADW_TYPE_WINDOW, "content", box, "default-width", width, "default-height", height, NULL);

  *ask = CRUMB_ASK (crumb_ask_new ());
  crumb_ask_set_room (*ask, room);
  gtk_widget_set_vexpand (above, TRUE);
  gtk_box_append (GTK_BOX (box), above);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (*ask));
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (box) < width - 20)
    widget_wait ();
  settle (window);
  return window;
}

static graphene_rect_t
bounds (GtkWidget *widget, GtkWidget *window)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (widget, adw_window_get_content (ADW_WINDOW (window)), &area));
  return area;
}

static void
show_page_of (CrumbAsk *ask, const char *page, gboolean coloured)
{
  g_auto (CrumbAsking) asking = { .page = page, .question = g_strdup (page) };

  asking.coloured = coloured;
  asking.colours = coloured && g_str_equal (page, "faces");
  if (g_str_equal (page, "faces"))
    crumb_asking_add_faces (&asking, 6, "table.die");
  else if (g_str_equal (page, "dice to take"))
    for (uint8_t face = 1; face <= 8; face++)
      crumb_asking_add_die (&asking, (CrumbDie) { .face = face }, "table.take", NULL);
  else if (g_str_equal (page, "dice left"))
    for (uint8_t face = 1; face <= 8; face++)
      if (face % 2 == 0)
        crumb_asking_add_gap (&asking);
      else
        crumb_asking_add_die (&asking, (CrumbDie) { .face = face }, "table.take", NULL);
  else if (g_str_equal (page, "digits"))
    crumb_asking_add_digits (&asking, "table.digit");
  else
    crumb_asking_add_text (&asking, "Next Round", "table.done", NULL)->main = TRUE;
  crumb_asking_add_bottom (&asking, g_str_equal (page, "one") ? NULL : "No Bid", "table.no-bid", NULL);
  crumb_asking_add_back (&asking);
  crumb_asking_add_bottom (&asking, "Next", "table.done", NULL);
  crumb_ask_show (ask, &asking);
}

static void
show_page (CrumbAsk *ask, const char *page)
{
  show_page_of (ask, page, FALSE);
}

static const struct
{
  const char *name;
  unsigned room;
  int width;
  int height;
} rooms[] = {
  { "phone", 0, 400, 700 },
  { "low", CRUMB_ROOM_LOW, 360, 250 },
  { "laptop", CRUMB_ROOM_WIDE, 1000, 700 },
  { "television", CRUMB_ROOM_WIDE | CRUMB_ROOM_LARGE, 1300, 760 },
};

/* Whatever is asked, the page begins at the same height, and a die that stays is where it was. */
static void
test_keys_never_move (void)
{
  static const char *const pages[] = { "dice to take", "dice left", "digits", "one", "faces" };

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      CrumbAsk *ask;
      GtkWidget *window = new_window (&ask, rooms[i].room, rooms[i].width, rooms[i].height);
      graphene_rect_t whole, first, third;

      g_test_message ("%s", rooms[i].name);
      show_page (ask, "faces");
      settle (window);
      whole = bounds (GTK_WIDGET (ask), window);
      first = bounds (crumb_ask_find_key (ask, 0), window);
      for (guint page = 0; page < G_N_ELEMENTS (pages); page++)
        {
          graphene_rect_t area;

          show_page (ask, pages[page]);
          settle (window);
          area = bounds (GTK_WIDGET (ask), window);
          g_assert_true (graphene_rect_equal (&area, &whole));
          area = bounds (crumb_ask_find_key (ask, 0), window);
          g_assert_cmpfloat (area.origin.x, ==, first.origin.x);
          g_assert_cmpfloat (area.origin.y, ==, first.origin.y);
          if (page == 0)
            third = bounds (crumb_ask_find_key (ask, 2), window);
          area = bounds (crumb_ask_find_key (ask, page == 1 ? 2 : 0), window);
          g_assert_true (page != 1 || graphene_rect_equal (&area, &third));
        }
      widget_destroy_window (GTK_WINDOW (window));
    }
}

/* A question that is longer than the window has room for scrolls: it doesn't push the keys out of it. */
static void
test_long_question (void)
{
  CrumbAsk *ask;
  GtkWidget *window = new_window (&ask, CRUMB_ROOM_LOW, 360, 150);
  g_autofree char *question = g_strnfill (400, 'x');
  graphene_rect_t key, long_key;

  show_page (ask, "faces");
  settle (window);
  key = bounds (crumb_ask_find_key (ask, 0), window);
  show_page (ask, question);
  settle (window);
  long_key = bounds (crumb_ask_find_key (ask, 0), window);
  g_assert_cmpfloat (long_key.origin.y, ==, key.origin.y);
  widget_destroy_window (GTK_WINDOW (window));
}

/* What is asked about is seen, and the first part of what is said of it, in half of the room if it needs that. */
static void
test_kept_in_view (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *from = g_object_new (ADW_TYPE_BIN, "height-request", 160, "margin-top", 6, NULL);
  GtkWidget *to = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *first = g_object_new (ADW_TYPE_BIN, "height-request", 60, NULL);
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", box, NULL);
  GtkWidget *window =
      g_object_new (ADW_TYPE_WINDOW, "content", scroller, "default-width", 360, "default-height", 200, NULL);
  GtkAdjustment *scrolled = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

  gtk_box_append (GTK_BOX (to), first);
  gtk_box_append (GTK_BOX (to), g_object_new (ADW_TYPE_BIN, "height-request", 130, NULL));
  gtk_box_append (GTK_BOX (box), from);
  gtk_box_append (GTK_BOX (box), to);
  gtk_window_present (GTK_WINDOW (window));
  settle (window);
  crumb_keep_in_view (from, to);
  settle (window);
  g_assert_cmpfloat (gtk_adjustment_get_value (scrolled), ==, 6 + 160 + 60 - gtk_adjustment_get_page_size (scrolled));
  gtk_widget_set_size_request (from, -1, 120);
  crumb_keep_in_view (from, to);
  settle (window);
  g_assert_cmpfloat (gtk_adjustment_get_value (scrolled), <=, 6);
  gtk_widget_set_size_request (first, -1, 150);
  crumb_keep_in_view (from, to);
  settle (window);
  g_assert_cmpfloat (gtk_adjustment_get_value (scrolled), ==, 6 + 120 - gtk_adjustment_get_page_size (scrolled) / 2);
  crumb_keep_in_view (from, NULL);
  settle (window);
  g_assert_cmpfloat (gtk_adjustment_get_value (scrolled), ==, 0);
  widget_destroy_window (GTK_WINDOW (window));
}

static GtkWidget *
find_labelled (CrumbAsk *ask, const char *text)
{
  g_autoptr (GPtrArray) keys = widget_find_all (GTK_WIDGET (ask), CRUMB_TYPE_ASK_KEY);

  for (guint i = 0; i < keys->len; i++)
    {
      g_autofree char *texts = widget_texts (keys->pdata[i]);

      if (g_str_has_prefix (texts, text))
        return keys->pdata[i];
    }
  g_assert_not_reached ();
}

/* On a phone a link has one line, and so has each of a few keys whose words need more than their part of the width. */
static void
test_words_in_line (void)
{
  static const char *const words[] = { "New Game", "Rematch of All Four", "Play On" };
  CrumbAsk *ask;
  GtkWidget *window = new_window (&ask, 0, 400, 700);
  g_auto (CrumbAsking) asking = { .page = "over", .question = g_strdup ("What did Bartholomew roll?") };
  g_autoptr (GPtrArray) labels = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    crumb_asking_add_text (&asking, words[i], "table.done", NULL);
  crumb_asking_set_link (&asking, "Nobody Else", NULL, "table.done");
  show_page (ask, "faces");
  settle (window);
  crumb_ask_show (ask, &asking);
  settle (window);
  labels = widget_find_all (find_labelled (ask, "Nobody Else"), GTK_TYPE_LABEL);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (labels->pdata[0])), ==, 1);
  for (guint i = 1; i < G_N_ELEMENTS (words); i++)
    {
      graphene_rect_t above = bounds (crumb_ask_find_key (ask, i - 1), window);
      graphene_rect_t area = bounds (crumb_ask_find_key (ask, i), window);

      g_assert_cmpfloat (area.origin.y, >=, above.origin.y + above.size.height);
      g_assert_cmpfloat (area.size.width, >, 300);
    }
  widget_destroy_window (GTK_WINDOW (window));
}

/* The keys for colours lie over nothing else, and leave their room empty while no colour is asked for. */
static void
test_colours (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      CrumbAsk *ask;
      GtkWidget *window = new_window (&ask, rooms[i].room, rooms[i].width, rooms[i].height), *colours;
      graphene_rect_t whole, next, area;

      g_test_message ("%s", rooms[i].name);
      show_page_of (ask, "faces", TRUE);
      settle (window);
      whole = bounds (GTK_WIDGET (ask), window);
      next = bounds (find_labelled (ask, "Next"), window);
      colours = widget_find (GTK_WIDGET (ask), CRUMB_TYPE_COLOUR_KEYS);
      area = bounds (colours, window);
      g_assert_true (graphene_rect_contains_rect (&whole, &area));
      for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (ask)); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        if (gtk_widget_get_mapped (child) && !CRUMB_IS_COLOUR_KEYS (child))
          {
            graphene_rect_t other = bounds (child, window);

            g_assert_false (graphene_rect_intersection (&area, &other, NULL));
          }

      show_page_of (ask, "dice to take", TRUE);
      settle (window);
      g_assert_false (gtk_widget_get_mapped (colours));
      area = bounds (GTK_WIDGET (ask), window);
      g_assert_true (graphene_rect_equal (&area, &whole));
      area = bounds (find_labelled (ask, "Next"), window);
      g_assert_true (graphene_rect_equal (&area, &next));
      widget_destroy_window (GTK_WINDOW (window));
    }
}

/* A list of sentences has the room of the keys, scrolls in it, and says each of them whole. */
static void
test_list (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      g_auto (CrumbAsking) asking = { .page = "list", .question = g_strdup ("list") };
      CrumbAsk *ask;
      GtkWidget *window = new_window (&ask, rooms[i].room, rooms[i].width, rooms[i].height);
      g_autoptr (GPtrArray) scrollers = NULL;
      graphene_rect_t whole, with_list;
      GtkAdjustment *scrolled;
      guint n_rows;

      show_page (ask, "faces");
      settle (window);
      whole = bounds (GTK_WIDGET (ask), window);
      for (guint n = 1; n <= 20; n++)
        crumb_asking_add_line (&asking, "Take all scallywag dice back: every set is on the goal line.", "table.option",
                               g_variant_new_uint32 (n));
      crumb_ask_show (ask, &asking);
      settle (window);
      with_list = bounds (GTK_WIDGET (ask), window);
      g_assert_true (graphene_rect_equal (&with_list, &whole));
      scrollers = widget_find_all (widget_find (GTK_WIDGET (ask), CRUMB_TYPE_ASK_LINES), GTK_TYPE_SCROLLED_WINDOW);
      g_assert_cmpuint (scrollers->len, ==, 1);
      scrolled = gtk_scrolled_window_get_vadjustment (scrollers->pdata[0]);
      /* Two sentences are beside each other where there is room. */
      n_rows = (rooms[i].room & CRUMB_ROOM_WIDE) != 0 ? 10 : 20;
      g_assert_cmpfloat (gtk_adjustment_get_upper (scrolled), >, n_rows * 34);
      g_assert_cmpfloat (gtk_adjustment_get_upper (scrolled), <, n_rows * 68);
      g_assert_cmpfloat (gtk_adjustment_get_page_size (scrolled), <, whole.size.height);

      show_page (ask, "faces");
      settle (window);
      g_assert_false (gtk_widget_get_mapped (scrollers->pdata[0]));
      widget_destroy_window (GTK_WINDOW (window));
    }
}

/* The take is in the thumb's reach. */
static void
test_take_is_large (void)
{
  CrumbAsk *ask;
  GtkWidget *window = new_window (&ask, 0, 400, 700);
  graphene_rect_t die;

  show_page (ask, "dice to take");
  settle (window);
  die = bounds (crumb_ask_find_key (ask, 7), window);
  g_assert_cmpfloat (die.size.width, >=, 86);
  g_assert_cmpfloat (die.size.height, >=, 62);
  widget_destroy_window (GTK_WINDOW (window));
}

/* How large so many dice are in that room, and in how many lines: they shrink before they wrap. */
static void
test_dice_fit (void)
{
  static const struct
  {
    guint dice;
    int usual;
    int width;
    int height;
    int edge;
  } rows[] = {
    { 3, 40, 400, 200, 96 }, { 3, 40, 140, 50, 42 },  { 4, 40, 200, 60, 45 },
    { 6, 40, 200, 40, 30 },  { 6, 40, 200, 200, 61 }, { 11, 40, 360, 40, 29 },
    { 4, 40, 215, 220, 48 }, { 5, 40, 330, 300, 59 }, { 5, 96, 330, 300, 96 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *dice = g_object_ref_sink (crumb_place_dice_new ());
      CrumbPlace place = { 0 };
      int edge;

      for (guint die = 0; die < rows[i].dice; die++)
        crumb_place_add_die (&place, (CrumbDie) { .face = 1 }, CRUMB_DIE_PLAIN);
      crumb_place_dice_show (CRUMB_PLACE_DICE (dice), &place, rows[i].usual);
      edge = crumb_place_dice_fit (CRUMB_PLACE_DICE (dice), rows[i].width, rows[i].height);
      g_assert_cmpint (edge, ==, rows[i].edge);
      g_object_unref (dice);
    }
}

static int
die_height (GtkWidget *place)
{
  return gtk_widget_get_height (widget_find (place, CRUMB_TYPE_DIE_VIEW));
}

/* A long hand makes neither the rows nor the dice of others as large or as small as its own. */
static void
check_hands (const guint dice[2])
{
  static const uint8_t order[] = { 0, 1 };
  CrumbPlace shown[2] = { { .name = g_strdup ("Zoë") }, { .name = g_strdup ("李") } };
  GtkWidget *places = crumb_seat_places_new ();
  GtkWidget *window =
      g_object_new (ADW_TYPE_WINDOW, "content", places, "default-width", 360, "default-height", 300, NULL);
  GtkWidget *seats[2];

  for (guint seat = 0; seat < 2; seat++)
    for (guint die = 0; die < dice[seat]; die++)
      crumb_place_add_die (&shown[seat], (CrumbDie) { .face = 1 }, CRUMB_DIE_PLAIN);
  gtk_widget_set_valign (places, GTK_ALIGN_START);
  crumb_seat_places_show (CRUMB_SEAT_PLACES (places), shown, 2, order, CRUMB_NO_SEAT);
  gtk_window_present (GTK_WINDOW (window));
  settle (window);
  for (guint seat = 0; seat < 2; seat++)
    seats[seat] = crumb_seat_places_get_place (CRUMB_SEAT_PLACES (places), seat);
  if (dice[0] > 4)
    g_assert_cmpint (gtk_widget_get_height (seats[1]), <, gtk_widget_get_height (seats[0]));

  gtk_widget_set_valign (places, GTK_ALIGN_FILL);
  crumb_seat_places_set_room (CRUMB_SEAT_PLACES (places), CRUMB_ROOM_WIDE, FALSE);
  settle (window);
  if (dice[0] > 4)
    g_assert_cmpint (die_height (seats[1]), >, die_height (seats[0]));
  else
    g_assert_cmpint (die_height (seats[1]), ==, die_height (seats[0]));
  for (guint seat = 0; seat < 2; seat++)
    crumb_place_clear (&shown[seat]);
  widget_destroy_window (GTK_WINDOW (window));
}

static void
test_long_hand (void)
{
  check_hands ((const guint[2]) { 11, 1 });
  /* The dice of bids are all of one size. */
  check_hands ((const guint[2]) { 3, 2 });
}

/* A place is one thing to a screen reader. */
static void
test_place_is_said (void)
{
  g_auto (CrumbPlace) place = {
    .name = g_strdup ("Zoë"), .points = g_strdup ("5 cookies"), .playing = TRUE, .won = TRUE
  };
  g_autofree char *said = NULL;

  crumb_place_add_die (&place, (CrumbDie) { .face = 6 }, CRUMB_DIE_DECIDES);
  crumb_place_add_die (&place, (CrumbDie) { .face = 1 }, CRUMB_DIE_PLAIN);
  crumb_place_add_awaited (&place, 1);
  said = crumb_place_say (&place);
  g_assert_cmpstr (said, ==, "Zoë, 5 cookies, 6, 1, wins");
}

/* Whoever reads from right to left has the pad of every telephone all the same; names begin from the right. */
static void
test_mirrored (void)
{
  const CrumbSeat one = { .name = (char *) "Ann", .told = (char *) "Ann" };

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  for (guint names = 0; names < 2; names++)
    {
      g_auto (CrumbAsking) asking = { .question = g_strdup ("?") };
      CrumbAsk *ask;
      GtkWidget *window = new_window (&ask, 0, 400, 700);

      if (names)
        for (guint i = 0; i < 3; i++)
          crumb_asking_add_seat (&asking, &one, "table.seat", NULL);
      else
        crumb_asking_add_faces (&asking, 6, "table.die");
      crumb_ask_show (ask, &asking);
      settle (window);
      g_assert_cmpint (bounds (crumb_ask_find_key (ask, 0), window).origin.x
                           < bounds (crumb_ask_find_key (ask, 1), window).origin.x,
                       ==, !names);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Counts what is drawn in a size that another room has. */
static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer n_wrong)
{
  GtkWidget *bin = gtk_widget_get_parent (GTK_WIDGET (area));

  if (crumb_room_of (bin, width, height) != crumb_room_bin_get_room (CRUMB_ROOM_BIN (bin)))
    ++*(guint *) n_wrong;
}

/* While a window takes another size no frame shows the layout of one room in the size of another. */
static void
test_room_is_whole (void)
{
  static const int sizes[][2] = { { 900, 640 }, { 360, 294 }, { 1280, 800 }, { 400, 800 } };
  GtkWidget *window = gtk_window_new (), *area = gtk_drawing_area_new ();
  GtkWidget *bin = crumb_room_bin_new (area, 0, 0);
  guint n_wrong = 0;

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, &n_wrong, NULL);
  gtk_window_set_child (GTK_WINDOW (window), bin);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gint64 deadline = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

      gtk_window_set_default_size (GTK_WINDOW (window), sizes[i][0], sizes[i][1]);
      while (gtk_widget_get_width (area) != sizes[i][0]
             || crumb_room_bin_get_room (CRUMB_ROOM_BIN (bin)) != crumb_room_of (bin, sizes[i][0], sizes[i][1]))
        {
          g_assert_cmpint (g_get_monotonic_time (), <, deadline);
          widget_wait ();
        }
      g_assert_cmpuint (n_wrong, ==, 0);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A name with a slash is read in one line. */
static void
test_names_are_whole (void)
{
  static const char text[] = "What did Ann/Bob roll this time?";
  GtkLabel *label = g_object_ref_sink (g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, NULL));

  crumb_label_show (label, text);
  g_assert_false (
      pango_layout_get_log_attrs_readonly (gtk_label_get_layout (label), NULL)[strlen ("What did Ann/")].is_line_break);
  g_object_unref (label);
}

static void
assert_number (const CrumbAsking *asking, int number, const char *label)
{
  const CrumbKey *key = crumb_asking_find_number (asking, number);

  g_assert_cmpstr (key != NULL ? key->label : NULL, ==, label);
}

/* A typed number presses the key that has it, or where none has one, the key at that place. */
static void
test_numbers (void)
{
  g_auto (CrumbAsking) digits = { 0 }, words = { 0 }, lines = { 0 }, none = { 0 };

  crumb_asking_add_digits (&digits, "table.digit");
  assert_number (&digits, 0, "0");
  assert_number (&digits, 9, "9");
  assert_number (&digits, 10, NULL);
  crumb_asking_add_text (&words, "first", "table.done", NULL);
  crumb_asking_add_gap (&words);
  crumb_asking_add_text (&words, "third", "table.done", NULL)->main = TRUE;
  assert_number (&words, 0, NULL);
  assert_number (&words, 1, "first");
  assert_number (&words, 3, "third");
  assert_number (&words, 4, NULL);
  g_assert_true (crumb_asking_find_main (&words) == &words.keys[2]);
  words.keys[0].number = 5;
  assert_number (&words, 1, NULL);
  assert_number (&words, 5, "first");
  crumb_asking_add_line (&lines, "one", "table.option", NULL);
  crumb_asking_add_line (&lines, "two", "table.option", NULL);
  assert_number (&lines, 2, "two");
  assert_number (&lines, 3, NULL);
  assert_number (&none, 1, NULL);
  /* What is picked of dice is no answer. */
  crumb_asking_add_die (&none, (CrumbDie) { .face = 3 }, "table.pick", NULL)->main = TRUE;
  g_assert_null (crumb_asking_find_main (&none));
  g_assert_true (crumb_asking_find_number (&none, 3) == &none.keys[0]);
}

static CrumbMildredGroup
group_of (const char *faces)
{
  CrumbMildredGroup group = { .n = (uint8_t) strlen (faces) };

  for (guint i = 0; i < group.n; i++)
    group.faces[i] = (uint8_t) (faces[i] - '0');
  return group;
}

/* Dice keep their places while others go, those too that show something else since. */
static void
test_pool (void)
{
  static const struct
  {
    const char *shaken;
    const char *pool;
    const char *shown;
  } rows[] = {
    { "112356", "112356", "112356" }, { "112356", "156", "1   56" }, { "112356", "12356", "1 2356" },
    { "112356", "6", "     6" },      { "112356", "", "      " },    { "2416", "256", "25 6" },
    { "2416", "216", "2 16" },        { "3353", "363", "336 " },     { "146", "524", "245" },
  };

  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      CrumbMildredGroup shaken = group_of (rows[row].shaken), pool = group_of (rows[row].pool);
      int places[CRUMB_KEYS_MAX];
      guint n = crumb_mildred_table_place_pool (&shaken, &pool, places);
      g_autoptr (GString) shown = g_string_new (NULL);

      for (guint i = 0; i < n; i++)
        g_string_append_c (shown, places[i] < 0 ? ' ' : (char) ('0' + pool.faces[places[i]]));
      g_assert_cmpstr (shown->str, ==, rows[row].shown);
    }
}

void
add_frame_tests (void)
{
  adw_init ();

  g_test_add_func ("/frame/mirrored", test_mirrored);
  g_test_add_func ("/frame/keys-never-move", test_keys_never_move);
  g_test_add_func ("/frame/long-question", test_long_question);
  g_test_add_func ("/frame/kept-in-view", test_kept_in_view);
  g_test_add_func ("/frame/words-in-line", test_words_in_line);
  g_test_add_func ("/frame/room-is-whole", test_room_is_whole);
  g_test_add_func ("/frame/names-are-whole", test_names_are_whole);
  g_test_add_func ("/frame/colours", test_colours);
  g_test_add_func ("/frame/list", test_list);
  g_test_add_func ("/frame/numbers", test_numbers);
  g_test_add_func ("/frame/pool", test_pool);
  g_test_add_func ("/frame/take-is-large", test_take_is_large);
  g_test_add_func ("/frame/dice-fit", test_dice_fit);
  g_test_add_func ("/frame/long-hand", test_long_hand);
  g_test_add_func ("/frame/place-is-said", test_place_is_said);
}
