/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Who did best in any period and by any rules, and who was ahead of whom. */

#include "crumb-leaderboard-page.h"

#include "record/store/crumb-leaderboard.h"
#include "ui/past/crumb-filter-chips.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words-past.h"
#include "words/crumb-words-player.h"

#include <glib/gi18n.h>

struct _CrumbLeaderboardPage
{
  AdwNavigationPage parent_instance;

  CrumbStore *store;
  GPtrArray *kinds; /* (element-type CrumbGameKind): as `game` lists them */

  AdwNavigationView *pages;
  GtkDropDown *game;
  GtkDropDown *order;
  CrumbFilterButton *filter;
  GtkListBox *list;
  GtkWidget *nothing;
  GtkLabel *lacking;
  AdwNavigationPage *against;
  GtkListBox *duels;
  GtkLabel *duels_lacking;
};

CRUMB_DEFINE_TEMPLATE (CrumbLeaderboardPage, crumb_leaderboard_page, ADW_TYPE_NAVIGATION_PAGE)

static CrumbPlacingOrder
get_order (CrumbLeaderboardPage *self)
{
  return gtk_drop_down_get_selected (self->order) == 1 ? CRUMB_PLACINGS_BY_STRENGTH : CRUMB_PLACINGS_BY_WINS;
}

static const CrumbGameKind *
get_kind (CrumbLeaderboardPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->game);

  return selected < self->kinds->len ? self->kinds->pdata[selected] : crumb_game_kinds[0];
}

/* @label: what a screen reader calls the row; @target: (transfer floating) */
static AdwActionRow *
add_row (GtkListBox *list, const CrumbPlayer *player, const char *label, const char *subtitle, const char *action,
         GVariant *target)
{
  AdwActionRow *row = crumb_row_new (player->name, subtitle);

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  adw_action_row_add_prefix (row, crumb_seat_mark_new (player->colour));
  crumb_row_lead_to (row, action, target);
  gtk_list_box_append (list, GTK_WIDGET (row));
  return row;
}

/* "12 of 26 games won (46%)" and, in a second line, the average and the best round. */
static char *
describe_placing (const CrumbPlacing *placing, const CrumbGameKind *kind)
{
  const CrumbGameWords *words = crumb_game_words_of (kind);
  const CrumbPlayer *player = placing->player;
  double mean = player->rounds > 0 ? (double) player->points / (double) player->rounds : 0;
  g_autofree char *average = crumb_words_average (mean);
  g_autofree char *best = words->points (placing->best_round);
  g_autofree char *strength =
      crumb_words_strength (placing->strength.rating, 2 * placing->strength.deviation, placing->provisional);
  g_autofree char *won = g_strdup_printf (
      /* Translators: %1$u of %2$u games; %3$.0f is a percentage */
      ngettext ("Won %1$u of %2$u game (%3$.0f%%)", "Won %1$u of %2$u games (%3$.0f%%)", player->games), player->won,
      player->games, 100 * crumb_placing_rate (placing));

  /* Translators: %1$s says how many games were won, %2$s is “Cookies per round”, %3$s the average of it, %4$s is “Best
     round”, %5$s the points of that: “12 cookies”, and %6$s how strong the player is: “1534 ± 62” */
  return g_strdup_printf (_ ("%1$s\n%2$s: %3$s. %4$s: %5$s\nStrength: %6$s"), won, _ (words->points_a_round), average,
                          _ (words->best_round), best, strength);
}

static void
add_placing (CrumbLeaderboardPage *self, GPtrArray *placings, guint i, guint *place)
{
  const CrumbPlacing *placing = placings->pdata[i];
  const CrumbPlacing *before = i > 0 ? placings->pdata[i - 1] : NULL;
  g_autofree char *subtitle = describe_placing (placing, get_kind (self));
  g_autofree char *text = NULL, *label = NULL;
  GtkWidget *number;
  AdwActionRow *row;

  if (before == NULL || !crumb_placings_are_level (before, placing, get_order (self)))
    *place = i + 1;
  /* Translators: a place in the leaderboard: “1.” */
  text = g_strdup_printf (C_ ("place", "%u."), *place);
  label = g_strdup_printf ("%s %s", text, placing->player->name);
  row = add_row (self->list, placing->player, label, subtitle, "leaderboard.against",
                 g_variant_new_string (placing->player->key));
  number = gtk_label_new (text);
  gtk_widget_add_css_class (number, "numeric");
  gtk_label_set_width_chars (GTK_LABEL (number), placings->len > 9 ? 3 : 2);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  adw_action_row_add_prefix (row, number);
}

