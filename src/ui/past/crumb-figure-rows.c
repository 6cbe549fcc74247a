/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Groups of rows that say what the record has, and lead to the games behind it. */

#include "crumb-figure-rows.h"

#include "ui/widgets/crumb-widget-helpers.h"

AdwPreferencesGroup *
crumb_figure_rows_add_group (GtkBox *box, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (box, group);
  return ADW_PREFERENCES_GROUP (group);
}

/* The description of a group is markup. */
void
crumb_figure_rows_describe (AdwPreferencesGroup *group, const char *text)
{
  g_autofree char *escaped = text != NULL ? g_markup_escape_text (text, -1) : NULL;

  adw_preferences_group_set_description (group, escaped);
}

AdwActionRow *
crumb_figure_rows_add_figure (AdwPreferencesGroup *group, const char *title, const char *figure)
{
  AdwActionRow *row = crumb_row_add (group, title, figure);

  gtk_widget_add_css_class (GTK_WIDGET (row), "property");
  return row;
}

void
crumb_figure_rows_add_chart (GtkBox *box, const char *title, const char *note, GtkWidget *chart)
{
  AdwPreferencesGroup *group;

  if (chart == NULL)
    return;
  group = crumb_figure_rows_add_group (box, title);
  crumb_figure_rows_describe (group, note);
  gtk_widget_add_css_class (chart, "card");
  adw_preferences_group_add (group, chart);
}
