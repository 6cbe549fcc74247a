/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What gives a hand away. */

#include "crumb-words-honesty.h"

#include "crumb-words-raid-private.h"

#include <glib/gi18n.h>

static char *
words_for_count (const CrumbHonesty *honesty, const CrumbHonestyVerdict *verdict, const char *name)
{
  bool exact = honesty->n_deeds == 0 || honesty->deeds[honesty->n_deeds - 1].kind != CRUMB_DEED_REST;

  if (exact)
    return g_strdup_printf (
        /* Translators: %1$s is a name, %2$d how many dice there must be, %3$d how many were entered. */
        ngettext ("%1$s has %2$d die at the end of this round, but you entered %3$d.",
                  "%1$s has %2$d dice at the end of this round, but you entered %3$d.", verdict->needed),
        name, verdict->needed, verdict->there);
  if (verdict->there < verdict->needed)
    return g_strdup_printf (
        /* Translators: %1$s is a name, %2$d how many dice there must be, %3$d how many were entered. */
        ngettext ("%1$s has at least %2$d die at the end of this round, but you entered %3$d.",
                  "%1$s has at least %2$d dice at the end of this round, but you entered %3$d.", verdict->needed),
        name, verdict->needed, verdict->there);
  return g_strdup_printf (
      /* Translators: %1$s is a name, %2$d how many dice there can be, %3$d how many were entered. */
      ngettext ("%1$s has at most %2$d die at the end of this round, but you entered %3$d.",
                "%1$s has at most %2$d dice at the end of this round, but you entered %3$d.", verdict->needed),
      name, verdict->needed, verdict->there);
}

static char *
words_for_what_is_there (const CrumbHonestyVerdict *verdict)
{
  if (verdict->there == 0)
    /* Translators: %u is the face of a die. */
    return g_strdup_printf (_ ("This hand has no %u."), verdict->face);
  /* Translators: %1$d is how many dice, %2$u is their face. */
  return g_strdup_printf (ngettext ("This hand has only %1$d die showing %2$u.",
                                    "This hand has only %1$d dice showing %2$u.", verdict->there),
                          verdict->there, verdict->face);
}

/* The last bid, and no die of its face has been won since. */
static char *
words_for_last_bid (const CrumbHonestyVerdict *verdict, const char *name, const char *dice)
{
  if (verdict->there == 0)
    /* Translators: %2$s is dice, as in “5-5-3”; %3$u is the face of a die. */
    return g_strdup_printf (_ ("%1$s’s last bid showed %2$s, but this hand has no %3$u."), name, dice, verdict->face);
  if (verdict->there == 1)
    /* Translators: %2$s is dice, as in “5-5-3”; %3$u is the face of a die. */
    return g_strdup_printf (_ ("%1$s’s last bid showed %2$s, but this hand has only one %3$u."), name, dice,
                            verdict->face);
  /* Translators: %2$s is dice, as in “5-5-5”; %3$d is how many dice, %4$u is their face. */
  return g_strdup_printf (ngettext ("%1$s’s last bid showed %2$s, but this hand has only %3$d die showing %4$u.",
                                    "%1$s’s last bid showed %2$s, but this hand has only %3$d dice showing %4$u.",
                                    verdict->there),
                          name, dice, verdict->there, verdict->face);
}

