/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Looks for damage where lists and statistics read too many rows to look at the seal of each. */

#include "crumb-list-check.h"

#include "crumb-store-private.h"
#include "record/database/crumb-seal.h"

/* Says that a check of all lists is under way in a thread. */
#define UNDER_WAY "crumb-list-check"

#define HAS_DAMAGED(table, expected)                                                                                   \
  "SELECT EXISTS (SELECT 1 FROM " table " NOT INDEXED WHERE seal IS NOT " expected ")"

/*
 * Rows have seals, entries of an index don't: both have the same values if these sums are equal, in whatever order they
 * are added up. Only half of each checksum is added, so that no sum overflows. No index has the seal of a row, so that
 * it is the table that is read.
 */
#define SUM(columns, source) "(SELECT sum (seal (" columns ") & 0xffffffff) FROM " source ")"
#define DIFFERS(table, index, columns)                                                                                 \
  "SELECT " SUM (columns, table " INDEXED BY " index) " IS NOT " SUM (columns,                                         \
                                                                      table " NOT INDEXED WHERE seal IS NOT NULL")

/* Whether a table isn't what was written, or an index: all that can be read from it, with the key of its table. */
static const char *const sql[] = {
  HAS_DAMAGED ("summary AS s", CRUMB_SEAL_SUMMARY),
  HAS_DAMAGED ("sitting", CRUMB_SEAL_SITTING),
  DIFFERS ("summary", "summary_by_touched", "touched, running, started, game"),
  DIFFERS ("summary", "summary_by_game", "game, running, started"),
  DIFFERS ("summary", "summary_by_search", "running, started, game, kind, search"),
  DIFFERS ("summary", "summary_by_rules", "kind, rules, running, started, game, search"),
  DIFFERS ("sitting", "sitting_by_game", "game, player, running, started"),
};

/* What statistics of one player are added up from. */
static const char player_sql[] =
    "SELECT EXISTS (SELECT 1 FROM sitting WHERE player = ?1 AND seal IS NOT " CRUMB_SEAL_SITTING ")";

/* What is looked at, and whether it is damaged. */
typedef struct
{
  char *player;
  gint64 damaged;
} Look;

static void
look_free (Look *self)
{
  g_free (self->player);
  g_free (self);
}

static gboolean
find_damage (sqlite3 *db, gpointer data, GError **error)
{
  Look *self = data;

  if (self->player != NULL)
    return crumb_database_get_int (db, &self->damaged, error, player_sql, "t", self->player);
  for (guint i = 0; self->damaged == 0 && i < G_N_ELEMENTS (sql); i++)
    if (!crumb_database_get_int (db, &self->damaged, error, sql[i], ""))
      return FALSE;
  return TRUE;
}

/* Another program may be writing, so all is read at one moment. */
static gboolean
look (Look *self, CrumbStore *store, GError **error)
{
  return crumb_database_in_snapshot (crumb_store_get_database (store), find_damage, self, error);
}

gboolean
crumb_list_check (CrumbStore *store, const char *player, GError **error)
{
  Look at = { .player = (char *) player };

  g_return_val_if_fail (CRUMB_IS_STORE (store), FALSE);

  if (!look (&at, store, error))
    return FALSE;
  if (at.damaged)
    crumb_store_notice_damage (store);
  return TRUE;
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
