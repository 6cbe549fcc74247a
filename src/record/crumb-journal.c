/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A game's journal in memory: every entry, the moves that stand, and the state they lead to. */

#include "crumb-journal.h"

#include <string.h>

/* A state is set aside after so many standing moves, so that a journal full of undos still folds in linear time. */
#define MOVES_PER_CHECKPOINT 64

struct _CrumbJournal
{
  const CrumbGameKind *kind;
  GArray *entries;        /* CrumbEntry */
  GArray *hashes;         /* CrumbHash: [n] is that of the first n entries */
  GArray *standing;       /* guint: the entries whose moves stand */
  GArray *undone;         /* guint: the first entry of each tap taken back, the last one at the end */
  GPtrArray *checkpoints; /* [n] is the state after n * MOVES_PER_CHECKPOINT standing moves */
  gpointer state;
};

static const CrumbEntry *
entry_at (CrumbJournal *self,
          guint         entry)
{
  return &g_array_index (self->entries, CrumbEntry, entry);
}

static CrumbHash
hash_entry (const CrumbHash     *before,
            const CrumbEntry    *entry,
            const CrumbGameKind *kind)
{
  char dice[CRUMB_DICE_TEXT_MAX];
  g_autofree char *text = NULL;

  crumb_dice_format (&entry->move.dice, dice);
  text = g_strdup_printf ("%s\n%d\n%s\n%d\n%d\n%d\n%u\n%" G_GINT64_FORMAT "\n%s",
                          crumb_entry_get_word (entry, kind), entry->move.seat, dice, entry->move.amount,
                          entry->move.open, entry->joined, entry->of, entry->at,
                          entry->why != NULL ? entry->why : "");
  return crumb_hash_text (before, text);
}

static void
push_standing (CrumbJournal *self,
               guint         entry)
{
  g_array_append_val (self->standing, entry);
  if (self->standing->len % MOVES_PER_CHECKPOINT == 0)
    g_ptr_array_add (self->checkpoints, g_memdup2 (self->state, self->kind->state_size));
}

/* Folds a move that was taken once before, in this very state. */
static void
fold_again (CrumbJournal *self,
            guint         entry)
{
  CrumbRefusal refusal;
  gboolean taken = self->kind->apply (self->state, &entry_at (self, entry)->move, &refusal);

  g_return_if_fail (taken);
}

static void
fold_first_moves (CrumbJournal *self,
                  guint         n_moves)
{
  guint checkpoint = n_moves / MOVES_PER_CHECKPOINT;

  g_array_set_size (self->standing, n_moves);
  g_ptr_array_set_size (self->checkpoints, (int) checkpoint + 1);
  memcpy (self->state, self->checkpoints->pdata[checkpoint], self->kind->state_size);
  for (guint i = checkpoint * MOVES_PER_CHECKPOINT; i < n_moves; i++)
    fold_again (self, g_array_index (self->standing, guint, i));
}

static gboolean
can_be_joined (CrumbJournal     *self,
               const CrumbEntry *entry)
{
  guint n = self->entries->len;

  return entry->type == CRUMB_ENTRY_MOVE && n > 0 && entry_at (self, n - 1)->type == CRUMB_ENTRY_MOVE;
}

static CrumbJournalVerdict
add_move (CrumbJournal     *self,
          const CrumbEntry *entry,
          CrumbRefusal     *refusal)
{
  if (!self->kind->apply (self->state, &entry->move, refusal))
    return CRUMB_JOURNAL_REFUSED;

  push_standing (self, self->entries->len);
  g_array_set_size (self->undone, 0);
  return CRUMB_JOURNAL_TAKEN;
}

/* How many moves stand before the last tap. */
static guint
moves_before_last_tap (CrumbJournal *self)
{
  guint n_moves = self->standing->len;

  do
    n_moves--;
  while (entry_at (self, g_array_index (self->standing, guint, n_moves))->joined);

  return n_moves;
}

static CrumbJournalVerdict
add_undo (CrumbJournal     *self,
          const CrumbEntry *entry)
{
  guint of;

  if (!crumb_journal_can_undo (self, &of))
    return CRUMB_JOURNAL_NOTHING_TO_UNDO;
  if (entry->of != of)
    return CRUMB_JOURNAL_NOT_THE_LAST;

  fold_first_moves (self, moves_before_last_tap (self));
  g_array_append_val (self->undone, of);
  return CRUMB_JOURNAL_TAKEN;
}

static CrumbJournalVerdict
add_redo (CrumbJournal     *self,
          const CrumbEntry *entry)
{
  guint of;

  if (!crumb_journal_can_redo (self, &of))
    return CRUMB_JOURNAL_NOTHING_TO_REDO;
  if (entry->of != of)
    return CRUMB_JOURNAL_NOT_THE_LAST;

  g_array_set_size (self->undone, self->undone->len - 1);
  do
    {
      fold_again (self, of);
      push_standing (self, of);
      of++;
    }
  while (entry_at (self, of)->joined);
  return CRUMB_JOURNAL_TAKEN;
}

