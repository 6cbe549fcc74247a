/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What is said to screen readers without being asked for. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CrumbSaid:
 * @CRUMB_SAID_UNDONE: that something was taken back, or done again
 * @CRUMB_SAID_DONE: what people just did: "Sue takes 5 from the plate."
 * @CRUMB_SAID_TROUBLE: why nothing was done
 * @CRUMB_SAID_RESULT: what came of it: a ruling, scores, who has won
 * @CRUMB_SAID_QUESTION: what is asked next; only the last one is said
 *
 * In this order they are said.
 */
typedef enum
{
  CRUMB_SAID_UNDONE,
  CRUMB_SAID_DONE,
  CRUMB_SAID_TROUBLE,
  CRUMB_SAID_RESULT,
  CRUMB_SAID_QUESTION,
  CRUMB_N_SAID,
} CrumbSaid;

/**
 * crumb_announce:
 * @from: a widget in the window; what it says is dropped if it isn't shown by then
 * @words: (nullable): plain text as it is shown; dice are read one by one: "5-1-1" becomes "5, 1, 1"
 *
 * Says @words as soon as the window has settled, in one breath with all else that came of the same key or tap: a screen
 * reader breaks off what it was saying for whatever comes next. What is said anyway, as part of something longer, is
 * not said again.
 */
void crumb_announce (GtkWidget *from, CrumbSaid what, const char *words);

G_END_DECLS
