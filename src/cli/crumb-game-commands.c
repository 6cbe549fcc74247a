/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* From a kind of game to its commands. */

#include "crumb-game-commands.h"

const CrumbGameCommands *
crumb_game_commands_of (const CrumbGameKind *kind)
{
  for (const CrumbGameCommands *const *commands = crumb_game_commands; *commands != NULL; commands++)
    if ((*commands)->kind == kind)
      return *commands;
  g_return_val_if_reached (NULL);
}

const CrumbGameCommands *
crumb_game_commands_find (const CrumbCommand *command)
{
  for (const CrumbGameCommands *const *game = crumb_game_commands; *game != NULL; game++)
    for (const CrumbCommand *const *own = (*game)->commands; *own != NULL; own++)
      if (*own == command)
        return *game;
  g_return_val_if_reached (NULL);
}
