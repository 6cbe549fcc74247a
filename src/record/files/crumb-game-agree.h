/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Decides between two versions of a game, on every machine alike. Private to the record. */

#pragma once

#include "record/journal/crumb-game-head.h"
#include "record/journal/crumb-journal.h"

G_BEGIN_DECLS

/**
 * CrumbAgreement:
 * @won: whether the new version is shown, or else the one that was kept
 * @alike: whether all that the other has beside titles, notes, dates and places is in the one that is shown, so that
 *   nothing is lost with it
 * @added: how many entries of the other were added to the one that is shown
 */
typedef struct
{
  gboolean won;
  gboolean alike;
  guint added;
} CrumbAgreement;

/**
 * crumb_game_agree:
 * @journal: the new version, with its @head
 * @kept: the one that was kept, which neither continues the other, with its head
 *
 * Adds to the journal that is shown what only the other says of the game.
 */
CrumbAgreement crumb_game_agree (const CrumbGameHead *head, CrumbJournal *journal, const CrumbGameHead *kept_head,
                                 CrumbJournal *kept);

G_END_DECLS
