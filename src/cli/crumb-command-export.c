/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb export`: takes games out of the record, as files, tables, sheets and links. */

#include "crumb-cli-print.h"
#include "crumb-cli-record.h"

#include "record/base/crumb-file-error.h"
#include "record/files/crumb-export.h"
#include "record/files/crumb-game-file.h"
#include "record/files/crumb-json-add.h"
#include "record/files/crumb-play-link.h"
#include "record/files/crumb-qr-code.h"
#include "words/crumb-score-rows.h"
#include "words/crumb-score-sheet.h"

#include <gio/gunixoutputstream.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

/* The command's own options. */
enum
{
  ALL,
  CSV,
  TEXT,
  BGSTATS,
  QR,
};

/* What is written of which games, and where: NULL is standard output. */
typedef struct
{
  const gboolean *flags;
  char *const *games;
  guint n_games;
  const char *path;
  gboolean json;
} Options;

/* Names the file in what the system says about it; errors of the record say enough. */
static gboolean
blame_file (const char *path, GError *why, GError **error)
{
  g_autofree char *quoted = path != NULL ? crumb_cli_quote (path) : NULL;
  g_autoptr (GError) owned = why;
  gboolean bad = g_error_matches (why, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);

  if (path == NULL || (why->domain != G_IO_ERROR && why->domain != G_FILE_ERROR))
    g_propagate_error (error, g_steal_pointer (&owned));
  else
    g_set_error (error, bad ? CRUMB_CLI_ERROR : why->domain, bad ? CRUMB_CLI_ERROR_INPUT : why->code,
                 /* Translators: %1$s is the name of a file, %2$s a sentence that says why */
                 _ ("Couldn’t save “%1$s”: %2$s"), quoted,
                 crumb_file_error_tell (why, _ ("Its folder doesn’t exist.")));
  return FALSE;
}

static gboolean
write_file (const char *path, const char *text, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GError *why = NULL;

  return crumb_export_write_text (file, text, &why) || blame_file (path, why, error);
}

static char *
make_sheet (CrumbGame *game, char *(*write) (const CrumbScoreSheet *scores))
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (crumb_game_get_started (game));
  g_autoptr (GDateTime) local = g_date_time_to_local (utc);
  g_autofree char *day = g_date_time_format (local, "%Y-%m-%d");
  g_autofree char *time = g_date_time_format (local, "%H:%M%:z");
  CrumbScoreSheet scores = {
    .kind = crumb_game_get_kind (game),
    .state = crumb_game_get_state (game),
    .title = crumb_game_get_title (game),
    .day = day,
    .id = crumb_game_get_id (game),
    .time = time,
    .place = crumb_game_get_place (game),
    .note = crumb_game_get_note (game),
    .rules = crumb_game_get_head (game)->rules,
  };

  for (guint seat = 0; seat < crumb_game_get_n_seats (game); seat++)
    scores.names[seat] = crumb_game_get_seat (game, seat)->name;
  return (*write) (&scores);
}

static char *
make_rows (CrumbGame *game)
{
  return make_sheet (game, crumb_score_rows);
}

static char *
make_link (CrumbGame *game, gboolean qr, GError **error)
{
  g_autofree char *link = crumb_play_link (game);
  g_autoptr (CrumbQrCode) code = NULL;

  if (!qr)
    return g_strconcat (link, "\n", NULL);
  code = crumb_qr_code_new (link);
  if (code == NULL)
    {
      crumb_cli_refuse (error, _ ("The names are too long for a QR code. “--bgstats” alone gives you the link."));
      return NULL;
    }
  return crumb_qr_code_to_text (code);
}

static char *
make_text (CrumbGame *game, const Options *options, GError **error)
{
  if (options->flags[CSV])
    return make_sheet (game, crumb_score_sheet_csv);
  if (options->flags[TEXT])
    return make_sheet (game, crumb_score_sheet_text);
  if (options->flags[BGSTATS])
    return make_link (game, options->flags[QR], error);
  return crumb_game_file_write (game);
}

/* With --json, prints which game is in which file; @name: (nullable): of the file in a folder. */
static void
report (const Options *options, const char *id, const char *name)
{
  g_autoptr (JsonBuilder) json = NULL;
  g_autofree char *path = NULL;
  g_autofree char *shown = NULL;

  if (!options->json)
    return;

  path = name != NULL ? g_build_filename (options->path, name, NULL) : g_strdup (options->path);
  shown = crumb_cli_quote (path);
  json = json_builder_new_immutable ();
  json_builder_begin_object (json);
  crumb_json_add_text (json, "id", id);
  crumb_json_add_text (json, "file", shown);
  json_builder_end_object (json);
  crumb_cli_print_json (json);
}

static gboolean
export_one (CrumbStore *store, const Options *options, GError **error)
{
  g_autoptr (CrumbGame) game = crumb_cli_load_game (store, options->games[0], error);
  g_autofree char *text = game != NULL ? make_text (game, options, error) : NULL;

  if (text == NULL)
    return FALSE;
  if (options->path == NULL)
    {
      crumb_cli_print_file (text);
      return TRUE;
    }
  if (!write_file (options->path, text, error))
    return FALSE;
  report (options, crumb_game_get_id (game), NULL);
  return TRUE;
}

/* A path is a folder if there is one, or if it ends in a slash. */
static gboolean
is_folder (const char *path)
{
  return path != NULL && (g_str_has_suffix (path, "/") || g_file_test (path, G_FILE_TEST_IS_DIR));
}

/* @ids: (nullable): all games. */
static CrumbExport *
new_export (CrumbStore *store, const char *const *ids, const char *path)
{
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_commandline_arg (path) : NULL;
  g_autoptr (GOutputStream) stream = NULL;

  if (is_folder (path))
    return crumb_export_new_to_folder (store, ids, file);

  if (path != NULL)
    return crumb_export_new_to_file (store, ids, file);
  stream = g_unix_output_stream_new (STDOUT_FILENO, FALSE);
  return crumb_export_new_to_stream (store, ids, stream);
}

/* The ids of all games that were asked for, looked up before anything is written: a wrong one writes nothing. */
static GStrv
find_games (CrumbStore *store, const Options *options, GError **error)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();

  for (guint i = 0; i < options->n_games; i++)
    {
      char *id = crumb_cli_find_game (store, options->games[i], error);

      if (id == NULL)
        return NULL;
      g_strv_builder_take (ids, id);
    }
  return g_strv_builder_end (ids);
}

/* Names what was left out: all but the last one right away, and that one as the error. */
static gboolean
check_whole (CrumbExport *export, GError **error)
{
  GPtrArray *damaged = crumb_export_get_damaged (export);

  for (guint i = 0; i < damaged->len; i++)
    {
      const CrumbDamagedGame *game = damaged->pdata[i];
      g_autoptr (GError) left_out =
          g_error_new (CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_DAMAGED,
                       /* Translators: %1$s is a game's id, %2$s a sentence that says why it was left out */
                       _ ("Game %1$s was left out. %2$s"), game->id, game->sentence);

      if (i + 1 < damaged->len)
        crumb_cli_fail (left_out);
      else
        g_propagate_error (error, g_steal_pointer (&left_out));
    }
  return damaged->len == 0;
}

static gboolean
export_many (CrumbStore *store, const Options *options, GError **error)
{
  g_auto (GStrv) ids = options->flags[ALL] ? NULL : find_games (store, options, error);
  g_autoptr (CrumbExport) export = NULL;
  GError *why = NULL;

  if (ids == NULL && !options->flags[ALL])
    return FALSE;
  export = new_export (store, (const char *const *) ids, options->path);
  if (options->flags[CSV])
    {
      g_autofree char *head = crumb_score_rows_head ();

      crumb_export_set_table (export, head, make_rows);
    }

  while (crumb_export_next (export, NULL, &why))
    {
      const char *name = NULL;
      const char *id = crumb_export_get_last (export, &name);

      report (options, id, name);
    }
  return why == NULL ? check_whole (export, error) : blame_file (options->path, why, error);
}

/* Whether something other than a game file is written. */
static gboolean
is_sheet (const Options *options)
{
  return options->flags[CSV] || options->flags[TEXT] || options->flags[BGSTATS];
}

static gboolean
is_many (const Options *options)
{
  return options->flags[ALL] || options->n_games > 1;
}

/* Checks that the options make sense together. */
static gboolean
check_options (const Options *options, GError **error)
{
  if (options->flags[CSV] + options->flags[TEXT] + options->flags[BGSTATS] > 1)
    return crumb_cli_refuse (error, _ ("Use only one of “--csv”, “--text” and “--bgstats”."));
  if (options->flags[QR] && !options->flags[BGSTATS])
    return crumb_cli_refuse (error, _ ("“--qr” needs “--bgstats”."));
  if ((options->flags[TEXT] || options->flags[BGSTATS]) && is_many (options))
    return crumb_cli_refuse (error, _ ("“--text” and “--bgstats” write one game at a time. Name just one."));
  if (options->flags[CSV] && is_many (options) && is_folder (options->path))
    return crumb_cli_refuse (error, _ ("“--csv” writes several games to one FILE. Name it instead of a folder."));
  if (options->json && options->path == NULL)
    return crumb_cli_refuse (error, _ ("“--json” needs a FILE or FOLDER, since it says what was written where."));
  return TRUE;
}

/* Ids have no other characters than these. What an argument is must not depend on what is in the record. */
static gboolean
looks_like_id (const char *argument)
{
  return *argument != '\0' && strspn (argument, "0123456789abcdefABCDEF-") == strlen (argument);
}

/* Tells ids from the path in the arguments. */
static Options
read_options (const CrumbAsked *asked)
{
  const char *last = asked->n > 0 ? asked->arguments[asked->n - 1] : NULL;
  gboolean has_path = asked->flags[ALL] ? asked->n > 0 : asked->n > 1 && !looks_like_id (last);

  return (Options) {
    .flags = asked->flags,
    .games = asked->arguments,
    .n_games = asked->n - (has_path ? 1 : 0),
    .path = has_path ? last : NULL,
    .json = asked->in_json,
  };
}

static gboolean export (const Options *options, GError **error)
{
  g_autoptr (CrumbStore) store = crumb_cli_open_record (error);

  if (store == NULL)
    return FALSE;
  if (is_many (options) || (is_folder (options->path) && !is_sheet (options)))
    return export_many (store, options, error);
  return export_one (store, options, error);
}

static const GOptionEntry options[] = {
  { "all", 'a', 0, G_OPTION_ARG_NONE, CRUMB_OPTION (flags[ALL]),
    N_ ("All games: a file for each in FOLDER, or one FILE"), NULL },
  { "csv", 0, 0, G_OPTION_ARG_NONE, CRUMB_OPTION (flags[CSV]),
    N_ ("A table for spreadsheets: the rounds of one game, or a row for each game and player"), NULL },
  { "text", 0, 0, G_OPTION_ARG_NONE, CRUMB_OPTION (flags[TEXT]), N_ ("The score sheet as plain text"), NULL },
  { "bgstats", 0, 0, G_OPTION_ARG_NONE, CRUMB_OPTION (flags[BGSTATS]), N_ ("A link that adds the game to BG Stats"),
    NULL },
  { "qr", 0, 0, G_OPTION_ARG_NONE, CRUMB_OPTION (flags[QR]), N_ ("The link as a QR code"), NULL },
  { "json", 'j', 0, G_OPTION_ARG_NONE, CRUMB_OPTION (in_json), N_ ("Say in JSON which game is in which file"), NULL },
  G_OPTION_ENTRY_NULL,
};

static int
run (CrumbAsked *asked)
{
  const Options given = read_options (asked);
  g_autoptr (GError) error = NULL;
  gboolean fine = given.flags[ALL]
                      ? given.n_games == 0 || crumb_command_refuse_extra (asked->command, given.games[0], &error)
                      : given.n_games > 0 || crumb_command_refuse_missing (asked->command, "GAME", &error);

  return fine && check_options (&given, &error) && export (&given, &error) ? CRUMB_EXIT_OK : crumb_cli_fail (error);
}

const CrumbCommand crumb_command_export = {
  .name = "export",
  .arguments = "GAME… [FOLDER | FILE] | --all [FOLDER | FILE]",
  .most = G_MAXINT,
  .options = options,
  .summary = N_ ("Export games as game files, tables, score sheets or links."),
  .details = N_ ("GAME is an id from “crumb games”, or the start of one if no other game has it. A FOLDER exists or "
                 "ends in “/” and gets a file for each game; a FILE has all of them. Without either, games go to "
                 "standard output. If a FILE’s name could be an id, type its folder too: “./cafe”."),
  .run = run,
};
