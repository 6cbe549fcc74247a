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
      game = crumb_store_load_game (fixture->store, id, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (crumb_game_get_seat (game, 0)->name, ==, name);
      assert_is_harmless (crumb_game_get_title (game));
      assert_is_harmless (crumb_game_get_place (game));
      again = crumb_game_file_write (game);
      g_assert_true (
          crumb_game_file_read (fixture->store, again, strlen (again), CRUMB_IMPORT_ASK, &known, NULL, NULL, &error));
      g_assert_no_error (error);
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
  add ("carried", test_carried);
  add ("no-text", test_no_text);
}
