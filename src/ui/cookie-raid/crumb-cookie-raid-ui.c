/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cookie Raid as the window shows it. */

#include "crumb-config.h"

#include "ui/cookie-raid/panels/crumb-game-ruling.h"
#include "ui/cookie-raid/panels/crumb-raid-describe.h"
#include "ui/cookie-raid/panels/crumb-raid-stage.h"
#include "ui/cookie-raid/review/crumb-luck-view.h"
#include "ui/cookie-raid/review/crumb-round-detail.h"
#include "ui/cookie-raid/rules/crumb-example-view.h"
#include "ui/cookie-raid/rulings/crumb-rulings-view.h"
#include "ui/cookie-raid/table/crumb-raid-log.h"
#include "ui/cookie-raid/table/crumb-settled-dialog.h"
#include "ui/cookie-raid/table/crumb-table-view.h"
#include "ui/game/crumb-game-ui.h"

#include "rules/cookie-raid/raid.h"
#include "words/cookie-raid/crumb-raid-agreement.h"
#include "words/cookie-raid/crumb-raid-rulebook.h"

#include <glib/gi18n.h>

/* The seat that is asked, if the game waits for this kind of move; else the winner of the bid, or who sits first. */
static uint8_t
seat_to_ask (const CrumbRaid *raid, const CrumbRaidExpect *expect)
{
  return expect->seat != CRUMB_NO_SEAT ? expect->seat : raid->first;
}

static gboolean
raid_move_to_add (gconstpointer before, guint what, CrumbMove *move)
{
  const CrumbRaid *raid = before;
  CrumbRaidExpect expect = crumb_raid_expects (raid);
  unsigned parts = crumb_move_form (&crumb_cookie_raid, before, what).parts;

  *move = (CrumbMove) { .what = (uint8_t) what, .seat = CRUMB_NO_SEAT };
  if (parts & CRUMB_MOVE_SEAT)
    move->seat = seat_to_ask (raid, &expect);
  return (expect.also & (UINT32_C (1) << what)) != 0 && (parts != 0 || what == CRUMB_RAID_REVEAL)
         && what != CRUMB_RAID_JOIN;
}

static guint
raid_round_to_add (gconstpointer before, const int points[CRUMB_SEATS_MAX], CrumbMove moves[])
{
  CrumbRaid raid = *(const CrumbRaid *) before;
  const CrumbMove next = { .what = CRUMB_RAID_ROUND, .seat = CRUMB_NO_SEAT };
  gboolean scored = raid.phase == CRUMB_RAID_AT_SCORED;
  CrumbRefusal refusal;
  guint n = 0;

  if (scored)
    moves[n++] = next;
  else if (raid.started || (crumb_raid_expects (&raid).also & (UINT32_C (1) << CRUMB_RAID_COOKIES)) == 0)
    return 0;

  for (guint i = 0; i < crumb_seats_count (raid.scores.playing); i++)
    moves[n++] = (CrumbMove) {
      .what = CRUMB_RAID_COOKIES,
      .seat = raid.scores.order[i],
      .amount = (int16_t) points[raid.scores.order[i]],
    };
  for (guint i = 0; i < n; i++)
    crumb_raid_apply (&raid, &moves[i], &refusal);
  /* What follows is of the round that had begun already. */
  if (!scored && raid.phase == CRUMB_RAID_AT_SCORED)
    moves[n++] = next;
  return n;
}

static const char *
seating_note (const char *rules)
{
  return _ ("List two to four players in the order you sit. You enter the first player’s dice first.");
}

static GtkWidget *
table_new (GSettings *settings)
{
  return g_object_new (CRUMB_TYPE_TABLE_VIEW, "settings", settings, NULL);
}

static gboolean
ruling_made (gconstpointer before, const CrumbMove *move, gconstpointer after)
{
  return crumb_game_ruling_made (before, move, after);
}

static gboolean
takes_die (const CrumbMove *move)
{
  return move != NULL && (move->what == CRUMB_RAID_TAKE || move->what == CRUMB_RAID_LUCKY);
}

/* Hands are entered one by one, but seen all at once, so that the first of them is where the replay stops. */
static unsigned
replay_step (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean told)
{
  const CrumbRaid *was = before, *is = after;

  if (is->scores.n_rounds > was->scores.n_rounds)
    return CRUMB_REPLAY_STOP | CRUMB_REPLAY_ROUND;
  if (takes_die (move))
    return CRUMB_REPLAY_STOP | CRUMB_REPLAY_STAYS;
  if (is->phase == CRUMB_RAID_AT_ROLL_OFF && was->phase != CRUMB_RAID_AT_ROLL_OFF)
    return CRUMB_REPLAY_STOP;

  switch ((CrumbRaidMove) move->what)
    {
    case CRUMB_RAID_HAND:
      for (guint seat = 0; seat < was->scores.n_seats; seat++)
        if (was->hands[seat].count > 0)
          return 0;
      return was->hands_closed == 0 ? CRUMB_REPLAY_STOP : 0;
    case CRUMB_RAID_OVERRULE:
    case CRUMB_RAID_REVEAL:
      return 0;
    default:
      return told ? CRUMB_REPLAY_STOP : 0;
    }
}

static const CrumbReviewTab review_tabs[] = {
  { "luck", NC_ ("tab", "Luck"), crumb_luck_view_new },
  { NULL },
};

static const CrumbDrawnRulebook rulebook = { &crumb_raid_rulebook, &crumb_raid_agreement, crumb_example_view_new };

const CrumbGameUi crumb_cookie_raid_ui = {
  .kind = &crumb_cookie_raid,
  .icon_name = "crumb-table-symbolic",
  .welcome = N_ ("Ready to Raid?"),
  .welcome_text = N_ ("Roll your own dice and enter what they show. Crumb judges the bids and keeps the score."),
  .seating_note = seating_note,
  .table_new = table_new,
  .describe = crumb_raid_describe,
  .say = crumb_raid_say,
  .stage_new = crumb_raid_stage_new,
  .rulings_new = crumb_rulings_view_new,
  .rulings_open = crumb_rulings_view_open,
  .ruling_made = ruling_made,
  .log_new = crumb_raid_log_new,
  .settled_new = crumb_settled_dialog_new,
  .replay_step = replay_step,
  .review_tabs = review_tabs,
  .round_detail_new = crumb_round_detail_new,
  .move_to_add = raid_move_to_add,
  .round_to_add = raid_round_to_add,
  .rulebook = &rulebook,
};
