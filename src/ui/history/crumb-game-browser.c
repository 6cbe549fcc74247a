/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The list of all games, to search, filter and select from, one game or several at once. */

#include "crumb-game-browser.h"

#include "crumb-game-months.h"
#include "ui/past/crumb-filter-chips.h"
#include "ui/past/crumb-game-card.h"
#include "ui/past/crumb-game-line.h"

#include "record/store/crumb-game-list.h"
#include "ui/game/crumb-rule-sets.h"
#include "ui/widgets/crumb-list-place.h"
#include "ui/widgets/crumb-widget-helpers.h"
#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

/** As many games as fit into a high window. */
#define FIRST_ROWS 24

struct _CrumbGameBrowser
{
  AdwBin parent_instance;

  CrumbStore *store;
  GSettings *settings;
  AdwViewStack *views;
  gboolean selecting;
  gboolean empty;
  gboolean grouped;
  gboolean several_kinds;
  guint n_frames;

  CrumbGameList *games;
  CrumbGameMonths *months;
  GtkSliceListModel *shown;
  GtkSelectionModel *selection;
  GStrv chosen;
  char *open; /* (nullable): the game on the page beside the list */
  CrumbListPlace *place;
  GPtrArray *rows; /* GtkListItem, unowned: those that show a game */

  CrumbFilterButton *filter;
  GtkSearchBar *search_bar;
  GtkEditable *search;
  GtkLabel *count;
  GtkLabel *n_found;
  GtkStack *stack;
  GtkListView *list;
  AdwStatusPage *trouble;
};

G_DEFINE_FINAL_TYPE (CrumbGameBrowser, crumb_game_browser, ADW_TYPE_BIN)

/* What is shown ---------------------------------------------------------- */

/* (element-type CrumbRuleName): by which a search finds games. */
static GPtrArray *
name_rules (CrumbGameBrowser *self)
{
  GPtrArray *names = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_rule_name_free);

  for (const CrumbGameKind *const *kind = crumb_game_kinds; *kind != NULL; kind++)
    {
      g_auto (GStrv) rules = crumb_store_list_rules (self->store, *kind, NULL);

      for (guint i = 0; rules != NULL && rules[i] != NULL; i++)
        {
          g_autofree char *saved = crumb_game_line_rules (self->settings, *kind, rules[i]);
          g_autofree char *said = crumb_game_words_rules_search (*kind, rules[i]);
          g_autofree char *name = g_strjoin ("\n", said, saved, NULL);

          g_ptr_array_add (names, crumb_rule_name_new (name, (*kind)->id, rules[i]));
        }
    }
  return names;
}

static CrumbGameFilter *
make_filter (CrumbGameBrowser *self)
{
  CrumbGameFilter *filter = g_new0 (CrumbGameFilter, 1);

  filter->search = g_strstrip (g_strdup (gtk_editable_get_text (self->search)));
  if (*filter->search == '\0')
    g_clear_pointer (&filter->search, g_free);
  else
    filter->rule_names = name_rules (self);
  crumb_filter_button_apply (self->filter, filter);
  return filter;
}

/* How many games were found, once something is looked for. */
static void
show_number (CrumbGameBrowser *self, const CrumbGameFilter *filter)
{
  guint n = crumb_game_list_count (self->games);
  g_autofree char *text = NULL;

  if (n > 0 && !crumb_game_filter_is_empty (filter))
    /* Translators: %u counts games. */
    text = g_strdup_printf (ngettext ("%u game", "%u games", n), n);
  crumb_label_show (self->n_found, text);
}

static void
show_page (CrumbGameBrowser *self)
{
  g_autoptr (CrumbGameFilter) filter = make_filter (self);
  const GError *error = crumb_game_list_get_error (self->games);
  const char *page = "games";

  if (error != NULL)
    {
      crumb_status_page_say (self->trouble, error->message);
      page = "trouble";
    }
  else if (g_list_model_get_n_items (G_LIST_MODEL (self->games)) == 0)
    page = crumb_game_filter_is_empty (filter) ? "none" : "not-found";

  gtk_stack_set_visible_child_name (self->stack, page);
  crumb_set_boolean (self, "empty", &self->empty, g_str_equal (page, "none"));
  show_number (self, filter);
}

