/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What follows from the kind of a game alone. */

#include "game-kind.h"

#include <string.h>

const CrumbGameKind *
crumb_game_kind_find (const char *id)
{
  for (const CrumbGameKind *const *kind = crumb_game_kinds; *kind != NULL; kind++)
    if (strcmp ((*kind)->id, id) == 0)
      return *kind;
  return NULL;
}

bool
crumb_game_kind_start (const CrumbGameKind *kind, void *state, const char *rules, unsigned seats, unsigned first)
{
  return crumb_game_kind_start_with (kind, state, rules, NULL, seats, first);
}

bool
crumb_game_kind_start_with (const CrumbGameKind *kind, void *state, const char *rules, const char *sheet,
                            unsigned seats, unsigned first)
{
  uint16_t agreed[CRUMB_RULE_FIELDS_MAX];
  char canonical[CRUMB_SHEET_TEXT_MAX];

  if (seats < kind->seats_min || seats > kind->seats_max || first >= seats
      || (kind->rules != NULL && !crumb_rule_book_parse (kind->rules, rules, agreed, NULL)))
    return false;

  memset (state, 0, kind->state_size);
  if (kind->rules != NULL)
    memcpy ((char *) state + kind->rules_at, agreed, kind->rules->size);
  if (sheet != NULL && (kind->sheet == NULL || !kind->sheet (state, sheet, canonical)))
    return false;
  kind->start (state, seats, first);
  return true;
}

bool
crumb_game_kind_normalise (const CrumbGameKind *kind, const char *rules, char canonical[CRUMB_RULES_TEXT_MAX])
{
  uint16_t agreed[CRUMB_RULE_FIELDS_MAX];

  if (kind->rules == NULL || !crumb_rule_book_parse (kind->rules, rules, agreed, NULL))
    return false;
  crumb_rule_book_format (kind->rules, agreed, NULL, canonical);
  return true;
}

void
crumb_game_kind_rules (const CrumbGameKind *kind, const void *state, char canonical[CRUMB_RULES_TEXT_MAX])
{
  crumb_rule_book_format (kind->rules, (const char *) state + kind->rules_at, NULL, canonical);
}

int
crumb_game_kind_total_max (const CrumbGameKind *kind)
{
  return kind->join != CRUMB_NO_MOVE ? kind->moves[kind->join].most : 0;
}
