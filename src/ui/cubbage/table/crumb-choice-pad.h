/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Dice that somebody has, to pick one of. Those that can't be picked are gray and say why. */

#pragma once

#include "rules/cubbage/cubbage.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_CHOICE_PAD (crumb_choice_pad_get_type ())
G_DECLARE_FINAL_TYPE (CrumbChoicePad, crumb_choice_pad, CRUMB, CHOICE_PAD, AdwBin)

/* Each die activates `table.die` (i). Property `die-size` (int, notified on change only): the length of an edge. */

/** crumb_choice_pad_show: Offers what @expect has to choose from; @names has a name for each seat. */
void crumb_choice_pad_show (CrumbChoicePad *self, const CrumbCubbageExpect *expect, const char *const names[]);

G_END_DECLS
