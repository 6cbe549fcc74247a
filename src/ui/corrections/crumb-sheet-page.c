/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Enters what each player got in a round of a paper sheet. */

#include "crumb-sheet-page.h"

#include "crumb-amount-row.h"
#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbSheetPage
{
  AdwNavigationPage parent_instance;

  CrumbAmountRow *rows[CRUMB_SEATS_MAX];

  AdwPreferencesGroup *group;
};

CRUMB_DEFINE_TEMPLATE (CrumbSheetPage, crumb_sheet_page, ADW_TYPE_NAVIGATION_PAGE)

static CrumbAmountRow *
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
amount_entered_cb (CrumbSheetPage *self, CrumbAmountRow *row)
{
  guint seat = 0;
  CrumbAmountRow *next;

  while (self->rows[seat] != row)
    seat++;
  next = next_row (self, seat + 1);
  if (next != NULL)
    crumb_amount_row_begin (next);
  else
    g_signal_emit_by_name (self, "entered");
}

static void
add_action (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
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
        self->rows[seat] = g_object_new (CRUMB_TYPE_AMOUNT_ROW, "title", names[seat], NULL);
        crumb_amount_row_set_max (self->rows[seat], max);
        g_signal_connect_object (self->rows[seat], "entered", G_CALLBACK (amount_entered_cb), self, G_CONNECT_SWAPPED);
        adw_preferences_group_add (self->group, GTK_WIDGET (self->rows[seat]));
      }
  return ADW_NAVIGATION_PAGE (self);
}

void
crumb_sheet_page_get_points (CrumbSheetPage *self, int points[CRUMB_SEATS_MAX])
{
  g_return_if_fail (CRUMB_IS_SHEET_PAGE (self));

  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    points[seat] = self->rows[seat] != NULL ? crumb_amount_row_get_amount (self->rows[seat]) : 0;
}
