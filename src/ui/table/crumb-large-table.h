/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A ruling that is read across the table: all that lay on it then, with the sentence for those opposite upside down. */

#pragma once

#include "crumb-case.h"
#include "record/store/crumb-game.h"

#include <adwaita.h>

G_BEGIN_DECLS

/** crumb_large_table_new: What stood after so many moves of @game. */
AdwDialog *crumb_large_table_new (CrumbGame *game, guint n_moves);

/** crumb_large_table_new_for_case: What is ruled in @now. */
AdwDialog *crumb_large_table_new_for_case (const CrumbCase *now);

G_END_DECLS
