/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which games are meant, as options of commands say it. */

#pragma once

#include "crumb-command.h"

G_BEGIN_DECLS

/** The options. Those of people are left to commands that don't ask for somebody anyway. */
#define CRUMB_CLI_CHOICE_OPTIONS                                                                                           \
  {                                                                                                                        \
    "number", 'n', 0, G_OPTION_ARG_INT, CRUMB_OPTION (players), N_ ("Only games with this many players"), N_ ("NUMBER")    \
  },                                                                                                                       \
      { "game", 'g', 0, G_OPTION_ARG_STRING, CRUMB_OPTION (game), N_ ("Only this game"), N_ ("GAME") },                    \
      { "rules", 'r', 0, G_OPTION_ARG_STRING, CRUMB_OPTION (rules), N_ ("Only under these rules"), N_ ("RULES") },         \
      { "place", 0, 0, G_OPTION_ARG_STRING, CRUMB_OPTION (place), N_ ("Only games played there"), N_ ("PLACE") },          \
      { "year", 'y', 0, G_OPTION_ARG_INT, CRUMB_OPTION (year), N_ ("Only games that started in that year"), N_ ("YEAR") }, \
      { "from",    0, 0, G_OPTION_ARG_STRING, CRUMB_OPTION (from), N_ ("Only from that day on, as in 2026-03-01"),         \
        N_ ("DAY") },                                                                                                      \
  {                                                                                                                        \
    "to", 0, 0, G_OPTION_ARG_STRING, CRUMB_OPTION (to), N_ ("Only up to that day"), N_ ("DAY")                             \
  }

/** The options of people. */
#define CRUMB_CLI_CHOICE_PEOPLE                                                                                        \
  { "player", 'p', 0, G_OPTION_ARG_STRING, CRUMB_OPTION (player), N_ ("Only games NAME played"), N_ ("NAME") },        \
      { "with", 'w', 0, G_OPTION_ARG_STRING, CRUMB_OPTION (with), N_ ("Only games NAME played too"), N_ ("NAME") },    \
  {                                                                                                                    \
    "winner", 0, 0, G_OPTION_ARG_STRING, CRUMB_OPTION (winner), N_ ("Only games NAME won"), N_ ("NAME")                \
  }

/** crumb_cli_choice_options: All these, and `--json`. */
extern const GOptionEntry crumb_cli_choice_options[];

/** crumb_cli_choice_options_but_people: Those for commands that name players as arguments, and `--json`. */
extern const GOptionEntry crumb_cli_choice_options_but_people[];

/** crumb_cli_choice_run: Runs a command that has these options: its answer is about the games that are meant. */
int crumb_cli_choice_run (CrumbAsked *asked);

G_END_DECLS
