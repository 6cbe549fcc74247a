/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An example of the rules of Auntie Mildred's list: rows of dice, and what the referee says of them. */

#include "crumb-mildred-example-view.h"

#include "ui/game/crumb-example-box.h"
#include "words/auntie-mildred/crumb-mildred-rulebook.h"

GtkWidget *
crumb_mildred_example_view_new (gconstpointer of, gboolean checked)
{
  const CrumbMildredExample *example = of;
  GtkWidget *box = crumb_example_box_new ();

  for (guint row = 0; row < CRUMB_MILDRED_EXAMPLE_ROWS && example->dice[row] != NULL; row++)
    {
      CrumbMildredGroup group = crumb_mildred_example_group (example, row);
      CrumbDice shown = crumb_dice_of (group.faces, group.n);

      crumb_example_box_add_dice (GTK_BOX (box), example->labels[row], &shown);
    }
  crumb_example_box_add_words (GTK_BOX (box), &crumb_mildred_rulebook, example, checked);
  return box;
}
