/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The ruling on a bid: who wins, why, and the dice that show it. */

#include "crumb-config.h"

#include "crumb-ruling-panel.h"

#include "crumb-game-ruling.h"
#include "crumb-roll-list.h"
#include "crumb-tied-button.h"
#include "ui/widgets/crumb-announce.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

struct _CrumbRulingPanel
{
  CrumbRaidPanel parent_instance;

  GtkLabel *headline;
  GtkLabel *reason;
  GtkBox *rolls;
  CrumbTiedButton *tied;
  GtkBox *before;
  GtkWidget *ways;
  GtkWidget *rule;
  GtkWidget *large;
  GtkWidget *open;
  GtkSizeGroup *dice_group;

  GPtrArray *lists;
  char *announced;
  gboolean past;
  gboolean brief;
};

G_DEFINE_FINAL_TYPE (CrumbRulingPanel, crumb_ruling_panel, CRUMB_TYPE_RAID_PANEL)

static gboolean
is_won (const CrumbRaid *raid)
{
  return raid->phase == CRUMB_RAID_AT_TAKE || raid->phase == CRUMB_RAID_AT_LUCKY;
}

static gboolean
has_ruling (const CrumbRaid *raid)
{
  return is_won (raid) || raid->phase == CRUMB_RAID_AT_TIE || raid->phase == CRUMB_RAID_AT_NOBODY;
}

static gboolean
has_dice (const CrumbRoll *roll)
{
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (roll->dice[seat].count > 0)
      return TRUE;
  return FALSE;
}

/* The rolls of this bid that were ties, oldest first. The state keeps but the last. */
static void
collect_ties_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  crumb_game_ruling_note_ties (user_data, after);
}

static GArray *
collect_ties (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  GArray *ties = g_array_new (FALSE, FALSE, sizeof (CrumbRoll));

  if (raid->n_ties == 1)
    g_array_append_val (ties, raid->tied);
  else if (raid->n_ties > 1)
    crumb_game_walk_to (crumb_game_panel_get_game (panel), crumb_game_panel_get_n_moves (panel), collect_ties_cb, ties);
  return ties;
}

static void
show_roll (CrumbRulingPanel *self, const CrumbRaid *raid, guint index, const CrumbRoll *roll, guint winner,
           const char *caption)
{
  CrumbGame *game = crumb_game_panel_get_game (CRUMB_GAME_PANEL (self));

  if (index == self->lists->len)
    {
      GtkWidget *list = crumb_roll_list_new (self->dice_group);

      /* What settled it is looked at first. */
      gtk_box_append (index == 0 ? self->rolls : self->before, list);
      g_ptr_array_add (self->lists, list);
    }
  crumb_roll_list_set_roll (g_ptr_array_index (self->lists, index), game,
                            crumb_game_panel_get_n_moves (CRUMB_GAME_PANEL (self)), raid, roll, winner, caption);
}

/* At the table, ties that were settled take a line until it is opened. */
static gboolean
shows_before (CrumbRulingPanel *self, gboolean past, gboolean foldable, gboolean open)
{
  return past || !foldable || open;
}

static void
show_tied (CrumbRulingPanel *self, const CrumbRaid *raid, GArray *ties)
{
  crumb_tied_button_set_ties (self->tied, raid, ties);
  if (self->past || self->brief || !is_won (raid) || !has_dice (&raid->roll))
    gtk_widget_set_visible (GTK_WIDGET (self->tied), FALSE);
}

/* The roll that settled it comes first, the ties below. */
static void
show_rolls (CrumbRulingPanel *self, const CrumbRaid *raid)
{
  g_autoptr (GArray) ties = collect_ties (CRUMB_GAME_PANEL (self), raid);
  guint n = 0;

  if (is_won (raid) && has_dice (&raid->roll))
    show_roll (self, raid, n++, &raid->roll, raid->winner, raid->n_ties > 0 ? C_ ("heading", "Re-roll") : NULL);
  for (guint i = ties->len; i > 0 && !(self->brief && n > 0); i--)
    show_roll (self, raid, n++, &g_array_index (ties, CrumbRoll, i - 1), CRUMB_NO_SEAT,
               i == 1 ? C_ ("heading", "Tied") : _ ("Tied again"));

  show_tied (self, raid, ties);
  for (guint i = 0; i < self->lists->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->lists, i), i < n);
}

