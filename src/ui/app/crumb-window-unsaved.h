/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Taps that are not saved yet: the banner that says so, and the question before closing. */

#pragma once

#include "crumb-window.h"

G_BEGIN_DECLS

/** crumb_window_unsaved_follow: Shows why taps of the window's record are not saved, for as long as they are not. */
void crumb_window_unsaved_follow (CrumbWindow *self, AdwBanner *banner);

/**
 * crumb_window_unsaved_ask: Whether the window can't be closed yet, because people are asked first.
 */
gboolean crumb_window_unsaved_ask (CrumbWindow *self);

G_END_DECLS
