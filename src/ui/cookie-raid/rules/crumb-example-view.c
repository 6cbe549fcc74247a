/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An example of the rules, drawn as the table draws bids, hands and totals. */

#include "crumb-config.h"

#include "crumb-example-view.h"

#include "ui/cookie-raid/panels/crumb-raid-dice.h"
#include "ui/game/crumb-example-box.h"
#include "ui/table/crumb-place-dice.h"
#include "ui/table/crumb-seat-places.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-raid-rulebook.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

#define DIE_SIZE 32

/* A line of a picture: what the dice are, and the dice. */
static void
add_dice (GtkBox *box, GtkSizeGroup *labels, const CrumbExample *example, guint seat)
{
  CrumbDice dice = crumb_example_dice (example, seat);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *row = g_object_new (CRUMB_TYPE_DICE_ROW, "pixel-size", DIE_SIZE, NULL);

  gtk_widget_set_halign (line, example->labels[seat] != NULL ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  crumb_dice_row_set_dice (CRUMB_DICE_ROW (row), &dice);
  if (example->labels[seat] != NULL)
    {
      GtkWidget *label = crumb_text_new (g_dpgettext2 (NULL, "label", example->labels[seat]), "heading");

      gtk_label_set_wrap (GTK_LABEL (label), FALSE);
      gtk_size_group_add_widget (labels, label);
      gtk_box_append (GTK_BOX (line), label);
    }
  gtk_box_append (GTK_BOX (line), row);
  gtk_box_append (box, line);
}

/* @places: they are cleared; @order: (nullable): as they are shown */
static void
add_places (GtkBox *box, CrumbPlace places[], guint n, const uint8_t *order)
{
  static const uint8_t as_they_sit[CRUMB_SEATS_MAX] = { 0, 1, 2, 3 };
  GtkWidget *seats = crumb_seat_places_new ();

  crumb_seat_places_show (CRUMB_SEAT_PLACES (seats), places, n, order != NULL ? order : as_they_sit, CRUMB_NO_SEAT);
  for (guint i = 0; i < n; i++)
    crumb_place_clear (&places[i]);
  gtk_box_append (box, seats);
}

static CrumbPlace
place_of (guint seat)
{
  return (CrumbPlace) {
    .name = g_strdup (crumb_example_names ()[seat]), .colour = (CrumbColour) seat, .share = -1, .playing = TRUE
  };
}

/* Best first, as a ruling is read. */
static void
add_bids (GtkBox *box, const CrumbExample *example)
{
  CrumbRaid raid = crumb_example_raid (example);
  CrumbPlace places[CRUMB_SEATS_MAX] = { 0 };
  CrumbRollPlace ranked[CRUMB_SEATS_MAX];
  uint8_t order[CRUMB_SEATS_MAX];
  guint n =
      crumb_places_fill (&raid.rules, raid.scores.n_seats, crumb_example_roll (&raid), raid.ruling.winner, ranked);

  for (guint i = 0; i < n; i++)
    {
      CrumbPlace *place = &places[ranked[i].seat];

      order[i] = ranked[i].seat;
      *place = place_of (ranked[i].seat);
      crumb_place_add_ranked (place, &ranked[i]);
      place->slots = CRUMB_BID_SLOTS;
      place->won = ranked[i].kind == CRUMB_PLACE_WINNER;
      if (ranked[i].kind == CRUMB_PLACE_NO_BID)
        place->note = g_strdup (_ ("no bid"));
    }
  add_places (box, places, n, order);
}

static void
add_hands (GtkBox *box, const CrumbExample *example)
{
  CrumbHouseRules rules = crumb_example_rules (example);
  CrumbReveal reveal = crumb_example_reveal (example);
  CrumbPlace places[CRUMB_SEATS_MAX];
  guint n_seats = crumb_example_n_seats (example);

  for (guint i = 0; i < n_seats; i++)
    {
      CrumbDice hand = crumb_example_dice (example, i);

      places[i] = place_of (i);
      crumb_place_add_hand (&places[i], &rules, &hand, TRUE, FALSE);
      places[i].sum = crumb_raid_words_for_worth (reveal.seats[i].cookies, reveal.seats[i].bonus);
      places[i].won = reveal.seats[i].bonus > 0;
    }
  add_places (box, places, n_seats, NULL);
}

static void
add_sets (GtkBox *box, const CrumbExample *example)
{
  CrumbHouseRules rules = crumb_example_rules (example);
  CrumbDice hand = crumb_example_dice (example, 0);
  GtkWidget *dice = crumb_place_dice_new ();
  g_auto (CrumbPlace) place = { 0 };

  crumb_place_add_hand (&place, &rules, &hand, TRUE, FALSE);
  crumb_place_dice_show (CRUMB_PLACE_DICE (dice), &place, DIE_SIZE);
  gtk_box_append (box, dice);
}

static void
add_totals (GtkBox *box, const CrumbExample *example)
{
  CrumbHouseRules rules = crumb_example_rules (example);
  CrumbPlace places[CRUMB_SEATS_MAX];
  guint n_seats = crumb_example_n_seats (example);

  for (guint i = 0; i < n_seats; i++)
    {
      places[i] = place_of (i);
      places[i].total = example->cookies[i];
      places[i].points = crumb_words_cookies (example->cookies[i]);
      places[i].share = rules.target > 0 ? CLAMP ((double) example->cookies[i] / rules.target, 0, 1) : -1;
    }
  add_places (box, places, n_seats, NULL);
}

static void
add_drawing (GtkBox *box, const CrumbExample *example)
{
  g_autoptr (GtkSizeGroup) labels = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  guint n_seats = crumb_example_n_seats (example);

  switch (example->kind)
    {
    case CRUMB_EXAMPLE_BID:
      add_bids (box, example);
      break;

    case CRUMB_EXAMPLE_SETS:
      add_sets (box, example);
      break;

    case CRUMB_EXAMPLE_HANDS:
      add_hands (box, example);
      break;

    case CRUMB_EXAMPLE_END:
      add_totals (box, example);
      break;

    case CRUMB_EXAMPLE_PICTURE:
    default:
      for (guint seat = 0; seat < n_seats; seat++)
        add_dice (box, labels, example, seat);
      break;
    }
}

GtkWidget *
crumb_example_view_new (gconstpointer of, gboolean checked)
{
  const CrumbExample *example = of;
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "css-classes",
                                 (const char *const[]) { "example", NULL }, "orientation", GTK_ORIENTATION_VERTICAL,
                                 "spacing", 6, NULL);

  if (example->caption != NULL)
    gtk_box_append (GTK_BOX (box), crumb_text_new (_ (example->caption), "body"));
  add_drawing (GTK_BOX (box), example);
  crumb_example_box_add_words (GTK_BOX (box), &crumb_raid_rulebook, example, checked);
  return box;
}
