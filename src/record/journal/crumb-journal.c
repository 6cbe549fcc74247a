/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Adds taps to a journal: each is applied and folded, or changes nothing. */

#include "crumb-journal-private.h"
#include "crumb-unknown-kind.h"

/* Moving entries in the list is this many times cheaper than folding a move. */
#define MOVES_PER_REFOLD 64
/* So is looking for a join among the moves. */
#define MOVES_PER_LOOK 16
/* What a correction costs beside that: the review compares each with those before it. */
#define COST_OF_CORRECTION 32
/* What it costs to see who sits where, and for how many bytes of a name its key costs 1 more. */
#define COST_OF_SEATS 8
#define BYTES_OF_NAME 4

/* Fields that old entries lack are hashed only when set, so that old hashes stay valid. */
static CrumbHash
hash_entry (const CrumbHash *before, const CrumbEntry *entry, const CrumbGameKind *kind)
{
  char dice[CRUMB_DICE_TEXT_MAX];
  g_autoptr (GString) text = g_string_new (NULL);

  if (entry->place != CRUMB_ENTRY_PLACE_END || entry->text != NULL)
    g_string_append_printf (text, "+%d\n%" G_GSIZE_FORMAT "\n%s\n", entry->place,
                            entry->text != NULL ? strlen (entry->text) : 0, entry->text != NULL ? entry->text : "");
  crumb_dice_format (&entry->move.dice, dice);
  g_string_append_printf (text, "%s\n%d\n%s\n%d\n%d\n%d\n%u\n%" G_GINT64_FORMAT "\n%s",
                          crumb_entry_get_word (entry, kind), entry->move.seat, dice, entry->move.amount,
                          entry->move.open, entry->joined, entry->of, entry->at, entry->why != NULL ? entry->why : "");
  return crumb_hash_text (before, text->str);
}

static gboolean
entry_concerns_seats (CrumbJournal *self, const CrumbEntry *entry)
{
  return entry->type == CRUMB_ENTRY_RENAME || crumb_entry_is_correction (entry) || entry->move.what == self->kind->join;
}

static gboolean
concerns_seats (CrumbJournal *self, guint first)
{
  guint end = crumb_journal_tap_end (self, first);

  for (guint n = first; n < end; n++)
    if (entry_concerns_seats (self, crumb_journal_entry_at (self, n)))
      return TRUE;
  return FALSE;
}

/* What inserting or removing this tap costs. Only single moves at the end are free. */
static guint64
cost_of_tap (CrumbJournal *self, guint first)
{
  guint n_moves = self->moves->len;
  guint end = crumb_journal_tap_end (self, first);
  guint64 n_corrections = 0;
  guint64 cost = end - first > 1 ? end - first : 0;

  for (guint n = first; n < end; n++)
    {
      const CrumbEntry *entry = crumb_journal_entry_at (self, n);

      n_corrections += crumb_entry_is_correction (entry);
      if (entry_concerns_seats (self, entry) && entry->text != NULL)
        cost += strlen (entry->text) / BYTES_OF_NAME;
    }
  if (n_corrections > 0)
    cost += n_moves + n_corrections * (COST_OF_CORRECTION + n_moves / MOVES_PER_REFOLD);
  if (concerns_seats (self, first))
    cost += COST_OF_SEATS + n_moves / MOVES_PER_LOOK;
  return cost;
}

/* Takes the cost from what is left for this game. */
static gboolean
charge (CrumbJournal *self, guint64 cost)
{
  if (cost > CRUMB_JOURNAL_COST_MAX - self->cost && !self->unlimited)
    return FALSE;
  self->cost += (guint) MIN (cost, CRUMB_JOURNAL_COST_MAX - self->cost);
  return TRUE;
}

/* (nullable): the renames that an entry is one of. We don't know how many seats an unknown game has. */
static GArray *
find_renames (CrumbJournal *self, const CrumbEntry *entry)
{
  return entry->type == CRUMB_ENTRY_RENAME && entry->move.seat < CRUMB_SEATS_MAX ? self->renames[entry->move.seat]
                                                                                 : NULL;
}

