/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A window at all sizes, as people see it who need larger text, longer words or a mirrored layout. */

#pragma once

#include "../record/record-fixture.h"

#include "ui/app/crumb-window.h"

/** What the window asks for itself. */
#define ROOM_LOWEST 294
/** As a phone is held: a width and a height. */
#define ROOM_PHONE 400, 800

/** @frame: what the shadow takes of a window's size on a display without a window manager */
typedef struct
{
  RecordFixture record;
  GtkWidget *window;
  int frame;
} Room;

/** How a page is seen: with text of that size, of whatever direction, in a language with long words. */
typedef struct
{
  const char *file;
  int percent;
  GtkTextDirection direction;
  gboolean pseudo;
} Reader;

void room_set_up (Room *room, gconstpointer data);
void room_tear_down (Room *room, gconstpointer data);

/** room_add_readers: Adds that test, in @folder, for some of the readers, in long tests for all; its data is the Reader. */
void room_add_readers (const char *folder, void (*test) (Room *room, gconstpointer data));

/** room_add_readers_once: As room_add_readers() does, where it looks the same whichever game they play. */
void room_add_readers_once (const char *folder, void (*test) (Room *room, gconstpointer data));

/** room_settle: A breakpoint bin warns of what asks for more than there is, and warnings are fatal. */
void room_settle (void);

/** room_read_game: (transfer full): The id of a game of tests/games. */
char *room_read_game (Room *room, const char *file);

/** room_wait_for: The first shown widget of that type. */
GtkWidget *room_wait_for (Room *room, GType type);

void room_resize (Room *room, int width, int height);

/** room_is_name: Whether a player is called that. */
gboolean room_is_name (Room *room, const char *text);

/** room_check_buttons: A button says all that it says; names of rules and players may be shortened. */
void room_check_buttons (Room *room);

/** room_get_dialog: (transfer none) (nullable): The dialog on top. */
AdwDialog *room_get_dialog (Room *room);

/** room_act: Activates an action, which must exist, by its detailed name, and lets it take effect. */
void room_act (GtkWidget *widget, const char *action);

/** room_open_dialog: Opens a dialog by an action. */
void room_open_dialog (Room *room, GtkWidget *widget, const char *action);

void room_close_dialogs (Room *room);

/** room_let_move: Whether things slide and cursors blink. */
void room_let_move (gboolean moves);

/** room_check_words: Waits until nothing that is said below @root is cut; names that are known elsewhere may be. */
void room_check_words (Room *room, GtkWidget *root, const char *what);

/**
 * room_check_sizes: room_check_words () in the smallest window and others. Of what is too wide GTK and libadwaita warn,
 * which is fatal.
 */
void room_check_sizes (Room *room, GtkWidget *root, const char *what);

/** room_check_popovers: Checks the words of whatever the menu buttons below @root open. */
void room_check_popovers (Room *room, GtkWidget *root, const char *what);

/**
 * room_check_tabs: Checks that Tab goes round in @root, a dialog or the window, that it stops once in each list whose
 * rows are only read or activated, and that with arrows it leads to whatever takes keys.
 */
void room_check_tabs (Room *room, GtkWidget *root, const char *what);
