/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: The Crumb authors */

/* What the system says of files, in our words. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * crumb_file_error_tell:
 * @error: from GLib, GIO or GTK, whose words name temporary files; those of the record are kept
 * @missing: the sentence for what isn't there
 *
 * Returns: (transfer none): a sentence, valid as long as @error and @missing
 */
const char *crumb_file_error_tell (const GError *error, const char *missing);

/** crumb_file_error_tell_unread: As crumb_file_error_tell(), of a file that couldn't be read. */
const char *crumb_file_error_tell_unread (const GError *error, const char *missing);

G_END_DECLS
