/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Finds the views of a game. */

#include "crumb-game-ui.h"

const CrumbGameUi *
crumb_game_ui_of (const CrumbGameKind *kind)
{
  for (const CrumbGameUi *const *ui = crumb_game_uis; *ui != NULL; ui++)
    if ((*ui)->kind == kind)
      return *ui;
  return NULL;
}
