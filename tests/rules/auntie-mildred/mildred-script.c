/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Moves of Auntie Mildred's list as text, so that a test is a row of a table. */

#include "mildred-script.h"

#include <stdlib.h>
#include <string.h>

static unsigned
find_word (const char *word)
{
  for (unsigned what = 0; what < CRUMB_MILDRED_N_MOVES; what++)
    if (g_str_equal (crumb_auntie_mildred.moves[what].word, word))
      return what;
  g_error ("There is no move “%s”.", word);
}

CrumbMove
mildred_script_parse (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  CrumbMove move = { .what = (uint8_t) find_word (words[0]), .seat = CRUMB_NO_SEAT };

  for (unsigned i = 1; words[i] != NULL; i++)
    if (words[i][0] == '=')
      move.amount = (int16_t) atoi (words[i] + 1);
    else if (g_str_equal (words[i], "~"))
      move.open = true;
    else if (i == 1)
      move.seat = (uint8_t) atoi (words[i]);
    else
      g_assert_true (crumb_dice_parse (words[i], CRUMB_SIDES_MAX, &move.dice, NULL));
  return move;
}

CrumbMildred
mildred_script_fold (const char *rules, const char *script)
{
  g_auto (GStrv) moves = g_strsplit (script, ", ", -1);
  CrumbMildredRules agreed;
  CrumbMildred game;

  g_assert_true (crumb_rule_book_parse (&crumb_mildred_rule_book, rules, &agreed, NULL));
  game = crumb_mildred_start (&agreed, 0);
  for (unsigned i = 0; moves[i] != NULL && *moves[i] != '\0'; i++)
    {
      CrumbMove move = mildred_script_parse (moves[i]);
      CrumbRefusal refusal;

      if (!crumb_mildred_apply (&game, &move, &refusal))
        g_error ("“%s” of “%s” was refused: %d", moves[i], script, (int) refusal.reason);
    }
  return game;
}

char *
mildred_script_format (const CrumbMove moves[], gsize n)
{
  GString *script = g_string_new (NULL);

  for (gsize i = 0; i < n; i++)
    {
      const CrumbMove *move = &moves[i];

      g_string_append_printf (
          script, "%s%s %u ", i > 0 ? ", " : "",
          move->what < CRUMB_MILDRED_N_MOVES ? crumb_auntie_mildred.moves[move->what].word : "(garbage)", move->seat);
      for (unsigned die = 0; die < move->dice.count && die < CRUMB_DICE_MAX; die++)
        g_string_append_c (script,
                           move->dice.dice[die].face == 0 ? '?' : (char) ('0' + move->dice.dice[die].face % 10));
      g_string_append_printf (script, " =%d%s", move->amount, move->open ? " ~" : "");
    }
  return g_string_free (script, FALSE);
}

static void
append_faces (GString *text, const char *before, const uint8_t faces[], unsigned n)
{
  if (n == 0)
    return;
  g_string_append_printf (text, " %s", before);
  for (unsigned i = 0; i < n; i++)
    g_string_append_c (text, faces[i] == 0 ? '?' : (char) ('0' + faces[i]));
}

static void
append_slots (GString *text, const char *before, unsigned slots)
{
  uint8_t faces[CRUMB_MILDRED_SLOTS_MAX];
  unsigned n = 0;

  for (uint8_t slot = 1; slot <= CRUMB_MILDRED_SLOTS_MAX; slot++)
    if ((slots >> (slot - 1) & 1) != 0)
      faces[n++] = slot;
  append_faces (text, before, faces, n);
}

static void
append_number (GString *text, const char *before, unsigned number)
{
  if (number > 0)
    g_string_append_printf (text, " %s%u", before, number);
}

static void
append_seat (GString *text, const CrumbMildredSeat *seat)
{
  static const char *const sets[] = { "L", "I", "C", "K" };

  g_string_append (text, " |");
  append_faces (text, "p", seat->pool.faces, seat->pool.n);
  append_number (text, "u", seat->used);
  append_number (text, "m", seat->modify);
  append_slots (text, "P", seat->prank);
  append_slots (text, "D", seat->dodge);
  for (unsigned i = 0; i < CRUMB_MILDRED_SETS; i++)
    {
      append_faces (text, sets[i], seat->sets[i].levels, seat->sets[i].n);
      if (seat->sets[i].turned)
        g_string_append_c (text, '*');
    }
  for (unsigned i = 0; i < CRUMB_MILDRED_CARDS; i++)
    {
      g_autofree char *card = g_strdup_printf ("g%u:", CRUMB_MILDRED_FULL_HOUSE + i);

      append_faces (text, card, seat->groups[i].faces, seat->groups[i].n);
    }
  append_number (text, "v", seat->victory);
  append_number (text, "b", seat->black > 1 ? seat->black : 0);
}

char *
mildred_script_describe (const CrumbMildred *game)
{
  static const char *const phases[] = { "start", "wakeup", "action" };
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%d-%d ", game->scores.totals[0], game->scores.totals[1]);
  if (game->scores.over)
    g_string_append_printf (text, "over %u", crumb_seats_first (game->scores.winners));
  else if (game->phase == CRUMB_MILDRED_AT_START)
    g_string_append (text, "start");
  else
    g_string_append_printf (text, "%u%s", game->active, phases[game->phase]);
  append_number (text, "source", game->source);
  append_number (text, "due", game->due);
  for (unsigned seat = 0; seat < CRUMB_MILDRED_SEATS; seat++)
    append_seat (text, &game->seats[seat]);
  return g_string_free (text, FALSE);
}
