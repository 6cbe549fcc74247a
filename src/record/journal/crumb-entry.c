/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What all kinds of entries share, and their words, which the database and files have in common. */

#include "crumb-entry.h"

#include "crumb-unknown-kind.h"
#include "record/base/crumb-seat.h"
#include "record/base/crumb-text.h"
#include "record/base/crumb-time.h"

static const char *const type_words[CRUMB_N_ENTRY_TYPES] = {
  [CRUMB_ENTRY_UNDO] = "undo",     [CRUMB_ENTRY_REDO] = "redo",   [CRUMB_ENTRY_STRIKE] = "strike",
  [CRUMB_ENTRY_RENAME] = "rename", [CRUMB_ENTRY_TITLE] = "title", [CRUMB_ENTRY_NOTE] = "note",
  [CRUMB_ENTRY_DATE] = "date",     [CRUMB_ENTRY_PLACE] = "place",
};

static const char *const place_words[CRUMB_N_ENTRY_PLACES] = {
  [CRUMB_ENTRY_PLACE_END] = "of",
  [CRUMB_ENTRY_PLACE_INSTEAD] = "instead",
  [CRUMB_ENTRY_PLACE_BEFORE] = "before",
};

gboolean
crumb_move_equal (const CrumbMove *one, const CrumbMove *other)
{
  char dice[CRUMB_DICE_TEXT_MAX];
  char other_dice[CRUMB_DICE_TEXT_MAX];

  return one->what == other->what && one->seat == other->seat && one->open == other->open
         && one->amount == other->amount
         && g_str_equal (crumb_dice_format (&one->dice, dice), crumb_dice_format (&other->dice, other_dice));
}

/* Older records and files have texts that the window would clean by now. */
static char *
tell (const CrumbEntry *entry)
{
  const char *text = crumb_entry_is_remark (entry) ? entry->text : entry->why;

  return text != NULL ? crumb_text_tame (text, entry->type == CRUMB_ENTRY_NOTE ? CRUMB_TEXT_LINES : CRUMB_TEXT_ONE_LINE)
                      : NULL;
}

void
crumb_entry_copy_to (const CrumbEntry *entry, CrumbEntry *copy)
{
  *copy = *entry;
  copy->word = g_strdup (entry->word);
  copy->text = g_strdup (entry->text);
  copy->why = g_strdup (entry->why);
  copy->told = tell (entry);
}

void
crumb_entry_clear (CrumbEntry *entry)
{
  g_clear_pointer (&entry->word, g_free);
  g_clear_pointer (&entry->text, g_free);
  g_clear_pointer (&entry->why, g_free);
  g_clear_pointer (&entry->told, g_free);
}

gboolean
crumb_entry_is_tap (const CrumbEntry *entry)
{
  return entry->type == CRUMB_ENTRY_MOVE || entry->type == CRUMB_ENTRY_STRIKE || entry->type == CRUMB_ENTRY_RENAME;
}

gboolean
crumb_entry_is_remark (const CrumbEntry *entry)
{
  return entry->type == CRUMB_ENTRY_TITLE || entry->type == CRUMB_ENTRY_NOTE || entry->type == CRUMB_ENTRY_DATE
         || entry->type == CRUMB_ENTRY_PLACE;
}

gboolean
crumb_entry_is_everywhere (const CrumbEntry *entry)
{
  return entry->type == CRUMB_ENTRY_RENAME
         && (g_strcmp0 (entry->why, CRUMB_WHY_MERGE) == 0 || g_strcmp0 (entry->why, CRUMB_WHY_EVERYWHERE) == 0);
}

gboolean
crumb_entry_is_correction (const CrumbEntry *entry)
{
  return entry->type == CRUMB_ENTRY_STRIKE
         || (entry->type == CRUMB_ENTRY_MOVE && entry->place != CRUMB_ENTRY_PLACE_END);
}

gboolean
crumb_entry_has_of (const CrumbEntry *entry)
{
  return entry->type == CRUMB_ENTRY_UNDO || entry->type == CRUMB_ENTRY_REDO || crumb_entry_is_correction (entry);
}

