/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Games are exported in every form, and imported from files and folders. */

#include "cli-tests.h"
#include "crumb-run.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#define ID_1 "11111111-a5a1-450a-abaf-d7190295f920"
#define ID_2 "22222222-a5a1-450a-abaf-d7190295f920"
#define ID_3 "33333333-a5a1-450a-abaf-d7190295f920"
#define HEAD(id)                                                                                                       \
  "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"id\": \"" id "\", \"started\": \"2026-03-01T19:30:00Z\","          \
  " \"players\": [{\"name\":\"=Sue\"},{\"name\":\"张伟\"}], \"entries\": ["
#define COOKIES(seat, n) "{\"what\":\"cookies\",\"seat\":" seat ",\"amount\":" n "}"
#define GAME_1 HEAD (ID_1) COOKIES ("0", "51") "," COOKIES ("1", "9") "]}"
#define GAME_1_DIFFERENT HEAD (ID_1) COOKIES ("0", "52") "]}"
#define GAME_2 HEAD (ID_2) COOKIES ("0", "5") "]}"
#define MANY "{\"crumb-games\": 1, \"games\": [" GAME_1 "," GAME_2 "]}"

/* Two homes, each with a record of its own, and a folder between them. */
typedef struct
{
  char *homes[2];
  char *folder;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->homes[0] = g_dir_make_tmp ("crumb-XXXXXX", NULL);
  fixture->homes[1] = g_dir_make_tmp ("crumb-XXXXXX", NULL);
  fixture->folder = g_dir_make_tmp ("crumb-XXXXXX", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  crumb_run_remove_folder (fixture->homes[0]);
  crumb_run_remove_folder (fixture->homes[1]);
  crumb_run_remove_folder (fixture->folder);
  g_free (fixture->homes[0]);
  g_free (fixture->homes[1]);
  g_free (fixture->folder);
}

static void
assert_run (Fixture *fixture, guint home, const char *const arguments[], const char *input, const char *out,
            const char *err, int status)
{
  g_auto (CrumbRun) run = crumb_run_with ("XDG_DATA_HOME", fixture->homes[home], arguments, input);

  g_assert_cmpstr (run.err, ==, err);
  if (out != NULL)
    g_assert_cmpstr (run.out, ==, out);
  g_assert_cmpint (run.status, ==, status);
}

static char *
export_all (Fixture *fixture, guint home)
{
  g_auto (CrumbRun) run = crumb_run_with ("XDG_DATA_HOME", fixture->homes[home], ARGUMENTS ("export", "--all"), NULL);

  g_assert_cmpint (run.status, ==, 0);
  return g_steal_pointer (&run.out);
}

static void
import_many (Fixture *fixture)
{
  assert_run (fixture, 0, ARGUMENTS ("import", "-"), MANY,
              "-: game 1: added game " ID_1 ".\n"
              "-: game 2: added game " ID_2
              ".\nAdded: 2. Updated: 0. Already here: 0. Different here: 0. Couldn’t import: 0.\n",
              "", 0);
}

static void
test_all (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = g_build_filename (fixture->folder, "all.json", NULL);
  g_autofree char *folder = g_build_filename (fixture->folder, "games/", NULL);
  g_autofree char *one = g_build_filename (folder, "2026-03-01 =Sue, 张伟.crumb", NULL);
  g_autofree char *written = NULL;
  g_autofree char *printed = NULL;
  g_autofree char *other = NULL;

  import_many (fixture);
  printed = export_all (fixture, 0);
  assert_run (fixture, 0, ARGUMENTS ("export", "--all", file), NULL, "", "", 0);
  g_assert_true (g_file_get_contents (file, &written, NULL, NULL));
  g_assert_cmpstr (written, ==, printed);

  assert_run (fixture, 0, ARGUMENTS ("export", "--all", folder), NULL, "", "", 0);
  g_assert_true (g_file_test (one, G_FILE_TEST_EXISTS));
  assert_run (fixture, 1, ARGUMENTS ("import", "--json", folder), NULL, NULL, "", 0);
  assert_run (fixture, 1, ARGUMENTS ("import", file), NULL, NULL, "", 0);
  other = export_all (fixture, 1);
  g_assert_cmpstr (other, ==, printed);
}

static void
test_summary (Fixture *fixture, gconstpointer data)
{
  import_many (fixture);
  assert_run (fixture, 0, ARGUMENTS ("import", "--json", "-"),
              "{\"crumb-games\": 1, \"games\": [" GAME_1_DIFFERENT "," GAME_2 ",{}]}",
              "{\"file\":\"-: game 1\",\"id\":\"" ID_1 "\",\"outcome\":\"differs\","
              "\"error\":\"-: game 1: The game " ID_1 " differs from your copy.\"}\n"
              "{\"file\":\"-: game 2\",\"id\":\"" ID_2 "\",\"outcome\":\"known\"}\n"
              "{\"file\":\"-: game 3\",\"outcome\":\"refused\","
              "\"error\":\"-: game 3: The game: the field “crumb-game” is missing.\"}\n"
              "{\"new\":0,\"longer\":0,\"known\":1,\"differs\":1,\"refused\":1}\n",
              "-: game 1: The game " ID_1 " differs from your copy.\n"
              "-: game 3: The game: the field “crumb-game” is missing.\n",
              2);
  assert_run (fixture, 0, ARGUMENTS ("import", "--take-file", "-"), GAME_1_DIFFERENT, "-: updated game " ID_1 ".\n", "",
              0);
}

static void
test_sheets (Fixture *fixture, gconstpointer data)
{
  import_many (fixture);
  assert_run (fixture, 0, ARGUMENTS ("export", "--csv", "111"), NULL,
              "\uFEFFRound,'=Sue,张伟,Total of =Sue,Total of 张伟\r\n1,51,9,51,9\r\n", "", 0);
  assert_run (fixture, 0, ARGUMENTS ("export", "--text", "111"), NULL,
              "2026-03-01\n\nRound      =Sue    张伟\n    1  +51 = 51  +9 = 9\n=Sue wins with 51 cookies.\n", "", 0);
  assert_run (fixture, 0, ARGUMENTS ("export", "--bgstats", "--qr", "111"), NULL, NULL, "", 0);
  assert_run (fixture, 0, ARGUMENTS ("export", "--qr", "111"), NULL, "", "“--qr” needs “--bgstats”.\n", 2);
  assert_run (fixture, 0, ARGUMENTS ("export", "--csv", "--text", "111"), NULL, "",
              "Use only one of “--csv”, “--text” and “--bgstats”.\n", 2);
}

/* Ids name games; a last argument that can't be an id is where to write. */
static void
test_several (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = g_build_filename (fixture->folder, "two.json", NULL);
  g_autofree char *one_file = g_build_filename (fixture->folder, "one.csv", NULL);
  g_autofree char *folder = g_build_filename (fixture->folder, "games/", NULL);
  g_autofree char *in_file = g_strdup_printf ("{\"id\":\"" ID_1 "\",\"file\":\"%s\"}\n"
                                              "{\"id\":\"" ID_2 "\",\"file\":\"%s\"}\n",
                                              file, file);
  g_autofree char *in_folder =
      g_strdup_printf ("{\"id\":\"" ID_2 "\",\"file\":\"%s2026-03-01 =Sue, 张伟.crumb\"}\n", folder);
  g_autofree char *in_one = g_strdup_printf ("{\"id\":\"" ID_1 "\",\"file\":\"%s\"}\n", one_file);
  g_autofree char *all = NULL;
  g_autofree char *written = NULL;

  import_many (fixture);
  all = export_all (fixture, 0);
  assert_run (fixture, 0, ARGUMENTS ("export", "222", "111"), NULL, all, "", 0);
  assert_run (fixture, 0, ARGUMENTS ("export", "--json", "222", "111", file), NULL, in_file, "", 0);
  g_assert_true (g_file_get_contents (file, &written, NULL, NULL));
  g_assert_cmpstr (written, ==, all);
  assert_run (fixture, 0, ARGUMENTS ("export", "--json", "--all", file), NULL, in_file, "", 0);
  assert_run (fixture, 0, ARGUMENTS ("export", "--json", "222", folder), NULL, in_folder, "", 0);
  assert_run (fixture, 0, ARGUMENTS ("export", "--json", "--csv", "111", one_file), NULL, in_one, "", 0);
}

#define ROWS_HEAD "\uFEFFID,Date,Time,Place,Title,Note,Game,Rules,Rounds,Players,Player,Score,Rank,Winner\r\n"
#define ROWS_1                                                                                                         \
  ID_1 ",2026-03-01,19:30+00:00,,,,Cookie Raid,Final rules,1,2,'=Sue,51,1,yes\r\n" ID_1                                \
       ",2026-03-01,19:30+00:00,,,,Cookie Raid,Final rules,1,2,张伟,9,2,no\r\n"
#define ROWS_2                                                                                                         \
  ID_2 ",2026-03-01,19:30+00:00,,,,Cookie Raid,Final rules,0,2,'=Sue,0,,\r\n" ID_2                                     \
       ",2026-03-01,19:30+00:00,,,,Cookie Raid,Final rules,0,2,张伟,0,,\r\n"

/* A spreadsheet can add up what has a row for each game and player. */
static void
test_rows (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = g_build_filename (fixture->folder, "all.csv", NULL);
  g_autofree char *folder = g_build_filename (fixture->folder, "games/", NULL);
  g_autofree char *written = NULL;

  assert_run (fixture, 0, ARGUMENTS ("export", "--all", "--csv"), NULL, ROWS_HEAD, "", 0);
  import_many (fixture);
  assert_run (fixture, 0, ARGUMENTS ("export", "--all", "--csv"), NULL, ROWS_HEAD ROWS_1 ROWS_2, "", 0);
  assert_run (fixture, 0, ARGUMENTS ("export", "--csv", "222", "111"), NULL, ROWS_HEAD ROWS_1 ROWS_2, "", 0);
  assert_run (fixture, 0, ARGUMENTS ("export", "--all", "--csv", file), NULL, "", "", 0);
  g_assert_true (g_file_get_contents (file, &written, NULL, NULL));
  g_assert_cmpstr (written, ==, ROWS_HEAD ROWS_1 ROWS_2);
  assert_run (fixture, 0, ARGUMENTS ("export", "--all", "--csv", folder), NULL, "",
              "“--csv” writes several games to one FILE. Name it instead of a folder.\n", 2);
  assert_run (fixture, 0, ARGUMENTS ("export", "--all", "--text"), NULL, "",
              "“--text” and “--bgstats” write one game at a time. Name just one.\n", 2);
}

/* Rows stand in the order of their dates, which people may have set long after. */
static void
test_rows_in_order (Fixture *fixture, gconstpointer data)
{
  g_auto (CrumbRun) table = { 0 };
  g_auto (CrumbRun) games = { 0 };

  import_many (fixture);
  assert_run (fixture, 0, ARGUMENTS ("import", "-"),
              "{\"crumb-game\": 1, \"game\": \"cookie-raid\", \"id\": \"" ID_3 "\", \"started\": "
              "\"2026-05-01T19:30:00Z\", \"players\": [{\"name\": \"Zoë\"}, {\"name\": \"Ann\"}], \"entries\": ["
              "{\"what\": \"date\", \"text\": \"2026-01-01T18:00:00Z\"},"
              "{\"what\": \"place\", \"text\": \"Café, back room\"},"
              "{\"what\": \"note\", \"text\": \"Two lines\\nof it\"}]}",
              NULL, "", 0);
  table = crumb_run_with ("XDG_DATA_HOME", fixture->homes[0], ARGUMENTS ("export", "--all", "--csv"), NULL);
  g_assert_true (g_str_has_prefix (table.out, ROWS_HEAD ID_3 ",2026-01-01,18:00+00:00,\"Café, back room\",,"
                                                             "\"Two lines\nof it\",Cookie Raid,Final rules,0,2,Zoë,"));
  g_assert_true (g_str_has_suffix (table.out, ROWS_1 ROWS_2));
  games = crumb_run_with ("XDG_DATA_HOME", fixture->homes[0], ARGUMENTS ("games", "--json", "--search=Zoë"), NULL);
  g_assert_nonnull (strstr (games.out, "\"place\":\"Café, back room\",\"note\":\"Two lines\\nof it\""));
}

/* Nothing is written when one of the games is missing or the options make no sense. */
static void
test_several_refused (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = g_build_filename (fixture->folder, "two.json", NULL);

  import_many (fixture);
  assert_run (fixture, 0, ARGUMENTS ("export", "111", "333", file), NULL, "", "There’s no game “333”.\n", 2);
  assert_run (fixture, 0, ARGUMENTS ("export", "111", "cafe"), NULL, "", "There’s no game “cafe”.\n", 2);
  assert_run (fixture, 0, ARGUMENTS ("export", "--text", "111", "222", file), NULL, "",
              "“--text” and “--bgstats” write one game at a time. Name just one.\n", 2);
  assert_run (fixture, 0, ARGUMENTS ("export", "--json", "111", "222"), NULL, "",
              "“--json” needs a FILE or FOLDER, since it says what was written where.\n", 2);
  assert_run (fixture, 0, ARGUMENTS ("export", "--all", "111", file), NULL, "", "“crumb export” doesn’t take “111”.\n",
              2);
  g_assert_false (g_file_test (file, G_FILE_TEST_EXISTS));
}

#define MOVE(what, seat) "{\"what\":\"" what "\",\"seat\":" seat "}"
#define JOIN(seat, amount) "{\"what\":\"join\",\"seat\":" seat ",\"text\":\"Zoë\",\"amount\":" amount "}"

/* What a file has more of than its game takes: its entries are @first, then @again @n times. */
static const struct
{
  const char *kind;
  guint n_players;
  const char *rules;
  const char *first;
  const char *again;
  guint n;
  const char *sentence;
} beyond[] = {
  { "cookie-raid", 1, "", "", "", 0, "takes 2 to 4 items" },
  { "cookie-raid", 5, "", "", "", 0, "takes 2 to 4 items" },
  { "cubbage", 1, "", "", "", 0, "takes 2 to 4 items" },
  { "cubbage", 3, "", "", "", 0, "2 play this game, and the file has 3" },
  { "auntie-mildred", 4, "", "", "", 0, "2 play this game, and the file has 4" },
  { "cookie-raid", 2, "end=rounds,rounds=99", "", COOKIES ("0", "1") "," COOKIES ("1", "1") ",{\"what\":\"round\"}",
    101, "at most 100 rounds" },
  { "cubbage", 2, "", MOVE ("first-crib", "0"), MOVE ("points", "0") "," MOVE ("points", "1"), 65, "at most 64 deals" },
  { "cookie-raid", 2, "", JOIN ("2", "10000"), "", 0, "from 0 to 9999" },
  { "cookie-raid", 2, "", JOIN ("2", "-1"), "", 0, "from 0 to 9999" },
  { "cookie-raid", 4, "", JOIN ("4", "0"), "", 0, "room for 4 players" },
  { "cookie-raid", 2, "", COOKIES ("2", "1"), "", 0, "Nobody sits there" },
  { "cubbage", 2, "", MOVE ("first-crib", "3"), "", 0, "Nobody sits there" },
  { "auntie-mildred", 2, "", MOVE ("first-turn", "2"), "", 0, "Nobody sits there" },
  { "auntie-mildred", 2, "", "{\"what\":\"stands\",\"seat\":0,\"amount\":32767}", "", 0, "A number from 0 to" },
  { "cubbage", 2, "", "{\"what\":\"points\",\"seat\":0,\"amount\":1000}", "", 0, "999" },
  { "cookie-raid", 2, "", "{\"what\":\"starter\",\"dice\":\"5\"}", "", 0, "“starter” isn’t a move in this game" },
  { "cubbage", 2, "", MOVE ("bid", "0"), "", 0, "“bid” isn’t a move in this game" },
  { "auntie-mildred", 2, "", "{\"what\":\"lay\",\"seat\":0,\"dice\":\"5\"}", "", 0, "“lay” isn’t a move in this game" },
};

static char *
write_beyond (guint row)
{
  g_autoptr (GStrvBuilder) players = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) entries = g_strv_builder_new ();
  g_auto (GStrv) player_list = NULL;
  g_auto (GStrv) entry_list = NULL;
  g_autofree char *player_text = NULL;
  g_autofree char *entry_text = NULL;

  for (guint i = 0; i < beyond[row].n_players; i++)
    g_strv_builder_take (players, g_strdup_printf ("{\"name\":\"P%u\"}", i));
  if (*beyond[row].first != '\0')
    g_strv_builder_add (entries, beyond[row].first);
  for (guint i = 0; i < beyond[row].n; i++)
    g_strv_builder_add (entries, beyond[row].again);
  player_list = g_strv_builder_end (players);
  entry_list = g_strv_builder_end (entries);
  player_text = g_strjoinv (",", player_list);
  entry_text = g_strjoinv (",", entry_list);
  return g_strdup_printf ("{\"crumb-game\":1,\"game\":\"%s\",\"rules\":\"%s\",\"players\":[%s],\"entries\":[%s]}",
                          beyond[row].kind, beyond[row].rules, player_text, entry_text);
}

