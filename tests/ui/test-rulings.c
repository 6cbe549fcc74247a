/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rulings without a game, with undo; and the rulings of a game. */

#include "../record/record-fixture.h"
#include "ui-tests.h"

#include "ui/cookie-raid/panels/crumb-game-ruling.h"
#include "ui/cookie-raid/rulings/crumb-rulings.h"
#include "words/cookie-raid/crumb-words-raid.h"

#define SUE 0
#define JOHN 1

static void
enter (CrumbRulings *rulings, const char *dice)
{
  for (; *dice != '\0'; dice++)
    {
      CrumbDispute dispute = *crumb_rulings_get_dispute (rulings);
      const CrumbDie die = { .face = (uint8_t) (*dice - '0') };

      g_assert_true (*dice == '.' ? crumb_dispute_done (&dispute) : crumb_dispute_enter (&dispute, die));
      crumb_rulings_change (rulings, &dispute);
    }
}

static void
assert_dice (CrumbRulings *rulings, guint seat, const char *dice)
{
  char text[CRUMB_DICE_TEXT_MAX];

  g_assert_cmpstr (crumb_dice_format (&crumb_rulings_get_dispute (rulings)->rolls[0].dice[seat], text), ==, dice);
}

static void
count_cb (guint *n)
{
  ++*n;
}

static void
test_strangers (void)
{
  g_autoptr (CrumbRulings) rulings = g_object_new (CRUMB_TYPE_RULINGS, NULL);

  g_assert_true (crumb_rulings_is_empty (rulings));
  g_assert_cmpuint (crumb_rulings_get_dispute (rulings)->n_seats, ==, 2);
  g_assert_cmpstr (crumb_rulings_get_seat (rulings, 0)->name, ==, "Player 1");
  g_assert_cmpstr (crumb_rulings_get_seat (rulings, 1)->name, ==, "Player 2");
  g_assert_false (crumb_rulings_get_can_undo (rulings));
}

static void
test_steps (void)
{
  g_autoptr (CrumbRulings) rulings = g_object_new (CRUMB_TYPE_RULINGS, NULL);
  guint n = 0;

  g_signal_connect_swapped (rulings, "changed", G_CALLBACK (count_cb), &n);
  enter (rulings, "51");
  g_assert_cmpuint (n, ==, 2);
  crumb_rulings_undo (rulings);
  assert_dice (rulings, 0, "5");
  crumb_rulings_redo (rulings);
  assert_dice (rulings, 0, "51");
  g_assert_false (crumb_rulings_get_can_redo (rulings));

  crumb_rulings_clear (rulings);
  g_assert_true (crumb_rulings_is_empty (rulings));
  crumb_rulings_undo (rulings);
  assert_dice (rulings, 0, "51");
  crumb_rulings_undo (rulings);
  enter (rulings, "3");
  g_assert_false (crumb_rulings_get_can_redo (rulings));
  while (crumb_rulings_get_can_undo (rulings))
    crumb_rulings_undo (rulings);
  g_assert_true (crumb_rulings_is_empty (rulings));
}

/* Picking a die to change it is no step; changing it is one. */
static void
test_picks (void)
{
  g_autoptr (CrumbRulings) rulings = g_object_new (CRUMB_TYPE_RULINGS, NULL);

  enter (rulings, "511444");
  crumb_rulings_undo (rulings);
  g_assert_true (crumb_rulings_pick (rulings, 0, 0, 2));
  g_assert_true (crumb_rulings_get_can_redo (rulings));
  g_assert_true (crumb_rulings_let_go (rulings));
  g_assert_false (crumb_rulings_let_go (rulings));
  g_assert_false (crumb_rulings_pick (rulings, 0, 1, 2));
  crumb_rulings_redo (rulings);
  assert_dice (rulings, 1, "444");

  g_assert_true (crumb_rulings_pick (rulings, 0, 0, 2));
  enter (rulings, "2");
  assert_dice (rulings, 0, "521");
  crumb_rulings_undo (rulings);
  assert_dice (rulings, 0, "511");
  g_assert_cmpuint (crumb_rulings_get_dispute (rulings)->die, ==, CRUMB_NEXT_DIE);
}

/* Bids and hands don't affect each other, but share the seats and the rules. */
static void
test_kinds (void)
{
  g_autoptr (CrumbRulings) rulings = g_object_new (CRUMB_TYPE_RULINGS, NULL);
  CrumbHouseRules rules;

  enter (rulings, "511");
  crumb_rulings_set_kind (rulings, CRUMB_DISPUTE_HANDS);
  assert_dice (rulings, 0, "");
  enter (rulings, "66.");
  g_assert_true (crumb_rulings_add_seat (rulings));
  g_assert_true (crumb_house_rules_parse ("sides=8", &rules, NULL));
  crumb_rulings_set_rules (rulings, &rules);
  crumb_rulings_set_kind (rulings, CRUMB_DISPUTE_BIDS);
  assert_dice (rulings, 0, "511");
  g_assert_cmpuint (crumb_rulings_get_dispute (rulings)->n_seats, ==, 3);
  g_assert_cmpuint (crumb_rulings_get_dispute (rulings)->rules.sides, ==, 8);

  /* Undo switches to the kind that it changes. */
  crumb_rulings_undo (rulings);
  g_assert_cmpuint (crumb_rulings_get_kind (rulings), ==, CRUMB_DISPUTE_HANDS);
  g_assert_cmpuint (crumb_rulings_get_dispute (rulings)->rules.sides, ==, 6);
}

