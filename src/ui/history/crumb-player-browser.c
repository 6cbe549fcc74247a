/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The list of everybody who has played, to search, sort and open. */

#include "crumb-player-browser.h"

#include "crumb-player-line.h"

#include "ui/widgets/crumb-widget-helpers.h"

struct _CrumbPlayerBrowser
{
  AdwBin parent_instance;

  CrumbStore *store;
  AdwViewStack *views;
  CrumbPlayerOrder order;
  gboolean show_hidden;
  GPtrArray *players;

  GtkSearchBar *search_bar;
  GtkEditable *search;
  GtkStack *stack;
  GtkListView *list;
  GtkStringList *keys;
  AdwStatusPage *trouble;
};

G_DEFINE_FINAL_TYPE (CrumbPlayerBrowser, crumb_player_browser, ADW_TYPE_BIN)

static const char *const order_words[] = {
  [CRUMB_PLAYERS_BY_PLAYED] = "played",
  [CRUMB_PLAYERS_BY_NAME] = "name",
  [CRUMB_PLAYERS_BY_GAMES] = "games",
  [CRUMB_PLAYERS_BY_WINS] = "wins",
};

static gboolean
is_same_row (const CrumbPlayer *one, const CrumbPlayer *other)
{
  return g_str_equal (one->key, other->key) && g_str_equal (one->name, other->name) && one->colour == other->colour
         && one->hidden == other->hidden && one->games == other->games && one->won == other->won;
}

/* Rows that have not changed stay what they are, so that a tap on one isn't lost. */
static void
replace_rows (CrumbPlayerBrowser *self, GPtrArray *before)
{
  GPtrArray *after = self->players;
  guint least = MIN (before->len, after->len);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;
  guint first = 0;
  guint last = 0;

  while (first < least && is_same_row (before->pdata[first], after->pdata[first]))
    first++;
  while (first + last < least
         && is_same_row (before->pdata[before->len - 1 - last], after->pdata[after->len - 1 - last]))
    last++;
  for (guint i = first; i < after->len - last; i++)
    g_strv_builder_add (builder, ((const CrumbPlayer *) after->pdata[i])->key);
  keys = g_strv_builder_end (builder);
  gtk_string_list_splice (self->keys, first, before->len - last - first, (const char *const *) keys);
}

/* Who is asked for, and who was found. */
typedef struct
{
  char *search;
  CrumbPlayerOrder order;
  gboolean show_hidden;
  GPtrArray *players;
  gboolean nobody; /* has ever played */
} Found;

static void
found_free (Found *found)
{
  g_free (found->search);
  g_clear_pointer (&found->players, g_ptr_array_unref);
  g_free (found);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Found, found_free)

static gpointer
find_players (CrumbStore *beside, gpointer question, GError **error)
{
  const Found *asked = question;
  g_autoptr (Found) found = g_new0 (Found, 1);

  found->players = crumb_store_find_players (beside, asked->search, asked->order, asked->show_hidden, error);
  if (found->players == NULL)
    return NULL;
  if (found->players->len == 0 && *asked->search == '\0')
    {
      g_autoptr (GPtrArray) all = crumb_store_find_players (beside, NULL, asked->order, TRUE, NULL);

      found->nobody = all == NULL || all->len == 0;
    }
  return g_steal_pointer (&found);
}

static void
found_cb (gpointer asker, gpointer answer, const GError *error)
{
  CrumbPlayerBrowser *self = asker;
  g_autoptr (Found) found = answer;

  if (found != NULL)
    {
      g_autoptr (GPtrArray) before = g_steal_pointer (&self->players);

      self->players = g_steal_pointer (&found->players);
      replace_rows (self, before);
      gtk_stack_set_visible_child_name (self->stack, self->players->len > 0 ? "players"
                                                     : found->nobody        ? "none"
                                                                            : "not-found");
    }
  else
    {
      crumb_status_page_say (self->trouble, error->message);
      gtk_stack_set_visible_child_name (self->stack, "trouble");
    }
}

/* Whoever is listed stays until the answer is there. */
static void
read_players_cb (CrumbPlayerBrowser *self)
{
  Found *question;

  if (self->store == NULL || self->search == NULL)
    return;
  question = g_new0 (Found, 1);
  question->search = g_strdup (gtk_editable_get_text (self->search));
  question->order = self->order;
  question->show_hidden = self->show_hidden;
  crumb_store_ask (self->store, find_players, question, (GDestroyNotify) found_free, (GDestroyNotify) found_free, self,
                   found_cb);
}

