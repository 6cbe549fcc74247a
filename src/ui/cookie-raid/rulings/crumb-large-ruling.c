/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A ruling that is read across the table. */

#include "crumb-config.h"

#include "crumb-large-ruling.h"

#include "ui/cookie-raid/panels/crumb-hand-row.h"
#include "ui/cookie-raid/panels/crumb-roll-row.h"
#include "ui/widgets/crumb-placard.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-dispute.h"

#include <glib/gi18n.h>

struct _CrumbLargeRuling
{
  AdwDialog parent_instance;

  GtkLabel *headline;
  GtkLabel *reason;
  GtkBox *rolls;
};

CRUMB_DEFINE_TEMPLATE (CrumbLargeRuling, crumb_large_ruling, ADW_TYPE_DIALOG)

static void
add_caption (CrumbLargeRuling *self, const char *text)
{
  GtkWidget *caption =
      g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { "caption-heading", "dimmed", NULL }, "label",
                    text, "margin-top", 4, "xalign", 0.0, NULL);

  gtk_box_append (self->rolls, caption);
}

static void
add_bids (CrumbLargeRuling *self, CrumbRulings *rulings, const CrumbDispute *dispute, guint roll, GtkSizeGroup *group)
{
  CrumbPlace places[CRUMB_SEATS_MAX];
  CrumbRuling ruling;
  guint n;

  if (!crumb_dispute_ruling (dispute, roll, &ruling))
    return;

  if (roll > 0)
    add_caption (self, roll > 1 ? _ ("Re-roll, tied again") : _ ("Re-roll"));
  n = crumb_places_fill (&dispute->rules, dispute->n_seats, &dispute->rolls[roll], ruling.winner, places);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = crumb_roll_row_new ();

      crumb_roll_row_set_place (CRUMB_ROLL_ROW (row), crumb_rulings_get_seat (rulings, places[i].seat), &places[i]);
      crumb_roll_row_align (CRUMB_ROLL_ROW (row), group);
      crumb_roll_row_enlarge (CRUMB_ROLL_ROW (row));
      gtk_box_append (self->rolls, row);
    }
}

static void
add_hands (CrumbLargeRuling *self, CrumbRulings *rulings, const CrumbDispute *dispute)
{
  CrumbReveal reveal;

  if (!crumb_dispute_reveal (dispute, &reveal))
    return;

  for (guint seat = 0; seat < dispute->n_seats; seat++)
    {
      g_autofree char *faces =
          crumb_words_faces (&dispute->rules, &reveal, dispute->rolls[0].dice, dispute->n_seats, seat);
      GtkWidget *row;

      if (!crumb_seats_has (dispute->rolls[0].seats, seat))
        continue;
      row = crumb_hand_row_new ();
      crumb_hand_row_set_faces (CRUMB_HAND_ROW (row), faces);
      crumb_hand_row_set_seat (CRUMB_HAND_ROW (row), crumb_rulings_get_seat (rulings, seat));
      crumb_hand_row_set_hand (CRUMB_HAND_ROW (row), &dispute->rules, &dispute->rolls[0].dice[seat], 0);
      crumb_hand_row_set_cookies (CRUMB_HAND_ROW (row), reveal.seats[seat].cookies);
      crumb_hand_row_set_bonus (CRUMB_HAND_ROW (row), reveal.seats[seat].bonus);
      gtk_box_append (self->rolls, row);
    }
}

static void
show_ruling (CrumbLargeRuling *self, CrumbRulings *rulings)
{
  const CrumbDispute *dispute = crumb_rulings_get_dispute (rulings);
  g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *headline = NULL;
  g_autofree char *reason = NULL;

  crumb_rulings_get_names (rulings, names);
  headline = crumb_words_dispute_headline (dispute, names);
  reason = crumb_words_dispute_reason (dispute, names);
  gtk_label_set_label (self->headline, headline != NULL ? headline : "");
  gtk_label_set_label (self->reason, reason != NULL ? reason : "");
  gtk_widget_set_visible (GTK_WIDGET (self->reason), reason != NULL);

  if (dispute->kind == CRUMB_DISPUTE_HANDS)
    add_hands (self, rulings, dispute);
  for (guint roll = 0; roll < dispute->n_rolls; roll++)
    add_bids (self, rulings, dispute, roll, group);
}

static void
crumb_large_ruling_class_init (CrumbLargeRulingClass *klass)
{
  g_type_ensure (CRUMB_TYPE_PLACARD);
  crumb_class_template (klass, CrumbLargeRuling, "crumb-large-ruling", headline, reason, rolls);
}

AdwDialog *
crumb_large_ruling_new (CrumbRulings *rulings)
{
  CrumbLargeRuling *self = g_object_new (CRUMB_TYPE_LARGE_RULING, NULL);

  show_ruling (self, rulings);
  return ADW_DIALOG (self);
}
