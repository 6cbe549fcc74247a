/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Runs examples through the rules that judge games. What they should come to is in the example only. */

#include "crumb-mildred-example.h"

#include "crumb-words-mildred-rulings.h"
#include "crumb-words-mildred.h"

#include <glib/gi18n.h>
#include <stdlib.h>

gboolean
crumb_mildred_example_is_judged (gconstpointer of)
{
  const CrumbMildredExample *example = of;
  return example->kind != CRUMB_MILDRED_EXAMPLE_PICTURE;
}

CrumbMildredGroup
crumb_mildred_example_group (const CrumbMildredExample *example, unsigned row)
{
  CrumbMildredGroup group = { 0 };
  CrumbDice dice = { 0 };

  if (example->dice[row] != NULL && !crumb_dice_parse (example->dice[row], CRUMB_MILDRED_SIDES, &dice, NULL))
    g_warn_if_reached ();
  group.n = dice.count;
  for (unsigned i = 0; i < dice.count; i++)
    group.faces[i] = dice.dice[i].face;
  return group;
}

/* The move that a text like "indulge 0 44422 =21" stands for. */
static CrumbMove
read_move (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  CrumbMove move = { .what = CRUMB_NO_MOVE, .seat = CRUMB_NO_SEAT };

  for (unsigned what = 0; what < CRUMB_MILDRED_N_MOVES; what++)
    if (g_str_equal (words[0], crumb_auntie_mildred.moves[what].word))
      move.what = (uint8_t) what;
  for (guint i = 1; words[i] != NULL; i++)
    if (words[i][0] == '=')
      move.amount = (int16_t) atoi (words[i] + 1);
    else if (i == 1)
      move.seat = (uint8_t) atoi (words[i]);
    else if (!crumb_dice_parse (words[i], CRUMB_MILDRED_SIDES, &move.dice, NULL))
      g_warn_if_reached ();
  return move;
}

/* A game that was played up to its last move, which may have been refused. */
typedef struct
{
  CrumbMildred before;
  CrumbMildred after;
  CrumbMove last;
  CrumbRefusal refusal;
} Played;

static void
play (const CrumbMildredExample *example, Played *played)
{
  g_auto (GStrv) moves = g_strsplit (example->moves, ", ", -1);
  CrumbMildredRules rules = crumb_mildred_rules_default ();

  if (example->rules != NULL && !crumb_rule_book_parse (&crumb_mildred_rule_book, example->rules, &rules, NULL))
    g_warn_if_reached ();
  played->after = crumb_mildred_start (&rules, 0);
  for (guint i = 0; moves[i] != NULL; i++)
    {
      played->before = played->after;
      played->last = read_move (moves[i]);
      if (!crumb_mildred_apply (&played->after, &played->last, &played->refusal) && moves[i + 1] != NULL)
        g_warning ("An example has a move that the rules refuse: %s", moves[i]);
    }
}

/* The highest slot or level at the place, or how many dice there are. */
static unsigned
stands_at (const CrumbMildred *game, unsigned seat, int at)
{
  if (at == CRUMB_MILDRED_PRANK)
    return crumb_mildred_strength (game->seats[seat].prank);
  if (at == CRUMB_MILDRED_DODGE)
    return crumb_mildred_strength (game->seats[seat].dodge);
  if (at >= CRUMB_MILDRED_LAUNDRY && at <= CRUMB_MILDRED_COOK)
    return crumb_mildred_highest (&game->seats[seat].sets[at - CRUMB_MILDRED_LAUNDRY]);
  return crumb_mildred_dice_at (game, seat, (unsigned) at);
}

static gboolean
game_agrees (const CrumbMildredExample *example)
{
  Played played;
  gboolean set = example->at >= CRUMB_MILDRED_LAUNDRY && example->at <= CRUMB_MILDRED_COOK;

  play (example, &played);
  if ((played.refusal.reason != CRUMB_REFUSAL_NONE) != example->refused)
    return FALSE;
  return example->refused
         || (stands_at (&played.after, played.last.seat, example->at) == example->stands
             && (!set
                 || played.after.seats[played.last.seat].sets[example->at - CRUMB_MILDRED_LAUNDRY].turned
                        == example->used));
}

static gboolean
cookies_agree (const CrumbMildredExample *example)
{
  CrumbMildredCookies cookies = crumb_mildred_cookies (example->black, example->gain, example->rules != NULL);

  return cookies.black == example->black_after && cookies.victory == example->victory_after
         && cookies.lost == example->lost;
}

static CrumbMildredDuel
duel (const CrumbMildredExample *example)
{
  CrumbMildredGroup mine = crumb_mildred_example_group (example, 0), theirs = crumb_mildred_example_group (example, 1);

  return crumb_mildred_duel (example->card, &mine, &theirs, FALSE, example->laundry);
}

