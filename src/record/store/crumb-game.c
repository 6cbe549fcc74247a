/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* One game, whose moves are saved before they are shown. */

#include "crumb-game-home.h"
#include "crumb-game-private.h"
#include "record/base/crumb-class.h"
#include "record/base/crumb-text.h"
#include "record/database/crumb-tables.h"

#include <glib/gi18n.h>

struct _CrumbGame
{
  GObject parent_instance;

  CrumbStore *store;
  CrumbGameHead *head;
  CrumbJournal *journal;
  gboolean can_undo;
  gboolean can_redo;
  gboolean deleted;
  gboolean keeping;
  gboolean held; /* whether entries wait in memory */
  guint n_saved; /* how many entries the record had before them */
};

CRUMB_DEFINE_PLAIN (CrumbGame, crumb_game, G_TYPE_OBJECT)

static void
update_can (CrumbGame *self)
{
  guint of;
  gboolean can_undo = self->store != NULL && crumb_journal_find_undo (self->journal, &of);
  gboolean can_redo = self->store != NULL && crumb_journal_find_redo (self->journal, &of);

  g_object_freeze_notify (G_OBJECT (self));
  crumb_set_boolean (self, "can-undo", &self->can_undo, can_undo);
  crumb_set_boolean (self, "can-redo", &self->can_redo, can_redo);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
take_journal (CrumbGame *self, CrumbJournal *journal)
{
  crumb_journal_free (self->journal);
  self->journal = journal;
}

/* The string of the id stays, as callers hold on to it. */
static void
take_head (CrumbGame *self, CrumbGameHead *head)
{
  g_free (head->id);
  head->id = g_steal_pointer (&self->head->id);
  crumb_game_head_free (self->head);
  self->head = head;
}

/*
 * Reloads the game after a failed save: the commit may have reached the disk all the same, or another program may have
 * played. Returns whether the record has all entries that were to be saved.
 */
static gboolean
read_again (CrumbGame *self, guint n_kept)
{
  CrumbJournal *now = NULL;
  g_autoptr (CrumbGameHead) head =
      crumb_tables_read_game (crumb_store_get_database (self->store), self->head->id, &now, NULL);
  gboolean kept = head != NULL && crumb_journal_equal (self->journal, now);

  take_journal (self, head != NULL ? now : crumb_journal_first_part (self->journal, n_kept));
  return kept;
}

/* Reads the game again if the record has other entries by now: an import, another program or a sync folder. */
static void
follow (CrumbGame *self)
{
  sqlite3 *db = crumb_store_get_database (self->store);
  CrumbJournal *now = NULL;
  g_autoptr (CrumbGameHead) head = NULL;
  gboolean deleted;
  gboolean same;

  if (self->held)
    return;
  if (!crumb_tables_is_deleted (db, self->head->id, &deleted, NULL))
    return;
  if (!deleted && crumb_tables_has_journal (db, self->head->id, self->journal, &same, NULL) && !same)
    {
      head = crumb_tables_read_game (db, self->head->id, &now, NULL);
      if (head != NULL && head->kind == self->head->kind)
        {
          take_head (self, g_steal_pointer (&head));
          take_journal (self, now);
          update_can (self);
          g_signal_emit_by_name (self, "changed");
        }
      else
        g_clear_pointer (&now, crumb_journal_free);
    }
  crumb_set_boolean (self, "deleted", &self->deleted, deleted);
}

static void
store_changed_cb (CrumbGame *self, const char *const *ids)
{
  if (!self->keeping && (ids == NULL || g_strv_contains (ids, self->head->id)))
    follow (self);
}

static void
say_kept (CrumbGame *self)
{
  self->keeping = TRUE;
  crumb_store_say_one_changed (self->store, self->head->id);
  self->keeping = FALSE;
}

/* Saves the entries from @from on, or holds them. Entries after held ones wait as well, so that all stay in order. */
static gboolean
save (CrumbGame *self, guint from, GError **error)
{
  g_autoptr (GError) local_error = NULL;

  if (self->held
      || crumb_tables_append (crumb_store_get_database (self->store), self->head, self->journal, from, &local_error))
    return TRUE;

  self->held = crumb_store_hold (self->store, self, local_error);
  self->n_saved = from;
  if (self->held || read_again (self, from))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&local_error));
  return FALSE;
}

gboolean
crumb_game_keep (CrumbGame *self, guint from, GError **error)
{
  gboolean kept = save (self, from, error);

  update_can (self);
  g_signal_emit_by_name (self, "changed");
  if (!self->held)
    say_kept (self);
  return kept;
}

gboolean
crumb_game_goes_on_in (CrumbGame *self, sqlite3 *db)
{
  return crumb_tables_goes_on (db, self->head, self->journal, self->n_saved, NULL);
}

gboolean
crumb_game_save_held (CrumbGame *self, GError **error)
{
  sqlite3 *db = crumb_store_get_database (self->store);
  gboolean same;

  /* A commit that failed may have reached the disk all the same. */
  if (!crumb_tables_has_journal (db, self->head->id, self->journal, &same, error)
      || (!same && !crumb_tables_append (db, self->head, self->journal, self->n_saved, error)))
    return FALSE;
  self->held = FALSE;
  say_kept (self);
  return TRUE;
}

