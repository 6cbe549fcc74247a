/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Times, names and colours, sets of games, the ends of JSON, and what notices another program's changes. */

#include "record-tests.h"
#include "record/base/crumb-search.h"
#include "record/base/crumb-seat.h"
#include "record/base/crumb-time.h"
#include "record/files/crumb-json-check.h"
#include "record/journal/crumb-journal.h"
#include "record/store/crumb-record-watch.h"

#include <glib/gstdio.h>
#include <utime.h>

typedef struct
{
  const char *text;
  gint64 time;
  const char *written;
} TimeRow;

static const TimeRow time_rows[] = {
  { "1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00Z" },
  { "1970-01-01T00:00:00.000001Z", 1, "1970-01-01T00:00:00.000001Z" },
  { "1970-01-01T00:00:01.5Z", 1500000, "1970-01-01T00:00:01.500000Z" },
  { "2026-03-01T19:30:00Z", G_GINT64_CONSTANT (1772393400000000), "2026-03-01T19:30:00Z" },
  { "2024-02-29T23:59:59.123456Z", G_GINT64_CONSTANT (1709251199123456), "2024-02-29T23:59:59.123456Z" },
  { "1969-12-31T23:59:59.999999Z", -1, "1969-12-31T23:59:59.999999Z" },
  { "1969-12-31T23:59:59.5Z", -500000, "1969-12-31T23:59:59.500000Z" },
  { "0001-01-01T00:00:00Z", G_GINT64_CONSTANT (-62135596800000000), "0001-01-01T00:00:00Z" },
  { "9999-12-31T23:59:59.999999Z", G_GINT64_CONSTANT (253402300799999999), "9999-12-31T23:59:59.999999Z" },
};

static const char *const bad_times[] = {
  "",
  "Z",
  "2026",
  "2026-03-01",
  "2026-03-01T19:30:00",
  "2026-03-01 19:30:00Z",
  "2026-03-01T19:30:00+01:00",
  "2026-03-01T19:30:00.Z",
  "2026-03-01T19:30:00.1234567Z",
  "2026-02-30T19:30:00Z",
  "2026-13-01T19:30:00Z",
  "2026-03-01T24:00:00Z",
  "2026-03-01T19:60:00Z",
  "2026-03-01T19:30:60Z",
  "0000-01-01T00:00:00Z",
  "2026-03-01T19:30:00ZZ",
  "+026-03-01T19:30:00Z",
};

static void
test_times (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (time_rows); i++)
    {
      g_autofree char *written = crumb_time_format (time_rows[i].time);
      gint64 time = 77;

      g_assert_true (crumb_time_parse (time_rows[i].text, &time));
      g_assert_cmpint (time, ==, time_rows[i].time);
      g_assert_cmpstr (written, ==, time_rows[i].written);
    }
}

static void
test_bad_times (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_times); i++)
    {
      gint64 time = 77;

      g_test_message ("“%s”", bad_times[i]);
      g_assert_false (crumb_time_parse (bad_times[i], &time));
      g_assert_cmpint (time, ==, 77);
    }
  g_assert_false (crumb_time_is_valid (G_GINT64_CONSTANT (-62135596800000001)));
  g_assert_false (crumb_time_is_valid (G_GINT64_CONSTANT (253402300800000000)));
}

typedef struct
{
  const char *typed;
  const char *clean;
} NameRow;

#define SIXTY_FOUR "1234567890123456789012345678901234567890123456789012345678901234"

static const NameRow name_rows[] = {
  { "Sue", "Sue" },
  { "  Sue Ann \t", "Sue Ann" },
  { "S\nu\x7f"
    "e",
    "Sue" },
  { "<b>Bob & Co</b> %s", "<b>Bob & Co</b> %s" },
  { "=1+1", "=1+1" },
  { "\xe2\x80\xaeSue", NULL },
  { "Sue\xe2\x81\xa7", NULL },
  { "Su\xe2\x80\xa8"
    "e",
    NULL },
  { "Su\xe2\x80\xa9"
    "e",
    NULL },
  { "\xe2\x80\x8b", NULL },
  { "\xe3\x85\xa4 \xe2\xa0\x80", NULL },
  { "👩\u200d🚀", "👩\u200d🚀" },
  { "🇩🇪🇩🇪", "🇩🇪🇩🇪" },
  { "🍪", "🍪" },
  { SIXTY_FOUR, SIXTY_FOUR },
  { " " SIXTY_FOUR " ", SIXTY_FOUR },
  { SIXTY_FOUR "1", NULL },
  { "", NULL },
  { " \n ", NULL },
  { "\xff", NULL },
};