gboolean
crumb_entry_has_seat (const CrumbEntry *entry)
{
  return entry->type == CRUMB_ENTRY_MOVE || entry->type == CRUMB_ENTRY_RENAME;
}

/* A time has only one text, so that equal games have equal bytes. */
static gboolean
is_time (const char *text)
{
  g_autofree char *canonical = NULL;
  gint64 time;

  if (text == NULL || !crumb_time_parse (text, &time) || !crumb_time_is_valid (time))
    return FALSE;
  canonical = crumb_time_format (time);
  return g_str_equal (canonical, text);
}

gboolean
crumb_entry_is_name (const CrumbEntry *entry, const CrumbGameKind *kind)
{
  return entry->word == NULL
         && (entry->type == CRUMB_ENTRY_RENAME || (entry->type == CRUMB_ENTRY_MOVE && entry->move.what == kind->join));
}

/* A record may have names that are refused by now, so only their length is checked here. */
gboolean
crumb_entry_text_fits (const CrumbEntry *entry, const CrumbGameKind *kind)
{
  /* We don't know which moves of an unknown game have a name. */
  if (entry->word != NULL)
    return entry->text == NULL || crumb_text_is_clean (entry->text, CRUMB_TEXT_ONE_LINE, CRUMB_NAME_CHARS_MAX);

  /* Who joins has a name, unless they come back; the journal knows. */
  if (crumb_entry_is_name (entry, kind) && entry->type == CRUMB_ENTRY_MOVE && entry->text == NULL)
    return TRUE;
  if (crumb_entry_is_name (entry, kind))
    return entry->text != NULL && *entry->text != '\0'
           && crumb_text_is_clean (entry->text, CRUMB_TEXT_ONE_LINE, CRUMB_NAME_CHARS_MAX);
  if (entry->type == CRUMB_ENTRY_TITLE)
    return entry->text != NULL && crumb_text_is_clean (entry->text, CRUMB_TEXT_ONE_LINE, CRUMB_TITLE_MAX);
  if (entry->type == CRUMB_ENTRY_NOTE)
    return entry->text != NULL && crumb_text_is_clean (entry->text, CRUMB_TEXT_LINES, CRUMB_NOTE_MAX);
  if (entry->type == CRUMB_ENTRY_DATE)
    return is_time (entry->text);
  if (entry->type == CRUMB_ENTRY_PLACE)
    return entry->text != NULL && crumb_text_is_clean (entry->text, CRUMB_TEXT_ONE_LINE, CRUMB_PLACE_MAX);
  return entry->text == NULL;
}

const char *
crumb_entry_get_word (const CrumbEntry *entry, const CrumbGameKind *kind)
{
  if (entry->word != NULL)
    return entry->word;
  if (entry->type == CRUMB_ENTRY_MOVE)
    return kind->moves[entry->move.what].word;
  return type_words[entry->type];
}

gboolean
crumb_entry_from_word (CrumbEntry *entry, const CrumbGameKind *kind, const char *word)
{
  for (guint type = 0; type < CRUMB_N_ENTRY_TYPES; type++)
    if (g_strcmp0 (word, type_words[type]) == 0)
      {
        entry->type = (CrumbEntryType) type;
        return TRUE;
      }

  if (kind == &crumb_unknown_kind && crumb_unknown_kind_is_word (word))
    {
      entry->type = CRUMB_ENTRY_MOVE;
      entry->word = g_strdup (word);
      return TRUE;
    }
  for (guint what = 0; what < kind->n_moves; what++)
    if (g_str_equal (word, kind->moves[what].word))
      {
        entry->type = CRUMB_ENTRY_MOVE;
        entry->move.what = (guint8) what;
        return TRUE;
      }

  return FALSE;
}

const char *
crumb_entry_place_to_word (CrumbEntryPlace place)
{
  return place_words[place];
}

gboolean
crumb_entry_place_from_word (const char *word, CrumbEntryPlace *place)
{
  for (guint i = CRUMB_ENTRY_PLACE_INSTEAD; i < CRUMB_N_ENTRY_PLACES; i++)
    if (g_str_equal (word, place_words[i]))
      {
        *place = (CrumbEntryPlace) i;
        return TRUE;
      }
  return FALSE;
}
