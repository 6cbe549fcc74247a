/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A batch gives the same answers as its cases one by one. */

#include "cli-tests.h"
#include "crumb-run.h"

#include <gio/gio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#define N_ALONE 10
#define UNCLOSED "Line 1: The line has an unclosed quote, or ends with a backslash.\n"

static char *
random_case (GRand *rand, guint most_dice)
{
  const char *const starts[] = { "", "", "Sue=", "Zoë=" };
  guint seats = (guint) g_rand_int_range (rand, 0, 6);
  GString *line = g_string_new (NULL);

  for (guint seat = 0; seat < seats; seat++)
    {
      guint dice = (guint) g_rand_int_range (rand, 0, (gint32) most_dice + 1);

      g_string_append_printf (line, "%s%s", seat > 0 ? " " : "", starts[g_rand_int_range (rand, 0, 4)]);
      for (guint i = 0; i < dice; i++)
        g_string_append_c (line, (char) ('0' + g_rand_int_range (rand, 1, 100) % 7));
      if (dice == 0)
        g_string_append_c (line, '-');
    }
  return g_string_free_and_steal (line);
}

static void
assert_same_alone (const char *command, const char *line, const char *answer)
{
  g_autofree char *words = g_strdup_printf ("%s --json%s%s", command, *line != '\0' ? " " : "", line);
  g_auto (GStrv) arguments = g_strsplit (words, " ", -1);
  g_auto (CrumbRun) run = crumb_run ((const char *const *) arguments, NULL);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autofree char *alone = NULL;

  g_assert_true (json_parser_load_from_data (parser, answer, -1, NULL));
  if (run.status == 0)
    alone = g_strconcat (answer, "\n", NULL);
  else
    alone = g_strconcat (json_object_get_string_member (json_node_get_object (json_parser_get_root (parser)), "error"),
                         "\n", NULL);
  g_assert_cmpstr (run.status == 0 ? run.out : run.err, ==, alone);
}

static void
test_random (gconstpointer data)
{
  const char *command = data;
  guint n_lines = g_test_slow () ? 10000 : 1000;
  guint32 seed = (guint32) g_test_rand_int ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) answers = NULL;
  g_autofree char *input = NULL;
  g_auto (CrumbRun) run = { 0 };

  for (guint i = 0; i < n_lines; i++)
    g_strv_builder_take (builder, random_case (rand, g_str_equal (command, "bid") ? 4 : 9));
  lines = g_strv_builder_end (builder);
  input = g_strjoinv ("\n", lines);

  run = crumb_run ((const char *const[]) { command, "--json", "--batch", NULL }, input);
  g_assert_cmpint (run.status, ==, strstr (run.out, "\"error\"") != NULL ? 1 : 0);
  g_assert_cmpstr (run.err, ==, "");
  answers = g_strsplit (run.out, "\n", -1);
  /* If the last case is empty the input ends with a newline, and no case follows it. */
  g_assert_cmpuint (g_strv_length (answers), ==, lines[n_lines - 1][0] != '\0' ? n_lines + 1 : n_lines);

  for (guint i = 0; i < N_ALONE; i++)
    {
      guint n = (guint) g_rand_int_range (rand, 0, (gint32) n_lines - 1);

      assert_same_alone (command, lines[n], answers[n]);
    }
}

static void
assert_batch (const char *command, const char *input, const char *output, const char *errors)
{
  g_auto (CrumbRun) run = crumb_run ((const char *const[]) { command, "--batch", NULL }, input);

  g_assert_cmpstr (run.out, ==, output);
  g_assert_cmpstr (run.err, ==, errors);
  g_assert_cmpint (run.status, ==, *errors != '\0' ? 1 : 0);
}

static void
test_lines (void)
{
  assert_batch ("bid", "", "", "");
  assert_batch ("bid", "\n", "\n", "Line 1: Type 1 to 4 times [NAME=]DICE, as in Sue=511 John=44.\n");
  assert_batch ("bid", "  Sue=5 \t John=6  \r\nSue=6\\\\", "John takes the bid. 6 beats 5: 6 is higher than 5.\n\n",
                "Line 2: “\\” in “Sue=6\\” isn’t a die. Faces go from 1 to 6, as in 511 or 5,1,1.\n");
}

