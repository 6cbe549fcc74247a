/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The frame in which something is settled without a game: places, what is ruled, the question and its keys. */

#include "crumb-config.h"

#include "crumb-case-view.h"

#include "crumb-ask.h"
#include "crumb-large-table.h"
#include "crumb-room-bin.h"
#include "crumb-tabletop.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-entry-keys.h"
#include "ui/widgets/crumb-focus.h"
#include "ui/widgets/crumb-held-focus.h"
#include "ui/widgets/crumb-toast.h"

#include "record/base/crumb-class.h"

#include <glib/gi18n.h>

/* In pixels. */
#define LEAST_WIDTH 340
#define LEAST_HEIGHT 150

struct _CrumbCaseView
{
  AdwBin parent_instance;

  GtkWidget *room;
  GtkWidget *tabletop;
  GtkWidget *ask;
  GtkWidget *answered;
  CrumbCase *now;
  char *question;
  char *said;
};

G_DEFINE_FINAL_TYPE (CrumbCaseView, crumb_case_view, ADW_TYPE_BIN)

/* Showing ------------------------------------------------------------------ */

static gboolean
asks (CrumbCaseView *self)
{
  return self->now != NULL && self->now->asking.page != NULL;
}

static void
announce (CrumbCaseView *self)
{
  const char *said = crumb_tabletop_get_said (CRUMB_TABLETOP (self->tabletop));
  gboolean mapped = gtk_widget_get_mapped (GTK_WIDGET (self));

  if (self->now->doubt != NULL && mapped)
    crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, self->now->doubt);
  if (g_set_str (&self->said, said) && said != NULL && mapped)
    crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, said);
  if (g_set_str (&self->question, self->now->asking.question) && asks (self) && mapped)
    crumb_announce (GTK_WIDGET (self), CRUMB_SAID_QUESTION, self->question);
}

/* What a screen reader says on coming here. */
static void
name (CrumbCaseView *self)
{
  const char *headline = self->now->saying.headline;

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
      asks (self) ? self->now->asking.question : (headline != NULL ? headline : C_ ("title", "Ruling")), -1);
}

static void
room_changed_cb (CrumbCaseView *self)
{
  unsigned room = crumb_room_bin_get_room (CRUMB_ROOM_BIN (self->room));

  crumb_room_style (self->room, room);
  crumb_tabletop_set_room (CRUMB_TABLETOP (self->tabletop), room);
  crumb_ask_set_room (CRUMB_ASK (self->ask), room);
}

/* Actions and keys --------------------------------------------------------- */

static void
copy_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), CRUMB_CASE_VIEW (widget)->now->text);
  crumb_toast_show (widget, crumb_toast_new (_ ("Ruling copied")));
}

static void
large_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  adw_dialog_present (crumb_large_table_new_for_case (CRUMB_CASE_VIEW (widget)->now), widget);
}

static gboolean
number_key_cb (GtkWidget *widget, int number)
{
  return gtk_widget_activate_action (widget, "table.number", "i", number);
}

static gboolean
action_key_cb (GtkWidget *widget, GVariant *arguments, gpointer action)
{
  return !crumb_is_covered (widget) && gtk_widget_activate_action_variant (widget, action, NULL);
}

static void
add_key (GtkEventController *keys, guint keyval, GdkModifierType modifiers, const char *action)
{
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (keyval, modifiers),
                        gtk_callback_action_new (action_key_cb, (gpointer) action, NULL)));
}

/* Wherever the focus is, as on the choice of what is settled. */
static void
add_keys (CrumbCaseView *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_MANAGED);
  add_key (keys, GDK_KEY_c, GDK_CONTROL_MASK, "rulings.copy");
  add_key (keys, GDK_KEY_Delete, 0, "rulings.clear");
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* The widget --------------------------------------------------------------- */

static void
crumb_case_view_class_init (CrumbCaseViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  crumb_class_owns (klass, CrumbCaseView, crumb_case_free, now);
  crumb_class_owns (klass, CrumbCaseView, g_free, question, said);
  gtk_widget_class_set_css_name (widget_class, "case");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "rulings.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "rulings.large", NULL, large_action);
}

