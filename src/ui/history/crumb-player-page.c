/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A player: statistics, and what people can change. */

#include "crumb-player-page.h"

#include "crumb-merge-dialog.h"
#include "crumb-player-figures.h"
#include "crumb-rename-dialog.h"
#include "ui/past/crumb-filter-chips.h"
#include "ui/widgets/crumb-colour-button.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "record/store/crumb-player-stats.h"

struct _CrumbPlayerPage
{
  AdwNavigationPage parent_instance;

  CrumbStore *store;
  CrumbEdits *edits;
  char *key;
  CrumbPlayerStats *stats;
  GPtrArray *kinds;
  gboolean showing;

  GtkStack *stack;
  CrumbColourButton *colour;
  GtkLabel *name;
  GtkDropDown *game;
  GtkMenuButton *menu_button;
  CrumbFilterButton *filter;
  GMenuModel *player_menu;
  GtkBox *figures;
  AdwStatusPage *trouble;
};

G_DEFINE_FINAL_TYPE (CrumbPlayerPage, crumb_player_page, ADW_TYPE_NAVIGATION_PAGE)

/* The games that figures can be about. */
static void
show_kinds (CrumbPlayerPage *self)
{
  guint selected;

  crumb_filter_list_kinds (self->game, self->kinds, self->store);
  /* The rules to choose from are those of that game. */
  self->showing = TRUE;
  crumb_filter_button_choose (self->filter, CRUMB_FILTER_KIND, self->stats->kind->id);
  self->showing = FALSE;
  if (g_ptr_array_find (self->kinds, self->stats->kind, &selected))
    gtk_drop_down_set_selected (self->game, selected);
}

static void
show_stats (CrumbPlayerPage *self)
{
  const CrumbPlayer *player = self->stats->player;
  const char *chosen[CRUMB_FILTER_N];

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), player->name);
  crumb_colour_button_set_colour (self->colour, player->colour);
  crumb_label_set_name (self->name, player->name);
  crumb_box_clear (self->figures);
  show_kinds (self);
  crumb_filter_button_list (self->filter, chosen);
  if (self->kinds->len < 2)
    chosen[CRUMB_FILTER_KIND] = NULL;
  crumb_player_figures_add (self->figures, self->stats, chosen);
}

/* @data: which games, with the player */
static gpointer
ask_stats (CrumbStore *beside, gpointer data, GError **error)
{
  const CrumbGameFilter *filter = data;
  const CrumbGameKind *kind = filter->kind != NULL ? crumb_game_kind_find (filter->kind) : NULL;

  return crumb_player_stats_read (beside, filter->player, kind, filter, error);
}

static void
answered_cb (gpointer asker, gpointer answer, const GError *error)
{
  CrumbPlayerPage *self = asker;
  g_autoptr (CrumbPlayerStats) stats = answer;

  gtk_widget_set_visible (GTK_WIDGET (self->menu_button), stats != NULL);
  if (stats != NULL)
    {
      g_clear_pointer (&self->stats, crumb_player_stats_free);
      self->stats = g_steal_pointer (&stats);
      show_stats (self);
      g_object_notify (G_OBJECT (self), "hidden");
    }
  else
    {
      crumb_status_page_say (self->trouble, error->message);
    }
  gtk_stack_set_visible_child_name (self->stack, error == NULL ? "player" : "trouble");
}

/* What is shown stays until the answer is there. */
static void
read_stats (CrumbPlayerPage *self)
{
  CrumbGameFilter *filter = crumb_game_filter_copy (NULL);

  crumb_filter_button_apply (self->filter, filter);
  g_set_str (&filter->player, self->key);
  crumb_store_ask (self->store, ask_stats, filter, (GDestroyNotify) crumb_game_filter_free,
                   (GDestroyNotify) crumb_player_stats_free, self, answered_cb);
}

static void
filter_changed_cb (CrumbPlayerPage *self)
{
  if (self->store != NULL && !self->showing)
    read_stats (self);
}

static void
game_chosen_cb (CrumbPlayerPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->game);

  if (selected < self->kinds->len)
    crumb_filter_button_choose (self->filter, CRUMB_FILTER_KIND,
                                ((const CrumbGameKind *) self->kinds->pdata[selected])->id);
}

/* Every tap at the table changes the record, so a hidden page is read only when it is shown again. */
static void
changed_cb (CrumbPlayerPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    read_stats (self);
}

static void
colour_chosen_cb (CrumbPlayerPage *self, guint colour)
{
  if (self->stats != NULL)
    crumb_edits_set_colour (self->edits, self->stats->player, colour);
}

