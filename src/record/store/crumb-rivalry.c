/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Two people who play against each other, game by game. */

#include "crumb-rivalry.h"

static void
rival_free (CrumbRival *rival)
{
  crumb_player_free (rival->player);
  g_free (rival);
}

static int
compare_rivals (gconstpointer a, gconstpointer b)
{
  const CrumbRival *one = a;
  const CrumbRival *other = b;

  if (one->games != other->games)
    return one->games > other->games ? -1 : 1;
  return crumb_player_compare_names (one->player, other->player);
}

GPtrArray *
crumb_rivals_list (const CrumbGameSet *set, const char *key)
{
  GPtrArray *rivals = g_ptr_array_new_with_free_func ((GDestroyNotify) rival_free);
  g_autofree CrumbRival *met = g_new0 (CrumbRival, set->players->len);
  guint player;

  if (!crumb_game_set_find_player (set, key, &player))
    return rivals;
  for (guint i = 0; i < set->games->len; i++)
    {
      const CrumbSetGame *game = crumb_game_set_get (set, i);
      const CrumbPlayed *mine = crumb_set_game_find (game, player);

      for (guint n = 0; mine != NULL && n < game->n; n++)
        {
          const CrumbPlayed *theirs = &game->played[n];
          CrumbRival *rival = &met[theirs->player];
          int ahead = crumb_played_compare (mine, theirs);

          rival->games++;
          rival->ahead += ahead > 0;
          rival->behind += ahead < 0;
          rival->points += mine->points;
          rival->their_points += theirs->points;
        }
    }
  for (guint i = 0; i < set->players->len; i++)
    if (i != player && met[i].games > 0)
      {
        met[i].player = crumb_player_copy (crumb_game_set_get_player (set, i));
        g_ptr_array_add (rivals, g_memdup2 (&met[i], sizeof met[i]));
      }
  g_ptr_array_sort_values (rivals, compare_rivals);
  return rivals;
}

static CrumbRivalKind *
find_kind (CrumbRivalry *rivalry, const CrumbGameKind *kind)
{
  CrumbRivalKind none = { .kind = kind };

  for (guint i = 0; i < rivalry->kinds->len; i++)
    if (g_array_index (rivalry->kinds, CrumbRivalKind, i).kind == kind)
      return &g_array_index (rivalry->kinds, CrumbRivalKind, i);
  g_array_append_val (rivalry->kinds, none);
  return &g_array_index (rivalry->kinds, CrumbRivalKind, rivalry->kinds->len - 1);
}

static void
count_kind (CrumbRivalry *rivalry, CrumbRivalKind *kind, guint index)
{
  const CrumbRivalGame *game = crumb_rivalry_get (rivalry, index);
  guint margin = crumb_rival_game_margin (game);

  if (kind->games == 0 || margin <= crumb_rival_game_margin (crumb_rivalry_get (rivalry, kind->closest)))
    kind->closest = index;
  if (kind->games == 0 || margin >= crumb_rival_game_margin (crumb_rivalry_get (rivalry, kind->widest)))
    kind->widest = index;
  kind->games++;
  kind->ahead += game->ahead > 0;
  kind->behind += game->ahead < 0;
}

static void
count_kinds (CrumbRivalry *rivalry)
{
  for (const CrumbGameKind *const *kind = crumb_game_kinds; *kind != NULL; kind++)
    for (guint i = 0; i < rivalry->games->len; i++)
      if (crumb_rivalry_get (rivalry, i)->kind == *kind)
        count_kind (rivalry, find_kind (rivalry, *kind), i);
}

/* A game in which they were level ends a spell. */
static void
count_spells (CrumbRivalry *rivalry)
{
  guint run = 0;
  int of = 0;

  for (guint i = 0; i < rivalry->games->len; i++)
    {
      int ahead = crumb_rivalry_get (rivalry, i)->ahead;

      run = ahead == 0 ? 0 : ahead == of ? run + 1 : 1;
      of = ahead;
      rivalry->ahead += ahead > 0;
      rivalry->behind += ahead < 0;
      if (run > 0 && run >= rivalry->spell)
        {
          rivalry->spell = run;
          rivalry->spell_of = of;
          rivalry->spell_end = i;
        }
    }
}

static void
take_games (CrumbRivalry *rivalry)
{
  const CrumbGameSet *set = rivalry->set;
  guint one, other;

  if (!crumb_game_set_find_player (set, rivalry->one->key, &one)
      || !crumb_game_set_find_player (set, rivalry->other->key, &other))
    return;
  for (guint i = 0; i < set->games->len; i++)
    {
      const CrumbSetGame *game = crumb_game_set_get (set, i);
      const CrumbPlayed *mine = crumb_set_game_find (game, one);
      const CrumbPlayed *theirs = crumb_set_game_find (game, other);
      CrumbRivalGame taken = { .id = game->id, .kind = game->kind, .started = game->started };

      if (mine == NULL || theirs == NULL)
        continue;
      taken.ahead = crumb_played_compare (mine, theirs);
      taken.points = mine->points;
      taken.their_points = theirs->points;
      g_array_append_val (rivalry->games, taken);
    }
}

CrumbRivalry *
crumb_rivalry_read (CrumbStore *store, const char *key, const char *other, const CrumbGameFilter *filter,
                    GError **error)
{
  g_autoptr (CrumbRivalry) rivalry = g_new0 (CrumbRivalry, 1);
  g_autoptr (CrumbGameFilter) both = crumb_game_filter_copy (filter);

  g_return_val_if_fail (CRUMB_IS_STORE (store), NULL);

  rivalry->games = g_array_new (FALSE, FALSE, sizeof (CrumbRivalGame));
  rivalry->kinds = g_array_new (FALSE, FALSE, sizeof (CrumbRivalKind));
  rivalry->one = crumb_store_find_player (store, key, error);
  rivalry->other = rivalry->one != NULL ? crumb_store_find_player (store, other, error) : NULL;
  if (rivalry->other == NULL)
    return NULL;
  g_set_str (&both->player, rivalry->one->key);
  g_set_str (&both->with, rivalry->other->key);
  rivalry->set = crumb_game_set_read (store, both, error);
  if (rivalry->set == NULL)
    return NULL;
  rivalry->n_lacking = rivalry->set->n_lacking;
  take_games (rivalry);
  count_kinds (rivalry);
  count_spells (rivalry);
  return g_steal_pointer (&rivalry);
}

void
crumb_rivalry_free (CrumbRivalry *rivalry)
{
  g_clear_pointer (&rivalry->one, crumb_player_free);
  g_clear_pointer (&rivalry->other, crumb_player_free);
  g_array_unref (rivalry->games);
  g_array_unref (rivalry->kinds);
  g_clear_pointer (&rivalry->set, crumb_game_set_free);
  g_free (rivalry);
}

const CrumbRivalGame *
crumb_rivalry_get (const CrumbRivalry *rivalry, guint index)
{
  return &g_array_index (rivalry->games, CrumbRivalGame, index);
}

guint
crumb_rival_game_margin (const CrumbRivalGame *game)
{
  return (guint) ABS (game->points - game->their_points);
}
