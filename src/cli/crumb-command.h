/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One command of the command line; the table of all of them is in crumb-cli.c. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CrumbCommand CrumbCommand;

/**
 * CrumbCommand:
 * @name: the word that calls it
 * @arguments: what comes after the options, untranslated
 * @summary: one line on what it does, untranslated
 * @details: what people who ask for its help want to know besides, untranslated
 * @run: runs it; @argv starts with the command's own name, and can be changed. Returns the exit status
 */
struct _CrumbCommand
{
  const char *name;
  const char *arguments;
  const char *summary;
  const char *details;
  int (*run) (const CrumbCommand *command, int argc, char *argv[]);
};

extern const CrumbCommand crumb_command_bid;
extern const CrumbCommand crumb_command_export;
extern const CrumbCommand crumb_command_games;
extern const CrumbCommand crumb_command_hands;
extern const CrumbCommand crumb_command_honest;
extern const CrumbCommand crumb_command_import;
extern const CrumbCommand crumb_command_odds;
extern const CrumbCommand crumb_command_rules;
extern const CrumbCommand crumb_command_show;
extern const CrumbCommand crumb_command_stats;
extern const CrumbCommand crumb_command_study;
extern const CrumbCommand crumb_command_verify;

G_END_DECLS
