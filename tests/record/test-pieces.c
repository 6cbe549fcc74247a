/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Times, names and colours. */

#include "record-tests.h"
#include "record/base/crumb-search.h"
#include "record/base/crumb-seat.h"
#include "record/base/crumb-time.h"

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
  "1969-12-31T23:59:59Z",
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
      gint64 time = -1;

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
      gint64 time = -1;

      g_test_message ("“%s”", bad_times[i]);
      g_assert_false (crumb_time_parse (bad_times[i], &time));
      g_assert_cmpint (time, ==, -1);
    }
  g_assert_false (crumb_time_is_valid (-1));
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
  { "Sue", "sUE", TRUE },  { "Zo\xc3\xab", "ZOE\xcc\x88", TRUE }, { "Straße", "STRASSE", TRUE }, { "Sue", "Su", FALSE },
  { "Zoe", "Zoë", FALSE },
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

void
add_pieces_tests (void)
{
  g_test_add_func ("/record/pieces/times", test_times);
  g_test_add_func ("/record/pieces/bad-times", test_bad_times);
  g_test_add_func ("/record/pieces/names", test_names);
  g_test_add_func ("/record/pieces/told", test_told);
  g_test_add_func ("/record/pieces/search-words", test_search_words);
  g_test_add_func ("/record/pieces/name-keys", test_name_keys);
  g_test_add_func ("/record/pieces/colours", test_colours);
}
