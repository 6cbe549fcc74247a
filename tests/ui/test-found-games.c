/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games in the list of History: what a row has room for, and what it is found by. */

#include "crumb-config.h"

#include "../record/record-fixture.h"
#include "ui-display-tests.h"
#include "widget-texts.h"

#include "record/files/crumb-game-file.h"
#include "ui/game/crumb-rule-sets.h"
#include "ui/history/crumb-history-view.h"
#include "ui/past/crumb-game-card.h"
#include "words/cookie-raid/crumb-raid-agreement.h"

#include <string.h>

#define NOTE "We played by candlelight"

static void
settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static GtkLabel *
find_label (GtkWidget *root, const char *text)
{
  g_autoptr (GPtrArray) labels = widget_find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_str_has_prefix (gtk_label_get_label (labels->pdata[i]), text))
      return labels->pdata[i];
  g_error ("No label begins with “%s”.", text);
}

/* However long a note is, it takes two lines of a row, and a short one takes one. */
static void
test_note (RecordFixture *fixture, gconstpointer data)
{
  static const struct
  {
    guint times;
    int lines;
  } rows[] = { { 1, 1 }, { 3, 2 }, { 40, 2 } };
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) note = g_string_new (NULL);
      g_autoptr (GPtrArray) games = NULL;
      GtkWidget *card = g_object_new (CRUMB_TYPE_GAME_CARD, NULL);
      GtkWidget *window = g_object_new (GTK_TYPE_WINDOW, "child", card, "default-width", 360, NULL);
      PangoLayout *layout;

      for (guint n = 0; n < rows[i].times; n++)
        g_string_append (note, NOTE ", ");
      g_assert_true (crumb_game_set_note (game, note->str, &error));
      g_assert_no_error (error);
      games = crumb_store_list_games (fixture->store, NULL, 0, &error);
      crumb_game_card_show (CRUMB_GAME_CARD (card), games->pdata[0], NULL);
      gtk_window_present (GTK_WINDOW (window));
      settle ();
      layout = gtk_label_get_layout (find_label (card, NOTE));
      g_assert_cmpint (pango_layout_get_line_count (layout), ==, rows[i].lines);
      g_assert_cmpint (pango_layout_is_ellipsized (layout), ==, rows[i].times > 3);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* How a game ended reads from left to right, whoever won it. */
static void
test_direction (RecordFixture *fixture, gconstpointer data)
{
  static const char file[] =
      "{\"crumb-game\":1,\"game\":\"cookie-raid\",\"players\":[{\"name\":\"שרה\"},{\"name\":\"Sue\"}],"
      "\"entries\":[{\"what\":\"cookies\",\"seat\":0,\"amount\":10},"
      "{\"what\":\"cookies\",\"seat\":1,\"amount\":2},{\"what\":\"end\"}]}";
  GtkWidget *card = g_object_new (CRUMB_TYPE_GAME_CARD, NULL);
  GtkWidget *window = g_object_new (GTK_TYPE_WINDOW, "child", card, "default-width", 360, NULL);
  g_autoptr (GPtrArray) games = NULL;
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;
  PangoLayout *layout;

  id = record_read (fixture->store, file);
  games = crumb_store_list_games (fixture->store, NULL, 0, &error);
  crumb_game_card_show (CRUMB_GAME_CARD (card), games->pdata[0], NULL);
  gtk_window_present (GTK_WINDOW (window));
  settle ();
  layout = gtk_label_get_layout (find_label (card, "\u200e\u2068שרה\u2069 wins with 10 cookies."));
  g_assert_cmpint (pango_layout_line_get_resolved_direction (pango_layout_get_line_readonly (layout, 0)), ==,
                   PANGO_DIRECTION_LTR);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
wait_for_cards (GtkWidget *view, guint n)
{
  gint64 deadline = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (TRUE)
    {
      g_autoptr (GPtrArray) cards = widget_find_all (view, CRUMB_TYPE_GAME_CARD);

      if (cards->len == n)
        return;
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      widget_wait ();
    }
}

/* The record only has the rules; what they were saved by is looked up where they were saved. */
static void
test_saved_rules (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (CRUMB_APPLICATION_ID);
  g_autoptr (CrumbGame) usual = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbGame) house = record_new_game (fixture->store, "target=44", 2);
  GtkWidget *view = crumb_history_view_new (fixture->store, settings);
  GtkWidget *window =
      g_object_new (ADW_TYPE_WINDOW, "content", view, "default-width", 400, "default-height", 700, NULL);
  g_autoptr (GPtrArray) entries = NULL;

  crumb_rule_sets_set (&crumb_raid_agreement, settings, "At Grandma’s", crumb_game_get_head (house)->rules);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_cards (view, 2);
  g_assert_true (gtk_widget_activate_action (view, "history.search", NULL));
  settle ();
  entries = widget_find_all (view, GTK_TYPE_SEARCH_ENTRY);
  g_assert_cmpuint (entries->len, ==, 1);
  gtk_editable_set_text (entries->pdata[0], "grandma");
  wait_for_cards (view, 1);
  find_label (view, "At Grandma’s");
  gtk_editable_set_text (entries->pdata[0], "grandpa");
  wait_for_cards (view, 0);

  widget_destroy_window (GTK_WINDOW (window));
  g_settings_reset (settings, "saved-rules");
}

void
add_found_games_tests (void)
{
  adw_init ();

  g_test_add ("/found-games/note", RecordFixture, NULL, record_fixture_set_up, test_note, record_fixture_tear_down);
  g_test_add ("/found-games/direction", RecordFixture, NULL, record_fixture_set_up, test_direction,
              record_fixture_tear_down);
  g_test_add ("/found-games/saved-rules", RecordFixture, NULL, record_fixture_set_up, test_saved_rules,
              record_fixture_tear_down);
}
