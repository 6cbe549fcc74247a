/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Hostile names in a terminal: each is printed as a whole, none breaks a line, and none does anything to the terminal. */

#include "../record/hostile-names.h"
#include "cli-tests.h"
#include "crumb-run.h"

#include "record/base/crumb-seat.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#define SEATS 4
typedef struct
{
  char *folder;
  GPtrArray *names;
  GPtrArray *refused;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("crumb-XXXXXX", NULL);
  fixture->names = g_ptr_array_new_with_free_func (g_free);
  fixture->refused = g_ptr_array_new_with_free_func (g_free);
  for (guint n = 0; n < hostile_names_to_try (); n++)
    {
      g_autofree char *typed = hostile_name (n);
      char *name = crumb_seat_clean_name (typed);

      if (name != NULL)
        g_ptr_array_add (fixture->names, name);
      else
        g_ptr_array_add (fixture->refused, g_steal_pointer (&typed));
    }
  g_ptr_array_set_size (fixture->names, (int) (fixture->names->len / SEATS * SEATS));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  crumb_run_remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_ptr_array_unref (fixture->names);
  g_ptr_array_unref (fixture->refused);
}

static void
assert_is_harmless (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if ((g_unichar_iscntrl (c) && c != '\n') || (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069))
        g_error ("U+%04X in “%s”", c, text);
    }
}

static guint
count_lines (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    n += *text == '\n';
  return n;
}

/* (transfer full): what it printed, in so many lines. */
static char *
run (Fixture *fixture, const char *const arguments[], const char *input, guint n_lines)
{
  g_auto (CrumbRun) run = crumb_run_with ("XDG_DATA_HOME", fixture->folder, arguments, input);

  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (run.status, ==, 0);
  assert_is_harmless (run.out);
  if (count_lines (run.out) != n_lines)
    g_error ("Not %u lines: %s", n_lines, run.out);
  return g_steal_pointer (&run.out);
}

static void
import_games (Fixture *fixture)
{
  g_autoptr (GString) file = g_string_new ("{\"crumb-games\":1,\"games\":[");
  g_autofree char *out = NULL;

  for (guint n = 0; n < fixture->names->len; n += SEATS)
    {
      const char *names[SEATS + 1] = { NULL };
      g_autofree char *title = hostile_text (HOSTILE_NAMES + n, 80);
      g_autofree char *game = NULL;

      for (guint seat = 0; seat < SEATS; seat++)
        names[seat] = fixture->names->pdata[n + seat];
      game = hostile_game ("playtest-14.json", 5, names, (const char *const[]) { title, title, title });
      g_string_append_printf (file, "%s%s", n > 0 ? "," : "", game);
    }
  g_string_append (file, "]}");
  out = run (fixture, ARGUMENTS ("import", "-"), file->str, fixture->names->len / SEATS + 1);
}

static void
assert_has_names (Fixture *fixture, const char *text)
{
  for (guint n = 0; n < fixture->names->len; n++)
    if (strstr (text, fixture->names->pdata[n]) == NULL)
      g_error ("No “%s” in %s", (char *) fixture->names->pdata[n], text);
}

/* A line for each, below what was played and the heads of the columns. */
static void
test_printed (Fixture *fixture, gconstpointer data)
{
  guint n_names = fixture->names->len;
  g_autofree char *games = NULL;
  g_autofree char *stats = NULL;
  g_autofree char *leaderboard = NULL;

  import_games (fixture);
  games = run (fixture, ARGUMENTS ("games"), NULL, n_names / SEATS);
  assert_has_names (fixture, games);
  stats = run (fixture, ARGUMENTS ("stats"), NULL, n_names + 2);
  assert_has_names (fixture, stats);
  leaderboard = run (fixture, ARGUMENTS ("leaderboard"), NULL, n_names + 2);
  assert_has_names (fixture, leaderboard);
}

/* Programs read them back as they are, and each game is found by the name of a player. */
static void
test_json (Fixture *fixture, gconstpointer data)
{
  g_autofree char *games = NULL;
  g_autoptr (JsonNode) root = NULL;
  JsonArray *array;

  import_games (fixture);
  games = run (fixture, ARGUMENTS ("games", "--json"), NULL, 1);
  root = json_from_string (games, NULL);
  array = json_node_get_array (root);
  g_assert_cmpuint (json_array_get_length (array), ==, fixture->names->len / SEATS);
  for (guint n = 0; n < fixture->names->len; n += SEATS)
    {
      g_autofree char *found =
          run (fixture, ARGUMENTS ("games", "--json", "--player", fixture->names->pdata[n]), NULL, 1);
      g_autoptr (JsonNode) one = json_from_string (found, NULL);
      JsonObject *game = json_array_get_object_element (json_node_get_array (one), 0);
      JsonArray *players = json_object_get_array_member (game, "players");
      g_autofree char *shown = run (fixture, ARGUMENTS ("show", json_object_get_string_member (game, "id")), NULL, 3);

      for (guint seat = 0; seat < SEATS; seat++)
        {
          const char *name = fixture->names->pdata[n + seat];

          g_assert_cmpstr (json_array_get_string_element (players, seat), ==, name);
          g_assert_nonnull (strstr (shown, name));
        }
    }
}

/* What is no name is refused in one line. */
static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (fixture->refused->len, >, 0);
  import_games (fixture);
  for (guint n = 0; n < fixture->refused->len; n++)
    {
      g_auto (CrumbRun) rename =
          crumb_run_with ("XDG_DATA_HOME", fixture->folder,
                          ARGUMENTS ("rename", "--", fixture->names->pdata[0], fixture->refused->pdata[n]), NULL);

      g_assert_cmpint (rename.status, ==, 2);
      g_assert_cmpstr (rename.out, ==, "");
      g_assert_cmpuint (count_lines (rename.err), ==, 1);
      assert_is_harmless (rename.err);
    }
}

void
add_cli_names_tests (void)
{
  g_test_add ("/cli/names/printed", Fixture, NULL, set_up, test_printed, tear_down);
  g_test_add ("/cli/names/json", Fixture, NULL, set_up, test_json, tear_down);
  g_test_add ("/cli/names/refused", Fixture, NULL, set_up, test_refused, tear_down);
}
