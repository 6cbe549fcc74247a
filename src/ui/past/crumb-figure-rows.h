/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Groups of rows that say what the record has, and lead to the games behind it. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* All of them return (transfer none) what they added. Texts are shown as they are. */

AdwPreferencesGroup *crumb_figure_rows_add_group (GtkBox *box, const char *title);

/** crumb_figure_rows_describe: @text: (nullable): below the title of the group */
void crumb_figure_rows_describe (AdwPreferencesGroup *group, const char *text);

/** crumb_figure_rows_add_figure: A row that emphasizes its figure. */
AdwActionRow *crumb_figure_rows_add_figure (AdwPreferencesGroup *group, const char *title, const char *figure);

/** crumb_figure_rows_add_chart: @chart: (transfer floating) (nullable): NULL adds nothing. @note: (nullable) */
void crumb_figure_rows_add_chart (GtkBox *box, const char *title, const char *note, GtkWidget *chart);

G_END_DECLS
