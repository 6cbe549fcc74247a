/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cookie Raid in the words that any list, file or statistic asks for. */

#include "words/crumb-game-words.h"

#include "crumb-raid-agreement.h"
#include "crumb-raid-rulebook.h"
#include "crumb-words-figures.h"
#include "crumb-words-heading.h"
#include "crumb-words-quoted-move.h"
#include "crumb-words-raid.h"
#include "crumb-words-record.h"

#include <glib/gi18n.h>

static char *
words_for_move (const void *before, const CrumbMove *move, const void *after, const char *const names[])
{
  return crumb_words_move (before, move, after, names);
}

static char *
words_for_what_is_asked (const void *state, const char *const names[])
{
  return crumb_words_expect (state, names);
}

static char *
heading (const void *state)
{
  return crumb_words_heading_title (state);
}

static char *
subheading (const void *state)
{
  return crumb_words_heading_subtitle (state);
}

static char *
place (const void *state, const CrumbMove *move)
{
  return crumb_words_place (state, move);
}

static char *
words_for_round (const void *state, unsigned round, const char *const names[])
{
  return crumb_words_round (state, round, names);
}

static const char *
round_star (const void *state, unsigned round, unsigned seat)
{
  const CrumbRaid *raid = state;

  return crumb_seats_has (raid->rounds[round].bonus_to, seat) ? _ ("Bonus for the best set") : NULL;
}

static char *
rematch (const char *name)
{
  /* Translators: %s is the name of a player */
  return g_strdup_printf (_ ("Rematch: %s goes first"), name);
}

/* Whether @what, which sets a goal, is about rounds; where the game goes on its rules say so. */
static bool
ends_by_rounds (const CrumbRaid *raid, unsigned what)
{
  return what == CRUMB_RAID_ROUNDS || (what == CRUMB_RAID_PLAY_ON && raid->rules.end == CRUMB_END_ROUNDS);
}

static const char *
goal (const void *state, unsigned what)
{
  return ends_by_rounds (state, what) ? C_ ("goal", "Rounds") : C_ ("goal", "Target");
}

static char *
so_far (const void *state, unsigned what)
{
  const CrumbRaid *raid = state;
  int most = raid->scores.totals[crumb_seats_first (raid->scores.leaders)];

  if (ends_by_rounds (raid, what))
    return g_strdup_printf (
        /* Translators: %u counts the rounds that have been scored so far. */
        ngettext ("%u round has been played.", "%u rounds have been played.", raid->scores.n_rounds),
        (guint) raid->scores.n_rounds);
  /* Translators: %d is a number of cookies, the points of the game. */
  return g_strdup_printf (
      /* Translators: %d is a number of cookies. */
      ngettext ("The highest total so far is %d cookie.", "The highest total so far is %d cookies.", (gulong) most),
      most);
}

static char *
round_running (unsigned round)
{
  /* Translators: %u is the number of a round. */
  return g_strdup_printf (_ ("Round %u is in progress."), round);
}

static char *
rounds_scored (unsigned before, unsigned after)
{
  /* Translators: how many rounds were scored before a correction, and after it */
  return g_strdup_printf (_ ("Rounds scored: %1$u → %2$u"), before, after);
}

static char *
after_round (unsigned round)
{
  /* Translators: %u is the number of a round. */
  return g_strdup_printf (_ ("After round %u"), round);
}

static char *
took_lead (const char *name, unsigned round, bool over)
{
  if (over)
    /* Translators: %1$s is a name, %2$u the number of a round. */
    return g_strdup_printf (_ ("The turning point: %1$s took the lead in round %2$u and kept it."), name, round);
  /* Translators: %1$s is a name, %2$u the number of a round. */
  return g_strdup_printf (_ ("%1$s took the lead in round %2$u and has kept it so far."), name, round);
}

static const char *const move_names[CRUMB_RAID_N_MOVES] = {
  [CRUMB_RAID_PLATE] = NC_ ("move", "Plate"),           [CRUMB_RAID_BID] = NC_ ("move", "Bid"),
  [CRUMB_RAID_REROLL] = NC_ ("move", "Re-Roll"),        [CRUMB_RAID_WINNER] = NC_ ("move", "Winner of a Bid"),
  [CRUMB_RAID_TAKE] = NC_ ("move", "Die Taken"),        [CRUMB_RAID_LUCKY] = NC_ ("move", "Lucky Last"),
  [CRUMB_RAID_REVEAL] = NC_ ("move", "End of Bidding"), [CRUMB_RAID_HAND] = NC_ ("move", "Hand"),
  [CRUMB_RAID_COOKIES] = NC_ ("move", "Cookies"),       [CRUMB_RAID_ROLL_OFF] = NC_ ("move", "Roll-Off"),
};

const CrumbGameWords crumb_cookie_raid_words = {
  .kind = &crumb_cookie_raid,
  .name = N_ ("Cookie Raid"),
  .points_so_far = N_ ("Cookies So Far"),
  .points_a_round = N_ ("Cookies per round"),
  .points_heading = NC_ ("heading", "Cookies"),
  .points_a_round_heading = N_ ("Cookies per Round"),
  /* Translators: heads a column of numbers of rounds. */
  .round_heading = NC_ ("column", "Round"),
  .rounds_heading = NC_ ("tab", "Rounds"),
  .best_round = N_ ("Best round"),
  .average_heading = N_ ("Average per Round"),
  .best_heading = N_ ("Best Round"),
  .previous_round = N_ ("Previous Round"),
  .next_round = N_ ("Next Round"),
  .points_against = crumb_words_cookies_against,
  .last_games = crumb_words_per_round_chart,
  .last_game = crumb_words_per_round_of_game,
  .points = crumb_words_cookies,
  .no_points = N_ ("Nobody has any cookies yet."),
  .unplayed = N_ ("Ended before the first round."),
  .refusal = crumb_words_refusal,
  .move = words_for_move,
  .kept = crumb_words_kept,
  .expect = words_for_what_is_asked,
  .heading = heading,
  .subheading = subheading,
  .place = place,
  .quoted_move = crumb_words_quoted_move,
  .move_names = move_names,
  .whole_round = N_ ("Whole Round"),
  .bid_goes_to = crumb_words_bid_goes_to,
  .bid_moved = crumb_words_bid_moved,
  .round = words_for_round,
  .round_running = round_running,
  .rounds_scored = rounds_scored,
  .after_round = after_round,
  .took_lead = took_lead,
  .round_star = round_star,
  .agreement = &crumb_raid_agreement,
  .rematch = rematch,
  .goal = goal,
  .so_far = so_far,
  .figures = crumb_words_figures,
  .figures_in_short = crumb_words_figures_in_short,
  .rulebook = &crumb_raid_rulebook,
};