/* What can't be answered doesn't keep later lines from their answers. */
static void
test_errors (void)
{
  const char *const arguments[] = { "bid", "--batch", "--json", NULL };
  g_auto (CrumbRun) json = crumb_run (arguments, "7\n6 5\n");

  assert_batch ("honest", "\"bid 553\" 356\n", "Player 1’s last bid showed 5-5-3, but this hand has only one 5.\n", "");
  assert_batch ("bid", "7\n6 5\n8\n", "\nPlayer 1 takes the bid. 6 beats 5: 6 is higher than 5.\n\n",
                "Line 1: “7” isn’t a die. Faces go from 1 to 6, as in 511 or 5,1,1.\n"
                "Line 3: “8” isn’t a die. Faces go from 1 to 6, as in 511 or 5,1,1.\n");
  g_assert_cmpint (json.status, ==, 1);
  g_assert_cmpstr (json.err, ==, "");
  g_assert_true (g_str_has_prefix (json.out, "{\"error\":\"“7” isn’t"));
}

/* As in a shell. */
static void
test_quotes (void)
{
  const struct
  {
    const char *line;
    const char *answer;
    const char *error;
  } rows[] = {
    { "\"Mary Ann=6\" \"O'Brien\"=5\n", "Mary Ann takes the bid. 6 beats 5: 6 is higher than 5.\n", "" },
    { "\"Mary Ann\"=6 \\#1=5\r\n", "Mary Ann takes the bid. 6 beats 5: 6 is higher than 5.\n", "" },
    { "O'Brien=6 5'\t\\\\o/=5\n", "\n",
      "Line 1: “ 5” in “OBrien=6 5” isn’t a die. Faces go from 1 to 6, as in 511 or 5,1,1.\n" },
    { "\"Mary \\\"Ann\\\" O'Brien=6\" o/=5\n", "Mary \"Ann\" O'Brien takes the bid. 6 beats 5: 6 is higher than 5.\n",
      "" },
    { "'\"'=6 5", "\" takes the bid. 6 beats 5: 6 is higher than 5.\n", "" },
    { "\"\" \"\"", "Nobody bids. With no bids, the round ends and the hands are scored.\n", "" },
    { "\"A=6 B=5\n\"A=6\" B=5\n", "\nA takes the bid. 6 beats 5: 6 is higher than 5.\n", UNCLOSED },
    { "O'Brien=6 5", "\n", UNCLOSED },
    { "6 5\\", "\n", UNCLOSED },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    assert_batch ("bid", rows[i].line, rows[i].answer, rows[i].error);
}

/* Each line is answered before the next one is written. */
static void
test_one_by_one (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                                                      &error, g_getenv ("CRUMB"), "bid", "--batch", NULL);
  g_autoptr (GDataInputStream) answers = NULL;

  g_assert_no_error (error);
  answers = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *answer = NULL;

      g_output_stream_write_all (g_subprocess_get_stdin_pipe (process), "A=6 B=5\n", 8, NULL, NULL, &error);
      g_assert_no_error (error);
      answer = g_data_input_stream_read_line_utf8 (answers, NULL, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (answer, ==, "A takes the bid. 6 beats 5: 6 is higher than 5.");
    }
  g_assert_true (g_output_stream_close (g_subprocess_get_stdin_pipe (process), NULL, &error));
  g_assert_true (g_subprocess_wait_check (process, NULL, &error));
}

void
add_cli_batch_tests (void)
{
  g_test_add_data_func ("/cli/batch/random-bids", "bid", test_random);
  g_test_add_data_func ("/cli/batch/random-hands", "hands", test_random);
  g_test_add_func ("/cli/batch/lines", test_lines);
  g_test_add_func ("/cli/batch/errors", test_errors);
  g_test_add_func ("/cli/batch/quotes", test_quotes);
  g_test_add_func ("/cli/batch/one-by-one", test_one_by_one);
}
