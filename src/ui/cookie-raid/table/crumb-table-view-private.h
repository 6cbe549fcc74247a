/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shared by the table's two files: crumb-table-view.c shows, crumb-table-taps.c makes moves. */

#pragma once

#include "crumb-countdown.h"
#include "crumb-table-view.h"
#include "crumb-taps.h"
#include "ui/cookie-raid/panels/crumb-plate-row.h"
#include "ui/widgets/crumb-scroll-above.h"

G_BEGIN_DECLS

/* @entered: whose dice the last one went to, -1 for nobody's; @wipes: whose dice go if they are pointed at again */
struct _CrumbTableView
{
  CrumbRaidPanel parent_instance;

  GtkStack *scene;
  CrumbScrollAbove *column;
  GtkViewport *viewport;
  GtkLabel *moment;
  CrumbPlateRow *plate;
  GtkBox *rows;
  GtkWidget *notice;
  GtkLabel *notice_label;
  GtkMenuButton *insist;
  GtkWidget *entry;
  GtkLabel *prompt;
  GtkWidget *off_plate;
  GtkLabel *hint;
  GtkStack *pads;
  CrumbCountdown *countdown;
  GMenuModel *ways;
  AdwBin *log_pane;

  GtkSizeGroup *names;
  GtkWidget *bid_rows[CRUMB_SEATS_MAX];
  CrumbTaps taps;
  char *trouble;
  CrumbMove refused;
  gboolean can_insist;
  gboolean any_die;
  int wipes;
  int entered;
  gboolean compact;
  guint room;
  guint colour;
  GSettings *settings;
};

/**
 * crumb_table_view_set_trouble:
 * @sentence: (nullable): why nothing was done; NULL when nothing is wrong any more
 * @can_insist: whether the table may keep it anyway
 */
void crumb_table_view_set_trouble (CrumbTableView *self, const char *sentence, gboolean can_insist);

/** crumb_table_view_doubt: Asks about what is entered if it can't be. FALSE, and nothing is asked, where it can be. */
gboolean crumb_table_view_doubt (CrumbTableView *self);

/** crumb_table_view_update_taps: Only what @raid (nullable) takes now can be tapped. */
void crumb_table_view_update_taps (CrumbTableView *self, const CrumbRaid *raid);

void crumb_table_view_install_taps (GtkWidgetClass *widget_class);

/** crumb_table_view_number_key_cb: A face or a digit was typed. FALSE when it means nothing now. */
gboolean crumb_table_view_number_key_cb (GtkWidget *widget, int number);

G_END_DECLS
