/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The kinds of games that there are. */

#include "game-kind.h"

#include "cookie-raid/raid.h"

#include <string.h>

static const CrumbGameKind *const kinds[] = {
  &crumb_cookie_raid,
};

const CrumbGameKind *
crumb_game_kind_find (const char *id)
{
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
    if (strcmp (kinds[i]->id, id) == 0)
      return kinds[i];
  return NULL;
}
