/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One seat's bid: its dice, the empty places, and in a tie the roll that was equal. */

#include "crumb-config.h"

#include "crumb-bid-row.h"

#include "ui/fit/crumb-least-height.h"
#include "ui/fit/crumb-name.h"
#include "ui/widgets/crumb-dice-row.h"
#include "ui/widgets/crumb-seat-mark.h"
#include "ui/widgets/crumb-widget-helpers.h"

#include "words/cookie-raid/crumb-words-raid.h"

#include <glib/gi18n.h>

struct _CrumbBidRow
{
  AdwBin parent_instance;

  guint seat;

  GtkWidget *button;
  CrumbSeatMark *mark;
  CrumbName *name;
  GtkWidget *tied_place;
  CrumbDiceRow *tied;
  CrumbDiceRow *dice;
  GtkLabel *status;
};

CRUMB_DEFINE_TEMPLATE (CrumbBidRow, crumb_bid_row, ADW_TYPE_BIN)

static gboolean
is_asked (const CrumbRaidExpect *expect, guint seat)
{
  return expect->seat == seat && (expect->what == CRUMB_RAID_BID || expect->what == CRUMB_RAID_REROLL);
}

static const char *
words_for_status (const CrumbRaid *raid, guint seat)
{
  if (raid->winner == seat)
    return C_ ("bid", "won");
  if (!crumb_seats_has (raid->roll.seats, seat))
    return raid->n_ties > 0 ? C_ ("bid", "out") : "";
  if (crumb_seats_has (raid->roll.closed, seat) && raid->roll.dice[seat].count == 0)
    return _ ("no bid");
  return "";
}

static void
update_accessible (CrumbBidRow *self, const CrumbRaid *raid, const char *name, const char *status, gboolean asked)
{
  const CrumbDice *dice = &raid->roll.dice[self->seat];
  g_autofree char *spoken = dice->count > 0 ? crumb_words_dice_aloud (dice) : g_strdup (status);
  /* Translators: %1$s is a name, %2$s are dice read aloud, as in “5, 1, 1”, or what became of the bid, such as “no
   * bid”. */
  g_autofree char *label = *spoken != '\0' ? g_strdup_printf (_ ("%1$s: %2$s"), name, spoken) : g_strdup (name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, asked ? _ ("Being entered") : "", -1);
}

static void
crumb_bid_row_class_init (CrumbBidRowClass *klass)
{
  g_type_ensure (CRUMB_TYPE_DICE_ROW);
  g_type_ensure (CRUMB_TYPE_NAME);
  g_type_ensure (CRUMB_TYPE_SEAT_MARK);
  crumb_class_template (klass, CrumbBidRow, "crumb-bid-row", button, mark, name, tied_place, tied, dice, status);
}

GtkWidget *
crumb_bid_row_new (guint seat, GtkSizeGroup *group)
{
  CrumbBidRow *self = g_object_new (CRUMB_TYPE_BID_ROW, NULL);

  self->seat = seat;
  crumb_least_height (GTK_WIDGET (self));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "i", (int) seat);
  gtk_size_group_add_widget (group, GTK_WIDGET (self->name));
  return GTK_WIDGET (self);
}

void
crumb_bid_row_show (CrumbBidRow *self, const CrumbSeat *player, const CrumbRaid *raid)
{
  CrumbRaidExpect expect;
  const CrumbDice *dice, *tied;
  const char *status;
  gboolean asked, plays;

  g_return_if_fail (CRUMB_IS_BID_ROW (self));
  g_return_if_fail (self->seat < raid->scores.n_seats);

  expect = crumb_raid_expects (raid);
  dice = &raid->roll.dice[self->seat];
  tied = &raid->tied.dice[self->seat];
  status = words_for_status (raid, self->seat);
  asked = is_asked (&expect, self->seat);
  plays = crumb_seats_has (raid->roll.seats, self->seat);

  crumb_seat_mark_set_colour (self->mark, player->colour);
  crumb_name_set_name (self->name, player->name);
  crumb_dice_row_set_dice (self->tied, tied);
  gtk_widget_set_visible (self->tied_place, tied->count > 0);
  crumb_dice_row_set_dice (self->dice, dice);
  crumb_dice_row_set_slots (self->dice, asked && expect.max > dice->count ? expect.max - dice->count : 0);
  gtk_label_set_text (self->status, status);

  crumb_set_css_class (self->button, "asked", asked);
  crumb_set_css_class (self->button, "won", raid->winner == self->seat);
  crumb_set_css_class (self->button, "out", !plays);
  update_accessible (self, raid, player->name, status, asked);
}