gboolean
crumb_mildred_example_agrees (gconstpointer of)
{
  const CrumbMildredExample *example = of;
  CrumbMildredDuel judged;

  switch (example->kind)
    {
    case CRUMB_MILDRED_EXAMPLE_COMBAT:
      return crumb_mildred_combat (example->prank, example->dodge, example->black, example->victory, example->laundry)
                 .outcome
             == example->outcome;
    case CRUMB_MILDRED_EXAMPLE_GROUP:
      judged = duel (example);
      return (judged.fits && judged.scores) == !!example->scores && judged.row == example->row;
    case CRUMB_MILDRED_EXAMPLE_COOKIES:
      return cookies_agree (example);
    case CRUMB_MILDRED_EXAMPLE_GAME:
      return game_agrees (example);
    case CRUMB_MILDRED_EXAMPLE_PICTURE:
      break;
    }
  g_return_val_if_reached (FALSE);
}

static char *
words_for_outcome (CrumbMildredOutcome outcome)
{
  switch (outcome)
    {
    case CRUMB_MILDRED_DODGED:
      return g_strdup (C_ ("outcome", "Dodged"));
    case CRUMB_MILDRED_COOKIE:
      return g_strdup (_ ("A cookie is lost"));
    case CRUMB_MILDRED_NOTHING:
      return g_strdup (_ ("Nothing is lost"));
    case CRUMB_MILDRED_VICTORY_DIE:
      return g_strdup (_ ("A victory die is lost"));
    case CRUMB_MILDRED_WINS:
      return g_strdup (_ ("The game is won"));
    }
  g_return_val_if_reached (NULL);
}

static char *
words_for_expected_game (const CrumbMildredExample *example)
{
  g_autofree char *at = crumb_words_mildred_at (example->at);

  if (example->refused)
    return g_strdup (_ ("That doesn’t go"));
  if (example->at >= CRUMB_MILDRED_LAUNDRY && example->at <= CRUMB_MILDRED_COOK)
    /* Translators: %1$s is a set of tasks, %2$u its highest die. */
    return g_strdup_printf (example->used ? _ ("%1$s at %2$u, used")
                                          /* Translators: %1$s is a set of tasks, %2$u its highest die. */
                                          : _ ("%1$s at %2$u, straight"),
                            at, example->stands);
  if (example->at == CRUMB_MILDRED_PRANK || example->at == CRUMB_MILDRED_DODGE)
    /* Translators: %1$s is PRANK or DODGE, %2$u a slot. */
    return g_strdup_printf (_ ("%1$s at %2$u"), at, example->stands);
  /* Translators: %1$s is a place, such as “the pool”, %2$u counts dice. */
  return g_strdup_printf (ngettext ("%2$u die in %1$s", "%2$u dice in %1$s", example->stands), at, example->stands);
}

char *
crumb_mildred_example_expected (gconstpointer of)
{
  const CrumbMildredExample *example = of;
  switch (example->kind)
    {
    case CRUMB_MILDRED_EXAMPLE_COMBAT:
      return words_for_outcome (example->outcome);
    case CRUMB_MILDRED_EXAMPLE_GROUP:
      return g_strdup (example->scores ? _ ("It scores") : _ ("It doesn’t score"));
    case CRUMB_MILDRED_EXAMPLE_COOKIES:
      return g_strdup_printf (
          /* Translators: %1$u counts victory dice, %2$u is what the black die shows, %3$u counts lost cookies. */
          ngettext ("%1$u victory die, black die at %2$u, %3$u lost", "%1$u victory dice, black die at %2$u, %3$u lost",
                    example->victory_after),
          example->victory_after, example->black_after, example->lost);
    case CRUMB_MILDRED_EXAMPLE_GAME:
      return words_for_expected_game (example);
    case CRUMB_MILDRED_EXAMPLE_PICTURE:
      break;
    }
  g_return_val_if_reached (NULL);
}

static char *
words_for_game (const CrumbMildredExample *example)
{
  /* Translators: short names of players in examples. */
  const char *const names[] = { C_ ("player", "Ana"), C_ ("player", "Ben") };
  Played played;

  play (example, &played);
  if (played.refusal.reason != CRUMB_REFUSAL_NONE)
    return crumb_words_mildred_refusal (&played.refusal, names);
  return crumb_words_mildred_move (&played.before, &played.last, &played.after, names);
}

char *
crumb_mildred_example_ruling (gconstpointer of)
{
  const CrumbMildredExample *example = of;
  const CrumbMildredCombat before = { .black = (uint8_t) example->black, .victory = (uint8_t) example->victory };
  CrumbMildredGroup mine, theirs;

  switch (example->kind)
    {
    case CRUMB_MILDRED_EXAMPLE_COMBAT:
      return crumb_words_mildred_combat (example->prank, example->dodge, &before, example->laundry, NULL, NULL);
    case CRUMB_MILDRED_EXAMPLE_GROUP:
      mine = crumb_mildred_example_group (example, 0);
      theirs = crumb_mildred_example_group (example, 1);
      return crumb_words_mildred_group (example->card, &mine, &theirs, FALSE, example->laundry);
    case CRUMB_MILDRED_EXAMPLE_COOKIES:
      return crumb_words_mildred_cookies (example->black, example->gain, example->rules != NULL);
    case CRUMB_MILDRED_EXAMPLE_GAME:
      return words_for_game (example);
    case CRUMB_MILDRED_EXAMPLE_PICTURE:
      break;
    }
  g_return_val_if_reached (NULL);
}
