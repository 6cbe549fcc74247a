/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Between whom something is disputed: their names, and who else takes part. */

#include "crumb-config.h"

#include "crumb-disputants-dialog.h"

#include "crumb-disputes.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

#define WIDTH 420

#define CRUMB_TYPE_DISPUTANTS_DIALOG (crumb_disputants_dialog_get_type ())
G_DECLARE_FINAL_TYPE (CrumbDisputantsDialog, crumb_disputants_dialog, CRUMB, DISPUTANTS_DIALOG, AdwDialog)

struct _CrumbDisputantsDialog
{
  AdwDialog parent_instance;

  CrumbRulingsPage *rulings;
  GtkWidget *marks[CRUMB_SEATS_MAX];
  GtkWidget *rows[CRUMB_SEATS_MAX];
  GtkWidget *removes[CRUMB_SEATS_MAX];
  GtkWidget *add;
};

G_DEFINE_FINAL_TYPE (CrumbDisputantsDialog, crumb_disputants_dialog, ADW_TYPE_DIALOG)

static const CrumbDisputes *
get_disputes (CrumbDisputantsDialog *self)
{
  return crumb_rulings_page_get_entered (self->rulings);
}

static void
show_row (CrumbDisputantsDialog *self, guint seat, guint n_seats)
{
  const CrumbDisputant *player = &get_disputes (self)->people[seat];
  /* Translators: %s is the name of a player */
  g_autofree char *remove = g_strdup_printf (_ ("Remove %s"), player->told);

  crumb_seat_mark_set_colour (CRUMB_SEAT_MARK (self->marks[seat]), player->colour);
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->rows[seat])), player->name))
    gtk_editable_set_text (GTK_EDITABLE (self->rows[seat]), player->name);
  gtk_widget_set_visible (self->rows[seat], seat < n_seats);
  gtk_widget_set_tooltip_text (self->removes[seat], remove);
  gtk_widget_set_visible (self->removes[seat], n_seats > CRUMB_DISPUTE_SEATS_MIN);
}

static void
update (CrumbDisputantsDialog *self)
{
  guint n_seats = get_disputes (self)->disputes[0].n_seats;

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    show_row (self, seat, n_seats);
  gtk_widget_set_visible (self->add, n_seats < CRUMB_SEATS_MAX);
}

/* What was typed counts, whichever way people leave; what is no name leaves the one before. */
static void
rename_cb (CrumbDisputantsDialog *self)
{
  CrumbDisputes next = *get_disputes (self);
  gboolean renamed = FALSE;

  for (guint seat = 0; seat < next.disputes[0].n_seats; seat++)
    renamed |= crumb_disputes_rename (&next, seat, gtk_editable_get_text (GTK_EDITABLE (self->rows[seat])));
  if (renamed)
    crumb_rulings_page_enter (self->rulings, TRUE, &next);
  else
    update (self);
}

static void
remove_cb (CrumbDisputantsDialog *self, GtkWidget *button)
{
  CrumbDisputes next = *get_disputes (self);
  guint seat = 0;

  while (self->removes[seat] != button)
    seat++;
  crumb_rulings_page_enter (self->rulings, crumb_disputes_remove_seat (&next, seat), &next);
}

static void
add_cb (CrumbDisputantsDialog *self)
{
  CrumbDisputes next = *get_disputes (self);

  crumb_rulings_page_enter (self->rulings, crumb_disputes_add_seat (&next), &next);
}

static void
crumb_disputants_dialog_class_init (CrumbDisputantsDialogClass *klass)
{
  crumb_class_owns (klass, CrumbDisputantsDialog, g_object_unref, rulings);
}

static void
add_row (CrumbDisputantsDialog *self, AdwPreferencesGroup *group, guint seat)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ENTRY_ROW, "title", C_ ("heading", "Name"), "show-apply-button", TRUE, NULL);

  self->rows[seat] = row;
  self->marks[seat] = crumb_seat_mark_new (CRUMB_COLOUR_BLUE);
  self->removes[seat] = g_object_new (GTK_TYPE_BUTTON, "icon-name", "list-remove-symbolic", "valign", GTK_ALIGN_CENTER,
                                      "css-classes", (const char *const[]) { "flat", NULL }, NULL);
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (row), self->marks[seat]);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), self->removes[seat]);
  g_signal_connect_swapped (row, "apply", G_CALLBACK (rename_cb), self);
  g_signal_connect_swapped (self->removes[seat], "clicked", G_CALLBACK (remove_cb), self);
  adw_preferences_group_add (group, row);
}

static void
crumb_disputants_dialog_init (CrumbDisputantsDialog *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *view = adw_toolbar_view_new ();

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    add_row (self, group, seat);
  self->add = g_object_new (ADW_TYPE_BUTTON_ROW, "title", _ ("_Add Player"), "use-underline", TRUE, "start-icon-name",
                            "list-add-symbolic", NULL);
  g_signal_connect_swapped (self->add, "activated", G_CALLBACK (add_cb), self);
  adw_preferences_group_add (group, self->add);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), group);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), page);
  adw_dialog_set_child (ADW_DIALOG (self), view);
  adw_dialog_set_title (ADW_DIALOG (self), C_ ("heading", "Players"));
  adw_dialog_set_content_width (ADW_DIALOG (self), WIDTH);
  adw_dialog_set_focus (ADW_DIALOG (self), self->rows[0]);
  g_signal_connect (self, "closed", G_CALLBACK (rename_cb), NULL);
}

AdwDialog *
crumb_disputants_dialog_new (CrumbRulingsPage *rulings)
{
  CrumbDisputantsDialog *self = g_object_new (CRUMB_TYPE_DISPUTANTS_DIALOG, NULL);

  self->rulings = g_object_ref (rulings);
  g_signal_connect_object (rulings, "undo-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return ADW_DIALOG (self);
}
