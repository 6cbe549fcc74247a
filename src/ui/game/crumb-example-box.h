/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the pictures of a rulebook's examples share: dice with a label, and what the book and the referee say. */

#pragma once

#include "words/crumb-rulebook.h"

#include "rules/dice.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** crumb_example_box_new: (transfer floating): A box for one example. */
GtkWidget *crumb_example_box_new (void);

/** crumb_example_box_add_dice: Adds a row of dice. @label: (nullable): what they are, marked with NC_ ("label") */
void crumb_example_box_add_dice (GtkBox *box, const char *label, const CrumbDice *dice);

/**
 * crumb_example_box_add_words: Adds what the referee says of an example of @book, if it says anything; @checked: beside
 * what the rulebook says must come of it
 */
void crumb_example_box_add_words (GtkBox *box, const CrumbRulebook *book, gconstpointer example, gboolean checked);

G_END_DECLS
