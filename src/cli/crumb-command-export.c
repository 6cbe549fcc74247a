/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb export`: writes one game as a game file. */

#include "crumb-cli-private.h"
#include "crumb-cli-record.h"

#include "record/crumb-game-file.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean
write_file (const char *path, const char *text, GError **error)
{
  GFileSetContentsFlags flags = G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE;

  return g_file_set_contents_full (path, text, (gssize) strlen (text), flags, 0666, error);
}

static int
run (const CrumbCommand *command, int argc, char *argv[])
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (CrumbStore) store = NULL;
  g_autoptr (CrumbGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  int status;

  if (!crumb_cli_parse_options (command, entries, &argc, &argv, &status))
    return status;
  if (argc < 2)
    return crumb_cli_missing (command, "GAME");
  if (argc > 3)
    return crumb_cli_unexpected (command, argv[3]);

  store = crumb_cli_open_record (&error);
  if (store != NULL)
    game = crumb_cli_load_game (store, argv[1], &error);
  if (game == NULL)
    return crumb_cli_fail (error);

  text = crumb_game_file_write (game);
  if (argc < 3)
    crumb_cli_print (text);
  else if (!write_file (argv[2], text, &error))
    return crumb_cli_fail (error);
  return CRUMB_EXIT_OK;
}

const CrumbCommand crumb_command_export = {
  .name = "export",
  .arguments = "GAME [FILE]",
  .summary = N_("Write a game of the record as a game file."),
  .details = N_("GAME is its id as “crumb games” lists it, or as much of its beginning as no other game has. "
                "Without FILE it goes to standard output."),
  .run = run,
};
