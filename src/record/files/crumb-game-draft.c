/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Parses a game file, checks all that can be checked without playing the game, and then plays it. */

#include "crumb-game-draft.h"

#include "crumb-game-fold.h"
#include "crumb-json-check.h"
#include "crumb-json-fields.h"
#include "record/base/crumb-text.h"
#include "record/base/crumb-time.h"
#include "record/journal/crumb-unknown-kind.h"
#include "record/store/crumb-game-private.h"

#include <glib/gi18n.h>
#include <string.h>

#define FORMAT_VERSION 2

/* The fields of an object, ended by NULL; those that have to be there come first. */
static const char *const game_fields[] = { "crumb-game", "game",  "players", "entries", "id",
                                           "started",    "rules", "sheet",   "first",   NULL };
static const char *const player_fields[] = { "name", "colour", NULL };
static const char *const move_fields[] = { "what",    "seat",   "dice", "amount", "open", "joined",
                                           "instead", "before", "text", "why",    "at",   NULL };
static const char *const undo_fields[] = { "what", "of", "why", "at", NULL };
static const char *const strike_fields[] = { "what", "of", "joined", "why", "at", NULL };
static const char *const rename_fields[] = { "what", "seat", "text", "joined", "why", "at", NULL };
static const char *const remark_fields[] = { "what", "text", "why", "at", NULL };

static const struct
{
  const char *const *fields;
  guint n_needed;
} entry_types[CRUMB_N_ENTRY_TYPES] = {
  [CRUMB_ENTRY_MOVE] = { move_fields, 1 },     [CRUMB_ENTRY_UNDO] = { undo_fields, 1 },
  [CRUMB_ENTRY_REDO] = { undo_fields, 1 },     [CRUMB_ENTRY_STRIKE] = { strike_fields, 2 },
  [CRUMB_ENTRY_RENAME] = { rename_fields, 3 }, [CRUMB_ENTRY_TITLE] = { remark_fields, 2 },
  [CRUMB_ENTRY_NOTE] = { remark_fields, 2 },   [CRUMB_ENTRY_DATE] = { remark_fields, 2 },
  [CRUMB_ENTRY_PLACE] = { remark_fields, 2 },
};

static gboolean
get_object (JsonArray *array, guint index, CrumbJsonPlace *place, GError **error)
{
  JsonNode *node = json_array_get_element (array, index);

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return crumb_json_fail (place, error, _ ("this isn’t an object."));
  place->object = json_node_get_object (node);
  return TRUE;
}

static gboolean
get_time (const CrumbJsonPlace *place, const char *field, gint64 *time, GError **error)
{
  const char *text = NULL;

  if (!crumb_json_get_text (place, field, 32, &text, error))
    return FALSE;
  if (text != NULL && !crumb_time_parse (text, time))
    /* Translators: a word of a game file, such as “started”, and an example of a time. */
    return crumb_json_fail (place, error, _ ("“%1$s” isn’t a time like %2$s."), field, "2026-03-01T19:30:00Z");
  return TRUE;
}

static gboolean
check_name (const CrumbJsonPlace *place, const char *name, GError **error)
{
  g_autofree char *clean = crumb_seat_clean_name (name);

  return g_strcmp0 (clean, name) == 0
         || crumb_json_fail (place, error,
                             /* Translators: %d is a number of characters. */
                             ngettext ("a name needs something visible, at most %d character, no spaces at its ends, "
                                       "and nothing that breaks the line or reverses the text.",
                                       "a name needs something visible, at most %d characters, no spaces at its ends, "
                                       "and nothing that breaks the line or reverses the text.",
                                       CRUMB_NAME_MAX),
                             CRUMB_NAME_MAX);
}

static gboolean
read_player (const CrumbJsonPlace *place, CrumbGameHead *head, GError **error)
{
  const char *name = NULL;
  const char *word = NULL;
  CrumbColour colour = CRUMB_N_COLOURS;

  if (!crumb_json_check_fields (place, player_fields, 1, error)
      || !crumb_json_get_text (place, "name", CRUMB_NAME_CHARS_MAX, &name, error)
      || !crumb_json_get_text (place, "colour", CRUMB_NAME_MAX, &word, error))
    return FALSE;

  if (!check_name (place, name, error))
    return FALSE;
  if (crumb_game_head_has_name (head, name))
    /* Translators: %s is a name. */
    return crumb_json_fail (place, error, _ ("two players are called “%s”."), name);
  if (word != NULL && !crumb_colour_from_word (word, &colour))
    /* Translators: %s is a word in a game file. */
    return crumb_json_fail (place, error, _ ("“%s” isn’t a player’s color."), word);

  head->seats[head->n_seats++] = crumb_seat_new (name, colour);
  return TRUE;
}

