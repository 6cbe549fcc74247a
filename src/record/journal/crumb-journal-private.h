/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Shared by the files that implement the journal. */

#pragma once

#include "crumb-journal.h"

G_BEGIN_DECLS

/** No entry. */
#define CRUMB_NO_ENTRY G_MAXUINT
/** The state is remembered every so many moves, so that a journal full of undos still folds in linear time. */
#define CRUMB_MOVES_PER_CHECKPOINT 64

struct _CrumbJournal
{
  const CrumbGameKind *kind;
  GPtrArray *first_seats; /* CrumbSeat: at the start */
  GPtrArray *seats;       /* CrumbSeat: now */
  GArray *entries;        /* CrumbEntry */
  GArray *hashes;         /* CrumbHash: [n] covers the first n entries */
  GArray *positions;      /* guint: the index in the standing moves at which each entry acted */
  GArray *moves;          /* guint: the entries that supply the standing moves */
  GPtrArray *checkpoints; /* [n] is the state after n * CRUMB_MOVES_PER_CHECKPOINT of them */
  gpointer state;
  guint n_folded;                   /* how many moves the state includes */
  guint n_unchanged;                /* how many of them are unchanged in the list */
  GArray *renames[CRUMB_SEATS_MAX]; /* guint: the standing renames of each seat, the latest at the end */
  char *keyed[CRUMB_SEATS_MAX];     /* the names that keys were made of, since making one is slow */
  char *keys[CRUMB_SEATS_MAX];
  GArray *taps;                       /* guint: the first entry of each standing tap, the latest at the end */
  GArray *undone;                     /* guint: the first entry of each undone tap, the latest at the end */
  GArray *left;                       /* guint: those undone before a rename of all games, below the others */
  guint remarks[CRUMB_N_ENTRY_TYPES]; /* the last entry of each type that counts, or CRUMB_NO_ENTRY */
  guint cost;                         /* of CRUMB_JOURNAL_COST_MAX */
  gboolean unlimited;
};

static inline const CrumbEntry *
crumb_journal_entry_at (CrumbJournal *self, guint entry)
{
  return &g_array_index (self->entries, CrumbEntry, entry);
}

/** crumb_journal_find_standing: @move: (out): which standing move @entry supplies; FALSE when it supplies none. */
gboolean crumb_journal_find_standing (CrumbJournal *self, guint entry, guint *move);

/**
 * crumb_journal_fold: Computes the state, from the first change of the standing moves on.
 *
 * Returns: FALSE when the rules refuse a move; the state is then the one before it, number `n_folded`
 */
gboolean crumb_journal_fold (CrumbJournal *self, CrumbRefusal *refusal);

/** crumb_journal_tap_end: The entry after the tap that begins at @first. */
guint crumb_journal_tap_end (CrumbJournal *self, guint first);

/** crumb_journal_clear_undone: The new @tap leaves nothing to redo, unless it isn't of this game or redoes something. */
void crumb_journal_clear_undone (CrumbJournal *self, guint tap);

/** crumb_journal_names_fit: Whether the moves by which somebody new joins have a name, and those by which somebody comes
 * back have none. */
gboolean crumb_journal_names_fit (CrumbJournal *self);

/** crumb_journal_seats_now: (transfer full) (element-type CrumbSeat): the current seats, from the standing entries. */
GPtrArray *crumb_journal_seats_now (CrumbJournal *self);

G_END_DECLS
