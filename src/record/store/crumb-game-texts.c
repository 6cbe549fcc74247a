/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Changes to a game's title, note and names, and players who join. */

#include "crumb-game-private.h"
#include "record/base/crumb-text.h"
#include "record/base/crumb-time.h"

#include <glib/gi18n.h>

static gboolean
add_entry (CrumbGame *self, const CrumbEntry *entry, CrumbRefusal *refusal, GError **error)
{
  CrumbJournal *journal = crumb_game_get_journal (self);
  guint from = crumb_journal_get_n_entries (journal);
  CrumbMisfit misfit;
  CrumbJournalVerdict verdict = crumb_journal_add (journal, entry, 1, &misfit);

  if (refusal != NULL)
    *refusal = misfit.refusal;
  if (verdict == CRUMB_JOURNAL_NAME_TAKEN)
    /* Translators: %s is a name. */
    g_set_error (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_NAME,
                 /* Translators: %s is a name. */
                 _ ("Two players are called “%s”. Change one of the names."), entry->text);
  return verdict == CRUMB_JOURNAL_TAKEN && crumb_game_keep (self, from, error);
}

/* @text: (transfer full) */
static gboolean
set_text (CrumbGame *self, CrumbEntryType type, const char *now, char *text, GError **error)
{
  g_autofree char *kept = text;
  CrumbEntry entry = { .type = type, .move.seat = CRUMB_NO_SEAT, .text = text, .at = g_get_real_time () };

  return g_str_equal (now, text) || add_entry (self, &entry, NULL, error);
}

gboolean
crumb_game_rename (CrumbGame *self, guint seat, const char *name, GError **error)
{
  g_autofree char *clean = NULL;
  CrumbEntry entry = { .type = CRUMB_ENTRY_RENAME, .at = g_get_real_time () };

  g_return_val_if_fail (CRUMB_IS_GAME (self), FALSE);
  g_return_val_if_fail (seat < crumb_game_get_n_seats (self), FALSE);

  clean = crumb_seat_take_name (name, error);
  if (clean == NULL)
    return FALSE;
  if (g_str_equal (clean, crumb_game_get_seat (self, seat)->name))
    return TRUE;

  entry.move.seat = (guint8) seat;
  entry.text = clean;
  return add_entry (self, &entry, NULL, error);
}

gboolean
crumb_game_join (CrumbGame *self, const char *name, int points, CrumbRefusal *refusal, GError **error)
{
  g_autofree char *clean = NULL;
  CrumbEntry entry = { .type = CRUMB_ENTRY_MOVE, .at = g_get_real_time () };

  g_return_val_if_fail (CRUMB_IS_GAME (self), FALSE);
  g_return_val_if_fail (points >= 0 && points <= G_MAXINT16, FALSE);

  *refusal = (CrumbRefusal) { .seat = CRUMB_NO_SEAT, .other = CRUMB_NO_SEAT };
  clean = crumb_seat_take_name (name, error);
  if (clean == NULL)
    return FALSE;

  entry.move.what = crumb_game_get_kind (self)->join;
  entry.move.seat = (guint8) crumb_game_get_n_seats (self);
  entry.move.amount = (gint16) points;
  entry.text = clean;
  return add_entry (self, &entry, refusal, error);
}

#define DEFINE_TEXT(what, TYPE, SHAPE, MAX)                                                                            \
  gboolean crumb_game_set_##what (CrumbGame *self, const char *what, GError **error)                                   \
  {                                                                                                                    \
    g_return_val_if_fail (CRUMB_IS_GAME (self), FALSE);                                                                \
    return set_text (self, TYPE, crumb_game_get_##what (self), crumb_text_cut (what, SHAPE, MAX), error);              \
  }

DEFINE_TEXT (title, CRUMB_ENTRY_TITLE, CRUMB_TEXT_ONE_LINE, CRUMB_TITLE_MAX)
DEFINE_TEXT (note, CRUMB_ENTRY_NOTE, CRUMB_TEXT_LINES, CRUMB_NOTE_MAX)
DEFINE_TEXT (place, CRUMB_ENTRY_PLACE, CRUMB_TEXT_ONE_LINE, CRUMB_PLACE_MAX)

gboolean
crumb_game_set_started (CrumbGame *self, gint64 started, GError **error)
{
  g_autofree char *now = NULL;

  g_return_val_if_fail (CRUMB_IS_GAME (self), FALSE);
  g_return_val_if_fail (crumb_time_is_valid (started), FALSE);

  now = crumb_time_format (crumb_game_get_started (self));
  return set_text (self, CRUMB_ENTRY_DATE, now, crumb_time_format (started), error);
}
