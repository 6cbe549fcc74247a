/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A working copy of a game's moves, and the entries that apply its changes to the game. */

#include "crumb-correction.h"

#include "crumb-game-private.h"

#include <glib/gi18n.h>

/*
 * was, source: the standing move in the game and its index, or CRUMB_CORRECTION_ADDED. Sources always ascend. round: that
 * of the game as it stands; what is added is of the round of the move before it.
 */
typedef struct
{
  CrumbMove move;
  CrumbMove was;
  guint source;
  guint round;
} Item;

struct _CrumbCorrection
{
  CrumbGame *game;
  CrumbHash made_of;  /* the game's last hash when the copy was made */
  GArray *items;      /* Item */
  GPtrArray *history; /* GArray of Item: before each change, the latest at the end */

  gboolean folded;
  gpointer state;
  guint misfit;
  CrumbRefusal refusal;
};

static const CrumbHash *
last_hash (CrumbGame *game)
{
  return crumb_journal_get_hash (crumb_game_get_journal (game), crumb_game_get_n_entries (game));
}

static Item *
item_at (CrumbCorrection *self, guint index)
{
  return &g_array_index (self->items, Item, index);
}

static void
begin_change (CrumbCorrection *self)
{
  g_ptr_array_add (self->history, g_array_copy (self->items));
  self->folded = FALSE;
}

static void
fold (CrumbCorrection *self)
{
  if (!self->folded)
    crumb_correction_walk (self, NULL, NULL);
}

static void
add_standing (gconstpointer before, const CrumbMove *move, gconstpointer after, gpointer user_data)
{
  CrumbCorrection *self = user_data;
  Item item = {
    .move = *move,
    .was = *move,
    .source = self->items->len,
    .round = crumb_scores_of (before)->round,
  };

  g_array_append_val (self->items, item);
}

CrumbCorrection *
crumb_correction_new (CrumbGame *game)
{
  CrumbCorrection *self;

  g_return_val_if_fail (CRUMB_IS_GAME (game), NULL);

  self = g_new0 (CrumbCorrection, 1);
  self->game = g_object_ref (game);
  self->made_of = *last_hash (game);
  self->items = g_array_new (FALSE, FALSE, sizeof (Item));
  self->history = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self->state = g_malloc0 (crumb_game_get_kind (game)->state_size);
  crumb_game_walk (game, add_standing, self);
  return self;
}

void
crumb_correction_free (CrumbCorrection *self)
{
  g_clear_object (&self->game);
  g_array_unref (self->items);
  g_ptr_array_unref (self->history);
  g_free (self->state);
  g_free (self);
}

CrumbGame *
crumb_correction_get_game (CrumbCorrection *self)
{
  return self->game;
}

guint
crumb_correction_get_n_moves (CrumbCorrection *self)
{
  return self->items->len;
}

const CrumbMove *
crumb_correction_get_move (CrumbCorrection *self, guint index)
{
  g_return_val_if_fail (index < self->items->len, NULL);

  return &item_at (self, index)->move;
}

gboolean
crumb_correction_is_changed (CrumbCorrection *self, guint index)
{
  const Item *item;

  g_return_val_if_fail (index < self->items->len, FALSE);

  item = item_at (self, index);
  return item->source == CRUMB_CORRECTION_ADDED || !crumb_move_equal (&item->move, &item->was);
}

guint
crumb_correction_get_source (CrumbCorrection *self, guint index)
{
  g_return_val_if_fail (index < self->items->len, CRUMB_CORRECTION_ADDED);

  return item_at (self, index)->source;
}

guint
crumb_correction_get_first (CrumbCorrection *self, guint index)
{
  const CrumbMove *move;

  g_return_val_if_fail (index < self->items->len, index);

  move = &item_at (self, index)->move;
  for (; index > 0; index--)
    {
      const CrumbMove *before = &item_at (self, index - 1)->move;

      if (!before->open || before->what != move->what || before->seat != move->seat)
        break;
    }
  return index;
}

void
crumb_correction_replace (CrumbCorrection *self, guint index, const CrumbMove *move)
{
  g_return_if_fail (index < self->items->len);

  begin_change (self);
  item_at (self, index)->move = *move;
}

/* The move at @index, or the overrule before it. */
static guint
with_overrule (CrumbCorrection *self, guint index)
{
  guint8 overrule = crumb_game_get_kind (self->game)->overrule;

  if (index > 0 && item_at (self, index)->move.what != overrule && item_at (self, index - 1)->move.what == overrule)
    index--;
  return index;
}

