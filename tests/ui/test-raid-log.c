/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The rows of the log after a few moves: one for each bid, by rounds, the newest first. */

#include "../record/record-fixture.h"
#include "../rules/raid-script.h"
#include "ui-tests.h"

#include "ui/cookie-raid/panels/crumb-raid-log-item.h"

/* @rows: what each row says, and the die that was taken; a tie has a "~", a row that opens a ">". */
typedef struct
{
  const char *name;
  const char *script;
  const char *rows;
} Row;

static const Row rows[] = {
  { "empty", "", "Round 1\n" },
  { "open-bid", "0b5~", "Round 1\n" },
  { "bid", "0b553 1b4", "Round 1\n>Bid 1: Sue takes the bid. 5-5-3 beats 4: 5 is higher than 4.\n" },
  { "taken", "0b553 1b4 0t6",
    "Round 1\n6>Bid 1: Sue takes the bid. 5-5-3 beats 4: 5 is higher than 4. Sue takes 6 "
    "from the plate.\n" },
  { "unknown-die", "0w 0t?", "Round 1\n?>Bid 1: Sue takes the bid. Sue takes a die from the plate.\n" },
  { "tie", "0b5 1b5", "Round 1\n~>Bid 1: Sue and John & <b> both rolled 5, so they roll those dice again.\n" },
  { "tie-settled", "0b5 1b5 0r2 1r6", "Round 1\n~>Bid 1: John & <b> takes the bid. 6 beats 2: 6 is higher than 2.\n" },
  { "two-bids", "0b553 1b4 0t6 0b 1b5",
    "Round 1\n>Bid 2: John & <b> takes the bid. Only John & <b> bid. A lone bidder wins whatever the dice show.\n6>Bid "
    "1: Sue takes the bid. 5-5-3 beats 4: 5 is higher than 4. Sue takes 6 from the plate.\n" },
  { "overruled", "0b5 1b4 ! 1w",
    "Round 1\nJohn & <b> can’t have won. Sue rolled better dice. The table says John & <b> won the bid.\n>Bid 1: John "
    "& <b> takes the bid.\n" },
  { "overruled-die-by-die", "! 0b5~ 0b55~ 0b554~ 0b5544 1b4",
    "Round 1\n>Bid 1: Sue takes the bid. 5-5-4-4 beats 4: 5 is higher than 4.\nSue has only 3 dice, and you entered 4. "
    "The table says Sue bid 5-5-4-4.\n" },
  { "dishonest", "0b5 1b 0t6 0b555 1b 0t6 0l ! 0h11111",
    "Round 1\nSue won 1 die showing 6 and hasn’t rolled any dice since. This hand has no 6. Kept anyway\n6>Bid 2: Sue "
    "takes the bid. Only Sue bid. A lone bidder wins whatever the dice show. Sue takes 6 from the plate. Sue keeps the "
    "last die, 6.\n6>Bid 1: Sue takes the bid. Only Sue bid. A lone bidder wins whatever the dice show. Sue takes 6 "
    "from the plate.\n" },
  { "two-rounds", "0c5 1c7 n", "Round 2\nRound 1\nRound 1: Sue +5 = 5, John & <b> +7 = 7.\n" },
};

static void
describe (GString *text, CrumbRaidLogItem *item)
{
  const CrumbRaidLogEntry *entry = crumb_raid_log_item_get_entry (item);

  if (entry->bid.taken && entry->bid.die.face > 0)
    g_string_append_printf (text, "%u", entry->bid.die.face);
  else if (entry->bid.taken)
    g_string_append_c (text, '?');
  if (entry->bid.tied)
    g_string_append_c (text, '~');
  if (entry->ruled > 0)
    g_string_append_c (text, '>');
  g_string_append_printf (text, "%s\n", crumb_raid_log_item_get_text (item));
}

static void
test_rows (RecordFixture *record, gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GArray) moves = raid_script_parse (row->script);
  g_autoptr (CrumbGame) game = record_new_game (record->store, "plate=2", 2);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) items = NULL;

  record_take_all (game, moves);

  items = crumb_raid_log_read (game);
  for (guint i = 0; i < items->len; i++)
    describe (text, g_ptr_array_index (items, i));
  g_assert_cmpstr (text->str, ==, row->rows);
}

void
add_raid_log_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/raid-log/%s", rows[i].name);

      g_test_add (path, RecordFixture, &rows[i], record_fixture_set_up, test_rows, record_fixture_tear_down);
    }
}
