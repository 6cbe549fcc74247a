/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Groups of rows that say what the record has, and lead to the games behind it. */

#include "crumb-figure-rows.h"

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
crumb_figure_rows_add (AdwPreferencesGroup *group, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_preferences_group_add (group, row);
  return ADW_ACTION_ROW (row);
}

AdwActionRow *
crumb_figure_rows_add_figure (AdwPreferencesGroup *group, const char *title, const char *figure)
{
  AdwActionRow *row = crumb_figure_rows_add (group, title, figure);

  gtk_widget_add_css_class (GTK_WIDGET (row), "property");
  return row;
}

/* Sets the target first: without it the action would be looked up with the wrong type. */
void
crumb_figure_rows_lead_to (AdwActionRow *row, const char *action, GVariant *target)
{
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  gtk_accessible_update_state (GTK_ACCESSIBLE (arrow), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_action_row_add_suffix (row, arrow);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (row), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
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
