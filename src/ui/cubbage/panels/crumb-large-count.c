/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A ruling of Cubbage that is read across the table. */

#include "crumb-large-count.h"

#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-large-ruling.h"

#define DIE_SIZE 36

AdwDialog *
crumb_large_count_new (const char *ruling, const guint8 dice[], guint n)
{
  AdwDialog *dialog = crumb_large_ruling_new (ruling, NULL);
  GtkWidget *row = crumb_dice_row_new ();
  CrumbDice shown = { 0 };

  for (guint i = 0; i < n; i++)
    crumb_dice_add (&shown, (CrumbDie) { .face = dice[i] });
  crumb_dice_row_set_pixel_size (CRUMB_DICE_ROW (row), DIE_SIZE);
  crumb_dice_row_set_dice (CRUMB_DICE_ROW (row), &shown);
  crumb_large_ruling_add (CRUMB_LARGE_RULING (dialog), row);
  return dialog;
}