static void
insert (CrumbJournal *self, guint at, guint n)
{
  self->n_unchanged = MIN (self->n_unchanged, at);
  g_array_insert_val (self->moves, at, n);
}

static void
replace (CrumbJournal *self, guint at, guint n)
{
  self->n_unchanged = MIN (self->n_unchanged, at);
  g_array_index (self->moves, guint, at) = n;
}

static void
strike (CrumbJournal *self, guint at)
{
  self->n_unchanged = MIN (self->n_unchanged, at);
  g_array_remove_index (self->moves, at);
}

/* Applies one entry of a tap to the standing moves. */
static CrumbJournalVerdict
put_in (CrumbJournal *self, guint n)
{
  const CrumbEntry *entry = crumb_journal_entry_at (self, n);
  GArray *renames = find_renames (self, entry);
  guint at = self->moves->len;

  if (crumb_entry_has_of (entry) && !crumb_journal_find_standing (self, entry->of, &at))
    return CRUMB_JOURNAL_NOT_STANDING;

  g_array_index (self->positions, guint, n) = at;
  if (renames != NULL)
    g_array_append_val (renames, n);
  else if (entry->type == CRUMB_ENTRY_RENAME)
    return CRUMB_JOURNAL_TAKEN;
  else if (entry->type == CRUMB_ENTRY_STRIKE)
    strike (self, at);
  else if (entry->place == CRUMB_ENTRY_PLACE_INSTEAD)
    replace (self, at, n);
  else
    insert (self, at, n);
  return CRUMB_JOURNAL_TAKEN;
}

/* Reverts the entry that was applied last. */
static void
take_out (CrumbJournal *self, guint n)
{
  const CrumbEntry *entry = crumb_journal_entry_at (self, n);
  GArray *renames = find_renames (self, entry);
  guint at = g_array_index (self->positions, guint, n);

  if (renames != NULL)
    g_array_set_size (renames, renames->len - 1);
  else if (entry->type == CRUMB_ENTRY_RENAME)
    return;
  else if (entry->type == CRUMB_ENTRY_STRIKE)
    insert (self, at, entry->of);
  else if (entry->place == CRUMB_ENTRY_PLACE_INSTEAD)
    replace (self, at, entry->of);
  else
    strike (self, at);
}

/* Folds a state again that folded without a refusal before. */
static void
fold_again (CrumbJournal *self)
{
  CrumbRefusal refusal;
  gboolean fits = crumb_journal_fold (self, &refusal);

  g_return_if_fail (fits);
}

static CrumbJournalVerdict
fold (CrumbJournal *self, CrumbMisfit *misfit)
{
  if (crumb_journal_fold (self, &misfit->refusal))
    return CRUMB_JOURNAL_TAKEN;

  misfit->entry = crumb_journal_get_move_entry (self, self->n_folded);
  return CRUMB_JOURNAL_REFUSED;
}

/* (transfer none): the key of the name in that seat. */
static const char *
key_of_seat (CrumbJournal *self, guint seat, const char *name)
{
  if (g_set_str (&self->keyed[seat], name))
    {
      g_free (self->keys[seat]);
      self->keys[seat] = crumb_seat_exact_key (name);
    }
  return self->keys[seat];
}

static gboolean
has_name_twice (CrumbJournal *self, GPtrArray *seats)
{
  for (guint i = 0; i < seats->len; i++)
    {
      const char *key = key_of_seat (self, i, ((const CrumbSeat *) seats->pdata[i])->name);

      for (guint j = 0; j < i; j++)
        if (g_str_equal (key, self->keys[j]))
          return TRUE;
    }
  return FALSE;
}

