/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An example of the rules of Cubbage: rows of dice, the hand as it is counted, or the deal that its moves make. */

#include "crumb-cubbage-example-view.h"

#include "ui/cubbage/panels/crumb-count-view.h"
#include "ui/cubbage/panels/crumb-deal-view.h"
#include "ui/game/crumb-example-box.h"

#include "words/cubbage/crumb-cubbage-rulebook.h"

#include <glib/gi18n.h>

static void
add_row (GtkBox *box, const CrumbCubbageExample *example, guint row)
{
  uint8_t faces[CRUMB_DICE_MAX];
  guint n = crumb_cubbage_example_faces (example, row, faces);
  CrumbDice shown = crumb_dice_of (faces, n);

  crumb_example_box_add_dice (box, example->labels[row], &shown);
}

static GtkWidget *
new_game (const CrumbCubbageExample *example)
{
  const char *const *names = crumb_cubbage_example_names (example);
  g_autoptr (CrumbSeat) first = crumb_seat_new (names[0], CRUMB_COLOUR_BLUE);
  g_autoptr (CrumbSeat) second = crumb_seat_new (names[1], CRUMB_COLOUR_ORANGE);
  const CrumbSeat *const seats[] = { first, second };
  CrumbCubbage game = crumb_cubbage_example_game (example);
  GtkWidget *deal = g_object_new (CRUMB_TYPE_DEAL_VIEW, NULL);

  crumb_deal_view_show (CRUMB_DEAL_VIEW (deal), &game, crumb_cubbage_shown_deal (&game), seats);
  return deal;
}

static GtkWidget *
new_count (const CrumbCubbageExample *example)
{
  GtkWidget *count = g_object_new (CRUMB_TYPE_COUNT_VIEW, NULL);
  uint8_t faces[CRUMB_DICE_MAX];
  guint n = crumb_cubbage_example_faces (example, 0, faces);

  crumb_count_view_show (CRUMB_COUNT_VIEW (count), C_ ("heading", "Hand"), faces, MIN (n, CRUMB_CUBBAGE_HAND));
  return count;
}

GtkWidget *
crumb_cubbage_example_view_new (gconstpointer of, gboolean checked)
{
  const CrumbCubbageExample *example = of;
  GtkWidget *box = crumb_example_box_new ();

  if (example->kind == CRUMB_CUBBAGE_EXAMPLE_GAME)
    gtk_box_append (GTK_BOX (box), new_game (example));
  else if (example->kind == CRUMB_CUBBAGE_EXAMPLE_COUNT)
    gtk_box_append (GTK_BOX (box), new_count (example));
  else
    for (guint row = 0; row < CRUMB_CUBBAGE_EXAMPLE_ROWS && example->dice[row] != NULL; row++)
      add_row (GTK_BOX (box), example, row);
  crumb_example_box_add_words (GTK_BOX (box), &crumb_cubbage_rulebook, example, checked);
  return box;
}
