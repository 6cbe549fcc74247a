/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Renames, titles and notes. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/files/crumb-game-file.h"
#include "record/store/crumb-correction.h"
#include "record/store/crumb-game-list.h"
#include "record/store/crumb-game-private.h"

static void
assert_names (CrumbGame *game, const char *names)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < crumb_game_get_n_seats (game); i++)
    g_string_append_printf (text, "%s%s", i == 0 ? "" : ",", crumb_game_get_seat (game, i)->name);
  g_assert_cmpstr (text->str, ==, names);
}

static void
assert_is_kept (RecordFixture *fixture, CrumbGame *game)
{
  g_autoptr (CrumbGame) again = NULL;

  again = record_load (fixture->store, crumb_game_get_id (game));
  record_assert_same_game (game, again);
  for (guint i = 0; i < crumb_game_get_n_seats (game); i++)
    g_assert_cmpstr (crumb_game_get_seat (game, i)->name, ==, crumb_game_get_seat (again, i)->name);
  g_assert_cmpstr (crumb_game_get_title (game), ==, crumb_game_get_title (again));
  g_assert_cmpstr (crumb_game_get_note (game), ==, crumb_game_get_note (again));
  g_assert_cmpstr (crumb_game_get_place (game), ==, crumb_game_get_place (again));
  g_assert_cmpint (crumb_game_get_started (game), ==, crumb_game_get_started (again));
}

static void
rename_seat (CrumbGame *game, guint seat, const char *name)
{
  g_autoptr (GError) error = NULL;

  crumb_game_rename (game, seat, name, &error);
  g_assert_no_error (error);
}

static void
test_rename (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (GError) error = NULL;

  record_play (game, CRUMB_RAID_BID, 0, "511");
  rename_seat (game, 0, " <b>Susan</b>\t");
  rename_seat (game, 0, "<b>Susan</b>");
  rename_seat (game, 1, "Sue");
  assert_names (game, "<b>Susan</b>,Sue");
  /* Sentences say the new names too. */
  g_assert_cmpstr (crumb_game_get_seat (game, 0)->told, ==, "<b>Susan</b>");
  g_assert_cmpstr (crumb_game_get_seat (game, 1)->told, ==, "Sue");
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, 3);
  g_assert_cmpstr (crumb_game_get_head (game)->seats[0]->name, ==, "Sue");
  assert_is_kept (fixture, game);

  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_DONE);
  assert_names (game, "<b>Susan</b>,John & <b>");
  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_DONE);
  assert_names (game, "Sue,John & <b>");
  g_assert_cmpuint (crumb_game_get_n_moves (game), ==, 1);
  g_assert_cmpint (crumb_game_redo (game, &error), ==, CRUMB_UNDONE_DONE);
  assert_names (game, "<b>Susan</b>,John & <b>");
  assert_is_kept (fixture, game);

  players = crumb_store_list_players (fixture->store, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (players->len, ==, 2);
  g_assert_cmpstr (((const CrumbSeat *) players->pdata[0])->name, ==, "<b>Susan</b>");
}

/* Each name was there before the next one; the first is that of the table. */
static void
test_names_before (RecordFixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Susan", "Suzy", "Suse" };
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (GError) error = NULL;

  g_assert_null (crumb_journal_get_name_before (crumb_game_get_journal (game), 0));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_assert_true (crumb_game_rename (game, 0, names[i], &error));
      g_assert_no_error (error);
      g_assert_cmpstr (crumb_journal_get_name_before (crumb_game_get_journal (game), 0), ==,
                       i > 0 ? names[i - 1] : "Sue");
    }
  g_assert_null (crumb_journal_get_name_before (crumb_game_get_journal (game), 1));
}

static void
test_bad_names (RecordFixture *fixture, gconstpointer data)
{
  static const char *const bad[] = { "", " \t ", "JOHN & <b>", "\xff",
                                     "12345678901234567890123456789012345678901234567890123456789012345" };
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (crumb_game_rename (game, 0, bad[i], &error));
      g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NAME);
    }
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, 0);
  assert_names (game, "Sue,John & <b>");

  /* Players may change the case of their own name. */
  rename_seat (game, 0, "SUE");
  assert_names (game, "SUE,John & <b>");
}

static void
test_join (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;

  g_assert_true (crumb_game_join (game, " Ann ", 12, &refusal, &error));
  assert_names (game, "Sue,John & <b>,Ann");
  g_assert_cmpuint (crumb_game_get_head (game)->n_seats, ==, 2);
  g_assert_cmpint (crumb_game_get_seat (game, 2)->colour, ==, CRUMB_COLOUR_GREEN);
  g_assert_cmpint (crumb_scores_of (crumb_game_get_state (game))->totals[2], ==, 12);
  rename_seat (game, 2, "Anna");
  assert_names (game, "Sue,John & <b>,Anna");
  assert_is_kept (fixture, game);

  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_DONE);
  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_DONE);
  assert_names (game, "Sue,John & <b>");
  assert_is_kept (fixture, game);
  g_assert_cmpint (crumb_game_redo (game, &error), ==, CRUMB_UNDONE_DONE);
  assert_names (game, "Sue,John & <b>,Ann");

  /* A different player who joins in the same seat has the name given then. */
  g_assert_cmpint (crumb_game_redo (game, &error), ==, CRUMB_UNDONE_DONE);
  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_DONE);
  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_DONE);
  g_assert_true (crumb_game_join (game, "Bob", 0, &refusal, &error));
  assert_names (game, "Sue,John & <b>,Bob");
  assert_is_kept (fixture, game);
}

