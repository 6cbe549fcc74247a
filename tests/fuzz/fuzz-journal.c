/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Journals, built from the bytes entry by entry rather than parsed, so that most bytes say something. A refused tap
 * must change nothing, and what was taken must be taken again all at once and give the same game. */

#include "fuzz.h"

#include "record/journal/crumb-journal.h"

#include <string.h>

#define ENTRIES_MAX 300
/* Most taps are one entry; a correction or an overrule is a few. */
#define TAP_MAX 4

static const char *const texts[] = { "Ann", "Sue", "李", "Zoë", "", "Kai\nLea", "=1+1" };

typedef struct
{
  const guint8 *at;
  gsize left;
} Bytes;

void
fuzz_begin (const char *target)
{
}

static guint
take (Bytes *bytes, guint below)
{
  if (bytes->left == 0)
    return 0;
  bytes->left--;
  return *bytes->at++ % below;
}

static CrumbDice
take_dice (Bytes *bytes)
{
  CrumbDice dice = { 0 };
  guint n = take (bytes, 9);

  for (guint i = 0; i < n; i++)
    {
      guint shown = take (bytes, 64);

      crumb_dice_add (&dice, (CrumbDie) { .face = (guint8) (shown % 8), .colour = (guint8) (shown / 8 % 4) });
    }
  return dice;
}

static CrumbEntry
take_entry (Bytes *bytes, const CrumbGameKind *kind, guint n_entries)
{
  guint what = take (bytes, 16);
  CrumbEntry entry = { .type = what < CRUMB_N_ENTRY_TYPES ? (CrumbEntryType) what : CRUMB_ENTRY_MOVE, .at = n_entries };

  entry.move.seat = (guint8) take (bytes, CRUMB_SEATS_MAX + 1);
  if (entry.move.seat == CRUMB_SEATS_MAX)
    entry.move.seat = CRUMB_NO_SEAT;
  if (entry.type == CRUMB_ENTRY_MOVE)
    {
      guint how = take (bytes, 32);

      entry.move.what = (guint8) take (bytes, kind->n_moves);
      entry.move.open = how % 2 == 1;
      entry.place = how >= 28 ? (CrumbEntryPlace) (how % CRUMB_N_ENTRY_PLACES) : CRUMB_ENTRY_PLACE_END;
      entry.joined = how >= 24 && how < 30;
      entry.move.amount = (gint16) ((int) take (bytes, 256) - 16);
      entry.move.dice = take_dice (bytes);
    }
  if (crumb_entry_has_of (&entry))
    entry.of = n_entries - MIN (n_entries, take (bytes, 32));
  if (entry.type >= CRUMB_ENTRY_RENAME || (entry.type == CRUMB_ENTRY_MOVE && entry.move.what == kind->join))
    entry.text = (char *) texts[take (bytes, G_N_ELEMENTS (texts))];
  return entry;
}

static CrumbGameHead *
take_head (Bytes *bytes)
{
  guint n_kinds = 0;
  CrumbGameHead *head;
  char rules[CRUMB_RULES_TEXT_MAX];

  while (crumb_game_kinds[n_kinds] != NULL)
    n_kinds++;
  head = crumb_game_head_new (crumb_game_kinds[take (bytes, n_kinds)]->id);
  g_assert_true (crumb_game_kind_normalise (head->kind, "", rules));
  head->id = g_strdup ("00000000-0000-4000-8000-000000000000");
  head->rules = g_strdup (rules);
  head->n_seats = head->kind->seats_min + take (bytes, head->kind->seats_max - head->kind->seats_min + 1);
  head->first = take (bytes, head->n_seats);
  for (guint seat = 0; seat < head->n_seats; seat++)
    {
      g_autofree char *name = g_strdup_printf ("Player %u", seat);

      head->seats[seat] = crumb_seat_new (name, (CrumbColour) seat);
    }
  return head;
}

