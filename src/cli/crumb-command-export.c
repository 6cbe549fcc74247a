/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb export`: takes games out of the record, as files, tables, sheets and links. */

#include "crumb-cli-private.h"
#include "crumb-cli-record.h"

#include "record/crumb-export.h"
#include "record/crumb-game-file.h"
#include "record/crumb-play-link.h"
#include "record/crumb-qr-code.h"
#include "words/crumb-score-sheet.h"

#include <gio/gunixoutputstream.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

/* What is written of a game. */
typedef struct
{
  gboolean all;
  gboolean csv;
  gboolean text;
  gboolean bgstats;
  gboolean qr;
} Options;

static gboolean
write_file (const char *path, const char *text, GError **error)
{
  GFileSetContentsFlags flags = G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE;

  return g_file_set_contents_full (path, text, (gssize) strlen (text), flags, 0666, error);
}

static char *
make_sheet (CrumbGame *game, char *(*write) (const CrumbScores *scores))
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (crumb_game_get_started (game));
  g_autoptr (GDateTime) local = g_date_time_to_local (utc);
  g_autofree char *day = g_date_time_format (local, "%Y-%m-%d");
  CrumbScores scores = {
    .kind = crumb_game_get_kind (game),
    .state = crumb_game_get_state (game),
    .title = crumb_game_get_title (game),
    .day = day,
  };

  for (guint seat = 0; seat < crumb_game_get_n_seats (game); seat++)
    scores.names[seat] = crumb_game_get_seat (game, seat)->name;
  return write (&scores);
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
      crumb_cli_refuse (error, _("The names are too long for a QR code: “--bgstats” alone gives the link."));
      return NULL;
    }
  return crumb_qr_code_to_text (code);
}

static char *
make_text (CrumbGame *game, const Options *options, GError **error)
{
  if (options->csv)
    return make_sheet (game, crumb_score_sheet_csv);
  if (options->text)
    return make_sheet (game, crumb_score_sheet_text);
  if (options->bgstats)
    return make_link (game, options->qr, error);
  return crumb_game_file_write (game);
}

static gboolean
export_one (CrumbStore *store, const Options *options, const char *id, const char *path, GError **error)
{
  g_autoptr (CrumbGame) game = crumb_cli_load_game (store, id, error);
  g_autofree char *text = game != NULL ? make_text (game, options, error) : NULL;

  if (text == NULL)
    return FALSE;
  if (path != NULL)
    return write_file (path, text, error);
  crumb_cli_print (text);
  return TRUE;
}

/* A folder is one that is there, or ends as one does. */
static CrumbExport *
new_export (CrumbStore *store, const char *path, GError **error)
{
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_commandline_arg (path) : NULL;
  g_autoptr (GOutputStream) stream = NULL;

  if (path != NULL && (g_str_has_suffix (path, "/") || g_file_test (path, G_FILE_TEST_IS_DIR)))
    return crumb_export_new_to_folder (store, NULL, file);

  stream = path == NULL ? g_unix_output_stream_new (STDOUT_FILENO, FALSE)
                        : G_OUTPUT_STREAM (g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, error));
  return stream != NULL ? crumb_export_new_to_stream (store, NULL, stream) : NULL;
}

static gboolean
export_all (CrumbStore *store, const char *path, GError **error)
{
  g_autoptr (CrumbExport) export = new_export (store, path, error);
  GError *local_error = NULL;

  if (export == NULL)
    return FALSE;
  while (crumb_export_step (export, NULL, &local_error))
    continue;
  if (local_error == NULL)
    return TRUE;
  g_propagate_error (error, local_error);
  return FALSE;
}

/* Whether there is one way of writing at most, and one that is possible. */
static gboolean
check_options (const Options *options, GError **error)
{
  if ((options->csv ? 1 : 0) + (options->text ? 1 : 0) + (options->bgstats ? 1 : 0) + (options->all ? 1 : 0) > 1)
    return crumb_cli_refuse (error, _("Only one of “--all”, “--csv”, “--text” and “--bgstats” can be used."));
  if (options->qr && !options->bgstats)
    return crumb_cli_refuse (error, _("“--qr” needs “--bgstats”."));
  return TRUE;
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  Options options = { FALSE };
  const GOptionEntry entries[] = {
    { "all", 'a', 0, G_OPTION_ARG_NONE, &options.all, N_("All games: a file each in FOLDER, or one FILE"), NULL },
    { "csv", 0, 0, G_OPTION_ARG_NONE, &options.csv, N_("The score table, for other programs"), NULL },
    { "text", 0, 0, G_OPTION_ARG_NONE, &options.text, N_("The score sheet, for people"), NULL },
    { "bgstats", 0, 0, G_OPTION_ARG_NONE, &options.bgstats, N_("A link that hands the game to BG Stats"), NULL },
    { "qr", 0, 0, G_OPTION_ARG_NONE, &options.qr, N_("The link as a QR code"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (CrumbStore) store = NULL;
  g_autoptr (GError) error = NULL;
  int n_ids;
  int status;

  if (!crumb_cli_parse_options (command, entries, &argc, &argv, &status))
    return status;
  if (!check_options (&options, &error))
    return crumb_cli_fail (error);
  n_ids = options.all ? 0 : 1;
  if (argc < 1 + n_ids)
    return crumb_cli_missing (command, "GAME");
  if (argc > 2 + n_ids)
    return crumb_cli_unexpected (command, argv[2 + n_ids]);

  store = crumb_cli_open_record (&error);
  if (store == NULL || !(options.all ? export_all (store, argv[1], &error)
                                     : export_one (store, &options, argv[1], argv[2], &error)))
    return crumb_cli_fail (error);
  return CRUMB_EXIT_OK;
}

const CrumbCommand crumb_command_export = {
  .name = "export",
  .arguments = "GAME [FILE] | --all [FOLDER | FILE]",
  .summary = N_("Write games of the record as game files, tables, sheets or links."),
  .details = N_("GAME is its id as “crumb games” lists it, or as much of its beginning as no other game has. "
                "A FOLDER is one that is there, or ends in “/”. Without FILE it goes to standard output."),
  .run = run,
};
