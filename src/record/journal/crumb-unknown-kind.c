/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Stands in for the kind of a game that this Crumb doesn't know. */

#include "crumb-unknown-kind.h"

#include <string.h>

#define WORD_MAX 40

/* All we know is how many seats there were at the start. */
static void
start (void *state, unsigned seats, unsigned first)
{
  CrumbScores *scores = state;

  *scores = crumb_scores_start (seats, 0);
  scores->over = true;
  scores->leaders = 0;
}

static bool
apply (void *state, const CrumbMove *move, CrumbRefusal *refusal)
{
  return true;
}

/* What the sheet of an unknown game says is kept as it is. */
static bool
sheet (void *state, const char *text, char canonical[CRUMB_SHEET_TEXT_MAX])
{
  size_t size = strlen (text) + 1;

  if (size > CRUMB_SHEET_TEXT_MAX)
    return false;
  memcpy (canonical, text, size);
  return true;
}

const CrumbGameKind crumb_unknown_kind = {
  CRUMB_NO_MOVES, .id = "",       .name = "",     .state_size = sizeof (CrumbScores), .seats_max = CRUMB_SEATS_MAX,
  .sheet = sheet, .start = start, .apply = apply,
};

bool
crumb_unknown_kind_is_word (const char *word)
{
  size_t length = strlen (word);

  return length <= WORD_MAX && word[0] >= 'a' && word[0] <= 'z'
         && strspn (word, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}
