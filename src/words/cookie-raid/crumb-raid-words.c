/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Cookie Raid in the words that any list, file or statistic asks for. */

#include "words/crumb-neutral-words.h"

#include "crumb-raid-agreement.h"
#include "crumb-raid-rulebook.h"
#include "crumb-words-figures.h"
#include "crumb-words-heading.h"
#include "crumb-words-quoted-move.h"
#include "crumb-words-raid.h"
#include "crumb-words-record.h"

static const char *
round_star (const void *state, unsigned round, unsigned seat)
{
  const CrumbRaid *raid = state;

  return crumb_seats_has (raid->rounds[round].bonus_to, seat) ? _ ("Bonus for the best set") : NULL;
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

static const char *const move_names[CRUMB_RAID_N_MOVES] = {
  [CRUMB_RAID_PLATE] = NC_ ("move", "Plate"),           [CRUMB_RAID_BID] = NC_ ("move", "Bid"),
  [CRUMB_RAID_REROLL] = NC_ ("move", "Re-Roll"),        [CRUMB_RAID_WINNER] = NC_ ("move", "Winner of a Bid"),
  [CRUMB_RAID_TAKE] = NC_ ("move", "Die Taken"),        [CRUMB_RAID_LUCKY] = NC_ ("move", "Lucky Last"),
  [CRUMB_RAID_REVEAL] = NC_ ("move", "End of Bidding"), [CRUMB_RAID_HAND] = NC_ ("move", "Hand"),
  [CRUMB_RAID_COOKIES] = NC_ ("move", "Cookies"),       [CRUMB_RAID_ROLL_OFF] = NC_ ("move", "Roll-Off"),
};

const CrumbGameWords crumb_cookie_raid_words = {
  CRUMB_NEUTRAL_WORDS,
  .kind = &crumb_cookie_raid,
  /* Translators: the name of a game. */
  .name = N_ ("Cookie Raid"),
  .points = crumb_words_cookies,
  .points_so_far = N_ ("Cookies So Far"),
  .points_a_round = N_ ("Cookies per round"),
  .points_heading = NC_ ("heading", "Cookies"),
  .points_a_round_heading = N_ ("Cookies per Round"),
  /* Translators: what one player got in all games together, and what the other one got. */
  .points_against = NP_ ("%1$d cookie to %2$d", "%1$d cookies to %2$d"),
  /* Translators: averages of the last %1$u games: the lowest, the highest, and that of all. */
  .last_games = NP_ ("Cookies per round in the last %1$u game: between %2$.1f and %3$.1f, %4$.1f on average.",
                     "Cookies per round in the last %1$u games: between %2$.1f and %3$.1f, %4$.1f on average."),
  /* Translators: %1$s is a date, %2$.1f an average. */
  .last_game_won = N_ ("%1$s: %2$.1f cookies per round, won"),
  /* Translators: %1$s is a date, %2$.1f an average. */
  .last_game_lost = N_ ("%1$s: %2$.1f cookies per round, not won"),
  .no_points = N_ ("Nobody has any cookies yet."),
  .refusal = crumb_words_refusal,
  .goal = goal,
  .so_far = so_far,
  .agreement = &crumb_raid_agreement,
  .expect = crumb_words_expect,
  .move = crumb_words_move,
  .kept = crumb_words_kept,
  .heading = crumb_words_heading_title,
  .subheading = crumb_words_heading_subtitle,
  .place = crumb_words_place,
  .move_names = move_names,
  .quoted_move = crumb_words_quoted_move,
  .bid_goes_to = crumb_words_bid_goes_to,
  .bid_moved = crumb_words_bid_moved,
  .round_star = round_star,
  .figure_names = crumb_words_raid_largest,
  .figure_counts = crumb_words_raid_counts,
  .figures = crumb_words_figures,
  .figures_in_short = crumb_words_figures_in_short,
  .courses = crumb_words_raid_courses,
  .rulebook = &crumb_raid_rulebook,
};
