/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How a game ended as a picture to be shown around: on white, wide enough for a phone. */

#pragma once

#include "record/store/crumb-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** How wide the picture is, in pixels. */
#define CRUMB_RESULT_PICTURE_WIDTH 1080

/** crumb_result_picture_draw: (transfer full) (nullable): Title, day, players, outcome, chart; NULL with an @error. */
GdkTexture *crumb_result_picture_draw (CrumbGame *game, GdkDisplay *display, GError **error);

/** crumb_result_picture_describe: (transfer full): The text on it, for a screen reader. */
char *crumb_result_picture_describe (CrumbGame *game);

G_END_DECLS