/* Each is refused in a sentence that says what is wrong, and nothing is kept. */
static void
test_beyond (Fixture *fixture, gconstpointer data)
{
  for (guint row = 0; row < G_N_ELEMENTS (beyond); row++)
    {
      g_autofree char *text = write_beyond (row);
      g_auto (CrumbRun) run = crumb_run_with ("XDG_DATA_HOME", fixture->homes[0], ARGUMENTS ("import", "-"), text);

      g_test_message ("%u: %s", row, run.err);
      g_assert_cmpint (run.status, ==, 2);
      g_assert_nonnull (strstr (run.err, beyond[row].sentence));
    }
  assert_run (fixture, 0, ARGUMENTS ("games"), NULL, "No games yet.\n", "", 0);
}

#define ADD(name, function) g_test_add ("/cli/carry/" name, Fixture, NULL, set_up, function, tear_down)

void
add_cli_carry_tests (void)
{
  g_setenv ("TZ", "UTC", TRUE);

  ADD ("all", test_all);
  ADD ("summary", test_summary);
  ADD ("sheets", test_sheets);
  ADD ("rows", test_rows);
  ADD ("rows-in-order", test_rows_in_order);
  ADD ("several", test_several);
  ADD ("several-refused", test_several_refused);
  ADD ("beyond", test_beyond);
}
