/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Looks for damage where lists and statistics read too many rows to look at the seal of each. */

#include "crumb-list-check.h"

#include "crumb-store-private.h"
#include "record/database/crumb-seal.h"

/* Says that a check of all lists is under way in a thread. */
#define UNDER_WAY "crumb-list-check"

#define HAS_DAMAGED(table, name, expected)                                                                             \
  "SELECT EXISTS (SELECT 1 FROM " table " AS " name CRUMB_DATABASE_ROWS (table) "WHERE seal IS NOT " expected ")"

/*
 * Rows have seals, entries of an index don't: both have the same values if these sums are equal, in whatever order they
 * are added up. Only half of each checksum is added, so that no sum overflows.
 */
#define SUM(columns, source) "(SELECT sum (seal (" columns ") & 0xffffffff) FROM " source ")"
#define DIFFERS_WHERE(table, index, columns, where)                                                                    \
  "SELECT " SUM (columns, table " INDEXED BY " index " WHERE " where) " IS NOT " SUM (                                 \
      columns, table CRUMB_DATABASE_ROWS (table) "WHERE seal IS NOT NULL AND " where)
#define DIFFERS(table, index, columns) DIFFERS_WHERE (table, index, columns, "TRUE")

/* Whether a table isn't what was written, or an index: all that can be read from it, with the key of its table. */
static const char *const sql[] = {
  HAS_DAMAGED ("summary", "s", CRUMB_SEAL_SUMMARY),
  HAS_DAMAGED ("sitting", "sitting", CRUMB_SEAL_SITTING),
  DIFFERS ("summary", "summary_by_touched", "touched, running, started, game"),
  DIFFERS ("summary", "summary_by_game", "game, running, started"),
  DIFFERS ("summary", "summary_by_search", "running, started, game, kind, search"),
  DIFFERS ("summary", "summary_by_rules", "kind, rules, running, started, game, search"),
  DIFFERS ("sitting", "sitting_by_game", "game, player, running, started"),
  DIFFERS_WHERE ("sitting", "sitting_by_kind",
                 "player, kind, running, started, game, won, rounds, points, best_round, rules", "running = 0"),
};

/*
 * Whether rows are missing, which no seal shows: what a table has of one thing is compared with what another has. Of
 * each finished game with k players there are k sittings in the tallies and k (k - 1) in the pairings. Who sits at an
 * unfinished game only its journal says.
 */
static const char *const missing_sql[] = {
  "SELECT (SELECT count (*) FROM summary WHERE running IN (0, 1)) IS NOT "
  "(SELECT count (*) FROM game) - (SELECT count (*) FROM game JOIN mark ON mark.game = id WHERE deleted)",
  "SELECT (total (k), total (k * (k - 1))) IS NOT "
  "((SELECT total (games) FROM tally), (SELECT total (games) FROM pairing)) "
  "FROM (SELECT count (*) AS k FROM sitting INDEXED BY sitting_by_game WHERE running = 0 GROUP BY game)",
  "SELECT EXISTS (SELECT 1 FROM tally WHERE player NOT IN (SELECT key FROM player))",
};

/* What statistics of one player are added up from. */
static const char player_sql[] =
    "SELECT EXISTS (SELECT 1 FROM sitting WHERE player = ?1 AND seal IS NOT " CRUMB_SEAL_SITTING ")";

/* What is looked at, and whether it is damaged. */
typedef struct
{
  char *player;
  gboolean only_missing;
  gint64 damaged;
} Look;

static void
look_free (Look *self)
{
  g_free (self->player);
  g_free (self);
}

static gboolean
ask_each (Look *self, sqlite3 *db, const char *const *questions, gsize n, GError **error)
{
  for (gsize i = 0; self->damaged == 0 && i < n; i++)
    if (!crumb_database_get_int (db, &self->damaged, error, questions[i], ""))
      return FALSE;
  return TRUE;
}

static gboolean
find_damage (sqlite3 *db, gpointer data, GError **error)
{
  Look *self = data;

  if (self->player != NULL)
    return crumb_database_get_int (db, &self->damaged, error, player_sql, "t", self->player);
  return ask_each (self, db, missing_sql, G_N_ELEMENTS (missing_sql), error)
         && (self->only_missing || ask_each (self, db, sql, G_N_ELEMENTS (sql), error));
}

/* Another program may be writing, so all is read at one moment. */
static gboolean
look (Look *self, CrumbStore *store, GError **error)
{
  return crumb_database_in_snapshot (crumb_store_get_database (store), find_damage, self, error);
}

static gboolean
look_now (Look *self, CrumbStore *store, GError **error)
{
  if (!look (self, store, error))
    return FALSE;
  if (self->damaged)
    crumb_store_notice_damage (store);
  return TRUE;
}

gboolean
crumb_list_check (CrumbStore *store, const char *player, GError **error)
{
  Look at = { .player = (char *) player };

  g_return_val_if_fail (CRUMB_IS_STORE (store), FALSE);

  return look_now (&at, store, error);
}

gboolean
crumb_list_check_missing (CrumbStore *store, GError **error)
{
  Look at = { .only_missing = TRUE };

  g_return_val_if_fail (CRUMB_IS_STORE (store), FALSE);

  return look_now (&at, store, error);
}

static void
look_in_thread (GTask *task, gpointer store, gpointer data, GCancellable *cancellable)
{
  Look *at = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CrumbStore) beside = crumb_store_open_beside (store, &error);

  if (beside == NULL || !look (at, beside, &error))
    g_debug ("The lists were not checked: %s", error->message);
  g_task_return_boolean (task, at->damaged != 0);
}

static void
looked_cb (GObject *store, GAsyncResult *result, gpointer user_data)
{
  const Look *at = g_task_get_task_data (G_TASK (result));

  if (at->player == NULL)
    g_object_set_data (store, UNDER_WAY, NULL);
  if (g_task_propagate_boolean (G_TASK (result), NULL))
    crumb_store_notice_damage (CRUMB_STORE (store));
}

void
crumb_list_check_later (CrumbStore *store, const char *player)
{
  g_autoptr (GTask) task = NULL;
  Look *at;

  g_return_if_fail (CRUMB_IS_STORE (store));

  if (player == NULL && g_object_get_data (G_OBJECT (store), UNDER_WAY) != NULL)
    return;
  if (player == NULL)
    g_object_set_data (G_OBJECT (store), UNDER_WAY, GINT_TO_POINTER (TRUE));
  at = g_new0 (Look, 1);
  at->player = g_strdup (player);
  task = g_task_new (store, NULL, looked_cb, NULL);
  g_task_set_task_data (task, at, (GDestroyNotify) look_free);
  g_task_run_in_thread (task, look_in_thread);
}
