/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game of the record in a list: players, result and date. */

#include "crumb-game-row.h"

#include "ui/past/crumb-game-line.h"
#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbGameRow
{
  AdwActionRow parent_instance;

  GtkLabel *date;
};

CRUMB_DEFINE_TEMPLATE (CrumbGameRow, crumb_game_row, ADW_TYPE_ACTION_ROW)

static void
crumb_game_row_class_init (CrumbGameRowClass *klass)
{
  crumb_class_template (klass, CrumbGameRow, "crumb-game-row", date);
}

GtkWidget *
crumb_game_row_new (const CrumbGameSummary *summary)
{
  CrumbGameRow *self = g_object_new (CRUMB_TYPE_GAME_ROW, NULL);
  g_autofree char *title = crumb_game_line_names (summary);
  g_autofree char *subtitle = crumb_game_line_outcome (summary);
  g_autofree char *date = crumb_game_line_date (summary->touched);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
  gtk_label_set_label (self->date, date);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", summary->id);

  return GTK_WIDGET (self);
}
