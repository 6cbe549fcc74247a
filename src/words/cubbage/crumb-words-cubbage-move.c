/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One line of a log: what a move of Cubbage settled. */

#include "crumb-words-cubbage-private.h"

#include "crumb-words-cubbage-count.h"
#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

static char *
words_for_crib (const CrumbCubbage *game, const char *const names[])
{
  unsigned crib = crumb_cubbage_deal (game)->crib;

  if (crib >= CRUMB_CUBBAGE_SEATS)
    return NULL;
  /* Translators: both are names. */
  return g_strdup_printf (_ ("%1$s has the crib, so %2$s leads."), names[crib], names[crib == 0 ? 1 : 0]);
}

static char *
words_for_roll (const CrumbCubbageDeal *deal, unsigned seat, const char *name)
{
  g_autofree char *dice = NULL;

  if (deal->n_rolled[seat] < CRUMB_CUBBAGE_ROLLED)
    return NULL;
  dice = crumb_words_cubbage_dice_sorted (deal->rolled[seat], CRUMB_CUBBAGE_ROLLED);
  /* Translators: %2$s are dice: “Ana rolls 1-2-3-4-5-6.” */
  return g_strdup_printf (_ ("%1$s rolls %2$s."), name, dice);
}

static char *
words_for_push (const CrumbCubbage *after, unsigned seat, const char *name)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (after);
  CrumbDice left = crumb_cubbage_left (after, seat);
  uint8_t kept[CRUMB_CUBBAGE_ROLLED];
  g_autofree char *keep = NULL, *push = NULL;

  if (deal->n_pushed[seat] < CRUMB_CUBBAGE_PUSHED)
    return NULL;
  for (unsigned i = 0; i < left.count; i++)
    kept[i] = left.dice[i].face;
  keep = crumb_words_cubbage_dice_sorted (kept, left.count);
  push = crumb_words_cubbage_dice_sorted (deal->pushed[seat], CRUMB_CUBBAGE_PUSHED);
  /* Translators: %2$s and %3$s are dice: “Ana keeps 3-4-5-6 and pushes 1-2 to the crib.” */
  return g_strdup_printf (_ ("%1$s keeps %2$s and pushes %3$s to the crib."), name, keep, push);
}

static char *
words_for_held (const CrumbCubbage *before, const CrumbMove *move, const char *name)
{
  unsigned face = move->dice.dice[0].face;

  if (before->total + face <= CRUMB_CUBBAGE_PLAY_TO)
    return NULL;
  /* Translators: %1$s is the opponent; %2$u is rolled at a total of %3$u, which would make %4$u. */
  return g_strdup_printf (_ ("%1$s rolls %2$u, but %3$u and %2$u make %4$u, so the die is held."), name, face,
                          before->total, before->total + face);
}

static char *
words_for_crib_dice (const CrumbCubbageDeal *deal, const CrumbMove *move)
{
  uint8_t faces[CRUMB_CUBBAGE_CRIB];
  g_autofree char *dice = NULL;

  if (deal->n_pushed[0] + deal->n_pushed[1] + deal->n_crib_dice < CRUMB_CUBBAGE_CRIB)
    return NULL;
  for (unsigned i = 0; i < move->dice.count; i++)
    faces[i] = move->dice.dice[i].face;
  dice = crumb_words_cubbage_dice_sorted (faces, move->dice.count);
  /* Translators: %s are dice: “The crib gets 3-4.” */
  return g_strdup_printf (_ ("The crib gets %s."), dice);
}

static char *
words_for_play_on (const CrumbCubbage *after)
{
  if (after->scores.target == 0)
    return g_strdup (_ ("The game goes on until you end it."));
  return g_strdup_printf (
      /* Translators: %d is the new target. */
      ngettext ("The game goes on to %d point.", "The game goes on to %d points.", (gulong) after->scores.target),
      after->scores.target);
}

static char *
words_for_adjust (const CrumbMove *move, const char *name)
{
  g_autofree char *points = crumb_neutral_points (ABS (move->amount));

  if (move->amount < 0)
    /* Translators: %1$s is a name, %2$s are points: “Ana loses 2 points besides the dice.” */
    return g_strdup_printf (_ ("%1$s loses %2$s besides the dice."), name, points);
  /* Translators: %1$s is a name, %2$s are points: “Ana gets 2 points besides the dice.” */
  return g_strdup_printf (_ ("%1$s gets %2$s besides the dice."), name, points);
}