/* Seats of an unknown kind aren't checked: we don't know who joined, and so who can be renamed. */
static CrumbJournalVerdict
seat_tap (CrumbJournal *self, guint first, CrumbMisfit *misfit)
{
  g_autoptr (GPtrArray) seats = crumb_journal_seats_now (self);
  guint end = crumb_journal_tap_end (self, first);
  gboolean known = self->kind != &crumb_unknown_kind;

  for (guint n = first; known && n < end; n++)
    if (crumb_journal_entry_at (self, n)->type == CRUMB_ENTRY_RENAME
        && crumb_journal_entry_at (self, n)->move.seat >= seats->len)
      {
        misfit->entry = n;
        return CRUMB_JOURNAL_NO_SEAT;
      }
  if (known && !crumb_journal_names_fit (self))
    return CRUMB_JOURNAL_BAD_TEXT;
  if (known && has_name_twice (self, seats))
    return CRUMB_JOURNAL_NAME_TAKEN;

  g_ptr_array_unref (self->seats);
  self->seats = g_steal_pointer (&seats);
  return CRUMB_JOURNAL_TAKEN;
}

static CrumbJournalVerdict
add_tap (CrumbJournal *self, guint first, CrumbMisfit *misfit)
{
  CrumbJournalVerdict verdict = CRUMB_JOURNAL_TAKEN;
  guint end = crumb_journal_tap_end (self, first);
  guint n = first;

  if (!charge (self, cost_of_tap (self, first)))
    return CRUMB_JOURNAL_TOO_MANY;

  for (; n < end && verdict == CRUMB_JOURNAL_TAKEN; n++)
    {
      misfit->entry = n;
      verdict = put_in (self, n);
    }
  if (verdict != CRUMB_JOURNAL_TAKEN)
    n--;
  if (verdict == CRUMB_JOURNAL_TAKEN)
    verdict = fold (self, misfit);
  if (verdict == CRUMB_JOURNAL_TAKEN && concerns_seats (self, first))
    verdict = seat_tap (self, first, misfit);

  if (verdict != CRUMB_JOURNAL_TAKEN)
    {
      while (n > first)
        take_out (self, --n);
      fold_again (self);
      return verdict;
    }

  crumb_journal_clear_undone (self, first);
  g_array_append_val (self->taps, first);
  return CRUMB_JOURNAL_TAKEN;
}

/* Moves the last tap of one list to the other. */
static void
hand_over (GArray *from, GArray *to, guint tap)
{
  g_array_set_size (from, from->len - 1);
  g_array_append_val (to, tap);
}

static void
see_who_sits (CrumbJournal *self, guint tap)
{
  if (!concerns_seats (self, tap))
    return;

  g_ptr_array_unref (self->seats);
  self->seats = crumb_journal_seats_now (self);
}

static CrumbJournalVerdict
add_undo (CrumbJournal *self, guint of)
{
  guint tap;

  if (!crumb_journal_can_undo (self, &tap))
    return CRUMB_JOURNAL_NOTHING_TO_UNDO;
  if (of != tap)
    return CRUMB_JOURNAL_NOT_THE_LAST;
  if (!charge (self, cost_of_tap (self, tap) + self->moves->len % CRUMB_MOVES_PER_CHECKPOINT + 1))
    return CRUMB_JOURNAL_TOO_MANY;

  for (guint n = crumb_journal_tap_end (self, tap); n > tap; n--)
    take_out (self, n - 1);
  fold_again (self);
  hand_over (self->taps, self->undone, tap);
  see_who_sits (self, tap);
  return CRUMB_JOURNAL_TAKEN;
}

static CrumbJournalVerdict
add_redo (CrumbJournal *self, guint of)
{
  guint tap;
  guint end;

  if (!crumb_journal_can_redo (self, &tap))
    return CRUMB_JOURNAL_NOTHING_TO_REDO;
  if (of != tap)
    return CRUMB_JOURNAL_NOT_THE_LAST;
  if (!charge (self, cost_of_tap (self, tap) + 1))
    return CRUMB_JOURNAL_TOO_MANY;

  end = crumb_journal_tap_end (self, tap);
  for (guint n = tap; n < end; n++)
    put_in (self, n);
  fold_again (self);
  hand_over (self->undone, self->taps, tap);
  see_who_sits (self, tap);
  return CRUMB_JOURNAL_TAKEN;
}

