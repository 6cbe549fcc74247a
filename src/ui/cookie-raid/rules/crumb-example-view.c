/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An example of the rules, drawn as the table draws bids, hands and totals. */

#include "crumb-config.h"

#include "crumb-example-view.h"

#include "ui/cookie-raid/panels/crumb-hand-row.h"
#include "ui/cookie-raid/panels/crumb-hand-view.h"
#include "ui/cookie-raid/panels/crumb-places.h"
#include "ui/cookie-raid/panels/crumb-roll-row.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-progress-bar.h"
#include "ui/widgets/crumb-seat-mark.h"

#include "record/base/crumb-class.h"
#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

struct _CrumbExampleView
{
  GtkBox parent_instance;

  GtkSizeGroup *group;
};

G_DEFINE_FINAL_TYPE (CrumbExampleView, crumb_example_view, GTK_TYPE_BOX)

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  return g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { css_class, NULL }, "label", text, "wrap",
                       TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);
}

static void
add (CrumbExampleView *self, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (self), child);
}

static CrumbSeat
example_seat (guint seat)
{
  return (CrumbSeat) { .name = (char *) crumb_example_names ()[seat], .colour = (CrumbColour) seat };
}

/* A line of a picture: what the dice are, and the dice. */
static void
add_dice (CrumbExampleView *self, const CrumbExample *example, guint seat)
{
  CrumbDice dice = crumb_example_dice (example, seat);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *row = g_object_new (CRUMB_TYPE_DICE_ROW, "pixel-size", 32, NULL);

  gtk_widget_set_halign (line, example->labels[seat] != NULL ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  crumb_dice_row_set_dice (CRUMB_DICE_ROW (row), &dice);
  if (example->labels[seat] != NULL)
    {
      GtkWidget *label = new_label (g_dpgettext2 (NULL, "label", example->labels[seat]), "heading");

      gtk_label_set_wrap (GTK_LABEL (label), FALSE);
      gtk_size_group_add_widget (self->group, label);
      gtk_box_append (GTK_BOX (line), label);
    }
  gtk_box_append (GTK_BOX (line), row);
  add (self, line);
}

static void
add_bids (CrumbExampleView *self, const CrumbExample *example)
{
  CrumbRaid raid = crumb_example_raid (example);
  CrumbRollPlace places[CRUMB_SEATS_MAX];
  guint n =
      crumb_places_fill (&raid.rules, raid.scores.n_seats, crumb_example_roll (&raid), raid.ruling.winner, places);

  for (guint i = 0; i < n; i++)
    {
      CrumbSeat seat = example_seat (places[i].seat);
      GtkWidget *row = g_object_new (CRUMB_TYPE_ROLL_ROW, NULL);

      crumb_roll_row_set_place (CRUMB_ROLL_ROW (row), &seat, &places[i]);
      crumb_roll_row_align (CRUMB_ROLL_ROW (row), self->group);
      add (self, row);
    }
}

static void
add_hands (CrumbExampleView *self, const CrumbExample *example)
{
  CrumbHouseRules rules = crumb_example_rules (example);
  CrumbReveal reveal = crumb_example_reveal (example);
  guint n_seats = crumb_example_n_seats (example);

  for (guint i = 0; i < n_seats; i++)
    {
      CrumbSeat seat = example_seat (i);
      CrumbDice hand = crumb_example_dice (example, i);
      CrumbHandRow *row = g_object_new (CRUMB_TYPE_HAND_ROW, NULL);

      crumb_hand_row_set_seat (row, &seat);
      crumb_hand_row_set_hand (row, &rules, &hand, 0);
      crumb_hand_row_set_cookies (row, reveal.seats[i].cookies);
      crumb_hand_row_set_bonus (row, reveal.seats[i].bonus);
      add (self, GTK_WIDGET (row));
    }
}

static void
add_sets (CrumbExampleView *self, const CrumbExample *example)
{
  CrumbHouseRules rules = crumb_example_rules (example);
  CrumbDice hand = crumb_example_dice (example, 0);
  GtkWidget *view = g_object_new (CRUMB_TYPE_HAND_VIEW, NULL);

  crumb_hand_view_set_hand (CRUMB_HAND_VIEW (view), &rules, &hand, 0);
  add (self, view);
}

static void
add_total (CrumbExampleView *self, const CrumbExample *example, guint seat)
{
  CrumbHouseRules rules = crumb_example_rules (example);
  g_autofree char *cookies = crumb_words_cookies (example->cookies[seat]);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = new_label (crumb_example_names ()[seat], "heading");
  GtkWidget *bar = g_object_new (CRUMB_TYPE_PROGRESS_BAR, NULL);

  crumb_progress_bar_set_progress (CRUMB_PROGRESS_BAR (bar), crumb_example_names ()[seat], example->cookies[seat],
                                   rules.target);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_size_group_add_widget (self->group, name);
  gtk_box_append (GTK_BOX (line), crumb_seat_mark_new ((CrumbColour) seat));
  gtk_box_append (GTK_BOX (line), name);
  gtk_box_append (GTK_BOX (line), bar);
  gtk_box_append (GTK_BOX (line), new_label (cookies, "numeric"));
  add (self, line);
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
      for (guint seat = 0; seat < n_seats; seat++)
        add_total (self, example, seat);
      break;

    case CRUMB_EXAMPLE_PICTURE:
    default:
      for (guint seat = 0; seat < n_seats; seat++)
        add_dice (self, example, seat);
      break;
    }
}

static void
add_agreement (CrumbExampleView *self, const CrumbExample *example)
{
  gboolean agrees = crumb_example_agrees (example);
  g_autofree char *expected = crumb_example_expected (example);
  g_autofree char *ruling = crumb_example_ruling (example);
  /* Translators: %s is what the rules say of an example, as in “Sue takes the bid.” */
  g_autofree char *rulebook = g_strdup_printf (_ ("Rulebook: %s"), expected);
  /* Translators: %s is how Crumb rules an example, as in “Sue takes the bid. 6-2 beats 5: 6 is higher than 5.” */
  g_autofree char *referee = g_strdup_printf (_ ("Referee: %s"), ruling);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  add (self, new_label (rulebook, "dimmed"));
  add (self, new_label (referee, "dimmed"));
  gtk_widget_add_css_class (line, agrees ? "success" : "error");
  gtk_box_append (GTK_BOX (line),
                  g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "icon-name",
                                agrees ? "object-select-symbolic" : "dialog-warning-symbolic", NULL));
  gtk_box_append (GTK_BOX (line), new_label (agrees ? _ ("They agree") : _ ("They differ"), "heading"));
  add (self, line);
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
crumb_example_view_new (const CrumbExample *example, gboolean checked)
{
  CrumbExampleView *self;

  g_return_val_if_fail (example != NULL, NULL);

  self = g_object_new (CRUMB_TYPE_EXAMPLE_VIEW, NULL);
  if (example->caption != NULL)
    add (self, new_label (_ (example->caption), "body"));
  add_drawing (self, example);
  if (checked)
    {
      add_agreement (self, example);
    }
  else if (crumb_example_is_judged (example))
    {
      g_autofree char *ruling = crumb_example_ruling (example);

      add (self, new_label (ruling, "body"));
    }
  return GTK_WIDGET (self);
}