static char *
name_player (const GArray *lines, guint seat)
{
  if (lines == NULL)
    return g_strdup_printf (_ ("Player %u"), seat + 1);
  /* Translators: a place in a game file: its players are counted, and its lines */
  return g_strdup_printf (_ ("Player %1$u in line %2$u"), seat + 1, g_array_index (lines, guint, seat + 1));
}

/* Of an unknown game we don't know how many play it. */
static gboolean
check_seats (const CrumbJsonPlace *game, const CrumbGameKind *kind, guint n, GError **error)
{
  if (kind == &crumb_unknown_kind || (n >= kind->seats_min && n <= kind->seats_max))
    return TRUE;
  if (kind->seats_min == kind->seats_max)
    return crumb_json_fail (game, error,
                            /* Translators: %1$u and %2$u count players. */
                            ngettext ("%1$u play this game, and the file has %2$u player.",
                                      "%1$u play this game, and the file has %2$u players.", n),
                            kind->seats_min, n);
  return crumb_json_fail (game, error,
                          /* Translators: %1$u, %2$u and %3$u count players. */
                          ngettext ("%1$u to %2$u play this game, and the file has %3$u player.",
                                    "%1$u to %2$u play this game, and the file has %3$u players.", n),
                          kind->seats_min, kind->seats_max, n);
}

static gboolean
read_players (const CrumbJsonPlace *game, CrumbGameHead *head, GError **error)
{
  const GArray *lines = game->lines != NULL ? g_hash_table_lookup (game->lines->of, "players") : NULL;
  JsonArray *players = NULL;

  if (!crumb_json_get_array (game, "players", 2, CRUMB_SEATS_MAX, &players, error)
      || !check_seats (game, head->kind, json_array_get_length (players), error))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      g_autofree char *name = name_player (lines, i);
      CrumbJsonPlace place = { .name = name };

      if (!get_object (players, i, &place, error) || !read_player (&place, head, error))
        return FALSE;
    }

  for (guint i = 0; i < head->n_seats; i++)
    if (head->seats[i]->colour == CRUMB_N_COLOURS)
      head->seats[i]->colour = crumb_seat_free_colour ((const CrumbSeat *const *) head->seats, head->n_seats);
  return TRUE;
}

static gboolean
read_rules (const CrumbJsonPlace *game, CrumbGameHead *head, GError **error)
{
  const char *rules = "";
  char canonical[CRUMB_RULES_TEXT_MAX];

  if (!crumb_json_get_text (game, "rules", CRUMB_RULES_TEXT_MAX - 1, &rules, error))
    return FALSE;
  /* We don't know the rules of an unknown game, so take their text as it is. */
  if (head->kind == &crumb_unknown_kind)
    g_strlcpy (canonical, rules, sizeof canonical);
  else if (!crumb_game_kind_normalise (head->kind, rules, canonical))
    /* Translators: %s are rules as a game file has them. */
    return crumb_json_fail (game, error, _ ("“%s” aren’t rules of this game."), rules);

  head->rules = g_strdup (canonical);
  return TRUE;
}

static gboolean
read_sheet (const CrumbJsonPlace *game, CrumbGameHead *head, GError **error)
{
  JsonNode *node = json_object_get_member (game->object, "sheet");

  if (node == NULL)
    return TRUE;
  if (JSON_NODE_HOLDS_OBJECT (node))
    head->sheet = crumb_sheet_from_object (json_node_get_object (node), head->kind);
  /* Translators: “sheet” is a word of a game file. */
  return head->sheet != NULL || crumb_json_fail (game, error, _ ("“sheet” isn’t a sheet of this game."));
}

static gboolean
read_id (const CrumbJsonPlace *game, CrumbGameHead *head, GError **error)
{
  const char *id = NULL;

  if (!crumb_json_get_text (game, "id", 36, &id, error))
    return FALSE;
  if (id != NULL && !g_uuid_string_is_valid (id))
    /* Translators: %s is an id in a game file. */
    return crumb_json_fail (game, error, _ ("the id “%s” isn’t a UUID."), id);

  head->id = id != NULL ? g_ascii_strdown (id, -1) : NULL;
  return TRUE;
}

