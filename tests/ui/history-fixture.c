/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A History view in a window, and the games in it. */

#include "history-fixture.h"

#include "widget-texts.h"

#include "record/store/crumb-correction.h"
#include "ui/past/crumb-game-card.h"

/* Of the fixture that is set up. */
static CrumbStore *asked;

void
history_settle (void)
{
  while (g_main_context_pending (NULL) || (asked != NULL && crumb_store_is_asked (asked)))
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
  game = crumb_store_new_game (store, crumb_game_kind_find ("cookie-raid"), rules, NULL, seats, 0, &error);
  g_assert_no_error (error);
  for (guint8 seat = 0; over && seat < 2; seat++)
    {
      CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = seat, .amount = amounts[seat] };

      record_take (game, &move);
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
  asked = history->record.store;
  crumb_store_watch (history->record.store);
  history->view = g_object_new (CRUMB_TYPE_HISTORY_VIEW, "store", history->record.store, NULL);
  history->window =
      g_object_new (ADW_TYPE_WINDOW, "content", g_object_new (ADW_TYPE_TOAST_OVERLAY, "child", history->view, NULL),
                    "default-width", 1000, "default-height", 900, NULL);
  gtk_window_present (GTK_WINDOW (history->window));
  history_settle ();
}

void
history_tear_down (History *history, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (history->window));
  history_settle ();
  asked = NULL;
  record_fixture_tear_down (&history->record, NULL);
}

/* Waits until @done returns TRUE: animations, and a list that updates when idle, take a few frames. */
void
history_wait_until (gboolean (*done) (gpointer data), gpointer data, const char *what)
{
  gint64 deadline = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  while (!done (data))
    {
      if (g_get_monotonic_time () > deadline)
        g_error ("Waited for %s in vain.", what);
      widget_wait ();
    }
}

typedef struct
{
  GtkWidget *root;
  const char *text;
} Sought;

static gboolean
shows_text (gpointer data)
{
  const Sought *sought = data;

  return widget_shows (sought->root, sought->text);
}

void
history_wait_for_text (GtkWidget *root, const char *text)
{
  history_wait_until (shows_text, &(Sought) { root, text }, text);
}

void
history_activate_row (GtkWidget *root, const char *title)
{
  g_autoptr (GPtrArray) rows = widget_find_all (root, ADW_TYPE_ACTION_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (adw_preferences_row_get_title (rows->pdata[i]), title))
      {
        g_signal_emit_by_name (rows->pdata[i], "activate");
        return;
      }
  g_error ("No row “%s”", title);
}

typedef struct
{
  GtkWidget *root;
  GType type;
  guint n;
} Expected;

static gboolean
shows_as_many (gpointer data)
{
  Expected *expected = data;
  g_autoptr (GPtrArray) found = widget_find_all (expected->root, expected->type);

  return found->len == expected->n;
}

void
history_assert_count_in (GtkWidget *root, GType type, guint n)
{
  history_wait_until (shows_as_many, &(Expected) { root, type, n }, g_type_name (type));
}

void
history_assert_count (History *history, GType type, guint n)
{
  history_assert_count_in (GTK_WIDGET (history->view), type, n);
}

char *
history_add_game (History *history, const char *rules, const char *first, const char *second, gboolean over)
{
  return history_add_game_to (history->record.store, rules, first, second, over);
}

/* Changes the record through another connection, which this one gets no signal for. */
void
history_change_from_outside (History *history, const char *gone)
{
  const char *const ids[] = { gone, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) other = crumb_store_open (history->record.path, &error);
  g_autofree char *one = history_add_game_to (other, "", "Liv", "Bo", TRUE);
  g_autofree char *two = history_add_game_to (other, "", "Bo", "Liv", FALSE);

  g_assert_no_error (error);
  if (gone != NULL)
    g_assert_true (crumb_store_delete_games (other, ids, &error));
}

void
history_assert_deletes (History *history, const char *id)
{
  history_act (history_find (history, CRUMB_TYPE_GAME_CARD), "games.delete", NULL);
  g_assert_true (history_is_deleted (history, id));
  crumb_edits_step (crumb_history_view_get_edits (history->view), FALSE);
}
