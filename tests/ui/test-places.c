/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* How the bids of a roll are laid out: in which order, with what outcome, and which die is highlighted. */

#include "ui-tests.h"
#include "ui/cookie-raid/panels/crumb-places.h"

#include <glib.h>

/*
 * Bids of the seats, "" for no bid and NULL for one that was not entered; the winner, if not by the dice; then, for
 * each place: its outcome, seat#rank, the dice in order, with @ at the highlighted one.
 */
static const struct
{
  const char *name;
  const char *rules;
  const char *bids[CRUMB_SEATS_MAX];
  unsigned winner;
  const char *places;
} rows[] = {
  { "highest-die", "", { "115", "444" }, 0, "W0#1:511@0 B1#2:444@0" },
  { "next-die", "", { "62", "161" }, 0, "W0#1:62@1 B1#2:611@1" },
  { "last-die", "", { "531", "532", "12" }, 1, "W1#1:532@2 B0#2:531@2 B2#3:21" },
  { "advantage", "", { "334", "34", "443" }, 2, "W2#1:443@1 B1#2:43@1 B0#3:433" },
  { "advantage-die-is-missing", "", { "433", "43" }, 1, "W1#1:43@2 B0#2:433@2" },
  { "tie-among-losers", "", { "6", "55", "55" }, 0, "W0#1:6@0 B1#2:55@0 B2#2:55@0" },
  { "only-bid", "", { "", "21", "" }, 1, "W1#1:21 N0#0: N2#0:" },
  { "nobody", "", { "", "" }, CRUMB_NO_SEAT, "N0#0: N1#0:" },
  { "tie", "", { "45", "3", "54", "" }, CRUMB_NO_SEAT, "T0#1:54 T2#1:54 B1#2:3 N3#0:" },
  { "most-pips", "comparison=most-pips", { "66", "555" }, 1, "W1#1:555 B0#2:66" },
  { "lowest-die", "comparison=lowest-die", { "61", "22" }, 0, "W0#1:16@0 B1#2:22@0" },
  { "table-decided", "", { "51", "4" }, 1, "B0#1:51 W1#2:4" },
  { "winner-named", "", { NULL, NULL, NULL }, 2, "W2#0:" },
  { "winner-named-some-entered", "", { "65", NULL, "", NULL }, 3, "W3#0: B0#0:65 N2#0:" },
};

static void
append_place (GString *text, const CrumbRollPlace *place)
{
  char dice[CRUMB_DICE_TEXT_MAX];

  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append_printf (text, "%c%u#%u:%s", "WTBN"[place->kind], place -> seat, place -> rank,
                          crumb_dice_format (&place->dice, dice));
  if (place->marked >= 0)
    g_string_append_printf (text, "@%d", place->marked);
}

static void
test_row (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  CrumbHouseRules rules = crumb_house_rules_final ();
  CrumbRollPlace places[CRUMB_SEATS_MAX];
  g_autoptr (GString) text = g_string_new (NULL);
  CrumbRoll roll = { 0 };
  unsigned n_seats = 2;
  unsigned n;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, rows[row].rules, &rules, NULL));
  for (unsigned seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    if (rows[row].bids[seat] != NULL)
      {
        g_assert_true (crumb_dice_parse (rows[row].bids[seat], rules.sides, &roll.dice[seat], NULL));
        roll.closed |= crumb_seats_of (seat);
        n_seats = MAX (n_seats, seat + 1);
      }
  n_seats = MAX (n_seats, rows[row].winner < CRUMB_SEATS_MAX ? rows[row].winner + 1 : 0);
  roll.seats = crumb_seats_all (n_seats);

  n = crumb_places_fill (&rules, n_seats, &roll, rows[row].winner, places);
  for (unsigned i = 0; i < n; i++)
    append_place (text, &places[i]);
  g_assert_cmpstr (text->str, ==, rows[row].places);
}

/* A re-roll only has places for the tied players. */
static void
test_reroll (void)
{
  const CrumbHouseRules rules = crumb_house_rules_final ();
  CrumbRoll roll = { .seats = 5, .closed = 5 };
  CrumbRollPlace places[CRUMB_SEATS_MAX];

  g_assert_true (crumb_dice_parse ("21", 6, &roll.dice[0], NULL));
  g_assert_true (crumb_dice_parse ("31", 6, &roll.dice[2], NULL));
  g_assert_cmpuint (crumb_places_fill (&rules, 3, &roll, 2, places), ==, 2);
  g_assert_cmpuint (places[0].seat, ==, 2);
  g_assert_cmpuint (places[1].seat, ==, 0);
}

void
add_places_tests (void)
{
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      g_autofree char *path = g_strdup_printf ("/places/%s", rows[row].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (row), test_row);
    }
  g_test_add_func ("/places/re-roll", test_reroll);
}
