/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What every command needs: its answers, and one way to say what is wrong. */

#pragma once

#include "words/crumb-text-table.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define CRUMB_CLI_ERROR (crumb_cli_error_quark ())
GQuark crumb_cli_error_quark (void);

/** What can be wrong with what was asked. The messages are whole sentences that name the argument. */
typedef enum
{
  CRUMB_CLI_ERROR_INPUT, /**< an argument is wrong */
} CrumbCliError;

/** How the program ends. */
typedef enum
{
  CRUMB_EXIT_OK = 0,     /**< all is well */
  CRUMB_EXIT_FAILED = 1, /**< something is off, such as the record or the disk, or the answer is no */
  CRUMB_EXIT_INPUT = 2,  /**< an argument, or a file, is wrong */
} CrumbExit;

/** crumb_cli_complain: Writes a sentence about what is wrong to standard error, in lines that fit the terminal. */
void crumb_cli_complain (const char *sentence);

/** crumb_cli_fail: Says what is wrong and returns the exit status that stands for it. */
int crumb_cli_fail (const GError *error);

/** crumb_cli_refuse: Sets a %CRUMB_CLI_ERROR_INPUT and returns FALSE. */
gboolean crumb_cli_refuse (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** crumb_cli_quote: (transfer full): What was typed, made safe to show on one line, whatever bytes it has. */
char *crumb_cli_quote (const char *typed);

/** crumb_cli_columns: How wide the terminal is that standard output goes to, 80 where that is unknown. */
guint crumb_cli_columns (void);

/** crumb_cli_add_line: Adds a row of two cells; takes @text. */
void crumb_cli_add_line (CrumbTextTable *table, const char *what, char *text);

/** crumb_cli_print_file: Writes the content of a file to standard output, byte by byte. */
void crumb_cli_print_file (const char *text);

/** crumb_cli_print_text: Writes sentences or a table to standard output, in whole lines that fit the terminal. */
void crumb_cli_print_text (const char *text);

/** crumb_cli_print_line: Writes a line to standard output, in UTF-8, with what could disturb a terminal escaped. */
void crumb_cli_print_line (const char *line);
/** crumb_cli_print_json: Writes what was built to standard output, in a line. */
void crumb_cli_print_json (JsonBuilder *json);

G_END_DECLS
