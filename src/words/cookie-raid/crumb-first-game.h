/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What two people who have never played do with their dice, step by step. */

#pragma once

#include "crumb-example.h"

G_BEGIN_DECLS

/**
 * CrumbFirstGameStep:
 * @title: what to do, in a few words, not translated yet
 * @text: how, in a sentence or two, not translated yet
 * @picture: the dice as they lie then
 */
typedef struct
{
  const char *title;
  const char *text;
  CrumbExample picture;
} CrumbFirstGameStep;

/** crumb_first_game_steps: (transfer none): All steps of a first round in order; @n is how many. */
const CrumbFirstGameStep *crumb_first_game_steps (guint *n);

G_END_DECLS
