/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the header bar says of the game on the table. */

#include "crumb-window-heading.h"

#include "ui/game/crumb-rule-sets.h"
#include "ui/table/crumb-table.h"

#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

/* @progress: how far the game is; with its rules where they are not the usual ones: nobody should forget that. */
static char *
words_for_progress (CrumbGame *game, GSettings *settings, const char *progress)
{
  const CrumbGameWords *words = crumb_game_words_of (crumb_game_get_kind (game));
  g_autofree char *rules = crumb_rule_sets_name (words->agreement, settings, crumb_game_get_head (game)->rules);

  if (rules == NULL)
    return g_strdup (progress);
  if (progress == NULL)
    return g_steal_pointer (&rules);
  /* Translators: how far a game is, and what its rules are called: “Bid 3 of 8 · House rules” */
  return g_strdup_printf (_ ("%1$s · %2$s"), progress, rules);
}

void
crumb_window_heading_init (CrumbWindowHeading *heading, CrumbGame *game, GtkWidget *table, GSettings *settings)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  gboolean all = table == NULL || crumb_table_get_untold (CRUMB_TABLE (table)) == 0;
  gconstpointer state =
      all ? crumb_game_get_state (game) : crumb_game_panel_get_state (crumb_table_get_drawn (CRUMB_TABLE (table)));

  heading->title = crumb_game_words_heading (kind, state);
  heading->progress = crumb_game_words_subheading (kind, state);
  heading->subtitle = words_for_progress (game, settings, heading->progress);
}

void
crumb_window_heading_clear (CrumbWindowHeading *heading)
{
  g_free (heading->title);
  g_free (heading->progress);
  g_free (heading->subtitle);
}

void
crumb_show_progress (GtkLabel *label, const char *title, const char *subtitle)
{
  g_autofree char *progress = NULL;

  if (subtitle != NULL)
    /* Translators: how far a game is: %1$s is “Round 2”, %2$s is “Bid 3 of 8” */
    progress = g_strdup_printf (_ ("%1$s · %2$s"), title, subtitle);
  gtk_label_set_label (label, progress != NULL ? progress : "");
}
