/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Enters what each player got in a round of a paper sheet. */

#include "crumb-sheet-page.h"

#include "crumb-amount-row.h"
#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbSheetPage
{
  AdwNavigationPage parent_instance;

  AdwSpinRow *rows[CRUMB_SEATS_MAX];

  AdwPreferencesGroup *group;
};

CRUMB_DEFINE_TEMPLATE (CrumbSheetPage, crumb_sheet_page, ADW_TYPE_NAVIGATION_PAGE)

static AdwSpinRow *
next_row (CrumbSheetPage *self, guint from)
{
  for (guint seat = from; seat < CRUMB_SEATS_MAX; seat++)
    if (self->rows[seat] != NULL)
      return self->rows[seat];
  return NULL;
}

static void
shown_cb (CrumbSheetPage *self)
{
  crumb_amount_row_begin (next_row (self, 0));
}

/* Enter goes on to the next player, and adds the round after the last. */
static void
amount_entered_cb (gpointer object, AdwSpinRow *row)
{
  CrumbSheetPage *self = object;
  guint seat = 0;
  AdwSpinRow *next;

  while (self->rows[seat] != row)
    seat++;
  next = next_row (self, seat + 1);
  if (next != NULL)
    crumb_amount_row_begin (next);
  else
    g_signal_emit_by_name (self, "entered");
}

/* The number that is being typed counts. */
static void
add_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (CRUMB_SHEET_PAGE (widget)->rows[seat] != NULL)
      adw_spin_row_update (CRUMB_SHEET_PAGE (widget)->rows[seat]);
  g_signal_emit_by_name (widget, "entered");
}

static void
crumb_sheet_page_class_init (CrumbSheetPageClass *klass)
{
  crumb_class_signal (klass, "entered", 0);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "sheet.add", NULL, add_action);
  crumb_class_template (klass, CrumbSheetPage, "crumb-sheet-page", group);
  crumb_class_callbacks (klass, shown_cb);
}

AdwNavigationPage *
crumb_sheet_page_new (const char *title, CrumbSeats seats, int max, const char *const names[])
{
  CrumbSheetPage *self = g_object_new (CRUMB_TYPE_SHEET_PAGE, "title", title, NULL);

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (crumb_seats_has (seats, seat))
      {
        self->rows[seat] = ADW_SPIN_ROW (adw_spin_row_new_with_range (0, max, 1));
        adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->rows[seat]), FALSE);
        adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[seat]), names[seat]);
        adw_spin_row_set_numeric (self->rows[seat], TRUE);
        crumb_amount_row_on_enter (self->rows[seat], amount_entered_cb, self);
        adw_preferences_group_add (self->group, GTK_WIDGET (self->rows[seat]));
      }
  return ADW_NAVIGATION_PAGE (self);
}

void
crumb_sheet_page_get_points (CrumbSheetPage *self, int points[CRUMB_SEATS_MAX])
{
  g_return_if_fail (CRUMB_IS_SHEET_PAGE (self));

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    points[seat] = self->rows[seat] != NULL ? (int) adw_spin_row_get_value (self->rows[seat]) : 0;
}
