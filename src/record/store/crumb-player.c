/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A player in one line, for lists. */

#include "crumb-player.h"

CrumbPlayer *
crumb_player_copy (const CrumbPlayer *player)
{
  CrumbPlayer *copy = g_memdup2 (player, sizeof *player);

  copy->key = g_strdup (player->key);
  copy->name = g_strdup (player->name);
  return copy;
}

void
crumb_player_free (CrumbPlayer *player)
{
  g_free (player->key);
  g_free (player->name);
  g_free (player);
}
