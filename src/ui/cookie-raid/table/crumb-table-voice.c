/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the table tells screen readers of each move. */

#include "crumb-table-voice.h"

#include "words/cookie-raid/crumb-words-quoted-move.h"
#include "words/cookie-raid/crumb-words-raid.h"
#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

/* The word of a ruling or of a scored round, or the question, tells of what led to it. */
static gboolean
is_told_elsewhere (const CrumbRaid *raid)
{
  gboolean won = raid->phase == CRUMB_RAID_AT_TAKE || raid->phase == CRUMB_RAID_AT_LUCKY;

  return (won && raid->ruled) || raid->phase == CRUMB_RAID_AT_SCORED || raid->phase == CRUMB_RAID_AT_NOBODY;
}

/* Whether all dice of a seat are in with @move, and the next seat is asked for its own. */
static gboolean
ends_entry (const CrumbRaid *before, const CrumbMove *move, const CrumbRaid *after)
{
  return move->seat < CRUMB_SEATS_MAX && after->phase == before->phase && crumb_raid_expects (after).seat != move->seat;
}

/* The last scores of a game, which ends with them. */
static char *
words_for_last_round (const CrumbRaid *raid, const char *const names[])
{
  guint last = raid->scores.n_rounds - 1u;
  g_autofree char *scores = crumb_game_words_round (&crumb_cookie_raid, raid, last, names);
  g_autofree char *bonus = NULL;

  if (raid->rounds[last].by_hands)
    bonus = crumb_words_bonus (&raid->rules, &raid->reveal, names);
  return g_strjoin (" ", scores, bonus, NULL);
}

char *
crumb_table_voice_move (gconstpointer before, const CrumbMove *move, gconstpointer after, gboolean newest,
                        const char *const names[])
{
  const CrumbRaid *was = before, *is = after;
  char *words;

  /* The table says the rest. */
  if (newest && is->scores.n_rounds > was->scores.n_rounds && is->phase == CRUMB_RAID_AT_SCORED)
    return crumb_game_words_round (&crumb_cookie_raid, is, is->scores.n_rounds - 1u, names);
  if (newest && (is_told_elsewhere (is) || move->what == CRUMB_RAID_END))
    return NULL;
  if (is->scores.n_rounds > was->scores.n_rounds)
    return words_for_last_round (is, names);
  words = crumb_words_move (was, move, is, names);
  if (words == NULL && ends_entry (was, move, is))
    words = crumb_words_quoted_move (move, names);
  return words;
}

char *
crumb_table_voice_undone (const CrumbRaidExpect *before, const CrumbRaidExpect *after)
{
  g_autofree char *die = NULL;

  if (before->what != after->what || before->seat != after->seat || before->dice.count != after->dice.count + 1)
    return g_strdup (C_ ("done", "Undone"));
  die = crumb_words_die (before->dice.dice[before->dice.count - 1]);
  /* Translators: %s is a die that was entered last: “Removed 5”. */
  return g_strdup_printf (_ ("Removed %s"), die);
}