static CrumbGameHead *
read_head (const CrumbJsonPlace *game, GError **error)
{
  g_autoptr (CrumbGameHead) head = NULL;
  const char *kind = NULL;
  int version = 0;
  int first = 0;

  if (!crumb_json_get_int (game, "crumb-game", 1, G_MAXINT, &version, error))
    return NULL;
  if (version > FORMAT_VERSION)
    {
      g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NEWER,
                           _ ("This game file was written by a newer Crumb. Update Crumb to import it."));
      return NULL;
    }

  if (!crumb_json_check_fields (game, game_fields, 4, error)
      || !crumb_json_get_text (game, "game", CRUMB_NAME_MAX, &kind, error))
    return NULL;
  if (!crumb_unknown_kind_is_word (kind))
    {
      /* Translators: %s is a word in a game file. */
      crumb_json_fail (game, error, _ ("“%s” isn’t a game that Crumb knows."), kind);
      return NULL;
    }

  head = crumb_game_head_new (kind);
  head->started = CRUMB_DRAFT_NO_TIME;
  if (!read_id (game, head, error) || !get_time (game, "started", &head->started, error)
      || !read_rules (game, head, error) || !read_sheet (game, head, error) || !read_players (game, head, error)
      || !crumb_json_get_int (game, "first", 0, (int) head->n_seats - 1, &first, error))
    return NULL;
  head->first = (guint) first;
  return g_steal_pointer (&head);
}

static gboolean
get_entry_number (const CrumbJsonPlace *place, const char *field, guint *number, GError **error)
{
  int of = 0;

  if (!crumb_json_get_int (place, field, 1, CRUMB_GAME_FILE_ENTRIES_MAX, &of, error))
    return FALSE;
  if (of != 0)
    *number = (guint) of - 1;
  return TRUE;
}

/* Reads of which entry it is, and whether it is a correction. */
static gboolean
read_place (const CrumbJsonPlace *place, CrumbEntry *entry, GError **error)
{
  for (guint i = CRUMB_ENTRY_PLACE_END; i < CRUMB_N_ENTRY_PLACES; i++)
    {
      const char *field = crumb_entry_place_to_word ((CrumbEntryPlace) i);

      if (!json_object_has_member (place->object, field))
        continue;
      if (entry->place != CRUMB_ENTRY_PLACE_END)
        /* Translators: both are words of a game file, such as “instead” and “before”. */
        return crumb_json_fail (place, error, _ ("a move can’t have both “%1$s” and “%2$s”."),
                                crumb_entry_place_to_word (entry->place), field);
      entry->place = (CrumbEntryPlace) i;
      if (!get_entry_number (place, field, &entry->of, error))
        return FALSE;
    }
  return TRUE;
}

/* Reads the fields that only some types of entries have. */
static gboolean
read_rest (const CrumbJsonPlace *place, CrumbEntry *entry, GError **error)
{
  int seat = CRUMB_NO_SEAT;
  int amount = 0;
  gboolean open = FALSE;
  const char *dice = "";
  const char *text = NULL;
  const char *bad;

  if (entry->type == CRUMB_ENTRY_UNDO || entry->type == CRUMB_ENTRY_REDO)
    entry->of = CRUMB_DRAFT_OF_ANY;
  if (!crumb_json_check_fields (place, entry_types[entry->type].fields, entry_types[entry->type].n_needed, error)
      || !crumb_json_get_int (place, "seat", 0, CRUMB_NO_SEAT - 1, &seat, error)
      || !crumb_json_get_text (place, "dice", CRUMB_DICE_TEXT_MAX - 1, &dice, error)
      || !crumb_json_get_int (place, "amount", G_MININT16, G_MAXINT16, &amount, error)
      || !crumb_json_get_bool (place, "open", &open, error)
      || !crumb_json_get_bool (place, "joined", &entry->joined, error) || !read_place (place, entry, error)
      || !crumb_json_get_text (place, "text", CRUMB_NOTE_MAX, &text, error))
    return FALSE;

  entry->text = g_strdup (text);
  if (!crumb_dice_parse (dice, CRUMB_SIDES_MAX, &entry->move.dice, &bad))
    /* Translators: %s are dice as a game file has them. */
    return crumb_json_fail (place, error, _ ("“%s” aren’t valid dice."), dice);

  entry->move.seat = (guint8) seat;
  entry->move.amount = (gint16) amount;
  entry->move.open = open;
  return TRUE;
}

static gboolean
read_entry (const CrumbJsonPlace *place, const CrumbGameKind *kind, CrumbEntry *entry, GError **error)
{
  const char *what = NULL;
  const char *why = NULL;

  entry->at = CRUMB_DRAFT_NO_TIME;
  if (!crumb_json_get_text (place, "what", CRUMB_NAME_MAX, &what, error)
      || !crumb_json_get_text (place, "why", CRUMB_WHY_MAX, &why, error) || !get_time (place, "at", &entry->at, error))
    return FALSE;
  if (what == NULL)
    return crumb_json_check_fields (place, move_fields, 1, error);
  if (!crumb_entry_from_word (entry, kind, what))
    /* Translators: %s is a word in a game file. */
    return crumb_json_fail (place, error, _ ("“%s” isn’t a move in this game."), what);
  if (why != NULL && !crumb_text_is_clean (why, CRUMB_TEXT_ONE_LINE, CRUMB_WHY_MAX))
    return crumb_json_fail (place, error, _ ("“why” has spaces at its ends or control characters."));

  entry->why = why != NULL && *why != '\0' ? g_strdup (why) : NULL;
  return read_rest (place, entry, error)
         && (!crumb_entry_is_name (entry, kind) || entry->text == NULL || check_name (place, entry->text, error));
}

