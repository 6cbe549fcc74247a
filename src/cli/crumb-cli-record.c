/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Opening the record and finding a game in it. */

#include "crumb-cli-record.h"

#include "crumb-cli-private.h"

#include <glib/gi18n.h>

CrumbStore *
crumb_cli_open_record (GError **error)
{
  g_autofree char *path = crumb_store_default_path ();

  return crumb_store_open (path, error);
}

char *
crumb_cli_find_game (CrumbStore *store, const char *typed, GError **error)
{
  if (typed[0] == '\0' || !g_utf8_validate (typed, -1, NULL))
    {
      g_autofree char *quoted = crumb_cli_quote (typed);

      g_set_error (error, CRUMB_CLI_ERROR, CRUMB_CLI_ERROR_INPUT, _ ("“%s” is no id of a game."), quoted);
      return NULL;
    }
  return crumb_store_find_game (store, typed, error);
}

CrumbGame *
crumb_cli_load_game (CrumbStore *store, const char *typed, GError **error)
{
  g_autofree char *id = crumb_cli_find_game (store, typed, error);

  return id != NULL ? crumb_store_load_game (store, id, error) : NULL;
}
