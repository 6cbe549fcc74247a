/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The command line, up to the record: a line of arguments, separated by blanks, and what stands on standard input. */

#define _GNU_SOURCE

#include "fuzz.h"

#include "cli/crumb-cli.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* These are about the record, or write files wherever they are told to. */
static const char *const left_out[] = { "games", "show", "stats", "import", "export", "verify", NULL };

static int standard_input;

void
fuzz_begin (const char *target)
{
  standard_input = memfd_create (target, 0);
  g_assert_cmpint (standard_input, >=, 0);
  g_assert_cmpint (dup2 (standard_input, STDIN_FILENO), ==, STDIN_FILENO);
}

static void
put_on_standard_input (const char *text, gsize length)
{
  g_assert_cmpint (ftruncate (standard_input, 0), ==, 0);
  g_assert_cmpint (pwrite (standard_input, text, length, 0), ==, (gssize) length);
  g_assert_cmpint (lseek (standard_input, 0, SEEK_SET), ==, 0);
}

void
fuzz_input (const guint8 *bytes, gsize length)
{
  const guint8 *end = memchr (bytes, '\n', length);
  gsize typed = end != NULL ? (gsize) (end - bytes) : length;
  g_autofree char *line = g_strndup ((const char *) bytes, typed);
  g_autofree char *typed_line = g_strconcat ("crumb ", line, NULL);
  g_auto (GStrv) words = g_strsplit (typed_line, " ", 64);
  g_autofree char **arguments = NULL;
  int status;

  if (words[1] == NULL || g_strv_contains (left_out, words[1])
      || !crumb_cli_handles ((int) g_strv_length (words), words))
    return;
  put_on_standard_input (end != NULL ? (const char *) end + 1 : "", end != NULL ? length - typed - 1 : 0);
  /* Options are taken out of the arguments. */
  arguments = g_memdup2 (words, (g_strv_length (words) + 1) * sizeof *words);
  status = crumb_cli_run ((int) g_strv_length (words), arguments);
  g_assert_cmpint (status, >=, 0);
  g_assert_cmpint (status, <=, 2);
}
