/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Moves of Cubbage as one line of text, so that a test is a row of a table. */

#include "cubbage-script.h"

#include "move-script.h"

/* In the order of CrumbCubbageMove. */
static const MoveScript moves_of_cubbage = {
  .letters = "frcltgsdmpe!xqj",
  .amounts = UINT32_C (1) << CRUMB_CUBBAGE_CLAIM | UINT32_C (1) << CRUMB_CUBBAGE_POINTS
             | UINT32_C (1) << CRUMB_CUBBAGE_PLAY_ON | UINT32_C (1) << CRUMB_CUBBAGE_ADJUST,
};

GArray *
cubbage_script_parse (const char *script)
{
  return move_script_parse (&moves_of_cubbage, script);
}

CrumbCubbage
cubbage_script_fold (const char *rules, const char *script)
{
  g_autoptr (GArray) moves = cubbage_script_parse (script);
  CrumbCubbageRules house_rules;
  CrumbCubbage game;

  g_assert_true (crumb_rule_book_parse (&crumb_cubbage_rule_book, rules, &house_rules, NULL));
  game = crumb_cubbage_start (&house_rules);
  move_script_fold (&crumb_cubbage, &game, moves, script);
  return game;
}

char *
cubbage_script_format (const CrumbMove moves[], gsize n)
{
  return move_script_format (&moves_of_cubbage, moves, n);
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
  g_string_append_c (text, moves_of_cubbage.letters[expect.what]);
  if (game->phase == CRUMB_CUBBAGE_AT_PLAY && expect.what != CRUMB_CUBBAGE_POINTS)
    g_string_append_printf (text, "%u", expect.total);
  if (game->phase == CRUMB_CUBBAGE_AT_PLAY && game->held != 0)
    g_string_append_printf (text, "+%u", game->held);
  return g_string_free (text, FALSE);
}
