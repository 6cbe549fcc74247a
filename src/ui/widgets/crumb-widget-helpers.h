/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What many widgets do in one line: say something, show a text or hide it, get a template. */

#pragma once

#include "record/base/crumb-class.h"
#include "record/store/crumb-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_alert: Says something in a dialog above @parent that can only be closed; @body is shown without markup. */
void crumb_alert (GtkWidget *parent, const char *heading, const char *body);

/** crumb_menu_button_set_menu: The menu is made when it is first opened; most never are. */
void crumb_menu_button_set_menu (GtkMenuButton *button, GMenuModel *menu);

/** crumb_more_button_new: (transfer floating): A flat button whose menu has what is needed less often. */
GtkWidget *crumb_more_button_new (const char *tooltip, GMenuModel *menu);

/** crumb_menu_add: An entry that is hidden while its action is disabled. */
void crumb_menu_add (GMenu *menu, const char *label, const char *action);

/** crumb_lay_out: Has the children of @widget measured and placed by these two, as high as its width makes them. */
void crumb_lay_out (GtkWidget *widget, GtkCustomMeasureFunc measure, GtkCustomAllocateFunc allocate);

/** crumb_set_css_class: Adds the class to the widget, or removes it. */
void crumb_set_css_class (GtkWidget *widget, const char *css_class, gboolean on);

/**
 * crumb_scale_with_text:
 * @widget: whose display it is for
 * @size: in pixels where text has its usual size
 *
 * What is drawn instead of written, such as a die, is as large as the text around it. Such a widget needs a length in
 * points in the style sheet: then it's laid out anew when the size of text changes.
 *
 * Returns: in pixels, at least 1
 */
int crumb_scale_with_text (GtkWidget *widget, int size);

/** crumb_row_new: (transfer floating): A row whose texts are shown as they are. @subtitle: (nullable) */
AdwActionRow *crumb_row_new (const char *title, const char *subtitle);

/** crumb_row_add: (transfer none): Adds such a row to @group. */
AdwActionRow *crumb_row_add (AdwPreferencesGroup *group, const char *title, const char *subtitle);

/** crumb_row_lead_to: The row activates @action, and has the arrow of those. @target: (transfer floating) */
void crumb_row_lead_to (AdwActionRow *row, const char *action, GVariant *target);

/** crumb_banner_say: Shows @sentence, about what went wrong, and has it read. */
void crumb_banner_say (AdwBanner *banner, const char *sentence);

/**
 * crumb_follow_record: Calls @read with @widget when the widget is shown, and whenever the record changes. Every tap at
 * the table changes it, so @read had better do nothing for a hidden widget.
 */
void crumb_follow_record (GtkWidget *widget, CrumbStore *store, GCallback read);

/** crumb_spin_button_activate: Has Enter in the button activate @action, at once and not only after another Enter. */
void crumb_spin_button_activate (GtkSpinButton *button, const char *action);

/** crumb_status_page_say: Says @sentence, as it is, below the title. */
void crumb_status_page_say (AdwStatusPage *page, const char *sentence);

/** crumb_box_clear: Removes all children of @box. */
void crumb_box_clear (GtkBox *box);

/** crumb_text_new: (transfer floating): A label of @text as it is, which wraps; @css_class: (nullable) */
GtkWidget *crumb_text_new (const char *text, const char *css_class);

/** crumb_button_new_about: (transfer floating): A button that calls @action with @number; @label has a mnemonic. */
GtkWidget *crumb_button_new_about (const char *label, const char *action, guint number);

/** crumb_label_show: Shows @text as it is; hides the label when it is NULL or empty. */
void crumb_label_show (GtkLabel *label, const char *text);

/** crumb_label_set_name: Shows @name as typed, in a label that may wrap inside a word. */
void crumb_label_set_name (GtkLabel *label, const char *name);

/**
 * crumb_dialog_grab_focus: What a dialog does instead of focusing its first button: it focuses @first when it opens, and
 * what had the focus when it is laid out anew, as a phone that is turned does.
 */