/* A hidden list is read when it is shown again. */
static void
changed_cb (CrumbPlayerBrowser *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    read_players_cb (self);
}

static void
setup_cb (CrumbPlayerBrowser *self, GtkListItem *row)
{
  gtk_list_item_set_child (row, g_object_new (CRUMB_TYPE_PLAYER_LINE, NULL));
}

static void
bind_cb (CrumbPlayerBrowser *self, GtkListItem *row)
{
  const CrumbPlayer *player = g_ptr_array_index (self->players, gtk_list_item_get_position (row));

  crumb_player_line_show (CRUMB_PLAYER_LINE (gtk_list_item_get_child (row)), player);
  gtk_list_item_set_accessible_label (row, player->name);
}

static void
activate_cb (CrumbPlayerBrowser *self, guint position)
{
  g_signal_emit_by_name (self, "opened", gtk_string_list_get_string (self->keys, position));
}

static void
show_all_action (CrumbPlayerBrowser *self)
{
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  gtk_editable_set_text (self->search, "");
  g_object_set (self, "show-hidden", TRUE, NULL);
  read_players_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static const char *
get_order (CrumbPlayerBrowser *self)
{
  return order_words[self->order];
}

static void
set_order (CrumbPlayerBrowser *self, const char *word)
{
  for (guint order = 0; order < G_N_ELEMENTS (order_words); order++)
    if (g_strcmp0 (order_words[order], word) == 0 && self->order != order)
      {
        self->order = order;
        read_players_cb (self);
        g_object_notify (G_OBJECT (self), "order");
        return;
      }
}

static void
set_show_hidden (CrumbPlayerBrowser *self, gboolean show_hidden)
{
  if (crumb_set_boolean (self, "show-hidden", &self->show_hidden, show_hidden))
    read_players_cb (self);
}

static void
set_store (CrumbPlayerBrowser *self, CrumbStore *store)
{
  if (!crumb_set_object (self, "store", &self->store, store))
    return;

  crumb_follow_record (GTK_WIDGET (self), store, G_CALLBACK (changed_cb));
}

static gboolean
crumb_player_browser_grab_focus (GtkWidget *widget)
{
  CrumbPlayerBrowser *self = CRUMB_PLAYER_BROWSER (widget);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "players") == 0)
    return gtk_widget_grab_focus (GTK_WIDGET (self->list));
  return gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
crumb_player_browser_class_init (CrumbPlayerBrowserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = crumb_player_browser_grab_focus;

  crumb_class_object (klass, CrumbPlayerBrowser, store, set_store, CRUMB_TYPE_STORE, CRUMB_READWRITE);
  crumb_class_object (klass, CrumbPlayerBrowser, views, NULL, ADW_TYPE_VIEW_STACK, CRUMB_READWRITE);
  crumb_class_computed (klass, get_order, set_order,
                        g_param_spec_string ("order", NULL, NULL, "played", CRUMB_READWRITE));
  crumb_class_boolean (klass, CrumbPlayerBrowser, show_hidden, set_show_hidden, FALSE, CRUMB_READWRITE);

  crumb_class_signal (klass, "opened", 1, G_TYPE_STRING);

  gtk_widget_class_install_property_action (widget_class, "players.order", "order");
  gtk_widget_class_install_property_action (widget_class, "players.show-hidden", "show-hidden");
  crumb_class_action (widget_class, "players.show-all", NULL, G_CALLBACK (show_all_action));

  crumb_class_template (klass, CrumbPlayerBrowser, "crumb-player-browser", search_bar, search, stack, list, keys,
                        trouble);
  crumb_class_owns (klass, CrumbPlayerBrowser, g_ptr_array_unref, players);
  crumb_class_owns (klass, CrumbPlayerBrowser, g_object_unref, views, store);
  crumb_class_callbacks (klass, read_players_cb, gtk_widget_grab_focus, activate_cb, setup_cb, bind_cb);
}

static void
crumb_player_browser_init (CrumbPlayerBrowser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->players = g_ptr_array_new ();
  gtk_search_bar_connect_entry (self->search_bar, self->search);
  crumb_search_bar_capture_keys (self->search_bar);
}

void
crumb_player_browser_search (CrumbPlayerBrowser *self)
{
  g_return_if_fail (CRUMB_IS_PLAYER_BROWSER (self));

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}
