/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shared by the table's two files: crumb-table-view.c shows, crumb-table-taps.c makes moves. */

#pragma once

#include "crumb-countdown.h"
#include "crumb-table-view.h"
#include "crumb-taps.h"

G_BEGIN_DECLS

/* @entered: whose dice the last one went to, -1 for nobody's; @wipes: whose dice go if they are pointed at again */
struct _CrumbTableView
{
  CrumbTable parent_instance;

  CrumbCountdown *countdown;
  GtkWidget *ways;
  CrumbTaps taps;
  gboolean any_die;
  guint colour;
  int wipes;
  int entered;
  GSettings *settings;
};

/** crumb_table_view_doubt: Asks about what is entered if it can't be. FALSE, and nothing is asked, where it can be. */
gboolean crumb_table_view_doubt (CrumbTableView *self);

/** crumb_table_view_update_taps: Only what @raid (nullable) takes now can be tapped. */
void crumb_table_view_update_taps (CrumbTableView *self, const CrumbRaid *raid);

void crumb_table_view_install_taps (CrumbTableViewClass *klass);

/** crumb_table_view_number_key: A face or a digit was typed. FALSE when it means nothing now. */
gboolean crumb_table_view_number_key (CrumbTable *table, int number);

/** crumb_table_view_back: Leaves the faces in place of the plate, or takes back one die. */
gboolean crumb_table_view_back (CrumbTable *table);

/** crumb_table_view_takes_back: Backspace takes back entries only, not who plays or that the game goes on. */
gboolean crumb_table_view_takes_back (CrumbGame *game);

/** crumb_table_view_insist: Repeats what was refused or doubted. */
void crumb_table_view_insist (CrumbTable *table, const CrumbMove *move, const char *why);

G_END_DECLS
