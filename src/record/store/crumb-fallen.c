/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Whether a record has just fallen in a game. */

#include "crumb-fallen.h"

#include "crumb-game-private.h"
#include "record/database/crumb-sitting.h"

/* The records of the first @n_moves of the game alone; its seats stand for players. */
static GArray *
list_own (CrumbGame *game, guint n_moves)
{
  const CrumbGameKind *kind = crumb_game_get_kind (game);
  g_autofree void *state = g_malloc (kind->state_size);
  const CrumbScores *scores = state;
  g_autoptr (GStringChunk) texts = g_string_chunk_new (256);
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (CrumbSetGame));
  const CrumbGameSet set = { .games = games };
  CrumbFigures figures[CRUMB_SEATS_MAX] = { 0 };
  CrumbSitting sittings[CRUMB_SEATS_MAX];
  CrumbSetGame own = { .kind = kind };

  crumb_game_state_after (game, n_moves, state);
  crumb_figures_count (kind, crumb_game_get_journal (game), n_moves, figures);
  crumb_sitting_count_rounds (scores, crumb_scores_ended (scores), sittings);
  own.rounds = scores->over ? scores->n_rounds : 0;
  own.ended_early = scores->ended_early;
  for (guint seat = 0; seat < scores->n_seats; seat++)
    if (crumb_seats_has (scores->people, seat))
      {
        g_autofree char *packed = crumb_figures_pack (kind, figures[seat]);

        own.played[own.n++] = (CrumbPlayed) {
          .player = seat,
          .won = sittings[seat].won,
          .rounds = scores->n_rounds,
          .points = scores->totals[seat] - scores->brought[seat],
          .best_round = sittings[seat].best_round,
          .behind = sittings[seat].behind,
          .figures = g_string_chunk_insert (texts, packed),
        };
      }
  g_array_append_val (games, own);
  return crumb_highlights_list_records (&set, kind);
}

static const CrumbHighlight *
find_same (GArray *records, const CrumbHighlight *record)
{
  for (guint i = 0; i < records->len; i++)
    {
      const CrumbHighlight *other = &g_array_index (records, CrumbHighlight, i);

      if (other->type == record->type && other->figure == record->figure)
        return other;
    }
  return NULL;
}

static gboolean
beats (const CrumbHighlight *one, const CrumbHighlight *other)
{
  return one->type == CRUMB_HIGHLIGHT_CLOSEST ? one->value < other->value : one->value > other->value;
}

/* Leaves those that are better than they were; a first one of its sort stays where @first says so. */
static void
leave_better (GArray *records, GArray *than, gboolean first)
{
  for (guint i = records->len; i > 0; i--)
    {
      const CrumbHighlight *record = &g_array_index (records, CrumbHighlight, i - 1);
      const CrumbHighlight *other = find_same (than, record);

      if (other != NULL ? !beats (record, other) : !first)
        g_array_remove_index (records, i - 1);
    }
}

CrumbFallen *
crumb_fallen_read (CrumbStore *store, const char *id, guint from, GError **error)
{
  g_autoptr (CrumbGame) game = crumb_store_load_game (store, id, error);
  g_autoptr (CrumbFallen) fallen = g_new0 (CrumbFallen, 1);
  g_autoptr (GArray) now = NULL;
  g_autoptr (GArray) known = NULL;
  g_autoptr (GArray) before = NULL;
  g_autoptr (CrumbGameSet) set = NULL;
  CrumbGameFilter filter = { 0 };

  if (game == NULL)
    return NULL;
  fallen->n_moves = crumb_game_get_n_moves (game);
  now = list_own (game, fallen->n_moves);
  known = list_own (game, MIN (from, fallen->n_moves));
  leave_better (now, known, TRUE);
  if (now->len == 0)
    return g_steal_pointer (&fallen);
  filter.kind = (char *) crumb_game_get_kind (game)->id;
  filter.to = crumb_game_get_started (game);
  set = crumb_game_set_read (store, &filter, error);
  if (set == NULL)
    return NULL;
  before = crumb_highlights_list_records (set, crumb_game_get_kind (game));
  leave_better (now, before, FALSE);
  fallen->fell = now->len > 0 && set->games->len >= CRUMB_FALLEN_LEAST;
  if (fallen->fell)
    {
      fallen->record = g_array_index (now, CrumbHighlight, 0);
      fallen->name = g_strdup (crumb_game_get_seat (game, fallen->record.player)->told);
    }
  return g_steal_pointer (&fallen);
}

void
crumb_fallen_free (CrumbFallen *fallen)
{
  g_free (fallen->name);
  g_free (fallen);
}
