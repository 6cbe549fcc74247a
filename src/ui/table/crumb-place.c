/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What one seat shows at the table, and what was said last, as plain values: no widgets. */

#include "crumb-config.h"

#include "crumb-place.h"

#include "words/crumb-game-words.h"
#include "words/crumb-words.h"

#include <glib/gi18n.h>

void
crumb_place_init (CrumbPlace *place, CrumbGame *game, gconstpointer state, guint seat)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  const CrumbSeat *player = crumb_game_get_seat (game, seat);
  int total = crumb_scores_of (state)->totals[seat];
  int target = crumb_scores_of (state)->target;

  *place = (CrumbPlace) {
    .name = g_strdup (player->name),
    .colour = player->colour,
    .total = total,
    .points = crumb_game_words_of (kind)->points (total),
    .share = target > 0 ? CLAMP ((double) total / target, 0, 1) : -1,
    .playing = crumb_seats_has (crumb_scores_of (state)->playing, seat),
    .crown = total > 0 && crumb_seats_has (crumb_scores_of (state)->leaders, seat),
  };
}

void
crumb_place_clear (CrumbPlace *place)
{
  g_clear_pointer (&place->name, g_free);
  g_clear_pointer (&place->points, g_free);
  g_clear_pointer (&place->badge, g_free);
  g_clear_pointer (&place->note, g_free);
  g_clear_pointer (&place->sum, g_free);
}

void
crumb_place_add_die (CrumbPlace *place, CrumbDie die, CrumbDieLook look)
{
  if (place->n_dice < G_N_ELEMENTS (place->dice))
    place->dice[place->n_dice++] = (CrumbPlaceDie) { die, look };
}

void
crumb_place_add_dice (CrumbPlace *place, const CrumbDice *dice, CrumbDieLook look)
{
  for (guint i = 0; i < dice->count; i++)
    crumb_place_add_die (place, dice->dice[i], look);
}

void
crumb_place_add_awaited (CrumbPlace *place, guint n)
{
  for (guint i = 0; i < n; i++)
    crumb_place_add_die (place, (CrumbDie) { 0 }, CRUMB_DIE_AWAITED);
}

static void
add (GString *said, const char *words)
{
  if (words == NULL || *words == '\0')
    return;
  if (said->len > 0)
    g_string_append (said, ", ");
  g_string_append (said, words);
}

static void
say_dice (const CrumbPlace *place, GString *said)
{
  for (guint i = 0; i < place->n_dice; i++)
    if (place->dice[i].look != CRUMB_DIE_AWAITED)
      {
        g_autofree char *die = crumb_words_die (place->dice[i].die);

        add (said, die);
      }
}

static gboolean
knows_dice (const CrumbPlace *place)
{
  for (guint i = 0; i < place->n_dice; i++)
    if (place->dice[i].die.face != 0)
      return TRUE;
  return FALSE;
}

char *
crumb_place_say (const CrumbPlace *place)
{
  g_autoptr (GString) said = g_string_new (place->name);
  /* Nobody wants to hear “unknown” seven times. */
  gboolean counted = place->spare && place->note != NULL;

  add (said, place->points != NULL ? place->points : place->sum);
  if (place->crown)
    add (said, _ ("in the lead"));
  if (!place->playing)
    add (said, C_ ("player", "left"));
  add (said, place->badge);
  if (!counted || knows_dice (place))
    say_dice (place, said);
  if (!counted || !knows_dice (place))
    add (said, place->note);
  if (place->won)
    add (said, C_ ("player", "wins"));
  return g_string_free_and_steal (g_steal_pointer (&said));
}

void
crumb_saying_clear (CrumbSaying *saying)
{
  g_clear_pointer (&saying->headline, g_free);
  g_clear_pointer (&saying->reason, g_free);
  g_clear_pointer (&saying->rules, g_free);
}