void
crumb_correction_replace_all (CrumbCorrection *self, guint from, guint to, const CrumbMove moves[], guint n)
{
  Item item = { .source = CRUMB_CORRECTION_ADDED };

  g_return_if_fail (from <= to && to <= self->items->len);

  if (self->items->len > 0)
    item.round = item_at (self, from > 0 ? from - 1 : 0)->round;
  if (from < to)
    item.round = item_at (self, from)->round;
  begin_change (self);
  if (from < to)
    g_array_remove_range (self->items, from, to - from);
  for (guint i = 0; i < n; i++)
    {
      item.move = moves[i];
      g_array_insert_val (self->items, from + i, item);
    }
}

guint
crumb_correction_strike (CrumbCorrection *self, guint index)
{
  guint first;

  g_return_val_if_fail (index < self->items->len, index);

  first = with_overrule (self, crumb_correction_get_first (self, index));
  crumb_correction_replace_all (self, first, index + 1, NULL, 0);
  return first;
}

void
crumb_correction_insert (CrumbCorrection *self, guint before, const CrumbMove *move)
{
  crumb_correction_replace_all (self, before, before, move, 1);
}

void
crumb_correction_find_round (CrumbCorrection *self, guint index, guint *from, guint *to)
{
  guint round;

  g_return_if_fail (index < self->items->len);

  round = item_at (self, index)->round;
  for (*from = index; *from > 0 && item_at (self, *from - 1)->round == round;)
    --*from;
  for (*to = index + 1; *to < self->items->len && item_at (self, *to)->round == round;)
    ++*to;
}

void
crumb_correction_cut (CrumbCorrection *self, guint index, guint to)
{
  g_return_if_fail (index < to && to <= self->items->len);

  crumb_correction_replace_all (self, with_overrule (self, index), to, NULL, 0);
}

void
crumb_correction_play_on (CrumbCorrection *self, guint index)
{
  const CrumbGameKind *kind = crumb_game_get_kind (self->game);
  CrumbMove play_on = { .what = kind->play_on, .seat = CRUMB_NO_SEAT };
  Item end = { .move = { .what = kind->end, .seat = CRUMB_NO_SEAT }, .source = CRUMB_CORRECTION_ADDED };

  g_return_if_fail (index < self->items->len);
  g_return_if_fail (kind->play_on != CRUMB_NO_MOVE);

  crumb_correction_insert (self, index, &play_on);
  if (crumb_scores_of (crumb_game_get_state (self->game))->over && crumb_correction_check (self, NULL, NULL)
      && !crumb_scores_of (self->state)->over)
    {
      end.round = item_at (self, self->items->len - 1)->round;
      g_array_append_val (self->items, end);
      self->folded = FALSE;
    }
}

void
crumb_correction_insist (CrumbCorrection *self, guint index)
{
  CrumbMove overrule = { .what = crumb_game_get_kind (self->game)->overrule, .seat = CRUMB_NO_SEAT };

  g_return_if_fail (index < self->items->len);

  crumb_correction_insert (self, index, &overrule);
}

guint
crumb_correction_get_n_changes (CrumbCorrection *self)
{
  return self->history->len;
}

void
crumb_correction_undo (CrumbCorrection *self, guint n_changes)
{
  g_return_if_fail (n_changes <= self->history->len);

  while (self->history->len > n_changes)
    {
      g_array_unref (self->items);
      self->items = g_ptr_array_steal_index (self->history, self->history->len - 1);
      self->folded = FALSE;
    }
}

gboolean
crumb_correction_check (CrumbCorrection *self, guint *misfit, CrumbRefusal *refusal)
{
  fold (self);
  if (misfit != NULL)
    *misfit = self->misfit;
  if (refusal != NULL)
    *refusal = self->refusal;
  return self->misfit == self->items->len;
}

gconstpointer
crumb_correction_get_state (CrumbCorrection *self)
{
  fold (self);
  return self->state;
}

void
crumb_correction_walk (CrumbCorrection *self, CrumbGameStep step, gpointer user_data)
{
  const CrumbGameKind *kind = crumb_game_get_kind (self->game);
  gconstpointer start = crumb_journal_get_start (crumb_game_get_journal (self->game));
  g_autofree gpointer before = g_memdup2 (start, kind->state_size);

  memcpy (self->state, start, kind->state_size);
  self->refusal = (CrumbRefusal) { .seat = CRUMB_NO_SEAT, .other = CRUMB_NO_SEAT };
  for (self->misfit = 0; self->misfit < self->items->len; self->misfit++)
    {
      const CrumbMove *move = &item_at (self, self->misfit)->move;

      if (!kind->apply (self->state, move, &self->refusal))
        break;
      if (step != NULL)
        step (before, move, self->state, user_data);
      memcpy (before, self->state, kind->state_size);
    }
  self->folded = TRUE;
}

static void
add_strikes (CrumbCorrection *self, GArray *entries, guint from, guint to)
{
  for (guint source = from; source < to; source++)
    {
      CrumbEntry entry = {
        .type = CRUMB_ENTRY_STRIKE,
        .move.seat = CRUMB_NO_SEAT,
        .of = crumb_game_get_move_entry (self->game, source),
      };

      g_array_append_val (entries, entry);
    }
}