/* Checks everything that doesn't depend on the standing moves. */
static CrumbJournalVerdict
check_entries (CrumbJournal *self, const CrumbEntry *entries, guint n, guint *bad)
{
  for (*bad = 0; *bad < n; (*bad)++)
    {
      if (entries[*bad].joined != (*bad > 0))
        return CRUMB_JOURNAL_NOT_JOINED;
      if (n > 1 && !crumb_entry_is_tap (&entries[*bad]))
        return CRUMB_JOURNAL_NOT_JOINED;
      if (!crumb_entry_text_fits (&entries[*bad], self->kind))
        return CRUMB_JOURNAL_BAD_TEXT;
    }
  return CRUMB_JOURNAL_TAKEN;
}

static void
append_entries (CrumbJournal *self, const CrumbEntry *entries, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      CrumbEntry copy;
      CrumbHash hash = hash_entry (crumb_journal_get_hash (self, self->entries->len), &entries[i], self->kind);

      crumb_entry_copy_to (&entries[i], &copy);
      g_array_append_val (self->entries, copy);
      g_array_append_val (self->hashes, hash);
    }
  g_array_set_size (self->positions, self->entries->len);
}

static void
drop_entries (CrumbJournal *self, guint n_left)
{
  g_array_set_size (self->entries, n_left);
  g_array_set_size (self->hashes, n_left + 1);
  g_array_set_size (self->positions, n_left);
}

static CrumbJournalVerdict
work_in (CrumbJournal *self, guint first, CrumbMisfit *misfit)
{
  switch (crumb_journal_entry_at (self, first)->type)
    {
    case CRUMB_ENTRY_MOVE:
    case CRUMB_ENTRY_STRIKE:
    case CRUMB_ENTRY_RENAME:
      return add_tap (self, first, misfit);
    case CRUMB_ENTRY_UNDO:
      return add_undo (self, crumb_journal_entry_at (self, first)->of);
    case CRUMB_ENTRY_REDO:
      return add_redo (self, crumb_journal_entry_at (self, first)->of);
    case CRUMB_ENTRY_TITLE:
    case CRUMB_ENTRY_NOTE:
    case CRUMB_ENTRY_DATE:
    case CRUMB_ENTRY_PLACE:
      self->remarks[crumb_journal_entry_at (self, first)->type] = first;
      return CRUMB_JOURNAL_TAKEN;
    case CRUMB_N_ENTRY_TYPES:
    default:
      g_return_val_if_reached (CRUMB_JOURNAL_REFUSED);
    }
}

static CrumbJournal *
new_journal (const CrumbGameKind *kind, gpointer start, const CrumbHash *head)
{
  CrumbJournal *self = g_new0 (CrumbJournal, 1);

  self->kind = kind;
  self->first_seats = g_ptr_array_new_with_free_func ((GDestroyNotify) crumb_seat_free);
  self->entries = g_array_new (FALSE, TRUE, sizeof (CrumbEntry));
  g_array_set_clear_func (self->entries, (GDestroyNotify) crumb_entry_clear);
  self->hashes = g_array_new (FALSE, FALSE, sizeof (CrumbHash));
  g_array_append_vals (self->hashes, head, 1);
  self->positions = g_array_new (FALSE, TRUE, sizeof (guint));
  self->moves = g_array_new (FALSE, FALSE, sizeof (guint));
  self->checkpoints = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->checkpoints, start);
  self->state = g_memdup2 (start, kind->state_size);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    self->renames[seat] = g_array_new (FALSE, FALSE, sizeof (guint));
  self->taps = g_array_new (FALSE, FALSE, sizeof (guint));
  self->undone = g_array_new (FALSE, FALSE, sizeof (guint));
  self->left = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint type = 0; type < CRUMB_N_ENTRY_TYPES; type++)
    self->remarks[type] = CRUMB_NO_ENTRY;
  return self;
}

static void
seat_first (CrumbJournal *self, const CrumbSeat *const *seats, guint n_seats)
{
  for (guint i = 0; i < n_seats; i++)
    g_ptr_array_add (self->first_seats, crumb_seat_copy (seats[i]));
  self->seats = crumb_journal_seats_now (self);
}

