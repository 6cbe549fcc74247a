/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* The keys of the table. */

#pragma once

#include "crumb-table-view.h"

G_BEGIN_DECLS

/** crumb_table_keys_add: Lets keys do what the table's actions do, unless something lies over the table. */
void crumb_table_keys_add (CrumbTableView *self);

G_END_DECLS
