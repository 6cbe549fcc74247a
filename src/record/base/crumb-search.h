/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Folds text, so that searches ignore case and accents. Private to the record. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** How many words of a search are used; the rest are ignored. */
#define CRUMB_SEARCH_WORDS_MAX 8

/** crumb_search_fold: (transfer full): @text without case, accents and apostrophes, to compare with other folded text. */
char *crumb_search_fold (const char *text);

/** crumb_search_words: @typed: (nullable). (transfer full): its words, folded; none for NULL and spaces. */
GStrv crumb_search_words (const char *typed);

/** crumb_search_finds: Whether each of these folded words is in @text. */
gboolean crumb_search_finds (const char *const *words, const char *text);

G_END_DECLS
