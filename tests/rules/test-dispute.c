/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A dispute settled without a game: what is asked after each key, what changing a die does, and what is ruled. */

#include "rules-tests.h"
#include "rules/cookie-raid/dispute.h"

#include <glib.h>
#include <string.h>

/*
 * Keys, one after another: a digit is a die, "." that was all, "-" no bid, "<" takes back, "+" a seat more; "@rs"
 * points at a seat of a roll, "#rsd" picks a die of it, "~" lets go of it, "xs" removes a seat, "!" is a key that must
 * do nothing: it precedes it.
 *
 * The result: the dice of each seat, a roll in each bracket, "*" after incomplete ones, "/" for seats that are not in
 * it; then what is asked: roll, seat and the die that was picked, or nothing.
 */
typedef struct
{
  const char *name;
  const char *rules;
  CrumbDisputeKind kind;
  unsigned seats;
  const char *keys;
  const char *state;
} Row;

#define BIDS CRUMB_DISPUTE_BIDS
#define HANDS CRUMB_DISPUTE_HANDS

static const Row rows[] = {
  { "nothing", "", BIDS, 2, "", "[* *] 00" },
  { "third-die-ends", "", BIDS, 2, "511", "[511 *] 01" },
  { "enter-ends", "", BIDS, 2, "5.", "[5 *] 01" },
  { "no-bid-ends", "", BIDS, 2, "-", "[ *] 01" },
  { "enter-without-dice", "", BIDS, 2, "!.", "[* *] 00" },
  { "no-bid-after-a-die", "", BIDS, 2, "5!-", "[5* *] 00" },
  { "no-such-face", "", BIDS, 2, "!7", "[* *] 00" },
  { "eight-sides", "sides=8", BIDS, 2, "8.7.", "[8 7]" },
  { "any-number-of-dice", "most-dice=any", BIDS, 2, "65432.1.", "[65432 1]" },
  { "two-at-most", "most-dice=2", BIDS, 2, "6554", "[65 54]" },
  { "lies-in-order", "", BIDS, 2, "115", "[511 *] 01" },
  { "lies-in-order-lowest", "comparison=lowest-die", BIDS, 2, "512", "[125 *] 01" },
  { "ruled", "", BIDS, 2, "511444", "[511 444]" },
  { "ruled-is-ruled", "", BIDS, 2, "511444!1!.!-", "[511 444]" },
  { "nobody-bids", "", BIDS, 2, "--", "[ ]" },
  { "four-seats", "", BIDS, 4, "1.2.-", "[1 2  *] 03" },

  { "tie", "", BIDS, 2, "54.45.", "[54 54][* *] 10" },
  { "tie-of-some", "", BIDS, 3, "54.3.45.", "[54 3 54][* / *] 10" },
  { "reroll", "", BIDS, 3, "54.3.45.66", "[54 3 54][66 / *] 12" },
  { "reroll-has-its-number", "", BIDS, 2, "54.45.6!.", "[54 54][6* *] 10" },
  { "reroll-is-no-choice", "", BIDS, 2, "54.45.!-", "[54 54][* *] 10" },
  { "reroll-settles", "", BIDS, 2, "54.45.6162", "[54 54][61 62]" },
  { "tied-again", "", BIDS, 2, "5.5.44", "[5 5][4 4][* *] 20" },
  { "tied-again-of-three", "", BIDS, 3, "5.5.5.441", "[5 5 5][4 4 1][* * /] 20" },

  { "back", "", BIDS, 2, "51<", "[5* *] 00" },
  { "back-to-nothing", "", BIDS, 2, "5<!<", "[* *] 00" },
  { "back-opens", "", BIDS, 2, "511<", "[51* *] 00" },
  { "back-from-ruling", "", BIDS, 2, "511444<", "[511 44*] 01" },
  { "back-over-no-bid", "", BIDS, 2, "5.-<", "[5 *] 01" },
  { "back-out-of-tie", "", BIDS, 2, "54.45.<", "[54 5*] 01" },
  { "back-in-reroll", "", BIDS, 2, "54.45.666<", "[54 54][66 *] 11" },

  { "pick", "", BIDS, 2, "511444#011", "[511 444] 011" },
  { "pick-again", "", BIDS, 2, "511444#011#011", "[511 444]" },
  { "pick-let-go", "", BIDS, 2, "5116#000~", "[511 6*] 01" },
  { "pick-let-go-of-none", "", BIDS, 2, "511!~", "[511 *] 01" },
  { "pick-changes", "", BIDS, 2, "511444#0113", "[511 443]" },
  { "pick-changes-order", "", BIDS, 2, "511444#0126", "[511 644]" },
  { "pick-while-entering", "", BIDS, 2, "5116#0002", "[211 6*] 01" },
  { "pick-takes-back", "", BIDS, 2, "511444#010<", "[511 44]" },
  { "pick-takes-back-all", "", BIDS, 2, "5.4.#000<", "[* 4] 00" },
  { "pick-makes-a-tie", "", BIDS, 2, "54.53.#0114", "[54 54][* *] 10" },
  { "pick-ends-a-tie", "", BIDS, 2, "54.54.6162#0013", "[53 54]" },
  { "pick-keeps-the-rest-of-a-tie", "", BIDS, 3, "54.54.3.6162#0202", "[54 54 2][61 62 /]" },
  { "pick-in-reroll", "", BIDS, 2, "5.5.61#1106", "[5 5][6 6][* *] 20" },
  { "pick-nowhere", "", BIDS, 2, "5.!#001!#010!#100", "[5 *] 01" },

  { "point", "", BIDS, 2, "511444@00", "[* 444] 00" },
  { "point-goes-on", "", BIDS, 2, "511444@006.", "[6 444]" },
  { "point-ahead", "", BIDS, 3, "@024.", "[* * 4] 00" },
  { "point-at-reroll", "", BIDS, 2, "5.5.61@10", "[5 5][* 1] 10" },
  { "point-breaks-the-tie", "", BIDS, 2, "5.5.61@00", "[* 5] 00" },
  { "point-nowhere", "", BIDS, 2, "!@02!@10", "[* *] 00" },

  { "add", "", BIDS, 2, "5.4.+", "[5 4 *] 02" },
  { "add-to-a-tie", "", BIDS, 2, "5.5.+", "[5 5 *] 02" },
  { "add-to-four", "", BIDS, 4, "!+", "[* * * *] 00" },
  { "remove", "", BIDS, 3, "5.4.3.x1", "[5 3]" },
  { "remove-who-was-asked", "", BIDS, 3, "5.4.x2", "[5 4]" },
  { "remove-before", "", BIDS, 3, "5.4.x0", "[4 *] 01" },
  { "remove-ends-a-tie", "", BIDS, 3, "5.5.3.x0", "[5 3]" },
  { "remove-makes-a-tie", "", BIDS, 3, "6.5.5.x0", "[5 5][* *] 10" },
  { "two-stay", "", BIDS, 2, "!x0", "[* *] 00" },

  { "hands", "", HANDS, 2, "6655442.2222.", "[6655442 2222]" },
  { "hands-have-no-no-bid", "", HANDS, 2, "!-", "[* *] 00" },
  { "hands-end-when-all-are-in", "plate=1", HANDS, 2, "6666", "[6666 *] 01" },
  { "hands-pick", "", HANDS, 2, "662.33.#0026", "[666 33]" },
  { "hands-share", "", HANDS, 2, "66.66.", "[66 66]" },
  { "hands-roll-off", "tied-best=roll-off", HANDS, 3, "66.66.1.", "[66 66 1][* * /] 10" },
  { "hands-rolled-off", "tied-best=roll-off", HANDS, 3, "66.66.1.34", "[66 66 1][3 4 /]" },
  { "hands-roll-off-again", "tied-best=roll-off", HANDS, 2, "66.66.33", "[66 66][3 3][* *] 20" },
};

