/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Game files round-trip, and errors in bad files name the place. */

#include "record-fixture.h"
#include "record-tests.h"

#define BAD_NAME                                                                                                       \
  "a name needs something visible, at most 64 characters, no spaces at its ends, and nothing that breaks the line or " \
  "reverses the text."
#define PLAYERS "\"players\":[{\"name\":\"Sue\"},{\"name\":\"John\"}]"
#define GAME(rest) "{\"crumb-game\":1,\"game\":\"cookie-raid\"," rest "}"
#define ENTRIES(entries) GAME (PLAYERS ",\"entries\":[" entries "]")
#define SUE_BIDS "{\"what\":\"bid\",\"seat\":0,\"dice\":\"511\"}"
#define LINES(third, of_player)                                                                                        \
  "{\"crumb-game\":1,\n\"game\":\"cookie-raid\",\n" third ",\n\"entries\":[\n],\"players\":[{\"name\":\"Sue\"},\n{\n"  \
  "\"name\":\"John\"" of_player "}]}"
#define OPEN_GAME "{\"crumb-game\":1,\"game\":\"cookie-raid\"," PLAYERS ",\"entries\":["

typedef struct
{
  const char *text;
  CrumbRecordError code;
  const char *sentence;
} BadRow;

static const BadRow bad_rows[] = {
  /* Not JSON, or not strict enough */
  { "", CRUMB_RECORD_ERROR_FORMAT, "Line 1: this isn’t JSON." },
  { "[]", CRUMB_RECORD_ERROR_FORMAT, "The game: this isn’t an object." },
  { "3", CRUMB_RECORD_ERROR_FORMAT, "The game: this isn’t an object." },
  { "null", CRUMB_RECORD_ERROR_FORMAT, "The game: this isn’t an object." },
  { "{", CRUMB_RECORD_ERROR_FORMAT, "It’s only half written yet." },
  { "}", CRUMB_RECORD_ERROR_FORMAT, "Line 1: this isn’t JSON." },
  { "{},}", CRUMB_RECORD_ERROR_FORMAT, "Line 1: this isn’t JSON." },
  { "{\n\n'a': 1}", CRUMB_RECORD_ERROR_FORMAT, "Line 3: this isn’t JSON." },
  { "{ // a comment\n}", CRUMB_RECORD_ERROR_FORMAT, "Line 1: this isn’t JSON." },
  { "{\"a\":1,}", CRUMB_RECORD_ERROR_FORMAT, "Line 1: this isn’t JSON." },
  { "{\"a\" 1}", CRUMB_RECORD_ERROR_FORMAT, "Line 1: this isn’t JSON." },
  { "{\"a\":\"x", CRUMB_RECORD_ERROR_FORMAT, "It’s only half written yet." },
  { "{\"a\":\"x\\", CRUMB_RECORD_ERROR_FORMAT, "It’s only half written yet." },
  { "{\"a\":[1", CRUMB_RECORD_ERROR_FORMAT, "It’s only half written yet." },
  { "{\"a\":\"\xc3", CRUMB_RECORD_ERROR_FORMAT, "It’s only half written yet." },
  { "{\"a\":\"x\ny\"}", CRUMB_RECORD_ERROR_FORMAT, "Line 1: a text has a control character." },
  { "{\"a\":\"\\u0000\"}", CRUMB_RECORD_ERROR_FORMAT, "Line 1: a text has a control character." },
  { "{\n\"a\":1,\n\"a\":2}", CRUMB_RECORD_ERROR_FORMAT, "Line 3: the field “a” is given twice." },
  { "{\"a\":1,\"\\u0061\":2}", CRUMB_RECORD_ERROR_FORMAT, "Line 1: a field’s name has an escape." },
  { "{\"a\":[[[[[[[[]]]]]]]]}", CRUMB_RECORD_ERROR_FORMAT, "Line 1: this is nested too deeply." },
  { "{\"a\":1000000000000000000000}", CRUMB_RECORD_ERROR_FORMAT, "Line 1: this number is too long." },
  { "{\n\"a\":\"\xff\"}", CRUMB_RECORD_ERROR_FORMAT, "Line 2: this isn’t UTF-8." },

  /* The game. */
  { "{}", CRUMB_RECORD_ERROR_FORMAT, "The game: the field “crumb-game” is missing." },
  { "{\"crumb-game\":3,\"new\":1}", CRUMB_RECORD_ERROR_NEWER,
    "This game file was written by a newer Crumb. Update Crumb to import it." },
  { "{\"crumb-game\":0}", CRUMB_RECORD_ERROR_FORMAT, "The game: “crumb-game” goes from 1 to 2147483647." },
  { "{\"crumb-game\":1.5}", CRUMB_RECORD_ERROR_FORMAT, "The game: “crumb-game” isn’t a whole number." },
  { "{\"crumb-game\":\"1\"}", CRUMB_RECORD_ERROR_FORMAT, "The game: “crumb-game” isn’t a whole number." },
  { GAME ("\"winner\":0"), CRUMB_RECORD_ERROR_FORMAT, "The game: there can’t be a field “winner” here." },
  { GAME ("\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT, "The game: the field “players” is missing." },
  { GAME (PLAYERS), CRUMB_RECORD_ERROR_FORMAT, "The game: the field “entries” is missing." },
  { GAME (PLAYERS ",\"entries\":{}"), CRUMB_RECORD_ERROR_FORMAT, "The game: “entries” isn’t a list." },
  { GAME (PLAYERS ",\"entries\":null"), CRUMB_RECORD_ERROR_FORMAT, "The game: “entries” isn’t a list." },
  { "{\"crumb-game\":1,\"game\":\"Whist!\"," PLAYERS ",\"entries\":[]}", CRUMB_RECORD_ERROR_FORMAT,
    "The game: “Whist!” isn’t a game that Crumb knows." },
  { "{\"crumb-game\":1,\"game\":\"whist\"," PLAYERS ",\"entries\":[{\"what\":\"Trick 1\"}]}", CRUMB_RECORD_ERROR_FORMAT,
    "Entry 1: “Trick 1” isn’t a move in this game." },
  { "{\"crumb-game\":1,\"game\":null," PLAYERS ",\"entries\":[]}", CRUMB_RECORD_ERROR_FORMAT,
    "The game: “game” isn’t text." },
  { GAME ("\"id\":\"12\"," PLAYERS ",\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT,
    "The game: the id “12” isn’t a UUID." },
  { GAME ("\"started\":\"yesterday\"," PLAYERS ",\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT,
    "The game: “started” isn’t a time like 2026-03-01T19:30:00Z." },
  { GAME ("\"started\":1," PLAYERS ",\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT, "The game: “started” isn’t text." },
  { GAME ("\"rules\":\"plate=99\"," PLAYERS ",\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT,
    "The game: “plate=99” aren’t rules of this game." },
  { "{\"crumb-game\":1,\"game\":\"cubbage\",\"players\":[{\"name\":\"A\"},{\"name\":\"B\"},{\"name\":\"C\"}],"
    "\"entries\":[]}",
    CRUMB_RECORD_ERROR_FORMAT, "The game: 2 play this game, and the file has 3 players." },
  { GAME ("\"first\":2," PLAYERS ",\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT, "The game: “first” goes from 0 to 1." },
  { LINES ("\"started\":1", ""), CRUMB_RECORD_ERROR_FORMAT, "Line 3: “started” isn’t text." },
  { LINES ("\"winner\":0", ""), CRUMB_RECORD_ERROR_FORMAT, "Line 3: there can’t be a field “winner” here." },
  { LINES ("\"first\":0", ",\"age\":9"), CRUMB_RECORD_ERROR_FORMAT,
    "Player 2 in line 6: there can’t be a field “age” here." },

  /* The players. */
  { GAME ("\"players\":[],\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT,
    "The game: “players” takes 2 to 4 items, not 0." },
  { GAME ("\"players\":[1,2,3,4,5],\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT,
    "The game: “players” takes 2 to 4 items, not 5." },
  { GAME ("\"players\":[{\"name\":\"Sue\"},\"John\"],\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT,
    "Player 2: this isn’t an object." },
  { GAME ("\"players\":[{\"name\":\"Sue\"},{}],\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT,
    "Player 2: the field “name” is missing." },
  { GAME ("\"players\":[{\"name\":\"Sue\"},{\"name\":\" John\"}],\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT,
    "Player 2: " BAD_NAME },
  { GAME ("\"players\":[{\"name\":\"Sue\"},{\"name\":\"\"}],\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT,
    "Player 2: " BAD_NAME },
  { GAME ("\"players\":[{\"name\":\"Sue\"},{\"name\":\"a\\u0007b\"}],\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT,
    "Player 2: " BAD_NAME },
  { GAME ("\"players\":[{\"name\":\"Sue\"},{\"name\":\"\u200b\"}],\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT,
    "Player 2: " BAD_NAME },
  { GAME ("\"players\":[{\"name\":\"Sue\"},{\"name\":\"\u202eeus\"}],\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT,
    "Player 2: " BAD_NAME },
  { ENTRIES (SUE_BIDS ",{\"what\":\"rename\",\"seat\":0,\"text\":\"Su\u2028e\"}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2: " BAD_NAME },
  { ENTRIES ("{\"what\":\"bid\",\"seat\":0,\"dice\":\"511\",\"why\":\"\\u001b[2J\"}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 1: “why” has spaces at its ends or control characters." },
  { GAME ("\"players\":[{\"name\":\"Sue\"},{\"name\":\"sUE\"}],\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT,
    "Player 2: two players are called “sUE”." },
  { GAME ("\"players\":[{\"name\":\"Sue\"},{\"name\":\"123456789012345678901234567890"
          "12345678901234567890123456789012345\"}],\"entries\":[]"),
    CRUMB_RECORD_ERROR_FORMAT, "Player 2: " BAD_NAME },
  { GAME ("\"players\":[{\"name\":\"Sue\"},{\"name\":\"J\",\"colour\":\"mud\"}],\"entries\":[]"),
    CRUMB_RECORD_ERROR_FORMAT, "Player 2: “mud” isn’t a player’s color." },
  { GAME ("\"players\":[{\"name\":\"Sue\"},{\"name\":\"J\",\"age\":9}],\"entries\":[]"), CRUMB_RECORD_ERROR_FORMAT,
    "Player 2: there can’t be a field “age” here." },

  /* The entries. */
  { ENTRIES ("7"), CRUMB_RECORD_ERROR_FORMAT, "Entry 1: this isn’t an object." },
  { ENTRIES ("{}"), CRUMB_RECORD_ERROR_FORMAT, "Entry 1: the field “what” is missing." },
  { ENTRIES (SUE_BIDS ",{\"what\":\"bidd\"}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2: “bidd” isn’t a move in this game." },
  { ENTRIES (SUE_BIDS ",{\"what\":\"bid\",\"seat\":5}"), CRUMB_RECORD_ERROR_REFUSED,
    "Entry 2: seat 5 isn’t at this table." },
  { ENTRIES ("{\"what\":\"bid\",\"seat\":255}"), CRUMB_RECORD_ERROR_FORMAT, "Entry 1: “seat” goes from 0 to 254." },
  { ENTRIES ("{\"what\":\"bid\",\"seat\":-1}"), CRUMB_RECORD_ERROR_FORMAT, "Entry 1: “seat” goes from 0 to 254." },
  { ENTRIES ("{\"what\":\"bid\",\"seat\":true}"), CRUMB_RECORD_ERROR_FORMAT, "Entry 1: “seat” isn’t a whole number." },
  { ENTRIES ("{\"what\":\"bid\",\"seat\":0,\"dice\":\"5x\"}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 1: “5x” aren’t valid dice." },
  { ENTRIES ("{\"what\":\"bid\",\"seat\":0,\"dice\":511}"), CRUMB_RECORD_ERROR_FORMAT, "Entry 1: “dice” isn’t text." },
  { ENTRIES ("{\"what\":\"bid\",\"seat\":0,\"open\":1}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 1: “open” isn’t true or false." },
  { ENTRIES ("{\"what\":\"cookies\",\"seat\":0,\"amount\":65540}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 1: “amount” goes from -32768 to 32767." },
  { ENTRIES ("{\"what\":\"bid\",\"of\":1}"), CRUMB_RECORD_ERROR_FORMAT, "Entry 1: there can’t be a field “of” here." },
  { ENTRIES (SUE_BIDS ",{\"what\":\"undo\",\"seat\":0}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2: there can’t be a field “seat” here." },
  { ENTRIES ("{\"what\":\"undo\"}"), CRUMB_RECORD_ERROR_FORMAT, "Entry 1: there’s nothing to undo." },
  { ENTRIES (SUE_BIDS ",{\"what\":\"redo\"}"), CRUMB_RECORD_ERROR_FORMAT, "Entry 2: there’s nothing to redo." },
  { ENTRIES (SUE_BIDS ",{\"what\":\"undo\",\"of\":2}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2: “of” isn’t the entry that would be undone or redone." },
  { ENTRIES ("{\"what\":\"bid\",\"seat\":0,\"joined\":true}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 1: this is joined to an entry that isn’t a move." },
  { ENTRIES ("{\"what\":\"bid\",\"seat\":0,\"dice\":\"7\"}"), CRUMB_RECORD_ERROR_REFUSED,
    "Entry 1: the rules don’t allow this move." },
  { ENTRIES (SUE_BIDS ",{\"what\":\"take\",\"seat\":0},{\"what\":\"undo\"}"), CRUMB_RECORD_ERROR_REFUSED,
    "Entry 2: the rules don’t allow this move." },
  { ENTRIES ("{\"what\":\"join\",\"seat\":2}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 1: “text” is missing, too long, or has spaces at its ends or control characters." },
  { ENTRIES ("{\"what\":\"join\",\"seat\":2,\"text\":\"Ann\"},{\"what\":\"leave\",\"seat\":0},"
             "{\"what\":\"join\",\"seat\":0,\"text\":\"Sue\"}"),
    CRUMB_RECORD_ERROR_FORMAT,
    "Entry 3: “text” is missing, too long, or has spaces at its ends or control characters." },

  /* In a file of several lines. */
  { ENTRIES ("\n" SUE_BIDS ",\n{\"what\":\"bidd\"}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2 in line 3: “bidd” isn’t a move in this game." },
  { GAME ("\n\"players\":[{\"name\":\"Sue\"},\n{\"name\":\"John\"}],\n\"entries\":[ [[1],\"x\"], \n7]"),
    CRUMB_RECORD_ERROR_FORMAT, "Entry 1 in line 4: this isn’t an object." },
  { ENTRIES (SUE_BIDS ",\n{\"what\":\"undo\"},{\"what\":\"undo\"}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 3 in line 2: there’s nothing to undo." },
  { "{\n\"a\": 1,\n\"b\": 2\n\"c\": 3\n}", CRUMB_RECORD_ERROR_FORMAT, "Line 3: this isn’t JSON." },
};

static void
assert_empty (CrumbStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = crumb_store_list_games (store, NULL, 0, &error);
  g_autoptr (GPtrArray) players = crumb_store_list_players (store, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 0);
  g_assert_cmpuint (players->len, ==, 0);
}

static void
test_bad_files (RecordFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_rows); i++)
    {
      const BadRow *row = &bad_rows[i];
      g_autofree char *id = NULL;
      g_auto (CrumbGameFileRefusal) refusal = { 0 };
      g_autoptr (GError) error = NULL;

      g_test_message ("Row %u: %s", i, row->sentence);
      g_assert_false (crumb_game_file_read (fixture->store, row->text, strlen (row->text), CRUMB_IMPORT_ASK, &id, NULL,
                                            &refusal, &error));
      g_assert_cmpstr (error->message, ==, row->sentence);
      g_assert_error (error, CRUMB_RECORD_ERROR, (int) row->code);
      g_assert_cmpint (refusal.refusal.reason != CRUMB_REFUSAL_NONE, ==, row->code == CRUMB_RECORD_ERROR_REFUSED);
    }
  assert_empty (fixture->store);
}

static void
test_refusal (RecordFixture *fixture, gconstpointer data)
{
  const char *text = ENTRIES (SUE_BIDS ",{\"what\":\"bid\",\"seat\":1,\"dice\":\"4444\"}");
  g_auto (CrumbGameFileRefusal) refusal = { 0 };
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (
      crumb_game_file_read (fixture->store, text, strlen (text), CRUMB_IMPORT_ASK, &id, NULL, &refusal, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_REFUSED);
  g_assert_cmpstr (refusal.place, ==, "Entry 2");
  g_assert_cmpint (refusal.refusal.reason, ==, CRUMB_RAID_REFUSAL_HOLDS_FEWER);
  g_assert_cmpint (refusal.refusal.seat, ==, 1);
  g_assert_cmpstr (refusal.names[1], ==, "John");
  g_assert_null (refusal.names[2]);
}

static void
assert_too_large (CrumbStore *store, GString *text, const char *sentence)
{
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (crumb_game_file_read (store, text->str, text->len, CRUMB_IMPORT_ASK, &id, NULL, NULL, &error));
  g_assert_cmpstr (error->message, ==, sentence);
}

static void
test_limits (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GString) entries = g_string_new (OPEN_GAME);
  g_autoptr (GString) nested = g_string_new (NULL);
  g_autoptr (GString) large = g_string_new (NULL);

  for (guint i = 0; i <= CRUMB_GAME_FILE_ENTRIES_MAX; i++)
    g_string_append (entries, i == 0 ? "{\"what\":\"round\"}" : ",{\"what\":\"round\"}");
  g_string_append (entries, "]}");
  assert_too_large (fixture->store, entries, "The game: “entries” takes 0 to 20000 items, not 20001.");

  for (guint i = 0; i < 1000000; i++)
    g_string_append_c (nested, '[');
  assert_too_large (fixture->store, nested, "Line 1: this is nested too deeply.");

  for (guint i = 0; i <= CRUMB_GAME_FILE_MAX; i++)
    g_string_append_c (large, ' ');
  assert_too_large (fixture->store, large, "The game: the file is larger than 4 MiB.");
  assert_empty (fixture->store);
}

static char *
import (CrumbStore *store, const char *text, gboolean known)
{
  g_autoptr (GError) error = NULL;
  gboolean was_known = !known;
  char *id = NULL;

  crumb_game_file_read (store, text, strlen (text), CRUMB_IMPORT_ASK, &id, &was_known, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (was_known, ==, known);
  return id;
}

/* The first example of data/game-file.md. */
static void
test_smallest (RecordFixture *fixture, gconstpointer data)
{
  const char *text = ENTRIES (SUE_BIDS ",{\"what\":\"bid\",\"seat\":1,\"dice\":\"444\"},{\"what\":\"undo\"},"
                                       "{\"what\":\"bid\",\"seat\":1,\"dice\":\"44\"},"
                                       "{\"what\":\"take\",\"seat\":0,\"dice\":\"6\"}");
  g_autofree char *id = import (fixture->store, text, FALSE);
  g_autofree char *again = import (fixture->store, text, TRUE);
  g_autoptr (CrumbGame) game = record_load (fixture->store, id);
  const CrumbRaid *raid = crumb_game_get_state (game);

  g_assert_cmpstr (id, ==, again);
  g_assert_true (g_uuid_string_is_valid (id));
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, 5);
  g_assert_cmpuint (crumb_game_get_n_moves (game), ==, 3);
  g_assert_cmpint (crumb_game_get_entry (game, 4)->at, ==, crumb_game_get_started (game));
  g_assert_cmpint (crumb_game_get_seat (game, 0)->colour, ==, CRUMB_COLOUR_BLUE);
  g_assert_cmpint (crumb_game_get_seat (game, 1)->colour, ==, CRUMB_COLOUR_ORANGE);
  g_assert_cmpint (raid->won[0], ==, 1);
}

/* The example of corrections in data/game-file.md: the take fits only after the whole tap. */
static void
test_corrected (RecordFixture *fixture, gconstpointer data)
{
  const char *text =
      ENTRIES (SUE_BIDS ",{\"what\":\"bid\",\"seat\":1,\"dice\":\"444\"},"
                        "{\"what\":\"take\",\"seat\":0,\"dice\":\"6\"},"
                        "{\"what\":\"bid\",\"seat\":0,\"dice\":\"411\",\"instead\":1,\"why\":\"misread a die\"},"
                        "{\"what\":\"take\",\"seat\":1,\"dice\":\"6\",\"joined\":true,\"instead\":3}");
  g_autofree char *id = import (fixture->store, text, FALSE);
  g_autoptr (CrumbGame) game = record_load (fixture->store, id);
  const CrumbRaid *raid = crumb_game_get_state (game);

  g_assert_cmpuint (crumb_game_get_n_moves (game), ==, 3);
  g_assert_cmpint (raid->won[0], ==, 0);
  g_assert_cmpint (raid->won[1], ==, 1);
}

/* Without an id, equal content gives the same game, whatever the layout and the version of Crumb; other, another. */
static void
test_id_from_content (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *id = import (fixture->store, ENTRIES (SUE_BIDS), FALSE);
  g_autofree char *other = import (fixture->store, ENTRIES (""), FALSE);
  g_autofree char *spaced = import (fixture->store,
                                    "{ \"game\": \"cookie-raid\", \"crumb-game\": 1, \"first\": 0, \"entries\": [\n"
                                    "{ \"seat\": 0, \"what\": \"bid\", \"dice\": \"5-1-1\" } ],\n" PLAYERS "}\n",
                                    TRUE);

  g_assert_cmpstr (id, ==, "64248fc7-9840-8acb-a6f5-91d5866114bf");
  g_assert_true (g_str_equal (spaced, id) && !g_str_equal (other, id));
}

/* Colours that the file omits are those that nobody in it has. */
static void
test_free_colours (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *id = import (fixture->store,
                                GAME ("\"players\":[{\"name\":\"A\"},{\"name\":\"B\",\"colour\":\"blue\"},"
                                      "{\"name\":\"C\"}],\"entries\":[]"),
                                FALSE);
  g_autoptr (CrumbGame) game = record_load (fixture->store, id);

  g_assert_cmpint (crumb_game_get_seat (game, 0)->colour, ==, CRUMB_COLOUR_ORANGE);
  g_assert_cmpint (crumb_game_get_seat (game, 1)->colour, ==, CRUMB_COLOUR_BLUE);
  g_assert_cmpint (crumb_game_get_seat (game, 2)->colour, ==, CRUMB_COLOUR_GREEN);
}

/* Export, import elsewhere, export: equal bytes. Importing again changes nothing. */
static void
test_round_trip (RecordFixture *fixture, gconstpointer data)
{
  RecordFixture elsewhere = { 0 };
  guint n_games = g_test_slow () ? 10000 : 30;

  record_fixture_set_up (&elsewhere, NULL);
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (CrumbGame) game = record_new_random_game (fixture->store, fixture->rand);
      g_autoptr (CrumbGame) imported = NULL;
      g_autofree char *text = NULL;
      g_autofree char *id = NULL;
      g_autofree char *again = NULL;

      record_play_random (game, fixture->rand, (guint) g_rand_int_range (fixture->rand, 0, 120));
      text = crumb_game_file_write (game);
      id = import (elsewhere.store, text, FALSE);
      g_assert_cmpstr (id, ==, crumb_game_get_id (game));
      imported = record_load (elsewhere.store, id);
      record_assert_same_game (game, imported);
      again = import (elsewhere.store, text, TRUE);
      g_assert_cmpstr (id, ==, again);
    }
  record_fixture_tear_down (&elsewhere, NULL);
}

static void
test_longer_journal_is_kept (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autoptr (CrumbGame) shorter = NULL;
  g_autoptr (CrumbGame) longer = NULL;
  g_autofree char *few = NULL;
  g_autofree char *many = NULL;
  g_autofree char *id = NULL;
  g_autofree char *id_longer = NULL;
  g_autofree char *id_known = NULL;
  RecordFixture elsewhere = { 0 };

  record_play (game, CRUMB_RAID_BID, 0, "511");
  few = crumb_game_file_write (game);
  record_play (game, CRUMB_RAID_BID, 1, "444");
  many = crumb_game_file_write (game);

  record_fixture_set_up (&elsewhere, NULL);
  id = import (elsewhere.store, few, FALSE);
  shorter = record_load (elsewhere.store, id);
  g_assert_cmpuint (crumb_game_get_n_entries (shorter), ==, 1);
  id_longer = import (elsewhere.store, many, FALSE);
  longer = record_load (elsewhere.store, id);
  record_assert_same_game (game, longer);
  id_known = import (elsewhere.store, few, TRUE);
  g_assert_cmpstr (id, ==, id_longer);
  g_assert_cmpstr (id, ==, id_known);
  record_fixture_tear_down (&elsewhere, NULL);
}

/* A file in which Sue's bid differs from the record. */
static char *
write_another_way (CrumbGame *game)
{
  g_autofree char *text = crumb_game_file_write (game);
  g_auto (GStrv) parts = g_strsplit (text, "\"511\"", -1);

  return g_strjoinv ("\"611\"", parts);
}

static void
test_another_way_is_refused (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *other = NULL;

  record_play (game, CRUMB_RAID_BID, 0, "511");
  other = write_another_way (game);
  g_assert_false (
      crumb_game_file_read (fixture->store, other, strlen (other), CRUMB_IMPORT_ASK, &id, NULL, NULL, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DIFFERS);
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, 1);
}

static guint
count_games (CrumbStore *store)
{
  g_autoptr (GPtrArray) games = crumb_store_list_games (store, NULL, 0, NULL);

  return games->len;
}

static CrumbGame *
import_choosing (CrumbStore *store, const char *text, CrumbImportChoice choice)
{
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;

  crumb_game_file_read (store, text, strlen (text), choice, &id, NULL, NULL, &error);
  g_assert_no_error (error);
  return record_load (store, id);
}

static guint
face_of_first_die (CrumbGame *game)
{
  return crumb_game_get_move (game, 0)->dice.dice[0].face;
}

static void
test_keep_both (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autofree char *text = NULL;

  record_play (game, CRUMB_RAID_BID, 0, "511");
  text = write_another_way (game);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (CrumbGame) other = import_choosing (fixture->store, text, CRUMB_IMPORT_KEEP_BOTH);
      g_autoptr (CrumbGame) same = record_load (fixture->store, crumb_game_get_id (game));

      g_assert_cmpstr (crumb_game_get_id (other), !=, crumb_game_get_id (game));
      g_assert_cmpuint (face_of_first_die (other), ==, 6);
      g_assert_cmpuint (face_of_first_die (same), ==, 5);
      g_assert_cmpuint (count_games (fixture->store), ==, 2);
    }
}

/* Switches back and forth between two versions: each is stored once, and neither is lost. */
static void
test_take_file (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  const char *const ids[] = { crumb_game_get_id (game), NULL };
  g_autofree char *mine = NULL;
  g_autofree char *theirs = NULL;
  g_autoptr (GError) error = NULL;
  CrumbMove move = { .what = CRUMB_RAID_BID, .seat = 1 };
  CrumbRefusal refusal;

  record_play (game, CRUMB_RAID_BID, 0, "511");
  mine = crumb_game_file_write (game);
  theirs = write_another_way (game);
  for (guint i = 0; i < 4; i++)
    {
      const char *text = i % 2 == 0 ? theirs : mine;
      g_autoptr (CrumbGame) taken = import_choosing (fixture->store, text, CRUMB_IMPORT_TAKE_FILE);
      g_autofree char *again = crumb_game_file_write (taken);
      g_autoptr (GPtrArray) deleted = crumb_store_find_deleted (fixture->store, NULL, &error);

      g_assert_cmpint (((const CrumbDeletedGame *) deleted->pdata[0])->how, ==, CRUMB_DELETED_BY_FILE);
      g_assert_cmpstr (crumb_game_get_id (taken), ==, crumb_game_get_id (game));
      g_assert_cmpstr (again, ==, text);
    }

  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *again = NULL;

      g_assert_true (crumb_game_file_swap (fixture->store, ids, CRUMB_DELETED_BY_UNDO, &error));
      again = record_write_game (fixture->store, crumb_game_get_id (game));
      g_assert_cmpstr (again, ==, i % 2 == 0 ? theirs : mine);
      g_assert_cmpuint (count_games (fixture->store), ==, 1);
    }

  /* A game object that still has the other version must not write into this one. */
  g_clear_object (&game);
  game = import_choosing (fixture->store, mine, CRUMB_IMPORT_TAKE_FILE);
  g_object_unref (import_choosing (fixture->store, theirs, CRUMB_IMPORT_TAKE_FILE));
  g_assert_false (crumb_game_play (game, &move, &refusal, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_CHANGED);
  g_assert_cmpuint (face_of_first_die (game), ==, 6);
  record_assert_whole (fixture->store);
  record_fixture_reopen (fixture);
}

/* A game that came without an id has that of its content, which no other version of it can have too. */
static void
test_versions_without_id (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = import_choosing (
      fixture->store, GAME (PLAYERS ",\"started\":\"2026-03-01T19:30:00Z\",\"entries\":[" SUE_BIDS "]"),
      CRUMB_IMPORT_ASK);
  const char *const ids[] = { crumb_game_get_id (game), NULL };
  g_autofree char *mine = crumb_game_file_write (game);
  g_autofree char *theirs = write_another_way (game);
  g_autoptr (GError) error = NULL;

  g_object_unref (import_choosing (fixture->store, theirs, CRUMB_IMPORT_TAKE_FILE));
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *again = NULL;

      g_assert_true (crumb_game_file_swap (fixture->store, ids, CRUMB_DELETED_BY_UNDO, &error));
      again = record_write_game (fixture->store, crumb_game_get_id (game));
      g_assert_cmpstr (again, ==, i % 2 == 0 ? mine : theirs);
      g_assert_cmpuint (count_games (fixture->store), ==, 1);
    }
  record_assert_whole (fixture->store);
}

#define BID_AND(entries) ENTRIES (SUE_BIDS "," entries)

/* Invalid corrections and texts */
static const BadRow bad_corrections[] = {
  { BID_AND ("{\"what\":\"strike\"}"), CRUMB_RECORD_ERROR_FORMAT, "Entry 2: the field “of” is missing." },
  { BID_AND ("{\"what\":\"strike\",\"of\":2}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2: the move it corrects doesn’t count anymore." },
  { BID_AND ("{\"what\":\"strike\",\"of\":1},{\"what\":\"strike\",\"of\":1}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 3: the move it corrects doesn’t count anymore." },
  { BID_AND ("{\"what\":\"bid\",\"seat\":0,\"dice\":\"4\",\"instead\":0}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2: “instead” goes from 1 to 20000." },
  { BID_AND ("{\"what\":\"bid\",\"seat\":0,\"dice\":\"4\",\"instead\":1,\"before\":1}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2: a move can’t have both “instead” and “before”." },
  { BID_AND ("{\"what\":\"bid\",\"seat\":0,\"dice\":\"4\",\"of\":1}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2: there can’t be a field “of” here." },
  { BID_AND ("{\"what\":\"bid\",\"seat\":1,\"dice\":\"44\"},{\"what\":\"take\",\"seat\":0,\"dice\":\"6\"},"
             "{\"what\":\"bid\",\"seat\":0,\"dice\":\"4\",\"instead\":1},{\"what\":\"undo\"},"
             "{\"what\":\"bid\",\"seat\":0,\"dice\":\"3\",\"instead\":1}"),
    CRUMB_RECORD_ERROR_REFUSED, "Entry 6: after this correction, the rules don’t allow the move of entry 3." },
  { BID_AND ("{\"what\":\"bid\",\"seat\":1,\"dice\":\"44\"},{\"what\":\"take\",\"seat\":0,\"dice\":\"6\"},"
             "{\"what\":\"bid\",\"seat\":0,\"dice\":\"3\",\"instead\":1}"),
    CRUMB_RECORD_ERROR_REFUSED, "Entry 4: after this correction, the rules don’t allow the move of entry 3." },
  { BID_AND ("{\"what\":\"bid\",\"seat\":1,\"dice\":\"44\",\"text\":\"x\"}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2: “text” is missing, too long, or has spaces at its ends or control characters." },
  { BID_AND ("{\"what\":\"rename\",\"seat\":2,\"text\":\"Ann\"}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2: there’s no such seat at this table." },
  { BID_AND ("{\"what\":\"rename\",\"seat\":1,\"text\":\"sue\"}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2: two players would have the same name." },
  { BID_AND ("{\"what\":\"rename\",\"seat\":1,\"text\":\" Ann\"}"), CRUMB_RECORD_ERROR_FORMAT, "Entry 2: " BAD_NAME },
  { BID_AND ("{\"what\":\"rename\",\"seat\":1}"), CRUMB_RECORD_ERROR_FORMAT, "Entry 2: the field “text” is missing." },
  { BID_AND ("{\"what\":\"title\",\"text\":\"a\\nb\"}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2: “text” is missing, too long, or has spaces at its ends or control characters." },
  { BID_AND ("{\"what\":\"title\",\"text\":\"a\",\"seat\":0}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2: there can’t be a field “seat” here." },
  { BID_AND ("{\"what\":\"title\",\"text\":\"a\"},{\"what\":\"bid\",\"seat\":1,\"joined\":true}"),
    CRUMB_RECORD_ERROR_FORMAT, "Entry 2: this is joined to an entry that isn’t a move." },
  { BID_AND ("{\"what\":\"note\",\"text\":\"a\",\"joined\":true}"), CRUMB_RECORD_ERROR_FORMAT,
    "Entry 2: there can’t be a field “joined” here." },
};

static void
test_bad_corrections (RecordFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_corrections); i++)
    {
      const BadRow *row = &bad_corrections[i];
      g_autofree char *id = NULL;
      g_autoptr (GError) error = NULL;

      g_test_message ("Row %u: %s", i, row->text);
      g_assert_false (crumb_game_file_read (fixture->store, row->text, strlen (row->text), CRUMB_IMPORT_ASK, &id, NULL,
                                            NULL, &error));
      g_assert_error (error, CRUMB_RECORD_ERROR, (int) row->code);
      g_assert_cmpstr (error->message, ==, row->sentence);
      g_assert_cmpuint (count_games (fixture->store), ==, 0);
    }
}

/* A file must not take forever by correcting the start of a long game again and again. */
static void
test_too_many_corrections (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (OPEN_GAME);
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;
  gint64 before = g_get_monotonic_time ();

  for (guint i = 0; i < 10000; i++)
    g_string_append (text, "{\"what\":\"plate\",\"open\":true,\"dice\":\"6\"},");
  g_string_append (text, "{\"what\":\"plate\",\"open\":true,\"dice\":\"5\",\"instead\":1}");
  for (guint i = 0; i < 4900; i++)
    g_string_append (text, ",{\"what\":\"undo\"},{\"what\":\"redo\"}");
  g_string_append (text, "]}");

  g_assert_false (
      crumb_game_file_read (fixture->store, text->str, text->len, CRUMB_IMPORT_ASK, &id, NULL, NULL, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT);
  g_test_message ("%s after %.2f s", error->message, (double) (g_get_monotonic_time () - before) / G_USEC_PER_SEC);
  g_assert_true (g_str_has_suffix (error->message, "this game has been corrected too many times."));
}

/* A journal full of undos folds about as fast as one without. */
static void
test_many_undos (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (OPEN_GAME);
  g_autofree char *id = NULL;
  g_autoptr (CrumbGame) game = NULL;

  for (guint i = 0; i < 2000; i++)
    g_string_append (text, SUE_BIDS ",");
  for (guint i = 0; i < 2000; i++)
    g_string_append (text, "{\"what\":\"undo\"},{\"what\":\"redo\"},");
  g_string_append (text, "{\"what\":\"undo\"}]}");

  id = import (fixture->store, text->str, FALSE);
  game = record_load (fixture->store, id);
  g_assert_cmpuint (crumb_game_get_n_moves (game), ==, 1999);
}

/* A text without a NUL, as streams give it, right up to the end of its memory. */
static void
test_text_without_end (RecordFixture *fixture, gconstpointer data)
{
  const char *text = ENTRIES ("{\"what\":\"bid\",\"seat\":0,\"dice\":\"5\",\"why\":\"\\u0132s\\u0062rand\"}");
  gsize length = strlen (text);
  g_autofree char *bytes = g_memdup2 (text, length);
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;

  crumb_game_file_read (fixture->store, bytes, length, CRUMB_IMPORT_ASK, &id, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (id);
}

/* Any bytes are either refused or imported, without crashing. */
static void
test_mangled_files (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_random_game (fixture->store, fixture->rand);
  g_autofree char *text = NULL;
  gsize length;

  record_play_random (game, fixture->rand, 60);
  text = crumb_game_file_write (game);
  length = strlen (text);
  for (guint i = 0; i < 400; i++)
    {
      g_autofree char *mangled = g_strndup (text, length);
      g_autofree char *id = NULL;
      g_autoptr (GError) error = NULL;
      gsize end = (gsize) g_rand_int_range (fixture->rand, 0, (int) length + 1);

      for (int n = g_rand_int_range (fixture->rand, 0, 4); n > 0; n--)
        mangled[g_rand_int_range (fixture->rand, 0, (int) length)] ^=
            (char) (1 << g_rand_int_range (fixture->rand, 0, 8));
      if (!crumb_game_file_read (fixture->store, mangled, i % 2 == 0 ? end : length, CRUMB_IMPORT_ASK, &id, NULL, NULL,
                                 &error))
        g_assert_nonnull (error);
    }
}

/* Grandmother's sheet of 1965: its date was refused. Only such a file says version 2. */
static void
test_before_1970 (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *old = import (fixture->store,
                                 "{\"crumb-game\": 1, \"game\": \"cookie-raid\", "
                                 "\"started\": \"1965-12-24T18:00:00.5Z\", "
                                 "\"players\": [{\"name\": \"Sue\"}, {\"name\": \"John\"}], "
                                 "\"entries\": [{\"what\": \"cookies\", \"seat\": 0, \"amount\": 3}]}",
                                 FALSE);
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autofree char *text = record_write_game (fixture->store, old);
  g_autofree char *plain = record_write_game (fixture->store, crumb_game_get_id (game));
  g_autofree char *dated = NULL;

  g_assert_true (g_str_has_prefix (text, "{\n  \"crumb-game\": 2,\n"));
  g_assert_nonnull (strstr (text, "\"1965-12-24T18:00:00.500000Z\""));
  g_assert_true (g_str_has_prefix (plain, "{\n  \"crumb-game\": 1,\n"));
  g_assert_true (crumb_game_set_started (game, -G_TIME_SPAN_DAY, NULL));
  dated = record_write_game (fixture->store, crumb_game_get_id (game));
  g_assert_true (g_str_has_prefix (dated, "{\n  \"crumb-game\": 2,\n"));
  record_fixture_reopen (fixture);
  record_assert_whole (fixture->store);
}

/* Moves that an older Crumb doesn't know, such as somebody who comes back, are of version 2; nothing else is. */
static void
test_new_moves (RecordFixture *fixture, gconstpointer data)
{
  const char *const entries[] = {
    "{\"what\": \"target\", \"amount\": 80}",
    "{\"what\": \"rounds\", \"amount\": 7}",
    "{\"what\": \"leave\", \"seat\": 2}, {\"what\": \"join\", \"seat\": 2}, {\"what\": \"undo\"}",
    "{\"what\": \"leave\", \"seat\": 2}, {\"what\": \"undo\"}, {\"what\": \"undo\"}, "
    "{\"what\": \"join\", \"seat\": 2, \"text\": \"Tom\"}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autofree char *file =
          g_strdup_printf (GAME ("\"players\": [{\"name\": \"Sue\"}, {\"name\": \"John\"}], \"entries\": "
                                 "[{\"what\": \"join\", \"seat\": 2, \"text\": \"Ann\"}, %s]"),
                           entries[i]);
      g_autofree char *id = import (fixture->store, file, FALSE);
      g_autofree char *text = record_write_game (fixture->store, id);

      g_test_message ("%s", entries[i]);
      g_assert_true (g_str_has_prefix (text, i < 3 ? "{\n  \"crumb-game\": 2,\n" : "{\n  \"crumb-game\": 1,\n"));
    }
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/game-file/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_game_file_tests (void)
{
  add ("bad-files", test_bad_files);
  add ("refusal", test_refusal);
  add ("limits", test_limits);
  add ("smallest", test_smallest);
  add ("corrected", test_corrected);
  add ("id-from-content", test_id_from_content);
  add ("free-colours", test_free_colours);
  add ("round-trip", test_round_trip);
  add ("longer-journal-is-kept", test_longer_journal_is_kept);
  add ("another-way-is-refused", test_another_way_is_refused);
  add ("before-1970", test_before_1970);
  add ("new-moves", test_new_moves);
  add ("keep-both", test_keep_both);
  add ("take-file", test_take_file);
  add ("versions-without-id", test_versions_without_id);
  add ("bad-corrections", test_bad_corrections);
  add ("too-many-corrections", test_too_many_corrections);
  add ("many-undos", test_many_undos);
  add ("text-without-end", test_text_without_end);
  add ("mangled-files", test_mangled_files);
}
