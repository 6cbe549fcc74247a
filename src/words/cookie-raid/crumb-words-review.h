/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game that is looked back at, put into sentences. Plain text, never markup. */

#pragma once

#include "rules/cookie-raid/luck.h"
#include "rules/figure.h"

#include <glib.h>

G_BEGIN_DECLS

/**
 * In all of these @names has a name for each seat, valid UTF-8, shown as typed. The text returned is
 * (transfer full).
 */

/** crumb_words_chances: Each bidder's chances before the roll: "Chances before the roll: Sue 40.0%, John 60.0%." */
char *crumb_words_chances (const CrumbLuck *luck, const char *const names[]);

/** crumb_words_contested: "Won 7 of 12 contested bids; 5.3 expected.", "No contested bids." */
char *crumb_words_contested (const CrumbFigures figures);

/** crumb_words_lucky: (nullable): What came of the last dice: "Re-rolled 2 of 3 lucky lasts: …"; NULL: there were none. */
char *crumb_words_lucky (const CrumbFigures figures);

G_END_DECLS
