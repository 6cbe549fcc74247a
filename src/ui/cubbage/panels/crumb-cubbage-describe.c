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
  gboolean counted =
      game->phase == CRUMB_CUBBAGE_AT_COUNT || game->deals[crumb_cubbage_shown_deal (game)].n_counted > 0;

  if (game->phase == CRUMB_CUBBAGE_AT_OVER)
    return;
  /* As many as are rolled, so that nothing moves between roll and play. Hands that are counted lie in the middle, with
   * all the room that there is. */
  place->slots = counted ? 0 : CRUMB_CUBBAGE_ROLLED;
  if (place->asked && expect.what == CRUMB_CUBBAGE_ROLL)
    add_entered (place, &expect);
  else if (place->asked && expect.what == CRUMB_CUBBAGE_TO_CRIB && deal->n_rolled[seat] > 0)
    add_rolled (place, deal, seat, expect.dice);
  else if (place->asked && expect.what == CRUMB_CUBBAGE_TO_CRIB)
    add_entered (place, &expect);
  else if (!counted)
    add_kept (place, game, deal, seat);
}

void
crumb_cubbage_describe (CrumbGame *game, guint n_moves, gconstpointer state, guint seat, CrumbPlace *place)
{
  const CrumbCubbage *cubbage = state;
  gboolean over = cubbage->phase == CRUMB_CUBBAGE_AT_OVER;
  CrumbCubbageExpect expect = crumb_cubbage_expect (cubbage);

  place->asked = !over && expect.seat == seat;
  /* Whoever has the first crib; later, whose die comes though it isn't their turn. */
  place->taps =
      !over
      && (expect.what == CRUMB_CUBBAGE_FIRST_CRIB
          || (cubbage->phase == CRUMB_CUBBAGE_AT_PLAY && expect.seat != seat && expect.seat != CRUMB_NO_SEAT));
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

/* What is counted is drawn, combination by combination: only what it brought is said, and to whom. All of it is said
 * where the table insisted. Once the winner is told, only the count that won is. */
static void
say_count (const CrumbCubbage *before, const CrumbCubbage *after, const char *const names[], CrumbSaying *saying)
{
  const CrumbCubbageDeal *was = crumb_cubbage_deal (before);
  const CrumbCubbageDeal *is = &after->deals[was - before->deals];
  gboolean goes_on = after->scores.round == before->scores.round && after->phase != CRUMB_CUBBAGE_AT_OVER;
  g_autoptr (GStrvBuilder) counts = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  g_autofree char *counted = NULL;

  for (guint which = after->phase == CRUMB_CUBBAGE_AT_OVER ? is->n_counted - 1u : was->n_counted; which < is->n_counted;
       which++)
    {
      g_autofree char *missed =
          before->overrule ? NULL : crumb_words_cubbage_missed (after, is, (CrumbCubbageCounted) which, names);

      g_strv_builder_take (counts, before->overrule
                                       ? crumb_words_cubbage_counted (after, is, (CrumbCubbageCounted) which, names)
                                       : crumb_words_cubbage_scored_for (is, (CrumbCubbageCounted) which, names));
      if (goes_on)
        saying->reason = g_steal_pointer (&missed);
      else if (missed != NULL)
        g_strv_builder_add (counts, missed);
    }
  all = g_strv_builder_end (counts);
  counted = g_strjoinv (C_ ("between sentences", " "), all);
  if (after->scores.round == before->scores.round || after->phase == CRUMB_CUBBAGE_AT_OVER)
    {
      saying->headline = g_steal_pointer (&counted);
      return;
    }
  saying->headline = crumb_game_words_round (&crumb_cubbage, after, before->scores.round, names);
  saying->reason = crumb_words_cubbage_tie (after);
  if (saying->reason == NULL && after->rules.count != CRUMB_CUBBAGE_COUNT_REFEREE)
    saying->reason = g_steal_pointer (&counted);
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

/* Why somebody got or lost points besides the dice. */
static void
add_reason (CrumbGame *game, guint n, CrumbSaying *saying)
{
  if (crumb_game_get_move (game, n)->what == CRUMB_CUBBAGE_ADJUST && saying->reason == NULL)
    saying->reason = g_strdup (crumb_game_get_why (game, n));
}

/* Whoever has won is told first, then what won it, or what the deal brought. */
static void
say_result (const CrumbCubbage *game, const char *const names[], CrumbSaying *saying)
{
  g_free (saying->reason);
  saying->reason = g_steal_pointer (&saying->headline);
  if (saying->reason == NULL && !game->scores.ended_early && game->scores.n_rounds > 0)
    saying->reason = crumb_game_words_round (&crumb_cubbage, game, game->scores.n_rounds - 1u, names);
  saying->headline = crumb_game_words_result (&crumb_cubbage, game, names);
}

void
crumb_cubbage_say (CrumbGame *game, guint n_moves, gconstpointer state, CrumbSaying *saying)
{
  guint oldest = n_moves > OPEN_MOVES_MAX ? n_moves - OPEN_MOVES_MAX : 0;
  CrumbCubbage after = *(const CrumbCubbage *) state, now;
  const char *names[CRUMB_SEATS_MAX];

  /* While what was counted is shown part by part, the parts speak for themselves. */
  crumb_game_state_after (game, n_moves, &now);
  if (memcmp (now.scores.totals, after.scores.totals, sizeof now.scores.totals) != 0)
    return;

  crumb_people_get_names (game, names);
  for (guint at = n_moves; at > oldest && saying->headline == NULL; at--)
    {
      CrumbCubbage before;

      crumb_game_state_after (game, at - 1, &before);
      say_move (&before, crumb_game_get_move (game, at - 1), &after, names, saying);
      add_reason (game, at - 1, saying);
      if (before.overrule && saying->headline != NULL)
        say_insisted (game, at - 1, &before, names, saying);
      after = before;
    }
  if (((const CrumbCubbage *) state)->phase == CRUMB_CUBBAGE_AT_OVER)
    say_result (state, names, saying);
}
