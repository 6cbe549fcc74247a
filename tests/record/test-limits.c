/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A journal that would take too long to fold takes no more: taps, undos and redos are all counted. */

#include "record-tests.h"

#include "record/journal/crumb-journal.h"
#include "rules/cookie-raid/raid.h"

/* A rename costs no less than 8, and no more than 16. */
#define RENAMES_MIN (CRUMB_JOURNAL_COST_MAX / 16)
#define RENAMES_MAX (CRUMB_JOURNAL_COST_MAX / 8 + 1)

static CrumbJournal *
new_journal (void)
{
  g_autoptr (CrumbGameHead) head = crumb_game_head_new (crumb_cookie_raid.id);
  char rules[CRUMB_RULES_TEXT_MAX];

  g_assert_true (crumb_cookie_raid.rules_normalise ("", rules));
  head->id = g_uuid_string_random ();
  head->rules = g_strdup (rules);
  head->seats[head->n_seats++] = crumb_seat_new ("Sue", CRUMB_COLOUR_BLUE);
  head->seats[head->n_seats++] = crumb_seat_new ("John", CRUMB_COLOUR_RED);
  return crumb_journal_new (head);
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
  g_autoptr (CrumbJournal) journal = new_journal ();
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
  g_autoptr (CrumbJournal) journal = new_journal ();
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
  g_autoptr (CrumbJournal) journal = new_journal ();

  crumb_journal_set_limited (journal, FALSE);
  for (guint n = 0; n <= RENAMES_MAX; n++)
    g_assert_cmpint (add (journal, CRUMB_ENTRY_RENAME, n % 2 == 0 ? "Ann" : "Eve", 0), ==, CRUMB_JOURNAL_TAKEN);
  crumb_journal_set_limited (journal, TRUE);
  g_assert_cmpint (add (journal, CRUMB_ENTRY_RENAME, "Zoe", 0), ==, CRUMB_JOURNAL_TOO_MANY);
}

void
add_limits_tests (void)
{
  g_test_add_func ("/record/limits/taps", test_taps);
  g_test_add_func ("/record/limits/undone", test_undone);
  g_test_add_func ("/record/limits/unlimited", test_unlimited);
}