static bool
press (CrumbDispute *dispute, const char **keys)
{
  char key = *(*keys)++;
  unsigned n[3] = { 0 };
  unsigned wanted = key == '#' ? 3 : key == '@' ? 2 : key == 'x' ? 1 : 0;

  for (unsigned i = 0; i < wanted; i++)
    n[i] = (unsigned) (*(*keys)++ - '0');
  switch (key)
    {
    case '.':
      return crumb_dispute_done (dispute);
    case '-':
      return crumb_dispute_no_bid (dispute);
    case '<':
      return crumb_dispute_back (dispute);
    case '+':
      return crumb_dispute_add_seat (dispute);
    case '@':
      return crumb_dispute_point (dispute, n[0], n[1]);
    case '#':
      return crumb_dispute_pick (dispute, n[0], n[1], n[2]);
    case '~':
      return crumb_dispute_let_go (dispute);
    case 'x':
      return crumb_dispute_remove_seat (dispute, n[0]);
    default:
      return crumb_dispute_enter (dispute, (CrumbDie) { .face = (uint8_t) (key - '0') });
    }
}

static void
press_all (CrumbDispute *dispute, const char *keys)
{
  while (*keys != '\0')
    {
      bool refused = *keys == '!';
      CrumbDispute before = *dispute;

      keys += refused;
      g_assert_true (press (dispute, &keys) != refused);
      if (refused)
        g_assert_cmpmem (&before, sizeof before, dispute, sizeof *dispute);
    }
}

