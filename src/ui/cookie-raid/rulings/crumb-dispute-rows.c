/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* All rolls of a dispute, one below the other, with a row for each seat that takes part. */

#include "crumb-config.h"

#include "crumb-dispute-rows.h"

#include "crumb-dispute-row.h"
#include "ui/widgets/crumb-focus.h"

#include "record/base/crumb-class.h"

#include "words/cookie-raid/crumb-words-dispute.h"

struct _CrumbDisputeRows
{
  GtkBox parent_instance;

  CrumbRulings *rulings;
  GtkSizeGroup *names;
  GtkWidget *captions[CRUMB_DISPUTE_ROLLS_MAX];
  CrumbDisputeRow *roll_rows[CRUMB_DISPUTE_ROLLS_MAX][CRUMB_SEATS_MAX];
};

G_DEFINE_FINAL_TYPE (CrumbDisputeRows, crumb_dispute_rows, GTK_TYPE_BOX)

/* The rows of a roll are made when it is first rolled. */
static void
ensure_roll (CrumbDisputeRows *self, guint roll)
{
  if (self->captions[roll] != NULL)
    return;

  self->captions[roll] =
      g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { "caption-heading", "dimmed", NULL },
                    "margin-top", 6, "wrap", TRUE, "xalign", 0.0, NULL);
  gtk_box_append (GTK_BOX (self), self->captions[roll]);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      self->roll_rows[roll][seat] = CRUMB_DISPUTE_ROW (crumb_dispute_row_new (roll, seat, self->names));
      gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->roll_rows[roll][seat]));
    }
}

static void
update_roll (CrumbDisputeRows *self, const CrumbDispute *dispute, guint roll, int dice_size)
{
  gboolean rolled = roll < dispute->n_rolls;
  g_autofree char *caption = crumb_words_dispute_roll (dispute, roll);

  if (rolled)
    ensure_roll (self, roll);
  else if (self->captions[roll] == NULL)
    return;

  gtk_label_set_label (GTK_LABEL (self->captions[roll]), caption);
  gtk_widget_set_visible (self->captions[roll], rolled && roll > 0);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      gboolean takes_part = rolled && crumb_seats_has (dispute->rolls[roll].seats, seat);
      CrumbDisputeRow *row = self->roll_rows[roll][seat];

      gtk_widget_set_visible (GTK_WIDGET (row), takes_part);
      if (!takes_part)
        continue;
      crumb_dispute_row_set_dice_size (row, dice_size);
      crumb_dispute_row_show (row, self->rulings);
    }
}

static void
crumb_dispute_rows_class_init (CrumbDisputeRowsClass *klass)
{
  crumb_class_owns (klass, CrumbDisputeRows, g_object_unref, names, rulings);
}

static void
crumb_dispute_rows_init (CrumbDisputeRows *self)
{
  self->names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
}

void
crumb_dispute_rows_show (CrumbDisputeRows *self, CrumbRulings *rulings, int dice_size)
{
  const CrumbDispute *dispute;

  g_return_if_fail (CRUMB_IS_DISPUTE_ROWS (self));
  g_return_if_fail (CRUMB_IS_RULINGS (rulings));

  g_set_object (&self->rulings, rulings);
  dispute = crumb_rulings_get_dispute (rulings);
  for (guint roll = 0; roll < CRUMB_DISPUTE_ROLLS_MAX; roll++)
    update_roll (self, dispute, roll, dice_size);
  if (dispute->seat != CRUMB_NO_SEAT)
    crumb_keep_in_view (GTK_WIDGET (self->roll_rows[dispute->roll][dispute->seat]));
}
