/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The list of sections, and beside it, or in its place where there is little room, the one that is read. */

#include "crumb-rules-dialog.h"

#include "crumb-rules-page.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

#define CHECK_ID "check"

struct _CrumbRulesDialog
{
  AdwDialog parent_instance;

  const CrumbRulebook *book;
  /* What was asked for. */
  char *marked;
  guint index;
  guint take_focus;
  gboolean direct;

  AdwNavigationSplitView *split;
  AdwNavigationPage *contents;
  GtkListBox *list;
  GtkWidget *check;
  AdwNavigationPage *section;
  CrumbRulesPage *page;
};

CRUMB_DEFINE_TEMPLATE (CrumbRulesDialog, crumb_rules_dialog, ADW_TYPE_DIALOG)

static guint
n_rows (CrumbRulesDialog *self)
{
  return self->book->n_sections + 1;
}

/* The sections in their order, as the list has them, and the check after them. */
static void
show_row (CrumbRulesDialog *self, guint index)
{
  const CrumbRuleSection *sections = self->book->sections;

  if (index < self->book->n_sections)
    {
      adw_navigation_page_set_title (self->section, g_dpgettext2 (NULL, "section", sections[index].title));
      crumb_rules_page_show_section (self->page, &sections[index], self->marked != NULL ? self->marked : "");
    }
  else
    {
      adw_navigation_page_set_title (self->section, _ ("Check the Referee"));
      crumb_rules_page_show_check (self->page);
    }
  self->index = index;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.previous", index > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.next", index + 1 < n_rows (self));
}

/* Going back from a section that was opened directly closes the dialog: people never saw the list. */
static void
update_leaving (CrumbRulesDialog *self)
{
  gboolean reads = adw_navigation_split_view_get_show_content (self->split);

  self->direct = self->direct && reads;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.leave",
                                 self->direct && adw_navigation_split_view_get_collapsed (self->split));
}

/* Nothing is selected where the list and the section are not side by side. */
static void
go_to (CrumbRulesDialog *self, guint index)
{
  show_row (self, index);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) index));
  adw_navigation_split_view_set_show_content (self->split, TRUE);
}

static void
row_selected_cb (CrumbRulesDialog *self, GtkListBoxRow *row)
{
  if (row != NULL && (guint) gtk_list_box_row_get_index (row) != self->index)
    show_row (self, (guint) gtk_list_box_row_get_index (row));
}

static void
row_activated_cb (CrumbRulesDialog *self, GtkListBoxRow *row)
{
  go_to (self, (guint) gtk_list_box_row_get_index (row));
}

/* The section that is being read, else what leads to it. */
static gboolean
focus_place (CrumbRulesDialog *self)
{
  if (adw_navigation_split_view_get_collapsed (self->split) && adw_navigation_split_view_get_show_content (self->split))
    return gtk_widget_child_focus (GTK_WIDGET (self->page), GTK_DIR_TAB_FORWARD)
           || gtk_widget_child_focus (GTK_WIDGET (self->section), GTK_DIR_TAB_FORWARD);
  if (self->index + 1 == n_rows (self))
    return gtk_widget_grab_focus (self->check);
  return gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) self->index)));
}

static gboolean
take_focus_cb (gpointer user_data)
{
  CrumbRulesDialog *self = user_data;

  self->take_focus = 0;
  focus_place (self);
  return G_SOURCE_REMOVE;
}

/* A new layout hides the list, or does for a moment: GTK then moves the focus on from row to row, or drops it. */
static void
take_focus_soon (CrumbRulesDialog *self)
{
  if (self->take_focus == 0)
    self->take_focus = g_idle_add (take_focus_cb, self);
}

static void
notify_collapsed_cb (CrumbRulesDialog *self)
{
  gboolean collapsed = adw_navigation_split_view_get_collapsed (self->split);

  gtk_list_box_set_selection_mode (self->list, collapsed ? GTK_SELECTION_NONE : GTK_SELECTION_BROWSE);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, (int) self->index));
  update_leaving (self);
  take_focus_soon (self);
}

static void
check_action (CrumbRulesDialog *self)
{
  go_to (self, n_rows (self) - 1);
}

static void
turn_page_action (CrumbRulesDialog *self, const char *action_name)
{
  if (g_str_equal (action_name, "rules.next"))
    go_to (self, self->index + 1);
  else
    go_to (self, self->index - 1);
  /* At either end the button that was pressed loses the keys, and Escape with them. */
  if (self->index == 0 || self->index + 1 == n_rows (self))
    focus_place (self);
}

static void
fill_list (CrumbRulesDialog *self)
{
  const CrumbRuleSection *sections = self->book->sections;

  for (guint i = 0; i < self->book->n_sections; i++)
    {
      GtkWidget *row = GTK_WIDGET (crumb_row_new (g_dpgettext2 (NULL, "section", sections[i].title), NULL));

      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      gtk_list_box_insert (self->list, row, (int) i);
    }
}

static gboolean
crumb_rules_dialog_grab_focus (GtkWidget *widget)
{
  return focus_place (CRUMB_RULES_DIALOG (widget));
}

static void
crumb_rules_dialog_class_init (CrumbRulesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = crumb_rules_dialog_grab_focus;

  crumb_class_action (widget_class, "rules.check", NULL, G_CALLBACK (check_action));
  crumb_class_action (widget_class, "rules.leave", NULL, G_CALLBACK (adw_dialog_close));
  crumb_class_action (widget_class, "rules.previous", NULL, G_CALLBACK (turn_page_action));
  crumb_class_action (widget_class, "rules.next", NULL, G_CALLBACK (turn_page_action));

  g_type_ensure (CRUMB_TYPE_RULES_PAGE);
  crumb_class_template (klass, CrumbRulesDialog, "crumb-rules-dialog", split, contents, list, check, section, page);
  crumb_class_owns (klass, CrumbRulesDialog, g_free, marked);
  crumb_class_owns_sources (klass, CrumbRulesDialog, take_focus);
  crumb_class_callbacks (klass, take_focus_soon, notify_collapsed_cb, update_leaving, row_selected_cb,
                         row_activated_cb);
}

AdwDialog *
crumb_rules_dialog_new (const CrumbDrawnRulebook *rulebook)
{
  CrumbRulesDialog *self = g_object_new (CRUMB_TYPE_RULES_DIALOG, NULL);
  const char *game = _ (crumb_game_words_of (rulebook->agreement->kind)->name);
  /* Translators: a heading; %s is the name of a game */
  g_autofree char *title = g_strdup_printf (_ ("Rules of %s"), game);

  adw_dialog_set_title (ADW_DIALOG (self), title);
  adw_navigation_page_set_title (self->contents, title);
  self->book = rulebook->book;
  crumb_rules_page_set_rulebook (self->page, rulebook);
  fill_list (self);
  show_row (self, 0);
  notify_collapsed_cb (self);
  return ADW_DIALOG (self);
}

void
crumb_rules_dialog_open (CrumbRulesDialog *self, const char *id, const char *rules)
{
  const CrumbRuleSection *section;

  g_return_if_fail (CRUMB_IS_RULES_DIALOG (self));
  g_return_if_fail (id != NULL && rules != NULL);

  crumb_rules_page_set_rules (self->page, rules);
  g_set_str (&self->marked, id);
  section = crumb_rulebook_find (self->book, id, NULL);
  if (section == NULL && !g_str_equal (id, CHECK_ID))
    {
      show_row (self, self->index);
      return;
    }
  go_to (self, section != NULL ? (guint) (section - self->book->sections) : self->book->n_sections);
  self->direct = TRUE;
  update_leaving (self);
}
