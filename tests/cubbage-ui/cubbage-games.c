/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games of Cubbage in a record of the test's own. */

#include "cubbage-games.h"

void
cubbage_play (CrumbGame *game, const char *script)
{
  g_autoptr (GArray) moves = cubbage_script_parse (script);

  for (guint i = 0; i < moves->len; i++)
    {
      g_autoptr (GError) error = NULL;
      CrumbRefusal refusal;
      gboolean played = crumb_game_play (game, &g_array_index (moves, CrumbMove, i), &refusal, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (refusal.reason, ==, CRUMB_REFUSAL_NONE);
      g_assert_true (played);
    }
}

CrumbGame *
cubbage_new_game (CrumbStore *store, const char *rules, const char *script)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  g_autoptr (GError) error = NULL;
  CrumbGame *game;

  g_ptr_array_add (seats, crumb_seat_new ("Ana", CRUMB_COLOUR_BLUE));
  g_ptr_array_add (seats, crumb_seat_new ("Ben <b>", CRUMB_COLOUR_ORANGE));
  game = crumb_store_new_game (store, &crumb_cubbage, rules, NULL, seats, 0, &error);
  g_assert_no_error (error);
  cubbage_play (game, script);
  return game;
}
