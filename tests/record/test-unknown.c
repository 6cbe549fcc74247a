/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game of a newer Crumb is stored, listed and exported unchanged. */

#include "record-fixture.h"
#include "record-tests.h"
#include "unknown-game.h"

#include "record/files/crumb-export.h"
#include "record/files/crumb-game-draft.h"
#include "record/store/crumb-verify.h"

#include <string.h>

static void
import (CrumbStore *store, const char *text, gboolean expected_known)
{
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;
  gboolean known;

  crumb_game_file_read (store, text, strlen (text), CRUMB_IMPORT_ASK, &id, &known, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (id, ==, UNKNOWN_ID);
  g_assert_cmpint (known, ==, expected_known);
}

/* Exports the only game to one file, and returns the file's text. */
static char *
export_one (CrumbStore *store)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (CrumbExport) export = crumb_export_new_to_stream (store, NULL, stream);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  const char *text;
  const char *start;
  gsize length;

  while (crumb_export_next (export, NULL, &error))
    continue;
  g_assert_no_error (error);
  bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
  text = g_bytes_get_data (bytes, &length);
  start = g_strstr_len (text, (gssize) length, "{\n  \"crumb-game\": 1,");
  g_assert_nonnull (start);
  return g_strndup (start, length - (gsize) (start - text) - strlen ("  ]\n}\n"));
}

static void
assert_sound (CrumbStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) faults = crumb_store_verify (store, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (faults->len, ==, 0);
}

static guint
count_listed (CrumbStore *store, const CrumbGameFilter *filter)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = crumb_store_list_games (store, filter, 0, &error);

  g_assert_no_error (error);
  return games->len;
}

static void
test_listed (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) known = record_new_game (fixture->store, "", 2);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (CrumbGame) latest = NULL;
  g_autoptr (GError) error = NULL;
  const CrumbGameSummary *summary;
  CrumbGameFilter by_kind = { .kind = (char *) "whist-2" };
  CrumbGameFilter by_title = { .search = (char *) "tomorrow" };
  CrumbGameFilter others = { .kind = (char *) "cookie-raid" };

  import (fixture->store, UNKNOWN_GAME, FALSE);
  games = crumb_store_list_games (fixture->store, NULL, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 2);
  summary = games->pdata[1];
  g_assert_null (summary->kind);
  g_assert_cmpstr (summary->kind_id, ==, "whist-2");
  g_assert_cmpuint (summary->n_seats, ==, 2);
  g_assert_cmpstr (summary->seats[1]->name, ==, "Zoë");
  g_assert_cmpstr (summary->title, ==, "From tomorrow");
  g_assert_cmpint (crumb_game_summary_best (summary), ==, 0);
  g_assert_true (summary->over);
  g_assert_false (summary->ended_early);
  g_assert_cmpuint (count_listed (fixture->store, &by_kind), ==, 1);
  g_assert_cmpuint (count_listed (fixture->store, &by_title), ==, 1);
  g_assert_cmpuint (count_listed (fixture->store, &others), ==, 1);

  /* It was played last, but can't be resumed here; and it makes nobody a known player. */
  g_assert_true (crumb_store_latest_game (fixture->store, &latest, &error));
  g_assert_cmpstr (crumb_game_get_id (latest), ==, crumb_game_get_id (known));
  players = crumb_store_find_players (fixture->store, "Zoë", CRUMB_PLAYERS_BY_NAME, TRUE, &error);
  g_assert_cmpuint (players->len, ==, 0);
  assert_sound (fixture->store);
}

