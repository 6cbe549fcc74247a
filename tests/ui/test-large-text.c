/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The fullest moments of a game in the largest text and the smallest windows: libadwaita warns of what is cut. */

#include "room-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "ui/cookie-raid/table/crumb-table-view.h"
#include "ui/table/crumb-seat-place.h"
#include "ui/table/crumb-word.h"
#include "ui/widgets/crumb-colour-keys.h"
#include "ui/widgets/crumb-die-view.h"

static void
scale_text (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
}

static CrumbGame *
begin (Room *room, const char *rules, const char *plate)
{
  CrumbGame *game = record_new_game (room->record.store, rules, 4);

  record_play (game, CRUMB_RAID_PLATE, CRUMB_NO_SEAT, plate);
  crumb_window_set_game (CRUMB_WINDOW (room->window), game);
  return game;
}

static void
show_everywhere (Room *room, GType type)
{
  scale_text (200);
  room_resize (room, ROOM_PHONE);
  room_wait_for (room, type);
  room_resize (room, 360, ROOM_LOWEST);
  room_wait_for (room, type);
  room_settle ();
}

static void
tie (CrumbGame *game)
{
  record_play (game, CRUMB_RAID_BID, 0, "553");
  record_play (game, CRUMB_RAID_BID, 1, "553");
  record_play (game, CRUMB_RAID_BID, 2, "4");
  record_play (game, CRUMB_RAID_BID, 3, "");
}

/* A die that is drawn smaller for want of room is lower. */
static gboolean
dice_are_large (Room *room, float least)
{
  g_autoptr (GPtrArray) rows = widget_find_all (room->window, CRUMB_TYPE_SEAT_PLACE);
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      g_autoptr (GPtrArray) dice = widget_find_all (rows->pdata[i], CRUMB_TYPE_DIE_VIEW);

      for (guint j = 0; j < dice->len; j++)
        {
          graphene_rect_t bounds;

          if (!gtk_widget_get_mapped (dice->pdata[j]))
            continue;
          g_assert_true (gtk_widget_compute_bounds (dice->pdata[j], room->window, &bounds));
          if (bounds.size.width == 0)
            continue;
          if (bounds.size.height < least)
            return FALSE;
          n++;
        }
    }
  return n > 0;
}

/* Names have a line of their own, so dice are as large as in text of the usual size. */
static void
test_tie (Room *room, gconstpointer data)
{
  g_autoptr (CrumbGame) game = begin (room, "", "65543211");
  gint64 deadline = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

  tie (game);
  scale_text (200);
  room_resize (room, ROOM_PHONE);
  while (!dice_are_large (room, 40))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
}

static void
test_ruling_after_ties (Room *room, gconstpointer data)
{
  g_autoptr (CrumbGame) game = begin (room, "", "65543211");

  tie (game);
  record_play (game, CRUMB_RAID_REROLL, 0, "641");
  record_play (game, CRUMB_RAID_REROLL, 1, "641");
  record_play (game, CRUMB_RAID_REROLL, 0, "651");
  record_play (game, CRUMB_RAID_REROLL, 1, "332");
  show_everywhere (room, CRUMB_TYPE_WORD);
}

static void
test_colours (Room *room, gconstpointer data)
{
  g_autoptr (CrumbGame) game = begin (room, "plate=2,flush=on,hands=open,countdown=10", "65");

  show_everywhere (room, CRUMB_TYPE_COLOUR_KEYS);
}

static gboolean
is_whole (Room *room, const char *start)
{
  g_autoptr (GPtrArray) labels = widget_find_all (room->window, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_mapped (labels->pdata[i]) && gtk_widget_get_width (labels->pdata[i]) > 0
        && g_str_has_prefix (gtk_label_get_text (labels->pdata[i]), start))
      {
        if (pango_layout_is_ellipsized (gtk_label_get_layout (labels->pdata[i])))
          return FALSE;
        n++;
      }
  return n > 0;
}

static void
wait_for_whole (Room *room, const char *start)
{
  gint64 deadline = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

  while (!is_whole (room, start))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
}

/* That a hand can’t be is said to the end; the rest is behind a button. */
static void
check_doubt (Room *room, int percent)
{
  g_autoptr (CrumbGame) game = begin (room, "plate=1", "6");

  scale_text (percent);
  record_play (game, CRUMB_RAID_BID, 0, "");
  record_play (game, CRUMB_RAID_BID, 1, "553");
  record_play (game, CRUMB_RAID_BID, 2, "");
  record_play (game, CRUMB_RAID_BID, 3, "");
  record_play (game, CRUMB_RAID_TAKE, 1, "6");
  record_play (game, CRUMB_RAID_LUCKY, 1, "");
  record_play (game, CRUMB_RAID_HAND, 0, "123");
  for (const char *die = "5531"; *die != '\0'; die++)
    g_assert_true (
        gtk_widget_activate_action (room_wait_for (room, CRUMB_TYPE_TABLE_VIEW), "table.die", "i", *die - '0'));
  room_settle ();
  wait_for_whole (room, "John & <b> can’t have this hand.");
}