/* A paper sheet of last winter has its own evening and its own place, and lists sort it there. */
static void
test_date_and_place (RecordFixture *fixture, gconstpointer data)
{
  const gint64 winter = G_GINT64_CONSTANT (1736625600000000);
  g_autoptr (CrumbGame) newer = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbGameList) list = crumb_game_list_new (fixture->store);
  g_autoptr (GError) error = NULL;
  gint64 entered = crumb_game_get_head (game)->started;
  guint position;

  g_assert_cmpint (crumb_game_get_started (game), ==, entered);
  g_assert_true (crumb_game_list_find (list, crumb_game_get_id (game), &position));
  g_assert_cmpuint (position, ==, 0);

  g_assert_true (crumb_game_set_started (game, winter, &error));
  g_assert_true (crumb_game_set_started (game, winter, &error));
  g_assert_true (crumb_game_set_place (game, " Grandma’s <b>kitchen</b>\t", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, 2);
  g_assert_cmpstr (crumb_game_get_place (game), ==, "Grandma’s <b>kitchen</b>");
  g_assert_cmpint (crumb_game_get_started (game), ==, winter);
  g_assert_cmpint (crumb_game_get_head (game)->started, ==, entered);
  assert_is_kept (fixture, game);
  g_assert_true (crumb_game_list_find (list, crumb_game_get_id (game), &position));
  g_assert_cmpuint (position, ==, 1);

  /* Back to when it was entered: nothing but the list knows where it was. */
  g_assert_true (crumb_game_set_started (game, entered, &error));
  g_assert_true (crumb_game_list_find (list, crumb_game_get_id (game), &position));
  g_assert_cmpuint (position, ==, 0);
  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_NOTHING);
}

static void
test_place_found (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  CrumbGameFilter filter = { .search = (char *) "kitchen" };
  g_autoptr (GPtrArray) found = NULL;

  g_assert_true (crumb_game_set_place (game, "The Kitchen", NULL));
  found = crumb_store_list_games (fixture->store, &filter, 0, NULL);
  g_assert_cmpuint (found->len, ==, 1);
}

static void
test_join_refused (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 4);
  g_autoptr (CrumbGame) pair = record_new_game (fixture->store, "", 2);
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;

  g_assert_false (crumb_game_join (game, "Fifth", 0, &refusal, &error));
  g_assert_no_error (error);
  g_assert_cmpint (refusal.reason, ==, CRUMB_RAID_REFUSAL_TABLE_FULL);
  g_assert_false (crumb_game_join (pair, "SUE", 0, &refusal, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NAME);
  g_assert_cmpuint (crumb_game_get_n_entries (game) + crumb_game_get_n_entries (pair), ==, 0);
}

/* Correcting what somebody joined with doesn't ask for the name again. */
static void
test_join_corrected (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbCorrection) correction = NULL;
  g_autoptr (GError) error = NULL;
  CrumbRefusal refusal;
  CrumbMove move;

  g_assert_true (crumb_game_join (game, "Ann", 12, &refusal, &error));
  correction = crumb_correction_new (game);
  move = *crumb_correction_get_move (correction, 0);
  move.amount = 21;
  crumb_correction_replace (correction, 0, &move);
  g_assert_true (crumb_game_correct (game, correction, NULL, &error));
  assert_names (game, "Sue,John & <b>,Ann");
  g_assert_cmpint (crumb_scores_of (crumb_game_get_state (game))->totals[2], ==, 21);
  assert_is_kept (fixture, game);
}