static char *
state_of (const CrumbDispute *dispute)
{
  GString *text = g_string_new (NULL);

  for (unsigned roll = 0; roll < dispute->n_rolls; roll++)
    {
      const CrumbRoll *rolled = &dispute->rolls[roll];

      for (unsigned seat = 0; seat < dispute->n_seats; seat++)
        {
          char dice[CRUMB_DICE_TEXT_MAX];

          g_string_append_c (text, seat == 0 ? '[' : ' ');
          if (!crumb_seats_has (rolled->seats, seat))
            g_string_append_c (text, '/');
          else
            g_string_append (text, crumb_dice_format (&rolled->dice[seat], dice));
          if (crumb_seats_has (rolled->seats & (CrumbSeats) ~rolled->closed, seat))
            g_string_append_c (text, '*');
        }
      g_string_append_c (text, ']');
    }
  if (dispute->seat != CRUMB_NO_SEAT)
    g_string_append_printf (text, " %u%u", dispute->roll, dispute->seat);
  if (dispute->die != CRUMB_NEXT_DIE)
    g_string_append_printf (text, "%u", dispute->die);
  return g_string_free_and_steal (text);
}

static CrumbDispute
start (const char *text, CrumbDisputeKind kind, unsigned seats)
{
  CrumbHouseRules rules;

  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, text, &rules, NULL));
  return crumb_dispute_start (&rules, kind, seats);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  CrumbDispute dispute = start (row->rules, row->kind, row->seats);
  g_autofree char *state = NULL;

  g_assert_true (crumb_dispute_is_empty (&dispute));
  press_all (&dispute, row->keys);
  state = state_of (&dispute);
  g_assert_cmpstr (state, ==, row->state);
}

/* The same dice under other rules: the ruling follows at once. */
static void
test_rules (void)
{
  static const struct
  {
    const char *keys;
    const char *rules;
    const char *state;
  } changes[] = {
    { "61.22.", "comparison=lowest-die", "[16 22]" }, { "541322", "most-dice=2", "[* *] 00" },
    { "54.322", "most-dice=2", "[54 *] 01" },         { "6.5.", "sides=12", "[6 5]" },
    { "66.54.", "comparison=most-pips", "[66 54]" },  { "63.54.", "comparison=most-pips", "[63 54][* *] 10" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      CrumbDispute dispute = start ("", BIDS, 2);
      CrumbHouseRules rules;
      g_autofree char *state = NULL;

      press_all (&dispute, changes[i].keys);
      g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, changes[i].rules, &rules, NULL));
      crumb_dispute_set_rules (&dispute, &rules);
      state = state_of (&dispute);
      g_assert_cmpstr (state, ==, changes[i].state);
    }
}

/* Dice that have more sides than the table's are asked for again. */
static void
test_fewer_sides (void)
{
  CrumbDispute dispute = start ("sides=8", BIDS, 2);
  const CrumbHouseRules final = crumb_house_rules_final ();
  g_autofree char *state = NULL;

  press_all (&dispute, "81.6.");
  crumb_dispute_set_rules (&dispute, &final);
  state = state_of (&dispute);
  g_assert_cmpstr (state, ==, "[* 6] 00");
}

static void
test_ruling (void)
{
  CrumbDispute dispute = start ("", BIDS, 2);
  CrumbReveal reveal;
  CrumbRuling ruling;

  press_all (&dispute, "54.54");
  g_assert_false (crumb_dispute_ruling (&dispute, 0, &ruling));
  press_all (&dispute, ".");
  g_assert_true (crumb_dispute_ruling (&dispute, 0, &ruling));
  g_assert_cmpuint (ruling.verdict, ==, CRUMB_VERDICT_REROLL);
  g_assert_false (crumb_dispute_ruling (&dispute, 1, &ruling));
  press_all (&dispute, "6162");
  g_assert_true (crumb_dispute_ruling (&dispute, 1, &ruling));
  g_assert_cmpuint (ruling.winner, ==, 1);
  g_assert_cmpuint (ruling.reason, ==, CRUMB_BID_NEXT_DIE);
  g_assert_false (crumb_dispute_ruling (&dispute, 2, &ruling));
  g_assert_false (crumb_dispute_reveal (&dispute, &reveal));
}

