/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Text as searches compare it. Private to the record. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The most words of a search that are looked at. */
#define CRUMB_SEARCH_WORDS_MAX 8

/** crumb_search_fold: (transfer full): The text without case and accents; equal for what people take for equal. */
char *crumb_search_fold (const char *text);

/** crumb_search_words: @typed: (nullable). (transfer full): its words, folded; none for NULL and blanks. */
GStrv crumb_search_words (const char *typed);

G_END_DECLS
