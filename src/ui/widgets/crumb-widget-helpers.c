/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What many widgets do in one line: say something, show a text or hide it, get a template. */

#include "crumb-widget-helpers.h"

#include "crumb-announce.h"
#include "crumb-title-bin.h"

#include "record/base/crumb-time.h"

#include <glib/gi18n.h>

void
crumb_alert (GtkWidget *parent, const char *heading, const char *body)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", C_ ("button", "_Close"));
  adw_dialog_present (dialog, parent);
}

#define OPENED "crumb-opened"
/* In letters. */
#define SHORT_WORD 12

static void
make_menu_cb (GtkMenuButton *button, gpointer menu)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

void
crumb_menu_button_set_menu (GtkMenuButton *button, GMenuModel *menu)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (menu));

  gtk_menu_button_set_create_popup_func (button, make_menu_cb, g_object_ref (menu), g_object_unref);
}

GtkWidget *
crumb_more_button_new (const char *tooltip, GMenuModel *menu)
{
  GtkWidget *button = g_object_new (GTK_TYPE_MENU_BUTTON, "focus-on-click", FALSE, "icon-name", "view-more-symbolic",
                                    "tooltip-text", tooltip, NULL);

  gtk_widget_add_css_class (button, "flat");
  crumb_menu_button_set_menu (GTK_MENU_BUTTON (button), menu);
  return button;
}

void
crumb_menu_add (GMenu *menu, const char *label, const char *action)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);

  g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");
  g_menu_append_item (menu, item);
}

static GtkSizeRequestMode
get_height_for_width (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

void
crumb_lay_out (GtkWidget *widget, GtkCustomMeasureFunc measure, GtkCustomAllocateFunc allocate)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_set_layout_manager (widget, gtk_custom_layout_new (get_height_for_width, measure, allocate));
}

void
crumb_set_css_class (GtkWidget *widget, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

int
crumb_scale_with_text (GtkWidget *widget, int size)
{
  double scaled = adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, size, gtk_widget_get_settings (widget));

  return MAX (1, (int) (scaled + 0.5));
}

/* A short word with a hyphen or a slash, such as re-roll, 6-6-2 or Ann/Bob, stays in one line; a long name need not. */
static void
keep_words_whole (GtkLabel *label, const char *text)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const char *word = text;

  while (*word != '\0')
    {
      size_t length = strcspn (word, " \n");
      PangoAttribute *whole = pango_attr_allow_breaks_new (FALSE);

      whole->start_index = (guint) (word - text);
      whole->end_index = (guint) (word + length - text);
      if (strcspn (word, " \n-/") < length && g_utf8_strlen (word, (gssize) length) <= SHORT_WORD)
        pango_attr_list_insert (attributes, whole);
      else
        pango_attribute_destroy (whole);
      word += length + (word[length] != '\0');
    }
  gtk_label_set_attributes (label, attributes);
}

/* While a row is being made it still takes all text for markup. */
AdwActionRow *
crumb_row_new (const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle != NULL ? subtitle : "");
  return ADW_ACTION_ROW (row);
}

AdwActionRow *
crumb_row_add (AdwPreferencesGroup *group, const char *title, const char *subtitle)
{
  AdwActionRow *row = crumb_row_new (title, subtitle);

  adw_preferences_group_add (group, GTK_WIDGET (row));
  return row;
}

