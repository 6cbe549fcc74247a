/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The commands that rule on what they are given: once, or line by line. */

#pragma once

#include "crumb-command.h"

G_BEGIN_DECLS

#define CRUMB_RULING_OPTION_RULES                                                                                      \
  { "rules",                                                                                                           \
    'r',                                                                                                               \
    0,                                                                                                                 \
    G_OPTION_ARG_FILENAME,                                                                                             \
    CRUMB_OPTION (rules),                                                                                              \
    N_ ("The rules to use, if not the usual ones"), /* Translators: what the value of --rules looks like. */           \
    N_ ("PRESET|KNOB=VALUE,…") }
#define CRUMB_RULING_OPTION_BATCH                                                                                      \
  { "batch", 'b', 0, G_OPTION_ARG_NONE, CRUMB_OPTION (batch), N_ ("Answer every line of standard input"), NULL }

/** crumb_ruling_options: `--rules`, `--json` and `--batch`: what every ruling has, its own options behind the first. */
extern const GOptionEntry crumb_ruling_options[];

/**
 * crumb_ruling_run:
 *
 * Has the arguments answered by the rules that were asked for, or with `--batch` each line of standard input, which can
 * have all options but `--json` and `--batch`. The answer gets @house, and in JSON an open object, to which its text is
 * added at the end. A line that can't be answered, an empty one too, becomes a JSON object with an `error`, or an empty
 * line and a sentence on standard error; the batch fails then, once it is done.
 */
int crumb_ruling_run (CrumbAsked *asked);

/** crumb_ruling_tell_details: The command's details, which are only about its arguments, and a paragraph on all that. */
char *crumb_ruling_tell_details (const CrumbCommand *command);

G_END_DECLS
