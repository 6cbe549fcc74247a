/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A ruling of Cookie Raid that is read across the table. */

#include "crumb-config.h"

#include "crumb-large-dispute.h"

#include "ui/cookie-raid/panels/crumb-hand-row.h"
#include "ui/cookie-raid/panels/crumb-roll-row.h"
#include "ui/widgets/crumb-large-ruling.h"

#include "words/cookie-raid/crumb-words-dispute.h"

static void
add_caption (CrumbLargeRuling *self, const char *text)
{
  GtkWidget *caption =
      g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { "caption-heading", "dimmed", NULL }, "label",
                    text, "margin-top", 4, "xalign", 0.0, NULL);

  crumb_large_ruling_add (self, caption);
}

static void
add_bids (CrumbLargeRuling *self, CrumbRulings *rulings, const CrumbDispute *dispute, guint roll, GtkSizeGroup *group)
{
  CrumbRollPlace places[CRUMB_SEATS_MAX];
  CrumbRuling ruling;
  guint n;

  if (!crumb_dispute_ruling (dispute, roll, &ruling))
    return;

  if (roll > 0)
    {
      g_autofree char *caption = crumb_words_dispute_roll (dispute, roll);

      add_caption (self, caption);
    }
  n = crumb_places_fill (&dispute->rules, dispute->n_seats, &dispute->rolls[roll], ruling.winner, places);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = g_object_new (CRUMB_TYPE_ROLL_ROW, NULL);

      crumb_roll_row_set_place (CRUMB_ROLL_ROW (row), crumb_rulings_get_seat (rulings, places[i].seat), &places[i]);
      crumb_roll_row_align (CRUMB_ROLL_ROW (row), group);
      crumb_roll_row_enlarge (CRUMB_ROLL_ROW (row));
      crumb_large_ruling_add_row (self, GTK_ORIENTABLE (row));
    }
}

static void
add_hand (CrumbLargeRuling *self, CrumbRulings *rulings, const CrumbDispute *dispute, const CrumbReveal *reveal,
          guint seat)
{
  g_autofree char *faces = crumb_words_faces (&dispute->rules, reveal, dispute->rolls[0].dice, dispute->n_seats, seat);
  CrumbHandRow *row = g_object_new (CRUMB_TYPE_HAND_ROW, NULL);

  crumb_hand_row_set_faces (row, faces);
  crumb_hand_row_set_seat (row, crumb_rulings_get_seat (rulings, seat));
  crumb_hand_row_set_hand (row, &dispute->rules, &dispute->rolls[0].dice[seat], 0);
  crumb_hand_row_set_cookies (row, reveal->seats[seat].cookies);
  crumb_hand_row_set_bonus (row, reveal->seats[seat].bonus);
  crumb_large_ruling_add (self, GTK_WIDGET (row));
}

/* The best hand stands on top. */
static void
add_hands (CrumbLargeRuling *self, CrumbRulings *rulings, const CrumbDispute *dispute)
{
  CrumbReveal reveal;

  if (!crumb_dispute_reveal (dispute, &reveal))
    return;

  for (guint i = 0; i < reveal.n_standing; i++)
    for (guint seat = 0; seat < dispute->n_seats; seat++)
      if (crumb_seats_has (reveal.standing[i], seat))
        add_hand (self, rulings, dispute, &reveal, seat);
}

AdwDialog *
crumb_large_dispute_new (CrumbRulings *rulings)
{
  const CrumbDispute *dispute = crumb_rulings_get_dispute (rulings);
  g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *headline = NULL;
  g_autofree char *reason = NULL;
  CrumbLargeRuling *self;

  crumb_rulings_get_names (rulings, names);
  headline = crumb_words_dispute_headline (dispute, names);
  reason = crumb_words_dispute_reason (dispute, names);
  self = CRUMB_LARGE_RULING (crumb_large_ruling_new (headline != NULL ? headline : "", reason));

  if (dispute->kind == CRUMB_DISPUTE_HANDS)
    add_hands (self, rulings, dispute);
  for (guint roll = 0; roll < dispute->n_rolls; roll++)
    add_bids (self, rulings, dispute, roll, group);
  return ADW_DIALOG (self);
}
