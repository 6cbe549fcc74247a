/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What people type, as it is kept. Private to the record. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** How many lines a text can have. */
typedef enum
{
  CRUMB_TEXT_ONE_LINE,
  CRUMB_TEXT_LINES,
} CrumbTextShape;

/** crumb_text_clean: (transfer full): @typed, valid UTF-8, without control characters and blanks at its ends. */
char *crumb_text_clean (const char *typed, CrumbTextShape shape);

/** crumb_text_is_clean: Whether it is as crumb_text_clean() leaves it, and has at most @max characters. */
gboolean crumb_text_is_clean (const char *text, CrumbTextShape shape, glong max);

/** crumb_text_cut: (transfer full): The first @max characters, clean. */
char *crumb_text_cut (const char *typed, CrumbTextShape shape, glong max);

G_END_DECLS
