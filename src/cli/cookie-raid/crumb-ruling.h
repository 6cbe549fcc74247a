/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The commands that rule on what they are given: once, or line by line. */

#pragma once

#include "cli/crumb-cli-private.h"

#include "rules/cookie-raid/house-rules.h"

G_BEGIN_DECLS

/**
 * CrumbRulingAnswer:
 * @arguments: what was given, @n of them
 * @json: whether a program asks
 *
 * Returns: (transfer full) (nullable): the answer in one line, or NULL with a %CRUMB_CLI_ERROR
 */
typedef char *(*CrumbRulingAnswer) (const CrumbHouseRules *rules, char *arguments[], guint n, gboolean json,
                                    GError **error);

/**
 * crumb_ruling_run:
 *
 * Parses `--rules`, `--json` and `--batch`, and has the arguments answered, or with `--batch` each line of standard
 * input, where double quotes keep blanks together. A line that can't be answered, an empty one too, becomes a JSON
 * object with an `error`. Help has a paragraph on all that: @command's details are only about its arguments.
 */
int crumb_ruling_run (const CrumbCommand *command, CrumbRulingAnswer answer, int argc, char *argv[]);

G_END_DECLS
