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

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbRun, crumb_run_clear)

G_END_DECLS
