/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A table in a window, and the taps of people at it. */

#include "table-fixture.h"

#include "widget-texts.h"

#include "ui/cookie-raid/table/crumb-table-view.h"

void
table_set_up (Table *fixture, gconstpointer data)
{
  record_fixture_set_up (&fixture->record, NULL);
}

void
table_tear_down (Table *fixture, gconstpointer data)
{
  widget_destroy_window (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->game);
  record_fixture_tear_down (&fixture->record, NULL);
}

char *
table_texts (Table *fixture)
{
  return widget_texts (fixture->table);
}

/* The layout is chosen once the size is known. */
static gboolean
is_laid_out (Table *fixture)
{
  g_autofree char *shown = table_texts (fixture);

  return gtk_widget_get_mapped (fixture->table) && *shown != '\0';
}

void
table_begin (Table *fixture, const char *rules, guint n_seats)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  fixture->game = record_new_game (fixture->record.store, rules, n_seats);
  fixture->table = crumb_table_view_new ();
  fixture->window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (fixture->window), fixture->table);
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (fixture->table), fixture->game);
  gtk_window_present (GTK_WINDOW (fixture->window));
  while (!is_laid_out (fixture))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

const CrumbRaid *
table_raid (Table *fixture)
{
  return crumb_game_get_state (fixture->game);
}

void
table_tap (Table *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->table, action, NULL));
}

void
table_tap_number (Table *fixture, const char *action, int number)
{
  g_assert_true (gtk_widget_activate_action (fixture->table, action, "i", number));
}

void
table_tap_take (Table *fixture, guint face)
{
  g_assert_true (gtk_widget_activate_action (fixture->table, "table.take", "(yy)", face, 0));
}

void
table_tap_dice (Table *fixture, const char *dice)
{
  for (; *dice != '\0'; dice++)
    table_tap_number (fixture, "table.die", *dice - '0');
}

void
table_insist (Table *fixture, const char *why)
{
  g_assert_true (gtk_widget_activate_action (fixture->table, "table.insist", "s", why));
}
