/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One command of the command line. Those of no particular game are named here, and listed in crumb-cli.c. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _CrumbCommand CrumbCommand;

/**
 * CrumbCommand:
 * @name: what calls it: one word, or two with a space between them
 * @arguments: what comes after the options, untranslated
 * @summary: one line on what it does, untranslated
 * @details: what people who ask for its help want to know besides, untranslated
 * @run: runs it; @argv starts with the last word of its name, and can be changed. Returns the exit status
 */
struct _CrumbCommand
{
  const char *name;
  const char *arguments;
  const char *summary;
  const char *details;
  int (*run) (const CrumbCommand *command, int argc, char *argv[]);
};

extern const CrumbCommand crumb_command_evenings;
extern const CrumbCommand crumb_command_export;
extern const CrumbCommand crumb_command_games;
extern const CrumbCommand crumb_command_highlights;
extern const CrumbCommand crumb_command_import;
extern const CrumbCommand crumb_command_rename;
extern const CrumbCommand crumb_command_leaderboard;
extern const CrumbCommand crumb_command_rivals;
extern const CrumbCommand crumb_command_show;
extern const CrumbCommand crumb_command_stats;
extern const CrumbCommand crumb_command_verify;

G_END_DECLS