static void
test_same_rules (void)
{
  g_autoptr (CrumbRulings) rulings = g_object_new (CRUMB_TYPE_RULINGS, NULL);
  const CrumbHouseRules final = crumb_house_rules_final ();

  crumb_rulings_set_rules (rulings, &final);
  g_assert_false (crumb_rulings_get_can_undo (rulings));
}

static void
test_names (void)
{
  g_autoptr (CrumbRulings) rulings = g_object_new (CRUMB_TYPE_RULINGS, NULL);
  const char *names[CRUMB_SEATS_MAX];

  g_assert_true (crumb_rulings_rename (rulings, 1, "  <b>Zoë</b> "));
  g_assert_cmpstr (crumb_rulings_get_seat (rulings, 1)->name, ==, "<b>Zoë</b>");
  g_assert_false (crumb_rulings_rename (rulings, 1, "<b>Zoë</b>"));
  g_assert_false (crumb_rulings_rename (rulings, 1, " "));
  crumb_rulings_get_names (rulings, names);
  g_assert_cmpstr (names[0], ==, "Player 1");
  crumb_rulings_undo (rulings);
  g_assert_cmpstr (crumb_rulings_get_seat (rulings, 1)->name, ==, "Player 2");
}

static void
test_seats (void)
{
  g_autoptr (CrumbRulings) rulings = g_object_new (CRUMB_TYPE_RULINGS, NULL);

  g_assert_false (crumb_rulings_remove_seat (rulings, 0));
  g_assert_true (crumb_rulings_add_seat (rulings));
  g_assert_true (crumb_rulings_add_seat (rulings));
  g_assert_false (crumb_rulings_add_seat (rulings));
  enter (rulings, "1.2.3.4.");
  g_assert_true (crumb_rulings_rename (rulings, 2, "Sue"));
  g_assert_true (crumb_rulings_remove_seat (rulings, 1));
  g_assert_cmpstr (crumb_rulings_get_seat (rulings, 1)->name, ==, "Sue");
  g_assert_cmpstr (crumb_rulings_get_seat (rulings, 2)->name, ==, "Player 4");
  assert_dice (rulings, 1, "3");
  crumb_rulings_undo (rulings);
  g_assert_cmpstr (crumb_rulings_get_seat (rulings, 1)->name, ==, "Player 2");
  assert_dice (rulings, 1, "2");
}

static void
test_sit_down (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "sides=8", 3);
  g_autoptr (CrumbRulings) rulings = g_object_new (CRUMB_TYPE_RULINGS, NULL);

  enter (rulings, "5");
  crumb_rulings_sit_down (rulings, game);
  g_assert_true (crumb_rulings_is_empty (rulings));
  g_assert_cmpstr (crumb_rulings_get_seat (rulings, SUE)->name, ==, "Sue");
  g_assert_cmpstr (crumb_rulings_get_seat (rulings, 3)->name, ==, "Player 4");
  g_assert_cmpuint (crumb_rulings_get_dispute (rulings)->n_seats, ==, 3);
  g_assert_cmpuint (crumb_rulings_get_dispute (rulings)->rules.sides, ==, 8);
  crumb_rulings_undo (rulings);
  g_assert_cmpstr (crumb_rulings_get_seat (rulings, SUE)->name, ==, "Player 1");
  assert_dice (rulings, 0, "5");
}

/* A twice-tied bid of a game becomes an equal dispute: its rolls, winner, names and rules. */
static void
test_bid_of_game (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "plate=3", 2);
  g_autoptr (CrumbRulings) rulings = g_object_new (CRUMB_TYPE_RULINGS, NULL);
  CrumbDispute dispute;
  CrumbRuling ruling;

  g_assert_false (crumb_game_ruling_at (game, 0, &dispute));
  record_play (game, CRUMB_RAID_BID, SUE, "54");
  g_assert_false (crumb_game_ruling_at (game, 1, &dispute));
  record_play (game, CRUMB_RAID_BID, JOHN, "45");
  record_play (game, CRUMB_RAID_REROLL, SUE, "11");
  record_play (game, CRUMB_RAID_REROLL, JOHN, "11");
  record_play (game, CRUMB_RAID_REROLL, SUE, "61");
  record_play (game, CRUMB_RAID_REROLL, JOHN, "62");
  record_play (game, CRUMB_RAID_TAKE, JOHN, "3");

  g_assert_true (crumb_game_ruling_at (game, 6, &dispute));
  g_assert_cmpuint (dispute.n_rolls, ==, 3);
  g_assert_cmpuint (dispute.rules.plate, ==, 3);
  g_assert_true (crumb_dispute_ruling (&dispute, 2, &ruling));
  g_assert_cmpuint (ruling.winner, ==, JOHN);
  crumb_rulings_open (rulings, game, &dispute);
  g_assert_cmpstr (crumb_rulings_get_seat (rulings, SUE)->name, ==, "Sue");
  assert_dice (rulings, SUE, "54");

  /* Its first tie, with the re-roll still to come */
  g_assert_true (crumb_game_ruling_at (game, 2, &dispute));
  g_assert_cmpuint (dispute.n_rolls, ==, 2);
  g_assert_cmpuint (dispute.seat, ==, SUE);

  /* The next bid has not begun. */
  g_assert_false (crumb_game_ruling_at (game, 7, &dispute));
}

