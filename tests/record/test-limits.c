/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A journal that would take too long to fold takes no more: taps, undos and redos are all counted. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/database/crumb-tables.h"
#include "record/journal/crumb-journal.h"
#include "record/store/crumb-game-private.h"
#include "record/store/crumb-renaming.h"
#include "record/store/crumb-store-private.h"
#include "rules/cookie-raid/raid.h"

/* A rename costs no less than 8, and no more than 16. */
#define RENAMES_MIN (CRUMB_JOURNAL_COST_MAX / 16)
#define RENAMES_MAX (CRUMB_JOURNAL_COST_MAX / 8 + 1)

/* @kept: (out) (optional) (transfer full): what it begins with. */
static CrumbJournal *
new_journal (CrumbGameHead **kept)
{
  g_autoptr (CrumbGameHead) head = crumb_game_head_new (crumb_cookie_raid.id);
  CrumbJournal *journal;
  char rules[CRUMB_RULES_TEXT_MAX];

  g_assert_true (crumb_game_kind_normalise (&crumb_cookie_raid, "", rules));
  head->id = g_uuid_string_random ();
  head->rules = g_strdup (rules);
  head->seats[head->n_seats++] = crumb_seat_new ("Sue", CRUMB_COLOUR_BLUE);
  head->seats[head->n_seats++] = crumb_seat_new ("John", CRUMB_COLOUR_RED);
  journal = crumb_journal_new (head);
  if (kept != NULL)
    *kept = g_steal_pointer (&head);
  return journal;
}

static CrumbJournalVerdict
add (CrumbJournal *journal, CrumbEntryType type, const char *text, guint of)
{
  CrumbEntry entry = { .type = type, .text = (char *) text, .of = of };
  CrumbMisfit misfit;

  if (text == NULL)
    entry.move.seat = CRUMB_NO_SEAT;
  return crumb_journal_add (journal, &entry, 1, &misfit);
}

/* How many renames a journal takes. */
static guint
count_renames (void)
{
  g_autoptr (CrumbJournal) journal = new_journal (NULL);
  CrumbJournalVerdict verdict = CRUMB_JOURNAL_TAKEN;
  guint n = 0;

  while (n <= RENAMES_MAX && verdict == CRUMB_JOURNAL_TAKEN)
    verdict = add (journal, CRUMB_ENTRY_RENAME, n++ % 2 == 0 ? "Ann" : "Eve", 0);
  g_assert_cmpint (verdict, ==, CRUMB_JOURNAL_TOO_MANY);
  return n;
}

static void
test_taps (void)
{
  g_assert_cmpuint (count_renames (), >, RENAMES_MIN);
}

/* Taking a tap back and bringing it back again costs what two taps cost. */
static void
test_undone (void)
{
  g_autoptr (CrumbJournal) journal = new_journal (NULL);
  CrumbJournalVerdict verdict = add (journal, CRUMB_ENTRY_RENAME, "Ann", 0);
  guint n = 0;

  g_assert_cmpint (verdict, ==, CRUMB_JOURNAL_TAKEN);
  for (; n <= RENAMES_MAX && verdict == CRUMB_JOURNAL_TAKEN; n++)
    verdict = add (journal, n % 2 == 0 ? CRUMB_ENTRY_UNDO : CRUMB_ENTRY_REDO, NULL, 0);
  g_assert_cmpint (verdict, ==, CRUMB_JOURNAL_TOO_MANY);
  g_assert_cmpuint (n, >, RENAMES_MIN);
}

/* What was stored before there was a limit stays readable. */
static void
test_unlimited (void)
{
  g_autoptr (CrumbJournal) journal = new_journal (NULL);

  crumb_journal_set_limited (journal, FALSE);
  for (guint n = 0; n <= RENAMES_MAX; n++)
    g_assert_cmpint (add (journal, CRUMB_ENTRY_RENAME, n % 2 == 0 ? "Ann" : "Eve", 0), ==, CRUMB_JOURNAL_TAKEN);
  crumb_journal_set_limited (journal, TRUE);
  g_assert_cmpint (add (journal, CRUMB_ENTRY_RENAME, "Zoe", 0), ==, CRUMB_JOURNAL_TOO_MANY);
}

/* A move that is left open for more, or the last of them. */
static void
bid (CrumbGame *game, const char *dice, bool open)
{
  CrumbMove move = { .what = CRUMB_RAID_BID, .seat = 0, .open = open };

  g_assert_true (crumb_dice_parse (dice, CRUMB_SIDES_MAX, &move.dice, NULL));
  record_take (game, &move);
}

/* A step of undo that is too much as a whole is not taken in part: what was entered stays, and goes on. */
static void
test_step (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGameHead) head = NULL;
  g_autoptr (CrumbJournal) journal = new_journal (&head);
  guint n = count_renames () - 2;
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (CrumbGame) kept = NULL;
  g_autoptr (CrumbRenaming) renaming = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n; i++)
    add (journal, CRUMB_ENTRY_RENAME, i % 2 == 0 ? "Ann" : "Eve", 0);
  crumb_tables_keep_game (crumb_store_get_database (fixture->store), head, journal, CRUMB_KEEP_COLOURS, &error);
  g_assert_no_error (error);
  game = crumb_game_new (fixture->store, g_steal_pointer (&head), g_steal_pointer (&journal));
  bid (game, "5", true);
  bid (game, "55", true);
  bid (game, "555", true);
  bid (game, "555", false);

  g_assert_cmpint (crumb_game_undo_step (game, &error), ==, CRUMB_UNDONE_FAILED);
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED);
  g_clear_error (&error);
  g_assert_cmpuint (crumb_game_get_n_moves (game), ==, 4);
  g_assert_cmpuint (crumb_game_get_n_entries (game), ==, n + 4);

  g_assert_cmpint (crumb_game_undo (game, &error), ==, CRUMB_UNDONE_DONE);
  g_assert_no_error (error);
  kept = record_load (fixture->store, crumb_game_get_id (game));
  g_assert_cmpuint (crumb_game_get_n_entries (kept), ==, n + 5);
  g_assert_cmpuint (crumb_game_get_n_moves (kept), ==, 3);

  /* Nor is anybody in it called something else, who would be in all games or in none. */
  renaming = crumb_renaming_new ("john", "Jon", &error);
  g_assert_false (crumb_renaming_run (renaming, fixture->store, TRUE, &error));
  g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED);
  g_assert_cmpstr (crumb_game_get_seat (kept, 1)->name, ==, "John");
}

void
add_limits_tests (void)
{
  g_test_add_func ("/record/limits/taps", test_taps);
  g_test_add_func ("/record/limits/undone", test_undone);
  g_test_add_func ("/record/limits/unlimited", test_unlimited);
  g_test_add ("/record/limits/step", RecordFixture, NULL, record_fixture_set_up, test_step, record_fixture_tear_down);
}
