/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a state of Cubbage means for the place of each seat, and what was settled last. */

#include "crumb-config.h"

#include "crumb-cubbage-describe.h"

#include "crumb-cubbage-ruled.h"
#include "ui/people/crumb-people.h"

#include "words/crumb-game-words.h"
#include "words/cubbage/crumb-words-cubbage-rule.h"
#include "words/cubbage/crumb-words-cubbage.h"

#include <glib/gi18n.h>

/* No more moves are entered without settling anything. */
#define OPEN_MOVES_MAX 8

/* Dice that are being entered, with room for those to come. */
static void
add_entered (CrumbPlace *place, const CrumbCubbageExpect *expect)
{
  crumb_place_add_dice (place, &expect->dice, CRUMB_DIE_PLAIN);
  crumb_place_add_awaited (place, expect->max - expect->dice.count);
}

/* What the seat rolled: what goes to the crib is faint. */
static void
add_rolled (CrumbPlace *place, const CrumbCubbageDeal *deal, guint seat, CrumbDice pushed)
{
  for (guint i = 0; i < deal->n_rolled[seat]; i++)
    {
      CrumbDie die = { .face = deal->rolled[seat][i] };
      gboolean goes = crumb_dice_remove (&pushed, die);

      crumb_place_add_die (place, die, goes ? CRUMB_DIE_FAINT : CRUMB_DIE_PLAIN);
    }
}

/* What the seat laid in this deal, faint, and what it has left. */
static void
add_kept (CrumbPlace *place, const CrumbCubbage *game, const CrumbCubbageDeal *deal, guint seat)
{
  CrumbDice left = crumb_cubbage_left (game, seat);

  for (guint i = 0; i < deal->n_laid; i++)
    if (deal->laid[i].seat == seat)
      crumb_place_add_die (place, (CrumbDie) { .face = deal->laid[i].face }, CRUMB_DIE_FAINT);
  crumb_place_add_dice (place, &left, CRUMB_DIE_PLAIN);
}

static void
add_dice (CrumbPlace *place, const CrumbCubbage *game, guint seat)
{
  const CrumbCubbageDeal *deal = crumb_cubbage_deal (game);
  CrumbCubbageExpect expect = crumb_cubbage_expect (game);

  /* As many as are rolled, so that nothing moves between roll and play. */
  place->slots = CRUMB_CUBBAGE_ROLLED;
  if (game->phase == CRUMB_CUBBAGE_AT_OVER)
    return;
  if (place->asked && (expect.what == CRUMB_CUBBAGE_ROLL || expect.what == CRUMB_CUBBAGE_CRIB_DICE))
    add_entered (place, &expect);
  else if (place->asked && expect.what == CRUMB_CUBBAGE_TO_CRIB && deal->n_rolled[seat] > 0)
    add_rolled (place, deal, seat, expect.dice);
  else if (place->asked && expect.what == CRUMB_CUBBAGE_TO_CRIB)
    add_entered (place, &expect);
  else
    add_kept (place, game, deal, seat);
}

void
crumb_cubbage_describe (CrumbGame *game, guint n_moves, gconstpointer state, guint seat, CrumbPlace *place)
{
  const CrumbCubbage *cubbage = state;
  gboolean over = cubbage->phase == CRUMB_CUBBAGE_AT_OVER;
  CrumbCubbageExpect expect = crumb_cubbage_expect (cubbage);

  place->asked = !over && expect.seat == seat;
  place->taps = !over && expect.what == CRUMB_CUBBAGE_FIRST_CRIB;
  place->won = crumb_seats_has (cubbage->scores.winners, seat);
  /* The pegs show it. */
  place->share = -1;
  if (!over && crumb_cubbage_deal (cubbage)->crib == seat)
    place->badge = g_strdup (C_ ("badge", "Crib"));
  add_dice (place, cubbage, seat);
}