/* What is said of the move itself. */
static char *
words_for_move (const CrumbCubbage *before, const CrumbMove *move, const CrumbCubbage *after,
                const CrumbCubbageDeal *deal, const char *const names[])
{
  const char *name = crumb_words_name (names, move->seat);

  switch ((CrumbCubbageMove) move->what)
    {
    case CRUMB_CUBBAGE_FIRST_CRIB:
      return words_for_crib (after, names);
    case CRUMB_CUBBAGE_ROLL:
      return words_for_roll (deal, move->seat, name);
    case CRUMB_CUBBAGE_TO_CRIB:
      return words_for_push (after, move->seat, name);
    case CRUMB_CUBBAGE_THROW:
      return words_for_held (before, move, name);
    case CRUMB_CUBBAGE_GO:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("%s says go."), name);
    case CRUMB_CUBBAGE_STARTER:
      /* Translators: %u is the face of a die. */
      return g_strdup_printf (_ ("The starter is %u."), deal->starter);
    case CRUMB_CUBBAGE_CRIB_DICE:
      return words_for_crib_dice (deal, move);
    case CRUMB_CUBBAGE_OVERRULE:
      return g_strdup (_ ("The table goes against the rules."));
    case CRUMB_CUBBAGE_PLAY_ON:
      return words_for_play_on (after);
    case CRUMB_CUBBAGE_RESIGN:
      /* Translators: %s is a name. */
      return g_strdup_printf (_ ("%s resigns."), name);
    case CRUMB_CUBBAGE_ADJUST:
      return words_for_adjust (move, name);
    case CRUMB_CUBBAGE_LAY:
    case CRUMB_CUBBAGE_CLAIM:
    case CRUMB_CUBBAGE_POINTS:
    case CRUMB_CUBBAGE_END:
      return NULL;
    case CRUMB_CUBBAGE_N_MOVES:
      break;
    }
  g_return_val_if_reached (NULL);
}

/* What became of points that somebody did not claim, or claimed too much. */
static char *
words_for_difference (const CrumbCubbage *game, unsigned claim, unsigned worth, const char *name, const char *other)
{
  unsigned missed = worth - claim;

  if (claim > worth)
    return g_strdup (_ ("The table says that’s right."));
  if (game->rules.count == CRUMB_CUBBAGE_COUNT_MUGGINS)
    /* Translators: %1$s and %3$s are names, %2$u a number of points. */
    return g_strdup_printf (ngettext ("%1$s takes the %2$u point that %3$s missed.",
                                      "%1$s takes the %2$u points that %3$s missed.", missed),
                            other, missed, name);
  /* Translators: %1$s is a name, %2$u a number of points. */
  return g_strdup_printf (ngettext ("%1$s missed %2$u point.", "%1$s missed %2$u points.", missed), name, missed);
}

static void
say_claim (GString *said, const CrumbCubbage *game, const CrumbCubbageDeal *deal, CrumbCubbageCounted which,
           const uint8_t hand[CRUMB_CUBBAGE_HAND], const char *const names[])
{
  unsigned seat = crumb_cubbage_counts_for (deal, which), claim = deal->claims[which];
  CrumbCubbageCount count = crumb_cubbage_count_hand (hand, CRUMB_CUBBAGE_HAND);
  g_autofree char *dice = crumb_words_cubbage_dice_sorted (hand, CRUMB_CUBBAGE_KEPT);
  g_autofree char *points = crumb_neutral_points ((int) claim);
  g_autofree char *parts = crumb_words_cubbage_parts (&count, hand);

  crumb_words_cubbage_say (said, g_strdup_printf (which == CRUMB_CUBBAGE_COUNTED_CRIB
                                                      /* Translators: a name, points, the dice of the crib and the
                                                         starter: “Ana claims 8 points for the crib, 1-2-4-4 and 5.” */
                                                      ? _ ("%1$s claims %2$s for the crib, %3$s and %4$u.")
                                                      /* Translators: a name, points, the dice of the hand and the
                                                         starter: “Ana claims 8 points for 1-2-4-4 and 5.” */
                                                      : _ ("%1$s claims %2$s for %3$s and %4$u."),
                                                  names[seat], points, dice, deal->starter));
  /* Translators: dice that were claimed to be worth something else: “They’re worth 8: four sevens for 8 …” */
  crumb_words_cubbage_say (said, g_strdup_printf (_ ("They’re worth %1$u: %2$s."), count.points, parts));
  crumb_words_cubbage_say (said,
                           words_for_difference (game, claim, count.points, names[seat], names[seat == 0 ? 1 : 0]));
}

