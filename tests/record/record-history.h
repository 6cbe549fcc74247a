/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* A record of many years. */

#pragma once

#include "record-fixture.h"

/** record_fixture_set_up_history: Sets up a record in which so many games were played over the years. */
void record_fixture_set_up_history (RecordFixture *fixture, guint n_games);