CrumbJournal *
crumb_journal_new (const CrumbGameHead *head)
{
  g_autofree gpointer start = g_malloc0 (head->kind->state_size);
  CrumbHash hash = crumb_game_head_hash (head);
  CrumbJournal *self;

  if (!crumb_game_kind_start_with (head->kind, start, head->rules,
                                   head->sheet != NULL ? crumb_sheet_get_cards (head->sheet) : NULL, head->n_seats,
                                   head->first))
    return NULL;
  self = new_journal (head->kind, g_steal_pointer (&start), &hash);
  seat_first (self, (const CrumbSeat *const *) head->seats, head->n_seats);
  return self;
}

void
crumb_journal_free (CrumbJournal *self)
{
  g_array_unref (self->moves);
  g_ptr_array_unref (self->checkpoints);
  g_free (self->state);
  g_ptr_array_unref (self->first_seats);
  g_ptr_array_unref (self->seats);
  g_array_unref (self->entries);
  g_array_unref (self->hashes);
  g_array_unref (self->positions);
  for (guint seat = 0; seat < CRUMB_SEATS_MAX; seat++)
    {
      g_array_unref (self->renames[seat]);
      g_free (self->keyed[seat]);
      g_free (self->keys[seat]);
    }
  g_array_unref (self->taps);
  g_array_unref (self->undone);
  g_array_unref (self->left);
  g_free (self);
}

void
crumb_journal_set_limited (CrumbJournal *self, gboolean limited)
{
  self->unlimited = !limited;
}

gboolean
crumb_journal_equal (CrumbJournal *self, CrumbJournal *other)
{
  guint n = crumb_journal_get_n_entries (self);

  return n == crumb_journal_get_n_entries (other)
         && crumb_hash_equal (crumb_journal_get_hash (self, n), crumb_journal_get_hash (other, n));
}

CrumbJournal *
crumb_journal_first_part (CrumbJournal *self, guint n_entries)
{
  CrumbJournal *part = new_journal (self->kind, g_memdup2 (crumb_journal_get_start (self), self->kind->state_size),
                                    crumb_journal_get_hash (self, 0));
  CrumbMisfit misfit;

  part->unlimited = TRUE;
  seat_first (part, (const CrumbSeat *const *) self->first_seats->pdata, self->first_seats->len);
  crumb_journal_add_all (part, (const CrumbEntry *) self->entries->data, n_entries, &misfit);
  part->unlimited = self->unlimited;
  return part;
}

guint
crumb_journal_tap_length (const CrumbEntry *entries, guint n)
{
  guint length = 1;

  while (length < n && entries[length].joined)
    length++;
  return length;
}

guint
crumb_journal_tap_end (CrumbJournal *self, guint first)
{
  return first + crumb_journal_tap_length (crumb_journal_entry_at (self, first), self->entries->len - first);
}

CrumbJournalVerdict
crumb_journal_add (CrumbJournal *self, const CrumbEntry *entries, guint n, CrumbMisfit *misfit)
{
  CrumbJournalVerdict verdict;
  guint first = self->entries->len;
  guint bad;

  *misfit = (CrumbMisfit) { .entry = first, .refusal = { .seat = CRUMB_NO_SEAT, .other = CRUMB_NO_SEAT } };
  verdict = check_entries (self, entries, n, &bad);
  if (verdict != CRUMB_JOURNAL_TAKEN)
    {
      misfit->entry += bad;
      return verdict;
    }

  append_entries (self, entries, n);
  verdict = work_in (self, first, misfit);
  if (verdict != CRUMB_JOURNAL_TAKEN)
    drop_entries (self, first);
  return verdict;
}

CrumbJournalVerdict
crumb_journal_add_all (CrumbJournal *self, const CrumbEntry *entries, guint n, CrumbMisfit *misfit)
{
  CrumbJournalVerdict verdict = CRUMB_JOURNAL_TAKEN;

  for (guint i = 0; i < n && verdict == CRUMB_JOURNAL_TAKEN;)
    {
      guint length = crumb_journal_tap_length (&entries[i], n - i);

      verdict = crumb_journal_add (self, &entries[i], length, misfit);
      i += length;
    }
  return verdict;
}
