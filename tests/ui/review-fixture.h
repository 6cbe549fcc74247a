/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game to review, and what a view shows of it. */

#pragma once

#include "../record/record-fixture.h"

#include "ui/game/crumb-edits.h"

#include <gtk/gtk.h>

/* The fixture's seats, whose names need escaping. */
#define SUE 0
#define JOHN 1

typedef struct
{
  RecordFixture record;
  CrumbGame *game;
  CrumbEdits *edits;
  GtkWidget *widget;
} Review;

void review_set_up (Review *review, gconstpointer data);
void review_tear_down (Review *review, gconstpointer data);

/** review_play_cookies: Enters the cookies of both seats. */
void review_play_cookies (CrumbGame *game, int sue, int john);

/** review_begin_scores: Begins a game: three rounds in which the lead changes once. */
void review_begin_scores (Review *review);

/** review_begin_bids: Begins a game: a round with two dice, a tie, a re-rolled lucky last, and the hands. */
void review_begin_bids (Review *review);

/** review_show: Shows the game in @panel, a #CrumbGamePanel, which becomes the review's widget. */
void review_show (Review *review, GtkWidget *panel);

/** review_assert_texts: Fails unless these are the texts that @widget shows. */
void review_assert_texts (GtkWidget *widget, const char *expected);
