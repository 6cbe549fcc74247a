/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The commands that rule on what they are given: once, or line by line. */

#pragma once

#include "crumb-cli-private.h"

#include "rules/rule-knobs.h"

G_BEGIN_DECLS

/** The most options that one command has of its own. */
#define CRUMB_RULING_OPTIONS_MAX 2

/**
 * CrumbRulingRules:
 * @book: what there is
 * @listed_by: the command that lists what there is: "rules"
 *
 * How --rules of a game is read.
 */
typedef struct
{
  const CrumbRuleBook *book;
  const char *listed_by;
} CrumbRulingRules;

/**
 * CrumbRulingOption:
 * @name: without its dashes; %NULL ends a list of options
 * @value: (nullable): what its value looks like; %NULL when it has none
 * @summary: what it does, untranslated
 *
 * An option of one command.
 */
typedef struct
{
  const char *name;
  const char *value;
  const char *summary;
} CrumbRulingOption;

/**
 * CrumbRulingCase:
 * @rules: what was read by the book of #CrumbRulingRules
 * @options: for each #CrumbRulingOption its value, "" if it has none, or %NULL when it was not given
 * @arguments: what was given, @n of them
 * @n: how many
 * @json: whether a program asks
 * @batch: whether the answer has to be in one line
 * @status: (out): the exit status of this answer, unless %CRUMB_EXIT_OK
 */
typedef struct
{
  gconstpointer rules;
  const char *options[CRUMB_RULING_OPTIONS_MAX];
  char **arguments;
  guint n;
  gboolean json;
  gboolean batch;
  CrumbExit *status;
} CrumbRulingCase;

/** CrumbRulingAnswer: (transfer full) (nullable): The answer, or NULL with a %CRUMB_CLI_ERROR. */
typedef char *(*CrumbRulingAnswer) (const CrumbRulingCase *asked, GError **error);

/**
 * crumb_ruling_run:
 * @options: (nullable): the options that this command has of its own
 *
 * Parses `--rules`, `--json` and `--batch`, and has the arguments answered, or with `--batch` each line of standard
 * input, which can have all options but the last two. A line that can't be answered, an empty one too, becomes a JSON
 * object with an `error`, or an empty line and a sentence on standard error; the batch fails then, once it is done.
 * Help has a paragraph on all that: @command's details are only about its arguments.
 */
int crumb_ruling_run (const CrumbCommand *command, const CrumbRulingRules *rules, const CrumbRulingOption options[],
                      CrumbRulingAnswer answer, int argc, char *argv[]);

G_END_DECLS
