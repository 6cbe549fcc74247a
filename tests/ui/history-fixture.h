/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A History view in a window, and the games in it. */

#pragma once

#include "../record/record-fixture.h"

#include "ui/history/crumb-history-view.h"

typedef struct
{
  RecordFixture record;
  GtkWidget *window;
  CrumbHistoryView *view;
} History;

void history_set_up (History *history, gconstpointer data);
void history_tear_down (History *history, gconstpointer data);

/** history_settle: Runs the main loop until nothing is due. */
void history_settle (void);

/** history_find: The first shown widget of that type, which must be there. */
GtkWidget *history_find (History *history, GType type);

/** history_act: Activates an action, which must exist, and lets it take effect. */
void history_act (GtkWidget *widget, const char *action, GVariant *parameter);

/** history_add_game_to: (transfer full): Adds a two-player game that @first leads or wins, 50 to 7; its id. */
char *history_add_game_to (CrumbStore *store, const char *rules, const char *first, const char *second, gboolean over);

/** history_correct_cookies: Corrects the first move, the cookies of a seat. */
void history_correct_cookies (CrumbGame *game, gint16 amount);

/** history_add_game: (transfer full): Adds such a game to the record that is shown. */
char *history_add_game (History *history, const char *rules, const char *first, const char *second, gboolean over);

/** history_change_from_outside: Adds two games through another connection, and deletes @gone (nullable). */
void history_change_from_outside (History *history, const char *gone);

/** history_wait_until: Waits until @done: animations, and a list that updates when idle, take a few frames. */
void history_wait_until (gboolean (*done) (gpointer data), gpointer data, const char *what);

/** history_wait_for_text: Waits until @root shows it. */
void history_wait_for_text (GtkWidget *root, const char *text);

/** history_activate_row: Presses the row of that title. */
void history_activate_row (GtkWidget *root, const char *title);

/** history_assert_count: Waits until so many widgets of that type are shown. */
void history_assert_count (History *history, GType type, guint n);
void history_assert_count_in (GtkWidget *root, GType type, guint n);

/** history_assert_deletes: Deletes what is selected, which has to be that game, and brings it back. */
void history_assert_deletes (History *history, const char *id);

/** history_is_deleted: Whether the game is in no list, though the record has it. */
gboolean history_is_deleted (History *history, const char *id);
