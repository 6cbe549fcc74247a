/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The report after an import. */

#include "carry-files.h"
#include "ui-tests.h"

#include "ui/carry/crumb-import-report.h"

/* One file, imported into a record that may have a version of its game. */
typedef struct
{
  const char *name;
  gboolean had;
  CarryVersion before;
  CarryVersion file;
  const char *sentence;
  gboolean is_short;
  gboolean is_new;
} Row;

static const Row rows[] = {
  { "new", FALSE, 0, CARRY_BEGUN, "Added: Sue and <b>John", TRUE, TRUE },
  { "longer", TRUE, CARRY_BEGUN, CARRY_OVER, "Updated: Sue and <b>John", TRUE, FALSE },
  { "known", TRUE, CARRY_OVER, CARRY_OVER, "Already here: Sue and <b>John", TRUE, FALSE },
  { "shorter", TRUE, CARRY_OVER, CARRY_BEGUN, "Already here: Sue and <b>John", TRUE, FALSE },
  { "another way", TRUE, CARRY_BEGUN, CARRY_OTHER, "Left unchanged: Sue and <b>John", TRUE, FALSE },
  { "refused", FALSE, 0, CARRY_REFUSED, "Couldn’t import “file.json”.", FALSE, FALSE },
  { "broken", FALSE, 0, CARRY_BROKEN, "Couldn’t import “file.json”.", FALSE, FALSE },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  RecordFixture fixture;
  g_autoptr (GFile) before = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (CrumbImport) first = NULL;
  g_autoptr (CrumbImport) import = NULL;
  g_autofree char *sentence = NULL;

  record_fixture_set_up (&fixture, NULL);
  before = carry_write (&fixture, "before.json", 1, row->before);
  file = carry_write (&fixture, "file.json", 1, row->file);
  first = row->had ? carry_import (&fixture, before, NULL) : NULL;
  import = carry_import (&fixture, file, NULL);

  sentence = crumb_import_report_sentences (import, fixture.store);
  g_assert_cmpstr (sentence, ==, row->sentence);
  g_assert_cmpint (crumb_import_report_is_short (import), ==, row->is_short);
  g_assert_cmpstr (crumb_import_report_new_game (import), ==, row->is_new ? CARRY_ID : NULL);
  g_clear_object (&import);
  g_clear_object (&first);
  record_fixture_tear_down (&fixture, NULL);
}

static void
test_many (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) one = carry_write (fixture, "1.json", 1, CARRY_BEGUN);
  g_autoptr (GFile) two = carry_write (fixture, "2.json", 2, CARRY_OVER);
  g_autoptr (GFile) other = carry_write (fixture, "3 other.json", 1, CARRY_OTHER);
  g_autoptr (GFile) again = carry_write (fixture, "4.json", 2, CARRY_OVER);
  g_autoptr (GFile) refused = carry_write (fixture, "5 <b>.json", 3, CARRY_REFUSED);
  g_autoptr (CrumbImport) import = carry_import (fixture, one, two, other, again, refused, NULL);
  g_autofree char *sentences = crumb_import_report_sentences (import, fixture->store);
  g_autofree char *place = NULL;
  g_autofree char *problem = NULL;
  g_autofree char *question = NULL;
  g_autoptr (CrumbGame) theirs = NULL;
  guint asked = crumb_import_report_next (import, 0, CRUMB_IMPORT_DIFFERS);

  g_assert_cmpstr (sentences, ==,
                   "Added 2 games. 1 game was already here. 1 game differs from your copy and was left unchanged. "
                   "1 couldn’t be imported.");
  g_assert_false (crumb_import_report_is_short (import));
  g_assert_null (crumb_import_report_new_game (import));

  g_assert_cmpuint (asked, ==, 2);
  g_assert_cmpuint (crumb_import_report_count (import, asked, CRUMB_IMPORT_DIFFERS), ==, 1);
  g_assert_cmpuint (crumb_import_report_count (import, asked + 1, CRUMB_IMPORT_DIFFERS), ==, 0);
  g_assert_cmpuint (crumb_import_report_next (import, asked + 1, CRUMB_IMPORT_DIFFERS), ==, CRUMB_IMPORT_NO_RESULT);
  theirs = crumb_import_look_at (import, asked);
  question = crumb_import_report_question (crumb_import_get_result (import, asked), theirs, fixture->store);
  g_assert_cmpstr (question, ==,
                   "Sue and <b>John, 03/01/26.\nYours: <b>John leads with 9 cookies. After round 1: Sue 3, <b>John 9.\n"
                   "In “3 other.json”: <b>John leads with 9 cookies. After round 1: Sue 4, <b>John 9.\n"
                   "At the start, they differ.");

  place = crumb_import_report_place (crumb_import_get_result (import, 4));
  g_assert_cmpstr (place, ==, "5 <b>.json");
  problem = crumb_import_report_problem (crumb_import_get_result (import, 4));
  g_assert_true (g_str_has_prefix (problem, "Entry 3: "));
}

static void
test_alike (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) one = carry_write (fixture, "1.json", 1, CARRY_BEGUN);
  g_autoptr (GFile) two = carry_write (fixture, "2.json", 2, CARRY_BEGUN);
  g_autoptr (CrumbImport) import = carry_import (fixture, one, two, NULL);
  g_autoptr (CrumbImport) again = carry_import (fixture, one, two, NULL);
  g_autofree char *sentences = crumb_import_report_sentences (import, fixture->store);
  g_autofree char *sentences_again = crumb_import_report_sentences (again, fixture->store);

  g_assert_true (crumb_import_report_is_short (import));
  g_assert_cmpstr (sentences, ==, "Added 2 games.");
  g_assert_true (crumb_import_report_is_short (again));
  g_assert_cmpstr (sentences_again, ==, "2 games were already here.");
}

static void
test_nothing (RecordFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "empty", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (CrumbImport) import = NULL;
  g_autofree char *sentence = NULL;

  g_assert_true (g_file_make_directory (folder, NULL, NULL));
  import = carry_import (fixture, folder, NULL);
  sentence = crumb_import_report_sentences (import, fixture->store);
  g_assert_cmpstr (sentence, ==, "There’s no game file in it");
  g_assert_true (crumb_import_report_is_short (import));
  g_assert_true (g_file_delete (folder, NULL, NULL));
}

void
add_import_report_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/import-report/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add ("/import-report/many", RecordFixture, NULL, record_fixture_set_up, test_many, record_fixture_tear_down);
  g_test_add ("/import-report/alike", RecordFixture, NULL, record_fixture_set_up, test_alike, record_fixture_tear_down);
  g_test_add ("/import-report/nothing", RecordFixture, NULL, record_fixture_set_up, test_nothing,
              record_fixture_tear_down);
}
