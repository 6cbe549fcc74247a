/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A bid that is looked back at: its ruling, the die that was taken, and the chances before it was rolled. */

#include "crumb-config.h"

#include "crumb-bid-card.h"

#include "crumb-ruling-panel.h"
#include "ui/corrections/crumb-past-moves.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "rules/cookie-raid/luck.h"
#include "words/cookie-raid/crumb-words-raid.h"
#include "words/cookie-raid/crumb-words-review.h"

#include <glib/gi18n.h>

struct _CrumbBidCard
{
  AdwBin parent_instance;

  GtkLabel *number;
  GtkWidget *take;
  CrumbDiceRow *taken;
  GtkWidget *arrow;
  CrumbDiceRow *shows;
  GtkMenuButton *more;
  CrumbRulingPanel *ruling;
  GtkLabel *chances;
  GtkLabel *notes;
  GtkWidget *corrected;
  GtkLabel *corrections;
};

CRUMB_DEFINE_TEMPLATE (CrumbBidCard, crumb_bid_card, ADW_TYPE_BIN)

static void
show_take (CrumbBidCard *self, const CrumbPastBid *bid)
{
  const CrumbDice taken = { .count = 1, .dice = { bid->die } };
  const CrumbDice shows = { .count = 1, .dice = { bid->shows } };

  gtk_widget_set_visible (self->take, bid->taken);
  crumb_dice_row_set_dice (self->taken, &taken);
  gtk_widget_set_visible (self->arrow, bid->rerolled);
  crumb_dice_row_set_dice (self->shows, &shows);
  gtk_widget_set_visible (GTK_WIDGET (self->shows), bid->rerolled);
}

static void
show_chances (CrumbBidCard *self, const CrumbRaid *ruled, const char *const names[])
{
  g_autofree char *text = NULL;
  CrumbLuck luck;

  if (crumb_luck (ruled, &luck))
    text = crumb_words_chances (&luck, names);
  crumb_label_show (self->chances, text);
}

/* What the table insisted on after overrule @n, which may have been entered die by die. */
static char *
words_for_overrule (CrumbGame *game, guint n, const char *const names[])
{
  guint insisted = n + 1;
  CrumbRaid before;

  while (insisted + 1 < crumb_game_get_n_moves (game) && crumb_game_get_move (game, insisted)->open)
    insisted++;
  crumb_game_state_after (game, n, &before);
  return crumb_words_kept (&before, crumb_game_get_move (game, insisted), crumb_game_get_why (game, n), names);
}

/* Lists what the table kept against the referee, and why. */
static void
show_notes (CrumbBidCard *self, CrumbGame *game, const CrumbPastBid *bid, const char *const names[])
{
  guint n_moves = crumb_game_get_n_moves (game);
  g_autoptr (GString) notes = g_string_new (NULL);

  for (guint i = bid->begun; i <= bid->settled && i + 1 < n_moves; i++)
    if (crumb_game_get_move (game, i)->what == CRUMB_RAID_OVERRULE)
      {
        g_autofree char *note = words_for_overrule (game, i, names);

        if (notes->len > 0)
          g_string_append_c (notes, '\n');
        g_string_append (notes, note);
      }
  crumb_label_show (self->notes, notes->str);
}

static void
fill_menu (CrumbBidCard *self, const CrumbPastBid *bid, const CrumbRaid *ruled)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenuItem) replay = g_menu_item_new (_ ("_Show in the Replay"), NULL);
  g_autoptr (GMenuItem) rule = g_menu_item_new (_ ("Show _Rule"), NULL);
  g_autoptr (GMenuItem) correct = g_menu_item_new (_ ("_Correct…"), NULL);

  char rules[CRUMB_RULES_TEXT_MAX];

  g_menu_item_set_action_and_target (replay, "review.replay", "u", bid->settled);
  g_menu_item_set_action_and_target (rule, "win.rule", "(ss)", crumb_words_bid_rule (&ruled->rules, &ruled->ruling),
                                     crumb_house_rules_format (&ruled->rules, rules));
  g_menu_item_set_action_and_target (correct, "review.correct", "u", bid->settled - 1);
  g_menu_append_item (menu, replay);
  if (ruled->ruled)
    g_menu_append_item (menu, rule);
  g_menu_append_item (menu, correct);
  gtk_menu_button_set_menu_model (self->more, G_MENU_MODEL (menu));
}

static void
crumb_bid_card_class_init (CrumbBidCardClass *klass)
{
  g_type_ensure (CRUMB_TYPE_DICE_ROW);
  g_type_ensure (CRUMB_TYPE_RULING_PANEL);
  crumb_class_template (klass, CrumbBidCard, "crumb-bid-card", number, take, taken, arrow, shows, more, ruling, chances,
                        notes, corrected, corrections);
}

GtkWidget *
crumb_bid_card_new (CrumbGame *game, const CrumbPastBid *bid, guint number)
{
  CrumbBidCard *self = g_object_new (CRUMB_TYPE_BID_CARD, NULL);
  g_autofree char *title = g_strdup_printf (_ ("Bid %u"), number);
  g_autofree char *corrections = crumb_past_moves_corrected (game, bid->begun, bid->ended);
  const char *names[CRUMB_SEATS_MAX];
  CrumbRaid ruled;

  crumb_game_state_after (game, bid->settled, &ruled);
  gtk_label_set_label (self->corrections, corrections != NULL ? corrections : "");
  gtk_widget_set_visible (self->corrected, corrections != NULL);
  gtk_label_set_label (self->number, title);
  crumb_game_panel_set_past (CRUMB_GAME_PANEL (self->ruling), game, bid->settled, &ruled);
  crumb_game_panel_get_names (CRUMB_GAME_PANEL (self->ruling), names);
  show_take (self, bid);
  show_chances (self, &ruled, names);
  show_notes (self, game, bid, names);
  fill_menu (self, bid, &ruled);
  return GTK_WIDGET (self);
}
