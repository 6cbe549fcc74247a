/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How far a game is, as the header bar says it. No widgets. */

#pragma once

#include "rules/cookie-raid/raid.h"

#include <glib.h>

G_BEGIN_DECLS

/** crumb_words_heading_title: (transfer full): "Round 2". */
char *crumb_words_heading_title (const void *state);

/** crumb_words_heading_subtitle: (transfer full): "Bid 3 of 8", or what else the round is at. */
char *crumb_words_heading_subtitle (const void *state);

G_END_DECLS