static void
test_title_and_note (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbGame) later = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbGame) latest = NULL;
  g_autoptr (GError) error = NULL;
  gboolean said;

  g_assert_cmpstr (crumb_game_get_title (game), ==, "");
  g_assert_cmpstr (crumb_game_get_note (game), ==, "");
  record_play (game, CRUMB_RAID_BID, 0, "511");
  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_DONE);
  record_play (later, CRUMB_RAID_BID, 0, "511");

  said = crumb_game_set_title (game, "  The\nnight & <b> ", &error)
         && crumb_game_set_note (game, "\nJohn was late.\nSue brought =1+1 cookies.\n", &error)
         && crumb_game_set_title (game, "Thenight & <b>", &error);
  g_assert_no_error (error);
  g_assert_true (said);
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, 4);
  g_assert_cmpstr (crumb_game_get_title (game), ==, "Thenight & <b>");
  g_assert_cmpstr (crumb_game_get_note (game), ==, "John was late.\nSue brought =1+1 cookies.");
  assert_is_kept (fixture, game);

  /* Titles and notes aren't play: they leave redo and the last-played game alone. */
  g_assert_true (crumb_game_get_can_redo (game));
  g_assert_false (crumb_game_get_can_undo (game));
  g_assert_true (crumb_store_latest_game (fixture->store, &latest, &error));
  g_assert_cmpstr (crumb_game_get_id (latest), ==, crumb_game_get_id (later));
  g_assert_cmpint (crumb_game_redo (game, &error), ==, CRUMB_UNDONE_DONE);
  g_assert_cmpstr (crumb_game_get_title (game), ==, "Thenight & <b>");

  g_assert_true (crumb_game_set_title (game, "", &error));
  g_assert_cmpstr (crumb_game_get_title (game), ==, "");
  assert_is_kept (fixture, game);
}

static void
test_long_texts (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < CRUMB_NOTE_MAX; i++)
    g_string_append (text, i == CRUMB_TITLE_MAX - 1 ? " " : "李");
  g_string_append (text, "x\xff");
  crumb_game_set_title (game, text->str, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_utf8_strlen (crumb_game_get_title (game), -1), ==, CRUMB_TITLE_MAX - 1);
  crumb_game_set_note (game, text->str, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_utf8_strlen (crumb_game_get_note (game), -1), ==, CRUMB_NOTE_MAX);
  assert_is_kept (fixture, game);
}

/* What would break a line or turn the text around it is not even stored. */
static void
test_tame (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (GError) error = NULL;
  CrumbMove no_bid = { .what = CRUMB_RAID_BID, .seat = 0 };
  CrumbRefusal refusal;

  g_assert_true (crumb_game_set_title (game, "\u202e The\u2028n\u2066ight \u2029", &error));
  g_assert_cmpstr (crumb_game_get_title (game), ==, "The night");
  g_assert_true (crumb_game_set_place (game, "\u200b\u3164", &error));
  g_assert_cmpstr (crumb_game_get_place (game), ==, "");
  g_assert_true (crumb_game_set_note (game, "John\u2028was\u202c late 👩\u200d🍳", &error));
  g_assert_cmpstr (crumb_game_get_note (game), ==, "John\nwas late 👩\u200d🍳");
  g_assert_true (crumb_game_tap (game, &no_bid, 1, "\u202emisread", &refusal, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (crumb_game_get_entry (game, 2)->why, ==, "misread");
  assert_is_kept (fixture, game);
}

/* An older file may have all that: it comes in and goes out as it is, but people are not shown it. */
static void
test_tame_when_shown (RecordFixture *fixture, gconstpointer data)
{
  static const char file[] =
      "{\"crumb-game\":1,\"game\":\"cookie-raid\",\"players\":[{\"name\":\"Sue\"},{\"name\":\"John\"}],\"entries\":["
      "{\"what\":\"title\",\"text\":\"\u202ethgin\"},{\"what\":\"place\",\"text\":\"\u200b\"},"
      "{\"what\":\"note\",\"text\":\"late\u2028again\"},{\"what\":\"bid\",\"seat\":0,\"dice\":\"511\",\"why\":"
      "\"\u2067so\"},"
      "{\"what\":\"bid\",\"seat\":1,\"dice\":\"411\",\"why\":\"\u2069\"}]}";
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GPtrArray) listed = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = NULL;
  g_autofree char *written = NULL;

  id = record_read (fixture->store, file);
  game = record_load (fixture->store, id);
  g_assert_cmpstr (crumb_game_get_title (game), ==, "thgin");
  g_assert_cmpstr (crumb_game_get_place (game), ==, "");
  g_assert_cmpstr (crumb_game_get_note (game), ==, "late\nagain");
  g_assert_cmpstr (crumb_game_get_why (game, 0), ==, "so");
  g_assert_null (crumb_game_get_why (game, 1));

  listed = crumb_store_list_games (fixture->store, NULL, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (((const CrumbGameSummary *) listed->pdata[0])->title, ==, "thgin");
  written = crumb_game_file_write (game);
  g_assert_nonnull (strstr (written, "\u202ethgin"));
  g_assert_nonnull (strstr (written, "\u2067so"));
  record_assert_whole (fixture->store);
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/texts/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_texts_tests (void)
{
  add ("date-and-place", test_date_and_place);
  add ("place-found", test_place_found);
  add ("rename", test_rename);
  add ("names-before", test_names_before);
  add ("bad-names", test_bad_names);
  add ("join", test_join);
  add ("join-refused", test_join_refused);
  add ("join-corrected", test_join_corrected);
  add ("title-and-note", test_title_and_note);
  add ("long-texts", test_long_texts);
  add ("tame", test_tame);
  add ("tame-when-shown", test_tame_when_shown);
}