/* What is chosen --------------------------------------------------------- */

static guint
count_selected (CrumbGameBrowser *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);

  return (guint) gtk_bitset_get_size (selected);
}

/* A list view makes some two hundred rows at once: all but the first ones wait until those are on the screen. */
static void
show_rest (CrumbGameBrowser *self)
{
  gtk_slice_list_model_set_size (self->shown, G_MAXUINT);
}

/* Selects the game on the page beside the list, so that both say the same. Returns whether it is listed. */
static gboolean
select_open (CrumbGameBrowser *self, guint *position)
{
  gboolean listed = self->open != NULL && crumb_game_list_find (self->games, self->open, position);

  if (listed)
    {
      show_rest (self);
      gtk_selection_model_select_item (self->selection, *position, TRUE);
    }
  else
    gtk_selection_model_unselect_all (self->selection);
  return listed;
}

static void
set_selecting (CrumbGameBrowser *self, gboolean selecting)
{
  guint position;

  if (crumb_set_boolean (self, "selecting", &self->selecting, selecting) && !selecting)
    select_open (self, &position);
}

static void
filter_changed_cb (CrumbGameBrowser *self)
{
  g_autoptr (CrumbGameFilter) filter = NULL;
  guint position;

  if (self->games == NULL)
    return;

  filter = make_filter (self);
  gtk_selection_model_unselect_all (self->selection);
  crumb_game_list_set_filter (self->games, filter);
  show_page (self);
  /* A new search begins at its newest game, not as far down as the old one was scrolled. */
  if (g_list_model_get_n_items (G_LIST_MODEL (self->games)) > 0)
    crumb_list_place_reveal (self->place, 0);
  if (!self->selecting && select_open (self, &position) && crumb_game_filter_is_empty (filter))
    crumb_list_place_reveal (self->place, position);
}

/* (transfer full) (nullable): the game that is seen at @position. The model may have read that page again since. */
static CrumbGameItem *
item_at (CrumbGameBrowser *self, guint position)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkListItem *row = self->rows->pdata[i];

      /* A row that GTK has taken out of the list can stay bound for a while. */
      if (gtk_list_item_get_position (row) == position && gtk_widget_get_root (gtk_list_item_get_child (row)) != NULL)
        return g_object_ref (gtk_list_item_get_item (row));
    }
  return g_list_model_get_item (G_LIST_MODEL (self->selection), position);
}

/* (transfer full): the games of a row; none of a damaged one that can't be told apart. */
static GStrv
list_ids (CrumbGameItem *item)
{
  const CrumbEvening *evening = crumb_game_item_get_evening (item);
  const char *ids[] = { crumb_game_item_get_summary (item)->id, NULL };

  if (evening != NULL)
    return crumb_evening_list_ids (evening);
  return *ids[0] != '\0' ? g_strdupv ((GStrv) ids) : g_new0 (char *, 1);
}

/* More than are seen are read in one go: the list would read the row of each. */
static GStrv
list_selected (CrumbGameBrowser *self)
{
  gboolean many = count_selected (self) > self->rows->len;
  g_auto (GStrv) all = many ? crumb_game_list_get_ids (self->games) : NULL;
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  GtkBitsetIter iter;
  guint position;

  for (gboolean more = gtk_bitset_iter_init_first (&iter, selected, &position); more;
       more = gtk_bitset_iter_next (&iter, &position))
    {
      g_autoptr (CrumbGameItem) item = all == NULL ? item_at (self, position) : NULL;
      g_auto (GStrv) row = item != NULL ? list_ids (item) : crumb_game_list_get_row (self->games, position);

      if (row != NULL)
        g_strv_builder_addv (ids, (const char **) row);
    }
  return g_strv_builder_end (ids);
}

