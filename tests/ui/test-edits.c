/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* An edit is only undone where what it left still stands; otherwise the sentence says what is in the way. */

#include "carry-files.h"
#include "ui-tests.h"

#include "ui/game/crumb-edit.h"

typedef struct
{
  RecordFixture record;
  CrumbEdits *edits;
  CrumbGame *game;
  const char *ids[2];
  char *sentence;
  guint n_undone;
} Fixture;

static void
failed_cb (CrumbEdits *edits, const char *sentence, gboolean made, Fixture *fixture)
{
  g_assert_true (made);
  g_set_str (&fixture->sentence, sentence);
}

static void
undone_cb (CrumbEdits *edits, gboolean back, Fixture *fixture)
{
  fixture->n_undone++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GFile) file = NULL;

  record_fixture_set_up (&fixture->record, NULL);
  file = carry_write (&fixture->record, "a.json", 1, CARRY_OVER);
  g_object_unref (carry_import (&fixture->record, file, NULL));
  games = crumb_store_list_games (fixture->record.store, NULL, 0, NULL);
  fixture->game = crumb_store_load_game (fixture->record.store, ((CrumbGameSummary *) games->pdata[0])->id, NULL);
  fixture->ids[0] = crumb_game_get_id (fixture->game);
  fixture->edits = crumb_edits_new (fixture->record.store);
  g_signal_connect (fixture->edits, "failed", G_CALLBACK (failed_cb), fixture);
  g_signal_connect (fixture->edits, "undone", G_CALLBACK (undone_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->edits);
  g_clear_object (&fixture->game);
  g_free (fixture->sentence);
  record_fixture_tear_down (&fixture->record, NULL);
}

static void
settle (Fixture *fixture)
{
  while (crumb_edits_get_busy (fixture->edits))
    g_main_context_iteration (NULL, TRUE);
}

static void
undo (Fixture *fixture, const char *sentence)
{
  guint n_undone = fixture->n_undone;

  g_clear_pointer (&fixture->sentence, g_free);
  crumb_edits_step (fixture->edits, FALSE);
  settle (fixture);
  g_assert_cmpstr (fixture->sentence, ==, sentence);
  g_assert_cmpuint (fixture->n_undone, ==, n_undone + (sentence == NULL));
  /* What can't be undone doesn't stand in the way. */
  g_assert_null (crumb_edits_get_label (fixture->edits, FALSE));
}

static CrumbPlayer *
find (Fixture *fixture, const char *name)
{
  return crumb_store_find_player (fixture->record.store, name, NULL);
}

/* The other machine wrote another title since, and Undo Details wrote the old one over it. */
static void
test_details (Fixture *fixture, gconstpointer data)
{
  g_auto (CrumbGameDetails) details = { 0 };

  crumb_game_details_read (&details, fixture->game);
  g_set_str (&details.title, "Rainy Evening");
  crumb_edits_describe (fixture->edits, fixture->game, &details);
  g_assert_true (crumb_game_set_title (fixture->game, "Their Title", NULL));
  undo (fixture, "The title has been changed since. Edit the details instead.");
  g_assert_cmpstr (crumb_game_get_title (fixture->game), ==, "Their Title");

  /* What the edit didn't change stays as somebody wrote it meanwhile. */
  g_set_str (&details.title, "Third Title");
  crumb_edits_describe (fixture->edits, fixture->game, &details);
  g_assert_true (crumb_game_set_note (fixture->game, "Their note", NULL));
  undo (fixture, NULL);
  g_assert_cmpstr (crumb_game_get_title (fixture->game), ==, "Their Title");
  g_assert_cmpstr (crumb_game_get_note (fixture->game), ==, "Their note");
}

static void
test_deleted (Fixture *fixture, gconstpointer data)
{
  CrumbStore *store = fixture->record.store;

  crumb_edits_delete_games (fixture->edits, fixture->ids);
  g_assert_true (crumb_store_restore_games (store, fixture->ids, NULL));
  undo (fixture, "This game was restored already.");

  crumb_edits_delete_games (fixture->edits, fixture->ids);
  crumb_edits_bring_back (fixture->edits, fixture->ids);
  g_assert_true (crumb_store_delete_games (store, fixture->ids, NULL));
  crumb_edits_step (fixture->edits, FALSE);
  g_assert_cmpstr (fixture->sentence, ==, "This game was deleted already.");
  g_assert_true (crumb_store_erase_games (store, fixture->ids, NULL));
  undo (fixture, "This game was deleted for good.");
}

static void
test_players (Fixture *fixture, gconstpointer data)
{
  CrumbStore *store = fixture->record.store;
  g_autoptr (CrumbPlayer) sue = find (fixture, "Sue");
  g_autoptr (CrumbPlayer) after = NULL;

  crumb_edits_set_colour (fixture->edits, sue, CRUMB_COLOUR_PINK);
  g_assert_true (crumb_store_set_player_colour (store, sue->key, CRUMB_COLOUR_TEAL, NULL));
  undo (fixture, "This player has had another color since. Choose the color instead.");
  after = find (fixture, "Sue");
  g_assert_cmpint (after->colour, ==, CRUMB_COLOUR_TEAL);

  crumb_edits_set_hidden (fixture->edits, sue, TRUE);
  g_assert_true (crumb_store_set_player_hidden (store, sue->key, FALSE, NULL));
  undo (fixture, "This player isn’t hidden anymore.");
}

/* The player was renamed again, in the only game: "Undone" was said, and nothing had changed. */
static void
test_renamed_again (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbPlayer) sue = find (fixture, "Sue");

  crumb_edits_rename (fixture->edits, sue, "Susan");
  settle (fixture);
  g_assert_cmpstr (crumb_game_get_seat (fixture->game, 0)->name, ==, "Susan");
  g_assert_true (crumb_game_rename (fixture->game, 0, "Suzy", NULL));
  undo (fixture, "No game has “Susan” by this change anymore: they were renamed again or deleted.");
  g_assert_cmpstr (crumb_game_get_seat (fixture->game, 0)->name, ==, "Suzy");
}

static void
test_merged_otherwise (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbPlayer) sue = find (fixture, "Sue");
  g_autoptr (CrumbPlayer) ann = NULL;
  g_autoptr (CrumbGame) other = record_new_game (fixture->record.store, "", 2);

  g_assert_true (crumb_game_rename (other, 0, "Ann", NULL));
  g_assert_true (crumb_game_rename (other, 1, "Bob", NULL));
  ann = find (fixture, "Ann");
  crumb_edits_merge (fixture->edits, ann, sue);
  settle (fixture);
  g_assert_true (crumb_store_unmerge_player (fixture->record.store, ann->key, NULL));
  undo (fixture, "These players have been separated since.");
}

/* A file's version was taken, and somebody wrote on it: undoing the import would put that away. */
static void
test_went_on (Fixture *fixture, gconstpointer data)
{
  crumb_edits_took_file (fixture->edits, fixture->ids);
  g_assert_true (crumb_game_set_note (fixture->game, "played on", NULL));
  undo (fixture, "The game has gone on since. Restore its other version from Deleted Games instead.");
  g_assert_cmpstr (crumb_game_get_note (fixture->game), ==, "played on");
}

#define ADD(name, function) g_test_add ("/edits/" name, Fixture, NULL, set_up, function, tear_down)

void
add_edits_tests (void)
{
  ADD ("details", test_details);
  ADD ("deleted", test_deleted);
  ADD ("players", test_players);
  ADD ("renamed-again", test_renamed_again);
  ADD ("merged-otherwise", test_merged_otherwise);
  ADD ("went-on", test_went_on);
}
