/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the header bar says of the game on the table. */

#pragma once

#include "record/store/crumb-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CrumbWindowHeading:
 * @title: (owned): "Round 2"
 * @progress: (owned) (nullable): "Bid 3 of 8"
 * @subtitle: (owned) (nullable): @progress, and what the rules are called where they are not the usual ones
 */
typedef struct
{
  char *title;
  char *progress;
  char *subtitle;
} CrumbWindowHeading;

/** crumb_window_heading_init: @table: (nullable): of @game, which it may not tell all of yet; @settings: (nullable) */
void crumb_window_heading_init (CrumbWindowHeading *heading, CrumbGame *game, GtkWidget *table, GSettings *settings);
void crumb_window_heading_clear (CrumbWindowHeading *heading);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbWindowHeading, crumb_window_heading_clear)

/** crumb_show_progress: Both in one line, where there is a @subtitle. */
void crumb_show_progress (GtkLabel *label, const char *title, const char *subtitle);

G_END_DECLS
