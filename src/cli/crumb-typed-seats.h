/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Seats as they are typed: `[NAME=]DICE`, one argument each. */

#pragma once

#include "rules/dice.h"
#include "rules/seats.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * CrumbTypedSeats:
 * @n: how many there are, 1 to %CRUMB_SEATS_MAX
 * @dice: what each has, every face known
 * @names: what each is called
 */
typedef struct
{
  guint n;
  CrumbDice dice[CRUMB_SEATS_MAX];
  char *names[CRUMB_SEATS_MAX];
} CrumbTypedSeats;

/**
 * crumb_typed_seats_parse:
 * @sides: the sides of a die
 * @most: the most dice that a seat can have, at most %CRUMB_DICE_MAX
 *
 * Returns: FALSE with a %CRUMB_CLI_ERROR that names the argument
 */
gboolean crumb_typed_seats_parse (CrumbTypedSeats *self, char *arguments[], guint n, guint sides, guint most,
                                  GError **error);

void crumb_typed_seats_clear (CrumbTypedSeats *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbTypedSeats, crumb_typed_seats_clear)

G_END_DECLS
