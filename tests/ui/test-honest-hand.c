/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games with revealed hands: which hands are doubted, and which the table kept anyway. */

#include "../record/record-fixture.h"
#include "../rules/raid-script.h"
#include "ui-tests.h"

#include "ui/cookie-raid/panels/crumb-kept-hands.h"
#include "ui/cookie-raid/table/crumb-honest-hand.h"
#include "words/cookie-raid/crumb-words-honesty.h"

/**
 * @script: the moves so far, as raid_script_parse() reads them
 * @hand: the hand about to be entered
 * @gives_away: the doubt that is raised; NULL for none
 */
typedef struct
{
  const char *name;
  const char *script;
  const char *hand;
  const char *gives_away;
} Row;

/* Sue bids 5-5-3, takes a 6 and sits out; John bids twice and takes the last die. */
#define ROUND "0b553 1b4 0t6 0b 1b5 1t2 1l "

#define ONE_FIVE "Sue’s last bid showed 5-5-3, but this hand has only one 5. Correct the hand, or keep it anyway."

static const Row rows[] = {
  { "honest", ROUND, "0h6553", NULL },
  { "honest/any-order", ROUND, "0h5635", NULL },
  { "one-face", ROUND, "0h6531", ONE_FIVE },
  { "closes-itself", ROUND, "0h6531~", ONE_FIVE },
  { "not-closed", ROUND, "0h653~", NULL },
  { "opened", ROUND, "0h~", NULL },
  { "refused-anyway", ROUND, "0h65", NULL },
  { "no-such-face", ROUND, "0h9531", NULL },
  { "no-such-seat", ROUND, "3h6531", NULL },
  { "insisted-on", ROUND "!", "0h6531", NULL },
  { "taken", ROUND, "0h5531",
    "Sue won 1 die showing 6 and hasn’t rolled any dice since. This hand has no 6. Correct the hand, or keep it "
    "anyway." },
  { "another-seat", ROUND "0h6553", "1h2466",
    "John & <b>’s last bid showed 5, but this hand has no 5. Correct the hand, or keep it anyway." },
  { "another-seat/honest", ROUND "0h6553", "1h2566", NULL },
  { "another-seat/first", ROUND, "1h2466",
    "John & <b>’s last bid showed 5, but this hand has no 5. Correct the hand, or keep it anyway." },
  { "entered-again", ROUND "0h6553 0h~", "0h6531", ONE_FIVE },
  { "after-one-kept", ROUND "! 0h6531", "1h2466",
    "John & <b>’s last bid showed 5, but this hand has no 5. Correct the hand, or keep it anyway." },
  { "not-entered", "0w 0t? 1w 1t? 1l", "0h1111", NULL },
  { "by-winner", "0w 0t6 0b 1b5 1t2 1l", "0h1111",
    "Sue won 1 die showing 6 and hasn’t rolled any dice since. This hand has no 6. Correct the hand, or keep it "
    "anyway." },
  { "overruled-round", "! 0b5553 1b4 0t6 0b 1b5 1t2 1l", "0h1111", NULL },
  { "hands-only", "", "0h111", NULL },
  { "next-round", ROUND "0h6553 1h2566 n", "0h111", NULL },
  { "next-round/bids", ROUND "0h6553 1h2566 n 0b444 1b1 0t2 0b 1b1 1t2 1l", "0h2551",
    "Sue’s last bid showed 4-4-4, but this hand has no 4. Correct the hand, or keep it anyway." },
  { "no-hand", ROUND "0h6553 1h2566", "n", NULL },
  { "cookies", ROUND, "0c12", NULL },
};

static CrumbGame *
play_script (RecordFixture *record, const char *script)
{
  g_autoptr (GArray) moves = raid_script_parse (script);
  CrumbGame *game = record_new_game (record->store, "plate=2", 2);

  record_take_all (game, moves);
  return game;
}

static CrumbMove
parse_move (const char *script)
{
  g_autoptr (GArray) moves = raid_script_parse (script);

  g_assert_cmpuint (moves->len, ==, 1);
  return g_array_index (moves, CrumbMove, 0);
}

static void
test_check (RecordFixture *record, gconstpointer data)
{
  const Row *row = data;
  g_autoptr (CrumbGame) game = play_script (record, row->script);
  CrumbMove move = parse_move (row->hand);
  CrumbHonesty honesty;
  CrumbHonestyVerdict verdict = crumb_honest_hand_check (game, &move, &honesty);
  g_autofree char *words = NULL;

  if (verdict.reason != CRUMB_HONESTY_POSSIBLE)
    words = crumb_words_doubt (&honesty, &verdict, crumb_game_get_seat (game, move.seat)->name);
  g_assert_cmpstr (words, ==, row->gives_away);
}

static void
insist (CrumbGame *game, const char *move, const char *why)
{
  CrumbMove overrule = parse_move ("!");
  CrumbMove hand = parse_move (move);
  CrumbRefusal refusal;
  g_autoptr (GError) error = NULL;

  g_assert_true (crumb_game_tap (game, (CrumbMove[]) { overrule, hand }, 2, why, &refusal, &error));
  g_assert_no_error (error);
}

/* What gives the hands of the tests below away. */
#define SUES_HAND "Sue’s last bid showed 5-5-3, but this hand has only one 5. "
#define JOHNS_HAND "John’s last bid showed 5, but this hand has no 5. "