static void
show_lacking (GtkLabel *label, guint n)
{
  g_autofree char *text = crumb_words_lacking (n);

  crumb_label_show (label, n > 0 ? text : NULL);
}

/* What is asked for, and what the record says. */
typedef struct
{
  CrumbGameFilter *filter;
  char *key; /* (nullable): against whom */
  GPtrArray *placings;
  CrumbPlayer *player;
  GPtrArray *duels;
  guint n_lacking;
} Board;

static void
board_free (Board *board)
{
  crumb_game_filter_free (board->filter);
  g_free (board->key);
  g_clear_pointer (&board->placings, g_ptr_array_unref);
  g_clear_pointer (&board->player, crumb_player_free);
  g_clear_pointer (&board->duels, g_ptr_array_unref);
  g_free (board);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Board, board_free)

/* @filter: (nullable) */
static Board *
board_new (const CrumbGameFilter *filter, const char *key)
{
  Board *board = g_new0 (Board, 1);

  board->filter = crumb_game_filter_copy (filter);
  board->key = g_strdup (key);
  return board;
}

static gpointer
ask_board (CrumbStore *beside, gpointer question, GError **error)
{
  const Board *asked = question;
  const CrumbGameKind *kind = crumb_game_kind_find (asked->filter->kind);
  g_autoptr (Board) board = board_new (asked->filter, asked->key);

  if (board->key == NULL)
    {
      board->placings = crumb_leaderboard_read (beside, kind, board->filter, &board->n_lacking, error);
      return board->placings != NULL ? g_steal_pointer (&board) : NULL;
    }
  board->player = crumb_store_find_player (beside, board->key, error);
  if (board->player == NULL)
    return NULL;
  board->duels = crumb_leaderboard_list_rivals (beside, board->key, kind, board->filter, &board->n_lacking, error);
  return board->duels != NULL ? g_steal_pointer (&board) : NULL;
}

static void
ask (CrumbLeaderboardPage *self, const char *key, CrumbStoreAnswer answered)
{
  Board *question = board_new (NULL, key);

  crumb_filter_button_apply (self->filter, question->filter);
  g_set_str (&question->filter->kind, get_kind (self)->id);
  crumb_store_ask (self->store, ask_board, question, (GDestroyNotify) board_free, (GDestroyNotify) board_free, self,
                   answered);
}

static void
read_answered_cb (gpointer asker, gpointer answer, const GError *error)
{
  CrumbLeaderboardPage *self = asker;
  g_autoptr (Board) board = answer;
  GPtrArray *placings = board != NULL ? board->placings : NULL;
  guint place = 0;

  if (placings != NULL)
    crumb_placings_sort (placings, get_order (self));
  gtk_list_box_remove_all (self->list);
  for (guint i = 0; placings != NULL && i < placings->len; i++)
    add_placing (self, placings, i, &place);
  gtk_widget_set_visible (GTK_WIDGET (self->list), placings != NULL && placings->len > 0);
  gtk_widget_set_visible (self->nothing, placings == NULL || placings->len == 0);
  show_lacking (self->lacking, board != NULL ? board->n_lacking : 0);
}

/* What is shown stays until the answer is there. */
static void
read_cb (CrumbLeaderboardPage *self)
{
  ask (self, NULL, read_answered_cb);
}

