/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the files that make up the journal share. */

#pragma once

#include "crumb-journal.h"
#include "crumb-standing.h"

G_BEGIN_DECLS

/** Stands for an entry that there is none of. */
#define CRUMB_NO_ENTRY G_MAXUINT

struct _CrumbJournal
{
  const CrumbGameKind *kind;
  GPtrArray *first_seats; /* CrumbSeat: as the game began */
  GPtrArray *seats;       /* CrumbSeat: as they are now */
  GArray *entries;        /* CrumbEntry */
  GArray *hashes;         /* CrumbHash: [n] is that of the first n entries */
  GArray *positions;      /* guint: where among the standing moves each entry did its work */
  CrumbStanding *standing;
  GArray *renames; /* guint: the entries that rename, and stand */
  GArray *taps;    /* guint: the first entry of each tap that stands, the last one at the end */
  GArray *undone;  /* guint: the same of those taken back */
  guint title;
  guint note;
  guint refolds; /* of CRUMB_JOURNAL_REFOLDS_MAX */
};

static inline const CrumbEntry *
crumb_journal_entry_at (CrumbJournal *self, guint entry)
{
  return &g_array_index (self->entries, CrumbEntry, entry);
}

/** crumb_journal_tap_end: The entry after those of the tap that begins at @first. */
guint crumb_journal_tap_end (CrumbJournal *self, guint first);

/** crumb_journal_seats_now: (transfer full) (element-type CrumbSeat): who sits there, from what stands. */
GPtrArray *crumb_journal_seats_now (CrumbJournal *self);

G_END_DECLS