static void
assert_kept (CrumbGame *game, const char *sue, const char *john)
{
  const char *const names[] = { "Sue", "John" };
  const char *const expected[] = { sue, john };
  CrumbKeptHands hands = crumb_kept_hands_find (game, crumb_game_get_n_moves (game));

  for (guint seat = 0; seat < G_N_ELEMENTS (expected); seat++)
    {
      g_autofree char *words = crumb_kept_hands_words (&hands, seat, names[seat]);

      g_assert_cmpstr (words, ==, expected[seat]);
    }
}

static void
test_kept (RecordFixture *record, gconstpointer data)
{
  g_autoptr (CrumbGame) game = play_script (record, ROUND);
  g_autoptr (GError) error = NULL;

  assert_kept (game, NULL, NULL);
  insist (game, "0h6531", "misread a die");
  assert_kept (game, SUES_HAND "Kept anyway: misread a die", NULL);

  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_DONE);
  assert_kept (game, NULL, NULL);
  g_assert_cmpint (crumb_game_redo (game, &error), ==, CRUMB_UNDONE_DONE);
  assert_kept (game, SUES_HAND "Kept anyway: misread a die", NULL);

  insist (game, "1h2466", "");
  g_assert_cmpint (((const CrumbRaid *) crumb_game_get_state (game))->phase, ==, CRUMB_RAID_AT_SCORED);
  assert_kept (game, SUES_HAND "Kept anyway: misread a die", JOHNS_HAND "Kept anyway");

  record_play (game, CRUMB_RAID_ROUND, CRUMB_NO_SEAT, "");
  assert_kept (game, NULL, NULL);
}

/* Entering a hand again, or differently, discards the table's decision to keep it. */
static void
test_kept_no_longer (RecordFixture *record, gconstpointer data)
{
  g_autoptr (CrumbGame) game = play_script (record, ROUND);

  insist (game, "0h6531", "misread a die");
  record_play (game, CRUMB_RAID_HAND, 0, "6553");
  assert_kept (game, NULL, NULL);

  insist (game, "0h6531", "%s & <b>");
  assert_kept (game, SUES_HAND "Kept anyway: %s & <b>", NULL);
  record_play (game, CRUMB_RAID_COOKIES, 0, "");
  assert_kept (game, NULL, NULL);
}

/* Judging hands changes neither the game nor its record. */
static void
test_changes_nothing (RecordFixture *record, gconstpointer data)
{
  g_autoptr (CrumbGame) game = play_script (record, ROUND);
  g_autoptr (CrumbGame) again = NULL;
  CrumbMove move = parse_move ("0h6531");
  CrumbHonesty honesty;

  g_assert_cmpint (crumb_honest_hand_check (game, &move, &honesty).reason, ==, CRUMB_HONESTY_FACE);
  again = record_load (record->store, crumb_game_get_id (game));
  record_assert_same_game (game, again);
}

static CrumbGame *
read_game (CrumbStore *store, const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", name, NULL);
  g_autofree char *text = NULL;
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;
  CrumbGame *game;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  crumb_game_file_read (store, text, length, CRUMB_IMPORT_ASK, &id, NULL, NULL, &error);
  g_assert_no_error (error);
  game = record_load (store, id);
  return game;
}

static CrumbGame *
new_game_like (CrumbStore *store, CrumbGame *game)
{
  g_autoptr (GPtrArray) seats = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  CrumbGame *like;

  for (guint seat = 0; seat < crumb_game_get_n_seats (game); seat++)
    g_ptr_array_add (seats, (gpointer) crumb_game_get_seat (game, seat));
  like = crumb_store_new_game (store, &crumb_cookie_raid, crumb_game_get_head (game)->rules, NULL, seats,
                               crumb_game_get_head (game)->first, &error);
  g_assert_no_error (error);
  return like;
}

/* No hand is doubted in whole games that are known to be honest. */
static void
test_games (RecordFixture *record, gconstpointer data)
{
  const char *const names[] = { "two-players.json", "three-players.json", "four-players.json", "mixed-detail.json" };
  guint n_hands = 0;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (CrumbGame) game = read_game (record->store, names[i]);
      g_autoptr (CrumbGame) played = new_game_like (record->store, game);

      for (guint n = 0; n < crumb_game_get_n_moves (game); n++)
        {
          const CrumbMove *move = crumb_game_get_move (game, n);
          CrumbHonesty honesty;

          g_assert_cmpint (crumb_honest_hand_check (played, move, &honesty).reason, ==, CRUMB_HONESTY_POSSIBLE);
          record_take (played, move);
          n_hands += move->what == CRUMB_RAID_HAND;
        }
    }
  g_assert_cmpuint (n_hands, >, 50);
}

void
add_honest_hand_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/honest-hand/check/%s", rows[i].name);

      g_test_add (path, RecordFixture, &rows[i], record_fixture_set_up, test_check, record_fixture_tear_down);
    }
  g_test_add ("/honest-hand/kept", RecordFixture, NULL, record_fixture_set_up, test_kept, record_fixture_tear_down);
  g_test_add ("/honest-hand/kept-no-longer", RecordFixture, NULL, record_fixture_set_up, test_kept_no_longer,
              record_fixture_tear_down);
  g_test_add ("/honest-hand/games", RecordFixture, NULL, record_fixture_set_up, test_games, record_fixture_tear_down);
  g_test_add ("/honest-hand/changes-nothing", RecordFixture, NULL, record_fixture_set_up, test_changes_nothing,
              record_fixture_tear_down);
}
