/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* `crumb auntie-mildred sheet`: card sheets by themselves. */

#include "crumb-mildred-commands.h"

#include "cli/crumb-cli-print.h"
#include "cli/crumb-cli-record.h"
#include "record/base/crumb-file-error.h"
#include "record/base/crumb-sheet.h"
#include "rules/auntie-mildred/mildred.h"

#include <glib/gi18n.h>

/* What the game's text says, to be filled in. */
static CrumbSheet *
new_scraps (void)
{
  CrumbMildredSheet scraps = crumb_mildred_sheet_scraps ();
  char cards[CRUMB_SHEET_TEXT_MAX];

  return crumb_sheet_new ("", crumb_mildred_sheet_format (&scraps, cards));
}

static CrumbSheet *
load_sheet (const char *id, GError **error)
{
  g_autoptr (CrumbStore) store = crumb_cli_open_record (error);
  g_autoptr (CrumbGame) game = store != NULL ? crumb_cli_load_game (store, id, error) : NULL;
  const CrumbSheet *sheet = game != NULL ? crumb_game_get_head (game)->sheet : NULL;

  if (game != NULL && sheet == NULL)
    crumb_cli_refuse (error, _ ("This game has no card sheet."));
  return sheet != NULL ? crumb_sheet_copy (sheet) : NULL;
}

static CrumbSheet *
read_sheet (const char *path, GError **error)
{
  g_autofree char *text = NULL;
  g_autofree char *quoted = crumb_cli_quote (path);
  g_autoptr (GError) why = NULL;
  CrumbSheet *sheet;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &why))
    {
      crumb_cli_refuse (error, "%s: %s", quoted, crumb_file_error_tell_unread (why, _ ("There’s no such file.")));
      return NULL;
    }
  sheet = g_utf8_validate_len (text, length, NULL) ? crumb_sheet_from_json (text, &crumb_auntie_mildred) : NULL;
  if (sheet == NULL)
    /* Translators: %s is the name of a file. */
    crumb_cli_refuse (error, _ ("“%s” isn’t a card sheet of Auntie Mildred’s List."), quoted);
  return sheet;
}

static const GOptionEntry options[] = {
  /* Translators: describes an option that takes a file. */
  { "check", 0, 0, G_OPTION_ARG_FILENAME, CRUMB_OPTION (value),
    N_ ("Check this file instead, and print it as Crumb writes it"), N_ ("FILE") },
  G_OPTION_ENTRY_NULL,
};

static int
run (CrumbAsked *asked)
{
  g_autoptr (CrumbSheet) sheet = NULL;
  g_autofree char *json = NULL;
  g_autoptr (GError) error = NULL;

  if (asked->value == NULL)
    sheet = asked->n > 0 ? load_sheet (asked->arguments[0], &error) : new_scraps ();
  else if (asked->n == 0)
    sheet = read_sheet (asked->value, &error);
  else
    crumb_command_refuse_extra (asked->command, asked->arguments[0], &error);
  if (sheet == NULL)
    return crumb_cli_fail (error);
  json = crumb_sheet_to_json (sheet);
  crumb_cli_print_line (json);
  return CRUMB_EXIT_OK;
}

const CrumbCommand crumb_command_mildred_sheet = {
  .name = "auntie-mildred sheet",
  .arguments = "[GAME]",
  .most = 1,
  .options = options,
  .summary = N_ ("Print the card sheet of a game."),
  .details =
      N_ ("A card sheet says what your cards give. GAME is the beginning of a game’s id. Without it, the sheet has "
          "only what the game’s text says, for you to fill in: 113=reward:prank1 is LAUNDRY#3, a REWARD that adds "
          "1 prank, and 21=cookies3 says that Full House pays 3 cookies. Save the line as a file to open it in New "
          "Game."),
  .run = run,
};
