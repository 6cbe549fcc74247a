/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game to review, and what a view shows of it. */

#include "review-fixture.h"

#include "widget-texts.h"

#include "ui/game/crumb-game-panel.h"

void
review_set_up (Review *review, gconstpointer data)
{
  record_fixture_set_up (&review->record, NULL);
  review->edits = crumb_edits_new (review->record.store);
}

void
review_tear_down (Review *review, gconstpointer data)
{
  g_clear_object (&review->widget);
  g_clear_object (&review->game);
  g_clear_object (&review->edits);
  record_fixture_tear_down (&review->record, NULL);
}

void
review_play_cookies (CrumbGame *game, int sue, int john)
{
  const int amounts[] = { sue, john };

  for (guint seat = 0; seat < G_N_ELEMENTS (amounts); seat++)
    {
      const CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = (uint8_t) seat, .amount = (int16_t) amounts[seat] };

      record_take (game, &move);
    }
}

void
review_begin_scores (Review *review)
{
  static const int scores[][2] = { { 4, 9 }, { 5, 2 }, { 30, 3 } };

  review->game = record_new_game (review->record.store, "target=35", 2);
  for (guint round = 0; round < G_N_ELEMENTS (scores); round++)
    {
      if (round > 0)
        record_play (review->game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
      review_play_cookies (review->game, scores[round][0], scores[round][1]);
    }
}

void
review_begin_bids (Review *review)
{
  CrumbGame *game = review->game = record_new_game (review->record.store, "plate=2", 2);

  record_play (game, CRUMB_RAID_PLATE, CRUMB_NO_SEAT, "63");
  record_play (game, CRUMB_RAID_BID, SUE, "54");
  record_play (game, CRUMB_RAID_BID, JOHN, "54");
  record_play (game, CRUMB_RAID_REROLL, SUE, "61");
  record_play (game, CRUMB_RAID_REROLL, JOHN, "22");
  record_play (game, CRUMB_RAID_TAKE, SUE, "6");
  record_play (game, CRUMB_RAID_BID, SUE, "");
  record_play (game, CRUMB_RAID_BID, JOHN, "1");
  record_play (game, CRUMB_RAID_TAKE, JOHN, "3");
  record_play (game, CRUMB_RAID_LUCKY, JOHN, "2");
  record_play (game, CRUMB_RAID_HAND, SUE, "6165");
  record_play (game, CRUMB_RAID_HAND, JOHN, "2212");
}

void
review_show (Review *review, GtkWidget *panel)
{
  review->widget = g_object_ref_sink (panel);
  crumb_game_panel_set_game (CRUMB_GAME_PANEL (panel), review->game);
}

void
review_assert_texts (GtkWidget *widget, const char *expected)
{
  g_autofree char *texts = widget_texts (widget);

  g_assert_cmpstr (texts, ==, expected);
}
