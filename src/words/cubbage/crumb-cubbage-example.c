/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Runs examples through the rules that judge games. What they should come to is in the example only. */

#include "crumb-cubbage-example.h"

#include "crumb-words-cubbage-count.h"
#include "crumb-words-cubbage-private.h"

#include <glib/gi18n.h>

gboolean
crumb_cubbage_example_is_judged (gconstpointer of)
{
  const CrumbCubbageExample *example = of;
  return example->kind != CRUMB_CUBBAGE_EXAMPLE_PICTURE;
}

static CrumbCubbageRules
rules_of (const CrumbCubbageExample *example)
{
  CrumbCubbageRules rules = crumb_cubbage_rules_default ();

  if (example->rules != NULL && !crumb_rule_book_parse (&crumb_cubbage_rule_book, example->rules, &rules, NULL))
    g_warn_if_reached ();
  return rules;
}

unsigned
crumb_cubbage_example_faces (const CrumbCubbageExample *example, unsigned row, uint8_t faces[CRUMB_DICE_MAX])
{
  CrumbDice dice = { 0 };

  if (!crumb_dice_parse (example->dice[row], CRUMB_CUBBAGE_SIDES, &dice, NULL))
    g_warn_if_reached ();
  for (unsigned i = 0; i < dice.count; i++)
    faces[i] = dice.dice[i].face;
  return dice.count;
}

/* Reads a move: its word, its seat if it has one, and its dice or its amount. */
static CrumbMove
read_move (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  CrumbMove move = { .seat = CRUMB_NO_SEAT };
  guint n = g_strv_length (words);

  while (move.what < CRUMB_CUBBAGE_N_MOVES && !g_str_equal (crumb_cubbage.moves[move.what].word, words[0]))
    move.what++;
  if (n > 1 && move.what != CRUMB_CUBBAGE_STARTER && move.what != CRUMB_CUBBAGE_CRIB_DICE)
    move.seat = (uint8_t) (words[1][0] - '0');
  if ((crumb_cubbage.moves[move.what].traits & CRUMB_MOVE_AMOUNT) != 0)
    move.amount = (int16_t) g_ascii_strtoll (words[n - 1], NULL, 10);
  else if (n > 2 || (n == 2 && move.seat == CRUMB_NO_SEAT))
    crumb_dice_parse (words[n - 1], CRUMB_CUBBAGE_SIDES, &move.dice, NULL);
  return move;
}

/* Plays all moves; @before is the game before the last one, @last is that one. */
static CrumbCubbage
play (const CrumbCubbageExample *example, CrumbCubbage *before, CrumbMove *last)
{
  g_auto (GStrv) moves = g_strsplit (example->moves, ", ", -1);
  CrumbCubbageRules rules = rules_of (example);
  CrumbCubbage game = crumb_cubbage_start (&rules);

  for (guint i = 0; moves[i] != NULL; i++)
    {
      CrumbRefusal refusal;

      *before = game;
      *last = read_move (moves[i]);
      if (!crumb_cubbage_apply (&game, last, &refusal))
        g_warning ("An example has a move that the rules refuse: %s", moves[i]);
    }
  return game;
}

CrumbCubbage
crumb_cubbage_example_game (const CrumbCubbageExample *example)
{
  CrumbCubbage before;
  CrumbMove last;

  return play (example, &before, &last);
}

/* What the last die of the play scores, or all of them together. */
static int
play_points (const CrumbCubbageExample *example)
{
  CrumbCubbageRun run = (CrumbCubbageRun) rules_of (example).run;
  uint8_t faces[CRUMB_DICE_MAX];
  unsigned n = crumb_cubbage_example_faces (example, 0, faces);
  int points = 0;

  for (unsigned i = example->kind == CRUMB_CUBBAGE_EXAMPLE_DIE ? n : 1; i <= n; i++)
    points += crumb_cubbage_count_die (run, faces, i, example->last && i == n).points;
  return points;
}

static gboolean
game_agrees (const CrumbCubbageExample *example)
{
  CrumbCubbage game = crumb_cubbage_example_game (example);
  gboolean over = game.phase == CRUMB_CUBBAGE_AT_OVER;

  return game.scores.totals[0] == example->points[0] && game.scores.totals[1] == example->points[1]
         && game.scores.winners == example->winners && (over || crumb_cubbage_expect (&game).seat == example->next);
}

