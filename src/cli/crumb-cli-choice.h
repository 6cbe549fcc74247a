/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Which games are meant, as options of commands say it. */

#pragma once

#include "crumb-command.h"

#include "record/store/crumb-game-filter.h"
#include "record/store/crumb-store.h"

G_BEGIN_DECLS

/** CrumbCliChoice: What was typed for each option; NULL or 0 where it was left out. */
typedef struct
{
  char *search;
  char *player;
  char *with;
  char *winner;
  int players;
  char *game;
  char *rules;
  char *place;
  int year;
  char *from; /* as typed: "2026-03-01" */
  char *to;
} CrumbCliChoice;

void crumb_cli_choice_clear (CrumbCliChoice *choice);

/** The options. Those of people are left to commands that don't ask for somebody anyway. */
#define CRUMB_CLI_CHOICE_OPTIONS(choice)                                                                                 \
  { "number", 'n', 0, G_OPTION_ARG_INT, &(choice).players, N_ ("Only games with this many players"), N_ ("NUMBER") },    \
      { "game", 'g', 0, G_OPTION_ARG_STRING, &(choice).game, N_ ("Only this game"), N_ ("GAME") },                       \
      { "rules", 'r', 0, G_OPTION_ARG_STRING, &(choice).rules, N_ ("Only under these rules"), N_ ("RULES") },            \
      { "place", 0, 0, G_OPTION_ARG_STRING, &(choice).place, N_ ("Only games played there"), N_ ("PLACE") },             \
      { "year", 'y', 0, G_OPTION_ARG_INT, &(choice).year, N_ ("Only games that started in that year"), N_ ("YEAR") },    \
      { "from", 0, 0, G_OPTION_ARG_STRING, &(choice).from, N_ ("Only from that day on, as in 2026-03-01"), N_ ("DAY") }, \
  {                                                                                                                      \
    "to", 0, 0, G_OPTION_ARG_STRING, &(choice).to, N_ ("Only up to that day"), N_ ("DAY")                                \
  }

/** The options of people. */
#define CRUMB_CLI_CHOICE_PEOPLE(choice)                                                                                \
  { "player", 'p', 0, G_OPTION_ARG_STRING, &(choice).player, N_ ("Only games NAME played"), N_ ("NAME") },             \
      { "with", 'w', 0, G_OPTION_ARG_STRING, &(choice).with, N_ ("Only games NAME played too"), N_ ("NAME") },         \
  {                                                                                                                    \
    "winner", 0, 0, G_OPTION_ARG_STRING, &(choice).winner, N_ ("Only games NAME won"), N_ ("NAME")                     \
  }

/** crumb_cli_choice_is_made: Whether there can be games that are not meant. */
gboolean crumb_cli_choice_is_made (const CrumbCliChoice *choice);

/** crumb_cli_choice_check: FALSE with an error when something can't be meant, whatever the record has. */
gboolean crumb_cli_choice_check (const CrumbCliChoice *choice, GError **error);

/** crumb_cli_choice_find: (transfer full) (nullable): The games that are meant, which crumb_cli_choice_check() allows. */
CrumbGameFilter *crumb_cli_choice_find (const CrumbCliChoice *choice, CrumbStore *store, GError **error);

/**
 * CrumbCliQuestion:
 * @store: the record
 * @filter: the games that are meant
 * @names: the arguments that were typed, ended by NULL
 * @json: whether the answer is JSON
 * @data: what the command's own option has set
 */
typedef struct
{
  CrumbStore *store;
  const CrumbGameFilter *filter;
  char *const *names;
  gboolean json;
  gpointer data;
} CrumbCliQuestion;

/**
 * CrumbCliLook: How a command looks back at the games that are meant.
 * @answer: (transfer full) (nullable): what there is to say of them
 * @least, @most: how many players are named as arguments; where that can be none and no more, options name them
 * @own: (nullable): one more option
 * @data: (nullable): what it sets
 */
typedef struct
{
  char *(*answer) (const CrumbCliQuestion *question, GError **error);
  int least;
  int most;
  const GOptionEntry *own;
  gpointer data;
} CrumbCliLook;

/** crumb_cli_choice_run: Runs a command that has these options. Returns its status. */
int crumb_cli_choice_run (const CrumbCommand *command, const CrumbCliLook *look, int argc, char *argv[]);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbCliChoice, crumb_cli_choice_clear)

G_END_DECLS
