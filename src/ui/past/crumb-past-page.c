/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A page that shows what some games say, and follows the choice of games and the record. */

#include "crumb-past-page.h"

#include "crumb-filter-chips.h"
#include "ui/carry/crumb-file-writer.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-toast.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

struct _CrumbPastPage
{
  AdwNavigationPage parent_instance;

  const CrumbPastKind *kind;
  CrumbStore *store;
  GSettings *settings;
  GStrv ids;

  GtkMenuButton *menu;
  CrumbFilterButton *filter;
  GtkStack *stack;
  GtkBox *content;
  AdwStatusPage *trouble;
};

CRUMB_DEFINE_TEMPLATE (CrumbPastPage, crumb_past_page, ADW_TYPE_NAVIGATION_PAGE)

static void
question_free (gpointer data)
{
  CrumbPastQuestion *question = data;

  g_strfreev (question->ids);
  crumb_game_filter_free (question->filter);
  g_free (question);
}

static void
show_answer (CrumbPastPage *self, gconstpointer answer)
{
  crumb_box_clear (self->content);
  self->kind->show (self, self->content, answer);
  crumb_tab_leaves_lists (GTK_WIDGET (self->content));
  gtk_stack_set_visible_child_name (self->stack, "shown");
}

static void
answered_cb (gpointer asker, gpointer answer, const GError *error)
{
  CrumbPastPage *self = asker;

  if (answer != NULL)
    {
      show_answer (self, answer);
      self->kind->free_answer (answer);
    }
  else
    {
      crumb_status_page_say (self->trouble, error->message);
      gtk_stack_set_visible_child_name (self->stack, "trouble");
    }
}

static void
ask (CrumbPastPage *self, CrumbStoreAnswer answered)
{
  CrumbPastQuestion *question = g_new0 (CrumbPastQuestion, 1);

  question->ids = g_strdupv (self->ids);
  question->filter = crumb_game_filter_copy (NULL);
  crumb_filter_button_apply (self->filter, question->filter);
  crumb_store_ask (self->store, self->kind->query, question, question_free, self->kind->free_answer, self, answered);
}

/* Every tap at the table changes the record, so a hidden page is read only when it is shown again. */
static void
read_cb (CrumbPastPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    ask (self, answered_cb);
}

/* Of what the record says now. (transfer full) (nullable) */
static GdkTexture *
draw (CrumbPastPage *self, gpointer answer, const GError *why)
{
  g_autoptr (GError) error = NULL;
  GdkTexture *texture = answer != NULL ? self->kind->draw (self, answer, &error) : NULL;

  if (texture == NULL)
    crumb_alert (GTK_WIDGET (self), _ ("Couldn’t Draw the Picture"), answer != NULL ? error->message : why->message);
  g_clear_pointer (&answer, self->kind->free_answer);
  return texture;
}

static void
copy_cb (gpointer asker, gpointer answer, const GError *error)
{
  g_autoptr (GdkTexture) picture = draw (asker, answer, error);

  if (picture == NULL)
    return;
  gdk_clipboard_set_texture (gtk_widget_get_clipboard (asker), picture);
  crumb_toast_say (asker, _ ("Picture copied"));
}

static void
save_cb (gpointer asker, gpointer answer, const GError *error)
{
  g_autoptr (GdkTexture) picture = draw (asker, answer, error);
  g_autoptr (GBytes) png = picture != NULL ? gdk_texture_save_to_png_bytes (picture) : NULL;
  g_autofree char *name = g_strconcat (adw_navigation_page_get_title (asker), ".png", NULL);

  if (png != NULL)
    crumb_file_writer_ask (asker, _ ("Save Picture"), name, png);
}

static void
picture_action (CrumbPastPage *self, const char *action_name)
{
  if (self->kind->draw != NULL)
    ask (self, g_str_equal (action_name, "past.copy-picture") ? copy_cb : save_cb);
}

static void
crumb_past_page_class_init (CrumbPastPageClass *klass)
{
  crumb_class_action (klass, "past.copy-picture", NULL, G_CALLBACK (picture_action));
  crumb_class_action (klass, "past.save-picture", NULL, G_CALLBACK (picture_action));

  g_type_ensure (CRUMB_TYPE_FILTER_BUTTON);
  g_type_ensure (CRUMB_TYPE_FILTER_CHIPS);
  crumb_class_template (klass, CrumbPastPage, "crumb-past-page", menu, filter, stack, content, trouble);
  crumb_class_owns (klass, CrumbPastPage, g_strfreev, ids);
  crumb_class_owns (klass, CrumbPastPage, g_object_unref, settings, store);
  crumb_class_callbacks (klass, read_cb);
}

AdwNavigationPage *
crumb_past_page_new (const CrumbPastKind *kind, CrumbStore *store, GSettings *settings, const char *const *ids,
                     const char *const values[CRUMB_FILTER_N])
{
  CrumbPastPage *self = g_object_new (CRUMB_TYPE_PAST_PAGE, "title", _ (kind->title), NULL);

  self->kind = kind;
  self->store = g_object_ref (store);
  self->ids = g_strdupv ((GStrv) ids);
  g_set_object (&self->settings, settings);
  g_object_set (self->filter, "settings", settings, "store", store, "given", kind->given, NULL);
  for (guint i = 0; values != NULL && i < CRUMB_FILTER_N; i++)
    crumb_filter_button_choose (self->filter, i, values[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->filter), kind->given != CRUMB_PAST_NO_CHOICE);
  crumb_follow_record (GTK_WIDGET (self), store, G_CALLBACK (read_cb));
  return ADW_NAVIGATION_PAGE (self);
}

void
crumb_past_page_list_chosen (CrumbPastPage *self, const char *values[CRUMB_FILTER_N])
{
  g_return_if_fail (CRUMB_IS_PAST_PAGE (self));

  crumb_filter_button_list (self->filter, values);
}

CRUMB_DEFINE_GETTER (CrumbPastPage, crumb_past_page, GStrv, ids)
CRUMB_DEFINE_GETTER (CrumbPastPage, crumb_past_page, GSettings *, settings)

void
crumb_past_page_offer_menu (CrumbPastPage *self, const char *label, const char *const *ids)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  g_return_if_fail (CRUMB_IS_PAST_PAGE (self));

  g_menu_append (menu, _ ("_Copy Picture"), "past.copy-picture");
  g_menu_append (menu, _ ("_Save Picture…"), "past.save-picture");
  if (ids != NULL)
    {
      g_autoptr (GMenuItem) export = g_menu_item_new (C_ ("button", "_Export…"), NULL);

      g_menu_item_set_action_and_target_value (export, "win.export", g_variant_new_strv (ids, -1));
      g_menu_append_item (menu, export);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->menu), TRUE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->menu), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_menu_button_set_menu_model (self->menu, G_MENU_MODEL (menu));
}
