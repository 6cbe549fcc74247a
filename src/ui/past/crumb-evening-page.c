/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An evening: who won how often, and its games. */

#include "crumb-evening-page.h"

#include "crumb-figure-rows.h"
#include "crumb-game-card.h"
#include "crumb-game-line.h"
#include "crumb-past-page.h"
#include "ui/carry/crumb-result-picture.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-share-bar.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include <glib/gi18n.h>

static const CrumbPastKind kind;

/* Those of the games that are still there; an error when none is. */
static gpointer
query (CrumbStore *beside, gpointer data, GError **error)
{
  const CrumbPastQuestion *question = data;
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_game_summary_free);

  for (guint i = g_strv_length (question->ids); i > 0; i--)
    {
      CrumbGameSummary *summary = crumb_store_find_summary (beside, question->ids[i - 1]);

      if (summary != NULL)
        g_ptr_array_add (games, summary);
    }
  if (games->len > 0)
    return crumb_evening_new (g_steal_pointer (&games));
  g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NOT_FOUND,
                       _ ("The games of this evening were deleted."));
  return NULL;
}

static void
add_wins (GtkBox *box, const CrumbEvening *evening)
{
  g_autoptr (GArray) wins = crumb_evening_count_wins (evening);
  AdwPreferencesGroup *group = crumb_figure_rows_add_group (box, _ ("Games Won"));

  for (guint i = 0; i < wins->len; i++)
    {
      const CrumbEveningWins *one = &g_array_index (wins, CrumbEveningWins, i);
      double share = (double) one->won / evening->games->len;
      g_autofree char *won = g_strdup_printf ("%u", one->won);
      AdwActionRow *row = crumb_row_add (group, one->seat->name, NULL);
      GtkWidget *number = gtk_label_new (won);

      adw_action_row_add_prefix (row, crumb_seat_mark_new (one->seat->colour));
      adw_action_row_add_suffix (row, crumb_share_bar_new (share, -1));
      gtk_widget_add_css_class (number, "numeric");
      adw_action_row_add_suffix (row, number);
    }
}

static void
add_game (AdwPreferencesGroup *group, const CrumbGameSummary *summary, GSettings *settings)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *card = g_object_new (CRUMB_TYPE_GAME_CARD, NULL);
  g_autofree char *names = crumb_game_line_names (summary);
  g_autofree char *outcome = crumb_game_line_outcome (summary);
  g_autofree char *game = crumb_game_line_kind (summary->kind_id);

  crumb_game_card_show (CRUMB_GAME_CARD (card), summary, settings);
  crumb_game_card_name_game (CRUMB_GAME_CARD (card), summary->kind_id);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), game);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), card);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, names,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, outcome, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", summary->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.review");
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_preferences_group_add (group, row);
}

/* The evening as a picture to be shown around: who won how often, and how each game ended. */
static GdkTexture *
draw (CrumbPastPage *page, gconstpointer answer, GError **error)
{
  const CrumbEvening *evening = answer;
  g_autoptr (GArray) wins = crumb_evening_count_wins (evening);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (CrumbResultLine));
  g_autofree char *title = crumb_game_line_evening (evening);
  g_autofree char *games = crumb_game_line_evening_games (evening);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < wins->len; i++)
    {
      const CrumbEveningWins *one = &g_array_index (wins, CrumbEveningWins, i);
      CrumbResultLine line = {
        .colour = one->seat->colour,
        .name = one->seat->name,
        .number = (int) one->won,
        .won = one->won > 0 && one->won == g_array_index (wins, CrumbEveningWins, 0).won,
      };

      g_array_append_val (lines, line);
    }
  for (guint i = 0; i < evening->games->len; i++)
    {
      g_autofree char *outcome = crumb_game_line_outcome (evening->games->pdata[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", outcome);
    }
  return crumb_result_picture_draw_result (
      &(const CrumbResult) { .title = title, .details = games, .lines = lines, .text = text->str },
      gtk_widget_get_display (GTK_WIDGET (page)), error);
}

static void
show (CrumbPastPage *page, GtkBox *box, gconstpointer answer)
{
  const CrumbEvening *evening = answer;
  g_autofree char *title = crumb_game_line_evening (evening);
  g_auto (GStrv) ids = crumb_evening_list_ids (evening);
  AdwPreferencesGroup *group;

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (page), title);
  crumb_past_page_offer_menu (page, _ ("Options for This Evening"), (const char *const *) ids);
  add_wins (box, evening);
  group = crumb_figure_rows_add_group (box, C_ ("heading", "Games"));
  for (guint i = 0; i < evening->games->len; i++)
    add_game (group, evening->games->pdata[i], crumb_past_page_get_settings (page));
}

static const CrumbPastKind kind = {
  /* Translators: heads a page about the games of one evening. */
  .title = N_ ("Evening"),
  .given = CRUMB_PAST_NO_CHOICE,
  .query = query,
  .free_answer = (GDestroyNotify) crumb_evening_free,
  .show = show,
  .draw = draw,
};

AdwNavigationPage *
crumb_evening_page_new (CrumbStore *store, GSettings *settings, const char *const *ids)
{
  return crumb_past_page_new (&kind, store, settings, ids, NULL);
}

gboolean
crumb_evening_page_has_game (AdwNavigationPage *page, const char *id)
{
  GStrv ids = CRUMB_IS_PAST_PAGE (page) ? crumb_past_page_get_ids (CRUMB_PAST_PAGE (page)) : NULL;

  return ids != NULL && g_strv_contains ((const char *const *) ids, id);
}