static void
test_reveal (void)
{
  CrumbDispute dispute = start ("tied-best=roll-off", HANDS, 2);
  CrumbReveal reveal;
  CrumbRuling ruling;

  press_all (&dispute, "66.");
  g_assert_false (crumb_dispute_reveal (&dispute, &reveal));
  press_all (&dispute, "6");
  g_assert_true (crumb_dispute_reveal (&dispute, &reveal));
  g_assert_cmpuint (reveal.bonus_to, ==, crumb_seats_of (0));
  press_all (&dispute, "6.");
  g_assert_true (crumb_dispute_reveal (&dispute, &reveal));
  g_assert_cmpuint (reveal.roll_off, ==, crumb_seats_all (2));
  press_all (&dispute, "12");
  g_assert_true (crumb_dispute_reveal (&dispute, &reveal));
  g_assert_cmpuint (reveal.bonus_to, ==, crumb_seats_of (1));
  g_assert_cmpint (reveal.seats[1].cookies, ==, 7);
  g_assert_false (crumb_dispute_ruling (&dispute, 0, &ruling));
}

static CrumbRoll
roll_of (CrumbSeats seats, const char *first, const char *second)
{
  CrumbRoll roll = { .seats = seats, .closed = seats };

  g_assert_true (crumb_dice_parse (first, 6, &roll.dice[0], NULL));
  g_assert_true (crumb_dice_parse (second, 6, &roll.dice[1], NULL));
  return roll;
}

/* The rolls of a game make the same chain here, open at its end. */
static void
test_continue (void)
{
  CrumbDispute dispute = start ("", BIDS, 2);
  const CrumbRoll tie = roll_of (crumb_seats_all (2), "45", "54");
  CrumbRoll unknown = roll_of (crumb_seats_all (2), "?", "5");
  CrumbRoll open = tie;
  g_autofree char *state = NULL;

  open.closed = 1;
  g_assert_false (crumb_dispute_continue (&dispute, &open));
  g_assert_false (crumb_dispute_continue (&dispute, &unknown));
  g_assert_true (crumb_dispute_is_empty (&dispute));
  for (unsigned i = 0; i < CRUMB_DISPUTE_ROLLS_MAX + 3; i++)
    g_assert_true (crumb_dispute_continue (&dispute, &tie));
  g_assert_cmpuint (dispute.n_rolls, ==, CRUMB_DISPUTE_ROLLS_MAX);
  g_assert_cmpuint (dispute.seat, ==, CRUMB_NO_SEAT);

  dispute = start ("", BIDS, 2);
  unknown = roll_of (crumb_seats_all (2), "61", "66");
  g_assert_true (crumb_dispute_continue (&dispute, &tie));
  g_assert_true (crumb_dispute_continue (&dispute, &unknown));
  state = state_of (&dispute);
  g_assert_cmpstr (state, ==, "[54 54][61 66]");
}

/* After any keys the seat that is asked exists, every roll but the last is a tie, and only the last is incomplete. */
static void
test_random_keys (void)
{
  static const char keys[] = "123456..--<<+x@#";

  for (unsigned game = 0; game < 300; game++)
    {
      CrumbDispute dispute = start (game % 3 == 0 ? "tied-best=roll-off" : "", game % 2 == 0 ? BIDS : HANDS, 2);

      for (unsigned i = 0; i < 120; i++)
        {
          const char text[] = { keys[g_test_rand_int_range (0, sizeof keys - 1)],
                                (char) g_test_rand_int_range ('0', '4'), (char) g_test_rand_int_range ('0', '4'),
                                (char) g_test_rand_int_range ('0', '3'), '\0' };
          const char *at = text;

          press (&dispute, &at);
          g_assert_cmpuint (dispute.n_seats, >=, 2);
          g_assert_cmpuint (dispute.roll, <, dispute.n_rolls);
          for (unsigned roll = 0; roll + 1 < dispute.n_rolls; roll++)
            g_assert_cmpuint (dispute.rolls[roll].closed, ==, dispute.rolls[roll].seats);
          if (dispute.seat != CRUMB_NO_SEAT)
            g_assert_true (crumb_seats_has (dispute.rolls[dispute.roll].seats, dispute.seat));
          else
            g_assert_cmpuint (dispute.rolls[dispute.n_rolls - 1].closed, ==, dispute.rolls[dispute.n_rolls - 1].seats);
        }
    }
}

void
add_dispute_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/dispute/keys/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/dispute/rules", test_rules);
  g_test_add_func ("/dispute/fewer-sides", test_fewer_sides);
  g_test_add_func ("/dispute/ruling", test_ruling);
  g_test_add_func ("/dispute/reveal", test_reveal);
  g_test_add_func ("/dispute/continue", test_continue);
  g_test_add_func ("/dispute/random-keys", test_random_keys);
}
