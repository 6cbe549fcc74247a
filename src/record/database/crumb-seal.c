/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Seals rows: SQLite doesn't notice a changed bit in a value. */

#include "crumb-seal.h"

#include "crumb-database.h"

/* FNV-1a, as its authors give it: any single changed byte changes the result. */
#define FNV_START G_GUINT64_CONSTANT (0xcbf29ce484222325)
#define FNV_PRIME G_GUINT64_CONSTANT (0x00000100000001b3)

#define SEAL_ROWS(table, expected) "UPDATE " table " SET seal = " expected " WHERE seal IS NULL"

/* How rows are sealed, and what selects those of one key. */
static const struct
{
  const char *all;
  const char *of_key;
} sql[CRUMB_N_SEALED] = {
  [CRUMB_SEALED_PLAYER] = { SEAL_ROWS ("player", CRUMB_SEAL_PLAYER),
                            SEAL_ROWS ("player", CRUMB_SEAL_PLAYER) " AND key = ?1" },
  [CRUMB_SEALED_MARK] = { SEAL_ROWS ("mark", CRUMB_SEAL_MARK), SEAL_ROWS ("mark", CRUMB_SEAL_MARK) " AND game = ?1" },
  [CRUMB_SEALED_SPELLING] = { SEAL_ROWS ("spelling", CRUMB_SEAL_SPELLING),
                              SEAL_ROWS ("spelling", CRUMB_SEAL_SPELLING) " AND player = ?1" },
  [CRUMB_SEALED_REPLACED] = { SEAL_ROWS ("replaced", CRUMB_SEAL_REPLACED),
                              SEAL_ROWS ("replaced", CRUMB_SEAL_REPLACED) " AND game = ?1" },
};

static guint64
add_bytes (guint64 sum, gconstpointer bytes, gsize n)
{
  const guint8 *byte = bytes;

  for (gsize i = 0; i < n; i++)
    sum = (sum ^ byte[i]) * FNV_PRIME;
  return sum;
}

/* Adds eight bytes, the least significant one first. */
static guint64
add_number (guint64 sum, guint64 number)
{
  guint64 bytes = GUINT64_TO_LE (number);

  return add_bytes (sum, &bytes, sizeof bytes);
}

/* Adds the type and the length, so that no two rows read as the same bytes. */
static guint64
add_value (guint64 sum, sqlite3_value *value)
{
  guint8 type = (guint8) sqlite3_value_type (value);

  sum = add_bytes (sum, &type, 1);
  if (type == SQLITE_NULL)
    return sum;
  sum =
      add_number (sum, (guint64) (type == SQLITE_INTEGER ? sqlite3_value_int64 (value) : sqlite3_value_bytes (value)));
  if (type == SQLITE_INTEGER)
    return sum;
  return add_bytes (sum, sqlite3_value_blob (value), (gsize) sqlite3_value_bytes (value));
}

static void
seal (sqlite3_context *context, int n_values, sqlite3_value **values)
{
  guint64 sum = FNV_START;

  for (int i = 0; i < n_values; i++)
    sum = add_value (sum, values[i]);
  sqlite3_result_int64 (context, (sqlite3_int64) sum);
}

gboolean
crumb_seal_register (sqlite3 *db, GError **error)
{
  int result = sqlite3_create_function_v2 (db, "seal", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, NULL,
                                           seal, NULL, NULL, NULL);

  return result == SQLITE_OK || crumb_database_fail (db, error);
}

gboolean
crumb_seal_rows (sqlite3 *db, CrumbSealed table, const char *key, GError **error)
{
  return key != NULL ? crumb_database_run (db, error, sql[table].of_key, "t", key)
                     : crumb_database_run (db, error, sql[table].all, "");
}

gboolean
crumb_seal_all (sqlite3 *db, GError **error)
{
  for (guint table = 0; table < CRUMB_N_SEALED; table++)
    if (!crumb_seal_rows (db, (CrumbSealed) table, NULL, error))
      return FALSE;
  return TRUE;
}
