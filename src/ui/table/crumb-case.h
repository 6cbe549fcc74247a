/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is argued about without a game, as plain values: no widgets. */

#pragma once

#include "crumb-asking.h"
#include "crumb-place.h"

G_BEGIN_DECLS

/**
 * CrumbCase:
 * @places: what each of those shows between whom it is; they have no points
 * @n_places: how many there are; may be 0
 * @saying: what is ruled; empty before that. Its `large` is whether it can be copied and shown large
 * @rule: (owned) (nullable): where the `rule` of @saying may be kept
 * @doubt: (owned) (nullable): why what was entered last can't be, said in place of @saying
 * @text: (owned) (nullable): all of it, to be copied
 * @asking: what is asked next; without a page where nothing is, so that the answer has the room of the keys
 * @most_keys: the most keys that any page has
 *
 * A game's Rulings fill it in.
 */
typedef struct
{
  CrumbPlace places[CRUMB_SEATS_MAX];
  guint n_places;
  CrumbSaying saying;
  char *rule;
  char *doubt;
  char *text;
  CrumbAsking asking;
  guint most_keys;
} CrumbCase;

/** crumb_case_free: Frees @self and what it owns. */
void crumb_case_free (CrumbCase *self);

G_END_DECLS
