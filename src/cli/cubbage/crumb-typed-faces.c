/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Dice that are all known, and have no colors. */

#include "crumb-typed-faces.h"

#include "cli/crumb-cli-print.h"
#include "cli/crumb-typed-dice.h"
#include "rules/cubbage/count.h"

#include <glib/gi18n.h>

static gboolean
parse (const char *argument, CrumbDice *dice, GError **error)
{
  g_autofree char *quoted = crumb_cli_quote (argument);

  if (!crumb_typed_dice_parse (argument, argument, CRUMB_CUBBAGE_SIDES, dice, error))
    return FALSE;
  for (guint i = 0; i < dice->count; i++)
    if (dice->dice[i].face == 0 || dice->dice[i].colour != 0)
      /* Translators: %s is what was typed. */
      return crumb_cli_refuse (error, _ ("“%s” aren’t plain faces. Type them as in 1224."), quoted);
  return TRUE;
}

gboolean
crumb_typed_faces_parse (const char *argument, guint room, guint8 faces[], guint *n, GError **error)
{
  g_autofree char *quoted = crumb_cli_quote (argument);
  CrumbDice dice = { 0 };

  if (!parse (argument, &dice, error))
    return FALSE;
  if (dice.count == 0)
    /* Translators: %s is what was typed. */
    return crumb_cli_refuse (error, _ ("“%s” has no dice."), quoted);
  if (dice.count > room)
    return crumb_cli_refuse (error,
                             /* Translators: %1$s is what was typed, %2$d a number of dice. */
                             ngettext ("“%1$s” has too many dice. A deal has at most %2$d to lay.",
                                       "“%1$s” has too many dice. A deal has at most %2$d to lay.",
                                       CRUMB_CUBBAGE_PLAY_DICE),
                             quoted, CRUMB_CUBBAGE_PLAY_DICE);

  for (guint i = 0; i < dice.count; i++)
    faces[i] = dice.dice[i].face;
  *n = dice.count;
  return TRUE;
}

gboolean
crumb_typed_faces_parse_all (const char *argument, guint wanted, guint8 faces[], GError **error)
{
  g_autofree char *quoted = crumb_cli_quote (argument);
  CrumbDice dice = { 0 };

  if (!parse (argument, &dice, error))
    return FALSE;
  if (dice.count != wanted)
    /* Translators: %1$s is what was typed, %2$u how many dice are needed. */
    return crumb_cli_refuse (error, ngettext ("“%1$s” isn’t %2$u die.", "“%1$s” isn’t %2$u dice.", wanted), quoted,
                             wanted);

  for (guint i = 0; i < wanted; i++)
    faces[i] = dice.dice[i].face;
  return TRUE;
}
