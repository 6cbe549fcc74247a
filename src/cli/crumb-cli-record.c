/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Opening the record and finding a game in it. */

#include "crumb-cli-record.h"

#include "crumb-cli-print.h"

#include "record/store/crumb-verify.h"
#include "words/crumb-game-words.h"
#include "words/crumb-words-player.h"

#include <glib/gi18n.h>

CrumbStore *
crumb_cli_open_record (GError **error)
{
  g_autofree char *path = crumb_store_default_path ();
  CrumbStore *store = crumb_store_open (path, error);

  if (store != NULL)
    crumb_store_mend_lines (store);
  return store;
}

int
crumb_cli_run_with_record (CrumbAsked *asked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) store = crumb_cli_open_record (&error);

  asked->store = store;
  return store != NULL ? crumb_command_run_answer (asked) : crumb_cli_fail (error);
}

gboolean
crumb_cli_mended (CrumbStore *store)
{
  gboolean mended;

  /* What can't be mended is said to be damaged. */
  return crumb_store_mend (store, &mended, NULL) && mended;
}

char *
crumb_cli_say_lacking (char *text, guint n_lacking)
{
  g_autofree char *before = text;
  g_autofree char *line = n_lacking > 0 ? crumb_words_lacking (n_lacking) : NULL;

  return line != NULL ? g_strconcat (before, line, "\n", NULL) : g_steal_pointer (&before);
}

char *
crumb_cli_head_with_game (char *table, const CrumbGameKind *kind)
{
  g_autofree char *before = table;

  return kind != NULL ? g_strconcat (_ (crumb_game_words_of (kind)->name), "\n", before, NULL)
                      : g_steal_pointer (&before);
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

gboolean
crumb_cli_check_name (const char *typed, GError **error)
{
  g_autofree char *quoted = crumb_cli_quote (typed);

  /* Translators: %s is what was typed. */
  return g_utf8_validate (typed, -1, NULL) || crumb_cli_refuse (error, _ ("“%s” isn’t a valid name."), quoted);
}

CrumbPlayer *
crumb_cli_find_player (CrumbStore *store, const char *typed, GError **error)
{
  return crumb_cli_check_name (typed, error) ? crumb_store_find_player (store, typed, error) : NULL;
}

char *
crumb_cli_find_game (CrumbStore *store, const char *typed, GError **error)
{
  if (typed[0] == '\0' || !g_utf8_validate (typed, -1, NULL))
    {
      g_autofree char *quoted = crumb_cli_quote (typed);

      /* Translators: %s is what was typed. */
      crumb_cli_refuse (error, _ ("“%s” isn’t the id of a game. “crumb games” lists them."), quoted);
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

char *
crumb_cli_say_started (gint64 at)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (at);
  g_autoptr (GDateTime) local = utc != NULL ? g_date_time_to_local (utc) : NULL;

  return local != NULL ? g_date_time_format (local, "%Y-%m-%d %H:%M") : g_strdup ("");
}
