/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Seats for a new game, made of the names that were typed. No widgets. */

#include "crumb-seating.h"

#include "record/base/crumb-text.h"
#include "words/crumb-game-words.h"

#include <glib/gi18n.h>

static gboolean
is_empty (const CrumbSeatingRow *row)
{
  g_autofree char *name = g_strstrip (g_strdup (row->name));

  return name[0] == '\0';
}

CrumbSeatingProblem
crumb_seating_read (const CrumbSeatingRow rows[], guint n_rows, guint min, guint *row, GPtrArray **seats)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);

  *row = 0;
  if (seats != NULL)
    *seats = NULL;

  for (guint i = 0; i < n_rows; i++)
    {
      g_autofree char *name = crumb_seat_clean_name (rows[i].name);

      if (is_empty (&rows[i]))
        continue;

      *row = i;
      if (name == NULL)
        return CRUMB_SEATING_BAD_NAME;
      if (crumb_seating_has_name (rows, i, name))
        return CRUMB_SEATING_SAME_NAME;
      g_ptr_array_add (found, crumb_seat_new (name, rows[i].colour));
    }

  *row = 0;
  if (found->len < min)
    return CRUMB_SEATING_TOO_FEW;

  if (seats != NULL)
    *seats = g_steal_pointer (&found);
  return CRUMB_SEATING_FINE;
}

char *
crumb_seating_describe (CrumbSeatingProblem problem, guint min, const CrumbSeatingRow *row)
{
  g_autofree char *name = crumb_text_tell (row->name);

  switch (problem)
    {
    case CRUMB_SEATING_TOO_FEW:
      return g_strdup_printf (
          /* Translators: %u is how many players there have to be. */
          ngettext ("This game needs %u player. Type a name.", "This game needs %u players. Type their names.", min),
          min);

    case CRUMB_SEATING_BAD_NAME:
      return crumb_seat_explain_name (row->name);

    case CRUMB_SEATING_SAME_NAME:
      /* Translators: %s is a player's name */
      return g_strdup_printf (_ ("Two players are called %s. Change one of the names."), name);

    case CRUMB_SEATING_FINE:
      return g_strdup ("");
    }
  g_return_val_if_reached (NULL);
}

gboolean
crumb_seating_has_name (const CrumbSeatingRow rows[], guint n_rows, const char *name)
{
  g_autofree char *key = crumb_seat_exact_key (name);

  for (guint i = 0; i < n_rows; i++)
    {
      g_autofree char *other = crumb_seat_clean_name (rows[i].name);
      g_autofree char *other_key = other != NULL ? crumb_seat_exact_key (other) : NULL;

      if (g_strcmp0 (key, other_key) == 0)
        return TRUE;
    }

  return FALSE;
}

gboolean
crumb_seating_enter_starts (const CrumbSeatingRow rows[], guint n_rows, guint min, guint row)
{
  guint names = 0;

  for (guint i = 0; i < n_rows; i++)
    names += !is_empty (&rows[i]);

  return names >= min && (is_empty (&rows[row]) || row + 1 == n_rows);
}

CrumbColour
crumb_seating_give_colour (const CrumbSeatingRow rows[], guint n_rows, CrumbColour wanted)
{
  gboolean taken[CRUMB_N_COLOURS] = { FALSE };

  for (guint i = 0; i < n_rows; i++)
    taken[rows[i].colour] = TRUE;

  if (!taken[wanted])
    return wanted;

  for (guint colour = 0; colour < CRUMB_N_COLOURS; colour++)
    if (!taken[colour])
      return (CrumbColour) colour;

  return wanted;
}

/* The players who are still there, in the order in which they sit. */
static GPtrArray *
copy_seats (CrumbGame *game, CrumbSeats wanted)
{
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (game));
  GPtrArray *seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);

  for (guint at = 0; at < scores->n_seats; at++)
    if (crumb_seats_has (scores->playing & wanted, scores->order[at]))
      g_ptr_array_add (seats, crumb_seat_copy (crumb_game_get_seat (game, scores->order[at])));
  return seats;
}

GPtrArray *
crumb_seating_of_game (CrumbGame *game)
{
  return copy_seats (game, crumb_seats_all (CRUMB_SEATS_MAX));
}

GPtrArray *
crumb_seating_people_of_game (CrumbGame *game)
{
  return copy_seats (game, crumb_scores_of (crumb_game_get_state (game))->people);
}

/* Where people sit in the smallest game with these rules. */
static CrumbSeats
list_people (const CrumbGameKind *kind, const char *rules)
{
  g_autofree gpointer state = g_malloc (kind->state_size);

  if (!crumb_game_kind_start (kind, state, rules, kind->seats_min, 0))
    return crumb_seats_all (kind->seats_min);
  return crumb_scores_of (state)->people;
}

guint
crumb_seating_count_nobodies (const CrumbGameKind *kind, const char *rules)
{
  return kind->seats_min - crumb_seats_count (list_people (kind, rules));
}

void
crumb_seating_add_nobodies (GPtrArray *seats, const CrumbGameKind *kind, const char *rules)
{
  CrumbSeats people = list_people (kind, rules);
  CrumbSeatingRow rows[CRUMB_SEATS_MAX];

  for (guint seat = 0; seat < kind->seats_min; seat++)
    {
      if (crumb_seats_has (people, seat))
        continue;
      for (guint i = 0; i < seats->len; i++)
        rows[i].colour = ((const CrumbSeat *) seats->pdata[i])->colour;
      g_ptr_array_insert (seats, (int) seat,
                          crumb_seat_new (_ (crumb_game_words_of (kind)->nobody),
                                          crumb_seating_give_colour (rows, seats->len, CRUMB_COLOUR_ORANGE)));
    }
}

guint
crumb_seating_first_of_rematch (CrumbGame *game)
{
  const CrumbScores *scores = crumb_scores_of (crumb_game_get_state (game));
  guint n = crumb_seats_count (scores->playing);

  for (guint at = 0; at < n; at++)
    if (scores->order[at] == crumb_game_get_head (game)->first)
      return (at + 1) % n;
  return 0;
}