static void
test_no_ruling (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  CrumbDispute dispute;

  record_play (game, CRUMB_RAID_WINNER, SUE, "");
  g_assert_false (crumb_game_ruling_at (game, 1, &dispute));
}

static void
test_hands_of_game (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "tied-best=roll-off", 2);
  CrumbDispute dispute;
  CrumbReveal reveal;

  record_play (game, CRUMB_RAID_HAND, SUE, "665");
  record_play (game, CRUMB_RAID_HAND, JOHN, "665");
  g_assert_false (crumb_game_ruling_at (game, 2, &dispute));
  record_play (game, CRUMB_RAID_ROLL_OFF, SUE, "3");
  record_play (game, CRUMB_RAID_ROLL_OFF, JOHN, "4");
  g_assert_true (crumb_game_ruling_at (game, 4, &dispute));
  g_assert_cmpuint (dispute.kind, ==, CRUMB_DISPUTE_HANDS);
  g_assert_true (crumb_dispute_reveal (&dispute, &reveal));
  g_assert_cmpuint (reveal.bonus_to, ==, crumb_seats_of (JOHN));
}

/* Players who left are not part of the ruling or its words. */
static void
test_hands_of_those_who_stay (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 3);
  g_autofree char *words = NULL;
  const char *const names[] = { "Sue", "John", "Ann" };
  CrumbDispute dispute;
  CrumbReveal reveal;

  record_play (game, CRUMB_RAID_LEAVE, SUE, "");
  record_play (game, CRUMB_RAID_HAND, JOHN, "665");
  record_play (game, CRUMB_RAID_HAND, 2, "543");
  g_assert_true (crumb_game_ruling_at (game, 3, &dispute));
  g_assert_true (crumb_dispute_reveal (&dispute, &reveal));
  g_assert_cmpuint (reveal.n_standing, ==, 2);
  words = crumb_words_reveal (&dispute.rules, &reveal, dispute.n_seats, names);
  g_assert_null (strstr (words, "Sue"));
  g_assert_true (g_str_has_suffix (words, "John: 7 cookies. Ann: 0 cookies."));
}

/* The moves that the log links to are exactly those with a ruling. */
static void
made_cb (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  GArray *made = user_data;
  gboolean is_made = crumb_game_ruling_made (before, move, after);

  g_array_append_val (made, is_made);
}

static void
test_made (RecordFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 6; i++)
    {
      g_autoptr (CrumbGame) game = record_new_random_game (fixture->store, fixture->rand);
      g_autoptr (GArray) made = g_array_new (FALSE, FALSE, sizeof (gboolean));

      record_play_random (game, fixture->rand, 150);
      crumb_game_walk (game, made_cb, made);
      for (guint move = 0; move < made->len; move++)
        {
          CrumbDispute dispute;

          if (g_array_index (made, gboolean, move))
            g_assert_true (crumb_game_ruling_at (game, move + 1, &dispute));
        }
    }
}

void
add_rulings_tests (void)
{
  static const struct
  {
    const char *path;
    void (*test) (RecordFixture *fixture, gconstpointer data);
  } games[] = {
    { "/rulings/sit-down", test_sit_down },
    { "/rulings/bid-of-game", test_bid_of_game },
    { "/rulings/no-ruling", test_no_ruling },
    { "/rulings/hands-of-game", test_hands_of_game },
    { "/rulings/hands-of-those-who-stay", test_hands_of_those_who_stay },
    { "/rulings/made", test_made },
  };

  g_test_add_func ("/rulings/strangers", test_strangers);
  g_test_add_func ("/rulings/steps", test_steps);
  g_test_add_func ("/rulings/picks", test_picks);
  g_test_add_func ("/rulings/kinds", test_kinds);
  g_test_add_func ("/rulings/same-rules", test_same_rules);
  g_test_add_func ("/rulings/names", test_names);
  g_test_add_func ("/rulings/seats", test_seats);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    g_test_add (games[i].path, RecordFixture, NULL, record_fixture_set_up, games[i].test, record_fixture_tear_down);
}