gboolean
crumb_cubbage_example_agrees (gconstpointer of)
{
  const CrumbCubbageExample *example = of;
  uint8_t faces[CRUMB_DICE_MAX];

  switch (example->kind)
    {
    case CRUMB_CUBBAGE_EXAMPLE_COUNT:
      return crumb_cubbage_example_faces (example, 0, faces) == CRUMB_CUBBAGE_HAND
             && (int) crumb_cubbage_hand_points (faces, CRUMB_CUBBAGE_HAND) == example->points[0];
    case CRUMB_CUBBAGE_EXAMPLE_DIE:
    case CRUMB_CUBBAGE_EXAMPLE_PLAY:
      return play_points (example) == example->points[0];
    case CRUMB_CUBBAGE_EXAMPLE_GAME:
      return game_agrees (example);
    case CRUMB_CUBBAGE_EXAMPLE_PICTURE:
      break;
    }
  g_return_val_if_reached (FALSE);
}

const char *const *
crumb_cubbage_example_names (const CrumbCubbageExample *example)
{
  static const char *names[CRUMB_CUBBAGE_SEATS];
  CrumbCubbageRules rules = rules_of (example);

  /* Translators: short names of players in examples. */
  names[0] = C_ ("player", "Ana");
  names[1] = rules.table == CRUMB_CUBBAGE_SOLO ? C_ ("player", "Opponent") : C_ ("player", "Ben");
  return names;
}

/* "Ana: 1 point. Ben: 0 points. Ana is next." */
static char *
words_for_expected_game (const CrumbCubbageExample *example)
{
  const char *const *names = crumb_cubbage_example_names (example);
  g_autoptr (GString) said = g_string_new (NULL);

  for (unsigned seat = 0; seat < CRUMB_CUBBAGE_SEATS; seat++)
    {
      g_autofree char *points = crumb_neutral_points (example->points[seat]);

      /* Translators: a name and what that player has, as in “Ana: 6 points.” */
      crumb_words_cubbage_say (said, g_strdup_printf (_ ("%1$s: %2$s."), names[seat], points));
    }
  if (example->winners != 0)
    /* Translators: %s is a name. */
    crumb_words_cubbage_say (said, g_strdup_printf (_ ("%s wins."), names[crumb_seats_first (example->winners)]));
  else if (example->next < CRUMB_CUBBAGE_SEATS)
    /* Translators: %s is a name. */
    crumb_words_cubbage_say (said, g_strdup_printf (_ ("%s is next."), names[example->next]));
  return crumb_words_cubbage_join (said);
}

char *
crumb_cubbage_example_expected (gconstpointer of)
{
  const CrumbCubbageExample *example = of;
  switch (example->kind)
    {
    case CRUMB_CUBBAGE_EXAMPLE_COUNT:
    case CRUMB_CUBBAGE_EXAMPLE_DIE:
    case CRUMB_CUBBAGE_EXAMPLE_PLAY:
      return crumb_neutral_points (example->points[0]);
    case CRUMB_CUBBAGE_EXAMPLE_GAME:
      return words_for_expected_game (example);
    case CRUMB_CUBBAGE_EXAMPLE_PICTURE:
      break;
    }
  g_return_val_if_reached (NULL);
}

static char *
words_for_game (const CrumbCubbageExample *example)
{
  CrumbCubbage before, game;
  CrumbMove last;

  game = play (example, &before, &last);
  return crumb_words_cubbage_move (&before, &last, &game, crumb_cubbage_example_names (example));
}

char *
crumb_cubbage_example_ruling (gconstpointer of)
{
  const CrumbCubbageExample *example = of;
  CrumbCubbageRun run = (CrumbCubbageRun) rules_of (example).run;
  uint8_t faces[CRUMB_DICE_MAX];
  unsigned n = example->kind != CRUMB_CUBBAGE_EXAMPLE_GAME ? crumb_cubbage_example_faces (example, 0, faces) : 0;

  switch (example->kind)
    {
    case CRUMB_CUBBAGE_EXAMPLE_COUNT:
      return crumb_words_cubbage_count (faces);
    case CRUMB_CUBBAGE_EXAMPLE_DIE:
      return crumb_words_cubbage_die (run, faces, n, example->last);
    case CRUMB_CUBBAGE_EXAMPLE_PLAY:
      return crumb_words_cubbage_line (run, faces, n, example->last);
    case CRUMB_CUBBAGE_EXAMPLE_GAME:
      return words_for_game (example);
    case CRUMB_CUBBAGE_EXAMPLE_PICTURE:
      break;
    }
  g_return_val_if_reached (NULL);
}
