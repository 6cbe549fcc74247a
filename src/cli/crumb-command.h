/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One command of the command line. Those of no particular game are named here, and listed in crumb-cli.c. */

#pragma once

#include "record/store/crumb-game-filter.h"
#include "record/store/crumb-store.h"

#include <json-glib/json-glib.h>
#include <stddef.h>

G_BEGIN_DECLS

typedef struct _CrumbCommand CrumbCommand;

/** The most options without a value that one command has of its own. */
#define CRUMB_COMMAND_FLAGS_MAX 5

/**
 * CrumbAsked: A command as it was typed; options that were left out are 0 or NULL.
 * @arguments: what is left besides the options, @n of them
 * @flags: the command's own options, in its own order
 * @value: the command's own option that has a value
 * @in_json: whether a program asks
 * @batch: whether each line of standard input is a case, and its answer has to be in one line
 * @rules: as typed, for rulings and to choose games
 * @house: for rulings, the rules that were read by the book of their game
 * @search: this and what follows chooses games; days are as typed, "2026-03-01"
 * @store: the record, for commands that ask it
 * @filter: the games that are meant, for commands that choose some
 * @json: (nullable): where the answer goes, if it is JSON
 * @status: how the program ends after the answer
 */
typedef struct
{
  const CrumbCommand *command;
  char **arguments;
  guint n;
  gboolean flags[CRUMB_COMMAND_FLAGS_MAX];
  char *value;
  gboolean in_json;
  gboolean batch;
  char *rules;
  gconstpointer house;
  char *search;
  char *player;
  char *with;
  char *winner;
  int players;
  char *game;
  char *place;
  int year;
  char *from;
  char *to;
  gboolean unfinished;
  gboolean finished;
  CrumbStore *store;
  const CrumbGameFilter *filter;
  JsonBuilder *json;
  int status;
} CrumbAsked;

/**
 * CrumbCommand:
 * @name: what calls it: one word, or two with a space between them
 * @arguments: what comes after the options, untranslated
 * @least: how many of them there have to be; the first words of @arguments name what is missing
 * @most: how many there can be, %G_MAXINT for any number
 * @options: (nullable): ended by an entry without a name; instead of a place of the value they have %CRUMB_OPTION()
 * @summary: one line on what it does, untranslated
 * @details: what people who ask for its help want to know besides, untranslated
 * @tell_details: (nullable): (transfer full): what they are told instead
 * @run: runs it and returns the exit status
 * @answer: (nullable): what the usual ways to run it ask: sets @text, or adds to the JSON that is asked for
 */
struct _CrumbCommand
{
  const char *name;
  const char *arguments;
  int least;
  int most;
  const GOptionEntry *options;
  const char *summary;
  const char *details;
  char *(*tell_details) (const CrumbCommand *command);
  int (*run) (CrumbAsked *asked);
  gboolean (*answer) (CrumbAsked *asked, char **text, GError **error);
};

/** Where in #CrumbAsked the value of an option goes. */
#define CRUMB_OPTION(field) GSIZE_TO_POINTER (offsetof (CrumbAsked, field))

#define CRUMB_OPTION_JSON { "json", 'j', 0, G_OPTION_ARG_NONE, CRUMB_OPTION (in_json), N_ ("Answer in JSON"), NULL }

/** crumb_command_json_option: The options of a command that has no other than `--json`. */
extern const GOptionEntry crumb_command_json_option[];

/** crumb_command_run: Parses what was typed, its name first, and runs it. */
int crumb_command_run (const CrumbCommand *command, int argc, char *argv[]);

/**
 * crumb_command_parse_words: Parses the options of a line that stands for a whole command, except `--json` and `--batch`.
 * @words: (inout): the name of the program and the words of the line, from which options are removed
 */
gboolean crumb_command_parse_words (CrumbAsked *asked, char ***words, GError **error);

/** crumb_command_refuse_extra: Sets an error that says that @argument is one too many, and returns FALSE. */
gboolean crumb_command_refuse_extra (const CrumbCommand *command, const char *argument, GError **error);

/** crumb_command_refuse_missing: Sets an error that says that @argument is missing, and returns FALSE. */
gboolean crumb_command_refuse_missing (const CrumbCommand *command, const char *argument, GError **error);

/** crumb_command_answer: (transfer full) (nullable): What is answered, as text or in a line of JSON. */
char *crumb_command_answer (CrumbAsked *asked, GError **error);

/** crumb_command_say: Prints an answer, or says what is wrong, and returns the exit status. @answer: (nullable). */
int crumb_command_say (const CrumbAsked *asked, const char *answer, const GError *error);

/** crumb_command_run_answer: Runs a command that needs nothing for its answer. */
int crumb_command_run_answer (CrumbAsked *asked);

void crumb_asked_clear (CrumbAsked *asked);

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

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrumbAsked, crumb_asked_clear)

G_END_DECLS
