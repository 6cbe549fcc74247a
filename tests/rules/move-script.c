/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Moves as one line of text, so that a test is a row of a table. */

#include "move-script.h"

#include <stdlib.h>
#include <string.h>

static CrumbMove
parse_move (const MoveScript *script, char *word)
{
  CrumbMove move = { .seat = CRUMB_NO_SEAT };
  gsize length = strlen (word);
  const char *letter;

  if (word[length - 1] == '~' || (script->asked != 0 && word[length - 1] == '*'))
    {
      move.open = true;
      move.amount = word[length - 1] == '*' ? script->asked : 0;
      word[length - 1] = '\0';
    }
  if (g_ascii_isdigit (*word))
    move.seat = (uint8_t) (*word++ - '0');

  letter = strchr (script->letters, *word++);
  g_assert_nonnull (letter);
  move.what = (uint8_t) (letter - script->letters);
  if (script->amounts >> move.what & 1u)
    move.amount = (int16_t) atoi (word);
  else
    g_assert_true (crumb_dice_parse (word, CRUMB_SIDES_MAX, &move.dice, NULL));
  return move;
}

GArray *
move_script_parse (const MoveScript *script, const char *text)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (CrumbMove));
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (unsigned i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      {
        CrumbMove move = parse_move (script, words[i]);

        g_array_append_val (moves, move);
      }
  return moves;
}

void
move_script_fold (const CrumbGameKind *kind, gpointer state, GArray *moves, const char *text)
{
  for (unsigned i = 0; i < moves->len; i++)
    {
      CrumbRefusal refusal;

      if (!kind->apply (state, &g_array_index (moves, CrumbMove, i), &refusal))
        g_error ("Move %u of \"%s\" was refused: %d", i, text, (int) refusal.reason);
    }
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
move_script_format (const MoveScript *script, const CrumbMove moves[], gsize n)
{
  GString *text = g_string_new (NULL);
  gsize n_letters = strlen (script->letters);

  for (gsize i = 0; i < n; i++)
    {
      const CrumbMove *move = &moves[i];
      char dice[CRUMB_DICE_TEXT_MAX];

      if (i > 0)
        g_string_append_c (text, ' ');
      if (move->seat != CRUMB_NO_SEAT)
        g_string_append_printf (text, "%u", move->seat);
      g_string_append_c (text, move->what < n_letters ? script->letters[move->what] : '?');
      if (move->what < n_letters && (script->amounts >> move->what & 1u))
        g_string_append_printf (text, "%d", move->amount);
      else if (can_be_written (&move->dice))
        g_string_append (text, crumb_dice_format (&move->dice, dice));
      else
        g_string_append (text, "(garbage)");
      if (move->open)
        g_string_append_c (text, script->asked != 0 && move->amount == script->asked ? '*' : '~');
    }
  return g_string_free (text, FALSE);
}
