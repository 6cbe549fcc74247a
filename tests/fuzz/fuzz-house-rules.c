/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* House rules as people write them. What is taken must be read again as the same, and can be played. */

#include "fuzz.h"

#include "rules/game-kind.h"

void
fuzz_begin (const char *target)
{
}

static void
check_canonical (const CrumbGameKind *kind, const char *canonical)
{
  char again[CRUMB_RULES_TEXT_MAX];
  g_autofree gpointer state = g_malloc0 (kind->state_size);

  g_assert_true (crumb_game_kind_normalise (kind, canonical, again));
  g_assert_cmpstr (again, ==, canonical);
  g_assert_true (crumb_game_kind_start (kind, state, canonical, kind->seats_min, 0));
}

void
fuzz_input (const guint8 *bytes, gsize length)
{
  g_autofree char *text = g_strndup ((const char *) bytes, length);
  char canonical[CRUMB_RULES_TEXT_MAX];

  for (const CrumbGameKind *const *kind = crumb_game_kinds; *kind != NULL; kind++)
    if (crumb_game_kind_normalise (*kind, text, canonical))
      check_canonical (*kind, canonical);
}
