/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The whole program in this process, with one window. */

#pragma once

#include "../record/record-fixture.h"

#include "ui/app/crumb-window.h"

/**
 * Shell:
 * @record: what the window shows
 * @application: in which all tests run
 * @window: a #CrumbWindow
 */
typedef struct
{
  RecordFixture record;
  GtkApplication *application;
  GtkWindow *window;
} Shell;

void shell_set_up (Shell *shell, gconstpointer application);
void shell_tear_down (Shell *shell, gconstpointer application);

/** shell_settle: Does all that waits. */
void shell_settle (void);

/** shell_get_game: (transfer none) (nullable): The game on the table. */
CrumbGame *shell_get_game (Shell *shell);

/** shell_begin: Puts a new game of so many on the table. */
void shell_begin (Shell *shell, guint n_seats);

/** shell_act: Activates an action of the window. */
void shell_act (Shell *shell, const char *action);

/** shell_assert_texts: Fails unless @root shows @text; animations take a few frames. */
void shell_assert_texts (GtkWidget *root, const char *text);

/** shell_find: (transfer none): One of the widgets of that type in @root. */
GtkWidget *shell_find (GtkWidget *root, GType type, guint index);

guint shell_count (GtkWidget *root, GType type);

/** shell_get_dialog: (transfer none): Waits for a dialog with a widget of that type, as it appears with its second
 * frame. */
GtkWidget *shell_get_dialog (Shell *shell, GType type);

/** shell_add_new_game_tests: Adds those of the dialog for new games. */
void shell_add_new_game_tests (GtkApplication *application);