static char *
words_for_dice_since (const CrumbDeed *deed, const CrumbHonestyVerdict *verdict, const char *name, const char *dice)
{
  if (deed->kind == CRUMB_DEED_BID)
    return g_strdup_printf (
        /* Translators: %1$s is a name, %2$s is dice, as in “5-5-3”; %3$d is how many dice, %4$u is their face. */
        ngettext ("%1$s’s last bid showed %2$s. With the dice won since then, %3$d die must show %4$u.",
                  "%1$s’s last bid showed %2$s. With the dice won since then, %3$d dice must show %4$u.",
                  verdict->needed),
        name, dice, verdict->needed, verdict->face);
  if (deed->lucky && verdict->needed == 1)
    /* Translators: %2$u is the face of a die. */
    return g_strdup_printf (_ ("%1$s re-rolled the last die and got %2$u."), name, verdict->face);
  /* Translators: %2$d is how many dice, %3$u is their face. */
  return g_strdup_printf (ngettext ("%1$s won %2$d die showing %3$u and hasn’t rolled any dice since.",
                                    "%1$s won %2$d dice showing %3$u and hasn’t rolled any dice since.",
                                    verdict->needed),
                          name, verdict->needed, verdict->face);
}

static char *
words_for_face (const CrumbDeed *deed, const CrumbHonestyVerdict *verdict, const char *name)
{
  g_autofree char *dice = crumb_words_dice (&deed->dice);
  g_autofree char *needed = NULL;
  g_autofree char *there = NULL;

  if (deed->kind == CRUMB_DEED_BID && verdict->needed == crumb_dice_count_face (&deed->dice, verdict->face))
    return words_for_last_bid (verdict, name, dice);

  needed = words_for_dice_since (deed, verdict, name, dice);
  there = words_for_what_is_there (verdict);
  return crumb_words_two_sentences (needed, there);
}

static char *
words_for_what_is_left (const CrumbHonestyVerdict *verdict)
{
  if (verdict->there == 0)
    return g_strdup (_ ("This hand has none of them."));
  /* Translators: %d is how many dice. */
  return g_strdup_printf (ngettext ("This hand has only %d of them.", "This hand has only %d of them.", verdict->there),
                          verdict->there);
}

/* Adds a sentence to those that are there. */
static void
say (char **said, char *sentence)
{
  g_autofree char *before = *said;
  g_autofree char *next = sentence;

  *said = next != NULL ? crumb_words_two_sentences (before, next) : g_steal_pointer (&before);
}

/* Returns FALSE where the table did not enter all that @honesty's seat rolled after @deed. */
static gboolean
count_rolled (const CrumbHonesty *honesty, guint deed, guint *rolled)
{
  *rolled = 0;
  for (guint i = deed + 1; i < honesty->n_deeds; i++)
    {
      const CrumbDeed *later = &honesty->deeds[i];

      if (later->kind == CRUMB_DEED_BID_UNKNOWN || later->kind == CRUMB_DEED_REST)
        return FALSE;
      if (later->kind == CRUMB_DEED_BID)
        *rolled += later->dice.count;
    }
  return TRUE;
}

/* Dice that were rolled twice, which somebody who counts along would count twice. */
static char *
words_for_again (const CrumbHonestyVerdict *verdict)
{
  CrumbDice again = crumb_dice_sorted (&verdict->again);
  g_autofree char *dice = crumb_words_dice (&again);

  if (again.count == 0)
    return NULL;
  /* Translators: %s is dice that were rolled, as in “6” or “6-1”. */
  return g_strdup_printf (ngettext ("The %s among them isn’t in this hand, so it was rolled again and counts once.",
                                    "The %s among them aren’t in this hand, so they were rolled again and count once.",
                                    again.count),
                          dice);
}

static char *
words_for_gone (const CrumbHonestyVerdict *verdict, const char *name)
{
  CrumbDice gone = crumb_dice_sorted (&verdict->gone);
  g_autofree char *dice = crumb_words_dice (&gone);

  if (gone.count == 0)
    return NULL;
  if (!crumb_dice_all_known (&gone))
    /* Translators: %1$u is how many dice, %2$s a name. */
    return g_strdup_printf (ngettext ("%1$u of the rolled dice is one that %2$s won.",
                                      "%1$u of the rolled dice are dice that %2$s won.", gone.count),
                            gone.count, name);
  /* Translators: %1$s is dice, as in “6” or “6-1”; %2$s is a name. */
  return g_strdup_printf (ngettext ("The %1$s that %2$s won isn’t in this hand, so it was rolled.",
                                    "The %1$s that %2$s won aren’t in this hand, so they were rolled.", gone.count),
                          dice, name);
}

