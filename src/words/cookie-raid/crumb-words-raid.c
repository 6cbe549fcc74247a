/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a game waits for, and how it stands. */

#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

static char *
words_for_lucky (const CrumbRaid *raid, const char *name)
{
  g_autofree char *die = crumb_words_a_face (raid->lucky.face);

  if (raid->lucky.face == 0)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("%s won the last die. Keep it, or roll it and enter its new face."), name);
  /* Translators: %1$s is a name, %2$s is “a 5”. */
  return g_strdup_printf (_ ("%1$s won the last die, %2$s. Keep it, or roll it and enter its new face."), name, die);
}

char *
crumb_words_expect (const void *state, const char *const names[])
{
  const CrumbRaid *raid = state;
  CrumbRaidExpect expect = crumb_raid_expects (raid);
  const char *name = crumb_words_name (names, expect.seat);

  if (raid->phase == CRUMB_RAID_AT_OVER)
    return g_strdup (_ ("The game is over."));

  switch ((CrumbRaidMove) expect.what)
    {
    case CRUMB_RAID_PLATE:
      return g_strdup (_ ("What’s on the plate?"));
    case CRUMB_RAID_BID:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("What did %s roll?"), name);
    case CRUMB_RAID_REROLL:
      /* Translators: %s is a name; bids were tied and are rolled again. */
      return g_strdup_printf (_ ("What did %s roll this time?"), name);
    case CRUMB_RAID_WINNER:
      return g_strdup (_ ("Who won the bid?"));
    case CRUMB_RAID_TAKE:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("Which die does %s take?"), name);
    case CRUMB_RAID_LUCKY:
      return words_for_lucky (raid, name);
    case CRUMB_RAID_REVEAL:
      return g_strdup (_ ("Nobody bid. End the round?"));
    case CRUMB_RAID_HAND:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("What’s in %s’s hand?"), name);
    case CRUMB_RAID_COOKIES:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("How many cookies did %s get?"), name);
    case CRUMB_RAID_ROLL_OFF:
      /* Translators: %s is a name; each of the equal best hands rolls one die. */
      return g_strdup_printf (_ ("What did %s roll for the bonus?"), name);
    case CRUMB_RAID_ROUND:
      return g_strdup (_ ("The round is scored. Ready for the next one?"));
    case CRUMB_RAID_END:
      return g_strdup (_ ("End the game here?"));
    case CRUMB_RAID_OVERRULE:
      return g_strdup (_ ("Keep it anyway?"));
    case CRUMB_RAID_JOIN:
    case CRUMB_RAID_LEAVE:
    case CRUMB_RAID_ORDER:
    case CRUMB_RAID_PLAY_ON:
    case CRUMB_RAID_TARGET:
    case CRUMB_RAID_ROUNDS:
    case CRUMB_RAID_N_MOVES:
      break;
    }
  g_return_val_if_reached (NULL);
}

char *
crumb_words_plate_gone (const CrumbRaid *raid)
{
  if (raid->plate_missing == 0)
    return NULL;
  /* Translators: stands behind the dice of the plate; nobody entered which of them were taken. */
  return g_strdup_printf (ngettext ("%u of these is gone", "%u of these are gone", raid->plate_missing),
                          (guint) raid->plate_missing);
}

char *
crumb_words_one_more_die (unsigned count, const char *name)
{
  return g_strdup_printf (
      /* Translators: %1$u is how many dice somebody has as far as we know, %2$s the name. */
      ngettext ("One more die? Crumb knows of %1$u in %2$s’s hand.",
                "One more die? Crumb knows of %1$u in %2$s’s hand.", count),
      count, name);
}