static char *
rule_of (const CrumbCubbage *game, const CrumbCubbageRuled *ruled)
{
  CrumbCubbageCount count;

  if (ruled->is_play)
    return crumb_words_cubbage_die_rule ((CrumbCubbageRun) game->rules.run, ruled->dice, ruled->n, ruled->last);
  count = crumb_cubbage_count_hand (ruled->dice, ruled->n);
  return crumb_words_cubbage_count_rule (&count);
}

/* What is counted is drawn, combination by combination: only what a deal brought is said, and what somebody claimed. */
static void
say_count (const CrumbCubbage *before, const CrumbCubbage *after, const char *const names[], CrumbSaying *saying)
{
  const CrumbCubbageDeal *was = crumb_cubbage_deal (before);
  const CrumbCubbageDeal *is = &after->deals[was - before->deals];
  gboolean over = after->scores.round > before->scores.round;
  char *counted = crumb_words_cubbage_counted (after, is, (CrumbCubbageCounted) was->n_counted, names);

  saying->headline = over ? crumb_game_words_round (&crumb_cubbage, after, before->scores.round, names) : counted;
  if (over && after->rules.count != CRUMB_CUBBAGE_COUNT_REFEREE)
    saying->reason = counted;
  else if (over)
    g_free (counted);
}

static void
say_move (const CrumbCubbage *before, const CrumbMove *move, const CrumbCubbage *after, const char *const names[],
          CrumbSaying *saying)
{
  CrumbCubbageRuled ruled;
  g_autofree char *rule = NULL;

  if (!crumb_cubbage_ruled_read (before, after, &ruled))
    {
      saying->headline = crumb_words_cubbage_headline (before, move, after, names, &saying->reason);
      return;
    }
  if (ruled.is_play)
    saying->headline = crumb_words_cubbage_headline (before, move, after, names, &saying->reason);
  else
    say_count (before, after, names, saying);
  rule = rule_of (after, &ruled);
  saying->rule = g_intern_string (rule);
  saying->large = TRUE;
}

/* What the table insisted on comes before what came of it. */
static void
say_insisted (CrumbGame *game, guint n, const CrumbCubbage *before, const char *const names[], CrumbSaying *saying)
{
  const CrumbMove *move = crumb_game_get_move (game, n);
  g_autofree char *headline = g_steal_pointer (&saying->headline);
  g_autofree char *reason = g_steal_pointer (&saying->reason);
  guint insists = n;

  while (insists > 0 && crumb_game_get_move (game, insists)->what != CRUMB_CUBBAGE_OVERRULE)
    insists--;
  saying->headline = crumb_words_cubbage_insisted (before, move, crumb_game_get_why (game, insists), names);
  saying->reason = g_strjoin (" ", headline, reason, NULL);
}

/* Whoever has won is told first, then what won it. */
static void
say_result (const CrumbCubbage *game, const char *const names[], CrumbSaying *saying)
{
  g_autofree char *last = g_steal_pointer (&saying->headline);

  g_free (saying->reason);
  saying->reason = g_steal_pointer (&last);
  saying->headline = crumb_game_words_result (&crumb_cubbage, game, names);
}

void
crumb_cubbage_say (CrumbGame *game, guint n_moves, gconstpointer state, CrumbSaying *saying)
{
  guint oldest = n_moves > OPEN_MOVES_MAX ? n_moves - OPEN_MOVES_MAX : 0;
  CrumbCubbage after = *(const CrumbCubbage *) state;
  const char *names[CRUMB_SEATS_MAX];

  crumb_people_get_names (game, names);
  for (guint at = n_moves; at > oldest && saying->headline == NULL; at--)
    {
      CrumbCubbage before;

      crumb_game_state_after (game, at - 1, &before);
      say_move (&before, crumb_game_get_move (game, at - 1), &after, names, saying);
      if (before.overrule && saying->headline != NULL)
        say_insisted (game, at - 1, &before, names, saying);
      after = before;
    }
  if (((const CrumbCubbage *) state)->phase == CRUMB_CUBBAGE_AT_OVER)
    say_result (state, names, saying);
}
