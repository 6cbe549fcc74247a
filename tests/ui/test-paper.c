/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The printed sheet of a game. */

#include "../record/record-fixture.h"
#include "ui-display-tests.h"

#include "ui/carry/crumb-page.h"
#include "ui/carry/crumb-paper.h"

#include <adwaita.h>
#include <glib/gstdio.h>
#include <pango/pangocairo.h>
#include <signal.h>
#include <sys/resource.h>
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#else
#define __lsan_disable()
#define __lsan_enable()
#endif

typedef struct
{
  RecordFixture record;
  CrumbGame *game;
} Fixture;

/* Two of the fixture's people, and a round of which only the cookies were entered. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  record_fixture_set_up (&fixture->record, NULL);
  fixture->game = record_new_game (fixture->record.store, "target=35", 2);
  for (guint8 seat = 0; seat < 2; seat++)
    {
      const CrumbMove move = { .what = CRUMB_RAID_COOKIES, .seat = seat, .amount = 9 };

      record_take (fixture->game, &move);
    }
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_clear_object (&fixture->game);
  record_fixture_tear_down (&fixture->record, NULL);
}

static int
count_pages (Fixture *fixture, guint note_lines)
{
  g_autofree char *path = g_build_filename (fixture->record.folder, "pages.pdf", NULL);
  g_autoptr (GString) note = g_string_new ("Line 1");
  g_autoptr (GtkPrintOperation) sheet = NULL;
  g_autoptr (GError) error = NULL;
  int n_pages;

  for (guint line = 1; line < note_lines; line++)
    g_string_append_printf (note, "\nLine %u", line + 1);
  g_assert_true (crumb_game_set_note (fixture->game, note->str, &error));
  sheet = crumb_paper_new (fixture->game, NULL);
  gtk_print_operation_set_export_filename (sheet, path);
  g_assert_cmpint (gtk_print_operation_run (sheet, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_object_get (sheet, "n-pages", &n_pages, NULL);
  g_remove (path);
  return n_pages;
}

/* Where a page is just full, a name that doesn't fit above its column takes another line, and with it another page. */
static void
test_sheet_of_long_name (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  guint lines = 1;

  while (count_pages (fixture, lines + 1) == 1)
    lines++;
  g_assert_cmpuint (lines, >, 1);
  g_assert_true (crumb_game_rename (fixture->game, 0, "Maximiliana Wilhelmina Montgomery-Worthington III", &error));
  g_assert_no_error (error);
  g_assert_cmpint (count_pages (fixture, lines), ==, 2);
}

static void
test_sheet (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->record.folder, "sheet.pdf", NULL);
  g_autoptr (GtkPrintOperation) sheet = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) shared = NULL;
  g_autofree char *pdf = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GString) note = g_string_new (NULL);
  int n_pages;
  gsize length;

  for (guint line = 0; line < 90; line++)
    g_string_append_printf (note, "Line %u\n", line);
  g_assert_true (crumb_game_set_note (fixture->game, note->str, &error));
  sheet = crumb_paper_new (fixture->game, NULL);
  g_object_get (sheet, "job-name", &name, NULL);
  g_assert_nonnull (strstr (name, "Sue, John"));
  g_assert_false (g_str_has_suffix (name, ".json"));
  gtk_print_operation_set_export_filename (sheet, path);
  g_assert_cmpint (gtk_print_operation_run (sheet, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  shared = crumb_paper_write_pdf (fixture->game, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (g_bytes_get_data (shared, NULL), "%PDF-"));
  g_assert_cmpuint (g_bytes_get_size (shared), >, 4000);
  g_assert_true (g_file_get_contents (path, &pdf, &length, &error));
  g_assert_true (g_str_has_prefix (pdf, "%PDF-"));
  g_assert_cmpuint (length, >, 4000);
  /* A note of ninety lines takes more than two pages beside the chart and the rounds. */
  g_object_get (sheet, "n-pages", &n_pages, NULL);
  g_assert_cmpint (n_pages, >=, 3);
  g_remove (path);
}

/* Half of a sheet is none. */
static void
test_full_disk (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  struct rlimit usual, small;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_no_errno (getrlimit (RLIMIT_FSIZE, &usual));
  small = usual;
  small.rlim_cur = 2000;
  g_assert_no_errno (setrlimit (RLIMIT_FSIZE, &small));
  /* Cairo forgets a little of what it can't write. */
  __lsan_disable ();
  g_assert_null (crumb_paper_write_pdf (fixture->game, NULL, &error));
  __lsan_enable ();
  g_assert_no_errno (setrlimit (RLIMIT_FSIZE, &usual));
  g_assert_nonnull (error);
}

/* However wide the paper is, a line has room for all of its words. */
static void
test_broken_lines (void)
{
  const char *text = "We played the fourth round with eight dice, as nobody found the ninth one until the last round.";

  for (float width = 200; width < 300; width++)
    {
      CrumbPage page = crumb_page_begin (pango_cairo_font_map_get_default (), 10 * width, 10);
      g_auto (GStrv) lines = crumb_page_break_lines (&page, text, 10, width);
      g_autofree char *joined = g_strjoinv (" ", lines);

      g_assert_cmpstr (joined, ==, text);
      for (guint i = 0; lines[i] != NULL; i++)
        {
          const CrumbPageText line = { .text = lines[i], .size = 10, .lines = 1 };

          g_assert_cmpfloat (crumb_page_add_text (&page, &line, 0, 0, page.width).width, <=, width);
        }
      gsk_render_node_unref (crumb_page_end (&page));
    }
}

void
add_paper_tests (void)
{
  adw_init ();

  g_test_add ("/paper/sheet", Fixture, NULL, set_up, test_sheet, tear_down);
  g_test_add ("/paper/full-disk", Fixture, NULL, set_up, test_full_disk, tear_down);
  g_test_add_func ("/paper/broken-lines", test_broken_lines);
  g_test_add ("/paper/long-name", Fixture, NULL, set_up, test_sheet_of_long_name, tear_down);
}
