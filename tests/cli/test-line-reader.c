/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Lines come out whole, wherever the reads cut them. */

#include "cli-tests.h"
#include "cli/crumb-line-reader.h"

#include <fcntl.h>
#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static CrumbLineReader *
reader_of (const char *bytes, gsize length, int *fd)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  *fd = g_file_open_tmp ("crumb-XXXXXX", &path, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (write (*fd, bytes, length), ==, (gssize) length);
  g_assert_cmpint (lseek (*fd, 0, SEEK_SET), ==, 0);
  return crumb_line_reader_new (*fd);
}

static void
assert_next (CrumbLineReader *reader, const char *expected, gsize expected_length)
{
  g_autoptr (GError) error = NULL;
  gsize length = 0;
  const char *line = crumb_line_reader_next (reader, &length, &error);

  g_assert_no_error (error);
  g_assert_cmpmem (line, length, expected, expected_length);
}

static void
assert_end (CrumbLineReader *reader)
{
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_null (crumb_line_reader_next (reader, &length, &error));
  g_assert_no_error (error);
}

static void
test_short (void)
{
  const char bytes[] = "one\n\ntw\0o\nlast";
  int fd;
  g_autoptr (CrumbLineReader) reader = reader_of (bytes, sizeof bytes - 1, &fd);

  assert_next (reader, "one", 3);
  assert_next (reader, "", 0);
  assert_next (reader, "tw\0o", 4);
  assert_next (reader, "last", 4);
  assert_end (reader);
  assert_end (reader);
  close (fd);
}

/* Longer than a read, and many to a read. */
static void
test_long (void)
{
  g_autoptr (GString) bytes = g_string_new (NULL);
  g_autofree char *long_line = g_strnfill (200000, 'x');
  int fd;
  g_autoptr (CrumbLineReader) reader = NULL;

  for (guint i = 0; i < 20000; i++)
    g_string_append_printf (bytes, "%u\n", i);
  g_string_append_printf (bytes, "%s\nend\n", long_line);
  reader = reader_of (bytes->str, bytes->len, &fd);

  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *expected = g_strdup_printf ("%u", i);

      assert_next (reader, expected, strlen (expected));
    }
  assert_next (reader, long_line, strlen (long_line));
  assert_next (reader, "end", 3);
  assert_end (reader);
  close (fd);
}

static void
test_failure (void)
{
  int fd = open ("/", O_RDONLY | O_DIRECTORY);
  g_autoptr (CrumbLineReader) reader = crumb_line_reader_new (fd);
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_null (crumb_line_reader_next (reader, &length, &error));
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, "Couldn’t read standard input: Is a directory");
  close (fd);
}

void
add_line_reader_tests (void)
{
  g_test_add_func ("/cli/line-reader/short", test_short);
  g_test_add_func ("/cli/line-reader/long", test_long);
  g_test_add_func ("/cli/line-reader/failure", test_failure);
}
