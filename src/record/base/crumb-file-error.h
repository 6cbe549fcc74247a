/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the system says of files, in our words. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * crumb_file_error_tell:
 * @error: from GLib or GIO
 * @missing: the sentence for what isn't there
 *
 * Returns: (transfer none): a sentence, valid as long as @error and @missing
 */
const char *crumb_file_error_tell (const GError *error, const char *missing);

G_END_DECLS
