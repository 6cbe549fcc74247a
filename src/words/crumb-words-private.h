/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Pieces that sentences of any game are made from. */

#pragma once

#include "crumb-words.h"

G_BEGIN_DECLS

/** crumb_words_name: (transfer none): The name of @seat, or words for somebody when there is no seat. */
const char *crumb_words_name (const char *const names[], unsigned seat);

/** crumb_words_two_sentences: Both, one after the other. */
char *crumb_words_two_sentences (const char *first, const char *second);

G_END_DECLS
