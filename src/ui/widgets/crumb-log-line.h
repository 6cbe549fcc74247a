/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One line of the log of a game. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define CRUMB_TYPE_LOG_LINE (crumb_log_line_get_type ())
G_DECLARE_FINAL_TYPE (CrumbLogLine, crumb_log_line, CRUMB, LOG_LINE, GObject)

/*
 * Properties, which never change: `text`; `ruled`, whether there is a ruling that can be looked into.
 */

/**
 * crumb_log_line_new:
 * @move: which of the standing moves it is about, counted from 0
 * @ruling: after how many moves the ruling that it is about stood; 0 when it is about none
 */
CrumbLogLine *crumb_log_line_new (const char *text, guint move, guint ruling);

const char *crumb_log_line_get_text (CrumbLogLine *self);
guint crumb_log_line_get_move (CrumbLogLine *self);
guint crumb_log_line_get_ruling (CrumbLogLine *self);

G_END_DECLS
