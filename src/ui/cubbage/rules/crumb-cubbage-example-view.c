/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An example of the rules of Cubbage: rows of dice, the hand as it is counted, or the deal that its moves make. */

#include "crumb-cubbage-example-view.h"

#include "ui/cubbage/panels/crumb-count-view.h"
#include "ui/cubbage/panels/crumb-deal-view.h"
#include "ui/widgets/crumb-dice-row.h"

#include <glib/gi18n.h>

#define DIE_SIZE 28

static GtkWidget *
new_label (const char *text, const char *css_class)
{
  return g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { css_class, NULL }, "label", text,
                       "use-markup", FALSE, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);
}

static GtkWidget *
new_row (const CrumbCubbageExample *example, guint row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *dice = crumb_dice_row_new ();
  uint8_t faces[CRUMB_DICE_MAX];
  guint n = crumb_cubbage_example_faces (example, row, faces);
  CrumbDice shown = { 0 };

  for (guint i = 0; i < n; i++)
    crumb_dice_add (&shown, (CrumbDie) { .face = faces[i] });
  crumb_dice_row_set_pixel_size (CRUMB_DICE_ROW (dice), DIE_SIZE);
  crumb_dice_row_set_dice (CRUMB_DICE_ROW (dice), &shown);
  if (example->labels[row] != NULL)
    gtk_box_append (GTK_BOX (box), new_label (g_dpgettext2 (NULL, "label", example->labels[row]), "caption"));
  gtk_box_append (GTK_BOX (box), dice);
  return box;
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

static void
add_words (GtkBox *box, const CrumbCubbageExample *example, gboolean checked)
{
  g_autofree char *expected = crumb_cubbage_example_expected (example);
  g_autofree char *ruling = crumb_cubbage_example_ruling (example);
  /* Translators: %s is what the rules say must come of an example. */
  g_autofree char *rulebook = g_strdup_printf (_ ("Rulebook: %s"), expected);
  /* Translators: %s is what Crumb says of an example. */
  g_autofree char *referee = g_strdup_printf (_ ("Referee: %s"), ruling);

  if (!checked)
    {
      gtk_box_append (box, new_label (ruling, "body"));
      return;
    }
  gtk_box_append (box, new_label (rulebook, "body"));
  gtk_box_append (box, new_label (referee, "body"));
  gtk_box_append (box, crumb_cubbage_example_agrees (example) ? new_label (_ ("They agree"), "success")
                                                              : new_label (_ ("They differ"), "error"));
}

GtkWidget *
crumb_cubbage_example_view_new (const CrumbCubbageExample *example, gboolean checked)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (box, "example");
  if (example->kind == CRUMB_CUBBAGE_EXAMPLE_GAME)
    gtk_box_append (GTK_BOX (box), new_game (example));
  else if (example->kind == CRUMB_CUBBAGE_EXAMPLE_COUNT)
    gtk_box_append (GTK_BOX (box), new_count (example));
  else
    for (guint row = 0; row < CRUMB_CUBBAGE_EXAMPLE_ROWS && example->dice[row] != NULL; row++)
      gtk_box_append (GTK_BOX (box), new_row (example, row));
  if (crumb_cubbage_example_is_judged (example))
    add_words (GTK_BOX (box), example, checked);
  return box;
}
