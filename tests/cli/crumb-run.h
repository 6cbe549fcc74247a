/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Runs the real program, as people and programs do. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CrumbRun:
 * @out: what it wrote to standard output
 * @err: what it wrote to standard error
 * @status: its exit status
 */
typedef struct
{
  char *out;
  char *err;
  int status;
} CrumbRun;

/**
 * crumb_run:
 * @arguments: ended by NULL, without the program's name
 * @input: (nullable): what it reads from standard input
 *
 * Runs the program that CRUMB names, without a display and without a record.
 */
CrumbRun crumb_run (const char *const arguments[], const char *input);

/** crumb_run_with: Runs it with @variable of its environment set to @value. */
CrumbRun crumb_run_with (const char *variable, const char *value, const char *const arguments[], const char *input);

/** crumb_run_in_columns: Runs it on the record in @folder, in a terminal of so many columns. */
CrumbRun crumb_run_in_columns (const char *columns, const char *folder, const char *const arguments[]);

/** crumb_run_at_once: Runs it @n times side by side, which gives as many @runs. */
void crumb_run_at_once (CrumbRun *runs, guint n, const char *variable, const char *value,
                        const char *const arguments[]);

void crumb_run_clear (CrumbRun *run);

#define ARGUMENTS(...) ((const char *const[]) { __VA_ARGS__, NULL })

/** The most arguments of a row. */
#define CRUMB_RUN_ARGUMENTS_MAX 8

/** CrumbRunRow: One run without a record: its arguments, what it reads and writes, and its exit status. */
typedef struct
{
  const char *arguments[CRUMB_RUN_ARGUMENTS_MAX];
  const char *out;
  const char *err;
  int status;
  const char *input;
} CrumbRunRow;

/** crumb_run_add_rows: Adds a test for each row. @first: (nullable): the first argument of all of them. */
void crumb_run_add_rows (const char *path, const char *first, const CrumbRunRow rows[], gsize n);

/** crumb_run_remove_folder: Removes it with all that is in it. */
void crumb_run_remove_folder (const char *path);

/** CrumbHome: A fixture for runs that share a record, in a folder that had nothing in it. */
typedef struct
{
  char *folder;
} CrumbHome;

void crumb_home_set_up (CrumbHome *home, gconstpointer data);
void crumb_home_tear_down (CrumbHome *home, gconstpointer data);

CrumbRun crumb_home_run (const CrumbHome *home, const char *const arguments[], const char *input);
void crumb_home_assert_run (const CrumbHome *home, const char *const arguments[], const char *input, const char *out,
                            const char *err, int status);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbRun, crumb_run_clear)

G_END_DECLS
