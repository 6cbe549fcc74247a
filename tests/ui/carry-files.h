/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Game files to be imported. */

#pragma once

#include "../record/record-fixture.h"

#include "record/files/crumb-import.h"

#define CARRY_ID "0c0ffee0-0000-4000-8000-000000000001"

/** How far the game of a file has come, and which way it went. */
typedef enum
{
  CARRY_BEGUN,   /**< one round, Sue 3, John 9 */
  CARRY_OVER,    /**< the same, and then ended early */
  CARRY_OTHER,   /**< Sue got 4 */
  CARRY_REFUSED, /**< the third entry is none that the rules take */
  CARRY_BROKEN,  /**< no JSON */
} CarryVersion;

/** carry_write: (transfer full): A file of the name @name in the fixture's folder. @n: 1 to 9, which game it is. */
GFile *carry_write (RecordFixture *fixture, const char *name, guint n, CarryVersion version);

/** carry_import: (transfer full): Takes these files into the record. Ended by NULL. */
CrumbImport *carry_import (RecordFixture *fixture, GFile *first, ...) G_GNUC_NULL_TERMINATED;