gboolean crumb_dialog_grab_focus (AdwDialog *dialog, GtkWidget *first);

/** crumb_search_bar_capture_keys: Searches for what is typed anywhere in the window, as long as the bar is there. */
void crumb_search_bar_capture_keys (GtkSearchBar *bar);

/**
 * crumb_format_time: (transfer full)
 * @time: in microseconds since 1970
 * @format: for g_date_time_format()
 *
 * Returns: that moment in the local time zone
 */
char *crumb_format_time (gint64 time, const char *format);

/** crumb_format_day_and_time: (transfer full): That moment in the local time zone: “11/21/2026, 7:30 PM”. */
char *crumb_format_day_and_time (gint64 time);

/** A child of a template, and the member of an instance that points to it. */
typedef struct
{
  const char *name;
  gsize offset;
} CrumbTemplateChild;

#define CRUMB_TEMPLATE_CHILD(Type, child) { #child, G_STRUCT_OFFSET (Type, child) }

/** CRUMB_DEFINE_TEMPLATE: G_DEFINE_FINAL_TYPE() of a widget that is what its template says, with nothing to init. */
#define CRUMB_DEFINE_TEMPLATE(Type, type, PARENT)                                                                      \
  G_DEFINE_FINAL_TYPE (Type, type, PARENT)                                                                             \
  static void type##_init (Type *self) { gtk_widget_init_template (GTK_WIDGET (self)); }

/**
 * crumb_class_template:
 * @klass: of a final type
 * @Type: its instances
 * @name: of its blueprint: "crumb-bid-card"
 * @...: the template's children that have a member of the same name; may be none
 *
 * Sets the template, binds the children, and lets go of both when an instance is disposed of. A class with a dispose
 * of its own sets it afterwards, and chains up to crumb_template_dispose().
 */
#define crumb_class_template(klass, Type, name, ...)                                                                   \
  (crumb_class_template) (                                                                                             \
      GTK_WIDGET_CLASS (klass), name,                                                                                  \
      (const CrumbTemplateChild[]) { CRUMB_EACH (CRUMB_TEMPLATE_CHILD, Type, __VA_ARGS__) { NULL, 0 } })
void (crumb_class_template) (GtkWidgetClass *klass, const char *name, const CrumbTemplateChild children[]);

/** A function that a template names. */
typedef struct
{
  const char *name;
  GCallback callback;
} CrumbTemplateCallback;

#define CRUMB_TEMPLATE_CALLBACK(Type, callback) { #callback, G_CALLBACK (callback) }

/** crumb_class_callbacks: Gives a template the functions that it calls, by their names. */
#define crumb_class_callbacks(klass, ...)                                                                              \
  (crumb_class_callbacks) (GTK_WIDGET_CLASS (klass), (const CrumbTemplateCallback[]) { CRUMB_EACH (                    \
                                                         CRUMB_TEMPLATE_CALLBACK, , __VA_ARGS__) { NULL, NULL } })
void (crumb_class_callbacks) (GtkWidgetClass *klass, const CrumbTemplateCallback callbacks[]);

/**
 * crumb_class_action:
 * @name: "games.delete"
 * @type: (nullable): of its target
 * @activate: void (*) (Type *self, const char *name, GVariant *target), of which it may take only the first
 *
 * An action of the widgets of a class.
 */
void crumb_class_action (gpointer klass, const char *name, const char *type, GCallback activate);

/** crumb_template_dispose: Lets go of the template, then does what crumb_class_dispose() does. */
void crumb_template_dispose (GObject *object);

/** crumb_scroll_if_low: Lets all that is in @bin scroll where it needs more height than there is, as in the largest text. */
void crumb_scroll_if_low (AdwBreakpointBin *bin);

/** crumb_calendar_show: Selects a day, as the GTK that we are built with prefers it. */
void crumb_calendar_show (GtkCalendar *calendar, GDateTime *day);

G_END_DECLS
