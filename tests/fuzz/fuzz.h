/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What a fuzz target is: a function that takes any bytes, and aborts when Crumb does with them what it must not. */

#pragma once

#include <glib.h>

/** fuzz_begin: Called once, before the first input; `target` is its name, for files that it needs. */
void fuzz_begin (const char *target);

/** fuzz_input: Tries one input. Whatever is left afterwards must not depend on it. */
void fuzz_input (const guint8 *bytes, gsize length);