static void
test_names (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (name_rows); i++)
    {
      g_autofree char *clean = crumb_seat_clean_name (name_rows[i].typed);

      g_assert_cmpstr (clean, ==, name_rows[i].clean);
    }
}

#define ISOLATED(name) "\u200e\u2068" name "\u2069"

static const NameRow told_rows[] = {
  { "Sue", "Sue" },
  { "", "" },
  { "李 5", "李 5" },
  { "אברהם", ISOLATED ("אברהם") },
  { "Sue علي", ISOLATED ("Sue علي") },
  { "𐤀", ISOLATED ("𐤀") },
  { "\u200fSue", ISOLATED ("\u200fSue") },
  { "\u061c!", ISOLATED ("\u061c!") },
  { "\u202eeuS", "euS" },
  { "Team 7-11", ISOLATED ("Team 7-11") },
  { "7-Eleven", "7-Eleven" },
};

/* A name that turns a sentence around is isolated in it. */
static void
test_told (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (told_rows); i++)
    {
      g_autoptr (CrumbSeat) seat = crumb_seat_new (told_rows[i].typed, CRUMB_COLOUR_BLUE);

      g_assert_cmpstr (seat->told, ==, told_rows[i].clean);
    }
}

typedef struct
{
  const char *one;
  const char *other;
  gboolean same;
} KeyRow;

static const KeyRow key_rows[] = {
  { "Sue", "sUE", TRUE },
  { "Zo\xc3\xab", "ZOE\xcc\x88", TRUE },
  { "Straße", "STRASSE", TRUE },
  { "Sue", "Su", FALSE },
  { "Zoe", "Zoë", FALSE },
  { "O'Neil", "O’Neil", TRUE },
  { "O´Neil", "o‘neil", TRUE },
  { "O'Neil", "ONeil", FALSE },
  { "“Ace”", "\"Ace\"", TRUE },
  { "Anne-Marie", "Anne–Marie", TRUE },
  { "Anne-Marie", "Anne Marie", FALSE },
  { "Sue  Ann", "Sue\u00a0Ann", TRUE },
  { "Su\u200be", "\ufeffSue", TRUE },
  { "Su\u00ade", "Sue", TRUE },
  { "Łukasz", "Lukasz", FALSE },
  { "☺\ufe0f", "☺", TRUE },
  { "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", FALSE },
};

static void
test_name_keys (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (key_rows); i++)
    {
      g_autofree char *one = crumb_seat_name_key (key_rows[i].one);
      g_autofree char *other = crumb_seat_name_key (key_rows[i].other);

      g_assert_cmpint (g_str_equal (one, other), ==, key_rows[i].same);
    }
}

