/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Writes a game as canonical JSON, one entry per line. */

#include "crumb-game-file.h"

#include "record/base/crumb-time.h"
#include "record/store/crumb-game-private.h"

#include <json-glib/json-glib.h>
#include <string.h>

/* json-glib breaks either no line or all, so it writes the values and we break the lines. */
static void
append_object (GString *text, JsonObject *object, gboolean last)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  g_autofree char *json = json_to_string (node, FALSE);

  g_string_append_printf (text, "    %s%s\n", json, last ? "" : ",");
}

static void
append_text (GString *text, const char *field, const char *value)
{
  g_autoptr (JsonNode) node = json_node_init_string (json_node_alloc (), value);
  g_autofree char *json = json_to_string (node, FALSE);

  g_string_append_printf (text, "  \"%s\": %s,\n", field, json);
}

static void
append_sheet (GString *text, const CrumbSheet *sheet)
{
  g_autofree char *json = sheet != NULL ? crumb_sheet_to_json (sheet) : NULL;

  if (json != NULL)
    g_string_append_printf (text, "  \"sheet\": %s,\n", json);
}

static void
append_player (GString *text, const CrumbSeat *seat, gboolean last)
{
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_string_member (object, "name", seat->name);
  json_object_set_string_member (object, "colour", crumb_colour_to_word (seat->colour));
  append_object (text, object, last);
}

static void
set_move (JsonObject *object, const CrumbMove *move)
{
  char dice[CRUMB_DICE_TEXT_MAX];

  if (move->seat != CRUMB_NO_SEAT)
    json_object_set_int_member (object, "seat", move->seat);
  if (move->dice.count > 0)
    json_object_set_string_member (object, "dice", crumb_dice_format (&move->dice, dice));
  if (move->amount != 0)
    json_object_set_int_member (object, "amount", move->amount);
  if (move->open)
    json_object_set_boolean_member (object, "open", TRUE);
}

static void
append_entry (GString *text, const CrumbEntry *entry, const CrumbGameKind *kind, gboolean last)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autofree char *at = crumb_time_format (entry->at);

  json_object_set_string_member (object, "what", crumb_entry_get_word (entry, kind));
  if (entry->type == CRUMB_ENTRY_MOVE)
    set_move (object, &entry->move);
  else if (crumb_entry_has_seat (entry))
    json_object_set_int_member (object, "seat", entry->move.seat);
  if (entry->joined)
    json_object_set_boolean_member (object, "joined", TRUE);
  if (crumb_entry_has_of (entry))
    json_object_set_int_member (object, crumb_entry_place_to_word (entry->place), entry->of + 1);
  if (entry->text != NULL)
    json_object_set_string_member (object, "text", entry->text);
  if (entry->why != NULL)
    json_object_set_string_member (object, "why", entry->why);
  json_object_set_string_member (object, "at", at);
  append_object (text, object, last);
}

/* Whether an older Crumb doesn't know this move; somebody who joins without a name comes back. */
static gboolean
is_new_move (const CrumbEntry *entry, const CrumbGameKind *kind)
{
  guint what = entry->move.what;

  if (entry->type != CRUMB_ENTRY_MOVE || entry->word != NULL)
    return FALSE;
  return (kind->moves[what].traits & CRUMB_MOVE_NEW) != 0 || (what == kind->join && entry->text == NULL);
}

/* What an older Crumb can't read says so, and all else is as it was. */
static int
find_version (CrumbGame *game)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  gboolean new = crumb_game_get_head (game)->started < 0 || crumb_game_get_head (game)->sheet != NULL
                 || (kind->rules != NULL && crumb_rule_book_is_later (kind->rules, crumb_game_get_head (game)->rules));

  for (guint i = 0; i < crumb_game_get_n_entries (game) && !new; i++)
    {
      const CrumbEntry *entry = crumb_game_get_entry (game, i);

      new = entry->at < 0 || (entry->type == CRUMB_ENTRY_DATE && strcmp (entry->text, "1970") < 0)
            || is_new_move (entry, kind);
    }
  return new ? 2 : 1;
}

char *
crumb_game_file_write (CrumbGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *started = crumb_time_format (crumb_game_get_head (game)->started);
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  guint n_seats = crumb_game_get_head (game)->n_seats;
  guint n_entries = crumb_game_get_n_entries (game);

  g_string_append_printf (text, "{\n  \"crumb-game\": %d,\n", find_version (game));
  append_text (text, "game", crumb_game_get_head (game)->kind_id);
  append_text (text, "id", crumb_game_get_id (game));
  append_text (text, "started", started);
  append_text (text, "rules", crumb_game_get_head (game)->rules);
  append_sheet (text, crumb_game_get_head (game)->sheet);
  g_string_append_printf (text, "  \"first\": %u,\n", crumb_game_get_head (game)->first);

  g_string_append (text, "  \"players\": [\n");
  for (guint i = 0; i < n_seats; i++)
    append_player (text, crumb_game_get_head (game)->seats[i], i + 1 == n_seats);
  g_string_append (text, "  ],\n  \"entries\": [\n");
  for (guint i = 0; i < n_entries; i++)
    append_entry (text, crumb_game_get_entry (game, i), kind, i + 1 == n_entries);
  g_string_append (text, "  ]\n}\n");

  return g_string_free_and_steal (g_steal_pointer (&text));
}
