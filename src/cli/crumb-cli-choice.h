/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which games are meant, as options of commands say it. */

#pragma once

#include "crumb-command.h"

G_BEGIN_DECLS

#define CRUMB_CLI_CHOICE_OPTION(name, letter, TYPE, field, about, value)                                               \
  { name, letter, 0, G_OPTION_ARG_##TYPE, CRUMB_OPTION (field), about, value }

/** The options. Those of people are left to commands that don't ask for somebody anyway. */
#define CRUMB_CLI_CHOICE_OPTIONS                                                                                       \
  CRUMB_CLI_CHOICE_OPTION ("number", 'n', INT, players, N_ ("Only games with this many players"), N_ ("NUMBER")),      \
      CRUMB_CLI_CHOICE_OPTION ("game", 'g', STRING, game, N_ ("Only this game"), N_ ("GAME")),                         \
      CRUMB_CLI_CHOICE_OPTION ("rules", 'r', STRING, rules, N_ ("Only under these rules"), N_ ("RULES")),              \
      CRUMB_CLI_CHOICE_OPTION ("place", 0, STRING, place, N_ ("Only games played there"), N_ ("PLACE")),               \
      CRUMB_CLI_CHOICE_OPTION ("year", 'y', INT, year, N_ ("Only games that started in that year"), N_ ("YEAR")),      \
      CRUMB_CLI_CHOICE_OPTION ("from", 0, STRING, from, N_ ("Only from that day on, as in 2026-03-01"), N_ ("DAY")),   \
      CRUMB_CLI_CHOICE_OPTION ("to", 0, STRING, to, N_ ("Only up to that day"), N_ ("DAY"))

/** The options of people. */
#define CRUMB_CLI_CHOICE_PEOPLE                                                                                        \
  CRUMB_CLI_CHOICE_OPTION ("player", 'p', STRING, player, N_ ("Only games NAME played"), N_ ("NAME")),                 \
      CRUMB_CLI_CHOICE_OPTION ("with", 'w', STRING, with, N_ ("Only games NAME played too"), N_ ("NAME")),             \
      CRUMB_CLI_CHOICE_OPTION ("winner", 0, STRING, winner, N_ ("Only games NAME won"), N_ ("NAME"))

/** crumb_cli_choice_options: All these, and `--json`. */
extern const GOptionEntry crumb_cli_choice_options[];

/** crumb_cli_choice_options_but_people: Those for commands that name players as arguments, and `--json`. */
extern const GOptionEntry crumb_cli_choice_options_but_people[];

/** crumb_cli_choice_run: Runs a command that has these options: its answer is about the games that are meant. */
int crumb_cli_choice_run (CrumbAsked *asked);

G_END_DECLS