/* (nullable): Where these games are now; those that are gone are left out. NULL when nobody can say just now. */
static GtkBitset *
find_games (CrumbGameBrowser *self, GStrv ids)
{
  g_autoptr (GHashTable) wanted = g_hash_table_new (g_str_hash, g_str_equal);
  g_auto (GStrv) all = crumb_game_list_get_ids (self->games);
  GtkBitset *positions;

  if (all == NULL)
    return NULL;
  positions = gtk_bitset_new_empty ();

  for (guint i = 0; ids[i] != NULL; i++)
    g_hash_table_add (wanted, ids[i]);
  for (guint i = 0; all[i] != NULL; i++)
    if (g_hash_table_contains (wanted, all[i]))
      gtk_bitset_add (positions, i);
  return positions;
}

static gboolean
tick_cb (GtkWidget *list, GdkFrameClock *clock, gpointer user_data)
{
  CrumbGameBrowser *self = user_data;

  if (self->shown == NULL || ++self->n_frames < 2)
    return G_SOURCE_CONTINUE;
  show_rest (self);
  return G_SOURCE_REMOVE;
}

static void
selection_changed_cb (CrumbGameBrowser *self)
{
  guint selected = count_selected (self);
  GStrv chosen;
  guint n_games;
  g_autofree char *count = NULL;

  if (selected > 1)
    set_selecting (self, TRUE);
  /* By id: positions change when the record does. */
  chosen = list_selected (self);
  g_strfreev (self->chosen);
  self->chosen = chosen;
  n_games = g_strv_length (chosen);
  /* Translators: %u counts games. */
  count = g_strdup_printf (ngettext ("%u Selected", "%u Selected", n_games), n_games);
  gtk_label_set_label (self->count, count);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "games.delete", selected > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "games.export", selected > 0);
  g_signal_emit_by_name (self, "selected");
}

/* Restores the selection by id after the list was read again. Runs after the list view has updated. */
static void
games_changed_cb (CrumbGameBrowser *self)
{
  g_autoptr (GtkBitset) all = NULL;
  g_autoptr (GtkBitset) chosen = NULL;
  g_auto (GStrv) ids = NULL;

  show_page (self);
  crumb_list_place_keep (self->place);
  if (self->chosen == NULL || g_strv_length (self->chosen) <= count_selected (self))
    return;

  /* A copy: the list may notice one more change while it looks for them, and what is chosen is written anew. */
  ids = g_strdupv (self->chosen);
  show_rest (self);
  chosen = find_games (self, ids);
  /* They stay chosen, and are selected when the list has been read again. */
  if (chosen == NULL)
    return;
  all = gtk_bitset_new_range (0, g_list_model_get_n_items (G_LIST_MODEL (self->games)));
  gtk_selection_model_set_selection (self->selection, chosen, all);
  /* If all of them are gone, the selection has changed already. */
  selection_changed_cb (self);
}

static void
toggle (CrumbGameBrowser *self, guint position)
{
  if (gtk_selection_model_is_selected (self->selection, position))
    gtk_selection_model_unselect_item (self->selection, position);
  else
    gtk_selection_model_select_item (self->selection, position, FALSE);
}

static void
open_game (CrumbGameBrowser *self, guint position)
{
  g_autoptr (CrumbGameItem) item = item_at (self, position);

  if (item != NULL)
    g_signal_emit_by_name (self, "opened", item);
}

static void
activate_cb (CrumbGameBrowser *self, guint position)
{
  if (self->selecting)
    toggle (self, position);
  else
    open_game (self, position);
}

/* Rows ------------------------------------------------------------------- */

static CrumbGameBrowser *
browser_of (GtkGesture *gesture)
{
  GtkWidget *card = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  return CRUMB_GAME_BROWSER (gtk_widget_get_ancestor (card, CRUMB_TYPE_GAME_BROWSER));
}

