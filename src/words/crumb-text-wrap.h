/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Plain text in lines that fit a terminal. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** crumb_text_width: How many cells of a terminal the first @length bytes of @text take, all of it for -1. */
guint crumb_text_width (const char *text, gssize length);

/**
 * crumb_text_fit:
 * @width: at least 2
 *
 * How many bytes at the start of @text make its first line of @width cells: whole words, else what ends with a
 * hyphen or a bar, else whole characters with the marks on them. Never 0 unless @text is empty.
 */
gsize crumb_text_fit (const char *text, guint width);

/**
 * crumb_text_wrap: (transfer full):
 * @width: the most cells that a line should take
 *
 * Breaks lines at spaces. The rest of a line is indented to its last column, which two or more spaces begin, or to its
 * first word. A word that is longer than a line stays whole.
 */
char *crumb_text_wrap (const char *text, guint width);

G_END_DECLS
