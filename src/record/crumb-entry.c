/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The words for entries, the same in the database and in files. */

#include "crumb-entry.h"

#define UNDO_WORD "undo"
#define REDO_WORD "redo"

void
crumb_entry_clear (CrumbEntry *entry)
{
  g_clear_pointer (&entry->why, g_free);
}

const char *
crumb_entry_get_word (const CrumbEntry    *entry,
                      const CrumbGameKind *kind)
{
  switch (entry->type)
    {
    case CRUMB_ENTRY_MOVE:
      return kind->move_words[entry->move.what];
    case CRUMB_ENTRY_UNDO:
      return UNDO_WORD;
    case CRUMB_ENTRY_REDO:
      return REDO_WORD;
    default:
      g_return_val_if_reached (NULL);
    }
}

gboolean
crumb_entry_from_word (CrumbEntry          *entry,
                       const CrumbGameKind *kind,
                       const char          *word)
{
  if (g_str_equal (word, UNDO_WORD))
    {
      entry->type = CRUMB_ENTRY_UNDO;
      return TRUE;
    }
  if (g_str_equal (word, REDO_WORD))
    {
      entry->type = CRUMB_ENTRY_REDO;
      return TRUE;
    }

  for (guint8 what = 0; what < kind->n_moves; what++)
    if (g_str_equal (word, kind->move_words[what]))
      {
        entry->type = CRUMB_ENTRY_MOVE;
        entry->move.what = what;
        return TRUE;
      }

  return FALSE;
}