static char *
headline_of (const CrumbRaid *raid, const char *const names[])
{
  const CrumbRuling by_word = { .verdict = CRUMB_VERDICT_WIN, .winner = raid->winner };

  return crumb_words_ruling_headline (is_won (raid) ? &by_word : &raid->ruling, names);
}

static char *
reason_of (const CrumbRaid *raid, const char *const names[])
{
  const CrumbRoll *roll = raid->phase == CRUMB_RAID_AT_TIE ? &raid->tied : &raid->roll;

  if (!raid->ruled)
    return NULL;
  if (is_won (raid) && raid->ruling.winner != raid->winner)
    return g_strdup (_ ("The table decided, not the dice."));
  return crumb_words_ruling_reason (&raid->rules, &raid->ruling, roll->dice, names);
}

/* Offers the rule behind the ruling, and the bid in the Rulings view. */
static void
show_ways (CrumbRulingPanel *self, const CrumbRaid *raid)
{
  guint n_moves = crumb_game_panel_get_n_moves (CRUMB_GAME_PANEL (self));

  gtk_widget_set_visible (self->ways, raid->ruled && !self->past);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->large), "u", n_moves);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open), "u", n_moves);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule), "s",
                                    crumb_words_bid_rule (&raid->rules, &raid->ruling));
}

/* Announces a ruling once, however often the panel is updated. */
static void
announce (CrumbRulingPanel *self, const char *headline, const char *reason)
{
  g_autofree char *text = g_strjoin (" ", headline, reason, NULL);

  if (self->past || !g_set_str (&self->announced, text))
    return;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tied), FALSE);
  crumb_announce (GTK_WIDGET (self), CRUMB_SAID_RESULT, text);
}

static void
crumb_ruling_panel_update (CrumbGamePanel *panel, const CrumbRaid *raid)
{
  CrumbRulingPanel *self = CRUMB_RULING_PANEL (panel);
  const char *names[CRUMB_SEATS_MAX];
  g_autofree char *headline = NULL;
  g_autofree char *reason = NULL;

  gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (self)), raid != NULL && has_ruling (raid));
  if (raid == NULL || !has_ruling (raid))
    {
      g_clear_pointer (&self->announced, g_free);
      return;
    }

  crumb_game_panel_get_names (panel, names);
  headline = headline_of (raid, names);
  reason = reason_of (raid, names);
  gtk_label_set_label (self->headline, headline);
  crumb_label_show (self->reason, reason);
  show_rolls (self, raid);
  show_ways (self, raid);
  /* A winner by word is told where the bids are. */
  if (raid->ruled)
    announce (self, headline, reason);
}

static void
crumb_ruling_panel_dispose (GObject *object)
{
  CrumbRulingPanel *self = CRUMB_RULING_PANEL (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), CRUMB_TYPE_RULING_PANEL);
  g_ptr_array_set_size (self->lists, 0);

  G_OBJECT_CLASS (crumb_ruling_panel_parent_class)->dispose (object);
}

static void
crumb_ruling_panel_class_init (CrumbRulingPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  CRUMB_RAID_PANEL_CLASS (klass)->update = crumb_ruling_panel_update;

  crumb_class_property (klass, CrumbRulingPanel, past, NULL,
                        g_param_spec_boolean ("past", NULL, NULL, FALSE, CRUMB_CONSTRUCT));
  crumb_class_property (klass, CrumbRulingPanel, brief, NULL,
                        g_param_spec_boolean ("brief", NULL, NULL, FALSE, CRUMB_CONSTRUCT));

  g_type_ensure (CRUMB_TYPE_TIED_BUTTON);
  crumb_class_template (klass, CrumbRulingPanel, "crumb-ruling-panel", headline, reason, rolls, tied, before, ways,
                        rule, large, open, dice_group);
  crumb_class_callbacks (klass, shows_before);
  object_class->dispose = crumb_ruling_panel_dispose;
  crumb_class_owns (klass, CrumbRulingPanel, g_ptr_array_unref, lists);
  crumb_class_owns (klass, CrumbRulingPanel, g_free, announced);
}

static void
crumb_ruling_panel_init (CrumbRulingPanel *self)
{
  self->lists = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
crumb_ruling_panel_new (void)
{
  return g_object_new (CRUMB_TYPE_RULING_PANEL, NULL);
}
