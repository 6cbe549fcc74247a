/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One row of the log of a game of Cookie Raid: a round, a bid with its dice, or anything else that was settled. */

#pragma once

#include "crumb-game-ruling.h"

G_BEGIN_DECLS

/**
 * CrumbRaidLogKind:
 * @CRUMB_RAID_LOG_ROUND: heads the rows of a round
 * @CRUMB_RAID_LOG_BID: a bid
 * @CRUMB_RAID_LOG_LINE: anything else, in a sentence
 */
typedef enum
{
  CRUMB_RAID_LOG_ROUND,
  CRUMB_RAID_LOG_BID,
  CRUMB_RAID_LOG_LINE,
} CrumbRaidLogKind;

/**
 * CrumbRaidLogEntry:
 * @ruled: after how many moves it stood as it does here; 0 where there is nothing to open
 * @begun: of a round or a bid: how many moves stood before it
 * @ended: of a round or a bid: after how many moves the next one began
 * @scored: of a round: after how many moves it had been scored; 0: it never was
 * @bid: what is drawn of it, if it is one
 */
typedef struct
{
  CrumbRaidLogKind kind;
  guint ruled;
  guint begun;
  guint ended;
  guint scored;
  CrumbDrawnBid bid;
} CrumbRaidLogEntry;

#define CRUMB_TYPE_RAID_LOG_ITEM (crumb_raid_log_item_get_type ())
G_DECLARE_FINAL_TYPE (CrumbRaidLogItem, crumb_raid_log_item, CRUMB, RAID_LOG_ITEM, GObject)

/** crumb_raid_log_read: (transfer full) (element-type CrumbRaidLogItem): The log of @game, newest first. */
GPtrArray *crumb_raid_log_read (CrumbGame *game);

/**
 * crumb_raid_log_read_round: (transfer full) (element-type CrumbRaidLogItem): @round, counted from 0 and there, below
 * its heading, oldest first.
 */
GPtrArray *crumb_raid_log_read_round (CrumbGame *game, guint round);

const CrumbRaidLogEntry *crumb_raid_log_item_get_entry (CrumbRaidLogItem *self);
/** crumb_raid_log_item_get_text: What the row says, to a screen reader too. */
const char *crumb_raid_log_item_get_text (CrumbRaidLogItem *self);
/** crumb_raid_log_item_get_game: (transfer none): Whose log it is from. */
CrumbGame *crumb_raid_log_item_get_game (CrumbRaidLogItem *self);

/** crumb_raid_log_item_equal: Whether both rows look alike and open the same. */
gboolean crumb_raid_log_item_equal (CrumbRaidLogItem *self, CrumbRaidLogItem *other);

G_END_DECLS