static void
chosen_cb (CrumbLeaderboardPage *self, GParamSpec *pspec, GtkDropDown *choice)
{
  /* Choices change while they are made, and when they go. */
  if (self->store == NULL || self->kinds->len == 0)
    return;
  /* Rules are those of one game. */
  if (choice == self->game)
    crumb_filter_button_choose (self->filter, CRUMB_FILTER_KIND, get_kind (self)->id);
  else
    read_cb (self);
}

/* Head to head ------------------------------------------------------------ */

static void
add_duel (CrumbLeaderboardPage *self, const char *key, const CrumbRival *duel)
{
  g_autofree char *subtitle = crumb_words_head_to_head (duel->games, duel->ahead, duel->behind);
  /* Translators: %s is the other one of two players */
  g_autofree char *label = g_strdup_printf (_ ("Against %s"), duel->player->told);
  const char *values[CRUMB_FILTER_N];
  AdwActionRow *row;

  crumb_filter_button_list (self->filter, values);
  values[CRUMB_FILTER_PLAYER] = key;
  values[CRUMB_FILTER_WITH] = duel->player->key;
  row = add_row (self->duels, duel->player, label, subtitle, "history.rivals", crumb_filter_values_new (values));
  gtk_widget_set_tooltip_text (GTK_WIDGET (row), _ ("Compare These Two"));
}

static void
against_answered_cb (gpointer asker, gpointer answer, const GError *error)
{
  CrumbLeaderboardPage *self = asker;
  g_autoptr (Board) board = answer;
  g_autofree char *title = NULL;

  if (board == NULL)
    return;
  /* Translators: heads a list of others whom %s played with */
  title = g_strdup_printf (_ ("%s against…"), board->player->told);
  adw_navigation_page_set_title (self->against, title);
  gtk_list_box_remove_all (self->duels);
  for (guint i = 0; i < board->duels->len; i++)
    add_duel (self, board->key, board->duels->pdata[i]);
  show_lacking (self->duels_lacking, board->n_lacking);
  if (adw_navigation_view_get_visible_page (self->pages) != self->against)
    adw_navigation_view_push (self->pages, self->against);
}

static void
against_action (CrumbLeaderboardPage *self, const char *action_name, GVariant *parameter)
{
  ask (self, g_variant_get_string (parameter, NULL), against_answered_cb);
}

static void
crumb_leaderboard_page_class_init (CrumbLeaderboardPageClass *klass)
{
  g_type_ensure (CRUMB_TYPE_FILTER_BUTTON);
  g_type_ensure (CRUMB_TYPE_FILTER_CHIPS);
  crumb_class_action (klass, "leaderboard.against", "s", G_CALLBACK (against_action));
  crumb_class_template (klass, CrumbLeaderboardPage, "crumb-leaderboard-page", pages, game, order, filter, list,
                        nothing, lacking, against, duels, duels_lacking);
  crumb_class_owns (klass, CrumbLeaderboardPage, g_object_unref, store);
  crumb_class_owns (klass, CrumbLeaderboardPage, g_ptr_array_unref, kinds);
  crumb_class_callbacks (klass, chosen_cb, read_cb);
}

AdwNavigationPage *
crumb_leaderboard_page_new (CrumbStore *store, GSettings *settings)
{
  const guint given = 1u << CRUMB_FILTER_PROGRESS | 1u << CRUMB_FILTER_KIND | 1u << CRUMB_FILTER_PLAYER
                      | 1u << CRUMB_FILTER_WITH | 1u << CRUMB_FILTER_WINNER;
  CrumbLeaderboardPage *self = g_object_new (CRUMB_TYPE_LEADERBOARD_PAGE, NULL);

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  self->store = g_object_ref (store);
  self->kinds = g_ptr_array_new ();
  crumb_filter_list_kinds (self->game, self->kinds, store);
  g_object_set (self->filter, "settings", settings, "store", store, "given", given, NULL);
  crumb_filter_button_choose (self->filter, CRUMB_FILTER_KIND, get_kind (self)->id);
  g_signal_connect_object (store, "changed", G_CALLBACK (read_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (store, "players-changed", G_CALLBACK (read_cb), self, G_CONNECT_SWAPPED);
  return ADW_NAVIGATION_PAGE (self);
}