static CrumbJournal *
new_journal (const CrumbGameKind *kind,
             gpointer             start,
             const CrumbHash     *head)
{
  CrumbJournal *self = g_new0 (CrumbJournal, 1);

  self->kind = kind;
  self->entries = g_array_new (FALSE, TRUE, sizeof (CrumbEntry));
  g_array_set_clear_func (self->entries, (GDestroyNotify) crumb_entry_clear);
  self->hashes = g_array_new (FALSE, FALSE, sizeof (CrumbHash));
  g_array_append_vals (self->hashes, head, 1);
  self->standing = g_array_new (FALSE, FALSE, sizeof (guint));
  self->undone = g_array_new (FALSE, FALSE, sizeof (guint));
  self->checkpoints = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->checkpoints, start);
  self->state = g_memdup2 (start, kind->state_size);
  return self;
}

CrumbJournal *
crumb_journal_new (const CrumbGameHead *head)
{
  g_autofree gpointer start = g_malloc0 (head->kind->state_size);
  CrumbHash hash = crumb_game_head_hash (head);

  if (!head->kind->start (start, head->rules, head->n_seats, head->first))
    return NULL;
  return new_journal (head->kind, g_steal_pointer (&start), &hash);
}

void
crumb_journal_free (CrumbJournal *self)
{
  g_array_unref (self->entries);
  g_array_unref (self->hashes);
  g_array_unref (self->standing);
  g_array_unref (self->undone);
  g_ptr_array_unref (self->checkpoints);
  g_free (self->state);
  g_free (self);
}

CrumbJournal *
crumb_journal_first_part (CrumbJournal *self,
                          guint         n_entries)
{
  CrumbJournal *part = new_journal (self->kind,
                                    g_memdup2 (self->checkpoints->pdata[0], self->kind->state_size),
                                    crumb_journal_get_hash (self, 0));
  CrumbRefusal refusal;

  for (guint i = 0; i < n_entries; i++)
    crumb_journal_add (part, entry_at (self, i), &refusal);
  return part;
}

CrumbJournalVerdict
crumb_journal_add (CrumbJournal     *self,
                   const CrumbEntry *entry,
                   CrumbRefusal     *refusal)
{
  CrumbJournalVerdict verdict;
  CrumbEntry copy = *entry;
  CrumbHash hash = hash_entry (crumb_journal_get_hash (self, self->entries->len), entry, self->kind);

  *refusal = (CrumbRefusal) { .seat = CRUMB_NO_SEAT, .other = CRUMB_NO_SEAT };
  if (entry->joined && !can_be_joined (self, entry))
    return CRUMB_JOURNAL_NOT_JOINED;

  switch (entry->type)
    {
    case CRUMB_ENTRY_MOVE:
      verdict = add_move (self, entry, refusal);
      break;
    case CRUMB_ENTRY_UNDO:
      verdict = add_undo (self, entry);
      break;
    case CRUMB_ENTRY_REDO:
      verdict = add_redo (self, entry);
      break;
    default:
      g_return_val_if_reached (CRUMB_JOURNAL_REFUSED);
    }

  if (verdict == CRUMB_JOURNAL_TAKEN)
    {
      copy.why = g_strdup (entry->why);
      g_array_append_val (self->entries, copy);
      g_array_append_val (self->hashes, hash);
    }
  return verdict;
}

guint
crumb_journal_get_n_entries (CrumbJournal *self)
{
  return self->entries->len;
}

const CrumbEntry *
crumb_journal_get_entry (CrumbJournal *self,
                         guint         entry)
{
  g_return_val_if_fail (entry < self->entries->len, NULL);

  return entry_at (self, entry);
}

const CrumbHash *
crumb_journal_get_hash (CrumbJournal *self,
                        guint         n_entries)
{
  g_return_val_if_fail (n_entries < self->hashes->len, NULL);

  return &g_array_index (self->hashes, CrumbHash, n_entries);
}

guint
crumb_journal_get_n_moves (CrumbJournal *self)
{
  return self->standing->len;
}

const CrumbMove *
crumb_journal_get_move (CrumbJournal *self,
                        guint         move)
{
  g_return_val_if_fail (move < self->standing->len, NULL);

  return &entry_at (self, g_array_index (self->standing, guint, move))->move;
}

const char *
crumb_journal_get_why (CrumbJournal *self,
                       guint         move)
{
  g_return_val_if_fail (move < self->standing->len, NULL);

  return entry_at (self, g_array_index (self->standing, guint, move))->why;
}

gconstpointer
crumb_journal_get_state (CrumbJournal *self)
{
  return self->state;
}

gconstpointer
crumb_journal_get_start (CrumbJournal *self)
{
  return self->checkpoints->pdata[0];
}

gboolean
crumb_journal_can_undo (CrumbJournal *self,
                        guint        *of)
{
  if (self->standing->len == 0)
    return FALSE;

  *of = g_array_index (self->standing, guint, moves_before_last_tap (self));
  return TRUE;
}

gboolean
crumb_journal_can_redo (CrumbJournal *self,
                        guint        *of)
{
  if (self->undone->len == 0)
    return FALSE;

  *of = g_array_index (self->undone, guint, self->undone->len - 1);
  return TRUE;
}
