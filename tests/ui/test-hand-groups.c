/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How the dice of a hand are grouped for drawing. */

#include "ui-tests.h"
#include "ui/cookie-raid/panels/crumb-hand-groups.h"

#include <glib.h>

/* The groups: their dice, in brackets for a set, and their points. */
static const struct
{
  const char *name;
  const char *rules;
  const char *hand;
  const char *groups;
} rows[] = {
  { "empty", "", "", "" },
  { "rulebook", "", "655265", "[555]+3 [66]+2 2+0" },
  { "singles-highest-first", "", "1463", "6431+0" },
  { "longer-set-first", "", "6611114", "[1111]+4 [66]+2 4+0" },
  { "points-for-singles", "set-points=10,single-points=1", "5532", "[55]+20 32+2" },
  { "flush", "flush=on", "4r4r3r3g", "[4r4r]+4 [3r3g]+2" },
  { "by-face", "by-face=on", "4432", "[44]+0 32+0" },
  { "seven-sets-and-a-single", "sides=8", "112233445566778", "[77]+2 [66]+2 [55]+2 [44]+2 [33]+2 [22]+2 [11]+2 8+0" },
};

static void
test_row (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autoptr (GString) text = g_string_new (NULL);
  CrumbHandGroup groups[CRUMB_HAND_GROUPS_MAX];
  CrumbHouseRules rules;
  CrumbDice hand;
  unsigned n;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, rows[row].rules, &rules, NULL));
  g_assert_true (crumb_dice_parse (rows[row].hand, rules.sides, &hand, NULL));

  n = crumb_hand_groups_fill (&rules, &hand, groups);
  for (unsigned i = 0; i < n; i++)
    {
      char dice[CRUMB_DICE_TEXT_MAX];

      g_string_append_printf (text, groups[i].is_set ? "%s[%s]+%d" : "%s%s+%d", i > 0 ? " " : "",
                              crumb_dice_format (&groups[i].dice, dice), groups[i].cookies);
    }
  g_assert_cmpstr (text->str, ==, rows[row].groups);
}

void
add_hand_groups_tests (void)
{
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      g_autofree char *path = g_strdup_printf ("/hand-groups/%s", rows[row].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (row), test_row);
    }
}
