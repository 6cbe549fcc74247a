/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Opening the record and finding a game in it. */

#include "crumb-cli-record.h"

#include "crumb-cli-private.h"
#include "record/store/crumb-list-check.h"

#include <glib/gi18n.h>

CrumbStore *
crumb_cli_open_record (GError **error)
{
  g_autofree char *path = crumb_store_default_path ();

  return crumb_store_open (path, error);
}

CrumbStore *
crumb_cli_open_lists (GError **error)
{
  CrumbStore *store = crumb_cli_open_record (error);
  gboolean mended;

  /* What can't be read or written here is said by who needs it. */
  if (store != NULL && crumb_list_check_missing (store, NULL))
    crumb_store_mend (store, &mended, NULL);
  return store;
}

gboolean
crumb_cli_mended (CrumbStore *store, GDestroyNotify free_answer, gpointer answer)
{
  gboolean mended;

  /* What can't be mended is said to be damaged. */
  if (!crumb_store_mend (store, &mended, NULL) || !mended)
    return FALSE;
  free_answer (answer);
  return TRUE;
}

const CrumbGameKind *
crumb_cli_find_kind (const char *typed, GError **error)
{
  const CrumbGameKind *kind = crumb_game_kind_find (typed);
  g_autoptr (GString) ids = g_string_new (NULL);
  g_autofree char *quoted = crumb_cli_quote (typed);

  if (kind != NULL)
    return kind;

  for (const CrumbGameKind *const *known = crumb_game_kinds; *known != NULL; known++)
    g_string_append_printf (ids, "%s%s", ids->len > 0 ? ", " : "", (*known)->id);
  /* Translators: %1$s is what was typed, %2$s are the words that are understood: cookie-raid, cubbage. */
  crumb_cli_refuse (error, _ ("Crumb doesn’t know the game “%1$s”. Type one of these: %2$s."), quoted, ids->str);
  return NULL;
}

char *
crumb_cli_find_game (CrumbStore *store, const char *typed, GError **error)
{
  if (typed[0] == '\0' || !g_utf8_validate (typed, -1, NULL))
    {
      g_autofree char *quoted = crumb_cli_quote (typed);

      /* Translators: %s is what was typed. */
      g_set_error (error, CRUMB_CLI_ERROR, CRUMB_CLI_ERROR_INPUT,
                   /* Translators: %s is what was typed. */
                   _ ("“%s” isn’t the id of a game. “crumb games” lists them."), quoted);
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