void
crumb_game_drop_held (CrumbGame *self)
{
  self->held = FALSE;
  read_again (self, self->n_saved);
  update_can (self);
  g_signal_emit_by_name (self, "changed");
}

static void
crumb_game_class_init (CrumbGameClass *klass)
{
  crumb_class_owns (klass, CrumbGame, crumb_journal_free, journal);
  crumb_class_owns (klass, CrumbGame, crumb_game_head_free, head);
  crumb_class_owns (klass, CrumbGame, g_object_unref, store);

  crumb_class_property (klass, CrumbGame, can_undo, NULL,
                        g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, CRUMB_READABLE));
  crumb_class_property (klass, CrumbGame, can_redo, NULL,
                        g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, CRUMB_READABLE));
  crumb_class_property (klass, CrumbGame, deleted, NULL,
                        g_param_spec_boolean ("deleted", NULL, NULL, FALSE, CRUMB_READABLE));

  crumb_class_signal (klass, "changed", 0);
}

const CrumbGameHead *
crumb_game_get_head (CrumbGame *self)
{
  return self->head;
}

CrumbJournal *
crumb_game_get_journal (CrumbGame *self)
{
  return self->journal;
}

char *
crumb_game_clip_reason (const char *why)
{
  g_autofree char *clean = why != NULL ? crumb_text_cut (why, CRUMB_TEXT_ONE_LINE, CRUMB_WHY_MAX) : NULL;

  return clean != NULL && *clean != '\0' ? g_steal_pointer (&clean) : NULL;
}

void
crumb_game_set_too_many (GError **error)
{
  g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_FAILED,
                       _ ("This game has been corrected too many times. You can’t correct it again."));
}

/* What the journal says. */
#define DEFINE_SAID(Value, what)                                                                                       \
  Value crumb_game_get_##what (CrumbGame *self)                                                                        \
  {                                                                                                                    \
    g_return_val_if_fail (CRUMB_IS_GAME (self), (Value) 0);                                                            \
    return crumb_journal_get_##what (self->journal);                                                                   \
  }

DEFINE_SAID (guint, n_seats)
DEFINE_SAID (gconstpointer, state)
DEFINE_SAID (guint, n_entries)
DEFINE_SAID (guint, n_moves)
DEFINE_SAID (const char *, title)
DEFINE_SAID (const char *, note)
DEFINE_SAID (const char *, place)

CrumbGame *
crumb_game_new (CrumbStore *store, CrumbGameHead *head, CrumbJournal *journal)
{
  CrumbGame *self = g_object_new (CRUMB_TYPE_GAME, NULL);

  g_set_object (&self->store, store);
  self->head = head;
  self->journal = journal;
  update_can (self);
  if (store != NULL)
    g_signal_connect_object (store, "changed", G_CALLBACK (store_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

const char *
crumb_game_get_id (CrumbGame *self)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), NULL);

  return self->head->id;
}

const CrumbGameKind *
crumb_game_get_kind (CrumbGame *self)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), NULL);

  return self->head->kind;
}

void
crumb_game_start_state (CrumbGame *self, gpointer state)
{
  const CrumbGameHead *head = self->head;

  g_return_if_fail (CRUMB_IS_GAME (self));

  crumb_game_kind_start_with (head->kind, state, head->rules,
                              head->sheet != NULL ? crumb_sheet_get_cards (head->sheet) : NULL, head->n_seats,
                              head->first);
}

gint64
crumb_game_get_started (CrumbGame *self)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), 0);

  return crumb_journal_get_date (self->journal, self->head->started);
}

const CrumbSeat *
crumb_game_get_seat (CrumbGame *self, guint seat)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), NULL);
  g_return_val_if_fail (seat < crumb_journal_get_n_seats (self->journal), NULL);

  return crumb_journal_get_seat (self->journal, seat);
}

const CrumbEntry *
crumb_game_get_entry (CrumbGame *self, guint entry)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), NULL);

  return crumb_journal_get_entry (self->journal, entry);
}

const CrumbMove *
crumb_game_get_move (CrumbGame *self, guint move)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), NULL);

  return crumb_journal_get_move (self->journal, move);
}

guint
crumb_game_get_move_entry (CrumbGame *self, guint move)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), 0);

  return crumb_journal_get_move_entry (self->journal, move);
}

const char *
crumb_game_get_why (CrumbGame *self, guint move)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), NULL);

  return crumb_journal_get_why (self->journal, move);
}

GArray *
crumb_game_list_changes (CrumbGame *self)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), NULL);

  return crumb_journal_list_changes (self->journal);
}

gboolean
crumb_game_play (CrumbGame *self, const CrumbMove *move, CrumbRefusal *refusal, GError **error)
{
  return crumb_game_tap (self, move, 1, NULL, refusal, error);
}

