/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An example of the rules of Auntie Mildred's list: rows of dice, and what the referee says of them. */

#include "crumb-mildred-example-view.h"

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
new_row (const CrumbMildredExample *example, guint row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *dice = crumb_dice_row_new ();
  CrumbMildredGroup group = crumb_mildred_example_group (example, row);
  CrumbDice shown = { 0 };

  for (guint i = 0; i < group.n; i++)
    crumb_dice_add (&shown, (CrumbDie) { .face = group.faces[i] });
  crumb_dice_row_set_pixel_size (CRUMB_DICE_ROW (dice), DIE_SIZE);
  crumb_dice_row_set_dice (CRUMB_DICE_ROW (dice), &shown);
  if (example->labels[row] != NULL)
    gtk_box_append (GTK_BOX (box), new_label (g_dpgettext2 (NULL, "label", example->labels[row]), "caption"));
  gtk_box_append (GTK_BOX (box), dice);
  return box;
}

static void
add_words (GtkBox *box, const CrumbMildredExample *example, gboolean checked)
{
  g_autofree char *expected = crumb_mildred_example_expected (example);
  g_autofree char *ruling = crumb_mildred_example_ruling (example);
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
  gtk_box_append (box, crumb_mildred_example_agrees (example) ? new_label (_ ("They agree"), "success")
                                                              : new_label (_ ("They differ"), "error"));
}

GtkWidget *
crumb_mildred_example_view_new (const CrumbMildredExample *example, gboolean checked)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (box, "example");
  for (guint row = 0; row < CRUMB_MILDRED_EXAMPLE_ROWS && example->dice[row] != NULL; row++)
    gtk_box_append (GTK_BOX (box), new_row (example, row));
  if (crumb_mildred_example_is_judged (example))
    add_words (GTK_BOX (box), example, checked);
  return box;
}
