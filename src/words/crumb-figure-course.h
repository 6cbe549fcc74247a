/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How figures of a player went over time, added up game by game. */

#pragma once

#include "rules/figure.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * CrumbFigureCourse:
 * @id: the word for it in JSON, never translated
 * @heading: what heads its chart
 * @what: what its last value is called in a table of text
 * @note: what the chart shows
 * @value: what all figures so far come to; FALSE while they say nothing. @band: how far from 0 chance alone brings it in
 *   19 cases of 20, which is twice the standard deviation; 0 where that means nothing
 *
 * A list of them ends with one that has no @id. Texts are marked with N_().
 */
typedef struct
{
  const char *id;
  const char *heading;
  const char *what;
  const char *note;
  gboolean (*value) (const CrumbFigures figures, double *value, double *band);
} CrumbFigureCourse;

G_END_DECLS
