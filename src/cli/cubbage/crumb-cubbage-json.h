/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* Dice and what they score, in JSON. */

#pragma once

#include "rules/cubbage/count.h"
#include "rules/fraction.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/** crumb_cubbage_json_add_parts: Adds `points` and `parts`: each with its `kind`, its `dice`, low to high, and points. */
void crumb_cubbage_json_add_parts (JsonBuilder *json, const CrumbCubbageCount *count, const guint8 dice[]);

/** crumb_cubbage_json_add_faces: Adds faces as a string of digits. */
void crumb_cubbage_json_add_faces (JsonBuilder *json, const char *name, const guint8 faces[], guint n);

/** crumb_cubbage_json_add_fraction: Adds an exact fraction as "p/q". */
void crumb_cubbage_json_add_fraction (JsonBuilder *json, const char *name, CrumbFraction fraction);

G_END_DECLS
