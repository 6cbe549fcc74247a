/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Moves of Cubbage as one line of text, so that a test is a row of a table. */

#include "cubbage-script.h"

#include <stdlib.h>
#include <string.h>

/* In the order of CrumbCubbageMove. */
static const char letters[CRUMB_CUBBAGE_N_MOVES + 1] = "frcltgsdmpe!xqj";

static bool
has_amount (unsigned what)
{
  return what == CRUMB_CUBBAGE_CLAIM || what == CRUMB_CUBBAGE_POINTS || what == CRUMB_CUBBAGE_PLAY_ON
         || what == CRUMB_CUBBAGE_ADJUST;
}

static CrumbMove
parse_move (char *word)
{
  CrumbMove move = { .seat = CRUMB_NO_SEAT };
  gsize length = strlen (word);
  const char *letter;

  if (word[length - 1] == '~')
    {
      move.open = true;
      word[length - 1] = '\0';
    }
  if (g_ascii_isdigit (*word))
    move.seat = (uint8_t) (*word++ - '0');

  letter = strchr (letters, *word++);
  g_assert_nonnull (letter);
  move.what = (uint8_t) (letter - letters);
  if (has_amount (move.what))
    move.amount = (int16_t) atoi (word);
  else
    g_assert_true (crumb_dice_parse (word, CRUMB_SIDES_MAX, &move.dice, NULL));
  return move;
}

GArray *
cubbage_script_parse (const char *script)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (CrumbMove));
  g_auto (GStrv) words = g_strsplit (script, " ", -1);

  for (unsigned i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      {
        CrumbMove move = parse_move (words[i]);

        g_array_append_val (moves, move);
      }
  return moves;
}

CrumbCubbage
cubbage_script_fold (const char *rules, const char *script)
{
  g_autoptr (GArray) moves = cubbage_script_parse (script);
  CrumbCubbageRules house_rules;
  CrumbCubbage game;

  g_assert_true (crumb_cubbage_rules_parse (rules, &house_rules, NULL));
  game = crumb_cubbage_start (&house_rules);
  for (unsigned i = 0; i < moves->len; i++)
    {
      CrumbRefusal refusal;

      if (!crumb_cubbage_apply (&game, &g_array_index (moves, CrumbMove, i), &refusal))
        g_error ("Move %u of \"%s\" was refused: %d", i, script, (int) refusal.reason);
    }
  return game;
}

static bool
can_be_written (const CrumbDice *dice)
{
  for (unsigned i = 0; i < dice->count && i < CRUMB_DICE_MAX; i++)
    if (dice->dice[i].face > CRUMB_SIDES_MAX || dice->dice[i].colour > CRUMB_COLOURS)
      return false;
  return dice->count <= CRUMB_DICE_MAX;
}

char *
cubbage_script_format (const CrumbMove moves[], gsize n)
{
  GString *script = g_string_new (NULL);

  for (gsize i = 0; i < n; i++)
    {
      const CrumbMove *move = &moves[i];
      char dice[CRUMB_DICE_TEXT_MAX];

      if (i > 0)
        g_string_append_c (script, ' ');
      if (move->seat != CRUMB_NO_SEAT)
        g_string_append_printf (script, "%u", move->seat);
      g_string_append_c (script, move->what < CRUMB_CUBBAGE_N_MOVES ? letters[move->what] : '?');
      if (has_amount (move->what))
        g_string_append_printf (script, "%d", move->amount);
      else if (can_be_written (&move->dice))
        g_string_append (script, crumb_dice_format (&move->dice, dice));
      else
        g_string_append (script, "(garbage)");
      if (move->open)
        g_string_append_c (script, '~');
    }
  return g_string_free (script, FALSE);
}

char *
cubbage_script_describe (const CrumbCubbage *game)
{
  CrumbCubbageExpect expect = crumb_cubbage_expect (game);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%d-%d ", game->scores.totals[0], game->scores.totals[1]);
  if (game->phase == CRUMB_CUBBAGE_AT_OVER)
    {
      g_string_append (text, game->scores.ended_early ? "early " : "over ");
      for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
        if (crumb_seats_has (game->scores.winners, seat))
          g_string_append_printf (text, "%u", seat);
      return g_string_free (text, FALSE);
    }

  if (expect.seat != CRUMB_NO_SEAT)
    g_string_append_printf (text, "%u", expect.seat);
  g_string_append_c (text, letters[expect.what]);
  if (game->phase == CRUMB_CUBBAGE_AT_PLAY && expect.what != CRUMB_CUBBAGE_POINTS)
    g_string_append_printf (text, "%u", expect.total);
  if (game->phase == CRUMB_CUBBAGE_AT_PLAY && game->held != 0)
    g_string_append_printf (text, "+%u", game->held);
  return g_string_free (text, FALSE);
}
