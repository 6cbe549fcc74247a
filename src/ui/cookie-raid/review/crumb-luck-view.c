/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How lucky everybody was: what was won against the exact chances, and each contested bid with its odds. */

#include "crumb-config.h"

#include "crumb-luck-view.h"

#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "rules/cookie-raid/luck.h"
#include "words/cookie-raid/crumb-words-odds.h"
#include "words/cookie-raid/crumb-words-review.h"

#include <glib/gi18n.h>

struct _CrumbLuckView
{
  CrumbRaidPanel parent_instance;

  GtkStack *stack;
  GtkListBox *players;
  GtkListBox *bids;
};

CRUMB_DEFINE_TEMPLATE (CrumbLuckView, crumb_luck_view, CRUMB_TYPE_RAID_PANEL)

typedef struct
{
  CrumbLuckView *self;
  CrumbGame *game;
  const char *names[CRUMB_SEATS_MAX];
  CrumbFigures figures[CRUMB_SEATS_MAX];
  guint n_moves;
} Walk;

static AdwActionRow *
add_row (GtkListBox *list, const CrumbSeat *seat, const char *title, const char *subtitle)
{
  AdwActionRow *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);

  /* Only once it is there it has been told that texts are no markup. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (row, subtitle);
  adw_action_row_add_prefix (row, crumb_seat_mark_new (seat->colour));
  gtk_list_box_append (list, GTK_WIDGET (row));
  return row;
}

static void
add_bid (Walk *walk, const CrumbRaid *ruled, const CrumbLuck *luck)
{
  const char *winner = walk->names[ruled->winner];
  /* Translators: %1$u and %2$u are the numbers of a round and of a bid in it, %3$s is a name. */
  g_autofree char *title =
      /* Translators: a place in a game, and what the chances were or what happened there. */
      g_strdup_printf (_ ("Round %1$u, bid %2$u: %3$s"), ruled->scores.n_rounds + 1u, ruled->n_bids + 1u, winner);
  g_autofree char *chances = crumb_words_chances (luck, walk->names);
  g_autofree char *percent = crumb_words_percent (luck->chances[ruled->winner]);
  AdwActionRow *row = add_row (walk->self->bids, crumb_game_get_seat (walk->game, ruled->winner), title, chances);

  adw_action_row_add_suffix (row, g_object_new (GTK_TYPE_LABEL, "css-classes",
                                                (const char *const[]) { "numeric", NULL }, "label", percent, NULL));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", walk->n_moves);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "review.replay");
}

/* A bid counts once its die is taken: until then it can be put right. */
static void
step_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  Walk *walk = user_data;
  CrumbLuck luck;

  crumb_cookie_raid.count (before, move, after, walk->figures);
  if (move->what == CRUMB_RAID_TAKE && crumb_luck (before, &luck))
    add_bid (walk, before, &luck);
  walk->n_moves++;
}

static void
add_player (Walk *walk, guint seat)
{
  g_autofree char *contested = crumb_words_contested (walk->figures[seat]);
  g_autofree char *lucky = crumb_words_lucky (walk->figures[seat]);
  g_autofree char *subtitle = g_strjoin ("\n", contested, lucky, NULL);

  add_row (walk->self->players, crumb_game_get_seat (walk->game, seat), walk->names[seat], subtitle);
}

static void
crumb_luck_view_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbLuckView *self = CRUMB_LUCK_VIEW (panel);
  Walk walk = { .self = self, .game = crumb_game_panel_get_game (panel) };

  gtk_list_box_remove_all (self->players);
  gtk_list_box_remove_all (self->bids);
  if (raid != NULL)
    {
      crumb_game_panel_get_names (panel, walk.names);
      crumb_game_walk (walk.game, step_cb, &walk);
      for (guint seat = 0; seat < raid->scores.n_seats; seat++)
        add_player (&walk, seat);
    }
  gtk_stack_set_visible_child_name (self->stack,
                                    gtk_list_box_get_row_at_index (self->bids, 0) != NULL ? "luck" : "none");
}

static void
crumb_luck_view_class_init (CrumbLuckViewClass *klass)
{
  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_luck_view_update;

  crumb_class_template (klass, CrumbLuckView, "crumb-luck-view", stack, players, bids);
}

GtkWidget *
crumb_luck_view_new (void)
{
  return g_object_new (CRUMB_TYPE_LUCK_VIEW, NULL);
}