/* (element-type CrumbEntry): as in the file, before omitted fields are filled in. */
static GArray *
read_entries (const CrumbJsonPlace *game, const CrumbGameKind *kind, const GArray *lines, GError **error)
{
  g_autoptr (GArray) entries = g_array_new (FALSE, TRUE, sizeof (CrumbEntry));
  JsonArray *array = NULL;

  g_array_set_clear_func (entries, (GDestroyNotify) crumb_entry_clear);
  if (!crumb_json_get_array (game, "entries", 0, CRUMB_GAME_FILE_ENTRIES_MAX, &array, error))
    return NULL;

  g_array_set_size (entries, json_array_get_length (array));
  for (guint i = 0; i < entries->len; i++)
    {
      g_autofree char *name = crumb_game_fold_name_entry (lines, i);
      CrumbJsonPlace place = { .name = name };

      if (!get_object (array, i, &place, error)
          || !read_entry (&place, kind, &g_array_index (entries, CrumbEntry, i), error))
        return NULL;
    }
  return g_steal_pointer (&entries);
}

static JsonParser *
parse (const char *text, gsize length, guint line, CrumbJsonPlace *game, GError **error)
{
  g_autoptr (JsonParser) parser = NULL;
  JsonNode *root;

  if (length > CRUMB_GAME_FILE_MAX)
    {
      /* Translators: %d is a number of mebibytes. */
      crumb_json_fail (game, error, _ ("the file is larger than %d MiB."), CRUMB_GAME_FILE_MAX / 1024 / 1024);
      return NULL;
    }
  parser = crumb_json_parse (text, length, line, game->lines != NULL ? game->lines->of : NULL, error);
  if (parser == NULL)
    return NULL;

  root = json_parser_get_root (parser);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    {
      crumb_json_fail (game, error, _ ("this isn’t an object."));
      return NULL;
    }
  game->object = json_node_get_object (root);
  return g_steal_pointer (&parser);
}

/* What is wrong is kept for those who want to store it. */
static void
fold (CrumbGameDraft *draft)
{
  CrumbGameHead *head = draft->head;

  if (!draft->has_id)
    head->id = crumb_game_fold_id (head, "", draft->entries, draft->lines, &draft->refusal, &draft->error);
  if (head->id == NULL)
    return;
  if (!draft->has_start)
    head->started = g_get_real_time ();
  draft->journal = crumb_game_fold_entries (head, draft->entries, draft->lines, &draft->refusal, &draft->error);
}

void
crumb_game_draft_free (CrumbGameDraft *draft)
{
  g_clear_pointer (&draft->head, crumb_game_head_free);
  g_clear_pointer (&draft->journal, crumb_journal_free);
  g_clear_pointer (&draft->entries, g_array_unref);
  g_clear_pointer (&draft->lines, g_array_unref);
  crumb_game_file_refusal_clear (&draft->refusal);
  g_clear_error (&draft->error);
  g_free (draft);
}

CrumbGameDraft *
crumb_game_draft_parse (const char *text, gsize length, guint line, GError **error)
{
  g_autoptr (CrumbGameDraft) draft = g_new0 (CrumbGameDraft, 1);
  g_autoptr (GHashTable) fields =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  CrumbJsonLines lines = { .of = fields };
  CrumbJsonPlace game = { .name = _ ("The game"), .lines = memchr (text, '\n', length) != NULL ? &lines : NULL };
  g_autoptr (JsonParser) parser = parse (text, length, line, &game, error);
  GArray *entry_lines;

  if (parser == NULL)
    return NULL;
  draft->head = read_head (&game, error);
  if (draft->head == NULL)
    return NULL;
  draft->has_id = draft->head->id != NULL;
  draft->has_start = draft->head->started != CRUMB_DRAFT_NO_TIME;
  entry_lines = g_hash_table_lookup (fields, "entries");
  draft->entries = read_entries (&game, draft->head->kind, entry_lines, error);
  if (draft->entries == NULL)
    return NULL;
  draft->lines = entry_lines != NULL ? g_array_ref (entry_lines) : NULL;
  fold (draft);
  return g_steal_pointer (&draft);
}

CrumbGame *
crumb_game_draft_look_at (CrumbGameDraft *draft)
{
  if (!draft->has_id || !draft->has_start || draft->journal == NULL)
    return NULL;
  return crumb_game_new (NULL, g_steal_pointer (&draft->head), g_steal_pointer (&draft->journal));
}
