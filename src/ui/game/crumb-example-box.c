/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One example of a rulebook. */

#include "crumb-example-box.h"

#include "ui/widgets/crumb-dice-row.h"

#include <glib/gi18n.h>

#define DIE_SIZE 28

GtkWidget *
crumb_example_box_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (box, "example");
  return box;
}

GtkWidget *
crumb_example_box_label_new (const char *text, const char *css_class)
{
  return g_object_new (GTK_TYPE_LABEL, "css-classes", (const char *const[]) { css_class, NULL }, "hexpand", TRUE,
                       "label", text, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0f, NULL);
}

void
crumb_example_box_add_dice (GtkBox *box, const char *label, const CrumbDice *dice)
{
  GtkWidget *row = g_object_new (CRUMB_TYPE_DICE_ROW, "pixel-size", DIE_SIZE, NULL);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  crumb_dice_row_set_dice (CRUMB_DICE_ROW (row), dice);
  if (label != NULL)
    gtk_box_append (GTK_BOX (lines), crumb_example_box_label_new (g_dpgettext2 (NULL, "label", label), "caption"));
  gtk_box_append (GTK_BOX (lines), row);
  gtk_box_append (box, lines);
}

static void
add_agreement (GtkBox *box, gboolean agrees)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_add_css_class (line, agrees ? "success" : "error");
  gtk_box_append (GTK_BOX (line),
                  g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "icon-name",
                                agrees ? "object-select-symbolic" : "dialog-warning-symbolic", NULL));
  gtk_box_append (GTK_BOX (line),
                  crumb_example_box_label_new (agrees ? _ ("They agree") : _ ("They differ"), "heading"));
  gtk_box_append (box, line);
}

void
crumb_example_box_add_words (GtkBox *box, const CrumbRulebook *book, gconstpointer example, gboolean checked)
{
  g_autofree char *expected = NULL, *ruling = NULL, *rulebook = NULL, *referee = NULL;

  if (!book->is_judged (example))
    return;
  ruling = book->ruling (example);
  if (!checked)
    {
      gtk_box_append (box, crumb_example_box_label_new (ruling, "body"));
      return;
    }
  expected = book->expected (example);
  /* Translators: %s is what the rules say of an example, as in “Sue takes the bid.” */
  rulebook = g_strdup_printf (_ ("Rulebook: %s"), expected);
  /* Translators: %s is how Crumb rules an example, as in “Sue takes the bid. 6-2 beats 5: 6 is higher than 5.” */
  referee = g_strdup_printf (_ ("Referee: %s"), ruling);
  gtk_box_append (box, crumb_example_box_label_new (rulebook, "dimmed"));
  gtk_box_append (box, crumb_example_box_label_new (referee, "dimmed"));
  add_agreement (box, book->agrees (example));
}
