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