static void
test_doubt_upright (Room *room, gconstpointer data)
{
  room_resize (room, ROOM_PHONE);
  check_doubt (room, GPOINTER_TO_INT (data));
}

static void
test_doubt_low (Room *room, gconstpointer data)
{
  room_resize (room, 360, ROOM_LOWEST);
  check_doubt (room, GPOINTER_TO_INT (data));
}

/* What is asked is read to its end, and so is what answers it. */
static void
check_question (Room *room, int percent)
{
  g_autoptr (CrumbGame) game = begin (room, "plate=1", "6");

  scale_text (percent);
  room_resize (room, 360, ROOM_LOWEST);
  for (guint seat = 0; seat < 4; seat++)
    record_play (game, CRUMB_RAID_BID, seat, seat == 1 ? "1" : "");
  record_play (game, CRUMB_RAID_TAKE, 1, "6");
  wait_for_whole (room, "John & <b> won the last die, a 6.");
  wait_for_whole (room, "Keep It");
}

static void
test_question (Room *room, gconstpointer data)
{
  check_question (room, GPOINTER_TO_INT (data));
}

static GtkWidget *
find_with_class (Room *room, GType type, const char *css_class)
{
  g_autoptr (GPtrArray) widgets = widget_find_all (room->window, type);

  for (guint i = 0; i < widgets->len; i++)
    if (gtk_widget_has_css_class (widgets->pdata[i], css_class))
      return widgets->pdata[i];
  return NULL;
}

static gboolean
is_in_view (Room *room, GtkWidget *widget)
{
  GtkWidget *viewport = widget != NULL ? gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT) : NULL;
  graphene_rect_t bounds;

  return viewport != NULL && gtk_widget_compute_bounds (widget, viewport, &bounds) && bounds.origin.y >= 0
         && bounds.size.height > 0 && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (viewport);
}

static void
wait_for_view (Room *room, GType type, const char *css_class)
{
  gint64 deadline = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

  while (!is_in_view (room, find_with_class (room, type, css_class)))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
}

/* Whose turn it is stands in the lowest window, and what was said last, also when the window becomes that. */
static void
test_turn_in_view (Room *room, gconstpointer data)
{
  g_autoptr (CrumbGame) game = begin (room, "", "65543211");

  for (int height = 800; height >= ROOM_LOWEST; height -= 800 - ROOM_LOWEST)
    {
      room_resize (room, 360, height);
      wait_for_view (room, CRUMB_TYPE_SEAT_PLACE, "asked");
    }
  record_play (game, CRUMB_RAID_BID, 0, "553");
  record_play (game, CRUMB_RAID_BID, 1, "61");
  wait_for_view (room, CRUMB_TYPE_SEAT_PLACE, "asked");
  record_play (game, CRUMB_RAID_BID, 2, "4");
  record_play (game, CRUMB_RAID_BID, 3, "");
  wait_for_view (room, CRUMB_TYPE_SEAT_PLACE, "won");
  wait_for_view (room, GTK_TYPE_LABEL, "word-headline");
}

static void
tear_down (Room *room, gconstpointer data)
{
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  room_tear_down (room, data);
}

void
add_large_text_tests (void)
{
  static const struct
  {
    const char *path;
    void (*test) (Room *room, gconstpointer data);
  } tests[] = {
    { "/large-text/tie", test_tie },
    { "/large-text/ruling-after-ties", test_ruling_after_ties },
    { "/large-text/colours", test_colours },
    { "/large-text/turn-in-view", test_turn_in_view },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Room, NULL, room_set_up, tests[i].test, tear_down);
  for (int percent = 100; percent <= 150; percent += 25)
    {
      g_autofree char *path = g_strdup_printf ("/large-text/question/%d", percent);

      g_test_add (path, Room, GINT_TO_POINTER (percent), room_set_up, test_question, tear_down);
    }
  g_test_add ("/large-text/doubt/150", Room, GINT_TO_POINTER (150), room_set_up, test_doubt_upright, tear_down);
  g_test_add ("/large-text/doubt/200", Room, GINT_TO_POINTER (200), room_set_up, test_doubt_upright, tear_down);
  g_test_add ("/large-text/doubt/low", Room, GINT_TO_POINTER (200), room_set_up, test_doubt_low, tear_down);
}