static void
test_opened (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  import (fixture->store, UNKNOWN_GAME, FALSE);
  g_assert_null (crumb_store_load_game (fixture->store, UNKNOWN_ID, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_UNKNOWN);
  g_assert_cmpstr (error->message, ==,
                   "This version of Crumb doesn’t know the game “whist-2”. Update Crumb to open it.");
}

static void
test_kept (RecordFixture *fixture, gconstpointer data)
{
  const char *ids[] = { UNKNOWN_ID, NULL };
  g_autofree char *first = NULL;
  g_autofree char *longer = NULL;
  g_autoptr (GError) error = NULL;

  import (fixture->store, UNKNOWN_GAME, FALSE);
  import (fixture->store, UNKNOWN_GAME, TRUE);
  record_fixture_reopen (fixture);
  first = export_one (fixture->store);
  g_assert_cmpstr (first, ==, UNKNOWN_GAME);

  import (fixture->store, UNKNOWN_LONGER, FALSE);
  g_assert_true (crumb_store_rebuild_summaries (fixture->store, &error));
  g_assert_true (crumb_store_delete_games (fixture->store, ids, &error));
  g_assert_cmpuint (count_listed (fixture->store, NULL), ==, 0);
  assert_sound (fixture->store);
  g_assert_true (crumb_store_restore_games (fixture->store, ids, &error));
  g_assert_no_error (error);
  longer = export_one (fixture->store);
  g_assert_cmpstr (longer, ==, UNKNOWN_LONGER);
  assert_sound (fixture->store);
}

/* Where a table of tomorrow has more seats than ours, whoever sits there can be renamed and named back. */
static void
test_more_seats (RecordFixture *fixture, gconstpointer data)
{
  for (guint seat = CRUMB_SEATS_MAX - 1; seat <= CRUMB_SEATS_MAX + 1; seat++)
    {
      g_autofree char *text =
          g_strdup_printf (UNKNOWN_GAME_AT (UNKNOWN_ID) ",\n    {\"what\":\"rename\",\"seat\":%u,\"text\":\"Guest\","
                                                        "\"at\":\"2031-03-01T19:38:00Z\"},\n"
                                                        "    {\"what\":\"undo\",\"of\":8,"
                                                        "\"at\":\"2031-03-01T19:39:00Z\"}" UNKNOWN_END,
                           seat);
      g_autofree char *id = NULL;
      g_autofree char *exported = NULL;
      g_autoptr (GError) error = NULL;

      crumb_game_file_read (fixture->store, text, strlen (text), CRUMB_IMPORT_TAKE_FILE, &id, NULL, NULL, &error);
      g_assert_no_error (error);
      exported = export_one (fixture->store);
      g_assert_cmpstr (exported, ==, text);
      assert_sound (fixture->store);
    }
}

/* Damage is noticed even when the rules of the game aren't known. */
static void
test_damaged (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  import (fixture->store, UNKNOWN_GAME, FALSE);
  record_exec (fixture->path, "DROP TRIGGER entry_not_changed; UPDATE entry SET dice = '654' WHERE n = 1;"
                              "CREATE TRIGGER entry_not_changed BEFORE UPDATE ON entry\n"
                              "BEGIN SELECT RAISE (ABORT, 'entries are never changed'); END;");
  g_assert_null (crumb_store_load_game (fixture->store, UNKNOWN_ID, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED);
  g_assert_cmpuint (count_listed (fixture->store, NULL), ==, 1);
}

/* Rules that we don't know are kept as they are, or refused when they are longer than any. */
static void
test_long_rules (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *longest = g_strnfill (CRUMB_RULES_TEXT_MAX - 1, 'x');
  g_autofree char *longer = g_strnfill (CRUMB_RULES_TEXT_MAX, 'x');
  g_autoptr (GString) text = g_string_new (UNKNOWN_GAME);
  g_autofree char *id = NULL;
  g_autofree char *exported = NULL;
  g_autoptr (GError) error = NULL;

  g_string_replace (text, "trump=hearts,more", longest, 1);
  import (fixture->store, text->str, FALSE);
  exported = export_one (fixture->store);
  g_assert_nonnull (strstr (exported, longest));
  g_string_replace (text, longest, longer, 1);
  g_assert_false (
      crumb_game_file_read (fixture->store, text->str, text->len, CRUMB_IMPORT_ASK, &id, NULL, NULL, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT);
}

/* Only what has an id and a start can be looked at before it is imported: nothing else is the same game then. */
static void
test_looked_at (void)
{
  static const struct
  {
    const char *left_out;
    gboolean complete;
  } rows[] = {
    { "", TRUE },
    { "  \"id\": \"" UNKNOWN_ID "\",\n", FALSE },
    { "  \"started\": \"2031-03-01T19:30:00Z\",\n", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) text = g_string_new (UNKNOWN_GAME);
      g_autoptr (CrumbGameDraft) draft = NULL;
      g_autoptr (CrumbGame) game = NULL;
      g_autoptr (GError) error = NULL;

      if (*rows[i].left_out != '\0')
        g_assert_cmpuint (g_string_replace (text, rows[i].left_out, "", 1), ==, 1);
      draft = crumb_game_draft_parse (text->str, text->len, 1, &error);
      g_assert_no_error (error);
      game = crumb_game_draft_look_at (draft);
      g_assert_cmpint (game != NULL, ==, rows[i].complete);
    }
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/unknown/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_unknown_tests (void)
{
  add ("listed", test_listed);
  add ("opened", test_opened);
  add ("kept", test_kept);
  add ("more-seats", test_more_seats);
  add ("damaged", test_damaged);
  add ("long-rules", test_long_rules);
  g_test_add_func ("/record/unknown/looked-at", test_looked_at);
}
