/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A table in a window, and the taps of people at it. */

#pragma once

#include "../record/record-fixture.h"

#include <adwaita.h>

typedef struct
{
  RecordFixture record;
  CrumbGame *game;
  GtkWidget *window;
  GtkWidget *table;
} Table;

void table_set_up (Table *fixture, gconstpointer data);
void table_tear_down (Table *fixture, gconstpointer data);

/** table_begin: Shows a new game with those rules and waits for its layout. */
void table_begin (Table *fixture, const char *rules, guint n_seats);

/** table_texts: (transfer full): The text of every shown label of the table. */
char *table_texts (Table *fixture);

/** table_raid: The state of the game, until the next tap. */
const CrumbRaid *table_raid (Table *fixture);

/* Each activates an action of the table, which must exist. */
void table_tap (Table *fixture, const char *action);
void table_tap_number (Table *fixture, const char *action, int number);
void table_tap_take (Table *fixture, guint face);
void table_tap_dice (Table *fixture, const char *dice);
void table_insist (Table *fixture, const char *why);

#define assert_shows(fixture, text)                                                                                    \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_autofree char *shown = table_texts (fixture);                                                                    \
    if (strstr (shown, text) == NULL)                                                                                  \
      g_error ("“%s” is not shown, but:\n%s", text, shown);                                                            \
  }                                                                                                                    \
  G_STMT_END

#define assert_hides(fixture, text)                                                                                    \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_autofree char *shown = table_texts (fixture);                                                                    \
    if (strstr (shown, text) != NULL)                                                                                  \
      g_error ("“%s” is shown:\n%s", text, shown);                                                                     \
  }                                                                                                                    \
  G_STMT_END
