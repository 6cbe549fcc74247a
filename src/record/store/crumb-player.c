/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A player in one line, for lists. */

#include "crumb-player.h"

#include "record/base/crumb-text.h"

void
crumb_player_set_name (CrumbPlayer *player, const char *name)
{
  player->name = g_strdup (name);
  player->told = crumb_text_tell (name);
}

CrumbPlayer *
crumb_player_copy (const CrumbPlayer *player)
{
  CrumbPlayer *copy = g_memdup2 (player, sizeof *player);

  copy->key = g_strdup (player->key);
  crumb_player_set_name (copy, player->name);
  return copy;
}

void
crumb_player_free (CrumbPlayer *player)
{
  g_free (player->key);
  g_free (player->name);
  g_free (player->told);
  g_free (player);
}

int
crumb_player_compare_names (const CrumbPlayer *one, const CrumbPlayer *other)
{
  int order = g_utf8_collate (one->name, other->name);

  return order != 0 ? order : g_strcmp0 (one->key, other->key);
}

static int
compare_players (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const CrumbPlayer *one = *(const CrumbPlayer *const *) a;
  const CrumbPlayer *other = *(const CrumbPlayer *const *) b;
  int order = 0;

  switch ((CrumbPlayerOrder) GPOINTER_TO_INT (user_data))
    {
    case CRUMB_PLAYERS_BY_PLAYED:
      order = (one->played < other->played) - (one->played > other->played);
      break;
    case CRUMB_PLAYERS_BY_GAMES:
      order = (one->games < other->games) - (one->games > other->games);
      break;
    case CRUMB_PLAYERS_BY_WINS:
      order = (one->won < other->won) - (one->won > other->won);
      break;
    case CRUMB_PLAYERS_BY_NAME:
    default:
      break;
    }
  return order != 0 ? order : crumb_player_compare_names (one, other);
}

void
crumb_players_sort (GPtrArray *players, CrumbPlayerOrder order)
{
  g_ptr_array_sort_with_data (players, compare_players, GINT_TO_POINTER (order));
}
