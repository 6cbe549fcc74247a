/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Hostile names: what the record takes is safe, and comes back as it was; of the rest it says plainly that it is no name. */

#include "hostile-names.h"
#include "record-fixture.h"
#include "record-tests.h"

#include "record/base/crumb-text.h"

#include <string.h>

#define PLAYERS(first) ((const char *const[]) { first, "Ann", "Bob", "Cem", NULL })

static const char *const no_texts[] = { "", "", "" };

static gboolean
turns_or_breaks (gunichar c)
{
  return g_unichar_iscntrl (c) || (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

static void
assert_is_harmless (const char *text)
{
  g_assert_true (g_utf8_validate (text, -1, NULL));
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (turns_or_breaks (g_utf8_get_char (p)))
      g_error ("U+%04X in “%s”", g_utf8_get_char (p), text);
}

static void
test_clean (void)
{
  guint n_refused = 0;

  for (guint n = 0; n < HOSTILE_NAMES; n++)
    {
      g_autofree char *typed = hostile_name (n);
      g_autofree char *name = crumb_seat_clean_name (typed);
      g_autofree char *again = name != NULL ? crumb_seat_clean_name (name) : NULL;

      g_assert_cmpstr (again, ==, name);
      if (name == NULL)
        {
          n_refused++;
          continue;
        }
      assert_is_harmless (name);
      g_assert_cmpuint (crumb_text_count (name), <=, CRUMB_NAME_MAX);
    }
  g_test_message ("%u of %u are no names", n_refused, HOSTILE_NAMES);
  /* Those that turn a line around or show nothing are no names; most others are. */
  g_assert_cmpuint (n_refused, >, HOSTILE_NAMES / 10);
  g_assert_cmpuint (n_refused, <, HOSTILE_NAMES / 2);
}

/* The first and the last sign of each block that is written from right to left, and those beside them. */
static void
test_directions (void)
{
  static const gunichar turned[] = { 0x590,  0x8ff,   0x200f,  0xfb1d,  0xfdff, 0xfe70,
                                     0xfeff, 0x10800, 0x10fff, 0x1e800, 0x1efff };
  static const gunichar plain[] = { 0x58f,  0x900,  0x200e,  0x2010,  0xfb1c,  0xfe00,
                                    0xfe6f, 0xff00, 0x107ff, 0x11000, 0x1e7ff, 0x1f000 };

  for (guint i = 0; i < G_N_ELEMENTS (turned) + G_N_ELEMENTS (plain); i++)
    {
      gboolean turns = i < G_N_ELEMENTS (turned);
      g_autoptr (GString) name = g_string_new ("A");
      g_autofree char *told = NULL;
      g_autofree char *expected = NULL;

      g_string_append_unichar (name, turns ? turned[i] : plain[i - G_N_ELEMENTS (turned)]);
      g_string_append_c (name, 'b');
      told = crumb_text_tell (name->str);
      expected = turns ? g_strconcat ("\u200e\u2068", name->str, "\u2069", NULL) : g_strdup (name->str);
      g_assert_cmpstr (told, ==, expected);
    }
}

/* What breaks a line or turns it is in no name, what shows nothing is no name by itself; what is beside them may be. */
static void
test_hidden (void)
{
  static const struct
  {
    gunichar c;
    gboolean within;
    gboolean alone;
  } rows[] = {
    { 0x2027, TRUE, TRUE },   { 0x2028, FALSE, FALSE }, { 0x2029, FALSE, FALSE }, { 0x202a, FALSE, FALSE },
    { 0x202e, FALSE, FALSE }, { 0x2066, FALSE, FALSE }, { 0x2069, FALSE, FALSE }, { 0x206a, TRUE, FALSE },
    { 0x200b, TRUE, FALSE },  { 0x115e, TRUE, TRUE },   { 0x115f, TRUE, FALSE },  { 0x1160, TRUE, FALSE },
    { 0x3163, TRUE, TRUE },   { 0x3164, TRUE, FALSE },  { 0xff9f, TRUE, TRUE },   { 0xffa0, TRUE, FALSE },
    { 0x2800, TRUE, FALSE },  { 0x2801, TRUE, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) alone = g_string_new (NULL);
      g_autoptr (GString) within = g_string_new ("A");
      g_autofree char *name = NULL;
      g_autofree char *other = NULL;

      g_string_append_unichar (alone, rows[i].c);
      g_string_append_unichar (within, rows[i].c);
      g_string_append_c (within, 'b');
      name = crumb_seat_clean_name (alone->str);
      other = crumb_seat_clean_name (within->str);
      g_assert_cmpstr (name, ==, rows[i].alone ? alone->str : NULL);
      g_assert_cmpstr (other, ==, rows[i].within ? within->str : NULL);
    }
}

static void
test_count (void)
{
  static const struct
  {
    const char *text;
    guint n;
  } rows[] = {
    { "", 0 },
    { "Zoë", 3 },
    { "Zoe\u0308", 3 },
    { "\u0b95\u0bbe", 1 },
    { "\U0001f1e6\U0001f1ff", 1 },
    { "\U0001f1e6\U0001f1ff\U0001f1e6", 2 },
    { "\U0001f1e6\U0001f1ff\U0001f1e6\U0001f1ff", 2 },
    { "\U0001f1e6\U0001f1e5", 2 },
    { "\U0001f1e6\U0001f200", 2 },
    { "\U0001f44b\U0001f3fb", 1 },
    { "\U0001f44b\U0001f3ff", 1 },
    { "\U0001f44b\U0001f3fa", 2 },
    { "\U0001f44b\U0001f400", 2 },
    { "\U0001f468\u200d\U0001f469\u200d\U0001f467", 1 },
    { "\U0001f468\U0001f469", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_test_message ("%u", i);
      g_assert_cmpuint (crumb_text_count (rows[i].text), ==, rows[i].n);
    }
}

/* The limit is what people see, however many signs are joined for it. */
static void
test_joined (void)
{
  g_autoptr (GString) typed = g_string_new (NULL);
  g_autofree char *name = NULL;
  g_autofree char *too_long = NULL;

  for (guint i = 0; i < CRUMB_NAME_MAX; i++)
    g_string_append (typed, "\U0001f468\U0001f3fb\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3fb");
  name = crumb_seat_clean_name (typed->str);
  g_assert_cmpstr (name, ==, typed->str);
  g_string_append (typed, "!");
  too_long = crumb_seat_clean_name (typed->str);
  g_assert_null (too_long);
}

/* A note keeps its lines, and every sign that ends one is a new line there; a name or a title has none. */
static void
test_lines (void)
{
  g_autofree char *note = crumb_text_cut (" One\u2028two\u2029\u202ethree\n ", CRUMB_TEXT_LINES, 100);
  g_autofree char *title = crumb_text_cut ("One\u2028two\n\u2029three ", CRUMB_TEXT_ONE_LINE, 100);
  g_autofree char *all = crumb_text_cut ("Zoë and Sue", CRUMB_TEXT_ONE_LINE, 11);
  g_autofree char *cut = crumb_text_cut ("Zoë and Sue", CRUMB_TEXT_ONE_LINE, 8);
  g_autofree char *nothing = crumb_text_cut ("\u202e \u200b", CRUMB_TEXT_LINES, 8);

  g_assert_cmpstr (note, ==, "One\ntwo\nthree");
  g_assert_cmpstr (title, ==, "One two three");
  g_assert_cmpstr (all, ==, "Zoë and Sue");
  g_assert_cmpstr (cut, ==, "Zoë and");
  g_assert_cmpstr (nothing, ==, "");
  g_assert_true (crumb_text_is_clean ("Zoë", CRUMB_TEXT_ONE_LINE, 3));
  g_assert_false (crumb_text_is_clean ("Zoë", CRUMB_TEXT_ONE_LINE, 2));
  g_assert_false (crumb_text_is_clean ("\xff", CRUMB_TEXT_ONE_LINE, 3));
  g_assert_false (crumb_text_is_clean ("a\nb", CRUMB_TEXT_ONE_LINE, 3));
  g_assert_true (crumb_text_is_clean ("a\nb", CRUMB_TEXT_LINES, 3));
}

/* In and out again, with what is said of the game. */
static void
test_carried (RecordFixture *fixture, gconstpointer data)
{
  for (guint n = 0; n < hostile_names_to_try (); n++)
    {
      g_autofree char *typed = hostile_name (n);
      g_autofree char *name = crumb_seat_clean_name (typed);
      g_autofree char *title = hostile_text (n + 1, 80);
      g_autofree char *note = hostile_text (n + 2, 2000);
      g_autofree char *file = hostile_game ("playtest-14.json", 5, PLAYERS (name != NULL ? name : typed),
                                            (const char *const[]) { title, note, title });
      g_autofree char *again = NULL;
      g_autofree char *id = NULL;
      g_autofree char *known = NULL;
      g_autoptr (CrumbGame) game = NULL;
      g_autoptr (GError) error = NULL;

      if (!crumb_game_file_read (fixture->store, file, strlen (file), CRUMB_IMPORT_ASK, &id, NULL, NULL, &error))
        {
          if (name != NULL)
            g_error ("“%s” is refused: %s", name, error->message);
          g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT);
          assert_is_harmless (error->message);
          continue;
        }
      g_assert_nonnull (name);
      game = record_load (fixture->store, id);
      g_assert_cmpstr (crumb_game_get_seat (game, 0)->name, ==, name);
      assert_is_harmless (crumb_game_get_title (game));
      assert_is_harmless (crumb_game_get_place (game));
      again = crumb_game_file_write (game);
      known = record_read (fixture->store, again);
      g_assert_cmpstr (known, ==, id);
    }
  record_assert_whole (fixture->store);
}

/* What no text in UTF-8 can have, by bytes and by escapes. */
static void
test_no_text (RecordFixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "\xff", "\xc3", "\xed\xa0\x80", "\xc0\xaf", "\xf4\x90\x80\x80", "\xe2\x80" };
  static const char *const escapes[] = { "\\ud800", "\\udc00", "\\ud83d\\u0041", "\\u0000", "\\u12", "\\x41" };
  g_autoptr (GPtrArray) games = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names) + G_N_ELEMENTS (escapes); i++)
    {
      gboolean escaped = i >= G_N_ELEMENTS (names);
      const char *bad = escaped ? escapes[i - G_N_ELEMENTS (names)] : names[i];
      g_autofree char *file = hostile_game ("playtest-14.json", 5, PLAYERS ("BAD"), no_texts);
      g_autoptr (GString) text = g_string_new (file);
      g_autofree char *id = NULL;
      g_autoptr (GError) error = NULL;

      g_test_message ("%u", i);
      g_string_replace (text, "BAD", bad, 0);
      g_assert_false (
          crumb_game_file_read (fixture->store, text->str, text->len, CRUMB_IMPORT_ASK, &id, NULL, NULL, &error));
      g_assert_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FORMAT);
      assert_is_harmless (error->message);
    }
  games = crumb_store_list_games (fixture->store, NULL, 0, NULL);
  g_assert_cmpuint (games->len, ==, 0);
}

#define add(name, function)                                                                                            \
  g_test_add ("/record/names/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_names_tests (void)
{
  g_test_add_func ("/record/names/clean", test_clean);
  g_test_add_func ("/record/names/directions", test_directions);
  g_test_add_func ("/record/names/hidden", test_hidden);
  g_test_add_func ("/record/names/count", test_count);
  g_test_add_func ("/record/names/joined", test_joined);
  g_test_add_func ("/record/names/lines", test_lines);
  add ("carried", test_carried);
  add ("no-text", test_no_text);
}
