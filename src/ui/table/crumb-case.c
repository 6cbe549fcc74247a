/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is argued about without a game, as plain values: no widgets. */

#include "crumb-config.h"

#include "crumb-case.h"

void
crumb_case_free (CrumbCase *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < self->n_places; i++)
    crumb_place_clear (&self->places[i]);
  crumb_saying_clear (&self->saying);
  crumb_asking_clear (&self->asking);
  g_free (self->rule);
  g_free (self->doubt);
  g_free (self->text);
  g_free (self);
}