/* What is typed on one keyboard finds what was typed on another. */
static void
test_search_fold (void)
{
  static const char *const rows[][2] = {
    { "Łukasz", "lukasz" },     { "Søren Đ", "soren d" },       { "ÆŒ Straße", "aeoe strasse" },
    { "O’Brien", "obrien" },    { "nobody's", "nobodys" },      { "Zoë", "zoe" },
    { "a\u200bb\nc", "ab\nc" }, { "2026–11–26", "2026-11-26" }, { "“Ace”", "ace" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *folded = crumb_search_fold (rows[i][0]);

      g_assert_cmpstr (folded, ==, rows[i][1]);
    }
}

static void
test_colours (void)
{
  CrumbColour colour;

  for (guint i = 0; i < CRUMB_N_COLOURS; i++)
    {
      g_assert_true (crumb_colour_from_word (crumb_colour_to_word ((CrumbColour) i), &colour));
      g_assert_cmpint (colour, ==, (int) i);
    }
  g_assert_false (crumb_colour_from_word ("mud", &colour));
}

/* What is looked for has so many words at most. */
static void
test_search_words (void)
{
  g_auto (GStrv) few = crumb_search_words (" Sue\t & \njohn ");
  g_auto (GStrv) none = crumb_search_words (NULL);
  g_autoptr (GString) typed = g_string_new (NULL);
  g_auto (GStrv) many = NULL;

  g_assert_true (g_strv_equal ((const char *const *) few, (const char *const[]) { "sue", "&", "john", NULL }));
  g_assert_cmpuint (g_strv_length (none), ==, 0);
  for (guint i = 0; i <= CRUMB_SEARCH_WORDS_MAX; i++)
    g_string_append_printf (typed, "w%u ", i);
  many = crumb_search_words (typed->str);
  g_assert_cmpuint (g_strv_length (many), ==, CRUMB_SEARCH_WORDS_MAX);
}

/* A tap has at least one entry, and ends where the next begins or where there is no more to look at. */
static void
test_tap_length (void)
{
  static const CrumbEntry entries[] = {
    { .joined = FALSE }, { .joined = TRUE }, { .joined = TRUE }, { .joined = FALSE }, { .joined = TRUE },
  };

  g_assert_cmpuint (crumb_journal_tap_length (entries, 5), ==, 3);
  g_assert_cmpuint (crumb_journal_tap_length (entries, 3), ==, 3);
  g_assert_cmpuint (crumb_journal_tap_length (entries, 2), ==, 2);
  g_assert_cmpuint (crumb_journal_tap_length (entries, 1), ==, 1);
  g_assert_cmpuint (crumb_journal_tap_length (entries + 1, 2), ==, 2);
  g_assert_cmpuint (crumb_journal_tap_length (entries + 3, 2), ==, 2);
}

static void
run_sql (sqlite3 *db, const char *sql)
{
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
}

static int
busy_cb (void *data, int times)
{
  *(guint *) data += 1;
  return 0;
}

static void
changed_cb (gpointer data)
{
  *(guint *) data += 1;
}

static void
wait_for (const guint *count, guint n)
{
  gint64 deadline = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  while (*count < n)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* While another program has the file, it looks again and again, until that one has saved. */
static void
test_watch (void)
{
  g_autofree char *folder = g_dir_make_tmp ("crumb-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "watched.db", NULL);
  CrumbRecordWatch *watch;
  sqlite3 *db, *other;
  guint n_busy = 0;
  guint n_changed = 0;

  g_assert_cmpint (sqlite3_open (path, &other), ==, SQLITE_OK);
  run_sql (other, "CREATE TABLE thing (n)");
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  sqlite3_busy_handler (db, busy_cb, &n_busy);
  watch = crumb_record_watch_new (db, changed_cb, &n_changed);
  g_assert_cmpint (crumb_record_get_version (db), >, 0);

  run_sql (other, "BEGIN EXCLUSIVE; INSERT INTO thing VALUES (1)");
  g_assert_no_errno (utime (path, NULL));
  wait_for (&n_busy, 4);
  g_assert_cmpuint (n_changed, ==, 0);
  run_sql (other, "COMMIT");
  wait_for (&n_changed, 1);

  /* Nothing is left to look at once it is gone. */
  run_sql (other, "BEGIN EXCLUSIVE");
  n_busy = 0;
  g_assert_no_errno (utime (path, NULL));
  wait_for (&n_busy, 1);
  crumb_record_watch_free (watch);
  /* Its prepared statements go with it. */
  sqlite3_close_v2 (db);
  sqlite3_close (other);
  g_assert_no_errno (g_remove (path));
  g_assert_no_errno (g_rmdir (folder));
}

#define MARK "\xef\xbb\xbf"

/* What comes after a text's end is none of it, be it the NUL or more. */
static void
test_json_ends (void)
{
  static const struct
  {
    const char *text;
    gsize length;
    gboolean taken;
  } rows[] = {
    { "[1]", 3, TRUE },
    { MARK "[1]", 6, TRUE },
    { MARK, 3, FALSE },
    { "[1] x", 3, TRUE },
    { "[1]", 2, FALSE },
    { "123456789012345678", 18, TRUE },
    { "1234567890123456789", 18, TRUE },
    { "1234567890123456789", 19, FALSE },
    { "\"a\"b", 3, TRUE },
    { "\"a\"", 2, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonParser) parser = crumb_json_parse (rows[i].text, rows[i].length, 1, NULL, &error);

      g_test_message ("Row %" G_GSIZE_FORMAT, i);
      g_assert_cmpint (parser != NULL, ==, rows[i].taken);
      g_assert_cmpint (g_error_matches (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT), ==, !rows[i].taken);
    }
  g_assert_cmpuint (crumb_json_mark_length (MARK, 2), ==, 0);
  g_assert_cmpuint (crumb_json_mark_length (MARK, 3), ==, 3);
  g_assert_cmpuint (crumb_json_mark_length (MARK "[]", 5), ==, 3);
}

void
add_pieces_tests (void)
{
  g_test_add_func ("/record/pieces/times", test_times);
  g_test_add_func ("/record/pieces/bad-times", test_bad_times);
  g_test_add_func ("/record/pieces/names", test_names);
  g_test_add_func ("/record/pieces/told", test_told);
  g_test_add_func ("/record/pieces/search-words", test_search_words);
  g_test_add_func ("/record/pieces/search-fold", test_search_fold);
  g_test_add_func ("/record/pieces/name-keys", test_name_keys);
  g_test_add_func ("/record/pieces/colours", test_colours);
  g_test_add_func ("/record/pieces/tap-length", test_tap_length);
  g_test_add_func ("/record/pieces/json-ends", test_json_ends);
  g_test_add_func ("/record/pieces/watch", test_watch);
}
