/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cubbage as the window shows it. */

#include "ui/cubbage/table/crumb-cubbage-table-view.h"
#include "ui/people/crumb-game-ui.h"

#include "rules/cubbage/cubbage.h"

#include <glib/gi18n.h>

static GtkWidget *
table_new (GSettings *settings)
{
  return crumb_cubbage_table_view_new ();
}

const CrumbGameUi crumb_cubbage_ui = {
  .kind = &crumb_cubbage,
  .icon_name = "crumb-table-symbolic",
  .welcome = N_ ("Race to 121"),
  .welcome_text = N_ ("Roll your own dice and enter what they show. Crumb runs the play, counts the hands and pegs."),
  .table_new = table_new,
};
