/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A record of many years. */

#include "record-history.h"

#include "history-maker.h"

#include <glib/gstdio.h>

void
record_fixture_set_up_history (RecordFixture *fixture, guint n_games)
{
  g_autoptr (GError) error = NULL;

  record_fixture_set_up (fixture, NULL);
  g_clear_object (&fixture->store);
  g_assert_no_errno (g_remove (fixture->path));
  history_copy (fixture->path, n_games, (guint32) g_rand_int (fixture->rand));
  fixture->store = crumb_store_open (fixture->path, &error);
  g_assert_no_error (error);
}