/* Dice of the hand that look like those that are missing. */
static char *
words_for_later (const CrumbDeed *deed, const CrumbHonestyVerdict *verdict)
{
  CrumbDice alike = { 0 };
  g_autofree char *dice = NULL;

  for (guint i = 0; i < verdict->later.count; i++)
    {
      guint face = verdict->later.dice[i].face;

      if (crumb_dice_count_face (&deed->dice, face) > 0 || crumb_dice_count_face (&verdict->gone, face) > 0
          || crumb_dice_count_face (&verdict->again, face) > 0)
        crumb_dice_add (&alike, verdict->later.dice[i]);
    }
  if (alike.count == 0)
    return NULL;

  alike = crumb_dice_sorted (&alike);
  dice = crumb_words_dice (&alike);
  /* Translators: %s is dice of a hand, as in “6” or “6-6”, that were rolled or won later than what is talked about. */
  return g_strdup_printf (ngettext ("The %s in this hand came later, so it doesn’t count here.",
                                    "The %s in this hand came later, so they don’t count here.", alike.count),
                          dice);
}

static char *
words_for_must_be_there (const CrumbDeed *deed, const CrumbHonestyVerdict *verdict)
{
  g_autofree char *dice = crumb_words_dice (&deed->dice);
  g_autofree char *needed = NULL;
  g_autofree char *left = NULL;

  if (deed->kind == CRUMB_DEED_TAKE)
    /* Translators: %1$s is the face of a die. */
    return g_strdup_printf (_ ("So the %1$s must still be there, but this hand has no %1$s for it."), dice);

  /* Translators: %1$d is how many dice, %2$u is which bid of a round. */
  needed = g_strdup_printf (ngettext ("So at least %1$d of the dice of bid %2$u must still be there.",
                                      "So at least %1$d of the dice of bid %2$u must still be there.", verdict->needed),
                            verdict->needed, deed->bid);
  left = words_for_what_is_left (verdict);
  return crumb_words_two_sentences (needed, left);
}

/* Where not all was entered since, there is nothing to count along. */
static char *
words_for_kept_at_least (const CrumbDeed *deed, const CrumbHonestyVerdict *verdict, const char *name)
{
  g_autofree char *dice = crumb_words_dice (&deed->dice);
  char *said;

  if (deed->kind == CRUMB_DEED_TAKE)
    return g_strdup_printf (
        /* Translators: %1$s is a name, %2$s is the face of a die. */
        _ ("%1$s won a die showing %2$s and can’t have rolled it since, but this hand has no %2$s for it."), name,
        dice);

  said = g_strdup_printf (
      /* Translators: %1$s is a name, %2$u is which bid of a round, %3$s is dice, as in “5-5-3”; %4$d is how many dice. */
      ngettext ("%1$s’s dice in bid %2$u showed %3$s. At least %4$d of them can’t have been rolled since.",
                "%1$s’s dice in bid %2$u showed %3$s. At least %4$d of them can’t have been rolled since.",
                verdict->needed),
      name, deed->bid, dice, verdict->needed);
  say (&said, words_for_later (deed, verdict));
  say (&said, words_for_what_is_left (verdict));
  return said;
}