static GtkWidget *
new_scroller (CrumbCaseView *self)
{
  GtkWidget *viewport = g_object_new (GTK_TYPE_VIEWPORT, "scroll-to-focus", TRUE, NULL);
  GtkWidget *scroller;

  self->tabletop = crumb_tabletop_new ();
  crumb_tabletop_set_live (CRUMB_TABLETOP (self->tabletop), TRUE);
  crumb_word_set_alone (crumb_tabletop_get_word (CRUMB_TABLETOP (self->tabletop)));
  gtk_viewport_set_child (GTK_VIEWPORT (viewport), self->tabletop);
  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", viewport, "hscrollbar-policy", GTK_POLICY_NEVER,
                           "vexpand", TRUE, NULL);
  gtk_widget_add_css_class (scroller, "undershoot-top");
  gtk_widget_add_css_class (scroller, "undershoot-bottom");
  return scroller;
}

static void
crumb_case_view_init (CrumbCaseView *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  /* Toasts end above the keys. */
  gtk_box_append (GTK_BOX (column), g_object_new (ADW_TYPE_TOAST_OVERLAY, "child", new_scroller (self), NULL));
  gtk_box_append (GTK_BOX (column), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  self->ask = crumb_ask_new ();
  gtk_box_append (GTK_BOX (column), self->ask);
  self->answered = g_object_new (GTK_TYPE_BUTTON, "action-name", "rulings.clear", "halign", GTK_ALIGN_CENTER, "label",
                                 C_ ("button", "C_lear"), "use-underline", TRUE, "focus-on-click", FALSE, "css-classes",
                                 (const char *const[]) { "answered", "pill", "suggested-action", NULL }, NULL);
  gtk_box_append (GTK_BOX (column), self->answered);
  self->room = crumb_room_bin_new (column, LEAST_WIDTH, LEAST_HEIGHT);
  g_signal_connect_swapped (self->room, "notify::room", G_CALLBACK (room_changed_cb), self);
  adw_bin_set_child (ADW_BIN (self), self->room);

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  crumb_entry_keys_add (GTK_WIDGET (self), number_key_cb);
  add_keys (self);
  crumb_hold_focus (GTK_WIDGET (self));
}

GtkWidget *
crumb_case_view_new (void)
{
  return g_object_new (CRUMB_TYPE_CASE_VIEW, NULL);
}

void
crumb_case_view_show (CrumbCaseView *self, CrumbCase *now)
{
  g_return_if_fail (CRUMB_IS_CASE_VIEW (self));
  g_return_if_fail (now != NULL);

  g_clear_pointer (&self->now, crumb_case_free);
  self->now = now;
  crumb_tabletop_lay (CRUMB_TABLETOP (self->tabletop), now->places, now->n_places, &now->saying);
  if (now->doubt != NULL)
    crumb_word_doubt (crumb_tabletop_get_word (CRUMB_TABLETOP (self->tabletop)), now->doubt, NULL, FALSE);
  crumb_ask_set_most (CRUMB_ASK (self->ask), now->most_keys);
  if (asks (self))
    crumb_ask_show (CRUMB_ASK (self->ask), &now->asking);
  gtk_widget_set_visible (self->ask, asks (self));
  gtk_widget_set_visible (self->answered, !asks (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rulings.copy", now->saying.large);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rulings.large", now->saying.large);
  name (self);
  announce (self);
  if (now->doubt != NULL)
    crumb_keep_in_view (GTK_WIDGET (crumb_tabletop_get_word (CRUMB_TABLETOP (self->tabletop))), NULL);
  else
    crumb_tabletop_keep_in_view (CRUMB_TABLETOP (self->tabletop));
}

void
crumb_case_view_set_stage (CrumbCaseView *self, GtkWidget *stage)
{
  g_return_if_fail (CRUMB_IS_CASE_VIEW (self));

  crumb_tabletop_set_stage (CRUMB_TABLETOP (self->tabletop), stage);
}
