/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the header bar says at each point of a game. */

#include "words-tests.h"
#include "words/cookie-raid/crumb-words-heading.h"

#include <glib.h>

static void
test_phases (void)
{
  static const struct
  {
    CrumbRaidPhase phase;
    guint n_rounds;
    guint n_bids;
    const char *title;
    const char *subtitle;
  } cases[] = {
    { CRUMB_RAID_AT_BID, 0, 0, "Round 1", "Bid 1 of 8" },   { CRUMB_RAID_AT_BID, 1, 2, "Round 2", "Bid 3 of 8" },
    { CRUMB_RAID_AT_TIE, 1, 2, "Round 2", "Bid 3 of 8" },   { CRUMB_RAID_AT_TAKE, 1, 6, "Round 2", "Bid 7 of 8" },
    { CRUMB_RAID_AT_LUCKY, 1, 8, "Round 2", "Lucky last" }, { CRUMB_RAID_AT_NOBODY, 1, 2, "Round 2", "Bid 3 of 8" },
    { CRUMB_RAID_AT_REVEAL, 1, 8, "Round 2", "Reveal" },    { CRUMB_RAID_AT_ROLL_OFF, 1, 8, "Round 2", "Reveal" },
    { CRUMB_RAID_AT_SCORED, 2, 8, "Round 2", "Scored" },    { CRUMB_RAID_AT_OVER, 1, 8, "Game Over", "1 round" },
    { CRUMB_RAID_AT_OVER, 7, 8, "Game Over", "7 rounds" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const CrumbHouseRules rules = crumb_house_rules_final ();
      CrumbRaid raid = crumb_raid_start (&rules, 2, 0);
      g_autofree char *title = NULL;
      g_autofree char *subtitle = NULL;

      raid.phase = (uint8_t) cases[i].phase;
      raid.scores.n_rounds = (uint8_t) cases[i].n_rounds;
      raid.n_bids = (uint8_t) cases[i].n_bids;
      title = crumb_words_heading_title (&raid);
      subtitle = crumb_words_heading_subtitle (&raid);

      g_assert_cmpstr (title, ==, cases[i].title);
      g_assert_cmpstr (subtitle, ==, cases[i].subtitle);
    }
}

void
add_words_heading_tests (void)
{
  g_test_add_func ("/ui/heading/phases", test_phases);
}