/* Leaves clicks with Ctrl or Shift to the list, which extends the selection. */
static void
pressed_cb (GtkGesture *gesture)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  gtk_gesture_set_state (gesture, state & (GDK_CONTROL_MASK | GDK_SHIFT_MASK) ? GTK_EVENT_SEQUENCE_DENIED
                                                                              : GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
released_cb (GtkGesture *gesture, int n_press, double x, double y, GtkListItem *row)
{
  GtkWidget *card = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  CrumbGameBrowser *self = browser_of (gesture);
  guint position = gtk_list_item_get_position (row);

  if (position == GTK_INVALID_LIST_POSITION || !gtk_widget_contains (card, x, y))
    return;

  crumb_list_place_take_keys (self->place, position);
  if (!self->selecting)
    gtk_selection_model_select_item (self->selection, position, TRUE);
  activate_cb (self, position);
}

static void
long_pressed_cb (GtkGesture *gesture, double x, double y, GtkListItem *row)
{
  CrumbGameBrowser *self = browser_of (gesture);

  /* A long press must not end in a click. */
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
  set_selecting (self, TRUE);
  gtk_selection_model_select_item (self->selection, gtk_list_item_get_position (row), FALSE);
}

static void
setup_cb (CrumbGameBrowser *self, GtkListItem *row)
{
  GtkWidget *card = g_object_new (CRUMB_TYPE_GAME_CARD, NULL);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *long_press = gtk_gesture_long_press_new ();

  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), NULL);
  g_signal_connect (click, "released", G_CALLBACK (released_cb), row);
  gtk_widget_add_controller (card, GTK_EVENT_CONTROLLER (click));
  g_signal_connect (long_press, "pressed", G_CALLBACK (long_pressed_cb), row);
  gtk_widget_add_controller (card, GTK_EVENT_CONTROLLER (long_press));
  gtk_gesture_group (long_press, click);
  crumb_game_card_add_menu (card, row);

  g_object_bind_property (self, "selecting", card, "selecting", G_BINDING_SYNC_CREATE);
  g_object_bind_property (row, "selected", card, "selected", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (row, card);
}

static void
show_game (CrumbGameBrowser *self, GtkListItem *row)
{
  crumb_game_card_show_item (CRUMB_GAME_CARD (gtk_list_item_get_child (row)), gtk_list_item_get_item (row),
                             self->settings, self->several_kinds);
}

static void
show_rows (CrumbGameBrowser *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    show_game (self, self->rows->pdata[i]);
}

/* Where only one game is played nobody needs to be told which. */
static void
count_kinds (CrumbGameBrowser *self)
{
  g_autoptr (GPtrArray) kinds = crumb_store_list_kinds (self->store, NULL);

  self->several_kinds = kinds != NULL && kinds->len > 1;
}

static void
store_changed_cb (CrumbGameBrowser *self)
{
  gboolean several = self->several_kinds;

  count_kinds (self);
  if (several != self->several_kinds)
    show_rows (self);
}

static void
bind_cb (CrumbGameBrowser *self, GtkListItem *row)
{
  g_autofree char *label = crumb_game_line_item (gtk_list_item_get_item (row));
  g_autofree char *description = crumb_game_line_item_outcome (gtk_list_item_get_item (row));

  g_ptr_array_add (self->rows, row);
  show_game (self, row);
  gtk_list_item_set_accessible_label (row, label);
  gtk_list_item_set_accessible_description (row, description);
}

static void
setup_header_cb (CrumbGameBrowser *self, GtkListHeader *header)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "month");
  gtk_list_header_set_child (header, label);
}

static void
bind_header_cb (CrumbGameBrowser *self, GtkListHeader *header)
{
  g_autofree char *name = crumb_game_months_name (self->months, gtk_list_header_get_start (header));

  gtk_label_set_label (GTK_LABEL (gtk_list_header_get_child (header)), name);
}

static void
unbind_cb (CrumbGameBrowser *self, GtkListItem *row)
{
  g_ptr_array_remove_fast (self->rows, row);
  crumb_game_card_show (CRUMB_GAME_CARD (gtk_list_item_get_child (row)), NULL, NULL);
}

/* Actions ---------------------------------------------------------------- */

