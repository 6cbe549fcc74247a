/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A History view in a window, and the games in it. */

#include "history-fixture.h"

#include "widget-texts.h"

#include "record/store/crumb-correction.h"

void
history_settle (void)
{
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

GtkWidget *
history_find (History *history, GType type)
{
  return widget_find (GTK_WIDGET (history->view), type);
}

void
history_act (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autoptr (GVariant) target = parameter != NULL ? g_variant_ref_sink (parameter) : NULL;

  g_assert_true (gtk_widget_activate_action_variant (widget, action, target));
  history_settle ();
}

/* Adds a two-player game that @first leads or wins, 50 to 7. */
char *
history_add_game_to (CrumbStore *store, const char *rules, const char *first, const char *second, gboolean over)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GError) error = NULL;
  static const gint16 amounts[] = { 50, 7 };

  g_ptr_array_add (seats, crumb_seat_new (first, CRUMB_COLOUR_BLUE));
  g_ptr_array_add (seats, crumb_seat_new (second, CRUMB_COLOUR_RED));
  game = crumb_store_new_game (store, crumb_game_kind_find ("cookie-raid"), rules, seats, 0, &error);
  g_assert_no_error (error);
  for (guint8 seat = 0; over && seat < 2; seat++)
    {
      CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = seat, .amount = amounts[seat] };
      CrumbRefusal refusal;

      g_assert_true (crumb_game_play (game, &move, &refusal, &error));
    }
  return g_strdup (crumb_game_get_id (game));
}

gboolean
history_is_deleted (History *history, const char *id)
{
  g_autoptr (CrumbGame) game = crumb_store_load_game (history->record.store, id, NULL);
  g_autoptr (GPtrArray) games = crumb_store_list_games (history->record.store, NULL, 0, NULL);

  g_assert_nonnull (game);
  for (guint i = 0; i < games->len; i++)
    if (g_str_equal (((const CrumbGameSummary *) games->pdata[i])->id, id))
      return FALSE;
  return TRUE;
}

void
history_correct_cookies (CrumbGame *game, gint16 amount)
{
  g_autoptr (CrumbCorrection) correction = crumb_correction_new (game);
  CrumbMove move = *crumb_correction_get_move (correction, 1);

  move.amount = amount;
  crumb_correction_replace (correction, 1, &move);
  crumb_game_correct (game, correction, NULL, NULL);
}

void
history_set_up (History *history, gconstpointer data)
{
  record_fixture_set_up (&history->record, NULL);
  crumb_store_watch (history->record.store);
  history->view = g_object_new (CRUMB_TYPE_HISTORY_VIEW, "store", history->record.store, NULL);
  history->window = g_object_new (ADW_TYPE_WINDOW, "content", widget_below_toasts (GTK_WIDGET (history->view)),
                                  "default-width", 1000, "default-height", 900, NULL);
  gtk_window_present (GTK_WINDOW (history->window));
  history_settle ();
}

void
history_tear_down (History *history, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (history->window));
  history_settle ();
  record_fixture_tear_down (&history->record, NULL);
}
