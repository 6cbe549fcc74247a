/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Game files for import tests. */

#pragma once

#include "../record/record-fixture.h"

#include "record/files/crumb-import.h"

#define CARRY_ID "0c0ffee0-0000-4000-8000-000000000001"

/** What the game in a file contains. */
typedef enum
{
  CARRY_BEGUN,   /**< one round, Sue 3, John 9 */
  CARRY_OVER,    /**< that round, and then ended early */
  CARRY_OTHER,   /**< one round in which Sue scores 4 */
  CARRY_REFUSED, /**< the rules refuse the third entry */
  CARRY_BROKEN,  /**< not JSON */
} CarryVersion;

/** carry_write: (transfer full): Writes the file @name in the fixture's folder. @n: 1 to 9, which game it is. */
GFile *carry_write (RecordFixture *fixture, const char *name, guint n, CarryVersion version);

/** carry_import: (transfer full): Imports these files. Ended by NULL. */
CrumbImport *carry_import (RecordFixture *fixture, GFile *first, ...) G_GNUC_NULL_TERMINATED;
