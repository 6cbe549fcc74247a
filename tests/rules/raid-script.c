/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Moves of Cookie Raid as one line of text, so that a test is a row of a table. */

#include "raid-script.h"

#include <stdlib.h>
#include <string.h>

/* In the order of CrumbRaidMove. */
static const char letters[CRUMB_RAID_N_MOVES + 1] = "pbrwtlvhcone!jqsxgu";

static bool
has_amount (unsigned what)
{
  return what == CRUMB_RAID_COOKIES || what == CRUMB_RAID_JOIN || what == CRUMB_RAID_ORDER || what == CRUMB_RAID_PLAY_ON
         || what == CRUMB_RAID_TARGET || what == CRUMB_RAID_ROUNDS;
}

static CrumbMove
parse_move (char *word)
{
  CrumbMove move = { .seat = CRUMB_NO_SEAT };
  gsize length = strlen (word);
  const char *letter;

  if (word[length - 1] == '~' || word[length - 1] == '*')
    {
      move.open = true;
      move.amount = word[length - 1] == '*' ? CRUMB_RAID_ASKED : 0;
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
raid_script_parse (const char *script)
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

CrumbRaid
raid_script_fold (const char *rules, unsigned seats, const char *script)
{
  g_autoptr (GArray) moves = raid_script_parse (script);
  CrumbHouseRules house_rules;
  CrumbRaid raid;

  g_assert_true (crumb_house_rules_parse (rules, &house_rules, NULL));
  raid = crumb_raid_start (&house_rules, seats, 0);
  for (unsigned i = 0; i < moves->len; i++)
    {
      CrumbRefusal refusal;

      if (!crumb_raid_apply (&raid, &g_array_index (moves, CrumbMove, i), &refusal))
        g_error ("move %u of \"%s\" was refused: %d", i, script, refusal.reason);
    }
  return raid;
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
raid_script_format (const CrumbMove moves[], gsize n)
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
      g_string_append_c (script, move->what < CRUMB_RAID_N_MOVES ? letters[move->what] : '?');
      if (has_amount (move->what))
        g_string_append_printf (script, "%d", move->amount);
      else if (can_be_written (&move->dice))
        g_string_append (script, crumb_dice_format (&move->dice, dice));
      else
        g_string_append (script, "(garbage)");
      if (move->open)
        g_string_append_c (script, move->what == CRUMB_RAID_HAND && move->amount == CRUMB_RAID_ASKED ? '*' : '~');
    }
  return g_string_free (script, FALSE);
}