static void
say_counted (GString *said, const CrumbCubbage *game, const CrumbCubbageDeal *deal, CrumbCubbageCounted which,
             const char *const names[])
{
  unsigned seat = crumb_cubbage_counts_for (deal, which);
  uint8_t hand[CRUMB_CUBBAGE_HAND];
  CrumbCubbageCount count = crumb_cubbage_count_hand (hand, crumb_cubbage_hand (deal, which, hand));
  g_autofree char *dice = crumb_words_cubbage_dice_sorted (hand, CRUMB_CUBBAGE_KEPT);
  g_autofree char *points = crumb_neutral_points (count.points);
  g_autofree char *parts = crumb_words_cubbage_parts (&count, hand);

  if (deal->claims[which] != count.points)
    say_claim (said, game, deal, which, hand, names);
  else
    /* Translators: %1$s is a name, %2$s and %3$u are dice and the starter, %4$s are points, %5$s is what makes them:
       “Ben counts 1-2-2-4 and 5 for 10 points: four sevens for 8 …” */
    crumb_words_cubbage_say (said, g_strdup_printf (which == CRUMB_CUBBAGE_COUNTED_CRIB
                                                        /* Translators: a name, the dice of the crib, the starter,
                                                           points and what makes them. */
                                                        ? _ ("%1$s counts the crib, %2$s and %3$u, for %4$s: %5$s.")
                                                        /* Translators: a name, the dice of the hand, the starter,
                                                           points and what makes them. */
                                                        : _ ("%1$s counts %2$s and %3$u for %4$s: %5$s."),
                                                    names[seat], dice, deal->starter, points, parts));
}

char *
crumb_words_cubbage_counted (const CrumbCubbage *game, const CrumbCubbageDeal *deal, CrumbCubbageCounted which,
                             const char *const names[])
{
  g_autoptr (GString) said = g_string_new (NULL);

  say_counted (said, game, deal, which, names);
  return crumb_words_cubbage_join (said);
}

char *
crumb_words_cubbage_scored_for (const CrumbCubbageDeal *deal, CrumbCubbageCounted which, const char *const names[])
{
  g_autofree char *points = crumb_neutral_points ((int) deal->claims[which]);

  return g_strdup_printf (which == CRUMB_CUBBAGE_COUNTED_CRIB
                              /* Translators: %1$s is a name, %2$s is “8 points”. */
                              ? _ ("%1$s’s crib: %2$s.")
                              /* Translators: %1$s is a name, %2$s is “8 points”. */
                              : _ ("%1$s’s hand: %2$s."),
                          names[crumb_cubbage_counts_for (deal, which)], points);
}

char *
crumb_words_cubbage_missed (const CrumbCubbage *game, const CrumbCubbageDeal *deal, CrumbCubbageCounted which,
                            const char *const names[])
{
  unsigned seat = crumb_cubbage_counts_for (deal, which), claim = deal->claims[which];
  uint8_t hand[CRUMB_CUBBAGE_HAND];
  unsigned worth = crumb_cubbage_hand_points (hand, crumb_cubbage_hand (deal, which, hand));

  return claim != worth ? words_for_difference (game, claim, worth, names[seat], names[seat == 0 ? 1 : 0]) : NULL;
}

char *
crumb_words_cubbage_tie (const CrumbCubbage *game)
{
  int total = game->scores.totals[0];

  if (game->scores.over || game->scores.target == 0 || total < game->scores.target || total != game->scores.totals[1])
    return NULL;
  /* Translators: %d is the total that both players have. */
  return g_strdup_printf (_ ("It’s a tie at %d, so play goes on."), total);
}

/* How the deal ended, and with it perhaps the game. */
static void
say_end (GString *said, const CrumbCubbage *before, const CrumbMove *move, const CrumbCubbage *after,
         const char *const names[])
{
  /* A game that goes on may end again at once, with what was not counted yet. Any other move finds it running. */
  gboolean ends = after->phase == CRUMB_CUBBAGE_AT_OVER;
  gboolean dealt = after->scores.round > before->scores.round;
  /* The deal in which the game had ended was told then. */
  gboolean told =
      before->phase == CRUMB_CUBBAGE_AT_OVER
      && after->scores.totals[0] + after->scores.totals[1] == before->scores.totals[0] + before->scores.totals[1];
  unsigned deal = before->scores.round;

  if ((dealt && !told) || (ends && !after->scores.ended_early && after->scores.n_rounds > deal))
    crumb_words_cubbage_say (said, crumb_game_words_round (&crumb_cubbage, after, deal, names));
  if (ends)
    crumb_words_cubbage_say (said, crumb_game_words_result (&crumb_cubbage, after, names));
  else if (dealt)
    crumb_words_cubbage_say (said, crumb_words_cubbage_tie (after));
  if (!ends && dealt && after->scores.round < CRUMB_CUBBAGE_DEALS_MAX)
    crumb_words_cubbage_say (said, words_for_crib (after, names));
}

