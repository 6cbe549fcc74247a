/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The ruling of a bid that is looked back at, what came of the last die, and the chances before it was rolled. */

#include "crumb-config.h"

#include "crumb-bid-card.h"

#include "ui/table/crumb-tabletop.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "rules/cookie-raid/luck.h"
#include "words/cookie-raid/crumb-words-raid.h"
#include "words/cookie-raid/crumb-words-review.h"

struct _CrumbBidCard
{
  AdwBin parent_instance;

  CrumbGamePanel *tabletop;
  GtkLabel *lucky;
  GtkLabel *chances;
  GtkLabel *notes;
  GtkActionable *replay;
};

CRUMB_DEFINE_TEMPLATE (CrumbBidCard, crumb_bid_card, ADW_TYPE_BIN)

/* Of the lucky last: whether it was kept or re-rolled, and what it showed then. */
static void
show_lucky (CrumbBidCard *self, CrumbGame *game, const CrumbPastBid *bid, const char *const names[])
{
  g_autofree char *text = NULL;
  CrumbRaid before, after;

  if (bid->drawn.lucky)
    {
      crumb_game_state_after (game, bid->ended - 1, &before);
      crumb_game_state_after (game, bid->ended, &after);
      text = crumb_words_move (&before, crumb_game_get_move (game, bid->ended - 1), &after, names);
    }
  crumb_label_show (self->lucky, text);
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
crumb_bid_card_class_init (CrumbBidCardClass *klass)
{
  g_type_ensure (CRUMB_TYPE_TABLETOP);
  crumb_class_template (klass, CrumbBidCard, "crumb-bid-card", tabletop, lucky, chances, notes, replay);
}

GtkWidget *
crumb_bid_card_new (CrumbGame *game, const CrumbPastBid *bid)
{
  CrumbBidCard *self = g_object_new (CRUMB_TYPE_BID_CARD, NULL);
  const char *names[CRUMB_SEATS_MAX];
  CrumbRaid ruled;

  crumb_game_state_after (game, bid->settled, &ruled);
  crumb_game_panel_set_past (self->tabletop, game, bid->settled, &ruled);
  crumb_game_panel_get_names (self->tabletop, names);
  show_lucky (self, game, bid, names);
  show_chances (self, &ruled, names);
  show_notes (self, game, bid, names);
  gtk_actionable_set_action_target (self->replay, "u", bid->settled);
  return GTK_WIDGET (self);
}
