/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Builds the file name of a game. */

#include "crumb-game-name.h"

#include <string.h>

/* The most bytes that names take; some file systems allow only 143 for the whole file name. */
#define NAMES_MAX 100

static gboolean
is_portable (gunichar c)
{
  return g_unichar_isprint (c) && g_unichar_type (c) != G_UNICODE_FORMAT
         && (c >= 0x80 || strchr ("/\\:*?\"<>|", (int) c) == NULL);
}

/* Normalizes to composed characters, since only some file systems decompose them. */
static char *
make_portable (const char *text)
{
  g_autofree char *composed = g_utf8_normalize (text, -1, G_NORMALIZE_DEFAULT_COMPOSE);
  g_autoptr (GString) portable = g_string_new (NULL);

  for (const char *p = composed; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (portable->len + (gsize) (g_utf8_next_char (p) - p) > NAMES_MAX)
        {
          g_string_append (portable, "…");
          break;
        }
      g_string_append_unichar (portable, is_portable (c) ? c : '_');
    }
  return g_string_free_and_steal (g_steal_pointer (&portable));
}

static void
add_name (GString *names, const CrumbSeat *seat)
{
  g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", seat->name);
}

char *
crumb_game_name_plain (CrumbGame *game)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc_usec (crumb_game_get_started (game));
  g_autoptr (GDateTime) started = g_date_time_to_local (utc);
  g_autofree char *day = g_date_time_format (started, "%Y-%m-%d");
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *portable = NULL;

  for (guint seat = 0; seat < crumb_game_get_n_seats (game); seat++)
    add_name (names, crumb_game_get_seat (game, seat));
  portable = make_portable (names->str);
  return g_strdup_printf ("%s %s", day, portable);
}

char *
crumb_game_name_file (CrumbGame *game, guint nth, const char *suffix)
{
  const CrumbGameHead *head = crumb_game_get_head (game);
  g_autoptr (GDateTime) started = g_date_time_new_from_unix_utc_usec (head->started);
  g_autofree char *day = g_date_time_format (started, "%Y-%m-%d");
  g_autofree char *id = nth == 0 ? g_strndup (head->id, CRUMB_ID_SHOWN) : g_strdup (head->id);
  g_autofree char *number = nth > 1 ? g_strdup_printf (" (%u)", nth) : g_strdup ("");
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *portable = NULL;

  for (guint seat = 0; seat < head->n_seats; seat++)
    add_name (names, head->seats[seat]);
  portable = make_portable (names->str);
  return g_strdup_printf ("%s %s (%s)%s%s", day, portable, id, number, suffix);
}

gboolean
crumb_game_name_is_one (const char *name)
{
  return g_str_has_suffix (name, ".crumb") || g_str_has_suffix (name, ".json");
}
