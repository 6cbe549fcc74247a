/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Rulings without a game, and the rulings of a game. */

#include "../record/record-fixture.h"
#include "ui-tests.h"

#include "ui/cookie-raid/panels/crumb-game-ruling.h"
#include "ui/cookie-raid/rulings/crumb-disputes.h"
#include "words/cookie-raid/crumb-words-raid.h"

#define SUE 0
#define JOHN 1

static void
enter (CrumbDispute *dispute, const char *dice)
{
  for (; *dice != '\0'; dice++)
    {
      const CrumbDie die = { .face = (uint8_t) (*dice - '0') };

      g_assert_true (*dice == '.' ? crumb_dispute_done (dispute) : crumb_dispute_enter (dispute, die));
    }
}

static void
assert_dice (const CrumbDisputes *disputes, guint seat, const char *dice)
{
  char text[CRUMB_DICE_TEXT_MAX];

  g_assert_cmpstr (crumb_dice_format (&disputes->disputes[CRUMB_DISPUTE_BIDS].rolls[0].dice[seat], text), ==, dice);
}

static void
test_strangers (void)
{
  CrumbDisputes disputes = crumb_disputes_start ();

  g_assert_true (crumb_disputes_is_empty (&disputes));
  g_assert_cmpuint (disputes.disputes[0].n_seats, ==, 2);
  g_assert_cmpstr (disputes.people[0].name, ==, "Player 1");
  g_assert_cmpstr (disputes.people[1].name, ==, "Player 2");
}

/* Bids and hands don't affect each other, but share the seats and the rules. */
static void
test_kinds (void)
{
  CrumbDisputes disputes = crumb_disputes_start ();
  CrumbHouseRules rules;

  enter (&disputes.disputes[CRUMB_DISPUTE_BIDS], "511");
  enter (&disputes.disputes[CRUMB_DISPUTE_HANDS], "66.");
  g_assert_true (crumb_disputes_add_seat (&disputes));
  g_assert_true (crumb_rule_book_parse (&crumb_house_rule_book, "sides=8", &rules, NULL));
  g_assert_true (crumb_disputes_set_rules (&disputes, &rules));
  g_assert_false (crumb_disputes_set_rules (&disputes, &rules));
  assert_dice (&disputes, 0, "511");
  for (guint kind = 0; kind < CRUMB_DISPUTES; kind++)
    {
      g_assert_cmpuint (disputes.disputes[kind].n_seats, ==, 3);
      g_assert_cmpuint (disputes.disputes[kind].rules.sides, ==, 8);
    }
}

static void
test_names (void)
{
  CrumbDisputes disputes = crumb_disputes_start ();
  const char *names[CRUMB_SEATS_MAX];

  g_assert_true (crumb_disputes_rename (&disputes, 1, "  <b>Zoë</b> "));
  g_assert_cmpstr (disputes.people[1].name, ==, "<b>Zoë</b>");
  g_assert_false (crumb_disputes_rename (&disputes, 1, "<b>Zoë</b>"));
  g_assert_false (crumb_disputes_rename (&disputes, 1, " "));
  crumb_disputes_get_names (&disputes, names);
  g_assert_cmpstr (names[0], ==, "Player 1");
}

static void
test_seats (void)
{
  CrumbDisputes disputes = crumb_disputes_start ();

  g_assert_false (crumb_disputes_remove_seat (&disputes, 0));
  g_assert_true (crumb_disputes_add_seat (&disputes));
  g_assert_true (crumb_disputes_add_seat (&disputes));
  g_assert_false (crumb_disputes_add_seat (&disputes));
  enter (&disputes.disputes[CRUMB_DISPUTE_BIDS], "1.2.3.4.");
  g_assert_true (crumb_disputes_rename (&disputes, 2, "Sue"));
  g_assert_true (crumb_disputes_remove_seat (&disputes, 1));
  g_assert_cmpstr (disputes.people[1].name, ==, "Sue");
  g_assert_cmpstr (disputes.people[2].name, ==, "Player 4");
  g_assert_cmpstr (disputes.people[3].name, ==, "Player 2");
  assert_dice (&disputes, 1, "3");
}

static void
test_sit_down (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "sides=8", 3);
  CrumbDisputes disputes = crumb_disputes_start ();

  enter (&disputes.disputes[CRUMB_DISPUTE_BIDS], "5");
  crumb_disputes_sit_down (&disputes, game);
  g_assert_true (crumb_disputes_is_empty (&disputes));
  g_assert_cmpstr (disputes.people[SUE].name, ==, "Sue");
  g_assert_cmpstr (disputes.people[3].name, ==, "Player 4");
  g_assert_cmpuint (disputes.disputes[0].n_seats, ==, 3);
  g_assert_cmpuint (disputes.disputes[0].rules.sides, ==, 8);
}

/* A twice-tied bid of a game becomes an equal dispute: its rolls, winner, names and rules. */
static void
test_bid_of_game (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "plate=3", 2);
  CrumbDisputes disputes = crumb_disputes_start ();
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
  crumb_disputes_open (&disputes, game, &dispute);
  g_assert_cmpstr (disputes.people[SUE].name, ==, "Sue");
  assert_dice (&disputes, SUE, "54");

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
  g_test_add_func ("/rulings/kinds", test_kinds);
  g_test_add_func ("/rulings/names", test_names);
  g_test_add_func ("/rulings/seats", test_seats);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    g_test_add (games[i].path, RecordFixture, NULL, record_fixture_set_up, games[i].test, record_fixture_tear_down);
}
