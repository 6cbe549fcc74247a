/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A finished game as a link, and the link as a code that a camera reads. */

#include "record-fixture.h"
#include "record-tests.h"

#include "record/files/crumb-play-link.h"
#include "record/files/crumb-qr-code.h"

#include <json-glib/json-glib.h>
#include <string.h>

static CrumbGame *
import_game (CrumbStore *store, const char *name)
{
  g_autofree char *text = g_strdup_printf (
      "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"started\": \"2026-03-01T19:30:00Z\", \"rules\": \"target=50\","
      " \"id\": \"917ad25b-a5a1-450a-abaf-d7190295f920\", \"first\": 1,"
      " \"players\": [{\"name\":\"%s\"},{\"name\":\"Ann & <b>\"},{\"name\":\"李\"}], \"entries\": ["
      " {\"what\":\"cookies\",\"seat\":0,\"amount\":20},{\"what\":\"cookies\",\"seat\":1,\"amount\":52},"
      " {\"what\":\"cookies\",\"seat\":2,\"amount\":20,\"at\":\"2026-03-01T20:15:30Z\"}]}",
      name);
  g_autofree char *id = NULL;

  id = record_read (store, text);
  return crumb_store_load_game (store, id, NULL);
}

static void
test_link (RecordFixture *fixture, gconstpointer data)
{
  static const char start[] = "bgstats://app.bgstatsapp.com/createPlay.html?data=";
  g_autoptr (CrumbGame) game = import_game (fixture->store, "Sue");
  g_autofree char *link = crumb_play_link (game);
  g_autofree char *text = NULL;

  g_assert_true (g_str_has_prefix (link, start));
  g_assert_cmpuint (
      strspn (link + strlen (start), "%ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"), ==,
      strlen (link) - strlen (start));
  text = g_uri_unescape_string (link + strlen (start), NULL);
  g_assert_cmpstr (
      text, ==,
      "{\"sourceName\":\"Crumb\",\"sourcePlayId\":\"917ad25b-a5a1-450a-abaf-d7190295f920\","
      "\"playDate\":\"2026-03-01 19:30:00\",\"durationMin\":45,"
      "\"game\":{\"name\":\"Cookie Raid\",\"sourceGameId\":\"cookie-raid\",\"highestWins\":true,\"noPoints\":false},"
      "\"players\":["
      "{\"name\":\"Sue\",\"sourcePlayerId\":\"0d015bafffbb\",\"startPlayer\":false,\"rank\":2,\"score\":20,\"winner\":"
      "false},"
      "{\"name\":\"Ann & "
      "<b>\",\"sourcePlayerId\":\"ad1225e86e43\",\"startPlayer\":true,\"rank\":1,\"score\":52,\"winner\":true},"
      "{\"name\":\"李\",\"sourcePlayerId\":\"c16667ca7839\",\"startPlayer\":false,\"rank\":2,\"score\":20,\"winner\":"
      "false}]}");
}

/* Before anything was entered there is nothing that took any time. */
static void
test_new (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = record_new_game (fixture->store, "", 2);
  g_autofree char *link = crumb_play_link (game);

  g_assert_nonnull (strstr (link, "playDate"));
  g_assert_null (strstr (link, "durationMin"));
}

/* The margin of four modules is light, and what half a line has below it too. */
static gboolean
is_dark_with_margin (const CrumbQrCode *code, guint row, guint column)
{
  gboolean inside = row >= 4 && row - 4 < code->size && column >= 4 && column - 4 < code->size;

  return inside && code->dark[(row - 4) * code->size + column - 4];
}

static void
test_code (RecordFixture *fixture, gconstpointer data)
{
  g_autoptr (CrumbGame) game = import_game (fixture->store, "Sue");
  g_autofree char *link = crumb_play_link (game);
  g_autoptr (CrumbQrCode) code = crumb_qr_code_new (link);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *too_long = g_strnfill (4000, 'x');

  g_assert_nonnull (code);
  /* A finder: a dark frame, a light one within, and the dark middle. */
  for (guint i = 0; i < 7; i++)
    {
      g_assert_true (code->dark[i]);
      g_assert_cmpint (code->dark[code->size + i], ==, i == 0 || i == 6);
    }
  g_assert_false (code->dark[7]);

  text = crumb_qr_code_to_text (code);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, (code->size + 8 + 1) / 2 + 1);
  for (guint line = 0; *lines[line] != '\0'; line++)
    {
      g_assert_cmpint (g_utf8_strlen (lines[line], -1), ==, code->size + 8);
      for (guint column = 0; column < code->size + 8; column++)
        {
          gboolean upper = is_dark_with_margin (code, 2 * line, column);
          gboolean lower = is_dark_with_margin (code, 2 * line + 1, column);
          const char *block = g_utf8_offset_to_pointer (lines[line], column);

          /* A dark module is one that the terminal's light ink leaves out. */
          g_assert_true (g_str_has_prefix (block, upper ? (lower ? " " : "▄") : (lower ? "▀" : "█")));
        }
    }
  g_assert_null (crumb_qr_code_new (too_long));
}

#define ADD(name, function)                                                                                            \
  g_test_add ("/record/play-link/" name, RecordFixture, NULL, record_fixture_set_up, function, record_fixture_tear_down)

void
add_play_link_tests (void)
{
  g_setenv ("TZ", "UTC", TRUE);

  ADD ("link", test_link);
  ADD ("new", test_new);
  ADD ("code", test_code);
}