/* Each step, so that a table can count along: what was there, what was rolled since, what must be left. */
static char *
words_for_kept (const CrumbHonesty *honesty, const CrumbHonestyVerdict *verdict, const char *name)
{
  const CrumbDeed *deed = &honesty->deeds[verdict->deed];
  g_autofree char *dice = crumb_words_dice (&deed->dice);
  char *said;
  guint rolled;

  if (!count_rolled (honesty, verdict->deed, &rolled))
    return words_for_kept_at_least (deed, verdict, name);

  said = deed->kind == CRUMB_DEED_TAKE
             /* Translators: %1$s is a name, %2$s is the face of a die. */
             ? g_strdup_printf (_ ("%1$s won a die showing %2$s."), name, dice)
             /* Translators: %1$s is a name, %2$u is which bid of a round, %3$s is dice, as in “5-5-3”. */
             : g_strdup_printf (_ ("%1$s’s dice in bid %2$u showed %3$s."), name, deed->bid, dice);

  /* Translators: %1$s is a name, %2$u how many dice. */
  say (&said, g_strdup_printf (
                  /* Translators: %1$s is a name, %2$u is how many dice. */
                  ngettext ("Since then, %1$s has rolled %2$u die.", "Since then, %1$s has rolled %2$u dice.", rolled),
                  name, rolled));
  say (&said, words_for_later (deed, verdict));
  say (&said, words_for_again (verdict));
  say (&said, words_for_gone (verdict, name));
  say (&said, words_for_must_be_there (deed, verdict));
  return said;
}

char *
crumb_words_honesty (const CrumbHonesty *honesty, const CrumbHonestyVerdict *verdict, const char *name)
{
  const CrumbDeed *deed = &honesty->deeds[verdict->deed];

  if (honesty->doubtful)
    return g_strdup_printf (
        /* Translators: %s is a name. */
        _ ("You went against the rules in this round, so Crumb can’t tell whether %s’s hand is honest."), name);

  switch (verdict->reason)
    {
    case CRUMB_HONESTY_POSSIBLE:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("%s’s hand can be honest."), name);
    case CRUMB_HONESTY_COUNT:
      return words_for_count (honesty, verdict, name);
    case CRUMB_HONESTY_FACE:
      return words_for_face (deed, verdict, name);
    case CRUMB_HONESTY_KEPT:
      return words_for_kept (honesty, verdict, name);
    }
  g_return_val_if_reached (NULL);
}

char *
crumb_words_doubt (const CrumbHonesty *honesty, const CrumbHonestyVerdict *verdict, const char *name)
{
  g_autofree char *why = crumb_words_honesty (honesty, verdict, name);

  return crumb_words_two_sentences (why, _ ("Correct the hand, or keep it anyway."));
}

char *
crumb_words_kept_hand (const CrumbHonesty *honesty, const CrumbHonestyVerdict *verdict, const char *name,
                       const char *why)
{
  g_autofree char *what =
      verdict->reason != CRUMB_HONESTY_POSSIBLE ? crumb_words_honesty (honesty, verdict, name) : NULL;
  /* Translators: %s is what somebody typed, as in “Kept by the table: misread a die”. */
  g_autofree char *kept =
      /* Translators: %s is what somebody typed as a reason, as in “misread a die”. */
      why != NULL ? g_strdup_printf (_ ("Kept anyway: %s"), why) : g_strdup (_ ("Kept anyway"));

  return what != NULL ? crumb_words_two_sentences (what, kept) : g_steal_pointer (&kept);
}

char *
crumb_words_too_many_cookies (const char *name, int cookies, int most)
{
  g_autofree char *many = crumb_words_cookies (cookies);
  /* Translators: %1$s is a name, %2$s is “45 cookies”, %3$d the most that one round can bring. */
  g_autofree char *why = g_strdup_printf (_ ("%1$s can’t get %2$s in one round. The most is %3$d."), name, many, most);

  return crumb_words_two_sentences (why, _ ("Correct the number, or keep it anyway."));
}

char *
crumb_words_before_wiping (const CrumbRaid *raid, const char *name)
{
  if (raid->by_cookies)
    /* Translators: %s is a name. */
    return g_strdup_printf (_ ("%s’s cookies are in. Tap the name again to change them."), name);
  /* Translators: %s is a name. */
  return g_strdup_printf (_ ("%s’s dice are in. Tap the name again to change them."), name);
}