/* What can be asked of a game at any time must have an answer that holds together. */
static void
check_state (const CrumbGameKind *kind, CrumbJournal *journal)
{
  gconstpointer state = crumb_journal_get_state (journal);
  guint n_seats = crumb_scores_of (state)->n_seats;
  guint of;

  g_assert_cmpuint (n_seats, ==, crumb_journal_get_n_seats (journal));
  g_assert_cmpuint (crumb_scores_of (state)->playing >> n_seats, ==, 0);
  g_assert_cmpuint (crumb_scores_of (state)->leaders & ~crumb_scores_of (state)->playing, ==, 0);
  g_assert_cmpuint (crumb_scores_of (state)->winners & ~crumb_scores_of (state)->playing, ==, 0);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      int total = crumb_scores_of (state)->brought[seat];

      for (guint round = 0; round < crumb_scores_of (state)->n_rounds; round++)
        total += crumb_scores_of (state)->points[round][seat];
      g_assert_cmpint (total, ==, crumb_scores_of (state)->totals[seat]);
    }
  if (crumb_journal_can_undo (journal, &of))
    g_assert_cmpuint (of, <, crumb_journal_get_n_entries (journal));
}

/* Adds one tap; a refused one must leave no trace. */
static void
add_tap (CrumbJournal *journal, const CrumbGameKind *kind, const CrumbEntry *tap, guint n)
{
  guint n_before = crumb_journal_get_n_entries (journal);
  CrumbHash hash = *crumb_journal_get_hash (journal, n_before);
  g_autofree gpointer state = g_memdup2 (crumb_journal_get_state (journal), kind->state_size);
  CrumbMisfit misfit;

  if (crumb_journal_add (journal, tap, n, &misfit) == CRUMB_JOURNAL_TAKEN)
    {
      g_assert_cmpuint (crumb_journal_get_n_entries (journal), ==, n_before + n);
      check_state (kind, journal);
      return;
    }
  g_assert_cmpuint (crumb_journal_get_n_entries (journal), ==, n_before);
  g_assert_cmpmem (crumb_journal_get_hash (journal, n_before), sizeof hash, &hash, sizeof hash);
  g_assert_cmpmem (crumb_journal_get_state (journal), kind->state_size, state, kind->state_size);
}

static void
check_again (const CrumbGameHead *head, CrumbJournal *journal)
{
  g_autoptr (CrumbJournal) again = crumb_journal_new (head);
  guint n = crumb_journal_get_n_entries (journal);
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (CrumbEntry));
  CrumbMisfit misfit;

  for (guint i = 0; i < n; i++)
    g_array_append_vals (entries, crumb_journal_get_entry (journal, i), 1);
  g_assert_cmpint (crumb_journal_add_all (again, (const CrumbEntry *) (gpointer) entries->data, n, &misfit), ==,
                   CRUMB_JOURNAL_TAKEN);
  g_assert_cmpmem (crumb_journal_get_hash (again, n), sizeof (CrumbHash), crumb_journal_get_hash (journal, n),
                   sizeof (CrumbHash));
  g_assert_cmpmem (crumb_journal_get_state (again), head->kind->state_size, crumb_journal_get_state (journal),
                   head->kind->state_size);
}

void
fuzz_input (const guint8 *input, gsize length)
{
  Bytes bytes = { input, length };
  CrumbGameHead *head = take_head (&bytes);
  g_autoptr (CrumbJournal) journal = crumb_journal_new (head);

  g_assert_nonnull (journal);
  while (bytes.left > 0 && crumb_journal_get_n_entries (journal) < ENTRIES_MAX)
    {
      CrumbEntry tap[TAP_MAX];
      guint n_entries = crumb_journal_get_n_entries (journal);

      for (guint i = 0; i < TAP_MAX; i++)
        tap[i] = take_entry (&bytes, head->kind, n_entries + i);
      /* Only the entries of the first tap; the rest is for bytes to come. */
      tap[0].joined = FALSE;
      add_tap (journal, head->kind, tap, crumb_journal_tap_length (tap, TAP_MAX));
    }
  check_again (head, journal);
  crumb_game_head_free (head);
}
