/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the text of a rulebook is written with; only such a text includes this. */

#pragma once

#include "crumb-rulebook.h"

#include <glib/gi18n.h>

/** A paragraph with a number, one without, and one that a ruling can rest on. */
#define RULE(number_, text_) { .number = number_, .text = text_ }
#define NOTE(text_) { .text = text_ }
#define MARKED(id_, number_, text_) { .id = id_, .number = number_, .text = text_ }

/** A section, and the knobs that change what is in it. */
#define SECTION(id_, title_, parts_, knobs_) { id_, title_, parts_, G_N_ELEMENTS (parts_), knobs_ }
#define KNOBS(...) ((const char *const[]) { __VA_ARGS__ __VA_OPT__ (, ) NULL })
#define ALL_KNOBS NULL
