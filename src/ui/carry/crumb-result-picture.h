/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How a game ended as a picture to be shown around: on white, wide enough for a phone. */

#pragma once

#include "record/store/crumb-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** How wide the picture is, in pixels. */
#define CRUMB_RESULT_PICTURE_WIDTH 1080

/**
 * CrumbResultLine:
 * @colour: the mark of a player
 * @name: who it is
 * @number: what is counted, for each player
 * @won: whether this player has the crown
 */
typedef struct
{
  CrumbColour colour;
  const char *name;
  int number;
  gboolean won;
} CrumbResultLine;

/**
 * CrumbResult:
 * @title: what heads the picture
 * @details: when it was, in small letters
 * @lines: (element-type CrumbResultLine): the players
 * @text: what else there is to say, in one paragraph or several
 * @game: (nullable): whose chart is drawn
 */
typedef struct
{
  const char *title;
  const char *details;
  GArray *lines;
  const char *text;
  CrumbGame *game;
} CrumbResult;

/** crumb_result_picture_draw_result: (transfer full) (nullable): NULL with an @error. */
GdkTexture *crumb_result_picture_draw_result (const CrumbResult *result, GdkDisplay *display, GError **error);

/** crumb_result_picture_draw: (transfer full) (nullable): Title, day, players, outcome, chart; NULL with an @error. */
GdkTexture *crumb_result_picture_draw (CrumbGame *game, GdkDisplay *display, GError **error);

/** crumb_result_picture_describe: (transfer full): The text on it, for a screen reader. */
char *crumb_result_picture_describe (CrumbGame *game);

G_END_DECLS