/* Finds the next unremoved move, which insertions go before; FALSE when there is none. */
static gboolean
find_next_that_stays (CrumbCorrection *self, guint index, guint *entry)
{
  for (; index < self->items->len; index++)
    if (item_at (self, index)->source != CRUMB_CORRECTION_ADDED)
      {
        *entry = crumb_game_get_move_entry (self->game, item_at (self, index)->source);
        return TRUE;
      }
  return FALSE;
}

/* (nullable): The current name of a player who joined, since a rename before the corrected entry isn't about it. */
static char *
name_of_joined (CrumbCorrection *self, const Item *item)
{
  guint8 join = crumb_game_get_kind (self->game)->join;
  gboolean joined = item->source != CRUMB_CORRECTION_ADDED && item->was.what == join && item->move.what == join;
  guint entry = joined ? crumb_game_get_move_entry (self->game, item->source) : 0;

  return joined && crumb_game_get_entry (self->game, entry)->text != NULL
             ? g_strdup (crumb_game_get_seat (self->game, item->was.seat)->name)
             : NULL;
}

static void
add_move (CrumbCorrection *self, GArray *entries, guint index)
{
  const Item *item = item_at (self, index);
  CrumbEntry entry = { .type = CRUMB_ENTRY_MOVE, .move = item->move, .text = name_of_joined (self, item) };

  if (item->source == CRUMB_CORRECTION_ADDED)
    entry.place = find_next_that_stays (self, index, &entry.of) ? CRUMB_ENTRY_PLACE_BEFORE : CRUMB_ENTRY_PLACE_END;
  else
    {
      entry.place = CRUMB_ENTRY_PLACE_INSTEAD;
      entry.of = crumb_game_get_move_entry (self->game, item->source);
    }
  g_array_append_val (entries, entry);
}

/* (element-type CrumbEntry): one tap that changes the game's moves into those of the copy. */
static GArray *
make_entries (CrumbCorrection *self, const char *why)
{
  GArray *entries = g_array_new (FALSE, TRUE, sizeof (CrumbEntry));
  gint64 now = g_get_real_time ();
  guint next = 0;

  g_array_set_clear_func (entries, (GDestroyNotify) crumb_entry_clear);
  for (guint i = 0; i < self->items->len; i++)
    {
      guint source = item_at (self, i)->source;

      if (source != CRUMB_CORRECTION_ADDED)
        {
          add_strikes (self, entries, next, source);
          next = source + 1;
        }
      if (crumb_correction_is_changed (self, i))
        add_move (self, entries, i);
    }
  add_strikes (self, entries, next, crumb_game_get_n_moves (self->game));

  for (guint i = 0; i < entries->len; i++)
    {
      g_array_index (entries, CrumbEntry, i).at = now;
      g_array_index (entries, CrumbEntry, i).joined = i > 0;
    }
  if (entries->len > 0)
    g_array_index (entries, CrumbEntry, 0).why = crumb_game_clip_reason (why);
  return entries;
}

/* Nobody's name changes, so none is taken. */
static gboolean
fail (CrumbJournalVerdict verdict, GError **error)
{
  if (verdict == CRUMB_JOURNAL_TOO_MANY)
    crumb_game_set_too_many (error);
  else
    g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_REFUSED,
                         _ ("The rules don’t allow all of the corrected moves."));
  return FALSE;
}

gboolean
crumb_correction_is_outdated (CrumbCorrection *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return !crumb_hash_equal (&self->made_of, last_hash (self->game));
}

gboolean
crumb_game_correct (CrumbGame *self, CrumbCorrection *correction, const char *why, GError **error)
{
  CrumbJournal *journal;
  g_autoptr (GArray) entries = NULL;
  CrumbJournalVerdict verdict;
  CrumbMisfit misfit;
  guint from;

  g_return_val_if_fail (CRUMB_IS_GAME (self), FALSE);
  g_return_val_if_fail (correction->game == self, FALSE);

  from = crumb_game_get_n_entries (self);
  if (crumb_correction_is_outdated (correction))
    {
      g_set_error_literal (error, CRUMB_RECORD_ERROR, CRUMB_RECORD_ERROR_BUSY,
                           _ ("The game has changed in the meantime. Correct it again."));
      return FALSE;
    }

  entries = make_entries (correction, why);
  if (entries->len == 0)
    return TRUE;

  journal = crumb_game_get_journal (self);
  verdict = crumb_journal_add (journal, (const CrumbEntry *) entries->data, entries->len, &misfit);
  if (verdict != CRUMB_JOURNAL_TAKEN)
    return fail (verdict, error);
  return crumb_game_keep (self, from, error);
}