gboolean
crumb_game_tap (CrumbGame *self, const CrumbMove moves[], guint n_moves, const char *why, CrumbRefusal *refusal,
                GError **error)
{
  g_autofree char *reason = crumb_game_clip_reason (why);
  g_autofree CrumbEntry *entries = g_new0 (CrumbEntry, n_moves);
  gint64 now = g_get_real_time ();
  guint from;
  CrumbJournalVerdict verdict;
  CrumbMisfit misfit;

  g_return_val_if_fail (CRUMB_IS_GAME (self), FALSE);
  g_return_val_if_fail (self->store != NULL, FALSE);
  g_return_val_if_fail (n_moves > 0, FALSE);

  for (guint i = 0; i < n_moves; i++)
    entries[i] = (CrumbEntry) { .type = CRUMB_ENTRY_MOVE, .move = moves[i], .joined = i > 0, .at = now };
  entries[0].why = reason;

  from = crumb_journal_get_n_entries (self->journal);
  verdict = crumb_journal_add (self->journal, entries, n_moves, &misfit);
  *refusal = misfit.refusal;
  return verdict == CRUMB_JOURNAL_TAKEN && crumb_game_keep (self, from, error);
}

CRUMB_DEFINE_GETTER (CrumbGame, crumb_game, CrumbStore *, store)
CRUMB_DEFINE_GETTER (CrumbGame, crumb_game, gboolean, can_undo)
CRUMB_DEFINE_GETTER (CrumbGame, crumb_game, gboolean, can_redo)

gboolean
crumb_game_is_read_only (CrumbGame *self)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), TRUE);

  return self->store == NULL;
}

gboolean
crumb_game_get_next_undo (CrumbGame *self, guint *entry)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), FALSE);

  return self->can_undo && crumb_journal_find_undo (self->journal, entry);
}

gboolean
crumb_game_undoes_correction (CrumbGame *self)
{
  guint entry;

  return crumb_game_get_next_undo (self, &entry) && crumb_entry_is_correction (crumb_game_get_entry (self, entry));
}

gboolean
crumb_game_get_next_redo (CrumbGame *self, guint *entry)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), FALSE);

  return self->can_redo && crumb_journal_find_redo (self->journal, entry);
}

/* Undoes or redoes @n taps, which are saved together, or none. */
static CrumbUndone
go_over (CrumbGame *self, CrumbEntryType type, guint n, GError **error)
{
  guint from = crumb_journal_get_n_entries (self->journal);
  gint64 now = g_get_real_time ();

  g_return_val_if_fail (self->store != NULL, CRUMB_UNDONE_FAILED);

  if (n == 0 || !(type == CRUMB_ENTRY_UNDO ? self->can_undo : self->can_redo))
    return CRUMB_UNDONE_NOTHING;
  if ((type == CRUMB_ENTRY_UNDO ? crumb_journal_undo (self->journal, n, now)
                                : crumb_journal_redo (self->journal, n, now))
      != CRUMB_JOURNAL_TAKEN)
    {
      take_journal (self, crumb_journal_first_part (self->journal, from));
      crumb_game_set_too_many (error);
      return CRUMB_UNDONE_FAILED;
    }
  return crumb_game_keep (self, from, error) ? CRUMB_UNDONE_DONE : CRUMB_UNDONE_FAILED;
}

CrumbUndone
crumb_game_undo (CrumbGame *self, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), CRUMB_UNDONE_FAILED);

  return go_over (self, CRUMB_ENTRY_UNDO, 1, error);
}

CrumbUndone
crumb_game_redo (CrumbGame *self, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), CRUMB_UNDONE_FAILED);

  return go_over (self, CRUMB_ENTRY_REDO, 1, error);
}

CrumbUndone
crumb_game_undo_step (CrumbGame *self, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), CRUMB_UNDONE_FAILED);

  return go_over (self, CRUMB_ENTRY_UNDO, crumb_journal_count_undo_step (self->journal), error);
}

CrumbUndone
crumb_game_redo_step (CrumbGame *self, GError **error)
{
  g_return_val_if_fail (CRUMB_IS_GAME (self), CRUMB_UNDONE_FAILED);

  return go_over (self, CRUMB_ENTRY_REDO, crumb_journal_count_redo_step (self->journal), error);
}

void
crumb_game_state_after (CrumbGame *self, guint n_moves, gpointer state)
{
  g_return_if_fail (CRUMB_IS_GAME (self));
  g_return_if_fail (n_moves <= crumb_journal_get_n_moves (self->journal));

  crumb_journal_state_after (self->journal, n_moves, state);
}

void
crumb_game_walk (CrumbGame *self, CrumbGameStep step, gpointer user_data)
{
  g_return_if_fail (CRUMB_IS_GAME (self));

  crumb_game_walk_to (self, crumb_journal_get_n_moves (self->journal), step, user_data);
}

void
crumb_game_walk_to (CrumbGame *self, guint n_moves, CrumbGameStep step, gpointer user_data)
{
  g_return_if_fail (CRUMB_IS_GAME (self));
  g_return_if_fail (n_moves <= crumb_journal_get_n_moves (self->journal));

  crumb_journal_walk (self->journal, n_moves, step, user_data);
}
