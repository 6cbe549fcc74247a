/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A language that nobody speaks: all that can be translated is, into words with accents that are 40 % longer. */

#pragma once

#include <glib.h>

/** pseudo_mirror: Whether it is written from right to left, though all words stay as they are. */
void pseudo_mirror (gboolean mirror);

/** pseudo_speak: Whether what is translated from now on is in that language. */
void pseudo_speak (gboolean speak);
