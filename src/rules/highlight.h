/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What can be remarkable about a game of any kind. */

#pragma once

/** What a record of many games is about. All but the streak are of one kind of game. */
typedef enum
{
  CRUMB_HIGHLIGHT_ROUND,    /**< the most points of one round */
  CRUMB_HIGHLIGHT_FIGURE,   /**< the most of a figure of which only the largest counts */
  CRUMB_HIGHLIGHT_COMEBACK, /**< how far a winner was behind before */
  CRUMB_HIGHLIGHT_CLOSEST,  /**< the fewest points between the winner and the next one */
  CRUMB_HIGHLIGHT_ROUNDS,   /**< the most rounds of a game */
  CRUMB_HIGHLIGHT_STREAK,   /**< the most games that somebody won in a row */
} CrumbHighlightType;
