/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A way to keep four of six dice, and what it is worth. */

#include "crumb-keep-row.h"

#include "ui/widgets/crumb-dice-row.h"

#include "words/cubbage/crumb-words-cubbage-count.h"

#include <glib/gi18n.h>

#define DIE_SIZE 20

GtkWidget *
crumb_keep_row_new (const CrumbCubbageKeep *keep, gboolean kept)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "activatable", FALSE, "use-markup", FALSE, NULL);
  GtkWidget *dice = crumb_dice_row_new ();
  CrumbDice shown = crumb_dice_of (keep->keep, CRUMB_CUBBAGE_KEPT);
  g_autofree char *push = crumb_words_cubbage_dice (keep->push, CRUMB_CUBBAGE_PUSHED);
  char hand[CRUMB_FRACTION_TEXT_MAX], crib[CRUMB_FRACTION_TEXT_MAX];
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;

  crumb_fraction_format (keep->hand, hand);
  crumb_fraction_format (keep->crib, crib);
  /* Translators: averages, each as a decimal and as an exact fraction. */
  title = g_strdup_printf (_ ("Hand %1$.2f (%2$s), crib %3$.2f (%4$s)"), crumb_fraction_value (keep->hand), hand,
                           crumb_fraction_value (keep->crib), crib);
  /* Translators: %s is dice, as in "5-6". */
  subtitle = g_strdup_printf (kept ? _ ("Pushed %s")
                                   /* Translators: %s is dice, as in “5-6”. */
                                   : _ ("Push %s"),
                              push);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  crumb_dice_row_keep_in_line (CRUMB_DICE_ROW (dice));
  crumb_dice_row_set_pixel_size (CRUMB_DICE_ROW (dice), DIE_SIZE);
  crumb_dice_row_set_dice (CRUMB_DICE_ROW (dice), &shown);
  gtk_widget_set_valign (dice, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), dice);
  if (kept)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                               g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                             "icon-name", "object-select-symbolic", NULL));
  return row;
}