static gboolean
is_claimed_right (const CrumbCubbageDeal *deal, CrumbCubbageCounted which)
{
  uint8_t hand[CRUMB_CUBBAGE_HAND];

  return deal->claims[which] == crumb_cubbage_hand_points (hand, crumb_cubbage_hand (deal, which, hand));
}

/* All that a move settled, a sentence to a line. @in_short: whether counts that are right go without what makes them */
static GString *
say_move (const CrumbCubbage *before, const CrumbMove *move, const CrumbCubbage *after, gboolean in_short,
          const char *const names[])
{
  const CrumbCubbageDeal *was = crumb_cubbage_deal (before);
  const CrumbCubbageDeal *is = &after->deals[was - before->deals];
  GString *said = g_string_new (NULL);

  crumb_words_cubbage_say (said, words_for_move (before, move, after, is, names));
  crumb_words_cubbage_say_play (said, before, move, after, names);
  for (unsigned which = was->n_counted; which < is->n_counted; which++)
    crumb_words_cubbage_say (said, in_short && is_claimed_right (is, (CrumbCubbageCounted) which)
                                       ? crumb_words_cubbage_scored_for (is, (CrumbCubbageCounted) which, names)
                                       : crumb_words_cubbage_counted (after, is, (CrumbCubbageCounted) which, names));
  say_end (said, before, move, after, names);
  return said;
}

char *
crumb_words_cubbage_move (const void *before, const CrumbMove *move, const void *after, const char *const names[])
{
  g_autoptr (GString) said = say_move (before, move, after, FALSE, names);

  return said->len > 0 ? crumb_words_cubbage_join (said) : NULL;
}

char *
crumb_words_cubbage_logged (const void *before, const CrumbMove *move, const void *after, const char *const names[])
{
  g_autoptr (GString) said = say_move (before, move, after, TRUE, names);

  return said->len > 0 ? g_strdup (said->str) : NULL;
}

char *
crumb_words_cubbage_headline (const CrumbCubbage *before, const CrumbMove *move, const CrumbCubbage *after,
                              const char *const names[], char **rest)
{
  g_autoptr (GString) said = say_move (before, move, after, FALSE, names);
  const char *end = strchr (said->str, '\n');
  char *headline;

  *rest = NULL;
  if (said->len == 0)
    return NULL;
  if (end == NULL)
    return g_strdup (said->str);
  headline = g_strndup (said->str, (gsize) (end - said->str));
  g_string_erase (said, 0, end + 1 - said->str);
  *rest = crumb_words_cubbage_join (said);
  return headline;
}

char *
crumb_words_cubbage_insisted (const void *before, const CrumbMove *move, const char *why, const char *const names[])
{
  const char *name = crumb_words_name (names, move->seat);
  g_autofree char *points = crumb_neutral_points (move->amount);
  g_autofree char *kept = NULL;

  if (move->what == CRUMB_CUBBAGE_CLAIM)
    /* Translators: %1$s is a name, %2$s are points: “The table keeps Ana’s claim of 11 points.” */
    kept = g_strdup_printf (_ ("The table keeps %1$s’s claim of %2$s."), name, points);
  else if (move->what == CRUMB_CUBBAGE_LAY || move->what == CRUMB_CUBBAGE_THROW)
    /* Translators: %s is a name. */
    kept = g_strdup_printf (_ ("The table keeps %s’s die."), name);
  else if (move->what == CRUMB_CUBBAGE_GO)
    /* Translators: %s is a name. */
    kept = g_strdup_printf (_ ("The table keeps %s’s go."), name);
  else if (move->what == CRUMB_CUBBAGE_FIRST_CRIB)
    /* Translators: %s is a name. */
    kept = g_strdup_printf (_ ("The table gives %s the crib."), name);
  else
    kept = g_strdup (_ ("The table goes against the rules."));
  return crumb_words_with_reason (kept, why);
}