static void
renamed_cb (CrumbPlayerPage *self, const char *from, const char *to)
{
  if (!g_str_equal (self->key, from))
    return;
  g_set_str (&self->key, to);
  changed_cb (self);
}

static void
rename_chosen_cb (CrumbPlayerPage *self, const char *name)
{
  crumb_edits_rename (self->edits, self->stats->player, name);
}

static void
rename_action (CrumbPlayerPage *self)
{
  AdwDialog *dialog;

  if (self->stats == NULL)
    return;

  dialog = crumb_rename_dialog_new (self->store, self->stats->player);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (rename_chosen_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
merge_chosen_cb (CrumbPlayerPage *self, const CrumbPlayer *into)
{
  crumb_edits_merge (self->edits, self->stats->player, into);
}

static void
merge_action (CrumbPlayerPage *self)
{
  AdwDialog *dialog;

  if (self->stats == NULL)
    return;

  dialog = crumb_merge_dialog_new (self->store, self->stats->player);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (merge_chosen_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
unmerge_action (CrumbPlayerPage *self, const char *action_name, GVariant *parameter)
{
  const char *key = g_variant_get_string (parameter, NULL);

  for (guint i = 0; self->stats != NULL && i < self->stats->spellings->len; i++)
    {
      const CrumbPlayer *spelling = g_ptr_array_index (self->stats->spellings, i);

      if (g_str_equal (spelling->key, key))
        {
          crumb_edits_unmerge (self->edits, spelling, self->stats->player);
          return;
        }
    }
}

static gboolean
get_hidden (CrumbPlayerPage *self)
{
  return self->stats != NULL && self->stats->player->hidden;
}

static void
set_hidden (CrumbPlayerPage *self, gboolean hidden)
{
  if (self->stats != NULL)
    crumb_edits_set_hidden (self->edits, self->stats->player, hidden);
}

static void
crumb_player_page_class_init (CrumbPlayerPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  crumb_class_computed (klass, get_hidden, set_hidden,
                        g_param_spec_boolean ("hidden", NULL, NULL, FALSE, CRUMB_READWRITE));

  crumb_class_action (widget_class, "player.rename", NULL, G_CALLBACK (rename_action));
  crumb_class_action (widget_class, "player.merge", NULL, G_CALLBACK (merge_action));
  crumb_class_action (widget_class, "player.unmerge", "s", G_CALLBACK (unmerge_action));
  gtk_widget_class_install_property_action (widget_class, "player.hidden", "hidden");

  g_type_ensure (CRUMB_TYPE_COLOUR_BUTTON);
  g_type_ensure (CRUMB_TYPE_FILTER_BUTTON);
  g_type_ensure (CRUMB_TYPE_FILTER_CHIPS);
  crumb_class_template (klass, CrumbPlayerPage, "crumb-player-page", stack, colour, name, game, menu_button, filter,
                        player_menu, figures, trouble);
  crumb_class_owns (klass, CrumbPlayerPage, crumb_player_stats_free, stats);
  crumb_class_owns (klass, CrumbPlayerPage, g_ptr_array_unref, kinds);
  crumb_class_owns (klass, CrumbPlayerPage, g_free, key);
  crumb_class_owns (klass, CrumbPlayerPage, g_object_unref, edits, store);
  crumb_class_callbacks (klass, colour_chosen_cb, filter_changed_cb, game_chosen_cb);
}

static void
crumb_player_page_init (CrumbPlayerPage *self)
{
  self->kinds = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  crumb_menu_button_set_menu (self->menu_button, self->player_menu);
}

AdwNavigationPage *
crumb_player_page_new (CrumbStore *store, GSettings *settings, const char *key, CrumbEdits *edits)
{
  CrumbPlayerPage *self = g_object_new (CRUMB_TYPE_PLAYER_PAGE, NULL);

  self->store = g_object_ref (store);
  self->edits = g_object_ref (edits);
  self->key = g_strdup (key);
  g_object_set (self->filter, "settings", settings, "store", store, "given",
                1u << CRUMB_FILTER_PROGRESS | 1u << CRUMB_FILTER_KIND | 1u << CRUMB_FILTER_PLAYER, NULL);
  crumb_follow_record (GTK_WIDGET (self), store, G_CALLBACK (changed_cb));
  g_signal_connect_object (edits, "renamed", G_CALLBACK (renamed_cb), self, G_CONNECT_SWAPPED);
  return ADW_NAVIGATION_PAGE (self);
}
