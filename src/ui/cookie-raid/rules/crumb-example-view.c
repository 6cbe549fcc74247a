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

#include "record/base/crumb-class.h"
#include "words/cookie-raid/crumb-raid-rulebook.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

#define DIE_SIZE 32

struct _CrumbExampleView
{
  GtkBox parent_instance;

  GtkSizeGroup *group;
};

G_DEFINE_FINAL_TYPE (CrumbExampleView, crumb_example_view, GTK_TYPE_BOX)

static void
add (CrumbExampleView *self, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (self), child);
}

/* A line of a picture: what the dice are, and the dice. */
static void
add_dice (CrumbExampleView *self, const CrumbExample *example, guint seat)
{
  CrumbDice dice = crumb_example_dice (example, seat);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *row = g_object_new (CRUMB_TYPE_DICE_ROW, "pixel-size", DIE_SIZE, NULL);

  gtk_widget_set_halign (line, example->labels[seat] != NULL ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  crumb_dice_row_set_dice (CRUMB_DICE_ROW (row), &dice);
  if (example->labels[seat] != NULL)
    {
      GtkWidget *label = crumb_example_box_label_new (g_dpgettext2 (NULL, "label", example->labels[seat]), "heading");

      gtk_label_set_wrap (GTK_LABEL (label), FALSE);
      gtk_size_group_add_widget (self->group, label);
      gtk_box_append (GTK_BOX (line), label);
    }
  gtk_box_append (GTK_BOX (line), row);
  add (self, line);
}

/* @places: they are cleared; @order: (nullable): as they are shown */
static void
add_places (CrumbExampleView *self, CrumbPlace places[], guint n, const uint8_t *order)
{
  static const uint8_t as_they_sit[CRUMB_SEATS_MAX] = { 0, 1, 2, 3 };
  GtkWidget *seats = crumb_seat_places_new ();

  crumb_seat_places_show (CRUMB_SEAT_PLACES (seats), places, n, order != NULL ? order : as_they_sit, CRUMB_NO_SEAT);
  for (guint i = 0; i < n; i++)
    crumb_place_clear (&places[i]);
  add (self, seats);
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
add_bids (CrumbExampleView *self, const CrumbExample *example)
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
  add_places (self, places, n, order);
}

static void
add_hands (CrumbExampleView *self, const CrumbExample *example)
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
  add_places (self, places, n_seats, NULL);
}

static void
add_sets (CrumbExampleView *self, const CrumbExample *example)
{
  CrumbHouseRules rules = crumb_example_rules (example);
  CrumbDice hand = crumb_example_dice (example, 0);
  GtkWidget *dice = crumb_place_dice_new ();
  g_auto (CrumbPlace) place = { 0 };

  crumb_place_add_hand (&place, &rules, &hand, TRUE, FALSE);
  crumb_place_dice_show (CRUMB_PLACE_DICE (dice), &place, DIE_SIZE);
  add (self, dice);
}

static void
add_totals (CrumbExampleView *self, const CrumbExample *example)
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
  add_places (self, places, n_seats, NULL);
}

static void
add_drawing (CrumbExampleView *self, const CrumbExample *example)
{
  guint n_seats = crumb_example_n_seats (example);

  switch (example->kind)
    {
    case CRUMB_EXAMPLE_BID:
      add_bids (self, example);
      break;

    case CRUMB_EXAMPLE_SETS:
      add_sets (self, example);
      break;

    case CRUMB_EXAMPLE_HANDS:
      add_hands (self, example);
      break;

    case CRUMB_EXAMPLE_END:
      add_totals (self, example);
      break;

    case CRUMB_EXAMPLE_PICTURE:
    default:
      for (guint seat = 0; seat < n_seats; seat++)
        add_dice (self, example, seat);
      break;
    }
}

static void
crumb_example_view_class_init (CrumbExampleViewClass *klass)
{
  crumb_class_owns (klass, CrumbExampleView, g_object_unref, group);

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
crumb_example_view_init (CrumbExampleView *self)
{
  self->group = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "example");
}

GtkWidget *
crumb_example_view_new (gconstpointer of, gboolean checked)
{
  const CrumbExample *example = of;
  CrumbExampleView *self;

  g_return_val_if_fail (example != NULL, NULL);

  self = g_object_new (CRUMB_TYPE_EXAMPLE_VIEW, NULL);
  if (example->caption != NULL)
    add (self, crumb_example_box_label_new (_ (example->caption), "body"));
  add_drawing (self, example);
  crumb_example_box_add_words (GTK_BOX (self), &crumb_raid_rulebook, example, checked);
  return GTK_WIDGET (self);
}