/* Sets the target first: without it the action would be looked up with the wrong type. */
void
crumb_row_lead_to (AdwActionRow *row, const char *action, GVariant *target)
{
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  gtk_accessible_update_state (GTK_ACCESSIBLE (arrow), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_action_row_add_suffix (row, arrow);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (row), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
}

void
crumb_banner_say (AdwBanner *banner, const char *sentence)
{
  adw_banner_set_title (banner, sentence);
  adw_banner_set_revealed (banner, TRUE);
  crumb_announce (GTK_WIDGET (banner), CRUMB_SAID_TROUBLE, sentence);
}

void
crumb_follow_record (GtkWidget *widget, CrumbStore *store, GCallback read)
{
  g_signal_connect_object (store, "changed", read, widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (store, "players-changed", read, widget, G_CONNECT_SWAPPED);
  g_signal_connect (widget, "map", read, NULL);
}

static void
entered_cb (GtkWidget *text, const char *action)
{
  gtk_widget_activate_action (text, action, NULL);
}

/* The button itself would take one Enter for the number, and be activated by the next. */
void
crumb_spin_button_activate (GtkSpinButton *button, const char *action)
{
  g_signal_connect (gtk_editable_get_delegate (GTK_EDITABLE (button)), "activate", G_CALLBACK (entered_cb),
                    (gpointer) action);
}

void
crumb_status_page_say (AdwStatusPage *page, const char *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  adw_status_page_set_description (page, markup);
}

void
crumb_box_clear (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

GtkWidget *
crumb_text_new (const char *text, const char *css_class)
{
  return g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { css_class, NULL }, "label", text, "wrap",
                       TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);
}

GtkWidget *
crumb_button_new_about (const char *label, const char *action, guint number)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", number);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

void
crumb_label_show (GtkLabel *label, const char *text)
{
  if (g_strcmp0 (gtk_label_get_label (label), text) != 0 && gtk_label_get_wrap (label))
    keep_words_whole (label, text != NULL ? text : "");
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

/* A hyphen at the end of a line would be read as a part of it. */
void
crumb_label_set_name (GtkLabel *label, const char *name)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (label, attributes);
  gtk_label_set_text (label, name);
}

gboolean
crumb_dialog_grab_focus (AdwDialog *dialog, GtkWidget *first)
{
  gboolean opened = g_object_get_data (G_OBJECT (dialog), OPENED) != NULL;
  GtkWidget *focus = opened ? adw_dialog_get_focus (dialog) : first;

  g_object_set_data (G_OBJECT (dialog), OPENED, GINT_TO_POINTER (TRUE));
  return gtk_widget_grab_focus (focus != NULL ? focus : first);
}

/* A dialog is no part of the content, so that what is typed there stays there. */
static void
capture_keys_cb (GtkSearchBar *bar)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (bar));
  GtkWidget *keys = NULL;

  if (gtk_widget_get_mapped (GTK_WIDGET (bar)))
    keys = ADW_IS_APPLICATION_WINDOW (root) ? adw_application_window_get_content (ADW_APPLICATION_WINDOW (root))
                                            : GTK_WIDGET (root);
  gtk_search_bar_set_key_capture_widget (bar, keys);
}

void
crumb_search_bar_capture_keys (GtkSearchBar *bar)
{
  g_signal_connect_after (bar, "map", G_CALLBACK (capture_keys_cb), NULL);
  g_signal_connect_after (bar, "unmap", G_CALLBACK (capture_keys_cb), NULL);
}

char *
crumb_format_time (gint64 time, const char *format)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (time);
  g_autoptr (GDateTime) local = g_date_time_to_local (utc);

  return g_date_time_format (local, format);
}

char *
crumb_format_day_and_time (gint64 time)
{
  g_autofree char *day = crumb_format_time (time, "%x");
  g_autofree char *of_day = crumb_format_time (time, crumb_time_of_day ());

  return g_strconcat (day, ", ", of_day, NULL);
}

void
crumb_template_dispose (GObject *object)
{
  /* A bin's child goes first: what it still tells its bin must find the children. */
  if (ADW_IS_BIN (object))
    adw_bin_set_child (ADW_BIN (object), NULL);
  /* A row would unparent its child once more. */
  if (GTK_IS_LIST_BOX_ROW (object))
    gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  crumb_class_dispose (object);
}

void (crumb_class_template) (GtkWidgetClass *klass, const char *name, const CrumbTemplateChild children[])
{
  g_autofree char *path = g_strdup_printf ("/crumb/%s.ui", name);

  g_return_if_fail (G_TYPE_IS_FINAL (G_OBJECT_CLASS_TYPE (klass)));

  g_type_ensure (CRUMB_TYPE_TITLE_BIN);
  G_OBJECT_CLASS (klass)->dispose = crumb_template_dispose;
  gtk_widget_class_set_template_from_resource (klass, path);
  for (guint i = 0; children[i].name != NULL; i++)
    gtk_widget_class_bind_template_child_full (klass, children[i].name, FALSE, (gssize) children[i].offset);
}

void (crumb_class_callbacks) (GtkWidgetClass *klass, const CrumbTemplateCallback callbacks[])
{
  for (guint i = 0; callbacks[i].name != NULL; i++)
    gtk_widget_class_bind_template_callback_full (klass, callbacks[i].name, callbacks[i].callback);
}

void
crumb_class_action (gpointer klass, const char *name, const char *type, GCallback activate)
{
  gtk_widget_class_install_action (klass, name, type, (GtkWidgetActionActivateFunc) activate);
}

void
crumb_scroll_if_low (AdwBreakpointBin *bin)
{
  GtkWidget *page = gtk_scrolled_window_new ();
  g_autoptr (GtkWidget) child = NULL;

  g_return_if_fail (ADW_IS_BREAKPOINT_BIN (bin));

  child = g_object_ref (adw_breakpoint_bin_get_child (bin));
  adw_breakpoint_bin_set_child (bin, page);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (page), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (page), child);
}

void
crumb_calendar_show (GtkCalendar *calendar, GDateTime *day)
{
#if GTK_CHECK_VERSION(4, 20, 0)
  /* Newer than the oldest version that we are built with. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_calendar_set_date (calendar, day);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  gtk_calendar_select_day (calendar, day);
#endif
}