static void
select_action (CrumbGameBrowser *self)
{
  gtk_selection_model_unselect_all (self->selection);
  set_selecting (self, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
select_all_action (CrumbGameBrowser *self)
{
  show_rest (self);
  set_selecting (self, TRUE);
  gtk_selection_model_select_all (self->selection);
}

static void
cancel_action (CrumbGameBrowser *self)
{
  if (!self->selecting)
    return;
  set_selecting (self, FALSE);
  /* Delete is for the game that is marked now. */
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Selects the next game, or the one before the last, so that several can be deleted one after the other. */
static void
choose_next (CrumbGameBrowser *self)
{
  g_autoptr (GtkBitset) selected = gtk_selection_model_get_selection (self->selection);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->games));
  guint next = gtk_bitset_get_maximum (selected) + 1;

  if (next == n)
    next = n - 2;
  if (next < n)
    gtk_selection_model_select_item (self->selection, next, TRUE);
}

static void
delete_action (CrumbGameBrowser *self)
{
  g_auto (GStrv) ids = crumb_game_browser_get_selected (self);

  if (ids[0] == NULL)
    return;

  if (self->selecting)
    set_selecting (self, FALSE);
  else
    choose_next (self);
  g_signal_emit_by_name (self, "delete", ids);
}

/* Keeps the selection: people may want another format too. */
static void
export_action (CrumbGameBrowser *self)
{
  g_auto (GStrv) ids = crumb_game_browser_get_selected (self);

  if (ids[0] != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.export", "^as", ids);
}

static void
show_all_action (CrumbGameBrowser *self)
{
  crumb_filter_button_clear (self->filter);
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  gtk_editable_set_text (self->search, "");
  filter_changed_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

/* Type ------------------------------------------------------------------- */

static void
set_settings (CrumbGameBrowser *self, GSettings *settings)
{
  if (!crumb_set_object (self, "settings", &self->settings, settings) || settings == NULL)
    return;
  g_settings_bind (settings, "evenings", self, "grouped", G_SETTINGS_BIND_DEFAULT);
  crumb_rule_sets_follow (settings, G_CALLBACK (show_rows), self);
}

static void
set_grouped (CrumbGameBrowser *self, gboolean grouped)
{
  if (!crumb_set_boolean (self, "grouped", &self->grouped, grouped) || self->games == NULL)
    return;
  gtk_selection_model_unselect_all (self->selection);
  crumb_game_list_set_grouped (self->games, grouped);
  show_page (self);
}

static void
set_store (CrumbGameBrowser *self, CrumbStore *store)
{
  g_return_if_fail (self->store == NULL);

  if (!crumb_set_object (self, "store", &self->store, store))
    return;

  self->games = crumb_game_list_new (store);
  crumb_game_list_set_grouped (self->games, self->grouped);
  count_kinds (self);
  self->months = crumb_game_months_new (self->games);
  self->shown = gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (self->months)), 0,
                                          self->n_frames < 2 ? FIRST_ROWS : G_MAXUINT);
  self->selection = GTK_SELECTION_MODEL (gtk_multi_selection_new (g_object_ref (G_LIST_MODEL (self->shown))));
  crumb_list_place_show (self->place, self->selection);
  g_signal_connect_object (store, "changed", G_CALLBACK (store_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (games_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->games, "notify::error", G_CALLBACK (show_page), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  show_page (self);
  selection_changed_cb (self);
}

static gboolean
crumb_game_browser_grab_focus (GtkWidget *widget)
{
  CrumbGameBrowser *self = CRUMB_GAME_BROWSER (widget);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "games") == 0)
    {
      crumb_list_place_take_keys_back (self->place);
      return TRUE;
    }
  return gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  crumb_class_action (widget_class, "games.select", NULL, G_CALLBACK (select_action));
  crumb_class_action (widget_class, "games.select-all", NULL, G_CALLBACK (select_all_action));
  crumb_class_action (widget_class, "games.cancel", NULL, G_CALLBACK (cancel_action));
  crumb_class_action (widget_class, "games.delete", NULL, G_CALLBACK (delete_action));
  crumb_class_action (widget_class, "games.export", NULL, G_CALLBACK (export_action));
  gtk_widget_class_install_property_action (widget_class, "games.evenings", "grouped");
  crumb_class_action (widget_class, "games.show-all", NULL, G_CALLBACK (show_all_action));

  /* The menu shows the last key. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Delete, GDK_NO_MODIFIER_MASK, "games.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, GDK_NO_MODIFIER_MASK, "games.delete", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, GDK_NO_MODIFIER_MASK, "games.cancel", NULL);
}

static void
crumb_game_browser_class_init (CrumbGameBrowserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = crumb_game_browser_grab_focus;

  crumb_class_boolean (klass, CrumbGameBrowser, empty, NULL, FALSE, CRUMB_READABLE);
  crumb_class_object (klass, CrumbGameBrowser, settings, set_settings, G_TYPE_SETTINGS, CRUMB_READWRITE);
  crumb_class_object (klass, CrumbGameBrowser, store, set_store, CRUMB_TYPE_STORE, CRUMB_READWRITE);
  crumb_class_object (klass, CrumbGameBrowser, views, NULL, ADW_TYPE_VIEW_STACK, CRUMB_READWRITE);
  crumb_class_boolean (klass, CrumbGameBrowser, grouped, set_grouped, FALSE, CRUMB_READWRITE);
  crumb_class_boolean (klass, CrumbGameBrowser, selecting, set_selecting, FALSE, CRUMB_READWRITE);
  install_actions (widget_class);

  crumb_class_signal (klass, "opened", 1, CRUMB_TYPE_GAME_ITEM);
  crumb_class_signal (klass, "selected", 0);
  crumb_class_signal (klass, "delete", 1, G_TYPE_STRV);

  g_type_ensure (CRUMB_TYPE_FILTER_BUTTON);
  g_type_ensure (CRUMB_TYPE_FILTER_CHIPS);
  crumb_class_template (klass, CrumbGameBrowser, "crumb-game-browser", filter, search_bar, search, count, n_found,
                        stack, list, trouble);
  crumb_class_owns (klass, CrumbGameBrowser, g_object_unref, place, settings, selection, shown, months, games, views,
                    store);
  crumb_class_owns (klass, CrumbGameBrowser, g_free, open);
  crumb_class_owns (klass, CrumbGameBrowser, g_strfreev, chosen);
  crumb_class_owns (klass, CrumbGameBrowser, g_ptr_array_unref, rows);
  crumb_class_callbacks (klass, filter_changed_cb, gtk_widget_grab_focus, activate_cb, setup_cb, bind_cb, unbind_cb,
                         setup_header_cb, bind_header_cb);
}

static void
crumb_game_browser_init (CrumbGameBrowser *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->place = crumb_list_place_new (self->list);
  crumb_game_card_add_menu_keys (GTK_WIDGET (self->list));
  gtk_search_bar_connect_entry (self->search_bar, self->search);
  crumb_search_bar_capture_keys (self->search_bar);
  gtk_widget_add_tick_callback (GTK_WIDGET (self->list), tick_cb, self, NULL);
}

void
crumb_game_browser_show_by (CrumbGameBrowser *self, const char *const values[CRUMB_FILTER_N])
{
  g_return_if_fail (CRUMB_IS_GAME_BROWSER (self));

  show_all_action (self);
  for (guint kind = 0; kind < CRUMB_FILTER_N; kind++)
    if (values[kind] != NULL)
      crumb_filter_button_choose (self->filter, kind, values[kind]);
}

void
crumb_game_browser_mark (CrumbGameBrowser *self, const char *id)
{
  gboolean chosen;
  guint position;

  g_return_if_fail (CRUMB_IS_GAME_BROWSER (self));

  chosen = id != NULL && self->chosen != NULL && g_strv_contains ((const char *const *) self->chosen, id);
  g_set_str (&self->open, id);
  set_selecting (self, FALSE);
  /* What was chosen in the list stays where people see it. */
  if (select_open (self, &position) && !chosen)
    crumb_list_place_reveal (self->place, position);
}

void
crumb_game_browser_search (CrumbGameBrowser *self)
{
  g_return_if_fail (CRUMB_IS_GAME_BROWSER (self));

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

void
crumb_game_browser_find (CrumbGameBrowser *self, const char *words)
{
  g_return_if_fail (CRUMB_IS_GAME_BROWSER (self));

  crumb_game_browser_search (self);
  gtk_editable_set_text (self->search, words);
}

CRUMB_DEFINE_GETTER (CrumbGameBrowser, crumb_game_browser, gboolean, selecting)

GStrv
crumb_game_browser_get_selected (CrumbGameBrowser *self)
{
  g_return_val_if_fail (CRUMB_IS_GAME_BROWSER (self), NULL);

  return self->chosen != NULL ? g_strdupv (self->chosen) : g_new0 (char *, 1);
}
